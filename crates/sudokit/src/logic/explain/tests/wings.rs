//! Wings and colours.

use super::*;

#[test]
fn wings() {
    let position = blank("r5c5=12 r5c8=13 r2c5=23");
    assert_eq!(first(Technique::XyWing, &position), "\
Look at the central box (box 5).
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
Look at the central box (box 5).
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
