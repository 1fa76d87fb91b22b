//! The error messages of the library.

use std::num::NonZero;

use sudokit::board::{Extra, Regions, Shape};
use sudokit::format::{self, Column, Format, Options, Reader, Record};
use sudokit::generate::{CluePattern, Generator};
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
        "row 2 of the regions has 3 letters, expected 4 because there are 4 rows"
    );
    assert_eq!(
        sentence("1...\n..2.\n.3..\n...4".parse::<Regions>()),
        "this looks like a puzzle, not a map of regions: write a letter for each cell, the same letter for all \
         cells of a region"
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
        "line 1: boards of 7x7 cells cannot be divided into boxes, only into regions: name the regions"
    );
    let options = Options { shape: Shape::new(3, 3), ..Options::default() };
    assert_eq!(
        parsed("................", &options),
        "line 1: this puzzle is 4x4, but the requested board is 9x9"
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
        "line 1: the alphabet has 4 symbols, but this 9x9 board needs 9"
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
        "line 3: r3c4 holds 9, but the digits of this 4x4 board are 1 to 4"
    );
    assert_eq!(
        read("AB..\n....\n....\n..AB\n"),
        "line 1: only 2 different symbols appear on this 4x4 board: name all 4"
    );
    assert_eq!(
        read("ABCD\nEFGH\n....\n....\n"),
        "line 1: 8 different symbols appear on this 4x4 board, which has only 4 digits"
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
        "line 1: this line does not look like a puzzle"
    );
}

#[test]
fn lines_that_are_nearly_puzzles() {
    for (text, expected) in [
        (
            "1234 1234 1234 1234",
            "line 1: this line has 16 cells, as many as a puzzle of 4x4 cells, but Sudokit does not recognise \
             what separates them: remove the separators, or write a space or a comma between all cells",
        ),
        ("1", "line 1: this line has 1 cell; a 9x9 puzzle has 81, a 4x4 one 16, a 16x16 one 256"),
        ("12\n34\n", "line 1: this is not a puzzle in any format that Sudokit knows"),
        ("1...\n..2.\n3\n...4\n", "line 3: row 3 has 1 cell, expected 4"),
        (
            "a: b 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "line 1: Sudokit does not recognise the text 'a: b' before the puzzle: choose the column of the puzzles \
             and the character between columns",
        ),
    ] {
        assert_eq!(read(text), expected);
    }
    let numbers = Options { alphabet: Some(Alphabet::numbers()), ..Options::default() };
    assert_eq!(
        parsed("1 2 3 q\n3 4 1 2\n2 1 4 3\n4 3 2 1\n", &numbers),
        "line 1: r1c4 holds 'q', which is not a number from 1 to 4"
    );
}

#[test]
fn formats() {
    assert_eq!(sentence("nonsense".parse::<Format>()), "there is no format 'nonsense'");
    for (text, expected) in [
        ("3x3:1_2", "invalid tatham text: there are 2 cells, expected 81"),
        ("3x3:zzzz", "invalid tatham text: there are more than 81 cells"),
        ("3x3:1_22zzz", "invalid tatham text: r1c2 holds 22, which is not a digit from 1 to 9"),
        ("3x3:99999999999999999999", "invalid tatham text: a number is too large"),
        ("3x3:A", "invalid tatham text: unexpected character 'A'"),
        ("0x3:a", "invalid tatham text: no board has boxes of 0x3 cells"),
        ("9j:zzzc", "invalid tatham text: the walls of the jigsaw are missing"),
        ("2j:a,a", "invalid tatham text: no board has a side of 2"),
        ("9j:zzzc,A", "invalid tatham text: unexpected character 'A' in the walls"),
        ("9j:zzzc,_", "invalid tatham text: the walls describe 1 gap, expected 144"),
        ("9j:zzzc,b", "invalid tatham text: the walls describe 3 gaps, expected 144"),
        (":0000:x:53:::", "invalid hodoku text: there are 2 cells, expected 81"),
        (":0000:x:5x:::", "invalid hodoku text: r1c2 holds 'x', expected a digit or ."),
        ("https://puzz.link/p?sudoku/9/9/53h7", "invalid puzzlink text: there are 5 cells, expected 81"),
        ("https://puzz.link/p?sudoku/9", "invalid puzzlink text: expected sudoku/width/height/cells"),
        ("https://puzz.link/p?sudoku/9/8/1", "invalid puzzlink text: no board has 9 columns and 8 rows"),
        ("https://puzz.link/p?sudoku/4/4/5", "invalid puzzlink text: 5 is not a digit from 1 to 4"),
        ("https://puzz.link/p?sudoku/4/4/G", "invalid puzzlink text: unexpected character 'G'"),
        ("pzprv3/sudoku", "invalid puzzlink text: expected pzprv3, sudoku, the size and the rows"),
        (
            "pzprv3/slither/4/. . . ./",
            "this puzzlink puzzle has the rules of slither, which Sudokit does not support",
        ),
        ("https://f-puzzles.com/?load=AAAA", "invalid fpuzzles text: the packed text is damaged"),
        ("SCv7_32_zzzz", "invalid sudoku-coach text: the packed text is damaged"),
        ("x;2;2;1,2,3", "invalid sized text: there are 3 values, expected 16"),
        ("x;2;2;1,", "invalid sized text: there is 1 value, expected 16"),
        ("scl0123456789abc", "invalid sudokupad text: the packed text is damaged"),
        ("scf0123456789.", "invalid sudokupad text: unexpected character '.'"),
        (
            "https://sudokupad.app/abcdef",
            "the link does not contain a puzzle; a puzzle that is stored on a server cannot \
             be read offline",
        ),
    ] {
        assert_eq!(read(text), format!("line 1: {expected}"), "{text}");
    }
    let hodoku = format!(":0000:x:{}:1:::", ".".repeat(81));
    assert_eq!(
        read(&hodoku),
        "line 1: invalid hodoku text: '1' is not a candidate: write its digit, row and column, such as 214"
    );
    let code = format!("S9B{}zz", "00".repeat(80));
    assert_eq!(read(&code), "line 1: invalid sudokuwiki text: r9c9 has candidates greater than 9");
    for (format, text, expected) in [
        (Format::SudokuWiki, "12", "invalid sudokuwiki text: expected S9B and 162 digits of base 36"),
        (Format::SudokuWikiV1, "12", "invalid sudokuwiki-v1 text: expected 162 digits of base 32"),
        (
            Format::SudokuPad,
            "12",
            "invalid sudokupad text: expected a link, or a code that begins with fpuzzles, scl or scf",
        ),
        (Format::Tatham, "12", "invalid tatham text: expected an ID such as 3x3:5_3b7d6…"),
        (
            Format::Hodoku,
            "12",
            "invalid hodoku text: expected :technique:candidates:grid:removed:eliminated:set:",
        ),
        (Format::GnomeShare, "12", "invalid gnome-share text: the counts do not match the number of givens"),
        (Format::Csv, "12", "this is not a table, so it has no column puzzle"),
        (Format::Csv, "a,b", "no column is called puzzle; the columns are a and b: choose one of them"),
        (Format::Gnome, "12", "invalid gnome text: the text begins neither with < nor with {"),
        (Format::Sukaku, "12", "invalid sukaku text: there are 2 characters, expected 729 for a 9x9 board"),
        (Format::Sukaku, "1", "invalid sukaku text: there is 1 character, expected 729 for a 9x9 board"),
        (Format::Gsf, "12", "invalid gsf text: there is no fifth field, which holds the puzzle"),
        (Format::Sized, "12", "invalid sized text: expected name;box rows;box columns;values"),
        (Format::Bank, "12", "invalid bank text: expected a hash, a puzzle and a rating"),
        (Format::Sdk, "[State]\n1...", "there is no section [Puzzle]"),
    ] {
        let options = Options { format: Some(format), ..Options::default() };
        assert_eq!(parsed(text, &options), format!("line 1: {expected}"), "{format}");
    }
    let sukaku = format!("21.......{}", "123456789".repeat(80));
    let options = Options { format: Some(Format::Sukaku), ..Options::default() };
    assert_eq!(
        parsed(&sukaku, &options),
        "line 1: r1c1 holds '2' in place of its candidate 1: write '1', or . if it is not a candidate"
    );
}

#[test]
fn tables() {
    for (text, expected) in [
        (
            "id,puzzle\n1,1.....2..3.....4\n2\n",
            "line 3: this row has only 1 column, but the puzzles are in column 2",
        ),
        (
            "id,more,puzzle\n1,x,1.....2..3.....4\n2,x\n",
            "line 3: this row has only 2 columns, but the puzzles are in column 3",
        ),
        (
            "id,puzzle\n1,\"1.....2..3.....4\n",
            "line 2: invalid csv text: the quote at the start of column 2 is never closed",
        ),
        (
            "id,quizzes\n1,1.....2..3.....4\n2,broken\n",
            "line 3: column quizzes contains 'broken', which is not a puzzle",
        ),
        ("id,quizzes\n1,1.....2..3.....4\n2, \n", "line 3: column quizzes is empty"),
    ] {
        let mut problems = Reader::new(text.as_bytes(), Options::default()).filter_map(Result::err);
        assert_eq!(problems.next().map(|problem| problem.to_string()).unwrap_or_default(), expected);
    }
    let long = "a text about puzzles ".repeat(3);
    let table = format!("id,puzzle\n1,1.....2..3.....4\n2,{long}\n");
    let mut problems = Reader::new(table.as_bytes(), Options::default()).filter_map(Result::err);
    assert_eq!(
        problems.next().unwrap().to_string(),
        "line 3: column puzzle contains 'a text about puzzles a text about puzzle…', which is not a puzzle"
    );
}

#[test]
fn columns() {
    let number = |text: &str, number| {
        let column = Some(Column::Number(NonZero::new(number).unwrap()));
        let error = format::parse_with(text, &Options { column, ..Options::default() }).unwrap_err();
        (error.sentence(), error.needs_column())
    };
    let table = "id,quizzes,name\n1,1.....2..3.....4,x\n";
    assert_eq!(
        number(table, 9),
        (
            "there is no column 9: the table has 3 columns, id, quizzes and name; choose one of them"
                .to_owned(),
            true
        )
    );
    assert_eq!(
        number("sudoku\n1.....2..3.....4\n", 2),
        ("there is no column 2: the table has only 1 column, sudoku; choose it".to_owned(), true)
    );
    assert_eq!(
        number("1.....2..3.....4\n", 2),
        ("this is not a table, so it has no column 2".to_owned(), false)
    );
    let foo = Options { column: Some(Column::Name("foo".to_owned())), ..Options::default() };
    assert_eq!(parsed("1.....2..3.....4\n", &foo), "line 1: this is not a table, so it has no column foo");
    assert_eq!(
        parsed("quizzes\n1.....2..3.....4\n", &foo),
        "line 1: no column is called foo; the only column is quizzes: choose it"
    );
}

#[test]
fn rules_that_are_not_supported() {
    let sections = |more: &str| format!("[Puzzle]\n1...\n..2.\n.3..\n...4\n{more}");
    for heading in ["Cages", "Thermometers", "Rules"] {
        assert_eq!(
            read(&sections(&format!("[{heading}]\nr1c1 r1c2\n"))),
            format!("line 1: this sdk puzzle has a section [{heading}], which Sudokit does not support")
        );
    }
    for harmless in ["", "[author]\nAnn\n", "[Notes]\nr1c2\n", "[Houses]\ndiagonals\n"] {
        assert!(format::parse(&sections(harmless)).is_ok(), "{harmless}");
    }
    let object = |more: &str| format!("{{\"puzzle\": \"1.....2..3.....4\"{more}}}");
    for (more, rule) in [
        (r#", "cages": [{"cells": ["r1c1"], "sum": 1}]"#, "cages"),
        (r#", "killer-cages": {"3": ["r1c1"]}"#, "killer-cages"),
        (r#", "Thermometers": [["r1c1", "r1c2"]]"#, "Thermometers"),
        (r#", "antiKnight": true"#, "antiKnight"),
    ] {
        assert_eq!(
            read(&object(more)),
            format!("line 1: this json puzzle has the rule {rule}, which Sudokit does not support")
        );
    }
    for harmless in
        [r#", "cages": []"#, r#", "arrows": 3"#, r#", "antiknight": false"#, r#", "author": ["Ann"]"#]
    {
        assert!(format::parse(&object(harmless)).is_ok(), "{harmless}");
    }
}

#[test]
fn json() {
    let four = r#"[{"value":1,"given":true},{},{},{}],[{},{},{},{}],[{},{},{},{}]"#;
    let fpuzzles = |row: &str, others: &str| format!("{{\"grid\":[{four},{row}]{others}}}");
    let plain = "[{},{},{},{}]";
    let pad = |row: &str, others: &str| format!("{{\"cells\":[{four},{row}]{others}}}");
    let many: Vec<String> = (b'a'..=b'n').map(|key| format!("\"{}\": 1", char::from(key))).collect();
    for (text, expected) in [
        (
            r#"{"a": 1}"#.to_owned(),
            "this object has no puzzle: its only key is \"a\"; a key such as puzzle or quizzes is expected",
        ),
        (
            format!("{{{}}}", many.join(", ")),
            "this object has no puzzle: its keys are \"a\", \"b\", \"c\", \"d\", \"e\", \"f\", \"g\", \"h\", \"i\", \
             \"j\", \"k\", \"l\" and 2 more; a key such as puzzle or quizzes is expected",
        ),
        (
            "{}".to_owned(),
            "this object has no puzzle: it is empty; a key such as puzzle or quizzes is expected",
        ),
        (r#"{"puzzle": null}"#.to_owned(), "this object has no puzzle: its key \"puzzle\" has no value"),
        (r#"{"puzzle": 5}"#.to_owned(), "invalid json text: a board is a list of rows"),
        ("[[1, 2], [3]]".to_owned(), "invalid json text: row 2 has 1 cell, expected 2"),
        ("[[1, 2], 3]".to_owned(), "invalid json text: row 2 is not a list"),
        ("[[1, true], [1, 2]]".to_owned(), "invalid json text: r1c2 holds true, which is not a digit"),
        (
            fpuzzles(r#"[{"value":5},{},{},{}]"#, ""),
            "invalid fpuzzles text: r4c1 holds 5, which is not a digit from 1 to 4",
        ),
        (
            fpuzzles("[{}]", ""),
            "invalid fpuzzles text: the rows of grid do not form a square of 4x4 to 64x64 cells",
        ),
        (fpuzzles(plain, ",\"size\":9"), "invalid fpuzzles text: size is 9, but the grid has 4 rows"),
        (
            fpuzzles(plain, r#","extraregion":[{"cells":["R5C1"]}]"#),
            "invalid fpuzzles text: \"R5C1\" is not a cell of the board",
        ),
        (
            fpuzzles(plain, r#","thermometer":[1]"#),
            "this fpuzzles puzzle has the rule thermometer, which Sudokit does not support",
        ),
        (
            pad(r#"[{"value":5},{},{},{}]"#, ""),
            "invalid sudokupad text: r4c1 holds 5, which is not a digit from 1 to 4",
        ),
        (r#"{"cells": 5}"#.to_owned(), "invalid sudokupad text: the value of cells is not a list"),
        (
            r#"{"cells": []}"#.to_owned(),
            "this sudokupad puzzle has a board that is not a square of 4x4 to 64x64 cells, which Sudokit does \
             not support",
        ),
        (
            pad(plain, r#","cages":[{"cells":[[0,0]]}]"#),
            "this sudokupad puzzle has cages, which Sudokit does not support",
        ),
        (
            r#"{"time_elapsed": 1, "cells": [{"position": [9, 0], "value": 5}]}"#.to_owned(),
            "invalid gnome text: a cell has no position on the board",
        ),
        (
            r#"{"time_elapsed": 1, "cells": [{"position": [0, 0], "value": 10}]}"#.to_owned(),
            "invalid gnome text: 10 is not a digit from 1 to 9",
        ),
        (
            r#"{"givenDigits": "1", "gridSize": 4}"#.to_owned(),
            "invalid sudoku-coach text: there is 1 cell, expected 16",
        ),
        (
            r#"{"givenDigits": "1", "gridSize": 16}"#.to_owned(),
            "this sudoku-coach puzzle has a board of 16x16 cells, which Sudokit does not support",
        ),
    ] {
        assert_eq!(read(&text), format!("line 1: {expected}"), "{text}");
    }
    assert_eq!(read("{\"puzzle\": }"), "line 1: invalid json text: expected value in column 12");
    assert_eq!(read("{\"puzzle\": \"1...\""), "line 1: invalid json text: it is incomplete");
    assert_eq!(read("{\"puzzle\": 1} 2"), "line 1: invalid json text: trailing characters in column 15");
    let of_list = |text: &str| {
        let last = Reader::new(text.as_bytes(), Options::default()).last().unwrap();
        last.unwrap_err().to_string()
    };
    let first = r#"[{"puzzle": "1.....2..3.....4"}"#;
    assert_eq!(of_list(first), "line 1: invalid json text: the text ends inside the list");
    assert_eq!(
        of_list(&format!("{first} 5]")),
        "line 1: invalid json text: expected a comma or the end of the list; the rest of this line is skipped"
    );
}

#[test]
fn actions_of_a_player() {
    let grid = format!("*-----------*\n{}*-----------*\n", "|...|...|...|\n".repeat(9));
    for action in ["I999", "E00000"] {
        assert_eq!(
            read(&format!("{grid}{action}\n")),
            format!("line 12: invalid ss text: '{action}' does not name a cell and a digit")
        );
    }
}

#[test]
fn xml() {
    let ksudoku = |graph: &str, values: &str| {
        format!(
            "<ksudoku><game><puzzle><graph {graph}></graph><values>{values}</values></puzzle></game></ksudoku>"
        )
    };
    let cells = format!("{:_<16}", "b");
    for (text, expected) in [
        ("<html></html>".to_owned(), "this is a web page, not a puzzle"),
        ("<!DOCTYPE html>\n<HTML><br><p>Sudoku</HTML>".to_owned(), "this is a web page, not a puzzle"),
        ("<sudoku></sudoku>".to_owned(), "<sudoku> is not a file of OpenSudoku, gSudoku or KSudoku"),
        ("<opensudoku></opensudoku>".to_owned(), "there is no game in the file"),
        (
            "<opensudoku><game data=\"12\"/></opensudoku>".to_owned(),
            "invalid opensudoku text: there are 2 cells, expected 81",
        ),
        (
            format!("<opensudoku><game data=\"{}x\"/></opensudoku>", "0".repeat(80)),
            "invalid opensudoku text: 'x' is not a digit",
        ),
        (
            "<opensudoku><game data=\"version: 9 0|\"/></opensudoku>".to_owned(),
            "invalid opensudoku text: version 9 of the cells is unknown",
        ),
        (
            "<opensudoku><game data=\"version: 1 0|-|\"/></opensudoku>".to_owned(),
            "invalid opensudoku text: a game has 2 fields, expected 243",
        ),
        (
            format!("<opensudoku><game data=\"version: 1 {}\"/></opensudoku>", "x|-|1|".repeat(81)),
            "invalid opensudoku text: 'x|-|1' is not a cell",
        ),
        ("<ksudoku></ksudoku>".to_owned(), "invalid ksudoku text: <graph> is missing"),
        (
            ksudoku("order=\"1\"", &cells),
            "invalid ksudoku text: the order of the graph is not a side from 4 to 64",
        ),
        (
            ksudoku("order=\"4\"", "b"),
            "this ksudoku puzzle has 1 cell on a board of side 4, which Sudokit does not support",
        ),
        (
            ksudoku("order=\"4\"", &cells.replace("b_", "ez")),
            "invalid ksudoku text: r2c1 holds 'z', which is not a letter of the board",
        ),
        (
            ksudoku("order=\"4\" type=\"roxdoku\"", &cells.replace('b', "e")),
            "this ksudoku puzzle has three dimensions, which Sudokit does not support",
        ),
        (
            ksudoku("order=\"4\"", &cells.replace('b', "e"))
                .replace("</graph>", "<clique>99</clique></graph>"),
            "invalid ksudoku text: a clique names a cell that is not on the board",
        ),
    ] {
        assert_eq!(read(&text), format!("line 1: {expected}"), "{text}");
    }
    let unfinished = format!("<opensudoku><game data=\"{}\"/>", "0".repeat(81));
    let last = Reader::new(unfinished.as_bytes(), Options::default()).last().unwrap();
    assert_eq!(sentence(last), "line 1: invalid xml text: the text ends before </opensudoku>");
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
        "the format url can only be read, not written"
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
        "the search was stopped before it could show whether the puzzle has exactly one solution"
    );
    let blank = Puzzle::try_from(Grid::empty(nine())).unwrap();
    assert_eq!(blank.solve().unique().unwrap_err().to_string(), "the puzzle has several solutions");
    assert_eq!(
        sentence(Generator::new(nine()).clues(90..=95).check()),
        "a puzzle of 90 clues does not fit a board of 81 cells"
    );
    assert_eq!(
        sentence("x........\n".repeat(8).parse::<CluePattern>()),
        "the pattern has 8 rows of 9 cells, expected 9 rows: write . for an empty cell and x for a clue"
    );
}

#[test]
fn errors_have_a_kind_and_data() {
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
            Err(std::io::Error::new(std::io::ErrorKind::TimedOut, "the connection is lost"))
        }
    }
    let mut reader = Reader::new(std::io::BufReader::new(Broken), Options::default());
    let error = reader.next().unwrap().unwrap_err();
    assert!(error.is_io());
    assert_eq!(error.to_string(), "the connection is lost");
    let source = std::error::Error::source(&error).unwrap().downcast_ref::<std::io::Error>().unwrap();
    assert_eq!(source.kind(), std::io::ErrorKind::TimedOut);
}
