//! Wings and colours.

use super::*;

#[test]
fn wings() {
    let position = blank("r5c5=12 r5c8=13 r2c5=23");
    assert_eq!(
        first(Technique::XyWing, &position),
        "\
Look at the central box (box 5).
r5c5 can be 1 or 2.
r5c8 shares row 5 with r5c5 and can be 1 or 3.
r2c5 shares column 5 with r5c5 and can be 2 or 3.
If r5c5 is 1, then r5c8 cannot be 1, so it is 3.
If r5c5 is 2, then r2c5 cannot be 2, so it is 3.
In both cases, r5c8 or r2c5 is 3.
r2c8 shares column 8 with r5c8, and row 2 with r2c5.
So r2c8 cannot be 3.
- Remove 3 from r2c8.
"
    );
    let position = blank("r5c5=123 r5c4=13 r2c5=23");
    assert_eq!(
        first(Technique::XyzWing, &position),
        "\
Look at the central box (box 5).
r5c5 can be 1, 2 or 3.
r5c4 shares box 5 with r5c5 and can be 1 or 3.
r2c5 shares column 5 with r5c5 and can be 2 or 3.
If r5c5 is 1, then r5c4 cannot be 1, so it is 3.
If r5c5 is 2, then r2c5 cannot be 2, so it is 3.
Otherwise r5c5 itself is 3.
In every case, r5c5, r5c4 or r2c5 is 3.
r4c5 and r6c5 share box 5 with r5c5 and r5c4, and column 5 with r2c5.
So r4c5 and r6c5 cannot be 3.
- Remove 3 from r4c5 and r6c5.
"
    );
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
        explained(&blank(""), &step),
        "\
Look at row 2.
The digit 9 has only two places in each of these houses: row 2 (r2c3 and r2c7), column 7 (r2c7 and r5c7) and row 5 (r5c7 and r5c1).
Give two colours to these places, so that the two places in each house differ: the first colour to r2c3 and r5c7, the second to r2c7 and r5c1.
One place in each house is 9, so either all cells of the first colour are 9 or all cells of the second.
A cell that shares a row, column or box with cells of both colours cannot be 9.
r3c1 shares box 1 with r2c3, and column 1 with r5c1.
So r3c1 cannot be 9.
- Remove 9 from r3c1.
"
    );
    let clash = Color::Clash([cell("r2c3"), cell("r5c7")]);
    let step = removing(Technique::SimpleColorsWrap, reason(clash), "r2c3=9 r5c7=9");
    assert_eq!(
        explained(&blank(""), &step),
        "\
Look at row 2.
The digit 9 has only two places in each of these houses: row 2 (r2c3 and r2c7) and column 7 (r2c7 and r5c7).
Give two colours to these places, so that the two places in each house differ: the first colour to r2c3 and r5c7, the second to r2c7.
One place in each house is 9, so either all cells of the first colour are 9 or all cells of the second.
r2c3 and r5c7 have the same colour but share a house, which has room for only one 9.
So this colour is wrong: none of its cells is 9.
So r2c3 and r5c7 cannot be 9.
- Remove 9 from r2c3 and r5c7.
"
    );
}
