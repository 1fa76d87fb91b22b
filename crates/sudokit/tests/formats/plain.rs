//! The short way from text to an engine gives what the long way gives.

use std::io::BufReader;

use proptest::prelude::*;
use sudokit::classic::{Line81, Masks81};
use sudokit::format::{Options, Reader, Record};
use sudokit::{Grid, Puzzle};
use sudokit_testkit::budget;

/// What was read at a line: a record, or why there is none.
type Found = (Option<usize>, Result<Record, String>);

fn long_way(text: &[u8]) -> Vec<Found> {
    Reader::new(text, Options::default()).map(found).collect()
}

/// Plain lines where there are some, with a buffer so small that many lie
/// across its end.
fn short_way(text: &[u8], buffer: usize, most: usize) -> Vec<Found> {
    let mut reader = Reader::new(BufReader::with_capacity(buffer, text), Options::default());
    let mut all = Vec::new();
    loop {
        if let Some(plain) = reader.take_plain(most) {
            for (number, line) in (plain.first..).zip(plain.lines) {
                let mut record = Record::from_plain(&line);
                record.line = number;
                all.push((Some(number), Ok(record)));
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

/// A line of 81 digits, and points or zeros.
fn plain_line() -> impl Strategy<Value = String> {
    let symbols =
        prop_oneof![Just("123456789."), Just("1234567890"), Just("123456789"), Just("."), Just("12345678.")];
    symbols.prop_flat_map(|symbols| {
        proptest::collection::vec(proptest::sample::select(symbols.as_bytes()), 81)
            .prop_map(|line| line.into_iter().map(char::from).collect())
    })
}

/// Lines as they are found in lists, and some that are not.
fn any_line() -> impl Strategy<Value = String> {
    prop_oneof![
        12 => plain_line(),
        1 => Just(String::new()),
        1 => Just("# a remark".to_owned()),
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(400, 4000)))]

    #[test]
    fn both_ways_read_the_same(
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
        prop_assert_eq!(short_way(text.as_bytes(), buffer, most), long_way(text.as_bytes()), "{:?}", text);
    }

    #[test]
    fn both_ways_pack_the_same(line in plain_line()) {
        let plain = Line81::new(line.as_bytes().try_into().unwrap()).unwrap();
        let mut packed = Vec::new();
        Masks81::pack(&[plain, plain], &mut packed);
        prop_assert_eq!(packed[0], Masks81::from(&plain));
        prop_assert_eq!(packed[0], packed[1]);
        let grid = sudokit::format::parse(&line).unwrap().grid;
        // Most of these clash; without what clashes they are puzzles.
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
