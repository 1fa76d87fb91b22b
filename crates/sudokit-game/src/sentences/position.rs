//! The board in sentences that can be read aloud.

use sudokit::board::HouseKind;
use sudokit::internal::sentence;
use sudokit::{Cell, Digit, DigitSet, House};

use super::Sentences;
use super::words::{counted, empty_cells, list};
use crate::BoardRule;

impl Sentences<'_> {
    /// The puzzle: `Sudoku, 9x9 diagonals, hard, seed 7, with 51 empty cells. …`
    pub fn greeting(self) -> String {
        let (board, origin) = (self.game.board(), &self.game.origin);
        let mut words = vec![BoardRule::board_name(board)];
        words.extend(origin.level.map(|level| level.to_string()));
        words.extend(origin.title.as_deref().map(|title| title.replace(char::is_control, " ")));
        words.extend(origin.seed.map(|seed| format!("seed {seed}")));
        let empty = counted(self.game.empty() as u64, "empty cell");
        let rules = BoardRule::of(board).into_iter().map(|rule| format!(" {}", rule.sentence()));
        let rules: String = rules.collect();
        let help = self.pick("", " Type board to see the board, or help for the commands.");
        format!("Sudoku, {}, with {empty}.{rules}{help}", words.join(", "))
    }

    /// The rules of the board, a sentence each.
    pub fn rules(self) -> Vec<String> {
        let usual = "Each row, each column and each box holds every digit once.";
        let lines = "Each row and each column holds every digit once.";
        let first = if self.game.board().shape().is_some() { usual } else { lines };
        let rules = BoardRule::of(self.game.board()).into_iter().map(BoardRule::sentence);
        std::iter::once(first).chain(rules).map(str::to_owned).collect()
    }

    /// `r4c5 is empty; notes 3 and 5; green.`
    pub fn cell(self, cell: Cell) -> String {
        let square = self.game.square(cell);
        let mut parts = vec![match (self.game.given(cell), square.digit) {
            (Some(given), _) => format!("{} is {}, a given", self.at(cell), self.symbol(given)),
            (None, Some(own)) => format!("{} is {}, yours", self.at(cell), self.symbol(own)),
            (None, None) => format!("{} is empty", self.at(cell)),
        }];
        if square.digit.is_none() && !square.centre.is_empty() {
            parts.push(self.notes("note", square.centre));
        }
        if square.digit.is_none() && !square.corner.is_empty() {
            parts.push(self.notes("corner note", square.corner));
        }
        parts.extend(square.color.map(|color| color.to_string()));
        parts.extend(square.tints.iter().map(|(&digit, color)| format!("{} {color}", self.symbol(digit))));
        format!("{}.", parts.join("; "))
    }

    fn symbols(self, digits: DigitSet) -> String {
        list(digits.into_iter().map(|digit| self.symbol(digit)))
    }

    /// `note 3`, `notes 3 and 5`
    fn notes(self, word: &str, digits: DigitSet) -> String {
        let plural = if digits.len() == 1 { "" } else { "s" };
        format!("{word}{plural} {}", self.symbols(digits))
    }

    /// The same, and what the rules allow for an empty cell.
    pub fn cell_in_full(self, cell: Cell) -> String {
        let sentence = self.cell(cell) + &self.hidden_houses(cell).unwrap_or_default();
        if self.game.digit(cell).is_some() {
            return sentence;
        }
        match self.game.open_digits(cell) {
            open if open.is_empty() => format!("{sentence} The digits on the board leave nothing for it."),
            open => format!("{sentence} The digits on the board leave {}.", self.symbols(open)),
        }
    }

    /// `It lies in region 3 and diagonal 1.`: the houses that the row and the
    /// column of a cell do not show.
    fn hidden_houses(self, cell: Cell) -> Option<String> {
        let houses =
            self.game.board().houses().filter(|(house, cells)| !is_plain(*house) && cells.contains(&cell));
        let names = list(houses.map(|(house, _)| self.game.board().place_of(house)));
        (!names.is_empty()).then(|| format!(" It lies in {names}."))
    }

    /// `Row 4: 8, blank, 4 yours.` Each cell of an irregular house has its place.
    pub fn house(self, house: House) -> String {
        let cells = self.game.board().house_cells(house).unwrap_or_default();
        let word = |&cell: &Cell| match (self.game.given(cell), self.game.square(cell).digit) {
            (Some(given), _) => self.symbol(given),
            (None, Some(own)) => format!("{} yours", self.symbol(own)),
            (None, None) => "blank".to_owned(),
        };
        let words = cells.iter().map(|cell| {
            if is_plain(house) { word(cell) } else { format!("{} {}", self.at(*cell), word(cell)) }
        });
        let words: Vec<String> = words.collect();
        format!("{}: {}.", sentence::capital(&house.to_string()), words.join(", "))
    }

    /// Where a digit is, where it is noted, and how many are missing.
    pub fn places_of(self, digit: Digit) -> Vec<String> {
        let (game, symbol) = (self.game, self.symbol(digit));
        let all = |is_meant: &dyn Fn(Cell) -> bool| -> Vec<Cell> {
            game.board().cells().filter(|&cell| is_meant(cell)).collect()
        };
        let standing = all(&|cell| game.digit(cell) == Some(digit));
        let noted = all(&|cell| {
            let square = game.square(cell);
            game.digit(cell).is_none() && (square.centre | square.corner).contains(digit)
        });
        let missing = match game.left(digit) {
            0 => "none is missing".to_owned(),
            1 => "one is missing".to_owned(),
            left => format!("{left} are missing"),
        };
        let mut sentences = vec![match &standing[..] {
            [] => format!("{symbol} stands nowhere yet; {missing}."),
            cells => format!("{symbol} stands in {}; {missing}.", self.places(cells.iter().copied())),
        }];
        if !noted.is_empty() {
            sentences.push(format!("{symbol} is noted in {}.", self.places(noted)));
        }
        sentences
    }

    /// How many of each digit are missing.
    pub fn left(self) -> Vec<String> {
        let digits = (0..self.game.board().side()).map(Digit::from_index);
        let (missing, complete): (Vec<Digit>, Vec<Digit>) =
            digits.partition(|&digit| self.game.left(digit) > 0);
        let mut sentences = vec![format!("{}.", sentence::capital(&empty_cells(self.game.empty())))];
        if !missing.is_empty() {
            let missing = missing.iter().map(|&digit| {
                let left = self.game.left(digit);
                let plural = if left == 1 { "" } else { "s" };
                format!("{} {}{plural}", sentence::number(left), self.symbol(digit))
            });
            sentences.push(format!("Missing: {}.", list(missing)));
        }
        if !complete.is_empty() {
            sentences.push(format!("Complete: {}.", list(complete.iter().map(|&digit| self.symbol(digit)))));
        }
        sentences
    }
}

/// Whether its name says which cells it has, and in which order.
fn is_plain(house: House) -> bool {
    matches!(house.kind, HouseKind::Row | HouseKind::Column | HouseKind::Box)
}
