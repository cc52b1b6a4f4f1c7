//! A position, moves or both, as people paste them.

use std::ops::Range;

use engine::{Game, Line, LineError, NotationError, Position, Rulebook};
use serde::Serialize;

use crate::{
    failure::{Failure, Fault},
    request::{MOST_MOVES, Request},
    text,
};

/// Words of a position.
const POSITION_WORDS: usize = 4;

#[derive(Serialize)]
struct ReadAnswer {
    from: String,
    moves: String,
}

/// A word of the pasted text.
struct Word {
    /// As the notation writes it.
    text: String,
    /// Where it stands.
    place: Range<usize>,
}

/// Reads the pasted text: a position, moves or both, which are checked.
///
/// # Errors
/// It is none of these, or a move is not legal.
pub(crate) fn read(request: &Request) -> Result<String, Failure> {
    let pasted = request.text.as_str();
    let rulebook = request.rulebook()?;
    let words = words(pasted);
    let (position, moves) = match words.first() {
        // Every position has its rows parted so, and no move has.
        Some(first) if first.text.contains('/') => {
            let (position, moves) = words.split_at(POSITION_WORDS.min(words.len()));
            (Some(read_position(pasted, position, &rulebook)?), moves)
        }
        _ => (None, words.as_slice()),
    };
    if moves.len() > MOST_MOVES {
        let fault = Fault::TooManyMoves { most: MOST_MOVES };
        return Err(Failure::of(fault).at(pasted, place_of(moves)));
    }
    let start = position.unwrap_or_else(|| rulebook.start());
    let mut game = Game::from_position(&rulebook, start);
    let written: Vec<&str> = moves.iter().map(|word| word.text.as_str()).collect();
    Line::go_on(&mut game, written.iter().copied()).map_err(|error| {
        let (LineError::Illegal { at, .. } | LineError::Unreadable { at, .. }) = error;
        Failure::of(Fault::of_move(&error, &written)).at(pasted, place_of(&moves[at..=at]))
    })?;
    Ok(text(&ReadAnswer {
        from: position.map_or_else(|| "start".to_owned(), |position| position.to_string()),
        moves: written.join(" "),
    }))
}

/// What white space parts. Dashes and minus signs, into which `-` is often
/// turned on the way, are taken for it.
fn words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    for (start, one) in text.char_indices() {
        if one.is_whitespace() {
            continue;
        }
        let end = start + one.len_utf8();
        let one = match one {
            '\u{2010}'..='\u{2014}' | '\u{2212}' => '-',
            other => other,
        };
        match words.last_mut() {
            Some(word) if word.place.end == start => {
                word.text.push(one);
                word.place.end = end;
            }
            _ => words.push(Word {
                text: one.to_string(),
                place: start..end,
            }),
        }
    }
    words
}

fn place_of(words: &[Word]) -> Range<usize> {
    match words {
        [first, .., last] => first.place.start..last.place.end,
        [only] => only.place.clone(),
        [] => 0..0,
    }
}

fn read_position(pasted: &str, words: &[Word], rulebook: &Rulebook) -> Result<Position, Failure> {
    let written: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
    let position: Position = written.join(" ").parse().map_err(|error| {
        let fault = Fault::position(&error);
        Failure::of(fault).at(pasted, place_of(faulty(&error, words)))
    })?;
    rulebook.accepts(&position).map_err(|error| {
        Failure::of(Fault::other_board(error)).at(pasted, place_of(&words[..1]))
    })?;
    Ok(position)
}

/// The words of a position that it fails for.
fn faulty<'w>(error: &NotationError, words: &'w [Word]) -> &'w [Word] {
    // Numbers in the rows, of captured seeds, and of plies.
    let holds = |index: usize, number: &str| {
        let word = words.get(index).map_or("", |word| word.text.as_str());
        match index {
            0 => word.split(['/', ',']).any(|one| one == number),
            2 => word
                .split_once('-')
                .is_some_and(|(south, north)| south == number || north == number),
            _ => word == number,
        }
    };
    let index = match error {
        NotationError::Rows => Some(0),
        NotationError::Side(_) => Some(1),
        NotationError::Captured(_) => Some(2),
        NotationError::Number(number) => [0, 2, 3].into_iter().find(|&index| holds(index, number)),
        NotationError::Parts(_) | NotationError::Position(_) | NotationError::Move(_) => None,
    };
    match index {
        Some(index) if index < words.len() => &words[index..=index],
        _ => words,
    }
}
