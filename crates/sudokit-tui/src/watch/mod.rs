//! A solver at work, on the whole screen.
//!
//! ```text
//!            keys, mouse, time
//!                   │
//!                   ▼      Request::Show(step)
//!   screen ◀─────  App  ──────────────────────▶ Reel: a thread that owns a Watch
//!                   ▲                             │
//!                   └──────── Report ─────────────┘
//!                     frame, how far it looked, end
//! ```
//!
//! [`App`] is all there is to see, and knows neither threads nor clocks: it says
//! which step it wants, and is told when it is there. So whoever watches ten
//! million steps never waits for the keyboard. [`run`] is the loop around it;
//! [`Cast`] plays the same screen into a recording.

mod app;
mod bar;
mod cast;
mod columns;
mod command;
mod dialog;
mod figures;
mod keys;
mod lane;
mod pane;
mod picture;
mod reel;
mod screen;
mod speed;
mod stage;

pub use app::{App, Request, Subject};
pub use cast::{Cast, Footage};
pub use command::Command;
pub use lane::Lane;
pub use reel::Report;
pub use speed::Speed;
pub use stage::run;
