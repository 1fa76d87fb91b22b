//! The viewer: which step is wanted, and what is seen of it.
//!
//! An [`App`] takes events, time and reports, and changes itself. What it wants
//! of others it asks for with a [`Request`]. So every key can be tried without a
//! terminal, a thread or a clock.

use std::time::Duration;

use ratatui::crossterm::event::{Event, KeyEvent, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use sudokit::watch::{Method, Until, Watch};
use sudokit::{Alphabet, Puzzle};

use super::bar::Bar;
use super::dialog::{Answer, Dialog};
use super::keys::SECTIONS;
use super::{Command, Lane, Report, Speed};
use crate::keys;

/// What is watched.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How its digits are written.
    pub alphabet: Alphabet,
    /// How it is solved.
    pub method: Method,
    /// How it is solved beside that.
    pub versus: Option<Method>,
    /// When a search ends.
    pub until: Until,
}

impl Subject {
    /// The one method or both.
    pub fn methods(&self) -> impl Iterator<Item = Method> {
        [Some(self.method), self.versus].into_iter().flatten()
    }

    /// A watch for each method.
    pub fn watches(&self) -> Vec<Watch> {
        self.methods().map(|method| Watch::new(&self.puzzle, method).until(self.until)).collect()
    }
}

/// Everything that the screen shows.
#[derive(Debug)]
pub struct App {
    pub(super) subject: Subject,
    pub(super) lanes: Vec<Lane>,
    /// The step that is wanted; a lane that has fewer shows its last.
    pub(super) step: u64,
    pub(super) motion: Motion,
    pub(super) speed: Speed,
    /// Billionths of steps that time has brought, but nobody has shown yet.
    owed: u128,
    pub(super) dialog: Option<Dialog>,
    pub(super) message: Option<String>,
    /// Where the bar was drawn last, for the mouse.
    pub(super) bar: Bar,
    /// Whether the mouse holds the bar.
    grip: Grip,
    requests: Vec<Request>,
}

/// What the caller shall do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// Go to this step in every lane, and report.
    Show(u64),
    /// Leave.
    Quit,
}

/// Whether time passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Motion {
    Stopped,
    Playing,
}

/// Whether the mouse drags the bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Grip {
    Loose,
    Held,
}

/// No more time than this is made up for.
const LONGEST_TICK: Duration = Duration::from_millis(250);

/// A step in billionths: what a nanosecond brings at one step a second.
const BILLION: u128 = 1_000_000_000;

impl App {
    /// The viewer at the givens.
    pub fn new(subject: Subject, speed: Speed) -> Self {
        // Until the first report: all methods begin with the same board.
        let givens = Watch::new(&subject.puzzle, Method::Backtrack).frame();
        let lanes = subject.methods().map(|method| Lane::new(method, givens.clone())).collect();
        Self {
            subject,
            lanes,
            step: 0,
            motion: Motion::Stopped,
            speed,
            owed: 0,
            dialog: None,
            message: None,
            bar: Bar::default(),
            grip: Grip::Loose,
            requests: Vec::new(),
        }
    }

    /// What is watched, a lane for each method.
    pub fn lanes(&self) -> &[Lane] {
        &self.lanes
    }

    /// Whether time passes.
    pub fn is_playing(&self) -> bool {
        self.motion == Motion::Playing
    }

    /// How fast.
    pub fn speed(&self) -> Speed {
        self.speed
    }

    /// Whether a step is wanted that is not shown yet.
    pub fn is_waiting(&self) -> bool {
        !self.lanes.iter().all(|lane| lane.is_at(self.step))
    }

    /// The step that is wanted; the one that is shown, where that is the last.
    pub fn step(&self) -> u64 {
        let shown = self.lanes.iter().map(|lane| lane.frame.number).max().unwrap_or(0);
        if self.step == u64::MAX { shown } else { self.step }
    }

    /// How many steps are known.
    pub fn length(&self) -> u64 {
        self.lanes.iter().map(Lane::explored).max().unwrap_or(0)
    }

    /// The last step of all lanes, once it is known.
    pub fn end(&self) -> Option<u64> {
        self.lanes.iter().map(Lane::end).try_fold(0, |last, end| Some(last.max(end?)))
    }

    /// What the caller shall do, once.
    pub fn take_requests(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.requests)
    }

    /// Takes what the solver of a lane says.
    pub fn hear(&mut self, lane: usize, report: Report) {
        self.lanes[lane].hear(report);
        if let Some(end) = self.end()
            && self.step >= end
        {
            self.step = end;
            self.motion = Motion::Stopped;
        }
    }

    /// Lets time pass. While a step is looked for, it is only counted.
    pub fn pass(&mut self, time: Duration) {
        if self.motion == Motion::Stopped {
            return;
        }
        let most = self.speed.billionths_in(LONGEST_TICK).max(BILLION);
        self.owed = (self.owed + self.speed.billionths_in(time)).min(most);
        if self.owed >= BILLION && !self.is_waiting() {
            let steps = (self.owed / BILLION) as u64;
            self.owed %= BILLION;
            self.go(self.step().saturating_add(steps));
        }
    }

    /// Goes to a step, or to the last.
    fn go(&mut self, step: u64) {
        let step = self.end().map_or(step, |end| step.min(end));
        if step != self.step {
            self.step = step;
            self.requests.push(Request::Show(step));
        }
    }

    /// Goes to a share of what is known, and stops there.
    fn go_to_percent(&mut self, percent: u64) {
        self.jump((u128::from(self.length()) * u128::from(percent) / 100) as u64);
    }

    fn jump(&mut self, step: u64) {
        self.motion = Motion::Stopped;
        self.go(step);
    }

    /// Takes an event of the terminal.
    pub fn handle(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.press(*key),
            Event::Mouse(mouse) => self.point(*mouse),
            _ => (),
        }
    }

    fn press(&mut self, key: KeyEvent) {
        self.message = None;
        let command = keys::find(SECTIONS, key);
        let Some(dialog) = &mut self.dialog else {
            if let Some(command) = command {
                self.perform(command);
            }
            return;
        };
        if command == Some(Command::Quit) {
            return self.perform(Command::Quit);
        }
        let answer = dialog.press(key, command);
        if answer != Answer::Stay {
            self.dialog = None;
        }
        match answer {
            Answer::Stay | Answer::Close => (),
            Answer::Step(step) => self.jump(step),
            Answer::Percent(percent) => self.go_to_percent(percent),
            Answer::Nonsense => {
                self.message = Some("Type the number of a step, or a share such as 45%.".to_owned());
            }
        }
    }

    /// Does what was asked for.
    pub fn perform(&mut self, command: Command) {
        // So many jumps lead from one end to the other.
        const JUMPS: u64 = 20;
        const SHORTEST_JUMP: u64 = 10;
        let (step, far) = (self.step(), (self.length() / JUMPS).max(SHORTEST_JUMP));
        match command {
            Command::Play => self.play(),
            Command::Forward => self.jump(step.saturating_add(1)),
            Command::Back => self.jump(step.saturating_sub(1)),
            Command::JumpForward => self.jump(step.saturating_add(far)),
            Command::JumpBack => self.jump(step.saturating_sub(far)),
            Command::Start => self.jump(0),
            Command::End => self.jump(u64::MAX),
            Command::Tenths(tenths) => self.go_to_percent(u64::from(tenths) * 10),
            Command::GoTo => self.dialog = Some(Dialog::GoTo { text: String::new() }),
            Command::Faster => self.speed = self.speed.faster(),
            Command::Slower => self.speed = self.speed.slower(),
            Command::Help => self.dialog = Some(Dialog::Help { scroll: 0 }),
            Command::Escape => self.motion = Motion::Stopped,
            Command::Quit => self.requests.push(Request::Quit),
        }
    }

    /// Plays or stops; from the end, it begins anew.
    fn play(&mut self) {
        self.owed = 0;
        if self.motion == Motion::Playing {
            self.motion = Motion::Stopped;
            return;
        }
        if self.end() == Some(self.step) {
            self.go(0);
        }
        self.motion = Motion::Playing;
    }

    fn point(&mut self, mouse: MouseEvent) {
        let at = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) if self.bar.contains(at) => self.grip = Grip::Held,
            MouseEventKind::Drag(MouseButton::Left) => (),
            MouseEventKind::ScrollDown => return self.perform(Command::Forward),
            MouseEventKind::ScrollUp => return self.perform(Command::Back),
            _ => self.grip = Grip::Loose,
        }
        if self.grip == Grip::Held {
            self.jump(self.bar.step_at(mouse.column));
        }
    }
}
