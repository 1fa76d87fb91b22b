//! Solving as people do: steps, their reasons, and the techniques that find them.
//!
//! A technique looks at a position ([`Candidates`](crate::board::Candidates)) and
//! finds [`Step`]s. A step carries its [`Reason`], the evidence by logical shape.
//! From the reason alone a step can be [explained](explain) in sentences and
//! [checked](check), without knowing how it was found.

pub mod check;
pub mod explain;
mod hodoku_singles;
mod json;
mod position;
pub mod rate;
pub mod reason;
pub(crate) mod scale;
mod solver;
mod step;
pub(crate) mod techniques;
mod transform;

pub use position::{Mistake, MistakeKind, PlayerPosition, PositionStatus};
pub(crate) use reason::{
    AlmostLockedSet, Because, Cases, Claim, Color, DeadlyPattern, Escape, Fish, HousePair, Link, LockedSet,
    Reason, SetKind, Truth, Web,
};
pub use scale::Scale;
pub(crate) use scale::{HodokuLevel, Level, Rating, Score, Span};
pub use solver::LogicSolver;
pub use step::Step;
pub use techniques::{Family, Lesson, Technique, Techniques};
