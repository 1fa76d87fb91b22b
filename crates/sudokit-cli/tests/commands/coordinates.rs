//! Cells are named as the person asked, by every command that prints sentences. Rows for programs keep
//! one notation.

use super::program::{PUZZLE, Program, SOLUTION};

const NONE: &str = "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..";
const CLASHING: &str = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SEVERAL: &str = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";

/// Files with everything that a sentence can be about.
fn program() -> Program {
    let program = Program::new();
    program.file("one.txt", format!("{PUZZLE}\n"));
    program.file("clashing.txt", format!("{CLASHING}\n"));
    program.file("none.txt", format!("{NONE}\n"));
    program.file("several.txt", format!("{SEVERAL}\n"));
    program.file("mistake.txt", format!(":0000:x:{}:::\n", PUZZLE.replacen("53.", "53+1", 1)));
    program.file("wrong.txt", format!("{}\n", SOLUTION.replacen("53", "33", 1)));
    program.file("unreadable.txt", "1..7\n....\n....\n....\n");
    program.file("short.txt", "1...\n...\n....\n....\n");
    let [first, second, third] = [0, 9, 18].map(|start| &PUZZLE[start..start + 9]);
    program.file("swapped.txt", [third, second, first, &PUZZLE[27..]].concat());
    program
}

/// Whether a text has a cell such as `r1c1`.
fn names_by_numbers(text: &str) -> bool {
    let mut words = text.split(|c: char| !c.is_ascii_alphanumeric());
    words.any(|word| {
        let numbers = word.strip_prefix('r').and_then(|rest| rest.split_once('c'));
        numbers.is_some_and(|(row, column)| row.parse::<u8>().is_ok() && column.parse::<u8>().is_ok())
    })
}

/// Commands, run with letters for rows, and what each of them should print.
const SENTENCES: [(&str, &str); 27] = [
    ("check clashing.txt", "clashing.txt:1: clash: A1 and A2 are both 5"),
    ("check wrong.txt", "A1 and"),
    ("check --all-clashes wrong.txt", "A1 and"),
    ("check --why clashing.txt", "A1"),
    ("check --why none.txt", "clues is wrong: B1=8, D1=6"),
    ("check --why several.txt", "two of its solutions differ in"),
    ("check --minimal one.txt", "not minimal (any one of the clues in A"),
    ("check mistake.txt", "A3"),
    ("check unreadable.txt", "A4 holds 7"),
    ("check short.txt", "row B has 3 cells"),
    ("solve clashing.txt", "A1 and A2 are both 5"),
    ("solve --json clashing.txt", "error: clashing.txt: line 1: A1 and A2 are both 5"),
    ("count clashing.txt", "A1 and A2 are both 5"),
    ("rate clashing.txt", "A1 and A2 are both 5"),
    ("dedupe clashing.txt", "A1 and A2 are both 5"),
    ("stats clashing.txt", "A1 and A2 are both 5"),
    ("sort --by rating clashing.txt", "A1 and A2 are both 5"),
    ("same clashing.txt one.txt", "A1 and A2 are both 5"),
    ("same one.txt swapped.txt", "rows A↔C"),
    ("watch clashing.txt", "A1 and A2 are both 5"),
    ("hint none.txt", "clues is wrong: B1=8"),
    ("hint mistake.txt", "mistake: 1 in A3 is wrong"),
    ("hint one.txt", "leaves only A6 for 8 in box 2."),
    ("explain one.txt", "so E5 is 5."),
    ("techniques x-wing", "Remove 8 from C7."),
    ("create --solution wrong.txt", "A1 and"),
    ("play --plain none.txt", "clues is wrong: B1=8"),
];

#[test]
fn sentences_name_cells_as_asked() {
    let program = program();
    for (call, expected) in SENTENCES {
        let output = program.run(&format!("{call} --coordinates A1"));
        // Rows for programs are on standard output.
        let text = if call.contains("--json") { output.errors } else { output.out + &output.errors };
        assert!(text.contains(expected), "{call}: {text}");
        assert!(!names_by_numbers(&text), "{call}: {text}");
    }
}

#[test]
fn the_setting_applies_to_every_command() {
    let program = program();
    assert_eq!(program.run("config coordinates A1").code, Some(0));
    // Every fourth call is enough: options and settings share their code.
    for (call, _) in SENTENCES.into_iter().step_by(4) {
        let output = program.run(call);
        let by_flag = program.run(&format!("{call} --coordinates A1"));
        assert_eq!((&output.out, &output.errors), (&by_flag.out, &by_flag.errors), "{call}");
    }
    assert!(
        program.run("check clashing.txt --coordinates r1c1").out.contains("r1c1 and r1c2"),
        "options override settings"
    );
}

#[test]
fn rows_for_programs_keep_one_notation() {
    let program = program();
    for call in [
        "check --why none.txt clashing.txt several.txt",
        "check --minimal one.txt",
        "solve clashing.txt",
        "hint none.txt one.txt",
        "explain one.txt",
        "watch --limit 9 one.txt",
        "same one.txt swapped.txt",
        "techniques x-wing",
    ] {
        for format in ["--json", "--csv"] {
            let usual = program.run(&format!("{call} {format}"));
            let asked = program.run(&format!("{call} {format} --coordinates A1"));
            assert!(!usual.out.is_empty(), "{call}");
            assert_eq!(usual.out, asked.out, "{call} {format}");
        }
    }
}
