//! Which face the game has, a full screen or typed lines, and what there is to say
//! before a game begins.

use std::cell::RefCell;
use std::ffi::OsStr;
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use anyhow::Context;
use sudokit::Control;
use sudokit_store::{SaveState, Session};
use sudokit_tui::plain::{self, Ending, Environment, LineEditor, Prompt};
use sudokit_tui::play::{self, Opening};

use super::puzzle::STANDARD_INPUT;
use crate::command::create;
use crate::progress::is_dumb;
use crate::report::GlobalOptions;
use crate::status::Status;
use crate::stop::{self, InterruptListener};
use crate::{args, output};

/// A face of the game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Front {
    Screen,
    /// Lines, and whether a person types them.
    Lines(Prompt),
}

impl Front {
    /// A full screen takes a terminal at both ends that can do more than lines. If
    /// the puzzle comes from standard input, keys come from the terminal itself.
    pub fn of(arguments: &args::Play, source: Option<&OsStr>) -> Self {
        let is_piped = source.is_some_and(|source| source == STANDARD_INPUT);
        let has_screen = io::stdout().is_terminal();
        let has_keys = io::stdin().is_terminal() || (is_piped && has_screen && has_keyboard());
        if has_keys && has_screen && !arguments.plain && !is_dumb() {
            Self::Screen
        } else {
            Self::Lines(if has_keys { Prompt::Shown } else { Prompt::Hidden })
        }
    }

    /// Plays until the player leaves.
    pub fn play(self, session: Session, opening: Opening, notes: &Notes) -> anyhow::Result<Status> {
        match self {
            Self::Screen => play_on_screen(session, opening, notes),
            Self::Lines(prompt) => play_by_lines(session, prompt),
        }
    }
}

/// Whether keys can be read although standard input is something else.
fn has_keyboard() -> bool {
    cfg!(unix) && std::fs::File::open("/dev/tty").is_ok()
}

fn play_on_screen(session: Session, opening: Opening, notes: &Notes) -> anyhow::Result<Status> {
    // At a signal to end, the screen gives the terminal back.
    let listener = InterruptListener::new();
    let session = play::run(session, opening, notes.take(), create::random_seed, &stop::is_interrupted)
        .context("the terminal cannot be used: sudoku play --plain needs less of it")?;
    drop(listener);
    match session.autosave.state() {
        SaveState::Untouched => (),
        SaveState::Failed => output::say("The game could not be saved."),
        SaveState::Saved(_) if session.game.status() == sudokit_game::Status::Solved => (),
        SaveState::Saved(name) => {
            output::say(&format!("The game is saved as {name}: sudoku play --resume continues it."));
        }
    }
    Ok(if stop::is_interrupted() { Status::Interrupted } else { Status::Done })
}

fn play_by_lines(mut session: Session, prompt: Prompt) -> anyhow::Result<Status> {
    let (output, terminal) = (io::stdout().lock(), Terminal { start: Instant::now(), prompt });
    // Lines can be corrected where the terminal can draw them again.
    let ending = if prompt == Prompt::Shown && io::stdout().is_terminal() && !is_dumb() {
        plain::play(&mut session, LineEditor::default(), output, &terminal)?
    } else {
        plain::play(&mut session, io::stdin().lock(), output, &terminal)?
    };
    Ok(if ending == Ending::Interrupted { Status::Interrupted } else { Status::Done })
}

/// The world as the program sees it.
struct Terminal {
    start: Instant,
    prompt: Prompt,
}

impl Environment for Terminal {
    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    fn control(&self) -> Control {
        stop::forget_interrupt();
        stop::after(None)
    }

    fn seed(&self) -> u64 {
        create::random_seed()
    }

    fn width(&self) -> Option<usize> {
        io::stdout().is_terminal().then(sudokit_tui::terminal_width).flatten()
    }

    fn prompt(&self) -> Prompt {
        self.prompt
    }
}

/// Sentences for the player. A full screen would cover them: there they are
/// said below the board.
pub struct Notes {
    front: Front,
    options: GlobalOptions,
    kept: RefCell<Vec<String>>,
}

impl Notes {
    pub fn new(front: Front, options: GlobalOptions) -> Self {
        Self { front, options, kept: RefCell::default() }
    }

    /// Says something, now or on the screen.
    pub fn add(&self, sentence: &str) {
        match self.front {
            _ if self.options.quiet => (),
            Front::Lines(_) => output::say(sentence),
            Front::Screen => self.kept.borrow_mut().push(sentence.to_owned()),
        }
    }

    /// What is still to be said on the screen.
    pub fn take(&self) -> Option<String> {
        let kept = std::mem::take(&mut *self.kept.borrow_mut());
        (!kept.is_empty()).then(|| kept.join(" "))
    }
}

/// Without a screen after all, what was kept is said now.
impl Drop for Notes {
    fn drop(&mut self) {
        if let Some(sentences) = self.take() {
            output::say(&sentences);
        }
    }
}
