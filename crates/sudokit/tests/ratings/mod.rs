//! Ratings and paths, compared with those of the original programs.

mod explainer;
mod hardest;
mod hodoku;
