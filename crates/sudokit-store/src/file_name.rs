//! Names from the time, so that a list of games reads like a diary.

use std::time::{SystemTime, UNIX_EPOCH};

use sudokit_game::Game;

/// `2026-11-16-093012-9x9-hard`: when a game was begun (UTC), its board and
/// how hard it is, as far as that is known.
pub(super) fn name(now: SystemTime, game: &Game) -> String {
    let side = game.board().side();
    let level = game.origin.level.map_or_else(String::new, |level| format!("-{level}"));
    format!("{}-{side}x{side}{level}", moment(now))
}

/// `2026-11-16-093012`
fn moment(now: SystemTime) -> String {
    const DAY: u64 = 24 * 60 * 60;
    // A clock that stands before 1970 tells nothing.
    let seconds = now.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (year, month, day) = date(seconds / DAY);
    let (hour, minute, second) = (seconds % DAY / 3600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}-{hour:02}{minute:02}{second:02}")
}

/// The date of a day, counted from 1970-01-01.
fn date(days: u64) -> (u64, u64, u64) {
    let (mut year, mut left) = (1970, days);
    while left >= days_of(year) {
        left -= days_of(year);
        year += 1;
    }
    let february = days_of(year) - 337;
    let months = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 1;
    for length in months {
        if left < length {
            break;
        }
        left -= length;
        month += 1;
    }
    (year, month, left + 1)
}

fn days_of(year: u64) -> u64 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    if is_leap { 366 } else { 365 }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn moments_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01-000000"),
            (951_782_399, "2000-02-28-235959"),
            (951_782_400, "2000-02-29-000000"),
            (1_709_251_200, "2024-03-01-000000"),
            (1_794_821_412, "2026-11-16-093012"),
            (4_107_542_399, "2100-02-28-235959"),
            (4_107_542_400, "2100-03-01-000000"),
        ] {
            assert_eq!(moment(UNIX_EPOCH + Duration::from_secs(seconds)), expected);
        }
    }
}
