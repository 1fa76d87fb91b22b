//! The loop: wait for the player, change the game, save it, draw.

use std::io::{self, stdout};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

use crossterm::clipboard::CopyToClipboard;
use ratatui::crossterm::execute;
use sudokit_game::{Control, NewGameOptions, ShareForm};
use sudokit_store::{Autosave, Session, create_numbered};

use super::{ListedGame, PlayApp, PlayRequest, Tone};
use crate::terminal::FullScreen;
use crate::texts::text;
use crate::worker::Worker;

/// Plays on the whole screen until the player quits, the terminal is closed or
/// `is_over` returns true. `seed` returns the seed of each new game.
pub fn run(
    session: Session,
    opening: Opening,
    greeting: Option<String>,
    seed: fn() -> u64,
    is_over: &dyn Fn() -> bool,
) -> io::Result<Session> {
    let Session { game, autosave, preferences } = session;
    let mut app = PlayApp::new(game, preferences);
    app.seed = seed();
    if let Some(sentence) = greeting {
        app.say(Tone::Bad, sentence);
    }
    let mut game_loop = GameLoop { app, autosave, work: None, seed };
    if opening == Opening::Menu {
        game_loop.list_games();
        game_loop.app.open_start();
    }
    game_loop.play(is_over)?;
    let (game, preferences) = (game_loop.app.present_game().clone(), game_loop.app.preferences);
    Ok(Session { game, autosave: game_loop.autosave, preferences })
}

/// The first thing that the screen shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// The game of the session.
    Game,
    /// A menu: to continue another game, to choose a new one, or to play this one.
    Menu,
}

/// A game at a terminal.
struct GameLoop {
    app: PlayApp,
    autosave: Autosave,
    work: Option<Worker<Delivery>>,
    seed: fn() -> u64,
}

/// Hands the result of a worker to the app.
type Delivery = Box<dyn FnOnce(&mut PlayApp) + Send>;

/// The time between two changes of the clock on the screen.
const TICK: Duration = Duration::from_secs(1);

/// The time between two polls of a worker.
const POLL: Duration = Duration::from_millis(10);

/// A longer time between two events is not counted, because the machine was
/// asleep.
const LONGEST_TICK: Duration = Duration::from_secs(5);

/// A longer search for the solution of a saved puzzle is stopped.
const PATIENCE: Duration = Duration::from_secs(3);

/// The time after which a game is saved even if the player does nothing, because
/// its clock runs.
const SAVE_EVERY: Duration = Duration::from_secs(30);

impl GameLoop {
    fn play(&mut self, is_over: &dyn Fn() -> bool) -> io::Result<()> {
        let mut screen = FullScreen::open()?;
        self.save();
        let mut last = Instant::now();
        let mut saved = Instant::now();
        loop {
            let theme = screen.theme(self.app.preferences.theme);
            if screen.draw(|frame| self.app.draw(frame, theme)).is_err() {
                break;
            }
            let wait = if self.work.is_some() { POLL } else { TICK };
            // A closed terminal cannot be read. The game is saved.
            let Ok(flow) = self.listen(&mut screen, wait) else { break };
            let now = Instant::now();
            let passed = now.duration_since(last).saturating_sub(screen.take_stopped());
            self.app.pass(passed.min(LONGEST_TICK));
            last = now;
            if flow.is_break() || is_over() {
                break;
            }
            if now.duration_since(saved) > SAVE_EVERY {
                saved = now;
                self.save();
            }
            self.collect();
        }
        drop(screen);
        self.autosave.finish(self.app.present_game());
        Ok(())
    }

    /// Waits for the player and fulfils the requests.
    fn listen(&mut self, screen: &mut FullScreen, wait: Duration) -> io::Result<ControlFlow<()>> {
        let mut wait = wait;
        while let Some(event) = screen.next(wait)? {
            self.app.handle(event);
            if self.fulfil_all().is_break() {
                return Ok(ControlFlow::Break(()));
            }
            // Events that are waiting are drawn in one frame.
            wait = Duration::ZERO;
        }
        Ok(ControlFlow::Continue(()))
    }

    fn fulfil_all(&mut self) -> ControlFlow<()> {
        self.app.take_requests().into_iter().try_for_each(|request| self.fulfil(request))
    }

    fn fulfil(&mut self, request: PlayRequest) -> ControlFlow<()> {
        match request {
            PlayRequest::Save => self.save(),
            PlayRequest::Begin => {
                self.autosave = Autosave::of_new(self.autosave.store().clone(), &self.app.game);
            }
            PlayRequest::Keep => {
                let report = self.autosave.keep(&self.app.game);
                self.report(report);
            }
            PlayRequest::ListGames => self.list_games(),
            PlayRequest::Resume(name) => self.resume(&name),
            PlayRequest::Delete(name) => {
                if let Err(error) = self.autosave.store().delete(&name) {
                    self.app.say(Tone::Bad, text!("play-not-deleted", error = error.to_string()));
                }
                self.list_games();
            }
            PlayRequest::SavePreferences => {
                if let Err(error) = self.autosave.store().save_preferences(&self.app.preferences) {
                    self.app.say(Tone::Bad, text!("play-options-not-saved", error = error.to_string()));
                }
            }
            PlayRequest::Copy(text) => {
                if let Err(error) = execute!(stdout(), CopyToClipboard::to_clipboard_from(text)) {
                    self.app.say(Tone::Bad, text!("play-not-copied", error = error.to_string()));
                }
            }
            PlayRequest::WriteFile { form, text } => self.write_file(Path::new("."), form, &text),
            PlayRequest::Advise => {
                let game = self.app.game.clone();
                self.work = Some(Worker::start(move |control| -> Delivery {
                    let advice = game.advise(control);
                    Box::new(|app| app.advised(advice))
                }));
            }
            PlayRequest::Create { level, board } => {
                let alphabet = self.app.present_game().symbols_for(&board);
                let seed = std::mem::replace(&mut self.app.seed, (self.seed)());
                let options = NewGameOptions { board, alphabet, level, seed };
                self.work = Some(Worker::start(move |control| -> Delivery {
                    let new = options.create_or_explain(control).map(Box::new);
                    Box::new(|app| app.created(new))
                }));
            }
            PlayRequest::Cancel => self.work = None,
            PlayRequest::Statistics => match self.autosave.store().results() {
                Ok(results) => self.app.show_statistics(results.statistics),
                Err(error) => {
                    self.app.say(Tone::Bad, text!("error-no-statistics", error = error.to_string()));
                }
            },
            PlayRequest::Quit => return ControlFlow::Break(()),
        }
        ControlFlow::Continue(())
    }

    /// Writes a text to a new file in a folder.
    fn write_file(&mut self, folder: &Path, form: ShareForm, text: &str) {
        let stem = format!("sudoku-{}", form.name());
        match create_numbered(folder, &stem, "txt", &format!("{text}\n")) {
            Ok(name) => self.app.say(Tone::Good, text!("play-saved-as", file = format!("{name}.txt"))),
            Err(error) => {
                self.app.say(Tone::Bad, text!("play-file-not-written", error = error.to_string()));
            }
        }
    }

    /// Takes the result of a worker.
    fn collect(&mut self) {
        let Some(deliver) = self.work.as_ref().and_then(|work| work.answer(Duration::ZERO)) else { return };
        self.work = None;
        deliver(&mut self.app);
        // A result never asks to quit.
        let _ = self.fulfil_all();
    }

    /// Lists the other games that can be continued.
    fn list_games(&mut self) {
        let (games, _) = self.autosave.store().games();
        let now = SystemTime::now();
        let open = games.into_iter().filter(|game| game.summary.solved_at.is_none());
        let others = open.filter(|game| self.autosave.name() != Some(&game.name));
        let listed = others.map(|game| {
            let age = now.duration_since(game.saved).unwrap_or_default();
            ListedGame { about: game.summary.sentence(age), name: game.name }
        });
        let listed = listed.collect();
        self.app.list_games(listed);
    }

    /// Continues a saved game in place of this one.
    fn resume(&mut self, name: &str) {
        let begun = Instant::now();
        let control = Control::new().stop_when(move || begun.elapsed() > PATIENCE);
        let store = self.autosave.store().clone();
        match store.resume_named(name, &control) {
            Ok((file, game)) => {
                self.autosave.finish(self.app.present_game());
                self.autosave = Autosave::of_resumed(store, file, &game);
                self.app.resume(game);
            }
            Err(problem) => self.app.say(Tone::Bad, problem.sentence()),
        }
    }

    fn save(&mut self) {
        let report = self.autosave.save(self.app.present_game());
        self.report(report);
    }

    /// Shows a problem with the disk.
    fn report(&mut self, report: Option<String>) {
        if let Some(sentence) = report {
            self.app.say(Tone::Bad, sentence);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use sudokit_game::{Game, Preferences};
    use sudokit_store::Store;

    use super::*;

    fn game_loop(store: Store) -> GameLoop {
        let puzzle = sudokit::format::parse("1...\n..2.\n.3..\n...4").unwrap();
        let game = Game::new(&puzzle, &Control::new()).unwrap();
        let autosave = Autosave::of_new(store, &game);
        GameLoop { app: PlayApp::new(game, Preferences::default()), autosave, work: None, seed: || 0 }
    }

    /// The message on the screen.
    fn said(game_loop: &GameLoop) -> &str {
        game_loop.app.message.as_ref().map_or("", |message| &message.text)
    }

    #[test]
    fn problems_with_the_disk_are_reported() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        // A file where the folder of the games would be.
        let mut game_loop = game_loop(Store::at(&file));
        for (request, expected) in [
            (PlayRequest::Delete("game".to_owned()), "The game was not deleted: "),
            (PlayRequest::SavePreferences, "The options were not saved: "),
            (PlayRequest::Statistics, "There are no statistics: "),
        ] {
            let _ = game_loop.fulfil(request);
            assert!(said(&game_loop).starts_with(expected), "{}", said(&game_loop));
            assert!(said(&game_loop).ends_with('.'), "{}", said(&game_loop));
        }
    }

    #[test]
    fn texts_are_written_to_new_files() {
        let folder = tempfile::tempdir().unwrap();
        let mut game_loop = game_loop(Store::at(folder.path()));
        for name in ["sudoku-puzzle.txt", "sudoku-puzzle-2.txt"] {
            game_loop.write_file(folder.path(), ShareForm::Puzzle, "1...");
            assert_eq!(said(&game_loop), format!("Saved as {name} in the current folder."));
            assert_eq!(fs::read_to_string(folder.path().join(name)).unwrap(), "1...\n");
        }
        let file = folder.path().join("sudoku-puzzle.txt");
        game_loop.write_file(&file, ShareForm::Puzzle, "1...");
        assert!(said(&game_loop).starts_with("The file was not written: "), "{}", said(&game_loop));
    }
}
