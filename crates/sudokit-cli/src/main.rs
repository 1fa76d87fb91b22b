//! The program `sudoku`: read → one call of the library → write.

mod answers;
mod args;
mod batch;
mod board;
mod command;
mod input;
mod json;
mod output;
mod pool;
mod progress;
mod report;
mod row;
mod status;
mod stop;
mod symmetry;

use std::process::ExitCode;

use clap::Parser;

use args::Arguments;
use status::{Status, UsageError};

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match command::run(arguments) {
        Ok(status) => status.into(),
        // Whoever read our output has seen enough.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            output::error(&format!("{error:#}"));
            if error.is::<UsageError>() {
                ExitCode::from(Status::WRONG_USAGE)
            } else {
                Status::Unreadable.into()
            }
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io_error = error.chain().find_map(|cause| cause.downcast_ref::<std::io::Error>());
    io_error.is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
