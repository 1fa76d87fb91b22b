//! Games without a screen: rules, random play, saved games.

mod play;
mod properties;
mod saved_games;
