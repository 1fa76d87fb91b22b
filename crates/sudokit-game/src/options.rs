//! The preferences as a table, for a dialog of options.

use crate::{Checks, Entries, EntryOrder, Preferences, Tidying, Timer};

/// One row of the options.
#[derive(Debug)]
pub struct PreferenceRow {
    /// Its title.
    pub title: &'static str,
    /// The text of the present choice.
    pub value: fn(&Preferences) -> &'static str,
    /// Selects the next choice.
    pub change: fn(&mut Preferences),
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
    PreferenceRow {
        title: "Show as wrong",
        value: |preferences| match preferences.settings.checks {
            Checks::Off => "nothing",
            Checks::Conflicts => "digits that clash",
            Checks::Solution => "digits that are not the solution's",
        },
        change: |preferences| preferences.settings.checks = preferences.settings.checks.next(),
    },
    PreferenceRow {
        title: "Wrong entries are",
        value: |preferences| match preferences.settings.entries {
            Entries::Marked => "written and marked",
            Entries::Refused => "refused",
        },
        change: |preferences| preferences.settings.entries = preferences.settings.entries.next(),
    },
    PreferenceRow {
        title: "Notes that a digit rules out",
        value: |preferences| match preferences.settings.tidying {
            Tidying::Automatic => "are struck",
            Tidying::ByHand => "stay",
        },
        change: |preferences| preferences.settings.tidying = preferences.settings.tidying.next(),
    },
    PreferenceRow {
        title: "Choose first",
        value: |preferences| match preferences.entry {
            EntryOrder::CellFirst => "the cell",
            EntryOrder::DigitFirst => "the digit",
        },
        change: |preferences| preferences.entry = preferences.entry.next(),
    },
    PreferenceRow {
        title: "Timer",
        value: |preferences| match preferences.timer {
            Timer::Shown => "shown",
            Timer::Hidden => "hidden",
        },
        change: |preferences| preferences.timer = preferences.timer.next(),
    },
    PreferenceRow {
        title: "Theme",
        value: |preferences| preferences.theme.name(),
        change: |preferences| preferences.theme = preferences.theme.next(),
    },
];
