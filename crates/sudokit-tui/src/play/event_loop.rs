//! The loop: wait for the player, change the game, keep it, draw.

use std::io::{self, stdout};
use std::time::{Duration, Instant};

use crossterm::clipboard::CopyToClipboard;
use ratatui::crossterm::event;
use ratatui::crossterm::execute;
use sudokit_game::Advice;

use super::app::App;
use super::message::Tone;
use super::request::Request;
use super::wish::{NewGame, Wish};
use crate::terminal::{self, FullScreen};
use crate::worker::Worker;
use sudokit_store::Autosave;
use sudokit_store::Session;

/// Plays on the whole screen until the player leaves, the terminal is closed or
/// `is_over` says so. New games are made from seeds that `seed` draws.
pub fn run(
    session: Session,
    greeting: Option<String>,
    seed: fn() -> u64,
    is_over: &dyn Fn() -> bool,
) -> io::Result<Session> {
    let Session { game, autosave, preferences } = session;
    let mut app = App::new(game, preferences);
    if let Some(sentence) = greeting {
        app.say(Tone::Bad, sentence);
    }
    let mut stage = Stage { app, autosave, work: None, seed };
    stage.play(is_over)?;
    let preferences = *stage.app.preferences();
    Ok(Session::new(stage.app.into_game(), stage.autosave, preferences))
}

/// A game at a terminal.
struct Stage {
    app: App,
    autosave: Autosave,
    work: Option<Worker<Found>>,
    seed: fn() -> u64,
}

/// What a worker found.
#[derive(Debug)]
enum Found {
    Advice(Advice),
    Puzzle(Result<Box<NewGame>, String>),
}

/// A puzzle as wished for, or a sentence.
fn make(wish: &Wish, stop: &dyn Fn() -> bool) -> Result<Box<NewGame>, String> {
    wish.check().map_err(|error| format!("No such puzzle can be made: {error}."))?;
    wish.make(stop).map(Box::new).map_err(|_| "No puzzle was found: another level may do.".to_owned())
}

/// Whether to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    On,
    End,
}

/// How often the clock on the screen changes.
const TICK: Duration = Duration::from_secs(1);

/// How often a worker is asked whether it is done.
const PATIENCE: Duration = Duration::from_millis(10);

/// Time that nobody was there for: the machine slept.
const LONGEST_TICK: Duration = Duration::from_secs(5);

/// A game is saved so often even if nothing is done, because of its clock.
const SAVE_EVERY: Duration = Duration::from_secs(30);

impl Stage {
    fn play(&mut self, is_over: &dyn Fn() -> bool) -> io::Result<()> {
        let mut screen = FullScreen::open()?;
        self.save();
        let mut last = Instant::now();
        let mut saved = Instant::now();
        loop {
            let theme = terminal::theme(self.app.preferences().theme);
            if screen.draw(|frame| self.app.draw(frame, theme)).is_err() {
                break;
            }
            let wait = if self.work.is_some() { PATIENCE } else { TICK };
            // A terminal that was closed cannot be read: what was done is saved.
            let Ok(flow) = self.listen(wait) else { break };
            let now = Instant::now();
            self.app.pass(now.duration_since(last).min(LONGEST_TICK));
            last = now;
            if flow == Flow::End || is_over() {
                break;
            }
            if now.duration_since(saved) > SAVE_EVERY {
                saved = now;
                self.save();
            }
            self.collect();
        }
        drop(screen);
        self.autosave.finish(self.app.game());
        Ok(())
    }

    /// Waits for the player, and does what is asked for.
    fn listen(&mut self, wait: Duration) -> io::Result<Flow> {
        let mut wait = wait;
        while event::poll(wait)? {
            self.app.handle(event::read()?);
            for request in self.app.take_requests() {
                if self.fulfil(request) == Flow::End {
                    return Ok(Flow::End);
                }
            }
            // What has come in the meantime is drawn at once.
            wait = Duration::ZERO;
        }
        Ok(Flow::On)
    }

    fn fulfil(&mut self, request: Request) -> Flow {
        match request {
            Request::Save => self.save(),
            Request::Begin => {
                self.autosave = Autosave::of_new(self.autosave.store().clone(), self.app.game());
                self.save();
            }
            Request::Prefer => {
                if let Err(error) = self.autosave.store().save_preferences(self.app.preferences()) {
                    self.app.say(Tone::Bad, error.to_string());
                }
            }
            Request::Copy(text) => {
                if let Err(error) = execute!(stdout(), CopyToClipboard::to_clipboard_from(text)) {
                    self.app.say(Tone::Bad, format!("Nothing was copied: {error}."));
                }
            }
            Request::Advise => {
                let adviser = self.app.game().adviser();
                self.work = Some(Worker::start(move |stop| Found::Advice(adviser.advise(stop))));
            }
            Request::Create { level, board } => {
                let alphabet = self.app.game().alphabet().clone();
                let wish = Wish { board, alphabet, level, seed: (self.seed)() };
                self.work = Some(Worker::start(move |stop| Found::Puzzle(make(&wish, stop))));
            }
            Request::Cancel => self.work = None,
            Request::Statistics => match self.autosave.store().results() {
                Ok(results) => self.app.show_statistics(results.statistics),
                Err(error) => self.app.say(Tone::Bad, error.to_string()),
            },
            Request::Quit => return Flow::End,
        }
        Flow::On
    }

    /// Takes what a worker has found.
    fn collect(&mut self) {
        let Some(found) = self.work.as_ref().and_then(|work| work.answer(Duration::ZERO)) else { return };
        self.work = None;
        match found {
            Found::Advice(advice) => self.app.advised(advice),
            Found::Puzzle(puzzle) => self.app.created(puzzle),
        }
        for request in self.app.take_requests() {
            self.fulfil(request);
        }
    }

    fn save(&mut self) {
        if let Some(sentence) = self.autosave.save(self.app.game()) {
            self.app.say(Tone::Bad, sentence);
        }
    }
}
