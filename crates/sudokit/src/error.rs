//! What can be wrong with a text, a grid or a board.

use std::fmt;

use crate::rate::{Rating, Score};
use crate::{Clash, Geometry, HouseKind, Position};

/// A sentence that says what is wrong and where.
///
/// ```
/// use sudokit::Puzzle;
///
/// let error = "12345\n123\n".parse::<Puzzle>().unwrap_err();
/// assert_eq!(error.to_string(), "line 2: row 2 has 3 cells, expected 5");
/// assert_eq!(error.line(), Some(2));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, PartialEq, Eq)]
struct Inner {
    kind: Kind,
    line: Option<usize>,
}

/// Private, so that it can grow.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Kind {
    // Boards
    Shape(String),
    JigsawSize(usize),
    JigsawRegion { region: usize, cells: usize, side: usize },
    JigsawRow { row: usize, letters: usize, rows: usize },
    NeedsBoxes(&'static str),
    NeedsSquareBoxes,
    ExtraHouse { side: usize },
    NoUsualBoxes(usize),
    OtherSide { side: usize, asked: usize },

    // Grids
    Clash { geometry: Geometry, clashes: Vec<Clash> },
    EmptyCell(Position),

    // Transforms
    NoPermutation { what: &'static str, side: usize },
    OtherTransform { side: usize, board: usize },
    TornBoxes { what: &'static str, length: usize },
    TornHouse(HouseKind),
    NoTransform(String),
    RepeatedPart(String),
    UnknownMotion(String),
    NoCanonicalForm,
    NoFormOfCandidates,

    // Symbols
    AlphabetRepeats(char),
    AlphabetTaken(char),
    AlphabetSize { symbols: usize, side: Option<usize> },
    UnknownSymbol { at: Position, symbol: String, alphabet: String },
    TooLarge { at: Position, number: String, side: usize },
    TooFewSymbols { found: usize, side: usize },
    TooManySymbols { found: usize, side: usize },
    Ambiguous(Vec<String>),

    // Layouts
    RowLength { row: usize, cells: usize, expected: usize },
    RowCount { rows: usize, cells: usize },
    LineLength { cells: usize },
    NoPuzzle,
    NotOne(usize),

    // Records
    Io(String),
    TooLong,
    Binary,
    UnknownFormat(String),
    UnknownTechnique(String),
    UnknownReveal(String),
    Syntax { format: &'static str, problem: String },
    Unsupported { format: &'static str, what: String },
    CannotHold { format: &'static str, what: String },

    // Generating
    Clues { clues: usize, cells: usize },
    FewClues { clues: usize, fewest: usize, side: usize },
    SymmetricClues { clues: String, symmetry: &'static str },
    UnknownSymmetry(String),
    PatternSize(usize),
    OtherPattern { side: usize, board: usize },
    FreeLines(String),
    PatternWith(&'static str),
    OtherBoardRated,
    NoSuchRating(String),
    NeededAndNot(String),
    NeededTooHard { name: String, rating: Rating },
    NeededAbove { name: String, score: Score },
    NeededOnLarge(String),
    UnknownTechniques(String),
    NoRating(String),
    UnknownLevel { name: String, levels: String },
    UnknownScale(String),
}

impl Error {
    pub(crate) fn new(kind: Kind) -> Self {
        Self(Box::new(Inner { kind, line: None }))
    }

    /// Something in a text of this format that is not as it should be.
    pub(crate) fn syntax(format: &'static str, problem: impl Into<String>) -> Self {
        Self::new(Kind::Syntax { format, problem: problem.into() })
    }

    /// Something that a text of this format may say, but no board of ours can.
    pub(crate) fn unsupported(format: &'static str, what: impl Into<String>) -> Self {
        Self::new(Kind::Unsupported { format, what: what.into() })
    }

    /// The same error, in this line of the text unless it already knows one.
    #[must_use]
    pub(crate) fn at_line(mut self, line: usize) -> Self {
        self.0.line.get_or_insert(line);
        self
    }

    /// The same error in a text that begins at this line of another one.
    #[must_use]
    pub(crate) fn shifted_to(mut self, first: usize) -> Self {
        self.0.line = Some(self.0.line.map_or(first, |line| line + first - 1));
        self
    }

    /// The line of the text, from 1, where the text is known.
    pub fn line(&self) -> Option<usize> {
        self.0.line
    }

    /// The pairs of cells that clash, if that is what is wrong.
    pub fn clashes(&self) -> &[Clash] {
        match &self.0.kind {
            Kind::Clash { clashes, .. } => clashes,
            _ => &[],
        }
    }
}

impl std::error::Error for Error {}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Error({:?})", self.to_string())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.0.line {
            write!(f, "line {line}: ")?;
        }
        self.0.kind.fmt(f)
    }
}

impl fmt::Display for Kind {
    #[allow(clippy::too_many_lines, reason = "one sentence a kind")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape(text) => write!(
                f,
                "'{text}' is not a box: write its rows and columns, such as 3x3 or 2x3, \
                 with 4 to 64 cells in all"
            ),
            Self::JigsawSize(cells) => {
                write!(f, "the regions cover {cells} cells; a board is a square of 4x4 to 64x64 cells")
            }
            Self::JigsawRegion { region, cells, side } => {
                write!(f, "region {region} has {cells} cells, expected {side}")
            }
            Self::JigsawRow { row, letters, rows } => {
                write!(f, "row {row} of the regions has {letters} letters, expected {rows}, one for each row")
            }
            Self::NeedsBoxes(what) => write!(f, "{what} need rectangular boxes, not a jigsaw"),
            Self::NeedsSquareBoxes => {
                f.write_str("windows need square boxes, as on 4x4, 9x9 and 16x16 boards")
            }
            Self::ExtraHouse { side } => {
                write!(f, "an extra house has at most {side} cells, all of them on the board")
            }
            Self::NoUsualBoxes(side) => write!(
                f,
                "a {side}x{side} board has no usual boxes: name them with --box ROWSxCOLUMNS or --jigsaw FILE"
            ),
            Self::OtherSide { side, asked } => {
                write!(f, "this puzzle is {side}x{side}, but the board asked for is {asked}x{asked}")
            }
            Self::Clash { geometry, clashes } => {
                f.write_str(&Clash::summary(clashes, geometry, |digit| digit.to_string()))
            }
            Self::EmptyCell(at) => write!(f, "{at} is empty"),
            Self::NoPermutation { what, side } => {
                write!(f, "the {what} of a transform are the numbers from 1 to {side}, each once")
            }
            Self::OtherTransform { side, board } => {
                write!(f, "this transform is for {side}x{side} boards, and the board is {board}x{board}")
            }
            Self::TornBoxes { what, length } => write!(
                f,
                "this transform would tear boxes apart: {what} can change places within their group \
                 of {length}, and whole groups with each other"
            ),
            Self::TornHouse(kind) => write!(
                f,
                "this transform would tear a {kind} apart: on this board only turns and mirrors, \
                 and other names for digits, leave the same puzzle"
            ),
            Self::RepeatedPart(word) => {
                write!(f, "a transform has each of its parts once, and '{word}' stands there twice")
            }
            Self::NoTransform(word) => write!(
                f,
                "'{word}' is no part of a transform: write 'transpose', 'rows 213456789', 'columns …' \
                 and 'digits …' one after another"
            ),
            Self::UnknownMotion(name) => write!(
                f,
                "there is no motion '{name}': {}",
                crate::transform::Motion::ALL.map(crate::transform::Motion::name).join(", ")
            ),
            Self::NoCanonicalForm => f.write_str(
                "canonical forms are offered for 4x4, 6x6 and 9x9 boards with their usual boxes \
                 and no other houses, not for this one",
            ),
            Self::NoFormOfCandidates => {
                f.write_str("canonical forms are offered for puzzles of digits, not of candidates")
            }
            Self::AlphabetRepeats(symbol) => {
                write!(f, "the alphabet holds '{symbol}' twice; its symbols must differ")
            }
            Self::AlphabetTaken(symbol) => {
                write!(
                    f,
                    "the alphabet holds {symbol:?}, which puzzle texts use as a separator, a border \
                     or the sign of a remark"
                )
            }
            Self::AlphabetSize { symbols, side: None } => {
                write!(f, "the alphabet has {symbols} symbols; a board needs 4 to 64")
            }
            Self::AlphabetSize { symbols, side: Some(side) } => {
                write!(f, "the alphabet has {symbols} symbols, but a {side}x{side} board needs {side}")
            }
            Self::UnknownSymbol { at, symbol, alphabet } => {
                write!(f, "{at} holds '{symbol}', which is not one of {alphabet}")
            }
            Self::TooLarge { at, number, side } => {
                write!(f, "{at} holds {number}, but a {side}x{side} board has digits from 1 to {side}")
            }
            Self::TooFewSymbols { found, side } => write!(
                f,
                "only {found} different symbols appear on this {side}x{side} board: \
                 name all {side} with --alphabet"
            ),
            Self::TooManySymbols { found, side } => write!(
                f,
                "{found} different symbols appear on this {side}x{side} board, which has room for {side}"
            ),
            Self::Ambiguous(alphabets) => write!(
                f,
                "these symbols can be read in several ways: choose one with --alphabet {}",
                alphabets.join(" or --alphabet ")
            ),
            Self::RowLength { row, cells, expected } => {
                write!(f, "row {row} has {cells} cells, expected {expected}")
            }
            Self::RowCount { cells: ..4, .. } => f.write_str("this is no puzzle in any known format"),
            Self::RowCount { rows, cells } => {
                let s = if *rows == 1 { "" } else { "s" };
                write!(f, "there are {rows} row{s} of {cells} cells, expected {cells} rows")
            }
            Self::LineLength { cells } => {
                write!(f, "this line has {cells} cells; a 9x9 puzzle has 81, a 4x4 one 16, a 16x16 one 256")
            }
            Self::NoPuzzle => f.write_str("there is no puzzle here"),
            Self::NotOne(count) => write!(f, "there are {count} puzzles here, expected one"),
            Self::Io(problem) => f.write_str(problem),
            Self::TooLong => {
                f.write_str("a single puzzle or document takes more than 1 MiB here; that is refused")
            }
            Self::Binary => {
                f.write_str("this is not text: it holds a zero byte (UTF-16 must be saved as UTF-8)")
            }
            Self::UnknownFormat(name) => {
                write!(f, "there is no format '{name}': `sudoku formats` lists them")
            }
            Self::UnknownTechnique(name) => {
                write!(f, "there is no technique '{name}': `sudoku techniques` lists them")
            }
            Self::UnknownReveal(name) => {
                write!(f, "'{name}' is no level of an explanation: nudge, technique, pattern, proof or move")
            }
            Self::Syntax { format, problem } => write!(f, "not right for {format}: {problem}"),
            Self::Unsupported { format, what } => {
                write!(f, "this {format} puzzle has {what}, which Sudokit cannot handle yet")
            }
            Self::CannotHold { format, what } => {
                write!(f, "the format {format} cannot hold {what}")
            }
            Self::Clues { clues, cells } => {
                write!(f, "a puzzle of {clues} clues does not fit a board of {cells} cells")
            }
            Self::FewClues { clues, fewest, side } => write!(
                f,
                "no {side}x{side} puzzle with {clues} clues has exactly one solution: \
                 at least {fewest} are needed"
            ),
            Self::SymmetricClues { clues, symmetry } => {
                write!(f, "no pattern of {clues} clues has the symmetry {symmetry}: allow other numbers")
            }
            Self::UnknownSymmetry(name) => write!(
                f,
                "there is no symmetry '{name}': {}",
                crate::generate::Symmetry::ALL.map(crate::generate::Symmetry::name).join(", ")
            ),
            Self::PatternSize(signs) => write!(
                f,
                "the pattern has {signs} cells; a board is a square of 4x4 to 64x64 cells: \
                 write . for an empty cell and x for a clue"
            ),
            Self::OtherPattern { side, board } => {
                write!(f, "the pattern is {side}x{side}, but the board is {board}x{board}")
            }
            Self::FreeLines(lines) => write!(
                f,
                "no puzzle of this pattern has exactly one solution: {lines} have no clue, \
                 and could change places in any solution"
            ),
            Self::PatternWith(what) => {
                write!(f, "a pattern says where every clue stands: it does not go together with {what}")
            }
            Self::OtherBoardRated => f.write_str(
                "the scales of Sudoku Explainer and HoDoKu are for 9x9 boards without extra houses: \
                 name a level or techniques instead",
            ),
            Self::NoSuchRating(near) => {
                write!(f, "no step is rated so, and then no puzzle is: the nearest ratings are {near}")
            }
            Self::NeededAndNot(name) => {
                write!(f, "{name} cannot be needed and not be used: leave it out of one of the two")
            }
            Self::NeededTooHard { name, rating } => write!(
                f,
                "{name} is rated {rating} or more, which is above what was asked for: \
                 allow harder puzzles, or leave it out"
            ),
            Self::NeededAbove { name, score: Score { level, points } } => write!(
                f,
                "{name} is {level} to HoDoKu and counts {points}, which is above what was asked for: \
                 allow harder puzzles, or leave it out"
            ),
            Self::NeededOnLarge(name) => write!(f, "{name} only occurs on boards larger than 9x9"),
            Self::UnknownTechniques(name) => {
                write!(f, "there is no technique or family '{name}': `sudoku techniques` lists them")
            }
            Self::NoRating(text) => {
                write!(f, "'{text}' is no rating: write a number with one decimal, such as 7.2")
            }
            Self::UnknownLevel { name, levels } => write!(f, "there is no level '{name}': {levels}"),
            Self::UnknownScale(name) => write!(
                f,
                "there is no scale '{name}': {}",
                crate::rate::Scale::ALL.map(crate::rate::Scale::name).join(", ")
            ),
        }
    }
}
