//! What searching came to before, kept so that only what an edit touches is
//! searched again.
//!
//! Nearly all the time of verifying goes into claims, alternatives and
//! neighbouring rules. Each such search is a question: a [`Question`] holds all
//! that its answer hangs on (rules, moves, what is expected of them, how much is
//! searched) and nothing else, no text and no place in a file. That is seen to by
//! how it is written: [`Question::find`] is given the question and a [`Bench`] on
//! which rules are made ready and lines played, and can look at nothing else. So an
//! answer that is remembered is the one that would be found, and findings are made
//! of it anew, with the places of files as they now are.
//!
//! Left out: everything else about a game, which is verified each time.

use std::{collections::HashMap, fmt::Debug, hash::Hash, sync::Arc};

use engine::{Line, Rulebook, Rules};

use super::{claims, divergence, examples, pinning};
use crate::{link::archive::Example, parse::example::From};

/// After how many verifications an answer that nothing asked for is forgotten:
/// an edit that is undone soon is not searched again.
const KEPT: u64 = 8;

/// What was found out about games; empty to begin with.
#[derive(Debug, Default)]
pub struct Memory {
    /// How many verifications there were.
    now: u64,
    bench: Bench,
    pub(super) told_apart: Answers<pinning::TellsApart>,
    pub(super) along: Answers<divergence::Along>,
    pub(super) in_example: Answers<divergence::InExample>,
    pub(super) searches: Answers<divergence::Search>,
    pub(super) depths: Answers<divergence::ToDepth>,
    pub(super) counts: Answers<claims::CountGames>,
    pub(super) games: Answers<claims::FindGame>,
    pub(super) positions: Answers<claims::FindPosition>,
}

/// Something that is searched for.
pub(super) trait Question: Clone + Debug + Eq + Hash {
    /// What comes of it.
    type Answer: Clone + Debug;

    /// The part of the memory that keeps its answers.
    fn kept(memory: &mut Memory) -> &mut Answers<Self>;

    /// Searches. Whatever the answer hangs on is in the question.
    fn find(&self, bench: &mut Bench) -> Self::Answer;
}

/// Answers with the verification that last asked for them.
#[derive(Debug)]
pub(super) struct Answers<Q: Question>(HashMap<Q, (Q::Answer, u64)>);

impl<Q: Question> Default for Answers<Q> {
    fn default() -> Answers<Q> {
        Answers(HashMap::new())
    }
}

impl<Q: Question> Answers<Q> {
    fn forget(&mut self, now: u64) {
        self.0.retain(|_, (_, asked)| now - *asked < KEPT);
    }
}

/// An example as it is played by some rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Played {
    pub(super) rules: Rules,
    pub(super) from: From,
    pub(super) moves: Vec<String>,
}

impl Played {
    pub(super) fn new(example: &Example, rules: &Rules) -> Played {
        Played {
            rules: rules.clone(),
            from: example.record.from.clone(),
            moves: example.record.moves.clone(),
        }
    }

    /// The moves as text.
    pub(super) fn moves(&self) -> impl Iterator<Item = &str> {
        self.moves.iter().map(String::as_str)
    }
}

/// What several questions about one game need: rules made ready, and the lines of
/// its examples.
#[derive(Debug, Default)]
pub(super) struct Bench {
    books: HashMap<Rules, Arc<Rulebook>>,
    lines: HashMap<Played, Option<Arc<Line>>>,
}

impl Bench {
    /// The rulebook of rules that can be played.
    pub(super) fn book(&mut self, rules: &Rules) -> Arc<Rulebook> {
        if let Some(book) = self.books.get(rules) {
            return Arc::clone(book);
        }
        let book = Rulebook::new(rules.clone());
        let book = Arc::new(book.expect("only rules that can be played are asked about"));
        self.books.insert(rules.clone(), Arc::clone(&book));
        book
    }

    /// The line of an example, if its moves are legal.
    pub(super) fn line(&mut self, played: &Played) -> Option<Arc<Line>> {
        if let Some(line) = self.lines.get(played) {
            return line.clone();
        }
        let book = self.book(&played.rules);
        let start = examples::start(&played.from, &book).ok();
        let line = start.and_then(|start| Line::play(&book, start, played.moves()).ok());
        let line = line.map(Arc::new);
        self.lines.insert(played.clone(), line.clone());
        line
    }
}

impl Memory {
    /// The answer to a question, searched for if it was not asked before.
    pub(super) fn ask<Q: Question>(&mut self, question: Q) -> Q::Answer {
        let now = self.now;
        if let Some((answer, asked)) = Q::kept(self).0.get_mut(&question) {
            *asked = now;
            return answer.clone();
        }
        let answer = question.find(&mut self.bench);
        Q::kept(self).0.insert(question, (answer.clone(), now));
        answer
    }

    /// Puts away what served for one game.
    pub(super) fn end_game(&mut self) {
        self.bench = Bench::default();
    }

    /// Forgets what was not asked for lately.
    pub(super) fn end(&mut self) {
        self.told_apart.forget(self.now);
        self.along.forget(self.now);
        self.in_example.forget(self.now);
        self.searches.forget(self.now);
        self.depths.forget(self.now);
        self.counts.forget(self.now);
        self.games.forget(self.now);
        self.positions.forget(self.now);
        self.now += 1;
    }
}
