//! Boards of pencil marks: every cell shows its candidates.
//!
//! ```text
//! .------------------.-----------------.
//! | 5    3     124   | 26    7   2468  |
//! | 6    247   247   | 1     9   5     |
//! :------------------+-----------------:
//! ```
//!
//! Up to 9x9, the candidates of a cell are written together; on larger boards commas separate them.
//! The reader ignores the marks that HoDoKu adds around a step (`*`, `#`, `@`, letters, `-`).
//! SudoCue's `u` before a digit means that the player placed it.
//!
//! A cell with one digit may be a given, a placed digit or a cell with one candidate left. It
//! counts as a given unless an unsolved peer still has that digit as a candidate, because a player
//! removes a digit from all peers after placing it. Where this rule would give the wrong result,
//! the writer puts the candidate in parentheses: `(7)`, and `()` for a cell without candidates.
//!
//! Some formats list the eliminated candidates; others show all candidates of a cell even if the
//! player made no notes. Both are compared with what the digits on the board allow ([`cross_out`],
//! [`keep_shown`]).

use super::cells::{Borders, CellTexts};
use super::symbols::{Spacing, Token, is_blank_sign};
use super::{frame, mark_alphabet};
use crate::base::{Candidate, Cell, Digit, DigitSet, Error, Position};
use crate::board::alphabet::LARGEST_DIGIT;
use crate::board::{Geometry, Grid};
use crate::format::{Alphabet, Context, Format, FormatProblem, Paint, Record};

/// Whether the tokens of a board are pencil marks. Up to 9x9, a token with several digits is a set
/// of candidates, unless the board also shows empty cells: then it is a number that is too large.
/// If a token begins with `0`, zeros are candidates and not empty cells. On larger boards numbers
/// have several digits, but no commas.
pub(in crate::format) fn is_pencilled(cells: &CellTexts<'_>) -> bool {
    let mut texts = cells.tokens.iter().map(|token| token.text);
    if cells.spacing == Spacing::Dense {
        false
    } else if cells.side <= LARGEST_DIGIT {
        let has_zero = texts.clone().any(|text| text.len() > 1 && text.starts_with('0'));
        let is_empty = |text: &str| {
            text.chars().count() == 1 && text.contains(is_blank_sign) && !(has_zero && text == "0")
        };
        texts.clone().any(|text| text.chars().nth(1).is_some()) && !texts.any(is_empty)
    } else {
        texts.any(|text| text.contains([',', '(']))
    }
}

/// Reads the cells of a board of pencil marks.
pub(in crate::format) fn read(
    cells: &CellTexts<'_>,
    geometry: &Geometry,
    context: &Context,
) -> Result<Record, Error> {
    let side = geometry.side();
    let alphabet = match &context.options.alphabet {
        Some(_) => context.alphabet_of(side, Alphabet::decimal)?,
        None => mark_alphabet::of_marks(&cells.tokens, side)?,
    };
    let note = |(cell, token): (Cell, &Token<'_>)| {
        note(token.text, &alphabet, side, geometry.position(cell)).map_err(|error| error.at_line(token.line))
    };
    let notes: Vec<Note> = geometry.cells().zip(&cells.tokens).map(note).collect::<Result<_, _>>()?;
    let format = if cells.borders == Borders::None { Format::SudoCueMarks } else { Format::Pencilmarks };
    Ok(record(geometry, &notes, format, alphabet))
}

/// The content of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::format) enum Note {
    /// Candidates. A single one may be a given.
    Set(DigitSet),
    /// Candidates of a cell that is certainly not a given.
    Open(DigitSet),
    /// A digit that the player placed.
    Placed(Digit),
}

impl Note {
    fn set(self) -> DigitSet {
        match self {
            Self::Set(set) | Self::Open(set) => set,
            Self::Placed(digit) => DigitSet::only(digit),
        }
    }
}

fn note(text: &str, alphabet: &Alphabet, side: usize, at: Position) -> Result<Note, Error> {
    let unknown = |symbol: &str| {
        let (symbol, alphabet) = (symbol.to_owned(), alphabet.to_string());
        Error::from(FormatProblem::UnknownSymbol { at, symbol, alphabet })
    };
    if let Some(set) = columns(text, alphabet, side) {
        return Ok(Note::Set(set));
    }
    if text.chars().all(is_blank_sign) && alphabet.digit(text).is_none() {
        return Ok(Note::Open(DigitSet::full(side)));
    }
    if let Some(inner) = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) {
        return digits(inner, alphabet, side).map(Note::Open).map_err(|symbol| unknown(&symbol));
    }
    if let Some(digit) = text.strip_prefix('u').filter(|_| alphabet.digit("u").is_none()) {
        return alphabet.digit(digit).map(Note::Placed).ok_or_else(|| unknown(text));
    }
    match digits(text, alphabet, side) {
        // Marks alone are not candidates.
        Ok(set) if set.is_empty() => Err(unknown(text)),
        set => set.map(Note::Set).map_err(|symbol| unknown(&symbol)),
    }
}

/// Parses a group of `side` characters, each the digit of its position or a character that means
/// "not this one", as in Sukaku.
fn columns(text: &str, alphabet: &Alphabet, side: usize) -> Option<DigitSet> {
    let symbols = alphabet.as_characters_of(side);
    let is_group = text.chars().count() == side
        && text.contains(is_blank_sign)
        && text.chars().zip(&symbols).all(|(c, symbol)| c == *symbol || is_blank_sign(c));
    let chosen = text.chars().zip(&symbols).zip(Digit::all(side)).filter(|((c, symbol), _)| c == *symbol);
    is_group.then(|| chosen.map(|(_, digit)| digit).collect())
}

/// Parses digits that are written together or separated by commas. The error is the unknown symbol.
fn digits(text: &str, alphabet: &Alphabet, side: usize) -> Result<DigitSet, String> {
    let on_board = |digit: &Digit| digit.index() < side;
    if side > LARGEST_DIGIT {
        let symbols = text.split(',').filter(|symbol| !symbol.is_empty());
        return symbols
            .map(|symbol| alphabet.digit(symbol).filter(on_board).ok_or_else(|| symbol.to_owned()))
            .collect();
    }
    let mut set = DigitSet::EMPTY;
    for c in text.chars() {
        match alphabet.digit(c.encode_utf8(&mut [0; 4])).filter(on_board) {
            Some(digit) => set = set.with(digit),
            None if mark_alphabet::SIGNS.contains(c) || c.is_ascii_uppercase() => {}
            None => return Err(c.to_string()),
        }
    }
    Ok(set)
}

/// Separates givens from candidates.
pub(in crate::format) fn record(
    geometry: &Geometry,
    notes: &[Note],
    format: Format,
    alphabet: Alphabet,
) -> Record {
    let sets: Vec<DigitSet> = notes.iter().map(|note| note.set()).collect();
    let givens = geometry.cells().map(|cell| match notes[cell.index()] {
        Note::Set(set) => set.single().filter(|&digit| !is_contested(geometry, &sets, cell, digit)),
        Note::Open(_) | Note::Placed(_) => None,
    });
    let grid = Grid::from_digits(geometry.clone(), givens);
    let mut record = Record::new(grid, format, alphabet);
    for (cell, note) in geometry.cells().zip(notes) {
        if let Note::Placed(digit) = *note {
            record.place(cell, Some(digit));
        }
    }
    // Without placed digits, it is unknown who eliminated the candidates, so they are part of the
    // puzzle. With placed digits they are notes.
    if record.progress.placed.is_empty() {
        record.grid = record.grid.with_limits(sets);
    } else {
        keep_shown(&mut record, &sets);
    }
    record
}

/// Whether an unsolved peer still has the digit of a cell as a candidate.
fn is_contested(geometry: &Geometry, sets: &[DigitSet], cell: Cell, digit: Digit) -> bool {
    geometry.peers(cell).iter().map(|peer| sets[peer.index()]).any(|set| set.contains(digit) && set.len() > 1)
}

/// Writes the candidates of every cell. Each column is as wide as its widest cell.
pub(in crate::format) fn write(record: &Record, paint: Paint<'_>) -> String {
    draw(record.grid.geometry(), &texts(record), paint)
}

/// Draws a board whose cells show any text, for example pencil marks with the marks of a step.
///
/// # Panics
///
/// Panics if there are fewer texts than cells.
pub fn draw(geometry: &Geometry, texts: &[String], paint: Paint<'_>) -> String {
    frame::PENCILMARKS.draw(geometry, texts, paint)
}

/// The text of each cell.
fn texts(record: &Record) -> Vec<String> {
    let geometry = record.grid.geometry();
    let filled = record.filled_in();
    let mut sets = filled.open_digits();
    for (cell, marks) in &record.progress.marks {
        sets[cell.index()] = *marks;
    }
    let separator = if geometry.side() > LARGEST_DIGIT { "," } else { "" };
    geometry
        .cells()
        .map(|cell| {
            let set = sets[cell.index()];
            let symbols: Vec<String> = set.into_iter().map(|digit| record.alphabet.symbol(digit)).collect();
            let text = symbols.join(separator);
            let looks_given = set.single().is_some_and(|digit| !is_contested(geometry, &sets, cell, digit));
            let is_given = filled.get(cell).is_some();
            if set.is_empty() || (looks_given && !is_given) { format!("({text})") } else { text }
        })
        .collect()
}

/// Removes candidates from the notes.
pub(in crate::format) fn cross_out(record: &mut Record, gone: impl IntoIterator<Item = Candidate>) {
    let filled = record.filled_in();
    let open = filled.open_digits();
    for Candidate { cell, digit } in gone {
        let open = open[cell.index()];
        if filled.get(cell).is_none() && open.contains(digit) {
            record.progress.marks.entry(cell).or_insert(open).remove(digit);
        }
    }
}

/// The candidates that the notes of a record leave out.
pub(in crate::format) fn crossed_out(record: &Record) -> impl Iterator<Item = Candidate> {
    let open = record.filled_in().open_digits();
    record.progress.marks.iter().flat_map(move |(&cell, &marks)| {
        let gone: DigitSet = open[cell.index()] - marks;
        gone.into_iter().map(move |digit| Candidate { cell, digit })
    })
}

/// Stores what empty cells show as notes, if it differs from what the digits on the board allow. A
/// cell that shows nothing is left without notes.
pub(in crate::format) fn keep_shown(record: &mut Record, shown: &[DigitSet]) {
    let filled = record.filled_in();
    for (cell, open) in filled.geometry().cells().zip(filled.open_digits()) {
        let shown = shown[cell.index()];
        if shown != open {
            record.note(cell, shown);
        }
    }
}
