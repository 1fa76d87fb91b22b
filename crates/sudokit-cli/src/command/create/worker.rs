//! One who makes puzzles, a batch at a time.

use std::ops::{ControlFlow, Range};
use std::time::Instant;

use sudokit::generate::{Creation, Maker, Missed, Why};
use sudokit::rate::{Grade, HodokuGrade};
use sudokit::{Format, Grid, Record};

use super::failure;
use super::generator::Recipe;
use super::stats::Entry;
use crate::args;
use crate::command::rate;
use crate::input::Item;
use crate::pool::Portion;
use crate::report::{Session, Word};
use crate::row::{self, Row};
use crate::status::Status;
use crate::stop::{self, Stop};

pub struct Workshop<'a> {
    arguments: &'a args::Create,
    recipe: &'a Recipe,
    portion: &'a Portion,
    maker: Maker<'a>,
    /// What a puzzle looks like.
    sample: Record,
    board: String,
}

/// How hard a puzzle is.
pub struct Grades {
    pub explainer: Option<Grade>,
    /// Only where it was asked for.
    pub hodoku: Option<HodokuGrade>,
}

/// What came of a batch.
pub struct Batch {
    /// What was made, where that is to be counted.
    pub made: Vec<Entry>,
    /// Whether there is any use in going on.
    pub flow: ControlFlow<()>,
}

/// What a puzzle is to the wish.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Made,
    Nearest,
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Self::Made => "made",
            Self::Nearest => "nearest",
        }
    }
}

impl<'a> Workshop<'a> {
    pub fn new(arguments: &'a args::Create, recipe: &'a Recipe, portion: &'a Portion) -> Self {
        let format = arguments.output.to.unwrap_or(Format::Spaced);
        let empty = Grid::empty(recipe.geometry.clone());
        Self {
            arguments,
            recipe,
            portion,
            maker: recipe.generator.maker(),
            sample: Record::new(empty, format, recipe.alphabet.clone()),
            board: row::board_name(&recipe.geometry),
        }
    }

    /// Makes the puzzles of these numbers, up to the first that is not to be had.
    pub fn make(&mut self, indices: &Range<u64>, session: &mut Session) -> anyhow::Result<Batch> {
        let start = Instant::now();
        let mut batch = Batch { made: Vec::new(), flow: ControlFlow::Continue(()) };
        let mut results = Vec::new();
        let stop = self.stop();
        self.maker.make_all(indices.clone(), &|| stop.has_come(), &mut results);
        drop(stop);
        let is_alone = results.len() == 1;
        for (index, result) in indices.clone().zip(results) {
            let result = match result {
                // One that takes longer than it may stops them all: those that
                // are not finished get a time of their own.
                Err(Missed { why: Why::Stopped, .. }) if !is_alone && !is_over() => self.make_one(index),
                other => other,
            };
            match result {
                Ok(creation) => {
                    let grades = self.grades(&creation);
                    self.tell(index, &creation, &grades, Kind::Made, session)?;
                    if self.arguments.stats {
                        batch.made.push(Entry::new(&creation.puzzle, &grades));
                    }
                    session.advance(1)?;
                }
                Err(missed) => {
                    self.tell_missed(index, &missed, session)?;
                    batch.flow = ControlFlow::Break(());
                    break;
                }
            }
        }
        self.portion.learn((indices.end - indices.start) as usize, start.elapsed());
        Ok(batch)
    }

    fn make_one(&mut self, index: u64) -> Result<Creation, Missed> {
        let stop = self.stop();
        self.maker.make(index, &|| stop.has_come())
    }

    fn stop(&self) -> Stop {
        Stop::after(self.arguments.pace.timeout)
    }

    /// How hard a puzzle is, where that is told and there is a scale for it.
    fn grades(&self, creation: &Creation) -> Grades {
        let results = &self.arguments.output.results;
        let is_told = self.arguments.stats || results.json || results.csv;
        let rate = || rate::grade(&creation.puzzle, &Stop::after(None)).ok();
        let explainer = creation.grade.clone().or_else(|| if is_told { rate() } else { None });
        Grades { explainer, hodoku: self.hodoku_grade(creation).filter(|_| is_told) }
    }

    /// What HoDoKu says of a puzzle, if it was asked for.
    fn hodoku_grade(&self, creation: &Creation) -> Option<HodokuGrade> {
        let rate = |_| rate::hodoku_grade(&creation.puzzle, &Stop::after(None)).ok();
        self.arguments.wish.hodoku.as_ref().and_then(rate)
    }

    fn tell(
        &self,
        index: u64,
        creation: &Creation,
        grades: &Grades,
        kind: Kind,
        session: &mut Session,
    ) -> anyhow::Result<()> {
        let record = self.sample.with_grid(creation.puzzle.grid().clone());
        if session.look().has_rows() {
            let row = Row::default()
                .with("puzzle", row::cells(&record, &record.grid))
                .with("solution", row::cells(&record, &Grid::from(&creation.solution)))
                .with("clues", creation.puzzle.clues());
            let grade = grades.explainer.as_ref();
            let row = rate::with_figures(row, grade)
                .with("hodoku_level", grades.hodoku.as_ref().map(|grade| grade.level.to_string()))
                .with("hodoku_score", grades.hodoku.as_ref().map(|grade| grade.score))
                .with("techniques", grade.map(|grade| rate::counts(&grade.counts)))
                .with("symmetry", creation.symmetry.name())
                .with("board", self.board.as_str())
                .with("seed", self.recipe.seed)
                .with("index", index)
                .with("status", kind.word());
            return session.say(Word::Row(row));
        }
        let format = record.format;
        let item = Item {
            source: "create".to_owned(),
            path: None,
            record: Ok(record),
            plain: None,
            line: None,
            header: None,
        };
        let Ok(record) = &item.record else { return Ok(()) };
        if index == 0 {
            session.note_loss(&item, record, self.arguments.output.to)?;
        }
        session.write_board(&item, record, &record.grid, Some(format))
    }

    /// Tells what was looked for in vain, and shows what comes nearest.
    fn tell_missed(&self, index: u64, missed: &Missed, session: &mut Session) -> anyhow::Result<()> {
        session.status.note(match missed.why {
            Why::GaveUp => Status::No,
            Why::Stopped if stop::is_interrupted() => Status::Interrupted,
            Why::Stopped => Status::TimeLimit,
        });
        let nearest = missed.nearest.as_deref().map(|creation| {
            let hodoku = self.hodoku_grade(creation);
            (creation, Grades { hodoku, ..self.grades(creation) })
        });
        if let Some((creation, grades)) = &nearest {
            self.tell(index, creation, grades, Kind::Nearest, session)?;
        }
        let nearest = nearest.as_ref().map(|(creation, grades)| (*creation, grades));
        let sentence = failure::sentence(self.arguments, missed, nearest);
        let place = if self.arguments.count > 1 { format!("puzzle {}: ", index + 1) } else { String::new() };
        session.say(Word::Error(format!("{place}{sentence}")))
    }
}

/// Whether nothing more is to be made.
fn is_over() -> bool {
    stop::is_interrupted() || stop::is_called_off()
}
