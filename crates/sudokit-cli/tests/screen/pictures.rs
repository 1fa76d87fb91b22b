//! Pictures and documents at a terminal, which can only show text.

use super::home::PUZZLE;
use super::terminal::Terminal;

#[test]
fn a_terminal_shows_text_only() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        let mut terminal = Terminal::start(folder.path(), arguments, &[]);
        let written = terminal.rest();
        (written, terminal.end().exit_code())
    };
    for (format, line) in [
        ("png", &["draw", PUZZLE, "-t", "png"][..]),
        ("pdf", &["draw", PUZZLE, "-t", "pdf", "-o", "-"]),
        ("pdf", &["draw", PUZZLE, "-t", "pdf", "-o", "/dev/stdout"]),
        ("png", &["draw", "--technique", "x-wing", "-t", "png"]),
        ("pdf", &["explain", PUZZLE, "-t", "pdf"]),
    ] {
        let problem = format!("error: a terminal cannot show a {format} file: name a file with -o\r\n");
        assert_eq!(run(line), (problem, 2), "{line:?}");
    }
    let (svg, code) = run(&["draw", PUZZLE]);
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>") && code == 0, "{svg}");
    let (page, code) = run(&["explain", "1.....2..3.....4", "-t", "html"]);
    assert!(
        page.starts_with("<!DOCTYPE html>") && page.trim_end().ends_with("</html>") && code == 0,
        "{page}"
    );
    // Files are not shown.
    for line in [
        &["draw", PUZZLE, "-t", "png", "--size", "60", "-o", "a-{n}"][..],
        &["draw", PUZZLE, "--size", "60", "-o", "a.pdf"],
        &["explain", "1.....2..3.....4", "-o", "b.pdf"],
    ] {
        assert_eq!(run(line), (String::new(), 0), "{line:?}");
    }
    assert!(folder.path().join("a-1").exists());
}

#[test]
fn without_input_draw_asks_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(folder.path(), &["draw", "-o", "asked.svg"], &[]);
    terminal.expect("File or puzzle: ");
    terminal.type_keys(&format!("{PUZZLE}\r"));
    assert_eq!(terminal.end().exit_code(), 0);
    assert!(std::fs::read_to_string(folder.path().join("asked.svg")).unwrap().starts_with("<svg "));
}
