//! How long a game was played.

use std::time::Duration;

/// The time that was played, counted by a front end, and whether it runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    played: Duration,
    state: ClockState,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum ClockState {
    #[default]
    Running,
    Paused,
}

impl Clock {
    /// A clock that shows this time and runs.
    pub const fn showing(played: Duration) -> Self {
        Self { played, state: ClockState::Running }
    }

    /// The time that was played.
    pub const fn played(self) -> Duration {
        self.played
    }

    /// Whether it is paused.
    pub fn is_paused(self) -> bool {
        self.state == ClockState::Paused
    }

    /// Lets time pass, unless paused.
    pub fn pass(&mut self, time: Duration) {
        if self.state == ClockState::Running {
            self.played = self.played.saturating_add(time);
        }
    }

    /// Pauses or continues.
    pub fn toggle_pause(&mut self) {
        self.state = match self.state {
            ClockState::Running => ClockState::Paused,
            ClockState::Paused => ClockState::Running,
        };
    }
}
