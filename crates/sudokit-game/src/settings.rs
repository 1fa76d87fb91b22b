//! The settings: what the game checks and does for a player.

use serde::{Deserialize, Serialize};
use sudokit::board::Coordinates;
use sudokit::logic::Order;

use crate::choices::choices;

/// The settings for checks, refusals and automatic actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The entries that are shown as wrong.
    pub checks: Checks,
    /// The treatment of an entry that would be shown as wrong.
    pub entries: Entries,
    /// Whether a placed digit removes the notes that it rules out.
    pub tidying: Tidying,
    /// The order of techniques, which decides the step that a hint shows.
    #[serde(skip_serializing_if = "is_default")]
    pub order: Order,
    /// The notation of cells.
    #[serde(skip_serializing_if = "is_default")]
    pub coordinates: Coordinates,
}

/// Default values are not written, so that files of earlier versions stay as they are.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

choices! {
    /// The entries that are shown as wrong.
    #[derive(Default)]
    enum Checks {
        /// Nothing, until the board is full.
        Off => "off",
        /// The same digit twice in a house.
        #[default]
        Conflicts => "conflicts",
        /// A digit that differs from the solution.
        Solution => "solution",
    }
}

choices! {
    /// The treatment of an entry that would be shown as wrong.
    #[derive(Default)]
    enum Entries {
        /// It is written down and marked.
        #[default]
        Marked => "marked",
        /// It is not written down.
        Refused => "refused",
    }
}

choices! {
    /// Whether a placed digit removes the notes that it rules out.
    #[derive(Default)]
    enum Tidying {
        /// It does. Undo restores the notes.
        #[default]
        Automatic => "automatic",
        /// It does not: the player removes them.
        ByHand => "by-hand",
    }
}
