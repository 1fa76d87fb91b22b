//! `sudoku create`

mod failure;
mod generator;
mod stats;
mod worker;

use sudokit::generate::Symmetry;

use crate::pool::{self, Threads};
use crate::progress::Goal;
use crate::report::{Event, GlobalOptions, Report};
use crate::row::Columns;
use crate::status::{Status, UsageError};
use crate::stop::InterruptListener;
use crate::{args, output};
use generator::GeneratorOptions;
pub use generator::{board, check_alphabet, random_seed};
use stats::Stats;
use worker::{Created, CreatingWorker};

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
    let generator = GeneratorOptions::new(arguments)?;
    let side = generator.geometry.side();
    let to = generator.format(arguments);
    if !to.sides().contains(&side) {
        return Err(UsageError(format!("the format {to} cannot hold a board of {side}x{side} cells")).into());
    }

    let mut report = Report::of_boards(&arguments.output, options, COLUMNS)?;
    if arguments.clues.minimal && arguments.clues.symmetry != Symmetry::None {
        report.note(
            "minimal under its symmetry: no group of clues that belong together can be dropped, \
             a single clue perhaps",
        );
    }
    // After Ctrl-C there is still time to report what was created.
    let listener = InterruptListener::new();
    let stats = create(arguments, &generator, &mut report)?;
    let status = report.finish()?;
    drop(listener);
    if arguments.stats {
        output::say(&stats.draw(generator.seed));
    }
    Ok(status)
}

/// Creates the puzzles, on all threads.
fn create(
    arguments: &args::Create,
    generator: &GeneratorOptions,
    report: &mut Report,
) -> anyhow::Result<Stats> {
    report.write(Event::Goal(Goal::Puzzles(arguments.count)));
    let mut next: u64 = 0;
    let next_range = |most: usize| {
        let first = next;
        next = arguments.count.min(first.saturating_add(most as u64));
        (first < next).then_some(first..next)
    };
    let new_worker = || CreatingWorker::new(arguments, generator);
    let mut stats = Stats::default();
    let count = arguments.limits.jobs().min(usize::try_from(arguments.count).unwrap_or(usize::MAX));
    let threads = Threads { count, is_first_inline: false };
    pool::run(threads, next_range, &new_worker, report, |created: Created, _| {
        created.counted.iter().for_each(|(puzzle, grades)| stats.add(puzzle, grades));
        Ok(created.flow)
    })?;
    Ok(stats)
}
