//! `sudoku count`

use std::io::Write;

use serde_json::Value;
use sudokit::solve::{Answer, Headway};
use sudokit::{Count, Record};

use super::write_place;
use crate::args;
use crate::batch::{Bulk, Short, Told};
use crate::input::{Item, Items, PlainPuzzle};
use crate::progress::Progress;
use crate::report::{Manner, Session, Word};
use crate::row::Row;
use crate::status::Status;
use crate::stop::{self, Stop};

const COLUMNS: [&str; 6] = ["source", "line", "puzzle", "count", "exact", "error"];

/// Puzzles with more solutions are counted one by one.
const FEW: u64 = 1000;

pub fn run(arguments: &args::Count, manner: Manner) -> anyhow::Result<Status> {
    let mut session = Session::new(&arguments.output, manner, &COLUMNS)?;
    let counting = Counting {
        arguments,
        has_names: arguments.input.inputs.len() > 1,
        limit: arguments.limit.unwrap_or(u64::MAX),
        manner,
    };
    let tell_plain =
        |puzzle: &PlainPuzzle, answer: &Answer, text: &mut Vec<u8>| counting.tell_plain(puzzle, answer, text);
    let is_short = !session.look().has_rows();
    let bulk = Bulk {
        pace: &arguments.pace,
        work: &|session, item, record| counting.count(session, item, record),
        short: is_short.then_some(Short { limit: Some(counting.limit.min(FEW)), tell: &tell_plain }),
    };
    bulk.run(&mut session, Items::new(&arguments.input)?)?;
    session.finish()
}

struct Counting<'a> {
    arguments: &'a args::Count,
    /// Whether each count says where its puzzle stands.
    has_names: bool,
    limit: u64,
    manner: Manner,
}

impl Counting<'_> {
    fn count(&self, session: &mut Session, item: &Item, record: &Record) -> anyhow::Result<()> {
        let Some(puzzle) = session.puzzle(item, record)? else { return Ok(()) };
        let stop = Stop::after(self.arguments.pace.timeout);
        let progress = Progress::new("solutions", self.manner.quiet || !session.speaks_at_once());
        let signal = || stop.has_come();
        // Without a limit, more than can be told is no fault of the clock.
        let limit = self.arguments.limit.map_or(u128::MAX, u128::from);
        let count = puzzle.solve().stop_when(&signal).total_watched(limit, &|headway| match headway {
            Headway::Found(count) => progress.show(count),
            Headway::Summed { done, of } => progress.show_share(done, of),
        });
        drop(progress);
        let is_stopped = matches!(count, Count::AtLeast(counted) if counted < limit);
        session.status.note(match count {
            Count::Exactly(0) => Status::No,
            _ if is_stopped && stop::is_interrupted() => Status::Interrupted,
            _ if is_stopped => Status::TimeLimit,
            _ => Status::Done,
        });
        if session.look().has_rows() {
            let is_exact = matches!(count, Count::Exactly(_));
            let row = Row::of(item, record).with("count", number(count.counted())).with("exact", is_exact);
            session.say(Word::Row(row))
        } else if self.has_names {
            session.say(Word::Line(format!("{}:{}: {count}", item.source, record.line)))
        } else {
            session.say(Word::Line(count.to_string()))
        }
    }

    /// Some solutions, and all counted or as many as were asked for: there is
    /// no more to say than the number.
    fn tell_plain(&self, puzzle: &PlainPuzzle, answer: &Answer, text: &mut Vec<u8>) -> Told {
        let is_enough = match answer.count {
            Count::Exactly(count) => count > 0,
            Count::AtLeast(count) => count == self.limit,
        };
        if !is_enough {
            return Told::Nothing;
        }
        if self.has_names {
            write_place(puzzle, text);
        }
        writeln!(text, "{}", answer.count).expect("memory can be written to");
        Told::All
    }
}

/// A number, or a text where programs that read numbers as floating ones would
/// lose its last digits.
fn number(count: u128) -> Value {
    const LARGEST: u64 = 1 << f64::MANTISSA_DIGITS;
    let exact = u64::try_from(count).ok().filter(|&count| count <= LARGEST);
    exact.map_or_else(|| Value::from(count.to_string()), Value::from)
}
