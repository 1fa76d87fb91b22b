//! `sudoku completions`

use clap::CommandFactory;

use crate::args::{self, Arguments};
use crate::sink::write_text;
use crate::status::Status;

pub fn run(arguments: &args::Completions) -> anyhow::Result<Status> {
    // clap_complete panics on a closed pipe if it writes there itself.
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut Arguments::command(), "sudoku", &mut script);
    write_text(&arguments.target, &script)?;
    Ok(Status::Done)
}
