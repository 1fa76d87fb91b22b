//! Deadly patterns and their escapes.

use super::*;
use crate::board::Extra;
use crate::logic::{DeadlyPattern, Escape, LockedSet, SetKind};

/// The rectangle r1c1, r1c4, r2c4, r2c1 with digits 4 and 5, and its guardians.
fn rectangle(guardians: &[Candidate], escape: Escape) -> Reason {
    walk(&[11, 14, 24, 21], guardians, escape)
}

fn walk(names: &[usize], guardians: &[Candidate], escape: Escape) -> Reason {
    let pattern = DeadlyPattern::Loop { digits: [Digit::new(4), Digit::new(5)], cells: cells(names) };
    Reason::Deadly { pattern, guardians: guardians.to_vec(), escape }
}

#[test]
fn one_corner_holds_another_digit() {
    let position = nine().mark(&[(11, 45), (14, 45), (21, 45), (24, 4567)]);
    let guardians = [at(24, 6), at(24, 7)];
    let both = [at(24, 4), at(24, 5)];
    assert_right(&removes(rectangle(&guardians, Escape::OneCell), &both), &position);
    assert_wrong(
        &removes(rectangle(&guardians, Escape::OneCell), &[at(24, 6)]),
        &position,
        "6 in r2c4 is not ruled out",
    );
    assert_wrong(
        &removes(rectangle(&guardians[..1], Escape::OneCell), &both),
        &position,
        "the guardians are not the other candidates of the loop",
    );
    assert_wrong(
        &removes(rectangle(&guardians, Escape::OneDigit), &both),
        &position,
        "the guardians are not a single digit",
    );
    let position = position.mark(&[(24, 456)]);
    assert_right(&places(rectangle(&guardians[..1], Escape::OneCell), at(24, 6)), &position);
}

#[test]
fn corners_may_lack_a_digit_unless_the_puzzle_excludes_it() {
    let position = nine().mark(&[(11, 45), (14, 45), (21, 4), (24, 567)]);
    let guardians = [at(24, 6), at(24, 7)];
    let step = removes(rectangle(&guardians, Escape::OneCell), &[at(24, 5)]);
    assert_right(&step, &position);

    let all = DigitSet::full(9);
    let limits =
        (0..81).map(|index| if index == cell(21).index() { all.without(Digit::new(5)) } else { all });
    let limited = Grid::empty(Geometry::of_side(9).unwrap()).with_limits(limits);
    let position = Puzzle::try_from(limited).unwrap().candidates();
    let position = position.mark(&[(11, 45), (14, 45), (21, 4), (24, 567)]);
    let not_open = "a cell of the loop is not open in the puzzle";
    assert_wrong(&step, &position, not_open);
}

#[test]
fn filled_corners_imply_the_digit_of_the_last() {
    let mut position = nine();
    for placed in [at(11, 4), at(14, 5), at(21, 5)] {
        position.place(placed);
    }
    let position = position.mark(&[(24, 46)]);
    let step = removes(rectangle(&[at(24, 6)], Escape::OneCell), &[at(24, 4)]);
    assert_right(&step, &position);

    let mut others = nine();
    for placed in [at(11, 4), at(14, 5), at(21, 7)] {
        others.place(placed);
    }
    let turns = "the filled cells of the loop do not hold its two digits alternately";
    assert_wrong(&step, &others.mark(&[(24, 46)]), turns);

    let given = "4..5.....5".to_owned() + &".".repeat(71);
    let given = given.parse::<Puzzle>().unwrap().candidates().mark(&[(24, 46)]);
    let not_open = "a cell of the loop is not open in the puzzle";
    assert_wrong(&step, &given, not_open);
}

#[test]
fn a_digit_that_would_be_forced_completes_the_pattern() {
    let position = nine().mark(&[(11, 45), (14, 456), (21, 457), (24, 4568)]);
    let position = position.lock(row(2), 4, &[21, 24]).lock(column(4), 4, &[14, 24]);
    let guardians = [at(14, 6), at(21, 7), at(24, 6), at(24, 8)];
    let forced = |digit, houses: &[House], victim| {
        let escape = Escape::Forced { digit: Digit::new(digit), houses: houses.to_vec() };
        removes(rectangle(&guardians, escape), &[victim])
    };
    let both = [row(2), column(4)];
    assert_right(&forced(4, &both, at(24, 5)), &position);
    assert_wrong(&forced(4, &both, at(24, 4)), &position, "4 in r2c4 is not ruled out");
    assert_wrong(&forced(4, &both, at(24, 6)), &position, "6 in r2c4 is not ruled out");
    assert_wrong(&forced(4, &both[..1], at(24, 5)), &position, "5 in r2c4 is not ruled out");
    let outside = "the forced digit has a place outside the loop";
    assert_wrong(&forced(5, &both, at(24, 4)), &position, outside);
    let other = "the forced digit is not a digit of the loop";
    assert_wrong(&forced(6, &both, at(24, 5)), &position, other);
}

#[test]
fn a_loop_visits_every_house_twice() {
    let guardians = [at(44, 6)];
    let victims = [at(44, 4)];
    let position = nine().mark(&[(11, 45), (14, 45), (44, 456), (41, 45)]);
    let four_boxes = walk(&[11, 14, 44, 41], &guardians, Escape::OneCell);
    let parity = "a house does not have one even and one odd cell of the loop";
    assert_wrong(&removes(four_boxes, &victims), &position, parity);

    // A loop of six cells, through boxes 1, 2 and 3 and rows 1, 2 and 3.
    let position = nine().mark(&[(11, 45), (14, 45), (24, 45), (27, 45), (37, 45), (31, 456)]);
    let guardians = [at(31, 6)];
    let six = [11, 14, 24, 27, 37, 31];
    assert_right(&places(walk(&six, &guardians, Escape::OneCell), at(31, 6)), &position);
    for dropped in 0..six.len() {
        let mut five = six.to_vec();
        five.remove(dropped);
        let step = places(walk(&five, &guardians, Escape::OneCell), at(31, 6));
        assert_wrong(&step, &position, "the loop has a wrong number of cells");
    }
    let crossed = walk(&[11, 24, 14, 27, 37, 31], &guardians, Escape::OneCell);
    assert_wrong(&places(crossed, at(31, 6)), &position, "two neighbours of the loop do not see each other");
    let repeated = walk(&[11, 14, 11, 14], &guardians, Escape::OneCell);
    assert_wrong(&places(repeated, at(31, 6)), &position, "the loop visits a cell twice");

    // The diagonal contains one cell of the loop, so the swap would break it.
    let geometry = Geometry::of_side(9).unwrap().with(Extra::FallingDiagonal).unwrap();
    let position = empty(geometry).mark(&[(11, 45), (14, 45), (24, 45), (27, 45), (37, 45), (31, 456)]);
    assert_wrong(&places(walk(&six, &guardians, Escape::OneCell), at(31, 6)), &position, parity);
}

#[test]
fn a_digit_is_ruled_out_in_cells_that_see_all_guardians() {
    let position = nine().mark(&[(11, 45), (14, 456), (21, 45), (24, 456)]);
    let guardians = [at(14, 6), at(24, 6)];
    let step = |victim| removes(rectangle(&guardians, Escape::OneDigit), &[victim]);
    assert_right(&step(at(94, 6)), &position);
    assert_right(&step(at(35, 6)), &position);
    assert_wrong(&step(at(19, 6)), &position, "6 in r1c9 is not ruled out");
    assert_wrong(&step(at(14, 4)), &position, "4 in r1c4 is not ruled out");
}

#[test]
fn guardians_act_as_a_cell_of_a_set() {
    let position = nine().mark(&[(11, 45), (14, 456), (21, 45), (24, 457), (54, 67)]);
    let guardians = [at(14, 6), at(24, 7)];
    let naked = |names: &[usize], number, house, victim| {
        let set = LockedSet { kind: SetKind::Naked, house, cells: cells(names), digits: digits(number) };
        removes(rectangle(&guardians, Escape::Set(set)), &[victim])
    };
    assert_right(&naked(&[54], 67, column(4), at(94, 6)), &position);
    assert_wrong(&naked(&[54], 67, column(4), at(35, 6)), &position, "6 in r3c5 is not ruled out");
    let crossing = position.clone().mark(&[(34, 67)]);
    assert_right(&naked(&[34], 67, column(4), at(35, 6)), &crossing);
    assert_wrong(&naked(&[54], 67, column(4), at(14, 6)), &position, "6 in r1c4 is not ruled out");
    assert_wrong(&naked(&[54], 67, column(4), at(94, 5)), &position, "5 in r9c4 is not ruled out");
    assert_wrong(
        &naked(&[54], 67, square(2), at(35, 6)),
        &position,
        "a cell of the set or a guardian is not in the house",
    );
    assert_wrong(
        &naked(&[64], 67, column(4), at(94, 6)),
        &position,
        "the digits of the set are not those of its cells and the guardians",
    );
    assert_wrong(
        &naked(&[], 67, column(4), at(94, 6)),
        &position,
        "the set does not have one more digit than cells",
    );
    assert_wrong(
        &naked(&[14], 67, column(4), at(94, 6)),
        &position,
        "a cell of the set is named twice or has a guardian",
    );
}

#[test]
fn guardians_leave_one_cell_to_a_hidden_set() {
    let places_of_set = [14, 24, 54, 64];
    let position = nine().mark(&[(11, 45), (14, 456), (21, 45), (24, 457)]);
    let position = [4, 5, 8]
        .into_iter()
        .fold(position, |position, digit| position.lock(column(4), digit, &places_of_set));
    let guardians = [at(14, 6), at(24, 7)];
    let hidden = |names: &[usize], number, victim| {
        let set = LockedSet {
            kind: SetKind::Hidden,
            house: column(4),
            cells: cells(names),
            digits: digits(number),
        };
        removes(rectangle(&guardians, Escape::Set(set)), &[victim])
    };
    assert_right(&hidden(&[54, 64], 458, at(54, 1)), &position);
    assert_right(&hidden(&[54, 64], 458, at(64, 6)), &position);
    assert_wrong(&hidden(&[54, 64], 458, at(54, 8)), &position, "8 in r5c4 is not ruled out");
    assert_wrong(&hidden(&[54, 64], 459, at(54, 1)), &position, "a digit of the set has another place");
    assert_wrong(&hidden(&[54], 45, at(54, 1)), &position, "a digit of the set has another place");
    assert_wrong(&hidden(&[54, 64], 456, at(54, 1)), &position, "a guardian is a digit of the set");
}

#[test]
fn a_locked_digit_excludes_the_other() {
    let position = nine().mark(&[(11, 45), (14, 456), (21, 45), (24, 457)]).lock(column(4), 4, &[14, 24]);
    let guardians = [at(14, 6), at(24, 7)];
    let locked = |house, digit, victim| {
        let escape = Escape::Locked { house, digit: Digit::new(digit) };
        removes(rectangle(&guardians, escape), &[victim])
    };
    assert_right(&locked(column(4), 4, at(14, 5)), &position);
    assert_right(&locked(column(4), 4, at(24, 5)), &position);
    assert_wrong(&locked(column(4), 4, at(24, 7)), &position, "7 in r2c4 is not ruled out");
    assert_wrong(
        &locked(column(4), 5, at(14, 4)),
        &position,
        "the digit is not locked in the cells of the guardians",
    );
    assert_wrong(&locked(column(4), 6, at(14, 5)), &position, "the locked digit is the digit of a guardian");
}

/// A 4x4 board of pairs, {1, 2} or {3, 4}, with the guardians added.
///
/// ```text
///  12 12 34 34
///  34 34 12 12
///  12 12 34 34
///  34 34 12 12
/// ```
fn graves(geometry: Geometry, guardians: &[Candidate]) -> Candidates {
    let all: Vec<Cell> = geometry.cells().collect();
    all.into_iter().fold(empty(geometry), |position, cell| {
        let pair = if (cell.index() / 4 + cell.index() % 4 / 2) % 2 == 0 { 12 } else { 34 };
        let extra = guardians.iter().filter(|guardian| guardian.cell == cell);
        position.with_marks(cell, extra.fold(digits(pair), |marks, guardian| marks.with(guardian.digit)))
    })
}

fn small(cell: usize, digit: u8) -> Candidate {
    Candidate { cell: Cell::new(cell), digit: Digit::new(digit) }
}

fn buried(guardians: &[Candidate], escape: Escape) -> Reason {
    Reason::Deadly { pattern: DeadlyPattern::Graveyard, guardians: guardians.to_vec(), escape }
}

#[test]
fn a_graveyard_can_be_avoided() {
    let four = Geometry::of_side(4).unwrap();
    let one = [small(0, 3)];
    let position = graves(four.clone(), &one);
    assert_right(&places(buried(&one, Escape::OneCell), small(0, 3)), &position);
    let other = [small(0, 1)];
    assert_wrong(
        &places(buried(&other, Escape::OneCell), small(0, 1)),
        &position,
        "a digit would not have two places in a house without the guardians",
    );
    assert_wrong(
        &places(buried(&[small(0, 3), small(1, 1)], Escape::OneDigit), small(0, 3)),
        &position,
        "a cell would not have two candidates without the guardians",
    );
    let forced = Escape::Forced { digit: Digit::new(1), houses: Vec::new() };
    assert_wrong(
        &places(buried(&one, forced), small(0, 3)),
        &position,
        "no digit is forced in a pattern that covers the whole board",
    );
    assert_wrong(
        &places(buried(&[], Escape::OneCell), small(0, 3)),
        &position,
        "the pattern has no guardian",
    );

    let twice = [small(0, 3), small(1, 3)];
    let position = graves(four.clone(), &twice);
    assert_right(&removes(buried(&twice, Escape::OneDigit), &[small(2, 3), small(5, 3)]), &position);
    assert_wrong(
        &removes(buried(&twice, Escape::OneDigit), &[small(12, 3)]),
        &position,
        "3 in r4c1 is not ruled out",
    );

    let two = [small(0, 3), small(1, 4)];
    let position = graves(four, &two);
    let row = House { kind: HouseKind::Row, index: 0 };
    let locked = Escape::Locked { house: row, digit: Digit::new(1) };
    assert_right(&removes(buried(&two, locked.clone()), &[small(0, 2), small(1, 2)]), &position);
    assert_wrong(&removes(buried(&two, locked), &[small(0, 3)]), &position, "3 in r1c1 is not ruled out");
    let set = LockedSet { kind: SetKind::Naked, house: row, cells: vec![Cell::new(2)], digits: digits(34) };
    assert_right(&removes(buried(&two, Escape::Set(set)), &[small(3, 3), small(3, 4)]), &position);
}

#[test]
fn a_small_house_may_prevent_a_graveyard() {
    let extra = Extra::Cells([0, 10].into_iter().map(Cell::new).collect());
    let geometry = Geometry::of_side(4).unwrap().with(extra).unwrap();
    let one = [small(3, 1)];
    let position = graves(geometry, &one);
    // r1c1 is {1, 2} and r3c3 is {3, 4}, so the swap does not affect the extra house.
    assert_right(&places(buried(&one, Escape::OneCell), small(3, 1)), &position);

    let extra = Extra::Cells([0, 9].into_iter().map(Cell::new).collect());
    let geometry = Geometry::of_side(4).unwrap().with(extra).unwrap();
    let position = graves(geometry, &one);
    assert_wrong(
        &places(buried(&one, Escape::OneCell), small(3, 1)),
        &position,
        "a digit would not have two places in a house without the guardians",
    );
}
