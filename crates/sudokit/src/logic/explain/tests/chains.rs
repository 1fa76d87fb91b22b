//! Chains of all shapes.

use super::*;

#[test]
fn chains() {
    let web = Web {
        links: vec![
            link("r2c3!9", Because::Assumed, &[]),
            link("r2c7=9", Because::House(row(2)), &[0]),
            link("r5c7!9", Because::House(column(7)), &[1]),
            link("r5c7=4", Because::Cell, &[2]),
            link("r5c1!4", Because::House(row(5)), &[3]),
            link("r5c1=9", Because::Cell, &[4]),
        ],
    };
    assert_eq!(
        explained(&blank(""), &removing(Technique::Aic, Reason::Chain(web.clone()), "r3c1=9")),
        "\
Look at the upper left box (box 1).
A chain of 5 links leads from 9 in r2c3 to 9 in r5c1.
Suppose r2c3 is not 9.
Then r2c7 is 9, because it is the only place left for 9 in row 2.
Then r5c7 is not 9, because column 7 has its 9 in r2c7.
Then r5c7 is 4, because it has no other candidate left.
Then r5c1 is not 4, because row 5 has its 4 in r5c7.
Then r5c1 is 9, because it has no other candidate left.
So r2c3 is 9, or r5c1 is 9.
r3c1 shares box 1 with r2c3, and column 1 with r5c1.
So r3c1 cannot be 9.
- Remove 9 from r3c1.
"
    );
    let mut back = web;
    back.links.push(link("r1c1!9", Because::House(column(1)), &[5]));
    back.links.push(link("r2c3=9", Because::House(house(HouseKind::Box, 1)), &[6]));
    assert_eq!(
        explained(&blank(""), &placing(Technique::Aic, Reason::Chain(back), "r2c3=9")),
        "\
Look at the upper left box (box 1).
A chain of 7 links starts at 9 in r2c3 and comes back to it.
Suppose r2c3 is not 9.
Then r2c7 is 9, because it is the only place left for 9 in row 2.
Then r5c7 is not 9, because column 7 has its 9 in r2c7.
Then r5c7 is 4, because it has no other candidate left.
Then r5c1 is not 4, because row 5 has its 4 in r5c7.
Then r5c1 is 9, because it has no other candidate left.
Then r1c1 is not 9, because column 1 has its 9 in r5c1.
Then r2c3 is 9, because it is the only place left for 9 in box 1.
This contradicts the assumption, so the assumption is wrong.
So r2c3 is 9.
- Place 9 in r2c3.
"
    );
}

#[test]
fn loops() {
    let links = vec![
        link("r2c3=9", Because::House(column(3)), &[3]),
        link("r2c7!9", Because::House(row(2)), &[0]),
        link("r8c7=9", Because::House(column(7)), &[1]),
        link("r8c3!9", Because::House(row(8)), &[2]),
    ];
    let step = removing(Technique::XCycle, Reason::Loop(links), "r2c5=9 r8c1=9");
    assert_eq!(
        explained(&blank(""), &step),
        "\
Look at the upper left box (box 1).
A closed chain of 4 links runs through 9 in r2c3.
Suppose r2c3 is 9.
Then r2c7 is not 9, because row 2 has its 9 in r2c3.
Then r8c7 is 9, because it is the only place left for 9 in column 7.
Then r8c3 is not 9, because row 8 has its 9 in r8c7.
Then r2c3 is 9, because it is the only place left for 9 in column 3, and the loop is closed.
It also works backwards: if r2c3 is not 9, then r8c3 is 9, and so on around the loop.
So either all of these statements are true, or all of them are false.
So one of r2c3 and r2c7 is 9, and no other cell of row 2 can be 9.
So one of r8c3 and r8c7 is 9, and no other cell of row 8 can be 9.
So r2c5 and r8c1 cannot be 9.
- Remove 9 from r2c5 and r8c1.
"
    );
}

#[test]
fn contradictions_with_steps_inside() {
    let nested = removing(
        Technique::Pointing,
        Reason::Intersection { digit: Digit::new(3), base: house(HouseKind::Box, 5), cover: row(4) },
        "r4c1=3",
    );
    let position = without(blank(""), 3, "r4c5 r5c4 r5c5 r5c6 r6c4 r6c6");
    let web = Web {
        links: vec![
            link("r6c1=3", Because::Assumed, &[]),
            link("r6c5!3", Because::House(row(6)), &[0]),
            link("r4c1!3", Because::Step(Box::new(nested)), &[1]),
            link("r4c2=3", Because::House(row(4)), &[2, 1]),
            link("r4c2!3", Because::House(house(HouseKind::Box, 4)), &[0]),
        ],
    };
    let reason = Reason::Contradiction { web, clash: [3, 4] };
    assert_eq!(
        explained(&position, &removing(Technique::DynamicPlus, reason, "r6c1=3")),
        "\
Look at the middle left box (box 4).
Can r6c1 be 3?
(1) Suppose r6c1 is 3.
(2) From (1): r6c5 is not 3, because row 6 has its 3 in r6c1.
(3) From (2): r4c1 is not 3 [Pointing: In box 5, the digit 3 can only go in r4c4 or r4c6].
(4) From (2) and (3): r4c2 is 3, because it is the only place left for 3 in row 4.
(5) From (1): r4c2 is not 3, because box 4 has its 3 in r6c1.
But r4c2 cannot be 3 and not 3 at the same time, so the assumption is wrong.
So r6c1 cannot be 3.
- Remove 3 from r6c1.
"
    );
}

#[test]
fn a_step_inside_with_a_chain_of_its_own_is_proven() {
    let web = Web {
        links: vec![
            link("r4c8=3", Because::Assumed, &[]),
            link("r4c2!3", Because::House(row(4)), &[0]),
            link("r6c1=3", Because::House(house(HouseKind::Box, 4)), &[1]),
            link("r6c8!3", Because::House(row(6)), &[2]),
            link("r9c8!3", Because::House(column(8)), &[0]),
        ],
    };
    let reason = Reason::Contradiction { web, clash: [0, 4] };
    let nested = removing(Technique::Aic, reason, "r4c8=3 r5c8=3");
    let because = || Because::Step(Box::new(nested.clone()));
    let outer = Web {
        links: vec![
            link("r1c1=3", Because::Assumed, &[]),
            link("r6c9!3", Because::House(row(6)), &[0]),
            link("r4c8!3", because(), &[1]),
            link("r5c8!3", because(), &[1]),
            link("r1c1!3", Because::House(row(1)), &[2, 3]),
        ],
    };
    let reason = Reason::Contradiction { web: outer, clash: [0, 4] };
    let explained = explained(&blank(""), &removing(Technique::Nested2, reason, "r1c1=3"));
    let sentences: Vec<&str> = explained.lines().collect();
    assert_eq!(
        sentences[4..13],
        [
            "(3) From (2): r4c8 is not 3 [Alternating inference chain: the proof follows].",
            "Proof of (3): (3.1) Suppose r4c8 is 3.",
            "(3.2) From (3.1): r4c2 is not 3, because row 4 has its 3 in r4c8.",
            "(3.3) From (3.2): r6c1 is 3, because it is the only place left for 3 in box 4.",
            "(3.4) From (3.3): r6c8 is not 3, because row 6 has its 3 in r6c1.",
            "(3.5) From (3.1): r9c8 is not 3, because column 8 has its 3 in r4c8.",
            "This contradicts the assumption, so the assumption is wrong.",
            "So r4c8 and r5c8 cannot be 3.",
            "(4) From (2): r5c8 is not 3 [Alternating inference chain, as in (3)].",
        ]
    );
}

#[test]
fn a_short_chain_is_described_by_its_parts() {
    let position = without(blank("r1c1=26 r8c5=26"), 2, "r4c2 r4c3 r4c4 r4c6 r4c7 r4c8 r4c9");
    let web = Web {
        links: vec![
            link("r1c1!6", Because::Assumed, &[]),
            link("r1c1=2", Because::Cell, &[0]),
            link("r4c1!2", Because::House(column(1)), &[1]),
            link("r4c5=2", Because::House(row(4)), &[2]),
            link("r8c5!2", Because::House(column(5)), &[3]),
            link("r8c5=6", Because::Cell, &[4]),
        ],
    };
    let step = removing(Technique::WWing, Reason::Chain(web), "r1c5=6 r8c1=6");
    assert_eq!(
        explained(&position, &step).lines().collect::<Vec<_>>(),
        [
            "Look at the upper left box (box 1).",
            "r1c1 and r8c5 can each only be 2 or 6.",
            "In row 4, the digit 2 can only go in r4c1 or r4c5.",
            "r1c1 and r4c1 are both in column 1.",
            "r4c5 and r8c5 are both in column 5.",
            "Suppose r1c1 is not 6.",
            "Then r1c1 is 2, because it has no other candidate left.",
            "Then r4c1 is not 2, because column 1 has its 2 in r1c1.",
            "Then r4c5 is 2, because it is the only place left for 2 in row 4.",
            "Then r8c5 is not 2, because column 5 has its 2 in r4c5.",
            "Then r8c5 is 6, because it has no other candidate left.",
            "So r1c1 is 6, or r8c5 is 6.",
            "r1c5 shares row 1 with r1c1, and column 5 with r8c5.",
            "r8c1 shares column 1 with r1c1, and row 8 with r8c5.",
            "So r1c5 and r8c1 cannot be 6.",
            "- Remove 6 from r1c5 and r8c1.",
        ]
    );
}

#[test]
fn cases() {
    let web = |start: &str| Web {
        links: vec![link(start, Because::Assumed, &[]), link("r4c7!9", Because::House(column(7)), &[0])],
    };
    let position = without(blank("r1c7=19"), 9, "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6");
    let step = |cases, webs: &[&str], technique| {
        let webs = webs.iter().map(|start| web(start)).collect();
        removing(technique, Reason::Cases { cases, webs }, "r4c7=9")
    };
    let either = step(Cases::Either(at("r1c7=9")), &["r1c7=9", "r1c7!9"], Technique::DynamicForcingChain);
    assert_eq!(
        explained(&position, &either),
        "\
Look at the upper right box (box 3).
r1c7 is 9, or it is not.
Suppose r1c7 is 9.
Then r4c7 is not 9, because column 7 has its 9 in r1c7.
Suppose r1c7 is not 9.
Then r4c7 is not 9, because column 7 has its 9 in r1c7.
In both cases, r4c7 is not 9.
- Remove 9 from r4c7.
"
    );
    let digits = step(Cases::Digits(cell("r1c7")), &["r1c7=1", "r1c7=9"], Technique::CellForcingChain);
    assert_eq!(
        explained(&position, &digits),
        "\
Look at the upper right box (box 3).
r1c7 is 1 or 9.
Suppose r1c7 is 1.
Then r4c7 is not 9, because column 7 has its 9 in r1c7.
Suppose r1c7 is 9.
Then r4c7 is not 9, because column 7 has its 9 in r1c7.
In both cases, r4c7 is not 9.
- Remove 9 from r4c7.
"
    );
    let impossible = Web {
        links: vec![
            link("r1c7=1", Because::Assumed, &[]),
            link("r4c7!1", Because::House(column(7)), &[0]),
            link("r4c7=1", Because::Cell, &[1]),
        ],
    };
    let reason = Reason::Cases { cases: Cases::Digits(cell("r1c7")), webs: vec![impossible, web("r1c7=9")] };
    assert_eq!(
        explained(&position, &removing(Technique::ForcingNetVerity, reason, "r4c7=9")),
        "\
Look at the upper right box (box 3).
r1c7 is 1 or 9.
Suppose r1c7 is 1.
Then r4c7 is not 1, because column 7 has its 1 in r1c7.
Then r4c7 is 1, because it has no other candidate left.
But r4c7 cannot be 1 and not 1 at the same time, so this case is impossible.
Suppose r1c7 is 9.
Then r4c7 is not 9, because column 7 has its 9 in r1c7.
In every possible case, r4c7 is not 9.
- Remove 9 from r4c7.
"
    );
    let places = step(
        Cases::Places(row(1), Digit::new(9)),
        &["r1c7=9", "r1c8=9", "r1c9=9"],
        Technique::RegionForcingChain,
    );
    assert_eq!(
        explained(&position, &places),
        "\
Look at row 1.
In row 1, the digit 9 is in r1c7, r1c8 or r1c9.
Suppose r1c7 is 9.
Then r4c7 is not 9, because column 7 has its 9 in r1c7.
Suppose r1c8 is 9.
Then r4c7 is not 9, because column 7 has its 9 in r1c8.
Suppose r1c9 is 9.
Then r4c7 is not 9, because column 7 has its 9 in r1c9.
In every case, r4c7 is not 9.
- Remove 9 from r4c7.
"
    );
}

#[test]
fn alternating() {
    let position = blank("r1c1=45 r1c5=45 r5c5=45 r5c9=45");
    let reason =
        Reason::Alternating { digits: [Digit::new(4), Digit::new(5)], cells: cells("r1c1 r1c5 r5c5 r5c9") };
    let step = removing(Technique::RemotePair, reason, "r1c9=4 r5c1=4 r1c9=5 r5c1=5");
    assert_eq!(
        explained(&position, &step),
        "\
Look at the upper left box (box 1).
r1c1, r1c5, r5c5 and r5c9 can each be 4 or 5.
Each of them shares a row, column or box with the next, so 4 and 5 alternate.
Either r1c1 and r5c5 are 4 and r1c5 and r5c9 are 5, or the other way round.
A cell that shares a row, column or box with a cell of each of these two groups cannot be 4 or 5: one group is 4, and the other is 5.
r1c9 shares row 1 with r1c1 and r1c5.
r5c1 shares column 1 with r1c1, and row 5 with r5c9.
So r1c9 and r5c1 cannot be 4 or 5.
- Remove 4 and 5 from r1c9 and r5c1.
"
    );
}

#[test]
fn remote_pairs_name_the_cells_that_are_seen() {
    assert_eq!(first(Technique::RemotePair, &blank("r2c6=45 r7c6=45 r7c7=45 r3c7=45")), "\
Look at the upper middle box (box 2).
r2c6, r7c6, r7c7 and r3c7 can each be 4 or 5.
Each of them shares a row, column or box with the next, so 4 and 5 alternate.
Either r2c6 and r7c7 are 4 and r7c6 and r3c7 are 5, or the other way round.
A cell that shares a row, column or box with a cell of each of these two groups cannot be 4 or 5: one group is 4, and the other is 5.
r2c7, r2c8 and r2c9 share row 2 with r2c6, and box 3 with r3c7.
r3c4 and r3c5 share box 2 with r2c6, and row 3 with r3c7.
r3c6 shares box 2 with r2c6, and column 6 with r7c6.
So r2c7, r2c8, r2c9, r3c4, r3c5 and r3c6 cannot be 4 or 5.
- Remove 4 and 5 from r2c7, r2c8, r2c9, r3c4, r3c5 and r3c6.
");
}

/// A refuted assumption that a digit is not there says where the digit is, before what follows.
#[test]
fn a_digit_that_must_be_there_is_named() {
    let back = Web {
        links: vec![
            link("r5c7!7", Because::Assumed, &[]),
            link("r5c2=7", Because::House(row(5)), &[0]),
            link("r8c2!7", Because::House(column(2)), &[1]),
            link("r8c7=7", Because::House(row(8)), &[2]),
            link("r5c7=7", Because::House(column(7)), &[3]),
        ],
    };
    assert_eq!(
        explained(&blank(""), &removing(Technique::Aic, Reason::Chain(back.clone()), "r5c1=7 r6c7=7")),
        "\
Look at the middle right box (box 6).
In row 5, the digit 7 can only go in r5c2 or r5c7.
In row 8, the digit 7 can only go in r8c2 or r8c7.
In column 7, the digit 7 can only go in r5c7 or r8c7.
r5c2 and r8c2 are both in column 2.
Suppose r5c7 is not 7.
Then r5c2 is 7, because it is the only place left for 7 in row 5.
Then r8c2 is not 7, because column 2 has its 7 in r5c2.
Then r8c7 is 7, because it is the only place left for 7 in row 8.
Then r5c7 is 7, because it is the only place left for 7 in column 7.
This contradicts the assumption, so the assumption is wrong.
So r5c7 is 7.
So r5c1 and r6c7 cannot be 7.
- Remove 7 from r5c1 and r6c7.
"
    );
    let web = Web {
        links: vec![
            link("r5c7!7", Because::Assumed, &[]),
            link("r5c2=7", Because::House(row(5)), &[0]),
            link("r8c7=7", Because::House(column(7)), &[0]),
            link("r8c2!7", Because::House(row(8)), &[2]),
            link("r8c2=7", Because::House(column(2)), &[0]),
        ],
    };
    let reason = Reason::Contradiction { web, clash: [3, 4] };
    assert_eq!(
        explained(&blank(""), &removing(Technique::ForcingChainContradiction, reason, "r5c1=7")),
        "\
Look at the middle right box (box 6).
Must r5c7 be 7?
(1) Suppose r5c7 is not 7.
(2) From (1): r5c2 is 7, because it is the only place left for 7 in row 5.
(3) From (1): r8c7 is 7, because it is the only place left for 7 in column 7.
(4) From (3): r8c2 is not 7, because row 8 has its 7 in r8c7.
(5) From (1): r8c2 is 7, because it is the only place left for 7 in column 2.
But r8c2 cannot be 7 and not 7 at the same time, so the assumption is wrong.
So r5c7 is 7.
So r5c1 cannot be 7.
- Remove 7 from r5c1.
"
    );
}

/// The moves replace a sentence that only says the same, but not one that ends a proof.
#[test]
fn a_conclusion_of_both_cases_stays() {
    let web = Web {
        links: vec![link("r1c1!1", Because::Assumed, &[]), link("r1c5=1", Because::House(row(1)), &[0])],
    };
    let step = removing(Technique::Aic, Reason::Chain(web), "r1c1=2 r1c5=3");
    let explanation = step.explain(&blank(""), &Alphabet::usual(9));
    assert_eq!(
        explanation.up_to(Reveal::Move)[2..],
        [
            "In row 1, the digit 1 can only go in r1c1 or r1c5.",
            "Suppose r1c1 is not 1.",
            "Then r1c5 is 1, because it is the only place left for 1 in row 1.",
            "So r1c1 is 1, or r1c5 is 1.",
            "In both cases, r1c1 cannot be 2, and r1c5 cannot be 3.",
            "Remove 2 from r1c1.",
            "Remove 3 from r1c5.",
        ]
    );
}
