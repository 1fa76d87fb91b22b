//! Files that begin with `<`: detects the program that wrote them.

use roxmltree::Document;
use sudokit_text::phrase;

use super::{ksudoku, opensudoku};
use crate::base::Error;
use crate::format::{Context, Record, lacking, syntax};

const NAME: &str = "xml";

/// Reads the puzzles of a document.
pub(in crate::format) fn read(text: &str, context: &Context) -> Vec<Result<Record, Error>> {
    // Few web pages are valid XML.
    if root(text).is_some_and(|root| root.eq_ignore_ascii_case("html")) {
        return vec![Err(lacking(phrase!("syntax-web-page")).at_line(1))];
    }
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
        root => vec![Err(lacking(phrase!("syntax-xml-root", root)))],
    }
}

/// Reads the puzzles of single elements from OpenSudoku's files.
pub(in crate::format) fn read_games(text: &str, context: &Context) -> Vec<Result<Record, Error>> {
    match Document::parse(text) {
        Ok(document) => opensudoku::read(&document, context),
        Err(error) => vec![Err(syntax(NAME, error.to_string()))],
    }
}

/// The name of the root element, if the text shows it.
pub(in crate::format) fn root(text: &str) -> Option<&str> {
    let start =
        text.match_indices('<').find(|(i, _)| text[i + 1..].starts_with(|c: char| c.is_alphabetic()))?.0;
    let name = &text[start + 1..];
    name.split(|c: char| c.is_whitespace() || ">/".contains(c)).next()
}
