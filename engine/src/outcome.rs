//! What a game came to.

use crate::pit::Side;

/// What a game came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outcome {
    /// South's seeds, what the end handed out included.
    pub south: u8,
    /// North's seeds.
    pub north: u8,
    /// Who won; `None` is a draw.
    #[cfg_attr(feature = "serde", serde(serialize_with = "winner_or_draw"))]
    pub winner: Option<Side>,
}

#[cfg(feature = "serde")]
fn winner_or_draw<S: serde::Serializer>(
    winner: &Option<Side>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(winner.map_or("draw", Side::name))
}
