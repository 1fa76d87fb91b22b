//! `sudoku completions`

use crate::args;
use crate::sink::write_text;
use crate::status::Status;

pub fn complete(arguments: &args::Completions) -> anyhow::Result<Status> {
    // clap_complete panics on a closed pipe if it writes there itself.
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut args::command(), "sudoku", &mut script);
    write_text(&arguments.target, &script)
}
