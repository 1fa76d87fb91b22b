//! The loop: wait for the viewer, receive reports of the solvers, draw.

use std::io;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use sudokit_game::ThemeChoice;

use super::worker::SolverThread;
use super::{Speed, Subject, WatchApp, WatchRequest};
use crate::terminal::FullScreen;

/// The time between two frames while something happens.
const TICK: Duration = Duration::from_millis(33);

/// The time between two polls of a solver for the requested step.
const POLL: Duration = Duration::from_millis(5);

/// The time between two polls when nothing else happens.
const IDLE: Duration = Duration::from_millis(100);

/// Shows the subject on the whole screen until the viewer quits, the terminal is
/// closed or `is_over` returns true.
pub fn run(subject: Subject, speed: Speed, theme: ThemeChoice, is_over: &dyn Fn() -> bool) -> io::Result<()> {
    let solvers: Vec<SolverThread> = subject.watches().into_iter().map(SolverThread::start).collect();
    let mut app = WatchApp::new(subject, speed);
    let mut screen = FullScreen::open()?;
    let theme = screen.theme(theme);
    let mut last = Instant::now();
    let mut redraw = Redraw::Needed;
    loop {
        // A closed terminal can be neither drawn on nor read.
        if redraw == Redraw::Needed && screen.draw(|frame| app.draw(frame, theme)).is_err() {
            break;
        }
        let Ok(received) = wait(&mut app, &solvers, &mut screen) else { break };
        redraw = if app.is_playing() { Redraw::Needed } else { received };
        let now = Instant::now();
        app.pass(now - last);
        last = now;
        if fulfil(&mut app, &solvers).is_break() || is_over() {
            break;
        }
    }
    Ok(())
}

/// Whether something may look different.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Redraw {
    Needed,
    NotNeeded,
}

/// Waits for the viewer or a solver, at most until the next frame.
fn wait(app: &mut WatchApp, solvers: &[SolverThread], screen: &mut FullScreen) -> io::Result<Redraw> {
    let end = Instant::now() + if app.is_playing() || app.is_waiting() { TICK } else { IDLE };
    let mut redraw = Redraw::NotNeeded;
    loop {
        let was_waiting = app.is_waiting();
        for (column, solver) in solvers.iter().enumerate() {
            for report in solver.reports() {
                app.receive(column, report);
                redraw = Redraw::Needed;
            }
        }
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() || (was_waiting && !app.is_waiting() && !app.is_playing()) {
            return Ok(redraw);
        }
        if let Some(event) = screen.next(left.min(if app.is_waiting() { POLL } else { TICK }))? {
            app.handle(&event);
            // Events that are waiting are drawn in one frame.
            while let Some(event) = screen.next(Duration::ZERO)? {
                app.handle(&event);
            }
            return Ok(Redraw::Needed);
        }
    }
}

fn fulfil(app: &mut WatchApp, solvers: &[SolverThread]) -> ControlFlow<()> {
    let mut flow = ControlFlow::Continue(());
    for request in app.take_requests() {
        match request {
            WatchRequest::Show(step) => solvers.iter().for_each(|solver| solver.show(step)),
            WatchRequest::Quit => flow = ControlFlow::Break(()),
        }
    }
    flow
}
