//! The viewer: the step to show, and the parts of it that are shown.
//!
//! A [`WatchApp`] takes events, time and reports, and changes itself. If it
//! needs something else, it returns a [`WatchRequest`]. So every key can be
//! tested without a terminal, a thread or a clock.

use std::time::Duration;

use ratatui::crossterm::event::{
    Event, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;
use sudokit::board::Coordinates;
use sudokit::logic::Order;
use sudokit::watch::{Event as Step, Method, Until, Watch};
use sudokit::{Alphabet, Puzzle};
use sudokit_game::{Hint, Turn};

use super::bar::StepBar;
use super::dialog::WatchDialog;
use super::{Column, Report, Speed, WatchCommand, keys, scene};
use crate::popup::PopupArea;
use crate::texts::text;

/// The subject to watch: a puzzle and one or two methods.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The symbols of its digits.
    pub alphabet: Alphabet,
    /// The method that solves it.
    pub method: Method,
    /// A second method to compare with.
    pub versus: Option<Method>,
    /// When a search ends.
    pub until: Until,
    /// Which step comes next, for logic.
    pub order: Order,
    /// The notation of cells.
    pub coordinates: Coordinates,
}

impl Subject {
    /// One method or two.
    pub fn methods(&self) -> impl Iterator<Item = Method> {
        [Some(self.method), self.versus].into_iter().flatten()
    }

    /// A watch for each method.
    pub fn watches(&self) -> Vec<Watch> {
        let watch = |method| Watch::new(&self.puzzle, method).until(self.until).in_order(self.order);
        self.methods().map(watch).collect()
    }
}

/// Everything that the screen shows.
#[derive(Debug)]
pub struct WatchApp {
    pub(super) subject: Subject,
    /// A column for each method.
    pub columns: Vec<Column>,
    /// The step to show. A column with fewer steps shows its last.
    pub(super) step: u64,
    pub(super) playback: Playback,
    pub(super) showing: Showing,
    /// The sentence of the proof that the board shows, if it does not show all of it.
    pub(super) read: Option<usize>,
    /// The speed at which steps are played.
    pub speed: Speed,
    /// Billionths of steps that are due but not shown yet.
    due: u128,
    pub(super) dialog: Option<WatchDialog>,
    pub(super) message: Option<String>,
    /// Where the dialog was drawn.
    pub(super) popup: PopupArea,
    /// Where the bar was drawn, for the mouse.
    pub(super) bar: StepBar,
    /// Whether the mouse drags the bar.
    drag: BarDrag,
    requests: Vec<WatchRequest>,
}

/// A task for the caller.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WatchRequest {
    /// Go to this step in every column, and report.
    Show(u64),
    /// Leave.
    Quit,
}

/// Whether steps follow each other automatically.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Playback {
    Stopped,
    Playing,
}

/// Whether there are keys to press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Showing {
    /// At a terminal.
    Live,
    /// In a recording that shows one of `stride` steps.
    Film { stride: u64 },
}

/// Whether the mouse drags the bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum BarDrag {
    Off,
    On,
}

/// After a longer delay, the missed steps are not made up.
const LONGEST_TICK: Duration = Duration::from_millis(250);

/// Billionths in a step: at one step a second, a nanosecond is worth one.
const BILLION: u128 = 1_000_000_000;

impl WatchApp {
    /// The viewer at the givens.
    pub fn new(subject: Subject, speed: Speed) -> Self {
        // Until the first report, all methods show the same board.
        let givens = Watch::new(&subject.puzzle, Method::Backtrack).frame();
        let columns = subject.methods().map(|method| Column::new(method, givens.clone())).collect();
        Self {
            subject,
            columns,
            step: 0,
            playback: Playback::Stopped,
            showing: Showing::Live,
            read: None,
            speed,
            due: 0,
            dialog: None,
            message: None,
            popup: PopupArea::default(),
            bar: StepBar::default(),
            drag: BarDrag::Off,
            requests: Vec::new(),
        }
    }

    /// Whether it plays.
    pub fn is_playing(&self) -> bool {
        self.playback == Playback::Playing
    }

    /// Whether the requested step is not shown yet.
    pub fn is_waiting(&self) -> bool {
        !self.columns.iter().all(|column| column.is_at(self.step))
    }

    /// The requested step. If that is the last one, the step that is shown.
    pub fn step(&self) -> u64 {
        let shown = self.columns.iter().map(|column| column.frame.number).max().unwrap_or(0);
        if self.step == u64::MAX { shown } else { self.step }
    }

    /// The number of known steps.
    pub fn length(&self) -> u64 {
        self.columns.iter().map(|column| column.explored).max().unwrap_or(0)
    }

    /// The last step of all columns, once it is known.
    pub fn end(&self) -> Option<u64> {
        self.columns.iter().try_fold(0, |last, column| Some(last.max(column.end?)))
    }

    /// Takes the requests since the last call.
    pub fn take_requests(&mut self) -> Vec<WatchRequest> {
        std::mem::take(&mut self.requests)
    }

    /// Takes a report of the solver of a column.
    pub fn receive(&mut self, column: usize, report: Report) {
        self.columns[column].receive(report);
        if let Some(end) = self.end()
            && self.step >= end
        {
            self.step = end;
            self.playback = Playback::Stopped;
        }
    }

    /// Lets time pass. During the search for a step, the time is only counted.
    pub fn pass(&mut self, time: Duration) {
        if self.playback == Playback::Stopped {
            return;
        }
        let most = self.speed.billionths_in(LONGEST_TICK).max(BILLION);
        self.due = (self.due + self.speed.billionths_in(time)).min(most);
        if self.due >= BILLION && !self.is_waiting() {
            let steps = (self.due / BILLION) as u64;
            self.due %= BILLION;
            self.go(self.step().saturating_add(steps));
        }
    }

    /// Goes to a step, or to the last.
    fn go(&mut self, step: u64) {
        let step = self.end().map_or(step, |end| step.min(end));
        if step != self.step {
            self.step = step;
            self.read = None;
            self.requests.push(WatchRequest::Show(step));
        }
    }

    /// Goes to a percentage of the known steps, and stops there.
    fn go_to_percent(&mut self, percent: u64) {
        self.jump((u128::from(self.length()) * u128::from(percent) / 100) as u64);
    }

    fn jump(&mut self, step: u64) {
        self.playback = Playback::Stopped;
        self.go(step);
    }

    /// Handles an event of the terminal.
    pub fn handle(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.press(*key),
            Event::Mouse(mouse) => self.point(*mouse),
            _ => (),
        }
    }

    fn press(&mut self, key: KeyEvent) {
        self.message = None;
        let command = keys::command(key);
        let is_interrupt = command == Some(WatchCommand::Quit) && key.modifiers == KeyModifiers::CONTROL;
        if let Some(mut dialog) = self.dialog.take_if(|_| !is_interrupt) {
            if dialog.press(key, self).is_continue() {
                self.dialog = Some(dialog);
            }
        } else if let Some(command) = command {
            self.perform(command);
        }
    }

    /// Goes to the step that was typed: `1234` or `45%`.
    pub(super) fn go_to(&mut self, text: &str) {
        let percent = text.strip_suffix('%');
        match (percent, percent.unwrap_or(text).parse()) {
            (None, Ok(step)) => self.jump(step),
            (Some(_), Ok(percent @ 0..=100)) => self.go_to_percent(percent),
            _ if text.is_empty() => (),
            _ => self.message = Some(text!("watch-not-a-step")),
        }
    }

    /// Performs a command.
    pub fn perform(&mut self, command: WatchCommand) {
        // The number of jumps from one end to the other.
        const JUMPS: u64 = 20;
        const SHORTEST_JUMP: u64 = 10;
        let (step, far) = (self.step(), (self.length() / JUMPS).max(SHORTEST_JUMP));
        match command {
            WatchCommand::Play => self.play(),
            WatchCommand::Forward => self.jump(step.saturating_add(1)),
            WatchCommand::Back => self.jump(step.saturating_sub(1)),
            WatchCommand::JumpForward => self.jump(step.saturating_add(far)),
            WatchCommand::JumpBack => self.jump(step.saturating_sub(far)),
            WatchCommand::Start => self.jump(0),
            WatchCommand::End => self.jump(u64::MAX),
            WatchCommand::Tenths(tenths) => self.go_to_percent(u64::from(tenths) * 10),
            WatchCommand::GoTo => self.dialog = Some(WatchDialog::GoTo { text: String::new() }),
            WatchCommand::StepProof(turn) if self.can_read() => self.step_proof(turn),
            WatchCommand::StepProof(Turn::Next) => self.perform(WatchCommand::Faster),
            WatchCommand::StepProof(Turn::Back) => self.perform(WatchCommand::Slower),
            WatchCommand::Proof if self.can_read() => self.dialog = Some(WatchDialog::Proof { scroll: 0 }),
            WatchCommand::Proof => self.message = Some(text!("watch-no-proof")),
            WatchCommand::Faster => self.speed = self.speed.faster(),
            WatchCommand::Slower => self.speed = self.speed.slower(),
            WatchCommand::Help => self.dialog = Some(WatchDialog::Help { scroll: 0 }),
            WatchCommand::Escape if self.read.is_some() => self.read = None,
            WatchCommand::Escape => self.playback = Playback::Stopped,
            WatchCommand::Quit => self.requests.push(WatchRequest::Quit),
        }
    }

    /// The logic step that is shown, if one is, as a hint with nothing left to reveal.
    pub(super) fn hint_shown(&self) -> Option<Hint> {
        self.columns.iter().find_map(|column| scene::hint_shown(&column.frame, &self.subject, self.read))
    }

    /// Whether a proof can be read: a step of logic is shown, and nothing plays.
    pub(super) fn can_read(&self) -> bool {
        let has_proof = |column: &Column| matches!(column.frame.event, Step::Step(_));
        self.playback == Playback::Stopped && self.columns.iter().any(has_proof)
    }

    /// Shows the next sentence of the proof on the board, or the one before.
    fn step_proof(&mut self, turn: Turn) {
        let Some(mut hint) = self.hint_shown() else { return };
        let (is_there, end) = match turn {
            Turn::Next => (hint.next_sentence(), text!("watch-proof-end")),
            Turn::Back => (hint.previous_sentence(), text!("proof-beginning")),
        };
        self.read = hint.sentence;
        if !is_there {
            self.message = Some(end);
        }
    }

    /// Plays or stops. At the end, it starts again from the beginning.
    fn play(&mut self) {
        (self.due, self.read) = (0, None);
        if self.playback == Playback::Playing {
            self.playback = Playback::Stopped;
            return;
        }
        if self.end() == Some(self.step) {
            self.go(0);
        }
        self.playback = Playback::Playing;
    }

    fn point(&mut self, mouse: MouseEvent) {
        let at = Position::new(mouse.column, mouse.row);
        if let Some(mut dialog) = self.dialog.take() {
            if dialog.point(mouse.kind, at, &self.popup).is_continue() {
                self.dialog = Some(dialog);
            }
            return;
        }
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) if self.bar.contains(at) => self.drag = BarDrag::On,
            MouseEventKind::Drag(MouseButton::Left) => (),
            MouseEventKind::ScrollDown => return self.perform(WatchCommand::Forward),
            MouseEventKind::ScrollUp => return self.perform(WatchCommand::Back),
            _ => self.drag = BarDrag::Off,
        }
        if self.drag == BarDrag::On {
            self.jump(self.bar.step_at(mouse.column));
        }
    }
}
