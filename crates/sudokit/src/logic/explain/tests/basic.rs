//! Singles, intersections and sets of a house.

use super::*;

#[test]
fn only_place() {
    let told = first(Technique::HiddenSingle, &EASY.parse::<Puzzle>().unwrap().candidates());
    assert_eq!(
        told,
        "\
Look at the upper middle box (box 2).
Where can 8 go in box 2?
Row 3 already has its 8 in r3c3, so r3c4, r3c5 and r3c6 cannot be 8.
Column 4 already has its 8 in r5c4, so r1c4 cannot be 8.
That leaves only r1c6 for 8 in box 2.
- Place 8 in r1c6.
"
    );
    let last: Puzzle = "123.\n..1.\n2..1\n.1..".parse().unwrap();
    assert_eq!(
        first(Technique::HiddenSingle, &last.candidates()),
        "\
Look at row 1.
Row 1 has only one empty cell: r1c4.
Row 1 already has every digit except 4, so r1c4 is 4.
- Place 4 in r1c4.
"
    );
}

#[test]
fn a_place_where_digits_and_notes_rule_out_the_others() {
    let summary = |candidates: &Candidates, at| {
        let step =
            placing(Technique::HiddenSingle, Reason::OnlyPlace { house: house(HouseKind::Box, 1) }, at);
        step.explain(candidates, &Alphabet::usual(9)).summary.unwrap()
    };
    let in_notes = without(blank(""), 8, "r1c1 r1c2 r1c3 r2c2 r2c3 r3c1 r3c2 r3c3");
    assert_eq!(
        summary(&in_notes, "r2c1=8"),
        "In box 1, only r2c1 can be 8, because 8 is already ruled out in the other cells."
    );
    let puzzle: Puzzle = format!("........8{}", ".".repeat(72)).parse().unwrap();
    let in_both = without(puzzle.candidates(), 8, "r2c2 r2c3 r3c1 r3c2 r3c3");
    assert_eq!(
        summary(&in_both, "r2c1=8"),
        "In box 1, only r2c1 can be 8, because of the 8 in r1c9 and because 8 is already ruled out in the \
         other cells."
    );
    let step =
        placing(Technique::HiddenSingle, Reason::OnlyPlace { house: house(HouseKind::Box, 1) }, "r2c1=8");
    assert_eq!(
        explained(&in_both, &step),
        "\
Look at the upper left box (box 1).
Where can 8 go in box 1?
Row 1 already has its 8 in r1c9, so r1c1, r1c2 and r1c3 cannot be 8.
8 is already ruled out in r2c2, r2c3, r3c1, r3c2 and r3c3.
That leaves only r2c1 for 8 in box 1.
- Place 8 in r2c1.
"
    );
}

#[test]
fn a_cell_whose_digits_notes_rule_out() {
    let candidates = EASY.parse::<Puzzle>().unwrap().candidates();
    let summary = |candidates: &Candidates| {
        let step = Technique::NakedSingle
            .find_all(candidates)
            .into_iter()
            .find(|step| step.placements == [at("r1c3=1")]);
        step.unwrap().explain(candidates, &Alphabet::usual(9)).summary.unwrap()
    };
    assert_eq!(
        summary(&without(without(candidates.clone(), 2, "r1c3"), 4, "r1c3")),
        "r1c3 can only be 1: row 1 has 3, 5 and 7, column 3 has 8, box 1 has 6 and 9, and 2 and 4 are already \
         ruled out."
    );
}

/// In a jigsaw, a digit can block cells of a house by its row and other cells by its column.
#[test]
fn each_blocker_is_named_once() {
    let regions: Regions = "AHAA HHCA CHCC DDDD".parse().unwrap();
    let mut grid = Grid::empty(Geometry::with_regions(regions));
    for cell in [0, 11] {
        grid.set(Cell::new(cell), Some(Digit::new(1)));
    }
    let step = Step {
        placements: vec![Candidate { cell: Cell::new(5), digit: Digit::new(1) }],
        ..removing(Technique::HiddenSingle, Reason::OnlyPlace { house: house(HouseKind::Region, 2) }, "")
    };
    let explanation = step.explain(&Puzzle::try_from(grid).unwrap().candidates(), &Alphabet::usual(4));
    assert_eq!(
        explanation.summary.unwrap(),
        "In region 2, only r2c2 can be 1, because of the 1s in r1c1 and r3c4."
    );
}

#[test]
fn only_digit() {
    let candidates = EASY.parse::<Puzzle>().unwrap().candidates();
    assert_eq!(
        first(Technique::NakedSingle, &candidates),
        "\
Look at the central box (box 5).
Which digits can go in r5c5?
Row 5 already has 1, 3, 4 and 8, and column 5 has 2, 6, 7 and 9.
That leaves only 5 for r5c5.
- Place 5 in r5c5.
"
    );
    let struck = without(without(candidates, 2, "r1c3"), 4, "r1c3");
    assert_eq!(
        first(Technique::NakedSingle, &struck),
        "\
Look at the upper left box (box 1).
Which digits can go in r1c3?
Row 1 already has 3, 5 and 7, column 3 has 8, and box 1 has 6 and 9.
2 and 4 are already ruled out in r1c3.
That leaves only 1 for r1c3.
- Place 1 in r1c3.
"
    );
}

#[test]
fn intersection() {
    let position = without(blank(""), 3, "r4c5 r5c4 r5c5 r5c6 r6c4 r6c5 r6c6");
    let reason = Reason::Intersection { digit: Digit::new(3), base: house(HouseKind::Box, 5), cover: row(4) };
    assert_eq!(
        explained(&position, &removing(Technique::Pointing, reason, "r4c7=3 r4c9=3")),
        "\
Look at the central box (box 5).
In box 5, the digit 3 can only go in r4c4 or r4c6.
Both cells are also in row 4.
Box 5 needs its 3 in one of them, so no other cell of row 4 can be 3.
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
Look at the lower middle box (box 8).
In box 5, the digit 7 can only go in r5c5 or r6c5.
Both cells are also in column 5.
What does this mean for 7 in box 8?
Box 5 needs its 7 in one of them, so no other cell of column 5 can be 7.
This rules out 7 in r8c5.
Row 7 already has its 7 in r7c3, so r7c4, r7c5 and r7c6 cannot be 7.
That leaves only r8c4 for 7 in box 8.
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
In row 3, r3c1 and r3c5 can only be 2 or 7.
These two cells need two digits and have only 2 and 7, so they use up both: no other cell of row 3 can be 2 or 7.
So r3c2, r3c3, r3c4, r3c6, r3c7, r3c8 and r3c9 cannot be 2 or 7.
- Remove 2 and 7 from r3c2, r3c3, r3c4, r3c6, r3c7, r3c8 and r3c9.
"
    );
    let set = |kind, house, at: &str, of| {
        Reason::LockedSet(LockedSet { kind, house, cells: cells(at), digits: digits(of) })
    };
    let locked = set(SetKind::Naked, house(HouseKind::Box, 1), "r1c1 r1c2", "27");
    assert_eq!(
        explained(
            &blank("r1c1=27 r1c2=27"),
            &removing(Technique::LockedPair, locked, "r1c9=2 r1c9=7 r2c3=2")
        ),
        "\
Look at the upper left box (box 1).
In box 1, r1c1 and r1c2 can only be 2 or 7.
Both cells are also in row 1.
These two cells need two digits and have only 2 and 7, so they use up both: no other cell of box 1 or row 1 can be 2 or 7.
So r1c9 and r2c3 cannot be 2, and r1c9 cannot be 7.
- Remove 2 from r1c9 and r2c3.
- Remove 7 from r1c9.
"
    );
    let hidden = set(SetKind::Hidden, column(4), "r1c4 r5c4 r9c4", "168");
    let step = removing(Technique::HiddenTriplet, hidden, "r1c4=2 r1c4=5 r5c4=5 r9c4=3");
    assert_eq!(
        explained(&blank(""), &step),
        "\
Look at column 4.
In column 4, the digits 1, 6 and 8 can only go in r1c4, r5c4 and r9c4.
These three digits need three cells, so they fill all of them: no other digit fits there.
So r1c4 cannot be 2; r9c4 cannot be 3; r1c4 and r5c4 cannot be 5.
- Remove 2 from r1c4.
- Remove 3 from r9c4.
- Remove 5 from r1c4 and r5c4.
"
    );
}

#[test]
fn brute_force() {
    assert_eq!(
        explained(&blank(""), &placing(Technique::BruteForce, Reason::Tried, "r1c1=3")),
        "\
Look at the upper left box (box 1).
What if r1c1 is not 3?
With any other digit in r1c1, the board cannot be completed: Sudokit has tried all of them.
So r1c1 is 3.
- Place 3 in r1c1.
"
    );
}
