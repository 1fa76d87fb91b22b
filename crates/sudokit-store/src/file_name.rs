//! File names from the time, so that a list of games is in order.

use std::time::{SystemTime, UNIX_EPOCH};

use sudokit_game::Game;

/// `2026-11-16-093012-9x9-hard`: when a game was begun (UTC), its board and
/// its difficulty, if that is known.
pub(crate) fn name(now: SystemTime, game: &Game) -> String {
    let side = game.board().side();
    let level = game.origin.level.map_or_else(String::new, |level| format!("-{level}"));
    format!("{}-{side}x{side}{level}", moment(now))
}

/// `2026-11-16-093012`
fn moment(now: SystemTime) -> String {
    // The calendar knows no years before 1970 or after 9999.
    const LAST: std::time::Duration = std::time::Duration::from_secs(253_402_300_799);
    let now = now.clamp(UNIX_EPOCH, UNIX_EPOCH + LAST);
    // `2026-11-16T09:30:12Z`
    let text = humantime::format_rfc3339_seconds(now).to_string();
    text.replace('T', "-").replace([':', 'Z'], "")
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
            (253_402_300_800, "9999-12-31-235959"),
        ] {
            assert_eq!(moment(UNIX_EPOCH + Duration::from_secs(seconds)), expected);
        }
        assert_eq!(moment(UNIX_EPOCH - Duration::from_secs(1)), "1970-01-01-000000");
    }
}
