//! The terminal while a program uses all of it. It is restored at the end, whatever
//! happens in between.

mod background;
#[cfg(unix)]
mod hangup;
mod input;
#[cfg(unix)]
mod suspension;

use std::io::{self, stdout};
use std::sync::Once;
use std::time::Duration;
#[cfg(unix)]
use std::time::Instant;

use ratatui::backend::CrosstermBackend;
#[cfg(unix)]
use ratatui::crossterm::cursor::Hide;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event,
    KeyboardEnhancementFlags, PopKeyboardEnhancementFlags, PushKeyboardEnhancementFlags,
};
use ratatui::crossterm::terminal::{BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate};
use ratatui::crossterm::{execute, queue};
use ratatui::{DefaultTerminal, Frame, Terminal};
use sudokit_game::ThemeChoice;

use crate::theme::Rgb;
use crate::{Palette, Theme};
use input::{Input, Received};

/// The whole screen. Dropping it restores the terminal.
#[derive(Debug)]
pub(crate) struct FullScreen {
    terminal: DefaultTerminal,
    input: Input,
    background: Background,
    /// The time for which the program has been stopped since the last call of
    /// `take_stopped`.
    stopped: Duration,
}

/// The known state of the terminal's own background.
#[derive(Clone, Copy, Debug)]
enum Background {
    /// The terminal has not been queried yet.
    NotAsked,
    /// The answer of the terminal, if it gave one.
    Asked(Option<Rgb>),
}

impl FullScreen {
    /// Takes the screen, the mouse and pasted text.
    pub(crate) fn open() -> io::Result<Self> {
        let terminal = ratatui::try_init()?;
        let (input, background) = (Input::default(), Background::NotAsked);
        let screen = Self { terminal, input, background, stopped: Duration::ZERO };
        restore_after_a_panic();
        take_modes();
        #[cfg(unix)]
        {
            hangup::watch();
            suspension::watch();
        }
        Ok(screen)
    }

    /// Draws a frame. Terminals that support it show the whole frame together and not
    /// in pieces.
    pub(crate) fn draw(&mut self, render: impl FnOnce(&mut Frame)) -> io::Result<()> {
        queue!(stdout(), BeginSynchronizedUpdate)?;
        self.terminal.draw(render)?;
        execute!(stdout(), EndSynchronizedUpdate)
    }

    /// The theme for a choice and the terminal. The variable `NO_COLOR` overrides the
    /// choice.
    pub(crate) fn theme(&mut self, choice: ThemeChoice) -> Theme {
        let variable = |name: &str| std::env::var(name).ok();
        let palette = match choice {
            _ if variable("NO_COLOR").is_some_and(|value| !value.is_empty()) => Some(Palette::None),
            ThemeChoice::Auto => None,
            ThemeChoice::Dark => Some(Palette::Dark),
            ThemeChoice::Light => Some(Palette::Light),
            ThemeChoice::None => Some(Palette::None),
        };
        let background = if palette.is_none() { self.background() } else { None };
        Theme::on_background(palette, background, variable)
    }

    /// The terminal's own background. The terminal is queried once.
    fn background(&mut self) -> Option<Rgb> {
        match self.background {
            Background::Asked(color) => color,
            Background::NotAsked => {
                let color = self.input.ask_for_background();
                self.background = Background::Asked(color);
                color
            }
        }
    }

    /// The next event within this time. After Ctrl-L, and when the shell brings the
    /// program back to the foreground, everything is drawn again.
    pub(crate) fn next(&mut self, within: Duration) -> io::Result<Option<Event>> {
        match self.input.next(within)? {
            Received::Nothing => Ok(None),
            Received::Event(event) => Ok(Some(event)),
            Received::Redraw => self.redraw().map(Some),
            #[cfg(unix)]
            Received::Suspend => {
                restore();
                let awake = Instant::now();
                suspension::stop();
                self.stopped += awake.elapsed();
                self.take_again()
            }
            #[cfg(unix)]
            Received::Resumed(stopped) => {
                self.stopped += stopped;
                self.take_again()
            }
        }
    }

    /// The time for which the program has been stopped since the last call. It does not
    /// count as playing time.
    pub(crate) fn take_stopped(&mut self) -> Duration {
        std::mem::take(&mut self.stopped)
    }

    /// Forgets what is on the screen: the next frame is drawn in full.
    fn redraw(&mut self) -> io::Result<Event> {
        // `Terminal::clear` queries the cursor, and fails if the terminal does not answer.
        execute!(stdout(), Clear(ClearType::All))?;
        self.terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        let size = self.terminal.size()?;
        Ok(Event::Resize(size.width, size.height))
    }

    /// Takes the terminal again after another program used it.
    #[cfg(unix)]
    fn take_again(&mut self) -> io::Result<Option<Event>> {
        use ratatui::crossterm::terminal::{EnterAlternateScreen, disable_raw_mode, enable_raw_mode};
        // Raw mode is not set again while `crossterm` believes that it is set.
        disable_raw_mode()?;
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen, Hide)?;
        take_modes();
        self.redraw().map(Some)
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        restore();
    }
}

/// Requests mouse events, pasted text in one piece, and unambiguous key events.
fn take_modes() {
    // The terminal is not queried first, because that would take time, and terminals ignore
    // requests that they do not know. Windows refuses to report keys in another way, and
    // old consoles refuse to mark pasted text. So each request is sent separately, and a
    // refusal is not an error.
    let keyboard = PushKeyboardEnhancementFlags(KeyboardEnhancementFlags::DISAMBIGUATE_ESCAPE_CODES);
    let _ = execute!(stdout(), EnableMouseCapture);
    let _ = execute!(stdout(), EnableBracketedPaste);
    let _ = execute!(stdout(), keyboard);
}

/// Restores everything. Errors do not matter: the terminal is gone, or it refused the
/// mode in the first place.
fn restore() {
    restore_modes();
    let _ = ratatui::try_restore();
}

fn restore_modes() {
    let _ = execute!(stdout(), Show);
    let _ = execute!(stdout(), PopKeyboardEnhancementFlags);
    let _ = execute!(stdout(), DisableBracketedPaste);
    let _ = execute!(stdout(), DisableMouseCapture);
}

/// A program that panics does not always drop its values, so cursor and modes are
/// restored before the message. `ratatui` restores the screen itself.
fn restore_after_a_panic() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            restore_modes();
            before(panic);
        }));
    });
}
