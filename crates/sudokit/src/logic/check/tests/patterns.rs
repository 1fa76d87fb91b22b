//! Patterns of one digit or a few cells, and houses that need not contain every digit.

use super::*;
use crate::board::Extra;
use crate::logic::{Color, Fish, LockedSet, SetKind};

#[test]
fn a_step_must_do_something_once_with_candidates() {
    let position = nine().mark(&[(11, 5)]);
    let right = places(Reason::OnlyDigit, at(11, 5));
    assert_right(&right, &position);
    assert_wrong(&removes(Reason::OnlyDigit, &[]), &position, "the step does nothing");
    let twice = Step { placements: vec![at(11, 5); 2], ..right.clone() };
    assert_wrong(&twice, &position, "the step places or removes the same candidate twice");
    let both = Step { eliminations: vec![at(11, 5)], ..right };
    assert_wrong(&both, &position, "the step places or removes the same candidate twice");
    assert_wrong(&places(Reason::OnlyDigit, at(11, 4)), &position, "4 in r1c1 is not a candidate");
    assert_wrong(&places(Reason::OnlyDigit, at(12, 4)), &position, "4 in r1c2 is not proven");
    assert_wrong(&removes(Reason::OnlyDigit, &[at(12, 4)]), &position, "4 in r1c2 is not ruled out");
}

#[test]
fn steps_for_a_larger_board_are_rejected() {
    let beyond = Candidate { cell: Cell::new(4000), digit: Digit::new(60) };
    let flaw = "60 in a cell that is not on the board is not a candidate";
    assert_wrong(&places(Reason::OnlyDigit, beyond), &nine(), flaw);
    let house = House { kind: HouseKind::Window, index: 7 };
    assert_wrong(&places(Reason::OnlyPlace { house }, at(11, 1)), &nine(), "the board has no such house");
    let wing = Reason::Wing { pivot: beyond.cell, pincers: [beyond.cell; 2], digit: beyond.digit };
    assert_wrong(&removes(wing, &[at(11, 1)]), &nine(), "the pivot does not see a pincer");
}

#[test]
fn candidates_that_conflict_with_a_placement_are_ruled_out() {
    let position = nine().lock(row(1), 5, &[11]);
    let mut step = places(Reason::OnlyPlace { house: row(1) }, at(11, 5));
    step.eliminations = vec![at(11, 1), at(11, 9), at(21, 5)];
    assert_right(&step, &position);
    step.eliminations.push(at(21, 6));
    assert_wrong(&step, &position, "6 in r2c1 is not ruled out");
}

#[test]
fn only_full_houses_must_contain_every_digit() {
    let small = Extra::Cells(cells(&[11, 55, 99]).into_iter().collect());
    let geometry = Geometry::of_side(9).unwrap().with(small).unwrap();
    let house = House { kind: HouseKind::Extra, index: 0 };
    let flaw = "the house has fewer cells than the board has digits";

    let position = empty(geometry).lock(house, 5, &[11]);
    assert_wrong(&places(Reason::OnlyPlace { house }, at(11, 5)), &position, flaw);
    let pointing = Reason::Intersection { digit: Digit::new(5), base: house, cover: row(1) };
    assert_wrong(&removes(pointing, &[at(19, 5)]), &position, flaw);
    let claiming = Reason::Intersection { digit: Digit::new(4), base: row(1), cover: house };
    assert_right(&removes(claiming, &[at(55, 4)]), &position.clone().lock(row(1), 4, &[11]));

    let set = |kind, cells| Reason::LockedSet(LockedSet { kind, house, cells, digits: digits(12) });
    let position = position.mark(&[(11, 12), (55, 12)]);
    assert_right(&removes(set(SetKind::Naked, cells(&[11, 55])), &[at(99, 1), at(99, 2)]), &position);
    let position = position.mark(&[(99, 39)]);
    assert_wrong(&removes(set(SetKind::Hidden, cells(&[11, 55])), &[at(99, 3)]), &position, flaw);
}

#[test]
fn a_naked_set_lists_all_its_candidates() {
    let position = nine().mark(&[(11, 12), (15, 12), (17, 123)]);
    let set = |names: &[usize], number| {
        let set =
            LockedSet { kind: SetKind::Naked, house: row(1), cells: cells(names), digits: digits(number) };
        removes(Reason::LockedSet(set), &[at(19, 1)])
    };
    assert_right(&set(&[11, 15], 12), &position);
    assert_right(&set(&[11, 15, 17], 123), &position);
    assert_wrong(&set(&[11, 17], 12), &position, "the cells of the set have other candidates");
    assert_wrong(&set(&[11, 15], 13), &position, "the cells of the set have other candidates");
    assert_wrong(&set(&[11], 12), &position, "the set does not have as many cells as digits");
    assert_wrong(&set(&[11, 11], 12), &position, "the set names a cell twice");
    assert_wrong(&set(&[11, 55], 12), &position, "a cell of the set is not in its house");
}

#[test]
fn a_fish_lists_all_its_fins() {
    let position = nine().lock(row(3), 5, &[32, 37]).lock(row(8), 5, &[82, 87, 88]);
    let fish = |base: &[House], cover: &[House], fins: &[usize], victim| {
        let reason = Reason::Fish(Fish {
            digit: Digit::new(5),
            base: base.to_vec(),
            cover: cover.to_vec(),
            fins: cells(fins),
        });
        removes(reason, &[at(victim, 5)])
    };
    let (base, cover) = ([row(3), row(8)], [column(2), column(7)]);
    assert_right(&fish(&base, &cover, &[88], 97), &position);
    assert_wrong(&fish(&base, &cover, &[88], 17), &position, "5 in r1c7 is not ruled out");
    assert_wrong(&fish(&base, &cover, &[88], 92), &position, "5 in r9c2 is not ruled out");
    let fins = "the fins are not the places outside the cover or in two base houses";
    assert_wrong(&fish(&base, &cover, &[], 97), &position, fins);
    assert_wrong(&fish(&base, &cover, &[88, 87], 97), &position, fins);
    assert_wrong(&fish(&base, &cover, &[88, 99], 97), &position, "a fin is not a place in a base house");
    let count = "the fish does not have as many cover houses as base houses";
    assert_wrong(&fish(&base[..1], &cover, &[], 97), &position, count);
    let twice = [row(3), row(3)];
    assert_wrong(&fish(&twice, &cover, &[], 97), &position, "the fish names a house twice");
}

#[test]
fn houses_of_a_fish_may_overlap() {
    let fish = |base: &[House], cover: &[House], fins: &[usize], victim| {
        let reason = Reason::Fish(Fish {
            digit: Digit::new(5),
            base: base.to_vec(),
            cover: cover.to_vec(),
            fins: cells(fins),
        });
        removes(reason, &[at(victim, 5)])
    };
    // r3c2 would count for both row 3 and box 1, so it is a fin.
    let position = nine().lock(row(3), 5, &[32, 37]).lock(square(1), 5, &[12, 32]);
    let (base, cover) = ([row(3), square(1)], [column(2), column(7)]);
    assert_wrong(
        &fish(&base, &cover, &[], 72),
        &position,
        "the fins are not the places outside the cover or in two base houses",
    );
    assert_right(&fish(&base, &cover, &[32], 72), &position);
    assert_wrong(&fish(&base, &cover, &[32], 77), &position, "5 in r7c7 is not ruled out");

    // r2c2 would use up both column 2 and box 1, and leave nothing for row 8.
    let position = nine().lock(row(2), 5, &[22, 21]).lock(row(8), 5, &[82]);
    let (base, cover) = ([row(2), row(8)], [column(2), square(1)]);
    assert_right(&fish(&base, &cover, &[], 22), &position);
    assert_right(&fish(&base, &cover, &[], 33), &position);
    assert_wrong(&fish(&base, &cover, &[], 21), &position, "5 in r2c1 is not ruled out");
}

#[test]
fn templates_use_all_placements_and_no_eliminations() {
    let gone = removes(Reason::Templates { digit: Digit::new(5) }, &[at(72, 5)]);
    let position = nine().lock(row(3), 5, &[32, 37]).lock(row(8), 5, &[82, 87]);
    assert_right(&gone, &position);
    assert_wrong(&gone, &nine(), "5 in r7c2 is not ruled out");
    let other = removes(Reason::Templates { digit: Digit::new(4) }, &[at(72, 5)]);
    assert_wrong(&other, &position, "5 in r7c2 is not ruled out");

    let placed = places(Reason::Templates { digit: Digit::new(5) }, at(32, 5));
    assert_wrong(&placed, &position, "5 in r3c2 is not proven");
    let position = position.lock(column(7), 5, &[87]);
    assert_right(&placed, &position);
    let lost = position.lock(column(2), 5, &[82]);
    assert_wrong(&gone, &lost.clone(), "5 in r7c2 is not a candidate");
    assert_wrong(
        &removes(Reason::Templates { digit: Digit::new(5) }, &[at(82, 5)]),
        &lost,
        "the digit cannot be placed in every row, column and box",
    );
}

#[test]
fn colours_alternate_along_pairs() {
    let position = nine().lock(row(1), 5, &[11, 14]).lock(column(1), 5, &[11, 51]).lock(row(5), 5, &[51, 55]);
    let pairs =
        [(row(1), [cell(11), cell(14)]), (column(1), [cell(51), cell(11)]), (row(5), [cell(51), cell(55)])];
    let colors = |pairs: &[(House, [Cell; 2])], found, victim| {
        let clusters = vec![pairs.to_vec()];
        removes(Reason::Coloring { digit: Digit::new(5), clusters, found }, &[at(victim, 5)])
    };
    assert_right(&colors(&pairs, Color::BothSeen, 25), &position);
    assert_wrong(&colors(&pairs, Color::BothSeen, 26), &position, "5 in r2c6 is not ruled out");
    let apart = [pairs[0], pairs[2]];
    assert_wrong(&colors(&apart, Color::BothSeen, 25), &position, "the pairs are not connected");
    let other = [pairs[0], pairs[1], (row(6), [cell(61), cell(65)])];
    let no_pair = "a pair is not the two places of the digit in its house";
    assert_wrong(&colors(&other, Color::BothSeen, 25), &position, no_pair);
}

#[test]
fn a_colour_with_a_clash_is_false() {
    let position = nine().lock(row(1), 5, &[11, 19]).lock(column(9), 5, &[19, 39]).lock(row(3), 5, &[39, 33]);
    let position = position.lock(column(3), 5, &[33, 23]);
    let pairs = vec![
        (row(1), [cell(11), cell(19)]),
        (column(9), [cell(19), cell(39)]),
        (row(3), [cell(39), cell(33)]),
        (column(3), [cell(33), cell(23)]),
    ];
    let clash = |a, b| Reason::Coloring {
        digit: Digit::new(5),
        clusters: vec![pairs.clone()],
        found: Color::Clash([cell(a), cell(b)]),
    };
    // r1c1, r3c9 and r2c3 have one colour; r1c9 and r3c3 the other.
    assert_right(&removes(clash(11, 23), &[at(11, 5), at(39, 5), at(23, 5)]), &position);
    assert_right(&places(clash(11, 23), at(19, 5)), &position);
    assert_wrong(&removes(clash(11, 23), &[at(19, 5)]), &position, "5 in r1c9 is not ruled out");
    assert_wrong(
        &removes(clash(11, 33), &[at(11, 5)]),
        &position,
        "the cells that clash do not have the same colour",
    );
}

#[test]
fn four_colours_touch() {
    let position =
        nine().lock(row(1), 5, &[11, 15]).lock(column(1), 5, &[11, 81]).lock(column(6), 5, &[26, 86]);
    let one = vec![(row(1), [cell(11), cell(15)]), (column(1), [cell(11), cell(81)])];
    let other = vec![(column(6), [cell(26), cell(86)])];
    let touching = |clusters: &[&Vec<(House, [Cell; 2])>], found, victim| {
        let clusters = clusters.iter().copied().cloned().collect();
        removes(Reason::Coloring { digit: Digit::new(5), clusters, found }, &[at(victim, 5)])
    };
    // r1c5 and r2c6 are not both 5, so r1c1 or r8c6 is.
    let touch = |a, b, victim| touching(&[&one, &other], Color::Touch(vec![[cell(a), cell(b)]]), victim);
    assert_right(&touch(15, 26, 81), &position);
    assert_wrong(&touch(15, 26, 85), &position, "5 in r8c5 is not ruled out");
    assert_wrong(&touch(11, 26, 81), &position, "the cells that touch do not see each other");
    assert_wrong(&touch(15, 25, 81), &position, "a cell has no colour");

    // r1c5 and r8c1 have one colour, and see r2c6 and r8c6.
    let squeezed = |[a, b]: [usize; 2], [c, d]: [usize; 2], victim| {
        let found = Color::Squeezed([[cell(a), cell(b)], [cell(c), cell(d)]]);
        touching(&[&one, &other], found, victim)
    };
    assert_right(&squeezed([15, 26], [81, 86], 15), &position);
    assert_right(&squeezed([15, 26], [81, 86], 81), &position);
    assert_wrong(&squeezed([15, 26], [81, 86], 11), &position, "5 in r1c1 is not ruled out");
    let same = "the cells that squeeze have the same colour";
    assert_wrong(&squeezed([15, 26], [15, 26], 15), &position, same);
    let two = "the number of colour pairs does not fit the rule";
    assert_wrong(&touching(&[&one, &other], Color::BothSeen, 15), &position, two);
}

#[test]
fn exclusion_tries_all_ways() {
    let position = nine().mark(&[(11, 123), (14, 14), (17, 24), (18, 12)]);
    let exclusion = |names: &[usize], excluders: &[usize], victim| {
        let reason = Reason::Exclusion { cells: cells(names), excluders: cells(excluders) };
        removes(reason, &[at(11, victim)])
    };
    assert_right(&exclusion(&[11, 14], &[17, 18], 2), &position);
    assert_wrong(&exclusion(&[11, 14], &[17, 18], 3), &position, "3 in r1c1 is not ruled out");
    assert_wrong(&exclusion(&[11, 14], &[17], 2), &position, "2 in r1c1 is not ruled out");
    assert_wrong(&exclusion(&[11, 14], &[18], 2), &position, "2 in r1c1 is not ruled out");
    assert_wrong(&exclusion(&[11], &[17, 18], 2), &position, "2 in r1c1 is not ruled out");
    assert_wrong(&exclusion(&[11, 14], &[17, 17], 2), &position, "a cell is named twice");
}
