//! Chains, loops and forcing chains.

use super::*;
use crate::logic::{Because, Cases, Fish, Link, LockedSet, SetKind, Web};

fn chain(links: Vec<Link>) -> Reason {
    Reason::Chain(Web { links })
}

/// r1c1 or r3c8 is 5: rows 1 and 3 each have two places for it.
fn skyscraper() -> (Candidates, Vec<Link>) {
    let position = nine().lock(row(1), 5, &[11, 17]).lock(row(3), 5, &[31, 38]);
    let links = vec![
        assumed(is_not(17, 5)),
        link(is(11, 5), Because::House(row(1)), &[0]),
        link(is_not(31, 5), Because::House(column(1)), &[1]),
        link(is(38, 5), Because::House(row(3)), &[2]),
    ];
    (position, links)
}

#[test]
fn a_chain_rules_out_cells_that_see_both_ends() {
    let (position, links) = skyscraper();
    assert_right(&removes(chain(links.clone()), &[at(28, 5), at(29, 5)]), &position);
    assert_wrong(&removes(chain(links.clone()), &[at(97, 5)]), &position, "5 in r9c7 is not ruled out");
    assert_wrong(&places(chain(links), at(38, 5)), &position, "5 in r3c8 is not proven");
}

#[test]
fn every_link_follows_by_its_rule() {
    let (position, links) = skyscraper();
    let changed = |number: usize, change: &dyn Fn(&mut Link)| {
        let mut links = links.clone();
        change(&mut links[number]);
        removes(chain(links), &[at(28, 5)])
    };
    assert_wrong(
        &changed(0, &|link| link.because = Because::Cell),
        &position,
        "the first link is not an assumption",
    );
    assert_wrong(
        &changed(2, &|link| link.because = Because::Assumed),
        &position,
        "a link after the first is an assumption",
    );
    assert_wrong(
        &changed(2, &|link| link.from = vec![3]),
        &position,
        "a link does not follow from an earlier link",
    );
    let elsewhere = "a link does not follow: its digit is not elsewhere in the house";
    assert_wrong(&changed(2, &|link| link.from.clear()), &position, elsewhere);
    assert_wrong(&changed(2, &|link| link.because = Because::House(row(3))), &position, elsewhere);
    assert_wrong(
        &changed(2, &|link| link.because = Because::Cell),
        &position,
        "a link does not follow: its cell does not hold another digit",
    );
    let places = "a link does not follow: its digit has other places";
    assert_wrong(&changed(3, &|link| link.from = vec![0]), &position, places);
    assert_wrong(&changed(3, &|link| link.because = Because::House(column(8))), &position, places);
    assert_wrong(
        &changed(3, &|link| link.because = Because::Cell),
        &position,
        "a link does not follow: its cell has other candidates",
    );
    assert_wrong(&changed(1, &|link| link.claim = is(12, 5)), &position, "a link is not about a candidate");
    for dropped in 0..links.len() {
        let mut fewer = links.clone();
        fewer.remove(dropped);
        assert!(check(&removes(chain(fewer), &[at(28, 5)]), &position).is_err());
    }
    assert_wrong(&removes(chain(Vec::new()), &[at(28, 5)]), &position, "the chain has no links");
}

#[test]
fn a_chain_through_cells_needs_all_other_candidates_removed() {
    let links = vec![
        assumed(is_not(11, 5)),
        link(is(11, 6), Because::Cell, &[0]),
        link(is_not(12, 6), Because::House(row(1)), &[1]),
        link(is(12, 7), Because::Cell, &[2]),
        link(is_not(13, 7), Because::House(row(1)), &[3]),
        link(is(13, 5), Because::Cell, &[4]),
    ];
    let step = removes(chain(links), &[at(19, 5), at(21, 5)]);
    assert_right(&step, &nine().mark(&[(11, 56), (12, 67), (13, 57)]));
    let others = "a link does not follow: its cell has other candidates";
    assert_wrong(&step, &nine().mark(&[(11, 56), (12, 678), (13, 57)]), others);
}

#[test]
fn a_chain_that_denies_its_assumption_proves_it_wrong() {
    let position = nine().mark(&[(11, 56), (12, 67), (13, 67)]);
    let links = vec![
        assumed(is(11, 6)),
        link(is_not(12, 6), Because::House(row(1)), &[0]),
        link(is(12, 7), Because::Cell, &[1]),
        link(is_not(13, 7), Because::House(row(1)), &[2]),
        link(is(13, 6), Because::Cell, &[3]),
        link(is_not(11, 6), Because::House(row(1)), &[4]),
    ];
    assert_right(&removes(chain(links.clone()), &[at(11, 6)]), &position);
    assert_wrong(&removes(chain(links), &[at(11, 5)]), &position, "5 in r1c1 is not ruled out");
}

/// An X-wing of 7 in rows 1 and 5, as a cycle.
#[test]
fn a_loop_rules_out_conflicts_with_both_of_its_colours() {
    let position = nine().lock(row(1), 7, &[11, 15]).lock(row(5), 7, &[51, 55]);
    let links = vec![
        link(is(11, 7), Because::House(row(1)), &[3]),
        link(is_not(51, 7), Because::House(column(1)), &[0]),
        link(is(55, 7), Because::House(row(5)), &[1]),
        link(is_not(15, 7), Because::House(column(5)), &[2]),
    ];
    let step = |links: &[Link], victim| removes(Reason::Loop(links.to_vec()), &[victim]);
    assert_right(&step(&links, at(91, 7)), &position);
    assert_right(&step(&links, at(25, 7)), &position);
    assert_wrong(&step(&links, at(28, 7)), &position, "7 in r2c8 is not ruled out");
    for dropped in 0..links.len() {
        let mut fewer = links.clone();
        fewer.remove(dropped);
        let before = "a link of the loop does not follow from the link before it";
        assert_wrong(&step(&fewer, at(91, 7)), &position, before);
    }
    let mut open = links.clone();
    open[0] = assumed(is(11, 7));
    let before = "a link of the loop does not follow from the link before it";
    assert_wrong(&step(&open, at(91, 7)), &position, before);
    let position = nine().lock(row(1), 7, &[11, 15]).lock(row(5), 7, &[51, 55, 58]);
    assert_wrong(&step(&links, at(91, 7)), &position, "a link does not follow: its digit has other places");
}

/// r1c1 = 1 makes r1c2 a 2 and so r1c3 a 5, but it also makes r2c2 a 5.
#[test]
fn a_contradiction_denies_its_assumption() {
    let position = nine().mark(&[(12, 12), (13, 125), (22, 15)]);
    let links = vec![
        assumed(is(11, 1)),
        link(is_not(12, 1), Because::House(row(1)), &[0]),
        link(is(12, 2), Because::Cell, &[1]),
        link(is_not(13, 2), Because::House(row(1)), &[2]),
        link(is_not(13, 1), Because::House(square(1)), &[0]),
        link(is(13, 5), Because::Cell, &[3, 4]),
        link(is_not(22, 1), Because::House(square(1)), &[0]),
        link(is(22, 5), Because::Cell, &[6]),
        link(is_not(13, 5), Because::House(square(1)), &[7]),
    ];
    let step = |links: &[Link], clash, victim| {
        let web = Web { links: links.to_vec() };
        removes(Reason::Contradiction { web, clash }, &[victim])
    };
    assert_right(&step(&links, [5, 8], at(11, 1)), &position);
    assert_wrong(&step(&links, [5, 8], at(11, 2)), &position, "2 in r1c1 is not ruled out");
    assert_wrong(
        &step(&links, [5, 7], at(11, 1)),
        &position,
        "the links that contradict each other are not opposites",
    );
    assert_wrong(
        &step(&links, [5, 9], at(11, 1)),
        &position,
        "the links that contradict each other are missing",
    );
    let mut poorer = links.clone();
    poorer[5].from = vec![3];
    let others = "a link does not follow: its cell has other candidates";
    assert_wrong(&step(&poorer, [5, 8], at(11, 1)), &position, others);
    for dropped in 0..links.len() {
        let mut fewer = links.clone();
        fewer.remove(dropped);
        assert!(check(&step(&fewer, [5, 8], at(11, 1)), &position).is_err());
        assert!(check(&step(&fewer, [4, 7], at(11, 1)), &position).is_err());
    }
}

/// r1c1 = 1 makes r1c4 and r1c5 a naked pair, which leaves no candidate in r1c9.
#[test]
fn a_step_inside_a_web_is_checked_in_its_position() {
    let position = nine().mark(&[(14, 123), (15, 23), (19, 12)]);
    let pair = LockedSet { kind: SetKind::Naked, house: row(1), cells: cells(&[14, 15]), digits: digits(23) };
    let inner = removes(Reason::LockedSet(pair), &[at(19, 2)]);
    let step = |inner: &Step, from: &[usize]| {
        let links = vec![
            assumed(is(11, 1)),
            link(is_not(14, 1), Because::House(row(1)), &[0]),
            link(is_not(19, 2), Because::Step(Box::new(inner.clone())), from),
            link(is_not(19, 1), Because::House(row(1)), &[0]),
            link(is(19, 2), Because::Cell, &[3]),
        ];
        removes(Reason::Contradiction { web: Web { links }, clash: [2, 4] }, &[at(11, 1)])
    };
    assert_right(&step(&inner, &[1]), &position);
    assert_wrong(&step(&inner, &[]), &position, "the cells of the set have other candidates");
    assert_wrong(
        &step(&inner, &[0, 1]),
        &position,
        "a step inside a chain follows only from candidates that are ruled out",
    );
    let other = Step { eliminations: vec![at(18, 2)], ..inner.clone() };
    assert_wrong(
        &step(&other, &[1]),
        &position,
        "a step inside a chain does not rule out the candidate of its link",
    );
    let more = Step { eliminations: vec![at(19, 2), at(29, 2)], ..inner };
    assert_wrong(&step(&more, &[1]), &position, "2 in r2c9 is not ruled out");
}

#[test]
fn all_cases_lead_to_the_same_claim() {
    // r5c5 is 1 or 2, so r5c7 or r5c8 is 3.
    let position = nine().mark(&[(55, 12), (57, 13), (58, 23)]);
    let web = |digit: u8, place: usize| Web {
        links: vec![
            assumed(is(55, digit)),
            link(is_not(place, digit), Because::House(row(5)), &[0]),
            link(is(place, 3), Because::Cell, &[1]),
            link(is_not(59, 3), Because::House(row(5)), &[2]),
        ],
    };
    let webs = [web(1, 57), web(2, 58)];
    let step = |name, webs: &[Web]| {
        let cases = Cases::Digits(cell(name));
        removes(Reason::Cases { cases, webs: webs.to_vec() }, &[at(59, 3)])
    };
    assert_right(&step(55, &webs), &position);
    assert_wrong(&step(55, &webs[..1]), &position, "the chains do not cover each case exactly once");
    assert_wrong(&step(57, &webs), &position, "the chains do not cover each case exactly once");
    let mut apart = webs.clone();
    apart[1].links.pop();
    assert_wrong(&step(55, &apart), &position, "the cases do not all lead to the same result");
    let wider = nine().mark(&[(55, 124), (57, 13), (58, 23)]);
    assert_wrong(&step(55, &webs), &wider, "the chains do not cover each case exactly once");
}

#[test]
fn a_case_may_contradict_itself() {
    // If r5c5 is 2, r5c4 and r5c6 would both be 4.
    let position = nine().mark(&[(55, 12), (57, 13), (54, 24), (56, 24)]);
    let possible = Web {
        links: vec![
            assumed(is(55, 1)),
            link(is_not(57, 1), Because::House(row(5)), &[0]),
            link(is(57, 3), Because::Cell, &[1]),
            link(is_not(59, 3), Because::House(row(5)), &[2]),
        ],
    };
    let impossible = Web {
        links: vec![
            assumed(is(55, 2)),
            link(is_not(54, 2), Because::House(row(5)), &[0]),
            link(is(54, 4), Because::Cell, &[1]),
            link(is_not(56, 2), Because::House(row(5)), &[0]),
            link(is(56, 4), Because::Cell, &[3]),
            link(is_not(56, 4), Because::House(row(5)), &[2]),
        ],
    };
    let step = |webs: &[&Web]| {
        let cases = Cases::Digits(cell(55));
        removes(Reason::Cases { cases, webs: webs.iter().copied().cloned().collect() }, &[at(59, 3)])
    };
    assert_right(&step(&[&possible, &impossible]), &position);
    assert_right(&step(&[&impossible, &possible]), &position);
    let mut unfinished = impossible.clone();
    unfinished.links.pop();
    assert_wrong(&step(&[&possible, &unfinished]), &position, "the cases do not all lead to the same result");
}

#[test]
fn cases_may_be_places_or_the_truth_of_a_candidate() {
    // In column 9 the 7 is at r1c9, or at r5c9 and then in column 2 at r1c2.
    let position = nine().lock(column(9), 7, &[19, 59]).lock(column(2), 7, &[52, 12]);
    let top = Web { links: vec![assumed(is(19, 7)), link(is_not(11, 7), Because::House(row(1)), &[0])] };
    let bottom = Web {
        links: vec![
            assumed(is(59, 7)),
            link(is_not(52, 7), Because::House(row(5)), &[0]),
            link(is(12, 7), Because::House(column(2)), &[1]),
            link(is_not(11, 7), Because::House(row(1)), &[2]),
        ],
    };
    let cases = Cases::Places(column(9), Digit::new(7));
    let webs = vec![bottom.clone(), top.clone()];
    assert_right(&removes(Reason::Cases { cases, webs: webs.clone() }, &[at(11, 7)]), &position);
    let other = Cases::Places(column(9), Digit::new(6));
    assert_wrong(
        &removes(Reason::Cases { cases: other, webs }, &[at(11, 7)]),
        &position,
        "the chains do not cover each case exactly once",
    );

    let absent = Web {
        links: [
            vec![assumed(is_not(19, 7)), link(is(59, 7), Because::House(column(9)), &[0])],
            bottom.links[1..]
                .iter()
                .enumerate()
                .map(|(number, link)| Link { from: vec![number + 1], ..link.clone() })
                .collect(),
        ]
        .concat(),
    };
    let cases = Cases::Either(at(19, 7));
    let webs = vec![top, absent];
    assert_right(&removes(Reason::Cases { cases, webs: webs.clone() }, &[at(11, 7)]), &position);
    assert_wrong(
        &removes(Reason::Cases { cases: Cases::Either(at(59, 7)), webs }, &[at(11, 7)]),
        &position,
        "the chains do not cover each case exactly once",
    );
}

#[test]
fn cases_may_be_the_fins_of_a_fish_and_its_places_in_a_house() {
    // The 5s of rows 3 and 8 are in columns 2 and 7, or r8c9 puts one into r5c5.
    let position = nine().lock(row(3), 5, &[32, 37]).lock(row(8), 5, &[82, 87, 89]);
    let position = position.lock(row(1), 5, &[14, 19]).lock(square(5), 5, &[44, 55]);
    let arm = Web {
        links: vec![
            assumed(is(89, 5)),
            link(is_not(19, 5), Because::House(column(9)), &[0]),
            link(is(14, 5), Because::House(row(1)), &[1]),
            link(is_not(44, 5), Because::House(column(4)), &[2]),
            link(is(55, 5), Because::House(square(5)), &[3]),
            link(is_not(57, 5), Because::House(row(5)), &[4]),
        ],
    };
    let sight = |place| Web {
        links: vec![assumed(is(place, 5)), link(is_not(57, 5), Because::House(column(7)), &[0])],
    };
    let webs = [arm, sight(37), sight(87)];
    let step = |fins: &[usize], through, webs: &[Web]| {
        let (base, cover) = (vec![row(3), row(8)], vec![column(2), column(7)]);
        let fish = Fish { digit: Digit::new(5), base, cover, fins: cells(fins) };
        let cases = Cases::Fish { fish, through };
        removes(Reason::Cases { cases, webs: webs.to_vec() }, &[at(57, 5)])
    };
    assert_right(&step(&[89], column(7), &webs), &position);
    assert_wrong(
        &step(&[89], column(7), &webs[1..]),
        &position,
        "the chains do not cover each case exactly once",
    );
    assert_wrong(&step(&[89], column(2), &webs), &position, "the chains do not cover each case exactly once");
    let outside = "the house of the case is not in the cover";
    assert_wrong(&step(&[89], column(3), &webs), &position, outside);
    let fins = "the fins are not the places outside the cover or in two base houses";
    assert_wrong(&step(&[], column(7), &webs[1..]), &position, fins);
}
