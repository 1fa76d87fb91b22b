//! The game on a screen: what keys do, and what it looks like. The pictures are
//! in `snapshots`.

mod clock;
mod dialogs;
mod entry;
mod games;
mod help;
mod hints;
mod keys;
mod large_boards;
mod player;
mod random_input;
mod screens;
mod sharing;
