//! Short chains as patterns: a skyscraper is two rows with two places for a digit, and a column that
//! connects them.

use super::chain::{Form, form_of};
use super::words::Words;
use crate::base::texts::text;
use crate::base::{Cell, Digit, DigitSet, House, HouseKind};
use crate::logic::{Because, Truth, Web};

/// A straight chain that is short enough to be described by its parts: cells with two candidates,
/// houses with two places for a digit, and houses that connect these.
pub(super) struct ShortChain<'a> {
    words: Words<'a>,
    /// Cells with the same two candidates.
    cells: Vec<(DigitSet, Vec<Cell>)>,
    /// Houses in which a digit has only these places.
    strong: Vec<(House, Digit, Vec<Cell>)>,
    /// Houses that contain cells of two neighbouring claims.
    weak: Vec<(House, Vec<Cell>)>,
}

impl<'a> ShortChain<'a> {
    const MOST_LINKS: usize = 5;

    pub(super) fn of(words: Words<'a>, web: &Web) -> Option<Self> {
        let mut chain = Self { words, cells: Vec::new(), strong: Vec::new(), weak: Vec::new() };
        if web.links.len() > Self::MOST_LINKS + 1 || form_of(web) == Form::Numbered {
            return None;
        }
        for pair in web.links.windows(2) {
            let [before, link] = pair else { continue };
            let claim = &link.claim;
            let mut all: Vec<Cell> = before.claim.cells.iter().chain(&claim.cells).copied().collect();
            all.sort();
            match (&link.because, claim.truth) {
                (Because::Cell, Truth::Is) => chain.add_cell(claim.cells[0])?,
                (Because::Cell, Truth::IsNot) => {}
                (&Because::House(house), Truth::Is) => chain.strong.push((house, claim.digit, all)),
                (&Because::House(house), Truth::IsNot) => chain.weak.push((house, all)),
                (Because::Assumed | Because::Step(_), _) => return None,
            }
        }
        Some(chain)
    }

    fn add_cell(&mut self, cell: Cell) -> Option<()> {
        let digits = Some(self.words.candidates.marks(cell)).filter(|digits| digits.len() == 2)?;
        match self.cells.iter_mut().find(|(known, _)| *known == digits) {
            Some((_, cells)) => cells.push(cell),
            None => self.cells.push((digits, vec![cell])),
        }
        Some(())
    }

    /// The houses to look at, if the chain is about one digit: a box of the pattern if there is one,
    /// otherwise the lines with two places.
    pub(super) fn look(&self) -> Option<Vec<House>> {
        let is_line = |house: &House| matches!(house.kind, HouseKind::Row | HouseKind::Column);
        let strong = self.strong.iter().map(|&(house, ..)| house);
        if !self.cells.is_empty() || self.strong.len() != 2 {
            return None;
        }
        let mut all = strong.clone().chain(self.weak.iter().map(|&(house, _)| house));
        let mut houses =
            all.find(|house| !is_line(house)).map_or_else(|| strong.collect(), |house| vec![house]);
        houses.sort();
        Some(houses)
    }

    pub(super) fn sentences(&self) -> Vec<String> {
        let words = self.words;
        let cells = self.cells.iter().map(|(digits, cells)| {
            text!("chain-cells", cells = words.cells(cells), digits = words.digits(*digits))
        });
        let strong = self.strong.iter().map(|(house, digit, cells)| {
            let (house, digit) = (words.house(*house), words.digit(*digit));
            text!("only-places", house, digit, cells = words.cells(cells))
        });
        let weak = self.weak.iter().map(|(house, cells)| {
            text!("chain-joined", cells = words.cells(cells), house = words.house(*house))
        });
        cells.chain(strong).chain(weak).collect()
    }
}
