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
        explained(&position, &removing(Technique::XWing, fish(""), "r5c2=5 r9c7=5")),
        "\
Look at rows 3 and 8.
In rows 3 and 8, the digit 5 can only go in columns 2 and 7: r3c2, r3c7, r8c2 and r8c7.
Rows 3 and 8 each have their 5 in one of these cells. Columns 2 and 7 can have only one 5 each, so each of them has it in one of these cells.
No other cell of columns 2 and 7 can be 5.
So r5c2 and r9c7 cannot be 5.
- Remove 5 from r5c2 and r9c7.
"
    );
    let finned = without(blank(""), 5, &others.replace("r3c8 r3c9 ", ""));
    assert_eq!(explained(&finned, &removing(Technique::FinnedXWing, fish("r3c8 r3c9"), "r1c7=5")), "\
Look at rows 3 and 8.
In rows 3 and 8, the digit 5 can only go in columns 2 and 7, or in r3c8 or r3c9.
r3c8 and r3c9 are the fins: extra places that do not fit the pattern.
If neither r3c8 nor r3c9 is 5, rows 3 and 8 each have their 5 in columns 2 and 7, never two of them in the same house. So columns 2 and 7 each have their 5 in rows 3 and 8, and no other cell of columns 2 and 7 can be 5.
If one of r3c8 and r3c9 is 5, a cell that shares a row, column or box with both of them cannot be 5.
r1c7 shares box 3 with r3c8 and r3c9.
In both cases, r1c7 cannot be 5.
- Remove 5 from r1c7.
");
    let one = without(blank(""), 5, &others.replace("r3c8 ", ""));
    assert_eq!(explained(&one, &removing(Technique::FinnedXWing, fish("r3c8"), "r1c7=5")), "\
Look at rows 3 and 8.
In rows 3 and 8, the digit 5 can only go in columns 2 and 7, or in r3c8.
r3c8 is the fin: an extra place that does not fit the pattern.
If r3c8 is not 5, rows 3 and 8 each have their 5 in columns 2 and 7, never two of them in the same house. So columns 2 and 7 each have their 5 in rows 3 and 8, and no other cell of columns 2 and 7 can be 5.
If r3c8 is 5, a cell that shares a row, column or box with it cannot be 5.
r1c7 shares box 3 with r3c8.
In both cases, r1c7 cannot be 5.
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
In row 8 and box 1, the digit 5 can only go in columns 1 and 2: r8c1, r8c2, r1c1 and r2c2.
Row 8 and box 1 each have their 5 in one of these cells. Columns 1 and 2 can have only one 5 each, so each of them has it in one of these cells.
No other cell of columns 1 and 2 can be 5.
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
        explained(&shared, &removing(Technique::FinnedFrankenXWing, endo_fin, "r4c1=5")),
        "\
Look at row 2 and the upper left box (box 1).
In row 2 and box 1, the digit 5 can only go in columns 1 and 7.
r2c1 is in row 2 and box 1 at the same time, so it counts as a fin.
r2c1 is the fin: an extra place that does not fit the pattern.
If r2c1 is not 5, row 2 and box 1 each have their 5 in columns 1 and 7, never two of them in the same house. So columns 1 and 7 each have their 5 in row 2 and box 1, and no other cell of columns 1 and 7 can be 5.
If r2c1 is 5, a cell that shares a row, column or box with it cannot be 5.
r4c1 shares column 1 with r2c1.
In both cases, r4c1 cannot be 5.
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
        explained(&twice, &removing(Technique::FrankenXWing, cannibal, "r1c1=5 r2c2=5")),
        "\
Look at rows 2 and 8.
In rows 2 and 8, the digit 5 can only go in column 2 and box 1: r2c1, r2c2 and r8c2.
Rows 2 and 8 each have their 5 in one of these cells. Column 2 and box 1 can have only one 5 each, so each of them has it in one of these cells.
No other cell of column 2 and box 1 can be 5.
r2c2 is in column 2 and box 1 and would take the 5 of both, so it cannot be 5.
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
        explained(&position, step),
        "\
Look at rows 3 and 8.
In rows 3 and 8, the digit 5 can only go in columns 2 and 7, or in r8c9.
r8c9 is the fin: an extra place that does not fit the pattern.
If r8c9 is not 5, rows 3 and 8 have their 5 in columns 2 and 7, so column 7 has its 5 in r3c7 or r8c7.
Suppose r8c9 is 5.
Then r1c9 is not 5, because column 9 has its 5 in r8c9.
Then r1c4 is 5, because it is the only place left for 5 in row 1.
Then r4c4 is not 5, because column 4 has its 5 in r1c4.
Then r5c5 is 5, because it is the only place left for 5 in box 5.
Then r5c7 is not 5, because row 5 has its 5 in r5c5.
Suppose r3c7 is 5.
Then r5c7 is not 5, because column 7 has its 5 in r3c7.
Suppose r8c7 is 5.
Then r5c7 is not 5, because column 7 has its 5 in r8c7.
In every case, r5c7 is not 5.
- Remove 5 from r5c7.
"
    );
}

#[test]
fn templates() {
    let position = without(blank(""), 5, "r3c1 r3c3 r3c4 r3c5 r3c6 r3c7 r3c8 r3c9");
    let placed = placing(Technique::TemplateSet, Reason::Templates { digit: Digit::new(5) }, "r3c2=5");
    assert_eq!(
        explained(&position, &placed),
        "\
Look at the whole board.
How can 5 be placed in every row, column and other house?
Every way to place 5 in all houses uses r3c2.
So r3c2 is 5.
- Place 5 in r3c2.
"
    );
    let reason = Reason::Templates { digit: Digit::new(5) };
    assert_eq!(
        explained(&position, &removing(Technique::TemplateDelete, reason, "r1c2=5 r2c1=5")),
        "\
Look at the whole board.
How can 5 be placed in every row, column and other house?
No way to place 5 in all houses uses r1c2 or r2c1.
So r1c2 and r2c1 cannot be 5.
- Remove 5 from r1c2 and r2c1.
"
    );
}

/// Rows and columns have a summary each.
#[test]
fn the_summary_follows_the_houses_of_the_pattern() {
    let technique = |base: [House; 2], cover: [House; 2], position: &Candidates| {
        let (base, cover) = (base.to_vec(), cover.to_vec());
        let fish = Fish { digit: Digit::new(5), base, cover, fins: Vec::new() };
        let step = removing(Technique::XWing, Reason::Fish(fish), "r5c5=5");
        step.explain(position, &Alphabet::usual(9)).technique
    };
    let (rows, columns) = ([row(3), row(8)], [column(2), column(7)]);
    let by_rows =
        without(blank(""), 5, "r3c1 r3c3 r3c4 r3c5 r3c6 r3c8 r3c9 r8c1 r8c3 r8c4 r8c5 r8c6 r8c8 r8c9");
    assert_eq!(
        technique(rows, columns, &by_rows),
        "X-wing: in two rows, a digit can only go in the same two columns, so no other cell of these columns \
         can hold it."
    );
    let by_columns =
        without(blank(""), 5, "r1c2 r2c2 r4c2 r5c2 r6c2 r7c2 r9c2 r1c7 r2c7 r4c7 r5c7 r6c7 r7c7 r9c7");
    assert_eq!(
        technique(columns, rows, &by_columns),
        "X-wing: in two columns, a digit can only go in the same two rows, so no other cell of these rows can \
         hold it."
    );
}
