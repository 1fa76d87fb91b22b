//! What the library's errors leave to the program: which flag or command helps.

use std::str::FromStr;

use sudokit::Error;
use sudokit::logic::Techniques;

/// The sentence of an error, with the flag or command that helps.
pub fn sentence(error: &Error) -> String {
    format!("{error}{}", advice(error))
}

/// The same without the line.
pub fn problem(error: &Error) -> String {
    format!("{}{}", error.sentence(), advice(error))
}

fn advice(error: &Error) -> String {
    let advice = match error.unknown_name() {
        Some(("format", _)) => ": `sudoku formats` lists them",
        Some(("technique" | "technique or family", name)) => {
            return match nearest_technique(name) {
                Some(nearest) => format!(": did you mean {nearest}? `sudoku techniques` lists them"),
                None => ": `sudoku techniques` lists them".to_owned(),
            };
        }
        _ if error.needs_alphabet() => " with --alphabet",
        _ if error.needs_column() => " with --column",
        _ if error.needs_delimiter() => " with --column and --delimiter",
        _ if error.needs_regions() => " with --box ROWSxCOLUMNS or --jigsaw FILE",
        _ => "",
    };
    advice.to_owned()
}

/// The technique or family whose name is most like this, if one is.
fn nearest_technique(name: &str) -> Option<String> {
    const ALIKE: f64 = 0.8;
    let name = name.trim().to_lowercase().replace([' ', '_'], "-");
    let likeness = |known: &String| strsim::jaro_winkler(known, &name);
    let names = Techniques::names().into_iter().filter(|known| likeness(known) >= ALIKE);
    names.max_by(|one, other| likeness(one).total_cmp(&likeness(other)))
}

/// Parses the value of a flag, for clap.
pub fn parse<T>(text: &str) -> Result<T, String>
where
    T: FromStr<Err = Error>,
{
    text.trim().parse().map_err(|error| sentence(&error))
}
