//! Error messages for invalid JSON.

use serde::de::DeserializeOwned;
use sudokit::board::{Position, Regions};
use sudokit::generate::{CluePattern, Generated, StopReason};
use sudokit::logic::Technique;
use sudokit::logic::rate::{Grade, Level, Rating, Span};
use sudokit::solve::Count;
use sudokit::transform::{Canonical, Transform};
use sudokit::{Digit, DigitSet, Geometry, Grid, House, Puzzle, Solution};

/// The error message, without the position in the text.
fn problem<T: DeserializeOwned>(text: &str) -> String {
    let Err(problem) = serde_json::from_str::<T>(text) else { panic!("{text} was accepted") };
    let problem = problem.to_string();
    problem.split(" at line ").next().unwrap().to_owned()
}

#[test]
fn names_and_numbers() {
    assert_eq!(
        problem::<Level>(r#""evil""#),
        "there is no level 'evil': use easy, medium, hard, expert or extreme"
    );
    assert_eq!(problem::<Level>("3"), "invalid type: integer `3`, expected the name of a level");
    assert_eq!(problem::<Technique>(r#""y-wong""#), "there is no technique 'y-wong'");
    assert_eq!(
        problem::<StopReason>(r#""tired""#),
        "there is no end of a search 'tired': use stopped, gave-up or impossible"
    );
    assert_eq!(problem::<Digit>("65"), "'65' is not a digit: a digit is a number from 1 to 64");
    assert_eq!(problem::<DigitSet>("[1, 0]"), "'0' is not a digit: a digit is a number from 1 to 64");
    assert_eq!(problem::<DigitSet>("1"), "invalid type: integer `1`, expected a list of digits");
    for number in ["7.25", "6553.6", r#""7,2""#] {
        let text = number.trim_matches('"');
        let sentence = format!("'{text}' is not a rating: write a number such as 7 or 7.2");
        assert_eq!(problem::<Rating>(number), sentence);
    }
    assert!(problem::<Rating>("-1").ends_with("expected a rating such as 7.2"));
    assert!(problem::<Span>(r#""1.0-x""#).starts_with("'x' is not a rating"));
    assert_eq!(problem::<Count>(r#"{"count":"many","exact":true}"#), "invalid number");
    assert_eq!(
        problem::<Count>(r#"{"count":18446744073709551616,"exact":true}"#),
        "18446744073709551616 solutions are too many for this type"
    );
}

#[test]
fn places_and_boards() {
    assert!(problem::<Position>(r#""1a""#).starts_with("'1a' is not a cell"));
    assert!(problem::<House>(r#""house 5""#).starts_with("there is no kind of house 'house'"));
    assert!(problem::<Regions>(r#""3x""#).starts_with("'3x' is not a box"));
    assert_eq!(
        problem::<Regions>(r#""AAAA BB""#),
        "row 1 of the regions has 4 letters, expected 2 because there are 2 rows"
    );
    assert_eq!(
        problem::<Geometry>(r#"{"regions":"2x2","extras":[{"cells":["r1c1","r5c1"]}]}"#),
        "r5c1 is not on this 4x4 board"
    );
    assert_eq!(
        problem::<Geometry>(r#"{"regions":"2x3","extras":["windows"]}"#),
        "windows need square boxes, as on 4x4, 9x9 and 16x16 boards"
    );
}

#[test]
fn grids() {
    assert_eq!(problem::<Puzzle>(r#""11..............""#), "r1c1 and r1c2 are both 1");
    assert_eq!(problem::<Solution>(r#""12..............""#), "r1c3 is empty");
    assert_eq!(
        problem::<Grid>(r#""123""#),
        "line 1: this line has 3 cells; a 9x9 puzzle has 81, a 4x4 one 16, a 16x16 one 256"
    );
    let five = ".".repeat(25);
    assert_eq!(
        problem::<Grid>(&format!(r#"{{"line":"{five}"}}"#)),
        "a line of 25 cells has no usual boxes: name its regions"
    );
    assert_eq!(
        problem::<Grid>(&format!(r#"{{"line":"{five}","regions":"2x2"}}"#)),
        "the line has 25 cells, but the board is 4x4"
    );
    assert_eq!(
        problem::<Grid>(r#"{"line":"1.5............."}"#),
        "r1c3 holds '5', which is neither . nor one of 1-4"
    );
    assert_eq!(
        problem::<Grid>(r#"{"line":"................","limits":[[1]]}"#),
        "there is 1 limit for 16 cells"
    );
    assert!(problem::<Grid>(r#"{"line":"................","box":"2x2"}"#).starts_with("unknown field `box`"));
    assert!(problem::<Grid>("5").contains("expected a board as text, or an object with its line"));
}

#[test]
fn transforms_and_forms() {
    let no_side = |text: &str| {
        format!(
            "'{text}' does not show the side of a board: write the rows of a transform, such as 'rows 123456789'"
        )
    };
    for text in ["identity", "transpose", "rows 21", ""] {
        assert_eq!(problem::<Transform>(&format!("{text:?}")), no_side(text));
    }
    assert_eq!(
        problem::<Transform>(r#""rows 1123""#),
        "the rows of a transform are the numbers from 1 to 4, each once"
    );
    assert_eq!(
        problem::<Canonical<Puzzle>>(
            r#"{"form":"...1..2..3..4...","automorphisms":1,"band":null,"transform":"rows 213"}"#
        ),
        "the rows of a transform are the numbers from 1 to 4, each once"
    );
}

#[test]
fn ratings_and_puzzles() {
    assert!(problem::<Grade>(r#"{"er":"7.2"}"#).starts_with("missing field"));
    assert!(problem::<CluePattern>(r#""x..""#).starts_with("the pattern has 3 cells"));
    assert_eq!(
        problem::<Generated>(
            r#"{"puzzle":"2.....2..3.....4","solution":"1243342143122134","symmetry":"none"}"#
        ),
        "the solution does not belong to this puzzle"
    );
}
