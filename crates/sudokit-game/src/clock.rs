//! How long a game was played.

use std::time::Duration;

/// Time that was played, as a front end told it, and whether it runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    played: Duration,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum State {
    #[default]
    Running,
    Paused,
}

impl Clock {
    /// A clock that shows this time and runs.
    pub const fn showing(played: Duration) -> Self {
        Self { played, state: State::Running }
    }

    /// The time that was played.
    pub const fn played(self) -> Duration {
        self.played
    }

    /// Whether it stands still.
    pub fn is_paused(self) -> bool {
        self.state == State::Paused
    }

    /// Lets time pass, unless paused.
    pub fn pass(&mut self, time: Duration) {
        if self.state == State::Running {
            self.played = self.played.saturating_add(time);
        }
    }

    /// Stops or goes on.
    pub fn toggle_pause(&mut self) {
        self.state = match self.state {
            State::Running => State::Paused,
            State::Paused => State::Running,
        };
    }
}
