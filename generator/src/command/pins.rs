//! What `sowbook verify --pin` reports: what tells each game from its
//! neighbours, where alternatives part, and by what each claim was put to the
//! test. The same as records, for `--format json`.

use std::fmt::Write;

use serde::Serialize;
use serde_json::Value;

use crate::verify::{
    ClaimRun, Difference, Divergence, Equivalent, Evidence, GameReport, Parting, Pinning, Proof,
    Report, in_text,
};

/// How the examples tell a game from its neighbours.
#[derive(Debug, Serialize)]
pub(super) struct PinningRecord<'a> {
    neighbours: usize,
    told_apart: Vec<ToldApart<'a>>,
    equivalent: Vec<NotToldApart<'a>>,
    open: Vec<NotToldApart<'a>>,
}

#[derive(Debug, Serialize)]
struct ToldApart<'a> {
    rule: Value,
    example: &'a str,
}

#[derive(Debug, Serialize)]
struct NotToldApart<'a> {
    rule: Value,
    parting: PartingRecord<'a>,
}

/// An alternative to a reading.
#[derive(Debug, Serialize)]
pub(super) struct AlternativeRecord<'a> {
    reading: &'a str,
    alternative: &'a str,
    parting: PartingRecord<'a>,
    examples: Vec<&'a str>,
}

/// Where two games part.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum PartingRecord<'a> {
    Parts {
        line: String,
        is_shortest: bool,
        searched: u32,
        position: String,
        other_position: String,
        differs: &'a [Difference],
    },
    SameToDepth {
        depth: u32,
        positions: u64,
        games: u32,
    },
    ProvenSame(Proof),
}

impl<'a> PinningRecord<'a> {
    pub(super) fn of(pinning: &'a Pinning) -> PinningRecord<'a> {
        let rule = |setting| serde_json::to_value(setting).unwrap_or_default();
        PinningRecord {
            neighbours: pinning.neighbours,
            told_apart: pinning
                .told_apart
                .iter()
                .map(|neighbour| ToldApart {
                    rule: rule(&neighbour.setting),
                    example: &neighbour.example,
                })
                .collect(),
            equivalent: pinning
                .equivalent
                .iter()
                .map(|neighbour| NotToldApart {
                    rule: rule(&neighbour.setting),
                    parting: PartingRecord::of(&neighbour.how),
                })
                .collect(),
            open: pinning
                .open
                .iter()
                .map(|neighbour| NotToldApart {
                    rule: rule(&neighbour.setting),
                    parting: PartingRecord::of(&neighbour.parting),
                })
                .collect(),
        }
    }
}

impl<'a> PartingRecord<'a> {
    fn of(parting: &'a Parting) -> PartingRecord<'a> {
        match parting {
            Parting::Parts {
                line,
                searched,
                adopted,
                other,
                differs,
            } => PartingRecord::Parts {
                line: line.join(" "),
                is_shortest: parting.is_shortest(),
                searched: *searched,
                position: adopted.position.to_string(),
                other_position: other.position.to_string(),
                differs,
            },
            Parting::SameToDepth {
                depth,
                positions,
                games,
            } => PartingRecord::SameToDepth {
                depth: *depth,
                positions: *positions,
                games: *games,
            },
            Parting::ProvenSame(proof) => PartingRecord::ProvenSame(*proof),
        }
    }
}

/// The alternatives of a game's readings.
pub(super) fn alternatives(divergences: &[Divergence]) -> Vec<AlternativeRecord<'_>> {
    divergences
        .iter()
        .map(|divergence| AlternativeRecord {
            reading: &divergence.reading,
            alternative: &divergence.alternative,
            parting: PartingRecord::of(&divergence.parting),
            examples: divergence
                .examples
                .iter()
                .map(|one| one.example.as_str())
                .collect(),
        })
        .collect()
}

/// The counts of a game's neighbours, in a few words.
pub(super) fn summary(pinning: &Pinning) -> String {
    let is_proven = |one: &&Equivalent| matches!(one.how, Parting::ProvenSame(_));
    let proven = pinning.equivalent.iter().filter(is_proven).count();
    format!(
        "{} of {} neighbouring rules told apart, {proven} proven to be the same game, \
         {} the same as far as was searched, {} open",
        pinning.told_apart.len(),
        pinning.neighbours,
        pinning.equivalent.len() - proven,
        pinning.open.len(),
    )
}

/// The whole report, for people.
pub(super) fn report(report: &Report) -> String {
    report.games.iter().map(game_report).collect()
}

fn game_report(game: &GameReport) -> String {
    let pinning = &game.pinning;
    let mut text = format!("{}: {}\n", game.slug, summary(pinning));
    let mut put = |heading: &str, lines: Vec<(String, String)>| {
        if !lines.is_empty() {
            let _ = writeln!(text, "  {heading}");
        }
        for (what, how) in lines {
            let _ = writeln!(text, "    {what}\n      {how}");
        }
    };
    put(
        "told apart",
        pinning
            .told_apart
            .iter()
            .map(|one| (in_text(&one.setting), format!("by `{}`", one.example)))
            .collect(),
    );
    put(
        "the same game",
        pinning
            .equivalent
            .iter()
            .map(|one| (in_text(&one.setting), parting_in_words(&one.how)))
            .collect(),
    );
    put(
        "open",
        pinning
            .open
            .iter()
            .map(|one| (in_text(&one.setting), parting_in_words(&one.parting)))
            .collect(),
    );
    put(
        "alternatives",
        game.divergences
            .iter()
            .map(|one| {
                let name = format!("{}={}", one.reading, one.alternative);
                (name, parting_in_words(&one.parting))
            })
            .collect(),
    );
    put(
        "claims",
        game.claims
            .iter()
            .map(|claim| (claim.id.clone(), claim_in_words(claim)))
            .collect(),
    );
    text.push('\n');
    text
}

fn parting_in_words(parting: &Parting) -> String {
    match parting {
        Parting::Parts { line, .. } if line.is_empty() => "part at the start".to_owned(),
        Parting::Parts { line, searched, .. } => {
            let shortest = if parting.is_shortest() {
                "no shorter line parts them".to_owned()
            } else {
                format!("the shortest line found; none of {searched} plies parts them")
            };
            format!("part after `{}`, {shortest}", line.join(" "))
        }
        Parting::SameToDepth {
            depth,
            positions,
            games,
        } => format!(
            "the same in all lines of {depth} plies, {positions} positions, and in {games} random games"
        ),
        Parting::ProvenSame(proof) => format!("proven: {}", proof_in_words(*proof)),
    }
}

fn proof_in_words(proof: Proof) -> String {
    match proof {
        Proof::EveryPosition(positions) => {
            format!("the same in every position that can be reached, {positions} of them")
        }
        Proof::EveryLap(laps) => format!("the same in every lap there can be, {laps} of them"),
        Proof::NeverRead => "nothing in play looks at the difference".to_owned(),
    }
}

fn claim_in_words(claim: &ClaimRun) -> String {
    let verdict = claim.verdict.name();
    let Some(evidence) = &claim.evidence else {
        return format!("recorded as {verdict}, not put to the test");
    };
    let by = match evidence {
        Evidence::Example(id) => format!("by the example `{id}`"),
        Evidence::Examples(ids) => format!("by the examples `{}`", ids.join("`, `")),
        Evidence::Rules { .. } => "by proof: the rules leave no other way".to_owned(),
        Evidence::Games { games, seed } => {
            format!("by {games} random games, of seeds from {seed}")
        }
        Evidence::Positions(positions) => {
            format!("by every position that can be reached, {positions} of them")
        }
        Evidence::Lines { depth } => format!("by every line of {depth} plies"),
        Evidence::Proof(proof) => format!("by proof: {}", proof_in_words(*proof)),
    };
    let holds = if claim.holds { "" } else { "not " };
    format!("{holds}{verdict} {by}")
}
