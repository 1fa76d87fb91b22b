//! Errors of the library, with the option or command that helps. The library itself
//! names no options.

use std::str::FromStr;

use sudokit::Error;
use sudokit::logic::Techniques;

use crate::texts::text;

/// The sentence of an error, with its line.
pub fn sentence(error: &Error) -> String {
    with_advice(error, error.to_string())
}

/// The same without the line.
pub fn problem(error: &Error) -> String {
    with_advice(error, error.sentence())
}

fn with_advice(error: &Error, problem: String) -> String {
    match error.unknown_name() {
        Some(("technique" | "technique or family", name)) => match nearest_technique(name) {
            Some(nearest) => text!("error-unknown-technique-like", problem, nearest),
            None => text!("error-unknown-technique", problem),
        },
        _ if error.needs_alphabet() => text!("error-needs-alphabet", problem),
        _ if error.needs_column() => text!("error-needs-column", problem),
        _ if error.needs_delimiter() => text!("error-needs-delimiter", problem),
        _ if error.needs_regions() => text!("error-needs-regions", problem),
        _ => problem,
    }
}

/// The technique or family with the most similar name, if one is similar enough.
fn nearest_technique(name: &str) -> Option<String> {
    const ALIKE: f64 = 0.8;
    let name = name.trim().to_lowercase().replace([' ', '_'], "-");
    let likeness = |known: &String| strsim::jaro_winkler(known, &name);
    let names = Techniques::names().into_iter().filter(|known| likeness(known) >= ALIKE);
    names.max_by(|one, other| likeness(one).total_cmp(&likeness(other)))
}

/// Parses the value of an option, for clap.
pub fn parse<T>(text: &str) -> Result<T, String>
where
    T: FromStr<Err = Error>,
{
    text.trim().parse().map_err(|error| sentence(&error))
}
