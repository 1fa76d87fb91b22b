//! Flags of the commands that make the program known to a system.

use std::path::PathBuf;

use clap::CommandFactory;

use super::values::Suggested;
use super::{Arguments, Target};

pub const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  sudoku completions bash > ~/.local/share/bash-completion/completions/sudoku
  sudoku completions fish > ~/.config/fish/completions/sudoku.fish";

pub const MAN_EXAMPLES: &str = "\
Examples:
  sudoku man > sudoku.1
  sudoku man solve | man -l -
  sudoku man --all ~/.local/share/man/man1";

#[derive(clap::Args, Debug)]
pub struct Completions {
    /// The shell
    pub shell: clap_complete::Shell,
    #[command(flatten)]
    pub target: Target,
}

#[derive(clap::Args, Debug)]
pub struct Man {
    /// The command to describe; without it, the whole program
    #[arg(value_parser = command_parser(), hide_possible_values = true)]
    pub command: Option<String>,
    /// Write all pages into this folder: sudoku.1, sudoku-solve.1 …
    #[arg(long, value_name = "DIR", conflicts_with_all = ["command", "output"])]
    pub all: Option<PathBuf>,
    #[command(flatten)]
    pub target: Target,
}

/// A parser of the names of commands. What they are is checked later.
fn command_parser() -> Suggested<String> {
    let names = || {
        let program = Arguments::command();
        program.get_subcommands().map(|command| command.get_name().to_owned()).collect()
    };
    Suggested::new(names, |text| Ok(text.to_owned()))
}
