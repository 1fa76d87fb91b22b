//! Every sentence that the library says when something is wrong.

use sudokit::board::{Extra, Regions, Shape};
use sudokit::format::{self, Format, Options, Reader, Record};
use sudokit::generate::Generator;
use sudokit::solve::{NotUnique, Unsolved};
use sudokit::{Alphabet, Cell, Error, Geometry, Grid, Puzzle, Solution};

fn nine() -> Geometry {
    Geometry::of_side(9).unwrap()
}

fn parsed(text: &str, options: &Options) -> String {
    format::parse_with(text, options).map(drop).unwrap_err().to_string()
}

fn read(text: &str) -> String {
    parsed(text, &Options::default())
}

fn sentence<T: std::fmt::Debug>(result: Result<T, Error>) -> String {
    result.unwrap_err().to_string()
}

#[test]
fn boards() {
    for text in ["3", "3x", "0x9", "1x3", "9x9", "axb", "99999999999999999999x1"] {
        let expected = format!(
            "'{text}' is not a box: write its rows and columns, such as 3x3 or 2x3, with 4 to 64 cells in all"
        );
        assert_eq!(sentence(text.parse::<Shape>()), expected);
    }
    assert_eq!(
        sentence(Regions::jigsaw([1, 2, 3])),
        "the regions cover 3 cells; a board is a square of 4x4 to 64x64 cells"
    );
    assert_eq!(sentence("AAAA ABBB CCCC DDDD".parse::<Regions>()), "region 1 has 5 cells, expected 4");
    assert_eq!(
        sentence("AAAA BBB CCCC DDDD".parse::<Regions>()),
        "row 2 of the regions has 3 letters, expected 4, one for each row"
    );
    let jigsaw = Geometry::with_regions("AAAB ACBB CCDB CDDD".parse().unwrap());
    assert_eq!(sentence(jigsaw.with(Extra::Windows)), "windows need rectangular boxes, not a jigsaw");
    assert_eq!(
        sentence(jigsaw.with(Extra::DisjointGroups)),
        "disjoint groups need rectangular boxes, not a jigsaw"
    );
    assert_eq!(
        sentence(Geometry::of_side(6).unwrap().with(Extra::Windows)),
        "windows need square boxes, as on 4x4, 9x9 and 16x16 boards"
    );
    assert_eq!(
        sentence(nine().with(Extra::Cells(nine().cells().take(10).collect()))),
        "an extra house has at most 9 cells, all of them on the board"
    );
    assert_eq!(
        read(&"1234567\n".repeat(7)),
        "line 1: a 7x7 board has no usual boxes: name its boxes or regions"
    );
    let options = Options { shape: Shape::new(3, 3), ..Options::default() };
    assert_eq!(
        parsed("................", &options),
        "line 1: this puzzle is 4x4, but the board asked for is 9x9"
    );
}

#[test]
fn grids() {
    let mut grid = Grid::empty(nine());
    assert_eq!(sentence(Solution::try_from(grid.clone())), "r1c1 is empty");
    for index in 0..9 {
        grid.set(Cell::new(index), sudokit::Digit::try_new(7));
    }
    assert_eq!(
        sentence(Puzzle::try_from(grid)),
        "r1c1 and r1c2 are both 7, r1c1 and r1c3 are both 7, r1c1 and r1c4 are both 7, \
         r1c1 and r1c5 are both 7, r1c1 and r1c6 are both 7, and 31 more clashes"
    );
    let clash = "11..\n....\n....\n....".parse::<Puzzle>().unwrap_err();
    assert_eq!(clash.to_string(), "r1c1 and r1c2 are both 1");
    assert_eq!(clash.clashes().len(), 1);
}

#[test]
fn symbols() {
    let options = Options { alphabet: Some("ABCD".parse().unwrap()), ..Options::default() };
    assert_eq!(
        parsed(&"1".repeat(81), &options),
        "line 1: the alphabet has 4 symbols, but a 9x9 board needs 9"
    );
    assert_eq!(parsed("ABCD\nABCX\nABCZ\nABCD", &options), "line 3: r3c4 holds 'Z', which is not one of A-D");
    assert_eq!(
        read(
            "53a......\n6........\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n"
        ),
        "line 1: r1c3 holds 'a', which is not one of 1-9"
    );
    assert_eq!(
        read("1 2 3 4\n3 4 1 2\n2 1 4 9\n4 3 2 1\n"),
        "line 3: r3c4 holds 9, but a 4x4 board has digits from 1 to 4"
    );
    assert_eq!(
        read("AB..\n....\n....\n..AB\n"),
        "line 1: only 2 different symbols appear on this 4x4 board: name all 4"
    );
    assert_eq!(
        read("ABCD\nEFGH\n....\n....\n"),
        "line 1: 8 different symbols appear on this 4x4 board, which has room for 4"
    );
    let sixteen = format!("1F{}", ".".repeat(254));
    assert_eq!(
        read(&sixteen),
        "line 1: these symbols can be read in several ways: choose the alphabet 1-9A-G or 0-9A-F"
    );
    let hexadecimal = Options { alphabet: Some("0-9A-F".parse().unwrap()), ..Options::default() };
    assert!(format::parse_with(&sixteen, &hexadecimal).is_ok());
}

#[test]
fn layouts() {
    assert_eq!(read(""), "there is no puzzle here");
    assert_eq!(
        read("1...\n..2.\n.3..\n...4\n\n1...\n..2.\n.3..\n...4\n"),
        "there are 2 puzzles here, expected one"
    );
    assert_eq!(read("1...\n..2.\n.3.\n...4\n"), "line 3: row 3 has 3 cells, expected 4");
    assert_eq!(read("1...\n..2.\n"), "line 1: there are 2 rows of 4 cells, expected 4 rows");
    assert_eq!(
        read(".................1"),
        "line 1: this line has 18 cells; a 9x9 puzzle has 81, a 4x4 one 16, a 16x16 one 256"
    );
    assert_eq!(
        read("some words\n1.....2..3.....4\n1.....2..3.....4\n"),
        "line 1: this line looks like no puzzle"
    );
}

#[test]
fn formats() {
    assert_eq!(sentence("nonsense".parse::<Format>()), "there is no format 'nonsense'");
    for (text, expected) in [
        (
            "{\"a\": 1}",
            "not right for json: there is no puzzle in this object: a key such as puzzle or quizzes was \
             expected, and its keys are a",
        ),
        ("[[1, 2], [3]]", "not right for json: row 2 has 1 cells, expected 2"),
        ("<html></html>", "not right for xml: <html> is not a file of OpenSudoku, gSudoku or KSudoku"),
        ("<opensudoku></opensudoku>", "not right for opensudoku: there is no game in the file"),
        (
            "<opensudoku><game data=\"12\"/></opensudoku>",
            "not right for opensudoku: a game has 2 cells, expected 81",
        ),
        ("3x3:1_2", "not right for tatham: the grid has 2 cells, expected 81"),
        ("3x3:1_22zzz", "not right for tatham: r1c2 holds 22, but digits go from 1 to 9"),
        ("9j:zzzc", "not right for tatham: the walls of the jigsaw are missing"),
        (":0000:x:53:::", "not right for hodoku: the grid has 2 cells, expected 81"),
        ("https://puzz.link/p?sudoku/9/9/53h7", "not right for puzzlink: there are 5 cells, expected 81"),
        ("https://f-puzzles.com/?load=AAAA", "not right for fpuzzles: the packed text is damaged"),
        ("SCv7_32_zzzz", "not right for sudoku-coach: the packed text is damaged"),
        ("x;2;2;1,2,3", "not right for sized: there are 3 values, expected 16"),
        ("scl0123456789abc", "not right for sudokupad: the packed text is damaged"),
    ] {
        assert_eq!(read(text), format!("line 1: {expected}"));
    }
    for (format, expected) in [
        (Format::SudokuWiki, "not right for sudokuwiki: expected S9B and 162 digits of base 36"),
        (Format::Csv, "no column is called puzzle; there are 12: choose one of them"),
        (Format::Gnome, "not right for gnome: the text begins neither with < nor with {"),
        (Format::Sukaku, "not right for sukaku: there are 2 characters, expected 729 for a 9x9 board"),
        (Format::Bank, "not right for bank: expected a hash, a puzzle and a rating"),
    ] {
        let options = Options { format: Some(format), ..Options::default() };
        assert_eq!(parsed("12", &options), format!("line 1: {expected}"));
    }
}

#[test]
fn writing() {
    let sixteen = Record::new(Grid::empty(Geometry::of_side(16).unwrap()), Format::Grid, Alphabet::usual(16));
    assert_eq!(
        sentence(format::write(&sixteen, Format::Hodoku)),
        "the format hodoku cannot hold a board of 16x16 cells"
    );
    assert_eq!(
        sentence(format::write(&sixteen, Format::Url)),
        "the format url cannot hold anything: it can only be read"
    );
    let jigsaw = Geometry::with_regions("AAAB ACBB CCDB CDDD".parse().unwrap());
    let jigsaw = Record::new(Grid::empty(jigsaw), Format::Grid, Alphabet::usual(4));
    assert_eq!(
        sentence(format::write(&jigsaw, Format::Sized)),
        "the format sized cannot hold regions that are not boxes"
    );
}

#[test]
fn solving_and_creating() {
    assert_eq!(Unsolved::NoSolution.to_string(), "the puzzle has no solution");
    assert_eq!(Unsolved::Stopped.to_string(), "the search was stopped before it found a solution");
    assert_eq!(NotUnique::NoSolution.to_string(), "the puzzle has no solution");
    assert_eq!(
        NotUnique::Stopped { found: None }.to_string(),
        "the search was stopped before it could tell whether there is one solution"
    );
    let blank = Puzzle::try_from(Grid::empty(nine())).unwrap();
    assert_eq!(blank.solve().unique().unwrap_err().to_string(), "the puzzle has several solutions");
    assert_eq!(
        sentence(Generator::new(nine()).clues(90..=95).check()),
        "a puzzle of 90 clues does not fit a board of 81 cells"
    );
}

#[test]
fn a_program_can_ask_what_is_wrong() {
    let error = |text: &str| text.parse::<Puzzle>().unwrap_err();
    let clash = error("11..\n....\n....\n....\n");
    assert!(clash.is_clash() && !clash.is_syntax());
    assert_eq!(clash.clashes().len(), 1);

    let ambiguous = error(&format!("1F{}", ".".repeat(254)));
    assert!(ambiguous.is_ambiguous() && ambiguous.needs_alphabet());
    assert_eq!(ambiguous.alphabets(), ["1-9A-G", "0-9A-F"]);
    let unnamed = error("AB..\n....\n....\n..AB\n");
    assert!(unnamed.needs_alphabet() && !unnamed.is_ambiguous());

    assert!(error(&"1234567\n".repeat(7)).needs_regions());
    assert!(error("{\"a\": 1}").is_syntax());

    let unknown = "nonsense".parse::<Format>().unwrap_err();
    assert!(unknown.is_unknown_name());
    assert_eq!(unknown.unknown_name(), Some(("format", "nonsense")));
    let plain = error("");
    assert!(!plain.is_clash() && !plain.is_unknown_name() && !plain.is_io() && plain.clashes().is_empty());
}

#[test]
fn a_failing_reader_is_the_source_of_the_error() {
    struct Broken;
    impl std::io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::new(std::io::ErrorKind::TimedOut, "the line is dead"))
        }
    }
    let mut reader = Reader::new(std::io::BufReader::new(Broken), Options::default());
    let error = reader.next().unwrap().unwrap_err();
    assert!(error.is_io());
    assert_eq!(error.to_string(), "the line is dead");
    let source = std::error::Error::source(&error).unwrap().downcast_ref::<std::io::Error>().unwrap();
    assert_eq!(source.kind(), std::io::ErrorKind::TimedOut);
}
