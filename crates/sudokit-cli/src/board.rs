//! A board of candidates with the pattern of a step.
//!
//! With colours, the colour of a digit shows its role. Without colours, a sign next to the
//! digit shows it, and a line below the board explains the signs. Such a board can be read as
//! pencil marks, because readers skip the signs.
//!
//! A large board with all its candidates is wider than a terminal. A terminal then shows only
//! the candidates of the pattern.

use std::collections::BTreeSet;

use anstyle::{AnsiColor, Style};
use sudokit::logic::explain::{Highlight, Role, Spot};
use sudokit::{Alphabet, Candidate, Candidates, Cell, internal};

use crate::output::{Look, painted};
use crate::texts::text;

/// A position, and a step in it.
pub struct Board<'a> {
    pub candidates: &'a Candidates,
    pub alphabet: &'a Alphabet,
    pub highlights: &'a [Highlight],
}

impl Board<'_> {
    /// The board, with an explanation of its signs.
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
            geometry.cells().map(|cell| self.text(cell, shown, RoleStyle::of(look))).collect();
        internal::draw(geometry, &texts, &|cell, padded| {
            if look.is_coloured {
                let padding = padded.chars().count() - texts[cell.index()].chars().count();
                self.text(cell, shown, RoleStyle::Colors) + &" ".repeat(padding)
            } else {
                padded.to_owned()
            }
        })
    }

    fn text(&self, cell: Cell, shown: Shown, role_style: RoleStyle) -> String {
        let separator = if self.candidates.geometry().side() > 9 { "," } else { "" };
        if let Some(digit) = self.candidates.digit(cell) {
            let symbol = self.alphabet.symbol(digit);
            return match (self.role(|spot| spot == Spot::Cell(cell)), role_style) {
                (role, RoleStyle::Colors) => painted(role.map_or(Style::new(), style).bold(), &symbol),
                (role, _) => role_style.symbol(symbol, role),
            };
        }
        let role = |digit| self.role(|spot| spot == Spot::Candidate(Candidate { cell, digit }));
        let marks = self.candidates.marks(cell);
        let shown_marks = marks.into_iter().filter(|&digit| shown == Shown::All || role(digit).is_some());
        let symbols = shown_marks.map(|digit| role_style.symbol(self.alphabet.symbol(digit), role(digit)));
        let text = symbols.collect::<Vec<_>>().join(separator);
        match (shown, marks.len()) {
            (Shown::Pattern, _) if text.is_empty() => ".".to_owned(),
            // A digit in parentheses is the only candidate of an empty cell.
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

    /// `* pattern   - to be removed   ( ) empty cell with only one candidate`
    fn legend(&self, look: Look, shown: Shown) -> Option<String> {
        let roles = self.highlights.iter().filter_map(|highlight| match highlight.spot {
            Spot::Candidate(candidate) => self.role(|spot| spot == Spot::Candidate(candidate)),
            Spot::Cell(cell) if self.candidates.digit(cell).is_some() => Some(highlight.role),
            _ => None,
        });
        let roles: BTreeSet<Role> = roles.collect();
        // Roles that look the same share an entry.
        let mut meanings: Vec<(Role, Vec<&str>)> = Vec::new();
        for role in roles {
            let looks_the_same = |other: Role| {
                if look.is_coloured { style(other) == style(role) } else { other.sign() == role.sign() }
            };
            match meanings.iter_mut().find(|(other, _)| looks_the_same(*other)) {
                Some((_, meanings)) => meanings.push(role.meaning()),
                None => meanings.push((role, vec![role.meaning()])),
            }
        }
        let entries = meanings.into_iter().map(|(role, mut meanings)| {
            meanings.dedup();
            let meaning = text!("legend-meanings", meanings);
            if look.is_coloured {
                painted(style(role), &meaning)
            } else {
                format!("{} {meaning}", role.sign())
            }
        });
        let mut cells = self.candidates.empty_cells();
        let has_single = cells.any(|cell| self.candidates.marks(cell).len() < 2);
        let brackets = match shown {
            Shown::All => has_single.then(|| text!("legend-single")),
            Shown::Pattern => Some(text!("legend-only-pattern")),
        };
        let entries: Vec<String> = entries.chain(brackets).collect();
        (!entries.is_empty()).then(|| entries.join("   "))
    }
}

/// The candidates that are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    All,
    /// Those that have a role in the step.
    Pattern,
}

/// The way in which roles are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RoleStyle {
    Colors,
    Signs,
    /// Without signs: as wide as with colours.
    Plain,
}

impl RoleStyle {
    /// The style without colours that has the same width as this look.
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
        Role::On | Role::OneColor | Role::OneGroup => AnsiColor::Green.on_default().bold(),
        Role::Off | Role::OtherColor | Role::OtherGroup => AnsiColor::Blue.on_default().bold(),
        Role::Fin | Role::Guardian | Role::ThirdColor => AnsiColor::Yellow.on_default().bold(),
        Role::FourthColor => AnsiColor::Magenta.on_default().bold(),
        Role::Excluder | Role::Blocker => AnsiColor::Magenta.on_default(),
        _ => AnsiColor::Cyan.on_default().bold(),
    }
}
