//! `sudoku watch`: a screen for a person, a row a step for a program, or a
//! recording.

mod frames;
mod recording;

use sudokit::watch::Until;
use sudokit_game::ThemeChoice;
use sudokit_store::Store;
use sudokit_tui::watch::{self, Speed, Subject};

use crate::args::{self, ResultOptions, Target, When};
use crate::input::{Item, PuzzleReader};
use crate::report::{GlobalOptions, Report};
use crate::status::Status;
use frames::COLUMNS;

pub fn run(arguments: &args::Watch, options: GlobalOptions) -> anyhow::Result<Status> {
    let mut report = match &arguments.record {
        // The recording is the output. If its file exists, that is an error now.
        Some(path) => {
            let target = Target { output: Some(path.clone()), force: arguments.output.target.force };
            Report::new(&ResultOptions { target, json: false, csv: false }, options, COLUMNS)?
        }
        None => Report::new(&arguments.output, options, COLUMNS)?,
    };
    let mut puzzles = PuzzleReader::new(&arguments.input)?;
    let Some(entry) = puzzles.next() else { return report.finish() };
    let has_more = puzzles.next().is_some();
    match entry {
        Ok(item) => {
            if has_more {
                report.note_at(item.place(), "of several puzzles, this one is watched");
            }
            watch(arguments, options, &item, &mut report)?;
        }
        Err(refusal) => report.refuse(refusal),
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
        until: if arguments.all { Until::Exhausted } else { Until::FirstSolution },
    };
    if arguments.record.is_some() {
        recording::write(arguments, &subject, theme(arguments, options), report)?;
    } else if report.look.is_terminal {
        let stop = report.stop_after(None);
        let theme = theme(arguments, options).unwrap_or_else(|| Store::open().preferences().0.theme);
        watch::run(subject, Speed::new(arguments.speed), theme, &stop)?;
    } else {
        frames::write(arguments, &subject, &item.record, report);
    }
    Ok(())
}

/// The colours that were asked for.
fn theme(arguments: &args::Watch, options: GlobalOptions) -> Option<ThemeChoice> {
    match options.color {
        When::Never => Some(ThemeChoice::None),
        _ => arguments.theme,
    }
}
