//! Pictures of `sudoku draw`, and documents of `sudoku explain`: every file that is written
//! can be read, and shows what was asked for.

mod boards;
mod documents;
mod files;
mod looks;
mod picture;
mod sheets;
mod steps;

use super::program::{PUZZLE, Program, SOLUTION};
use picture::{check_pdf, count, drawn_texts, page_count, png_size, svg};

/// A list with puzzles of two sizes, and two texts that are refused.
const LIST: &str = "\
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
11..............
1.....2..3.....4
xx
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
";

/// The errors about the texts of the list that are refused.
const LIST_ERRORS: &str = "\
error: list.txt: line 2: r1c1 and r1c2 are both 1
error: list.txt: line 4: this line has 2 cells; a 9x9 puzzle has 81, a 4x4 one 16, a 16x16 one 256
";

const SMALL: &str = "1.....2..3.....4";

/// A program with the list.
fn with_list() -> Program {
    let program = Program::new();
    program.file("list.txt", LIST);
    program
}

/// Asserts that a command is refused, and that it leaves the folder as it was.
#[track_caller]
fn is_refused(program: &Program, arguments: &[&str], code: i32, problem: &str) {
    let before = program.names();
    let output = program.call(arguments);
    assert_eq!(
        (&output.errors[..], output.code),
        (&format!("error: {problem}\n")[..], Some(code)),
        "{arguments:?}"
    );
    assert_eq!((output.out, program.names()), (String::new(), before), "{arguments:?}");
}

/// The same for a wrong command line, which has a second line.
#[track_caller]
fn is_misused(program: &Program, line: &str, problem: &str) {
    let output = program.run(line);
    let command = line.split(' ').next().unwrap();
    let expected = format!("error: {problem}\nFor help, run: sudoku {command} --help\n");
    assert_eq!((output.errors, output.out, output.code), (expected, String::new(), Some(2)), "{line}");
}

/// The SVG of a command that succeeds without a message.
#[track_caller]
fn drawn(program: &Program, arguments: &[&str]) -> String {
    let output = program.call(&[&["draw"], arguments].concat());
    assert_eq!((&output.errors[..], output.code), ("", Some(0)), "{arguments:?}");
    svg(output.out)
}
