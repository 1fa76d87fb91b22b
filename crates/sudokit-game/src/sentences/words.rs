//! Times as people read them.

use std::time::Duration;

/// `4:07`, or `1:02:09` from an hour on.
///
/// ```
/// use std::time::Duration;
/// use sudokit_tui::clock_face;
///
/// assert_eq!(clock_face(Duration::from_secs(247)), "4:07");
/// assert_eq!(clock_face(Duration::from_secs(3729)), "1:02:09");
/// ```
pub fn clock_face(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}
