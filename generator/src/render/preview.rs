//! The pictures that other sites show where somebody links to a page: the board
//! at the start, what the game is called and what kind of game it is.
//!
//! The board is the one drawing of [`board`], under the style sheet's own rules and
//! colours. Fonts are those of `site/vendor/noto`, never the machine's, so that
//! the same archive gives the same bytes. Other sites ask for whole addresses: the
//! pictures are made only if the site's is known.
//!
//! Left out: pictures of single examples, statements and readings, whose pages
//! show that of their game.

use std::{collections::BTreeMap, fmt::Write};

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Group, Node, Options, Text, Tree},
};

use super::{
    assets,
    board::{self, Figure, Size},
    markup::escape,
    texts::{TextError, Texts},
};

/// How large a picture is, in pixels: the size for which those that show them ask.
pub(super) const WIDTH: u32 = 1200;
/// See [`WIDTH`].
pub(super) const HEIGHT: u32 = 630;

/// What is on a picture.
pub(super) struct Card<'a> {
    /// The heading.
    pub(super) title: String,
    /// What is said below it, each beginning a line.
    pub(super) lines: Vec<String>,
    /// The archive's title, at the foot, unless it is the heading.
    pub(super) archive: Option<String>,
    /// The boards.
    pub(super) boards: Vec<Figure>,
    /// The language of the words.
    pub(super) texts: &'a Texts,
}

/// What pictures are drawn with.
pub(super) struct Studio {
    options: Options<'static>,
    style: String,
}

/// Where things stand, from the edges of the picture.
const MARGIN: f32 = 72.0;
/// The column of words.
const WORDS: f32 = 430.0;
/// The boards: from where, and how much room there is.
const BOARDS_LEFT: f32 = 540.0;
const BOARDS_WIDTH: f32 = 600.0;
const BOARDS_TOP: f32 = 48.0;
const BOARDS_HEIGHT: f32 = 534.0;
const BETWEEN_BOARDS: f32 = 28.0;
/// Sizes of type, the title's being the greatest that fits.
const TITLE: [f32; 6] = [92.0, 80.0, 68.0, 58.0, 48.0, 40.0];
const LINE: f32 = 31.0;
const FOOT: f32 = 23.0;
/// Most lines that a title takes.
const TITLE_LINES: usize = 3;
/// Most lines of words below it.
const MOST_LINES: usize = 7;

impl Studio {
    /// With the fonts and styles that the program was built with.
    pub(super) fn new() -> Studio {
        let mut options = Options::default();
        for font in assets::fonts() {
            options.fontdb_mut().load_font_data(font.to_vec());
        }
        Studio {
            options,
            style: style(),
        }
    }

    /// Whether the fonts have every letter of the words on the card.
    pub(super) fn can_write(&self, card: &Card<'_>) -> Result<bool, TextError> {
        let svg = self.svg(card)?;
        Ok(self
            .read(&svg)
            .is_some_and(|tree| has_all_letters(tree.root())))
    }

    /// The picture, as PNG.
    pub(super) fn picture(&self, card: &Card<'_>) -> Result<Vec<u8>, TextError> {
        let svg = self.svg(card)?;
        let tree = self
            .read(&svg)
            .expect("a drawing of ours is SVG, its words escaped");
        let mut pixels = Pixmap::new(WIDTH, HEIGHT).expect("neither side is zero");
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        Ok(pixels
            .encode_png()
            .expect("a picture in memory can be encoded"))
    }

    /// The picture as a drawing.
    fn svg(&self, card: &Card<'_>) -> Result<String, TextError> {
        let is_mirrored = card.texts.get("dir")? == "rtl";
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
             width=\"{WIDTH}\" height=\"{HEIGHT}\" xml:lang=\"{}\"><style>{}</style>\
             <rect class=\"preview-paper\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>",
            card.texts.language(),
            escape(&self.style),
        );
        svg.push_str(&board::definitions(&card.boards));
        self.words(&mut svg, card, is_mirrored);
        boards(&mut svg, card, is_mirrored)?;
        svg.push_str("</svg>");
        Ok(svg)
    }

    fn words(&self, svg: &mut String, card: &Card<'_>, is_mirrored: bool) {
        let (x, anchor) = match is_mirrored {
            true => (WIDTH as f32 - MARGIN, "end"),
            false => (MARGIN, "start"),
        };
        let (size, title) = self.fitted(&card.title);
        let lines: Vec<String> = card
            .lines
            .iter()
            .flat_map(|line| self.wrapped(line, "preview-line", LINE))
            .take(MOST_LINES)
            .collect();
        let height = size * 1.1 * title.len() as f32 + LINE * 1.4 * lines.len() as f32;
        let mut y = ((HEIGHT as f32 - 60.0 - height) / 2.0).max(MARGIN - 12.0);
        let mut write = |words: &str, class: &str, size: f32, y: f32| {
            let _ = write!(
                svg,
                "<text class=\"{class}\" x=\"{x}\" y=\"{y:.1}\" font-size=\"{size}\" text-anchor=\"{anchor}\">{}</text>",
                escape(words)
            );
        };
        for line in &title {
            y += size * 1.1;
            write(line, "preview-title", size, y);
        }
        y += LINE * 0.4;
        for line in &lines {
            y += LINE * 1.4;
            write(line, "preview-line", LINE, y);
        }
        let foot = card.archive.iter();
        let foot: Vec<String> = foot
            .flat_map(|archive| self.wrapped(archive, "preview-archive", FOOT))
            .collect();
        y = HEIGHT as f32 - 56.0;
        for line in foot.iter().rev() {
            write(line, "preview-archive", FOOT, y);
            y -= FOOT * 1.35;
        }
    }

    /// The title in the greatest size at which it fits, and its lines.
    fn fitted(&self, title: &str) -> (f32, Vec<String>) {
        let mut smallest = (TITLE[0], vec![title.to_owned()]);
        for size in TITLE {
            let lines = self.wrapped(title, "preview-title", size);
            let fits = lines.len() <= TITLE_LINES
                && lines
                    .iter()
                    .all(|line| self.width(line, "preview-title", size) <= WORDS);
            smallest = (size, lines);
            if fits {
                break;
            }
        }
        smallest
    }

    /// Words in lines that fit into their column, where single words do.
    fn wrapped(&self, words: &str, class: &str, size: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in words.split_whitespace() {
            let longer = lines.last().map(|line| format!("{line} {word}"));
            match (lines.last_mut(), longer) {
                (Some(line), Some(longer)) if self.width(&longer, class, size) <= WORDS => {
                    *line = longer;
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }

    /// How wide words are.
    fn width(&self, words: &str, class: &str, size: f32) -> f32 {
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><style>{}</style>\
             <text class=\"{class}\" font-size=\"{size}\">{}</text></svg>",
            escape(&self.style),
            escape(words)
        );
        self.read(&svg)
            .map_or(0.0, |tree| tree.root().bounding_box().width())
    }

    fn read(&self, svg: &str) -> Option<Tree> {
        Tree::from_str(svg, &self.options).ok()
    }
}

/// The boards, as large as there is room: one alone, more in two columns.
fn boards(svg: &mut String, card: &Card<'_>, is_mirrored: bool) -> Result<(), TextError> {
    let columns = card.boards.len().clamp(1, 2);
    let rows = card.boards.len().div_ceil(columns).max(1);
    let share =
        |whole: f32, parts: usize| (whole - BETWEEN_BOARDS * (parts - 1) as f32) / parts as f32;
    let (width, height) = (share(BOARDS_WIDTH, columns), share(BOARDS_HEIGHT, rows));
    let left = match is_mirrored {
        true => WIDTH as f32 - BOARDS_LEFT - BOARDS_WIDTH,
        false => BOARDS_LEFT,
    };
    for (index, figure) in card.boards.iter().enumerate() {
        let (wide, high) = board::extent(figure, Size::Large);
        let scale = (width / wide).min(height / high);
        let x = left + (width + BETWEEN_BOARDS) * (index % columns) as f32;
        let y = BOARDS_TOP + (height + BETWEEN_BOARDS) * (index / columns) as f32;
        let _ = write!(
            svg,
            "<g transform=\"translate({:.1} {:.1}) scale({scale:.4})\">{}</g>",
            x + (width - wide * scale) / 2.0,
            y + (height - high * scale) / 2.0,
            board::draw(figure, Size::Large, card.texts)?,
        );
    }
    Ok(())
}

/// The style sheet's rules for boards, and those for the words beside them, with
/// the colours that it has by day.
fn style() -> String {
    let styles: BTreeMap<_, _> = assets::styles().into_iter().collect();
    let colours = styles
        .get("1-base")
        .and_then(|base| base.split_once(":root {"))
        .and_then(|(_, rest)| rest.split_once('}'))
        .map(|(block, _)| block)
        .unwrap_or_default();
    let mut style = format!(
        "{}
        .board, .preview-line, .preview-archive {{ font-family: \"Noto Sans\" }}
        .preview-title {{ font-family: \"Noto Serif\"; font-weight: 700; fill: var(--ink) }}
        .preview-line, .preview-archive {{ fill: var(--muted) }}
        .preview-paper {{ fill: var(--paper) }}",
        styles.get("3-board").copied().unwrap_or_default()
    );
    for declaration in colours.split(';') {
        if let Some((name, value)) = declaration.split_once(':') {
            let name = format!("var({})", name.trim());
            style = style.replace(&name, value.trim());
        }
    }
    // The drawing knows weights of full hundreds only.
    style.replace("font-weight: 650", "font-weight: 700")
}

/// Whether no letter is drawn as the sign for a letter that a font lacks.
fn has_all_letters(group: &Group) -> bool {
    let in_text = |text: &Text| {
        text.layouted()
            .iter()
            .flat_map(|span| &span.positioned_glyphs)
            .all(|glyph| glyph.id.0 != 0)
    };
    group.children().iter().all(|node| match node {
        Node::Group(group) => has_all_letters(group),
        Node::Text(text) => in_text(text),
        Node::Path(_) | Node::Image(_) => true,
    })
}

#[cfg(test)]
mod tests {
    use super::{Studio, WORDS, has_all_letters};

    #[test]
    fn letters_that_the_fonts_lack_are_noticed() {
        let studio = Studio::new();
        for (words, can) in [
            ("Sadeqa II", true),
            ("Ọ̀yọ́ ẹ ṣ", true),
            ("Монгол, Өө Үү", true),
            ("të kapura – 12", true),
            ("דרום", false),
            ("a 瓜 b", false),
        ] {
            let svg = format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><style>{}</style>\
                 <g><svg class=\"board\"><text class=\"board-side\">{words}</text></svg></g></svg>",
                studio.style
            );
            let tree = studio.read(&svg).expect("a drawing");
            assert_eq!(has_all_letters(tree.root()), can, "{words}");
        }
    }

    #[test]
    fn titles_fit_into_their_column() {
        let studio = Studio::new();
        for title in [
            "Um",
            "Sadeqa II",
            "Sowing seeds around a board of sand for an afternoon",
        ] {
            let (size, lines) = studio.fitted(title);
            assert_eq!(lines.join(" "), title);
            for line in &lines {
                let width = studio.width(line, "preview-title", size);
                assert!(width > 0.0 && width <= WORDS, "{line}: {width}");
            }
        }
        let (large, _) = studio.fitted("Um");
        let (small, _) = studio.fitted("Sowing seeds around a board of sand for an afternoon");
        assert!(large > small);
    }
}
