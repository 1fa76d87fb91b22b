//! Patterns of one digit.

use super::*;

#[test]
fn empty_rectangles() {
    let position = without(blank(""), 5, "r1c1 r1c3 r2c2 r3c1 r3c3");
    let position = without(position, 5, "r1c7 r3c7 r4c7 r5c7 r7c7 r8c7 r9c7");
    assert_eq!(
        first(Technique::EmptyRectangle, &position),
        "\
Look at the middle right box (box 6).
A chain of 3 links leads from 5 in r6c7 to 5 in r1c2 and r3c2.
Suppose r6c7 is not 5.
Then r2c7 is 5: it is the only place left for 5 in column 7.
Then none of r2c1 and r2c3 is 5: row 2 has its 5 in r2c7.
Then one of r1c2 and r3c2 is 5: no other place is left for 5 in box 1.
Either r6c7 is 5, or one of r1c2 and r3c2 is 5.
Both leave no room for 5 in r6c2.
So r6c2 cannot be 5.
- Remove 5 from r6c2.
"
    );
}

#[test]
fn four_colors() {
    let position = without(blank(""), 5, "r1c2 r1c3 r1c4 r1c6 r1c7 r1c8 r1c9");
    let position = without(position, 5, "r3c6 r4c6 r5c6 r6c6 r7c6 r9c6");
    assert_eq!(first(Technique::MultiColors1, &position), "\
Look at row 1.
There are just two places for 5 in row 1 (r1c1 and r1c5).
Colour them so that the two of a pair differ: the first colour is r1c1, the second r1c5.
There are just two places in column 6 (r2c6 and r8c6) as well.
They get two more colours: the third is r2c6, the fourth r8c6.
One of each pair is 5, so either all cells of the first colour are 5 or all of the second, and either all of the third or all of the fourth.
r1c5 and r2c6 share box 2, so the second and the third colour are not both right.
The first or the fourth is right: a cell that shares a row, column or box with both of these cannot be 5.
So r8c1 cannot be 5.
- Remove 5 from r8c1.
");
    let position = without(position, 5, "r2c1 r3c1 r4c1 r5c1 r6c1 r7c1 r9c1");
    assert_eq!(first(Technique::MultiColors2, &position), "\
Look at row 1.
There are just two places for 5 in row 1 (r1c1 and r1c5), and column 1 (r1c1 and r8c1).
Colour them so that the two of a pair differ: the first colour is r1c1, the second r1c5 and r8c1.
There are just two places in column 6 (r2c6 and r8c6) as well.
They get two more colours: the third is r2c6, the fourth r8c6.
One of each pair is 5, so either all cells of the first colour are 5 or all of the second, and either all of the third or all of the fourth.
r1c5 and r2c6 share box 2, and r8c1 and r8c6 share row 8.
So the second colour leaves no room for the third nor for the fourth, but one of these is right.
The second colour is the wrong one: none of its cells is 5.
So r1c5 and r8c1 cannot be 5.
- Remove 5 from r1c5 and r8c1.
");
}
