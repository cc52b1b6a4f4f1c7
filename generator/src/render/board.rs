//! One drawing of a board, used everywhere: inline SVG, drawn from a position
//! and spoken by its label.
//!
//! South's row lies below and runs from left to right, North's above and from
//! right to left, so that each reads from its owner's left. Up to a dozen seeds
//! can be counted in a pit; the number stands beside it always. Colours are the
//! style sheet's: nothing here has a style of its own, and what a colour marks
//! a shape marks as well.
//!
//! A board that a script is to change ([`draw_changing`]) is the same drawing with
//! every part there from the start: the script sets attributes and texts, and
//! draws nothing. Left out: what moves the seeds.

use std::{collections::BTreeSet, fmt::Write};

use engine::{Direction, Pit, Side};

use super::{
    markup::escape,
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

/// Whether a drawing stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// It does: what it does not show is not in it.
    Still,
    /// A script changes it: whatever a board can show is in it.
    Changing,
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
const HEIGHT: i32 = 2 * LABEL + 2 * ROW + GUTTER;
/// What can be touched of a pit reaches so far from its middle: towards the
/// other row, and towards its owner, letter included.
const TOUCH_INWARD: i32 = 36;
const TOUCH_OUTWARD: i32 = 68;
/// The hand that carries seeds.
const HAND: i32 = 17;

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
    symbols(counts.into_iter().map(symbol))
}

/// All the drawings of heaps, for pages with a board that changes: from no seed
/// to a dozen, and a heap of more.
#[must_use]
pub fn all_definitions() -> String {
    let heap = format!(
        "<symbol id=\"seeds-heap\" viewBox=\"-{RADIUS} -{RADIUS} {0} {0}\">\
         <circle class=\"pit-heap\" cx=\"0\" cy=\"0\" r=\"{1}\"/></symbol>",
        2 * RADIUS,
        RADIUS - 6
    );
    symbols((0..=COUNTABLE).map(symbol).chain([heap]))
}

fn symbols(symbols: impl Iterator<Item = String>) -> String {
    let mut svg = String::from(
        "<svg class=\"definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\">",
    );
    svg.extend(symbols);
    svg.push_str("</svg>");
    svg
}

/// The heap of so many seeds, at most [`COUNTABLE`].
fn symbol(count: u8) -> String {
    let mut svg = format!(
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
        kind: Kind::Still,
        texts,
    };
    drawing.svg()
}

/// How wide and high [`draw`] draws the board, in pixels.
pub(super) fn extent(figure: &Figure, size: Size) -> (f32, f32) {
    let quarters = size.quarters();
    let pixels = |units: i32| (units * quarters) as f32 / 4.0;
    (pixels(width_of(figure)), pixels(HEIGHT))
}

/// The board as inline SVG that a script can change into any other position of
/// the same board: each pit is a group with `data-pit`, all marks are there, and
/// classes say which are shown. Its page needs [`all_definitions`].
///
/// # Errors
/// A table that lacks a text.
pub fn draw_changing(figure: &Figure, texts: &Texts) -> Result<String, TextError> {
    let drawing = Drawing {
        figure,
        size: Size::Large,
        kind: Kind::Changing,
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

impl Size {
    /// How many quarters of a pixel a unit takes, if there is room.
    fn quarters(self) -> i32 {
        match self {
            Size::Small => 4,
            Size::Large => 5,
        }
    }
}

/// In units.
fn width_of(figure: &Figure) -> i32 {
    let row = i32::from(figure.pits) * CELL;
    let store = if figure.stores { STORE } else { 0 };
    // The side labels need some room even over a tiny board.
    (row + 2 * (MARGIN + store)).max(240)
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
    kind: Kind,
    texts: &'a Texts,
}

impl Drawing<'_> {
    fn svg(&self) -> Result<String, TextError> {
        let (width, height) = (self.width(), HEIGHT);
        let mut svg = String::new();
        let label = escape(&describe(self.figure, self.texts)?);
        let mut size = String::from("board");
        if self.figure.pits > 8 {
            size.push_str(" board-wide");
        }
        if self.kind == Kind::Changing {
            size.push_str(" board-changing");
        }
        let quarters = self.size.quarters();
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
        if self.kind == Kind::Changing {
            let _ = write!(
                svg,
                "<g class=\"board-hand\"><circle class=\"pit-heap\" r=\"{HAND}\"/>\
                 <text class=\"pit-heap-number\" y=\"7\" text-anchor=\"middle\"></text></g>"
            );
        }
        svg.push_str("</svg>");
        Ok(svg)
    }

    fn width(&self) -> i32 {
        width_of(self.figure)
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
            Side::South => HEIGHT - LABEL + 22,
        };
        let name = self.texts.get(match side {
            Side::South => "side-south",
            Side::North => "side-north",
        })?;
        let mut x = MARGIN + 4;
        let to_move = self.figure.to_move == Some(side);
        let class = match to_move {
            true => "board-side is-to-move",
            false => "board-side",
        };
        let changing = self.kind == Kind::Changing;
        if changing {
            let _ = write!(svg, "<g data-seat=\"{}\">", side_name(side));
        }
        if to_move || changing {
            // A pointer before the name says whose turn it is.
            let _ = write!(
                svg,
                "<path class=\"board-turn\" d=\"M{x} {}l9 5l-9 5z\"/>",
                y - 10
            );
            x += 15;
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
                "<text class=\"board-side board-captured\" x=\"{}\" y=\"{y}\" text-anchor=\"end\">{}</text>",
                self.width() - MARGIN - 4,
                escape(&captured),
            );
        }
        if changing {
            svg.push_str("</g>");
        }
        Ok(())
    }

    /// A player's store: South's at the right end, North's at the left.
    fn store(&self, svg: &mut String, side: Side) {
        let x = match side {
            Side::South => self.width() - MARGIN - STORE + 4,
            Side::North => MARGIN,
        };
        let (top, bottom) = (LABEL + 34, HEIGHT - LABEL - 34);
        let _ = write!(
            svg,
            "<rect class=\"board-store\" x=\"{x}\" y=\"{top}\" width=\"{0}\" height=\"{1}\" rx=\"20\"/>\
             <text class=\"board-number\"{5} x=\"{2}\" y=\"{3}\" text-anchor=\"middle\">{4}</text>",
            STORE - 4,
            bottom - top,
            x + (STORE - 4) / 2,
            HEIGHT / 2 + 7,
            self.figure.captured[side.index()],
            match self.kind {
                Kind::Still => String::new(),
                Kind::Changing => format!(" data-store=\"{}\"", side_name(side)),
            },
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
        let changing = self.kind == Kind::Changing;
        // Baselines: text hangs above them.
        let (number, letter, dot, touch) = match pit.side {
            Side::South => (y + NUMBER, y + LETTER, y - RADIUS - 5, y - TOUCH_INWARD),
            Side::North => (
                y - NUMBER + 14,
                y - LETTER + 10,
                y + RADIUS + 5,
                y - TOUCH_OUTWARD,
            ),
        };
        if changing {
            let _ = write!(
                svg,
                "<g class=\"{classes}\" data-pit=\"{pit}\">\
                 <rect class=\"pit-touch\" x=\"{0}\" y=\"{touch}\" width=\"{1}\" height=\"{2}\" rx=\"10\"/>\
                 <rect class=\"pit-key\" x=\"{3}\" y=\"{4}\" width=\"24\" height=\"20\" rx=\"5\"/>",
                x - CELL / 2,
                CELL,
                TOUCH_INWARD + TOUCH_OUTWARD,
                x - 12,
                letter - 15,
            );
        } else {
            let _ = write!(svg, "<g class=\"{classes}\">");
        }
        let _ = write!(
            svg,
            "<circle class=\"pit-hole\" cx=\"{x}\" cy=\"{y}\" r=\"{RADIUS}\"/>"
        );
        if marks.captured.contains(&pit) || changing {
            let reach = 7;
            let _ = write!(
                svg,
                "<path class=\"pit-cross\" d=\"M{0} {1}l{2} {2}m0 -{2}l-{2} {2}\"/>",
                x - reach,
                y - reach,
                2 * reach,
            );
        }
        if (1..=COUNTABLE).contains(&seeds) || changing {
            let name = match seeds {
                0..=COUNTABLE => seeds.to_string(),
                _ => "heap".to_owned(),
            };
            let _ = write!(
                svg,
                "<use href=\"#seeds-{name}\" x=\"{0}\" y=\"{1}\" width=\"{2}\" height=\"{2}\"/>",
                x - RADIUS,
                y - RADIUS,
                2 * RADIUS
            );
        } else if seeds > COUNTABLE {
            let _ = write!(
                svg,
                "<circle class=\"pit-heap\" cx=\"{x}\" cy=\"{y}\" r=\"{}\"/>",
                RADIUS - 6,
            );
        }
        if seeds > COUNTABLE || changing {
            let said = match seeds {
                0..=COUNTABLE => String::new(),
                _ => seeds.to_string(),
            };
            let _ = write!(
                svg,
                "<text class=\"pit-heap-number\" x=\"{x}\" y=\"{}\" text-anchor=\"middle\">{said}</text>",
                y + 7
            );
        }
        if marks.last == Some(pit) || changing {
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

#[cfg(test)]
mod tests {
    use engine::{Direction, Pit, Side};

    use super::{
        COUNTABLE, Figure, HEAPS, Marks, Size, all_definitions, definitions, describe, draw,
        draw_changing, legend,
    };
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

    /// What of a changing board does not change: its elements, in order.
    fn structure(svg: &str) -> Vec<&str> {
        svg.split('<')
            .filter_map(|piece| piece.split([' ', '>']).next())
            .filter(|name| !name.is_empty())
            .collect()
    }

    #[test]
    fn a_changing_board_has_the_same_parts_in_every_position() {
        let languages = Languages::embedded().expect("complete tables");
        let texts = languages.reference();
        for stores in [false, true] {
            let full = Figure { stores, ..figure() };
            let bare = Figure {
                seeds: vec![0; 6],
                captured: [0, 0],
                to_move: None,
                marks: Marks::default(),
                ..full.clone()
            };
            let full = draw_changing(&full, texts).expect("a drawing");
            let bare = draw_changing(&bare, texts).expect("a drawing");
            assert_eq!(structure(&full), structure(&bare));
            for pit in ["A", "B", "C", "a", "b", "c"] {
                assert_eq!(bare.matches(&format!("data-pit=\"{pit}\"")).count(), 1);
            }
            // Whatever it names is defined, whatever it may come to name as well.
            let defined = all_definitions();
            for seeds in 0..=COUNTABLE {
                assert_eq!(defined.matches(&format!("id=\"seeds-{seeds}\"")).count(), 1);
            }
            assert!(full.contains("href=\"#seeds-heap\"") && defined.contains("id=\"seeds-heap\""));
        }
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
