//! Every technique finds its example, but not a near miss of it.
//!
//! A near miss is the example with one change: an extra candidate in an empty cell, or a filled
//! cell emptied. The change is chosen so that the result of the step no longer follows. The search
//! must not find the step there, and the checker must reject it. `near_misses.txt` has a line for
//! each technique: the result of the step, and the change that invalidates it.

use std::collections::BTreeMap;

use sudokit::logic::{Family, Step, Technique, check};
use sudokit::{Candidate, Candidates, Cell, Digit, DigitSet, Grid, Puzzle, format};

/// A change of a position.
#[derive(Clone, Copy)]
enum Change {
    /// An empty cell has an extra candidate.
    Candidate(Candidate),
    /// A filled cell is emptied.
    Emptied(Cell),
}

/// It takes five seconds, because changes are tried until one invalidates the step.
#[test]
fn near_misses_are_not_found() {
    let lines: String = Technique::ALL.iter().map(|&technique| near_miss(technique) + "\n").collect();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/steps/near_misses.txt");
    if std::env::var_os("SNAPSHOTS").is_some_and(|value| value == "overwrite") {
        std::fs::write(path, &lines).unwrap();
    }
    let recorded = std::fs::read_to_string(path).unwrap();
    assert_eq!(lines, recorded, "SNAPSHOTS=overwrite records the current lines");
}

/// The recorded line for a technique.
fn near_miss(technique: Technique) -> String {
    let record = format::parse(technique.example().unwrap()).unwrap();
    let candidates = record.candidates().unwrap();
    let step = technique.find_first(&candidates).unwrap();
    check::check(&step, &candidates).unwrap();
    let change = changes(&candidates)
        .into_iter()
        .find(|&change| is_invalidated(&step, &changed(&candidates, change)))
        .unwrap_or_else(|| panic!("{technique}: no change invalidates the example"));
    format!("{}: {}, but not {}", technique.id(), results(&step, &candidates), name(change, &candidates))
}

/// Whether the step no longer follows and is not found.
fn is_invalidated(step: &Step, near: &Candidates) -> bool {
    if check::check(step, near).is_ok() {
        return false;
    }
    // Finding all chains and large fish takes long; finding the first does not.
    let takes_long = match step.technique.family() {
        Family::Chains | Family::ForcingChains | Family::LastResort => true,
        Family::Fish => step.technique.score().is_some() && !step.technique.is_scored(),
        _ => false,
    };
    let found = if takes_long {
        step.technique.find_first(near).into_iter().collect()
    } else {
        step.technique.find_all(near)
    };
    let does_the_same = |other: &Step| {
        other.placements.iter().any(|placed| step.placements.contains(placed))
            || other.eliminations.iter().any(|gone| step.eliminations.contains(gone))
    };
    !found.iter().any(does_the_same)
}

fn changes(candidates: &Candidates) -> Vec<Change> {
    let geometry = candidates.geometry();
    let taken = |cell| -> DigitSet {
        geometry.peers(cell).iter().filter_map(|&peer| candidates.digit(peer)).collect()
    };
    let more = candidates.empty_cells().flat_map(|cell| {
        let missing = DigitSet::full(geometry.side()) - candidates.marks(cell) - taken(cell);
        missing.into_iter().map(move |digit| Change::Candidate(Candidate { cell, digit }))
    });
    let filled = geometry.cells().filter(|&cell| candidates.digit(cell).is_some());
    more.chain(filled.map(Change::Emptied)).collect()
}

/// The position after a change.
fn changed(candidates: &Candidates, change: Change) -> Candidates {
    let geometry = candidates.geometry();
    let mut digits: BTreeMap<Cell, Digit> =
        geometry.cells().filter_map(|cell| Some((cell, candidates.digit(cell)?))).collect();
    let mut open: Vec<DigitSet> = geometry.cells().map(|cell| candidates.open(cell)).collect();
    match change {
        Change::Candidate(Candidate { cell, digit }) => drop(open[cell.index()].insert(digit)),
        Change::Emptied(cell) => {
            let digit = digits.remove(&cell).unwrap();
            open[cell.index()] = DigitSet::full(geometry.side());
            for peer in geometry.peers(cell) {
                open[peer.index()].insert(digit);
            }
        }
    }
    let grid = Grid::from_digits(geometry.clone(), geometry.cells().map(|cell| digits.get(&cell).copied()));
    Puzzle::try_from(grid.with_limits(open)).unwrap().candidates()
}

/// `r1c1=4` or `r1c1-4 r1c2-4`
fn results(step: &Step, candidates: &Candidates) -> String {
    let word = |sign: char, candidate: &Candidate| {
        format!("{}{sign}{}", candidates.geometry().position(candidate.cell), candidate.digit)
    };
    let placed = step.placements.iter().map(|candidate| word('=', candidate));
    let removed = step.eliminations.iter().map(|candidate| word('-', candidate));
    placed.chain(removed).collect::<Vec<_>>().join(" ")
}

fn name(change: Change, candidates: &Candidates) -> String {
    let position = |cell| candidates.geometry().position(cell);
    match change {
        Change::Candidate(Candidate { cell, digit }) => {
            format!("with {digit} as a candidate of {}", position(cell))
        }
        Change::Emptied(cell) => format!("with {} emptied", position(cell)),
    }
}
