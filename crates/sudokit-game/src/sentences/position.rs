//! The board in sentences that can be read aloud.

use sudokit::board::HouseKind;
use sudokit::{Cell, Digit, DigitSet, House};
use sudokit_text::{Value, phrase};

use super::{Controls, Sentences};
use crate::texts::text;
use crate::{BoardRule, Color};

/// The content of a cell, as templates name it.
enum Content {
    Given(Digit),
    Own(Digit),
    Empty,
}

impl Content {
    const fn name(&self) -> &'static str {
        match self {
            Self::Given(_) => "given",
            Self::Own(_) => "own",
            Self::Empty => "empty",
        }
    }

    const fn digit(&self) -> Option<Digit> {
        match self {
            Self::Given(digit) | Self::Own(digit) => Some(*digit),
            Self::Empty => None,
        }
    }
}

impl Sentences<'_> {
    /// The puzzle: `Sudoku, 9x9 diagonals, hard, seed 7, with 51 empty cells. …`
    pub fn greeting(self) -> String {
        let (board, origin) = (self.game.board(), &self.game.origin);
        let greeting = text!(
            "position-greeting",
            board = BoardRule::board_name(board),
            level = Vec::from_iter(origin.level.map(|level| level.to_string())),
            title = Vec::from_iter(origin.printable_title()),
            seed = Vec::from_iter(origin.seed),
            empty = self.game.empty(),
        );
        let mut sentences = vec![greeting];
        sentences.extend(BoardRule::of(board).into_iter().map(BoardRule::sentence));
        if self.controls == Controls::Commands {
            sentences.push(text!("position-commands"));
        }
        sentences.join(" ")
    }

    /// The rules of the board, a sentence each.
    pub fn rules(self) -> Vec<String> {
        let board = self.game.board();
        let first = if board.shape().is_some() { text!("rule-boxes") } else { text!("rule-lines") };
        let rules = BoardRule::of(board).into_iter().map(BoardRule::sentence);
        std::iter::once(first).chain(rules).collect()
    }

    fn content(self, cell: Cell) -> Content {
        match (self.game.given(cell), self.game.square(cell).digit) {
            (Some(given), _) => Content::Given(given),
            (None, Some(own)) => Content::Own(own),
            (None, None) => Content::Empty,
        }
    }

    /// The symbol of the digit in a cell. It is empty like the cell.
    fn symbol_of(self, content: &Content) -> String {
        content.digit().map(|digit| self.game.symbol(digit)).unwrap_or_default()
    }

    /// `r4c5 is empty; centre notes 3 and 5; painted green.`
    pub fn cell(self, cell: Cell) -> String {
        let (game, square, content) = (self.game, self.game.square(cell), self.content(cell));
        // Notes under a digit are hidden.
        let seen_notes = |notes| {
            if square.digit.is_none() { game.symbols(notes) } else { Value::List(Vec::new()) }
        };
        let painted = square.tints.iter().map(|(&digit, color)| {
            phrase!("position-painted-candidate", digit = game.symbol(digit), color = color.phrase())
        });
        text!(
            "position-cell",
            content = content.name(),
            cell = game.cell_name(cell),
            digit = self.symbol_of(&content),
            centre = seen_notes(square.centre),
            corner = seen_notes(square.corner),
            color = Vec::from_iter(square.color.map(Color::phrase)),
            painted = painted.collect::<Value>(),
        )
    }

    /// The same, and the candidates of an empty cell.
    pub fn cell_in_full(self, cell: Cell) -> String {
        let mut sentences = vec![self.cell(cell)];
        let houses = self.hidden_houses(cell);
        if !houses.is_empty() {
            sentences.push(text!("position-cell-houses", houses));
        }
        if self.game.digit(cell).is_none() {
            let digits = self.game.symbols(self.game.open_digits(cell));
            sentences.push(text!("position-cell-candidates", digits));
        }
        sentences.join(" ")
    }

    /// The houses of a cell that its row and column do not show.
    fn hidden_houses(self, cell: Cell) -> Vec<String> {
        let board = self.game.board();
        let houses = board.houses().filter(|(house, cells)| !is_plain(*house) && cells.contains(&cell));
        let naming = self.game.settings.coordinates;
        houses.map(|(house, _)| naming.sentence(&board.place_of(house))).collect()
    }

    /// `Row 4: 8, empty and your 4.` Cells of an irregular house are named.
    pub fn house(self, house: House) -> String {
        let cells = self.game.board().house_cells(house).unwrap_or_default();
        let contents = cells.iter().map(|&cell| {
            let content = self.content(cell);
            let (name, digit) = (content.name(), self.symbol_of(&content));
            if is_plain(house) {
                phrase!("position-content", content = name, digit)
            } else {
                phrase!("position-content-of-cell", content = name, digit, cell = self.game.cell_name(cell))
            }
        });
        text!("position-house", house = self.game.house_name(house), contents = contents.collect::<Value>())
    }

    /// The cells of a digit, the number that are missing, the cells where it is noted, and
    /// the cells where it can still go.
    pub fn places_of(self, digit: Digit) -> Vec<String> {
        let (game, symbol) = (self.game, self.game.symbol(digit));
        let all = |is_meant: &dyn Fn(Cell) -> bool| -> Vec<Cell> {
            game.board().cells().filter(|&cell| is_meant(cell)).collect()
        };
        let placed = all(&|cell| game.digit(cell) == Some(digit));
        let noted = all(&|cell| {
            let square = game.square(cell);
            game.digit(cell).is_none() && (square.centre | square.corner).contains(digit)
        });
        let cells = game.cell_names(placed);
        let mut sentences = vec![text!("position-digit", cells, digit = &symbol, left = game.left(digit))];
        if !noted.is_empty() {
            sentences.push(text!("position-digit-notes", cells = game.cell_names(noted), digit = &symbol));
        }
        if game.left(digit) > 0 {
            let houses = game.board().houses().filter(|(house, _)| house.kind == game.region_kind());
            let open = |&cell: &Cell| game.digit(cell).is_none() && game.open_digits(cell).contains(digit);
            let places = houses.filter_map(|(house, cells)| {
                let cells: Vec<Cell> = cells.iter().copied().filter(open).collect();
                let (names, house) = (game.cell_names(cells.iter().copied()), game.house_name(house));
                (!cells.is_empty()).then(|| phrase!("position-digit-allowed-in-house", cells = names, house))
            });
            sentences.push(text!(
                "position-digit-allowed",
                places = places.collect::<Value>(),
                digit = symbol
            ));
        }
        sentences
    }

    /// The digits that the board allows in the empty cells of a house, one cell per line.
    pub fn allowed_in(self, house: House) -> Vec<String> {
        let cells = self.game.board().house_cells(house).unwrap_or_default();
        let empty = cells.iter().filter(|&&cell| self.game.digit(cell).is_none());
        let line = |&cell: &Cell| {
            let (digits, notes) = (self.game.open_digits(cell), self.game.square(cell).centre);
            let notes = if notes == digits { DigitSet::EMPTY } else { notes };
            let (digits, notes) = (self.game.symbols(digits), self.game.symbols(notes));
            text!("position-allowed-in-cell", cell = self.game.cell_name(cell), digits, notes)
        };
        let lines: Vec<String> = empty.map(line).collect();
        match lines.len() {
            0 => vec![text!("position-empty-cells", n = 0_usize)],
            _ => std::iter::once(text!("position-allowed")).chain(lines).collect(),
        }
    }

    /// The number of copies of each digit that are missing.
    pub fn left(self) -> Vec<String> {
        let digits = (0..self.game.board().side()).map(Digit::from_index);
        let (missing, complete): (Vec<Digit>, Vec<Digit>) =
            digits.partition(|&digit| self.game.left(digit) > 0);
        let mut sentences = vec![text!("position-empty-cells", n = self.game.empty())];
        if !missing.is_empty() {
            let missing = missing.into_iter().map(|digit| {
                phrase!("position-missing-digit", n = self.game.left(digit), digit = self.game.symbol(digit))
            });
            sentences.push(text!("position-missing", digits = missing.collect::<Value>()));
        }
        if !complete.is_empty() {
            let digits: Value = complete.into_iter().map(|digit| self.game.symbol(digit)).collect();
            sentences.push(text!("position-complete", digits));
        }
        sentences
    }
}

/// Whether its name says which cells it has, and in which order.
fn is_plain(house: House) -> bool {
    matches!(house.kind, HouseKind::Row | HouseKind::Column | HouseKind::Box)
}
