//! Commands in pipes and scripts.

mod answers;
mod boards;
mod console;
mod coordinates;
mod create;
mod documents;
mod draw;
mod echoes;
mod exchange;
mod explain;
mod files;
mod gaps;
#[cfg(unix)]
mod guide;
mod help;
#[cfg(unix)]
mod interruption;
mod limits;
mod lists;
mod messages;
mod play;
mod plot;
mod practice;
mod program;
mod schema;
mod selection;
mod setters;
mod settings;
mod tables;
mod usage;
mod watch;
