//! Chains of identical pairs, digits spread over cells, almost locked sets.

use super::*;
use crate::logic::AlmostLockedSet;

#[test]
fn a_chain_of_equal_pairs_alternates() {
    let position = nine().mark(&[(11, 45), (15, 45), (55, 45), (59, 45), (99, 45)]);
    let digits = [Digit::new(4), Digit::new(5)];
    let row = |names: &[usize]| Reason::Alternating { digits, cells: cells(names) };
    let four = row(&[11, 15, 55, 59]);
    assert_right(&removes(four.clone(), &[at(19, 4), at(19, 5), at(51, 4)]), &position);
    assert_wrong(&removes(four, &[at(91, 4)]), &position, "4 in r9c1 is not ruled out");
    let twice = row(&[11, 15, 55, 15]);
    assert_wrong(&removes(twice, &[at(19, 4)]), &position, "the chain visits a cell twice");
    let apart = row(&[11, 15, 59, 55]);
    let flaw = "two neighbours of the chain do not see each other";
    assert_wrong(&removes(apart, &[at(19, 4)]), &position, flaw);
    let other = position.mark(&[(59, 4)]);
    let flaw = "a cell of the chain does not have exactly the two digits as candidates";
    assert_wrong(&removes(row(&[11, 15, 55, 59]), &[at(19, 4)]), &other, flaw);
}

#[test]
fn digits_are_spread_over_as_many_cells() {
    let position = nine().mark(&[(11, 1245), (12, 1245), (15, 12), (23, 45)]);
    let four = [(1, row(1)), (2, row(1)), (4, square(1)), (5, square(1))];
    let spread = |names: &[usize], places: &[(u8, House)]| Reason::Spread {
        cells: cells(names),
        places: places.iter().map(|&(digit, house)| (Digit::new(digit), house)).collect(),
    };
    let right = spread(&[11, 12, 15, 23], &four);
    assert_right(&removes(right.clone(), &[at(19, 1), at(13, 2), at(31, 4), at(13, 5)]), &position);
    assert_wrong(&removes(right.clone(), &[at(19, 4)]), &position, "4 in r1c9 is not ruled out");
    assert_wrong(&removes(right, &[at(31, 1)]), &position, "1 in r3c1 is not ruled out");
    let fewer = spread(&[11, 12, 15], &four);
    assert_wrong(&removes(fewer, &[at(19, 1)]), &position, "there are not as many cells as digits");
    let elsewhere = spread(&[11, 12, 15, 23], &[(1, row(1)), (2, square(1)), (4, square(1)), (5, square(1))]);
    assert_wrong(&removes(elsewhere, &[at(19, 1)]), &position, "a cell can hold other digits");
}

/// r1c1 and r1c5 have 2, 4 and 6, r2c7 and r3c7 have 2, 6 and 8.
#[test]
fn one_of_two_sets_has_a_shared_digit() {
    let position = nine().mark(&[(11, 24), (15, 246), (27, 68), (37, 268)]);
    let set = |house, names: &[usize], number| AlmostLockedSet {
        house,
        cells: cells(names),
        digits: digits(number),
    };
    let sets = [set(row(1), &[11, 15], 246), set(square(3), &[27, 37], 268)];
    let reason = |sets: &[AlmostLockedSet]| Reason::AlmostLocked { sets: sets.to_vec() };
    // The 2s do not see each other, and neither do all 6s.
    assert_wrong(&removes(reason(&sets), &[at(19, 6)]), &position, "6 in r1c9 is not ruled out");
    let position = nine().mark(&[(11, 24), (15, 46), (31, 68), (38, 268)]);
    let sets = [set(row(1), &[11, 15], 246), set(row(3), &[31, 38], 268)];
    assert_wrong(&removes(reason(&sets), &[at(35, 6)]), &position, "6 in r3c5 is not ruled out");
    // Now only one set can have the 2, so one of them has the 6.
    let position = nine().mark(&[(11, 24), (15, 46), (31, 26), (34, 68)]);
    let sets = [set(row(1), &[11, 15], 246), set(row(3), &[31, 34], 268)];
    assert_wrong(&removes(reason(&sets), &[at(14, 6)]), &position, "6 in r1c4 is not ruled out");
    let position = nine().mark(&[(11, 24), (15, 46), (31, 28), (34, 68)]);
    assert_right(&removes(reason(&sets), &[at(14, 6), at(16, 6), at(25, 6), at(36, 6)]), &position);
    assert_wrong(&removes(reason(&sets), &[at(95, 6)]), &position, "6 in r9c5 is not ruled out");
    assert_wrong(&removes(reason(&sets[..1]), &[at(14, 6)]), &position, "6 in r1c4 is not ruled out");
    let fewer = [set(row(1), &[11, 15], 24), sets[1].clone()];
    let flaw = "the cells of a set have other candidates";
    assert_wrong(&removes(reason(&fewer), &[at(14, 6)]), &position, flaw);
    let elsewhere = [set(row(2), &[11, 15], 246), sets[1].clone()];
    let flaw = "a cell of a set is not in its house";
    assert_wrong(&removes(reason(&elsewhere), &[at(14, 6)]), &position, flaw);
}
