//! What there is to see, as plain data.
//!
//! A [`Scene`] holds a board, what its cells contain, the player's colours,
//! highlights by role, the claims and links of a chain by number, and the marks of
//! variants. It does not know how it is drawn: a terminal shows it as well as a
//! picture does.

mod chain;
mod content;
mod mark;

use std::collections::{BTreeMap, BTreeSet};

use sudokit::board::{Coordinates, HouseKind, Progress};
use sudokit::logic::explain::{Explanation, Highlight, Role, Spot};
use sudokit::{Alphabet, Candidate, Candidates, Cell, Digit, Geometry, Puzzle};

pub use chain::{Chain, ChainLink, role_of};
pub use content::{CellState, Content, Tint};
pub use mark::{Diagonal, DotStyle, LineStyle, Mark, ShadeStyle, Slant};

/// A board with everything to see on it.
///
/// ```
/// use sudokit::logic::LogicSolver;
/// use sudokit::{Alphabet, Puzzle};
/// use sudokit_draw::{Content, Scene};
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
    states: BTreeSet<(Cell, CellState)>,
    tints: BTreeMap<Cell, Tint>,
    note_tints: BTreeMap<Candidate, Tint>,
    /// The notation by which rows are named.
    pub coordinates: Coordinates,
    /// The digit whose notes are emphasised.
    pub focus: Option<Digit>,
    /// The parts of the board that play a role.
    pub highlights: Vec<Highlight>,
    /// The chain. Without a chain it has no links.
    pub chain: Chain,
    /// The marks of variants.
    pub marks: Vec<Mark>,
    /// What it is, in a few words.
    pub title: String,
    /// What there is to see, in sentences.
    pub description: String,
    /// The cells to see first if there is no room for the whole board. Without any, it
    /// is the cell of the cursor.
    pub attention: Vec<Cell>,
    extra: BTreeSet<Cell>,
}

impl Scene {
    /// An empty board.
    pub fn new(geometry: Geometry, alphabet: Alphabet) -> Self {
        // Disjoint groups cover the whole board: marking every cell would say nothing.
        let is_extra = |kind| matches!(kind, HouseKind::Diagonal | HouseKind::Window | HouseKind::Extra);
        let houses = geometry.houses().filter(|(house, _)| is_extra(house.kind));
        let extra = houses.flat_map(|(_, cells)| cells.iter().copied()).collect();
        Self {
            contents: vec![Content::EMPTY; geometry.len()],
            states: BTreeSet::new(),
            tints: BTreeMap::new(),
            note_tints: BTreeMap::new(),
            coordinates: Coordinates::default(),
            focus: None,
            highlights: Vec::new(),
            chain: Chain::default(),
            marks: Vec::new(),
            title: String::new(),
            description: String::new(),
            attention: Vec::new(),
            extra,
            geometry,
            alphabet,
        }
    }

    /// A position, with its digits as givens and the candidates of the other cells.
    pub fn of(candidates: &Candidates, alphabet: &Alphabet) -> Self {
        let mut scene = Self::new(candidates.geometry().clone(), alphabet.clone());
        for cell in candidates.geometry().cells() {
            let open = Content::Candidates(candidates.marks(cell));
            scene.set(cell, candidates.digit(cell).map_or(open, Content::Given));
        }
        scene
    }

    /// A puzzle with what a player has added: digits as found ones, and pencil marks.
    ///
    /// ```
    /// use sudokit::board::Progress;
    /// use sudokit::{Alphabet, Digit, Puzzle};
    /// use sudokit_draw::{Content, Scene};
    ///
    /// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
    /// let cell = puzzle.geometry().cell(0, 1);
    /// let mut progress = Progress::default();
    /// progress.placed.insert(cell, Digit::new(2));
    /// let scene = Scene::of_progress(&puzzle, &progress, &Alphabet::usual(4));
    /// assert_eq!(scene.content(cell), Content::Found(Digit::new(2)));
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn of_progress(puzzle: &Puzzle, progress: &Progress, alphabet: &Alphabet) -> Self {
        let mut scene = Self::new(puzzle.geometry().clone(), alphabet.clone());
        for (cell, digit) in puzzle.grid().filled() {
            scene.set(cell, Content::Given(digit));
        }
        for (&cell, &marks) in &progress.marks {
            scene.set(cell, Content::Candidates(marks));
        }
        for (&cell, &digit) in &progress.placed {
            scene.set(cell, Content::Found(digit));
        }
        scene
    }

    /// Shows the digits that are not givens of this puzzle as found ones.
    #[must_use]
    pub fn found_since(mut self, puzzle: &Puzzle) -> Self {
        for (content, given) in self.contents.iter_mut().zip(puzzle.grid().digits()) {
            if let (Content::Given(digit), None) = (*content, given) {
                *content = Content::Found(digit);
            }
        }
        self
    }

    /// The same board with open cells empty. Notes stay.
    #[must_use]
    pub fn without_candidates(mut self) -> Self {
        for content in &mut self.contents {
            if matches!(content, Content::Candidates(_)) {
                *content = Content::EMPTY;
            }
        }
        self
    }

    /// The same board with the candidates of open cells.
    #[must_use]
    pub fn with_candidates(mut self, candidates: &Candidates) -> Self {
        for cell in candidates.geometry().cells().filter(|&cell| candidates.digit(cell).is_none()) {
            self.set(cell, Content::Candidates(candidates.marks(cell)));
        }
        self
    }

    /// Adds the highlights and the chain of a step.
    #[must_use]
    pub fn explaining(mut self, explanation: &Explanation) -> Self {
        self.highlights.clone_from(&explanation.highlights);
        self.chain = Chain::new(&explanation.claims, explanation.links.iter().copied());
        self.attend_to_highlights();
        self
    }

    /// Makes the highlighted cells the part of the board to see first. If no cell is highlighted,
    /// uses the highlighted houses.
    pub fn attend_to_highlights(&mut self) {
        let cells = self.highlights.iter().filter_map(|at| match at.spot {
            Spot::Cell(cell) | Spot::Candidate(Candidate { cell, .. }) => Some(cell),
            _ => None,
        });
        let houses = self.highlights.iter().filter_map(|at| match at.spot {
            Spot::House(house) => self.geometry.house_cells(house),
            _ => None,
        });
        let houses = houses.flatten().copied().collect();
        let cells: Vec<Cell> = cells.collect();
        self.attention = if cells.is_empty() { houses } else { cells };
    }

    /// Puts something into a cell.
    pub fn set(&mut self, cell: Cell, content: Content) {
        self.contents[cell.index()] = content;
    }

    /// Puts a cell into a state, in addition to others.
    pub fn mark(&mut self, cell: Cell, state: CellState) {
        self.states.insert((cell, state));
    }

    /// Paints a cell.
    pub fn paint(&mut self, cell: Cell, tint: impl Into<Tint>) {
        self.tints.insert(cell, tint.into());
    }

    /// Paints a note.
    pub fn paint_note(&mut self, candidate: Candidate, tint: impl Into<Tint>) {
        self.note_tints.insert(candidate, tint.into());
    }

    /// The board.
    pub const fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// The symbols of the digits.
    pub const fn alphabet(&self) -> &Alphabet {
        &self.alphabet
    }

    /// The content of a cell.
    pub fn content(&self, cell: Cell) -> Content {
        self.contents[cell.index()]
    }

    /// The states of a cell, the one on top last.
    pub fn states(&self, cell: Cell) -> impl DoubleEndedIterator<Item = CellState> + '_ {
        CellState::ALL.into_iter().filter(move |&state| self.states.contains(&(cell, state)))
    }

    /// The cell of the cursor.
    pub fn cursor(&self) -> Option<Cell> {
        self.states.iter().find(|(_, state)| *state == CellState::Cursor).map(|&(cell, _)| cell)
    }

    /// Whether parts of the board are highlighted because of a step.
    pub const fn is_explaining(&self) -> bool {
        !self.highlights.is_empty()
    }

    /// The same board without the player's additions: states, colours and the digit in
    /// focus.
    #[must_use]
    pub fn bare(&self) -> Self {
        let (states, tints, note_tints) = (BTreeSet::new(), BTreeMap::new(), BTreeMap::new());
        Self { states, tints, note_tints, focus: None, ..self.clone() }
    }

    /// The scenes in which a board can show the chain: this one, if the chain has few links. See
    /// [`Chain::parts`].
    pub fn parts(&self) -> Vec<Self> {
        let parts = self.chain.parts();
        parts.into_iter().map(|chain| Self { chain, ..self.clone() }.without_claims_of_others(self)).collect()
    }

    /// Without the highlights of claims that only the whole chain has.
    fn without_claims_of_others(mut self, whole: &Self) -> Self {
        let chain = &self.chain;
        self.highlights.retain(|at| match (at.role, at.spot) {
            (Role::On | Role::Off, Spot::Candidate(candidate)) => {
                chain.place(candidate).is_some() || whole.chain.place(candidate).is_none()
            }
            _ => true,
        });
        self
    }

    /// Whether a cell belongs to a house besides rows, columns and regions.
    pub fn is_extra(&self, cell: Cell) -> bool {
        self.extra.contains(&cell)
    }

    /// The colour of a cell.
    pub fn tint(&self, cell: Cell) -> Option<Tint> {
        self.tints.get(&cell).copied()
    }

    /// The colour of a note.
    pub fn note_tint(&self, candidate: Candidate) -> Option<Tint> {
        self.note_tints.get(&candidate).copied()
    }

    /// The most important role of a candidate. A candidate without a highlight
    /// may still be part of the chain.
    pub fn role(&self, candidate: Candidate) -> Option<Role> {
        let in_chain = || self.chain.place(candidate).map(|(_, truth)| role_of(truth));
        self.roles(|spot| spot == Spot::Candidate(candidate)).max().or_else(in_chain)
    }

    /// Whether the chain contradicts itself about a candidate, and the step neither places nor
    /// removes it.
    pub fn is_clash(&self, candidate: Candidate) -> bool {
        let is_result = matches!(self.role(candidate), Some(Role::Victim | Role::Placed));
        !is_result && self.chain.places(candidate).count() > 1
    }

    /// The roles of a cell and of the houses it is in, the least important first.
    pub fn cell_roles(&self, cell: Cell) -> Vec<Role> {
        let mut roles: Vec<Role> = self
            .roles(|spot| match spot {
                Spot::Cell(other) => other == cell,
                Spot::House(house) => {
                    self.geometry.house_cells(house).is_some_and(|cells| cells.contains(&cell))
                }
                _ => false,
            })
            .collect();
        roles.sort_unstable();
        roles
    }

    fn roles(&self, is_meant: impl Fn(Spot) -> bool) -> impl Iterator<Item = Role> {
        self.highlights.iter().filter(move |at| is_meant(at.spot)).map(|at| at.role)
    }
}
