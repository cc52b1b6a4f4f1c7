//! Traces as text, for review: what the engine did in an example, lap by lap,
//! with the axes of the rules that made it so.
//!
//! In no human language: it stands beside the example's expectations, and
//! neither can silently follow the other. Nothing reads it back; it is written
//! again and compared.

use std::fmt::Write;

use engine::{Axes, Event, EventKind, Line, Side, Standing};

/// The trace of a line.
///
/// A lap is one line, `lap C 7: C1 a8 …`: where each seed falls and what the pit
/// holds then; `|` is a store passed by, `(C)` the pit passed over.
pub fn to_text(line: &Line) -> String {
    let mut text = String::new();
    write_standing(&mut text, &line.start);
    write_events(&mut text, &line.start_events);
    for (index, ply) in line.plies.iter().enumerate() {
        let _ = writeln!(text, "\n{}. {}", index + 1, ply.played);
        write_events(&mut text, &ply.events);
        write_standing(&mut text, &ply.after);
    }
    text
}

fn write_standing(text: &mut String, standing: &Standing) {
    let _ = writeln!(text, "position {}", standing.position);
    if standing.refused.is_empty() {
        return;
    }
    let refused: Vec<String> = standing
        .refused
        .iter()
        .map(|(pit, refusal)| format!("{pit} {}", refusal.name()))
        .collect();
    let _ = writeln!(text, "refused {}", refused.join(", "));
}

fn write_events(text: &mut String, events: &[Event]) {
    let mut rest = events;
    while let Some((event, following)) = rest.split_first() {
        if let EventKind::Lift { pit, seeds } = event.kind {
            let length = following
                .iter()
                .take_while(|event| is_on_the_way(&event.kind))
                .count();
            let (lap, following) = following.split_at(length);
            let _ = write!(text, "  lap {pit} {seeds}:");
            for step in lap {
                write_step(text, &step.kind);
            }
            let axes = [event]
                .into_iter()
                .chain(lap)
                .flat_map(|one| one.axes.iter());
            write_axes(text, axes.collect());
            rest = following;
        } else {
            text.push_str("  ");
            write_event(text, &event.kind);
            write_axes(text, event.axes);
            rest = following;
        }
    }
}

/// Whether it belongs to the lap before it.
fn is_on_the_way(kind: &EventKind) -> bool {
    matches!(
        kind,
        EventKind::Drop { .. }
            | EventKind::Skip { .. }
            | EventKind::PassStore { .. }
            | EventKind::Relay { .. }
    )
}

fn write_step(text: &mut String, kind: &EventKind) {
    let _ = match kind {
        EventKind::Drop { pit, holds } => write!(text, " {pit}{holds}"),
        EventKind::Skip { pit } => write!(text, " ({pit})"),
        EventKind::PassStore { .. } => write!(text, " |"),
        _ => Ok(()),
    };
}

fn write_axes(text: &mut String, axes: Axes) {
    let names: Vec<&str> = axes.iter().map(engine::Axis::name).collect();
    let _ = writeln!(text, "  [{}]", names.join(" "));
}

fn write_event(text: &mut String, kind: &EventKind) {
    let _ = match kind {
        EventKind::Lift { pit, seeds } => write!(text, "lift {pit} {seeds}"),
        EventKind::Drop { pit, holds } => write!(text, "drop {pit} {holds}"),
        EventKind::Skip { pit } => write!(text, "skip {pit}"),
        EventKind::PassStore { side } => write!(text, "pass store {}", side.name()),
        EventKind::Relay { pit } => write!(text, "relay {pit}"),
        EventKind::Rest { pit } => write!(text, "rest {pit}"),
        EventKind::Capture { pit, seeds } => write!(text, "capture {pit} {seeds}"),
        EventKind::Forfeit { pit, seeds } => write!(text, "forfeit {pit} {seeds}"),
        EventKind::NoCapture { pit } => write!(text, "no capture {pit}"),
        EventKind::Spare => write!(text, "spare"),
        EventKind::Slam => write!(text, "slam"),
        EventKind::Feed => write!(text, "feed"),
        EventKind::Starve => write!(text, "starve"),
        EventKind::Pass => write!(text, "pass"),
        EventKind::Over { cause } => write!(text, "over {}", cause.name()),
        EventKind::HandOut { to, seeds } => write!(text, "hand out {} {seeds}", to.name()),
        EventKind::Leave { seeds } => write!(text, "leave {seeds}"),
        EventKind::Result { result: outcome } => write!(
            text,
            "result {}-{} {}",
            outcome.south,
            outcome.north,
            outcome.winner.map_or("draw", Side::name)
        ),
    };
}
