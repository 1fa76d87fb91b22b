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
The four cells r1c1, r1c2, r1c5 and r2c3 can only be 1, 2, 4 or 5.
Those that can be 1 or 2 are all in row 1, so each of these digits is in at most one of them.
Those that can be 4 or 5 are all in box 1, so each of these digits is in at most one of them.
The four cells need four digits, so each of the digits is in one of these cells.
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
The two cells r1c1 and r1c2 can only be 1 or 2.
Those that can be 1 or 2 are all in row 1, so each of these digits is in at most one of them.
The two cells need two digits, so each of the digits is in one of these cells.
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
Then r1c5 cannot be 6. So r1c1 and r1c5 are 2 and 4 in some order.
Then r3c4 cannot be 6, and r3c1 cannot be 2 (which must now be in r1c1). Only 8 is left for r3c1 and r3c4: that is impossible.
So r1c4 and r2c5 cannot be 6.
- Remove 6 from r1c4 and r2c5.
"
    );
    let position = blank("r1c1=12 r1c7=13 r5c1=23");
    let sets = vec![set(row(1), "r1c7", "13"), set(row(5), "r5c1", "23"), set(row(1), "r1c1", "12")];
    let step = removing(Technique::DeathBlossom, Reason::AlmostLocked { sets }, "r5c7=3");
    let highlights = step.explain(&position, &Alphabet::usual(9)).highlights;
    let cells_of = |role: Role| {
        let spots = highlights.iter().filter(|highlight| highlight.role == role);
        spots.map(|highlight| highlight.spot).filter(|spot| matches!(spot, Spot::Cell(_))).collect::<Vec<_>>()
    };
    assert_eq!(cells_of(Role::OneGroup), [Spot::Cell(cell("r1c1"))]);
    assert_eq!(cells_of(Role::OtherGroup), [Spot::Cell(cell("r1c7")), Spot::Cell(cell("r5c1"))]);
    assert_eq!(
        explained(&position, &step),
        "\
Look at row 1.
r1c1 is the stem: it can be 1 or 2.
r1c7 can be 1 or 3.
r5c1 can be 2 or 3.
Suppose r5c7 is 3.
Then r1c7 cannot be 3. So r1c7 is 1.
Then r5c1 cannot be 3. So r5c1 is 2.
Then r1c1 cannot be 1 (which must now be in r1c7) or 2 (which must now be in r5c1). No digit is left for r1c1: that is impossible.
So r5c7 cannot be 3.
- Remove 3 from r5c7.
"
    );
}

/// 7 is in the line and in the box, but not where they cross.
#[test]
fn spread_with_a_digit_twice() {
    let position = blank("r1c1=1245 r1c2=1245 r1c5=127 r1c6=127 r2c3=457 r3c3=457");
    assert_eq!(first(Technique::SueDeCoq, &position), "\
Look at row 1.
The six cells r1c1, r1c2, r1c5, r1c6, r2c3 and r3c3 can only be 1, 2, 4, 5 or 7.
Those that can be 1 or 2 are all in row 1, so each of these digits is in at most one of them.
Those that can be 4 or 5 are all in box 1, so each of these digits is in at most one of them.
Those that can be 7 are all in row 1 or box 1, so this digit is in at most two of them.
The six cells need six digits, so 7 is in two of these cells, and each of the other digits in one.
So no other cell of row 1 can be 1, 2 or 7, and no other cell of box 1 can be 4, 5 or 7.
So r1c3, r1c4, r1c7, r1c8 and r1c9 cannot be 1 or 2; r1c3, r2c1, r2c2, r3c1 and r3c2 cannot be 4 or 5; r1c3, r1c4, r1c7, r1c8, r1c9, r2c1, r2c2, r3c1 and r3c2 cannot be 7.
- Remove 1 and 2 from r1c3, r1c4, r1c7, r1c8 and r1c9.
- Remove 4 and 5 from r1c3, r2c1, r2c2, r3c1 and r3c2.
- Remove 7 from r1c3, r1c4, r1c7, r1c8, r1c9, r2c1, r2c2, r3c1 and r3c2.
");
    let reason = |names: &str, places: &[(u8, House)]| Reason::Spread {
        cells: cells(names),
        places: places.iter().map(|&(digit, house)| (Digit::new(digit), house)).collect(),
    };
    let (line, region) = (row(1), house(HouseKind::Box, 1));
    let single = reason("r1c1 r1c2 r1c5", &[(1, line), (2, line), (3, region)]);
    let position = blank("r1c1=123 r1c2=123 r1c5=12");
    assert_eq!(
        explained(&position, &removing(Technique::SueDeCoq, single, "r3c3=3")),
        "\
Look at row 1.
The three cells r1c1, r1c2 and r1c5 can only be 1, 2 or 3.
Those that can be 1 or 2 are all in row 1, so each of these digits is in at most one of them.
Those that can be 3 are all in box 1, so this digit is in at most one of them.
The three cells need three digits, so each of the digits is in one of these cells.
So no other cell of row 1 can be 1 or 2, and no other cell of box 1 can be 3.
So r3c3 cannot be 3.
- Remove 3 from r3c3.
"
    );
    let several = [(1, line), (6, line), (7, line), (2, region), (6, region), (7, region)];
    let several = reason("r1c1 r1c2 r1c5 r1c6 r2c3 r3c3", &several);
    let position = blank("r1c1=12 r1c2=12 r1c5=67 r1c6=67 r2c3=67 r3c3=67");
    assert_eq!(explained(&position, &removing(Technique::SueDeCoq, several, "r1c9=6 r3c1=7")), "\
Look at row 1.
The six cells r1c1, r1c2, r1c5, r1c6, r2c3 and r3c3 can only be 1, 2, 6 or 7.
Those that can be 1 are all in row 1, so this digit is in at most one of them.
Those that can be 2 are all in box 1, so this digit is in at most one of them.
Those that can be 6 or 7 are all in row 1 or box 1, so each of these digits is in at most two of them.
The six cells need six digits, so each of 6 and 7 is in two of these cells, and each of the other digits in one.
So no other cell of row 1 can be 1, 6 or 7, and no other cell of box 1 can be 2, 6 or 7.
So r1c9 cannot be 6, and r3c1 cannot be 7.
- Remove 6 from r1c9.
- Remove 7 from r3c1.
");
}

#[test]
fn digits_that_sets_lose() {
    let set =
        |house, names: &str, all: &str| AlmostLockedSet { house, cells: cells(names), digits: digits(all) };
    let position = blank("r1c1=246 r1c5=2");
    let sets = vec![set(row(1), "r1c1 r1c5", "246")];
    let step = removing(Technique::AlsXz, Reason::AlmostLocked { sets }, "r1c1=2");
    assert_eq!(
        explained(&position, &step),
        "\
Look at row 1.
In row 1, r1c1 and r1c5 can be 2, 4 or 6: three digits for two cells.
Suppose r1c1 is 2.
Then r1c1 cannot be 4 or 6. Only 2 is left for r1c1 and r1c5: that is impossible.
So r1c1 cannot be 2.
- Remove 2 from r1c1.
"
    );
    let position = blank("r1c1=1234 r1c7=13 r5c1=23");
    let sets = vec![set(row(1), "r1c1", "1234"), set(row(5), "r5c1", "23"), set(row(1), "r1c7", "13")];
    let step = removing(Technique::AlsChain, Reason::AlmostLocked { sets }, "r1c9=3");
    assert_eq!(
        explained(&position, &step),
        "\
Look at row 1.
r1c1 can be 1, 2, 3 or 4.
r5c1 can be 2 or 3.
r1c7 can be 1 or 3.
Suppose r1c9 is 3.
Then r1c1 cannot be 3. That leaves 1, 2 and 4 for r1c1.
Then r1c7 cannot be 3. So r1c7 is 1.
Then r1c1 cannot be 1 (which must now be in r1c7). That leaves 2 and 4 for r1c1.
So r1c9 cannot be 3.
- Remove 3 from r1c9.
"
    );
}
