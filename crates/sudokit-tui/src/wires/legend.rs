//! A chain in writing, a line for each link: for the pane beside the board.

use ratatui::text::{Line, Span};
use sudokit::technique::Truth;
use sudokit::technique::explain::{Inference, Role};
use sudokit::{Alphabet, Geometry};

use super::{Chain, ChainLink};
use crate::theme::{Meaning, Theme};

impl Chain {
    /// The links in order: `1 -7 r2c3 ━━▶ 2 +7 r2c8`.
    ///
    /// ```
    /// use sudokit::technique::explain::{Arrow, Inference};
    /// use sudokit::technique::Claim;
    /// use sudokit::{Alphabet, Candidate, Cell, Digit, Geometry};
    /// use sudokit_tui::{Chain, Depth, Palette, Theme};
    ///
    /// let [from, to] = [2, 7].map(|index| Candidate { cell: Cell::new(index), digit: Digit::new(7) });
    /// let arrow = Arrow { from, to, inference: Inference::Strong };
    /// let chain = Chain::new(&[Claim::is_not(from), Claim::is(to)], &[arrow]);
    /// let (board, theme) = (Geometry::of_side(9).unwrap(), Theme::new(Palette::Dark, Depth::True));
    /// let legend = chain.legend(&board, &Alphabet::usual(9), theme);
    /// assert_eq!(legend[0].to_string(), "1 -7 r1c3 ━━▶ 2 +7 r1c8");
    /// ```
    pub fn legend(&self, geometry: &Geometry, alphabet: &Alphabet, theme: Theme) -> Vec<Line<'static>> {
        let width = self.claims.len().to_string().len();
        let claim = |number: usize| {
            let claim = &self.claims[number];
            let (sign, role) = match claim.truth {
                Truth::Is => ('+', Role::On),
                Truth::IsNot => ('-', Role::Off),
            };
            let symbol = alphabet.symbol(claim.digit);
            let places: Vec<_> =
                claim.cells.iter().map(|&cell| geometry.position(cell).to_string()).collect();
            let text = format!("{sign}{symbol} {}", places.join(","));
            [
                Span::styled(format!("{:>width$} ", number + 1), theme.style(Meaning::Muted)),
                Span::styled(text, theme.style(Meaning::Role(role))),
            ]
        };
        let line = |link: &ChainLink| {
            let [number, from] = claim(link.from);
            let wire = Span::styled(wire(link.inference), theme.style(Meaning::Link(link.inference)));
            let [number_to, to] = claim(link.to);
            Line::from(vec![number, from, wire, number_to, to])
        };
        self.links.iter().map(line).collect()
    }
}

const fn wire(inference: Inference) -> &'static str {
    match inference {
        Inference::Strong => " ━━▶ ",
        Inference::Weak => " ╌╌▷ ",
        Inference::Step => " ··▹ ",
    }
}
