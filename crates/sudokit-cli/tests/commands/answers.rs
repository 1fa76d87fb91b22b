//! Answers name what is missing, what differs and what could not be found.

use super::program::{PUZZLE, Program, SOLUTION};

const DIAGONALS: &str = include_str!("../../../../puzzles/diagonals.txt");
const HARD: &str = include_str!("../../../../puzzles/hard.txt");
const SEVERAL: &str = include_str!("../../../../puzzles/several.txt");

#[test]
fn answers_name_the_lines_that_cannot_be_read() {
    let program = Program::new();
    program.file("list.txt", format!("{PUZZLE}\n{}\n{PUZZLE}\n", &PUZZLE[1..]));
    assert_eq!(program.run("solve --answers list.txt").code, Some(3));
    let answers = program.read("list_ANSWERS.txt");
    let lines: Vec<&str> = answers.lines().collect();
    assert_eq!((lines.len(), lines[0], lines[2]), (3, SOLUTION, SOLUTION));
    assert!(lines[1].starts_with("# line 2: this line has 80 cells"), "{}", lines[1]);
}

#[test]
fn identical_puzzles_are_recognised_on_every_board() {
    let program = Program::new();
    program.file("a.txt", DIAGONALS);
    program.file("b.txt", DIAGONALS);
    let output = program.run("dedupe a.txt b.txt --to variant");
    assert_eq!(output.code, Some(0), "{}", output.errors);
    assert_eq!(output.out, program.run("convert --to variant a.txt").out);
    assert!(output.errors.contains("; only identical copies of this puzzle are found"), "{}", output.errors);
    assert!(output.errors.contains("\n2 puzzles: 1 different; "), "{}", output.errors);
}

#[test]
fn boards_of_different_kinds_are_different() {
    let program = Program::new();
    program.file("plain.txt", PUZZLE);
    program.file("diagonals.txt", DIAGONALS);
    let output = program.run("same plain.txt diagonals.txt");
    assert_eq!(output.code, Some(1), "{}", output.errors);
    assert_eq!(output.out, "different: the boards have different boxes or rules: 3x3 and 3x3 diagonals\n");
    program.file("large.txt", ".".repeat(256));
    assert_eq!(
        program.run("same plain.txt large.txt").out,
        "different: the first board is 9x9, the second 16x16\n"
    );
    let output = program.run("same diagonals.txt diagonals.txt");
    assert_eq!(
        (output.code, output.out.lines().next()),
        (Some(0), Some("the same: the puzzles are identical"))
    );
}

#[test]
fn a_summary_counts_undecided_puzzles() {
    let program = Program::new();
    program.file("list.txt", format!("{PUZZLE}\n{PUZZLE}\n"));
    let output = program.run("filter --rating 1.0.. --timeout 0s list.txt");
    assert!(
        output.errors.ends_with("\nkept 0 of 2 puzzles; 2 puzzles were not decided within the time limit\n"),
        "{}",
        output.errors
    );
}

#[test]
fn a_hint_that_is_limited_says_so() {
    let program = Program::new();
    program.file("hard.txt", HARD);
    let output = program.run("hint --upto singles hard.txt");
    assert_eq!(
        output.out.trim_end(),
        "hard.txt:1: none of the techniques that --upto allows finds a step here"
    );
    let output = program.run("hint --all hard.txt");
    let sentence = "--all does not list forcing chains, and no other technique finds a step here: \
                    leave out --all to try forcing chains";
    assert_eq!(output.out.trim_end(), format!("hard.txt:1: {sentence}"));
    let output = program.run("hint --technique x-wing hard.txt");
    assert_eq!(
        output.out.trim_end(),
        "hard.txt:1: none of the techniques that --technique allows finds a step here"
    );
}

#[test]
fn named_counts_have_no_blank_lines_between_them() {
    let program = Program::new();
    program.file("several.txt", SEVERAL);
    program.file("bad.txt", &PUZZLE[1..]);
    let output = program.run("count several.txt bad.txt several.txt");
    assert_eq!(output.out, "several.txt:1: 2\nseveral.txt:1: 2\n");
    assert_eq!(
        program.run("count --skip 5 several.txt").errors,
        "error: --skip: the input has only 1 puzzle\n"
    );
}

#[test]
fn different_puzzles_can_have_equivalent_solutions() {
    let program = Program::new();
    let without_last = format!("{}.", &SOLUTION[..80]);
    let without_first = format!(".{}", &SOLUTION[1..]);
    let output = program.run(&format!("same {without_first} {without_last}"));
    let sentence =
        "different: a transform turns the solution of one into that of the other, but not the clues\n";
    assert_eq!((output.out.as_str(), output.code), (sentence, Some(1)));
    let cyclic = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    let output = program.run(&format!("same {} {without_first}", format_args!(".{}", &cyclic[1..])));
    let sentence =
        "different: no transform turns one puzzle into the other, or its solution into the other solution\n";
    assert_eq!(output.out, sentence);
    let output = program.run("same ..34............ .3.4............");
    assert_eq!(output.out, "different: no transform turns one puzzle into the other\n");
}

#[test]
fn a_placed_digit_can_leave_no_solution_of_several() {
    let program = Program::new();
    let several = &SEVERAL.replace(char::is_whitespace, "").replace('0', ".");
    let output = program.run(&format!("hint :0000:x:+7{}:::", &several[1..]));
    assert_eq!(output.out, "argument:1: mistake: the digits placed so far lead to no solution\n");
}

#[test]
fn only_some_of_many_automorphisms_are_described() {
    let program = Program::new();
    let cyclic = "456789123123456789789123456231564897564897231897231564312645978645978312978312645";
    let output = program.run(&format!("check --automorphisms {cyclic}"));
    assert_eq!(output.out.lines().count(), 25);
    assert!(
        output.out.ends_with("argument:1: correct: unchanged after 623 other transforms\n"),
        "{}",
        output.out
    );
    let output = program.run(&format!("check --automorphisms {}", ".".repeat(81)));
    let sentence = "including swaps of empty rows and columns, 3359232 transforms leave the puzzle unchanged; \
                    one of them is the transform that changes nothing\n";
    assert!(output.out.ends_with(&format!("argument:1: several solutions: {sentence}")), "{}", output.out);
    let output = program.run(&format!("check --automorphisms {}", ".".repeat(256)));
    let sentence = "argument:1: several solutions: the automorphisms cannot be counted: only 4x4, 6x6 and 9x9 boards \
                    with the usual boxes and no other houses have canonical forms\n";
    assert_eq!(output.out, sentence);
}

#[test]
fn steps_without_a_number_are_named() {
    let program = Program::new();
    program.file("hard.txt", HARD);
    let output = program.run("explain --order hodoku hard.txt");
    let end = "\n4 steps have no ER, because Sudoku Explainer does not use these techniques: \
               Brute Force, Empty Rectangle and AIC.\nTo rate the whole puzzle, run `sudoku rate`.\n";
    assert!(output.out.ends_with(end), "{}", output.out);
    let output = program.run("explain --scale hodoku hard.txt");
    let end = "\n51 steps have no HoDoKu score, because HoDoKu does not score these techniques: \
               Dynamic forcing chains (+), Nested forcing chains (+ chains) and Dynamic forcing chains.\n\
               To rate the whole puzzle, run `sudoku rate --scale hodoku`.\n";
    assert!(output.out.ends_with(end), "{}", output.out);
}

#[test]
fn two_inputs_cannot_have_one_file_of_answers() {
    let program = Program::new();
    program.file("a.txt", PUZZLE);
    program.file("a.sdm", PUZZLE);
    assert_eq!(
        program.run("solve --answers a.txt a.sdm").errors,
        "error: the answers to a.txt and a.sdm would be written to the same file, a_ANSWERS.txt: \
         rename one of the inputs\n"
    );
}
