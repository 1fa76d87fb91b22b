//! `sudoku completions`

use std::io::Write;

use clap::CommandFactory;

use crate::args::{self, Arguments};
use crate::status::Status;

pub fn run(arguments: &args::Completions) -> anyhow::Result<Status> {
    // clap_complete panics on a closed pipe if it writes there itself.
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut Arguments::command(), "sudoku", &mut script);
    std::io::stdout().write_all(&script)?;
    Ok(Status::Done)
}
