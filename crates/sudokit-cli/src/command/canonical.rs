//! `sudoku canonical`

use std::cell::RefCell;
use std::io::Write;

use sudokit::canonical::{Canonical, Canonizer, Clues};
use sudokit::solve::Answer;
use sudokit::{Alphabet, Count, Format, Puzzle, Record};

use super::not_unique;
use crate::args::{self, By};
use crate::batch::{Bulk, Short, Told};
use crate::input::{Item, Items, PlainPuzzle};
use crate::report::{Manner, Session, Word};
use crate::row::{self, Row};
use crate::status::Status;
use crate::stop::Stop;

const COLUMNS: [&str; 8] =
    ["source", "line", "puzzle", "form", "automorphisms", "band", "transform", "error"];

thread_local! {
    /// It keeps its memory from one puzzle to the next.
    static CANONIZER: RefCell<Canonizer> = RefCell::new(Canonizer::new());
}

pub fn run(arguments: &args::Canonical, manner: Manner) -> anyhow::Result<Status> {
    let mut session = Session::new(&arguments.output, manner, &COLUMNS)?;
    let is_short = !session.look().has_rows() && !arguments.with_transform && !arguments.automorphisms;
    let tell_plain = |puzzle: &PlainPuzzle, answer: &Answer, text: &mut Vec<u8>| {
        let Some(form) = plain_form(puzzle, answer, arguments.by) else { return Told::Nothing };
        writeln!(text, "{form}").expect("memory can be written to");
        Told::All
    };
    let limit = (arguments.by == By::Solution).then_some(2);
    let bulk = Bulk {
        pace: &arguments.pace,
        work: &|session, item, record| canonize(arguments, session, item, record),
        short: is_short.then_some(Short { limit, tell: &tell_plain }),
    };
    bulk.run(&mut session, Items::new(&arguments.input)?)?;
    session.finish()
}

/// The form of a plain line, the short way.
fn plain_form(puzzle: &PlainPuzzle, answer: &Answer, by: By) -> Option<String> {
    let clues = Clues::from_plain(puzzle.text)?;
    let form = CANONIZER.with_borrow_mut(|canonizer| match by {
        By::Puzzle => Some(canonizer.puzzle(&clues).form),
        By::Solution if answer.count == Count::Exactly(1) => {
            Some(canonizer.by_solution(&clues, &Clues::from_digits(answer.solution)?))
        }
        By::Solution => None,
    })?;
    let symbol = |&digit: &u8| if digit == 0 { '.' } else { char::from(b'0' + digit) };
    Some(form.cells().iter().map(symbol).collect())
}

fn canonize(
    arguments: &args::Canonical,
    session: &mut Session,
    item: &Item,
    record: &Record,
) -> anyhow::Result<()> {
    let Some(puzzle) = session.puzzle(item, record)? else { return Ok(()) };
    let canonical = match arguments.by {
        By::Puzzle => puzzle.canonical(),
        By::Solution => {
            let stop = Stop::after(arguments.pace.timeout);
            let solved = puzzle.solve().stop_when(&|| stop.has_come()).unique();
            match solved {
                Ok(solution) => puzzle.canonical_by_solution(&solution),
                Err(problem) => {
                    let (status, sentence) = not_unique(&problem);
                    return session.refuse_puzzle(item, record, status, sentence);
                }
            }
        }
    };
    match canonical {
        Ok(canonical) => tell(arguments, session, item, record, &canonical),
        Err(error) => session.refuse_puzzle(item, record, Status::Unreadable, &error.to_string()),
    }
}

/// `000000012…  2 automorphisms  transpose rows 213456789`
fn tell(
    arguments: &args::Canonical,
    session: &mut Session,
    item: &Item,
    record: &Record,
    canonical: &Canonical<Puzzle>,
) -> anyhow::Result<()> {
    // Equal forms are equal texts, whatever the puzzle was written in.
    let usual = Alphabet::usual(record.grid.geometry().side());
    let form = Record::new(canonical.form.grid().clone(), Format::Line, usual);
    let form = row::cells(&form, &form.grid);
    if session.look().has_rows() {
        let transform = arguments.with_transform.then(|| canonical.transform.to_string());
        let row = Row::of(item, record)
            .with("form", form)
            .with("automorphisms", canonical.automorphisms)
            .with("band", canonical.band)
            .with("transform", transform);
        return session.say(Word::Row(row));
    }
    if let Some(shape) = canonical.form.geometry().shape().filter(|shape| shape.rows() < shape.columns())
        && record.grid.geometry().shape() != Some(shape)
    {
        session.note(
            item,
            record,
            &format!("its boxes are laid down: the form is read with --box {shape}"),
        )?;
    }
    let mut words = vec![form];
    if arguments.automorphisms {
        let s = if canonical.automorphisms == 1 { "" } else { "s" };
        words.push(format!("{} automorphism{s}", canonical.automorphisms));
        words.extend(canonical.band.map(|band| format!("band {band}")));
    }
    if arguments.with_transform {
        words.push(canonical.transform.to_string());
    }
    session.say(Word::Line(words.join("  ")))
}
