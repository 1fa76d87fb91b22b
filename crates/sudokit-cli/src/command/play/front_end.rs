//! The two front ends of the game, a full screen and typed lines, and the notes that the player
//! sees before a game begins.

use std::cell::RefCell;
use std::ffi::OsStr;
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use anyhow::Context;
use sudokit::Control;
use sudokit::internal::sentence::in_lines;
use sudokit_game::Controls;
use sudokit_store::Session;
use sudokit_tui::plain::{self, Ending, Environment, LineEditor, Prompt};
use sudokit_tui::play::{self, Opening};

use super::puzzle::STANDARD_INPUT;
use crate::command::create;
use crate::progress::is_dumb;
use crate::report::GlobalOptions;
use crate::status::Status;
use crate::stop::{self, InterruptListener};
use crate::texts::text;
use crate::{args, output};

/// A front end of the game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Front {
    Screen,
    /// Typed lines. If a person types them, there is a prompt.
    Lines(Prompt),
}

impl Front {
    /// A full screen needs a terminal for input and output that is not limited to lines. If
    /// the puzzle is read from standard input, the keys are read from the terminal itself.
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

/// Whether keys can be read from the terminal even if standard input is something else.
fn has_keyboard() -> bool {
    cfg!(unix) && std::fs::File::open("/dev/tty").is_ok()
}

fn play_on_screen(session: Session, opening: Opening, notes: &Notes) -> anyhow::Result<Status> {
    // The screen restores the terminal when a signal ends the program.
    let listener = InterruptListener::new();
    let session = play::run(session, opening, notes.take(), create::random_seed, &stop::is_interrupted)
        .with_context(|| text!("games-no-terminal"))?;
    drop(listener);
    let width = sudokit_tui::terminal_width().unwrap_or(usize::MAX);
    for sentence in session.farewell(Controls::Keys) {
        for line in in_lines(&sentence, width) {
            output::say(&line);
        }
    }
    Ok(if stop::is_interrupted() { Status::Interrupted } else { Status::Done })
}

fn play_by_lines(mut session: Session, prompt: Prompt) -> anyhow::Result<Status> {
    let (output, terminal) = (io::stdout().lock(), Terminal { start: Instant::now(), prompt });
    // With a line editor, the terminal must be able to draw a line again.
    let ending = if prompt == Prompt::Shown && io::stdout().is_terminal() && !is_dumb() {
        plain::play(&mut session, LineEditor::default(), output, &terminal)?
    } else {
        plain::play(&mut session, io::stdin().lock(), output, &terminal)?
    };
    Ok(if ending == Ending::Interrupted { Status::Interrupted } else { Status::Done })
}

/// The program's clock, seeds and terminal.
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

/// Notes for the player. A full screen would cover them, so it shows them below the board.
pub struct Notes {
    front: Front,
    options: GlobalOptions,
    kept: RefCell<Vec<String>>,
}

impl Notes {
    pub fn new(front: Front, options: GlobalOptions) -> Self {
        Self { front, options, kept: RefCell::default() }
    }

    /// Adds a note: prints it now, or keeps it for the screen.
    pub fn add(&self, sentence: &str) {
        match self.front {
            _ if self.options.quiet => (),
            Front::Lines(_) => output::say(sentence),
            Front::Screen => self.kept.borrow_mut().push(sentence.to_owned()),
        }
    }

    /// The notes for the screen.
    pub fn take(&self) -> Option<String> {
        let kept = std::mem::take(&mut *self.kept.borrow_mut());
        (!kept.is_empty()).then(|| kept.join(" "))
    }
}

/// If there was no screen after all, prints the notes for it.
impl Drop for Notes {
    fn drop(&mut self) {
        if let Some(sentences) = self.take() {
            output::say(&sentences);
        }
    }
}
