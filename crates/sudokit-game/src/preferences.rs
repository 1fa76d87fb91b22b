//! How a player likes to play, from one game to the next.

use serde::{Deserialize, Serialize};

use crate::Settings;
use crate::settings::next_of;

/// What a front end remembers about a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Preferences {
    /// The settings of new games.
    pub settings: Settings,
    /// The colours of the screen.
    pub theme: ThemeChoice,
    /// Whether a cell or a digit is chosen first.
    pub entry: EntryOrder,
    /// Whether the time is shown.
    pub timer: Timer,
}

/// The colours of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// Those that suit the terminal.
    #[default]
    Auto,
    /// Light on dark.
    Dark,
    /// Dark on light.
    Light,
    /// No colours.
    None,
}

/// Whether a cell or a digit is chosen first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntryOrder {
    /// A cell, then its digit.
    #[default]
    CellFirst,
    /// A digit, then its cells.
    DigitFirst,
}

/// Whether the time is shown during the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timer {
    /// It is shown.
    #[default]
    Shown,
    /// It runs, but is hidden.
    Hidden,
}

impl ThemeChoice {
    /// All themes.
    pub const ALL: [Self; 4] = [Self::Auto, Self::Dark, Self::Light, Self::None];

    /// The name for command lines.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Dark => "dark",
            Self::Light => "light",
            Self::None => "none",
        }
    }

    /// The next one. After the last comes the first.
    #[must_use]
    pub fn next(self) -> Self {
        next_of(Self::ALL, self)
    }
}

impl EntryOrder {
    /// Both.
    pub const ALL: [Self; 2] = [Self::CellFirst, Self::DigitFirst];

    /// The other one.
    #[must_use]
    pub fn next(self) -> Self {
        next_of(Self::ALL, self)
    }
}

impl Timer {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Shown, Self::Hidden];

    /// The other one.
    #[must_use]
    pub fn next(self) -> Self {
        next_of(Self::ALL, self)
    }
}
