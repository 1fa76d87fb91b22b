//! The program reads everything that it writes, and it reads compressed files and other
//! encodings.

use std::io::Write;

use super::program::{PUZZLE, Program, SOLUTION};

#[test]
fn every_command_reads_the_rows_of_every_other() {
    let program = Program::new();
    program.file("list.txt", format!("{PUZZLE}\n{PUZZLE}\n"));
    program.file("one.txt", format!("{PUZZLE}\n"));
    for command in [
        "solve list.txt",
        "count list.txt",
        "check list.txt",
        "backbone list.txt",
        "candidates list.txt",
        "hint list.txt",
        "explain list.txt",
        "rate list.txt",
        "rate --scale hodoku list.txt",
        "convert list.txt",
        "minimize list.txt",
        "reduce --clues 28 list.txt",
        "complete list.txt",
        "transform --rotate 90 list.txt",
        "canonical list.txt",
        "dedupe list.txt",
        "same one.txt one.txt",
        "create --count 2 --seed 1",
        "watch --limit 2 one.txt",
    ] {
        for format in ["--json", "--csv"] {
            let rows = program.run(&format!("{command} {format}")).out;
            let puzzles = rows.lines().count() - usize::from(format == "--csv");
            let output = program.run_reading("check", &rows);
            assert_eq!(output.out.lines().count(), puzzles, "{command} {format}\n{rows}\n{}", output.errors);
            assert!(
                output.out.lines().all(|line| line.ends_with(": unique")),
                "{command} {format}: {}",
                output.out
            );
        }
    }
}

#[test]
fn boards_in_rows_are_written_in_the_format_of_to() {
    let program = Program::new();
    let output = program.run(&format!("solve --json --to sdm {PUZZLE}"));
    assert!(output.out.contains(&format!("\"puzzle\":\"{}\"", PUZZLE.replace('.', "0"))), "{}", output.out);
    let output = program.run(&format!("solve --csv --to grid {PUZZLE}"));
    assert!(output.out.contains("\"534678912\n672195348\n"), "{}", output.out);
    assert_eq!(program.run_reading("count", output.out).out, "1\n");
}

#[test]
fn json_can_be_lists_of_objects_texts_or_rows() {
    let program = Program::new();
    let rows = |text: &str| {
        let row = |row: &[u8]| {
            let cells: Vec<String> =
                row.iter().map(|&b| if b == b'.' { "0".into() } else { char::from(b).to_string() }).collect();
            format!("[{}]", cells.join(", "))
        };
        format!("[{}]", text.as_bytes().chunks(9).map(row).collect::<Vec<_>>().join(",\n "))
    };
    for text in [
        format!("[{{\"id\": 1, \"puzzle\": \"{PUZZLE}\"}},\n {{\"puzzle\": \"{PUZZLE}\", \"id\": 2}}]"),
        format!("[\"{PUZZLE}\", \"{PUZZLE}\"]"),
        format!("{{\"name\": \"two\", \"puzzles\": [\"{PUZZLE}\", \"{PUZZLE}\"]}}"),
        format!("[{0},\n{0}]", rows(PUZZLE)),
        format!("{{\"puzzle\": {0}}}\n{{\"puzzle\": {0}}}\n", rows(PUZZLE).replace('\n', "")),
        format!("{{\n  \"quiz\": \"{PUZZLE}\"\n}}\n{{\n  \"quiz\": \"{PUZZLE}\"\n}}\n"),
    ] {
        assert_eq!(program.run_reading("solve", &text).out, format!("{SOLUTION}\n").repeat(2), "{text}");
    }
    let keyed = format!("[{{\"puzzle\": \"{SOLUTION}\", \"start\": \"{PUZZLE}\"}}]");
    assert_eq!(program.run_reading("convert --column start", &keyed).out, format!("{PUZZLE}\n"));
    let output = program.run_reading("convert --column begin", &keyed);
    assert!(
        output.errors.contains(
            "no column is called begin; the columns are puzzle and start: choose one of them (use --column)"
        ),
        "{}",
        output.errors
    );
    let output = program.run_reading("solve", "{\"name\": 1}");
    assert_eq!(
        output.errors,
        "error: standard input: line 1: this object has no puzzle: \
         its only key is \"name\"; a key such as puzzle or quizzes is expected\n"
    );
}

#[test]
fn large_documents_are_read_one_puzzle_after_another() {
    const GAMES: usize = 15_000;
    let program = Program::new();
    let game = format!("<game created=\"0\" data=\"{}\" note=\"\"/>", PUZZLE.replace('.', "0"));
    let xml =
        format!("<?xml version=\"1.0\"?>\n<opensudoku><folder>{}</folder></opensudoku>", game.repeat(GAMES));
    let values = vec![format!("{{\"puzzle\":\"{PUZZLE}\"}}"); GAMES];
    let json = format!("[{}]", values.join(","));
    for text in [xml, json] {
        assert!(text.len() > 1 << 20);
        assert_eq!(program.run_reading("count", &text).out, "1\n".repeat(GAMES));
    }
}

/// Different puzzles.
fn puzzles(program: &Program, count: usize) -> String {
    program.run(&format!("create --seed 4 --count {count} --to line")).out
}

#[test]
fn several_puzzles_in_any_format_are_read_back() {
    let program = Program::new();
    program.file("list.txt", puzzles(&program, 40));
    let solutions = program.run("solve list.txt").out;
    let formats = program.run("formats --csv").out;
    let writable: Vec<&str> =
        formats.lines().filter_map(|row| row.split_once(",true,true,")).map(|(name, _)| name).collect();
    assert_eq!(writable.len(), 27, "{formats}");
    for format in writable {
        for command in ["convert", "convert -j1", "create --seed 4 --count 40"] {
            let input = if command.starts_with("create") { "" } else { "list.txt" };
            let output = program.run(&format!("{command} --to {format} {input}"));
            // Candidates do not show which digits are given.
            let back = program.run_reading("solve --to line", &output.out);
            assert_eq!((&back.out, &back.errors[..]), (&solutions, ""), "{command} --to {format}");
        }
    }
}

/// All puzzles of an OpenSudoku file share one document.
fn check_document(text: &str, puzzles: usize, what: &str) {
    assert!(text.starts_with("<?xml version=\"1.0\""), "{what}: {text}");
    assert!(text.ends_with("</folder></opensudoku>\n"), "{what}: {text}");
    for (part, count) in [("<?xml", 1), ("<opensudoku", 1), ("</opensudoku>", 1), ("<game ", puzzles)] {
        assert_eq!(text.matches(part).count(), count, "{what}: {part} in {text}");
    }
}

#[test]
fn a_document_contains_all_puzzles() {
    let program = Program::new();
    let list = puzzles(&program, 5);
    program.file("list.txt", format!("{list}53..7\n"));
    program.file("games.xml", program.run_reading("convert --to opensudoku", &list).out);
    let solutions = program.run_reading("solve", &list).out;
    for (command, puzzles) in [
        ("convert", 5),
        ("solve", 5),
        ("solve -j1", 5),
        ("solve --method backtrack", 5),
        ("solve --all", 5),
        ("minimize", 5),
        ("transform --rotate 90", 5),
        ("filter --clues 1..", 5),
        ("sort --by clues", 5),
        ("sample --shuffle --seed 1", 5),
        ("sample --count 2 --seed 1", 2),
        ("dedupe", 5),
        ("dedupe --by solution", 5),
    ] {
        let output = program.run(&format!("{command} games.xml"));
        check_document(&output.out, puzzles, command);
        assert_eq!(output.out, program.run(&format!("{command} games.xml --to opensudoku")).out, "{command}");
        let output = program.run(&format!("{command} list.txt --to opensudoku"));
        check_document(&output.out, puzzles, command);
        if command.starts_with("solve") {
            assert_eq!(program.run_reading("convert --to line", &output.out).out, solutions, "{command}");
        }
    }
    // Documents and other formats can follow each other.
    let output = program.run("convert games.xml list.txt games.xml");
    assert_eq!(output.out.matches("<?xml").count(), 2, "{}", output.out);
    assert_eq!(program.run_reading("convert --to line", &output.out).out, list.repeat(3));
    // Files of answers are documents, too. A puzzle without an answer becomes a remark.
    let game = |digits: &str| format!("<game data=\"{}\"/>\n", digits.replace('.', "0"));
    let (good, clashing) = (game(PUZZLE), game(&PUZZLE.replacen("53", "55", 1)));
    program.file("clash.xml", format!("<opensudoku>\n{good}{clashing}</opensudoku>\n"));
    assert_eq!(program.run("solve --answers clash.xml -o solved.txt").code, Some(3));
    let answers = program.read("clash_ANSWERS.txt");
    check_document(&answers, 1, "--answers");
    assert!(answers.contains("<!-- line 3: the givens of this puzzle clash -->\n"), "{answers}");
    assert_eq!(program.run_reading("convert --to line", answers).out, format!("{SOLUTION}\n"));
}

#[test]
fn a_format_that_does_not_keep_everything_is_noted() {
    let program = Program::new();
    let candidates = program.run(&format!("convert --to sukaku {PUZZLE}")).out;
    let output = program.run_reading("convert --to line", candidates.replacen("12.4", ".2.4", 1));
    assert_eq!(
        output.errors,
        "standard input: line 1: the format line keeps the digits of this puzzle, but not its candidates; \
         use --to pencilmarks to keep them\n"
    );
    let line = PUZZLE.replacen('.', "+4", 1);
    let output = program.run_reading("convert --to line", format!(":0000:x:{line}:::\n"));
    assert_eq!(
        output.errors,
        "standard input: line 1: the format line keeps the givens of this puzzle, \
         but not the digits and notes of the player; use --to fpuzzles to keep them\n"
    );
    let output = program.run_reading("convert --to sudokupad", format!(":0000:x:{line}:::\n"));
    assert_eq!(
        output.errors,
        "standard input: line 1: the format sudokupad keeps the givens and notes of this puzzle, \
         but not the digits of the player; use --to fpuzzles to keep them\n"
    );
}

#[test]
fn the_note_names_a_format_that_keeps_everything() {
    let program = Program::new();
    // A board of 25x25 cells with a digit that is not a given.
    let rows = vec![".".repeat(25); 24].join("\n");
    let saved = format!("[Puzzle]\n1{}\n{rows}\n[State]\n12{}\n{rows}\n", ".".repeat(24), ".".repeat(23));
    let errors = program.run_reading("convert --alphabet 1-9A-P --to line", saved).errors;
    assert!(errors.ends_with("; use --to sdk to keep them\n"), "{errors}");
    // No format keeps windows together with such a digit.
    let line = PUZZLE.replacen('.', "+4", 1);
    let played = format!(":0000:x:{line}:::\n");
    let errors = program.run_reading("convert --windoku --to line", &played).errors;
    assert!(errors.ends_with("extra houses of this board; use --to variant to keep them\n"), "{errors}");
    let errors = program.run_reading("convert --windoku --to variant", &played).errors;
    assert!(errors.ends_with("but not the digits and notes of the player\n"), "{errors}");
}

#[test]
fn compressed_files_and_other_encodings_are_read_directly() {
    let program = Program::new();
    let gzip = |text: &str| {
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        encoder.write_all(text.as_bytes()).unwrap();
        encoder.finish().unwrap()
    };
    let list = format!("{PUZZLE}\n").repeat(3000);
    let zstd =
        ruzstd::encoding::compress_to_vec(list.as_bytes(), ruzstd::encoding::CompressionLevel::Fastest);
    let utf_16 = |order: fn(u16) -> [u8; 2]| -> Vec<u8> {
        format!("\u{FEFF}{}", list.replace('\n', "\r\n")).encode_utf16().flat_map(order).collect()
    };
    for bytes in [
        gzip(&list),
        [gzip(&list[..82 * 1000 + 17]), gzip(&list[82 * 1000 + 17..])].concat(),
        zstd,
        utf_16(u16::to_le_bytes),
        utf_16(u16::to_be_bytes),
    ] {
        program.file("packed", &bytes);
        let expected = format!("{SOLUTION}\n").repeat(3000);
        assert_eq!(program.run("solve packed").out, expected);
        assert_eq!(program.run_reading("solve -", &bytes).out, expected);
    }
    for (bytes, problem) in [
        (&b"PK\x03\x04"[..], "this is a zip archive; unpack it first"),
        (b"\xFD7zXZ\0", "this file is compressed with xz; unpack it first"),
        (b"BZh9", "this file is compressed with bzip2; unpack it first"),
    ] {
        program.file("other", bytes);
        let output = program.run("solve other");
        assert!(output.errors.starts_with(&format!("error: other: {problem}")), "{}", output.errors);
        assert_eq!(output.code, Some(3));
    }
    let mut cut = gzip(&list);
    cut.truncate(cut.len() - 100);
    program.file("cut.gz", &cut);
    let output = program.run("solve cut.gz");
    assert!(
        output.errors.ends_with("error: cut.gz: the gzip data ends too early; the file is incomplete\n"),
        "{}",
        output.errors
    );
    assert!(output.out.starts_with(SOLUTION), "the complete part is solved");
}
