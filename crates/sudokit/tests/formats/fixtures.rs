//! One puzzle in every supported encoding, and IDs from a real program.

use std::fs;
use std::path::PathBuf;

use sudokit::format::{self, Format, Options, Reader, Record};
use sudokit::{Error, Puzzle};

const GIVENS: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/formats")
}

fn read(path: &str) -> Vec<Result<Record, Error>> {
    let bytes = fs::read(folder().join(path)).unwrap();
    Reader::new(&bytes[..], Options::default()).collect()
}

fn line(record: &Record) -> String {
    format::write(record, Format::Line).unwrap().trim_end().to_owned()
}

fn solved(record: &Record) -> String {
    let puzzle = Puzzle::try_from(record.grid.clone()).unwrap();
    puzzle.solve().unique().unwrap().to_string().replace('\n', "")
}

#[test]
fn every_encoding_gives_the_same_givens_and_solution() {
    let mut names: Vec<String> = fs::read_dir(folder().join("same_puzzle"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names.len(), 51);
    for name in names.iter().filter(|name| *name != "border_7dash_4x4.txt") {
        let records = read(&format!("same_puzzle/{name}"));
        let expected = if name == "collection.sdm" { 2 } else { 1 };
        assert_eq!(records.len(), expected, "{name}");
        let record = records[0].as_ref().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(line(record), GIVENS, "{name}");
        assert_eq!(solved(record), SOLUTION, "{name}");
    }
}

#[test]
fn every_encoding_is_detected() {
    for (name, format) in [
        ("border_13dash_blank.txt", Format::Bordered),
        ("border_7dash_4x4.txt", Format::Bordered),
        ("border_plus.txt", Format::Framed),
        ("border_plus_tight.txt", Format::Tight),
        ("border_unicode.txt", Format::Pretty),
        ("collection.sdm", Format::Sdm),
        ("dosuku.json", Format::Json),
        ("fpuzzles.json", Format::Fpuzzles),
        ("fpuzzles_url.txt", Format::Fpuzzles),
        ("game.ksudoku", Format::KSudoku),
        ("gnome_sudoku.save", Format::Gnome),
        ("gnome_sudoku_share.txt", Format::GnomeShare),
        ("grid_9x9.txt", Format::Grid),
        ("grid_9x9_space_blank.txt", Format::Grid),
        ("grid_csv.csv", Format::Comma),
        ("grid_spaces.txt", Format::Spaced),
        ("hodoku_library.txt", Format::Hodoku),
        ("kaggle.csv", Format::Csv),
        ("kaggle3m.csv", Format::Csv),
        ("line_dot.txt", Format::Line),
        ("line_tab_comment.txt", Format::Line),
        ("line_zero.txt", Format::Sdm),
        ("nested.json", Format::Json),
        ("pm_grid_hodoku.txt", Format::Pencilmarks),
        ("pzv_url.txt", Format::PuzzLink),
        ("qqwing_readable.txt", Format::Open),
        ("row.jsonl", Format::Json),
        ("sadman.sdk", Format::Sdk),
        ("sdx.sdx", Format::SudoCueMarks),
        ("simple_sudoku.ss", Format::SimpleSudoku),
        ("sudoku_coach_SCv7.txt", Format::SudokuCoach),
        ("sudoku_coach_url.txt", Format::SudokuCoachLink),
        ("sudokuexchange_url.txt", Format::SudokuExchange),
        ("sudokupad_fpuzzles_url.txt", Format::SudokuPad),
        ("sudokupad_puzzleid_url.txt", Format::SudokuPad),
        ("sudokupad_scf_url.txt", Format::SudokuPad),
        ("sudokuwiki_S9B.txt", Format::SudokuWiki),
        ("sudokuwiki_url.txt", Format::SudokuWikiLink),
        ("sudokuwiki_v1_162.txt", Format::SudokuWikiV1),
        ("sukaku_729_dots.txt", Format::Sukaku),
        ("tatham_id.txt", Format::Tatham),
        ("v1.opensudoku", Format::OpenSudoku),
        ("v2.opensudoku", Format::OpenSudoku),
        ("variant.txt", Format::Variant),
    ] {
        let records = read(&format!("same_puzzle/{name}"));
        assert_eq!(records[0].as_ref().unwrap().format, format, "{name}");
    }
}

#[test]
fn progress_is_kept_apart_from_the_givens() {
    let progress = |name: &str| {
        let record = read(&format!("same_puzzle/{name}")).remove(0).unwrap();
        let geometry = record.grid.geometry().clone();
        let placed: Vec<String> = record
            .progress
            .placed
            .iter()
            .map(|(&cell, digit)| format!("{}={digit}", geometry.position(cell)))
            .collect();
        let marks: Vec<String> = record
            .progress
            .marks
            .iter()
            .map(|(&cell, set)| format!("{}{set}", geometry.position(cell)))
            .collect();
        (placed.join(" "), marks)
    };
    assert_eq!(
        progress("hodoku_library_progress.txt"),
        ("r1c3=4".to_owned(), vec!["r1c4{6}".to_owned(), "r1c7{8, 9}".to_owned()])
    );
    let (placed, marks) = progress("simple_sudoku.ss");
    assert_eq!((&placed[..], &marks[..]), ("r1c3=4", &["r1c4{6}".to_owned()][..]));
    let (placed, marks) = progress("v2.opensudoku");
    assert_eq!((&placed[..], marks.len()), ("", 51));
    assert_eq!(marks[0], "r1c3{1, 2, 4}");
}

#[test]
fn the_4x4_board_is_read_with_its_boxes() {
    let record = read("same_puzzle/border_7dash_4x4.txt").remove(0).unwrap();
    assert_eq!(line(&record), "..3.1......42...");
}

#[test]
fn titles_after_percent_signs_are_comments() {
    let record = read("debian_sudoku_compact.txt").remove(0).unwrap();
    assert_eq!(line(&record), GIVENS);
    assert_eq!(record.comments, [" x"]);
}

#[test]
fn real_ids_parse_and_have_one_solution_each() {
    let records = read("sgt_solo_ids.txt");
    assert_eq!(records.len(), 9);
    for (number, record) in records.into_iter().enumerate() {
        match record {
            Ok(record) => {
                let puzzle = Puzzle::try_from(record.grid.clone()).unwrap();
                assert!(puzzle.solve().unique().is_ok(), "ID {}", number + 1);
            }
            Err(error) => assert_eq!(
                error.to_string(),
                "line 8: this tatham puzzle has cages, which Sudokit does not support"
            ),
        }
    }
}

#[test]
fn a_simple_sudoku_clipboard_is_one_puzzle_with_progress() {
    let givens = fs::read_to_string(folder().join("same_puzzle/simple_sudoku.ss")).unwrap();
    let givens = givens.split("\n\n").next().unwrap();
    let placed = givens.replace("|53.|", "|534|");
    let marks = fs::read_to_string(folder().join("same_puzzle/pm_grid_hodoku.txt")).unwrap();
    let marks = marks.replace("124  ", "4    ").replace("26 ", "6  ");
    let text = format!("{givens}\n\n\n{placed}\n\n{marks}\n\n{givens}");
    let records: Vec<Record> =
        Reader::new(text.as_bytes(), Options::default()).collect::<Result<_, _>>().unwrap();
    assert_eq!(records.len(), 2);
    assert_eq!(line(&records[0]), GIVENS);
    assert_eq!(records[0].progress.placed.len(), 1);
    assert!(!records[0].progress.marks.is_empty());
    assert!(records[1].progress.is_empty());
}
