//! `sudoku hint`

use sudokit::Candidates;
use sudokit::logic::explain::{Reveal, Role};
use sudokit::logic::{Family, LogicSolver, PlayerPosition, Step, Technique};

use super::PuzzleNames;
use super::difficulty::title;
use super::verdict::{Verdict, with_open_position};
use crate::board::Board;
use crate::input::{Item, PuzzleReader};
use crate::report::{GlobalOptions, Report};
use crate::row::Columns;
use crate::status::Status;
use crate::texts::text;
use crate::{args, batch, stop};

/// The number of steps that `--all` lists for a technique, unless `--technique` names it.
const MOST_LINES: usize = 8;

const COLUMNS: Columns = Columns::unlike(
    &[
        "technique",
        "name",
        "rating",
        "level",
        "score",
        "placements",
        "eliminations",
        "reason",
        "explanation",
        "highlights",
        "arrows",
        "details",
    ],
    &["technique", "rating", "score", "moves", "details"],
);

pub fn run(arguments: &args::Hint, options: GlobalOptions) -> anyhow::Result<Status> {
    arguments.steps.logic.check()?;
    let report = Report::new(&arguments.steps.work.output, options, COLUMNS)?;
    let mut puzzles = PuzzleReader::new(&arguments.steps.work.input, options.naming())?;
    let names = PuzzleNames::of(&mut puzzles, report.look);
    let limits = &arguments.steps.work.limits;
    batch::run_each(puzzles, limits, report, |item, report| {
        with_open_position(item, limits.timeout, report, |position, control, report| {
            let mut solver = solver(arguments, position).control(control);
            let steps =
                if arguments.all { all_steps(&solver) } else { solver.next_step().into_iter().collect() };
            if solver.is_stopped() && steps.is_empty() {
                return Verdict::stopped(text!("hint-stopped")).write(item, report);
            }
            write(arguments, item, solver.candidates(), &steps, names, report);
            if solver.is_stopped() {
                report.status.note(stop::status());
                report.error_at(item.place(), &text!("hint-all-stopped"));
            }
        });
    })
}

fn solver(arguments: &args::Hint, position: &PlayerPosition) -> LogicSolver {
    let logic = &arguments.steps.logic;
    if !arguments.all || !logic.technique.is_empty() {
        return logic.solver(position);
    }
    // Forcing chains, and techniques that HoDoKu does not use by default, would fill pages.
    let is_listed = |technique: &Technique| {
        logic.order.has(*technique)
            && !matches!(technique.family(), Family::ForcingChains | Family::LastResort)
            && (technique.score().is_none() || technique.is_scored())
    };
    let listed = Technique::ALL.iter().copied().filter(is_listed);
    logic.limit(position.solver(logic.order).with_only(listed), position)
}

fn write(
    arguments: &args::Hint,
    item: &Item,
    candidates: &Candidates,
    steps: &[Step],
    names: PuzzleNames,
    report: &mut Report,
) {
    if steps.is_empty() {
        let sentence = match arguments.steps.logic.limit_flag() {
            Some(flag) => text!("hint-limit-finds-nothing", flag),
            None if arguments.all => text!("hint-all-finds-nothing"),
            None => text!("hint-nothing-found"),
        };
        return Verdict::new(Status::No, "stuck", sentence).write(item, report);
    }
    names.write(item, report);
    if arguments.all && arguments.reveal.is_none() && !report.look.has_rows() {
        return write_list(arguments, item, candidates, steps, report);
    }
    for step in steps {
        if report.look.has_rows() {
            write_row(item, step, candidates, report);
        } else {
            write_text(arguments, item, step, candidates, report);
        }
    }
}

/// Writes a line for each step, below the name of its technique.
fn write_list(
    arguments: &args::Hint,
    item: &Item,
    candidates: &Candidates,
    steps: &[Step],
    report: &mut Report,
) {
    // All steps of a technique that --technique names are listed.
    let most = if arguments.steps.logic.technique.is_empty() { MOST_LINES } else { usize::MAX };
    for group in steps.chunk_by(|one, other| one.technique == other.technique) {
        report.line(title(&group[0], arguments.steps.measure.scale, candidates.geometry()));
        for step in &group[..group.len().min(most)] {
            let explanation = step.explain_in(candidates, &item.record.alphabet, report.look.naming);
            let place = match &explanation.look[..] {
                [] => text!("hint-whole-board"),
                look => report.look.naming.house_names(look),
            };
            report.line(format!("  {}", text!("hint-moves", place, moves = explanation.moves.join(" "))));
        }
        if group.len() > most {
            let technique = group[0].technique.id();
            report.line(format!("  {}", text!("hint-more", n = group.len() - most, technique)));
        }
    }
}

/// Writes the board, then the sentences up to the level that `--reveal` names.
fn write_text(
    arguments: &args::Hint,
    item: &Item,
    step: &Step,
    candidates: &Candidates,
    report: &mut Report,
) {
    let reveal = arguments.reveal.unwrap_or(Reveal::Proof);
    let alphabet = &item.record.alphabet;
    let explanation = step.explain_in(candidates, alphabet, report.look.naming);
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
    let row = report.row_of(item, "hint");
    let alphabet = &item.record.alphabet;
    let row = if report.look.is_csv() {
        super::with_step(row, step, candidates, alphabet)
    } else {
        row.with_all(&step.to_json(candidates, alphabet))
    };
    report.row(row);
}

/// All steps, the easiest first. Of several steps of one technique with the same moves, only
/// the first.
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
    steps.sort_by(|one, other| solver.order().compare(one.technique, other.technique));
    steps
}
