//! Elimination: the consequences of one assumption, in any order.
//!
//! If there is no contradiction, the same candidates are removed in any order; if there is one,
//! every order finds one. So this plain elimination, ten times as fast as a
//! [`propagation`](super::propagation), shows which assumptions contradict themselves and which
//! have a common conclusion. Only those need a propagation.
//!
//! For rules with helpers, patterns and chains remove candidates when the links are exhausted,
//! repeatedly, until nothing more is removed. Chains found in a position stay valid when more
//! candidates are removed, or their conclusions follow from the removals. So all of them can be
//! used together.

use super::ClassicMarks;
use super::links::ChainGraph;
use super::patterns::{PatternLimits, PatternSurvey};
use super::position::{CELLS, ClassicPosition, HOUSE, PLACES_OF, bits, cell_and_digit, number, single};
use super::remaining::RemainingSets;
use crate::logic::techniques::StopCheck;
use crate::logic::techniques::chains::explainer::rule::ChainRule;
use crate::logic::techniques::links::ChainLiteral;

/// The candidates that an assumption leaves; none at all if it contradicts itself.
///
/// The last seven entries are always empty: 88 is a multiple of eight, the number of lanes in the
/// smallest vectors.
pub(super) type Remaining = [u16; 88];

pub(super) const NONE_LEFT: Remaining = [0; 88];

pub(super) fn remaining(marks: &ClassicMarks) -> Remaining {
    let mut remaining = NONE_LEFT;
    remaining[..81].copy_from_slice(marks);
    remaining
}

/// A contradiction: a cell without candidates, or a house without a place for a digit.
pub(super) struct NoCandidateLeft;

/// A position from which candidates are being removed.
pub(super) struct Elimination {
    pub(super) position: ClassicPosition,
    /// True candidates, as cells and digits, that may still rule others out.
    singles: Vec<(u8, u8)>,
    /// Cells whose digit has ruled out everything it can.
    done: u128,
}

impl Elimination {
    pub(super) fn new(position: &ClassicPosition) -> Self {
        Self { position: position.clone(), singles: Vec::new(), done: 0 }
    }

    /// Starts again from a position.
    pub(super) fn reset(&mut self, position: &ClassicPosition) {
        self.position.clone_from(position);
        self.singles.clear();
        self.done = 0;
    }

    /// Follows an assumption.
    pub(super) fn suppose(&mut self, source: ChainLiteral) -> Result<(), NoCandidateLeft> {
        let (cell, digit) = cell_and_digit(source.node());
        if source.is_on() {
            self.singles.push((cell as u8, digit as u8));
        } else {
            self.remove(cell, digit)?;
        }
        self.settle()
    }

    /// Returns the remaining candidates.
    pub(super) fn remaining(&self) -> Remaining {
        remaining(&self.position.cells)
    }

    pub(super) fn settle(&mut self) -> Result<(), NoCandidateLeft> {
        while let Some((cell, digit)) = self.singles.pop() {
            let (cell, digit) = (cell as usize, digit as usize);
            if self.done >> cell & 1 == 1 {
                if self.position.cells[cell] != 1 << digit {
                    return Err(NoCandidateLeft);
                }
                continue;
            }
            self.done |= 1 << cell;
            for other in bits(self.position.cells[cell] & !(1 << digit)) {
                self.remove(cell, other)?;
            }
            for at in PLACES_OF[cell] {
                for place in bits(self.position.places[digit][at.house()] & !at.bit()) {
                    self.remove(HOUSE[at.house()][place] as usize, digit)?;
                }
            }
        }
        Ok(())
    }

    /// Removes candidates and everything that follows.
    pub(super) fn remove_all(&mut self, victims: &ClassicMarks) -> Result<(), NoCandidateLeft> {
        for (cell, &digits) in victims.iter().enumerate() {
            for digit in bits(digits) {
                self.remove(cell, digit)?;
            }
        }
        self.settle()
    }

    /// Removes a candidate and records the singles it leaves.
    pub(super) fn remove(&mut self, cell: usize, digit: usize) -> Result<(), NoCandidateLeft> {
        let digits = self.position.cells[cell] & !(1 << digit);
        self.position.cells[cell] = digits;
        if single(digits) {
            self.singles.push((cell as u8, digits.trailing_zeros() as u8));
        } else if digits == 0 {
            return Err(NoCandidateLeft);
        }
        for at in PLACES_OF[cell] {
            let places = &mut self.position.places[digit][at.house()];
            *places &= !at.bit();
            let places = *places;
            if single(places) {
                let left = HOUSE[at.house()][places.trailing_zeros() as usize];
                self.singles.push((left, digit as u8));
            } else if places == 0 {
                return Err(NoCandidateLeft);
            }
        }
        Ok(())
    }
}

/// Elimination to the depth of any rule.
pub(super) struct DeepElimination<const W: usize> {
    /// The position in which the assumptions are made.
    position: ClassicPosition,
    limits: PatternLimits,
    elimination: Elimination,
    graph: Box<ChainGraph<W>>,
    /// For nested case splits.
    inner: Option<Box<(RemainingSets, DeepElimination<W>)>>,
}

impl<const W: usize> DeepElimination<W> {
    pub(super) fn new() -> Self {
        let empty = ClassicPosition::new(&[0; 81]);
        Self {
            elimination: Elimination::new(&empty),
            limits: PatternLimits::new(&empty),
            position: empty,
            graph: Box::new(ChainGraph::new()),
            inner: None,
        }
    }

    /// Moves to another position.
    pub(super) fn enter(&mut self, position: &ClassicPosition) {
        self.position.clone_from(position);
        self.limits = PatternLimits::new(position);
    }

    /// Returns the candidates that an assumption leaves.
    pub(super) fn follow(
        &mut self,
        source: ChainLiteral,
        rule: ChainRule,
        stop: &StopCheck<'_>,
    ) -> Remaining {
        self.elimination.reset(&self.position);
        match self.elimination.suppose(source).and_then(|()| self.deepen(rule, stop)) {
            Ok(()) => self.elimination.remaining(),
            Err(NoCandidateLeft) => NONE_LEFT,
        }
    }

    fn deepen(&mut self, rule: ChainRule, stop: &StopCheck<'_>) -> Result<(), NoCandidateLeft> {
        if !rule.has_helpers() {
            return Ok(());
        }
        loop {
            while self.patterns()? {}
            let mut any = false;
            for &nested in rule.nested() {
                any = match nested {
                    ChainRule::Simple => self.chains()?,
                    _ => self.cases(nested, stop)?,
                };
                if any {
                    break;
                }
            }
            if !any || stop() {
                return Ok(());
            }
        }
    }

    /// Removes the candidates that patterns eliminate. A pattern broken by later removals has
    /// turned into singles, which remove at least the same candidates.
    fn patterns(&mut self) -> Result<bool, NoCandidateLeft> {
        let mut victims = [0u16; CELLS];
        let work = &self.elimination.position;
        let any = PatternSurvey::new(&self.position, work, &self.limits).patterns(&mut |pattern| {
            pattern.victims.each(work, |cell, digit| victims[cell] |= 1 << digit);
        });
        if any {
            self.elimination.remove_all(&victims)?;
        }
        Ok(any)
    }

    /// Removes the candidates that forcing chains and cycles eliminate.
    fn chains(&mut self) -> Result<bool, NoCandidateLeft> {
        self.graph.read(&self.elimination.position);
        let graph = &*self.graph;
        let mut victims = [0; CELLS];
        for number in graph.refuted.iter() {
            let (cell, digit) = graph.candidate(number);
            victims[cell] |= 1 << digit;
        }
        for number in graph.proved.iter() {
            let (cell, digit) = graph.candidate(number);
            victims[cell] |= self.elimination.position.cells[cell] & !(1 << digit);
        }
        self.elimination.remove_all(&victims)?;
        Ok(!graph.refuted.is_empty() || !graph.proved.is_empty())
    }

    /// Removes the candidates that are eliminated in all cases.
    fn cases(&mut self, rule: ChainRule, stop: &StopCheck<'_>) -> Result<bool, NoCandidateLeft> {
        let position = self.elimination.position.clone();
        let inner = self.inner.get_or_insert_with(|| Box::new((RemainingSets::new(), Self::new())));
        let (sets, eliminator) = &mut **inner;
        sets.read(&position, rule, eliminator, stop);
        let left = sets.conclusions(&position, rule);
        let victims: [u16; CELLS] = std::array::from_fn(|cell| position.cells[cell] & !left[cell]);
        self.elimination.remove_all(&victims)?;
        Ok(victims != [0; CELLS])
    }

    /// Visits the candidates that each candidate leaves, using only the links of a position. A
    /// candidate that refutes itself leaves none.
    pub(super) fn statics(
        &mut self,
        position: &ClassicPosition,
        mut visit: impl FnMut(ChainLiteral, Remaining),
    ) {
        self.graph.read(position);
        let graph = &*self.graph;
        for candidate in 0..graph.candidates.len() {
            let mut remaining = remaining(&position.cells);
            if graph.refuted.contains(candidate) {
                remaining = NONE_LEFT;
            } else {
                let mut gone = graph.rows.weak[candidate];
                let holds = graph.reachability.holds[candidate].iter();
                holds.for_each(|on| gone.add(&graph.rows.weak[on]));
                for off in gone.iter() {
                    let (cell, digit) = graph.candidate(off);
                    remaining[cell] &= !(1 << digit);
                }
            }
            let (cell, digit) = graph.candidate(candidate);
            visit(ChainLiteral::on(number(cell, digit)), remaining);
        }
    }
}
