//! Commands in pipes and scripts.

mod console;
mod create;
mod documents;
mod files;
mod help;
#[cfg(unix)]
mod interruption;
mod limits;
mod lists;
mod play;
mod setters;
mod settings;
mod watch;
