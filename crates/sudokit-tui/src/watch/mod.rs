//! A solver at work, on the whole screen.
//!
//! ```text
//!            keys, mouse, time
//!                   │
//!                   ▼        WatchRequest::Show(step)
//!   screen ◀──── WatchApp ──────────────────────────▶ SolverThread: owns a Watch
//!                   ▲                                   │
//!                   └───────────── Report ──────────────┘
//!                     the frame, how far it looked, the end
//! ```
//!
//! [`WatchApp`] is everything that the screen shows. It knows no threads and no
//! clock: it requests a step and receives a report when the solver has reached
//! it. So the keyboard never waits, even after ten million steps. [`run`] is the
//! loop around it. [`Cast`] records the same screen.

mod app;
mod arrangement;
mod bar;
mod cast;
mod column;
mod dialog;
mod event_loop;
mod figures;
mod keys;
mod pane;
mod scene;
mod screen;
mod speed;
mod trail;
mod worker;

pub use app::{Subject, WatchApp, WatchRequest};
pub use cast::{Cast, CastSummary};
pub use column::Column;
pub use event_loop::run;
pub use keys::WatchCommand;
pub use speed::Speed;
pub use trail::DepthTrail;
pub use worker::Report;
