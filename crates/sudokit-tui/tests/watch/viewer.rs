//! A viewer at a simulated terminal.

use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseEvent, MouseEventKind};
use sudokit::board::Coordinates;
use sudokit::logic::Order;
use sudokit::watch::{Method, Until, Watch};
use sudokit::{Alphabet, Puzzle};
use sudokit_tui::watch::{DepthTrail, Speed, Subject, WatchApp, WatchRequest};
use sudokit_tui::{Depth, Palette, Theme};

pub const HARD: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
pub const PLAIN: Theme = Theme::new(Palette::None, Depth::Ansi16);

pub fn subject(puzzle: &str, method: Method, versus: Option<Method>) -> Subject {
    let record = sudokit::format::parse(puzzle).unwrap();
    let alphabet: Alphabet = record.alphabet.clone();
    let puzzle = Puzzle::try_from(record.grid).unwrap();
    Subject {
        puzzle,
        alphabet,
        method,
        versus,
        until: Until::FirstSolution,
        order: Order::default(),
        coordinates: Coordinates::default(),
    }
}

/// A viewer whose solvers answer immediately.
pub struct Viewer {
    pub app: WatchApp,
    watches: Vec<(Watch, DepthTrail)>,
    terminal: Terminal<TestBackend>,
    pub has_left: bool,
}

impl Viewer {
    pub fn new(subject: Subject, (width, height): (u16, u16)) -> Self {
        let watches = subject.watches().into_iter().map(|watch| (watch, DepthTrail::default()));
        let mut watches: Vec<(Watch, DepthTrail)> = watches.collect();
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        for (watch, _) in &mut watches {
            watch.explore(u64::MAX);
        }
        let app = WatchApp::new(subject, Speed::default());
        let mut viewer = Self { app, watches, terminal, has_left: false };
        viewer.show(0);
        viewer.look();
        viewer
    }

    fn show(&mut self, step: u64) {
        for (column, (watch, trail)) in self.watches.iter_mut().enumerate() {
            self.app.receive(column, trail.show(watch, step));
        }
    }

    pub fn event(&mut self, event: &Event) {
        self.app.handle(event);
        self.answer();
        self.look();
    }

    pub fn answer(&mut self) {
        for request in self.app.take_requests() {
            match request {
                WatchRequest::Show(step) => self.show(step),
                WatchRequest::Quit => self.has_left = true,
            }
        }
    }

    pub fn press(&mut self, code: KeyCode) {
        self.event(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    pub fn type_keys(&mut self, keys: &str) {
        keys.chars().for_each(|key| self.press(KeyCode::Char(key)));
    }

    pub fn mouse(&mut self, kind: MouseEventKind, (column, row): (u16, u16)) {
        self.event(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
    }

    pub fn pass(&mut self, milliseconds: u64) {
        self.app.pass(Duration::from_millis(milliseconds));
        self.answer();
    }

    /// The step that each solver shows.
    pub fn shown(&self) -> Vec<u64> {
        self.app.columns.iter().map(|column| column.frame.number).collect()
    }

    pub fn look(&mut self) -> String {
        self.look_in(PLAIN)
    }

    pub fn look_in(&mut self, theme: Theme) -> String {
        self.terminal.draw(|frame| self.app.draw(frame, theme)).unwrap();
        let buffer = self.terminal.backend().buffer();
        let line = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        let lines: Vec<String> = (0..buffer.area.height).map(|y| line(y).trim_end().to_owned()).collect();
        lines.join("\n").trim_end().to_owned()
    }
}
