//! Screens as text, and what keys do. The pictures are in the folders `snapshots`.

mod play;
mod screens;
mod watch;
