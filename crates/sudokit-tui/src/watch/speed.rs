//! The speed at which steps are shown.

use std::fmt;
use std::time::Duration;

use super::figures::grouped;
use crate::texts::text;

/// Steps a second, from one to more than any solver can do.
///
/// ```
/// use sudokit_tui::watch::Speed;
///
/// assert_eq!(Speed::new(12).faster().to_string(), "24 steps/s");
/// assert_eq!(Speed::new(1).slower(), Speed::new(1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Speed(u64);

impl Default for Speed {
    fn default() -> Self {
        Self(8)
    }
}

impl Speed {
    /// Faster than any solver.
    pub const HIGHEST: u64 = 1 << 26;

    /// This many steps a second, up to the highest speed.
    pub const fn new(steps: u64) -> Self {
        Self(match steps {
            0 => 1,
            1..=Self::HIGHEST => steps,
            _ => Self::HIGHEST,
        })
    }

    /// Steps a second.
    pub const fn steps(self) -> u64 {
        self.0
    }

    /// Twice as fast.
    #[must_use]
    pub const fn faster(self) -> Self {
        Self::new(self.0 * 2)
    }

    /// Half as fast.
    #[must_use]
    pub const fn slower(self) -> Self {
        Self::new(self.0 / 2)
    }

    /// The number of billionths of a step that are due in a time.
    pub(super) fn billionths_in(self, time: Duration) -> u128 {
        u128::from(self.0) * time.as_nanos()
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text!("watch-speed", steps_count = self.0, steps = grouped(self.0)))
    }
}
