//! The game on the whole screen.
//!
//! ```text
//!  events ──▶ keys, mouse ──▶ PlayCommand ──▶ PlayApp ──▶ PlayRequest ──▶ event loop:
//!                                                │               disk, threads, clipboard
//!                                                └──▶ Plan ──▶ board, pane, footer, dialog
//! ```
//!
//! [`PlayApp`] is the whole game on a screen. It knows neither a terminal nor a
//! disk. [`run`] is the loop around it.

mod app;
mod board_key;
mod cover;
mod dialog;
mod entry;
mod event_loop;
mod hints;
mod keys;
mod mouse;
mod palette;
mod pane;
mod paste;
mod questions;
mod request;
mod scene;
mod screen;
mod typing;
mod zoom;

pub use app::PlayApp;
pub use dialog::{GameMenu, ListedGame, PlayDialog};
pub use entry::Mode;
pub use event_loop::{Opening, run};
pub use keys::PlayCommand;
pub use request::{Message, PlayRequest, Tone, Waiting};
