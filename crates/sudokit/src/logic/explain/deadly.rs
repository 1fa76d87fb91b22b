//! Patterns that a puzzle with one solution cannot have.

use sudokit_text::Value;

use super::draft::Draft;
use super::walk::Walk;
use super::words::{cells_of, digits_of};
use super::{Role, cells};
use crate::base::texts::text;
use crate::base::{Candidate, Cell};
use crate::logic::{DeadlyPattern, Escape, LockedSet, SetKind};

/// One of the guardians is true, because otherwise there would be two solutions.
pub(super) fn deadly(
    draft: &mut Draft<'_>,
    pattern: &DeadlyPattern,
    guardians: &[Candidate],
    escape: &Escape,
) {
    let words = draft.words;
    let extra = words.digits(digits_of(guardians));
    let guarded = cells_of(guardians);
    draft.mark(Role::Guardian, guardians);
    let walk = match pattern {
        DeadlyPattern::Loop { digits, cells } => Some(Walk { words, digits: *digits, cells }),
        DeadlyPattern::Graveyard => None,
    };
    match &walk {
        Some(walk) => walk.pattern(draft, guardians),
        None => graveyard(draft, guardians),
    }
    match escape {
        Escape::OneCell => draft.proof(text!("escape-cell", cell = words.cells(&guarded), digits = extra)),
        Escape::OneDigit => {
            let Some(digit) = guardians.first().map(|guardian| guardian.digit) else { return };
            draft.proof(text!("escape-digit", cells = words.cells(&guarded), digit = words.digit(digit)));
            cells::see_all(draft, &guarded);
        }
        Escape::Set(set) => together(draft, guardians, set),
        Escape::Locked { house, digit } => {
            let (symbol, cells) = (words.digit(*digit), words.cells(&guarded));
            at_least_one(draft, guardians);
            draft.mark_houses(Role::Base, &[*house]);
            draft.proof(text!("only-places", house = words.house(*house), digit = &symbol, cells));
            let extra_of = |cell: Cell| {
                let own = guardians.iter().filter(|guardian| guardian.cell == cell);
                words.digits(own.map(|guardian| guardian.digit).collect())
            };
            let [this, other] = guarded[..] else { return };
            draft.proof(text!(
                "escape-locked",
                digit = symbol,
                this = words.cell(this),
                these = extra_of(this),
                other = words.cell(other),
                others = extra_of(other),
            ));
        }
        Escape::Forced { digit, houses } => {
            if let Some(walk) = walk {
                walk.forced(draft, *digit, houses);
            }
        }
    }
}

fn graveyard(draft: &mut Draft<'_>, guardians: &[Candidate]) {
    let words = draft.words;
    let (candidates, house) = (words.candidates(guardians), words.every_house());
    draft.pattern(text!("graveyard-pairs", candidates, house));
    draft.proof(text!("graveyard-swap"));
}

/// The guardians are in a few cells that act as one cell of a set.
fn together(draft: &mut Draft<'_>, guardians: &[Candidate], set: &LockedSet) {
    let words = draft.words;
    let LockedSet { kind, house, cells, digits } = set;
    draft.mark_houses(Role::Base, &[*house]);
    draft.mark_all(Role::Pattern, cells);
    at_least_one(draft, guardians);
    let (corners, extra) = (words.cells(&cells_of(guardians)), words.digits(digits_of(guardians)));
    let (names, all) = (words.cells(cells), words.digits(*digits));
    let mut both: Vec<Cell> = cells.iter().copied().chain(cells_of(guardians)).collect();
    both.sort();
    match kind {
        SetKind::Naked => {
            draft.proof(text!("escape-as-one-cell", cells = corners, digits = extra));
            let mut victims = draft.step.eliminations.iter();
            let other = if victims.all(|victim| words.house_cells(*house).contains(&victim.cell)) {
                None
            } else {
                words.common_house(&both).filter(|other| other != house)
            };
            let houses: Value = [*house].into_iter().chain(other).map(|house| words.house(house)).collect();
            draft.proof(text!(
                "escape-naked",
                cells = names,
                house = words.house(*house),
                room = cells.len() + 1,
                digits = all,
                houses,
            ));
        }
        SetKind::Hidden => {
            let house = words.house(*house);
            draft.proof(text!("hidden-digits", house, digits = &all, cells = words.cells(&both)));
            draft.proof(text!("escape-hidden", corners, extra, digits = all));
            draft.proof(text!("escape-hidden-rest", cells = names));
        }
    }
}

fn at_least_one(draft: &mut Draft<'_>, guardians: &[Candidate]) {
    draft.proof(text!("escape-one-of", facts = draft.words.options(guardians)));
}
