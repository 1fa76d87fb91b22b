//! Positions of a puzzle that no player would reach, and the checks for steps found there.

use sudokit::logic::check::check;
use sudokit::logic::{Family, Technique};
use sudokit::{Candidate, Candidates, Puzzle, Solution};

/// Returns a position after this many random true placements and eliminations. `dice` is the seed.
pub fn thrown(puzzle: &Puzzle, solution: &Solution, facts: usize, dice: u64) -> Candidates {
    let mut position = puzzle.candidates();
    let mut state = dice;
    for _ in 0..facts {
        // The constants of Knuth's MMIX; its high bits are good enough.
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let thrown = (state >> 33) as usize;
        let open: Vec<Candidate> = puzzle
            .geometry()
            .cells()
            .flat_map(|cell| position.marks(cell).into_iter().map(move |digit| Candidate { cell, digit }))
            .collect();
        if open.is_empty() {
            break;
        }
        let candidate = open[thrown % open.len()];
        if solution.get(candidate.cell) != candidate.digit {
            position.remove(candidate);
        } else if (thrown / open.len()).is_multiple_of(4) {
            position.place(candidate);
        }
    }
    position
}

/// Asserts that every step of a technique is proven by its reason and agrees with the solution.
/// Returns the number of steps. For techniques whose steps take a long time to find, only the
/// first step is checked.
pub fn assert_sound(technique: Technique, position: &Candidates, solution: &Solution) -> usize {
    let takes_long = match technique.family() {
        Family::AlmostLockedSets | Family::ForcingChains | Family::LastResort => true,
        Family::Chains => !technique.is_rated(),
        Family::Fish => technique.score().is_some() && !technique.is_scored(),
        _ => false,
    };
    let steps = if takes_long {
        technique.find_first(position).into_iter().collect()
    } else {
        technique.find_all(position)
    };
    for step in &steps {
        if let Err(flaw) = check(step, position) {
            panic!("{flaw}: {step:#?}\n{position:?}");
        }
        let holds = |candidate: &Candidate| solution.get(candidate.cell) == candidate.digit;
        assert!(step.placements.iter().all(holds), "{step:#?}\n{position:?}");
        assert!(!step.eliminations.iter().any(holds), "{step:#?}\n{position:?}");
    }
    steps.len()
}
