//! `sudoku explain`

use serde_json::Value;
use sudokit::rate::HodokuGrade;
use sudokit::technique::Family;
use sudokit::{Alphabet, Candidates, LogicSolver, Record, Step};

use super::{name_puzzle, title};
use crate::args;
use crate::board::Board;
use crate::command::verdict::{Solutions, Standing, standing};
use crate::input::{Item, Items};
use crate::json;
use crate::report::{Manner, Session, Word};
use crate::row::Row;
use crate::status::Status;

const COLUMNS: [&str; 11] = [
    "source",
    "line",
    "puzzle",
    "status",
    "number",
    "technique",
    "rating",
    "score",
    "moves",
    "details",
    "error",
];

pub fn run(arguments: &args::Explain, manner: Manner) -> anyhow::Result<Status> {
    let session = Session::new(&arguments.output, manner, &COLUMNS)?;
    session.for_each(Items::new(&arguments.input)?, |session, item, record| {
        let Some(puzzle) = session.puzzle(item, record)? else { return Ok(()) };
        let standing = standing(record, &puzzle)?;
        if let Some(verdict) = standing.verdict() {
            return verdict.tell(session, item, record);
        }
        match standing {
            Standing::Open { candidates, solutions } => {
                let mut telling = Telling { arguments, session, item, record };
                telling.tell(candidates, solutions)
            }
            _ => Ok(()),
        }
    })
}

/// One puzzle at work.
struct Telling<'a> {
    arguments: &'a args::Explain,
    session: &'a mut Session,
    item: &'a Item,
    record: &'a Record,
}

/// A step and the position before it.
struct Taken {
    step: Step,
    before: Candidates,
}

impl Telling<'_> {
    fn tell(&mut self, candidates: Candidates, solutions: Solutions) -> anyhow::Result<()> {
        if let Some(note) = solutions.note() {
            self.session.note(self.item, self.record, note)?;
        }
        name_puzzle(self.session, &self.arguments.input, self.item, self.record)?;
        let mut solver = solutions.limit(LogicSolver::on(self.arguments.ways.scale, candidates));
        if let Some(limit) = self.arguments.upto {
            solver = limit.of(solver);
        }
        if self.arguments.ways.no_uniqueness {
            solver = solver.without_uniqueness();
        }
        let mut path = Vec::new();
        while let Some(step) = solver.next_step() {
            let before = solver.candidates().clone();
            solver.apply(&step);
            if !self.session.look().has_rows() {
                self.write_step(path.len() + 1, &step, &before)?;
            }
            path.push(Taken { step, before });
        }
        if !solver.candidates().is_full() {
            self.session.status.note(Status::No);
        }
        if self.session.look().has_rows() {
            self.write_rows(&path, solver.candidates())
        } else {
            self.write_end(&path, solver.candidates())
        }
    }

    /// Singles are told in a line, others sentence by sentence.
    fn write_step(&mut self, number: usize, step: &Step, before: &Candidates) -> anyhow::Result<()> {
        let explanation = step.explain(before, &self.record.alphabet);
        let title = format!("{number}. {}", title(step));
        if step.technique.family() == Family::Singles {
            let end = &explanation.proof[explanation.proof.len().saturating_sub(2)..];
            return self.session.say(Word::Line(format!("{title}: {}", end.join(" "))));
        }
        self.session.say(Word::Line(format!("{title}:")))?;
        let mut sentences = explanation.pattern.iter().chain(&explanation.proof);
        sentences.try_for_each(|sentence| self.session.say(Word::Line(format!("   {sentence}"))))
    }

    fn write_end(&mut self, path: &[Taken], left: &Candidates) -> anyhow::Result<()> {
        let measure = |step: &&Step| (step.score, step.rating, step.technique);
        let hardest = path.iter().map(|taken| &taken.step).max_by_key(measure);
        let grade = HodokuGrade::of(path.iter().map(|taken| &taken.step));
        let steps = if path.len() == 1 { "1 step".to_owned() } else { format!("{} steps", path.len()) };
        let hardest = hardest.map(|step| format!(", the hardest {}", title(step))).unwrap_or_default();
        self.session.say(Word::Line(String::new()))?;
        if left.is_full() {
            let grade = grade.map(|grade| format!(": {grade}")).unwrap_or_default();
            return self.session.say(Word::Line(format!("Solved in {steps}{hardest}{grade}.")));
        }
        let cells = left.empty_cells().count();
        let sentence = format!("Here logic ends, after {steps}{hardest}: {cells} cells are left.");
        self.session.say(Word::Line(sentence))?;
        let board = Board { candidates: left, alphabet: &self.record.alphabet, highlights: &[] };
        let board = board.draw(self.session.look());
        self.session.say(Word::Board(board))
    }

    fn write_rows(&mut self, path: &[Taken], left: &Candidates) -> anyhow::Result<()> {
        let status = if left.is_full() { "solved" } else { "stuck" };
        let alphabet = &self.record.alphabet;
        if self.session.look().is_csv() {
            for (number, Taken { step, before }) in path.iter().enumerate() {
                let row = Row::of(self.item, self.record)
                    .with("status", status)
                    .with("number", number + 1)
                    .with("technique", step.technique.id())
                    .with("rating", step.rating.map(|rating| rating.to_string()))
                    .with("score", step.score.map(|score| score.points))
                    .with("moves", step.explain(before, alphabet).moves);
                self.session.say(Word::Row(row))?;
            }
            return Ok(());
        }
        let grade = HodokuGrade::of(path.iter().map(|taken| &taken.step)).filter(|_| left.is_full());
        let steps: Vec<Value> =
            path.iter().map(|Taken { step, before }| json::step(step, before, alphabet)).collect();
        let row = Row::of(self.item, self.record)
            .with("status", status)
            .with("level", grade.as_ref().map(|grade| grade.level.to_string()))
            .with("score", grade.as_ref().map(|grade| grade.score))
            .with("cells_left", left.empty_cells().count())
            .with("candidates", words(left, alphabet))
            .with("steps", steps);
        self.session.say(Word::Row(row))
    }
}

/// What each cell can hold, a word a cell; none where all are filled.
fn words(candidates: &Candidates, alphabet: &Alphabet) -> Option<Vec<String>> {
    let word = |cell| {
        let symbols = candidates.open(cell).into_iter().map(|digit| alphabet.symbol(digit));
        symbols.collect::<Vec<_>>().join(",")
    };
    (!candidates.is_full()).then(|| candidates.geometry().cells().map(word).collect())
}
