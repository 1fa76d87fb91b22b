//! Human-style solving: hints, techniques, explanations and ratings.
//!
//! | I want to … | call this |
//! |---|---|
//! | find the next step | [`LogicSolver::next_step`] |
//! | solve as far as logic leads | a [`LogicSolver`] is an iterator over steps |
//! | look for one technique only | [`Technique::find_first`] |
//! | explain a step in words, little by little | [`Step::explain`] |
//! | check whether a position is solved, wrong or open | [`PlayerPosition::status`] |
//! | prove that a step is right | [`check::check`] |
//! | find out how hard a puzzle is | [`rate`] |
//! | list and teach techniques | [`Technique::ALL`], [`Technique::lesson`] |
//!
//! A technique searches a position ([`Candidates`](crate::Candidates)) for a [`Step`]. A step says
//! which digit to place or which candidates to eliminate, and carries its [`Reason`], the evidence.
//! The reason alone is enough to explain and check the step, however it was found.
//!
//! # A hint
//!
//! ```
//! use sudokit::logic::LogicSolver;
//! use sudokit::logic::explain::Reveal;
//! use sudokit::{Alphabet, Puzzle};
//!
//! let puzzle: Puzzle =
//!     "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..".parse()?;
//! let mut solver = LogicSolver::new(puzzle.candidates());
//! let step = solver.next_step().expect("it is not solved");
//! let explanation = step.explain(solver.candidates(), &Alphabet::usual(9));
//! for sentence in explanation.up_to(Reveal::Move) {
//!     println!("{sentence}");
//! }
//! # assert_eq!(explanation.moves.len(), 1);
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! # A hint for a player with notes
//!
//! A player may have placed a wrong digit or removed the right one from the notes. Check for that
//! first:
//!
//! ```
//! # #[cfg(feature = "formats")] {
//! use sudokit::format;
//! use sudokit::logic::{Order, PlayerPosition, PositionStatus};
//!
//! // HoDoKu's line: the player placed the 4 in r1c3 and removed 1 and 2 from r1c4.
//! let record = format::parse(
//!     ":0000:x:53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:214 114::",
//! )?;
//! let puzzle = record.puzzle()?;
//! let uniqueness = puzzle.solve().uniqueness();
//! let position = PlayerPosition::new(&puzzle, &record.progress, &uniqueness);
//! match position.status() {
//!     PositionStatus::Open => {
//!         let step = position.solver(Order::Beginner).next_step().expect("it has one solution");
//!         let explanation = step.explain(&position.candidates(), &record.alphabet);
//!         println!("{}", explanation.nudge);
//!     }
//!     PositionStatus::Mistakes(mistakes) => {
//!         for mistake in mistakes {
//!             println!("{}", position.sentence(mistake, &record.alphabet));
//!         }
//!     }
//!     other => println!("there is nothing to do: {other:?}"),
//! }
//! # assert_eq!(position.status(), PositionStatus::Open);
//! # }
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! # The whole path
//!
//! ```
//! use sudokit::Puzzle;
//! use sudokit::logic::{LogicSolver, Order};
//!
//! let puzzle: Puzzle =
//!     "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..".parse()?;
//! let mut solver = LogicSolver::in_order(Order::Hodoku, puzzle.candidates());
//! for step in solver.by_ref() {
//!     println!("{}", step.name());
//! }
//! assert!(solver.candidates().is_full());
//! # Ok::<(), sudokit::Error>(())
//! ```
//!
//! # Boards
//!
//! All techniques work on every board, including jigsaws and boards with diagonals. The ratings are
//! for the classic 9x9 board, which the two programs they come from were made for.

pub mod check;
pub mod explain;
mod hodoku_singles;
mod order;
mod position;
mod program;
pub mod rate;
pub mod reason;
pub(crate) mod scale;
mod solver;
mod step;
pub(crate) mod techniques;
mod transform;

pub use order::Order;
pub use position::{Mistake, MistakeKind, PlayerPosition, PositionStatus};
pub(crate) use program::Program;
pub(crate) use reason::{
    AlmostLockedSet, Because, Cases, Claim, Color, DeadlyPattern, Escape, Fish, HousePair, Link, LockedSet,
    Reason, SetKind, Truth, Web,
};
pub use scale::Scale;
pub(crate) use scale::{HodokuLevel, Rating, Score, Span};
pub use solver::LogicSolver;
pub use step::Step;
pub use techniques::{Family, Lesson, Technique, Techniques};
