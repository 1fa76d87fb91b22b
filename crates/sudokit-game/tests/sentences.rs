//! Every sentence of a game, as a player reads or hears it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use sudokit::board::{Coordinates, Extra, HouseKind};
use sudokit::format::{Format, Record};
use sudokit::logic::explain::Reveal;
use sudokit::logic::rate::Level;
use sudokit::{Alphabet, Candidate, Cell, Control, Digit, DigitSet, Geometry, Grid, House, Puzzle};
use sudokit_game::{
    Action, Advice, BoardRule, Check, Checks, Color, Controls, Entries, Game, GameSetup, Key, Mistake,
    MistakeKind, NewGameOptions, NoteKind, OPTIONS, Preferences, Refusal, SaveSummary, Sentences, ShareForm,
    Statistics, Tidying, Turn, Variant,
};

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn game(text: &str) -> Game {
    Game::new(&sudokit::format::parse(text).unwrap(), &Control::new()).unwrap()
}

fn at(row: usize, column: usize) -> Cell {
    Cell::new((row - 1) * 9 + column - 1)
}

fn put(game: &mut Game, row: usize, column: usize, digit: u8) {
    game.act(&Action::Digit { cells: vec![at(row, column)], digit: Digit::new(digit) }).unwrap();
}

fn note(game: &mut Game, kind: NoteKind, cells: &[Cell], digits: &[u8]) {
    let digits: DigitSet = digits.iter().map(|&digit| Digit::new(digit)).collect();
    game.act(&Action::Note { kind, cells: cells.to_vec(), digits }).unwrap();
}

fn keys(game: &Game) -> Sentences<'_> {
    Sentences::new(game, Controls::Keys)
}

fn commands(game: &Game) -> Sentences<'_> {
    Sentences::new(game, Controls::Commands)
}

fn fill(game: &mut Game, digit: impl Fn(Cell, Digit) -> Digit) {
    let solution = game.solution().unwrap().clone();
    let empty: Vec<Cell> = game.board().cells().filter(|&cell| game.digit(cell).is_none()).collect();
    for cell in empty {
        game.act(&Action::Digit { cells: vec![cell], digit: digit(cell, solution.get(cell)) }).unwrap();
    }
}

#[test]
fn the_greeting_describes_the_puzzle() {
    let mut game = game(EASY);
    assert_eq!(keys(&game).greeting(), "Sudoku, 9x9, with 51 empty cells.");
    game.origin.level = Some(Level::Hard);
    game.origin.seed = Some(7);
    game.origin.title = Some("Sunday\tpuzzle".to_owned());
    assert_eq!(
        commands(&game).greeting(),
        "Sudoku, 9x9, hard, Sunday puzzle, seed 7, with 51 empty cells. Type 'board' to see the board, or 'help' \
         for a list of commands."
    );
    fill(&mut game, |_, digit| digit);
    assert_eq!(keys(&game).greeting(), "Sudoku, 9x9, hard, Sunday puzzle, seed 7, with no empty cells.");
    game.undo();
    assert_eq!(keys(&game).greeting(), "Sudoku, 9x9, hard, Sunday puzzle, seed 7, with one empty cell.");
}

/// A game on an empty board.
fn on(board: Geometry) -> Game {
    let alphabet = Alphabet::usual(board.side());
    Game::new(&Record::new(Grid::empty(board), Format::Line, alphabet), &Control::new()).unwrap()
}

#[test]
fn each_rule_has_a_sentence() {
    let classic = on(Geometry::classic());
    assert_eq!(keys(&classic).rules(), ["Each row, each column and each box contains every digit once."]);
    let jigsaw = on(Geometry::with_regions("aaab\nccab\nccdb\ndddb".parse().unwrap()));
    assert_eq!(
        keys(&jigsaw).rules(),
        [
            "Each row and each column contains every digit once.",
            "Regions of any shape replace the boxes: each region contains every digit once."
        ]
    );
    assert_eq!(
        BoardRule::ALL.map(BoardRule::sentence)[1..],
        [
            "Both long diagonals also contain every digit once.",
            "One of the long diagonals also contains every digit once.",
            "Windows also contain every digit once. A window has the size of a box, and is one row and one \
             column away from the edge and from the next window.",
            "Cells at the same place in their boxes also contain different digits.",
            "Some other groups of cells also contain different digits."
        ]
    );
    let greeting = "Sudoku, 4x4 jigsaw, with 16 empty cells. Regions of any shape replace the boxes: each region \
                    contains every digit once.";
    assert_eq!(keys(&jigsaw).greeting(), greeting);
}

#[test]
fn a_cell_is_described() {
    let mut game = game(EASY);
    put(&mut game, 1, 4, 6);
    note(&mut game, NoteKind::Centre, &[at(1, 3)], &[1, 4]);
    note(&mut game, NoteKind::Corner, &[at(1, 3)], &[2]);
    note(&mut game, NoteKind::Centre, &[at(2, 2)], &[7]);
    note(&mut game, NoteKind::Corner, &[at(2, 2)], &[2, 4]);
    game.act(&Action::Tint { cells: vec![at(1, 3)], digit: Digit::new(4), color: Color::Red }).unwrap();
    game.act(&Action::Color { cells: vec![at(1, 1), at(1, 3)], color: Color::Gray }).unwrap();
    let sentences = commands(&game);
    assert_eq!(sentences.cell(at(1, 1)), "r1c1 is 5, a given; painted grey.");
    assert_eq!(sentences.cell(at(1, 4)), "r1c4 is 6, your digit.");
    assert_eq!(
        sentences.cell(at(1, 3)),
        "r1c3 is empty; centre notes 1 and 4; corner note 2; painted grey; 4 painted red."
    );
    assert_eq!(
        sentences.cell_in_full(at(2, 2)),
        "r2c2 is empty; centre note 7; corner notes 2 and 4. The digits on the board allow 2, 4 and 7."
    );
    assert_eq!(sentences.cell_in_full(at(1, 4)), "r1c4 is 6, your digit.");
    assert_eq!(sentences.cell_in_full(at(5, 5)), "r5c5 is empty. The digits on the board allow only 5.");
    game.settings.coordinates = Coordinates::Letters;
    assert_eq!(commands(&game).cell(at(1, 4)), "A4 is 6, your digit.");
}

#[test]
fn a_cell_without_candidates_says_so() {
    let mut game = game("12..\n..3.\n....\n....");
    game.act(&Action::Digit { cells: vec![Cell::new(11)], digit: Digit::new(4) }).unwrap();
    assert_eq!(
        commands(&game).cell_in_full(Cell::new(3)),
        "r1c4 is empty. The digits on the board rule out every digit."
    );
}

#[test]
fn colours_are_words() {
    assert_eq!(
        Color::ALL.map(Color::word),
        ["red", "orange", "yellow", "green", "cyan", "blue", "purple", "pink", "grey"]
    );
}

#[test]
fn houses_that_are_not_seen_are_named() {
    let board = Geometry::classic().with(Extra::FallingDiagonal).unwrap().with(Extra::Windows).unwrap();
    let mut game = on(board);
    let full = "r2c2 is empty. It is also in the diagonal from r1c1 to r9c9 (diagonal 1) and the upper left \
                window (window 1). The digits on the board allow 1, 2, 3, 4, 5, 6, 7, 8 and 9.";
    assert_eq!(commands(&game).cell_in_full(at(2, 2)), full);
    game.settings.coordinates = Coordinates::Letters;
    let diagonal = "B2 is empty. It is also in the diagonal from A1 to I9 (diagonal 1)";
    assert!(commands(&game).cell_in_full(at(2, 2)).starts_with(diagonal));
}

#[test]
fn houses_are_read_cell_by_cell() {
    let mut game = game(EASY);
    put(&mut game, 1, 4, 6);
    let house = |kind, index| House { kind, index };
    let row = house(HouseKind::Row, 0);
    assert_eq!(commands(&game).house(row), "Row 1: 5, 3, empty, your 6, 7, empty, empty, empty and empty.");
    let middle = "Box 5: empty, 6, empty, 8, empty, 3, empty, 2 and empty.";
    assert_eq!(commands(&game).house(house(HouseKind::Box, 4)), middle);
    game.settings.coordinates = Coordinates::Letters;
    assert_eq!(commands(&game).house(row), "Row A: 5, 3, empty, your 6, 7, empty, empty, empty and empty.");

    let mut jigsaw = on(Geometry::with_regions("aaab\nccab\nccdb\ndddb".parse().unwrap()));
    jigsaw.act(&Action::Digit { cells: vec![Cell::new(1)], digit: Digit::new(3) }).unwrap();
    let region = "Region 1: r1c1 is empty, r1c2 is your 3, r1c3 is empty and r2c3 is empty.";
    assert_eq!(commands(&jigsaw).house(house(HouseKind::Region, 0)), region);
}

#[test]
fn places_of_digits_are_listed() {
    let mut game = game("1...\n..2.\n.3..\n....");
    let four = Digit::new(4);
    assert_eq!(
        commands(&game).places_of(four),
        [
            "There is no 4 on the board; four are missing.",
            "The digits on the board allow 4 in r1c2, r2c1 and r2c2 (box 1); r1c3, r1c4 and r2c4 (box 2); r3c1, \
             r4c1 and r4c2 (box 3); r3c3, r3c4, r4c3 and r4c4 (box 4)."
        ]
    );
    note(&mut game, NoteKind::Corner, &[Cell::new(1)], &[4]);
    assert_eq!(commands(&game).places_of(four)[1], "r1c2 has the note 4.");
    note(&mut game, NoteKind::Centre, &[Cell::new(3)], &[4]);
    assert_eq!(commands(&game).places_of(four)[1], "r1c2 and r1c4 have the note 4.");
    assert_eq!(commands(&game).places_of(Digit::new(1))[0], "1 is in r1c1; three are missing.");
    assert_eq!(
        commands(&game).left(),
        ["13 cells are empty.", "Missing: 1 (3 times), 2 (3 times), 3 (3 times) and 4 (4 times)."]
    );
    for cell in [7, 9, 14] {
        game.act(&Action::Digit { cells: vec![Cell::new(cell)], digit: Digit::new(1) }).ok();
    }
    fill_with_any_solution(&mut game);
    assert_eq!(commands(&game).left(), ["No cells are empty.", "Complete: 1, 2, 3 and 4."]);
    let places = &commands(&game).places_of(Digit::new(1))[0];
    assert!(places.ends_with("; none is missing."), "{places}");
    game.undo();
    let left = commands(&game).left();
    assert_eq!(left, ["One cell is empty.", "Missing: 3 (once).", "Complete: 1, 2 and 4."]);
}

fn fill_with_any_solution(game: &mut Game) {
    game.act(&Action::Restart).ok();
    let solution = game.puzzle().solve().iter().next().unwrap();
    let empty: Vec<Cell> = game.board().cells().filter(|&cell| game.digit(cell).is_none()).collect();
    for cell in empty {
        game.act(&Action::Digit { cells: vec![cell], digit: solution.get(cell) }).unwrap();
    }
}

#[test]
fn every_action_has_a_name_in_the_history() {
    let mut game = game(EASY);
    let cells = vec![at(1, 3), at(1, 4)];
    let follow = |placements: &[Candidate], eliminations: &[Candidate]| Action::Follow {
        placements: placements.to_vec(),
        eliminations: eliminations.to_vec(),
    };
    let candidate = |row, column, digit| Candidate { cell: at(row, column), digit: Digit::new(digit) };
    for (action, name) in [
        (Action::Digit { cells: vec![at(1, 7)], digit: Digit::new(4) }, "4 in r1c7"),
        (follow(&[candidate(1, 4, 6)], &[]), "6 in r1c4, from a hint"),
        (Action::Erase { cells: vec![at(1, 4), at(1, 7)] }, "erasing 2 cells"),
        (follow(&[], &[candidate(1, 3, 2)]), "removing one candidate, from a hint"),
        (follow(&[], &[candidate(1, 4, 2), candidate(2, 2, 2)]), "removing 2 candidates, from a hint"),
        (Action::FillNotes, "filling in notes"),
        (
            Action::Note {
                kind: NoteKind::Centre,
                cells: cells.clone(),
                digits: DigitSet::only(Digit::new(8)),
            },
            "centre note 8 in 2 cells",
        ),
        (Action::CleanNotes, "cleaning up notes"),
        (Action::Color { cells: vec![at(1, 3)], color: Color::Gray }, "grey in r1c3"),
        (
            Action::Tint { cells: vec![at(1, 3)], digit: Digit::new(1), color: Color::Green },
            "green note 1 in r1c3",
        ),
        (Action::Restart, "starting again"),
    ] {
        game.pass(Duration::from_secs(20));
        game.act(&action).unwrap();
        assert_eq!(game.history().done().last().unwrap().label, name);
    }
    assert_eq!(
        commands(&game).history(2),
        [
            "10: green note 1 in r1c3, after 3 minutes and 20 seconds.",
            "11: starting again, after 3 minutes and 40 seconds."
        ]
    );
    game.settings.coordinates = Coordinates::Letters;
    let last = [game.undo().unwrap(), game.undo().unwrap()];
    assert_eq!(keys(&game).undone(&last), "Undone: starting again; green note 1 in A3.");
    assert_eq!(commands(&game).history(1)[1], "2 actions are undone. Type 'redo 2' to redo them.");
    let again = [game.redo().unwrap()];
    assert_eq!(keys(&game).redone(&again), "Redone: green note 1 in A3.");
    assert_eq!(commands(&game).history(0)[0], "There are no actions yet.");
    assert_eq!(commands(&game).history(1)[1], "One action is undone. Type 'redo' to redo it.");
    assert_eq!(keys(&game).undone(&[]), "There is nothing to undo.");
    assert_eq!(keys(&game).redone(&[]), "There is nothing to redo.");
}

#[test]
fn the_last_change_is_described() {
    let mut game = game(EASY);
    assert_eq!(commands(&game).last_change(), Vec::<String>::new());
    put(&mut game, 1, 3, 5);
    assert_eq!(
        commands(&game).last_change(),
        ["r1c3 is 5, your digit.", "r1c3 clashes with r1c1: both are 5."]
    );
    game.undo();
    note(&mut game, NoteKind::Centre, &[at(1, 3), at(1, 4)], &[1, 2]);
    put(&mut game, 1, 6, 2);
    assert_eq!(
        commands(&game).last_change(),
        ["r1c6 is 2, your digit.", "Note 2 is removed from r1c3 and r1c4."]
    );
    game.settings.checks = Checks::Solution;
    put(&mut game, 1, 7, 1);
    assert_eq!(commands(&game).last_change()[0], "r1c7 is 1, your digit.");
    assert_eq!(commands(&game).last_change().last().unwrap(), "The 1 in r1c7 is wrong.");
    game.act(&Action::FillNotes).unwrap();
    assert_eq!(commands(&game).last_change(), ["The notes or colours of 49 cells changed."]);
    assert_eq!(commands(&game).filled(), ["All candidates are noted in 49 cells."]);
    game.act(&Action::Restart).unwrap();
    put(&mut game, 1, 3, 4);
    let cells: Vec<Cell> = (1..=9).map(|row| at(row, 9)).chain([at(4, 4), at(7, 7)]).collect();
    game.settings.checks = Checks::Off;
    game.act(&Action::Digit { cells, digit: Digit::new(4) }).unwrap();
    assert_eq!(commands(&game).last_change()[0], "The digits of 5 cells changed.");
}

#[test]
fn two_cells_that_clash_with_each_other_are_reported_once() {
    let mut game = game(EASY);
    game.act(&Action::Digit { cells: vec![at(1, 3), at(1, 4)], digit: Digit::new(2) }).unwrap();
    assert_eq!(
        commands(&game).last_change(),
        ["r1c3 is 2, your digit.", "r1c4 is 2, your digit.", "r1c3 clashes with r1c4: both are 2."]
    );
}

#[test]
fn notes_that_change_in_several_ways_are_named_by_their_cells() {
    let mut game = game(EASY);
    note(&mut game, NoteKind::Centre, &[at(1, 3), at(1, 4)], &[1, 2]);
    let notes = [(at(1, 3), 1), (at(1, 4), 2)];
    let eliminations = notes.map(|(cell, digit)| Candidate { cell, digit: Digit::new(digit) }).to_vec();
    let placements = vec![Candidate { cell: at(5, 5), digit: Digit::new(5) }];
    game.act(&Action::Follow { placements, eliminations }).unwrap();
    assert_eq!(
        commands(&game).last_change(),
        ["r5c5 is 5, your digit.", "The notes of r1c3 and r1c4 changed."]
    );
}

#[test]
fn the_digits_that_the_board_allows_are_listed() {
    let mut game = game("12..\n..3.\n....\n....");
    game.act(&Action::Digit { cells: vec![Cell::new(11)], digit: Digit::new(4) }).unwrap();
    note(&mut game, NoteKind::Centre, &[Cell::new(2)], &[1, 4]);
    let row = House { kind: HouseKind::Row, index: 0 };
    assert_eq!(
        commands(&game).allowed_in(row),
        ["The digits on the board allow:", "r1c3: 4; your notes are 1 and 4.", "r1c4: no digit."]
    );
    game.act(&Action::Digit { cells: vec![Cell::new(2), Cell::new(3)], digit: Digit::new(4) }).unwrap();
    assert_eq!(commands(&game).allowed_in(row), ["No cells are empty."]);
    assert_eq!(
        commands(&game).places_of(Digit::new(3)).last().unwrap(),
        "The digits on the board allow 3 in r3c1, r3c2, r4c1 and r4c2 (box 3); r4c4 (box 4)."
    );
}

#[test]
fn a_digit_that_the_puzzle_rules_out_is_reported() {
    let mut limits = vec![DigitSet::full(4); 16];
    limits[5] = [1, 3].map(Digit::new).into_iter().collect();
    let grid = Grid::empty(Geometry::of_side(4).unwrap()).with_limits(limits);
    let record = Record::new(grid, Format::Sukaku, Alphabet::usual(4));
    let mut game = Game::new(&record, &Control::new()).unwrap();
    let wrong = Action::Digit { cells: vec![Cell::new(5)], digit: Digit::new(2) };
    game.act(&wrong).unwrap();
    let excluded = "r2c2 cannot be 2: the puzzle rules it out.";
    assert!(commands(&game).last_change().contains(&excluded.to_owned()));
    game.undo();
    game.settings.entries = Entries::Refused;
    assert_eq!(game.act(&wrong).unwrap_err().sentence(&game), excluded);
}

#[test]
fn refusals_for_numbers_that_the_board_does_not_have() {
    let game = game(EASY);
    assert_eq!(Refusal::NoSuchCell(Cell::new(81)).sentence(&game), "The board has no cell 81.");
    assert_eq!(Refusal::NoSuchDigit(Digit::new(10)).sentence(&game), "The board has no digit 10.");
}

#[test]
fn mistakes_are_reported_and_undone() {
    let mut game = game(EASY);
    game.settings.checks = Checks::Off;
    assert_eq!(keys(&game).mistakes_undone(0), "There are no mistakes on the board.");
    put(&mut game, 1, 3, 1);
    let mistakes = game.mistakes();
    assert_eq!(
        keys(&game).marked_mistakes(&mistakes),
        "The 1 in r1c3 is wrong. It is marked. Press b to undo it and all later actions."
    );
    game.settings.coordinates = Coordinates::Letters;
    assert_eq!(
        keys(&game).advice(&game.advise(&Control::new())),
        ["The 1 in A3 is wrong.", "Press b to undo everything from the first mistake on."]
    );
    assert_eq!(
        commands(&game).advice(&game.advise(&Control::new())),
        ["The 1 in A3 is wrong.", "Type 'mistake' to undo everything from the first mistake on."]
    );
    let many = |kind| (2..25).map(|cell| Mistake { cell: Cell::new(cell), kind }).collect::<Vec<_>>();
    assert_eq!(
        keys(&game).marked_mistakes(&many(MistakeKind::Digit)),
        "23 digits are wrong. They are marked. Press b to undo from the first one on."
    );
    assert_eq!(
        keys(&game).marked_mistakes(&many(MistakeKind::Notes)),
        "23 cells have notes that do not include the right digit. They are marked. Press b to undo from the first one \
         on."
    );
    assert_eq!(
        game.mistake_sentences(&many(MistakeKind::Notes)),
        ["23 cells have notes that do not include the right digit: A3, A4, A5, A6 and 19 more."]
    );
    let undone = game.undo_mistakes();
    assert_eq!(
        keys(&game).mistakes_undone(undone),
        "One action is undone, and no mistakes are left. Press r to redo it."
    );
    assert_eq!(
        commands(&game).mistakes_undone(2),
        "2 actions are undone, and no mistakes are left. Type 'redo 2' to redo them."
    );
    assert_eq!(
        keys(&game).mistakes_undone(2),
        "2 actions are undone, and no mistakes are left. Press r to redo one of them."
    );
}

#[test]
fn a_hint_says_how_to_continue() {
    let mut game = game(EASY);
    let Advice::Hint(mut hint) = game.advise(&Control::new()) else { panic!("there is a step") };
    let first = "Look at the upper middle box (box 2).";
    assert_eq!(keys(&game).advice(&Advice::Hint(hint.clone())), [first]);
    assert_eq!(
        commands(&game).advice(&Advice::Hint(hint.clone())),
        [first, "Level 1 of 5. Type 'hint' for more, or 'do' to apply it."]
    );
    while hint.revealed < Reveal::Move {
        hint.tell_more();
    }
    assert_eq!(keys(&game).hint_complete(), "The whole hint is shown. Press a to apply it.");
    assert_eq!(commands(&game).hint_complete(), "The whole hint is shown. Type 'do' to apply it.");
    assert_eq!(keys(&game).no_hint(), "No hint is open. Press t to get one.");
    assert_eq!(commands(&game).no_hint(), "No hint is open. Type 'hint' to get one.");
    assert_eq!(keys(&game).advice(&Advice::Stuck), ["No technique finds a next step."]);
    assert_eq!(keys(&game).advice(&Advice::Stopped), ["The search for a hint was stopped."]);
    let dead_end = "With the digits that you placed, the puzzle has no solution.";
    assert_eq!(keys(&game).advice(&Advice::DeadEnd), [dead_end, "Press u to undo the last action."]);
    assert_eq!(commands(&game).advice(&Advice::DeadEnd), [dead_end, "Type 'undo' to undo the last action."]);
    fill(&mut game, |_, digit| digit);
    assert_eq!(game.advise(&Control::new()).sentences(&game), ["The puzzle is solved."]);
    assert_eq!(game.check().sentences(&game), ["The puzzle is solved."]);
}

#[test]
fn a_full_board_is_solved_or_wrong() {
    let mut game = game(EASY);
    game.pass(Duration::from_secs(247));
    fill(&mut game, |_, digit| digit);
    assert_eq!(
        keys(&game).full_board(),
        ["Well done: every digit is correct.", "You solved it in 4:07, without hints."]
    );
    assert_eq!(
        commands(&game).full_board(),
        [
            "Well done: every digit is correct.",
            "You solved it in 4 minutes and 7 seconds, without hints.",
            "Type 'quit' to leave."
        ]
    );
    assert_eq!(commands(&game).time(), "You solved it in 4 minutes and 7 seconds.");
    game.count_hint();
    assert_eq!(keys(&game).solved()[1], "You solved it in 4:07, with one hint.");
    game.count_hint();
    assert_eq!(keys(&game).solved()[1], "You solved it in 4:07, with 2 hints.");

    game.settings.checks = Checks::Off;
    game.undo();
    fill(&mut game, |_, digit| Digit::from_index((digit.index() + 1) % 9));
    assert_eq!(
        keys(&game).full_board(),
        [
            "The board is full but not correct. Press w to see what is wrong, or b to undo everything from the \
             first mistake on."
        ]
    );
    let next = "Type 'check' for a list of what is wrong, or 'mistake' to undo everything from the first \
                mistake on.";
    assert_eq!(commands(&game).full_board(), [format!("The board is full but not correct. {next}")]);
    game.settings.checks = Checks::Solution;
    assert_eq!(
        commands(&game).full_board(),
        [format!("The board is full but not correct: one digit is wrong. {next}")]
    );
    game.settings.checks = Checks::Conflicts;
    let clashes = game.faults().len();
    assert_eq!(
        commands(&game).full_board(),
        [format!("The board is full but not correct: {clashes} cells clash. {next}")]
    );
}

#[test]
fn a_paused_game_says_how_to_continue() {
    let mut game = game(EASY);
    game.pass(Duration::from_secs(60));
    assert_eq!(keys(&game).pause_state(), "The clock is running.");
    assert_eq!(commands(&game).time(), "You have played for 1 minute.");
    game.toggle_pause();
    assert_eq!(keys(&game).pause_state(), "The game is paused. The board is hidden until you press p.");
    assert_eq!(commands(&game).pause_state(), "The game is paused. Type 'pause' to continue.");
    assert_eq!(keys(&game).paused(), "The game is paused. Press p to continue.");
    assert_eq!(commands(&game).paused(), "The game is paused. Type 'pause' to continue.");
    assert_eq!(commands(&game).time(), "You have played for 1 minute. The game is paused.");
    assert_eq!(keys(&game).welcome_back(), "Welcome back. The clock stopped after 2 minutes without input.");
}

#[test]
fn settings_are_described() {
    let mut game = game(EASY);
    let mut described = Vec::new();
    for checks in Checks::ALL {
        game.settings.checks = checks;
        described.push(commands(&game).checks());
    }
    assert_eq!(
        described,
        [
            "Checks are off: the game does not report wrong digits until the board is full.",
            "Checks are set to conflicts: the game reports a digit that occurs twice in one row, column or box.",
            "Checks are set to solution: the game reports a digit that differs from the solution."
        ]
    );
    assert_eq!(commands(&game).entries(), "Wrong digits are accepted and reported.");
    game.settings.entries = Entries::Refused;
    assert_eq!(commands(&game).entries(), "Wrong digits are refused.");
    assert_eq!(commands(&game).tidying(), "Tidy is on: a new digit removes the notes that it rules out.");
    game.settings.tidying = Tidying::ByHand;
    assert_eq!(commands(&game).tidying(), "Tidy is off: notes stay until you remove them.");
}

#[test]
fn options_have_titles_and_values() {
    let expected: [(&str, &[&str]); 8] = [
        ("Show as wrong", &["digits that clash", "digits that differ from the solution", "nothing"]),
        ("Wrong entries are", &["written and marked", "refused"]),
        ("Notes that a digit rules out", &["are removed", "stay"]),
        ("Order of hints", &["easiest first", "HoDoKu's order", "Sudoku Explainer's order"]),
        ("Cells are called", &["r1c1", "A1"]),
        ("Choose first", &["the cell", "the digit"]),
        ("Timer", &["shown", "hidden"]),
        ("Theme", &["auto", "dark", "light", "none"]),
    ];
    for (row, (title, values)) in OPTIONS.iter().zip(expected) {
        assert_eq!((row.title)(), title);
        let mut preferences = Preferences::default();
        for value in values.iter().chain([&values[0]]) {
            assert_eq!(&(row.value)(&preferences), value, "{title}");
            (row.change)(&mut preferences);
        }
    }
    assert_eq!(OPTIONS.len(), expected.len());
}

#[test]
fn solutions_are_counted_in_words() {
    assert_eq!(keys(&game(EASY)).solutions(), "This puzzle has one solution.");
    let several = game("1...\n..2.\n.3..\n....");
    assert_eq!(keys(&several).solutions(), "This puzzle has several solutions. You can find any of them.");
    assert_eq!(several.check().sentences(&several), ["No digits clash.", "13 cells are empty."]);
    let none = game("12..\n..3.\n....\n..4.");
    assert_eq!(
        keys(&none).solutions(),
        "This puzzle has no solution: at least one of these 3 clues is wrong: r1c1=1, r1c2=2 and r2c3=3 (no smaller \
         group of clues contradicts itself)."
    );
    let board = Grid::empty(Geometry::of_side(36).unwrap());
    let record = Record::new(board, Format::Line, Alphabet::usual(36));
    let unknown = Game::new(&record, &Control::new().stop_when(|| true)).unwrap();
    assert_eq!(
        keys(&unknown).solutions(),
        "It is not known whether this puzzle has exactly one solution: the search was stopped."
    );
    assert_eq!(unknown.check(), Check::NoClash { empty: 36 * 36 });
}

#[test]
fn clues_that_are_not_found_in_time_are_left_out() {
    let record = sudokit::format::parse(
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
    )
    .unwrap();
    // The search for solutions ends, and the search for the clues is stopped immediately.
    let checks = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&checks);
    let counting = Control::new().stop_when(move || {
        counted.fetch_add(1, Ordering::Relaxed);
        false
    });
    let puzzle = Puzzle::try_from(record.grid.clone()).unwrap();
    assert_eq!(puzzle.solve().control(&counting).uniqueness(), Key::None);
    let (budget, asked) = (checks.load(Ordering::Relaxed), AtomicUsize::new(0));
    let stopping = Control::new().stop_when(move || asked.fetch_add(1, Ordering::Relaxed) >= budget);
    let none = Game::new(&record, &stopping).unwrap();
    assert_eq!(keys(&none).solutions(), "This puzzle has no solution.");
    assert_eq!(none.check().sentences(&none), ["This puzzle has no solution."]);
    assert_eq!(none.contradiction_sentence(), None);
}

#[test]
fn clues_that_contradict_each_other_have_the_players_names() {
    let mut game = game("12..\n..3.\n....\n..4.");
    game.settings.coordinates = Coordinates::Letters;
    let reason = game.contradiction_sentence().unwrap();
    assert!(reason.contains("A1=1"), "{reason}");
}

#[test]
fn statistics_are_sentences() {
    assert_eq!(Statistics::default().sentences(0), ["You have not played a game yet."]);
    let log = r#"
{"game":"a","event":"begun","board":"9x9","level":"hard"}
{"game":"a","event":"solved","milliseconds":300000,"hints":0}
{"game":"b","event":"begun","board":"9x9","level":"hard"}
{"game":"c","event":"begun","board":"16x16","level":"easy"}
"#;
    let statistics = Statistics::new(log.lines().filter_map(|line| line.parse().ok()));
    assert_eq!(
        statistics.sentences(1),
        [
            "9x9, hard: 2 started, 1 solved, 1 of them without hints; best time 5 minutes, average time 5 minutes.",
            "16x16, easy: 1 started, 0 solved, 0 of them without hints.",
            "One line of the history cannot be read and is not counted."
        ]
    );
    let unreadable = "2 lines of the history cannot be read and are not counted.";
    assert_eq!(statistics.sentences(2)[2], unreadable);
}

#[test]
fn a_saved_game_has_a_line_in_a_list() {
    let mut game = game(EASY);
    game.pass(Duration::from_secs(750));
    put(&mut game, 1, 3, 4);
    let summary = |game: &Game| game.save().parse::<SaveSummary>().unwrap();
    let just_now = Duration::ZERO;
    assert_eq!(summary(&game).sentence(just_now), "9x9, 1 of 51 cells filled, 12:30, just now");
    game.origin.level = Some(Level::Hard);
    game.origin.seed = Some(7);
    game.origin.title = Some("Sunday\npuzzle".to_owned());
    game.count_hint();
    let line = "9x9 hard, Sunday puzzle, seed 7, 1 of 51 cells filled, 12:30, 1 hint, 3 hours ago";
    assert_eq!(summary(&game).sentence(Duration::from_secs(3 * 3600)), line);
    game.count_hint();
    fill(&mut game, |_, digit| digit);
    let line = "9x9 hard, Sunday puzzle, seed 7, solved in 12:30, 2 hints, 2 days ago";
    assert_eq!(summary(&game).sentence(Duration::from_secs(2 * 24 * 3600)), line);
    assert_eq!(summary(&game).kind(), "9x9 hard");
}

#[test]
fn choices_for_a_new_game_have_names_and_reasons() {
    let mut setup = GameSetup::new(6, Level::Easy).unwrap();
    assert_eq!(
        setup.apply("7").unwrap_err(),
        "There is no size 7. The sizes are 4, 6, 8, 9, 10, 12, 16 and 25."
    );
    assert_eq!(setup.apply("windoku").unwrap_err(), "These rules do not fit boards of 6x6 cells: windoku.");
    assert_eq!(
        setup.apply("blue").unwrap_err(),
        "'blue' is not a level, a size or a name of rules. The levels are easy, medium, hard, expert and \
         extreme. The sizes are 4, 6, 8, 9, 10, 12, 16 and 25. The rules are usual, diagonals, windoku, disjoint \
         and jigsaw."
    );
    let mut names = Vec::new();
    let mut setup = GameSetup::new(9, Level::Easy).unwrap();
    loop {
        names.push(setup.variant_name());
        setup.change_variant(Turn::Next);
        if setup.variant() == Variant::Usual {
            break;
        }
    }
    assert_eq!(names, ["usual rules", "diagonals", "windoku", "disjoint groups", "random jigsaw"]);
    let tall = on(Geometry::new("3x2".parse().unwrap()));
    assert_eq!(GameSetup::like(&tall).variant_name(), "same boxes");
}

#[test]
fn a_puzzle_of_another_level_is_explained() {
    let board = Geometry::of_side(4).unwrap();
    let options = NewGameOptions { board, alphabet: Alphabet::usual(4), level: Level::Extreme, seed: 1 };
    let new = options.create_or_explain(&Control::new()).unwrap();
    assert_eq!(new.note.unwrap(), "No extreme puzzle was found. This one is the closest.");
    let stopped = options.create_or_explain(&Control::new().stop_when(|| true)).unwrap_err();
    assert_eq!(stopped, "No puzzle was found. Try another level or other rules.");
}

#[test]
fn forms_to_share_are_described() {
    assert_eq!(
        ShareForm::ALL.map(ShareForm::about),
        [
            "the puzzle, as text",
            "the puzzle with your digits and notes, as text",
            "a link for f-puzzles.com, with your digits and notes",
            "a link for SudokuPad, with your notes but without your digits",
            "the code for sudokuwiki.org, with your digits and notes"
        ]
    );
}
