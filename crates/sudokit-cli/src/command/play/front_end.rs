//! Which face the game has, a full screen or typed lines, and what there is to say
//! before a game begins.

use std::cell::RefCell;
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use anyhow::Context;
use sudokit::Control;
use sudokit_store::Session;
use sudokit_tui::plain::{self, Environment, Prompt};
use sudokit_tui::play;

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
    Lines,
}

impl Front {
    /// A full screen takes a terminal at both ends that can do more than lines.
    pub fn of(arguments: &args::Play) -> Self {
        let has_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        if arguments.plain || is_dumb() || !has_terminal { Self::Lines } else { Self::Screen }
    }

    /// Plays until the player leaves.
    pub fn play(self, session: Session, notes: &Notes) -> anyhow::Result<Status> {
        match self {
            Self::Screen => play_on_screen(session, notes),
            Self::Lines => play_by_lines(session),
        }
    }
}

fn play_on_screen(session: Session, notes: &Notes) -> anyhow::Result<Status> {
    // At a signal to end, the screen gives the terminal back.
    let listener = InterruptListener::new();
    let session = play::run(session, notes.take(), create::random_seed, &stop::is_interrupted)
        .context("the terminal cannot be used: sudoku play --plain needs less of it")?;
    drop(listener);
    match session.autosave.name() {
        None => output::say("The game could not be saved."),
        Some(_) if session.game.status() == sudokit_game::Status::Solved => (),
        Some(name) => output::say(&format!("The game is saved as {name}: sudoku play --resume goes on.")),
    }
    Ok(Status::Done)
}

fn play_by_lines(mut session: Session) -> anyhow::Result<Status> {
    plain::play(&mut session, io::stdin().lock(), io::stdout().lock(), &Terminal { start: Instant::now() })?;
    Ok(Status::Done)
}

/// The world as the program sees it.
struct Terminal {
    start: Instant,
}

impl Environment for Terminal {
    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    fn control(&self) -> Control {
        stop::forget_interrupt();
        stop::after(None)
    }

    fn prompt(&self) -> Prompt {
        if io::stdin().is_terminal() { Prompt::Shown } else { Prompt::Hidden }
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
            Front::Lines => output::say(sentence),
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
