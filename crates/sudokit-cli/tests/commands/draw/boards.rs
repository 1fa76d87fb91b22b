//! Boards of every size and shape, with every kind of symbol, and what a file keeps besides
//! its givens.

use std::path::Path;

use super::*;

/// The puzzles that the repository shows to people.
fn shared(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles").join(name).to_str().unwrap().to_owned()
}

#[test]
fn puzzles_of_every_size_are_drawn() {
    let program = Program::new();
    for (name, side) in [
        ("4x4.txt", 4),
        ("6x6.txt", 6),
        ("easy.txt", 9),
        ("wordoku.txt", 9),
        ("16x16.txt", 16),
        ("hexadecimal.txt", 16),
        ("25x25.txt", 25),
    ] {
        let drawing = drawn(&program, &[&shared(name)]);
        let clues = drawn_texts(&drawing).len();
        let title = format!("<title>A {side}x{side} sudoku with {clues} clues</title>");
        assert!(drawing.contains(&title), "{name}: {drawing:.500}");
        assert_eq!(count(&drawing, "Row "), side, "{name}: people can listen to every row");
        for format in ["png", "pdf"] {
            let output = format!("a.{format}");
            let arguments =
                ["draw", &shared(name), "--candidates", "--size", "200", "--force", "-o", &output];
            assert_eq!(program.call(&arguments).code, Some(0), "{name}");
        }
        assert_eq!(png_size(&program.bytes("a.png")), (200, 200));
    }
}

/// A correct grid with many empty cells. The symbols are numbers.
fn large(box_side: usize) -> String {
    let side = box_side * box_side;
    let digit = |row: usize, column: usize| (row % box_side * box_side + row / box_side + column) % side + 1;
    let cell = |row: usize, column: usize| match (7 * row + 5 * column) % 3 {
        0 => digit(row, column).to_string(),
        _ => ".".to_owned(),
    };
    let row = |row: usize| (0..side).map(|column| cell(row, column)).collect::<Vec<_>>().join(" ") + "\n";
    (0..side).map(row).collect()
}

#[test]
fn large_boards_are_drawn_with_all_candidates() {
    let program = Program::new();
    for (box_side, flags) in [(6, "--candidates"), (7, "--labels"), (8, "--labels")] {
        let side = box_side * box_side;
        program.file("large.txt", large(box_side));
        let filled = drawn_texts(&drawn(&program, &["large.txt"])).len();
        assert_eq!(filled, large(box_side).split_whitespace().filter(|word| *word != ".").count());
        // Reading megabytes of XML would take a second.
        let all = program.run("draw large.txt --candidates --labels").out;
        assert!(
            count(&all, "</text>") > filled + 2 * side && all.contains(&format!(">{side}</text>")),
            "{side}"
        );
        assert_eq!(page_count(&program.run_for_bytes(&format!("draw large.txt {flags} -t pdf"))), 1);
        assert_eq!(png_size(&program.run_for_bytes("draw large.txt -t png --size 320")), (320, 320));
    }
}

#[test]
fn boards_of_other_shapes_are_drawn() {
    let program = Program::new();
    let regions = shared("jigsaw-regions.txt");
    let empty = ".".repeat(81);
    let plain = drawn(&program, &[&empty]);
    for flags in [
        &["--diagonals"][..],
        &["--windoku"],
        &["--disjoint"],
        &["--jigsaw", &regions],
        &["--diagonals", "--windoku", "--disjoint"],
    ] {
        let drawing = drawn(&program, &[&[&empty[..]], flags].concat());
        assert_ne!(drawing, plain, "{flags:?}: the houses can be seen");
        // Every step is drawn, in every format.
        let created = program.call(&[&["create", "-q", "--seed", "2", "--to", "line"], flags].concat()).out;
        let puzzle = created.trim();
        drawn(&program, &[&[puzzle, "--hint", "--legend"], flags].concat());
        let explained = program.call(&[&["explain", "-t", "html", puzzle], flags].concat());
        assert_eq!((explained.errors, explained.code), (String::new(), Some(0)), "{flags:?}");
        picture::html(&explained.out);
    }
    for (shape, side) in [("2x3", 6), ("3x2", 6), ("3x4", 12), ("4x3", 12), ("1x5", 5), ("2x5", 10)] {
        let empty = format!("{}\n", ". ".repeat(side)).repeat(side);
        program.file("empty.txt", empty);
        drawn(&program, &["empty.txt", "--box", shape, "--candidates"]);
    }
    let name = shared("6x6.txt");
    let problem = format!(
        "{name}: line 1: r1c3 and r2c4 are both 1; the rows and columns are correct; if the puzzle has different \
         boxes, describe them with --box or --jigsaw FILE\n\
         {name}: the options describe a different board from the puzzle in line 1; Sudokit uses the options"
    );
    is_refused(&program, &["draw", &name, "--box", "3x2", "-o", "a.svg"], 3, &problem);
    is_refused(
        &program,
        &["draw", &empty, "--jigsaw", "no.txt"],
        2,
        "--jigsaw: there is no file called no.txt",
    );
}

/// A 9x9 puzzle with three symbols.
fn symbols(alphabet: &str) -> String {
    let symbols: Vec<char> = alphabet.chars().collect();
    let mut cells = vec!['.'; 81];
    (cells[0], cells[12], cells[80]) = (symbols[0], symbols[1], symbols[8]);
    cells.into_iter().collect()
}

#[test]
fn letters_of_the_built_in_font_are_drawn() {
    let program = Program::new();
    for alphabet in ["ABCDEFGHI", "SUDOKINGE", "абвгдежзи", "αβγδεζηθι", "àéîõüçñßø", "987654321"]
    {
        let puzzle = symbols(alphabet);
        let drawing = drawn(&program, &[&puzzle, "--alphabet", alphabet]);
        let ends: Vec<char> = alphabet.chars().collect();
        assert_eq!(drawn_texts(&drawing), [ends[0], ends[1], ends[8]].map(String::from), "{alphabet}");
        for format in ["png", "pdf"] {
            let arguments =
                ["draw", &puzzle, "--alphabet", alphabet, "--candidates", "--size", "200", "--force", "-o"];
            let output = program.call(&[&arguments[..], &[&format!("a.{format}")]].concat());
            assert_eq!((output.errors, output.code), (String::new(), Some(0)), "{alphabet}");
        }
        let text = check_pdf(&program.path().join("a.pdf"));
        assert!(text.is_none_or(|text| alphabet.chars().all(|symbol| text.contains(symbol))), "{alphabet}");
    }
}

#[test]
fn other_symbols_are_drawn_as_svg_only() {
    let program = Program::new();
    for (alphabet, problem) in [
        (
            "一二三四五六七八九",
            "一 (U+4E00), which the built-in font does not have: choose a font that has it, with --font FILE",
        ),
        (
            "🍎🍌🍇🍓🍒🥝🍍🥥🥭",
            "🍎 (U+1F34E), which the built-in font does not have: choose a font that has it, with --font FILE",
        ),
        ("אבגדהוזחט", "א (U+05D0): text that runs from right to left can only be written as SVG"),
    ] {
        let puzzle = symbols(alphabet);
        drawn(&program, &[&puzzle, "--alphabet", alphabet, "--candidates"]);
        let first = alphabet.chars().next().unwrap();
        let problem = format!("the text '{first}' has {problem}");
        for name in ["a.png", "a.pdf"] {
            is_refused(&program, &["draw", &puzzle, "--alphabet", alphabet, "-o", name], 2, &problem);
        }
        // A document would take longer, so this is known before the work.
        let problem = format!("argument: line 1: {problem}");
        is_refused(&program, &["explain", &puzzle, "--alphabet", alphabet, "-o", "a.pdf"], 2, &problem);
    }
    // If each puzzle has its own file, the error says which one it is about.
    let alphabet = "ABCDEFGH🥭";
    let (fine, other) = ("A".to_owned() + &".".repeat(80), "🥭".to_owned() + &".".repeat(80));
    program.file("list.txt", format!("{fine}\n{other}\n"));
    let output =
        program.call(&["draw", "list.txt", "-o", "n{n}.png", "--size", "50", "--alphabet", alphabet]);
    let problem = "error: list.txt: line 2: the text '🥭' has 🥭 (U+1F96D), which the built-in font does not have: \
                   choose a font that has it, with --font FILE\n";
    assert_eq!((&output.errors[..], output.code), (problem, Some(2)));
    assert_eq!(png_size(&program.bytes("n1.png")), (50, 50));
}

#[test]
fn symbols_must_be_in_the_alphabet() {
    let program = Program::new();
    let problem = "argument: line 1: r1c1 holds '5', which is not one of A-I";
    is_refused(&program, &["draw", PUZZLE, "--alphabet", "A-I"], 3, problem);
    is_misused(
        &program,
        "draw 1.....2..3.....4 --alphabet <>&\"",
        "--alphabet <>&\": the alphabet has '<', which puzzle texts use as a separator, a border, an empty cell or \
         the start of a comment: choose another symbol",
    );
}

/// The known puzzle with a digit and a removed candidate of the player.
const PROGRESS: &str =
    ":0000:x:53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:214:::";

#[test]
fn the_progress_in_a_file_is_drawn() {
    let program = Program::new();
    let drawing = drawn(&program, &[PROGRESS]);
    let texts = drawn_texts(&drawing);
    assert_eq!(texts.len(), 30 + 1 + 1, "givens, a digit, a note: {texts:?}");
    for format in ["sudokuwiki", "sudoku-coach", "fpuzzles", "hodoku", "ss", "sdk", "opensudoku"] {
        let converted = program.call(&["convert", "--to", format, PROGRESS]).out;
        program.file("progress", converted);
        assert_eq!(drawn(&program, &["progress"]), drawing, "{format}");
    }
    // A file that lists all candidates is drawn with them.
    let pencilled = program.call(&["convert", "--to", "pencilmarks", PROGRESS]).out;
    program.file("pencilmarks", pencilled);
    let candidates = drawn_texts(&drawn(&program, &["pencilmarks"]));
    assert!(candidates.len() > 150, "{candidates:?}");
    assert_eq!(candidates, drawn_texts(&drawn(&program, &["--candidates", "pencilmarks"])));
}
