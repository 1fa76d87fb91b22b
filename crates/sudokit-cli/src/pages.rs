//! Pages of help that are not about a command, such as `sudoku help json`.

use std::ffi::OsString;

use crate::args::Target;
use crate::sink::write_text;
use crate::status::Status;

/// The pages, by name.
const PAGES: [(&str, &str); 2] =
    [("json", include_str!("../docs/json.md")), ("csv", include_str!("../docs/json.md"))];

/// The page that the command line asks for, if any.
pub fn page(arguments: impl IntoIterator<Item = OsString>) -> Option<&'static str> {
    let words: Vec<OsString> = arguments.into_iter().skip(1).collect();
    let [help, name] = &words[..] else { return None };
    let (_, page) = PAGES.iter().find(|(known, _)| name == known)?;
    (help == "help").then_some(page)
}

/// Prints a page.
pub fn print(page: &str) -> anyhow::Result<Status> {
    write_text(&Target { output: None, force: false }, page.as_bytes())
}
