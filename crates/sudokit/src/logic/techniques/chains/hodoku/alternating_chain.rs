//! Walks along links, strong and weak in turn: turbot fish, X-chain, XY-chain.
//!
//! ```text
//!  X-chain    5 ═ 5 ─ 5 ═ 5 ─ 5 ═ 5     A strong link (═): if the one is not so, the
//!                                       other is. A weak link (─): not both are.
//!  XY-chain   45 ─ 56 ─ 68 ─ 84         A cell with two candidates is a strong link
//!                                       in itself: 4═5 ─ 5═6 ─ 6═8 ─ 8═4.
//! ```
//!
//! A walk begins and ends with a strong link, so one of its ends is so. If they
//! are the same digit, what sees both loses it. If the walk comes back to its
//! start, that is so, and whatever it sees loses the digit.
//!
//! HoDoKu goes all ways from each start, depth first, up to a length, and of all
//! that rule something out takes the best. What is ruled out depends on the ends
//! alone, so here only the ends are searched, breadth first. A walk may visit a
//! cell only once, which breadth cannot know: so of the ends that are found, from
//! the best on, the walk is then laid step by step, and if there is none the ends
//! are passed over.

use std::ops::ControlFlow;

use super::breadth::BreadthFirstSearch;
use super::chain_graph::LinkGraph;
use super::digit_sight::DigitSight;
use super::ranking::{EliminationRank, rank};
use crate::base::bits::words;
use crate::base::{Candidate, House};
use crate::board::Candidates;
use crate::logic::Technique;
use crate::logic::techniques::Dirty;
use crate::logic::techniques::Sink;
use crate::logic::techniques::chains::hodoku::chain_builder::Thread;

/// Walks of so many links, and no others.
#[derive(Clone, Copy)]
pub(super) struct LengthLimits {
    pub(super) shortest: usize,
    pub(super) longest: usize,
}

impl LengthLimits {
    /// HoDoKu looks no further than twenty candidates.
    pub(super) const ANY: Self = Self { shortest: 1, longest: 19 };

    /// Two strong links, joined by a weak one.
    pub(super) const TURBOT: Self = Self { shortest: 3, longest: 3 };
}

/// Two pairs of last places of a digit, joined anyhow.
pub(crate) fn turbot_fish(candidates: &Candidates, dirty: Dirty<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    search(Technique::TurbotFish, &of_each_digit(candidates, dirty), LengthLimits::TURBOT, candidates, sink)
}

/// Pairs of last places of a digit, any number of them.
pub(crate) fn x_chain(candidates: &Candidates, dirty: Dirty<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    search(Technique::XChain, &of_each_digit(candidates, dirty), LengthLimits::ANY, candidates, sink)
}

/// Cells with two candidates.
pub(crate) fn xy_chain(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    search(Technique::XyChain, &[LinkGraph::of_cells(candidates)], LengthLimits::ANY, candidates, sink)
}

fn of_each_digit(candidates: &Candidates, dirty: Dirty<'_>) -> Vec<LinkGraph> {
    let digits = dirty.digits(candidates.geometry().side()).into_iter();
    digits.map(|digit| LinkGraph::of_places(candidates, digit)).collect()
}

/// The ends of a walk, by the numbers of their candidates.
#[derive(Clone, Copy)]
struct ChainEnds<'a> {
    rank: EliminationRank,
    graph: &'a LinkGraph,
    start: usize,
    end: usize,
    /// How many links the walk has at least.
    links: usize,
}

impl ChainEnds<'_> {
    fn candidates(&self) -> [Candidate; 2] {
        [self.start, self.end].map(|node| self.graph.nodes[node])
    }

    /// The shortest walk, if there is one that visits no cell twice.
    fn walk(&self, length: LengthLimits) -> Option<Vec<usize>> {
        self.graph.walk(self.start, self.end, self.links..=length.longest)
    }
}

/// Hands over one step for everything that can be ruled out, the best first.
fn search(
    technique: Technique,
    graphs: &[LinkGraph],
    length: LengthLimits,
    candidates: &Candidates,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let places = DigitSight::new(candidates);
    let mut all: Vec<ChainEnds<'_>> = graphs.iter().flat_map(|graph| find(graph, length, &places)).collect();
    all.sort_by_key(|ends| (ends.rank, ends.candidates()));
    for equals in all.chunk_by(|one, other| one.rank == other.rank) {
        for ends in first_found(length, &places, equals) {
            if let Some(walk) = ends.walk(length) {
                lay(&walk, ends.graph, candidates).finish(technique, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// All ends that rule something out. The same walk backwards begins with a later
/// candidate, and is left out.
fn find<'a>(graph: &'a LinkGraph, length: LengthLimits, places: &DigitSight<'_>) -> Vec<ChainEnds<'a>> {
    let mut found = Vec::new();
    let mut breadth = BreadthFirstSearch::default();
    let (goals, closure) = (graph.goals(places), graph.closure());
    for start in 0..graph.nodes.len() {
        let goals = goals.row(start);
        if !words::meets(goals, closure.row(start)) {
            continue;
        }
        breadth.spread(graph, start, length, &mut |links, end| {
            if links >= length.shortest && links % 2 == 1 && words::contains(goals, end) {
                let victims = places.seen(graph.nodes[start], graph.nodes[end]);
                found.push(ChainEnds { rank: rank(victims), graph, start, end, links });
            }
        });
    }
    found
}

/// One pair of ends for each set of victims, with the fewest links; in the order
/// in which HoDoKu comes to the victims first.
fn first_found<'a>(
    length: LengthLimits,
    places: &DigitSight<'_>,
    equals: &[ChainEnds<'a>],
) -> Vec<ChainEnds<'a>> {
    let mut shortest: Vec<(Vec<Candidate>, ChainEnds<'a>)> = Vec::new();
    for &ends in equals.iter().filter(|ends| ends.walk(length).is_some()) {
        let [start, end] = ends.candidates();
        let victims = places.seen(start, end);
        match shortest.iter_mut().find(|(known, _)| victims.clone().eq(known.iter().copied())) {
            Some((_, known)) if known.links > ends.links => *known = ends,
            Some(_) => {}
            None => shortest.push((victims.collect(), ends)),
        }
    }
    shortest.into_iter().map(|(_, ends)| ends).collect()
}

/// The claims of a walk: the first candidate does not hold, so the next does, …
fn lay<'a>(walk: &[usize], graph: &LinkGraph, candidates: &'a Candidates) -> Thread<'a> {
    let start = Thread::unless(graph.nodes[walk[0]], candidates);
    walk.windows(2).enumerate().fold(start, |thread, (number, link)| {
        let [from, to] = [link[0], link[1]].map(|node| graph.nodes[node]);
        match number % 2 {
            0 if from.cell == to.cell => thread.so_is(to),
            0 => thread.so_is_in(last_places(candidates, from, to), to),
            _ => thread.so_is_not(to),
        }
    })
}

/// The house in which these are the last two places of their digit.
fn last_places(candidates: &Candidates, from: Candidate, to: Candidate) -> House {
    let geometry = candidates.geometry();
    let mut houses = geometry.places(from.cell).iter().map(|place| usize::from(place.house));
    let number = houses.find(|&number| {
        candidates.places(number, from.digit).count_ones() == 2 && geometry.house(number).1.contains(&to.cell)
    });
    geometry.house(number.expect("a strong link has its house")).0
}
