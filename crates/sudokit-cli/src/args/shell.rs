//! Flags of the commands that make the program known to a system.

use super::Target;

pub const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  sudoku completions bash > ~/.local/share/bash-completion/completions/sudoku
  sudoku completions fish > ~/.config/fish/completions/sudoku.fish";

pub const MAN_EXAMPLES: &str = "\
Examples:
  sudoku man > sudoku.1
  sudoku man solve | man -l -";

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
    pub command: Option<String>,
    #[command(flatten)]
    pub target: Target,
}
