//! How a player likes to play, from one game to the next.

use serde::{Deserialize, Serialize};

use crate::Settings;

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
    pub const fn next(self) -> Self {
        match self {
            Self::Auto => Self::Dark,
            Self::Dark => Self::Light,
            Self::Light => Self::None,
            Self::None => Self::Auto,
        }
    }
}

impl EntryOrder {
    /// The other one.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::CellFirst => Self::DigitFirst,
            Self::DigitFirst => Self::CellFirst,
        }
    }
}

impl Timer {
    /// The other one.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Shown => Self::Hidden,
            Self::Hidden => Self::Shown,
        }
    }
}
