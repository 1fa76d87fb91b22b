//! A puzzle with its board: sections for the digits, for unusual boxes or regions, and for the
//! rules that add houses.
//!
//! ```text
//! [Puzzle]
//! 0 2 0 0
//! 0 0 0 1
//! 3 0 0 0
//! 0 0 4 0
//! [Regions]        n lines of n letters; or [Box] and a line such as 3x2
//! AAAB
//! ACBB
//! CCDB
//! CDDD
//! [Houses]         one rule per line: diagonals, falling diagonal, rising diagonal,
//! diagonals        windoku, disjoint, or the cells of a house
//! r1c2 r2c3 r3c2
//! ```

use sudokit_text::phrase;

use super::cells::Line;
use super::named_board::NamedBoard;
use super::{grid_block, house_rules};
use crate::base::Error;
use crate::board::{Extra, Regions, Shape};
use crate::format::sites::sdk::Section;
use crate::format::{Paint, Record, syntax};

const NAME: &str = "variant";

const BOX: &str = "Box";
const REGIONS: &str = "Regions";
const HOUSES: &str = "Houses";

/// The headings of the sections that describe a board.
pub(in crate::format) const HEADINGS: [&str; 3] = [BOX, REGIONS, HOUSES];

/// The board that the sections describe, if they describe one.
pub(in crate::format) fn board_of(sections: &[Section]) -> Result<Option<NamedBoard>, Error> {
    let find = |name: &str| sections.iter().find(|section| section.heading.eq_ignore_ascii_case(name));
    let (shape, regions, houses) = (find(BOX), find(REGIONS), find(HOUSES));
    if shape.is_none() && regions.is_none() && houses.is_none() {
        return Ok(None);
    }
    let regions = match (regions, shape) {
        (Some(section), _) => Some(joined(section).parse::<Regions>().map_err(|error| at(section, error))?),
        (None, Some(section)) => {
            let shape = joined(section).trim().parse().map_err(|error| at(section, error))?;
            Some(Regions::Boxes(shape))
        }
        (None, None) => None,
    };
    let rows = || sections.first().map_or(0, |puzzle| puzzle.lines.len());
    let side = regions.as_ref().map_or_else(rows, Regions::side);
    let mut rules = Vec::new();
    for line in houses.iter().flat_map(|section| &section.lines) {
        rules.extend(extras(line, side)?);
    }
    Ok(Some(NamedBoard::new(side, regions, rules)))
}

fn joined(section: &Section) -> String {
    section.lines.iter().map(|line| line.text.clone() + "\n").collect()
}

/// Adds the first line of a section to an error.
fn at(section: &Section, error: Error) -> Error {
    let line = section.lines.first().map_or(1, |line| line.number);
    error.at_line(line)
}

/// The rules of a line.
fn extras(line: &Line, side: usize) -> Result<Vec<Extra>, Error> {
    let text = line.text.trim();
    if text.is_empty() {
        return Ok(Vec::new());
    }
    house_rules::read(&text.to_lowercase(), side)
        .ok_or_else(|| syntax(NAME, phrase!("syntax-rule", text)).at_line(line.number))
}

pub(in crate::format) fn write(record: &Record, paint: Paint<'_>) -> String {
    let geometry = record.grid.geometry();
    let mut text = "[Puzzle]\n".to_owned() + &grid_block::write_spaced(record, paint);
    match geometry.regions() {
        Regions::Boxes(shape) if Some(*shape) == Shape::for_side(geometry.side()) => {}
        Regions::Boxes(shape) => text += &format!("[{BOX}]\n{shape}\n"),
        regions => {
            let rows =
                regions.to_string().split_whitespace().map(|row| format!("{row}\n")).collect::<String>();
            text += &format!("[{REGIONS}]\n{rows}");
        }
    }
    let houses = house_rules::words(geometry.extras(), geometry.side());
    if !houses.is_empty() {
        text += &format!("[{HOUSES}]\n{}\n", houses.join("\n"));
    }
    text
}
