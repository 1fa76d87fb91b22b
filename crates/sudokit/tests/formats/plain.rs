//! The fast path reads the same as the general reader.

use std::io::BufReader;

use proptest::prelude::*;
use sudokit::classic::{Line81, Masks81};
use sudokit::format::{Options, Reader, Record};
use sudokit::{Grid, Puzzle};
use sudokit_testkit::budget;

/// A line number, with the record or the error there.
type Found = (Option<usize>, Result<Record, String>);

fn general(text: &[u8]) -> Vec<Found> {
    Reader::new(text, Options::default()).map(found).collect()
}

/// Uses the fast path where possible, with a buffer so small that many lines cross its end.
fn fast_path(text: &[u8], buffer: usize, most: usize) -> Vec<Found> {
    let mut reader = Reader::new(BufReader::with_capacity(buffer, text), Options::default());
    let mut all = Vec::new();
    loop {
        if let Some(plain) = reader.take_plain(most) {
            for index in 0..plain.lines.len() {
                let record = plain.record(index);
                all.push((Some(record.line), Ok(record)));
            }
        } else if let Some(record) = reader.next() {
            all.push(found(record));
        } else {
            return all;
        }
    }
}

fn found(record: Result<Record, sudokit::Error>) -> Found {
    match record {
        Ok(record) => (Some(record.line), Ok(record)),
        Err(error) => (error.line(), Err(error.to_string())),
    }
}

/// A line of 81 digits, and dots or zeros.
fn plain_line() -> impl Strategy<Value = String> {
    let symbols =
        prop_oneof![Just("123456789."), Just("1234567890"), Just("123456789"), Just("."), Just("12345678.")];
    symbols.prop_flat_map(|symbols| {
        proptest::collection::vec(proptest::sample::select(symbols.as_bytes()), 81)
            .prop_map(|line| line.into_iter().map(char::from).collect())
    })
}

/// Lines as they occur in lists, and some that do not.
fn any_line() -> impl Strategy<Value = String> {
    prop_oneof![
        12 => plain_line(),
        1 => Just(String::new()),
        1 => Just("# a remark".to_owned()),
        1 => Just("some words".to_owned()),
        1 => plain_line().prop_map(|line| line.replacen('1', ".", 1).replacen('2', "0", 1)),
        1 => plain_line().prop_map(|line| line + " # with a remark"),
        1 => plain_line().prop_map(|line| line[..80].to_owned()),
        1 => plain_line().prop_map(|line| line.clone() + &line),
        1 => plain_line().prop_map(|line| line.replace('.', "-")),
        1 => Just("puzzle,solution".to_owned()),
        1 => Just("1...\n..2.\n.3..\n...4\n".to_owned()),
        1 => Just(" ".repeat(81)),
        1 => Just("2x2:c3a1d4a2c".to_owned()),
    ]
}

/// Possible contents of a column called `board`.
fn any_board() -> impl Strategy<Value = &'static str> {
    proptest::sample::select(vec!["3x3", "", "3x3 diagonals", "1x9 r1c1-r2c2", "2x2", "hard", "3x3 windoku"])
}

/// Rows of a table with the board of each puzzle.
fn any_board_row() -> impl Strategy<Value = String> {
    (plain_line(), any_board(), any::<bool>()).prop_map(|(line, board, is_quoted)| {
        let quote = if is_quoted { "\"" } else { "" };
        format!("{line},{quote}{board}{quote}")
    })
}

/// Rows of a table, most of them valid.
fn any_row() -> impl Strategy<Value = String> {
    prop_oneof![
        8 => plain_line().prop_map(|line| format!("7,{line},2.3")),
        2 => plain_line().prop_map(|line| format!("\"a, b\",\"{line}\",\"say \"\"hi\"\"\"")),
        2 => plain_line().prop_map(|line| format!("\"over\ntwo lines\",{line},")),
        1 => plain_line().prop_map(|line| format!("{line},7")),
        1 => plain_line().prop_map(|line| format!("7, {line} ,2.3")),
        1 => plain_line().prop_map(|line| format!("7,{line},\"never closed")),
        1 => Just(String::new()),
        1 => Just("7".to_owned()),
        1 => plain_line().prop_map(|line| format!("7,\"{}\",x", rows_of(&line, "").join("\n"))),
    ]
}

fn rows_of(line: &str, between: &str) -> Vec<String> {
    let row = |row: &[char]| row.iter().map(char::to_string).collect::<Vec<_>>().join(between);
    line.chars().collect::<Vec<_>>().chunks(9).map(row).collect()
}

/// Grids and objects below each other.
fn any_block() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => plain_line().prop_map(|line| rows_of(&line, "").join("\n") + "\n"),
        4 => plain_line().prop_map(|line| rows_of(&line, " ").join("\n") + "\n"),
        1 => plain_line().prop_map(|line| rows_of(&line, "").join("\n") + "\n\n"),
        1 => plain_line().prop_map(|line| rows_of(&line, "")[..8].join("\n") + "\n"),
        1 => plain_line().prop_map(|line| "A title\n".to_owned() + &rows_of(&line, "").join("\n") + "\n"),
        1 => Just("I0145\n".to_owned()),
        1 => Just("some words".to_owned()),
        2 => (plain_line(), 1..100_usize).prop_map(|(line, cut)| {
            let mut object = format!("{{\"line\":[1],\"puzzle\":\"{line}\",\"error\":null}}");
            object.truncate(cut);
            object
        }),
        4 => plain_line().prop_map(|line| format!("{{\"line\":1,\"puzzle\":\"{line}\",\"error\":null}}")),
        1 => plain_line().prop_map(|line| format!("{{ \"a\": [1, {{}}],\n \"quiz\": \"{line}\" }}")),
        1 => plain_line().prop_map(|line| format!("{{\"x\":\"{line}\"}}")),
        1 => (plain_line(), any_board()).prop_map(|(line, board)| {
            format!("{{\"puzzle\":\"{line}\",\"board\":\"{board}\"}}")
        }),
        1 => plain_line(),
    ]
}

/// A value in a JSON list.
fn any_value() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => plain_line().prop_map(|line| format!("{{\"puzzle\": \"{line}\", \"er\": 1.2}}")),
        4 => plain_line().prop_map(|line| format!("[\n{}]", numbers(&line))),
        1 => plain_line().prop_map(|line| format!("\"{line}\"")),
        1 => Just("{}".to_owned()),
        1 => Just("[]".to_owned()),
        1 => Just("\"53..7\"".to_owned()),
    ]
}

fn numbers(line: &str) -> String {
    let rows = rows_of(&line.replace('.', "0"), ", ");
    rows.iter().map(|row| format!("[{row}]")).collect::<Vec<_>>().join(",\n")
}

/// Content of an OpenSudoku file.
fn any_tag() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => plain_line().prop_map(|line| format!("<game created=\"1\" data=\"{line}\" note=\"\"/>")),
        1 => plain_line().prop_map(|line| format!("<game note='>' data='{line}'></game>")),
        1 => plain_line().prop_map(|line| format!("<!-- <game data=\"{line}\"/> -->")),
        1 => Just("<game data=\"123\"/>".to_owned()),
        1 => Just("<folder name=\"a &lt; b\">".to_owned()),
        1 => Just("</folder>\n\n".to_owned()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(200, 4000)))]

    #[test]
    fn both_readers_read_the_same_tables_lists_and_documents(
        rows in proptest::collection::vec(any_row(), 1..10),
        blocks in proptest::collection::vec(any_block(), 0..8),
        board_rows in proptest::collection::vec(any_board_row(), 1..8),
        values in proptest::collection::vec(any_value(), 1..8),
        tags in proptest::collection::vec(any_tag(), 0..8),
        end in proptest::sample::select(vec!["\n", "\r\n", "\r"]),
        buffer in 1..300_usize,
        most in 1..5_usize,
        cut in 0..60_usize,
    ) {
        let texts = [
            format!("id,puzzle,rating\n{}\n", rows.join("\n")),
            format!("puzzle,board\n{}\n", board_rows.join("\n")),
            blocks.join("\n"),
            format!("[{}]\n", values.join(",\n")),
            format!("<opensudoku>\n{}\n</opensudoku>\n", tags.join("\n")),
        ];
        for text in texts {
            let mut text = text.replace('\n', end);
            prop_assert_eq!(fast_path(text.as_bytes(), buffer, most), general(text.as_bytes()), "{:?}", text);
            text.truncate(text.len().saturating_sub(cut));
            prop_assert_eq!(fast_path(text.as_bytes(), buffer, most), general(text.as_bytes()), "{:?}", text);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(400, 4000)))]

    #[test]
    fn both_readers_read_the_same_lines(
        lines in proptest::collection::vec(any_line(), 0..12),
        end in proptest::sample::select(vec!["\n", "\r\n", "\r"]),
        mark in proptest::sample::select(vec!["", "\u{FEFF}"]),
        last in any::<bool>(),
        buffer in 1..300_usize,
        most in 1..5_usize,
    ) {
        let mut text = mark.to_owned() + &lines.join("\n").replace('\n', end);
        if last {
            text += end;
        }
        prop_assert_eq!(fast_path(text.as_bytes(), buffer, most), general(text.as_bytes()), "{:?}", text);
    }

    #[test]
    fn both_readers_pack_the_same(line in plain_line()) {
        let plain = Line81::new(line.as_bytes().try_into().unwrap()).unwrap();
        let mut packed = Vec::new();
        Masks81::pack(&[plain, plain], &mut packed);
        prop_assert_eq!(packed[0], Masks81::from(&plain));
        prop_assert_eq!(packed[0], packed[1]);
        let grid = sudokit::format::parse(&line).unwrap().grid;
        // Most of these clash. Without the clashing digits they are puzzles.
        let mut agreeing = Grid::empty(grid.geometry().clone());
        let mut kept = [b'.'; 81];
        for (cell, digit) in grid.filled() {
            agreeing.set(cell, Some(digit));
            kept[cell.index()] = line.as_bytes()[cell.index()];
            if !agreeing.clashes().is_empty() {
                agreeing.set(cell, None);
                kept[cell.index()] = b'.';
            }
        }
        let puzzle = Puzzle::try_from(agreeing).unwrap();
        let kept = Line81::new(kept).unwrap();
        prop_assert_eq!(Some(Masks81::from(&kept)), Masks81::new(&puzzle));
    }
}
