//! Questions, colours and progress: what a person at a terminal sees besides the
//! full screen.

use std::path::{Path, PathBuf};

use super::home::Home;
use super::terminal::Terminal;

/// The bytes of these keys with Ctrl.
const CTRL_C: &str = "\u{3}";
const CTRL_D: &str = "\u{4}";

fn puzzles() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles")
}

fn sudoku(arguments: &[&str]) -> Terminal {
    Terminal::start(&puzzles(), arguments, &[("TERM", "xterm")])
}

#[test]
fn without_input_a_file_is_asked_for_until_one_opens() {
    let mut terminal = sudoku(&["solve", "--color", "never"]);
    terminal.expect("File or puzzle: ");
    terminal.type_keys("missing.txt\n");
    terminal.expect("missing.txt cannot be opened: there is no file with this name, and it is not a puzzle");
    terminal.expect("File or puzzle: ");
    terminal.type_keys("hard.txt\n");
    terminal.expect("|8  |   |   |");
    terminal.expect("|812|753|649|");
    terminal.end();
}

#[test]
fn a_puzzle_can_be_pasted_instead_of_a_file_name() {
    let grid = "12..\n34..\n....\n2...\n";
    for pasted in ["12..34......2...\n", grid] {
        let mut terminal = sudoku(&["count"]);
        terminal.expect("Type the name of a file, or paste a puzzle. Press Ctrl-D to leave.");
        terminal.expect("File or puzzle: ");
        terminal.type_keys(pasted);
        terminal.expect("6\r\n");
        terminal.end();
    }
}

#[test]
fn an_answer_that_is_not_a_puzzle_is_explained() {
    let mut terminal = sudoku(&["count"]);
    terminal.expect("File or puzzle: ");
    terminal.type_keys("-\n\n");
    terminal.expect("- means this terminal; paste the puzzle here");
    terminal.expect("File or puzzle: ");
    terminal.type_keys(&format!("{}\n\n", ".".repeat(80)));
    terminal.expect("this is not a puzzle: this line has 80 cells");
    terminal.type_keys(CTRL_C);
    terminal.end();
}

#[test]
fn enter_repeats_the_question_and_ctrl_c_quits() {
    let mut terminal = sudoku(&["solve"]);
    terminal.expect("File or puzzle: ");
    terminal.type_keys("\n");
    terminal.expect("File or puzzle: ");
    terminal.type_keys(CTRL_C);
    terminal.end();
}

#[test]
fn a_dumb_terminal_gets_no_escape_sequences() {
    let words = ["solve", "hard.txt"];
    let mut terminal = Terminal::start(&puzzles(), &words, &[("TERM", "dumb")]);
    let rest = terminal.rest();
    assert!(rest.contains("|812|753|649|") && !rest.contains('\u{1b}'), "{rest}");
}

#[test]
fn a_long_search_shows_the_puzzles_tried_and_the_closest_one() {
    let mut terminal = sudoku(&["create", "--rating", "11..", "--seed", "1"]);
    terminal.expect(" puzzles tried; the closest has ");
    terminal.expect(" clues and ER ");
    terminal.type_keys(CTRL_C);
    terminal.expect("was found before the search was stopped; the closest one, printed instead, has ");
    terminal.end();
}

#[test]
fn dropping_clues_of_a_large_board_shows_how_many_were_tried() {
    let mut terminal = sudoku(&["minimize", "25x25.txt"]);
    terminal.expect(" clues tried");
    terminal.type_keys(CTRL_C);
    terminal.expect("removed ");
    terminal.expect(" clues before the search was stopped; more clues might be redundant");
    terminal.end();
}

#[test]
fn play_cannot_read_a_puzzle_from_the_keyboard() {
    let mut terminal = sudoku(&["play", "-"]);
    terminal.expect(
        "error: - reads the puzzle from standard input, but the game needs it for your keys: name a file, or \
         pass the puzzle itself",
    );
    terminal.end();
}

#[test]
fn ctrl_d_quits() {
    let mut terminal = sudoku(&["solve"]);
    terminal.expect("File or puzzle: ");
    terminal.type_keys(CTRL_D);
    terminal.end();
}

#[test]
fn a_terminal_shows_the_puzzle_and_then_the_solution() {
    let mut terminal = sudoku(&["solve", "--color", "never", "--to", "framed", "medium.txt"]);
    terminal.expect("+-------+-------+-------+");
    terminal.expect(" . ");
    terminal.expect("+-------+-------+-------+\r\n\r\n+-------+-------+-------+");
    let solution = terminal.rest();
    assert!(!solution.contains('.'), "{solution}");
}

#[test]
fn a_terminal_gets_colours() {
    let mut terminal = sudoku(&["solve", "hard.txt"]);
    terminal.expect("\u{1b}[1m8");
    terminal.expect("\u{1b}[32m");
    terminal.end();
}

#[test]
fn a_hint_paints_what_is_placed_and_needs_no_signs() {
    let mut terminal = sudoku(&["hint", "--order", "hodoku", "easy.txt"]);
    terminal.expect("\u{1b}[1m\u{1b}[4m\u{1b}[32m7");
    let rest = terminal.rest();
    assert!(rest.contains("That leaves only 7 for r4c4.") && !rest.contains("7+"), "{rest}");
}

#[test]
fn a_long_run_shows_its_percentage_and_ctrl_c_stops_it() {
    let mut terminal = sudoku(&["create", "--count", "100000000", "--to", "line", "-o", "/dev/null"]);
    terminal.expect("0 %");
    terminal.expect(" puzzles, ");
    terminal.expect(" left");
    terminal.type_keys(CTRL_C);
    terminal.end();
}

#[test]
fn typed_lines_are_asked_for_and_answered() {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &["--plain", "12..34......2..."]);
    terminal.expect("Sudoku, 4x4");
    terminal.expect("> ");
    terminal.type_keys("r1c3=4\n");
    terminal.expect("r1c3 is 4, your digit.");
    terminal.expect("> ");
    terminal.type_keys(CTRL_D);
    terminal.expect("The game is saved.");
    let rest = terminal.rest();
    assert!(!rest.contains('\u{1b}'), "{rest}");
}

#[test]
fn a_board_that_is_too_wide_for_the_terminal_shows_the_pattern_only() {
    for file in ["16x16.txt", "25x25.txt"] {
        let words = [env!("CARGO_BIN_EXE_sudoku"), "hint", file];
        let mut terminal = Terminal::run(&puzzles(), &words, &[("TERM", "xterm"), ("NO_COLOR", "1")]);
        let text = terminal.rest();
        assert!(text.contains("( ) candidates of the pattern; other candidates are not shown"), "{text}");
        let board = text.lines().filter(|line| line.starts_with(['|', '.', ':']));
        assert!(
            board.clone().count() > 16 && board.clone().all(|line| line.chars().count() <= 120),
            "{text}"
        );
    }
}

#[test]
fn a_puzzle_from_a_pipe_is_watched() {
    let line = "cat hard.txt | \"$0\" watch";
    let words = ["sh", "-c", line, env!("CARGO_BIN_EXE_sudoku")];
    let mut terminal = Terminal::run(&puzzles(), &words, &[("TERM", "xterm")]);
    terminal.expect("givens.");
    terminal.type_keys("q");
    assert!(terminal.end().success());
}

#[test]
fn the_viewer_restores_the_terminal() {
    let mut terminal = sudoku(&["watch", "--theme", "none", "hard.txt"]);
    terminal.expect("\u{1b}[?1049h");
    terminal.expect("givens.");
    terminal.type_keys("\u{1b}[F");
    // Only changed characters are drawn; the next e is the same in both sentences.
    terminal.expect("Solv");
    terminal.type_keys(" ");
    terminal.expect("stop");
    terminal.type_keys("q");
    terminal.expect("\u{1b}[?1049l");
    terminal.end();
}

#[test]
fn lines_of_a_game_are_broken_between_words() {
    let home = Home::new();
    let mut terminal = Terminal::play(home.path(), &["--plain", super::home::PUZZLE]);
    terminal.expect("> ");
    terminal.type_keys("help colour\rrules\rcopy f-puzzles\rquit\r");
    terminal.end();
    let written = terminal.written();
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>().join(" ");
    assert!(words(&written).contains("or 'help' for a list of commands."), "{written}");
    for line in written.lines().filter(|line| line.contains(' ') && !line.contains("https://")) {
        assert!(line.trim_end().chars().count() <= 80, "{line:?} is wider than the terminal");
    }
    let links: Vec<&str> = written.lines().filter(|line| line.contains("https://")).collect();
    assert!(links.len() == 1 && links[0].len() > 160, "a link stays in one piece: {links:?}");
}
