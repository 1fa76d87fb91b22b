//! Numbers from outside, checked before they become cells and digits.
//!
//! `Cell::new`, `Digit::new` and `Geometry::cell` panic on bad numbers. A front
//! end that reads numbers from a file, a line or a network calls these functions
//! instead. [`Game`](crate::Game) itself refuses cells and digits that its board
//! does not have.

use sudokit::{Cell, Digit, Geometry};

/// The cell with this index, row by row from 0, if the board has it.
///
/// ```
/// use sudokit::{Cell, Geometry};
/// use sudokit_game::checked;
///
/// let board = Geometry::of_side(9).unwrap();
/// assert_eq!(checked::cell(&board, 80), Some(Cell::new(80)));
/// assert_eq!(checked::cell(&board, 81), None);
/// assert_eq!(checked::cell_at(&board, 0, 9), None);
/// assert_eq!(checked::digit(&board, 10), None);
/// ```
pub fn cell(board: &Geometry, index: usize) -> Option<Cell> {
    (index < board.len()).then(|| Cell::new(index))
}

/// The cell in this row and column, counted from 0, if the board has it.
pub fn cell_at(board: &Geometry, row: usize, column: usize) -> Option<Cell> {
    (row < board.side() && column < board.side()).then(|| board.cell(row, column))
}

/// The digit with this number, from 1, if the board has it.
pub fn digit(board: &Geometry, number: usize) -> Option<Digit> {
    Digit::try_new(number).filter(|&digit| has_digit(board, digit))
}

pub(crate) fn has_cell(board: &Geometry, cell: Cell) -> bool {
    cell.index() < board.len()
}

pub(crate) fn has_digit(board: &Geometry, digit: Digit) -> bool {
    digit.index() < board.side()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use sudokit::board::{HouseKind, Progress};
    use sudokit::format::{Format, Record};
    use sudokit::{Alphabet, Candidate, Control, DigitSet, House, Puzzle};
    use sudokit_testkit::strategies::small_puzzle;

    use super::*;
    use crate::{
        Action, Color, Controls, Direction, Game, Mistake, MistakeKind, NoteKind, Refusal, Selection,
        Sentences,
    };

    /// Cells and digits of the largest board.
    fn cells() -> impl Strategy<Value = Vec<Cell>> {
        prop::collection::vec((0..4096_usize).prop_map(Cell::new), 1..4)
    }

    fn digits() -> impl Strategy<Value = Digit> {
        (1..=64_u8).prop_map(Digit::new)
    }

    fn game(puzzle: &Puzzle) -> Game {
        let alphabet = Alphabet::usual(puzzle.geometry().side());
        let record = Record::new(puzzle.grid().clone(), Format::Line, alphabet);
        Game::new(&record, &Control::new()).unwrap()
    }

    /// Every kind of action with these cells and this digit.
    fn actions(cells: &[Cell], digit: Digit) -> Vec<Action> {
        let cells = cells.to_vec();
        let candidates: Vec<Candidate> = cells.iter().map(|&cell| Candidate { cell, digit }).collect();
        let color = Color::Green;
        let placed =
            Progress { placed: cells.iter().map(|&cell| (cell, digit)).collect(), ..Default::default() };
        let marks = cells.iter().map(|&cell| (cell, DigitSet::only(digit))).collect();
        vec![
            Action::Digit { cells: cells.clone(), digit },
            Action::Note { kind: NoteKind::Centre, cells: cells.clone(), digits: DigitSet::only(digit) },
            Action::Note { kind: NoteKind::Corner, cells: cells.clone(), digits: DigitSet::only(digit) },
            Action::Tint { cells: cells.clone(), digit, color },
            Action::Color { cells: cells.clone(), color },
            Action::Erase { cells },
            Action::Follow { placements: candidates.clone(), eliminations: Vec::new() },
            Action::Follow { placements: Vec::new(), eliminations: candidates },
            Action::TakeOver(placed),
            Action::TakeOver(Progress { marks, ..Default::default() }),
        ]
    }

    proptest! {
        #[test]
        fn numbers_become_what_the_board_has_or_nothing(
            side in prop::sample::select(vec![4_usize, 6, 9, 16]), row: usize, column: usize, small in 0..70_usize,
        ) {
            let board = Geometry::of_side(side).unwrap();
            for (row, column) in [(row, column), (small, column), (row, small), (small, small)] {
                let is_on_board = row < side && column < side;
                prop_assert_eq!(cell_at(&board, row, column).is_some(), is_on_board);
                prop_assert_eq!(cell(&board, row).is_some(), row < side * side);
                prop_assert_eq!(digit(&board, row).is_some(), (1..=side).contains(&row));
            }
        }

        #[test]
        fn a_game_refuses_cells_and_digits_that_its_board_does_not_have(
            puzzle in small_puzzle(), cells in cells(), digit in digits(), on_board: bool,
        ) {
            let mut game = game(&puzzle);
            let board = game.board().clone();
            // Half of the cases have a good cell and only the digit is arbitrary.
            let cells: Vec<Cell> =
                if on_board { vec![Cell::new(cells[0].index() % board.len())] } else { cells };
            let has_bad_cell = !cells.iter().all(|&cell| has_cell(&board, cell));
            for action in actions(&cells, digit) {
                let before = game.clone();
                let acted = game.act(&action);
                let has_own_digit = !matches!(action, Action::Color { .. } | Action::Erase { .. });
                let is_bad_digit = has_own_digit && !has_digit(&board, digit);
                match acted {
                    Err(Refusal::NoSuchCell(cell)) => prop_assert!(!has_cell(&board, cell)),
                    Err(Refusal::NoSuchDigit(refused)) => prop_assert!(is_bad_digit && refused == digit),
                    _ => prop_assert!(!has_bad_cell && !is_bad_digit, "{:?}: {:?}", action, acted),
                }
                if let Err(refusal) = acted {
                    prop_assert_eq!(&game, &before);
                    prop_assert!(!refusal.sentence(&game).is_empty());
                }
            }
            for (cell, given) in puzzle.grid().filled() {
                prop_assert_eq!((game.digit(cell), game.square(cell).has_notes()), (Some(given), false));
            }
            prop_assert!(Game::load(&game.save(), &Control::new()).is_ok());
        }

        #[test]
        fn every_question_about_any_cell_and_digit_has_an_answer(
            puzzle in small_puzzle(), cells in cells(), digit in digits(), index in 0..100_usize,
        ) {
            let mut game = game(&puzzle);
            let cell = cells[0];
            if !has_cell(game.board(), cell) {
                prop_assert_eq!((game.digit(cell), game.given(cell)), (None, None));
                prop_assert!(game.open_digits(cell).is_empty() && !game.square(cell).has_notes());
            }
            prop_assert!(game.left(digit) <= game.board().side());
            for kind in [MistakeKind::Digit, MistakeKind::Notes] {
                let mistake = Mistake { cell, kind };
                prop_assert!(!game.mistake_sentence(mistake).is_empty());
            }
            for controls in [Controls::Keys, Controls::Commands] {
                let sentences = Sentences::new(&game, controls);
                prop_assert!(!sentences.cell_in_full(cell).is_empty());
                let house = House { kind: HouseKind::Row, index };
                prop_assert!(!sentences.house(house).is_empty());
                prop_assert!(!sentences.places_of(digit).is_empty());
            }
            let selection = &mut game.selection;
            for &cell in &cells {
                selection.set(cell);
                selection.extend_to(cell);
                selection.toggle(cell);
                selection.set_all(cells.iter().copied());
                for direction in Direction::ALL {
                    selection.go(direction);
                    selection.extend(direction);
                    selection.jump(direction);
                    selection.go_to_edge(direction);
                }
            }
            let is_on_board = |cell: Cell| has_cell(puzzle.geometry(), cell);
            prop_assert!(selection.cells().all(is_on_board) && selection.contains(selection.cursor()));
            // A selection of another board does no harm either.
            game.selection = Selection::new(&Geometry::of_side(16).unwrap(), cell);
            prop_assert!(Game::load(&game.save(), &Control::new()).is_ok());
        }

        #[test]
        fn a_save_with_any_numbers_is_a_game_or_is_refused(
            puzzle in small_puzzle(), numbers in prop::collection::vec(any::<u64>(), 1..5), nth in any::<prop::sample::Index>(),
        ) {
            let mut game = game(&puzzle);
            let _ = game.act(&Action::FillNotes);
            game.count_hint();
            let mut text = game.save();
            for number in numbers {
                let starts: Vec<usize> =
                    text.match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at).collect();
                let start = starts[nth.index(starts.len())];
                let small = number % 80;
                text.replace_range(start..=start, &if number.is_multiple_of(2) { number } else { small }.to_string());
                if let Ok(mut game) = Game::load(&text, &Control::new().stop_when(|| true)) {
                    game.count_hint();
                    prop_assert!(Game::load(&game.save(), &Control::new().stop_when(|| true)).is_ok());
                }
            }
        }
    }
}
