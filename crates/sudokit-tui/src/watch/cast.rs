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
use sudokit::Control;

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::style::force_color_output;
use ratatui::layout::{Rect, Size};
use ratatui::{Terminal, TerminalOptions, Viewport};
use serde_json::json;
use sudokit::watch::Watch;

use super::app::{Playback, Showing};
use super::{DepthTrail, Speed, Subject, WatchApp};
use crate::{Palette, Theme, TooSmall};

/// The options of a recording.
#[derive(Clone, Copy, Debug)]
pub struct Cast {
    /// The size of the screen.
    pub size: Size,
    /// The speed at which steps are shown.
    pub speed: Speed,
    /// Its colours.
    pub theme: Theme,
}

/// The contents of a recording.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CastSummary {
    /// The number of steps of the search.
    pub steps: u64,
    /// One of `stride` steps is shown.
    pub stride: u64,
    /// Its duration.
    pub seconds: f64,
}

/// The most frames per second.
const RATE: u32 = 30;

/// The longest recording, in seconds.
const LONGEST: u64 = 60;

/// Clears the screen.
const CLEAR: &[u8] = b"\x1b[2J\x1b[H";

/// The duration of the first and of the last frame, in seconds.
const PAUSE: f64 = 1.5;

impl Cast {
    /// Checks that the screen is large enough.
    pub fn check(&self, subject: &Subject) -> Result<(), TooSmall> {
        WatchApp::new(subject.clone(), self.speed).fits(Rect::from(self.size))
    }

    /// Records the whole search, or the part before the stop signal.
    pub fn record(
        &self,
        subject: &Subject,
        to: &mut dyn Write,
        control: &Control,
    ) -> io::Result<CastSummary> {
        let mut watches = subject.watches();
        for watch in &mut watches {
            watch.set_control(control);
            watch.explore(u64::MAX);
        }
        let steps = watches.iter().map(Watch::explored).max().unwrap_or(0);
        let rate = u32::try_from(self.speed.steps()).map_or(RATE, |steps| steps.min(RATE));
        let frames = u64::from(rate) * LONGEST;
        let stride = (self.speed.steps() / u64::from(rate)).max(steps.div_ceil(frames)).max(1);
        let Size { width, height } = self.size;
        writeln!(to, "{}", json!({"version": 2, "width": width, "height": height, "title": "sudoku watch"}))?;
        // The settings of this terminal must not change the recording.
        force_color_output(self.theme.palette != Palette::None);
        let mut recorder = Recorder::new(self, subject, stride)?;
        let mut seconds = 0.0;
        let mut step = 0;
        loop {
            let text = recorder.frame(&mut watches, step)?;
            writeln!(to, "{}", json!([seconds, "o", text]))?;
            if step == steps || control.is_stopped() {
                break;
            }
            seconds += if step == 0 { PAUSE } else { 1.0 / f64::from(rate) };
            step = steps.min(step + stride);
        }
        seconds += PAUSE;
        // The cursor returns, below everything.
        writeln!(to, "{}", json!([seconds, "o", format!("\u{1b}[{height};1H\u{1b}[?25h")]))?;
        Ok(CastSummary { steps, stride, seconds })
    }
}

/// The viewer with a screen in memory.
struct Recorder {
    app: WatchApp,
    trails: Vec<DepthTrail>,
    terminal: Terminal<CrosstermBackend<Output>>,
    output: Output,
    theme: Theme,
}

/// The output since the last frame.
#[derive(Clone, Debug, Default)]
struct Output(Rc<RefCell<Vec<u8>>>);

impl Recorder {
    fn new(cast: &Cast, subject: &Subject, stride: u64) -> io::Result<Self> {
        let output = Output::default();
        let area = Rect::new(0, 0, cast.size.width, cast.size.height);
        let options = TerminalOptions { viewport: Viewport::Fixed(area) };
        let terminal = Terminal::with_options(CrosstermBackend::new(output.clone()), options)?;
        // A terminal would clear itself by asking for its size.
        output.clone().write_all(CLEAR)?;
        let mut app = WatchApp::new(subject.clone(), cast.speed);
        app.showing = Showing::Film { stride };
        let trails = subject.methods().map(|_| DepthTrail::default()).collect();
        Ok(Self { app, trails, terminal, output, theme: cast.theme })
    }

    /// Draws this step and returns the changes of the screen.
    fn frame(&mut self, watches: &mut [Watch], step: u64) -> io::Result<String> {
        (self.app.step, self.app.playback) = (step, Playback::Playing);
        for (column, (watch, trail)) in watches.iter_mut().zip(&mut self.trails).enumerate() {
            let report = trail.show(watch, step.min(watch.explored()));
            self.app.receive(column, report);
        }
        self.terminal.draw(|frame| self.app.draw(frame, self.theme))?;
        let bytes = std::mem::take(&mut *self.output.0.borrow_mut());
        String::from_utf8(bytes).map_err(io::Error::other)
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
