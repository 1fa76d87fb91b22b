//! Deadly patterns and exclusions.

use super::*;

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
Look at the upper left box (box 1).
Try all ways to fill r1c1 and r1c2.
They share a row, column or box with r2c3 (1 or 3), r3c3 (3 or 4) and r3c1 (3 or 5), which must keep a digit.
If r1c1 is 3: with 1 in r1c2, r2c3 has no digit left; with 4 in r1c2, r3c3 has no digit left; with 5 in r1c2, r3c1 has no digit left.
So r1c1 cannot be 3.
- Remove 3 from r1c1.
");
    let position = blank("r1c1=13 r1c2=14 r1c3=15 r2c1=34 r3c3=35");
    let reason = Reason::Exclusion { cells: cells("r1c1 r1c2 r1c3"), excluders: cells("r2c1 r3c3") };
    assert_eq!(told(&position, &removing(Technique::AlignedTriplet, reason, "r1c1=3")), "\
Look at the upper left box (box 1).
Try all ways to fill r1c1, r1c2 and r1c3.
They share a row, column or box with r2c1 (3 or 4) and r3c3 (3 or 5), which must keep a digit.
If r1c1 is 3: with 1 in r1c2 and 1 in r1c3, box 1 has two 1s; with 1 in r1c2 and 5 in r1c3, r3c3 has no digit left; with 4 in r1c2, r2c1 has no digit left.
So r1c1 cannot be 3.
- Remove 3 from r1c1.
");
}
