//! What to draw, and in which role.

use crate::base::names::named;
use crate::base::{Candidate, Cell, House};

/// Something on the board that plays a role in a step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Highlight {
    /// Why it is shown.
    pub role: Role,
    /// What is shown.
    pub spot: Spot,
}

/// A part of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Spot {
    /// A whole house.
    House(House),
    /// A cell.
    Cell(Cell),
    /// A digit in a cell.
    Candidate(Candidate),
}

named! {
    /// What a part of the board has to do with a step. Where it has several roles,
    /// the last in this order is the one to show.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[non_exhaustive]
    pub enum Role: "role" open {
        /// A house that is looked at.
        Base => "base",
        /// A house that another one reaches into.
        Cover => "cover",
        /// A filled cell that rules a digit out.
        Blocker => "blocker",
        /// A cell that rules combinations out.
        Excluder => "excluder",
        /// Part of the pattern.
        Pattern => "pattern",
        /// A place outside the pattern that weakens it.
        Fin => "fin",
        /// A candidate that keeps a deadly pattern away.
        Guardian => "guardian",
        /// A candidate of the one colour.
        OneColor => "one-color",
        /// A candidate of the other colour.
        OtherColor => "other-color",
        /// A candidate of the one colour of a second set.
        ThirdColor => "third-color",
        /// A candidate of the other colour of a second set.
        FourthColor => "fourth-color",
        /// In a chain, a candidate that does not hold if what it supposes is so.
        Off => "off",
        /// In a chain, a candidate that holds if what it supposes is so.
        On => "on",
        /// A candidate that is ruled out.
        Victim => "victim",
        /// A digit that is placed.
        Placed => "placed",
    }
}

impl Role {
    /// The sign next to a digit in this role, where colours cannot show it.
    ///
    /// All signs are ASCII. Those of placed and excluded digits, patterns and
    /// fins are HoDoKu's, so a reader of pencil marks skips them.
    ///
    /// ```
    /// use sudokit::logic::explain::Role;
    ///
    /// let [placed, victim] = [Role::Placed, Role::Victim].map(|role| (role.sign(), role.meaning()));
    /// assert_eq!((placed, victim), (('+', "placed"), ('-', "ruled out")));
    /// ```
    pub const fn sign(self) -> char {
        match self {
            Self::Placed => '+',
            Self::Victim => '-',
            Self::Base | Self::Cover | Self::Pattern | Self::OneColor | Self::On => '*',
            Self::Fin | Self::Guardian | Self::OtherColor | Self::Off => '#',
            Self::Blocker | Self::Excluder => '@',
            Self::ThirdColor => '%',
            Self::FourthColor => '&',
        }
    }

    /// What the sign means, for a legend.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::Base | Self::Cover | Self::Pattern => "pattern",
            Self::Blocker => "rules it out",
            Self::Excluder => "must keep a digit",
            Self::Fin => "fin",
            Self::Guardian => "one of these holds",
            Self::OneColor => "one colour",
            Self::OtherColor => "the other colour",
            Self::ThirdColor => "a third colour",
            Self::FourthColor => "the fourth colour",
            Self::Off => "would not be",
            Self::On => "would be",
            Self::Victim => "ruled out",
            Self::Placed => "placed",
        }
    }
}

/// A sentence of a proof.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct ProofSentence {
    /// What it says.
    pub text: String,
    /// The claims of the chain that it speaks of, by their numbers from 0; none
    /// where there is no chain.
    pub claims: Vec<usize>,
    /// The cells that it speaks of, as far as they are known; none in a chain, whose
    /// claims have their cells.
    pub cells: Vec<Cell>,
}

/// From one claim of a chain to the next, by their numbers from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub struct ClaimLink {
    /// Where it begins.
    pub from: usize,
    /// Where it leads.
    pub to: usize,
    /// What follows from what.
    pub inference: Inference,
}

/// From one candidate of a chain to the next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Arrow {
    /// Where it begins.
    pub from: Candidate,
    /// Where it leads.
    pub to: Candidate,
    /// What follows from what.
    pub inference: Inference,
}

named! {
    /// How one claim follows from another.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Inference: "inference" {
        /// The one is not so, therefore the other is: one of them must be.
        Strong => "strong",
        /// The one is so, therefore the other is not: both cannot be.
        Weak => "weak",
        /// The one is not so, therefore a step becomes possible that rules the other out.
        Step => "step",
    }
}
