//! The exact JSON of each type.

use serde_json::{Value, json};
use sudokit::board::{Extra, HouseKind, Position, Regions, Shape};
use sudokit::format::Format;
use sudokit::generate::{CluePattern, Generator, StopReason, Symmetry};
use sudokit::logic::explain::{Inference, Reveal, Role};
use sudokit::logic::rate::{Explainer, Hodoku, HodokuLevel, Level, Rating};
use sudokit::logic::{Family, Scale, Technique};
use sudokit::solve::Count;
use sudokit::transform::{Motion, Transform};
use sudokit::watch::Method;
use sudokit::{Alphabet, Cell, Digit, DigitSet, Geometry, Grid, House, Puzzle};

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn names_are_texts() {
    assert_eq!(json!(Level::ALL), json!(["easy", "medium", "hard", "expert", "extreme"]));
    assert_eq!(json!(HodokuLevel::ALL), json!(["easy", "medium", "hard", "unfair", "extreme"]));
    assert_eq!(json!(Scale::ALL), json!(["explainer", "hodoku"]));
    assert_eq!(json!(Method::ALL), json!(["backtrack", "search", "logic"]));
    assert_eq!(json!(Motion::MirrorH), json!("mirror-h"));
    assert_eq!(json!(Symmetry::BothDiagonals), json!("both-diagonals"));
    assert_eq!(json!(Family::AlmostLockedSets), json!("almost locked sets"));
    assert_eq!(json!(Technique::XWing), json!("x-wing"));
    assert_eq!(json!(Format::SudoCueMarks), json!("sdx"));
    assert_eq!(json!([StopReason::Stopped, StopReason::GaveUp]), json!(["stopped", "gave-up"]));
    assert_eq!(json!(HouseKind::DisjointGroup), json!("disjoint group"));
    let names = |names: Vec<&str>| Value::from(names);
    assert_eq!(json!(Reveal::ALL), names(Reveal::ALL.map(Reveal::name).to_vec()));
    assert_eq!(json!(Role::ALL.to_vec()), names(Role::ALL.iter().map(|role| role.name()).collect()));
    assert_eq!(json!(Inference::ALL), names(Inference::ALL.map(Inference::name).to_vec()));
}

#[test]
fn parts_of_a_board() {
    assert_eq!(json!(Digit::new(16)), json!(16));
    assert_eq!(json!([1, 3, 9].map(Digit::new).into_iter().collect::<DigitSet>()), json!([1, 3, 9]));
    assert_eq!(json!(Position { row: 9, column: 0 }), json!("r10c1"));
    assert_eq!(json!(House { kind: HouseKind::Box, index: 4 }), json!("box 5"));
    assert_eq!(json!(Alphabet::usual(16)), json!("1-9A-G"));
    assert_eq!(json!(Alphabet::numbers()), json!("numbers"));
    assert_eq!(json!(Shape::new(2, 3)), json!("2x3"));
}

#[test]
fn boards_are_their_regions_and_rules() {
    let six = Geometry::of_side(6).unwrap();
    assert_eq!(json!(six), json!("2x3"));
    let jigsaw = Geometry::with_regions("AAAB ACBB CCDB CDDD".parse::<Regions>().unwrap());
    assert_eq!(json!(jigsaw), json!("AAAB ACBB CCDB CDDD"));
    let extras = [
        Extra::Cells(vec![Cell::new(0), Cell::new(35)]),
        Extra::DisjointGroups,
        Extra::FallingDiagonal,
        Extra::RisingDiagonal,
    ];
    let board = extras.into_iter().fold(six, |board, extra| board.with(extra).unwrap());
    assert_eq!(
        json!(board),
        json!({
            "regions": "2x3",
            "extras": ["falling-diagonal", "rising-diagonal", "disjoint-groups", {"cells": ["r1c1", "r6c6"]}],
        })
    );
}

#[test]
fn grids_are_lines_if_these_show_the_whole_board() {
    let puzzle: Puzzle = EASY.parse().unwrap();
    assert_eq!(json!(puzzle), json!(EASY));
    assert_eq!(json!(puzzle.grid()), json!(EASY));
    let solution = puzzle.solve().unique().unwrap();
    assert_eq!(json!(solution), json!(solution.to_string().replace('\n', "")));
    let large = Grid::from_digits(Geometry::of_side(16).unwrap(), (0..256).map(|i| Digit::try_new(i % 17)));
    assert!(json!(large).as_str().unwrap().starts_with(".123456789ABCDEFG.1"));
}

#[test]
fn other_grids_are_objects() {
    let board = Geometry::new(Shape::new(3, 2).unwrap());
    let line = ".".repeat(36);
    assert_eq!(json!(Grid::empty(board.clone())), json!({"line": line, "regions": "3x2"}));
    let diagonal = Geometry::of_side(6).unwrap().with(Extra::RisingDiagonal).unwrap();
    assert_eq!(json!(Grid::empty(diagonal)), json!({"line": line, "extras": ["rising-diagonal"]}));

    let mut grid = Grid::empty(Geometry::of_side(4).unwrap());
    grid.set(Cell::new(0), Some(Digit::new(1)));
    let mut limits = vec![DigitSet::full(4); 16];
    limits[15] = DigitSet::only(Digit::new(2));
    let limited = json!(grid.with_limits(limits));
    assert_eq!(limited["line"], "1...............");
    assert_eq!(limited["limits"][0], json!([1]));
    assert_eq!(limited["limits"][1], json!([2, 3, 4]));
    assert_eq!(limited["limits"][15], json!([2]));
    assert_eq!(limited.get("regions"), None);
}

#[test]
fn ratings_are_as_in_the_rows_of_the_program() {
    assert_eq!(json!([Rating::tenths(72), Rating::tenths(100)]), json!([7.2, 10.0]));
    assert_eq!(json!(Technique::HiddenSingle.ratings()), json!("1.0-1.5"));
    assert_eq!(json!(Technique::Aic.ratings()), json!("7.0+"));
    assert_eq!(json!(Technique::XWing.score()), json!({"level": "hard", "score": 140}));
    let puzzle: Puzzle = EASY.parse().unwrap();
    assert_eq!(
        serde_json::to_string(&Explainer::new().rate(&puzzle).unwrap()).unwrap(),
        r#"{"er":1.2,"ep":1.2,"ed":1.2,"level":"easy","hardest":"hidden-single","counts":{"hidden-single":51}}"#
    );
    assert_eq!(
        serde_json::to_string(&Hodoku::new().rate(&puzzle).unwrap()).unwrap(),
        r#"{"level":"easy","score":204,"steps":51,"brute_force":0,"hardest":"naked-single","counts":{"full-house":21,"naked-single":30}}"#
    );
}

#[test]
fn counts_are_numbers() {
    let large = (1_u64 << 53) + 1;
    assert_eq!(json!(Count::Exactly(12_u64)), json!({"count": 12, "exact": true}));
    assert_eq!(json!(Count::AtLeast(large)), json!({"count": large, "exact": false}));
}

#[test]
fn transforms_are_their_notation() {
    let notation = |text: &str, side| json!(Transform::parse(text, side).unwrap());
    assert_eq!(notation("transpose rows 2134 digits 4321", 4), "transpose rows 2134 digits 4321");
    assert_eq!(notation("identity", 4), "rows 1234");
    assert_eq!(notation("transpose", 12), "transpose rows 1,2,3,4,5,6,7,8,9,10,11,12");
}

#[test]
fn canonical_forms_are_as_in_the_rows_of_the_program() {
    let form: Puzzle = "...1\n..2.\n.3..\n4...".parse().unwrap();
    let transform = form.canonical().unwrap().transform.to_string();
    let canonical = json!(form.canonical().unwrap());
    let fields: Vec<&String> = canonical.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["form", "automorphisms", "band", "transform"]);
    assert_eq!(canonical["form"], "...1..2..3..4...");
    assert_eq!(canonical["transform"], transform);
}

#[test]
fn generated_puzzles_are_as_in_the_rows_of_the_program() {
    let pattern: CluePattern = "x..x .xx. .xx. x..x".parse().unwrap();
    assert_eq!(json!(pattern), json!("x..x.xx..xx.x..x"));
    let generator = Generator::new(Geometry::of_side(9).unwrap()).level(Level::Easy);
    let generated = generator.worker().make(0).unwrap();
    let value = json!(generated);
    let fields: Vec<&String> = value.as_object().unwrap().keys().collect();
    let expected =
        ["puzzle", "solution", "clues", "er", "ep", "ed", "level", "hardest", "techniques", "symmetry"];
    assert_eq!(fields, expected);
    assert_eq!(value["clues"], generated.puzzle.clues());
    let grade = json!(generated.grade.unwrap());
    for (own, other) in
        [("er", "er"), ("ep", "ep"), ("ed", "ed"), ("hardest", "hardest"), ("techniques", "counts")]
    {
        assert_eq!(value[own], grade[other], "{own}");
    }
}
