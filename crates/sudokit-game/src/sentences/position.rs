//! Positions as sentences that can be read aloud.

use std::time::Duration;

use sudokit::{Cell, Digit, DigitSet, House, HouseKind};
use sudokit_game::{Game, Tally};

/// A game to talk about.
#[derive(Clone, Copy)]
pub(super) struct Speech<'a>(pub(super) &'a Game);

impl Speech<'_> {
    /// `r4c5`
    pub(super) fn at(self, cell: Cell) -> String {
        self.0.board().position(cell).to_string()
    }

    pub(super) fn symbol(self, digit: Digit) -> String {
        self.0.alphabet().symbol(digit)
    }

    fn symbols(self, digits: DigitSet) -> String {
        list(digits.into_iter().map(|digit| self.symbol(digit)))
    }

    pub(super) fn places(self, cells: impl IntoIterator<Item = Cell>) -> String {
        list(cells.into_iter().map(|cell| self.at(cell)))
    }

    /// `r4c5 is empty; notes 3 and 5; green.`
    pub(super) fn cell(self, cell: Cell) -> String {
        let square = self.0.square(cell);
        let mut parts = vec![match (self.0.puzzle().get(cell), square.digit) {
            (Some(given), _) => format!("{} is {}, a given", self.at(cell), self.symbol(given)),
            (None, Some(own)) => format!("{} is {}, yours", self.at(cell), self.symbol(own)),
            (None, None) => format!("{} is empty", self.at(cell)),
        }];
        if square.digit.is_none() && !square.centre.is_empty() {
            parts.push(format!("{} {}", plural(square.centre, "note"), self.symbols(square.centre)));
        }
        if square.digit.is_none() && !square.corner.is_empty() {
            parts.push(format!("{} {}", plural(square.corner, "corner note"), self.symbols(square.corner)));
        }
        parts.extend(square.color.map(|color| color.to_string()));
        parts.extend(square.tints.iter().map(|(&digit, color)| format!("{} {color}", self.symbol(digit))));
        format!("{}.", parts.join("; "))
    }

    /// The same, and what the rules leave.
    pub(super) fn cell_in_full(self, cell: Cell) -> String {
        let sentence = self.cell(cell) + &self.hidden_houses(cell).unwrap_or_default();
        if self.0.digit(cell).is_some() {
            return sentence;
        }
        match self.open(cell) {
            open if open.is_empty() => format!("{sentence} The digits on the board leave nothing for it."),
            open => format!("{sentence} The digits on the board leave {}.", self.symbols(open)),
        }
    }

    /// `It lies in region 3 and diagonal 1.`: the houses that nobody sees from
    /// the place of a cell.
    fn hidden_houses(self, cell: Cell) -> Option<String> {
        let houses =
            self.0.board().houses().filter(|(house, cells)| !is_plain(*house) && cells.contains(&cell));
        let names = list(houses.map(|(house, _)| house.to_string()));
        (!names.is_empty()).then(|| format!(" It lies in {names}."))
    }

    /// What the digits on the board leave for a cell.
    fn open(self, cell: Cell) -> DigitSet {
        let (game, board) = (self.0, self.0.board());
        let limits = game.puzzle().grid().limits();
        let allowed = limits.map_or(DigitSet::full(board.side()), |limits| limits[cell.index()]);
        let taken: DigitSet = board.peers(cell).iter().filter_map(|&peer| game.digit(peer)).collect();
        allowed - taken
    }

    /// `Row 4: 8, blank, 4 yours.` Where the order says nothing, with places.
    pub(super) fn house(self, house: House) -> String {
        let cells = self.0.board().house_cells(house).unwrap_or_default();
        let word = |&cell: &Cell| match (self.0.puzzle().get(cell), self.0.square(cell).digit) {
            (Some(given), _) => self.symbol(given),
            (None, Some(own)) => format!("{} yours", self.symbol(own)),
            (None, None) => "blank".to_owned(),
        };
        let words = cells.iter().map(|cell| {
            if is_plain(house) { word(cell) } else { format!("{} {}", self.at(*cell), word(cell)) }
        });
        let words: Vec<String> = words.collect();
        format!("{}: {}.", capital(&house.to_string()), words.join(", "))
    }

    /// Where a digit stands, where it is noted, and how many are missing.
    pub(super) fn places_of(self, digit: Digit) -> Vec<String> {
        let (game, symbol) = (self.0, self.symbol(digit));
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
    pub(super) fn left(self) -> Vec<String> {
        let digits = (0..self.0.board().side()).map(Digit::from_index);
        let (missing, complete): (Vec<Digit>, Vec<Digit>) = digits.partition(|&digit| self.0.left(digit) > 0);
        let empty = match self.0.empty() {
            0 => "No cell is empty.".to_owned(),
            1 => "One cell is empty.".to_owned(),
            empty => format!("{empty} cells are empty."),
        };
        let mut sentences = vec![empty];
        if !missing.is_empty() {
            let missing = missing.iter().map(|&digit| {
                let times = match self.0.left(digit) {
                    1 => "once".to_owned(),
                    2 => "twice".to_owned(),
                    left => format!("{left} times"),
                };
                format!("{} {times}", self.symbol(digit))
            });
            sentences.push(format!("Missing: {}.", missing.collect::<Vec<_>>().join(", ")));
        }
        if !complete.is_empty() {
            sentences.push(format!("Complete: {}.", list(complete.iter().map(|&digit| self.symbol(digit)))));
        }
        sentences
    }
}

/// Whether everybody knows which cells it has, and in which order.
fn is_plain(house: House) -> bool {
    matches!(house.kind, HouseKind::Row | HouseKind::Column | HouseKind::Box)
}

/// `9x9, hard: 5 begun, 3 solved, 2 of them without hints; best time 4 minutes, mean 5 minutes.`
pub(super) fn tally(board: &str, level: &str, tally: &Tally) -> String {
    let Tally { played, solved, unaided, best, .. } = tally;
    let times = match (best, tally.mean()) {
        (Some(best), Some(mean)) => format!("; best time {}, mean {}", duration(*best), duration(mean)),
        _ => String::new(),
    };
    format!("{board}, {level}: {played} begun, {solved} solved, {unaided} of them without hints{times}.")
}

/// `1 hour, 2 minutes and 5 seconds`
pub(super) fn duration(time: Duration) -> String {
    let seconds = time.as_secs();
    let parts = [(seconds / 3600, "hour"), (seconds / 60 % 60, "minute"), (seconds % 60, "second")];
    let words = parts.iter().filter(|(count, _)| *count > 0).map(|(count, unit)| counted(*count, unit));
    let words = list(words);
    if words.is_empty() { "0 seconds".to_owned() } else { words }
}

/// `1 second`, `2 seconds`
pub(super) fn counted(count: u64, unit: &str) -> String {
    if count == 1 { format!("1 {unit}") } else { format!("{count} {unit}s") }
}

/// `note` of one digit, `notes` of several
fn plural(digits: DigitSet, word: &str) -> String {
    if digits.len() == 1 { word.to_owned() } else { format!("{word}s") }
}

/// `a, b and c`
pub(super) fn list(words: impl IntoIterator<Item = String>) -> String {
    let mut words: Vec<String> = words.into_iter().collect();
    match (words.pop(), &words[..]) {
        (None, _) => String::new(),
        (Some(last), []) => last,
        (Some(last), others) => format!("{} and {last}", others.join(", ")),
    }
}

/// With a capital letter.
fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_spoken() {
        for (seconds, expected) in [
            (0, "0 seconds"),
            (1, "1 second"),
            (60, "1 minute"),
            (125, "2 minutes and 5 seconds"),
            (3600 + 62, "1 hour, 1 minute and 2 seconds"),
        ] {
            assert_eq!(duration(Duration::from_secs(seconds)), expected);
        }
    }
}
