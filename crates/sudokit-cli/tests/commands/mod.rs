//! Commands in pipes and scripts.

mod boards;
mod console;
mod create;
mod documents;
mod echoes;
mod exchange;
mod files;
mod gaps;
mod help;
#[cfg(unix)]
mod interruption;
mod limits;
mod lists;
mod play;
mod program;
mod schema;
mod selection;
mod setters;
mod settings;
mod tables;
mod watch;
