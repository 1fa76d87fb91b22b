//! Patterns at work inside a run.
//!
//! The first of the four techniques that removes anything is used, with all its
//! patterns. Every candidate they remove has as parents those that had to go
//! before.

use super::causes::{Mark, mark};
use super::patterns::{PatternLimits, PatternSurvey, TECHNIQUES};
use super::position::ClassicPosition;
use super::propagation::Propagation;

/// Lets patterns remove something from the board of a run. Says whether they
/// did.
pub(super) fn ask(board: &ClassicPosition, field: &PatternLimits, run: &mut Propagation) -> bool {
    let mut found = Vec::new();
    let survey = PatternSurvey::new(board, &run.work, field);
    for technique in TECHNIQUES {
        survey.patterns(technique, &mut |pattern| {
            let (mut needs, mut victims) = (Vec::new(), Vec::new());
            survey.needs(pattern, &mut |cell, digit| needs.push(mark(cell, digit)));
            survey.victims(pattern, &mut |cell, digit| victims.push((cell as u8, digit as u8)));
            found.push((needs, victims));
        });
        if !found.is_empty() {
            break;
        }
    }
    let any = !found.is_empty();
    for (needs, mut victims) in found {
        remove(run, needs, None, &mut victims);
    }
    any
}

/// Adds the removals of a hint to a run, by column and then by row, unless it
/// owes nothing to the run.
pub(super) fn remove(
    run: &mut Propagation,
    needs: Vec<Mark>,
    nested: Option<u32>,
    removals: &mut [(u8, u8)],
) {
    if needs.is_empty() {
        return;
    }
    removals.sort_unstable_by_key(|&(cell, digit)| (cell % 9, cell / 9, digit));
    run.help(needs, nested, removals);
}
