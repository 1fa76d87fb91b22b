//! Commands in pipes and scripts.

mod console;
mod create;
mod documents;
mod files;
#[cfg(unix)]
mod interruption;
mod lists;
mod play;
mod setters;
mod watch;
