//! Games that come back, whatever happened to their files.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use proptest::prelude::*;
use sudokit::{Cell, Digit};
use sudokit_game::{Action, Checks, Color, Game, NoteKind};
use tempfile::TempDir;

use super::*;

const NEVER: &dyn Fn() -> bool = &|| false;

fn store() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path().join("not/there/yet"));
    (folder, store)
}

fn game() -> Game {
    let record = sudokit::format::parse("1...\n..2.\n.3..\n...4").unwrap();
    Game::new(&record, NEVER).unwrap()
}

fn place(game: &mut Game, cell: usize, digit: u8) {
    let (cells, digit) = (vec![Cell::new(cell)], Digit::new(digit));
    game.act(&Action::Digit { cells, digit }).unwrap();
}

fn solve(game: &mut Game) {
    let solution = game.solution().unwrap().clone();
    for cell in game.board().cells().filter(|&cell| game.puzzle().get(cell).is_none()).collect::<Vec<_>>() {
        let digit = solution.get(cell);
        game.act(&Action::Digit { cells: vec![cell], digit }).unwrap();
    }
}

#[test]
fn a_game_comes_back_with_its_history() {
    let (_folder, store) = store();
    let mut game = game();
    let mut slot = store.begin(&game).unwrap();
    place(&mut game, 1, 2);
    place(&mut game, 2, 3);
    game.undo();
    assert_eq!(slot.save(&game).unwrap(), Kept::Here);
    slot.sync().unwrap();
    let Resumed { game: Some((again, resumed)), unreadable } = store.resume(NEVER) else { panic!() };
    assert_eq!((&resumed, again.name()), (&game, slot.name()));
    assert_eq!(unreadable, []);
    assert_eq!(resumed.history().undone().len(), 1);
}

#[test]
fn names_are_never_shared() {
    let (_folder, store) = store();
    let slots: Vec<Slot> = (0..5).map(|_| store.begin(&game()).unwrap()).collect();
    for (i, slot) in slots.iter().enumerate() {
        assert!(slot.name().contains("-4x4"), "{}", slot.name());
        assert!(slots[..i].iter().all(|other| other.name() != slot.name()));
    }
    assert_eq!(store.games().0.len(), 5);
}

#[test]
fn what_is_half_written_does_no_harm() {
    let (_folder, store) = store();
    let mut game = game();
    let mut slot = store.begin(&game).unwrap();
    place(&mut game, 1, 2);
    slot.save(&game).unwrap();
    // As a program leaves it that ends before the file is moved to its place.
    fs::write(slot.path().with_file_name(".half.part"), &game.save()[..40]).unwrap();
    let resumed = store.resume(NEVER);
    assert_eq!(resumed.game.unwrap().1, game);
    assert_eq!(resumed.unreadable, []);
}

#[test]
fn what_cannot_be_read_is_told_and_kept() {
    let (_folder, store) = store();
    let game = game();
    let slot = store.begin(&game).unwrap();
    let text = game.save();
    let newer = text.replace("\"version\":1", "\"version\":2");
    let wrong =
        text.replace("\"history\":[]", "\"history\":[{\"label\":\"\",\"at\":0,\"cells\":{\"r9c9\":{}}}]");
    let files = [
        ("binary", b"\xff\xfe\x00".to_vec(), "it is not text"),
        ("empty", Vec::new(), "this is not a whole saved game"),
        ("newer", newer.into_bytes(), "saved by a newer program"),
        ("truncated", text.as_bytes()[..text.len() / 2].to_vec(), "this is not a whole saved game"),
        ("words", b"There is nothing here.".to_vec(), "this is not a whole saved game"),
        ("wrong", wrong.into_bytes(), "'r9c9' is no cell of this board"),
    ];
    let path = |name: &str| slot.path().with_file_name(format!("{name}.json"));
    for (name, bytes, _) in &files {
        fs::write(path(name), bytes).unwrap();
    }
    fs::create_dir(path("folder")).unwrap();

    let resumed = store.resume(NEVER);
    assert_eq!(resumed.game.unwrap().1, game);
    for (name, bytes, reason) in &files {
        let problem = resumed.unreadable.iter().find(|problem| problem.path == path(name));
        let sentence = problem.unwrap_or_else(|| panic!("{name} is not told of")).sentence();
        assert!(sentence.contains(reason), "{sentence}");
        assert_eq!(&fs::read(path(name)).unwrap(), bytes);
        assert!(store.resume_named(name, NEVER).is_err());
    }
    assert!(resumed.unreadable.iter().any(|problem| problem.path == path("folder")));
    assert_eq!(resumed.unreadable.len(), files.len() + 1);
}

#[test]
fn only_names_of_games_are_gone_on_with() {
    let (_folder, store) = store();
    let said = |name| store.resume_named(name, NEVER).unwrap_err().sentence();
    assert!(
        said("unknown").ends_with("stays as it is: there is no game of this name."),
        "{}",
        said("unknown")
    );
    assert!(said("../games").contains("the name of a game was expected"));
}

#[test]
fn the_game_saved_last_comes_first_unless_it_is_solved() {
    let (_folder, store) = store();
    let mut games = [game(), game(), game()];
    let mut slots: Vec<Slot> = games.iter().map(|game| store.begin(game).unwrap()).collect();
    let hour = |hours: u64| std::time::UNIX_EPOCH + Duration::from_secs(hours * 3600);
    solve(&mut games[1]);
    slots[1].save(&games[1]).unwrap();
    for (slot, hours) in slots.iter().zip([2, 3, 1]) {
        fs::File::options().write(true).open(slot.path()).unwrap().set_modified(hour(hours)).unwrap();
    }
    assert_eq!(store.resume(NEVER).game.unwrap().0.name(), slots[0].name());
    let names: Vec<String> = store.games().0.into_iter().map(|game| game.name).collect();
    assert_eq!(names, [slots[1].name(), slots[0].name(), slots[2].name()]);
    assert_eq!(
        store.resume_named(slots[1].name(), NEVER).unwrap().1,
        games[1],
        "solved games can be looked at"
    );
}

#[test]
fn a_game_played_in_two_places_becomes_two() {
    let (_folder, store) = store();
    let mut here = game();
    let mut slot = store.begin(&here).unwrap();
    let (mut other_slot, mut there) = store.resume(NEVER).game.unwrap();
    place(&mut there, 1, 2);
    assert_eq!(other_slot.save(&there).unwrap(), Kept::Here);

    place(&mut here, 1, 4);
    assert_eq!(slot.save(&here).unwrap(), Kept::Aside);
    assert_ne!(slot.name(), other_slot.name());
    assert_eq!(slot.save(&here).unwrap(), Kept::Here);
    assert_eq!(other_slot.save(&there).unwrap(), Kept::Here);
    assert_eq!(store.resume_named(slot.name(), NEVER).unwrap().1, here);
    assert_eq!(store.resume_named(other_slot.name(), NEVER).unwrap().1, there);

    fs::remove_file(slot.path()).unwrap();
    assert_eq!(slot.save(&here).unwrap(), Kept::Here, "what was taken away is written anew");
}

#[test]
fn of_solved_games_the_newest_are_kept() {
    let (_folder, store) = store();
    let open = store.begin(&game()).unwrap();
    let mut solved = game();
    solve(&mut solved);
    let oldest = store.begin(&solved).unwrap();
    let past = std::time::UNIX_EPOCH;
    for slot in [&open, &oldest] {
        fs::File::options().write(true).open(slot.path()).unwrap().set_modified(past).unwrap();
    }
    for _ in 0..100 {
        store.begin(&solved).unwrap();
    }
    assert_eq!(store.games().0.len(), 101);
    assert!(open.path().exists() && !oldest.path().exists());
}

#[test]
fn the_log_outlives_lines_that_are_damaged() {
    let (_folder, store) = store();
    assert_eq!(store.results().unwrap(), Results::default());
    let mut game = game();
    let mut keeper = Keeper::of_new(store.clone(), &game);
    assert_eq!(keeper.keep(&game), None);
    let log = store.folder().unwrap().join("history.jsonl");
    let mut text = fs::read(&log).unwrap();
    text.extend(b"{\"game\":\"half\xff");
    fs::write(&log, text).unwrap();
    game.pass(Duration::from_secs(5));
    solve(&mut game);
    assert_eq!(keeper.keep(&game), None);
    assert_eq!(keeper.finish(&game), None, "what is told twice counts once");
    let results = store.results().unwrap();
    let (kind, tally) = results.statistics.rows().next().unwrap();
    assert_eq!((&kind.board[..], tally.played, tally.solved, results.unreadable), ("4x4", 1, 1, 1));
    assert!(fs::read_to_string(&log).is_err(), "the damage stays");
    assert_eq!(tally.best, Some(Duration::from_secs(5)));
}

#[test]
fn a_game_that_comes_solved_is_no_record() {
    let (_folder, store) = store();
    let mut game = game();
    solve(&mut game);
    Keeper::of_new(store.clone(), &game).keep(&game);
    let results = store.results().unwrap();
    assert_eq!(results.statistics.rows().next().unwrap().1.solved, 0);
}

#[test]
fn whoever_cannot_save_is_told_once_and_plays_on() {
    let folder = tempfile::tempdir().unwrap();
    let blocked = folder.path().join("file");
    fs::write(&blocked, "in the way").unwrap();
    let store = Store::at(&blocked);
    let mut game = game();
    let mut keeper = Keeper::of_new(store.clone(), &game);
    let told = keeper.keep(&game).unwrap();
    assert!(told.starts_with("The game goes on, but is not saved: ") && told.contains("file"), "{told}");
    assert_eq!(keeper.keep(&game), None);
    assert_eq!(keeper.name(), None);
    assert_eq!(store.preferences(), (Preferences::default(), None));

    fs::remove_file(&blocked).unwrap();
    place(&mut game, 1, 2);
    assert_eq!(keeper.keep(&game), None);
    assert_eq!(store.resume(NEVER).game.unwrap().1, game, "as soon as it is possible");

    let nowhere = Store { place: Place::Nowhere };
    let told = Keeper::of_new(nowhere.clone(), &game).keep(&game).unwrap();
    assert!(told.contains("there is no home directory to save in"), "{told}");
    assert!(nowhere.resume(NEVER).game.is_none());
}

#[test]
fn a_keeper_says_when_a_game_becomes_two() {
    let (_folder, store) = store();
    let game = game();
    let mut keeper = Keeper::of_new(store.clone(), &game);
    keeper.keep(&game);
    let (slot, mut other) = store.resume(NEVER).game.unwrap();
    let mut second = Keeper::of_resumed(store.clone(), slot, &other);
    place(&mut other, 1, 2);
    assert_eq!(second.keep(&other), None);
    let told = keeper.keep(&game).unwrap();
    assert_eq!(
        told,
        format!("This game was gone on with elsewhere; here it goes on as {}.", keeper.name().unwrap())
    );
}

#[test]
fn preferences_come_back_and_damaged_ones_are_not_lost() {
    let (_folder, store) = store();
    assert_eq!(store.preferences(), (Preferences::default(), None));
    let mut liked = Preferences { theme: ThemeChoice::Light, timer: Timer::Hidden, ..Preferences::default() };
    liked.settings.checks = Checks::Solution;
    store.prefer(&liked).unwrap();
    assert_eq!(store.preferences(), (liked, None));

    let path = store.folder().unwrap().join("preferences.json");
    for (number, text) in ["{\"theme\": \"plaid\"}", "half", ""].into_iter().enumerate() {
        fs::write(&path, text).unwrap();
        let (preferences, told) = store.preferences();
        assert_eq!(preferences, Preferences::default());
        assert!(told.unwrap().contains("cannot be understood"));
        assert_eq!(fs::read_to_string(&path).unwrap(), text, "kept");
        store.prefer(&liked).unwrap();
        let suffix = if number == 0 { String::new() } else { format!("-{}", number + 1) };
        let aside = PathBuf::from(format!("{}.bak{suffix}", path.display()));
        assert_eq!(fs::read_to_string(aside).unwrap(), text);
        assert_eq!(store.preferences(), (liked, None));
    }
    fs::write(&path, "{\"entry\": \"digit-first\", \"unknown\": 1}").unwrap();
    assert_eq!(store.preferences().0, Preferences { entry: Entry::DigitFirst, ..Preferences::default() });
}

/// Something that a player does, from random numbers.
fn action(choice: u8, cell: usize, digit: u8) -> Action {
    let (cells, digit) = (vec![Cell::new(cell)], Digit::new(digit));
    let color = Color::ALL[usize::from(choice) % Color::ALL.len()];
    match choice % 7 {
        0 => Action::Digit { cells, digit },
        1 => Action::Note { kind: NoteKind::Corner, cells, digit },
        2 => Action::Note { kind: NoteKind::Centre, cells, digit },
        3 => Action::Color { cells, color },
        4 => Action::Tint { cells, digit, color },
        5 => Action::Erase { cells },
        _ => Action::FillNotes,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_game_comes_back_equal(
        puzzle in sudokit_testkit::strategies::unique_puzzle(4),
        actions in prop::collection::vec((any::<u8>(), 0..16_usize, 1..=4_u8, 0..3_u64), 0..30),
        undone in 0..5,
    ) {
        let (_folder, store) = store();
        let alphabet = sudokit::Alphabet::usual(4);
        let record = sudokit::Record::new(puzzle.grid().clone(), sudokit::Format::Line, alphabet);
        let mut game = Game::new(&record, NEVER).unwrap();
        let mut keeper = Keeper::of_new(store.clone(), &game);
        for (choice, cell, digit, seconds) in actions {
            game.pass(Duration::from_secs(seconds));
            // Givens refuse most actions.
            let _ = game.act(&action(choice, cell, digit));
            prop_assert_eq!(keeper.keep(&game), None);
        }
        for _ in 0..undone {
            game.undo();
        }
        prop_assert_eq!(keeper.finish(&game), None);
        let (_, resumed) = store.resume_named(keeper.name().unwrap(), NEVER).unwrap();
        prop_assert_eq!(resumed, game);
    }
}
