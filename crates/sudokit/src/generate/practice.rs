//! Positions to practise a technique with.
//!
//! Common techniques occur in ordinary puzzles, so no positions have to be stored: [`NUMBERS`]
//! lists the puzzles of one stream that have the technique on their path in the beginner's order.
//! The path leads to the position.

use super::practice_numbers::NUMBERS;
use super::{Generator, GeneratorWorker};
use crate::board::{Geometry, Progress, Puzzle};
use crate::logic::{Order, Technique};
use crate::solve::Uniqueness;

/// The seed of the stream.
const SEED: u64 = 21;

/// A position in which a technique is the next step in the beginner's order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PracticePosition {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The placed digits, and the candidates of all other cells.
    pub progress: Progress,
}

impl Generator {
    /// Returns positions in which the technique is the next step of a
    /// [`LogicSolver`](crate::logic::LogicSolver). There are ten for each technique that is not
    /// [rare](Self::rarity), and none for rare ones, which have [stored
    /// positions](Technique::positions) instead.
    ///
    /// ```
    /// use sudokit::generate::Generator;
    /// use sudokit::logic::{LogicSolver, Technique};
    ///
    /// for position in Generator::practice(Technique::XWing) {
    ///     let candidates = position.progress.candidates(&position.puzzle);
    ///     let next = LogicSolver::new(candidates).next_step().unwrap();
    ///     assert_eq!(next.technique, Technique::XWing);
    /// }
    /// ```
    pub fn practice(technique: Technique) -> Vec<PracticePosition> {
        let numbers = NUMBERS.iter().find(|(known, _)| *known == technique);
        let mut worker = Self::practice_stream().worker();
        let numbers = numbers.map(|(_, numbers)| numbers.iter()).into_iter().flatten();
        numbers.filter_map(|&number| position(&mut worker, number.into(), technique)).collect()
    }

    /// The stream of puzzles that the positions come from.
    fn practice_stream() -> Self {
        Self::new(Geometry::classic()).minimal().seed(SEED)
    }
}

/// The first position on the path of a puzzle in which the technique is the next step.
fn position(worker: &mut GeneratorWorker, number: u64, technique: Technique) -> Option<PracticePosition> {
    let made = worker.make(number).ok()?;
    let one = Uniqueness::One(Box::new(made.solution));
    let mut solver = one.solver(Order::Beginner, made.puzzle.candidates()).without_reasons();
    loop {
        let step = solver.next_step()?;
        if step.technique == technique {
            let progress = Progress::of(&made.puzzle, solver.candidates());
            return Some(PracticePosition { puzzle: made.puzzle, progress });
        }
        solver.apply(&step);
    }
}
