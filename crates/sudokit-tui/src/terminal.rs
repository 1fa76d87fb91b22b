//! The terminal while a program has all of it: entered, and left as it was,
//! whatever happens in between.

use std::io::{self, stdout};

use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    KeyboardEnhancementFlags, PopKeyboardEnhancementFlags, PushKeyboardEnhancementFlags,
};
use ratatui::crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use ratatui::crossterm::{execute, queue};
use ratatui::{DefaultTerminal, Frame};
use sudokit_game::ThemeChoice;

use crate::{Palette, Theme};

/// The whole screen. Dropping it gives the terminal back.
#[derive(Debug)]
pub(crate) struct FullScreen {
    terminal: DefaultTerminal,
}

impl FullScreen {
    /// Takes the screen, the mouse and pasted text.
    pub(crate) fn open() -> io::Result<Self> {
        let terminal = ratatui::try_init()?;
        let screen = Self { terminal };
        // Whether the terminal knows this need not be asked, which would take
        // time: those that do not pass over it. Windows refuses to name keys in
        // another way, and old consoles to mark pasted text. Each request is
        // sent alone, and a refusal is no reason to stop.
        let keyboard = PushKeyboardEnhancementFlags(KeyboardEnhancementFlags::DISAMBIGUATE_ESCAPE_CODES);
        let _ = execute!(stdout(), EnableMouseCapture);
        let _ = execute!(stdout(), EnableBracketedPaste);
        let _ = execute!(stdout(), keyboard);
        #[cfg(unix)]
        hangup::watch();
        Ok(screen)
    }

    /// Draws a frame, which the terminal shows at once and not in pieces, if it
    /// knows how to.
    pub(crate) fn draw(&mut self, render: impl FnOnce(&mut Frame)) -> io::Result<()> {
        queue!(stdout(), BeginSynchronizedUpdate)?;
        self.terminal.draw(render)?;
        execute!(stdout(), EndSynchronizedUpdate)
    }
}

/// What becomes of the program when its terminal is closed.
#[cfg(unix)]
mod hangup {
    use std::sync::Once;
    use std::thread;

    use rustix::event::{PollFd, PollFlags, poll};

    /// As shells report a program that a hangup ended.
    const HUNG_UP: i32 = 128 + 1;

    /// Ends the program when the terminal is gone. Reading from one that was
    /// closed comes back with nothing at once, and `crossterm` tries again
    /// without end: nobody else would ever notice. The output is watched,
    /// because the input may be a pipe that ends long before.
    pub(super) fn watch() {
        static WATCHED: Once = Once::new();
        WATCHED.call_once(|| {
            thread::spawn(|| {
                let output = rustix::stdio::stdout();
                // Nothing is asked for but what is always told: errors and hangups.
                let mut terminal = [PollFd::new(&output, PollFlags::empty())];
                while poll(&mut terminal, None).is_err() {}
                // Some systems cannot watch a terminal. They say so at once.
                if !terminal[0].revents().contains(PollFlags::NVAL) {
                    std::process::exit(HUNG_UP);
                }
            });
        });
    }
}

/// The theme that goes with a choice and the terminal. Who wants no colours
/// anywhere gets none, whatever was chosen once.
pub(crate) fn theme(choice: ThemeChoice) -> Theme {
    let wants_none = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let palette = match choice {
        _ if wants_none => Some(Palette::None),
        ThemeChoice::Auto => None,
        ThemeChoice::Dark => Some(Palette::Dark),
        ThemeChoice::Light => Some(Palette::Light),
        ThemeChoice::None => Some(Palette::None),
    };
    Theme::detect(palette, |name| std::env::var(name).ok())
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        // A terminal that is gone need not be given back, nor what was refused.
        let _ = execute!(stdout(), PopKeyboardEnhancementFlags);
        let _ = execute!(stdout(), DisableBracketedPaste);
        let _ = execute!(stdout(), DisableMouseCapture);
        let _ = ratatui::try_restore();
    }
}
