//! Singles, intersections and sets of a house.

use super::*;

#[test]
fn only_place() {
    let told = first(Technique::HiddenSingle, &EASY.parse::<Puzzle>().unwrap().candidates());
    assert_eq!(
        told,
        "\
Look at the upper middle box (box 2).
Where does 8 go in box 2?
Row 3 has its 8 in r3c3, so r3c4, r3c5 and r3c6 cannot be 8.
Column 4 has its 8 in r5c4, so r1c4 cannot be 8.
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
Look at the central box (box 5).
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
Look at the upper left box (box 1).
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
Look at the central box (box 5).
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
Look at the lower middle box (box 8).
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
Look at the upper left box (box 1).
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
