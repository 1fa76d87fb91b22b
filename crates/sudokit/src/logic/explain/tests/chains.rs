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
In both cases, r3c1 cannot be 9.
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
So either all of these statements are true, or all of their opposites are.
A candidate that is impossible in both cases can be removed.
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
What if r6c1 is 3?
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
In every case, r4c7 is not 9.
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
In every case, r4c7 is not 9.
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
A cell that shares a row, column or box with cells of both groups sees both digits, so it cannot be 4 or 5.
So r1c9 and r5c1 cannot be 4 or 5.
- Remove 4 and 5 from r1c9 and r5c1.
"
    );
}
