//! `sudoku check`

use sudokit::board::Clash;
use sudokit::classic::Answer;
use sudokit::format::Record;
use sudokit::logic::{MistakeKind, PlayerPosition};
use sudokit::solve::{Count, NotUnique, Uniqueness};
use sudokit::{Cell, Control, Puzzle, Solution};

use super::verdict::Verdict;
use super::why::{self, Reason};
use super::{clash_sentences, write_place};
use crate::batch::{self, Line, PuzzleWorker, ShortAnswers, Shortcut};
use crate::input::{Item, ONLY_BOXES, OtherBoard, PuzzleReader, REGION_MAP, other_board};
use crate::report::{GlobalOptions, Report};
use crate::row::Columns;
use crate::status::Status;
use crate::symmetry::describe;
use crate::texts::text;
use crate::{args, stop};

const COLUMNS: Columns = Columns::of(&[
    "clues",
    "minimal",
    "automorphisms",
    "conflict",
    "irreducible",
    "smallest",
    "differences",
    "changes",
    "details",
]);

/// The number of clashes that are listed for a puzzle without `--all-clashes`.
const MOST_CLASHES: usize = 5;

/// The number of automorphisms that are described. The others are counted.
const DESCRIBED: usize = 24;

pub fn run(arguments: &args::Check, options: GlobalOptions) -> anyhow::Result<Status> {
    let report = Report::new(&arguments.work.output, options, COLUMNS)?;
    let puzzles = PuzzleReader::new(&arguments.work.input, options.naming())?;
    let is_short = !arguments.minimal && !arguments.automorphisms;
    let shortcut = if is_short { Shortcut::Solutions(2) } else { Shortcut::None };
    let words = VerdictWords::new();
    let checker = Checker { arguments, words: &words, unique: words.of("unique") };
    batch::run(puzzles, &arguments.work.limits, report, shortcut, || checker)
}

/// The words for each status. They are made once, because there can be millions of lines.
struct VerdictWords([(&'static str, String); 7]);

impl VerdictWords {
    const STATUSES: [&'static str; 7] = ["unique", "several", "none", "right", "wrong", "clash", "stopped"];

    fn new() -> Self {
        Self(Self::STATUSES.map(|status| (status, text!("check-verdict", status))))
    }

    fn of(&self, status: &str) -> &str {
        self.0.iter().find(|(known, _)| *known == status).map_or("", |(_, words)| words)
    }
}

#[derive(Clone, Copy)]
struct Checker<'a> {
    arguments: &'a args::Check,
    words: &'a VerdictWords,
    /// The word for most puzzles.
    unique: &'a str,
}

impl PuzzleWorker for Checker<'_> {
    fn work(&mut self, item: &Item, report: &mut Report) {
        let timeout = self.arguments.work.limits.timeout;
        let control = report.control(timeout);
        // Without --timeout, only the search for the reason has a time limit.
        let time_limit = || match timeout {
            Some(_) => control.clone(),
            None => report.control(Some(why::TIME_LIMIT)),
        };
        let result = check(&item.record, self.arguments, &control, &time_limit);
        drop(control);
        result.write(item, self.words, report);
    }

    /// Most puzzles have exactly one solution.
    fn answer_line(&mut self, line: &Line, answer: &Answer, short: &mut ShortAnswers) -> bool {
        if answer.count != Count::Exactly(1) || line.text.is_full() {
            return false;
        }
        if self.arguments.work.output.has_rows() {
            short.row(line, "unique", |row| row.with("clues", line.text.clues()));
        } else {
            write_place(line, &mut short.text);
            short.text.extend_from_slice(self.unique.as_bytes());
            short.text.push(b'\n');
        }
        true
    }
}

/// Everything that is known about a puzzle.
struct CheckResult {
    verdict: Verdict,
    /// With `--minimal`, whether every clue is needed.
    minimal: Option<bool>,
    /// With `--automorphisms`, the number of automorphisms.
    automorphisms: Option<u64>,
    /// With `--why`, what is wrong.
    reason: Reason,
}

impl CheckResult {
    fn write(&self, item: &Item, words: &VerdictWords, report: &mut Report) {
        let Verdict { status, word, sentences } = &self.verdict;
        report.status.note(*status);
        if report.look.has_rows() {
            let row = report
                .row_of(item, word)
                .with("clues", item.record.grid.filled().count())
                .with("minimal", self.minimal)
                .with("automorphisms", self.automorphisms);
            let row = self.reason.add_to(row, &item.record, report.look);
            return report.row(row.with("details", self.verdict.some_details()));
        }
        let (place, words) = (item.place(), words.of(word));
        if item.record.filled_in().filled().next().is_none() {
            report.note_at(place, &text!("check-no-givens"));
        }
        if sentences.is_empty() {
            report.line(format!("{place}: {words}"));
        }
        for sentence in sentences {
            report.line(format!("{place}: {words}: {}", report.look.naming.sentence(sentence)));
        }
        if let Some(drawing) = self.reason.draw(&item.record, report.look) {
            report.board(drawing);
        }
    }

    /// Adds a sentence.
    fn say(&mut self, sentence: impl Into<String>) {
        self.verdict.sentences.push(sentence.into());
    }
}

fn check(
    record: &Record,
    arguments: &args::Check,
    control: &Control,
    time_limit: &dyn Fn() -> Control,
) -> CheckResult {
    let puzzle = Puzzle::try_from(record.grid.clone());
    let mut result = CheckResult {
        verdict: Verdict::done("unique"),
        minimal: None,
        automorphisms: None,
        reason: Reason::default(),
    };
    let clash = |word, clashes: &[Clash]| {
        let most = if arguments.trouble.all_clashes { usize::MAX } else { MOST_CLASHES };
        let mut sentences = clash_sentences(record, &clashes[..clashes.len().min(most)]);
        match clashes.len() - sentences.len() {
            0 => {}
            n => sentences.push(text!("check-more-clashes", n)),
        }
        match other_board(record, clashes) {
            Some(OtherBoard::RegionMap) => sentences = vec![REGION_MAP.to_owned()],
            Some(OtherBoard::OtherBoxes) => sentences.push(ONLY_BOXES.to_owned()),
            None => {}
        }
        Verdict { status: Status::Unreadable, word, sentences }
    };
    let filled = record.filled_in();
    match &puzzle {
        _ if filled.is_full() => {
            let clashes = filled.clashes();
            let is_right = clashes.is_empty();
            result.verdict = if is_right { Verdict::done("right") } else { clash("wrong", &clashes) };
        }
        Ok(puzzle) => result.check_solutions(record, puzzle, arguments, control, time_limit),
        Err(error) => result.verdict = clash("clash", error.clashes()),
    }
    let has_clashes = result.verdict.status == Status::Unreadable && record.region_map().is_none();
    if arguments.trouble.why && has_clashes {
        let grid = if filled.is_full() { &filled } else { &record.grid };
        result.reason = Reason::of_contradiction(record, grid, &time_limit());
        // The first sentence would repeat the clash.
        result.verdict.sentences.extend(result.reason.sentences.iter().skip(1).cloned());
    }
    if arguments.automorphisms
        && let Ok(puzzle) = &puzzle
    {
        result.check_symmetries(record, puzzle);
    }
    result
}

impl CheckResult {
    fn check_solutions(
        &mut self,
        record: &Record,
        puzzle: &Puzzle,
        arguments: &args::Check,
        control: &Control,
        time_limit: &dyn Fn() -> Control,
    ) {
        let solve = puzzle.solve().control(control);
        match solve.unique() {
            Ok(solution) => {
                self.check_progress(record, puzzle, solution);
                if arguments.minimal {
                    self.check_minimal(record, solve.redundant_givens());
                }
            }
            Err(problem) => {
                self.verdict = Verdict::not_unique_status(&problem);
                match &problem {
                    NotUnique::Stopped { found: Some(_) } => self.say(text!("check-solution-found")),
                    NotUnique::NoSolution if arguments.trouble.why => {
                        self.reason = Reason::of_contradiction(record, puzzle.grid(), &time_limit());
                    }
                    NotUnique::Several(two) if arguments.trouble.why => {
                        self.reason = Reason::of_several(record, puzzle, two, &time_limit());
                    }
                    _ => {}
                }
                self.verdict.sentences.extend(self.reason.sentences.iter().cloned());
            }
        }
    }

    /// Compares the digits that a player placed with the solution.
    fn check_progress(&mut self, record: &Record, puzzle: &Puzzle, solution: Solution) {
        let uniqueness = Uniqueness::One(Box::new(solution));
        let position = PlayerPosition::new(puzzle, &record.progress, &uniqueness);
        for mistake in position.mistakes().into_iter().filter(|mistake| mistake.kind == MistakeKind::Digit) {
            self.verdict.status.note(Status::No);
            self.say(position.sentence(mistake, &record.alphabet));
        }
    }

    fn check_minimal(&mut self, record: &Record, redundant: Result<Vec<Cell>, NotUnique>) {
        let Ok(cells) = redundant else {
            self.verdict.status.note(stop::status());
            return self.say(text!("check-minimal-stopped"));
        };
        self.minimal = Some(cells.is_empty());
        if cells.is_empty() {
            return self.say(text!("check-minimal"));
        }
        self.verdict.status.note(Status::No);
        let geometry = record.grid.geometry();
        let cells: Vec<String> = cells.iter().map(|&cell| geometry.position(cell).to_string()).collect();
        self.say(text!("check-not-minimal", cells));
    }

    /// Describes the transforms that leave the puzzle unchanged.
    fn check_symmetries(&mut self, record: &Record, puzzle: &Puzzle) {
        let symmetries = match puzzle.automorphisms() {
            Ok(symmetries) => symmetries,
            Err(error) => {
                return self.say(text!("check-automorphisms-unknown", problem = error.to_string()));
            }
        };
        self.automorphisms = Some(symmetries.count);
        if symmetries.count == 1 {
            return self.say(text!("check-no-automorphisms"));
        }
        // The first one changes nothing.
        let others = &symmetries.transforms[1..];
        for symmetry in others.iter().take(DESCRIBED) {
            let transform = describe(symmetry, record.grid.geometry(), &record.alphabet);
            self.say(text!("check-automorphism", transform));
        }
        if others.len() > DESCRIBED {
            self.say(text!("check-more-automorphisms", n = others.len() - DESCRIBED));
        }
        if symmetries.count > symmetries.transforms.len() as u64 {
            self.say(text!("check-all-automorphisms", n = symmetries.count));
        }
    }
}
