//! `KSudoku`'s saved games.
//!
//! `<values>` has a letter for each cell. There are two styles: the program writes `b` for 1,
//! column by column; other tools write `a` for 1, row by row. The letters that only one style uses
//! (`a`, and the one after the last) show which it is. If neither appears, the caller's alphabet
//! must decide.

use roxmltree::{Document, Node};
use sudokit_text::phrase;

use crate::base::{Cell, Digit, DigitSet, Error, MAX_SIDE, MIN_SIDE};
use crate::board::{Extra, Grid, Regions, Shape};
use crate::format::{Alphabet, ChosenBoard, Context, Format, FormatProblem, Record, syntax, unsupported};

const NAME: &str = "ksudoku";

pub(in crate::format) fn read(document: &Document<'_>, context: &Context) -> Result<Record, Error> {
    let node = |name: &str| document.descendants().find(|node| node.has_tag_name(name));
    let missing = |element: &str| syntax(NAME, phrase!("syntax-xml-missing", element));
    let graph = node("graph").ok_or_else(|| missing("graph"))?;
    let values = node("values").and_then(|node| node.text()).ok_or_else(|| missing("values"))?;
    let values: Vec<char> = values.chars().filter(|c| !c.is_whitespace()).collect();
    let order = graph.attribute("order").and_then(|order| order.parse().ok());
    let side: usize = order
        .filter(|side| (MIN_SIDE..=MAX_SIDE).contains(side))
        .ok_or_else(|| syntax(NAME, phrase!("syntax-ksudoku-order")))?;
    if document.descendants().any(|node| node.has_tag_name("cage")) {
        return Err(unsupported(NAME, phrase!("unsupported-cages")));
    }
    if values.len() != side * side {
        let found = values.len();
        return Err(unsupported(NAME, phrase!("unsupported-cells", found, side)));
    }

    let style = SymbolStyle::of(&values, side, context.options.alphabet.as_ref())?;
    let ChosenBoard { geometry, overruled } = board(&graph, side, style, context)?;
    let mut grid = Grid::empty(geometry.clone());
    for (index, &c) in values.iter().enumerate() {
        let cell = style.cell(index, side);
        let digit = (c as usize).checked_sub(style.first() as usize).filter(|value| *value < side);
        match (c, digit) {
            ('_' | '.', _) => {}
            (_, Some(value)) => grid.set(cell, Some(Digit::from_index(value))),
            (_, None) => {
                let at = geometry.position(cell).to_string();
                return Err(syntax(NAME, phrase!("syntax-ksudoku-letter", at, letter = c)));
            }
        }
    }
    let mut record = Record::new(grid, Format::KSudoku, Alphabet::usual(side));
    record.overruled = overruled;
    read_history(document, &mut record, style);
    Ok(record)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum SymbolStyle {
    /// `a` is 1, row by row.
    Rows,
    /// `b` is 1, column by column, as the program itself writes.
    Columns,
}

impl SymbolStyle {
    fn of(values: &[char], side: usize, asked: Option<&Alphabet>) -> Result<Self, Error> {
        let after_last = char::from(b'a' + side.min(25) as u8);
        let asked = asked.and_then(Alphabet::as_characters).and_then(|symbols| symbols.first());
        match (values.contains(&'a'), values.contains(&after_last), asked) {
            (_, _, Some('a')) | (true, _, _) => Ok(Self::Rows),
            (_, _, Some('b')) | (_, true, _) => Ok(Self::Columns),
            _ if values.iter().all(|c| "_.".contains(*c)) => Ok(Self::Columns),
            _ => {
                let last = char::from(b'a' + side as u8 - 1);
                let alphabets = vec![format!("a-{last}"), format!("b-{after_last}")];
                Err(FormatProblem::Ambiguous { alphabets }.into())
            }
        }
    }

    const fn first(self) -> char {
        match self {
            Self::Rows => 'a',
            Self::Columns => 'b',
        }
    }

    fn cell(self, index: usize, side: usize) -> Cell {
        Cell::new(match self {
            Self::Rows => index,
            Self::Columns => index % side * side + index / side,
        })
    }

    /// Converts a number in the text to its cell.
    fn numbered(self, index: &str, side: usize) -> Option<Cell> {
        let index = index.parse().ok().filter(|index| *index < side * side)?;
        Some(self.cell(index, side))
    }
}

fn board(
    graph: &Node<'_, '_>,
    side: usize,
    style: SymbolStyle,
    context: &Context,
) -> Result<ChosenBoard, Error> {
    let attribute = |name: &str| graph.attribute(name).unwrap_or_default().to_ascii_lowercase();
    if attribute("type") == "roxdoku" {
        return Err(unsupported(NAME, phrase!("unsupported-dimensions")));
    }
    let clique = |node: Node<'_, '_>| -> Option<Vec<Cell>> {
        let indices = node.text().unwrap_or_default().split_whitespace();
        indices.map(|index| style.numbered(index, side)).collect()
    };
    let cliques = graph.descendants().filter(|node| node.has_tag_name("clique"));
    let cliques: Option<Vec<Vec<Cell>>> = cliques.map(clique).collect();
    let cliques = cliques.ok_or_else(|| syntax(NAME, phrase!("syntax-ksudoku-clique")))?;
    let has_blocks = !graph
        .descendants()
        .any(|node| node.has_tag_name("sudokugroups") && node.attribute("withblocks") == Some("0"));

    // Without blocks, the first cliques that cover the board are its regions.
    let line = |cells: &[Cell], along: fn(usize, usize) -> usize| {
        cells.iter().all(|cell| along(cell.index(), side) == along(cells[0].index(), side))
    };
    let is_line = |cells: &&Vec<Cell>| line(cells, |i, side| i / side) || line(cells, |i, side| i % side);
    let mut groups: Vec<&Vec<Cell>> =
        cliques.iter().filter(|cells| !cells.is_empty() && !is_line(cells)).collect();
    let mut label = vec![None; side * side];
    let mut extras = Vec::new();
    if !has_blocks || Shape::for_side(side).is_none() {
        let mut number = 0;
        groups.retain(|cells| {
            let is_region = cells.len() == side && cells.iter().all(|cell| label[cell.index()].is_none());
            if is_region {
                number += 1;
                for cell in *cells {
                    label[cell.index()] = Some(number);
                }
            }
            !is_region
        });
    }
    extras.extend(groups.into_iter().map(|cells| as_extra(cells.clone(), side)));
    if attribute("specific-type") == "xsudoku" {
        extras.extend([Extra::FallingDiagonal, Extra::RisingDiagonal]);
    }
    if label.iter().all(Option::is_some) {
        return context.board(Regions::jigsaw(label)?, extras);
    }
    // A board with only rows and columns gets boxes of one row.
    let rows_only = Shape::new(1, side).filter(|_| !has_blocks).map(Regions::Boxes);
    match rows_only {
        Some(rows) => context.board(rows, extras),
        None => context.board(context.geometry(side, None)?.regions().clone(), extras),
    }
}

/// Names a clique that is a diagonal; otherwise keeps its cells.
fn as_extra(mut cells: Vec<Cell>, side: usize) -> Extra {
    cells.sort();
    let is = |diagonal: fn(usize, usize) -> usize| {
        cells.len() == side && cells.iter().enumerate().all(|(i, cell)| cell.index() == diagonal(i, side))
    };
    if is(|i, side| i * side + i) {
        Extra::FallingDiagonal
    } else if is(|i, side| i * side + side - 1 - i) {
        Extra::RisingDiagonal
    } else {
        Extra::Cells(cells)
    }
}

/// Applies the player's actions in order. The last event of a cell wins.
fn read_history(document: &Document<'_>, record: &mut Record, style: SymbolStyle) {
    let side = record.grid.geometry().side();
    for event in document.descendants().filter(|node| node.has_tag_name("simple-event")) {
        let cell = event.attribute("index").and_then(|index| style.numbered(index, side));
        let Some(cell) = cell.filter(|&cell| record.grid.get(cell).is_none()) else { continue };
        record.progress.placed.remove(&cell);
        record.progress.marks.remove(&cell);
        let digit = event.attribute("value").and_then(|value| Digit::on_board(value.parse().ok()?, side));
        if event.attribute("given") == Some("true") {
            record.grid.set(cell, digit);
        } else {
            record.place(cell, digit);
        }
        if let Some(markers) = event.attribute("markers") {
            let marks: DigitSet = Digit::all(side)
                .zip(markers.chars())
                .filter(|(_, marker)| *marker != '0')
                .map(|(digit, _)| digit)
                .collect();
            if !marks.is_empty() {
                record.progress.marks.insert(cell, marks);
            }
        }
    }
}
