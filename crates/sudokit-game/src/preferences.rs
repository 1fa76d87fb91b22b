//! The preferences of a player. They are kept from one game to the next.

use serde::{Deserialize, Serialize};

use sudokit::board::Coordinates;
use sudokit::logic::Order;

use crate::Settings;
use crate::choices::choices;
use crate::texts::text;

/// The preferences that a front end keeps for a player.
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

choices! {
    /// The colours of the screen.
    #[derive(Default)]
    enum ThemeChoice {
        /// The colours that suit the terminal.
        #[default]
        Auto => "auto",
        /// Light on dark.
        Dark => "dark",
        /// Dark on light.
        Light => "light",
        /// No colours.
        None => "none",
    }
}

choices! {
    /// Whether a cell or a digit is chosen first.
    #[derive(Default)]
    enum EntryOrder {
        /// A cell, then its digit.
        #[default]
        CellFirst => "cell-first",
        /// A digit, then its cells.
        DigitFirst => "digit-first",
    }
}

choices! {
    /// Whether the time is shown during the game.
    #[derive(Default)]
    enum Timer {
        /// It is shown.
        #[default]
        Shown => "shown",
        /// It runs, but is hidden.
        Hidden => "hidden",
    }
}

/// One row of the options in a dialog.
#[derive(Debug)]
pub struct PreferenceRow {
    /// Its title.
    pub title: fn() -> String,
    /// The text of the current choice.
    pub value: fn(&Preferences) -> String,
    /// Selects the next choice.
    pub change: fn(&mut Preferences),
}

/// A row for a field of the preferences, with the messages for its title and for its
/// choices.
macro_rules! row {
    ($title:literal, $value:literal, $($field:ident).+) => {
        PreferenceRow {
            title: || text!($title),
            value: |preferences| text!($value, value = preferences.$($field).+.name()),
            change: |preferences| preferences.$($field).+ = preferences.$($field).+.next(),
        }
    };
}

/// The value after this one; after the last, the first.
fn after<T: Copy + PartialEq>(all: &[T], value: T) -> T {
    let next = all.iter().skip_while(|&&other| other != value).nth(1);
    next.copied().unwrap_or(all[0])
}

/// All options.
///
/// ```
/// use sudokit_game::{Preferences, OPTIONS, Timer};
///
/// let mut preferences = Preferences::default();
/// let row = OPTIONS.iter().find(|row| (row.title)() == "Timer").unwrap();
/// assert_eq!((row.value)(&preferences), "shown");
/// (row.change)(&mut preferences);
/// assert_eq!(preferences.timer, Timer::Hidden);
/// ```
pub const OPTIONS: &[PreferenceRow] = &[
    row!("preference-checks", "preference-checks-value", settings.checks),
    row!("preference-entries", "preference-entries-value", settings.entries),
    row!("preference-tidying", "preference-tidying-value", settings.tidying),
    PreferenceRow {
        title: || text!("preference-hints"),
        value: |preferences| text!("preference-hints-value", value = preferences.settings.order.name()),
        change: |preferences| preferences.settings.order = after(&Order::ALL, preferences.settings.order),
    },
    PreferenceRow {
        title: || text!("preference-coordinates"),
        value: |preferences| preferences.settings.coordinates.name().to_owned(),
        change: |preferences| {
            preferences.settings.coordinates = after(&Coordinates::ALL, preferences.settings.coordinates);
        },
    },
    row!("preference-entry", "preference-entry-value", entry),
    row!("preference-timer", "preference-timer-value", timer),
    row!("preference-theme", "preference-theme-value", theme),
];
