//! `sudoku create`

mod failure;
mod generator;
mod stats;
mod worker;

use sudokit::generate::Symmetry;

use crate::input::{PassedPuzzle, Source};
use crate::plot_file::PlotFile;
use crate::pool::{self, Threads};
use crate::progress::Goal;
use crate::report::{Event, GlobalOptions, Report};
use crate::rest::Rest;
use crate::row::Columns;
use crate::status::{Status, UsageError};
use crate::texts::text;
use crate::{args, output};
use generator::GeneratorOptions;
pub use generator::{board, check_alphabet, check_size, random_seed};
use stats::CreationStats;
use worker::{Created, CreatingWorker, SOURCE};

const COLUMNS: Columns = Columns::of(&[
    "solution",
    "clues",
    "er",
    "ep",
    "ed",
    "level",
    "hardest",
    "hodoku_level",
    "hodoku_score",
    "techniques",
    "symmetry",
    "board",
    "seed",
    "index",
]);

pub fn run(arguments: &args::Create, options: GlobalOptions) -> anyhow::Result<Status> {
    let generator = GeneratorOptions::new(arguments, options.naming())?;
    let side = generator.geometry.side();
    let to = generator.format(arguments);
    if !to.sides().contains(&side) {
        return Err(UsageError(text!("create-other-format", format = to.to_string(), side)).into());
    }

    let target = &arguments.output.results.target;
    let mut report = Report::of_boards(&arguments.output, options, COLUMNS)?;
    let plot_file = PlotFile::new(arguments.plot.as_deref(), target, options, &mut report)?;
    if arguments.clues.criteria.minimal && arguments.clues.criteria.symmetry != Symmetry::None {
        report.note(text!("create-minimal-with-symmetry"));
    }
    let flags = if arguments.seed.is_some() { String::new() } else { format!(" --seed {}", generator.seed) };
    report.set_rest(Rest::Skip { skipped: arguments.skip, flags });
    if arguments.rest.continues {
        report.continue_after(&PassedPuzzle { source: Source::new(SOURCE, None), format: Some(to) });
    }
    let stats = create(arguments, &generator, options, &mut report)?;
    let status = report.finish()?;
    if arguments.stats {
        output::say(&stats.draw(generator.seed));
    }
    if let Some(plot_file) = plot_file {
        plot_file.finish(status, &stats.plot(generator.seed))?;
    }
    Ok(status)
}

/// Creates the puzzles, on all threads.
fn create(
    arguments: &args::Create,
    generator: &GeneratorOptions,
    options: GlobalOptions,
    report: &mut Report,
) -> anyhow::Result<CreationStats> {
    let wanted = arguments.count.saturating_sub(arguments.skip);
    if wanted == 0 {
        report.note(text!("create-nothing", skipped = arguments.skip, count = arguments.count));
    }
    report.write(Event::Goal(Goal::Puzzles(wanted)));
    let mut next = arguments.skip;
    let next_range = |most: usize| {
        let first = next;
        next = arguments.count.min(first.saturating_add(most as u64));
        (first < next).then_some(first..next)
    };
    let new_worker = || CreatingWorker::new(arguments, generator, options);
    let mut stats = CreationStats::default();
    let count = arguments.limits.jobs().min(usize::try_from(wanted).unwrap_or(usize::MAX));
    let threads = Threads { count, is_first_inline: false };
    pool::run(threads, next_range, &new_worker, report, |created: Created, _| {
        created.counted.iter().for_each(|(puzzle, grades)| stats.add(puzzle, grades));
        Ok(created.flow)
    })?;
    Ok(stats)
}
