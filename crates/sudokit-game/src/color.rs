//! The colours that a player paints cells and candidates with.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One of nine colours. What they look like is the front end's business.
///
/// ```
/// use sudokit_game::Color;
///
/// assert_eq!(Color::ALL[3].to_string(), "green");
/// assert_eq!(Color::Green.number(), 4);
/// assert_eq!(Color::numbered(4), Some(Color::Green));
/// assert_eq!(Color::numbered(0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "their names say it")]
pub enum Color {
    Red,
    Orange,
    Yellow,
    Green,
    Cyan,
    Blue,
    Purple,
    Pink,
    Gray,
}

impl Color {
    /// All colours, in the order of their numbers.
    pub const ALL: [Self; 9] = [
        Self::Red,
        Self::Orange,
        Self::Yellow,
        Self::Green,
        Self::Cyan,
        Self::Blue,
        Self::Purple,
        Self::Pink,
        Self::Gray,
    ];

    /// The number of the colour, from 1: the key that paints with it.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The colour of a number from 1.
    pub fn numbered(number: usize) -> Option<Self> {
        Self::ALL.get(number.checked_sub(1)?).copied()
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Cyan => "cyan",
            Self::Blue => "blue",
            Self::Purple => "purple",
            Self::Pink => "pink",
            Self::Gray => "gray",
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
