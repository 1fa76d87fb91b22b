//! The amount of work in a test: little on every change, much in `cargo xtask soak`.
//!
//! The same code runs in both. `cargo xtask soak` sets [`SOAK`] to a number of seconds, which is
//! also the time that an open-ended loop may take.

use std::env;
use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

/// The environment variable that requests the long forms of all tests.
pub const SOAK: &str = "SUDOKIT_SOAK";

/// Returns the first value on every change, the second in a soak.
pub fn budget<T>(ci: T, soak: T) -> T {
    if time_limit().is_some() { soak } else { ci }
}

/// Counts from 0: up to `ci` on every change; in a soak at least to the start of the range, then on
/// to its end while time is left.
pub fn rounds(ci: u64, soak: RangeInclusive<u64>) -> impl Iterator<Item = u64> {
    rounds_of(1, ci, soak)
}

/// Like `rounds`, for one of several loops that share the time of a test.
pub fn rounds_of(loops: u32, ci: u64, soak: RangeInclusive<u64>) -> impl Iterator<Item = u64> {
    let end = time_limit().map(|limit| Instant::now() + limit / loops);
    let (least, most) = if end.is_some() { soak.into_inner() } else { (ci, ci) };
    (0..most).take_while(move |&index| index < least || end.is_some_and(|end| Instant::now() < end))
}

fn time_limit() -> Option<Duration> {
    let seconds = env::var(SOAK).ok()?.parse().ok()?;
    Some(Duration::from_secs(seconds))
}
