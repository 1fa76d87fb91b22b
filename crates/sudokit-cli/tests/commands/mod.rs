//! Commands in pipes and scripts.

mod boards;
mod console;
mod create;
mod documents;
mod exchange;
mod files;
mod gaps;
mod lists;
mod play;
mod program;
mod schema;
mod setters;
mod tables;
mod watch;
