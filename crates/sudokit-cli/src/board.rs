//! A board of candidates with the pattern of a step.
//!
//! With colours the digits are painted by their role. Without, signs stand
//! beside them, and a line below the board says what they mean; the result can
//! be read as pencil marks again, because readers pass over these signs.
//!
//! All candidates of a large board are wider than any terminal. There, a person
//! sees those of the pattern only.

use std::collections::BTreeSet;

use anstyle::{AnsiColor, Style};
use sudokit::logic::explain::{Highlight, Role, Spot};
use sudokit::{Alphabet, Candidate, Candidates, Cell, internal};

use crate::output::{Look, painted};

/// A position and what to see in it.
pub struct Board<'a> {
    pub candidates: &'a Candidates,
    pub alphabet: &'a Alphabet,
    pub highlights: &'a [Highlight],
}

impl Board<'_> {
    /// The board, and what its signs mean.
    pub fn draw(&self, look: Look) -> String {
        let whole = self.drawn(look, Shown::All);
        let is_wide = |width| whole.lines().next().is_some_and(|line| line.chars().count() > width);
        let shown = if look.width.is_some_and(is_wide) { Shown::Pattern } else { Shown::All };
        let text = if shown == Shown::All { whole } else { self.drawn(look, shown) };
        match self.legend(look, shown) {
            Some(legend) => format!("{text}{legend}\n"),
            None => text,
        }
    }

    fn drawn(&self, look: Look, shown: Shown) -> String {
        let geometry = self.candidates.geometry();
        let texts: Vec<String> =
            geometry.cells().map(|cell| self.text(cell, shown, Dress::of(look))).collect();
        internal::draw(geometry, &texts, &|cell, padded| {
            if look.is_coloured {
                let padding = padded.chars().count() - texts[cell.index()].chars().count();
                self.text(cell, shown, Dress::Colors) + &" ".repeat(padding)
            } else {
                padded.to_owned()
            }
        })
    }

    fn text(&self, cell: Cell, shown: Shown, dress: Dress) -> String {
        let separator = if self.candidates.geometry().side() > 9 { "," } else { "" };
        if let Some(digit) = self.candidates.digit(cell) {
            let symbol = self.alphabet.symbol(digit);
            return match (self.role(|spot| spot == Spot::Cell(cell)), dress) {
                (role, Dress::Colors) => painted(role.map_or(Style::new(), style).bold(), &symbol),
                (role, _) => dress.symbol(symbol, role),
            };
        }
        let role = |digit| self.role(|spot| spot == Spot::Candidate(Candidate { cell, digit }));
        let marks = self.candidates.marks(cell);
        let shown_marks = marks.into_iter().filter(|&digit| shown == Shown::All || role(digit).is_some());
        let symbols = shown_marks.map(|digit| dress.symbol(self.alphabet.symbol(digit), role(digit)));
        let text = symbols.collect::<Vec<_>>().join(separator);
        match (shown, marks.len()) {
            (Shown::Pattern, _) if text.is_empty() => ".".to_owned(),
            // One digit in parentheses is a candidate, not a digit that stands there.
            (Shown::Pattern, _) | (Shown::All, 0 | 1) => format!("({text})"),
            (Shown::All, _) => text,
        }
    }

    /// The most important role of a spot.
    fn role(&self, is_meant: impl Fn(Spot) -> bool) -> Option<Role> {
        self.highlights
            .iter()
            .filter(|highlight| is_meant(highlight.spot))
            .map(|highlight| highlight.role)
            .max()
    }

    /// `* pattern  - ruled out  ( ) one candidate left`
    fn legend(&self, look: Look, shown: Shown) -> Option<String> {
        let roles = self.highlights.iter().filter_map(|highlight| match highlight.spot {
            Spot::Candidate(candidate) => self.role(|spot| spot == Spot::Candidate(candidate)),
            Spot::Cell(cell) if self.candidates.digit(cell).is_some() => Some(highlight.role),
            _ => None,
        });
        let roles: BTreeSet<Role> = roles.collect();
        let entries = roles.into_iter().map(|role| {
            if look.is_coloured {
                painted(style(role), role.meaning())
            } else {
                format!("{} {}", role.sign(), role.meaning())
            }
        });
        let mut cells = self.candidates.empty_cells();
        let has_single = cells.any(|cell| self.candidates.marks(cell).len() < 2);
        let brackets = match shown {
            Shown::All => has_single.then(|| "( ) one candidate left".to_owned()),
            Shown::Pattern => Some("( ) candidates of the pattern; others are not shown".to_owned()),
        };
        let entries: Vec<String> = entries.chain(brackets).collect();
        (!entries.is_empty()).then(|| entries.join("   "))
    }
}

/// Which candidates are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    All,
    /// Those that play a role in the step.
    Pattern,
}

/// How roles are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dress {
    Colors,
    Signs,
    /// As long as with colours, which take no room.
    Plain,
}

impl Dress {
    /// How wide the text is, colours or not.
    fn of(look: Look) -> Self {
        if look.is_coloured { Self::Plain } else { Self::Signs }
    }

    /// A digit in its role.
    fn symbol(self, symbol: String, role: Option<Role>) -> String {
        match (role, self) {
            (None, _) | (_, Self::Plain) => symbol,
            (Some(role), Self::Colors) => painted(style(role), &symbol),
            (Some(role), Self::Signs) => format!("{symbol}{}", role.sign()),
        }
    }
}

fn style(role: Role) -> Style {
    match role {
        Role::Placed => AnsiColor::Green.on_default().bold().underline(),
        Role::Victim => AnsiColor::Red.on_default().bold().strikethrough(),
        Role::On | Role::OneColor => AnsiColor::Green.on_default().bold(),
        Role::Off | Role::OtherColor => AnsiColor::Blue.on_default().bold(),
        Role::Fin | Role::Guardian | Role::ThirdColor => AnsiColor::Yellow.on_default().bold(),
        Role::FourthColor => AnsiColor::Magenta.on_default().bold(),
        Role::Excluder | Role::Blocker => AnsiColor::Magenta.on_default(),
        _ => AnsiColor::Cyan.on_default().bold(),
    }
}
