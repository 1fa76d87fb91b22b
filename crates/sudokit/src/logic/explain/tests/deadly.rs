//! Deadly patterns and exclusions.

use super::*;

/// The corners r1c1, r1c5, r2c5 and r2c1 without these candidates would hold only 2 and 7.
fn deadly(guardians: &str, escape: Escape) -> Reason {
    let cells = cells("r1c1 r1c5 r2c5 r2c1");
    let pattern = DeadlyPattern::Loop { digits: [Digit::new(2), Digit::new(7)], cells };
    Reason::Deadly { pattern, guardians: all_at(guardians), escape }
}

#[test]
fn deadly_patterns() {
    let one = blank("r1c1=27 r1c5=27 r2c5=27 r2c1=2756");
    let step =
        removing(Technique::UniqueRectangle1, deadly("r2c1=5 r2c1=6", Escape::OneCell), "r2c1=2 r2c1=7");
    assert_eq!(explained(&one, &step), "\
Look at rows 1 and 2.
r1c1, r1c5, r2c5 and r2c1 are the corners of a rectangle, and all of them can be 2 or 7.
Apart from 2 and 7, the only candidates of these cells are 5 and 6 in r2c1.
If these cells held only 2 and 7, you could swap the two digits in all of them, and every row, column and box would still be right.
The puzzle would have two solutions, but a proper puzzle has only one.
So r2c1 must break the pattern: it is 5 or 6.
So r2c1 cannot be 2 or 7.
- Remove 2 and 7 from r2c1.
");
    let two = blank("r1c1=27 r1c5=27 r2c5=275 r2c1=275");
    let step = removing(Technique::UniqueRectangle2, deadly("r2c1=5 r2c5=5", Escape::OneDigit), "r2c9=5");
    assert_eq!(explained(&two, &step), "\
Look at rows 1 and 2.
r1c1, r1c5, r2c5 and r2c1 are the corners of a rectangle, and all of them can be 2 or 7.
Apart from 2 and 7, the only candidates of these cells are 5 in r2c1 and r2c5.
If these cells held only 2 and 7, you could swap the two digits in all of them, and every row, column and box would still be right.
The puzzle would have two solutions, but a proper puzzle has only one.
So r2c1 or r2c5 is 5.
r2c9 shares row 2 with r2c1 and r2c5.
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
    assert_eq!(explained(&three, &step), "\
Look at rows 1 and 2.
r1c1, r1c5, r2c5 and r2c1 are the corners of a rectangle, and all of them can be 2 or 7.
Apart from 2 and 7, the only candidates of these cells are 5 in r2c5 and 6 in r2c1.
If these cells held only 2 and 7, you could swap the two digits in all of them, and every row, column and box would still be right.
The puzzle would have two solutions, but a proper puzzle has only one.
So r2c1 is 6, or r2c5 is 5.
Together, r2c1 and r2c5 act like one cell that is 5 or 6.
Together with r2c8, this makes two cells of row 2 for the two digits 5 and 6. They use up these digits, so no other cell of row 2 can be 5 or 6.
So r2c9 cannot be 5 or 6.
- Remove 5 and 6 from r2c9.
");
    let step = removing(
        Technique::UniqueRectangle3,
        deadly("r2c1=6 r2c5=5", set(SetKind::Hidden, "r2c8 r2c9", "278")),
        "r2c9=5 r2c9=6",
    );
    assert_eq!(explained(&three, &step), "\
Look at rows 1 and 2.
r1c1, r1c5, r2c5 and r2c1 are the corners of a rectangle, and all of them can be 2 or 7.
Apart from 2 and 7, the only candidates of these cells are 5 in r2c5 and 6 in r2c1.
If these cells held only 2 and 7, you could swap the two digits in all of them, and every row, column and box would still be right.
The puzzle would have two solutions, but a proper puzzle has only one.
So r2c1 is 6, or r2c5 is 5.
In row 2, the digits 2, 7 and 8 can only go in r2c1, r2c5, r2c8 and r2c9.
r2c1 or r2c5 is 5 or 6, so only one of the two can be 2, 7 or 8.
So the other two of these digits must go in r2c8 and r2c9, and nothing else fits there.
So r2c9 cannot be 5 or 6.
- Remove 5 and 6 from r2c9.
");
    let locked = Escape::Locked { house: row(2), digit: Digit::new(2) };
    let step = removing(Technique::UniqueRectangle4, deadly("r2c1=6 r2c5=5", locked), "r2c1=7 r2c5=7");
    assert_eq!(explained(&three, &step), "\
Look at rows 1 and 2.
r1c1, r1c5, r2c5 and r2c1 are the corners of a rectangle, and all of them can be 2 or 7.
Apart from 2 and 7, the only candidates of these cells are 5 in r2c5 and 6 in r2c1.
If these cells held only 2 and 7, you could swap the two digits in all of them, and every row, column and box would still be right.
The puzzle would have two solutions, but a proper puzzle has only one.
So r2c1 is 6, or r2c5 is 5.
In row 2, the digit 2 can only go in r2c1 or r2c5.
Either r2c1 is 2 and r2c5 is 5, or r2c5 is 2 and r2c1 is 6. No other digit fits there.
So r2c1 and r2c5 cannot be 7.
- Remove 7 from r2c1 and r2c5.
");
    let grave = Reason::Deadly {
        pattern: DeadlyPattern::Graveyard,
        guardians: all_at("r4c4=8"),
        escape: Escape::OneCell,
    };
    assert_eq!(explained(&blank("r4c4=128"), &placing(Technique::Bug1, grave, "r4c4=8")), "\
Look at the whole board.
Without 8 in r4c4, every empty cell would have exactly two candidates, and every missing digit exactly two places in each row, column and box.
Such a board has no solution, or at least two, because you could swap the two candidates of every cell. But a proper puzzle has exactly one.
So r4c4 must break the pattern: it is 8.
So r4c4 is 8.
- Place 8 in r4c4.
");
}

#[test]
fn other_candidates_of_a_rectangle() {
    let single = blank("r1c1=27 r1c5=27 r2c5=27 r2c1=275");
    let step = removing(Technique::UniqueRectangle1, deadly("r2c1=5", Escape::OneCell), "r2c1=2 r2c1=7");
    assert_eq!(explained(&single, &step), "\
Look at rows 1 and 2.
r1c1, r1c5, r2c5 and r2c1 are the corners of a rectangle, and all of them can be 2 or 7.
Apart from 2 and 7, the only candidate of these cells is 5 in r2c1.
If these cells held only 2 and 7, you could swap the two digits in all of them, and every row, column and box would still be right.
The puzzle would have two solutions, but a proper puzzle has only one.
So r2c1 must break the pattern: it is 5.
So r2c1 cannot be 2 or 7.
- Remove 2 and 7 from r2c1.
");
    let mixed = blank("r1c1=27 r1c5=27 r2c5=2756 r2c1=275");
    let guardians = deadly(
        "r2c1=5 r2c5=5 r2c5=6",
        Escape::Set(LockedSet {
            kind: SetKind::Naked,
            house: row(2),
            cells: cells("r2c8 r2c9"),
            digits: digits("568"),
        }),
    );
    let step = removing(Technique::UniqueRectangle3, guardians, "r2c2=5");
    assert_eq!(explained(&mixed, &step), "\
Look at rows 1 and 2.
r1c1, r1c5, r2c5 and r2c1 are the corners of a rectangle, and all of them can be 2 or 7.
Apart from 2 and 7, the only candidates of these cells are 5 in r2c1 and r2c5, and 6 in r2c5.
If these cells held only 2 and 7, you could swap the two digits in all of them, and every row, column and box would still be right.
The puzzle would have two solutions, but a proper puzzle has only one.
So r2c1 is 5, or r2c5 is 5 or 6.
Together, r2c1 and r2c5 act like one cell that is 5 or 6.
Together with r2c8 and r2c9, this makes three cells of row 2 for the three digits 5, 6 and 8. They use up these digits, so no other cell of row 2 can be 5, 6 or 8.
So r2c2 cannot be 5.
- Remove 5 from r2c2.
");
}

#[test]
fn exclusions() {
    let position = blank("r1c1=134 r1c2=145 r2c3=13 r3c3=34 r3c1=35");
    let reason = Reason::Exclusion { cells: cells("r1c1 r1c2"), excluders: cells("r2c3 r3c3 r3c1") };
    assert_eq!(explained(&position, &removing(Technique::AlignedPair, reason, "r1c1=3")), "\
Look at the upper left box (box 1).
Try every way to fill r1c1 and r1c2.
They share a row, column or box with r2c3 (1 or 3), r3c3 (3 or 4) and r3c1 (3 or 5), which need a digit each.
If r1c1 is 3: with 1 in r1c2, r2c3 has no digit left; with 4 in r1c2, r3c3 has no digit left; with 5 in r1c2, r3c1 has no digit left.
So r1c1 cannot be 3.
- Remove 3 from r1c1.
");
    let position = blank("r1c1=13 r1c2=14 r1c3=15 r2c1=34 r3c3=35");
    let reason = Reason::Exclusion { cells: cells("r1c1 r1c2 r1c3"), excluders: cells("r2c1 r3c3") };
    assert_eq!(explained(&position, &removing(Technique::AlignedTriplet, reason, "r1c1=3")), "\
Look at the upper left box (box 1).
Try every way to fill r1c1, r1c2 and r1c3.
They share a row, column or box with r2c1 (3 or 4) and r3c3 (3 or 5), which need a digit each.
If r1c1 is 3: with 1 in r1c2 and 1 in r1c3, box 1 has 1 twice; with 1 in r1c2 and 5 in r1c3, r3c3 has no digit left; with 4 in r1c2, r2c1 has no digit left.
So r1c1 cannot be 3.
- Remove 3 from r1c1.
");
}
