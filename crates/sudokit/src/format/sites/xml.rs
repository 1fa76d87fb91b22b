//! Files that begin with `<`: which program wrote them.

use roxmltree::Document;

use super::{ksudoku, opensudoku};
use crate::base::Error;
use crate::format::{Context, Record, syntax};

const NAME: &str = "xml";

/// The puzzles of a document.
pub(in crate::format) fn read(text: &str, context: &Context) -> Vec<Result<Record, Error>> {
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let document = match Document::parse_with_options(text.trim_start(), options) {
        Ok(document) => document,
        Err(error) => {
            let line = error.pos().row as usize;
            return vec![Err(syntax(NAME, error.to_string()).at_line(line.max(1)))];
        }
    };
    match document.root_element().tag_name().name() {
        root if opensudoku::is_root(root) => opensudoku::read(&document, context),
        "ksudoku" | "ksudoku-graph" => vec![ksudoku::read(&document, context)],
        root => vec![Err(syntax(NAME, format!("<{root}> is not a file of OpenSudoku, gSudoku or KSudoku")))],
    }
}

/// The puzzles of elements of OpenSudoku's files that stand alone.
pub(in crate::format) fn read_games(text: &str, context: &Context) -> Vec<Result<Record, Error>> {
    match Document::parse(text) {
        Ok(document) => opensudoku::read(&document, context),
        Err(error) => vec![Err(syntax(NAME, error.to_string()))],
    }
}

/// The name of the root element, as far as the text shows it.
pub(in crate::format) fn root(text: &str) -> Option<&str> {
    let start =
        text.match_indices('<').find(|(i, _)| text[i + 1..].starts_with(|c: char| c.is_alphabetic()))?.0;
    let name = &text[start + 1..];
    name.split(|c: char| c.is_whitespace() || ">/".contains(c)).next()
}
