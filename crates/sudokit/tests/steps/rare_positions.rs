//! Positions for techniques that the generator cannot produce quickly. They ship with the library.
//!
//! `SNAPSHOTS=overwrite cargo test -p sudokit --test integration find_positions -- --ignored` looks
//! for them in generated puzzles and writes them to `src/logic/techniques/positions/`. It takes
//! minutes.

use std::collections::BTreeMap;

use sudokit::generate::Generator;
use sudokit::logic::{Family, LogicSolver, Technique};
use sudokit::{Geometry, Puzzle, format};

use super::examples::position;

/// The number of positions for each technique, in addition to its example.
const ENOUGH: usize = 3;

/// The first line of a page.
const IDEA: &str = "Positions for techniques that hardly ever occur in a puzzle: a name, then a position in which it \
                    finds a step.";

/// The limit of candidates for the deepest nested chains. Nested chains find something in every
/// position, but beyond this limit the deepest take minutes.
const FEW: usize = 90;

fn is_slow(technique: Technique) -> bool {
    matches!(technique, Technique::Nested4 | Technique::Nested5)
}

#[test]
fn positions_show_their_technique() {
    for &technique in Technique::ALL {
        let positions = technique.positions();
        if Generator::rarity(technique).is_some() {
            assert!(positions.len() > ENOUGH, "{technique} has {} positions", positions.len());
        }
        for text in positions {
            let record = format::parse(text).unwrap_or_else(|error| panic!("{technique}: {error}"));
            let candidates = record.candidates().unwrap();
            assert!(is_slow(technique) || technique.find_first(&candidates).is_some(), "{technique}: {text}");
        }
    }
}

#[test]
#[ignore = "writes positions"]
fn find_positions() {
    if std::env::var_os("SNAPSHOTS").is_none_or(|value| value != "overwrite") {
        return;
    }
    let mut found: BTreeMap<Technique, Vec<String>> = Technique::ALL
        .iter()
        .filter(|&&one| Generator::rarity(one).is_some())
        .map(|&one| (one, Vec::new()))
        .collect();
    for puzzle in puzzles() {
        let open: Vec<Technique> =
            found.iter().filter(|(_, texts)| texts.len() < ENOUGH).map(|(&one, _)| one).collect();
        if open.is_empty() {
            break;
        }
        // One position per puzzle is enough.
        for technique in open {
            if let Some(text) = in_puzzle(&puzzle, technique) {
                found.entry(technique).or_default().push(text);
            }
        }
    }
    let mut pages: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (&technique, texts) in &found {
        let entries = texts.iter().map(|text| format!("{}\n{text}", technique.id()));
        pages.entry(page(technique)).or_default().extend(entries);
    }
    for (page, entries) in pages {
        let path = format!("{}/src/logic/techniques/positions/{page}.md", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(path, format!("{IDEA}\n\n```text\n{}\n```\n", entries.join("\n\n"))).unwrap();
    }
}

/// The page for a technique's positions. Large boards take most of the space.
fn page(technique: Technique) -> &'static str {
    match technique.id() {
        "naked-set" | "hidden-set" => "sets",
        id if id.contains("franken") => "franken-fish",
        id if id.contains("mutant") => "mutant-fish",
        _ => "others",
    }
}

/// The first position of a puzzle in which the technique finds a step and the easy techniques do
/// not.
fn in_puzzle(puzzle: &Puzzle, technique: Technique) -> Option<String> {
    let mut solver = LogicSolver::new(puzzle.candidates()).without(Family::LastResort);
    loop {
        let next = solver.next_step()?;
        let is_easy = matches!(next.technique.family(), Family::Singles | Family::Intersections)
            && technique.family() != next.technique.family();
        let candidates = solver.candidates();
        let marks: usize = candidates.empty_cells().map(|cell| candidates.marks(cell).len()).sum();
        let is_tried = !is_easy && (!is_slow(technique) || marks <= FEW);
        if is_tried && technique.find_first(candidates).is_some() {
            return Some(position(puzzle, solver.candidates()));
        }
        solver.apply(&next);
    }
}

/// Ordinary puzzles, large ones for techniques that small boards cannot show, and some for a
/// technique that ordinary puzzles hardly ever need.
fn puzzles() -> impl Iterator<Item = Puzzle> {
    let minimal = Generator::new(Geometry::classic()).minimal().seed(21);
    let large = Generator::new(Geometry::of_side(16).unwrap()).seed(21);
    let large = (0..300).filter_map(move |number| large.puzzle(number));
    let rare = Generator::new(Geometry::classic()).needs(Technique::AvoidableRectangle2).tireless().seed(21);
    let rare = (0..ENOUGH as u64).filter_map(move |number| rare.puzzle(number));
    rare.chain((0..4000).filter_map(move |number| minimal.puzzle(number))).chain(large)
}
