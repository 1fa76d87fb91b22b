//! What each assumption of a position leaves, followed to a depth in any order,
//! and so which of them can have conclusions.

use super::cases;
use super::deep_elimination::DeepElimination;
use super::depth::Depth;
use super::elimination::{NOTHING, Remaining, rest};
use super::position::{ClassicPosition, HOUSE, HousePlace, SEATS, bits, double, single};
use super::{Node, Side};

/// The candidates each assumption leaves.
pub(super) struct RemainingSets {
    all: Remaining,
    /// How far the assumptions were followed last time.
    depth: Option<Depth>,
    rests: Vec<[Remaining; 2]>,
}

impl RemainingSets {
    pub(super) fn new() -> Self {
        Self { all: NOTHING, depth: None, rests: vec![[NOTHING; 2]; 729] }
    }

    pub(super) fn forget(&mut self) {
        self.depth = None;
    }

    /// Follows every assumption of a position.
    pub(super) fn read<const W: usize>(
        &mut self,
        board: &ClassicPosition,
        depth: Depth,
        eliminator: &mut DeepElimination<W>,
    ) {
        let before = self.all;
        self.all = rest(&board.cells);
        let known = self.depth.replace(depth) == Some(depth);
        if depth == Depth::Static {
            eliminator.statics(board, |source, rest| *self.at(source) = rest);
            return;
        }
        let removed = known.then(|| RemovedCandidates::between(&before, &self.all)).flatten();
        eliminator.enter(board);
        for side in [Side::On, Side::Off] {
            for cell in cases::open_cells(board) {
                for digit in bits(board.cells[cell]) {
                    let source = Node { side, ..Node::on(cell, digit) };
                    if let Some(partner) = partner(board, source) {
                        *self.at(source) = *self.rest(partner);
                        continue;
                    }
                    let rest = self.at(source);
                    if !removed.as_ref().is_some_and(|removed| removed.leaves(rest, depth)) {
                        *rest = eliminator.follow(source, depth);
                    }
                }
            }
        }
    }

    fn at(&mut self, source: Node) -> &mut Remaining {
        &mut self.rests[source.mark() as usize][source.side as usize]
    }

    pub(super) fn rest(&self, source: Node) -> &Remaining {
        &self.rests[source.mark() as usize][source.side as usize]
    }

    pub(super) fn contradict(&self, source: Node) -> bool {
        *self.rest(source) == NOTHING
    }

    /// Whether all of these assumptions remove something in common.
    pub(super) fn agree(&self, sources: &[Node]) -> bool {
        self.union(sources) != self.all
    }

    /// The candidates some of these assumptions leave.
    pub(super) fn union(&self, sources: &[Node]) -> Remaining {
        let mut union = NOTHING;
        for &source in sources {
            for (all, some) in union.iter_mut().zip(self.rest(source)) {
                *all |= some;
            }
        }
        union
    }

    /// The candidates that some conclusion removes.
    pub(super) fn conclusions(&self, board: &ClassicPosition, depth: Depth) -> Remaining {
        let mut left = self.all;
        let mut meet = |union: &Remaining| left.iter_mut().zip(union).for_each(|(left, some)| *left &= some);
        for cell in cases::open_cells(board) {
            for digit in bits(board.cells[cell]) {
                let on = Node::on(cell, digit);
                if depth != Depth::Static {
                    meet(&self.union(&[on, on.opposite()]));
                }
                cases::regions(board, on.mark(), &mut |cases| meet(&self.union(cases.sources())));
            }
            meet(&self.union(cases::cell(board, cell).sources()));
        }
        left
    }
}

/// The other one of a pair: it holds if and only if the source is gone, so that
/// both leave the same.
fn partner(board: &ClassicPosition, source: Node) -> Option<Node> {
    let (cell, digit) = (source.cell as usize, source.digit as usize);
    if source.side == Side::On {
        return None;
    }
    if double(board.cells[cell]) {
        let other = board.cells[cell] & !(1 << digit);
        return Some(Node::on(cell, other.trailing_zeros() as usize));
    }
    let pairs = SEATS[cell].into_iter().map(|seat| (seat, board.places[digit][seat.house()]));
    let (seat, places) = pairs.into_iter().find(|&(_, places)| double(places))?;
    let other = HOUSE[seat.house()][(places & !seat.bit()).trailing_zeros() as usize] as usize;
    (!single(board.cells[other])).then(|| Node::on(other, digit))
}

/// The candidates that went from one position to the next.
struct RemovedCandidates(Vec<(u8, u8)>);

impl RemovedCandidates {
    /// Nothing if a cell has been filled, or if candidates have come back.
    fn between(before: &Remaining, after: &Remaining) -> Option<Self> {
        let mut removed = Vec::new();
        for (cell, (&before, &after)) in before.iter().zip(after).enumerate() {
            if after & !before != 0 || (after == 0) != (before == 0) {
                return None;
            }
            removed.extend(bits(before & !after).map(|digit| (cell as u8, digit as u8)));
        }
        Some(Self(removed))
    }

    /// Takes the candidates off what an assumption left. It need not be followed
    /// again if that makes no single: if each was gone already, or leaves two
    /// candidates in its cell and two places in its houses.
    fn leaves(&self, rest: &mut Remaining, depth: Depth) -> bool {
        if *rest == NOTHING {
            return true;
        }
        self.0.iter().all(|&(cell, digit)| {
            let cell = cell as usize;
            if rest[cell] >> digit & 1 == 0 {
                return true;
            }
            rest[cell] &= !(1 << digit);
            let has = |&other: &u8| rest[other as usize] >> digit & 1 == 1;
            let two_places =
                |seat: HousePlace| HOUSE[seat.house()].iter().filter(|other| has(other)).nth(1).is_some();
            depth == Depth::Dynamic && rest[cell].count_ones() >= 2 && SEATS[cell].into_iter().all(two_places)
        })
    }
}
