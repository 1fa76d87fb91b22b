//! X-chains and turbot fish: strong links of one digit, joined by weak links.
//!
//! ```text
//!  5 ═ 5 ─ 5 ═ 5 ─ 5 ═ 5     A strong link (═): the last two places of the digit in
//!                            a house. A weak link (─): two places that see each other.
//! ```
//!
//! One of the ends is true, so what sees both is not. A turbot fish is an X-chain of
//! two strong links.

use std::ops::ControlFlow;

use super::alternating_chain::{AlternatingGraph, LengthLimits, search};
use crate::base::{Candidate, Digit};
use crate::board::{Candidates, HouseOrder};
use crate::logic::HodokuLevel::{Hard, Unfair};
use crate::logic::techniques::chains::explainer::ChainRule;
use crate::logic::techniques::patterns::fish::count_places;
use crate::logic::techniques::patterns::strong_links::pairs;
use crate::logic::techniques::record::{by_default, records};
use crate::logic::techniques::{Dirty, Search, Sink};
use crate::logic::{Span, Technique};

records! {
    TURBOT_FISH = ("turbot-fish", SingleDigit, Search::TurbotFish)
        .hodoku("Turbot Fish", by_default(240, Hard, 120));
    X_CHAIN = ("x-chain", Chains, Search::Chain(ChainRule::Simple), ["open-chains"])
        .explainer(Span::growing(66))
        .hodoku_by(Search::XChain, "X-Chain", by_default(530, Unfair, 260));
}

/// Turbot fish: two strong links, joined by a weak one.
pub(crate) fn turbot_fish(candidates: &Candidates, dirty: Dirty<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    of_each_digit(Technique::TurbotFish, LengthLimits::TURBOT, candidates, dirty, sink)
}

/// X-chains: any number of strong links.
pub(crate) fn x_chain(candidates: &Candidates, dirty: Dirty<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    of_each_digit(Technique::XChain, LengthLimits::ANY, candidates, dirty, sink)
}

fn of_each_digit(
    technique: Technique,
    length: LengthLimits,
    candidates: &Candidates,
    dirty: Dirty<'_>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let digits = dirty.digits(candidates.geometry().side());
    let most = digits.into_iter().map(|digit| count_places(candidates, digit)).max().unwrap_or_default();
    match most {
        0..=128 => with_words::<2>(technique, length, candidates, digits, sink),
        129..=512 => with_words::<8>(technique, length, candidates, digits, sink),
        _ => with_words::<64>(technique, length, candidates, digits, sink),
    }
}

fn with_words<const W: usize>(
    technique: Technique,
    length: LengthLimits,
    candidates: &Candidates,
    digits: impl IntoIterator<Item = Digit>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let graphs: Vec<AlternatingGraph<W>> =
        digits.into_iter().map(|digit| of_digit(candidates, digit)).collect();
    search(technique, &graphs, length, candidates, sink)
}

/// The strong links of a digit.
fn of_digit<const W: usize>(candidates: &Candidates, digit: Digit) -> AlternatingGraph<W> {
    let houses = candidates.geometry().full_houses(HouseOrder::RegionsRowsColumns);
    let links: Vec<_> = pairs(candidates, digit, houses.iter().copied()).collect();
    let mut nodes: Vec<Candidate> =
        links.iter().flat_map(|pair| pair.cells).map(|cell| Candidate { cell, digit }).collect();
    nodes.sort_unstable();
    nodes.dedup();
    let number = |cell| nodes.partition_point(|node| node.cell < cell);
    let strong: Vec<[usize; 2]> = links.iter().map(|pair| pair.cells.map(number)).collect();
    AlternatingGraph::new(nodes, strong, candidates.geometry())
}
