//! The viewer's screen as a recording: asciicast v2, a header and then a line
//! for each change.
//!
//! ```text
//!  {"version":2,"width":80,"height":24,"title":"sudoku watch"}
//!  [0.0,"o","…"]
//!  [0.125,"o","…"]
//! ```

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::style::force_color_output;
use ratatui::layout::{Rect, Size};
use ratatui::{Terminal, TerminalOptions, Viewport};
use serde_json::json;
use sudokit::watch::Watch;

use super::app::Motion;
use super::{App, Report, Speed, Subject};
use crate::{Palette, Theme, TooSmall};

/// How a recording shall be.
#[derive(Clone, Copy, Debug)]
pub struct Cast {
    /// The size of the screen.
    pub size: Size,
    /// How fast steps are shown.
    pub speed: Speed,
    /// Its colours.
    pub theme: Theme,
}

/// What was recorded.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Footage {
    /// How many steps there are.
    pub steps: u64,
    /// Every so-many-th of them is seen.
    pub stride: u64,
    /// How long it takes.
    pub seconds: f64,
}

/// No more pictures a second than the eye needs.
const RATE: u32 = 30;

/// A recording is no longer than about this.
const LONGEST: u64 = 60;

/// Wipes the screen of whoever plays a recording.
const CLEAR: &[u8] = b"\x1b[2J\x1b[H";

/// How long the first and the last picture stay.
const PAUSE: f64 = 1.5;

impl Cast {
    /// Whether such a screen can show it.
    pub fn check(&self, subject: &Subject) -> Result<(), TooSmall> {
        App::new(subject.clone(), self.speed).fits(Rect::from(self.size))
    }

    /// Plays the whole search into a recording, as long as the signal does not
    /// say stop: then up to there.
    pub fn record(
        &self,
        subject: &Subject,
        to: &mut dyn Write,
        stop: &dyn Fn() -> bool,
    ) -> io::Result<Footage> {
        let mut watches = subject.watches();
        for watch in &mut watches {
            watch.explore(u64::MAX, stop);
        }
        let steps = watches.iter().map(Watch::explored).max().unwrap_or(0);
        let rate = u32::try_from(self.speed.steps()).map_or(RATE, |steps| steps.min(RATE));
        let pictures = u64::from(rate) * LONGEST;
        let stride = (self.speed.steps() / u64::from(rate)).max(steps.div_ceil(pictures)).max(1);
        let Size { width, height } = self.size;
        writeln!(to, "{}", json!({"version": 2, "width": width, "height": height, "title": "sudoku watch"}))?;
        // Whether somebody likes colours where it is made says nothing about it.
        force_color_output(self.theme.palette() != Palette::None);
        let mut camera = Camera::new(self, subject)?;
        let mut seconds = 0.0;
        let mut step = 0;
        loop {
            let text = camera.picture(&mut watches, step)?;
            writeln!(to, "{}", json!([seconds, "o", text]))?;
            if step == steps || stop() {
                break;
            }
            seconds += if step == 0 { PAUSE } else { 1.0 / f64::from(rate) };
            step = steps.min(step + stride);
        }
        seconds += PAUSE;
        // The cursor comes back, below everything.
        writeln!(to, "{}", json!([seconds, "o", format!("\u{1b}[{height};1H\u{1b}[?25h")]))?;
        Ok(Footage { steps, stride, seconds })
    }
}

/// The viewer before a screen of memory.
struct Camera {
    app: App,
    terminal: Terminal<CrosstermBackend<Film>>,
    film: Film,
    theme: Theme,
}

/// What was drawn since it was taken last.
#[derive(Clone, Debug, Default)]
struct Film(Rc<RefCell<Vec<u8>>>);

impl Camera {
    fn new(cast: &Cast, subject: &Subject) -> io::Result<Self> {
        let film = Film::default();
        let area = Rect::new(0, 0, cast.size.width, cast.size.height);
        let options = TerminalOptions { viewport: Viewport::Fixed(area) };
        let terminal = Terminal::with_options(CrosstermBackend::new(film.clone()), options)?;
        // What the terminal would clear by asking a real one for its size.
        film.clone().write_all(CLEAR)?;
        Ok(Self { app: App::new(subject.clone(), cast.speed), terminal, film, theme: cast.theme })
    }

    /// What changes on the screen at this step.
    fn picture(&mut self, watches: &mut [Watch], step: u64) -> io::Result<String> {
        (self.app.step, self.app.motion) = (step, Motion::Playing);
        for (lane, watch) in watches.iter_mut().enumerate() {
            watch.seek(step.min(watch.explored()));
            self.app.hear(lane, Report::of(watch));
        }
        self.terminal.draw(|frame| self.app.draw(frame, self.theme))?;
        let bytes = std::mem::take(&mut *self.film.0.borrow_mut());
        String::from_utf8(bytes).map_err(io::Error::other)
    }
}

impl Write for Film {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
