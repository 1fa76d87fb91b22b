//! Templates: all ways to place one digit on the whole board.
//!
//! ```text
//!  5 . . .      . . 5 .      A 4x4 board has 16 ways to place a digit, once in
//!  . . 5 .      5 . . .      every row, column and box. Of these, only those
//!  . 5 . .      . . . 5      count that use candidates and placed digits.
//!  . . . 5      . 5 . .
//! ```
//!
//! What all templates of a digit have in common holds, and what none of them has
//! is ruled out. No person goes through templates, but they show how far one digit
//! alone can lead: whatever a fish, a skyscraper or colours rule out is in no template.

mod impossible;
mod template_search;

use std::ops::ControlFlow;

use crate::base::{Candidate, Digit};
use crate::board::Candidates;
use crate::logic::techniques::{HodokuSearch, Search, Sink, TechniqueRecord};
use crate::logic::{Family, HodokuLevel, Reason, Step, Technique};
pub(crate) use impossible::ImpossiblePlaces;
use template_search::{TemplateAnswer, TemplateSearch};

pub(crate) const TEMPLATE_SET: TechniqueRecord = TechniqueRecord::new("template-set", "Template set", Family::LastResort)
    .about("a cell holds a digit in every way to place it on the whole board")
    .hodoku(HodokuSearch::on_request(Search::TemplateSet, 880, HodokuLevel::Extreme, 10_000)
            .named("Template Set"))
    .lesson(&[include_str!("templates.md"), include_str!("template_set.md")])
    .example(":0000:x:...+8.+6.39...+3.1..5..3+25+98..+2.8.9+7..6.7+4..2...1..4.+8.+2+7..9+68+4.5+2.2.+9+1+36..4..7+2+5...:513 717 621 721 422 622 428 632 362 377 192 392::");

pub(crate) const TEMPLATE_DELETE: TechniqueRecord = TechniqueRecord::new("template-delete", "Template delete", Family::LastResort)
    .about("a cell holds a digit in no way to place it on the whole board")
    .hodoku(HodokuSearch::on_request(Search::TemplateDelete, 890, HodokuLevel::Extreme, 10_000)
            .named("Template Delete"))
    .lesson(&[include_str!("templates.md"), include_str!("template_delete.md")])
    .example(":0000:x:1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4+1.....7..7...3..:974 976 994::");

/// What is in all templates of a digit.
pub(crate) fn set(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in Digit::all(candidates.geometry().side()) {
        let mut placing = TemplateSearch::new(candidates, digit);
        for cell in placing.places() {
            if placing.without(cell) == TemplateAnswer::Impossible
                && placing.with(cell) == TemplateAnswer::Possible
            {
                let reason = Reason::Templates { digit };
                sink(Step::place(Technique::TemplateSet, reason, Candidate { cell, digit }))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What is in no template of a digit.
pub(crate) fn delete(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in Digit::all(candidates.geometry().side()) {
        let mut placing = TemplateSearch::new(candidates, digit);
        let impossible = placing.places().filter(|&cell| placing.with(cell) == TemplateAnswer::Impossible);
        let victims: Vec<Candidate> = impossible.map(|cell| Candidate { cell, digit }).collect();
        if !victims.is_empty() {
            sink(Step::remove(Technique::TemplateDelete, Reason::Templates { digit }, victims))?;
        }
    }
    ControlFlow::Continue(())
}
