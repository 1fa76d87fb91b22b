//! `sudoku canonical`

use sudokit::classic::{Answer, Board81, Canonizer};
use sudokit::format::{Format, Record};
use sudokit::solve::Count;
use sudokit::transform::Canonical;
use sudokit::{Alphabet, Puzzle};

use super::Verdict;
use crate::args::{self, CompareBy};
use crate::batch::{self, Line, PuzzleWorker, ShortAnswers, Shortcut};
use crate::input::{Item, PuzzleReader};
use crate::output::Gaps;
use crate::report::{GlobalOptions, Report};
use crate::row::{self, Columns};
use crate::status::Status;
use crate::texts::text;

const COLUMNS: Columns = Columns::of(&["form", "automorphisms", "band", "transform"]);

pub fn run(arguments: &args::Canonical, options: GlobalOptions) -> anyhow::Result<Status> {
    let report = Report::new(&arguments.work.output, options, COLUMNS)?.with_gaps(Gaps::Lines);
    let puzzles = PuzzleReader::new(&arguments.work.input, options.naming())?;
    let is_short = !report.look.has_rows() && !arguments.with_transform && !arguments.automorphisms;
    let shortcut = match arguments.by {
        _ if !is_short => Shortcut::None,
        CompareBy::Puzzle => Shortcut::Line,
        CompareBy::Solution => Shortcut::Solutions(2),
    };
    let new_worker = || FormFinder { arguments, canonizer: None };
    batch::run(puzzles, &arguments.work.limits, report, shortcut, new_worker)
}

struct FormFinder<'a> {
    arguments: &'a args::Canonical,
    /// It is kept because it reuses its memory.
    canonizer: Option<Canonizer>,
}

impl PuzzleWorker for FormFinder<'_> {
    fn work(&mut self, item: &Item, report: &mut Report) {
        let Some(puzzle) = report.puzzle(item) else { return };
        let canonical = match self.arguments.by {
            CompareBy::Puzzle => puzzle.canonical(),
            CompareBy::Solution => {
                let control = report.control(self.arguments.work.limits.timeout);
                let solved = puzzle.solve().control(&control).unique();
                match solved {
                    Ok(solution) => puzzle.canonical_by_solution(&solution),
                    Err(problem) => return report.no_result(item, &Verdict::not_unique(&problem)),
                }
            }
        };
        match canonical {
            Ok(canonical) => write(self.arguments, item, &canonical, report),
            Err(error) => report.no_result(item, &Verdict::refused(&error)),
        }
    }

    fn answer_line(&mut self, line: &Line, answer: &Answer, short: &mut ShortAnswers) -> bool {
        let Some(form) = self.form_of_line(line, answer) else { return false };
        let form = form.digits().map(|digit| if digit == 0 { b'.' } else { b'0' + digit });
        short.board(Format::Line, &form);
        true
    }
}

impl FormFinder<'_> {
    fn form_of_line(&mut self, line: &Line, answer: &Answer) -> Option<Board81> {
        let clues = Board81::from_line(line.text)?;
        let canonizer = self.canonizer.get_or_insert_default();
        match self.arguments.by {
            CompareBy::Puzzle => Some(canonizer.puzzle(&clues).form),
            CompareBy::Solution if answer.count == Count::Exactly(1) => {
                Some(canonizer.by_solution(&clues, answer.solution()?))
            }
            CompareBy::Solution => None,
        }
    }
}

/// `000000012…  2 automorphisms  transpose rows 213456789`
fn write(arguments: &args::Canonical, item: &Item, canonical: &Canonical<Puzzle>, report: &mut Report) {
    // Equal forms must be equal texts, whatever the alphabet of the puzzle is.
    let board = item.record.grid.geometry();
    let usual = Alphabet::usual(board.side());
    let form = Record::new(canonical.form.grid().clone(), Format::Line, usual);
    let form = row::cells(&form, &form.grid);
    if report.look.has_rows() {
        let transform = arguments.with_transform.then(|| canonical.transform.to_string());
        let row = report
            .row_of(item, "found")
            .with("form", form)
            .with("automorphisms", canonical.automorphisms)
            .with("band", canonical.band)
            .with("transform", transform);
        return report.row(row);
    }
    if let Some(shape) = canonical.form.geometry().shape().filter(|shape| shape.rows() < shape.columns())
        && board.shape() != Some(shape)
    {
        report.note_at(item.place(), &text!("canonical-other-boxes", shape = shape.to_string()));
    }
    let mut words = vec![form];
    if arguments.automorphisms {
        words.push(text!("canonical-automorphisms", n = canonical.automorphisms));
        words.extend(canonical.band.map(|band| text!("canonical-band", number = band.to_string())));
    }
    if arguments.with_transform {
        words.push(canonical.transform.to_string());
    }
    report.line(words.join("  "));
}
