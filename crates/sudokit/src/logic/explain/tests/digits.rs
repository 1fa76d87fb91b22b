//! Patterns of one digit.

use super::*;

#[test]
fn empty_rectangles() {
    let position = without(blank(""), 5, "r1c1 r1c3 r2c2 r3c1 r3c3");
    let position = without(position, 5, "r1c7 r3c7 r4c7 r5c7 r7c7 r8c7 r9c7");
    assert_eq!(
        first(Technique::EmptyRectangle, &position),
        "\
Look at the upper left box (box 1).
In column 7, the digit 5 can only go in r2c7 or r6c7.
In box 1, the digit 5 can only go in r1c2, r2c1, r2c3 or r3c2.
r2c1, r2c3 and r2c7 are all in row 2.
Suppose r6c7 is not 5.
Then r2c7 is 5, because it is the only place left for 5 in column 7.
Then neither r2c1 nor r2c3 is 5, because row 2 has its 5 in r2c7.
Then r1c2 or r3c2 is 5, because 5 has no other place left in box 1.
So r6c7 is 5, or r1c2 or r3c2 is 5.
r6c2 shares row 6 with r6c7, and column 2 with r1c2 and r3c2.
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
The digit 5 has only two places in row 1 (r1c1 and r1c5).
Give two colours to these places, so that the two places in each house differ: the first colour to r1c1, the second to r1c5.
The digit 5 also has only two places in column 6 (r2c6 and r8c6).
Do the same with two other colours: the third colour to r2c6, the fourth to r8c6.
One place in each house is 5, so either all cells of the first colour are 5 or all cells of the second, and the same is true of the third and the fourth colour.
r1c5 and r2c6 share box 2, so the cells of the second and of the third colour cannot all be 5.
So all cells of the first or all cells of the fourth colour are 5: a cell that shares a row, column or box with cells of both cannot be 5.
r8c1 shares column 1 with r1c1, and row 8 with r8c6.
So r8c1 cannot be 5.
- Remove 5 from r8c1.
");
    let position = without(position, 5, "r2c1 r3c1 r4c1 r5c1 r6c1 r7c1 r9c1");
    assert_eq!(first(Technique::MultiColors2, &position), "\
Look at row 1.
The digit 5 has only two places in each of these houses: row 1 (r1c1 and r1c5) and column 1 (r1c1 and r8c1).
Give two colours to these places, so that the two places in each house differ: the first colour to r1c1, the second to r1c5 and r8c1.
The digit 5 also has only two places in column 6 (r2c6 and r8c6).
Do the same with two other colours: the third colour to r2c6, the fourth to r8c6.
One place in each house is 5, so either all cells of the first colour are 5 or all cells of the second, and the same is true of the third and the fourth colour.
r1c5 and r2c6 share box 2, and r8c1 and r8c6 share row 8.
If the cells of the second colour are 5, those of the third and of the fourth colour cannot be 5. But all cells of one of these two colours must be 5.
So the second colour is wrong: none of its cells is 5.
So r1c5 and r8c1 cannot be 5.
- Remove 5 from r1c5 and r8c1.
");
}
