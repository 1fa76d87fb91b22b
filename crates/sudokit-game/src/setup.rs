//! The choices for a new game: difficulty, size and rules.

use sudokit::Geometry;
use sudokit::board::{Extra, Regions};
use sudokit::logic::rate::Level;
use sudokit_text::Value;

use crate::choices::choices;
use crate::texts::text;
use crate::{BoardRule, Game};

/// The sides of the boards that are offered.
const SIDES: [usize; 8] = [4, 6, 8, 9, 10, 12, 16, 25];

/// On larger boards, it takes a long time to make puzzles with random regions.
const LARGEST_JIGSAW: usize = 12;

choices! {
    /// The rules of a new board.
    #[derive(Default)]
    enum Variant {
        /// Rows, columns and boxes.
        #[default]
        Usual => "usual",
        /// Both diagonals are also houses.
        Diagonals => "diagonals",
        /// Windows are also houses.
        Windoku => "windoku",
        /// Cells at the same place in their boxes also form houses.
        DisjointGroups => "disjoint",
        /// Random regions replace the boxes.
        Jigsaw => "jigsaw",
        /// The rules of the board that was played last.
        AsBefore => "same",
    }
}

/// A step to the next choice, or to the one before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Turn {
    Next,
    Back,
}

/// The choices for a new game.
///
/// ```
/// use sudokit::logic::rate::Level;
/// use sudokit_game::{GameSetup, Turn, Variant};
///
/// let mut setup = GameSetup::new(9, Level::Hard).unwrap();
/// setup.change_side(Turn::Next);
/// assert_eq!(setup.side(), 10);
/// setup.change_variant(Turn::Next);
/// assert_eq!((setup.variant(), setup.board().extras().len()), (Variant::Diagonals, 2));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSetup {
    /// The difficulty.
    pub level: Level,
    /// The seed of the regions of a random jigsaw.
    seed: u64,
    side: usize,
    variant: Variant,
    /// The board that was played last, if it has other rules.
    before: Option<Geometry>,
}

impl GameSetup {
    /// The usual rules on a board of this side, if there is one.
    pub fn new(side: usize, level: Level) -> Option<Self> {
        Geometry::of_side(side)?;
        Some(Self { level, seed: 0, side, variant: Variant::Usual, before: None })
    }

    /// The choices that lead to a game like this one.
    pub fn like(game: &Game) -> Self {
        let (board, level) = (game.board(), game.origin.level.unwrap_or(Level::Medium));
        let variants = Variant::ALL.into_iter();
        let known =
            variants.clone().find(|&variant| variant_board(board.side(), variant).as_ref() == Some(board));
        let before = known.is_none().then(|| board.clone());
        Self { level, seed: 0, side: board.side(), variant: known.unwrap_or(Variant::AsBefore), before }
    }

    /// The same, with random regions from this seed.
    ///
    /// ```
    /// use sudokit::logic::rate::Level;
    /// use sudokit_game::GameSetup;
    ///
    /// let mut setup = GameSetup::new(6, Level::Easy).unwrap().with_seed(7);
    /// setup.apply("jigsaw").unwrap();
    /// assert_eq!(setup.board().shape(), None, "no boxes");
    /// assert_ne!(setup.clone().with_seed(8).board(), setup.board());
    /// ```
    #[must_use]
    pub fn with_seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// The number of cells in a row.
    pub fn side(&self) -> usize {
        self.side
    }

    /// The rules.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The rules in words. For the board that was played last, these are its rules, or
    /// the shape of its boxes if it has no others.
    pub fn variant_name(&self) -> String {
        let before = self.before.as_ref().filter(|_| self.variant == Variant::AsBefore);
        let rules = before.map(BoardRule::names).filter(|rules| !rules.is_empty());
        rules.unwrap_or_else(|| self.variant.words())
    }

    /// The next level, or the one before. After the last comes the first.
    pub fn change_level(&mut self, turn: Turn) {
        self.level = neighbour(&Level::ALL, &self.level, turn);
    }

    /// The next size, or the one before. Rules that it does not allow are dropped.
    pub fn change_side(&mut self, turn: Turn) {
        let at = SIDES.iter().position(|&side| side >= self.side).unwrap_or(0);
        self.side = neighbour(&SIDES, &SIDES[at], turn);
        if !self.allows(self.variant) {
            self.variant = Variant::Usual;
        }
    }

    /// The next rules that the size allows, or the ones before.
    pub fn change_variant(&mut self, turn: Turn) {
        let possible: Vec<Variant> =
            Variant::ALL.into_iter().filter(|&variant| self.allows(variant)).collect();
        self.variant = neighbour(&possible, &self.variant, turn);
    }

    /// Applies a word that a player typed: a level, a size, or the beginning of a name
    /// of rules. Returns a sentence if it is something else.
    ///
    /// ```
    /// use sudokit::logic::rate::Level;
    /// use sudokit_game::GameSetup;
    ///
    /// let mut setup = GameSetup::new(9, Level::Easy).unwrap();
    /// setup.apply("hard").unwrap();
    /// setup.apply("16").unwrap();
    /// assert_eq!((setup.level, setup.side()), (Level::Hard, 16));
    /// assert!(setup.apply("7").is_err() && setup.apply("blue").is_err());
    /// ```
    pub fn apply(&mut self, word: &str) -> Result<(), String> {
        if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == word) {
            self.level = level;
        } else if let Ok(side) = word.split('x').next().unwrap_or_default().parse::<usize>() {
            if !SIDES.contains(&side) {
                return Err(text!("setup-no-such-size", size = word, sizes = SIDES.to_vec()));
            }
            self.side = side;
            self.variant = if self.allows(self.variant) { self.variant } else { Variant::Usual };
        } else if let Some(variant) =
            Variant::ALL.into_iter().find(|variant| variant.name().starts_with(word))
        {
            if !self.allows(variant) {
                let (side, rules) = (self.side, variant.words());
                return Err(text!("setup-rules-do-not-fit", side, rules));
            }
            self.variant = variant;
        } else {
            let rules = Variant::ALL.into_iter().filter(|&rules| rules != Variant::AsBefore);
            return Err(text!(
                "setup-unknown-word",
                word,
                levels = Level::ALL.map(Level::name).to_vec(),
                sizes = SIDES.to_vec(),
                rules = rules.map(Variant::name).collect::<Value>(),
            ));
        }
        Ok(())
    }

    /// Whether the size allows these rules.
    fn allows(&self, variant: Variant) -> bool {
        match variant {
            Variant::Jigsaw => self.side <= LARGEST_JIGSAW,
            variant => self.board_of(variant).is_some(),
        }
    }

    fn board_of(&self, variant: Variant) -> Option<Geometry> {
        match variant {
            Variant::Jigsaw => Regions::random(self.side, self.seed).map(Geometry::with_regions),
            Variant::AsBefore => self.before.clone().filter(|board| board.side() == self.side),
            variant => variant_board(self.side, variant),
        }
    }

    /// The board.
    ///
    /// # Panics
    ///
    /// Never: each choice leads to a board.
    pub fn board(&self) -> Geometry {
        self.board_of(self.variant).expect("only boards that exist can be chosen")
    }
}

impl Variant {
    /// The rules in words.
    fn words(self) -> String {
        text!("setup-rules", rules = self.name())
    }
}

/// The board of this side with these rules, if they fit together.
fn variant_board(side: usize, variant: Variant) -> Option<Geometry> {
    let extras: &[Extra] = match variant {
        Variant::Usual => &[],
        Variant::Diagonals => &[Extra::FallingDiagonal, Extra::RisingDiagonal],
        Variant::Windoku => &[Extra::Windows],
        Variant::DisjointGroups => &[Extra::DisjointGroups],
        Variant::Jigsaw | Variant::AsBefore => return None,
    };
    let board = Geometry::of_side(side)?;
    extras.iter().try_fold(board, |board, extra| board.with(extra.clone()).ok())
}

/// The value after or before this one. The ends of the list are neighbours.
fn neighbour<T: Copy + PartialEq>(all: &[T], from: &T, turn: Turn) -> T {
    let at = all.iter().position(|value| value == from).unwrap_or(0);
    let steps = match turn {
        Turn::Next => 1,
        Turn::Back => all.len() - 1,
    };
    all[(at + steps) % all.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_leads_to_a_board() {
        let mut setup = GameSetup::new(4, Level::Easy).unwrap();
        for _ in SIDES {
            for _ in Variant::ALL {
                assert_eq!(setup.board().side(), setup.side());
                setup.change_variant(Turn::Next);
            }
            setup.change_side(Turn::Next);
        }
        assert_eq!(setup.side(), 4, "round the end");
        setup.change_side(Turn::Back);
        assert_eq!(setup.side(), 25);
    }

    #[test]
    fn rules_that_a_size_does_not_allow_are_not_offered() {
        let mut setup = GameSetup::new(6, Level::Easy).unwrap();
        let mut offered = Vec::new();
        for _ in Variant::ALL {
            offered.push(setup.variant());
            setup.change_variant(Turn::Next);
        }
        assert!(!offered.contains(&Variant::Windoku) && offered.contains(&Variant::Diagonals));
    }

    #[test]
    fn a_jigsaw_can_be_played_again_on_the_same_regions() {
        let regions: sudokit::board::Regions = "aaab\nccab\nccdb\ndddb".parse().unwrap();
        let board = Geometry::with_regions(regions);
        let grid = sudokit::Grid::empty(board.clone());
        let record =
            sudokit::format::Record::new(grid, sudokit::format::Format::Line, sudokit::Alphabet::usual(4));
        let game = Game::new(&record, &sudokit::Control::new()).unwrap();
        let mut setup = GameSetup::like(&game);
        assert_eq!((setup.board(), setup.variant_name()), (board, "jigsaw".to_owned()));
        setup.change_side(Turn::Next);
        assert_eq!(setup.variant(), Variant::Usual);
    }
}
