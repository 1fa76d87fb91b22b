//! The game on the whole screen.
//!
//! ```text
//!  events ──▶ keys, mouse ──▶ Command ──▶ App ──▶ Request ──▶ stage: disk, threads, clipboard
//!                                          │
//!                                          └──▶ Plan ──▶ board, pane, footer, popup
//! ```
//!
//! [`App`] is all there is to the game on a screen, and knows neither terminal
//! nor disk. [`run`] is the loop around it.

mod app;
mod command;
mod dialog;
mod hinting;
mod keys;
mod message;
mod mode;
mod options;
mod pane;
mod pasting;
mod picture;
mod pointing;
mod popup;
mod request;
mod screen;
mod stage;
mod wish;
mod writing;
mod zoom;

pub use app::App;
pub use command::Command;
pub use dialog::Dialog;
pub use message::{Message, Tone};
pub use mode::Mode;
pub use request::{Request, Waiting};
pub use stage::run;
pub use wish::{NewGame, Wish};
