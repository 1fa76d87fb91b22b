//! Fish and templates.

use super::*;

#[test]
fn fish() {
    let others = "r3c1 r3c3 r3c4 r3c5 r3c6 r3c8 r3c9 r8c1 r8c3 r8c4 r8c5 r8c6 r8c8 r8c9";
    let position = without(blank(""), 5, others);
    let fish = |fins: &str| {
        Reason::Fish(Fish {
            digit: Digit::new(5),
            base: vec![row(3), row(8)],
            cover: vec![column(2), column(7)],
            fins: cells(fins),
        })
    };
    assert_eq!(
        told(&position, &removing(Technique::XWing, fish(""), "r5c2=5 r9c7=5")),
        "\
Look at rows 3 and 8.
In rows 3 and 8, 5 can go only to columns 2 and 7: to r3c2, r3c7, r8c2 and r8c7.
The two rows need two 5s in the two columns, one in each column.
With these they are full: no other cell of these columns can be 5.
So r5c2 and r9c7 cannot be 5.
- Remove 5 from r5c2 and r9c7.
"
    );
    let finned = without(blank(""), 5, &others.replace("r3c8 r3c9 ", ""));
    assert_eq!(told(&finned, &removing(Technique::FinnedXWing, fish("r3c8 r3c9"), "r1c7=5")), "\
Look at rows 3 and 8.
In rows 3 and 8, 5 can go only to columns 2 and 7, but for r3c8 and r3c9.
r3c8 and r3c9 are the fins of this fish.
If no fin is 5, the two rows need two 5s in the two columns, one in each column: no other cell of these columns can be 5.
If one of the fins is 5, no cell that shares a row, column or box with each fin can be.
A cell of columns 2 and 7 to which both applies cannot be 5 in any case.
So r1c7 cannot be 5.
- Remove 5 from r1c7.
");
    let one = without(blank(""), 5, &others.replace("r3c8 ", ""));
    assert_eq!(told(&one, &removing(Technique::FinnedXWing, fish("r3c8"), "r1c7=5")), "\
Look at rows 3 and 8.
In rows 3 and 8, 5 can go only to columns 2 and 7, but for r3c8.
r3c8 is the fin of this fish.
If the fin is not 5, the two rows need two 5s in the two columns, one in each column: no other cell of these columns can be 5.
If the fin is 5, no cell that shares a row, column or box with it can be.
A cell of columns 2 and 7 to which both applies cannot be 5 in any case.
So r1c7 cannot be 5.
- Remove 5 from r1c7.
");
}

#[test]
fn fish_of_mixed_houses() {
    let position = without(blank(""), 5, "r8c3 r8c4 r8c5 r8c6 r8c7 r8c8 r8c9");
    let position = without(position, 5, "r1c2 r1c3 r2c1 r2c3 r3c1 r3c2 r3c3");
    assert_eq!(
        first(Technique::FrankenXWing, &position),
        "\
Look at row 8 and the upper left box (box 1).
In row 8 and box 1, 5 can go only to columns 1 and 2: to r8c1, r8c2, r1c1 and r2c2.
The two houses need two 5s in the two columns, one in each column.
With these they are full: no other cell of these columns can be 5.
So r4c1, r4c2, r5c1, r5c2, r6c1, r6c2, r7c1, r7c2, r9c1 and r9c2 cannot be 5.
- Remove 5 from r4c1, r4c2, r5c1, r5c2, r6c1, r6c2, r7c1, r7c2, r9c1 and r9c2.
"
    );
    let shared = without(blank(""), 5, "r2c2 r2c3 r2c4 r2c5 r2c6 r2c8 r2c9");
    let shared = without(shared, 5, "r1c1 r1c2 r1c3 r3c2 r3c3");
    let endo_fin = Reason::Fish(Fish {
        digit: Digit::new(5),
        base: vec![row(2), house(HouseKind::Box, 1)],
        cover: vec![column(1), column(7)],
        fins: cells("r2c1"),
    });
    assert_eq!(
        told(&shared, &removing(Technique::FinnedFrankenXWing, endo_fin, "r4c1=5")),
        "\
Look at row 2 and the upper left box (box 1).
In row 2 and box 1, 5 can go only to columns 1 and 7.
r2c1 is in row 2 and box 1 at once.
r2c1 is the fin of this fish.
If the fin is not 5, the two houses need two 5s in the two columns, one in each column: no other cell of these columns can be 5.
If the fin is 5, no cell that shares a row, column or box with it can be.
A cell of columns 1 and 7 to which both applies cannot be 5 in any case.
So r4c1 cannot be 5.
- Remove 5 from r4c1.
"
    );
    let twice = without(blank(""), 5, "r2c3 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9");
    let twice = without(twice, 5, "r8c1 r8c3 r8c4 r8c5 r8c6 r8c7 r8c8 r8c9");
    let cannibal = Reason::Fish(Fish {
        digit: Digit::new(5),
        base: vec![row(2), row(8)],
        cover: vec![column(2), house(HouseKind::Box, 1)],
        fins: Vec::new(),
    });
    assert_eq!(
        told(&twice, &removing(Technique::FrankenXWing, cannibal, "r1c1=5 r2c2=5")),
        "\
Look at rows 2 and 8.
In rows 2 and 8, 5 can go only to column 2 and box 1: to r2c1, r2c2 and r8c2.
The two rows need two 5s in column 2 and box 1, one in each.
With these they are full: no other cell of column 2 and box 1 can be 5, and r2c2, which is in column 2 and box 1, would take both of them.
So r1c1 and r2c2 cannot be 5.
- Remove 5 from r1c1 and r2c2.
"
    );
}

#[test]
fn kraken_fish() {
    let position = without(blank(""), 5, "r3c1 r3c3 r3c4 r3c5 r3c6 r3c8 r3c9 r8c1 r8c3 r8c4 r8c5 r8c6 r8c8");
    let position = without(position, 5, "r1c1 r1c2 r1c3 r1c5 r1c6 r1c7 r1c8");
    let position = without(position, 5, "r4c5 r4c6 r5c4 r5c6 r6c4 r6c5 r6c6");
    let steps = Technique::KrakenFish.find_all(&position);
    let is_meant = |step: &&Step| match &step.reason {
        Reason::Cases { cases: Cases::Fish { fish, .. }, .. } => {
            fish.base == [row(3), row(8)] && fish.fins == cells("r8c9") && step.eliminations == [at("r5c7=5")]
        }
        _ => false,
    };
    let step = steps.iter().find(is_meant).unwrap();
    assert_eq!(
        told(&position, step),
        "\
Look at rows 3 and 8.
In rows 3 and 8, 5 can go only to columns 2 and 7, but for r8c9.
r8c9 is the fin of this fish.
If the fin is not 5, the two rows need two 5s in the two columns, one in each column, also in column 7.
Suppose r8c9 is 5.
Then r1c9 is not 5: column 9 has its 5 in r8c9.
Then r1c4 is 5: it is the only place left for 5 in row 1.
Then r4c4 is not 5: column 4 has its 5 in r1c4.
Then r5c5 is 5: it is the only place left for 5 in box 5.
Then r5c7 is not 5: row 5 has its 5 in r5c5.
Suppose r3c7 is 5.
Then r5c7 is not 5: column 7 has its 5 in r3c7.
Suppose r8c7 is 5.
Then r5c7 is not 5: column 7 has its 5 in r8c7.
In each case r5c7 is not 5.
So r5c7 cannot be 5.
- Remove 5 from r5c7.
"
    );
}

#[test]
fn templates() {
    let position = without(blank(""), 5, "r3c1 r3c3 r3c4 r3c5 r3c6 r3c7 r3c8 r3c9");
    let placed = placing(Technique::TemplateSet, Reason::Templates { digit: Digit::new(5) }, "r3c2=5");
    assert_eq!(
        told(&position, &placed),
        "\
Look at the whole board.
In which ways can 5 be placed on the whole board?
Every way to give each house its 5 uses r3c2.
So r3c2 is 5.
- Place 5 in r3c2.
"
    );
    let reason = Reason::Templates { digit: Digit::new(5) };
    assert_eq!(
        told(&position, &removing(Technique::TemplateDelete, reason, "r1c2=5 r2c1=5")),
        "\
Look at the whole board.
In which ways can 5 be placed on the whole board?
No way to give each house its 5 uses r1c2 or r2c1.
So r1c2 and r2c1 cannot be 5.
- Remove 5 from r1c2 and r2c1.
"
    );
}
