//! Saved games of earlier versions: they open, and are written again byte for byte.

use std::fs;
use std::path::Path;
use sudokit::Control;

use sudokit_game::{Game, SaveSummary};

/// The name and the text of each file.
fn saved_games() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut games: Vec<_> = files
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).unwrap())
        })
        .collect();
    games.sort();
    games
}

fn saved_game(name: &str) -> Game {
    let games = saved_games();
    let (_, text) = games.iter().find(|(known, _)| known == name).unwrap();
    Game::load(text, &Control::new()).unwrap()
}

#[test]
fn saved_games_are_written_as_they_were_read() {
    let games = saved_games();
    assert_eq!(games.len(), 8);
    for (name, text) in games {
        let game = Game::load(&text, &Control::new()).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(game.save(), text, "{name}");
        let summary: SaveSummary = text.parse().unwrap();
        assert_eq!((summary.played, summary.solved_at), (game.played(), game.solved_at()), "{name}");
    }
}

#[test]
fn a_game_in_progress_keeps_what_was_undone() {
    let mut game = saved_game("in-progress");
    assert_eq!(game.history().undone().len(), 2);
    let before = game.save();
    assert!(game.redo().is_some() && game.redo().is_some() && game.redo().is_none());
    assert!(game.undo().is_some() && game.undo().is_some());
    assert_eq!(game.save(), before);
    while game.undo().is_some() {}
    assert!(game.board().cells().all(|cell| !game.square(cell).has_notes()));
}

#[test]
fn a_finished_game_is_solved() {
    let game = saved_game("finished");
    assert!(game.solved_at().is_some());
    assert!(saved_game("in-progress").solved_at().is_none());
}
