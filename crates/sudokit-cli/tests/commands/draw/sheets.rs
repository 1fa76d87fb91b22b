//! Many puzzles: on one sheet, on pages, or in files with numbers.

use super::*;

#[test]
fn each_puzzle_gets_a_file_with_its_number() {
    let program = with_list();
    let output = program.run("draw list.txt -o n-{n}.svg");
    assert_eq!((&output.errors[..], output.code), (LIST_ERRORS, Some(3)));
    assert!(program.names().iter().map(String::as_str).eq(["list.txt", "n-1.svg", "n-3.svg", "n-5.svg"]));
    assert_eq!(svg(program.read("n-1.svg")), drawn(&program, &[PUZZLE]), "it is drawn as if it were alone");
    assert_eq!(svg(program.read("n-3.svg")), drawn(&program, &[SMALL]));

    // Skipped puzzles count, and every place of the number is filled.
    assert_eq!(program.run("draw list.txt --skip 3 -o {n}-{n}{n}.svg").code, Some(3));
    assert!(program.names().contains("5-55.svg") && !program.names().iter().any(|name| name.contains('{')));
    assert_eq!(program.run("draw list.txt --skip 4 --title Five -o t-{n}.svg").code, Some(0));
    assert!(drawn_texts(&program.read("t-5.svg")).contains(&"Five".to_owned()));
    assert_eq!(program.run("draw 1.....2..3.....4 -o one-{n}.pdf").code, Some(0));
    assert_eq!(page_count(&program.bytes("one-1.pdf")), 1);
    let output = program.run("draw list.txt --skip 9 -o s-{n}.svg");
    assert_eq!((&output.errors[..], output.code), ("error: --skip: the input has only 5 puzzles\n", Some(3)));
}

#[test]
fn several_puzzles_share_a_sheet() {
    let program = with_list();
    for name in ["s.svg", "s.png", "s.pdf"] {
        let output = program.call(&["draw", "list.txt", "-o", name, "--across", "3"]);
        assert_eq!((&output.errors[..], output.code), (LIST_ERRORS, Some(3)));
    }
    let sheet = svg(program.read("s.svg"));
    assert!(sheet.contains("<title>3 sudokus</title>"));
    let texts = drawn_texts(&sheet);
    let digits = 2 * PUZZLE.chars().filter(|&c| c != '.').count() + 4;
    let captions: Vec<&str> = texts[digits..].iter().map(String::as_str).collect();
    assert_eq!(captions, ["1", "3", "5"], "each board has the number of its puzzle");

    let (width, height) = png_size(&program.bytes("s.png"));
    assert!(width > 2 * height && width <= 4000, "{width}x{height}: three next to each other");
    assert_eq!(page_count(&program.bytes("s.pdf")), 1);
    let text = check_pdf(&program.path().join("s.pdf"));
    assert!(text.is_none_or(|text| text.contains('3')));
    // With a width, a PDF is one large page as well.
    program.run("draw list.txt --across 1 --size 100mm -o wide.pdf");
    assert_eq!(page_count(&program.bytes("wide.pdf")), 1);
    // A puzzle that is alone has no number, even if others are skipped or refused.
    assert!(!drawn_texts(&drawn(&program, &[SMALL])).contains(&"1".repeat(2)));
}

#[test]
fn boards_fill_as_many_pages_as_they_need() {
    let program = Program::new();
    program.file("many.txt", format!("{PUZZLE}\n").repeat(13));
    for (flags, pages) in [
        ("", 3),
        ("--across 1", 13),
        ("--across 3", 2),
        ("--across 1 --paper letter", 13),
        ("--across 2 --paper letter", 3),
        ("--across 100", 1),
    ] {
        let pdf = program.run_for_bytes(&format!("draw many.txt -t pdf {flags}"));
        assert_eq!(page_count(&pdf), pages, "{flags}");
        program.file("many.pdf", pdf);
        let text = check_pdf(&program.path().join("many.pdf"));
        let last = |text: String| text.split_whitespace().any(|word| word == "13");
        assert!(text.is_none_or(last), "{flags}: the last board has its number");
    }
}

#[test]
fn a_sheet_has_the_title_of_the_user() {
    let program = Program::new();
    let several =
        |more: &[&'static str]| [&["draw", SMALL, PUZZLE, "--title", "Sunday & <more>"], more].concat();
    let plain = program.call(&["draw", SMALL, PUZZLE]).out;
    let titled = svg(program.call(&several(&[])).out);
    assert!(titled.contains("<title>Sunday &amp; &lt;more&gt;</title>"));
    let mut texts = drawn_texts(&titled);
    assert_eq!(texts.pop().unwrap(), "Sunday & <more>");
    assert_eq!(texts, drawn_texts(&plain), "the boards are the same");
    for flags in [&["-o", "a.pdf"][..], &["--size", "300", "-o", "b.pdf"]] {
        assert_eq!(program.call(&several(flags)).code, Some(0));
        let text = check_pdf(&program.path().join(flags[flags.len() - 1]));
        assert!(text.is_none_or(|text| count(&text, "Sunday & <more>") == 1));
    }
    let long = "word ".repeat(500);
    svg(program.call(&["draw", SMALL, PUZZLE, "--title", &long]).out);
    svg(program.call(&["draw", SMALL, PUZZLE, "--title", ""]).out);
}

/// It takes a second: a thousand boards must be drawn before the last one is refused.
#[test]
fn a_sheet_has_limits() {
    let program = Program::new();
    program.file("many.txt", format!("{SMALL}\n").repeat(1001));
    let problem = "a sheet has at most 1000 boards: draw a file for each with -o 'NAME-{n}.pdf'";
    is_refused(&program, &["draw", "many.txt", "-o", "many.pdf"], 2, problem);
    assert_eq!(program.run("draw --skip 1 many.txt -o many.svg").code, Some(0));
    let large = format!("{}\n", ". ".repeat(64)).repeat(64);
    program.file("large.txt", format!("{large}\n").repeat(4));
    let problem = "a sheet has at most 1,000,000 digits, candidates and lines: draw a file for each board with -o 'NAME-{n}.svg'";
    is_refused(&program, &["draw", "--candidates", "large.txt", "-o", "large.svg"], 2, problem);
}

#[test]
fn nothing_is_drawn_of_nothing() {
    let program = Program::new();
    program.file("bad.txt", "xx\n11..............\n");
    for name in ["a.svg", "a.pdf", "a-{n}.png"] {
        let output = program.call(&["draw", "bad.txt", "-o", name]);
        assert_eq!((count(&output.errors, "error: bad.txt: line "), output.code), (2, Some(3)), "{name}");
    }
    let output = program.run_reading("draw -o b.svg", "");
    assert_eq!(output.errors, "error: standard input: there is no puzzle here\n");
    assert!(program.names().iter().eq(["bad.txt"]));
}

#[test]
fn a_run_that_skips_everything_says_so() {
    let program = with_list();
    is_refused(&program, &["draw", "list.txt", "--skip", "5", "-o", "a.svg"], 2, "--skip leaves no puzzle");
    is_refused(
        &program,
        &["explain", "list.txt", "--skip", "5", "-o", "a.pdf"],
        2,
        "--skip leaves no puzzle",
    );
    // Files with numbers were complete before.
    assert_eq!(program.run("draw list.txt --skip 5 -o {n}.svg").code, Some(0));
}

#[test]
fn notes_about_the_input_are_shown() {
    let program = Program::new();
    program.file("cross.txt", PUZZLE.replacen('.', "x", 1) + "\n");
    program.file("titles.txt", format!("{PUZZLE}\n# the end\n{PUZZLE}\nof the list\n"));
    for command in ["draw", "explain -t html"] {
        let output = program.run(&format!("{command} cross.txt"));
        assert_eq!(output.errors, "cross.txt: line 1: the x in column 3 is read as an empty cell\n");
        let hint = program.run("hint titles.txt").errors;
        assert_eq!(program.run(&format!("{command} titles.txt")).errors, hint);
        let quiet = program.run(&format!("{command} -q cross.txt"));
        assert_eq!((&quiet.errors[..], quiet.code), ("", Some(0)));
    }
}

#[test]
fn a_sheet_needs_the_whole_input() {
    let program = with_list();
    let problem = "--continue does not work with this command, which needs the whole input; \
                   run it again without --continue and --skip";
    is_refused(&program, &["draw", "list.txt", "--skip", "1", "--continue", "-o", "a.svg"], 2, problem);
    is_refused(&program, &["explain", "list.txt", "--skip", "1", "--continue", "-o", "a.html"], 2, problem);
    assert_eq!(program.run("draw list.txt --skip 4 --continue -o {n}.svg").code, Some(0));
}

#[test]
fn the_same_command_writes_the_same_bytes() {
    let program = with_list();
    for line in [
        "draw list.txt -t svg",
        "draw list.txt -t png --size 300",
        "draw list.txt -t pdf",
        "draw --hint --legend --labels list.txt -t pdf --size 400",
        "explain list.txt -t html",
        "explain list.txt -t pdf",
    ] {
        assert!(program.run_for_bytes(line) == program.run_for_bytes(line), "{line}");
    }
}
