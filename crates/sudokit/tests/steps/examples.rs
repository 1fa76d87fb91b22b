//! Finds positions for the lessons. `cargo test -p sudokit --test integration technique_examples --
//! --ignored --nocapture` prints one for each technique whose page has no example yet.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use sudokit::board::Progress;
use sudokit::format::{Format, Record};
use sudokit::generate::Generator;
use sudokit::logic::explain::Reveal;
use sudokit::logic::{Family, LogicSolver, Order, Technique};
use sudokit::{Alphabet, Candidates, Geometry, Puzzle, format};

/// For techniques that only the hardest puzzles need: AI Escargot, Arto Inkala's puzzle of 2012,
/// Easter Monster, Golden Nugget.
const FAMOUS: [&str; 4] = [
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
];

/// The number of positions to compare before the simplest is used.
const ENOUGH: usize = 10;

/// The penalty for a position that has an easier step, as length of the explanation.
const NOT_NEEDED: usize = 1000;

/// The simplest position so far.
struct Best {
    seen: usize,
    length: usize,
    text: String,
}

#[test]
#[ignore = "needs ../shared/data"]
fn technique_examples() {
    let mut found: BTreeMap<Technique, Best> = BTreeMap::new();
    let is_open = |found: &BTreeMap<Technique, Best>, technique: Technique| {
        technique.example().is_none() && found.get(&technique).is_none_or(|best| best.seen < ENOUGH)
    };
    for puzzle in puzzles() {
        if !Technique::ALL.iter().any(|&technique| is_open(&found, technique)) {
            break;
        }
        for order in Order::ALL {
            let mut solver = LogicSolver::in_order(order, puzzle.candidates());
            while let Some(next) = solver.next_step() {
                let candidates = solver.candidates();
                let open = Technique::ALL.iter().copied().filter(|&technique| is_open(&found, technique));
                for technique in open.collect::<Vec<_>>() {
                    let is_needed = next.technique == technique;
                    // A position with a single is an example of nothing but singles.
                    let are_both_singles = technique.family() == next.technique.family();
                    if next.technique.family() == Family::Singles && !are_both_singles {
                        continue;
                    }
                    let is_path = technique.is_rated() || technique.is_scored();
                    let is_chain = matches!(technique.family(), Family::Chains | Family::ForcingChains);
                    // Chains are found nearly everywhere, so only necessary ones are shown.
                    let step = match is_needed {
                        true => Some(next.clone()),
                        false if is_path && is_chain => None,
                        false => technique.find_first(candidates),
                    };
                    let Some(step) = step else { continue };
                    let explanation = step.explain(candidates, &Alphabet::usual(puzzle.geometry().side()));
                    let penalty = if is_needed { 0 } else { NOT_NEEDED };
                    let length = explanation.up_to(Reveal::Move).concat().len() + penalty;
                    let nothing = Best { seen: 0, length: usize::MAX, text: String::new() };
                    let best = found.entry(technique).or_insert(nothing);
                    best.seen += 1;
                    if length < best.length {
                        (best.length, best.text) = (length, position(&puzzle, candidates));
                    }
                }
                solver.apply(&next);
            }
        }
    }
    for technique in Technique::ALL.iter().filter(|technique| technique.example().is_none()) {
        let text = found.get(technique).map_or("none found", |best| &best.text);
        println!("{}: {text}", technique.id());
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
    // Large boards are for techniques that small ones cannot show.
    nines.chain((0..60).filter_map(move |number| large.puzzle(number)))
}

/// A position as one of HoDoKu's lines (givens, placed digits, eliminated candidates), or as pencil
/// marks, because HoDoKu's format supports only 9x9 boards.
pub fn position(puzzle: &Puzzle, candidates: &Candidates) -> String {
    let geometry = puzzle.geometry();
    let mut record = Record::new(puzzle.grid().clone(), Format::Hodoku, Alphabet::decimal(geometry.side()));
    record.progress = Progress::of(puzzle, candidates);
    let format =
        if Format::Hodoku.sides().contains(&geometry.side()) { Format::Hodoku } else { Format::Pencilmarks };
    format::write(&record, format).unwrap().trim_end().to_owned()
}
