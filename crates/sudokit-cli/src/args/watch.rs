//! Flags of `sudoku watch`.

use std::path::PathBuf;

use clap::builder::TypedValueParser;
use sudokit::logic::Order;
use sudokit::watch::Method;
use sudokit_game::ThemeChoice;

use super::logic::order_parser;
use super::values::{named, theme_parser, whole_number};
use super::{InputOptions, ResultOptions};

pub const WATCH_EXAMPLES: &str = "\
Examples:
  sudoku watch puzzle.txt
  sudoku watch --method logic --speed 1 puzzle.txt
  sudoku watch --method search --versus backtrack puzzle.txt
  sudoku watch --all several.txt
  sudoku watch --json puzzle.txt | head
  sudoku watch --every 1000 --csv puzzle.txt > frames.csv
  sudoku watch --record search.cast puzzle.txt";

#[derive(clap::Args, Debug)]
pub struct Watch {
    /// How the puzzle is solved
    #[arg(long, value_name = "METHOD", value_parser = method_parser(), default_value = Method::Search.name())]
    pub method: Method,
    /// Solve it by another method beside that, step by step
    #[arg(long, value_name = "METHOD", value_parser = method_parser(), hide_possible_values = true)]
    pub versus: Option<Method>,
    /// With --method logic, which step comes next
    #[arg(long, value_name = "ORDER", default_value_t, value_parser = order_parser())]
    pub order: Order,
    /// Go on after the first solution until nothing is left to try
    #[arg(long)]
    pub all: bool,
    /// Steps a second
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = whole_number(1..=u64::MAX))]
    pub speed: u64,
    /// The colors of the screen
    #[arg(long, value_name = "THEME", value_parser = theme_parser())]
    pub theme: Option<ThemeChoice>,
    /// In a pipe or file, only each N-th step and the last
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole_number(1..=u64::MAX))]
    pub every: u64,
    /// In a pipe or file, at most N steps
    #[arg(long, value_name = "N", value_parser = whole_number(1..=u64::MAX))]
    pub limit: Option<u64>,
    /// Instead of showing the screen, record it: a film for asciinema, of about a minute at most
    #[arg(long, value_name = "FILE", conflicts_with_all = ["output", "json", "csv", "every", "limit"])]
    pub record: Option<PathBuf>,
    /// The screen of the recording, in columns and rows
    #[arg(long, value_name = "WxH", default_value = "80x24", value_parser = parse_screen)]
    pub screen: (u16, u16),
    #[command(flatten)]
    pub input: InputOptions,
    #[command(flatten)]
    pub output: ResultOptions,
}

fn method_parser() -> impl TypedValueParser<Value = Method> {
    let about = |method| match method {
        Method::Backtrack => "The first empty cell, digit by digit",
        Method::Search => "Guesses, and what follows from them",
        Method::Logic => "Techniques, as a person does",
    };
    named(Method::ALL.map(|method| (method, method.name(), about(method))))
}

/// `80x24`
fn parse_screen(text: &str) -> Result<(u16, u16), String> {
    const LARGEST: u16 = 1000;
    let size =
        text.split_once('x').and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    match size {
        Some(size @ (1..=LARGEST, 1..=LARGEST)) => Ok(size),
        _ => Err(format!("'{text}' is no screen, such as 80x24")),
    }
}
