//! Finds positions for the lessons: `cargo test --test examples -- --ignored
//! --nocapture` prints a row for each technique that has none yet.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use sudokit::format::{self, Progress};
use sudokit::technique::Family;
use sudokit::{
    Alphabet, Candidates, Format, Generator, Geometry, LogicSolver, Puzzle, Record, Reveal, Technique,
};

/// For techniques that only the hardest puzzles need: AI Escargot, Arto
/// Inkala's of 2012, Easter Monster, Golden Nugget.
const FAMOUS: [&str; 4] = [
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
];

/// So many positions are compared before the plainest is taken.
const ENOUGH: usize = 40;

/// One where an easier step exists counts as so much longer.
const NOT_NEEDED: usize = 1000;

/// The plainest position so far.
struct Best {
    seen: usize,
    length: usize,
    text: String,
}

#[test]
#[ignore = "needs ../shared/data"]
fn technique_examples() {
    let mut found: BTreeMap<Technique, Best> = BTreeMap::new();
    for puzzle in puzzles() {
        let mut candidates = puzzle.candidates();
        loop {
            let next = LogicSolver::new(candidates.clone()).next_step();
            for &technique in Technique::ALL {
                let seen = found.get(&technique).map_or(0, |best| best.seen);
                // Large boards are for what small ones cannot show.
                let is_large = !Format::Hodoku.sides().contains(&puzzle.geometry().side());
                if technique.example().is_some() || (is_large && seen > 0) {
                    continue;
                }
                // A pattern shows best where it is needed. Chains are found
                // nearly everywhere, so they are not looked for elsewhere.
                let needed = next.clone().filter(|step| step.technique == technique);
                let is_chain = matches!(technique.family(), Family::Chains | Family::ForcingChains);
                let (step, penalty) = match needed {
                    Some(step) => (Some(step), 0),
                    None if seen >= ENOUGH || (is_chain && technique.is_rated()) => continue,
                    None => (technique.find_first(&candidates), NOT_NEEDED),
                };
                if let Some(step) = step {
                    let explanation = step.explain(&candidates, &Alphabet::usual(puzzle.geometry().side()));
                    let length = explanation.up_to(Reveal::Move).concat().len() + penalty;
                    let text = position(&puzzle, &candidates);
                    let best = found.entry(technique).or_insert(Best {
                        seen: 0,
                        length: usize::MAX,
                        text: String::new(),
                    });
                    best.seen += 1;
                    if length < best.length {
                        (best.length, best.text) = (length, text);
                    }
                }
            }
            let Some(step) = next else { break };
            candidates.apply(&step);
        }
    }
    for (technique, best) in found {
        println!("    (Technique::{technique:?}, {:?}),", best.text);
    }
}

fn puzzles() -> impl Iterator<Item = Puzzle> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let names = ["rating/ours.csv", "solve/symmetric.txt", "solve/easy.txt", "solve/minimal.txt"];
    let texts = names.map(|name| fs::read_to_string(folder.join(name)).unwrap());
    let lines: Vec<String> = texts.iter().flat_map(|text| text.lines()).map(str::to_owned).collect();
    let nines = FAMOUS.iter().map(ToString::to_string).chain(lines);
    let nines = nines.filter_map(|line| line.get(..81)?.parse().ok());
    let large = Generator::new(Geometry::of_side(16).unwrap()).seed(1);
    nines.chain((0..60).filter_map(move |number| large.puzzle(number)))
}

/// A position as a line of HoDoKu's (givens, placed digits, struck candidates),
/// or as pencil marks where that knows only 9x9 boards.
fn position(puzzle: &Puzzle, candidates: &Candidates) -> String {
    let geometry = puzzle.geometry();
    let mut record = Record::new(puzzle.grid().clone(), Format::Hodoku, Alphabet::decimal(geometry.side()));
    let placed = geometry.cells().filter(|&cell| puzzle.get(cell).is_none());
    let placed = placed.filter_map(|cell| Some((cell, candidates.digit(cell)?))).collect();
    let marks = candidates.empty_cells().map(|cell| (cell, candidates.marks(cell))).collect();
    record.progress = Progress { placed, marks };
    let format =
        if Format::Hodoku.sides().contains(&geometry.side()) { Format::Hodoku } else { Format::Pencilmarks };
    format::write(&record, format).unwrap().trim_end().to_owned()
}
