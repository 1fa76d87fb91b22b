//! `sudoku completions` and `sudoku man`: what makes the program known to a
//! system.

use clap::CommandFactory;

use crate::args::{self, Arguments};
use crate::sink::write_text;
use crate::status::{Status, UsageError};

pub fn complete(arguments: &args::Completions) -> anyhow::Result<Status> {
    // clap_complete panics on a closed pipe if it writes there itself.
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut Arguments::command(), "sudoku", &mut script);
    write_text(&arguments.target, &script)
}

pub fn describe(arguments: &args::Man) -> anyhow::Result<Status> {
    let mut program = Arguments::command();
    program.build();
    let page = match &arguments.command {
        None => program,
        Some(name) => {
            let command = program.find_subcommand(name).cloned();
            command.ok_or_else(|| {
                UsageError(format!("there is no command '{name}': sudoku --help lists them"))
            })?
        }
    };
    let mut text = Vec::new();
    clap_mangen::Man::new(page).render(&mut text)?;
    write_text(&arguments.target, &text)
}
