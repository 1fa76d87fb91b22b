//! `sudoku techniques`

use anyhow::Context;
use sudokit::format::{self, Format, Record};
use sudokit::generate::Generator;
use sudokit::internal::sentence;
use sudokit::logic::explain::Reveal;
use sudokit::logic::{Family, Lesson, LogicSolver, Technique};

use crate::args;
use crate::board::Board;
use crate::output::Look;
use crate::report::{Event, GlobalOptions, Report};
use crate::row::{Columns, Row};
use crate::status::Status;
use crate::texts::text;

/// The width of a line on any terminal.
const LINE: usize = 78;

/// The indentation of the lines below a technique.
const INDENT: usize = 6;

/// The fields of a row. Only lessons in JSON have the last six.
const FIELDS: &[&str] = &[
    "number",
    "technique",
    "name",
    "family",
    "ratings",
    "hodoku_name",
    "level",
    "score",
    "by_default",
    "about",
    "what",
    "words",
    "why",
    "look",
    "example",
    "step",
];
const COLUMNS: Columns = Columns::of_list(FIELDS.split_at(10).0);
const LESSON_COLUMNS: Columns = COLUMNS.with_json(FIELDS);

pub fn run(arguments: &args::Techniques, options: GlobalOptions) -> anyhow::Result<Status> {
    let named: Vec<Technique> = match &arguments.name {
        Some(named) => named.iter().collect(),
        None => Technique::ALL.to_vec(),
    };
    let columns = if named.len() == 1 { LESSON_COLUMNS } else { COLUMNS };
    let mut report = Report::new(&arguments.output, options, columns)?;
    if arguments.positions {
        write_positions(&mut report, &named)?;
        return report.finish();
    }
    let look = report.look;
    match (&named[..], look.has_rows()) {
        ([technique], true) => report.row(lesson_row(*technique, look)?),
        ([technique], false) => teach(&mut report, *technique)?,
        (several, true) => several.iter().for_each(|&technique| report.row(row(technique, look))),
        (several, false) => list(&mut report, several),
    }
    report.finish()
}

/// Writes positions to practise with, and their number.
fn write_positions(report: &mut Report, techniques: &[Technique]) -> anyhow::Result<()> {
    let (mut next, mut all) = (0, 0);
    for &technique in techniques {
        let made = Generator::practice(technique);
        let shipped = if made.is_empty() { technique.positions() } else { Vec::new() };
        next += made.len() + shipped.iter().filter(|position| is_next_step(technique, position)).count();
        all += made.len() + shipped.len();
        for position in made {
            let mut record = Record::from(position.puzzle.grid().clone());
            record.progress = position.progress;
            report.board(format::write(&record, Format::Hodoku).context("a position to practise with")?);
        }
        for position in shipped {
            report.board(format!("{position}\n"));
        }
    }
    report.note(match techniques {
        [technique] if next == all => text!("techniques-next-step", n = all, technique = technique.name()),
        [technique] => {
            text!("techniques-finds-step", n = all, technique = technique.name(), id = technique.id())
        }
        several => text!("techniques-positions", n = all, techniques = several.len(), next),
    });
    Ok(())
}

/// Whether a technique finds the step that `sudoku hint` shows at a position.
fn is_next_step(technique: Technique, position: &str) -> bool {
    let candidates = format::parse(position).and_then(|record| record.candidates());
    let step = candidates.ok().and_then(|candidates| LogicSolver::new(candidates).next_step());
    step.is_some_and(|step| step.technique == technique)
}

/// Techniques, family by family.
fn list(report: &mut Report, techniques: &[Technique]) {
    let width = techniques.iter().map(|technique| technique.id().len()).max().unwrap_or(0);
    for line in sentence::in_lines(&text!("techniques-legend"), LINE) {
        report.line(line);
    }
    for &family in Family::ALL {
        let members: Vec<Technique> =
            techniques.iter().copied().filter(|technique| technique.family() == family).collect();
        if members.is_empty() {
            continue;
        }
        report.line(format!("\n{family}"));
        for technique in members {
            let (name, ratings, score) = (technique.id(), ratings(technique), score(technique));
            let number = technique.number();
            report.line(format!("{number:4}  {name:width$}  {ratings:7}  {score}"));
            for line in sentence::in_lines(technique.about(), LINE - INDENT) {
                report.line(format!("{:INDENT$}{line}", ""));
            }
        }
    }
}

/// `Hard 140`, in parentheses if HoDoKu does not use the technique by default.
fn score(technique: Technique) -> String {
    match technique.score() {
        None => "-".to_owned(),
        Some(score) if technique.is_scored() => format!("{} {}", score.level, score.points),
        Some(score) => format!("({} {})", score.level, score.points),
    }
}

fn ratings(technique: Technique) -> String {
    technique.ratings().map_or_else(|| "-".to_owned(), |span| span.to_string())
}

fn row(technique: Technique, look: Look) -> Row {
    Row::new(look)
        .with("number", technique.number())
        .with("technique", technique.id())
        .with("name", technique.name())
        .with("family", technique.family().to_string())
        .with("ratings", technique.ratings().map(|span| span.to_string()))
        .with("hodoku_name", technique.hodoku_name())
        .with("level", technique.score().map(|score| score.level.name()))
        .with("score", technique.score().map(|score| score.points))
        .with("by_default", technique.score().map(|_| technique.is_scored()))
        .with("about", technique.about())
}

fn lesson_row(technique: Technique, output: Look) -> anyhow::Result<Row> {
    let Lesson { what, words, why, look, .. } = technique.lesson();
    let row = row(technique, output).with("what", what).with("words", words);
    let row = row.with("why", why).with("look", look);
    let Some(example) = technique.example() else { return Ok(row) };
    let record = format::parse(example).context("the example of a lesson")?;
    let candidates = record.candidates().context("the example of a lesson")?;
    let step = technique.find_first(&candidates).map(|step| step.to_json(&candidates, &record.alphabet));
    Ok(row.with("example", example).with("step", step))
}

/// Writes a lesson: what the technique is, why it works, how to find it, and an example.
fn teach(report: &mut Report, technique: Technique) -> anyhow::Result<()> {
    let (name, family) = (technique.name(), technique.family().to_string());
    report.line(match technique.ratings() {
        Some(ratings) => text!("lesson-title-rated", name, family, ratings = ratings.to_string()),
        None => text!("lesson-title", name, family),
    });
    if let (Some(name), Some(score)) = (technique.hodoku_name(), technique.score()) {
        let usage = if technique.is_scored() { "default" } else { "on-request" };
        let (level, points) = (score.level.to_string(), score.points.to_string());
        report.line(text!("lesson-hodoku", name, level, points, usage));
    }
    if let Some(reason) = Generator::rarity(technique) {
        let note = text!("lesson-rarity", id = technique.id(), reason);
        for line in sentence::in_lines(&note, LINE) {
            report.line(line);
        }
    }
    for (question, answer) in technique.lesson().sections() {
        report.line(format!("\n{question}"));
        for line in sentence::in_lines(answer, LINE - 2) {
            report.line(format!("  {line}"));
        }
    }
    let Some(example) = technique.example() else { return Ok(()) };
    let record = format::parse(example).context("the example of a lesson")?;
    let candidates = record.candidates().context("the example of a lesson")?;
    let Some(step) = technique.find_first(&candidates) else { return Ok(()) };
    let explanation = step.explain_in(&candidates, &record.alphabet, report.look.naming);
    report.line(format!("\n{}", text!("lesson-example")));
    let board =
        Board { candidates: &candidates, alphabet: &record.alphabet, highlights: &explanation.highlights };
    let board = board.draw(report.look);
    report.write(Event::Text(board.into_bytes()));
    report.line(String::new());
    // The first two levels say where to look and repeat the name of the lesson.
    let [nudge, technique] = [Reveal::Nudge, Reveal::Technique].map(|level| explanation.level(level).len());
    for sentence in explanation.up_to(Reveal::Move).into_iter().skip(nudge + technique) {
        report.line(sentence);
    }
    Ok(())
}
