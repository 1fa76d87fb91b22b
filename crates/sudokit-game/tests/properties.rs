//! Properties that hold for any sequence of actions.

use std::time::Duration;
use sudokit::Control;

use proptest::prelude::*;
use sudokit::board::Progress;
use sudokit::format::{Format, Record};
use sudokit::{Alphabet, Candidate, Cell, Digit, DigitSet, Puzzle};
use sudokit_game::{Action, Checks, Color, Direction, Entries, Game, NoteKind, Settings, Status, Tidying};
use sudokit_testkit::budget;
use sudokit_testkit::strategies::small_puzzle;

/// A random action: its kind, cells and digit.
#[derive(Clone, Debug)]
struct Throw {
    kind: u8,
    cells: Vec<u16>,
    number: u8,
}

fn throws() -> impl Strategy<Value = Vec<Throw>> {
    let throw = (any::<u8>(), proptest::collection::vec(any::<u16>(), 1..4), any::<u8>());
    proptest::collection::vec(throw.prop_map(|(kind, cells, number)| Throw { kind, cells, number }), 0..60)
}

fn settings() -> impl Strategy<Value = Settings> {
    (0..3_usize, any::<bool>(), any::<bool>()).prop_map(|(checks, refuse, by_hand)| Settings {
        checks: Checks::ALL[checks],
        entries: if refuse { Entries::Refused } else { Entries::Marked },
        tidying: if by_hand { Tidying::ByHand } else { Tidying::Automatic },
        ..Settings::default()
    })
}

fn game(puzzle: &Puzzle, settings: Settings) -> Game {
    let alphabet = Alphabet::usual(puzzle.geometry().side());
    let record = Record::new(puzzle.grid().clone(), Format::Line, alphabet);
    let mut game = Game::new(&record, &Control::new()).expect("a puzzle does not clash");
    game.settings = settings;
    game
}

fn action(game: &Game, throw: &Throw) -> Action {
    let (len, side) = (game.board().len(), game.board().side());
    let mut cells: Vec<Cell> = throw.cells.iter().map(|&cell| Cell::new(usize::from(cell) % len)).collect();
    cells.dedup();
    let digit = Digit::from_index(usize::from(throw.number) % side);
    let color = Color::ALL[usize::from(throw.number) % Color::ALL.len()];
    let own: Vec<Candidate> = cells
        .iter()
        .filter(|&&cell| game.puzzle().get(cell).is_none())
        .map(|&cell| Candidate { cell, digit })
        .collect();
    match throw.kind % 12 {
        0..=2 => Action::Digit { cells, digit },
        3 | 4 => Action::Note { kind: NoteKind::Centre, cells, digits: DigitSet::only(digit) },
        5 => Action::Note { kind: NoteKind::Corner, cells, digits: DigitSet::only(digit) },
        6 => Action::Color { cells, color },
        7 => Action::Tint { cells, digit, color },
        8 => Action::Erase { cells },
        9 => Action::FillNotes,
        10 if throw.number.is_multiple_of(8) => Action::Restart,
        10 => Action::CleanNotes,
        _ if throw.number.is_multiple_of(2) => Action::Follow { placements: own, eliminations: Vec::new() },
        _ => Action::Follow { placements: Vec::new(), eliminations: own },
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(300, 3000)))]

    #[test]
    fn undo_reverses_exactly_what_an_action_did(puzzle in small_puzzle(), settings in settings(), throws in throws()) {
        let mut game = game(&puzzle, settings);
        // A puzzle of candidates begins with notes.
        let begun = game.history().done().len();
        let mut states = vec![game.clone()];
        for throw in &throws {
            let before = game.clone();
            match game.act(&action(&game, throw)) {
                Ok(()) => states.push(game.clone()),
                Err(_) => prop_assert_eq!(&game, &before, "a refused action changes nothing"),
            }
        }
        for state in states.iter().rev().skip(1) {
            prop_assert!(game.undo().is_some());
            for cell in game.board().cells() {
                prop_assert_eq!(game.square(cell), state.square(cell));
            }
        }
        prop_assert_eq!(game.history().done().len(), begun);
        for state in &states[1..] {
            prop_assert!(game.redo().is_some());
            for cell in game.board().cells() {
                prop_assert_eq!(game.square(cell), state.square(cell));
            }
        }
        prop_assert!(game.redo().is_none());
    }

    #[test]
    fn a_saved_game_is_loaded_unchanged(
        puzzle in small_puzzle(), settings in settings(), throws in throws(), undone in 0..20_u8, hints in 0..3_u8,
    ) {
        let mut game = game(&puzzle, settings);
        for throw in &throws {
            game.pass(Duration::from_millis(throw.number.into()));
            let _ = game.act(&action(&game, throw));
        }
        (0..undone).for_each(|_| drop(game.undo()));
        (0..hints).for_each(|_| game.count_hint());
        game.selection.go(Direction::Down);
        game.origin.seed = Some(7);
        game.origin.title = Some("\"quoted\" and ünïcode".to_owned());
        game.origin.level = Some("hard".parse().unwrap());
        let text = game.save();
        let loaded = Game::load(&text, &Control::new());
        prop_assert_eq!(loaded.as_ref(), Ok(&game));
        // A truncated save is never accepted.
        let end = text.char_indices().map(|(at, _)| at).nth(throws.len() * text.len() / 61).unwrap_or(0);
        prop_assert!(Game::load(&text[..end], &Control::new()).is_err());
    }

    #[test]
    fn a_damaged_save_is_refused_or_a_game(
        puzzle in small_puzzle(), throws in throws(), wounds in proptest::collection::vec((any::<u16>(), any::<u8>()), 1..4),
    ) {
        let mut game = game(&puzzle, Settings::default());
        for throw in &throws {
            let _ = game.act(&action(&game, throw));
        }
        let mut text = game.save().into_bytes();
        for (at, byte) in wounds {
            let at = usize::from(at) % text.len();
            // Mostly characters that a save can contain.
            text[at] = b"0123456789,:[]{}\"rcx "[usize::from(byte) % 21];
        }
        let text = String::from_utf8_lossy(&text);
        if let Ok(game) = Game::load(&text, &Control::new()) {
            prop_assert_eq!(Game::load(&game.save(), &Control::new()), Ok(game));
        }
    }

    #[test]
    fn givens_stay_what_they_are(puzzle in small_puzzle(), settings in settings(), throws in throws()) {
        let mut game = game(&puzzle, settings);
        for throw in &throws {
            let _ = game.act(&action(&game, throw));
        }
        for (cell, given) in puzzle.grid().filled() {
            prop_assert_eq!(game.digit(cell), Some(given));
            prop_assert_eq!(game.square(cell).digit, None);
            prop_assert!(!game.square(cell).has_notes());
        }
    }

    #[test]
    fn refused_clashes_never_occur(puzzle in small_puzzle(), throws in throws(), strict in any::<bool>()) {
        let checks = if strict { Checks::Solution } else { Checks::Conflicts };
        let mut game = game(&puzzle, Settings { checks, entries: Entries::Refused, ..Settings::default() });
        for throw in throws.iter().filter(|throw| throw.kind % 12 < 11) {
            let _ = game.act(&action(&game, throw));
            prop_assert_eq!(game.grid().clashes(), []);
            prop_assert!(game.faults().is_empty());
        }
    }

    #[test]
    fn going_back_leaves_no_mistake_and_loses_nothing(puzzle in small_puzzle(), throws in throws()) {
        let mut game = game(&puzzle, Settings::default());
        for throw in &throws {
            let _ = game.act(&action(&game, throw));
        }
        let before = game.clone();
        let mistaken: Vec<Cell> = game.mistakes().into_iter().map(|mistake| mistake.cell).collect();
        let undone = game.undo_mistakes();
        prop_assert_eq!(undone == 0, mistaken.is_empty());
        (0..undone).for_each(|_| drop(game.redo()));
        prop_assert_eq!(game, before);
    }

    #[test]
    fn advice_leads_to_the_solution(puzzle in sudokit_testkit::strategies::unique_puzzle(4)) {
        let mut game = game(&puzzle, Settings::default());
        while let sudokit_game::Advice::Hint(hint) = game.advise(&Control::new()) {
            prop_assert_eq!(game.act(&hint.action()), Ok(()));
            prop_assert_eq!(game.mistakes(), []);
        }
        prop_assert_eq!(game.status(), Status::Solved);
    }
}

#[test]
fn progress_in_a_file_is_copied_and_can_be_undone() {
    let mut record = sudokit::format::parse("1...\n..2.\n.3..\n...4").unwrap();
    record.progress = Progress {
        placed: [(Cell::new(1), Digit::new(2))].into(),
        marks: [(Cell::new(2), Digit::all(2).collect())].into(),
    };
    let mut game = Game::new(&record, &Control::new()).unwrap();
    assert_eq!(game.digit(Cell::new(1)), Some(Digit::new(2)));
    assert_eq!(game.square(Cell::new(2)).centre.len(), 2);
    assert_eq!(game.record(Format::Line).progress, record.progress);
    assert_eq!(game.undo().as_deref(), Some("progress from the file"));
    assert_eq!(game.digit(Cell::new(1)), None);
}
