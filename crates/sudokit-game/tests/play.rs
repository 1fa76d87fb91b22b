//! Games from the first move to the last: rules, notes, mistakes, hints.

use std::time::Duration;
use sudokit::Control;

use sudokit::logic::explain::Reveal;
use sudokit::{Alphabet, Cell, Digit, DigitSet};
use sudokit_game::{
    Action, Advice, Check, Checks, Color, Entries, Event, Fault, Game, Hint, Key, NoteKind, Refusal,
    SaveError, Statistics, Status, Tidying,
};

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn game(text: &str) -> Game {
    Game::new(&sudokit::format::parse(text).unwrap(), &Control::new()).unwrap()
}

fn at(game: &Game, row: usize, column: usize) -> Cell {
    game.board().cell(row - 1, column - 1)
}

fn put(game: &mut Game, row: usize, column: usize, digit: u8) -> Result<(), Refusal> {
    let cells = vec![at(game, row, column)];
    game.act(&Action::Digit { cells, digit: Digit::new(digit) })
}

/// Why a digit is refused.
fn refused(game: &mut Game, row: usize, column: usize, digit: u8) -> String {
    put(game, row, column, digit).unwrap_err().sentence(game)
}

fn note(game: &mut Game, kind: NoteKind, row: usize, column: usize, digit: u8) {
    let cells = vec![at(game, row, column)];
    game.act(&Action::Note { kind, cells, digits: DigitSet::only(Digit::new(digit)) }).unwrap();
}

fn digits(numbers: &[u8]) -> DigitSet {
    numbers.iter().map(|&number| Digit::new(number)).collect()
}

#[test]
fn a_whole_game() {
    let mut game = game(EASY);
    let solution = game.solution().unwrap().clone();
    assert_eq!(game.empty(), 51);
    assert_eq!(game.left(Digit::new(5)), 6);
    for cell in game.board().clone().cells() {
        if game.digit(cell).is_none() {
            assert_eq!(game.status(), Status::Open);
            game.pass(Duration::from_secs(1));
            game.act(&Action::Digit { cells: vec![cell], digit: solution.get(cell) }).unwrap();
        }
    }
    assert_eq!((game.status(), game.check()), (Status::Solved, Check::Solved));
    game.pass(Duration::from_secs(100));
    assert_eq!(game.solved_at(), Some(Duration::from_secs(51)));
    assert_eq!(game.played(), Duration::from_secs(51), "the clock stopped");
    assert_eq!(game.advise(&Control::new()), Advice::Solved);
}

#[test]
fn undo_restores_the_notes_that_a_digit_removed() {
    let mut game = game(EASY);
    for (row, column) in [(1, 3), (1, 9), (3, 1)] {
        note(&mut game, NoteKind::Centre, row, column, 1);
        note(&mut game, NoteKind::Corner, row, column, 2);
    }
    put(&mut game, 1, 4, 1).unwrap();
    assert_eq!(game.square(at(&game, 1, 3)).centre, DigitSet::EMPTY, "same row");
    assert_eq!(game.square(at(&game, 1, 3)).corner, digits(&[2]));
    assert_eq!(game.square(at(&game, 3, 1)).centre, digits(&[1]), "no peer");
    assert_eq!(game.undo().as_deref(), Some("1 in r1c4"));
    assert_eq!(game.square(at(&game, 1, 3)).centre, digits(&[1]));
    assert_eq!(game.square(at(&game, 1, 9)).centre, digits(&[1]));

    game.settings.tidying = Tidying::ByHand;
    game.redo().unwrap();
    game.undo().unwrap();
    put(&mut game, 1, 4, 1).unwrap();
    assert_eq!(game.square(at(&game, 1, 3)).centre, digits(&[1]));
    game.act(&Action::CleanNotes).unwrap();
    assert_eq!(game.square(at(&game, 1, 3)).centre, DigitSet::EMPTY);
}

#[test]
fn several_cells_are_toggled_together() {
    let mut game = game(EASY);
    let cells = vec![at(&game, 1, 1), at(&game, 1, 3), at(&game, 1, 4)];
    let all =
        Action::Note { kind: NoteKind::Corner, cells: cells.clone(), digits: DigitSet::only(Digit::new(1)) };
    note(&mut game, NoteKind::Corner, 1, 3, 1);
    game.act(&all).unwrap();
    assert!(
        cells[1..].iter().all(|&cell| game.square(cell).corner == digits(&[1])),
        "missing notes are added"
    );
    assert!(!game.square(cells[0]).has_notes(), "a given is skipped");
    game.act(&all).unwrap();
    assert!(cells.iter().all(|&cell| !game.square(cell).has_notes()));

    let paint = Action::Color { cells: cells.clone(), color: Color::Green };
    game.act(&paint).unwrap();
    assert!(cells.iter().all(|&cell| game.square(cell).color == Some(Color::Green)), "givens too");
    game.act(&Action::Erase { cells: cells.clone() }).unwrap();
    assert!(cells.iter().all(|&cell| game.square(cell).color.is_none()));
}

#[test]
fn refusals_are_sentences() {
    let mut game = game(EASY);
    assert_eq!(refused(&mut game, 1, 1, 1), "r1c1 is a given. Givens cannot be changed.");
    put(&mut game, 1, 3, 5).unwrap();
    assert_eq!(game.faults().get(&at(&game, 1, 1)), Some(&Fault::Conflict));
    game.undo().unwrap();

    game.settings.entries = Entries::Refused;
    assert_eq!(refused(&mut game, 1, 3, 5), "r1c3 cannot be 5: r1c1 is already 5.");
    put(&mut game, 1, 3, 1).unwrap();
    game.undo().unwrap();
    game.settings.checks = Checks::Solution;
    assert_eq!(refused(&mut game, 1, 3, 1), "1 is not the right digit for r1c3.");
    put(&mut game, 1, 3, 4).unwrap();
    let cells = vec![at(&game, 1, 3)];
    let note =
        Action::Note { kind: NoteKind::Centre, cells: cells.clone(), digits: DigitSet::only(Digit::new(1)) };
    assert_eq!(game.act(&note).unwrap_err().sentence(&game), "r1c3 has a digit. Notes are for empty cells.");
    let empty = Action::Erase { cells: vec![at(&game, 1, 4)] };
    assert_eq!(game.act(&empty).unwrap_err().sentence(&game), "There is nothing to change.");
    game.toggle_pause();
    assert_eq!(refused(&mut game, 1, 4, 6), "The game is paused.");
    game.pass(Duration::from_secs(5));
    assert_eq!(game.played(), Duration::ZERO);
}

#[test]
fn going_back_stops_before_the_first_mistake_that_is_still_there() {
    let mut game = game(EASY);
    put(&mut game, 1, 3, 1).unwrap();
    put(&mut game, 1, 3, 4).unwrap();
    put(&mut game, 1, 4, 6).unwrap();
    put(&mut game, 2, 2, 2).unwrap();
    put(&mut game, 2, 3, 7).unwrap();
    assert_eq!(game.check().sentences(&game), ["The 2 in r2c2 is wrong.", "The 7 in r2c3 is wrong."]);
    assert!(game.faults().is_empty(), "nothing clashes, and the settings report only clashes");
    assert_eq!(game.undo_mistakes(), 2);
    assert_eq!(
        game.digit(at(&game, 1, 4)),
        Some(Digit::new(6)),
        "the wrong 1 was corrected before, so this digit stays"
    );
    assert_eq!(game.check().sentences(&game), ["Everything is correct so far.", "49 cells are empty."]);
    assert_eq!(game.history().undone().len(), 2, "undone actions can be redone");
    assert_eq!(game.undo_mistakes(), 0);
}

#[test]
fn fill_keeps_what_the_player_knows() {
    let mut game = game(EASY);
    note(&mut game, NoteKind::Centre, 1, 3, 4);
    game.act(&Action::FillNotes).unwrap();
    assert_eq!(game.square(at(&game, 1, 3)).centre, digits(&[4]));
    assert_eq!(game.square(at(&game, 1, 4)).centre, digits(&[2, 6]));
    game.act(&Action::FillNotes).unwrap();
    assert_eq!(
        game.square(at(&game, 1, 3)).centre,
        digits(&[1, 2, 4]),
        "the second time, all notes are replaced"
    );
}

#[test]
fn a_hint_is_revealed_level_by_level() {
    let mut game = game(EASY);
    let Advice::Hint(mut hint) = game.advise(&Control::new()) else { panic!("there is a step") };
    assert_eq!(hint.sentences().len(), 1);
    let looked_at = [sudokit::logic::explain::Spot::House("box 2".parse().unwrap())];
    assert_eq!(hint.highlights().iter().map(|at| at.spot).collect::<Vec<_>>(), looked_at);
    assert!(hint.links().is_empty() && hint.rung() == (1, 5));
    let told = |hint: &Hint| hint.sentences().into_iter().map(str::to_owned).collect::<Vec<_>>();
    while hint.revealed < Reveal::Move {
        let before = told(&hint);
        assert!(hint.tell_more());
        let after = told(&hint);
        assert!(after.len() >= before.len() && after.last() != before.last(), "{after:?}");
    }
    assert!(!told(&hint).iter().any(|sentence| sentence.starts_with("So ")), "the last level says it");
    assert!(!hint.tell_more());
    assert!(!hint.highlights().is_empty());
    game.act(&hint.action()).unwrap();
    assert_eq!(game.empty(), 50);
    assert_eq!(game.check(), Check::Right { empty: 50 });
}

#[test]
fn a_mistake_comes_before_a_hint() {
    let mut game = game(EASY);
    note(&mut game, NoteKind::Corner, 1, 3, 1);
    assert!(matches!(game.advise(&Control::new()), Advice::Hint(_)), "corner notes exclude nothing");
    note(&mut game, NoteKind::Centre, 1, 3, 1);
    let advice = game.advise(&Control::new());
    assert_eq!(advice.sentences(&game), ["The notes of r1c3 do not include the right digit."]);
}

#[test]
fn any_of_several_solutions_is_accepted() {
    let mut game = game("1...\n..2.\n.3..\n....");
    assert_eq!(*game.key(), Key::Several);
    let others: Vec<_> = game.puzzle().solve().iter().collect();
    let last = others.last().unwrap();
    let empty: Vec<_> = game.puzzle().candidates().empty_cells().collect();
    for cell in empty {
        game.act(&Action::Digit { cells: vec![cell], digit: last.get(cell) }).unwrap();
        assert_eq!(game.mistakes(), []);
    }
    assert_eq!(game.status(), Status::Solved);
}

#[test]
fn a_dead_end_is_reported() {
    let mut game = game("1...\n..2.\n.3..\n....");
    let solutions: Vec<_> = game.puzzle().solve().iter().collect();
    let open = game.puzzle().candidates();
    let wrong = open.empty_cells().find_map(|cell| {
        let digit =
            open.marks(cell).into_iter().find(|&digit| solutions.iter().all(|s| s.get(cell) != digit));
        digit.map(|digit| (cell, digit))
    });
    let (cell, digit) = wrong.expect("some candidate belongs to no solution");
    game.act(&Action::Digit { cells: vec![cell], digit }).unwrap();
    assert_eq!(game.advise(&Control::new()), Advice::DeadEnd);
}

#[test]
fn a_puzzle_without_a_solution_says_so() {
    let game = game("12..\n..3.\n....\n..4.");
    assert_eq!(*game.key(), Key::None);
    let advice = game.advise(&Control::new());
    assert_eq!(advice, Advice::NoSolution);
    let why = "This puzzle has no solution: at least one of these 3 clues is wrong: r1c1=1, r1c2=2 and r2c3=3 \
               (no smaller group of clues contradicts itself).";
    assert_eq!(advice.sentences(&game), [why]);
    assert_eq!(game.check(), Check::NoSolution);
    assert_eq!(game.check().sentences(&game), [why]);
}

#[test]
fn damaged_and_newer_saves_have_different_errors() {
    let text = game(EASY).save();
    let error = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} in {text}");
        Game::load(&text.replacen(from, to, 1), &Control::new()).unwrap_err()
    };
    let newer = error("\"version\":1", "\"version\":2");
    assert_eq!(newer, SaveError::Newer { version: 2 });
    assert_eq!(
        newer.to_string(),
        "this game was saved by a newer version of Sudokit: update Sudokit to open it (the file has format 2, \
         and this version reads up to 1)"
    );
    let history = |cells: &str| format!("\"history\":[{{\"label\":\"\",\"at\":0,\"cells\":{cells}}}]");
    for (from, to, reason) in [
        ("\"game\"", "\"recipe\"".to_owned(), "it says that it is a 'recipe', not a 'game'"),
        ("[5,3,0", "[5,5,0".to_owned(), "r1c1 and r1c2 are both 5"),
        ("[5,3,0", "[5,3".to_owned(), "the board has 81 cells, but the list of givens has 80"),
        ("[5,3,0", "[5,3,10".to_owned(), "10 is not a digit of this board"),
        ("\"3x3\"", "\"3x0\"".to_owned(), ""),
        ("\"1-9\"", "\"1-4\"".to_owned(), "the board has 9 digits, but the alphabet has only 4 symbols"),
        ("\"undone\":0", "\"undone\":1".to_owned(), "one action is undone, but the history has only 0"),
        ("\"history\":[]", history("{\"r1c1\":{\"digit\":1}}"), "an action changes the given in r1c1"),
        ("\"history\":[]", history("{\"r0c1\":{\"digit\":1}}"), "'r0c1' is not a cell of this board"),
        ("\"history\":[]", history("{\"r1c3\":{\"digit\":0}}"), ""),
        ("\"cursor\":\"r1c3\"", "\"cursor\":\"r1c10\"".to_owned(), "'r1c10' is not a cell of this board"),
        (
            "\"givens\"",
            "\"limits\":[[1]],\"givens\"".to_owned(),
            "the board has 81 cells, but the list of candidates has 1",
        ),
    ] {
        let error = error(from, &to);
        assert!(matches!(error, SaveError::Damaged(_)), "{to}: {error}");
        let expected = format!("this is not a complete saved game: {reason}");
        assert!(error.to_string().starts_with(&expected), "{to}: {error}");
    }
}

#[test]
fn statistics_count_a_game_once() {
    let mut game = game(EASY);
    game.origin.level = Some("easy".parse().unwrap());
    assert_eq!(Event::solved("a", &game), None);
    let begun = Event::begun("a", &game);
    let solved: Event = r#"{"game":"a","event":"solved","milliseconds":60000,"hints":2}"#.parse().unwrap();
    let fast: Event = r#"{"game":"b","event":"solved","milliseconds":20000,"hints":0}"#.parse().unwrap();
    let other = Event::begun("b", &game);
    let events = [begun.clone(), solved.clone(), begun.line().parse().unwrap(), solved, other, fast];
    let statistics = Statistics::new(events);
    let rows: Vec<_> = statistics.rows().collect();
    let (kind, tally) = rows[0];
    assert_eq!((rows.len(), &*kind.board, &*kind.level), (1, "9x9", "easy"));
    assert_eq!((tally.played, tally.solved, tally.unaided), (2, 2, 1));
    assert_eq!(
        (tally.best.unwrap().as_secs(), tally.mean().unwrap().as_secs()),
        (20, 20),
        "only games without hints count"
    );
}

#[test]
fn a_puzzle_of_candidates_shows_them() {
    let mut limits = vec![DigitSet::full(4); 16];
    limits[5] = digits(&[1, 3]);
    let grid = sudokit::Grid::empty(sudokit::Geometry::of_side(4).unwrap()).with_limits(limits);
    let record = sudokit::format::Record::new(grid, sudokit::format::Format::Sukaku, Alphabet::usual(4));
    let mut game = Game::new(&record, &Control::new()).unwrap();
    assert_eq!(game.square(at(&game, 2, 2)).centre, digits(&[1, 3]));
    put(&mut game, 2, 2, 2).unwrap();
    assert_eq!(game.faults().get(&at(&game, 2, 2)), Some(&Fault::Conflict), "the puzzle rules it out");
}

#[test]
fn an_action_names_only_the_cells_that_it_changed() {
    let mut game = game(EASY);
    let cells: Vec<Cell> = (0..4).map(Cell::new).collect();
    let note = Action::Note { kind: NoteKind::Corner, cells: cells.clone(), digits: digits(&[2]) };
    game.act(&note).unwrap();
    assert_eq!(game.undo().unwrap(), "corner note 2 in 2 cells", "r1c1 and r1c2 are givens");
    let notes = Action::Note { kind: NoteKind::Centre, cells: vec![cells[2]], digits: digits(&[1, 2]) };
    game.act(&notes).unwrap();
    assert_eq!(game.undo().unwrap(), "centre notes 1 and 2 in r1c3");
}

#[test]
fn only_a_candidate_that_is_there_can_be_painted() {
    let mut game = game(EASY);
    let cells = vec![at(&game, 1, 3), at(&game, 1, 4)];
    let tint = Action::Tint { cells, digit: Digit::new(2), color: Color::Yellow };
    let refusal = game.act(&tint).unwrap_err();
    let sentence = refusal.sentence(&game);
    assert_eq!(sentence, "r1c3 has no note 2 to paint. Write the note first.");
    assert!(game.history().done().is_empty());
    note(&mut game, NoteKind::Corner, 1, 4, 2);
    game.act(&tint).unwrap();
    assert_eq!(game.history().done().last().unwrap().label, "yellow note 2 in r1c4");
}

#[test]
fn consequences_of_a_wrong_digit_are_not_reported() {
    let mut game = game(EASY);
    put(&mut game, 1, 3, 1).unwrap();
    game.act(&Action::FillNotes).unwrap();
    assert!(game.mistakes().len() > 1, "notes lack the 1");
    assert_eq!(game.check().sentences(&game), ["The 1 in r1c3 is wrong."]);
}

#[test]
fn many_mistakes_are_counted() {
    let mut game = game(EASY);
    game.settings.checks = Checks::Off;
    let empty: Vec<Cell> = game.board().cells().filter(|&cell| game.given(cell).is_none()).collect();
    let solution = game.solution().unwrap().clone();
    for &cell in &empty[..23] {
        let digit = Digit::from_index((solution.get(cell).index() + 1) % 9);
        game.act(&Action::Digit { cells: vec![cell], digit }).unwrap();
    }
    let told = game.check().sentences(&game);
    assert_eq!(told, ["23 digits are wrong: r1c3, r1c4, r1c6, r1c7 and 19 more."]);
}

#[test]
fn a_proof_is_read_sentence_by_sentence() {
    const CHAINS: &str = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    let mut game = game(CHAINS);
    let mut hint = loop {
        let Advice::Hint(hint) = game.advise(&Control::new()) else { panic!("there is a step") };
        if hint.explanation.claims.len() > 6 {
            break hint;
        }
        game.act(&hint.action()).unwrap();
    };
    let all = hint.explanation.claims.len();
    assert!(!hint.previous_sentence() && hint.next_sentence());
    assert_eq!((hint.revealed, hint.sentence, hint.claims().len()), (Reveal::Proof, Some(0), 1));
    let mut shown = vec![1];
    while hint.next_sentence() {
        shown.push(hint.claims().len());
    }
    assert!(shown.is_sorted() && shown.contains(&2) && shown.last() == Some(&all), "{shown:?}");
    assert!(hint.previous_sentence());
    assert!(!hint.highlights().iter().any(|at| at.role == sudokit::logic::explain::Role::Victim));
    assert!(hint.tell_more() && hint.sentence.is_none());
}
