//! The viewer: keys and clicks, screens as text, recordings.

mod casts;
mod keys;
mod screens;
mod viewer;
