//! What the library's errors leave to the program: which flag or command helps.

use std::str::FromStr;

use sudokit::Error;

/// The sentence of an error, with the flag or command that helps.
pub fn sentence(error: &Error) -> String {
    format!("{error}{}", advice(error))
}

/// The same without the line.
pub fn problem(error: &Error) -> String {
    format!("{}{}", error.sentence(), advice(error))
}

fn advice(error: &Error) -> &'static str {
    match error.unknown_name() {
        Some(("format", _)) => ": `sudoku formats` lists them",
        Some(("technique" | "technique or family", _)) => ": `sudoku techniques` lists them",
        _ if error.needs_alphabet() => " with --alphabet",
        _ if error.needs_column() => " with --column",
        _ if error.needs_regions() => " with --box ROWSxCOLUMNS or --jigsaw FILE",
        _ => "",
    }
}

/// Parses the value of a flag, for clap.
pub fn parse<T>(text: &str) -> Result<T, String>
where
    T: FromStr<Err = Error>,
{
    text.trim().parse().map_err(|error| sentence(&error))
}
