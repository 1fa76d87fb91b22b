//! What to draw, and in which role.

use crate::base::names::named;
use crate::base::texts::TEXTS;
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
    /// The role of a part of the board in a step. If it has several roles, the last in this order is
    /// shown.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[non_exhaustive]
    pub enum Role: "role" open {
        /// A house that the step examines.
        Base => "base",
        /// A house that crosses a base.
        Cover => "cover",
        /// A filled cell that rules a digit out.
        Blocker => "blocker",
        /// A cell that rules combinations out.
        Excluder => "excluder",
        /// Part of the pattern.
        Pattern => "pattern",
        /// A place outside the pattern that weakens it.
        Fin => "fin",
        /// A candidate that prevents a deadly pattern.
        Guardian => "guardian",
        /// A candidate in one of several groups of cells.
        OneGroup => "one-group",
        /// A candidate in the next group.
        OtherGroup => "other-group",
        /// A candidate of one colour.
        OneColor => "one-color",
        /// A candidate of the other colour.
        OtherColor => "other-color",
        /// A candidate of one colour of a second set.
        ThirdColor => "third-color",
        /// A candidate of the other colour of a second set.
        FourthColor => "fourth-color",
        /// In a chain, a candidate that is false if the assumption is true.
        Off => "off",
        /// In a chain, a candidate that is true if the assumption is true.
        On => "on",
        /// A candidate that is ruled out.
        Victim => "victim",
        /// A digit that is placed.
        Placed => "placed",
    }
}

impl Role {
    /// The sign next to a digit in this role, for output without colours.
    ///
    /// All signs are ASCII. Those of placed and excluded digits, patterns and
    /// fins are HoDoKu's, so a reader of pencil marks skips them.
    ///
    /// ```
    /// use sudokit::logic::explain::Role;
    ///
    /// let [placed, victim] = [Role::Placed, Role::Victim].map(|role| (role.sign(), role.meaning()));
    /// assert_eq!((placed, victim), (('+', "goes here"), ('-', "ruled out")));
    /// ```
    pub const fn sign(self) -> char {
        match self {
            Self::Placed => '+',
            Self::Victim => '-',
            Self::Base | Self::Cover | Self::Pattern | Self::OneGroup | Self::OneColor | Self::On => '*',
            Self::Fin | Self::Guardian | Self::OtherGroup | Self::OtherColor | Self::Off => '#',
            Self::Blocker | Self::Excluder => '@',
            Self::ThirdColor => '%',
            Self::FourthColor => '&',
        }
    }

    /// What the sign means, for a legend.
    pub fn meaning(self) -> &'static str {
        TEXTS.fixed(match self {
            Self::Base | Self::Cover | Self::Pattern => "role-pattern",
            Self::Blocker => "role-blocker",
            Self::Excluder => "role-excluder",
            Self::Fin => "role-fin",
            Self::Guardian => "role-guardian",
            Self::OneGroup => "role-one-group",
            Self::OtherGroup => "role-other-group",
            Self::OneColor => "role-one-color",
            Self::OtherColor => "role-other-color",
            Self::ThirdColor => "role-third-color",
            Self::FourthColor => "role-fourth-color",
            Self::Off => "role-off",
            Self::On => "role-on",
            Self::Victim => "role-victim",
            Self::Placed => "role-placed",
        })
    }
}

/// A sentence of a proof.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct ProofSentence {
    /// What it says.
    pub text: String,
    /// The claims of the chain that it mentions, numbered from 0; empty if the step has no chain.
    pub claims: Vec<usize>,
    /// The cells that it mentions, if they are known; empty in a chain, whose claims have cells.
    pub cells: Vec<Cell>,
}

/// A connection from one claim of a chain to the next, numbered from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub struct ClaimLink {
    /// Where it begins.
    pub from: usize,
    /// Where it leads.
    pub to: usize,
    /// How the second claim follows from the first.
    pub inference: Inference,
}

/// A connection from one candidate of a chain to the next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Arrow {
    /// Where it begins.
    pub from: Candidate,
    /// Where it leads.
    pub to: Candidate,
    /// How the second candidate follows from the first.
    pub inference: Inference,
}

named! {
    /// How one claim follows from another.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Inference: "inference" {
        /// If the first is false, the second is true: at least one of them is.
        Strong => "strong",
        /// If the first is true, the second is false: not both are true.
        Weak => "weak",
        /// If the first is false, a step becomes possible that rules the second out.
        Step => "step",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_role_has_a_meaning() {
        let meanings: Vec<&str> = Role::ALL.iter().map(|role| role.meaning()).collect();
        for meaning in ["goes here", "must keep a candidate", "would be true", "would be false"] {
            assert!(meanings.contains(&meaning), "{meanings:?}");
        }
    }
}
