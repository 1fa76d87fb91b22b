//! Templates: all ways to place one digit on the whole board.
//!
//! ```text
//!  5 . . .      . . 5 .      A 4x4 board has 16 ways to place a digit, once in
//!  . . 5 .      5 . . .      every row, column and box. Only those that use
//!  . 5 . .      . . . 5      candidates and placed digits count.
//!  . . . 5      . 5 . .
//! ```
//!
//! A place in all templates of a digit is right, and a place in none of them is eliminated. No
//! person goes through templates, but they show how far one digit alone can lead: whatever a fish,
//! a skyscraper or a colouring eliminates is in no template.

mod impossible;
mod template_search;

use std::ops::ControlFlow;

use crate::base::{Candidate, Digit};
use crate::logic::HodokuLevel::Extreme;
use crate::logic::techniques::record::{on_request, records};
use crate::logic::techniques::{Scan, Search};
use crate::logic::{Reason, Step, Technique};
pub(crate) use impossible::ImpossiblePlaces;
use template_search::{TemplateAnswer, TemplateSearch};

records! {
    TEMPLATE_SET = ("template-set", LastResort, Search::TemplateSet, ["find-templates"])
        .hodoku("Template Set", on_request(880, Extreme, 10_000));
    TEMPLATE_DELETE = ("template-delete", LastResort, Search::TemplateDelete, ["find-templates"])
        .hodoku("Template Delete", on_request(890, Extreme, 10_000));
}

/// Finds places that are in all templates of a digit.
pub(crate) fn set(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    for digit in Digit::all(candidates.geometry().side()) {
        let mut placing = TemplateSearch::new(candidates, digit);
        for cell in candidates.cells_of(digit) {
            scan.check()?;
            if placing.without(cell) == TemplateAnswer::Impossible
                && placing.with(cell) == TemplateAnswer::Possible
            {
                let reason = Reason::Templates { digit };
                scan.emit(Step::place(Technique::TemplateSet, reason, Candidate { cell, digit }))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds places that are in no template of a digit.
pub(crate) fn delete(scan: &mut Scan<'_>) -> ControlFlow<()> {
    let candidates = scan.candidates;
    for digit in Digit::all(candidates.geometry().side()) {
        let mut placing = TemplateSearch::new(candidates, digit);
        let mut victims = Vec::new();
        for cell in candidates.cells_of(digit) {
            scan.check()?;
            if placing.with(cell) == TemplateAnswer::Impossible {
                victims.push(Candidate { cell, digit });
            }
        }
        scan.eliminate(Technique::TemplateDelete, victims, || Reason::Templates { digit })?;
    }
    ControlFlow::Continue(())
}
