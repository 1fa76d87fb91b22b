//! One explanation for each shape of reason, read as a person would.

mod digits;
mod rectangles;

use super::*;
use crate::technique::{
    AlmostLockedSet, Because, Cases, Claim, Color, DeadlyPattern, Escape, Link, LockedSet, SetKind,
    Technique, Web,
};
use crate::{Candidate, Cell, Digit, DigitSet, Geometry, House, HouseKind, Puzzle};

/// A position: a 9x9 board without digits, on which these cells can hold only
/// these digits: `r1c1=27`.
fn blank(limits: &str) -> Candidates {
    let mut candidates = ".".repeat(81).parse::<Puzzle>().unwrap().candidates();
    for limit in limits.split_whitespace() {
        let (at, digits) = limit.split_once('=').unwrap();
        let at = cell(at);
        for digit in Digit::all(9).filter(|digit| !digits.contains(&digit.to_string())) {
            candidates.remove(Candidate { cell: at, digit });
        }
    }
    candidates
}

/// The position without a digit in these cells.
fn without(mut candidates: Candidates, symbol: u8, cells: &str) -> Candidates {
    for at in cells.split_whitespace() {
        candidates.remove(Candidate { cell: cell(at), digit: Digit::new(symbol) });
    }
    candidates
}

/// `r4c7`
fn cell(text: &str) -> Cell {
    let (row, column) = text[1..].split_once('c').unwrap();
    Cell::new((row.parse::<usize>().unwrap() - 1) * 9 + column.parse::<usize>().unwrap() - 1)
}

fn cells(text: &str) -> Vec<Cell> {
    text.split_whitespace().map(cell).collect()
}

/// `r4c7=3`
fn at(text: &str) -> Candidate {
    let (place, digit) = text.split_once('=').unwrap();
    Candidate { cell: cell(place), digit: Digit::new(digit.parse().unwrap()) }
}

fn all_at(text: &str) -> Vec<Candidate> {
    text.split_whitespace().map(at).collect()
}

/// `r4c7=3` or `r4c7!3`
fn claim(text: &str) -> Claim {
    match text.split_once('!') {
        Some((place, digit)) => Claim::is_not(at(&format!("{place}={digit}"))),
        None => Claim::is(at(text)),
    }
}

fn digits(text: &str) -> DigitSet {
    text.bytes().map(|symbol| Digit::new(symbol - b'0')).collect()
}

fn house(kind: HouseKind, number: usize) -> House {
    House { kind, index: number - 1 }
}

fn row(number: usize) -> House {
    house(HouseKind::Row, number)
}

fn column(number: usize) -> House {
    house(HouseKind::Column, number)
}

fn link(text: &str, because: Because, from: &[usize]) -> Link {
    Link { claim: claim(text), because, from: from.to_vec() }
}

fn removing(technique: Technique, reason: Reason, victims: &str) -> Step {
    Step::remove(technique, None, reason, all_at(victims))
}

fn placing(technique: Technique, reason: Reason, placed: &str) -> Step {
    Step { placements: all_at(placed), ..removing(technique, reason, "") }
}

/// The sentences that come after the technique, a line each; `-` before the moves.
fn told(candidates: &Candidates, step: &Step) -> String {
    let alphabet = Alphabet::usual(candidates.geometry().side());
    let explanation = step.explain(candidates, &alphabet);
    let mut text = format!("{}\n", explanation.nudge);
    for sentence in explanation.pattern.iter().chain(&explanation.proof) {
        text += &format!("{sentence}\n");
    }
    for sentence in &explanation.moves {
        text += &format!("- {sentence}\n");
    }
    text
}

/// The explanation of the first step of a technique in a position.
fn first(technique: Technique, candidates: &Candidates) -> String {
    told(candidates, &technique.find_first(candidates).unwrap())
}

/// The position of a puzzle before the first step of a technique.
fn before(technique: Technique, puzzle: &str) -> Candidates {
    let mut solver = crate::LogicSolver::new(puzzle.parse::<Puzzle>().unwrap().candidates());
    while solver.next_step().unwrap().technique != technique {
        solver.next();
    }
    solver.candidates().clone()
}

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const POINTING: &str = "200831040000000090000000503470009000008405200000600014807000000050000000030516008";

#[test]
fn only_place() {
    let told = first(Technique::HiddenSingle, &EASY.parse::<Puzzle>().unwrap().candidates());
    assert_eq!(
        told,
        "\
Look at box 2.
Where does 8 go in box 2?
r3c3 is 8 already, so r3c4, r3c5 and r3c6 cannot be.
r5c4 is 8 already, so r1c4 cannot be.
Only r1c6 is left for 8 in box 2.
So r1c6 is 8.
- Place 8 in r1c6.
"
    );
    let last: Puzzle = "123.\n..1.\n2..1\n.1..".parse().unwrap();
    assert_eq!(
        first(Technique::HiddenSingle, &last.candidates()),
        "\
Look at row 1.
Where does 4 go in row 1?
r1c4 is the last empty cell of row 1, and 4 is the digit that is missing.
So r1c4 is 4.
- Place 4 in r1c4.
"
    );
}

#[test]
fn only_digit() {
    let candidates = EASY.parse::<Puzzle>().unwrap().candidates();
    assert_eq!(
        first(Technique::NakedSingle, &candidates),
        "\
Look at box 5.
Which digits can r5c5 hold?
Row 5 has 1, 3, 4 and 8, and column 5 has 2, 6, 7 and 9.
Nothing but 5 is left for r5c5.
So r5c5 is 5.
- Place 5 in r5c5.
"
    );
    let struck = without(without(candidates, 2, "r1c3"), 4, "r1c3");
    assert_eq!(
        first(Technique::NakedSingle, &struck),
        "\
Look at box 1.
Which digits can r1c3 hold?
Row 1 has 3, 5 and 7, column 3 has 8, and box 1 has 6 and 9.
2 and 4 were ruled out before.
Nothing but 1 is left for r1c3.
So r1c3 is 1.
- Place 1 in r1c3.
"
    );
}

#[test]
fn intersection() {
    let position = without(blank(""), 3, "r4c5 r5c4 r5c5 r5c6 r6c4 r6c5 r6c6");
    let reason = Reason::Intersection { digit: Digit::new(3), base: house(HouseKind::Box, 5), cover: row(4) };
    assert_eq!(
        told(&position, &removing(Technique::Pointing, reason, "r4c7=3 r4c9=3")),
        "\
Look at box 5.
In box 5, 3 can go only to r4c4 and r4c6.
Both are in row 4 as well.
Box 5 needs its 3, and wherever that goes, it stands in row 4.
No other cell of row 4 can be 3.
So r4c7 and r4c9 cannot be 3.
- Remove 3 from r4c7 and r4c9.
"
    );
}

#[test]
fn then_a_single() {
    assert_eq!(
        first(Technique::DirectPointing, &before(Technique::DirectPointing, POINTING)),
        "\
Look at box 8.
In box 5, 7 can go only to r5c5 and r6c5.
Both are in column 5 as well.
What does this leave for 7 in box 8?
Box 5 needs its 7, and wherever that goes, it stands in column 5.
No other cell of column 5 can be 7.
This rules out 7 in r8c5.
Then only r8c4 is left for 7 in box 8.
So r8c4 is 7.
- Place 7 in r8c4.
"
    );
}

#[test]
fn locked_sets() {
    let position = blank("r3c1=27 r3c5=27");
    assert_eq!(
        first(Technique::NakedPair, &position),
        "\
Look at row 3.
In row 3, r3c1 and r3c5 can hold nothing but 2 and 7.
Two cells share two digits, so each of these digits goes into one of these cells.
No other cell of row 3 can be 2 or 7.
So r3c2, r3c3, r3c4, r3c6, r3c7, r3c8 and r3c9 cannot be 2 or 7.
- Remove 2 and 7 from r3c2, r3c3, r3c4, r3c6, r3c7, r3c8 and r3c9.
"
    );
    let set = |kind, house, at: &str, of| {
        Reason::LockedSet(LockedSet { kind, house, cells: cells(at), digits: digits(of) })
    };
    let locked = set(SetKind::Naked, house(HouseKind::Box, 1), "r1c1 r1c2", "27");
    assert_eq!(
        told(&blank("r1c1=27 r1c2=27"), &removing(Technique::LockedPair, locked, "r1c9=2 r1c9=7 r2c3=2")),
        "\
Look at box 1.
In box 1, r1c1 and r1c2 can hold nothing but 2 and 7.
Both are in row 1 as well.
Two cells share two digits, so each of these digits goes into one of these cells.
No other cell of box 1 or row 1 can be 2 or 7.
So r1c9 and r2c3 cannot be 2, and r1c9 cannot be 7.
- Remove 2 from r1c9 and r2c3.
- Remove 7 from r1c9.
"
    );
    let hidden = set(SetKind::Hidden, column(4), "r1c4 r5c4 r9c4", "168");
    let step = removing(Technique::HiddenTriplet, hidden, "r1c4=2 r1c4=5 r5c4=5 r9c4=3");
    assert_eq!(
        told(&blank(""), &step),
        "\
Look at column 4.
In column 4, 1, 6 and 8 can go only to r1c4, r5c4 and r9c4.
Three digits share three cells, so each of these cells holds one of these digits.
There is no room for other digits in them.
So r1c4 cannot be 2, r9c4 cannot be 3, and r1c4 and r5c4 cannot be 5.
- Remove 2 from r1c4.
- Remove 3 from r9c4.
- Remove 5 from r1c4 and r5c4.
"
    );
}

#[test]
fn fish() {
    let others = "r3c1 r3c3 r3c4 r3c5 r3c6 r3c8 r3c9 r8c1 r8c3 r8c4 r8c5 r8c6 r8c8 r8c9";
    let position = without(blank(""), 5, others);
    let fish = |fins: &str| Reason::Fish {
        digit: Digit::new(5),
        base: vec![row(3), row(8)],
        cover: vec![column(2), column(7)],
        fins: cells(fins),
    };
    assert_eq!(
        told(&position, &removing(Technique::XWing, fish(""), "r5c2=5 r9c7=5")),
        "\
Look at rows 3 and 8.
In rows 3 and 8, 5 can go only to columns 2 and 7: to r3c2, r3c7, r8c2 and r8c7.
The two rows need two 5s in the two columns, one in each column.
With these they are full: no other cell of these columns can be 5.
So r5c2 and r9c7 cannot be 5.
- Remove 5 from r5c2 and r9c7.
"
    );
    let finned = without(blank(""), 5, &others.replace("r3c8 r3c9 ", ""));
    assert_eq!(told(&finned, &removing(Technique::FinnedXWing, fish("r3c8 r3c9"), "r1c7=5")), "\
Look at rows 3 and 8.
In rows 3 and 8, 5 can go only to columns 2 and 7, but for r3c8 and r3c9.
r3c8 and r3c9 are the fins of this fish.
If no fin is 5, the two rows need two 5s in the two columns, one in each column: no other cell of these columns can be 5.
If one of the fins is 5, no cell that shares a row, column or box with each fin can be.
A cell of columns 2 and 7 to which both applies cannot be 5 in any case.
So r1c7 cannot be 5.
- Remove 5 from r1c7.
");
    let one = without(blank(""), 5, &others.replace("r3c8 ", ""));
    assert_eq!(told(&one, &removing(Technique::FinnedXWing, fish("r3c8"), "r1c7=5")), "\
Look at rows 3 and 8.
In rows 3 and 8, 5 can go only to columns 2 and 7, but for r3c8.
r3c8 is the fin of this fish.
If the fin is not 5, the two rows need two 5s in the two columns, one in each column: no other cell of these columns can be 5.
If the fin is 5, no cell that shares a row, column or box with it can be.
A cell of columns 2 and 7 to which both applies cannot be 5 in any case.
So r1c7 cannot be 5.
- Remove 5 from r1c7.
");
}

#[test]
fn fish_of_mixed_houses() {
    let position = without(blank(""), 5, "r8c3 r8c4 r8c5 r8c6 r8c7 r8c8 r8c9");
    let position = without(position, 5, "r1c2 r1c3 r2c1 r2c3 r3c1 r3c2 r3c3");
    assert_eq!(
        first(Technique::FrankenXWing, &position),
        "\
Look at row 8 and box 1.
In row 8 and box 1, 5 can go only to columns 1 and 2: to r8c1, r8c2, r1c1 and r2c2.
The two houses need two 5s in the two columns, one in each column.
With these they are full: no other cell of these columns can be 5.
So r4c1, r4c2, r5c1, r5c2, r6c1, r6c2, r7c1, r7c2, r9c1 and r9c2 cannot be 5.
- Remove 5 from r4c1, r4c2, r5c1, r5c2, r6c1, r6c2, r7c1, r7c2, r9c1 and r9c2.
"
    );
    let shared = without(blank(""), 5, "r2c2 r2c3 r2c4 r2c5 r2c6 r2c8 r2c9");
    let shared = without(shared, 5, "r1c1 r1c2 r1c3 r3c2 r3c3");
    let endo_fin = Reason::Fish {
        digit: Digit::new(5),
        base: vec![row(2), house(HouseKind::Box, 1)],
        cover: vec![column(1), column(7)],
        fins: cells("r2c1"),
    };
    assert_eq!(
        told(&shared, &removing(Technique::FinnedFrankenXWing, endo_fin, "r4c1=5")),
        "\
Look at row 2 and box 1.
In row 2 and box 1, 5 can go only to columns 1 and 7.
r2c1 is in row 2 and box 1 at once.
r2c1 is the fin of this fish.
If the fin is not 5, the two houses need two 5s in the two columns, one in each column: no other cell of these columns can be 5.
If the fin is 5, no cell that shares a row, column or box with it can be.
A cell of columns 1 and 7 to which both applies cannot be 5 in any case.
So r4c1 cannot be 5.
- Remove 5 from r4c1.
"
    );
    let twice = without(blank(""), 5, "r2c3 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9");
    let twice = without(twice, 5, "r8c1 r8c3 r8c4 r8c5 r8c6 r8c7 r8c8 r8c9");
    let cannibal = Reason::Fish {
        digit: Digit::new(5),
        base: vec![row(2), row(8)],
        cover: vec![column(2), house(HouseKind::Box, 1)],
        fins: Vec::new(),
    };
    assert_eq!(
        told(&twice, &removing(Technique::FrankenXWing, cannibal, "r1c1=5 r2c2=5")),
        "\
Look at rows 2 and 8.
In rows 2 and 8, 5 can go only to column 2 and box 1: to r2c1, r2c2 and r8c2.
The two rows need two 5s in column 2 and box 1, one in each.
With these they are full: no other cell of column 2 and box 1 can be 5, and r2c2, which is in column 2 and box 1, would take both of them.
So r1c1 and r2c2 cannot be 5.
- Remove 5 from r1c1 and r2c2.
"
    );
}

#[test]
fn kraken_fish() {
    let position = without(blank(""), 5, "r3c1 r3c3 r3c4 r3c5 r3c6 r3c8 r3c9 r8c1 r8c3 r8c4 r8c5 r8c6 r8c8");
    let position = without(position, 5, "r1c1 r1c2 r1c3 r1c5 r1c6 r1c7 r1c8");
    let position = without(position, 5, "r4c5 r4c6 r5c4 r5c6 r6c4 r6c5 r6c6");
    let steps = Technique::KrakenFish.find_all(&position);
    let is_meant = |step: &&Step| match &step.reason {
        Reason::Cases { cases: Cases::Fish { base, fins, .. }, .. } => {
            *base == [row(3), row(8)] && *fins == cells("r8c9") && step.eliminations == [at("r5c7=5")]
        }
        _ => false,
    };
    let step = steps.iter().find(is_meant).unwrap();
    assert_eq!(
        told(&position, step),
        "\
Look at rows 3 and 8.
In rows 3 and 8, 5 can go only to columns 2 and 7, but for r8c9.
r8c9 is the fin of this fish.
If the fin is not 5, the two rows need two 5s in the two columns, one in each column, also in column 7.
Suppose r8c9 is 5.
Then r1c9 is not 5: column 9 has its 5 in r8c9.
Then r1c4 is 5: it is the only place left for 5 in row 1.
Then r4c4 is not 5: column 4 has its 5 in r1c4.
Then r5c5 is 5: it is the only place left for 5 in box 5.
Then r5c7 is not 5: row 5 has its 5 in r5c5.
Suppose r3c7 is 5.
Then r5c7 is not 5: column 7 has its 5 in r3c7.
Suppose r8c7 is 5.
Then r5c7 is not 5: column 7 has its 5 in r8c7.
In each case r5c7 is not 5.
So r5c7 cannot be 5.
- Remove 5 from r5c7.
"
    );
}

#[test]
fn templates() {
    let position = without(blank(""), 5, "r3c1 r3c3 r3c4 r3c5 r3c6 r3c7 r3c8 r3c9");
    let placed = placing(Technique::TemplateSet, Reason::Templates { digit: Digit::new(5) }, "r3c2=5");
    assert_eq!(
        told(&position, &placed),
        "\
Look at the whole board.
In which ways can 5 be placed on the whole board?
Every way to give each house its 5 uses r3c2.
So r3c2 is 5.
- Place 5 in r3c2.
"
    );
    let reason = Reason::Templates { digit: Digit::new(5) };
    assert_eq!(
        told(&position, &removing(Technique::TemplateDelete, reason, "r1c2=5 r2c1=5")),
        "\
Look at the whole board.
In which ways can 5 be placed on the whole board?
No way to give each house its 5 uses r1c2 or r2c1.
So r1c2 and r2c1 cannot be 5.
- Remove 5 from r1c2 and r2c1.
"
    );
}

#[test]
fn wings() {
    let position = blank("r5c5=12 r5c8=13 r2c5=23");
    assert_eq!(first(Technique::XyWing, &position), "\
Look at box 5.
r5c5 can be 1 or 2.
r5c8, also in row 5, can be 1 or 3.
r2c5, also in column 5, can be 2 or 3.
If r5c5 is 1, r5c8 cannot be 1, so it is 3.
If r5c5 is 2, r2c5 cannot be 2, so it is 3.
One of r5c8 and r2c5 is 3 in any case, and a cell that shares a row, column or box with each of them cannot be.
So r2c8 cannot be 3.
- Remove 3 from r2c8.
");
    let position = blank("r5c5=123 r5c4=13 r2c5=23");
    assert_eq!(first(Technique::XyzWing, &position), "\
Look at box 5.
r5c5 can be 1, 2 or 3.
r5c4, also in box 5, can be 1 or 3.
r2c5, also in column 5, can be 2 or 3.
If r5c5 is 1, r5c4 cannot be 1, so it is 3.
If r5c5 is 2, r2c5 cannot be 2, so it is 3.
Otherwise r5c5 itself is 3.
One of r5c5, r5c4 and r2c5 is 3 in any case, and a cell that shares a row, column or box with each of them cannot be.
So r4c5 and r6c5 cannot be 3.
- Remove 3 from r4c5 and r6c5.
");
}

#[test]
fn colors() {
    let pairs = vec![
        (row(2), [cell("r2c3"), cell("r2c7")]),
        (column(7), [cell("r2c7"), cell("r5c7")]),
        (row(5), [cell("r5c7"), cell("r5c1")]),
    ];
    let reason = |found| Reason::Coloring { digit: Digit::new(9), clusters: vec![pairs.clone()], found };
    let step = removing(Technique::SimpleColorsTrap, reason(Color::BothSeen), "r3c1=9");
    assert_eq!(
        told(&blank(""), &step),
        "\
Look at row 2.
There are just two places for 9 in row 2 (r2c3 and r2c7), column 7 (r2c7 and r5c7), and row 5 (r5c7 and r5c1).
Colour the places so that the two of a pair differ.
One colour is r2c3 and r5c7, the other r2c7 and r5c1.
One of each pair is 9, so either all cells of the one colour are 9, or all of the other.
A cell that shares a row, column or box with both colours cannot be 9, whichever it is.
So r3c1 cannot be 9.
- Remove 9 from r3c1.
"
    );
    let clash = Color::Clash([cell("r2c3"), cell("r5c7")]);
    let step = removing(Technique::SimpleColorsWrap, reason(clash), "r2c3=9 r5c7=9");
    assert_eq!(
        told(&blank(""), &step),
        "\
Look at row 2.
There are just two places for 9 in row 2 (r2c3 and r2c7), column 7 (r2c7 and r5c7), and row 5 (r5c7 and r5c1).
Colour the places so that the two of a pair differ.
One colour is r2c3 and r5c7, the other r2c7 and r5c1.
One of each pair is 9, so either all cells of the one colour are 9, or all of the other.
r2c3 and r5c7 have the same colour but share a house, which takes only one 9.
This colour is the wrong one: none of its cells is 9.
So r2c3 and r5c7 cannot be 9.
- Remove 9 from r2c3 and r5c7.
"
    );
}

#[test]
fn deadly_patterns() {
    let rectangle =
        DeadlyPattern::Loop { digits: [Digit::new(2), Digit::new(7)], cells: cells("r1c1 r1c5 r2c5 r2c1") };
    let deadly = |guardians, escape| Reason::Deadly {
        pattern: rectangle.clone(),
        guardians: all_at(guardians),
        escape,
    };
    let one = blank("r1c1=27 r1c5=27 r2c5=27 r2c1=2756");
    let step =
        removing(Technique::UniqueRectangle1, deadly("r2c1=5 r2c1=6", Escape::OneCell), "r2c1=2 r2c1=7");
    assert_eq!(told(&one, &step), "\
Look at rows 1 and 2.
r1c1, r1c5, r2c5 and r2c1 are the corners of a rectangle, and all can hold 2 and 7.
Beside these two digits they can hold only 5 and 6 in r2c1.
Suppose that these cells held nothing but 2 and 7: then the two digits could be exchanged in all of them, and every row, column and box would be as right as before.
The puzzle would have two solutions, but a proper puzzle has one.
r2c1 must break the pattern: it is 5 or 6.
So r2c1 cannot be 2 or 7.
- Remove 2 and 7 from r2c1.
");
    let two = blank("r1c1=27 r1c5=27 r2c5=275 r2c1=275");
    let step = removing(Technique::UniqueRectangle2, deadly("r2c1=5 r2c5=5", Escape::OneDigit), "r2c9=5");
    assert_eq!(told(&two, &step), "\
Look at rows 1 and 2.
r1c1, r1c5, r2c5 and r2c1 are the corners of a rectangle, and all can hold 2 and 7.
Beside these two digits they can hold only 5 in r2c1 and r2c5.
Suppose that these cells held nothing but 2 and 7: then the two digits could be exchanged in all of them, and every row, column and box would be as right as before.
The puzzle would have two solutions, but a proper puzzle has one.
At least one of r2c1 and r2c5 is 5, and a cell that shares a row, column or box with each of them cannot be.
So r2c9 cannot be 5.
- Remove 5 from r2c9.
");
    let set = |kind, at: &str, of| {
        Escape::Set(LockedSet { kind, house: row(2), cells: cells(at), digits: digits(of) })
    };
    let three = blank("r1c1=27 r1c5=27 r2c5=275 r2c1=276 r2c8=56");
    let step = removing(
        Technique::UniqueRectangle3,
        deadly("r2c1=6 r2c5=5", set(SetKind::Naked, "r2c8", "56")),
        "r2c9=5 r2c9=6",
    );
    assert_eq!(told(&three, &step), "\
Look at rows 1 and 2.
r1c1, r1c5, r2c5 and r2c1 are the corners of a rectangle, and all can hold 2 and 7.
Beside these two digits they can hold only 5 in r2c5, and 6 in r2c1.
Suppose that these cells held nothing but 2 and 7: then the two digits could be exchanged in all of them, and every row, column and box would be as right as before.
The puzzle would have two solutions, but a proper puzzle has one.
At least one of these must hold: 5 in r2c5, and 6 in r2c1.
One of r2c1 and r2c5 is 5 or 6: together they act as one cell with these digits.
With r2c8 in row 2, that makes two cells for the two digits 5 and 6: each digit goes into one of them, and nowhere else in row 2.
So r2c9 cannot be 5 or 6.
- Remove 5 and 6 from r2c9.
");
    let step = removing(
        Technique::UniqueRectangle3,
        deadly("r2c1=6 r2c5=5", set(SetKind::Hidden, "r2c8 r2c9", "278")),
        "r2c9=5 r2c9=6",
    );
    assert_eq!(told(&three, &step), "\
Look at rows 1 and 2.
r1c1, r1c5, r2c5 and r2c1 are the corners of a rectangle, and all can hold 2 and 7.
Beside these two digits they can hold only 5 in r2c5, and 6 in r2c1.
Suppose that these cells held nothing but 2 and 7: then the two digits could be exchanged in all of them, and every row, column and box would be as right as before.
The puzzle would have two solutions, but a proper puzzle has one.
At least one of these must hold: 5 in r2c5, and 6 in r2c1.
In row 2, 2, 7 and 8 can go only to r2c8, r2c9, r2c1 and r2c5.
One of r2c1 and r2c5 is 5 or 6, so they take at most one of these digits.
What remains of them fills r2c8 and r2c9, where nothing else has room.
So r2c9 cannot be 5 or 6.
- Remove 5 and 6 from r2c9.
");
    let locked = Escape::Locked { house: row(2), digit: Digit::new(2) };
    let step = removing(Technique::UniqueRectangle4, deadly("r2c1=6 r2c5=5", locked), "r2c1=7 r2c5=7");
    assert_eq!(told(&three, &step), "\
Look at rows 1 and 2.
r1c1, r1c5, r2c5 and r2c1 are the corners of a rectangle, and all can hold 2 and 7.
Beside these two digits they can hold only 5 in r2c5, and 6 in r2c1.
Suppose that these cells held nothing but 2 and 7: then the two digits could be exchanged in all of them, and every row, column and box would be as right as before.
The puzzle would have two solutions, but a proper puzzle has one.
At least one of these must hold: 5 in r2c5, and 6 in r2c1.
In row 2, 2 can go only to r2c1 or r2c5.
One of them is 2, and the other 5 or 6: nothing else fits there.
So r2c1 and r2c5 cannot be 7.
- Remove 7 from r2c1 and r2c5.
");
    let grave = Reason::Deadly {
        pattern: DeadlyPattern::Graveyard,
        guardians: all_at("r4c4=8"),
        escape: Escape::OneCell,
    };
    assert_eq!(told(&blank("r4c4=128"), &placing(Technique::Bug1, grave, "r4c4=8")), "\
Look at the whole board.
Without 8 in r4c4, every empty cell would have two candidates, and every digit two places in each row, column or box that lacks it.
Such a board of pairs has no solution or at least two, for the two candidates of all cells could be exchanged; a proper puzzle has one.
r4c4 must break the pattern: it is 8.
So r4c4 is 8.
- Place 8 in r4c4.
");
}

#[test]
fn exclusions() {
    let position = blank("r1c1=134 r1c2=145 r2c3=13 r3c3=34 r3c1=35");
    let reason = Reason::Exclusion { cells: cells("r1c1 r1c2"), excluders: cells("r2c3 r3c3 r3c1") };
    assert_eq!(told(&position, &removing(Technique::AlignedPair, reason, "r1c1=3")), "\
Look at box 1.
Try all ways to fill r1c1 and r1c2.
They share a row, column or box with r2c3 (1 or 3), r3c3 (3 or 4) and r3c1 (3 or 5), which must keep a digit.
If r1c1 is 3: with 1 in r1c2, r2c3 has no digit left; with 4 in r1c2, r3c3 has no digit left; with 5 in r1c2, r3c1 has no digit left.
So r1c1 cannot be 3.
- Remove 3 from r1c1.
");
    let position = blank("r1c1=13 r1c2=14 r1c3=15 r2c1=34 r3c3=35");
    let reason = Reason::Exclusion { cells: cells("r1c1 r1c2 r1c3"), excluders: cells("r2c1 r3c3") };
    assert_eq!(told(&position, &removing(Technique::AlignedTriplet, reason, "r1c1=3")), "\
Look at box 1.
Try all ways to fill r1c1, r1c2 and r1c3.
They share a row, column or box with r2c1 (3 or 4) and r3c3 (3 or 5), which must keep a digit.
If r1c1 is 3: with 1 in r1c2 and 1 in r1c3, box 1 has two 1s; with 1 in r1c2 and 5 in r1c3, r3c3 has no digit left; with 4 in r1c2, r2c1 has no digit left.
So r1c1 cannot be 3.
- Remove 3 from r1c1.
");
}

#[test]
fn chains() {
    let web = Web {
        links: vec![
            link("r2c3!9", Because::Assumed, &[]),
            link("r2c7=9", Because::House(row(2)), &[0]),
            link("r5c7!9", Because::House(column(7)), &[1]),
            link("r5c7=4", Because::Cell, &[2]),
            link("r5c1!4", Because::House(row(5)), &[3]),
            link("r5c1=9", Because::Cell, &[4]),
        ],
    };
    assert_eq!(
        told(&blank(""), &removing(Technique::Aic, Reason::Chain(web.clone()), "r3c1=9")),
        "\
Look at box 1.
A chain of 5 links leads from 9 in r2c3 to 9 in r5c1.
Suppose r2c3 is not 9.
Then r2c7 is 9: it is the only place left for 9 in row 2.
Then r5c7 is not 9: column 7 has its 9 in r2c7.
Then r5c7 is 4: nothing else is left there.
Then r5c1 is not 4: row 5 has its 4 in r5c7.
Then r5c1 is 9: nothing else is left there.
Either r2c3 is 9, or r5c1 is 9.
Both leave no room for 9 in r3c1.
So r3c1 cannot be 9.
- Remove 9 from r3c1.
"
    );
    let mut back = web;
    back.links.push(link("r1c1!9", Because::House(column(1)), &[5]));
    back.links.push(link("r2c3=9", Because::House(house(HouseKind::Box, 1)), &[6]));
    assert_eq!(
        told(&blank(""), &placing(Technique::Aic, Reason::Chain(back), "r2c3=9")),
        "\
Look at box 1.
A chain of 7 links leaves 9 in r2c3 and comes back to it.
Suppose r2c3 is not 9.
Then r2c7 is 9: it is the only place left for 9 in row 2.
Then r5c7 is not 9: column 7 has its 9 in r2c7.
Then r5c7 is 4: nothing else is left there.
Then r5c1 is not 4: row 5 has its 4 in r5c7.
Then r5c1 is 9: nothing else is left there.
Then r1c1 is not 9: column 1 has its 9 in r5c1.
Then r2c3 is 9: it is the only place left for 9 in box 1.
That contradicts the beginning, which was wrong.
So r2c3 is 9.
- Place 9 in r2c3.
"
    );
}

#[test]
fn loops() {
    let links = vec![
        link("r2c3=9", Because::House(column(3)), &[3]),
        link("r2c7!9", Because::House(row(2)), &[0]),
        link("r8c7=9", Because::House(column(7)), &[1]),
        link("r8c3!9", Because::House(row(8)), &[2]),
    ];
    let step = removing(Technique::XCycle, Reason::Loop(links), "r2c5=9 r8c1=9");
    assert_eq!(
        told(&blank(""), &step),
        "\
Look at box 1.
A closed chain of 4 links runs through 9 in r2c3.
Suppose r2c3 is 9.
Then r2c7 is not 9: row 2 has its 9 in r2c3.
Then r8c7 is 9: it is the only place left for 9 in column 7.
Then r8c3 is not 9: row 8 has its 9 in r8c7.
And then, back at the beginning, r2c3 is 9: it is the only place left for 9 in column 3.
It holds backwards as well: if r2c3 is not 9, then r8c3 is 9, and so on around.
Either everything that it says is so, or everything is the opposite.
A candidate that neither of the two allows cannot be.
So r2c5 and r8c1 cannot be 9.
- Remove 9 from r2c5 and r8c1.
"
    );
}

#[test]
fn contradictions_with_steps_inside() {
    let nested = removing(
        Technique::Pointing,
        Reason::Intersection { digit: Digit::new(3), base: house(HouseKind::Box, 5), cover: row(4) },
        "r4c1=3",
    );
    let position = without(blank(""), 3, "r4c5 r5c4 r5c5 r5c6 r6c4 r6c6");
    let web = Web {
        links: vec![
            link("r6c1=3", Because::Assumed, &[]),
            link("r6c5!3", Because::House(row(6)), &[0]),
            link("r4c1!3", Because::Step(Box::new(nested)), &[1]),
            link("r4c2=3", Because::House(row(4)), &[2, 1]),
            link("r4c2!3", Because::House(house(HouseKind::Box, 4)), &[0]),
        ],
    };
    let reason = Reason::Contradiction { web, clash: [3, 4] };
    assert_eq!(
        told(&position, &removing(Technique::DynamicPlus, reason, "r6c1=3")),
        "\
Look at box 4.
What if r6c1 is 3?
(1) Suppose r6c1 is 3.
(2) From (1), r6c5 is not 3: row 6 has its 3 in r6c1.
(3) From (2), r4c1 is not 3 [Pointing: in box 5, 3 can go only to r4c4 and r4c6].
(4) From (2) and (3), r4c2 is 3: it is the only place left for 3 in row 4.
(5) From (1), r4c2 is not 3: box 4 has its 3 in r6c1.
But r4c2 cannot both be 3 and not be 3: the beginning was wrong.
So r6c1 cannot be 3.
- Remove 3 from r6c1.
"
    );
}

#[test]
fn cases() {
    let web = |start: &str| Web {
        links: vec![link(start, Because::Assumed, &[]), link("r4c7!9", Because::House(column(7)), &[0])],
    };
    let position = without(blank("r1c7=19"), 9, "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6");
    let step = |cases, webs: &[&str], technique| {
        let webs = webs.iter().map(|start| web(start)).collect();
        removing(technique, Reason::Cases { cases, webs }, "r4c7=9")
    };
    let either = step(Cases::Either(at("r1c7=9")), &["r1c7=9", "r1c7!9"], Technique::DynamicForcingChain);
    assert_eq!(
        told(&position, &either),
        "\
Look at box 3.
Either r1c7 is 9, or it is not 9.
Suppose r1c7 is 9.
Then r4c7 is not 9: column 7 has its 9 in r1c7.
Suppose r1c7 is not 9.
Then r4c7 is not 9: column 7 has its 9 in r1c7.
In each case r4c7 is not 9.
So r4c7 cannot be 9.
- Remove 9 from r4c7.
"
    );
    let digits = step(Cases::Digits(cell("r1c7")), &["r1c7=1", "r1c7=9"], Technique::CellForcingChain);
    assert_eq!(
        told(&position, &digits),
        "\
Look at box 3.
r1c7 is 1 or 9.
Suppose r1c7 is 1.
Then r4c7 is not 9: column 7 has its 9 in r1c7.
Suppose r1c7 is 9.
Then r4c7 is not 9: column 7 has its 9 in r1c7.
In each case r4c7 is not 9.
So r4c7 cannot be 9.
- Remove 9 from r4c7.
"
    );
    let impossible = Web {
        links: vec![
            link("r1c7=1", Because::Assumed, &[]),
            link("r4c7!1", Because::House(column(7)), &[0]),
            link("r4c7=1", Because::Cell, &[1]),
        ],
    };
    let reason = Reason::Cases { cases: Cases::Digits(cell("r1c7")), webs: vec![impossible, web("r1c7=9")] };
    assert_eq!(
        told(&position, &removing(Technique::ForcingNetVerity, reason, "r4c7=9")),
        "\
Look at box 3.
r1c7 is 1 or 9.
Suppose r1c7 is 1.
Then r4c7 is not 1: column 7 has its 1 in r1c7.
Then r4c7 is 1: nothing else is left there.
But r4c7 cannot both be 1 and not be 1: this case is out.
Suppose r1c7 is 9.
Then r4c7 is not 9: column 7 has its 9 in r1c7.
In each case that is left r4c7 is not 9.
So r4c7 cannot be 9.
- Remove 9 from r4c7.
"
    );
    let places = step(
        Cases::Places(row(1), Digit::new(9)),
        &["r1c7=9", "r1c8=9", "r1c9=9"],
        Technique::RegionForcingChain,
    );
    assert_eq!(
        told(&position, &places),
        "\
Look at row 1.
In row 1, 9 goes to r1c7, r1c8 or r1c9.
Suppose r1c7 is 9.
Then r4c7 is not 9: column 7 has its 9 in r1c7.
Suppose r1c8 is 9.
Then r4c7 is not 9: column 7 has its 9 in r1c8.
Suppose r1c9 is 9.
Then r4c7 is not 9: column 7 has its 9 in r1c9.
In each case r4c7 is not 9.
So r4c7 cannot be 9.
- Remove 9 from r4c7.
"
    );
}

#[test]
fn alternating() {
    let position = blank("r1c1=45 r1c5=45 r5c5=45 r5c9=45");
    let reason =
        Reason::Alternating { digits: [Digit::new(4), Digit::new(5)], cells: cells("r1c1 r1c5 r5c5 r5c9") };
    let step = removing(Technique::RemotePair, reason, "r1c9=4 r5c1=4 r1c9=5 r5c1=5");
    assert_eq!(
        told(&position, &step),
        "\
Look at box 1.
r1c1, r1c5, r5c5 and r5c9 can each be 4 or 5.
Each of them shares a row, column or box with the next, so the two digits alternate.
Either r1c1 and r5c5 are 4 and r1c5 and r5c9 are 5, or the other way round.
A cell that shares a row, column or box with one of the first and with one of the others sees both digits.
So r1c9 and r5c1 cannot be 4 or 5.
- Remove 4 and 5 from r1c9 and r5c1.
"
    );
}

#[test]
fn spread() {
    let position = blank("r1c1=1245 r1c2=1245 r1c5=12 r2c3=45");
    let four = [(1, row(1)), (2, row(1)), (4, house(HouseKind::Box, 1)), (5, house(HouseKind::Box, 1))];
    let reason = Reason::Spread {
        cells: cells("r1c1 r1c2 r1c5 r2c3"),
        places: four.into_iter().map(|(digit, house)| (Digit::new(digit), house)).collect(),
    };
    let step = removing(Technique::SueDeCoq, reason, "r3c1=4 r1c9=1 r1c9=2");
    assert_eq!(
        told(&position, &step),
        "\
Look at row 1.
r1c1, r1c2, r1c5 and r2c3 are four cells.
They can hold nothing but 1 and 2 of row 1, and 4 and 5 of box 1: four digits, as each is only once in its house.
Four cells for four digits: each of the digits is in one of the cells.
A cell that sees all places of a digit among these cells, in its house, cannot be that digit.
So r1c9 cannot be 1 or 2, and r3c1 cannot be 4.
- Remove 1 and 2 from r1c9.
- Remove 4 from r3c1.
"
    );
}

#[test]
fn almost_locked() {
    let set =
        |house, names: &str, all: &str| AlmostLockedSet { house, cells: cells(names), digits: digits(all) };
    let position = blank("r1c1=24 r1c5=46 r3c1=28 r3c4=68");
    let sets = vec![set(row(1), "r1c1 r1c5", "246"), set(row(3), "r3c1 r3c4", "268")];
    let step = removing(Technique::AlsXz, Reason::AlmostLocked { sets }, "r1c4=6 r2c5=6");
    assert_eq!(
        told(&position, &step),
        "\
Look at row 1.
In row 1, r1c1 and r1c5 can hold 2, 4 and 6: three digits for two cells.
In row 3, r3c1 and r3c4 can hold 2, 6 and 8: three digits for two cells.
Suppose r1c4 or r2c5 is 6.
Then r1c1 and r1c5 cannot be 6, and take 2 and 4.
Then r3c1 and r3c4 cannot be 6, nor 2, which is in r1c1 or r1c5, and two cells have only 8 left.
That cannot be.
So r1c4 and r2c5 cannot be 6.
- Remove 6 from r1c4 and r2c5.
"
    );
    let position = blank("r1c1=12 r1c7=13 r5c1=23");
    let sets = vec![set(row(1), "r1c7", "13"), set(row(5), "r5c1", "23"), set(row(1), "r1c1", "12")];
    let step = removing(Technique::DeathBlossom, Reason::AlmostLocked { sets }, "r5c7=3");
    assert_eq!(
        told(&position, &step),
        "\
Look at row 1.
r1c7 can be 1 or 3.
r5c1 can be 2 or 3.
r1c1 can be 1 or 2.
Suppose r5c7 is 3.
Then r1c7 cannot be 3, and is 1.
Then r5c1 cannot be 3, and is 2.
Then r1c1 cannot be 1, which is in r1c7, nor 2, which is in r5c1, and has nothing left.
That cannot be.
So r5c7 cannot be 3.
- Remove 3 from r5c7.
"
    );
}

#[test]
fn levels_are_cumulative() {
    let candidates = EASY.parse::<Puzzle>().unwrap().candidates();
    let step = Technique::HiddenSingle.find_first(&candidates).unwrap();
    let explanation = step.explain(&candidates, &Alphabet::usual(9));
    let counts: Vec<usize> = Reveal::ALL.iter().map(|&level| explanation.up_to(level).len()).collect();
    assert!(counts.is_sorted() && counts[0] == 1 && counts[1] == 2, "{counts:?}");
    assert_eq!("proof".parse::<Reveal>().unwrap(), Reveal::Proof);
    assert_eq!(
        "all".parse::<Reveal>().unwrap_err().to_string(),
        "'all' is no level of an explanation: nudge, technique, pattern, proof or move"
    );
}

#[test]
fn highlights_name_every_victim_and_every_link() {
    let links =
        vec![link("r2c3=9", Because::House(column(3)), &[1]), link("r2c7!9", Because::House(row(2)), &[0])];
    let step = removing(Technique::XCycle, Reason::Loop(links), "r2c5=9");
    let explanation = step.explain(&blank(""), &Alphabet::usual(9));
    let highlight = |role, text| Highlight { role, spot: Spot::Candidate(at(text)) };
    assert_eq!(
        explanation.highlights,
        [highlight(Role::Off, "r2c7=9"), highlight(Role::On, "r2c3=9"), highlight(Role::Victim, "r2c5=9")]
    );
    assert_eq!(
        explanation.arrows,
        [
            Arrow { from: at("r2c3=9"), to: at("r2c7=9"), inference: Inference::Weak },
            Arrow { from: at("r2c7=9"), to: at("r2c3=9"), inference: Inference::Strong },
        ]
    );
}

/// Every step on the way through puzzles of several boards and alphabets.
#[test]
fn every_step_of_every_board_is_told() {
    for side in [4, 6, 9, 12, 16] {
        let puzzle =
            crate::Generator::new(Geometry::of_side(side).unwrap()).seed(side as u64).puzzle(0).unwrap();
        for alphabet in [Alphabet::usual(side), Alphabet::numbers(), Alphabet::letters(side).unwrap()] {
            let mut solver = crate::LogicSolver::new(puzzle.candidates());
            loop {
                let position = solver.candidates().clone();
                let Some(step) = solver.next() else { break };
                let explanation = step.explain(&position, &alphabet);
                for sentence in explanation.up_to(Reveal::Move) {
                    assert!(sentence.ends_with(['.', '?']) && !sentence.contains("  "), "{sentence}");
                }
            }
        }
    }
}
