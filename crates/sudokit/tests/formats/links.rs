//! Links that sites open: written as the sites have them, and recognised by their host.

use std::fs;
use std::path::PathBuf;

use sudokit::board::{Extra, Progress};
use sudokit::format::{self, Format, Loss, Record};
use sudokit::{Alphabet, Digit, DigitSet, Geometry, Grid};

const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const CELLS: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const LINKS: [Format; 4] =
    [Format::SudokuWikiLink, Format::SudokuCoachLink, Format::SudokuExchange, Format::SudokuPad];

/// The puzzle with A for 1, B for 2 and so on.
fn letters() -> String {
    LINE.chars().map(|c| if c == '.' { '.' } else { char::from(c as u8 - b'1' + b'A') }).collect()
}

fn on(board: Geometry) -> Record {
    let side = board.side();
    Record::new(Grid::empty(board), Format::Line, Alphabet::usual(side))
}

#[test]
fn links_are_written_as_the_sites_have_them() {
    let record = format::parse(LINE).unwrap();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/formats/same_puzzle");
    let fixtures = ["sudokuwiki_url", "sudoku_coach_url", "sudokuexchange_url", "sudokupad_puzzleid_url"];
    for (format, name) in LINKS.into_iter().zip(fixtures) {
        let fixture = fs::read_to_string(folder.join(format!("{name}.txt"))).unwrap();
        // The difficulty that SudokuExchange appends is optional.
        let expected = fixture.trim_end().trim_end_matches("&d=1");
        let text = format::write(&record, format).unwrap();
        assert_eq!(text, format!("{expected}\n"));
        assert!(!text.trim_end().contains(['+', ' ']), "a form would turn + into a space: {text}");
        assert_eq!(format::parse(&text).unwrap().format, format);
    }
}

#[test]
fn the_host_names_the_format() {
    for (link, expected) in [
        (format!("http://sudokuwiki.org/sudoku.htm?bd={CELLS}"), Format::SudokuWikiLink),
        (format!("https://WWW.SudokuWiki.org/Sudoku.htm?bd={LINE}"), Format::SudokuWikiLink),
        (format!("https://sudoku.coach/de/play/{CELLS}"), Format::SudokuCoachLink),
        (format!("https://sudokuexchange.com/play/?s={CELLS}&d=3&i=7"), Format::SudokuExchange),
        (format!("https://example.com/play/?s={CELLS}"), Format::Url),
        (format!("https://sudoku.coach/en/play/{}", letters()), Format::Url),
        (format!("https://notsudoku.coach/en/play/{CELLS}"), Format::Url),
        (format!("https://example.com/sudoku.coach/?s={CELLS}"), Format::Url),
        ("https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79".to_owned(), Format::SudokuPad),
    ] {
        let record = format::parse(&link).unwrap();
        assert_eq!(record.format, expected, "{link}");
        assert_eq!(record.grid, format::parse(LINE).unwrap().grid, "{link}");
    }
}

#[test]
fn letters_are_written_as_digits() {
    let record = format::parse(&letters()).unwrap();
    for format in LINKS {
        let back = format::parse(&format::write(&record, format).unwrap()).unwrap();
        assert_eq!(back.grid, record.grid, "{format}");
    }
}

#[test]
fn links_of_cells_hold_usual_9x9_boards_only() {
    let record = format::parse(LINE).unwrap();
    let mut played = record.clone();
    played.progress.placed.insert(record.grid.geometry().cell(0, 2), Digit::new(4));
    let x = Geometry::of_side(9).unwrap().with(Extra::FallingDiagonal).unwrap();
    for format in &LINKS[..3] {
        for side in [4, 8, 16] {
            let error = format::write(&on(Geometry::of_side(side).unwrap()), *format).unwrap_err();
            let expected = format!("the format {format} cannot hold a board of {side}x{side} cells");
            assert_eq!(error.to_string(), expected);
        }
        assert_eq!(format.loss(&record), None);
        assert_eq!(format.loss(&played), Some(Loss::Progress));
        assert_eq!(format.loss(&on(x.clone())), Some(Loss::Board));
    }
}

#[test]
fn sudokupad_links_contain_only_what_sudokupad_shows() {
    let nine = Geometry::of_side(9).unwrap();
    let corner = nine.cell(0, 0);
    let back = |record: &Record| {
        let text = format::write(record, Format::SudokuPad).unwrap();
        format::parse(&text).unwrap()
    };

    let mut limits = vec![DigitSet::full(9); 81];
    limits[0].remove(Digit::new(5));
    let mut limited = on(nine.clone());
    limited.grid = limited.grid.with_limits(limits);
    assert_eq!(Format::SudokuPad.loss(&limited), Some(Loss::Candidates));
    assert_eq!(back(&limited).grid.limits(), None);

    for extra in [Extra::DisjointGroups, Extra::Windows] {
        let board = nine.with(extra).unwrap().with(Extra::RisingDiagonal).unwrap();
        let record = on(board);
        assert_eq!(Format::SudokuPad.loss(&record), Some(Loss::Board));
        assert_eq!(back(&record).grid.geometry().extras(), [Extra::RisingDiagonal]);
    }

    let mut played = on(nine);
    played.progress.placed.insert(corner, Digit::new(4));
    assert_eq!(Format::SudokuPad.loss(&played), Some(Loss::PlacedDigits));
    assert_eq!(back(&played).progress, Progress::default());

    let large = on(Geometry::of_side(25).unwrap());
    let error = format::write(&large, Format::SudokuPad).unwrap_err();
    assert_eq!(error.to_string(), "the format sudokupad cannot hold a board of 25x25 cells");
}
