//! `sudoku check --why`: what is wrong with a puzzle that has no solution, or
//! several.

use std::time::Duration;

use anstyle::{AnsiColor, Style};
use serde_json::{Value, json};
use sudokit::format::Record;
use sudokit::solve::{Contradiction, Minimality};
use sudokit::{Cell, Control, Digit, Grid, Puzzle, Solution, internal};

use crate::output::{Look, painted};
use crate::row::Row;
use crate::texts::text;

/// The time limit for the search for a reason, if the user set none.
pub const TIME_LIMIT: Duration = Duration::from_secs(10);

/// The number of cells or clues that are named. The others are counted.
const NAMED: usize = 24;

/// The faults of a puzzle, and the changes that would help.
#[derive(Default)]
pub struct Reason {
    pub sentences: Vec<String>,
    /// The clues that contradict each other, if there is no solution.
    contradiction: Option<Contradiction>,
    /// The cells in which two solutions differ.
    differences: Option<Vec<Cell>>,
    /// The changes that make the puzzle unique, if all were tried.
    changes: Option<Vec<Change>>,
}

/// Another digit in one cell.
struct Change {
    cell: Cell,
    from: Option<Digit>,
    to: Option<Digit>,
}

impl Reason {
    /// Why a grid has no solution. The sentence about the contradiction comes first.
    pub fn of_contradiction(record: &Record, grid: &Grid, control: &Control) -> Self {
        let Some(contradiction) = grid.contradiction(control) else {
            return Self { sentences: vec![text!("why-not-found")], ..Self::default() };
        };
        let repairs = contradiction.repairs(control);
        let contradiction = contradiction.smallest(control);
        let alphabet = &record.alphabet;
        let sentences =
            vec![contradiction.sentence(alphabet), contradiction.repair_sentence(&repairs, alphabet)];
        let changes = repairs.changes.iter().map(|change| Change {
            cell: change.cell,
            from: Some(change.from),
            to: change.to,
        });
        let changes = repairs.is_complete.then(|| changes.collect());
        Self { sentences, contradiction: Some(contradiction), differences: None, changes }
    }

    /// What decides between the solutions of a puzzle, two of which are known.
    pub fn of_several(record: &Record, puzzle: &Puzzle, two: &[Solution; 2], control: &Control) -> Self {
        let geometry = puzzle.geometry();
        let differences: Vec<Cell> =
            geometry.cells().filter(|&cell| two[0].get(cell) != two[1].get(cell)).collect();
        let symbol = |digit| record.alphabet.symbol(digit);
        let open = differences.iter().map(|&cell| {
            let [first, second] = [0, 1].map(|solution| symbol(two[solution].get(cell)));
            format!("{}={first}/{second}", geometry.position(cell))
        });
        let mut sentences = vec![text!("why-differences", n = differences.len(), cells = some(open))];
        let deciding = puzzle.solve().control(control).deciding_clues();
        sentences.push(match deciding.as_deref() {
            Some([]) => text!("why-no-deciding"),
            Some(clues) => {
                let names = clues.iter().map(|candidate| {
                    format!("{}={}", geometry.position(candidate.cell), symbol(candidate.digit))
                });
                text!("why-deciding", n = clues.len(), clues = some(names))
            }
            None => text!("why-deciding-stopped"),
        });
        let changes = deciding.map(|clues| {
            let change = |candidate: sudokit::Candidate| Change {
                cell: candidate.cell,
                from: None,
                to: Some(candidate.digit),
            };
            clues.into_iter().map(change).collect()
        });
        Self { sentences, contradiction: None, differences: Some(differences), changes }
    }

    /// The row of a puzzle, with what is wrong.
    pub fn add_to(&self, row: Row, record: &Record, look: Look) -> Row {
        let geometry = record.grid.geometry();
        let cells = |cells: &[Cell]| {
            cells.iter().map(|&cell| Value::from(geometry.position(cell).to_string())).collect::<Value>()
        };
        let known = |least| self.contradiction.as_ref().map(|found| found.minimality() >= least);
        let changes = self
            .changes
            .as_ref()
            .map(|changes| changes.iter().map(|change| change.value(record, look)).collect::<Value>());
        row.with("conflict", self.contradiction.as_ref().map(|found| cells(found.cells())))
            .with("irreducible", known(Minimality::Irreducible))
            .with("smallest", known(Minimality::Smallest))
            .with("differences", self.differences.as_deref().map(cells))
            .with("changes", changes)
    }

    /// The board with a mark at each clue of the contradiction.
    pub fn draw(&self, record: &Record, look: Look) -> Option<String> {
        let contradiction = self.contradiction.as_ref()?;
        let (cells, grid) = (contradiction.cells(), contradiction.grid());
        let geometry = grid.geometry();
        let symbols = geometry.cells().map(|cell| match grid.get(cell) {
            Some(digit) => record.alphabet.symbol(digit),
            None => ".".to_owned(),
        });
        let marked = symbols
            .zip(geometry.cells())
            .map(|(symbol, cell)| if cells.contains(&cell) { symbol + "*" } else { symbol });
        let texts: Vec<String> = marked.collect();
        let drawing = internal::draw(geometry, &texts, &|cell, text| {
            let style: Style = AnsiColor::Red.on_default().bold();
            if look.is_coloured && cells.contains(&cell) { painted(style, text) } else { text.to_owned() }
        });
        let is_known = contradiction.minimality() > Minimality::Unknown && !cells.is_empty();
        is_known.then(|| drawing + &text!("why-legend") + "\n")
    }
}

impl Change {
    /// `{"cell":"r4c5","from":7,"to":1}`, or in CSV `r4c5:7>1`.
    fn value(&self, record: &Record, look: Look) -> Value {
        let at = record.grid.geometry().position(self.cell).to_string();
        let Self { from, to, .. } = *self;
        if look.is_csv() {
            let symbol =
                |digit: Option<Digit>| digit.map_or(String::from("."), |digit| record.alphabet.symbol(digit));
            return Value::from(format!("{at}:{}>{}", symbol(from), symbol(to)));
        }
        let digit = |digit: Option<Digit>| digit.map(Digit::get);
        json!({"cell": at, "from": digit(from), "to": digit(to)})
    }
}

/// The first names of a list, and the number of the others.
fn some(names: impl ExactSizeIterator<Item = String>) -> Vec<String> {
    let others = names.len().saturating_sub(NAMED);
    let more = (others > 0).then(|| text!("why-more", n = others));
    names.take(NAMED).chain(more).collect()
}
