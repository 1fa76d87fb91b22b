//! The loop: wait for the viewer, hear the solvers, draw.

use std::io;
use std::time::{Duration, Instant};

use ratatui::crossterm::event;

use super::reel::Reel;
use super::{App, Request, Speed, Subject};
use crate::terminal::{self, FullScreen};
use sudokit_game::ThemeChoice;

/// How often the screen changes while something happens: often enough for the
/// eye.
const TICK: Duration = Duration::from_millis(33);

/// How often a solver is asked for the step that is wanted.
const PATIENCE: Duration = Duration::from_millis(5);

/// How often it is asked how far it is, when nothing else happens.
const REST: Duration = Duration::from_millis(100);

/// Shows the subject on the whole screen until the viewer leaves, the terminal
/// is closed or `is_over` says so.
pub fn run(subject: Subject, speed: Speed, theme: ThemeChoice, is_over: &dyn Fn() -> bool) -> io::Result<()> {
    let until = subject.until;
    let start = |method| Reel::start(subject.puzzle.clone(), method, until);
    let reels: Vec<Reel> = subject.methods().map(start).collect();
    let theme = terminal::theme(theme);
    let mut app = App::new(subject, speed);
    let mut screen = FullScreen::open()?;
    let mut last = Instant::now();
    let mut news = News::Some;
    loop {
        // A terminal that was closed can be neither drawn on nor read.
        if news == News::Some && screen.draw(|frame| app.draw(frame, theme)).is_err() {
            break;
        }
        let Ok(heard) = listen(&mut app, &reels) else { break };
        news = if app.is_playing() { News::Some } else { heard };
        let now = Instant::now();
        app.pass(now - last);
        last = now;
        if fulfil(&mut app, &reels) == Flow::End || is_over() {
            break;
        }
    }
    Ok(())
}

/// Whether something may look different now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum News {
    Some,
    None,
}

/// Whether to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    On,
    End,
}

/// Waits for the viewer or for a solver, no longer than the screen may stay.
fn listen(app: &mut App, reels: &[Reel]) -> io::Result<News> {
    let end = Instant::now() + if app.is_playing() || app.is_waiting() { TICK } else { REST };
    let mut news = News::None;
    loop {
        let was_waiting = app.is_waiting();
        for (lane, reel) in reels.iter().enumerate() {
            for report in reel.reports() {
                app.hear(lane, report);
                news = News::Some;
            }
        }
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() || (was_waiting && !app.is_waiting() && !app.is_playing()) {
            return Ok(news);
        }
        if event::poll(left.min(if app.is_waiting() { PATIENCE } else { TICK }))? {
            app.handle(&event::read()?);
            // What has come in the meantime is drawn at once.
            while event::poll(Duration::ZERO)? {
                app.handle(&event::read()?);
            }
            return Ok(News::Some);
        }
    }
}

fn fulfil(app: &mut App, reels: &[Reel]) -> Flow {
    let mut flow = Flow::On;
    for request in app.take_requests() {
        match request {
            Request::Show(step) => reels.iter().for_each(|reel| reel.show(step)),
            Request::Quit => flow = Flow::End,
        }
    }
    flow
}
