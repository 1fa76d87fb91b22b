//! Input from the keyboard, the mouse and the terminal itself.

use std::collections::VecDeque;
use std::io;
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::background;
use crate::theme::Rgb;

/// Events, starting with those that came during a query of the terminal.
#[derive(Debug, Default)]
pub(super) struct Input {
    typed: VecDeque<Event>,
    late: LateAnswer,
}

/// An event, or a request by a signal.
#[derive(Debug)]
pub(super) enum Received {
    Nothing,
    Event(Event),
    /// A request to draw the screen again.
    Redraw,
    /// A request to stop the program.
    #[cfg(unix)]
    Suspend,
    /// The program was stopped for this long and is continued.
    #[cfg(unix)]
    Resumed(Duration),
}

/// The time between two checks for signals.
const SLICE: Duration = Duration::from_millis(200);

impl Input {
    /// Queries the background of the terminal. Keys that were pressed in the
    /// meantime come with the next events.
    pub(super) fn ask_for_background(&mut self) -> Option<Rgb> {
        let answer = background::ask();
        let key = |typed| Event::Key(KeyEvent::new(KeyCode::Char(typed), KeyModifiers::NONE));
        self.typed.extend(answer.typed.into_iter().map(key));
        self.late = if answer.is_complete { LateAnswer::NotExpected } else { LateAnswer::Expected };
        answer.background
    }

    /// The next event within this time.
    pub(super) fn next(&mut self, within: Duration) -> io::Result<Received> {
        if let Some(event) = self.typed.pop_front() {
            return Ok(Received::Event(event));
        }
        let end = Instant::now() + within;
        loop {
            let awake = Instant::now();
            let left = end.saturating_duration_since(awake);
            let is_there = event::poll(left.min(SLICE))?;
            // If the program was stopped during the wait, the wait took longer.
            #[cfg(unix)]
            if let Some(signal) = super::suspension::received(awake) {
                return Ok(signal);
            }
            if is_there {
                let event = event::read()?;
                if !self.late.takes(&event) {
                    return Ok(if is_redraw(&event) { Received::Redraw } else { Received::Event(event) });
                }
            } else if left <= SLICE {
                return Ok(Received::Nothing);
            }
        }
    }
}

/// Ctrl-L.
fn is_redraw(event: &Event) -> bool {
    let key = KeyEvent::new(KeyCode::Char('l'), KeyModifiers::CONTROL);
    matches!(event, Event::Key(pressed)
        if pressed.kind != KeyEventKind::Release && (pressed.code, pressed.modifiers) == (key.code, key.modifiers))
}

/// The answer of a slow terminal, which looks like keys: `Alt+]`, then letters and
/// digits, and `Alt+\` or `Ctrl+G` at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum LateAnswer {
    #[default]
    NotExpected,
    Expected,
    /// It has begun, and up to this many keys still belong to it.
    Begun(u8),
}

impl LateAnswer {
    /// The longest answer, with four digits for each of four channels.
    const LONGEST: u8 = 30;

    /// Whether an event is part of the answer.
    fn takes(&mut self, event: &Event) -> bool {
        let Event::Key(KeyEvent { code: KeyCode::Char(c), modifiers, .. }) = *event else { return false };
        let (is_part, next) = match (*self, c, modifiers) {
            (Self::Expected, ']', KeyModifiers::ALT) => (true, Self::Begun(Self::LONGEST)),
            (Self::Begun(_), '\\', KeyModifiers::ALT) | (Self::Begun(_), 'g', KeyModifiers::CONTROL) => {
                (true, Self::NotExpected)
            }
            (Self::Begun(left @ 1..), c, KeyModifiers::NONE)
                if c.is_ascii_hexdigit() || "rgba:;/#".contains(c) =>
            {
                (true, Self::Begun(left - 1))
            }
            (Self::Begun(_), ..) => (false, Self::NotExpected),
            (state, ..) => (false, state),
        };
        *self = next;
        is_part
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(c: char, modifiers: KeyModifiers) -> Event {
        Event::Key(KeyEvent::new(KeyCode::Char(c), modifiers))
    }

    fn answer(end: Event) -> Vec<Event> {
        let body = "11;rgb:1e1e/1e1e/1e1e".chars().map(|c| key(c, KeyModifiers::NONE));
        [key(']', KeyModifiers::ALT)].into_iter().chain(body).chain([end]).collect()
    }

    #[test]
    fn a_late_answer_is_not_taken_for_keys() {
        for end in [key('\\', KeyModifiers::ALT), key('g', KeyModifiers::CONTROL)] {
            let mut late = LateAnswer::Expected;
            assert!(!late.takes(&key('5', KeyModifiers::NONE)), "keys come through before it");
            assert!(answer(end).iter().all(|event| late.takes(event)));
            assert!(!late.takes(&key('5', KeyModifiers::NONE)), "and after it");
        }
    }

    #[test]
    fn keys_are_keys_if_no_answer_is_expected() {
        let mut late = LateAnswer::NotExpected;
        assert!(!answer(key('g', KeyModifiers::CONTROL)).iter().any(|event| late.takes(event)));
    }

    #[test]
    fn an_answer_that_never_ends_takes_no_more_keys_than_the_longest() {
        let mut late = LateAnswer::Begun(LateAnswer::LONGEST);
        let taken = (0..100).filter(|_| late.takes(&key('5', KeyModifiers::NONE))).count();
        assert_eq!(taken, usize::from(LateAnswer::LONGEST));
    }
}
