//! Games without a screen: rules, random play, saved games, sentences.

mod play;
mod properties;
mod saved_games;
mod scenes;
mod sentences;
