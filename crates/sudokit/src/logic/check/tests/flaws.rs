//! Evidence that is incomplete or names the wrong cells, digits or houses.

use super::*;
use crate::logic::{AlmostLockedSet, Cases, Color, DeadlyPattern, Escape, Fish, LockedSet, SetKind, Web};

const FIVE: Digit = Digit::new(5);

/// Checks a step that removes 9 from r9c9.
#[track_caller]
fn assert_flawed(reason: Reason, position: &Candidates, sentence: &str) {
    assert_wrong(&removes(reason, &[at(99, 9)]), position, sentence);
}

/// A board with 5 in r1c1.
fn filled() -> Candidates {
    let mut position = nine();
    position.place(at(11, 5));
    position
}

#[test]
fn intersections_and_singles() {
    let intersection = |base, cover| Reason::Intersection { digit: FIVE, base, cover };
    assert_flawed(intersection(row(1), row(1)), &nine(), "the base and the cover are the same house");
    let without = nine().lock(row(1), 5, &[]);
    assert_flawed(intersection(row(1), square(1)), &without, "the digit has no place in the base");
    assert_flawed(intersection(row(1), square(1)), &nine(), "the digit has a place outside the cover");

    let then = |gone: &[Candidate]| Reason::Then {
        first: Box::new(Reason::OnlyDigit),
        gone: gone.to_vec(),
        house: row(1),
    };
    assert_flawed(then(&[]), &nine(), "nothing is ruled out before the single");
    assert_flawed(then(&[at(12, 3)]), &nine(), "3 in r1c2 is not ruled out before the single");
    assert_flawed(Reason::Tried, &nine(), "the position does not have one solution");
}

#[test]
fn sets() {
    let set = |kind, names: &[usize], number| {
        Reason::LockedSet(LockedSet { kind, house: row(1), cells: cells(names), digits: digits(number) })
    };
    assert_flawed(set(SetKind::Naked, &[11, 12], 12), &filled(), "a cell of the set is filled");
    let without = nine().lock(row(1), 4, &[]);
    assert_flawed(set(SetKind::Hidden, &[11, 12], 45), &without, "a digit of the set has no place");
    let single = nine().lock(row(1), 4, &[11]).lock(row(1), 5, &[11]);
    assert_flawed(
        set(SetKind::Hidden, &[11, 12], 45),
        &single,
        "a cell of the set cannot hold any of its digits",
    );

    let same = Reason::Alternating { digits: [FIVE, FIVE], cells: cells(&[11, 12]) };
    assert_flawed(same, &nine(), "the two digits of the chain are the same");

    let spread = |names: &[usize], digits: &[u8]| Reason::Spread {
        cells: cells(names),
        places: digits.iter().map(|&digit| (Digit::new(digit), row(1))).collect(),
    };
    assert_flawed(spread(&[11, 12], &[5, 5]), &nine(), "a digit is named twice in a house");
    assert_flawed(spread(&[11, 11], &[5, 6]), &nine(), "a cell is named twice");
    assert_flawed(spread(&[11], &[4]), &filled(), "a cell is filled");
    let other = nine().mark(&[(11, 23)]);
    assert_flawed(spread(&[11], &[5]), &other, "a digit has no place among the cells");

    let almost = |names: &[usize]| {
        let set = AlmostLockedSet { house: row(1), cells: cells(names), digits: digits(12) };
        Reason::AlmostLocked { sets: vec![set] }
    };
    assert_flawed(almost(&[11, 11]), &nine(), "a set names a cell twice or has no cells");
    assert_flawed(almost(&[11]), &filled(), "a cell of a set is filled");
}

#[test]
fn wings_and_exclusions() {
    let wing = Reason::Wing { pivot: cell(11), pincers: [cell(12), cell(13)], digit: FIVE };
    assert_flawed(wing.clone(), &nine(), "a pincer does not have the digit and one other");
    let pincers = nine().mark(&[(12, 15), (13, 25)]);
    assert_flawed(wing, &pincers, "the pivot does not have the other digits of the pincers");

    let exclusion = Reason::Exclusion { cells: cells(&[11, 12]), excluders: cells(&[13]) };
    assert_flawed(exclusion, &filled(), "a cell has no candidates");
}

#[test]
fn fish_and_colours() {
    let fish = |fins: &[usize]| {
        Reason::Fish(Fish { digit: FIVE, base: vec![row(1)], cover: vec![column(1)], fins: cells(fins) })
    };
    assert_flawed(fish(&[12, 12]), &nine(), "the fish names a fin twice");
    assert_flawed(fish(&[]), &nine().lock(row(1), 5, &[]), "the digit has no place in a base house");

    let colors = |clusters: &[&[(House, [usize; 2])]], found| Reason::Coloring {
        digit: FIVE,
        clusters: clusters
            .iter()
            .map(|pairs| pairs.iter().map(|&(house, pair)| (house, pair.map(cell))).collect())
            .collect(),
        found,
    };
    assert_flawed(colors(&[&[]], Color::BothSeen), &nine(), "there is nothing to colour");

    // Five pairs in a ring: an odd number cannot alternate.
    let ring = [
        (row(1), [11, 17]),
        (square(3), [17, 28]),
        (column(8), [28, 78]),
        (row(7), [78, 71]),
        (column(1), [71, 11]),
    ];
    let position = ring.iter().fold(nine(), |position, (house, pair)| position.lock(*house, 5, pair));
    assert_flawed(colors(&[&ring], Color::BothSeen), &position, "a cell has both colours");

    let one = [(row(1), [11, 15]), (column(1), [11, 81])];
    let other = [(column(6), [26, 86])];
    let pairs = one.iter().chain(&other);
    let position = pairs.fold(nine(), |position, (house, pair)| position.lock(*house, 5, pair));
    let clash = Color::Clash([cell(15), cell(81)]);
    assert_flawed(colors(&[&one], clash), &position, "the cells that clash do not see each other");
    let squeezed = Color::Squeezed([[cell(15), cell(26)], [cell(11), cell(12)]]);
    assert_flawed(
        colors(&[&one, &other], squeezed),
        &position,
        "the cells that are squeezed do not have the same colour",
    );
}

#[test]
fn deadly_patterns() {
    let rectangle = |digits: [u8; 2], guardians: &[Candidate], escape| {
        let (digits, cells) = (digits.map(Digit::new), cells(&[11, 14, 24, 21]));
        let pattern = DeadlyPattern::Loop { digits, cells };
        Reason::Deadly { pattern, guardians: guardians.to_vec(), escape }
    };
    let position = nine().mark(&[(11, 45), (14, 456), (21, 45), (24, 456)]);
    let guardians = [at(14, 6), at(24, 6)];
    let one_cell = |guardians: &[Candidate]| rectangle([4, 5], guardians, Escape::OneCell);
    assert_flawed(one_cell(&[at(24, 6); 2]), &position, "a guardian is named twice");
    assert_flawed(one_cell(&[at(24, 7)]), &position, "a guardian is not a candidate");
    assert_flawed(one_cell(&guardians), &position, "the guardians are not in one cell");
    let same = rectangle([4, 4], &guardians, Escape::OneCell);
    assert_flawed(same, &position, "the two digits of the loop are the same");

    let forced = Escape::Forced { digit: FIVE, houses: vec![row(8)] };
    let without = position.clone().lock(row(8), 5, &[]);
    assert_flawed(
        rectangle([4, 5], &guardians, forced),
        &without,
        "the forced digit has no place in a house",
    );
    let position = position.mark(&[(14, 45)]);
    let locked = Escape::Locked { house: column(4), digit: FIVE };
    let one = rectangle([4, 5], &guardians[1..], locked);
    assert_flawed(one, &position, "the guardians are not in two cells");
}

#[test]
fn chains() {
    assert_flawed(Reason::Loop(Vec::new()), &nine(), "the loop has no links");
    let nowhere = Claim { cells: Vec::new(), ..is(11, 5) };
    let chain = |links| Reason::Chain(Web { links });
    assert_flawed(chain(vec![assumed(nowhere)]), &nine(), "a link has no cell or names a cell twice");
    let inner = Box::new(places(Reason::OnlyDigit, at(11, 5)));
    let links = vec![assumed(is_not(17, 5)), link(is(11, 5), Because::Step(inner), &[0])];
    assert_flawed(chain(links), &nine(), "a step inside a chain can only rule out candidates");
    let cases = Reason::Cases { cases: Cases::Digits(cell(11)), webs: Vec::new() };
    assert_flawed(cases, &filled(), "there are no cases");
}
