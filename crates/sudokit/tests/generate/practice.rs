//! Practice positions, and the search for the puzzles that they come from.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use sudokit::Geometry;
use sudokit::generate::Generator;
use sudokit::logic::{LogicSolver, Order, Technique};
use sudokit_testkit::budget;

/// The number of positions for each technique.
const ENOUGH: usize = 10;

/// A slower path would keep people waiting.
const PATIENCE: Duration = Duration::from_millis(30);

fn common() -> impl Iterator<Item = Technique> {
    Technique::ALL.iter().copied().filter(|&technique| Generator::rarity(technique).is_none())
}

#[test]
fn in_each_position_the_technique_is_the_next_step() {
    for technique in common().step_by(budget(5, 1)) {
        let positions = Generator::practice(technique);
        let different: BTreeSet<String> = positions.iter().map(|one| one.puzzle.to_line()).collect();
        assert_eq!(different.len(), ENOUGH, "{technique}");
        for position in positions {
            let candidates = position.progress.candidates(&position.puzzle);
            let solver = position.puzzle.solve().uniqueness().solver(Order::Beginner, candidates.clone());
            for mut solver in [solver, LogicSolver::new(candidates)] {
                assert_eq!(solver.next_step().unwrap().technique, technique, "{position:?}");
            }
        }
    }
}

#[test]
fn rare_techniques_have_no_practice_positions() {
    for technique in [Technique::FullHouse, Technique::MutantSwordfish, Technique::BruteForce] {
        assert_eq!(Generator::practice(technique), []);
    }
}

#[test]
#[ignore = "writes the table of puzzles"]
fn find_puzzles() {
    if std::env::var_os("SNAPSHOTS").is_none_or(|value| value != "overwrite") {
        return;
    }
    let mut worker = Generator::new(Geometry::classic()).minimal().seed(21).worker();
    let mut found: BTreeMap<Technique, Vec<u64>> =
        common().map(|technique| (technique, Vec::new())).collect();
    for number in 0.. {
        if found.values().all(|numbers| numbers.len() == ENOUGH) {
            break;
        }
        let puzzle = worker.make(number).unwrap().puzzle;
        let start = Instant::now();
        let solver = puzzle.solve().uniqueness().solver(Order::Beginner, puzzle.candidates());
        let path: BTreeSet<Technique> = solver.map(|step| step.technique).collect();
        if start.elapsed() > PATIENCE {
            continue;
        }
        for technique in path {
            if let Some(numbers) = found.get_mut(&technique).filter(|numbers| numbers.len() < ENOUGH) {
                numbers.push(number);
            }
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/generate/practice_numbers.rs");
    let text = std::fs::read_to_string(path).unwrap();
    let (head, _) = text.split_once("&[\n").unwrap();
    let rows =
        found.iter().map(|(technique, numbers)| format!("    (Technique::{technique:?}, {numbers:?}),\n"));
    std::fs::write(path, format!("{head}&[\n{}];\n", rows.collect::<String>())).unwrap();
}
