//! Where pictures and documents go, in which format, and what happens if they cannot.

use std::fs;

use super::*;

/// The first bytes of each format.
const SVG: &[u8] = b"<svg ";
const PNG: &[u8] = b"\x89PNG";
const PDF: &[u8] = b"%PDF-";

#[test]
fn the_name_or_the_option_is_the_format() {
    let program = Program::new();
    for (name, arguments, start) in [
        ("a.svg", &[][..], SVG),
        ("a.png", &[], PNG),
        ("a.pdf", &[], PDF),
        ("b.SVG", &[], SVG),
        ("b.Png", &[], PNG),
        ("b.x.pdf", &[], PDF),
        ("picture", &["--to", "svg"], SVG),
        ("picture.jpg", &["--to", "png"], PNG),
        ("a.svg.txt", &["-t", "pdf"], PDF),
        // The option wins.
        ("c.png", &["--to", "svg"], SVG),
    ] {
        let output = program.call(&[&["draw", SMALL, "--size", "60", "-o", name], arguments].concat());
        assert_eq!(
            (output.out, output.errors, output.code),
            (String::new(), String::new(), Some(0)),
            "{name}"
        );
        assert!(program.bytes(name).starts_with(start), "{name}");
    }
    for (line, start) in [
        ("draw 1.....2..3.....4", SVG),
        ("draw 1.....2..3.....4 -o -", SVG),
        ("draw 1.....2..3.....4 --size 60 -o - -t png", PNG),
        ("draw 1.....2..3.....4 -t pdf", PDF),
        ("explain 1.....2..3.....4 -t pdf", PDF),
        ("explain 1.....2..3.....4 -t html -o -", b"<!DOCTYPE html>"),
    ] {
        assert!(program.run_for_bytes(line).starts_with(start), "{line}");
    }
    #[cfg(unix)]
    assert!(program.run_for_bytes("draw 1.....2..3.....4 -o /dev/stdout").starts_with(SVG));
}

#[test]
fn other_endings_are_refused() {
    let program = Program::new();
    for name in ["a", "a.jpg", "a.html", "svg", ".svg", "a.svg.gz", "a-{n}", "."] {
        let problem =
            format!("{name}: the name must end with .svg, .png or .pdf, or --to must name the format");
        is_refused(&program, &["draw", SMALL, "-o", name], 2, &problem);
    }
    for name in ["a.svg", "a.PNG"] {
        let problem = format!(
            "{name}: the steps can be written as text, .html or .pdf; `sudoku draw --step N` draws one of them"
        );
        is_refused(&program, &["explain", SMALL, "-o", name], 2, &problem);
    }
    // Rows are rows under any name.
    assert_eq!(program.run("explain --json 1.....2..3.....4 -o rows.png").code, Some(0));
    assert!(program.read("rows.png").starts_with('{'));
    for name in ["a.html", "a.HTM", "a.htm"] {
        assert_eq!(program.call(&["explain", SMALL, "-o", name]).code, Some(0));
        assert!(program.read(name).starts_with("<!DOCTYPE html>"), "{name}");
    }
    is_misused(
        &program,
        "draw -t html 1.....2..3.....4",
        "'html' is not a value of --to: use svg, png or pdf",
    );
    is_misused(&program, "explain -t svg 1.....2..3.....4", "'svg' is not a value of --to: use html or pdf");
    is_misused(&program, "explain -t html --csv 1.....2..3.....4", "--to cannot be used together with --csv");
}

#[test]
fn other_files_are_not_replaced() {
    let program = Program::new();
    for name in ["a.svg", "a.png", "a.pdf", "b.html"] {
        let command = if name == "b.html" { "explain" } else { "draw" };
        program.file(name, "precious");
        is_refused(
            &program,
            &[command, SMALL, "-o", name],
            2,
            &format!("{name} already exists; use --force to replace it"),
        );
        assert_eq!(program.read(name), "precious");
        assert_eq!(program.call(&[command, SMALL, "--force", "-o", name]).code, Some(0));
        assert_ne!(program.bytes(name), b"precious");
    }
    // A run that draws the same files again is not in its own way.
    program.file("list.txt", LIST);
    assert_eq!(program.run("draw list.txt -o n-{n}.svg").errors, LIST_ERRORS);
    assert_eq!(program.run("draw list.txt -o n-{n}.svg").errors, LIST_ERRORS);
    program.file("n-3.svg", "precious");
    let output = program.run("draw list.txt -o n-{n}.svg");
    let expected = "error: list.txt: line 2: r1c1 and r1c2 are both 1\nerror: n-3.svg already exists; use --force to replace it\n";
    assert_eq!((&output.errors[..], output.code), (expected, Some(2)));
    assert_eq!(program.read("n-3.svg"), "precious");
    assert_eq!(program.run("draw list.txt --force -o n-{n}.svg").errors, LIST_ERRORS);
    svg(program.read("n-3.svg"));
}

#[test]
fn folders_are_not_files() {
    let program = Program::new();
    fs::create_dir(program.path().join("folder.svg")).unwrap();
    fs::create_dir(program.path().join("p-1.svg")).unwrap();
    for (arguments, problem) in [
        (&["-t", "svg", "-o", "."][..], ". is a folder, not a file"),
        (&["-o", "folder.svg"], "folder.svg is a folder, not a file"),
        (&["-o", "folder.svg", "--force"], "folder.svg is a folder, not a file"),
        (&["-o", "nowhere/a.svg"], "nowhere/a.svg cannot be written: there is no folder nowhere"),
        (&["-o", "nowhere/{n}.svg"], "nowhere/1.svg cannot be written: there is no folder nowhere"),
        (&["-o", "p-{n}.svg"], "p-1.svg is a folder, not a file"),
        (&["-o", "p-{n}.svg", "--force"], "p-1.svg is a folder, not a file"),
        (&["-o", "folder{n}/a.svg"], "folder1/a.svg cannot be written: there is no folder folder1"),
    ] {
        is_refused(&program, &[&["draw", SMALL], arguments].concat(), 2, problem);
    }
    is_refused(
        &program,
        &["explain", SMALL, "-o", "no/a.pdf"],
        2,
        "no/a.pdf cannot be written: there is no folder no",
    );
    program.file("file", "");
    let output = program.call(&["draw", SMALL, "-o", "file/a.svg"]);
    assert_eq!((output.errors.contains("file/a.svg cannot be written: "), output.code), (true, Some(2)));
}

#[cfg(unix)]
#[test]
fn a_folder_may_be_read_only() {
    use std::os::unix::fs::PermissionsExt;
    let program = Program::new();
    let folder = program.path().join("closed");
    fs::create_dir(&folder).unwrap();
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o555)).unwrap();
    if fs::write(folder.join("open"), "").is_ok() {
        return eprintln!("skipped: this user may write to every folder");
    }
    for (command, name) in [("draw", "closed/a.svg"), ("draw", "closed/{n}.svg"), ("explain", "closed/a.pdf")]
    {
        let shown = name.replace("{n}", "1");
        let problem = format!("{shown} cannot be written: you do not have permission");
        is_refused(&program, &[command, SMALL, "-o", name], 2, &problem);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    let program = Program::new();
    for arguments in [
        &["draw", SMALL, "-t", "svg"][..],
        &["draw", SMALL, "-t", "png", "--size", "60"],
        &["draw", SMALL, "-t", "pdf"],
        &["explain", SMALL, "-t", "html"],
        &["explain", SMALL, "-t", "pdf"],
    ] {
        let arguments = [arguments, &["-o", "/dev/full"]].concat();
        is_refused(&program, &arguments, 6, "/dev/full cannot be written: the disk is full");
    }
    let full = fs::File::create("/dev/full").unwrap();
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_sudoku"))
        .args(["draw", SMALL])
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(
        (&String::from_utf8(output.stderr).unwrap()[..], output.status.code()),
        ("error: standard output cannot be written: the disk is full\n", Some(6))
    );
}

#[test]
fn a_closed_pipe_is_no_error() {
    use std::process::{Command, Stdio};
    for arguments in [&["draw", PUZZLE, "--candidates"][..], &["explain", "-t", "html", PUZZLE]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sudoku"))
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.stderr, output.status.code()), (Vec::new(), Some(0)), "{arguments:?}");
    }
}

#[test]
fn wrong_inputs_are_named_and_leave_no_file() {
    let program = Program::new();
    program.file("words.txt", "There is nothing here\n");
    program.file("empty.txt", "");
    program.file("short.txt", "53..7\n");
    program.file("binary.png", b"\x89PNG\r\n\x1a\n\0");
    assert_eq!(program.run("draw 1.....2..3.....4 -o page.pdf").code, Some(0));
    for (name, problem) in [
        ("nothing.txt", "nothing.txt: there is no file with this name, and it is not a puzzle"),
        ("words.txt", "words.txt: there is no puzzle here"),
        ("empty.txt", "empty.txt: there is no puzzle here"),
        (
            "short.txt",
            "short.txt: line 1: this line has 5 cells; a 9x9 puzzle has 81, a 4x4 one 16, a 16x16 one 256",
        ),
        ("binary.png", "binary.png: this is a picture, not text"),
        ("page.pdf", "page.pdf: this is a PDF document, not text"),
        (".", ".: this is a folder, not a file"),
    ] {
        for arguments in [
            ["draw", name, "-o", "a.svg"],
            ["draw", name, "-o", "a-{n}.png"],
            ["explain", name, "-o", "a.pdf"],
        ] {
            is_refused(&program, &arguments, 3, problem);
        }
    }
}
