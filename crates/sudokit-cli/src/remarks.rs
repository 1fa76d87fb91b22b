//! Messages about single puzzles: each names the file and the line. A puzzle without a result
//! also gets a row or a blank line among the results.

use sudokit::Puzzle;
use sudokit::format::{Format, Record};

use crate::command::{Verdict, own_format};
use crate::input::{Item, Place, Refusal};
use crate::output::Gaps;
use crate::report::{Event, Report};
use crate::status::Status;

impl Report {
    /// The puzzle of a record. If its givens clash, an error is reported.
    pub fn puzzle(&mut self, item: &Item) -> Option<Puzzle> {
        item.puzzle().map_err(|refusal| self.refuse(&refusal)).ok()
    }

    /// Reports an entry that is not a legal puzzle.
    pub fn refuse(&mut self, refusal: &Refusal) {
        self.status.note(Status::Unreadable);
        self.error(refusal.sentence(self.look.naming));
        if self.look.has_rows() {
            self.write(Event::Rows(refusal.row(self.look)));
        } else if refusal.line.is_some() {
            self.write_gap(self.look.to.map_or(refusal.is_line(), Format::is_line));
        }
    }

    /// Reports why a puzzle has no result.
    pub fn no_result(&mut self, item: &Item, verdict: &Verdict) {
        self.status.note(verdict.status);
        let why = verdict.details();
        if self.look.has_rows() {
            self.failed_row(self.row_of(item, verdict.word), &why);
        } else {
            self.error_at(item.place(), &why);
            self.gap(&item.record);
        }
    }

    /// An error about a puzzle.
    pub fn error_at(&mut self, place: Place, why: &str) {
        self.error(self.sentence_at(place, why));
    }

    /// A note about a puzzle.
    pub fn note_at(&mut self, place: Place, text: &str) {
        self.note(self.sentence_at(place, text));
    }

    /// `list.txt: line 12: …`, with cells named as `--coordinates` says.
    fn sentence_at(&self, place: Place, text: &str) -> String {
        let problem = self.look.naming.sentence(text);
        place.sentence(&problem)
    }

    /// Reports a verdict about a puzzle as a note or an error.
    pub fn remark(&mut self, place: Place, verdict: &Verdict) {
        if verdict.status == Status::Done {
            self.note_at(place, &verdict.details());
        } else {
            self.error_at(place, &verdict.details());
        }
    }

    /// Writes a blank line in place of the result of this puzzle, if results are lines.
    pub fn gap(&mut self, record: &Record) {
        let format = self.look.to.unwrap_or_else(|| own_format(record));
        self.write_gap(format.is_line());
    }

    fn write_gap(&mut self, is_line: bool) {
        if self.look.gaps == Gaps::Lines || (self.look.gaps == Gaps::Boards && is_line) {
            self.write(Event::Gap);
        }
    }
}
