//! `sudoku hint`

use serde_json::Value;
use sudokit::technique::{Family, explain::Role};
use sudokit::{Candidates, LogicSolver, Record, Reveal, Step, Technique};

use super::name_puzzle;
use crate::args;
use crate::board::Board;
use crate::command::verdict::{Solutions, Standing, Verdict, standing};
use crate::input::{Item, Items};
use crate::json;
use crate::report::{Manner, Session, Word};
use crate::row::Row;
use crate::status::Status;

const COLUMNS: [&str; 10] =
    ["source", "line", "puzzle", "status", "technique", "rating", "score", "moves", "details", "error"];

pub fn run(arguments: &args::Hint, manner: Manner) -> anyhow::Result<Status> {
    let session = Session::new(&arguments.output, manner, &COLUMNS)?;
    session.for_each(Items::new(&arguments.input)?, |session, item, record| {
        let Some(puzzle) = session.puzzle(item, record)? else { return Ok(()) };
        let standing = standing(record, &puzzle)?;
        match &standing {
            Standing::Open { candidates, solutions } => {
                let mut hinting = Hinting { arguments, session, item, record };
                hinting.go_on(candidates, *solutions)
            }
            _ => standing.verdict().map_or(Ok(()), |verdict| verdict.tell(session, item, record)),
        }
    })
}

/// One puzzle at work.
struct Hinting<'a> {
    arguments: &'a args::Hint,
    session: &'a mut Session,
    item: &'a Item,
    record: &'a Record,
}

impl Hinting<'_> {
    fn go_on(&mut self, candidates: &Candidates, solutions: Solutions) -> anyhow::Result<()> {
        if let Some(note) = solutions.note() {
            self.session.note(self.item, self.record, note)?;
        }
        let mut solver = self.solver(candidates, solutions);
        let steps =
            if self.arguments.all { all_steps(&solver) } else { solver.next_step().into_iter().collect() };
        if steps.is_empty() {
            let sentence = if self.arguments.technique.is_empty() {
                "no technique finds a step here"
            } else {
                "the techniques asked for find no step here"
            };
            let sentences = vec![sentence.to_owned()];
            let verdict = Verdict { status: Status::No, word: "stuck", sentences };
            return verdict.tell(self.session, self.item, self.record);
        }
        name_puzzle(self.session, &self.arguments.input, self.item, self.record)?;
        for (number, step) in steps.iter().enumerate() {
            if self.session.look().has_rows() {
                self.write_row(step, candidates)?;
            } else if self.arguments.all && self.arguments.reveal.is_none() {
                let is_new = number == 0 || steps[number - 1].technique != step.technique;
                self.write_line(step, candidates, is_new)?;
            } else {
                self.write_text(step, candidates)?;
            }
        }
        Ok(())
    }

    fn solver(&self, candidates: &Candidates, solutions: Solutions) -> LogicSolver {
        let mut solver = LogicSolver::on(self.arguments.ways.scale, candidates.clone());
        if !self.arguments.technique.is_empty() {
            solver = solver.with_only(self.arguments.technique.iter().copied());
        } else if self.arguments.all {
            let all = Technique::ALL.iter().copied();
            let is_quick = |family: Family| !matches!(family, Family::ForcingChains | Family::LastResort);
            solver = solver.with_only(all.filter(|technique| is_quick(technique.family())));
        } else {
            solver = solutions.limit(solver);
        }
        if self.arguments.ways.no_uniqueness || solutions == Solutions::Several {
            solver = solver.without_uniqueness();
        }
        solver
    }

    fn write_row(&mut self, step: &Step, candidates: &Candidates) -> anyhow::Result<()> {
        let row = Row::of(self.item, self.record).with("status", "hint");
        let row = if self.session.look().is_csv() {
            let moves = step.explain(candidates, &self.record.alphabet).moves;
            row.with("technique", step.technique.id())
                .with("rating", step.rating.map(|rating| rating.to_string()))
                .with("score", step.score.map(|score| score.points))
                .with("moves", moves)
        } else {
            match json::step(step, candidates, &self.record.alphabet) {
                Value::Object(fields) => {
                    fields.into_iter().fold(row, |row, (name, value)| row.with(&name, value))
                }
                _ => row,
            }
        };
        self.session.say(Word::Row(row))
    }

    /// A line for a step, below the name of its technique.
    fn write_line(&mut self, step: &Step, candidates: &Candidates, is_new: bool) -> anyhow::Result<()> {
        if is_new {
            self.session.say(Word::Line(super::title(step)))?;
        }
        let explanation = step.explain(candidates, &self.record.alphabet);
        let nudge = explanation.nudge.trim_start_matches("Look at ").trim_end_matches('.').to_owned();
        self.session.say(Word::Line(format!("  {nudge}: {}", explanation.moves.join(" "))))
    }

    /// The board, then as many sentences as wanted.
    fn write_text(&mut self, step: &Step, candidates: &Candidates) -> anyhow::Result<()> {
        let reveal = self.arguments.reveal.unwrap_or(Reveal::Proof);
        let alphabet = &self.record.alphabet;
        let explanation = step.explain(candidates, alphabet);
        if reveal >= Reveal::Pattern {
            let mut highlights = explanation.highlights.clone();
            if reveal < Reveal::Proof {
                highlights.retain(|highlight| !matches!(highlight.role, Role::Victim | Role::Placed));
            }
            let board = Board { candidates, alphabet, highlights: &highlights }.draw(self.session.look());
            self.session.say(Word::Board(board))?;
            self.session.say(Word::Line(String::new()))?;
        }
        for sentence in explanation.up_to(reveal) {
            self.session.say(Word::Line(sentence.to_owned()))?;
        }
        Ok(())
    }
}

/// All steps, each once: several ways to the same moves by one technique are
/// one.
fn all_steps(solver: &LogicSolver) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for step in solver.all_steps() {
        let is_same = |other: &Step| {
            other.technique == step.technique
                && other.placements == step.placements
                && other.eliminations == step.eliminations
        };
        if !steps.iter().any(is_same) {
            steps.push(step);
        }
    }
    steps.sort_by_key(|step| step.technique);
    steps
}
