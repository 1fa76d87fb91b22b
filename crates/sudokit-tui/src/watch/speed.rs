//! How fast time passes.

use std::fmt;
use std::time::Duration;

use super::figures::grouped;

/// Steps a second, from one to as fast as any solver goes.
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
    /// Faster than any solver, so that it goes as fast as it can.
    pub const HIGHEST: u64 = 1 << 26;

    /// So many steps a second, as far as that can be.
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

    /// How much of steps belongs to a time, in billionths.
    pub(super) fn billionths_in(self, time: Duration) -> u128 {
        u128::from(self.0) * time.as_nanos()
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            1 => f.write_str("1 step/s"),
            steps => write!(f, "{} steps/s", grouped(steps)),
        }
    }
}
