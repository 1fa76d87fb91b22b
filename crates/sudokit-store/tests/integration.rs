//! Preferences and statistics of earlier versions are read, and written back byte for byte.

use std::fs;
use std::path::{Path, PathBuf};

use sudokit_game::{Checks, Entries, EntryOrder, Event, Preferences, Settings, ThemeChoice, Tidying, Timer};
use sudokit_store::Store;
use tempfile::TempDir;

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/earlier").join(name)
}

/// A store that holds a copy of a fixture as the file of this name.
fn store_with(fixture_name: &str, name: &str) -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(fixture(fixture_name), folder.path().join(name)).unwrap();
    let store = Store::at(folder.path());
    (folder, store)
}

#[test]
fn preferences_are_written_as_they_were_read() {
    let changed = Preferences {
        settings: Settings {
            checks: Checks::Solution,
            entries: Entries::Refused,
            tidying: Tidying::ByHand,
            ..Settings::default()
        },
        theme: ThemeChoice::Light,
        entry: EntryOrder::DigitFirst,
        timer: Timer::Hidden,
    };
    for (name, expected) in
        [("preferences-default.json", Preferences::default()), ("preferences-changed.json", changed)]
    {
        let (_folder, store) = store_with(name, "preferences.json");
        let (preferences, problem) = store.preferences();
        assert_eq!((preferences, problem), (expected, None), "{name}");
        let empty = tempfile::tempdir().unwrap();
        Store::at(empty.path()).save_preferences(&preferences).unwrap();
        let written = fs::read_to_string(empty.path().join("preferences.json")).unwrap();
        assert_eq!(written, fs::read_to_string(fixture(name)).unwrap(), "{name}");
    }
}

#[test]
fn the_log_of_games_is_written_as_it_was_read() {
    let text = fs::read_to_string(fixture("history.jsonl")).unwrap();
    let empty = tempfile::tempdir().unwrap();
    for line in text.lines() {
        let event: Event = line.parse().unwrap();
        Store::at(empty.path()).log_event(&event).unwrap();
    }
    assert_eq!(fs::read_to_string(empty.path().join("history.jsonl")).unwrap(), text);
}

#[test]
fn the_log_of_games_gives_the_same_figures() {
    let (_folder, store) = store_with("history.jsonl", "history.jsonl");
    let results = store.results().unwrap();
    assert_eq!(results.unreadable, 0);
    let rows: Vec<_> = results
        .statistics
        .rows()
        .map(|(kind, tally)| (&kind.board[..], &kind.level[..], tally.played, tally.solved, tally.unaided))
        .collect();
    let expected = [
        ("4x4", "easy", 1, 0, 0),
        ("4x4", "unrated", 1, 1, 0),
        ("6x6 jigsaw", "easy", 1, 0, 0),
        ("9x9", "easy", 2, 0, 0),
        ("9x9", "hard", 1, 0, 0),
        ("9x9 with extra houses", "medium", 1, 0, 0),
        ("16x16", "medium", 1, 0, 0),
    ];
    assert_eq!(rows, expected);
    let best = results.statistics.rows().find_map(|(_, tally)| tally.best);
    assert_eq!(best, None, "the only solved game took hints");
}
