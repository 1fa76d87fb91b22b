//! How a player likes to play, from one game to the next.

use serde::{Deserialize, Serialize};

use sudokit::board::Coordinates;
use sudokit::logic::Order;

use crate::Settings;
use crate::choices::choices;

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

choices! {
    /// The colours of the screen.
    #[derive(Default)]
    enum ThemeChoice {
        /// Those that suit the terminal.
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
    pub title: &'static str,
    /// The text of the present choice.
    pub value: fn(&Preferences) -> &'static str,
    /// Selects the next choice.
    pub change: fn(&mut Preferences),
}

/// A row for a field of the preferences, with a text for each of its choices in
/// order.
macro_rules! row {
    ($title:literal, $($field:ident).+, $texts:expr) => {
        PreferenceRow {
            title: $title,
            value: |preferences| preferences.$($field).+.pick($texts),
            change: |preferences| preferences.$($field).+ = preferences.$($field).+.next(),
        }
    };
}

/// The value after this one. After the last comes the first.
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
/// let row = OPTIONS.iter().find(|row| row.title == "Timer").unwrap();
/// assert_eq!((row.value)(&preferences), "shown");
/// (row.change)(&mut preferences);
/// assert_eq!(preferences.timer, Timer::Hidden);
/// ```
pub const OPTIONS: &[PreferenceRow] = &[
    row!(
        "Show as wrong",
        settings.checks,
        ["nothing", "digits that clash", "digits that are not the solution's"]
    ),
    row!("Wrong entries are", settings.entries, ["written and marked", "refused"]),
    row!("Notes that a digit rules out", settings.tidying, ["are struck", "stay"]),
    PreferenceRow {
        title: "Hints show",
        value: |preferences| match preferences.settings.order {
            Order::Beginner => "what a beginner sees first",
            Order::Hodoku => "HoDoKu's next step",
            Order::Explainer => "Sudoku Explainer's next step",
        },
        change: |preferences| preferences.settings.order = after(&Order::ALL, preferences.settings.order),
    },
    PreferenceRow {
        title: "Cells are called",
        value: |preferences| preferences.settings.coordinates.name(),
        change: |preferences| {
            preferences.settings.coordinates = after(&Coordinates::ALL, preferences.settings.coordinates);
        },
    },
    row!("Choose first", entry, ["the cell", "the digit"]),
    row!("Timer", timer, ["shown", "hidden"]),
    row!("Theme", theme, ThemeChoice::ALL.map(ThemeChoice::name)),
];
