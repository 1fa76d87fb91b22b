//! The options, as a table.

use sudokit_game::{Checks, Entries, Tidying};

use super::App;
use super::request::Request;
use sudokit_game::{EntryOrder, Preferences, Timer};

/// A row of the options.
#[derive(Debug)]
pub struct Choice {
    /// What it is about.
    pub title: &'static str,
    /// What is chosen.
    pub value: fn(&Preferences) -> &'static str,
    /// Chooses the next.
    pub change: fn(&mut Preferences),
}

/// All options.
pub const OPTIONS: &[Choice] = &[
    Choice {
        title: "Show as wrong",
        value: |preferences| match preferences.settings.checks {
            Checks::Off => "nothing",
            Checks::Conflicts => "digits that clash",
            Checks::Solution => "digits that are not the solution's",
        },
        change: |preferences| preferences.settings.checks = preferences.settings.checks.next(),
    },
    Choice {
        title: "Wrong entries are",
        value: |preferences| match preferences.settings.entries {
            Entries::Marked => "written and marked",
            Entries::Refused => "refused",
        },
        change: |preferences| preferences.settings.entries = preferences.settings.entries.next(),
    },
    Choice {
        title: "Notes that a digit rules out",
        value: |preferences| match preferences.settings.tidying {
            Tidying::Automatic => "are struck",
            Tidying::ByHand => "stay",
        },
        change: |preferences| preferences.settings.tidying = preferences.settings.tidying.next(),
    },
    Choice {
        title: "Choose first",
        value: |preferences| match preferences.entry {
            EntryOrder::CellFirst => "the cell",
            EntryOrder::DigitFirst => "the digit",
        },
        change: |preferences| preferences.entry = preferences.entry.next(),
    },
    Choice {
        title: "Timer",
        value: |preferences| match preferences.timer {
            Timer::Shown => "shown",
            Timer::Hidden => "hidden",
        },
        change: |preferences| preferences.timer = preferences.timer.next(),
    },
    Choice {
        title: "Theme",
        value: |preferences| preferences.theme.name(),
        change: |preferences| preferences.theme = preferences.theme.next(),
    },
];

impl App {
    /// Takes changed preferences over into the game.
    pub(super) fn prefer(&mut self) {
        self.game.settings = self.preferences.settings;
        if self.preferences.entry == EntryOrder::CellFirst {
            self.hand = None;
        }
        self.request(Request::Prefer);
        self.request(Request::Save);
    }
}
