//! Rectangles of HoDoKu's kinds.

use super::*;
use crate::logic::Order;

/// The explanation of the first step that HoDoKu's search finds.
fn first_on_hodoku(technique: Technique, candidates: &Candidates) -> String {
    let mut solver =
        crate::logic::LogicSolver::in_order(Order::Hodoku, candidates.clone()).with_only([technique]);
    explained(candidates, &solver.next_step().unwrap())
}

#[test]
fn a_digit_that_is_gone_does_not_help() {
    let position = blank("r1c1=27 r1c5=27 r2c5=27 r2c1=256");
    assert_eq!(first_on_hodoku(Technique::UniqueRectangle1, &position), "\
Look at rows 1 and 2.
r1c1, r2c1, r2c5 and r1c5 are the corners of a rectangle, and all of them are empty.
Apart from 2 and 7, the only candidates of these cells are 5 and 6 in r2c1.
If these cells held only 2 and 7, you could swap the two digits in all of them, and every row, column and box would still be right.
The puzzle would have two solutions, but a proper puzzle has only one.
It does not matter that 7 is already ruled out in r2c1: none of these cells is a given, so the swapped digits would still solve the puzzle.
So r2c1 must break the pattern: it is 5 or 6.
So r2c1 cannot be 2.
- Remove 2 from r2c1.
");
}

#[test]
fn a_set_in_two_houses() {
    let position = blank("r1c1=27 r2c1=27 r1c5=257 r2c5=267 r3c5=56");
    assert_eq!(first_on_hodoku(Technique::UniqueRectangle3, &position), "\
Look at rows 1 and 2.
r1c1, r2c1, r2c5 and r1c5 are the corners of a rectangle, and all of them can be 2 or 7.
Apart from 2 and 7, the only candidates of these cells are 5 in r1c5 and 6 in r2c5.
If these cells held only 2 and 7, you could swap the two digits in all of them, and every row, column and box would still be right.
The puzzle would have two solutions, but a proper puzzle has only one.
So r1c5 is 5, or r2c5 is 6.
Together, r1c5 and r2c5 act like one cell that is 5 or 6.
Together with r3c5, this makes two cells of column 5 for the two digits 5 and 6. They use up these digits, so no other cell of column 5 or box 2 can be 5 or 6.
So r1c4, r1c6, r2c4, r2c6, r3c4, r3c6, r4c5, r5c5, r6c5, r7c5, r8c5 and r9c5 cannot be 5 or 6.
- Remove 5 and 6 from r1c4, r1c6, r2c4, r2c6, r3c4, r3c6, r4c5, r5c5, r6c5, r7c5, r8c5 and r9c5.
");
}

#[test]
fn forced_digits() {
    let hidden =
        without(blank("r1c1=27 r2c1=278 r1c5=257 r2c5=267"), 2, "r2c2 r2c3 r2c4 r2c6 r2c7 r2c8 r2c9");
    let hidden = without(hidden, 2, "r3c5 r4c5 r5c5 r6c5 r7c5 r8c5 r9c5");
    assert_eq!(first(Technique::HiddenRectangle, &hidden), "\
Look at rows 1 and 2.
r1c1, r2c1, r2c5 and r1c5 are the corners of a rectangle, and all of them can be 2 or 7.
Apart from 2 and 7, the only candidates of these cells are 5 in r1c5, 6 in r2c5 and 8 in r2c1.
If these cells held only 2 and 7, you could swap the two digits in all of them, and every row, column and box would still be right.
The puzzle would have two solutions, but a proper puzzle has only one.
In row 2, the digit 2 can only go in r2c1 or r2c5.
In column 5, the digit 2 can only go in r1c5 or r2c5.
Suppose r2c5 is 7. Then r2c1 and r1c5 are 2, and only 7 is left for r1c1.
That completes the pattern, so the puzzle would have two solutions.
So r2c5 cannot be 7.
- Remove 7 from r2c5.
");

    let crossed =
        without(blank("r1c1=27 r2c5=27 r1c5=257 r2c1=267"), 2, "r1c2 r1c3 r1c4 r1c6 r1c7 r1c8 r1c9");
    let crossed = without(crossed, 2, "r2c2 r2c3 r2c4 r2c6 r2c7 r2c8 r2c9");
    let crossed = without(crossed, 2, "r3c1 r4c1 r5c1 r6c1 r7c1 r8c1 r9c1");
    let crossed = without(crossed, 2, "r3c5 r4c5 r5c5 r6c5 r7c5 r8c5 r9c5");
    assert_eq!(first(Technique::UniqueRectangle6, &crossed), "\
Look at rows 1 and 2.
r1c1, r2c1, r2c5 and r1c5 are the corners of a rectangle, and all of them can be 2 or 7.
Apart from 2 and 7, the only candidates of these cells are 5 in r1c5 and 6 in r2c1.
If these cells held only 2 and 7, you could swap the two digits in all of them, and every row, column and box would still be right.
The puzzle would have two solutions, but a proper puzzle has only one.
In row 1, the digit 2 can only go in r1c1 or r1c5.
In row 2, the digit 2 can only go in r2c1 or r2c5.
Suppose r1c5 is 2. Then only 7 is left for r1c1 and r2c5, and r2c1 is 2.
That completes the pattern, so the puzzle would have two solutions.
The same is true of 2 in r2c1.
So r1c5 and r2c1 cannot be 2.
- Remove 2 from r1c5 and r2c1.
");
}

#[test]
fn filled_corners() {
    let mut three = blank("r2c5=28");
    for placed in all_at("r1c1=2 r1c5=7 r2c1=7") {
        three.place(placed);
    }
    assert_eq!(first(Technique::AvoidableRectangle1, &three), "\
Look at rows 1 and 2.
r1c1, r2c1, r2c5 and r1c5 are the corners of a rectangle, and none of them is a given.
r1c1 is 2, r2c1 is 7, r1c5 is 7, and r2c5 can be 2 or 8.
If r2c5 were 2, these cells would hold only 2 and 7: you could swap the two digits in all of them, and every row, column and box would still be right.
The puzzle would have two solutions, but a proper puzzle has only one.
So r2c5 must break the pattern: it is 8.
So r2c5 cannot be 2.
- Remove 2 from r2c5.
");

    let two = without(blank("r1c5=78 r2c5=28"), 8, "r1c4 r1c6 r2c4 r2c6 r3c4 r3c5 r3c6");
    let mut two = without(two, 8, "r4c5 r5c5 r6c5 r7c5 r9c5");
    for placed in all_at("r1c1=2 r2c1=7") {
        two.place(placed);
    }
    assert_eq!(first(Technique::AvoidableRectangle2, &two), "\
Look at rows 1 and 2.
r1c1, r2c1, r2c5 and r1c5 are the corners of a rectangle, and none of them is a given.
r1c1 is 2, r2c1 is 7, r1c5 can be 7 or 8, and r2c5 can be 2 or 8.
If r1c5 were 7 and r2c5 were 2, these cells would hold only 2 and 7: you could swap the two digits in all of them, and every row, column and box would still be right.
The puzzle would have two solutions, but a proper puzzle has only one.
So r1c5 or r2c5 is 8.
r8c5 shares column 5 with r1c5 and r2c5.
So r8c5 cannot be 8.
- Remove 8 from r8c5.
");
}
