//! The game on the whole screen, through the real program in a real terminal.

mod colours;
mod dialogue;
mod games;
mod home;
mod leaving;
mod mouse;
mod pasting;
mod pictures;
mod resuming;
mod sizes;
mod starting;
mod terminal;
