//! `sudoku hint`

use sudokit::Candidates;
use sudokit::internal::sentence::houses;
use sudokit::logic::explain::{Reveal, Role};
use sudokit::logic::{Family, LogicSolver, PlayerPosition, Step, Technique};

use super::name_puzzle;
use super::verdict::{Verdict, with_open_position};
use crate::args::{self, Limits};
use crate::batch;
use crate::board::Board;
use crate::input::{Item, PuzzleReader};
use crate::report::{GlobalOptions, Report};
use crate::row::Row;
use crate::status::Status;

const COLUMNS: &str = "source,line,puzzle,status,technique,rating,score,moves,details,error";

pub fn run(arguments: &args::Hint, options: GlobalOptions) -> anyhow::Result<Status> {
    let report = Report::new(&arguments.output, options, COLUMNS)?;
    let puzzles = PuzzleReader::new(&arguments.input)?;
    batch::run_each(puzzles, &Limits::ONE_BY_ONE, report, |item, report| {
        with_open_position(item, report, |position, report| {
            let mut solver = solver(arguments, position);
            let steps =
                if arguments.all { all_steps(&solver) } else { solver.next_step().into_iter().collect() };
            write(arguments, item, solver.candidates(), &steps, report);
        });
    })
}

fn solver(arguments: &args::Hint, position: &PlayerPosition) -> LogicSolver {
    let args::TechniqueOptions { scale, no_uniqueness } = arguments.techniques;
    let solver = if !arguments.technique.is_empty() {
        let solver = LogicSolver::on(scale, position.candidates());
        solver.with_only(arguments.technique.iter().copied())
    } else if arguments.all {
        let all = Technique::ALL.iter().copied();
        let is_quick = |family: Family| !matches!(family, Family::ForcingChains | Family::LastResort);
        let solver = LogicSolver::on(scale, position.candidates());
        solver.with_only(all.filter(|technique| is_quick(technique.family())))
    } else {
        position.solver(scale)
    };
    let may_have_several = position.uniqueness().solution().is_none();
    if no_uniqueness || may_have_several { solver.without_uniqueness() } else { solver }
}

fn write(arguments: &args::Hint, item: &Item, candidates: &Candidates, steps: &[Step], report: &mut Report) {
    if steps.is_empty() {
        let sentence = if arguments.technique.is_empty() {
            "no technique finds a step here"
        } else {
            "the techniques asked for find no step here"
        };
        return Verdict::new(Status::No, "stuck", sentence).write(item, report);
    }
    name_puzzle(&arguments.input, item, report);
    for (number, step) in steps.iter().enumerate() {
        if report.look.has_rows() {
            write_row(item, step, candidates, report);
        } else if arguments.all && arguments.reveal.is_none() {
            let is_new = number == 0 || steps[number - 1].technique != step.technique;
            write_line(item, step, candidates, is_new, report);
        } else {
            write_text(arguments, item, step, candidates, report);
        }
    }
}

/// The board, then as many sentences as asked for.
fn write_text(
    arguments: &args::Hint,
    item: &Item,
    step: &Step,
    candidates: &Candidates,
    report: &mut Report,
) {
    let reveal = arguments.reveal.unwrap_or(Reveal::Proof);
    let alphabet = &item.record.alphabet;
    let explanation = step.explain(candidates, alphabet);
    if reveal >= Reveal::Pattern {
        let mut highlights = explanation.highlights.clone();
        if reveal < Reveal::Proof {
            highlights.retain(|highlight| !matches!(highlight.role, Role::Victim | Role::Placed));
        }
        report.board(Board { candidates, alphabet, highlights: &highlights }.draw(report.look));
        report.line("");
    }
    explanation.up_to(reveal).into_iter().for_each(|sentence| report.line(sentence));
}

fn write_row(item: &Item, step: &Step, candidates: &Candidates, report: &mut Report) {
    let row = Row::of(item).with("status", "hint");
    let alphabet = &item.record.alphabet;
    let row = if report.look.is_csv() {
        super::with_step(row, step, candidates, alphabet)
    } else {
        row.with_all(step.to_json(candidates, alphabet))
    };
    report.row(&row);
}

/// A line for a step, below the name of its technique.
fn write_line(item: &Item, step: &Step, candidates: &Candidates, is_new: bool, report: &mut Report) {
    if is_new {
        report.line(super::title(step));
    }
    let explanation = step.explain(candidates, &item.record.alphabet);
    let place = if explanation.look.is_empty() { "board".to_owned() } else { houses(&explanation.look) };
    report.line(format!("  {place}: {}", explanation.moves.join(" ")));
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
