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
        explained(&position, &step),
        "\
Look at row 1.
Together, the four cells r1c1, r1c2, r1c5 and r2c3 can hold only 1 and 2, which row 1 has once each, and 4 and 5, which box 1 has once each.
That makes four digits for four cells, so all of them are needed.
So no other cell of row 1 can be 1 or 2, and no other cell of box 1 can be 4 or 5.
So r1c9 cannot be 1 or 2, and r3c1 cannot be 4.
- Remove 1 and 2 from r1c9.
- Remove 4 from r3c1.
"
    );
}

#[test]
fn spread_beyond_its_houses() {
    let position = blank("r1c1=12 r1c2=12");
    let reason = Reason::Spread {
        cells: cells("r1c1 r1c2"),
        places: [1, 2].map(|digit| (Digit::new(digit), row(1))).to_vec(),
    };
    assert_eq!(
        explained(&position, &removing(Technique::SueDeCoq, reason, "r2c3=1")),
        "\
Look at row 1.
Together, the two cells r1c1 and r1c2 can hold only 1 and 2, which row 1 has once each.
That makes two digits for two cells, so all of them are needed.
So no other cell of row 1 can be 1 or 2.
All places for 1 in these cells are also in box 1, so no other cell of box 1 can be 1.
So r2c3 cannot be 1.
- Remove 1 from r2c3.
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
        explained(&position, &step),
        "\
Look at row 1.
In row 1, r1c1 and r1c5 can be 2, 4 or 6: three digits for two cells.
In row 3, r3c1 and r3c4 can be 2, 6 or 8: three digits for two cells.
Suppose r1c4 or r2c5 is 6.
Then r1c1 and r1c5 cannot be 6, so they are 2 and 4 in some order.
Then r3c1 and r3c4 cannot be 2 (now in r1c1) or 6, so only 8 is left for two cells.
That is impossible.
So r1c4 and r2c5 cannot be 6.
- Remove 6 from r1c4 and r2c5.
"
    );
    let position = blank("r1c1=12 r1c7=13 r5c1=23");
    let sets = vec![set(row(1), "r1c7", "13"), set(row(5), "r5c1", "23"), set(row(1), "r1c1", "12")];
    let step = removing(Technique::DeathBlossom, Reason::AlmostLocked { sets }, "r5c7=3");
    assert_eq!(
        explained(&position, &step),
        "\
Look at row 1.
r1c7 can be 1 or 3.
r5c1 can be 2 or 3.
r1c1 can be 1 or 2.
Suppose r5c7 is 3.
Then r1c7 cannot be 3, so it is 1.
Then r5c1 cannot be 3, so it is 2.
Then r1c1 cannot be 1 (now in r1c7) or 2 (now in r5c1), and no digit is left for it.
That is impossible.
So r5c7 cannot be 3.
- Remove 3 from r5c7.
"
    );
}
