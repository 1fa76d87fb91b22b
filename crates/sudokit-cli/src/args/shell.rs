//! Options of the commands that write completion scripts and manual pages.

use std::path::PathBuf;

use clap::CommandFactory;

use super::values::Suggested;
use super::{Arguments, Target};

#[derive(clap::Args, Debug)]
pub struct Completions {
    pub shell: clap_complete::Shell,
    #[command(flatten)]
    pub target: Target,
}

#[derive(clap::Args, Debug)]
pub struct Man {
    #[arg(value_parser = command_parser(), hide_possible_values = true)]
    pub command: Option<String>,
    #[arg(long, value_name = "DIR", conflicts_with_all = ["command", "output"])]
    pub all: Option<PathBuf>,
    #[command(flatten)]
    pub target: Target,
}

/// A parser of the names of commands, which the command itself checks.
fn command_parser() -> Suggested<String> {
    let names = || {
        let program = Arguments::command();
        program.get_subcommands().map(|command| command.get_name().to_owned()).collect()
    };
    Suggested::new(names, |text| Ok(text.to_owned()))
}
