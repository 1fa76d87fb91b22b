//! The program `sudoku`: read → one call of the library → report.
//!
//! # Three layers
//!
//! ```text
//!   args ─▶ command/* ─▶ input ──────▶ batch, pool ──────▶ report ─▶ output
//!                        batches of    a worker on each    events    stdout,
//!                        puzzles       thread                        stderr, files
//! ```
//!
//! * **Input.** An [`input::PuzzleReader`] unpacks and reads files, standard input
//!   and arguments, and returns batches of puzzles, each with its source. At a
//!   terminal, [`prompt`] asks for a missing input.
//! * **Work.** [`batch::run`] passes the batches to the workers of a [`pool`].
//!   A worker is a command's `PuzzleWorker` with everything it keeps between
//!   puzzles, such as the tables of a rater. Each thread has its own. Plain
//!   puzzles have [`short_answers`], many in one text. Commands that make one document of all
//!   puzzles use [`batch::one_by_one`].
//! * **Report.** A worker describes its results to a [`report::Report`]: lines,
//!   boards, [rows](row), notes, errors. The pool sorts the reports of all threads
//!   into the order of the input. An [`output::Output`] writes the results to a
//!   [`sink`], and the first [`messages`] to standard error. A file is
//!   [`unfinished`] until it is complete.
//!
//! A file in `command/` describes one command: it opens the input, calls the library
//! once for each puzzle, and reports the result. The options are in `args/`, the user's
//! settings in [`config`], the exit codes in [`status`], Ctrl-C and time limits in
//! [`stop`], and the note about stopped work in [`rest`]. The sentences of the program
//! are in `texts/`.

mod advice;
mod answers;
mod args;
mod batch;
mod board;
mod booklet;
mod charts;
mod command;
mod config;
mod conversion;
mod document;
mod echo;
mod event;
mod figures;
mod grade;
mod headers;
mod input;
mod list;
mod messages;
mod output;
mod pages;
mod picture;
mod plot_file;
mod pool;
mod progress;
mod prompt;
mod remarks;
mod report;
mod rest;
mod row;
mod short_answers;
mod sink;
mod spare_texts;
mod status;
mod stop;
mod symmetry;
mod texts;
mod trouble;
mod unfinished;

use std::process::ExitCode;

use clap::FromArgMatches;
use clap::error::ErrorKind;

use args::Arguments;
use config::ConfigFile;
use sink::{named, standard_output};
use status::Status;

fn main() -> ExitCode {
    let result = match pages::page(std::env::args_os()) {
        Some(page) => pages::print(page),
        None => run(),
    };
    match result {
        Ok(status) => status.into(),
        // The program that reads our output has closed it. That is not an error.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            output::error(&format!("{error:#}"));
            status::code_of(&error).into()
        }
    }
}

/// Runs the command of the command line, with the settings of the user.
fn run() -> anyhow::Result<Status> {
    let config = ConfigFile::load();
    let matches = match args::matches(|program| config.applied_to(program)) {
        Ok(matches) => matches,
        // Help is a result, so an error is reported if it cannot be written.
        Err(help) if !help.use_stderr() => {
            help.print().map_err(|error| named(standard_output(), error))?;
            return Ok(Status::Done);
        }
        // Without a command, the program prints its help and fails.
        Err(help) if help.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => help.exit(),
        Err(error) => return Ok(refuse(&error)),
    };
    let arguments = match Arguments::from_arg_matches(&matches) {
        Ok(arguments) => arguments,
        Err(error) => return Ok(refuse(&error)),
    };
    if !arguments.quiet {
        config.problems.iter().for_each(|problem| output::say(problem));
    }
    command::run(arguments)
}

/// Reports a wrong command line.
fn refuse(error: &clap::Error) -> Status {
    output::error(&args::mistake::sentence(error));
    output::say(&args::mistake::advice());
    Status::WrongUsage
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io_error = error.chain().find_map(|cause| cause.downcast_ref::<std::io::Error>());
    io_error.is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
