//! The viewer: keys and clicks, screens as text, recordings.

mod casts;
mod keys;
mod proofs;
mod screens;
mod viewer;
