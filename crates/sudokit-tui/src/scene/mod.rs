//! What to draw, as data.

use std::collections::{BTreeMap, BTreeSet};

use ratatui::text::Span;
use sudokit::technique::Claim;
use sudokit::technique::explain::{Arrow, Highlight, Role, Spot};
use sudokit::{
    Alphabet, Candidate, Candidates, Cell, Digit, DigitSet, Explanation, Geometry, HouseKind, Puzzle,
};
use sudokit_game::Color;

use super::{Content, Mark, View};
use crate::chain::{Chain, ChainPlace};

/// A board with all there is to see on it.
///
/// ```
/// use sudokit::{Alphabet, LogicSolver, Puzzle};
/// use sudokit_tui::{Content, Scene};
///
/// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
/// let (candidates, alphabet) = (puzzle.candidates(), Alphabet::usual(4));
/// let step = LogicSolver::new(candidates.clone()).next_step().unwrap();
/// let scene = Scene::of(&candidates, &alphabet).explaining(&step.explain(&candidates, &alphabet));
///
/// let first = puzzle.geometry().cell(0, 0);
/// assert!(matches!(scene.content(first), Content::Given(_)));
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    geometry: Geometry,
    alphabet: Alphabet,
    contents: Vec<Content>,
    marks: BTreeSet<(Cell, Mark)>,
    colors: BTreeMap<Cell, Color>,
    note_colors: BTreeMap<Candidate, Color>,
    focus: Option<Digit>,
    highlights: Vec<Highlight>,
    chain: Chain,
    extra: BTreeSet<Cell>,
}

impl Scene {
    /// An empty board.
    pub fn new(geometry: Geometry, alphabet: Alphabet) -> Self {
        // Disjoint groups are everywhere: to mark every cell would say nothing.
        let is_extra = |kind| matches!(kind, HouseKind::Diagonal | HouseKind::Window | HouseKind::Extra);
        let houses = geometry.houses().filter(|(house, _)| is_extra(house.kind));
        let extra = houses.flat_map(|(_, cells)| cells.iter().copied()).collect();
        Self {
            contents: vec![Content::EMPTY; geometry.len()],
            marks: BTreeSet::new(),
            colors: BTreeMap::new(),
            note_colors: BTreeMap::new(),
            focus: None,
            highlights: Vec::new(),
            chain: Chain::default(),
            extra,
            geometry,
            alphabet,
        }
    }

    /// A position: its digits as givens, its candidates as centre notes.
    pub fn of(candidates: &Candidates, alphabet: &Alphabet) -> Self {
        let mut scene = Self::new(candidates.geometry().clone(), alphabet.clone());
        for cell in candidates.geometry().cells() {
            let notes = Content::Notes { corner: DigitSet::EMPTY, centre: candidates.marks(cell) };
            scene.set(cell, candidates.digit(cell).map_or(notes, Content::Given));
        }
        scene
    }

    /// With the digits that are not givens of this puzzle as found ones.
    #[must_use]
    pub fn found_since(mut self, puzzle: &Puzzle) -> Self {
        for (content, given) in self.contents.iter_mut().zip(puzzle.grid().digits()) {
            if let (Content::Given(digit), None) = (*content, given) {
                *content = Content::Found(digit);
            }
        }
        self
    }

    /// With the highlights and the chain of a step.
    #[must_use]
    pub fn explaining(mut self, explanation: &Explanation) -> Self {
        self.highlight(&explanation.highlights);
        self.link(&explanation.claims, &explanation.arrows);
        self
    }

    /// Draws attention to these, and nothing else.
    pub fn highlight(&mut self, highlights: &[Highlight]) {
        self.highlights = highlights.to_vec();
    }

    /// Draws these claims and the arrows between them as a chain, and no other.
    pub fn link(&mut self, claims: &[Claim], arrows: &[Arrow]) {
        self.chain = Chain::new(claims, arrows);
    }

    /// Puts something into a cell.
    pub fn set(&mut self, cell: Cell, content: Content) {
        self.contents[cell.index()] = content;
    }

    /// Marks a cell.
    pub fn mark(&mut self, cell: Cell, mark: Mark) {
        self.marks.insert((cell, mark));
    }

    /// Paints a cell.
    pub fn paint(&mut self, cell: Cell, color: Color) {
        self.colors.insert(cell, color);
    }

    /// Paints a note.
    pub fn paint_note(&mut self, candidate: Candidate, color: Color) {
        self.note_colors.insert(candidate, color);
    }

    /// Emphasizes the notes of a digit.
    pub fn focus_on(&mut self, digit: Digit) {
        self.focus = Some(digit);
    }

    /// The board.
    pub const fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// How digits are written.
    pub const fn alphabet(&self) -> &Alphabet {
        &self.alphabet
    }

    /// What is in a cell.
    pub fn content(&self, cell: Cell) -> Content {
        self.contents[cell.index()]
    }

    /// The chain, without links if there is none.
    pub const fn chain(&self) -> &Chain {
        &self.chain
    }

    /// What it needs to be seen.
    pub fn view(&self) -> View {
        let has_candidates = || self.highlights.iter().any(|at| matches!(at.spot, Spot::Candidate(_)));
        if !self.chain.links().is_empty() {
            View::Chain
        } else if has_candidates() {
            View::Step
        } else {
            View::Game
        }
    }

    /// The marks of a cell, the one on top last.
    pub fn marks(&self, cell: Cell) -> impl DoubleEndedIterator<Item = Mark> + '_ {
        Mark::ALL.into_iter().filter(move |&mark| self.marks.contains(&(cell, mark)))
    }

    pub(super) fn is_extra(&self, cell: Cell) -> bool {
        self.extra.contains(&cell)
    }

    pub(super) fn color(&self, cell: Cell) -> Option<Color> {
        self.colors.get(&cell).copied()
    }

    pub(super) fn note_color(&self, candidate: Candidate) -> Option<Color> {
        self.note_colors.get(&candidate).copied()
    }

    pub(super) const fn focus(&self) -> Option<Digit> {
        self.focus
    }

    /// The most important role of a candidate; one that nobody highlights may
    /// still be part of the chain.
    pub(super) fn role(&self, candidate: Candidate) -> Option<Role> {
        let in_chain = || self.chain.place(candidate).map(ChainPlace::role);
        self.roles(|spot| spot == Spot::Candidate(candidate)).max().or_else(in_chain)
    }

    /// The roles of a cell and of the houses it is in, the least important first.
    pub(super) fn cell_roles(&self, cell: Cell) -> Vec<Role> {
        let mut roles: Vec<Role> = self
            .roles(|spot| match spot {
                Spot::Cell(other) => other == cell,
                Spot::House(house) => {
                    self.geometry.house_cells(house).is_some_and(|cells| cells.contains(&cell))
                }
                Spot::Candidate(_) => false,
            })
            .collect();
        roles.sort();
        roles
    }

    fn roles(&self, is_meant: impl Fn(Spot) -> bool) -> impl Iterator<Item = Role> {
        self.highlights.iter().filter(move |at| is_meant(at.spot)).map(|at| at.role)
    }

    /// How many columns the widest symbol takes.
    pub(super) fn symbol_width(&self) -> u16 {
        let symbols = Digit::all(self.geometry.side()).map(|digit| self.alphabet.symbol(digit));
        symbols.map(|symbol| Span::raw(symbol).width() as u16).max().unwrap_or(1)
    }
}
