//! Writing and reading returns the same puzzle, for every format and every board it can hold.

use proptest::prelude::*;
use sudokit::board::{Extra, Regions, Shape};
use sudokit::format::{Format, Loss, Options, Record};
use sudokit::internal::board_name;
use sudokit::{Alphabet, Geometry, format};
use sudokit_testkit::strategies::{
    agreeing_grid, alphabet, grid, record_with_progress, small_board, usual_board,
};

const SIDES: [usize; 13] = [4, 6, 8, 9, 10, 12, 15, 16, 20, 25, 36, 49, 64];

/// Formats that keep the symbols of a board.
const WITH_ALPHABET: [Format; 15] = [
    Format::Line,
    Format::Sdm,
    Format::Values,
    Format::Sized,
    Format::Grid,
    Format::Spaced,
    Format::Comma,
    Format::Bordered,
    Format::Framed,
    Format::Tight,
    Format::Open,
    Format::Pretty,
    Format::Sdk,
    Format::Variant,
    Format::Pencilmarks,
];

/// Links that name their site, so that their format is certain.
const LINKS: [Format; 4] =
    [Format::SudokuWikiLink, Format::SudokuCoachLink, Format::SudokuExchange, Format::SudokuPad];

/// Formats that keep the player's digits and notes.
const WITH_PROGRESS: [Format; 7] = [
    Format::SudokuWiki,
    Format::SudokuCoach,
    Format::Fpuzzles,
    Format::Hodoku,
    Format::SimpleSudoku,
    Format::Sdk,
    Format::OpenSudoku,
];

fn sides(format: Format) -> Vec<usize> {
    SIDES.into_iter().filter(|side| format.sides().contains(side)).collect()
}

fn round_trip(record: &Record, options: &Options) -> (String, Record) {
    let text = format::write(record, record.format).unwrap();
    let back = format::parse_with(&text, options).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    (text, back)
}

fn writable() -> impl Strategy<Value = Format> {
    let all: Vec<Format> = Format::ALL.iter().copied().filter(|format| format.is_writable()).collect();
    proptest::sample::select(all)
}

/// A grid in the symbols it was written with. Pencil marks and candidates cannot show two digits
/// that clash.
fn plain_record() -> impl Strategy<Value = Record> {
    writable()
        .prop_flat_map(|format| (Just(format), usual_board(sides(format))))
        .prop_flat_map(|(format, board)| {
            let side = board.side();
            let marks = [Format::Pencilmarks, Format::Sukaku].contains(&format);
            let grid = if marks { agreeing_grid(board).boxed() } else { grid(board).boxed() };
            let symbols = if WITH_ALPHABET.contains(&format) {
                alphabet(side).boxed()
            } else {
                Just(Alphabet::usual(side)).boxed()
            };
            (Just(format), grid, symbols)
        })
        .prop_map(|(format, grid, alphabet)| Record::new(grid, format, alphabet))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, max_shrink_iters: 50, ..ProptestConfig::default() })]

    #[test]
    fn every_format_round_trips(record in plain_record()) {
        let needs_alphabet = WITH_ALPHABET.contains(&record.format) || record.format == Format::Sukaku;
        let options = Options {
            format: Some(record.format),
            alphabet: needs_alphabet.then(|| record.alphabet.clone()),
            ..Options::default()
        };
        let (text, back) = round_trip(&record, &options);
        if record.format == Format::Sukaku {
            // In this format a last candidate and a given look the same.
            let (_, again) = round_trip(&back, &options);
            prop_assert_eq!(&back.grid, &again.grid);
        } else {
            prop_assert_eq!(&back.grid, &record.grid, "{}", text);
            prop_assert!(back.progress.is_empty());
        }
    }

    #[test]
    fn written_formats_are_detected(
        // A board of marks without an unsolved cell looks like a board of digits.
        record in writable().prop_filter("marks", |format| ![Format::Pencilmarks, Format::Sukaku].contains(format))
            .prop_flat_map(|format| (Just(format), grid(Geometry::of_side(9).unwrap())))
            .prop_filter("rows of spaces are not recognised", |(_, grid)| grid.filled().count() > 30)
            .prop_map(|(format, grid)| Record::new(grid, format, Alphabet::usual(9)))
    ) {
        let (text, back) = round_trip(&record, &Options::default());
        prop_assert_eq!(&back.grid, &record.grid, "{}", text);
        if LINKS.contains(&record.format) {
            prop_assert_eq!(back.format, record.format, "{}", text);
        }
    }

    #[test]
    fn progress_round_trips(
        record in proptest::sample::select(&WITH_PROGRESS[..])
            .prop_flat_map(|format| record_with_progress(Geometry::of_side(9).unwrap(), format))
    ) {
        let (text, back) = round_trip(&record, &Options::default());
        prop_assert_eq!(&back.grid, &record.grid, "{}", text);
        prop_assert_eq!(&back.progress, &record.progress, "{}", text);
    }

    #[test]
    fn notes_round_trip_without_the_digits(
        record in record_with_progress(Geometry::of_side(9).unwrap(), Format::SudokuPad)
    ) {
        let is_lost = !record.progress.placed.is_empty();
        prop_assert_eq!(Format::SudokuPad.loss(&record), is_lost.then_some(Loss::PlacedDigits));
        let (text, back) = round_trip(&record, &Options::default());
        prop_assert_eq!(&back.grid, &record.grid, "{}", text);
        prop_assert_eq!(&back.progress.marks, &record.progress.marks, "{}", text);
        prop_assert!(back.progress.placed.is_empty(), "{}", text);
    }

    #[test]
    fn boards_that_a_format_can_express_round_trip(
        (format, record) in proptest::sample::select(boards())
            .prop_flat_map(|(format, board)| (Just(format), agreeing_grid(board)))
            .prop_map(|(format, grid)| {
                let side = grid.geometry().side();
                (format, Record::new(grid, format, Alphabet::usual(side)))
            })
    ) {
        prop_assert_eq!(format.loss(&record), None);
        let options = Options { format: Some(format), alphabet: Some(record.alphabet.clone()), ..Options::default() };
        let (text, back) = round_trip(&record, &options);
        prop_assert_eq!(&back.grid, &record.grid, "{}", text);
    }

    #[test]
    fn rows_that_name_their_board_are_read_on_it(
        grid in prop_oneof![
            2 => small_board(),
            1 => proptest::sample::select(boards()).prop_map(|(_, board)| board),
        ].prop_flat_map(agreeing_grid)
    ) {
        let alphabet = Alphabet::usual(grid.geometry().side());
        let record = Record::new(grid, Format::Line, alphabet);
        let line = format::write(&record, Format::Line).unwrap();
        let (line, name) = (line.trim_end(), board_name(record.grid.geometry()));
        let texts = [
            format!("id,puzzle,board\n7,{line},{name}\n"),
            format!("{{\"puzzle\":\"{line}\",\"board\":\"{name}\"}}\n"),
            format!("[{{\"board\":\"{name}\",\"puzzle\":\"{line}\"}}]\n"),
        ];
        for text in texts {
            let back = format::parse(&text).unwrap();
            prop_assert_eq!(&back.grid, &record.grid, "{}", text);
            prop_assert_eq!(&back.overruled, &None);
        }
    }

    #[test]
    fn limits_round_trip(
        grid in usual_board(vec![4, 6, 9, 12]).prop_flat_map(sudokit_testkit::strategies::limited_grid)
    ) {
        for format in [Format::Pencilmarks, Format::Fpuzzles] {
            let alphabet = Alphabet::usual(grid.geometry().side());
            let record = Record::new(grid.clone(), format, alphabet.clone());
            let options = Options { format: Some(format), alphabet: Some(alphabet), ..Options::default() };
            let (text, back) = round_trip(&record, &options);
            prop_assert_eq!(&back.grid, &record.grid, "{}", text);
        }
    }
}

/// Boards that only some formats can distinguish from the usual one.
fn boards() -> Vec<(Format, Geometry)> {
    let tall = Geometry::new(Shape::new(3, 2).unwrap());
    let jigsaw = Geometry::with_regions("AAABB AACBB DCCCB DDCEE DDEEE".parse::<Regions>().unwrap());
    let nine = Geometry::of_side(9).unwrap();
    let x = nine.with(Extra::FallingDiagonal).unwrap().with(Extra::RisingDiagonal).unwrap();
    let jigsaw_x = jigsaw.with(Extra::FallingDiagonal).unwrap().with(Extra::RisingDiagonal).unwrap();
    let disjoint = nine.with(Extra::DisjointGroups).unwrap().with(Extra::RisingDiagonal).unwrap();
    let extra = nine.with(Extra::Cells(nine.cells().step_by(11).take(8).collect())).unwrap();
    let drawn =
        [Format::Bordered, Format::Framed, Format::Tight, Format::Open, Format::Pretty, Format::Sized];
    let mut boards: Vec<(Format, Geometry)> = drawn
        .into_iter()
        .chain([Format::Tatham, Format::Fpuzzles, Format::SudokuPad])
        .map(|format| (format, tall.clone()))
        .collect();
    for board in [jigsaw, jigsaw_x, x] {
        let formats = [Format::Tatham, Format::Fpuzzles, Format::SudokuPad];
        boards.extend(formats.map(|format| (format, board.clone())));
    }
    boards.push((Format::SudokuPad, extra.clone()));
    boards.extend([disjoint, extra].map(|board| (Format::Fpuzzles, board)));
    boards
}
