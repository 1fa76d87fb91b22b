//! Conclusions of assumptions that cannot all be wrong (rules 24 to 30).
//!
//! What follows in every case is true; what contradicts itself is false. The
//! rules differ in how far each assumption is followed, so they share this
//! search. It goes through the cases of a position, skips those that the quick
//! elimination shows to have nothing in common, and counts the nodes of the rest.

use super::cases::{self, ClassicCases};
use super::causes::{Mark, cell_and_digit};
use super::complexity::AncestorCounter;
use super::depth::Depth;
use super::elimination::Remaining;
use super::follower::AssumptionFollower;
use super::position::{CELLS, ClassicPosition, bits};
use super::propagation::Propagation;
use super::ranking::{HintRank, HintSink};
use super::remaining::RemainingSets;
use super::{ClassicMarks, Kind, Node, Side};

/// Marks a source without a run.
const NONE: u16 = u16::MAX;

/// The runs made in one position, found again by their source.
pub(super) struct Propagations {
    runs: Vec<Box<Propagation>>,
    used: usize,
    slots: [[u16; 729]; 2],
}

impl Propagations {
    pub(super) fn new() -> Self {
        Self { runs: Vec::new(), used: 0, slots: [[NONE; 729]; 2] }
    }

    pub(super) fn clear(&mut self) {
        self.used = 0;
        self.slots = [[NONE; 729]; 2];
    }

    /// The run from a source, if it has been made.
    fn made(&self, source: Node) -> Option<&Propagation> {
        let slot = self.slots[source.side as usize][source.mark() as usize];
        (slot != NONE).then(|| &*self.runs[slot as usize])
    }

    /// A run that has been made.
    pub(super) fn run(&self, source: Node) -> &Propagation {
        &self.runs[self.slots[source.side as usize][source.mark() as usize] as usize]
    }

    /// Makes the run from a source unless it is there.
    fn make<const W: usize>(
        &mut self,
        board: &ClassicPosition,
        source: Node,
        most: u32,
        follower: &mut AssumptionFollower<W>,
    ) {
        let slot = &mut self.slots[source.side as usize][source.mark() as usize];
        if *slot != NONE {
            return;
        }
        *slot = self.used as u16;
        if self.used == self.runs.len() {
            self.runs.push(Box::new(Propagation::new(board)));
        }
        let run = &mut self.runs[self.used];
        self.used += 1;
        run.assume(board, source, follower.limit(most));
        follower.follow(board, run);
    }
}

/// A conclusion and the cases it follows from.
#[derive(Clone, Copy)]
pub(super) struct CaseHint {
    pub(super) cases: ClassicCases,
    pub(super) target: Node,
}

/// The search through the cases of one position.
pub(super) struct CaseSearch<'a, const W: usize, S> {
    pub(super) board: &'a ClassicPosition,
    pub(super) follower: AssumptionFollower<'a, W>,
    pub(super) runs: &'a mut Propagations,
    pub(super) census: &'a mut AncestorCounter,
    pub(super) sink: S,
}

impl<const W: usize, S: HintSink<CaseHint>> CaseSearch<'_, W, S> {
    /// Goes through all cases. `rests` tells which may have conclusions.
    pub(super) fn all(&mut self, rests: &RemainingSets) {
        self.runs.clear();
        let board = self.board;
        let dynamic = self.follower.depth != Depth::Static;
        if dynamic {
            self.contradictions(rests);
        }
        for cell in cases::open_cells(board) {
            let size = board.cells[cell].count_ones();
            if size == 2 && !dynamic {
                continue;
            }
            for digit in bits(board.cells[cell]) {
                let on = Node::on(cell, digit);
                if dynamic && size >= 3 {
                    self.filtered(rests, cases::double(cell, digit));
                }
                cases::regions(board, on.mark(), &mut |cases| self.filtered(rests, cases));
            }
            self.filtered(rests, cases::cell(board, cell));
        }
    }

    /// Goes through the assumptions that contradict themselves. They come first:
    /// having two branches only, they set a low bound for all others.
    fn contradictions(&mut self, rests: &RemainingSets) {
        let board = self.board;
        for cell in cases::open_cells(board) {
            for digit in bits(board.cells[cell]) {
                let on = Node::on(cell, digit);
                for source in [on, on.opposite()] {
                    if rests.contradict(source) {
                        self.contradiction(source);
                    }
                }
            }
        }
    }

    /// Cases that may have conclusions in common. Each run that is made can show
    /// that they have not, so the next one is made only then.
    fn filtered(&mut self, rests: &RemainingSets, cases: ClassicCases) {
        if !rests.agree(cases.sources()) {
            return;
        }
        let mut common = CommonConclusions::new(self.board);
        for &source in cases.sources() {
            match self.runs.made(source) {
                Some(run) => common.meet_run(run),
                None => common.meet_rest(rests.rest(source)),
            }
        }
        for &source in cases.sources() {
            if common.is_empty() {
                return;
            }
            if self.runs.made(source).is_none() {
                self.runs.make(self.board, source, self.sink.most(), &mut self.follower);
                common.meet_run(self.runs.run(source));
            }
        }
        if !common.is_empty() {
            self.cases(cases, &common);
        }
    }

    /// An assumption that may contradict itself.
    fn contradiction(&mut self, source: Node) {
        self.runs.make(self.board, source, self.sink.most(), &mut self.follower);
        let run = self.runs.run(source);
        let Some(clash) = run.clash else { return };
        self.census.begin();
        self.census.count_clash(run, clash);
        let cases = ClassicCases::contradiction(source);
        self.offer(CaseHint { cases, target: source.opposite() }, cases.ordinal(source.side, 0));
    }

    /// Offers the conclusions that cases have in common.
    fn cases(&mut self, cases: ClassicCases, common: &CommonConclusions) {
        for side in [Side::On, Side::Off] {
            let common = common.side(side);
            if *common == [0; CELLS] {
                continue;
            }
            for index in 0.. {
                let Some(&target) = self.runs.run(cases.sources()[0]).nodes(side).get(index) else {
                    break;
                };
                let (cell, digit) = cell_and_digit(target);
                if common[cell] >> digit & 1 == 0 || self.least(&cases, target, side) > self.sink.most() {
                    continue;
                }
                self.census.begin();
                for &source in cases.sources() {
                    self.census.count(self.runs.run(source), target, side);
                }
                let target = Node { cell: cell as u8, digit: digit as u8, side };
                self.offer(CaseHint { cases, target }, cases.ordinal(side, index));
            }
        }
    }

    /// The fewest nodes a conclusion can have.
    fn least(&self, cases: &ClassicCases, target: Mark, side: Side) -> u32 {
        cases.sources().iter().map(|&source| self.runs.run(source).least(target, side)).sum()
    }

    /// Hands on a hint whose nodes have just been counted.
    fn offer(&mut self, hint: CaseHint, ordinal: u32) {
        let complexity = self.census.nodes() + self.follower.registry.nodes(self.census.nested());
        let rank = HintRank::new(self.follower.depth.base(), complexity, hint.cases.kind, ordinal);
        if self.sink.wants(&rank) {
            self.sink.keep(rank, hint);
        }
    }
}

/// The conclusions that cases have in common, as far as is known.
struct CommonConclusions {
    ons: ClassicMarks,
    offs: ClassicMarks,
}

impl CommonConclusions {
    fn new(board: &ClassicPosition) -> Self {
        Self { ons: board.cells, offs: board.cells }
    }

    fn meet_run(&mut self, run: &Propagation) {
        self.ons.iter_mut().zip(&run.holding).for_each(|(ons, holding)| *ons &= holding);
        self.offs.iter_mut().zip(&run.open.cells).for_each(|(offs, open)| *offs &= !open);
    }

    /// An assumption leaves at most this: what is gone is gone, and a candidate
    /// holds if it is alone in its cell.
    fn meet_rest(&mut self, rest: &Remaining) {
        self.ons.iter_mut().zip(rest).for_each(|(ons, &rest)| *ons &= held(rest));
        self.offs.iter_mut().zip(rest).for_each(|(offs, rest)| *offs &= !rest);
    }

    fn is_empty(&self) -> bool {
        self.ons.iter().zip(&self.offs).fold(0, |all, (on, off)| all | on | off) == 0
    }

    fn side(&self, side: Side) -> &ClassicMarks {
        match side {
            Side::On => &self.ons,
            Side::Off => &self.offs,
        }
    }
}

/// What may hold in a cell with these candidates left: the only one, or anything
/// if the assumption contradicts itself.
const fn held(rest: u16) -> u16 {
    let only = if rest & rest.wrapping_sub(1) == 0 { rest } else { 0 };
    if rest == 0 { 511 } else { only }
}

impl Propagation {
    fn nodes(&self, side: Side) -> &[Mark] {
        match side {
            Side::On => &self.ons,
            Side::Off => &self.offs,
        }
    }
}

impl CaseHint {
    pub(super) fn kind(&self) -> Kind {
        self.cases.kind
    }

    pub(super) fn sources(&self) -> &[Node] {
        self.cases.sources()
    }
}
