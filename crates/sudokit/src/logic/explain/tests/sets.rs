//! Sets that are almost locked.

use super::*;

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
