//! Links. The address contains the puzzle, so nothing is fetched.
//!
//! | site | where the puzzle is |
//! |---|---|
//! | f-puzzles | `?load=` and the packed object |
//! | puzz.link, pzv.jp | `?sudoku/9/9/…` |
//! | SudokuPad | the path, or `?puzzleid=`: `fpuzzles…`, `scl…`, `scf…` |
//! | sudoku.coach | the end of the path: 81 cells or `SCv7_32_…` |
//! | SudokuWiki | `?bd=` |
//! | SudokuExchange | `?s=` |
//! | others | any value or end of the path that can only be a puzzle |
//!
//! SudokuWiki, sudoku.coach and SudokuExchange read the 81 cells as they are, so their links can be
//! written without packing anything.

use sudokit_text::phrase;

use super::{fpuzzles, pzpr};
use crate::base::Error;
use crate::format::{Alphabet, Context, Format, Record, catalogue, decimal, lacking};

/// The beginnings of links that end with the cells.
pub(in crate::format) const SUDOKUWIKI: &str = "https://www.sudokuwiki.org/sudoku.htm?bd=";
pub(in crate::format) const SUDOKU_COACH: &str = "https://sudoku.coach/en/play/";
pub(in crate::format) const SUDOKU_EXCHANGE: &str = "https://sudokuexchange.com/play/?s=";

const SITES: [(Format, &str); 3] = [
    (Format::SudokuWikiLink, SUDOKUWIKI),
    (Format::SudokuCoachLink, SUDOKU_COACH),
    (Format::SudokuExchange, SUDOKU_EXCHANGE),
];

pub(in crate::format) fn is_url(text: &str, _: &Context) -> bool {
    let text = text.trim_start();
    ["http://", "https://"]
        .iter()
        .any(|scheme| text.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme)))
}

pub(in crate::format) fn read(text: &str, context: &Context) -> Result<Record, Error> {
    let address = address(text.trim());
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let query = query.split('#').next().unwrap_or_default();
    if pzpr::is_link(query) {
        return pzpr::read_link(query, context);
    }
    let values = query.split('&').filter_map(|pair| pair.split_once('='));
    if let Some((_, payload)) = values.clone().find(|(name, _)| *name == "load") {
        return fpuzzles::read_payload(&percent_decoded(payload), context);
    }
    let (_, path) = path.split_once('/').unwrap_or(("", ""));
    // Base 64 contains slashes: a code may be the whole path or its end.
    let ends = path.rsplit('/').next().into_iter().chain([path]);
    for payload in values.map(|(_, value)| value).chain(ends).map(percent_decoded) {
        if let Some(read) = catalogue::in_link(&payload, context) {
            let record = read(&payload, context)?;
            let is_line = [Format::Line, Format::Sdm].contains(&record.format);
            return Ok(if is_line {
                Record { format: format_of(address, &record), ..record }
            } else {
                record
            });
        }
    }
    Err(lacking(phrase!("syntax-url")))
}

/// The link without its scheme.
fn address(link: &str) -> &str {
    link.split_once("://").map_or(link, |(_, address)| address)
}

/// The format of a link whose cells are not packed. No site has links with other symbols than
/// digits.
fn format_of(address: &str, record: &Record) -> Format {
    let host = |address: &str| {
        let host = address.split(['/', '?']).next().unwrap_or_default().to_ascii_lowercase();
        host.trim_start_matches("www.").to_owned()
    };
    let has_digits = record.alphabet == Alphabet::usual(record.grid.geometry().side());
    let site = SITES.iter().find(|(_, start)| has_digits && host(self::address(start)) == host(address));
    site.map_or(Format::Url, |(format, _)| *format)
}

/// Writes a link that ends with the cells.
pub(in crate::format) fn write(start: &str, record: &Record) -> String {
    format!("{start}{}\n", decimal(record.grid.digits(), '0'))
}

/// Decodes `%2B` and similar escapes to the bytes they represent.
fn percent_decoded(text: &str) -> String {
    let mut parts = text.split('%');
    let mut decoded = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let hex = part.get(..2).filter(|hex| hex.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let byte = hex.and_then(|hex| u8::from_str_radix(hex, 16).ok());
        decoded.push(byte.unwrap_or(b'%'));
        decoded.extend_from_slice(&part.as_bytes()[if byte.is_some() { 2 } else { 0 }..]);
    }
    String::from_utf8_lossy(&decoded).into_owned()
}
