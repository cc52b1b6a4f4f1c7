//! A map: places of the earth on a plane, land around them, and where names fit.
//!
//! The projection is Equal Earth (Šavrič, Patterson and Jenny, 2018): areas stay
//! true, so that a circle of so many kilometres has the same size everywhere.
//! Left out: what the places are.

use std::fmt::Write;

/// Radius of the earth, in kilometres.
const EARTH_KM: f64 = 6371.0;
/// Size of the picture, in its own units.
pub const WIDTH: f64 = 960.0;
/// Its height.
pub const HEIGHT: f64 = 600.0;
/// Least width that a map shows, in radii of the earth: half a continent more
/// than the places, or nobody knows where they are.
const LEAST_WIDTH: f64 = 0.9;
/// How much is shown around the outermost places, of the width.
const MARGIN: f64 = 0.14;

/// A point of the plane, in radii of the earth from where the equator meets the
/// meridian of Greenwich, to the east and to the north.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Point {
    x: f64,
    y: f64,
}

/// Where a place of the earth, in degrees, is on the plane.
fn project(longitude: f64, latitude: f64) -> Point {
    const A: [f64; 4] = [1.340_264, -0.081_106, 0.000_893, 0.003_796];
    let root = 3f64.sqrt();
    let theta = (root / 2.0 * latitude.to_radians().sin()).asin();
    let square = theta * theta;
    let sixth = square * square * square;
    Point {
        x: 2.0 * root * longitude.to_radians() * theta.cos()
            / (3.0 * (A[0] + 3.0 * A[1] * square + sixth * (7.0 * A[2] + 9.0 * A[3] * square))),
        y: theta * (A[0] + A[1] * square + sixth * (A[2] + A[3] * square)),
    }
}

/// What part of the plane a map shows.
#[derive(Clone, Copy, Debug)]
pub struct View {
    west: f64,
    north: f64,
    /// Units of the picture in one radius of the earth.
    scale: f64,
}

impl View {
    /// One that shows all of `places` (longitude and latitude, in degrees) with
    /// land around them; the whole earth if there are none.
    #[must_use]
    pub fn around(places: &[(f64, f64)]) -> View {
        let whole = [(-180.0, 0.0), (180.0, 0.0), (0.0, 80.0), (0.0, -60.0)];
        let (shown, margin) = match places {
            [] => (&whole[..], 0.0),
            places => (places, MARGIN),
        };
        let points = shown
            .iter()
            .map(|(longitude, latitude)| project(*longitude, *latitude));
        let (mut west, mut east) = (f64::INFINITY, f64::NEG_INFINITY);
        let (mut south, mut north) = (f64::INFINITY, f64::NEG_INFINITY);
        for point in points {
            (west, east) = (west.min(point.x), east.max(point.x));
            (south, north) = (south.min(point.y), north.max(point.y));
        }
        let ratio = WIDTH / HEIGHT;
        let width = (east - west)
            .max((north - south) * ratio)
            .max(if places.is_empty() { 0.0 } else { LEAST_WIDTH })
            * (1.0 + 2.0 * margin);
        View {
            west: (west + east - width) / 2.0,
            north: (south + north + width / ratio) / 2.0,
            scale: WIDTH / width,
        }
    }

    /// Where a place is in the picture.
    #[must_use]
    pub fn place(&self, longitude: f64, latitude: f64) -> (f64, f64) {
        let point = project(longitude, latitude);
        (
            (point.x - self.west) * self.scale,
            (self.north - point.y) * self.scale,
        )
    }

    /// How long so many kilometres are in the picture, as the radius of a circle
    /// of true area.
    #[must_use]
    pub fn length(&self, kilometres: f64) -> f64 {
        kilometres / EARTH_KM * self.scale
    }

    /// The land of `outlines` in the picture, as the `d` of a path: one ring a
    /// line, in tenths of a degree, longitude and latitude by turns.
    #[must_use]
    pub fn land(&self, outlines: &str) -> String {
        let mut path = String::new();
        for line in outlines.lines() {
            let numbers: Vec<f64> = line
                .split(' ')
                .filter_map(|number| number.parse::<f64>().ok())
                .map(|tenths| tenths / 10.0)
                .collect();
            let ring = unbroken(numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])));
            // What lies beyond the last meridian is on the other side of the map.
            for turn in [0.0, 360.0, -360.0] {
                let turned = ring.iter().map(|(east, north)| (east + turn, *north));
                let ring = between_meridians(turned.collect());
                let ring = ring.iter().map(|(east, north)| self.place(*east, *north));
                draw(&clipped(ring.collect()), true, &mut path);
            }
        }
        path
    }

    /// Meridians and parallels, every fifteen degrees, as the `d` of a path.
    #[must_use]
    pub fn lines(&self) -> String {
        let mut path = String::new();
        for step in -12..=12 {
            let line = f64::from(step) * 15.0;
            let meridian = (-18..=18).map(|part| self.place(line, f64::from(part) * 5.0));
            draw(&meridian.collect::<Vec<_>>(), false, &mut path);
            if (-5..=5).contains(&step) {
                let ends = [-180.0, 180.0].map(|longitude| self.place(longitude, line));
                draw(&ends, false, &mut path);
            }
        }
        path
    }
}

/// A ring of longitudes and latitudes without the leap from one end of the map to
/// the other: it goes on beyond 180°. One that goes round a pole is led over it.
fn unbroken(ring: impl Iterator<Item = (f64, f64)>) -> Vec<(f64, f64)> {
    let mut whole: Vec<(f64, f64)> = Vec::new();
    for (longitude, latitude) in ring {
        let last = whole.last().map_or(longitude, |(last, _)| *last);
        let turns = ((last - longitude) / 360.0).round();
        whole.push((longitude + 360.0 * turns, latitude));
    }
    if let (Some(first), Some(last)) = (whole.first().copied(), whole.last().copied())
        && (last.0 - first.0).abs() > 180.0
    {
        let pole = 90f64.copysign(first.1);
        whole.extend([(last.0, pole), (first.0, pole)]);
    }
    whole
}

/// The part of a ring between 180° west and 180° east.
fn between_meridians(ring: Vec<(f64, f64)>) -> Vec<(f64, f64)> {
    const END: f64 = 180.0;
    let ring = beyond(&ring, |point| point.0 >= -END, across(-END));
    beyond(&ring, |point| point.0 <= END, across(END))
}

/// Where the way between two points has this first coordinate.
fn across(edge: f64) -> impl Fn((f64, f64), (f64, f64)) -> (f64, f64) {
    move |one, other| {
        let part = (edge - one.0) / (other.0 - one.0);
        (edge, one.1 + part * (other.1 - one.1))
    }
}

/// The part of a ring that is in the picture or little outside it.
fn clipped(mut ring: Vec<(f64, f64)>) -> Vec<(f64, f64)> {
    const OUTSIDE: f64 = 4.0;
    let vertical = |edge: f64| {
        move |one: (f64, f64), other: (f64, f64)| {
            let part = (edge - one.1) / (other.1 - one.1);
            (one.0 + part * (other.0 - one.0), edge)
        }
    };
    let (right, bottom) = (WIDTH + OUTSIDE, HEIGHT + OUTSIDE);
    ring = beyond(&ring, |point| point.0 >= -OUTSIDE, across(-OUTSIDE));
    ring = beyond(&ring, |point| point.0 <= right, across(right));
    ring = beyond(&ring, |point| point.1 >= -OUTSIDE, vertical(-OUTSIDE));
    beyond(&ring, |point| point.1 <= bottom, vertical(bottom))
}

/// The part of a ring on the inner side of a line, which `crossing` finds between
/// two points on different sides.
fn beyond(
    ring: &[(f64, f64)],
    is_inside: impl Fn((f64, f64)) -> bool,
    crossing: impl Fn((f64, f64), (f64, f64)) -> (f64, f64),
) -> Vec<(f64, f64)> {
    let mut kept = Vec::new();
    let Some(mut last) = ring.last().copied() else {
        return kept;
    };
    for point in ring.iter().copied() {
        if is_inside(point) != is_inside(last) {
            kept.push(crossing(last, point));
        }
        if is_inside(point) {
            kept.push(point);
        }
        last = point;
    }
    kept
}

/// Adds a line to the `d` of a path, in halves of a unit, by steps.
fn draw(points: &[(f64, f64)], is_closed: bool, path: &mut String) {
    let halves = |value: f64| (value * 2.0).round() / 2.0;
    let mut last: Option<(f64, f64)> = None;
    for (x, y) in points {
        let point = (halves(*x), halves(*y));
        // Writing into a string cannot fail.
        match last {
            None => _ = write!(path, "M{} {}l", point.0, point.1),
            Some(last) if last == point => continue,
            Some(last) => _ = write!(path, "{} {} ", point.0 - last.0, point.1 - last.1),
        }
        last = Some(point);
    }
    while path.ends_with([' ', 'l']) {
        path.pop();
    }
    if is_closed && !points.is_empty() {
        path.push('z');
    }
}

/// A piece of the picture.
#[derive(Clone, Copy, Debug)]
struct Frame {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Frame {
    /// The least frame that holds both.
    fn and(self, other: Frame) -> Frame {
        Frame {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    fn middle(&self) -> (f64, f64) {
        (
            (self.left + self.right) / 2.0,
            (self.top + self.bottom) / 2.0,
        )
    }

    fn meets(&self, other: &Frame) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }
}

/// Where a name stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Label {
    /// Its left end.
    pub x: f64,
    /// Its base line.
    pub y: f64,
}

/// How large letters are and how much room dots take, in units of the picture.
/// Dots keep their size on a screen, so in a small picture both are larger.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// Height of letters; the style sheet has the same.
    letter: f64,
    /// Room that a dot takes from its middle.
    dot: f64,
}

impl Sizes {
    /// In a picture about as wide as its units, or half so.
    pub const WIDE: Sizes = Sizes {
        letter: 22.0,
        dot: 11.0,
    };
    /// In one that fits a telephone.
    pub const NARROW: Sizes = Sizes {
        letter: 40.0,
        dot: 18.0,
    };
}

/// Points of one kind that are nearer to each other than this have one label.
const NEAR: f64 = 60.0;

/// For each point the first of its kind that it is near to, often itself.
#[must_use]
pub fn heads<K: PartialEq>(points: &[(f64, f64)], kinds: &[K]) -> Vec<usize> {
    let mut heads: Vec<usize> = Vec::new();
    for (index, (x, y)) in points.iter().enumerate() {
        let head = (0..index).find(|&first| {
            let (other_x, other_y) = points[first];
            heads[first] == first
                && kinds[first] == kinds[index]
                && (x - other_x).hypot(y - other_y) < NEAR
        });
        heads.push(head.unwrap_or(index));
    }
    heads
}

/// Where texts fit beside their points so that none covers another, a point or
/// the edge; none for those that do not fit, and for points without a text. The
/// text of a point stands beside all those of which it is the head.
#[must_use]
pub fn labels(
    points: &[(f64, f64)],
    heads: &[usize],
    texts: &[Option<String>],
    sizes: Sizes,
) -> Vec<Option<Label>> {
    let Sizes { letter, dot } = sizes;
    let dots: Vec<Frame> = points
        .iter()
        .map(|(x, y)| Frame {
            left: x - dot,
            top: y - dot,
            right: x + dot,
            bottom: y + dot,
        })
        .collect();
    let mut taken: Vec<Frame> = Vec::new();
    let mut labels = Vec::new();
    for (index, text) in texts.iter().enumerate() {
        let Some(text) = text else {
            labels.push(None);
            continue;
        };
        let (own, others): (Vec<_>, Vec<_>) = dots
            .iter()
            .zip(heads)
            .partition(|(_, head)| **head == index);
        let Some(around) = own.into_iter().map(|(dot, _)| *dot).reduce(Frame::and) else {
            labels.push(None);
            continue;
        };
        let (x, y) = around.middle();
        // Letters are about half as wide as they are high, and a little more.
        let width = text.chars().map(|_| letter * 0.6).sum::<f64>();
        let inner = dot * 0.3;
        let (left, right) = (around.left - width, around.right);
        let (above, below) = (around.top - letter, around.bottom);
        let ways = [
            (right, y - letter / 2.0),
            (left, y - letter / 2.0),
            (x - width / 2.0, above),
            (x - width / 2.0, below),
            (right - inner, above + letter * 0.3),
            (right - inner, below - inner),
            (left + inner, above + letter * 0.3),
            (left + inner, below - inner),
        ];
        let fitting = ways
            .into_iter()
            .map(|(left, top)| Frame {
                left,
                top,
                right: left + width,
                bottom: top + letter,
            })
            .find(|way| {
                way.left >= 0.0
                    && way.top >= 0.0
                    && way.right <= WIDTH
                    && way.bottom <= HEIGHT
                    && !taken.iter().any(|other| other.meets(way))
                    && !others.iter().any(|(dot, _)| dot.meets(way))
            });
        taken.extend(fitting);
        labels.push(fitting.map(|place| Label {
            x: place.left,
            y: place.bottom - letter * 0.22,
        }));
    }
    labels
}

#[cfg(test)]
mod tests {
    use super::{HEIGHT, Sizes, View, WIDTH, heads, labels, project};

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-4
    }

    #[test]
    fn places_are_where_the_projections_authors_have_them() {
        // By hand from the article's polynomial: 2√3·π / (3·1.340264) to the east;
        // to the north its four terms at θ = π/3. Their ratio is the published
        // 2.05458.
        let end = project(180.0, 0.0);
        assert!(near(end.x, 2.706_63) && near(end.y, 0.0), "{end:?}");
        let pole = project(0.0, 90.0);
        assert!(near(pole.x, 0.0) && near(pole.y, 1.317_36), "{pole:?}");
        assert!(near(end.x / pole.y, 2.054_58), "{end:?} {pole:?}");
    }

    #[test]
    fn areas_are_true() {
        // A field of one degree at the equator and at 60° north: their areas on
        // the sphere are as sin 1° − sin 0° to sin 61° − sin 60°.
        let area = |south: f64| {
            let corners = [
                (0.0, south),
                (1.0, south),
                (1.0, south + 1.0),
                (0.0, south + 1.0),
            ]
            .map(|(longitude, latitude)| project(longitude, latitude));
            let mut twice = 0.0;
            for (index, one) in corners.iter().enumerate() {
                let next = corners[(index + 1) % 4];
                twice += one.x * next.y - next.x * one.y;
            }
            twice / 2.0
        };
        let on_sphere = |south: f64| {
            ((south + 1.0).to_radians().sin() - south.to_radians().sin()) * 1f64.to_radians()
        };
        for south in [0.0, 30.0, 60.0] {
            let ratio = area(south) / on_sphere(south);
            assert!((ratio - 1.0).abs() < 1e-3, "{south}: {ratio}");
        }
    }

    /// The rings of a path, as points.
    fn rings(path: &str) -> Vec<Vec<(f64, f64)>> {
        let numbers = |text: &str| -> Vec<f64> {
            text.split([' ', 'l'])
                .filter(|number| !number.is_empty())
                .map(|number| number.parse().expect("a number"))
                .collect()
        };
        path.split('z')
            .filter_map(|ring| ring.strip_prefix('M'))
            .map(|ring| {
                let (mut x, mut y) = (0.0, 0.0);
                let steps = numbers(ring);
                let points = steps.chunks_exact(2).map(|step| {
                    (x, y) = (x + step[0], y + step[1]);
                    (x, y)
                });
                points.collect()
            })
            .collect()
    }

    #[test]
    fn the_whole_earth_has_its_land_and_no_bands() {
        let view = View::around(&[]);
        let rings = rings(&view.land(crate::render::assets::land()));
        let mut twice = 0.0;
        for ring in &rings {
            let mut own = 0.0;
            for (index, one) in ring.iter().enumerate() {
                let next = ring[(index + 1) % ring.len()];
                own += one.0 * next.1 - next.0 * one.1;
                // Only a pole, drawn as a line, is so wide.
                assert!(
                    (one.0 - next.0).abs() < WIDTH / 4.0 || (one.1 - next.1).abs() < 1.0,
                    "{one:?} {next:?}"
                );
            }
            twice += f64::abs(own);
        }
        // Land is 29.2 % of the earth, the ice of its south included.
        let radius = view.length(super::EARTH_KM);
        let share = twice / 2.0 / (4.0 * std::f64::consts::PI * radius * radius);
        assert!((share - 0.292).abs() < 0.008, "{share}");
    }

    #[test]
    fn every_place_is_in_the_picture_with_room_around_it() {
        let places = [(-5.8, 35.8), (34.8, 8.5), (101.7, 3.1), (-59.5, 13.2)];
        for places in [&places[..], &places[..1]] {
            let view = View::around(places);
            for (longitude, latitude) in places {
                let (x, y) = view.place(*longitude, *latitude);
                assert!(x > 50.0 && x < WIDTH - 50.0, "{x}");
                assert!(y > 30.0 && y < HEIGHT - 30.0, "{y}");
            }
        }
    }

    #[test]
    fn land_is_cut_at_the_edge_and_drawn_by_steps() {
        let view = View::around(&[(0.0, 0.0)]);
        // All of the earth about: a rectangle just outside the picture.
        let path = view.land("-1700 -800 0 -800 1700 -800 1700 800 0 800 -1700 800");
        assert!(path.starts_with('M') && path.ends_with('z'), "{path}");
        let numbers = path
            .split(['M', 'l', ' ', 'z'])
            .filter(|part| !part.is_empty());
        assert_eq!(numbers.count(), 8, "{path}");
        // What is elsewhere is not drawn.
        assert_eq!(view.land("1600 600 1700 600 1700 700"), "");
    }

    fn texts(texts: &[&str]) -> Vec<Option<String>> {
        texts.iter().map(|text| Some((*text).to_owned())).collect()
    }

    #[test]
    fn names_keep_off_each_other_and_are_left_out_where_there_is_no_room() {
        let apart = labels(
            &[(100.0, 100.0), (100.0, 130.0)],
            &[0, 1],
            &texts(&["Aaaa", "Bbbb"]),
            Sizes::WIDE,
        );
        let (one, other) = (apart[0].expect("room"), apart[1].expect("room"));
        assert_eq!(one.x, 111.0);
        assert!((one.y - other.y).abs() >= 22.0, "{one:?} {other:?}");
        let wide = "n".repeat(100);
        assert_eq!(
            labels(&[(480.0, 300.0)], &[0], &texts(&[&wide]), Sizes::WIDE),
            [None]
        );
    }

    #[test]
    fn points_of_one_kind_that_are_near_have_one_label() {
        let points = [
            (100.0, 100.0),
            (130.0, 110.0),
            (110.0, 100.0),
            (400.0, 100.0),
            (189.0, 110.0),
        ];
        // The third is of another kind, the fourth far off; the last is near to the
        // second, but not to the one that has the label.
        assert_eq!(heads(&points, &["a", "a", "b", "a", "a"]), [0, 0, 2, 3, 4]);
        // It stands beside both dots: the rightmost ends at 141.
        let names = [Some("Aaaa".to_owned()), None];
        let labels = labels(&points[..2], &[0, 0], &names, Sizes::WIDE);
        assert_eq!(labels[0].map(|label| label.x), Some(141.0));
        assert_eq!(labels[1], None);
    }

    /// Any points whatever, at both sizes.
    #[test]
    fn no_label_meets_another_a_dot_or_the_edge() {
        let mut placed = 0;
        for seed in 0..200u32 {
            let mut chance = seed;
            let mut next = |below: f64| {
                chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                f64::from(chance >> 8) / f64::from(1u32 << 24) * below
            };
            let points: Vec<(f64, f64)> = (0..12).map(|_| (next(WIDTH), next(HEIGHT))).collect();
            for sizes in [Sizes::WIDE, Sizes::NARROW] {
                let own: Vec<usize> = (0..points.len()).collect();
                let names = ["Ayoayo", "Sadeqa II", "7", "12"];
                let names: Vec<&str> = names.into_iter().cycle().take(points.len()).collect();
                // Left, top, right, bottom; letters as wide as labels() has them.
                let frames: Vec<(usize, [f64; 4])> = labels(&points, &own, &texts(&names), sizes)
                    .into_iter()
                    .enumerate()
                    .filter_map(|(index, label)| {
                        let label = label?;
                        let bottom = label.y + sizes.letter * 0.22;
                        let width = names[index].len() as f64 * sizes.letter * 0.6;
                        Some((
                            index,
                            [label.x, bottom - sizes.letter, label.x + width, bottom],
                        ))
                    })
                    .collect();
                let meet = |one: &[f64; 4], other: &[f64; 4]| {
                    const HAIR: f64 = 1e-6;
                    one[0] < other[2] - HAIR
                        && other[0] < one[2] - HAIR
                        && one[1] < other[3] - HAIR
                        && other[1] < one[3] - HAIR
                };
                for (index, frame) in &frames {
                    let [left, top, right, bottom] = *frame;
                    assert!(left >= 0.0 && top >= 0.0, "{frame:?}");
                    assert!(
                        right <= WIDTH + 1e-6 && bottom <= HEIGHT + 1e-6,
                        "{frame:?}"
                    );
                    for (other, its) in &frames {
                        assert!(index == other || !meet(frame, its), "{frame:?} {its:?}");
                    }
                    for (other, (x, y)) in points.iter().enumerate() {
                        let dot = [x - sizes.dot, y - sizes.dot, x + sizes.dot, y + sizes.dot];
                        assert!(*index == other || !meet(frame, &dot), "{frame:?} {dot:?}");
                    }
                    placed += 1;
                }
            }
        }
        assert!(placed > 2_000, "{placed}");
    }
}
