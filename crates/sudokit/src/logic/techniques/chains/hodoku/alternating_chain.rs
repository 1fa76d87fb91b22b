//! X-chains, turbot fish and XY-chains: chains of alternating strong and weak links.
//!
//! ```text
//!  5 ═ 5 ─ 5 ═ 5 ─ 5 ═ 5     X-chain. A strong link (═): the last two places for the
//!                            digit in a house. A weak link (─): two places that see
//!                            each other. A turbot fish has two strong links.
//!
//!  45 ─ 56 ─ 68 ─ 84         XY-chain. A cell with two candidates is itself a strong
//!                            link: 4═5 ─ 5═6 ─ 6═8 ─ 8═4. So 4 is at one of the ends.
//! ```
//!
//! A chain begins and ends with a strong link, so one of its ends is true. If both are the same
//! digit, every cell that sees both loses it. If the chain returns to its start, the start is true,
//! and every cell that it sees loses the digit.
//!
//! HoDoKu follows all chains from each start, depth first, up to a length limit, and takes the best
//! of those that eliminate something. The eliminations depend only on the ends, so here only the
//! ends are searched, breadth first. A chain may visit a cell only once, which a breadth-first
//! search cannot check. So for the ends found, from the best, the chain is then searched link by
//! link, and ends without a chain are skipped.

use std::ops::ControlFlow;

use super::chain_builder::ChainBuilder;
use super::ranking::{EliminationRank, rank};
use crate::base::bits::{BitRows, Bits};
use crate::base::{Candidate, Cell, Digit, ones};
use crate::board::{Candidates, Geometry, HouseOrder};
use crate::logic::HodokuLevel::{Hard, Unfair};
use crate::logic::techniques::chains::explainer::{ChainRule, LinkTypes};
use crate::logic::techniques::links::{LinkRows, Reachability};
use crate::logic::techniques::patterns::strong_links::pairs;
use crate::logic::techniques::record::{by_default, records};
use crate::logic::techniques::{Scan, Search};
use crate::logic::{Claim, Span, Technique};

records! {
    TURBOT_FISH = ("turbot-fish", SingleDigit, Search::TurbotFish)
        .hodoku("Turbot Fish", by_default(240, Hard, 120));
    X_CHAIN = ("x-chain", Chains, Search::Chain(ChainRule::Simple), ["open-chains"])
        .explainer(Span::growing(66))
        .hodoku_by(Search::XChain, "X-Chain", by_default(530, Unfair, 260))
        .beginner(Search::SimpleChain(LinkTypes::X));
    XY_CHAIN = ("xy-chain", Chains, Search::XyChain).hodoku("XY-Chain", by_default(540, Unfair, 260));
}

/// Finds turbot fish: two strong links joined by a weak one.
pub(crate) fn turbot_fish(scan: &mut Scan<'_>) -> ControlFlow<()> {
    of_each_digit(Technique::TurbotFish, LengthLimits::TURBOT, scan)
}

/// Finds X-chains, with any number of strong links.
pub(crate) fn x_chain(scan: &mut Scan<'_>) -> ControlFlow<()> {
    of_each_digit(Technique::XChain, LengthLimits::ANY, scan)
}

fn of_each_digit(technique: Technique, length: LengthLimits, scan: &mut Scan<'_>) -> ControlFlow<()> {
    let digits = scan.dirty_digits().into_iter();
    let links: Vec<StrongLinks> = digits.map(|digit| of_digit(scan.candidates, digit)).collect();
    search(technique, links, length, scan)
}

/// Returns the strong links of a digit.
fn of_digit(candidates: &Candidates, digit: Digit) -> StrongLinks {
    let houses = candidates.geometry().full_houses(HouseOrder::RegionsRowsColumns);
    let links: Vec<_> = pairs(candidates, digit, houses.iter().copied()).collect();
    let mut nodes: Vec<Candidate> =
        links.iter().flat_map(|pair| pair.cells).map(|cell| Candidate { cell, digit }).collect();
    nodes.sort_unstable();
    nodes.dedup();
    let number = |cell| nodes.partition_point(|node| node.cell < cell);
    let pairs = links.iter().map(|pair| pair.cells.map(number)).collect();
    StrongLinks { nodes, pairs }
}

/// Finds XY-chains, the best first.
pub(crate) fn xy_chain(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    let cells = candidates.empty_cells().filter(|&cell| candidates.marks(cell).len() == 2);
    let nodes: Vec<Candidate> = cells
        .flat_map(|cell| candidates.marks(cell).into_iter().map(move |digit| Candidate { cell, digit }))
        .collect();
    let pairs = (0..nodes.len()).step_by(2).map(|one| [one, one + 1]).collect();
    search(Technique::XyChain, vec![StrongLinks { nodes, pairs }], LengthLimits::ANY, scan)
}

/// Candidates, by cell, then by digit, and the strong links between them, by number.
struct StrongLinks {
    nodes: Vec<Candidate>,
    pairs: Vec<[usize; 2]>,
}

/// Emits one step for each possible set of eliminations, the best first.
fn search(
    technique: Technique,
    links: Vec<StrongLinks>,
    length: LengthLimits,
    scan: &mut Scan<'_>,
) -> ControlFlow<()> {
    let candidates = scan.candidates;
    let search = AlternatingSearch { technique, length, candidates, sight: DigitSight::new(candidates) };
    match links.iter().map(|links| links.nodes.len()).max().unwrap_or_default() {
        0..=128 => search.run::<2>(links, scan),
        129..=512 => search.run::<8>(links, scan),
        _ => search.run::<128>(links, scan),
    }
}

struct AlternatingSearch<'a> {
    technique: Technique,
    length: LengthLimits,
    candidates: &'a Candidates,
    sight: DigitSight<'a>,
}

impl AlternatingSearch<'_> {
    /// Runs the search on sets of `W` words.
    fn run<const W: usize>(&self, links: Vec<StrongLinks>, scan: &mut Scan<'_>) -> ControlFlow<()> {
        let geometry = self.candidates.geometry();
        let graphs: Vec<AlternatingGraph<W>> =
            links.into_iter().map(|links| AlternatingGraph::new(links, geometry)).collect();
        let mut all = Vec::new();
        for (number, graph) in graphs.iter().enumerate() {
            self.find(number, graph, &mut all, scan)?;
        }
        all.sort_by_key(|ends| (ends.rank, ends.candidates));
        for equals in all.chunk_by(|one, other| one.rank == other.rank) {
            scan.check()?;
            for ends in self.first_found(equals, &graphs) {
                let graph = &graphs[ends.graph];
                if let Some(chain) = graph.chain(ends, self.length) {
                    // The first candidate is false, so the next one is true, and so on.
                    let claims = chain.iter().enumerate().map(|(index, &node)| {
                        let candidate = graph.nodes[node];
                        if index % 2 == 0 { Claim::is_not(candidate) } else { Claim::is(candidate) }
                    });
                    ChainBuilder::chain(self.candidates, claims).emit(self.technique, scan.sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Collects all ends that eliminate something. The reverse of a chain starts with a later
    /// candidate and is left out.
    fn find<const W: usize>(
        &self,
        number: usize,
        graph: &AlternatingGraph<W>,
        found: &mut Vec<ChainEnds>,
        scan: &Scan<'_>,
    ) -> ControlFlow<()> {
        let mut reachability = Reachability::default();
        reachability.read(&graph.links);
        for start in 0..graph.nodes.len() {
            scan.check()?;
            let goals = graph.goals(start, &self.sight);
            // Uses chains of any length that may visit a cell again.
            let mut nexts = graph.links.strong[start].iter();
            if !nexts.any(|next| reachability.holds[next].meets(&goals)) {
                continue;
            }
            graph.spread(start, self.length, &mut |links, end| {
                if links >= self.length.shortest && links % 2 == 1 && goals.contains(end) {
                    let candidates = [graph.nodes[start], graph.nodes[end]];
                    let rank = rank(self.sight.seen(candidates[0], candidates[1]));
                    found.push(ChainEnds { rank, graph: number, nodes: [start, end], candidates, links });
                }
            });
        }
        ControlFlow::Continue(())
    }

    /// Returns one pair of ends for each set of victims, with the fewest links, in the order in
    /// which HoDoKu first finds the victims.
    fn first_found<'e, const W: usize>(
        &self,
        equals: &'e [ChainEnds],
        graphs: &[AlternatingGraph<W>],
    ) -> Vec<&'e ChainEnds> {
        let mut shortest: Vec<(Vec<Candidate>, &ChainEnds)> = Vec::new();
        let is_there = |ends: &&ChainEnds| graphs[ends.graph].chain(ends, self.length).is_some();
        for ends in equals.iter().filter(is_there) {
            let [start, end] = ends.candidates;
            let victims = self.sight.seen(start, end);
            match shortest.iter_mut().find(|(known, _)| victims.clone().eq(known.iter().copied())) {
                Some((_, known)) if known.links > ends.links => *known = ends,
                Some(_) => {}
                None => shortest.push((victims.collect(), ends)),
            }
        }
        shortest.into_iter().map(|(_, ends)| ends).collect()
    }
}

/// The number of links that a chain may have.
#[derive(Clone, Copy)]
pub(super) struct LengthLimits {
    pub(super) shortest: usize,
    pub(super) longest: usize,
}

impl LengthLimits {
    /// HoDoKu's limit of twenty candidates.
    pub(super) const ANY: Self = Self { shortest: 1, longest: 19 };

    /// Two strong links joined by a weak one.
    pub(super) const TURBOT: Self = Self { shortest: 3, longest: 3 };
}

/// Candidates with strong links, and the weak links between those of the same digit.
struct AlternatingGraph<const W: usize> {
    /// The candidates by cell, then by digit.
    nodes: Vec<Candidate>,
    links: LinkRows<W>,
}

impl<const W: usize> AlternatingGraph<W> {
    fn new(StrongLinks { nodes, pairs }: StrongLinks, geometry: &Geometry) -> Self {
        let mut links = LinkRows::default();
        links.strong.resize(nodes.len(), Bits::EMPTY);
        for [one, other] in pairs {
            links.strong[one].insert(other);
            links.strong[other].insert(one);
            links.paired.insert(one);
            links.paired.insert(other);
        }
        links.weak.resize(nodes.len(), Bits::EMPTY);
        for (i, one) in nodes.iter().enumerate() {
            for (j, other) in nodes.iter().enumerate().skip(i + 1) {
                if one.digit == other.digit && geometry.sees(one.cell, other.cell) {
                    links.weak[i].insert(j);
                    links.weak[j].insert(i);
                }
            }
        }
        Self { nodes, links }
    }

    /// Returns the candidates of the same digit, from `start` on, that would eliminate something as
    /// the other end.
    fn goals(&self, start: usize, sight: &DigitSight<'_>) -> Bits<W> {
        let mut goals = Bits::EMPTY;
        let one = self.nodes[start];
        for (number, &other) in self.nodes.iter().enumerate().skip(start) {
            if one.digit == other.digit && sight.sees_any(one, other) {
                goals.insert(number);
            }
        }
        goals
    }

    /// Calls `reached` with everything that can be reached by each number of links, the first of
    /// which is strong. Chains below the shortest length are not remembered, so a longer one to the
    /// same candidate is also found.
    fn spread(&self, start: usize, length: LengthLimits, reached: &mut dyn FnMut(usize, usize)) {
        let own_cell = self.own_cell(start);
        let mut last = Bits::one(start);
        // Reached by a strong link, and by a weak one.
        let (mut by_strong, mut by_weak) = (Bits::EMPTY, Bits::EMPTY);
        for links in 1..=length.longest {
            let is_strong = links % 2 == 1;
            let rows = if is_strong { &self.links.strong } else { &self.links.weak };
            let mut next = Bits::EMPTY;
            last.iter().for_each(|node| next.add(&rows[node]));
            if !is_strong {
                next = next.without(&own_cell);
            }
            if links >= length.shortest {
                let known = if is_strong { &mut by_strong } else { &mut by_weak };
                next = next.without(known);
                known.add(&next);
            }
            next.iter().for_each(|node| reached(links, node));
            last = next;
        }
    }

    /// Returns the candidates in the cell of a candidate.
    fn own_cell(&self, node: usize) -> Bits<W> {
        let cell = self.nodes[node].cell;
        let first = self.nodes.partition_point(|other| other.cell < cell);
        let mut own = Bits::EMPTY;
        let same = self.nodes[first..].iter().take_while(|other| other.cell == cell).count();
        (first..first + same).for_each(|number| own.insert(number));
        own
    }

    /// Returns the number of links from each candidate to the end, if the first link is weak, or
    /// strong.
    fn distances(&self, end: usize) -> [Vec<usize>; 2] {
        let mut distances = [vec![usize::MAX; self.nodes.len()], vec![usize::MAX; self.nodes.len()]];
        self.spread(end, LengthLimits::ANY, &mut |links, node| distances[(links + 1) % 2][node] = links);
        distances
    }

    /// Returns the shortest chain between these ends that visits no cell twice, if there is one.
    ///
    /// Uses iterative deepening, but skips paths that are too long even if they could visit cells
    /// again. Usually the first path tried is right.
    fn chain(&self, ends: &ChainEnds, length: LengthLimits) -> Option<Vec<usize>> {
        let [start, end] = ends.nodes;
        let distances = self.distances(end);
        (ends.links..=length.longest).step_by(2).find_map(|links| {
            let mut chain = vec![start];
            self.extend(&mut chain, end, links, &distances).then_some(chain)
        })
    }

    /// Extends a chain by this many links.
    fn extend(&self, chain: &mut Vec<usize>, end: usize, links: usize, distances: &[Vec<usize>; 2]) -> bool {
        let at = chain[chain.len() - 1];
        if links == 0 {
            return at == end;
        }
        let is_strong = chain.len() % 2 == 1;
        let rows = if is_strong { &self.links.strong } else { &self.links.weak };
        for next in rows[at].iter() {
            let is_near = match links {
                1 => next == end,
                _ => distances[usize::from(is_strong)][next] < links,
            };
            let cell = self.nodes[next].cell;
            let mut before = chain.iter().map(|&node| self.nodes[node].cell);
            let is_free = !before.any(|other| other == cell)
                || is_strong && cell == self.nodes[at].cell
                || links == 1 && next == chain[0];
            if is_near && is_free {
                chain.push(next);
                if self.extend(chain, end, links - 1, distances) {
                    return true;
                }
                chain.pop();
            }
        }
        false
    }
}

/// The ends of a chain, by the numbers of their candidates.
struct ChainEnds {
    rank: EliminationRank,
    /// The number of the graph.
    graph: usize,
    nodes: [usize; 2],
    candidates: [Candidate; 2],
    /// A lower bound for the number of links.
    links: usize,
}

/// The cells that can hold each digit, and those that see two given cells.
pub(super) struct DigitSight<'a> {
    geometry: &'a Geometry,
    /// A row for each digit, a column for each cell.
    holders: BitRows,
}

impl<'a> DigitSight<'a> {
    pub(super) fn new(candidates: &'a Candidates) -> Self {
        let geometry = candidates.geometry();
        let mut holders = BitRows::default();
        holders.clear(geometry.side(), geometry.len());
        for cell in candidates.empty_cells() {
            for digit in candidates.marks(cell) {
                holders.insert(digit.index(), cell.index());
            }
        }
        Self { geometry, holders }
    }

    /// Returns the candidates that see two others of the same digit, in order.
    pub(super) fn seen(&self, one: Candidate, other: Candidate) -> impl Iterator<Item = Candidate> + Clone {
        let digit = one.digit;
        self.words(one, other).enumerate().flat_map(move |(number, word)| {
            ones(word).map(move |bit| Candidate { cell: Cell::new(number * 64 + bit), digit })
        })
    }

    /// Whether there are any such candidates.
    pub(super) fn sees_any(&self, one: Candidate, other: Candidate) -> bool {
        self.words(one, other).any(|word| word != 0)
    }

    fn words(&self, one: Candidate, other: Candidate) -> impl Iterator<Item = u64> + Clone {
        let sights = self.geometry.sight(one.cell).iter().zip(self.geometry.sight(other.cell));
        sights.zip(self.holders.row(one.digit.index())).map(|((one, other), holders)| one & other & holders)
    }
}
