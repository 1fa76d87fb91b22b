//! The hint that wins: the easiest, then the shortest, then the friendliest
//! kind, then the one met first by a reader who goes through the board cell by
//! cell. With the last of these written down as a number, hints may be looked
//! for in any order.

use super::Kind;

/// What hints are compared by.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
pub(super) struct HintRank {
    difficulty: f64,
    complexity: u32,
    preference: u8,
    ordinal: u32,
}

impl HintRank {
    pub(super) fn new(base: f64, complexity: u32, kind: Kind, ordinal: u32) -> Self {
        Self { difficulty: difficulty(base, complexity), complexity, preference: preference(kind), ordinal }
    }

    pub(super) const fn difficulty(&self) -> f64 {
        self.difficulty
    }

    pub(super) const fn complexity(&self) -> u32 {
        self.complexity
    }
}

/// The number of a chain: a tenth more whenever its length passes another of the
/// thresholds 4, 6, 8, 12, 16, 24, 32, 48 and so on.
///
/// The tenths are added to each other before they are added to the base, as they
/// were in the program whose numbers these are: equal texts of two hints may be
/// different doubles, and then the smaller one wins.
fn difficulty(base: f64, complexity: u32) -> f64 {
    let length = complexity.saturating_sub(2);
    let mut added = 0.0;
    let mut threshold = 4;
    let mut power_of_two = true;
    while length > threshold {
        added += 0.1;
        threshold = if power_of_two { threshold / 2 * 3 } else { threshold / 3 * 4 };
        power_of_two = !power_of_two;
    }
    base + added
}

/// Which kind goes first among equals.
fn preference(kind: Kind) -> u8 {
    match kind {
        Kind::Double => 1,
        Kind::XCycle | Kind::XChain => 2,
        Kind::YCycle => 3,
        Kind::XyCycle | Kind::XyChain => 4,
        Kind::Cell => 5,
        Kind::Region(_) => 6,
        Kind::Contradiction => 7,
        Kind::AlignedTriplet(_) => 8,
    }
}

/// Where hints go: only the best is kept, or all are.
pub(super) trait HintSink<T> {
    /// Whether a hint of this rank would be kept.
    fn wants(&self, rank: &HintRank) -> bool;

    /// The most nodes a hint may have to be kept.
    fn most(&self) -> u32;

    fn keep(&mut self, rank: HintRank, hint: T);
}

/// The best hint so far.
pub(super) struct BestHint<T>(pub(super) Option<(HintRank, T)>);

impl<T> HintSink<T> for BestHint<T> {
    fn wants(&self, rank: &HintRank) -> bool {
        self.0.as_ref().is_none_or(|(best, _)| rank < best)
    }

    fn most(&self) -> u32 {
        self.0.as_ref().map_or(u32::MAX, |(best, _)| best.complexity)
    }

    fn keep(&mut self, rank: HintRank, hint: T) {
        self.0 = Some((rank, hint));
    }
}

impl<T> HintSink<T> for Vec<(HintRank, T)> {
    fn wants(&self, _rank: &HintRank) -> bool {
        true
    }

    fn most(&self) -> u32 {
        u32::MAX
    }

    fn keep(&mut self, rank: HintRank, hint: T) {
        self.push((rank, hint));
    }
}
