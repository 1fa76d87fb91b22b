//! Saved games: they can be resumed after damage, conflicts and disk errors.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use proptest::prelude::*;
use sudokit::{Cell, Digit, DigitSet};
use sudokit_game::{Action, Checks, Color, EntryOrder, Game, NoteKind, Preferences, ThemeChoice, Timer};
use tempfile::TempDir;

use super::*;

static NEVER: &sudokit_game::Control = &sudokit_game::Control::new();

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
fn a_game_is_resumed_with_its_history() {
    let (_folder, store) = store();
    let mut game = game();
    let mut file = store.begin(&game).unwrap();
    place(&mut game, 1, 2);
    place(&mut game, 2, 3);
    game.undo();
    assert_eq!(file.save(&game).unwrap(), WrittenTo::SameFile);
    file.sync().unwrap();
    let Resumed { game: Some((again, resumed)), unreadable } = store.resume(NEVER) else { panic!() };
    assert_eq!((&resumed, again.name()), (&game, file.name()));
    assert_eq!(unreadable, []);
    assert_eq!(resumed.history().undone().len(), 1);
}

#[test]
fn the_end_of_a_game_says_how_to_continue() {
    use sudokit_game::Controls::{Commands, Keys};
    let (_folder, store) = store();
    let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let mut game = Game::new(&sudokit::format::parse(puzzle).unwrap(), NEVER).unwrap();
    game.origin.level = Some(sudokit::logic::rate::Level::Hard);
    game.origin.seed = Some(5);
    let autosave = Autosave::of_new(store, &game);
    let mut session = Session { game, autosave, preferences: Preferences::default() };
    let unchanged = "You have changed nothing, so nothing is saved.";
    let again = "To play this puzzle another time, run: sudoku play --difficulty hard --seed 5";
    assert_eq!(session.farewell(Keys), [unchanged, again]);
    session.game.origin.seed = None;
    assert_eq!(session.farewell(Commands), [unchanged]);
    place(&mut session.game, 2, 1);
    session.finish();
    assert_eq!(session.farewell(Keys), ["The game is saved. To continue, run: sudoku play --resume"]);
    assert_eq!(
        session.farewell(Commands),
        ["The game is saved. To continue, run: sudoku play --plain --resume"]
    );
    solve(&mut session.game);
    session.finish();
    let name = session.autosave.name().unwrap();
    assert_eq!(session.farewell(Keys), [format!("The solved game is saved as {name}.")]);
}

#[test]
fn names_are_never_shared() {
    let (_folder, store) = store();
    let files: Vec<SaveFile> = (0..5).map(|_| store.begin(&game()).unwrap()).collect();
    for (i, file) in files.iter().enumerate() {
        assert!(file.name().contains("-4x4"), "{}", file.name());
        assert!(files[..i].iter().all(|other| other.name() != file.name()));
    }
    assert_eq!(store.games().0.len(), 5);
}

#[test]
fn half_written_files_are_ignored() {
    let (_folder, store) = store();
    let mut game = game();
    let mut file = store.begin(&game).unwrap();
    place(&mut game, 1, 2);
    file.save(&game).unwrap();
    // The state after a program ended before it renamed the file.
    fs::write(file.path().with_file_name(".half.part"), &game.save()[..40]).unwrap();
    let resumed = store.resume(NEVER);
    assert_eq!(resumed.game.unwrap().1, game);
    assert_eq!(resumed.unreadable, []);
}

#[test]
fn unreadable_files_are_reported_and_kept() {
    let (_folder, store) = store();
    let game = game();
    let file = store.begin(&game).unwrap();
    let text = game.save();
    let newer = text.replace("\"version\":1", "\"version\":2");
    let wrong =
        text.replace("\"history\":[]", "\"history\":[{\"label\":\"\",\"at\":0,\"cells\":{\"r9c9\":{}}}]");
    let files = [
        ("binary", b"\xff\xfe\x00".to_vec(), "json cannot be opened: it does not contain text."),
        ("empty", Vec::new(), "json cannot be opened: this is not a complete saved game: "),
        (
            "newer",
            newer.into_bytes(),
            "json cannot be opened: this game was saved by a newer version of Sudokit: update Sudokit to open it",
        ),
        ("truncated", text.as_bytes()[..text.len() / 2].to_vec(), "this is not a complete saved game: "),
        ("words", b"There is nothing here.".to_vec(), "this is not a complete saved game: "),
        ("wrong", wrong.into_bytes(), "'r9c9' is not a cell of this board."),
    ];
    let path = |name: &str| file.path().with_file_name(format!("{name}.json"));
    for (name, bytes, _) in &files {
        fs::write(path(name), bytes).unwrap();
    }
    fs::create_dir(path("folder")).unwrap();

    let resumed = store.resume(NEVER);
    assert_eq!(resumed.game.unwrap().1, game);
    for (name, bytes, reason) in &files {
        let problem = resumed.unreadable.iter().find(|problem| problem.path == path(name));
        let sentence = problem.unwrap_or_else(|| panic!("{name} is not reported")).sentence();
        assert!(sentence.contains(reason), "{sentence}");
        assert_eq!(&fs::read(path(name)).unwrap(), bytes);
        assert!(store.resume_named(name, NEVER).is_err());
    }
    assert!(resumed.unreadable.iter().any(|problem| problem.path == path("folder")));
    assert_eq!(resumed.unreadable.len(), files.len() + 1);
}

#[test]
fn only_names_of_games_are_accepted() {
    let (_folder, store) = store();
    let said = |name| store.resume_named(name, NEVER).unwrap_err().sentence();
    assert!(
        said("unknown").ends_with("unknown.json cannot be opened: there is no game with this name."),
        "{}",
        said("unknown")
    );
    for path in ["../games", "..", if cfg!(windows) { "C:games" } else { "/games" }] {
        assert!(said(path).ends_with(": this is a path, but the name of a game is expected."), "{path}");
    }
}

#[test]
fn the_game_saved_last_comes_first_unless_it_is_solved() {
    let (_folder, store) = store();
    let mut games = [game(), game(), game()];
    let mut files: Vec<SaveFile> = games.iter().map(|game| store.begin(game).unwrap()).collect();
    let hour = |hours: u64| std::time::UNIX_EPOCH + Duration::from_secs(hours * 3600);
    solve(&mut games[1]);
    files[1].save(&games[1]).unwrap();
    for (file, hours) in files.iter().zip([2, 3, 1]) {
        fs::File::options().write(true).open(file.path()).unwrap().set_modified(hour(hours)).unwrap();
    }
    assert_eq!(store.resume(NEVER).game.unwrap().0.name(), files[0].name());
    let names: Vec<String> = store.games().0.into_iter().map(|game| game.name).collect();
    assert_eq!(names, [files[1].name(), files[0].name(), files[2].name()]);
    assert_eq!(
        store.resume_named(files[1].name(), NEVER).unwrap().1,
        games[1],
        "solved games can be looked at"
    );
}

#[test]
fn a_game_played_in_two_places_becomes_two() {
    let (_folder, store) = store();
    let mut here = game();
    let mut file = store.begin(&here).unwrap();
    let (mut other_file, mut there) = store.resume(NEVER).game.unwrap();
    place(&mut there, 1, 2);
    assert_eq!(other_file.save(&there).unwrap(), WrittenTo::SameFile);

    place(&mut here, 1, 4);
    assert_eq!(file.save(&here).unwrap(), WrittenTo::NewFile);
    assert_ne!(file.name(), other_file.name());
    assert_eq!(file.save(&here).unwrap(), WrittenTo::SameFile);
    assert_eq!(other_file.save(&there).unwrap(), WrittenTo::SameFile);
    assert_eq!(store.resume_named(file.name(), NEVER).unwrap().1, here);
    assert_eq!(store.resume_named(other_file.name(), NEVER).unwrap().1, there);

    fs::remove_file(file.path()).unwrap();
    assert_eq!(file.save(&here).unwrap(), WrittenTo::SameFile, "a deleted file is written again");
}

#[test]
fn of_solved_games_the_newest_are_kept() {
    let (_folder, store) = store();
    let open = store.begin(&game()).unwrap();
    let mut solved = game();
    solve(&mut solved);
    let oldest = store.begin(&solved).unwrap();
    let past = std::time::UNIX_EPOCH;
    for file in [&open, &oldest] {
        fs::File::options().write(true).open(file.path()).unwrap().set_modified(past).unwrap();
    }
    for _ in 0..100 {
        store.begin(&solved).unwrap();
    }
    assert_eq!(store.games().0.len(), 101);
    assert!(open.path().exists() && !oldest.path().exists());
}

#[test]
fn damaged_lines_of_the_log_are_skipped() {
    let (_folder, store) = store();
    assert_eq!(store.results().unwrap(), Results::default());
    let mut game = game();
    let mut autosave = Autosave::of_new(store.clone(), &game);
    place(&mut game, 1, 3);
    assert_eq!(autosave.save(&game), None);
    let log = store.folder().unwrap().join("history.jsonl");
    let mut text = fs::read(&log).unwrap();
    text.extend(b"{\"game\":\"half\xff");
    fs::write(&log, text).unwrap();
    game.pass(Duration::from_secs(5));
    solve(&mut game);
    assert_eq!(autosave.save(&game), None);
    assert_eq!(autosave.finish(&game), None, "a repeated event counts once");
    let results = store.results().unwrap();
    let (kind, tally) = results.statistics.rows().next().unwrap();
    assert_eq!((&kind.board[..], tally.played, tally.solved, results.unreadable), ("4x4", 1, 1, 1));
    assert!(fs::read_to_string(&log).is_err(), "the damage stays");
    assert_eq!(tally.best, Some(Duration::from_secs(5)));
}

#[test]
fn a_game_that_is_already_solved_is_not_counted() {
    let (_folder, store) = store();
    let mut game = game();
    solve(&mut game);
    let mut autosave = Autosave::of_new(store.clone(), &game);
    game.undo();
    autosave.save(&game);
    game.redo();
    autosave.save(&game);
    let results = store.results().unwrap();
    assert_eq!(results.statistics.rows().next().unwrap().1.solved, 0);
}

#[test]
fn a_game_without_actions_is_not_saved() {
    let (_folder, store) = store();
    let mut game = game();
    let mut autosave = Autosave::of_new(store.clone(), &game);
    game.pass(Duration::from_secs(60));
    assert_eq!((autosave.save(&game), autosave.finish(&game)), (None, None));
    assert_eq!((autosave.state(), store.games().0.len()), (SaveState::Untouched, 0));
    assert_eq!(store.results().unwrap(), Results::default());

    game.count_hint();
    assert_eq!(autosave.save(&game), None);
    assert_eq!(autosave.state(), SaveState::Untouched, "a hint that is only read is not an action");
    place(&mut game, 1, 2);
    assert_eq!(autosave.save(&game), None);
    let (games, _) = store.games();
    assert_eq!((games.len(), autosave.name().is_some()), (1, true));
    assert_eq!(games[0].summary.hints, 1, "it is counted from the first action on");
    assert_eq!(store.results().unwrap().statistics.rows().next().unwrap().1.played, 1);
}

#[test]
fn a_puzzle_that_was_typed_in_is_kept_but_not_counted() {
    let (_folder, store) = store();
    let mut game = game();
    assert_eq!(Autosave::of_new(store.clone(), &game).keep(&game), None);
    assert_eq!(store.results().unwrap(), Results::default());
    let (file, resumed) = store.resume(NEVER).game.unwrap();
    assert_eq!(resumed, game);
    let mut autosave = Autosave::of_resumed(store.clone(), file, &resumed);
    place(&mut game, 1, 2);
    autosave.save(&game);
    assert_eq!(store.results().unwrap().statistics.rows().next().unwrap().1.played, 1);
}

#[test]
fn a_list_of_games_shows_their_progress() {
    let (_folder, store) = store();
    let mut game = game();
    place(&mut game, 1, 2);
    place(&mut game, 2, 3);
    place(&mut game, 3, 4);
    game.undo();
    store.begin(&game).unwrap();
    let (games, _) = store.games();
    let summary = &games[0].summary;
    assert_eq!((&summary.board[..], summary.filled, summary.to_fill), ("4x4", 2, 12));
}

#[test]
fn a_disk_error_is_reported_once_and_the_game_continues() {
    let folder = tempfile::tempdir().unwrap();
    let blocked = folder.path().join("file");
    fs::write(&blocked, "in the way").unwrap();
    let store = Store::at(&blocked);
    let mut game = game();
    let mut autosave = Autosave::of_new(store.clone(), &game);
    place(&mut game, 2, 3);
    let report = autosave.save(&game).unwrap();
    assert_eq!(autosave.state(), SaveState::Failed);
    assert!(
        report.starts_with("The game cannot be saved: ")
            && report.contains("file")
            && report.ends_with(" cannot be written: not a directory. You can continue to play."),
        "{report}"
    );
    assert_eq!(autosave.save(&game), None);
    assert_eq!(autosave.name(), None);
    assert_eq!(store.preferences(), (Preferences::default(), None));

    fs::remove_file(&blocked).unwrap();
    place(&mut game, 1, 2);
    assert_eq!(autosave.save(&game), None);
    assert_eq!(store.resume(NEVER).game.unwrap().1, game, "it is saved when that is possible again");

    let nowhere = Store { folder: None };
    let report = Autosave::of_new(nowhere.clone(), &game).keep(&game).unwrap();
    assert_eq!(
        report,
        "The game cannot be saved: there is no home directory to save in: set HOME, or set XDG_DATA_HOME to an \
         absolute path. You can continue to play."
    );
    assert!(nowhere.resume(NEVER).game.is_none());
}

#[test]
fn a_file_in_place_of_the_folder_of_games_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("games"), "in the way").unwrap();
    let game = game();
    let report = Autosave::of_new(Store::at(folder.path()), &game).keep(&game).unwrap();
    assert!(
        report.ends_with("json cannot be written: not a directory. You can continue to play."),
        "{report}"
    );
}

#[test]
fn a_game_that_becomes_two_is_reported() {
    let (_folder, store) = store();
    let game = game();
    let mut autosave = Autosave::of_new(store.clone(), &game);
    autosave.keep(&game);
    let (file, mut other) = store.resume(NEVER).game.unwrap();
    let mut second = Autosave::of_resumed(store.clone(), file, &other);
    place(&mut other, 1, 2);
    assert_eq!(second.save(&other), None);
    let report = autosave.save(&game).unwrap();
    assert_eq!(
        report,
        format!(
            "Another window has continued and saved this game. Your game in this window is now saved as {}.",
            autosave.name().unwrap()
        )
    );
}

#[test]
fn preferences_are_read_again_and_damaged_ones_are_kept() {
    let (_folder, store) = store();
    assert_eq!(store.preferences(), (Preferences::default(), None));
    let mut liked = Preferences { theme: ThemeChoice::Light, timer: Timer::Hidden, ..Preferences::default() };
    liked.settings.checks = Checks::Solution;
    store.save_preferences(&liked).unwrap();
    assert_eq!(store.preferences(), (liked, None));

    let path = store.folder().unwrap().join("preferences.json");
    for (number, text) in ["{\"theme\": \"plaid\"}", "half", ""].into_iter().enumerate() {
        fs::write(&path, text).unwrap();
        let (preferences, report) = store.preferences();
        assert_eq!(preferences, Preferences::default());
        let report = report.unwrap();
        assert!(report.starts_with(&format!("{} cannot be read: ", path.display())), "{report}");
        assert!(report.ends_with(". The default options are used."), "{report}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text, "kept");
        store.save_preferences(&liked).unwrap();
        let suffix = if number == 0 { String::new() } else { format!("-{}", number + 1) };
        let aside = PathBuf::from(format!("{}.bak{suffix}", path.display()));
        assert_eq!(fs::read_to_string(aside).unwrap(), text);
        assert_eq!(store.preferences(), (liked, None));
    }
    fs::write(&path, "{\"entry\": \"digit-first\", \"unknown\": 1}").unwrap();
    assert_eq!(
        store.preferences().0,
        Preferences { entry: EntryOrder::DigitFirst, ..Preferences::default() }
    );
}

#[test]
fn preferences_and_results_that_the_disk_refuses_are_reported() {
    let (_folder, store) = store();
    let folder = store.folder().unwrap();
    fs::create_dir_all(folder.join("history.jsonl")).unwrap();
    let game = game();
    let autosave = Autosave::of_new(Store { folder: None }, &game);
    let mut session = Session { game, autosave, preferences: Preferences::default() };
    assert_eq!(
        session.set(|settings| settings.checks = Checks::Off).unwrap(),
        "This change lasts until you quit. It cannot be saved: there is no home directory to save in: set HOME, \
         or set XDG_DATA_HOME to an absolute path."
    );
    let error = store.results().unwrap_err().to_string();
    let expected = format!("{} cannot be read: ", folder.join("history.jsonl").display());
    assert!(error.starts_with(&expected) && !error.contains("os error"), "{error}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_whose_name_is_not_text_is_reported() {
    use std::os::unix::ffi::OsStrExt;

    let (_folder, store) = store();
    let file = store.begin(&game()).unwrap();
    fs::write(file.path().with_file_name(std::ffi::OsStr::from_bytes(b"\xff.json")), "").unwrap();
    let (_, problems) = store.games();
    let sentence = problems[0].sentence();
    assert!(
        sentence.ends_with("json cannot be opened: the name of the file is not valid text."),
        "{sentence}"
    );
}

/// A file that an earlier version of the program wrote.
fn fixture(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name);
    fs::read_to_string(path).unwrap()
}

#[test]
fn files_of_earlier_versions_stay_as_they_are_byte_for_byte() {
    let (_folder, store) = store();
    let folder = store.folder().unwrap();
    for name in ["4x4-jigsaw", "4x4-solved", "6x6-diagonals", "9x9-notes"] {
        let text = fixture(&format!("games/{name}.json"));
        let game = Game::load(&text, NEVER).unwrap();
        assert_eq!(game.save(), text, "{name}");
        let file = store.begin(&game).unwrap();
        assert_eq!(fs::read_to_string(file.path()).unwrap(), text, "{name}");
    }

    let preferences = fixture("preferences.json");
    let path = folder.join("preferences.json");
    fs::write(&path, &preferences).unwrap();
    let (read, report) = store.preferences();
    assert_eq!((read.theme, report), (ThemeChoice::Light, None));
    fs::remove_file(&path).unwrap();
    store.save_preferences(&read).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), preferences);

    let history = fixture("history.jsonl");
    for line in history.lines() {
        store.log_event(&line.parse().unwrap()).unwrap();
    }
    assert_eq!(fs::read_to_string(folder.join("history.jsonl")).unwrap(), history);
    let results = store.results().unwrap();
    let rows: Vec<_> = results.statistics.rows().map(|(kind, tally)| (&*kind.board, tally.solved)).collect();
    assert_eq!(rows, [("4x4", 1), ("4x4 jigsaw", 0), ("6x6 with extra houses", 0), ("9x9", 0)]);
}

/// A random action.
fn action(choice: u8, cell: usize, digit: u8) -> Action {
    let (cells, digit) = (vec![Cell::new(cell)], Digit::new(digit));
    let color = Color::ALL[usize::from(choice) % Color::ALL.len()];
    match choice % 7 {
        0 => Action::Digit { cells, digit },
        1 => Action::Note { kind: NoteKind::Corner, cells, digits: DigitSet::only(digit) },
        2 => Action::Note { kind: NoteKind::Centre, cells, digits: DigitSet::only(digit) },
        3 => Action::Color { cells, color },
        4 => Action::Tint { cells, digit, color },
        5 => Action::Erase { cells },
        _ => Action::FillNotes,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_game_is_resumed_unchanged(
        puzzle in sudokit_testkit::strategies::unique_puzzle(4),
        actions in prop::collection::vec((any::<u8>(), 0..16_usize, 1..=4_u8, 0..3_u64), 0..30),
        undone in 0..5,
    ) {
        let (_folder, store) = store();
        let alphabet = sudokit::Alphabet::usual(4);
        let record = sudokit::format::Record::new(puzzle.grid().clone(), sudokit::format::Format::Line, alphabet);
        let mut game = Game::new(&record, NEVER).unwrap();
        let mut autosave = Autosave::of_new(store.clone(), &game);
        for (choice, cell, digit, seconds) in actions {
            game.pass(Duration::from_secs(seconds));
            // Givens refuse most actions.
            let _ = game.act(&action(choice, cell, digit));
            prop_assert_eq!(autosave.save(&game), None);
        }
        for _ in 0..undone {
            game.undo();
        }
        prop_assert_eq!(autosave.keep(&game), None);
        let (_, resumed) = store.resume_named(autosave.name().unwrap(), NEVER).unwrap();
        prop_assert_eq!(resumed, game);
    }
}
