//! The screen as a film.

use sudokit_game::ThemeChoice;
use sudokit_tui::watch::{Cast, CastSummary, Speed, Subject};
use sudokit_tui::{Depth, Palette, Theme};

use crate::args;
use crate::report::{Event, Report};
use crate::status::{Status, UsageError};

/// Records everything, and says what was left out. The terminal that it is made
/// at leaves no trace in it.
pub fn write(
    arguments: &args::Watch,
    subject: &Subject,
    theme: Option<ThemeChoice>,
    report: &mut Report,
) -> anyhow::Result<()> {
    let palette = match theme {
        None | Some(ThemeChoice::Auto | ThemeChoice::Dark) => Palette::Dark,
        Some(ThemeChoice::Light) => Palette::Light,
        Some(ThemeChoice::None) => Palette::None,
    };
    let theme = Theme::new(palette, Depth::Ansi256);
    let (size, speed) = (arguments.screen.into(), Speed::new(arguments.speed));
    let cast = Cast { size, speed, theme };
    cast.check(subject).map_err(|too_small| UsageError(format!("--screen: {too_small}")))?;
    let stop = report.stop_after(None);
    let mut film = Vec::new();
    let CastSummary { steps, stride, seconds } = cast.record(subject, &mut film, &stop)?;
    if stop() {
        report.status.note(Status::Interrupted);
        return Ok(());
    }
    report.write(Event::Text(film));
    let shown = if stride == 1 { String::new() } else { format!(", one of {stride} shown") };
    report.note(format!("recorded {steps} steps{shown}, {seconds:.1} seconds"));
    Ok(())
}
