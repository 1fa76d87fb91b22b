//! `sudoku watch`: a screen for a person, a row for each step for a program, or a recording.

use sudokit::watch::{Until, Watch};
use sudokit_game::ThemeChoice;
use sudokit_store::Store;
use sudokit_tui::watch::{self, Cast, CastSummary, Speed, Subject};
use sudokit_tui::{Depth, Palette, Theme};

use crate::args::{self, ResultOptions, Target, When};
use crate::input::{Item, PuzzleReader};
use crate::output::Look;
use crate::report::{Event, GlobalOptions, Report};
use crate::row::{Columns, Row, cells};
use crate::status::{Status, UsageError};
use crate::texts::text;

const COLUMNS: Columns = Columns::of(&[
    "method",
    "step",
    "event",
    "sentence",
    "cell",
    "digit",
    "depth",
    "guesses",
    "backtracks",
    "solutions",
    "candidates_left",
    "filled",
    "board",
]);

pub fn run(arguments: &args::Watch, options: GlobalOptions) -> anyhow::Result<Status> {
    let mut report = match &arguments.record {
        // The recording is the output. If its file already exists, the command fails here.
        Some(path) => {
            let target = Target { output: Some(path.clone()), force: arguments.output.target.force };
            Report::new(&ResultOptions { target, json: false, csv: false }, options, COLUMNS)?
        }
        None => Report::new(&arguments.output, options, COLUMNS)?,
    };
    let mut puzzles = PuzzleReader::new(&arguments.input, options.naming())?;
    let Some(entry) = puzzles.next() else { return report.finish() };
    let has_more = puzzles.next().is_some();
    match entry {
        Ok(item) => {
            if has_more {
                report.note_at(item.place(), &text!("watching-first-of-several"));
            }
            watch(arguments, options, &item, &mut report)?;
        }
        Err(refusal) => report.refuse(&refusal),
    }
    report.finish()
}

fn watch(
    arguments: &args::Watch,
    options: GlobalOptions,
    item: &Item,
    report: &mut Report,
) -> anyhow::Result<()> {
    let Some(puzzle) = report.puzzle(item) else { return Ok(()) };
    let subject = Subject {
        puzzle,
        alphabet: item.record.alphabet.clone(),
        method: arguments.method,
        versus: arguments.versus,
        order: arguments.order,
        coordinates: report.look.naming,
        until: if arguments.all { Until::Exhausted } else { Until::FirstSolution },
    };
    if arguments.record.is_some() {
        record(arguments, &subject, theme(arguments, options), report)?;
    } else if report.look.is_terminal {
        let control = report.control(None);
        let theme = theme(arguments, options).unwrap_or_else(|| Store::open().preferences().0.theme);
        watch::run(subject, Speed::new(arguments.speed), theme, &|| control.is_stopped())?;
        if control.is_stopped() {
            report.status.note(Status::Interrupted);
        }
    } else {
        write_frames(arguments, &subject, item, report);
    }
    Ok(())
}

/// The theme that the flags choose.
fn theme(arguments: &args::Watch, options: GlobalOptions) -> Option<ThemeChoice> {
    match options.color {
        When::Never => Some(ThemeChoice::None),
        _ => arguments.theme,
    }
}

/// Writes every n-th step. With `--versus`, the two methods take turns.
fn write_frames(arguments: &args::Watch, subject: &Subject, item: &Item, report: &mut Report) {
    let control = report.control(None);
    let mut watches = subject.watches();
    for watch in &mut watches {
        watch.set_control(&control);
    }
    let mut left = arguments.limit.unwrap_or(u64::MAX);
    let mut step = 0_u64;
    while !watches.is_empty() {
        let mut unfinished = Vec::new();
        for mut watch in watches {
            let before = watch.number();
            let reached = watch.seek(step);
            if control.is_stopped() {
                report.status.note(Status::Interrupted);
                return;
            }
            if step == 0 || reached > before {
                report.row(row(&watch, item, report.look));
                left -= 1;
            }
            if left == 0 {
                return;
            }
            if reached == step && watch.end() != Some(reached) {
                unfinished.push(watch);
            }
        }
        watches = unfinished;
        step = step.saturating_add(arguments.every);
    }
}

/// The row of a step.
fn row(watch: &Watch, item: &Item, look: Look) -> Row {
    let record = &item.record;
    let row = Row::of(look, item, "watched").with("method", watch.method().name());
    row.with_all(&watch.frame().to_json(&record.alphabet)).with("board", cells(record, &watch.frame().grid()))
}

/// Makes a recording, which does not depend on the user's terminal.
fn record(
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
    // A recording is played on backgrounds of all colours.
    let theme = Theme::new(palette, Depth::Ansi256).painted();
    let (size, speed) = (arguments.screen.into(), Speed::new(arguments.speed));
    let cast = Cast { size, speed, theme };
    cast.check(subject).map_err(|too_small| UsageError(format!("--screen: {too_small}")))?;
    let control = report.control(None);
    let mut film = Vec::new();
    let CastSummary { steps, stride, seconds } = cast.record(subject, &mut film, &control)?;
    if control.is_stopped() {
        report.status.note(Status::Interrupted);
        return Ok(());
    }
    report.write(Event::Text(film));
    let seconds = format!("{seconds:.1}");
    report.note(match stride {
        1 => text!("recording-done", steps, seconds),
        _ => text!("recording-done-in-part", steps, seconds, stride),
    });
    Ok(())
}
