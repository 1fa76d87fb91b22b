//! How a player wants the game to be.

use serde::{Deserialize, Serialize};

/// What the game checks, refuses and does by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// What is shown as wrong.
    pub checks: Checks,
    /// What happens to an entry that would be shown as wrong.
    pub entries: Entries,
    /// Whether a placed digit strikes the notes that it rules out.
    pub tidying: Tidying,
}

/// What is shown as wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Checks {
    /// Nothing, until the board is full.
    Off,
    /// The same digit twice in a house.
    #[default]
    Conflicts,
    /// A digit that differs from the solution.
    Solution,
}

/// What happens to an entry that would be shown as wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entries {
    /// It is written down and marked.
    #[default]
    Marked,
    /// It is not written down.
    Refused,
}

/// Whether a placed digit strikes the notes that it rules out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tidying {
    /// It does; taking the digit back brings the notes back.
    #[default]
    Automatic,
    /// The player does.
    ByHand,
}

impl Checks {
    /// All, from the least.
    pub const ALL: [Self; 3] = [Self::Off, Self::Conflicts, Self::Solution];

    /// The name for command lines.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Conflicts => "conflicts",
            Self::Solution => "solution",
        }
    }

    /// The next one. After the last comes the first.
    #[must_use]
    pub fn next(self) -> Self {
        next_of(Self::ALL, self)
    }
}

impl Entries {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Marked, Self::Refused];

    /// The other one.
    #[must_use]
    pub fn next(self) -> Self {
        next_of(Self::ALL, self)
    }
}

impl Tidying {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Automatic, Self::ByHand];

    /// The other one.
    #[must_use]
    pub fn next(self) -> Self {
        next_of(Self::ALL, self)
    }
}

/// The value after this one. After the last comes the first.
pub(crate) fn next_of<T: Copy + PartialEq, const N: usize>(all: [T; N], value: T) -> T {
    all[all.iter().position(|&other| other == value).map_or(0, |at| (at + 1) % N)]
}
