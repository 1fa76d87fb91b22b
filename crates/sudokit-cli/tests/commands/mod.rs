//! Commands in pipes and scripts.

mod console;
mod create;
mod documents;
mod files;
mod lists;
mod play;
mod setters;
mod watch;
