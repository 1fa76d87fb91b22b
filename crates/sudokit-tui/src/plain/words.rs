//! A typed line, word by word.

use std::collections::VecDeque;

use sudokit::board::Position;
use sudokit::{Alphabet, Cell, Digit, Geometry};
use sudokit_game::{Color, Game, checked};

use crate::texts::text;

/// The words of a line, and the board that they are about.
pub(super) struct Words<'a> {
    board: &'a Geometry,
    alphabet: &'a Alphabet,
    words: VecDeque<&'a str>,
}

/// The sign between cells and their digit: `r4c5=7`.
pub(super) const PUT: &str = "=";

impl<'a> Words<'a> {
    /// The words of a line that has spaces around `=`.
    pub(super) fn new(line: &'a str, game: &'a Game) -> Self {
        let words = line.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
        Self { board: game.board(), alphabet: game.alphabet(), words: words.collect() }
    }

    /// The next word, without taking it.
    pub(super) fn peek(&self) -> Option<&'a str> {
        self.words.front().copied()
    }

    /// Takes the next word.
    pub(super) fn take(&mut self) -> Option<&'a str> {
        self.words.pop_front()
    }

    /// Refuses further words.
    pub(super) fn end(&self) -> Result<(), String> {
        self.peek().map_or(Ok(()), |word| Err(text!("plain-unexpected-word", word)))
    }

    /// One cell or several.
    pub(super) fn cells(&mut self) -> Result<Vec<Cell>, String> {
        let mut cells = Vec::new();
        while let Some(name) = self.peek().filter(|word| numbers(word).is_some()) {
            cells.push(self.cell(name)?);
            self.take();
        }
        match self.peek() {
            _ if !cells.is_empty() => Ok(cells),
            Some(word) => Err(text!("plain-not-a-cell", word)),
            None => Err(text!("plain-which-cell")),
        }
    }

    fn cell(&self, name: &str) -> Result<Cell, String> {
        let cell = numbers(name).and_then(|(row, column)| {
            checked::cell_at(self.board, row.checked_sub(1)?, column.checked_sub(1)?)
        });
        cell.ok_or_else(|| text!("plain-no-such-cell", cell = name, side = self.board.side()))
    }

    /// One digit or several, up to the end of the line.
    pub(super) fn digits(&mut self) -> Result<Vec<Digit>, String> {
        let mut digits = vec![self.digit()?];
        while self.peek().is_some() {
            digits.push(self.digit()?);
        }
        Ok(digits)
    }

    /// One digit.
    pub(super) fn digit(&mut self) -> Result<Digit, String> {
        let word = self.take().ok_or_else(|| text!("plain-which-digit"))?;
        self.symbol(word).ok_or_else(|| {
            let symbol = |index| self.alphabet.symbol(Digit::from_index(index));
            text!("plain-not-a-digit", word, first = symbol(0), last = symbol(self.board.side() - 1))
        })
    }

    /// The digit of a symbol. A letter in the other case is accepted, unless it is
    /// a symbol of its own.
    fn symbol(&self, word: &str) -> Option<Digit> {
        let is_on_board = |digit: &Digit| digit.index() < self.board.side();
        let exact = self.alphabet.digit(word);
        let other =
            || self.alphabet.digit(&word.to_uppercase()).or(self.alphabet.digit(&word.to_lowercase()));
        exact.or_else(other).filter(is_on_board)
    }

    /// A colour: its name, the word in sentences, or its number.
    pub(super) fn color(&mut self) -> Result<Color, String> {
        let names = || Color::ALL.map(Color::word).to_vec();
        let word = self.take().ok_or_else(|| text!("plain-which-colour", colours = names()))?;
        let is_named =
            |color: &Color| [color.name(), &color.word()].iter().any(|name| name.eq_ignore_ascii_case(word));
        let named = Color::ALL.into_iter().find(is_named);
        let numbered = || Color::numbered(word.parse().ok()?);
        named.or_else(numbered).ok_or_else(|| text!("plain-not-a-colour", word, colours = names()))
    }

    /// A number from 1 to `largest`, or the default if there is no word.
    pub(super) fn number(&mut self, largest: usize, default: Option<usize>) -> Result<usize, String> {
        let Some(word) = self.take() else { return default.ok_or_else(|| text!("plain-which-number")) };
        let number = word.parse().ok().filter(|number| (1..=largest).contains(number));
        number.ok_or_else(|| match largest {
            usize::MAX => text!("plain-not-a-number", word),
            _ => text!("plain-not-a-number-to", word, largest),
        })
    }

    /// One of some words, or none.
    pub(super) fn choice<T: Copy>(&mut self, choices: &[(&str, T)]) -> Result<Option<T>, String> {
        let Some(word) = self.take() else { return Ok(None) };
        let chosen = choices.iter().find(|(name, _)| name.eq_ignore_ascii_case(word));
        let names = || choices.iter().map(|(name, _)| *name).collect::<Vec<_>>();
        chosen
            .map(|&(_, value)| Some(value))
            .ok_or_else(|| text!("plain-not-a-choice", word, choices = names()))
    }

    /// The side of the board.
    pub(super) fn side(&self) -> usize {
        self.board.side()
    }

    /// Whether the regions are boxes.
    pub(super) fn has_boxes(&self) -> bool {
        self.board.shape().is_some()
    }
}

/// The row and the column of `r4c5` or `D5`, on the board or not.
pub(super) fn numbers(word: &str) -> Option<(usize, usize)> {
    if let Ok(Position { row, column }) = word.parse() {
        return Some((row + 1, column + 1));
    }
    let (row, column) = word.strip_prefix(['r', 'R'])?.split_once(['c', 'C'])?;
    let number = |text: &str| {
        let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        // A number that is too large is not on any board.
        is_number.then(|| text.parse().unwrap_or(usize::MAX))
    };
    Some((number(row)?, number(column)?))
}
