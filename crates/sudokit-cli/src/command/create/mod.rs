//! `sudoku create`

mod failure;
mod generator;
mod stats;
mod worker;

use std::ops::Range;

use sudokit::Format;
use sudokit::generate::Symmetry;

use crate::args;
use crate::output;
use crate::pool::{self, Portion};
use crate::report::{Manner, Session, Word};
use crate::status::{Status, UsageError};
use crate::stop::{self, Stop};
use generator::Recipe;
pub use generator::{board, check_alphabet, random_seed};
use stats::Stats;
use worker::{Batch, Workshop};

const COLUMNS: [&str; 14] = [
    "puzzle",
    "solution",
    "clues",
    "er",
    "ep",
    "ed",
    "hodoku_level",
    "hodoku_score",
    "techniques",
    "symmetry",
    "board",
    "seed",
    "index",
    "status",
];

pub fn run(arguments: &args::Create, manner: Manner) -> anyhow::Result<Status> {
    let recipe = Recipe::new(arguments)?;
    let side = recipe.geometry.side();
    let to = arguments.output.to.unwrap_or(Format::Spaced);
    if !to.sides().contains(&side) {
        return Err(UsageError(format!("the format {to} cannot hold a board of {side}x{side} cells")).into());
    }

    let mut session = Session::new(&arguments.output.results, manner, &COLUMNS)?;
    if arguments.clues.minimal && arguments.clues.symmetry != Symmetry::None {
        let sentence = "minimal under its symmetry: no group of clues that belong together can be dropped, \
                        a single clue perhaps";
        session.say(Word::Note(sentence.to_owned()))?;
    }
    // Until the end, Ctrl-C leaves time to tell what was made.
    let _patient = Stop::after(None);
    let stats = make(arguments, &recipe, &mut session)?;
    if stop::is_interrupted() {
        session.status.note(Status::Interrupted);
    }
    let status = session.finish()?;
    if arguments.stats {
        output::say(&stats.draw(recipe.seed));
    }
    Ok(status)
}

/// Makes the puzzles, all workers at a time.
fn make(arguments: &args::Create, recipe: &Recipe, session: &mut Session) -> anyhow::Result<Stats> {
    session.expect(arguments.count);
    let portion = Portion::default();
    let mut next: u64 = 0;
    let batches = std::iter::from_fn(|| {
        let first = next;
        next = arguments.count.min(first.saturating_add(portion.size() as u64));
        (first < next && !stop::is_interrupted()).then_some(first..next)
    });
    let hire = || {
        let mut workshop = Workshop::new(arguments, recipe, &portion);
        move |indices: &Range<u64>, session: &mut Session| workshop.make(indices, session)
    };
    let mut stats = Stats::default();
    let mut heed = |batch: Batch, _: &mut Session| {
        stats.add(batch.made);
        Ok(batch.flow)
    };
    let workers = arguments.pace.jobs().min(usize::try_from(arguments.count).unwrap_or(usize::MAX));
    if workers > 1 {
        pool::share(batches, workers, &hire, session, heed)?;
    } else {
        let mut work = hire();
        for indices in batches {
            if heed(work(&indices, session)?, session)?.is_break() {
                break;
            }
            session.say(Word::Pause)?;
        }
    }
    Ok(stats)
}
