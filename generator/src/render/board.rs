//! One drawing of a board, used everywhere: inline SVG, drawn from a position
//! and spoken by its label.
//!
//! South's row lies below and runs from left to right, North's above and from
//! right to left, so that each reads from its owner's left. Up to a dozen seeds
//! can be counted in a pit; the number stands beside it always. Colours are the
//! style sheet's: nothing here has a style of its own, and what a colour marks
//! a shape marks as well.
//!
//! Left out: anything that moves.

use std::{collections::BTreeSet, fmt::Write};

use engine::{Direction, Pit, Side};

use super::{
    texts::{TextError, Texts},
    words::side_name,
};

/// Most seeds that are drawn one by one.
pub const COUNTABLE: u8 = 12;

/// A position as it is to be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Pits in a row.
    pub pits: u8,
    /// Seeds of each pit in sowing order, South's row first.
    pub seeds: Vec<u8>,
    /// Seeds captured, South's and North's.
    pub captured: [u8; 2],
    /// Whether captured seeds lie in stores at the ends.
    pub stores: bool,
    /// Whose turn it is, if it is anybody's.
    pub to_move: Option<Side>,
    /// Which way seeds are sown.
    pub direction: Direction,
    /// What the last move did.
    pub marks: Marks,
}

/// What a move did to the board, to be marked on the drawing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The pit lifted.
    pub lifted: Option<Pit>,
    /// The pits that seeds fell into.
    pub sown: BTreeSet<Pit>,
    /// The pits captured.
    pub captured: BTreeSet<Pit>,
    /// Where the last seed fell.
    pub last: Option<Pit>,
}

/// How large a board is drawn where there is room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Among others.
    Small,
    /// On its own.
    Large,
}

const CELL: i32 = 60;
const RADIUS: i32 = 25;
const STORE: i32 = 48;
const MARGIN: i32 = 10;
const LABEL: i32 = 30;
/// From a pit's middle to the baseline of its number and of its letter.
const NUMBER: i32 = 45;
const LETTER: i32 = 62;
const ROW: i32 = RADIUS + 70;
const GUTTER: i32 = 30;

/// Places of up to a dozen seeds, as rows that the eye counts at a glance.
const HEAPS: [&[i32]; 13] = [
    &[],
    &[1],
    &[2],
    &[1, 2],
    &[2, 2],
    &[2, 1, 2],
    &[3, 3],
    &[2, 3, 2],
    &[3, 2, 3],
    &[3, 3, 3],
    &[3, 4, 3],
    &[4, 3, 4],
    &[4, 4, 4],
];

/// The drawings of heaps that boards on the same page use by name: one
/// `<symbol>` for each number of seeds in `figures`.
#[must_use]
pub fn definitions<'a>(figures: impl IntoIterator<Item = &'a Figure>) -> String {
    let counts: BTreeSet<u8> = figures
        .into_iter()
        .flat_map(|figure| figure.seeds.iter().copied())
        .filter(|seeds| (1..=COUNTABLE).contains(seeds))
        .collect();
    if counts.is_empty() {
        return String::new();
    }
    let mut svg = String::from(
        "<svg class=\"definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\">",
    );
    for count in counts {
        let _ = write!(
            svg,
            "<symbol id=\"seeds-{count}\" viewBox=\"-{RADIUS} -{RADIUS} {0} {0}\">",
            2 * RADIUS
        );
        let rows = HEAPS[usize::from(count)];
        for (row, across) in (0_i32..).zip(rows) {
            let y = 10 * row - 5 * (i32::try_from(rows.len()).unwrap_or(1) - 1);
            for column in 0..*across {
                let x = 10 * column - 5 * (across - 1);
                let _ = write!(
                    svg,
                    "<circle class=\"seed\" cx=\"{x}\" cy=\"{y}\" r=\"4\"/>"
                );
            }
        }
        svg.push_str("</symbol>");
    }
    svg.push_str("</svg>");
    svg
}

/// The board as inline SVG.
///
/// # Errors
/// A table that lacks a text.
pub fn draw(figure: &Figure, size: Size, texts: &Texts) -> Result<String, TextError> {
    let drawing = Drawing {
        figure,
        size,
        texts,
    };
    drawing.svg()
}

/// The position in words, as the drawing is read out.
///
/// # Errors
/// A table that lacks a text.
pub fn describe(figure: &Figure, texts: &Texts) -> Result<String, TextError> {
    let mut sentences = Vec::new();
    for side in Side::BOTH {
        let pits = figure
            .row(side)
            .map(|pit| {
                texts.say(
                    "board-pit",
                    &[
                        ("letter", pit.to_string().into()),
                        ("seeds", figure.seeds_in(pit).into()),
                    ],
                )
            })
            .collect::<Result<Vec<_>, _>>()?;
        let mut row = pits.first().cloned().unwrap_or_default();
        for pit in pits.iter().skip(1) {
            row = texts.say(
                "list-pair",
                &[("first", row.into()), ("next", pit.as_str().into())],
            )?;
        }
        sentences.push(texts.say(
            "board-row",
            &[("side", side_name(side).into()), ("pits", row.into())],
        )?);
    }
    for side in Side::BOTH {
        let key = if figure.stores {
            "board-store"
        } else {
            "board-captured"
        };
        let seeds = figure.captured[side.index()];
        sentences.push(texts.say(
            key,
            &[("side", side_name(side).into()), ("seeds", seeds.into())],
        )?);
    }
    if let Some(side) = figure.to_move {
        sentences.push(texts.say("board-to-move", &[("side", side_name(side).into())])?);
    }
    let marks = &figure.marks;
    if let Some(pit) = marks.lifted {
        sentences.push(texts.say("board-lifted", &[("pit", pit.to_string().into())])?);
    }
    for (key, pits) in [
        ("board-sown", &marks.sown),
        ("board-taken", &marks.captured),
    ] {
        if !pits.is_empty() {
            let pits: Vec<String> = pits.iter().map(Pit::to_string).collect();
            sentences.push(texts.say(key, &[("pits", pits.join(" ").into())])?);
        }
    }
    if let Some(pit) = marks.last {
        sentences.push(texts.say("board-last", &[("pit", pit.to_string().into())])?);
    }
    Ok(sentences.join(" "))
}

impl Figure {
    /// The pits of a row from its owner's left.
    fn row(&self, side: Side) -> impl Iterator<Item = Pit> {
        (0..self.pits).map(move |place| Pit { side, place })
    }

    fn seeds_in(&self, pit: Pit) -> u8 {
        self.seeds
            .get(pit.index(self.pits))
            .copied()
            .unwrap_or_default()
    }
}

struct Drawing<'a> {
    figure: &'a Figure,
    size: Size,
    texts: &'a Texts,
}

impl Drawing<'_> {
    fn svg(&self) -> Result<String, TextError> {
        let (width, height) = (self.width(), self.height());
        let mut svg = String::new();
        let label = escape(&describe(self.figure, self.texts)?);
        let size = if self.figure.pits > 8 {
            "board board-wide"
        } else {
            "board"
        };
        // Four and five quarters of a pixel a unit, if there is room.
        let quarters = match self.size {
            Size::Small => 4,
            Size::Large => 5,
        };
        let _ = write!(
            svg,
            "<svg class=\"{size}\" role=\"img\" aria-label=\"{label}\" viewBox=\"0 0 {width} {height}\" width=\"{0}\" height=\"{1}\">",
            width * quarters / 4,
            height * quarters / 4,
        );
        let _ = write!(
            svg,
            "<rect class=\"board-wood\" x=\"1\" y=\"{LABEL}\" width=\"{}\" height=\"{}\" rx=\"22\"/>",
            width - 2,
            height - 2 * LABEL
        );
        self.arrows(&mut svg);
        for side in [Side::North, Side::South] {
            self.side_label(&mut svg, side)?;
            if self.figure.stores {
                self.store(&mut svg, side);
            }
            for pit in self.figure.row(side) {
                self.pit(&mut svg, pit);
            }
        }
        svg.push_str("</svg>");
        Ok(svg)
    }

    fn store_width(&self) -> i32 {
        if self.figure.stores { STORE } else { 0 }
    }

    fn width(&self) -> i32 {
        let row = i32::from(self.figure.pits) * CELL;
        // The side labels need some room even over a tiny board.
        (row + 2 * (MARGIN + self.store_width())).max(240)
    }

    fn height(&self) -> i32 {
        2 * LABEL + 2 * ROW + GUTTER
    }

    /// Where the leftmost pit of the drawing has its middle.
    fn left(&self) -> i32 {
        (self.width() - i32::from(self.figure.pits) * CELL) / 2 + CELL / 2
    }

    fn middle_of(&self, pit: Pit) -> (i32, i32) {
        let column = match pit.side {
            Side::South => i32::from(pit.place),
            Side::North => i32::from(self.figure.pits) - 1 - i32::from(pit.place),
        };
        (self.left() + CELL * column, self.row_middle(pit.side))
    }

    fn row_middle(&self, side: Side) -> i32 {
        match side {
            Side::North => LABEL + ROW - RADIUS,
            Side::South => LABEL + ROW + GUTTER + RADIUS,
        }
    }

    /// Two arrows between the rows, each along the row beside it.
    fn arrows(&self, svg: &mut String) {
        let half = (i32::from(self.figure.pits) * CELL / 2 - 22).min(110);
        let (left, right) = (self.width() / 2 - half, self.width() / 2 + half);
        let middle = LABEL + ROW + GUTTER / 2;
        let (upper, lower) = (middle - 5, middle + 5);
        // Counter-clockwise: South's row to the right, North's to the left.
        let (upper_tip, upper_tail, lower_tip, lower_tail) = match self.figure.direction {
            Direction::CounterClockwise => (left, right, right, left),
            Direction::Clockwise => (right, left, left, right),
        };
        for (tip, tail, y) in [
            (upper_tip, upper_tail, upper),
            (lower_tip, lower_tail, lower),
        ] {
            let back = if tip > tail { -6 } else { 6 };
            let _ = write!(
                svg,
                "<path class=\"board-arrow\" d=\"M{tail} {y}H{tip}m{back} -4l{} 4l{back} 4\"/>",
                -back
            );
        }
    }

    fn side_label(&self, svg: &mut String, side: Side) -> Result<(), TextError> {
        let y = match side {
            Side::North => LABEL - 10,
            Side::South => self.height() - LABEL + 22,
        };
        let name = self.texts.get(match side {
            Side::South => "side-south",
            Side::North => "side-north",
        })?;
        let mut x = MARGIN + 4;
        let mut class = "board-side";
        if self.figure.to_move == Some(side) {
            // A pointer before the name says whose turn it is.
            let _ = write!(
                svg,
                "<path class=\"board-turn\" d=\"M{x} {}l9 5l-9 5z\"/>",
                y - 10
            );
            x += 15;
            class = "board-side is-to-move";
        }
        let _ = write!(
            svg,
            "<text class=\"{class}\" x=\"{x}\" y=\"{y}\" text-anchor=\"start\">{}</text>",
            escape(&name),
        );
        if !self.figure.stores {
            let captured = self.texts.say(
                "board-label-captured",
                &[("seeds", self.figure.captured[side.index()].into())],
            )?;
            let _ = write!(
                svg,
                "<text class=\"board-side\" x=\"{}\" y=\"{y}\" text-anchor=\"end\">{}</text>",
                self.width() - MARGIN - 4,
                escape(&captured),
            );
        }
        Ok(())
    }

    /// A player's store: South's at the right end, North's at the left.
    fn store(&self, svg: &mut String, side: Side) {
        let x = match side {
            Side::South => self.width() - MARGIN - STORE + 4,
            Side::North => MARGIN,
        };
        let (top, bottom) = (LABEL + 34, self.height() - LABEL - 34);
        let _ = write!(
            svg,
            "<rect class=\"board-store\" x=\"{x}\" y=\"{top}\" width=\"{0}\" height=\"{1}\" rx=\"20\"/>\
             <text class=\"board-number\" x=\"{2}\" y=\"{3}\" text-anchor=\"middle\">{4}</text>",
            STORE - 4,
            bottom - top,
            x + (STORE - 4) / 2,
            self.height() / 2 + 7,
            self.figure.captured[side.index()],
        );
    }

    fn pit(&self, svg: &mut String, pit: Pit) {
        let (x, y) = self.middle_of(pit);
        let seeds = self.figure.seeds_in(pit);
        let marks = &self.figure.marks;
        let mut classes = String::from("pit");
        for (marked, class) in [
            (marks.lifted == Some(pit), " is-lifted"),
            (marks.sown.contains(&pit), " is-sown"),
            (marks.captured.contains(&pit), " is-captured"),
            (marks.last == Some(pit), " is-last"),
        ] {
            if marked {
                classes.push_str(class);
            }
        }
        let _ = write!(
            svg,
            "<g class=\"{classes}\"><circle class=\"pit-hole\" cx=\"{x}\" cy=\"{y}\" r=\"{RADIUS}\"/>"
        );
        if marks.captured.contains(&pit) {
            let reach = 7;
            let _ = write!(
                svg,
                "<path class=\"pit-cross\" d=\"M{0} {1}l{2} {2}m0 -{2}l-{2} {2}\"/>",
                x - reach,
                y - reach,
                2 * reach,
            );
        }
        if (1..=COUNTABLE).contains(&seeds) {
            let _ = write!(
                svg,
                "<use href=\"#seeds-{seeds}\" x=\"{0}\" y=\"{1}\" width=\"{2}\" height=\"{2}\"/>",
                x - RADIUS,
                y - RADIUS,
                2 * RADIUS
            );
        } else if seeds > COUNTABLE {
            let _ = write!(
                svg,
                "<circle class=\"pit-heap\" cx=\"{x}\" cy=\"{y}\" r=\"{}\"/>\
                 <text class=\"pit-heap-number\" x=\"{x}\" y=\"{}\" text-anchor=\"middle\">{seeds}</text>",
                RADIUS - 6,
                y + 7
            );
        }
        let (number, letter, dot) = match pit.side {
            Side::South => (y + NUMBER, y + LETTER, y - RADIUS - 5),
            // Baselines: text hangs above them.
            Side::North => (y - NUMBER + 14, y - LETTER + 10, y + RADIUS + 5),
        };
        if marks.last == Some(pit) {
            let _ = write!(
                svg,
                "<circle class=\"pit-last\" cx=\"{x}\" cy=\"{dot}\" r=\"3\"/>"
            );
        }
        let _ = write!(
            svg,
            "<text class=\"board-number\" x=\"{x}\" y=\"{number}\" text-anchor=\"middle\">{seeds}</text>\
             <text class=\"board-letter\" x=\"{x}\" y=\"{letter}\" text-anchor=\"middle\">{}</text></g>",
            pit.letter()
        );
    }
}

/// A mark on its own, to be explained: `turn`, `lifted`, `sown`, `last` or `captured`.
#[must_use]
pub fn legend(mark: &str) -> String {
    if mark == "turn" {
        return "<svg class=\"board-mark\" width=\"16\" height=\"32\" viewBox=\"0 0 16 32\" aria-hidden=\"true\" focusable=\"false\">\
                <path class=\"board-turn\" d=\"M3 11l10 5l-10 5z\"/></svg>"
            .to_owned();
    }
    let inside = match mark {
        "last" => "<circle class=\"pit-last\" cx=\"16\" cy=\"3\" r=\"3\"/>",
        "captured" => "<path class=\"pit-cross\" d=\"M11 14l10 10m0 -10l-10 10\"/>",
        _ => "",
    };
    format!(
        "<svg class=\"board-mark\" width=\"32\" height=\"32\" viewBox=\"0 0 32 32\" aria-hidden=\"true\" focusable=\"false\">\
         <g class=\"pit is-{mark}\"><circle class=\"pit-hole\" cx=\"16\" cy=\"19\" r=\"11\"/>{inside}</g></svg>"
    )
}

/// Text as it stands in an element or between double quotes.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use engine::{Direction, Pit, Side};

    use super::{COUNTABLE, Figure, HEAPS, Marks, Size, definitions, describe, draw, legend};
    use crate::render::texts::Languages;

    fn pit(letter: char) -> Pit {
        Pit::from_letter(letter).expect("a pit's letter")
    }

    fn figure() -> Figure {
        Figure {
            pits: 3,
            seeds: vec![0, 13, 7, 1, 0, 12],
            captured: [4, 5],
            stores: false,
            to_move: Some(Side::North),
            direction: Direction::CounterClockwise,
            marks: Marks {
                lifted: Some(pit('A')),
                sown: ['B', 'C', 'a', 'b'].map(pit).into(),
                captured: [pit('b')].into(),
                last: Some(pit('b')),
            },
        }
    }

    #[test]
    fn a_board_is_drawn() {
        let languages = Languages::embedded().expect("complete tables");
        let texts = languages.reference();
        let without_stores = draw(&figure(), Size::Large, texts).expect("a drawing");
        let with_stores = Figure {
            stores: true,
            to_move: None,
            direction: Direction::Clockwise,
            marks: Marks::default(),
            ..figure()
        };
        let with_stores = draw(&with_stores, Size::Small, texts).expect("a drawing");
        let drawn = [without_stores, with_stores, definitions([&figure()])].join("\n\n");
        insta::assert_snapshot!("board", drawn.replace("><", ">\n<"));
    }

    #[test]
    fn a_position_is_spoken() {
        let languages = Languages::embedded().expect("complete tables");
        let spoken: Vec<String> = languages
            .iter()
            .map(|texts| describe(&figure(), texts).expect("a description"))
            .collect();
        insta::assert_snapshot!("spoken", spoken.join("\n"));
    }

    #[test]
    fn rows_read_from_their_owners_left() {
        let languages = Languages::embedded().expect("complete tables");
        let svg = draw(&figure(), Size::Small, languages.reference()).expect("a drawing");
        let x = |letter: char| {
            let end = svg
                .find(&format!(">{letter}</text>"))
                .expect("the letter is drawn");
            let start = svg[..end].rfind(" x=\"").expect("it has a place") + 4;
            svg[start..]
                .split('"')
                .next()
                .and_then(|x| x.parse::<i32>().ok())
                .expect("a number")
        };
        assert!(x('A') < x('B') && x('B') < x('C'));
        assert!(x('a') > x('b') && x('b') > x('c'));
        // What faces is drawn in one column.
        assert_eq!((x('A'), x('B'), x('C')), (x('c'), x('b'), x('a')));
    }

    #[test]
    fn a_heap_shows_as_many_seeds_as_it_names() {
        for (seeds, rows) in HEAPS.iter().enumerate() {
            assert_eq!(
                rows.iter().sum::<i32>(),
                i32::try_from(seeds).expect("small")
            );
        }
        assert_eq!(HEAPS.len(), usize::from(COUNTABLE) + 1);
    }

    #[test]
    fn marks_that_are_explained_are_marks_that_are_drawn() {
        let languages = Languages::embedded().expect("complete tables");
        let svg = draw(&figure(), Size::Small, languages.reference()).expect("a drawing");
        for mark in ["lifted", "sown", "last", "captured"] {
            assert!(svg.contains(&format!("is-{mark}")), "{mark}");
            assert!(legend(mark).contains(&format!("is-{mark}")), "{mark}");
        }
        assert!(svg.contains("board-turn") && legend("turn").contains("board-turn"));
    }
}
