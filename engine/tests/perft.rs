//! Lines of play counted from the start, against numbers from an independent
//! simulation of the same rules.

mod games;

use engine::{Repetitions, Rulebook, Rules, perft};

#[track_caller]
fn check(rules: Rules, repetitions: Repetitions, first_depth: u32, expected: &[u64]) {
    let rulebook = Rulebook::new(rules).expect("the rules of the games are valid");
    for (depth, &lines) in (first_depth..).zip(expected) {
        let found = perft(&rulebook, &rulebook.start(), depth, repetitions);
        assert_eq!(found, lines, "depth {depth}");
    }
}

#[test]
fn modiar() {
    let expected = [3, 9, 26, 72, 187, 522, 1364, 3477];
    check(games::modiar(), Repetitions::End, 1, &expected);
}

#[test]
fn tihbat() {
    let expected = [2, 4, 8, 16, 32, 64, 126, 239, 464, 879];
    check(games::tihbat(), Repetitions::End, 1, &expected);
    check(games::tihbat(), Repetitions::Ignore, 8, &[251, 499, 976]);
}

#[test]
fn sadeqa() {
    let expected = [1, 1, 5, 21, 101, 443, 1897, 7767];
    check(games::sadeqa(), Repetitions::End, 1, &expected);
}

#[test]
fn ayoayo() {
    let expected = [6, 28, 132, 624, 2870, 13060];
    check(games::ayoayo(), Repetitions::End, 1, &expected);
}

#[test]
fn a_line_may_be_as_long_as_one_likes() {
    // Two lone seeds that stand still: one move a ply, for ever.
    let rulebook = Rulebook::new(games::tihbat()).expect("the rules of the games are valid");
    let start = "1,0/1,0 s 13-13 0".parse().expect("a position");
    assert_eq!(perft(&rulebook, &start, 20_000, Repetitions::Ignore), 1);
    assert_eq!(perft(&rulebook, &start, 20_000, Repetitions::End), 0);
    assert_eq!(perft(&rulebook, &start, 2, Repetitions::End), 1);
    assert_eq!(perft(&rulebook, &start, 3, Repetitions::End), 0);
}
