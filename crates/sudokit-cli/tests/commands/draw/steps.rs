//! Hints, steps, solutions, lessons and games.

use std::thread;

use serde_json::Value;
use sudokit::logic::Technique;
use sudokit_testkit::budget;

use super::*;
use crate::data_folder;

/// An X-Wing is needed.
const HARD: &str = "007006508005000003090051000902000004074060980100000607000630070800000100706400800";

#[test]
fn a_hint_shows_as_much_as_it_reveals() {
    let program = Program::new();
    for order in ["beginner", "hodoku", "explainer"] {
        let at = |level| {
            let arguments = [HARD, "--hint", "--legend", "--candidates", "--order", order, "--reveal", level];
            drawn(&program, &arguments)
        };
        let [nudge, technique, pattern, proof, act] =
            ["nudge", "technique", "pattern", "proof", "move"].map(at);
        let shapes =
            |svg: &str| ["<path", "<rect", "<circle"].iter().map(|shape| count(svg, shape)).sum::<usize>();
        assert_eq!(shapes(&nudge), shapes(&technique), "{order}: only the sentences differ");
        assert!(shapes(&pattern) <= shapes(&proof) && shapes(&technique) < shapes(&proof), "{order}");
        assert_eq!(drawn_texts(&proof), drawn_texts(&act), "{order}");
        // The picture says what `hint` says.
        let hint = program.call(&["hint", "--order", order, "--reveal", "move", HARD]).out;
        let (_, sentences) = act.split_once("<desc>").unwrap();
        let (sentences, _) = sentences.split_once("</desc>").unwrap();
        let last = sentences.rsplit(". ").next().unwrap();
        assert!(hint.contains(last), "{order}: '{last}' is not in {hint}");
        assert_eq!(proof, drawn(&program, &[HARD, "--hint", "--legend", "--candidates", "--order", order]));
        assert_eq!(
            proof,
            drawn(&program, &[HARD, "--step", "1", "--legend", "--candidates", "--order", order])
        );
    }
}

#[test]
fn every_step_of_a_path_is_drawn() {
    let program = Program::new();
    let path: Value = serde_json::from_str(&program.call(&["explain", "--json", PUZZLE]).out).unwrap();
    let steps = path["steps"].as_array().unwrap().len();
    let first = drawn(&program, &[PUZZLE, "--step", "1"]);
    let last = drawn(&program, &[PUZZLE, "--step", &steps.to_string()]);
    assert!(first.contains("r1c6") && !last.contains("r1c6"));
    assert_eq!(count(&last, "</text>") + 1, 81 + 1, "all digits but one are there, and that is placed");
    let problem = format!("argument: line 1: the path has only {steps} steps");
    for number in [steps as u64 + 1, 1000, u64::MAX] {
        is_refused(&program, &["draw", PUZZLE, "--step", &number.to_string(), "-o", "a.svg"], 1, &problem);
    }
    is_misused(&program, "draw --step 0 .", "--step 0: expected a whole number, 1 or more");
    is_misused(&program, "draw --step -1 .", "--step -1: expected a whole number, 1 or more");
    is_misused(&program, "draw --step x .", "--step: expected a whole number, 1 or more");
    let digits = "99999999999999999999";
    let problem = format!("--step {digits}: the number is too large: expected a whole number, 1 or more");
    is_misused(&program, &format!("draw --step {digits} ."), &problem);
}

#[test]
fn without_a_step_there_is_no_picture() {
    let program = Program::new();
    let wrong = PUZZLE.replacen('.', "+9", 1);
    let solved: String = SOLUTION.to_owned();
    let unsolvable = format!("12345678.........9{}", ".".repeat(63));
    for step in [&["--hint"][..], &["--step", "2"]] {
        for (puzzle, code, problem) in [
            (&format!(":0000:x:{wrong}:::"), 1, "argument: line 1: 9 in r1c3 is wrong"),
            (&solved, 1, "argument: line 1: this puzzle is already solved"),
            (&PUZZLE.replacen("53", "55", 1), 3, "argument: line 1: r1c1 and r1c2 are both 5"),
            (
                &unsolvable,
                1,
                "argument: line 1: this puzzle has no solution: at least one of these 7 clues is wrong: r1c1=1, \
                 r1c2=2, r1c3=3, r1c4=4, r1c5=5, r1c6=6 and r2c9=9 (no smaller group of clues contradicts itself)",
            ),
        ] {
            is_refused(&program, &[&["draw", puzzle, "-o", "a.svg"], step].concat(), code, problem);
        }
    }
    let wrong = format!(":0000:x:{wrong}:::");
    let problem = "argument: line 1: 9 in A3 is wrong";
    is_refused(&program, &["draw", &wrong, "--hint", "--coordinates", "A1"], 1, problem);
    // The position itself can be drawn.
    assert_eq!(drawn_texts(&drawn(&program, &[&wrong])).len(), 31);
    // In a list, the other puzzles are drawn.
    program.file("list.txt", format!("{SOLUTION}\n{PUZZLE}\n{}\n", ".".repeat(81)));
    let output = program.run("draw --hint list.txt");
    assert_eq!(output.code, Some(1));
    assert_eq!(count(&output.errors, "error: list.txt: line "), 2, "{}", output.errors);
    assert!(drawn_texts(&svg(output.out)).contains(&"2".to_owned()));
}

#[test]
fn the_solution_is_drawn_if_there_is_one() {
    let program = Program::new();
    let texts = drawn_texts(&drawn(&program, &[PUZZLE, "--solution"]));
    let (givens, found) = texts.split_at(30);
    assert_eq!(givens.concat(), PUZZLE.replace('.', ""));
    assert_eq!(found.len(), 51);
    assert_eq!(drawn_texts(&drawn(&program, &[SOLUTION, "--solution"])).concat(), SOLUTION);
    let empty = ".".repeat(16);
    is_refused(
        &program,
        &["draw", "--solution", &empty],
        5,
        "argument: line 1: this puzzle has several solutions",
    );
    is_refused(
        &program,
        &["draw", "--solution", &format!("12345678.........9{}", ".".repeat(63))],
        1,
        "argument: line 1: this puzzle has no solution",
    );
}

#[test]
fn a_time_limit_ends_the_search() {
    let program = Program::new();
    let problem = "argument: line 1: the search was stopped before it found a step";
    is_refused(&program, &["draw", "--hint", "--timeout", "0", PUZZLE, "-o", "a.svg"], 4, problem);
    // Nobody knows how many solutions this board has.
    let (empty, board) = (".".repeat(256), ["--windoku", "--disjoint"]);
    let problem = "argument: line 1: the search was stopped before it could find out whether there is exactly one \
                   solution";
    let limited = [&["draw", "--solution", "--timeout", "50ms", &empty, "-o", "a.svg"], &board[..]].concat();
    is_refused(&program, &limited, 4, problem);
    drawn(&program, &["--solution", "--timeout", "1m", PUZZLE]);
}

#[test]
fn a_puzzle_with_several_solutions_gets_a_note() {
    let program = Program::new();
    let several = PUZZLE.replacen("53", "..", 1).replacen("79", "..", 1);
    let output = program.call(&["draw", "--hint", &several]);
    assert_eq!(
        (&output.errors[..], output.code),
        (
            "argument: line 1: this puzzle has several solutions, so Sudokit uses neither techniques that assume \
             exactly one solution nor nested chains, which would take too long\n",
            Some(0)
        )
    );
    svg(output.out);
}

/// It takes a few seconds: there are more than a hundred lessons, and the pictures of the nested
/// chains have many links.
#[test]
fn every_lesson_is_drawn() {
    let all: Vec<(usize, &Technique)> = Technique::ALL.iter().enumerate().collect();
    let formats = ["svg", "pdf", "png"];
    let draw = |chosen: Vec<(usize, &Technique)>| {
        let program = Program::new();
        for (index, technique) in chosen {
            // Each lesson in one of the formats, or in all of them.
            for format in budget(vec![formats[index % 3]], formats.to_vec()) {
                let line = format!("draw --technique {} --legend --size 90 -t {format}", technique.id());
                let file = program.run_for_bytes(&line);
                match format {
                    "svg" => {
                        let drawing = svg(String::from_utf8(file).unwrap());
                        assert!(drawing.contains(&format!("<title>{}</title>", technique.name())), "{line}");
                    }
                    "pdf" => assert_eq!(page_count(&file), 1, "{line}"),
                    _ => assert_eq!(png_size(&file).0, 90, "{line}"),
                }
            }
        }
    };
    thread::scope(|scope| {
        let (even, odd) = all.iter().partition(|(index, _)| index % 2 == 0);
        scope.spawn(|| draw(even));
        scope.spawn(|| draw(odd));
    });
}

#[test]
fn a_lesson_has_options_of_its_own() {
    let program = Program::new();
    let lesson = |more: &[&'static str]| drawn(&program, &[&["--technique", "x-wing"], more].concat());
    let whole = lesson(&[]);
    assert_eq!(whole, lesson(&["--reveal", "proof"]));
    assert_eq!(whole, drawn(&program, &["--technique", "X-Wing"]), "as it is written in a sentence");
    assert_ne!(whole, lesson(&["--reveal", "nudge"]));
    assert!(lesson(&["--coordinates", "A1", "--labels"]).contains(">A</text>"));
    let single = |more: &[&'static str]| drawn(&program, &[&["--technique", "naked-single"], more].concat());
    assert!(drawn_texts(&single(&["--candidates"])).len() > drawn_texts(&single(&[])).len());
    for (name, problem) in [
        (
            "nothing",
            "--technique: there is no technique or family 'nothing'; run `sudoku techniques` for a list",
        ),
        (
            "x-win",
            "--technique: there is no technique or family 'x-win'; did you mean x-wing? Run `sudoku techniques` \
             for a list",
        ),
        ("wings", "--technique wings: this is the name of several techniques: xy-wing, xyz-wing and w-wing"),
    ] {
        is_misused(&program, &format!("draw --technique {name}"), problem);
    }
}

#[test]
fn a_saved_game_is_drawn_with_notes_and_colours() {
    let program = Program::new();
    let script = "r1c3=4\nnote r1c4 2 6\ncorner r2c2 7\ncolor r1c4 green\nr1c6=1\n";
    let played = program.run_reading(&format!("play --plain {PUZZLE}"), script);
    assert!(played.out.contains("The game is saved."), "{}", played.out);
    let games = data_folder::of(program.path()).join("games");
    let entry = std::fs::read_dir(games).unwrap().next().unwrap().unwrap();
    let name = entry.path().file_stem().unwrap().to_str().unwrap().to_owned();

    let game = drawn(&program, &["--game", &name]);
    assert_eq!(drawn(&program, &["--game"]), game, "without a name, it is the last game");
    let texts = drawn_texts(&game);
    assert_eq!(texts.len(), 30 + 2 + 3, "givens, digits, notes: {texts:?}");
    assert!(game.contains("class=\"tints\""), "{game}");
    assert!(drawn(&program, &["--game", &name, "--labels"]).contains(">1</text>"));
    assert!(drawn(&program, &["--game", &name, "--labels", "--coordinates", "A1"]).contains(">A</text>"));
    program.call(&["draw", "--game", &name, "-o", "game-{n}.png", "--size", "90"]);
    assert_eq!(png_size(&program.bytes("game-1.png")), (90, 90));

    for unknown in ["no", "a/b", "../config", "", ".", "..", &format!("{name}.json")] {
        let problem = format!(
            "there is no game called '{unknown}': the last saved game is {name} (`sudoku play --list` shows all)"
        );
        is_refused(&program, &["draw", "--game", unknown, "-o", "a.svg"], 2, &problem);
    }
    is_refused(
        &Program::new(),
        &["draw", "--game", "no"],
        2,
        "there is no game called 'no': no games are saved",
    );
    is_refused(
        &Program::new(),
        &["draw", "--game"],
        2,
        "there is no unfinished game: `sudoku play` starts one, and `sudoku play --list` shows all games",
    );
    std::fs::write(entry.path(), "{").unwrap();
    let output = program.call(&["draw", "--game", &name]);
    assert!(output.errors.contains(" cannot be opened: ") && output.code == Some(3), "{}", output.errors);
}
