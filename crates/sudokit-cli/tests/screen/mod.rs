//! The game on the whole screen, through the real program in a real terminal.
#![cfg(unix)]

mod colours;
mod games;
mod home;
mod leaving;
mod mouse;
mod pasting;
mod resuming;
mod sizes;
mod terminal;
