//! Wrong command lines: what is wrong, and where the options of the command are explained.

use super::program::{PUZZLE, Program};

/// Asserts that a command line is refused with this sentence, and with the help of this command.
fn assert_refused(words: &str, problem: &str, help: &str) {
    let output = Program::new().run(words);
    assert_eq!(output.errors, format!("error: {problem}\nFor help, run: {help} --help\n"), "{words}");
    assert_eq!((&output.out[..], output.code), ("", Some(2)), "{words}");
}

#[test]
fn a_wrong_command_is_named() {
    for (words, problem) in [
        ("-q", "the command is missing"),
        ("--color never", "the command is missing"),
        ("nonsense", "there is no command 'nonsense'"),
        ("help nonsense", "there is no command 'nonsense'"),
        ("creat", "there is no command 'creat'; did you mean create?"),
        ("--nonsense", "there is no option '--nonsense'"),
        ("--versions", "there is no option '--versions'; did you mean --version?"),
    ] {
        assert_refused(words, problem, "sudoku");
    }
}

#[test]
fn a_wrong_option_or_argument_is_named() {
    for (words, problem) in [
        ("create --nonsense", "there is no option '--nonsense'"),
        ("create --nonsense=3", "there is no option '--nonsense'"),
        ("create -x", "there is no option '-x'"),
        ("create --sed 1", "there is no option '--sed'; did you mean --seed?"),
        ("create --timeouts=3s", "there is no option '--timeouts'; did you mean --timeout?"),
        ("create abc", "'abc' is one argument too many"),
        ("same 1 2 3", "'3' is one argument too many"),
        ("create --count 1 --count 2", "--count can be used only once"),
        ("create --minimal --minimal", "--minimal can be used only once"),
        ("create --rating 7 --difficulty hard", "--rating cannot be used together with --difficulty"),
        (
            "create --size 4 --box 2x2 --solution 4x4.txt",
            "--size cannot be used together with --box or --solution",
        ),
        ("play --resume monday puzzle.txt", "--resume cannot be used together with INPUT"),
        ("same", "the argument A is missing"),
        ("same 1", "the argument B is missing"),
        ("completions", "the argument SHELL is missing"),
        ("techniques --positions", "the argument NAME is missing"),
        ("sort", "the option --by is missing"),
        ("create --skip 3", "the option --seed is missing"),
        ("solve --continue", "the option --skip is missing"),
        ("sample", "one of these options is missing: --count, --fraction or --shuffle"),
    ] {
        let (command, _) = words.split_once(' ').unwrap_or((words, ""));
        assert_refused(words, problem, &format!("sudoku {command}"));
    }
}

#[test]
fn a_wrong_value_is_named_with_the_values_that_are_right() {
    for (words, problem) in [
        ("create --minimal=yes", "--minimal does not take the value 'yes'"),
        (
            "create --difficulty evil",
            "'evil' is not a value of --difficulty: use easy, medium, hard, expert or extreme",
        ),
        ("completions sh", "'sh' is not a value of SHELL: use bash, elvish, fish, powershell or zsh"),
        ("solve --color never --coordinates a1", "'a1' is not a value of --coordinates: use r1c1 or A1"),
        ("solve --to nonsense", "'nonsense' is not a format for --to: `sudoku formats` lists them"),
        (
            "solve --to sudokuwik",
            "'sudokuwik' is not a format for --to; did you mean sudokuwiki? `sudoku formats` lists them all",
        ),
        (
            "solve -f sudokuwik",
            "'sudokuwik' is not a format for --from; did you mean sudokuwiki? `sudoku formats` lists them all",
        ),
        ("create --count", "--count needs a value"),
        ("solve --jigsaw", "--jigsaw needs a value"),
        ("sort --by", "--by needs a value: rating, hodoku, level, clues, size, puzzle or canonical"),
        ("solve --color=", "--color needs a value: auto, always or never"),
        ("solve --to", "--to needs a format: `sudoku formats` lists them"),
        ("solve -f", "--from needs a format: `sudoku formats` lists them"),
        ("create --needs", "--needs needs a technique: `sudoku techniques` lists them"),
        ("hint --upto", "--upto needs a technique: `sudoku techniques` lists them"),
        ("create --count many", "--count many: expected a whole number, 0 or more"),
        ("create --count=", "--count: expected a whole number, 0 or more"),
        (
            "hint --technique nonsense",
            "--technique: there is no technique or family 'nonsense'; run `sudoku techniques` for a list",
        ),
        (
            "techniques x-wingg",
            "NAME: there is no technique or family 'x-wingg'; did you mean x-wing? \
             Run `sudoku techniques` for a list",
        ),
    ] {
        let (command, _) = words.split_once(' ').unwrap();
        assert_refused(words, problem, &format!("sudoku {command}"));
    }
}

/// The help of an alias is that of the command.
#[test]
fn advice_names_the_command_of_an_alias() {
    for (alias, command) in [
        ("generate", "create"),
        ("new", "create"),
        ("validate", "check"),
        ("grade", "rate"),
        ("print", "show"),
        ("minimise", "minimize"),
        ("-q generate", "create"),
        ("--color never generate", "create"),
    ] {
        let help = format!("sudoku {command}");
        assert_refused(&format!("{alias} --nonsense"), "there is no option '--nonsense'", &help);
    }
}

/// Such words can be names of files, but not commands or values.
#[cfg(unix)]
#[test]
fn words_that_are_not_text_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    use std::process::Command;

    let word = OsStr::from_bytes(b"\xff");
    for (words, problem) in [
        (&[][..], "error: there is no command '\u{fffd}'\nFor help, run: sudoku --help\n"),
        (
            &["create", "--needs"],
            "error: a value is not text in UTF-8\nFor help, run: sudoku create --help\n",
        ),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_sudoku")).args(words).arg(word).output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), problem);
        assert_eq!((output.stdout, output.status.code()), (Vec::new(), Some(2)));
    }
}

#[test]
fn options_that_leave_no_technique_are_refused() {
    let program = Program::new();
    for (flags, problem) in [
        ("--technique pointing --upto singles", "--upto rules"),
        ("--technique hidden-single --not singles", "--not rules"),
        ("--technique unique-rectangle-1 --no-uniqueness", "--no-uniqueness rules"),
        ("--technique x-wing,hidden-pair --not fish --upto pointing", "--not and --upto rule"),
        (
            "--technique uniqueness,fish,als-xz --not fish --upto x-chain --no-uniqueness",
            "--not, --upto and --no-uniqueness rule",
        ),
    ] {
        for command in ["hint", "hint --all", "explain", "solve --method logic"] {
            let output = program.run(&format!("{command} {flags} {PUZZLE}"));
            let sentence =
                format!("error: {problem} out every technique of --technique: change one of these options\n");
            assert_eq!(
                (&output.errors[..], &output.out[..], output.code),
                (&sentence[..], "", Some(2)),
                "{command} {flags}"
            );
        }
    }
    let output = program.run(&format!("solve --technique pointing --upto singles {PUZZLE}"));
    let sentence = "error: --technique can only be used with --method logic\n";
    assert_eq!((&output.errors[..], output.code), (sentence, Some(2)));
}

#[test]
fn options_that_leave_a_technique_work_together() {
    let program = Program::new();
    for (flags, technique) in [
        ("--technique hidden-single --upto singles", "hidden-single"),
        ("--technique singles --not naked-single,full-house", "hidden-single"),
        ("--technique hidden-single,pointing --not pointing --upto naked-pair", "hidden-single"),
        ("--technique singles --not hidden-single --no-uniqueness", "naked-single"),
    ] {
        let output = program.run(&format!("hint --csv {flags} {PUZZLE}"));
        assert_eq!((&output.errors[..], output.code), ("", Some(0)), "{flags}");
        let (header, row) = output.out.split_once('\n').unwrap();
        let column = header.split(',').position(|name| name == "technique").unwrap();
        assert_eq!(row.split(',').nth(column), Some(technique), "{flags}: {row}");
    }
}
