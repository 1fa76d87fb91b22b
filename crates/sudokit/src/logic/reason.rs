//! Why a step is right: its evidence, by logical shape.
//!
//! Reasons are independent of techniques. All subsets are a [`LockedSet`], X-wing and jellyfish are
//! both a [`Reason::Fish`], and a skyscraper is a [`Reason::Chain`], as is an AIC of twenty links.
//! So only about twenty shapes need to be explained, drawn and checked, not every technique.

use std::collections::BTreeSet;

use super::Step;
use crate::base::{Candidate, Cell, Digit, DigitSet, House};

/// The evidence for a step.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Reason {
    /// The digit has no other place in the house.
    OnlyPlace {
        /// The house.
        house: House,
    },
    /// The cell has no other candidate.
    OnlyDigit,
    /// All places for the digit in `base` are also in `cover`, so it is ruled out in the rest of
    /// `cover`.
    Intersection {
        /// The digit.
        digit: Digit,
        /// The house whose places for the digit are all in `cover`.
        base: House,
        /// The house that contains all of them.
        cover: House,
    },
    /// As many cells as digits in a house.
    LockedSet(LockedSet),
    /// `first` rules out the candidates `gone`. Without them, the digit to place has only one place
    /// left in `house`.
    Then {
        /// The reason that is applied first.
        first: Box<Reason>,
        /// The candidates that it rules out, as far as they matter.
        gone: Vec<Candidate>,
        /// The house in which only one place is left.
        house: House,
    },
    /// A digit's places in some houses are covered by as many other houses, except for fins.
    Fish(Fish),
    /// Whatever digit the pivot has, the pivot or one of the pincers holds `digit`.
    Wing {
        /// The cell in the middle.
        pivot: Cell,
        /// The two cells that the pivot sees.
        pincers: [Cell; 2],
        /// The digit that one of the cells holds.
        digit: Digit,
    },
    /// Each pair is the only two places for the digit in a house, so two colours alternate along
    /// connected pairs: either all cells of one colour hold the digit, or all of the other.
    Coloring {
        /// The digit that is coloured.
        digit: Digit,
        /// One or two sets of connected pairs. Each pair comes from a house with two places.
        clusters: Vec<Vec<HousePair>>,
        /// What the colours prove.
        found: Color,
    },
    /// If these cells held only digits of the pattern, the puzzle would have two solutions. So one
    /// of the guardians is true.
    Deadly {
        /// The pattern that must not occur.
        pattern: DeadlyPattern,
        /// The candidates that prevent it.
        guardians: Vec<Candidate>,
        /// What follows because one of the guardians is true.
        escape: Escape,
    },
    /// Every way to fill these cells that uses an eliminated candidate either repeats a digit in a
    /// house or leaves an excluder without candidates.
    Exclusion {
        /// The cells to fill in every way.
        cells: Vec<Cell>,
        /// The cells that see them all.
        excluders: Vec<Cell>,
    },
    /// A chain of cells with the same two candidates, each of which sees the next, so the two
    /// digits alternate. A cell that sees two cells with different digits can hold neither digit.
    Alternating {
        /// The two candidates of every cell.
        digits: [Digit; 2],
        /// The cells of the chain, each of which sees the next.
        cells: Vec<Cell>,
    },
    /// As many cells as pairs of a digit and a house. Every candidate of the cells belongs to a
    /// pair, and each pair can fill only one cell. So each digit is in one of the cells in its
    /// house, and every cell that sees all of these loses it.
    Spread {
        /// The cells of the set.
        cells: Vec<Cell>,
        /// The digits that fill them, each with its house.
        places: Vec<(Digit, House)>,
    },
    /// Several sets of cells with one candidate too many (one of them may be a single cell with any
    /// number). If an eliminated candidate were true, one set after another would become locked,
    /// until one had more cells than digits.
    AlmostLocked {
        /// The sets, in an order that can be read as an argument.
        sets: Vec<AlmostLockedSet>,
    },
    /// If the first claim is true (a candidate is false), the last follows (a candidate, possibly
    /// the same one, is true). So one of the two candidates is true.
    Chain(Web),
    /// A closed chain: each claim follows from the one before, and the first from the last. Either
    /// all its "is" candidates or all its "is not" candidates are true.
    Loop(Vec<Link>),
    /// The first claim implies a claim and its opposite, so it is false.
    Contradiction {
        /// The claims that follow from it.
        web: Web,
        /// The indices of the two links that contradict each other.
        clash: [usize; 2],
    },
    /// Every way to place the digit on the whole board uses the placed cells, and none uses the
    /// eliminated ones.
    Templates {
        /// The digit.
        digit: Digit,
    },
    /// No other digit in the cell leads to a solution; this was found by trying.
    Tried,
    /// One of these cases is true, and all imply the same claim: the last of each web. An
    /// impossible case may instead lead to the opposite of one of its own claims.
    Cases {
        /// The cases.
        cases: Cases,
        /// What follows from each case, in the same order.
        webs: Vec<Web>,
    },
}

/// A fish: the digit's places in the `base` houses are covered by as many `cover` houses, except
/// for `fins`.
///
/// The digit is ruled out in cells that see every fin: in the rest of the cover, and where two
/// cover houses meet.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// The base houses: rows or columns, in most fish.
    pub base: Vec<House>,
    /// The cover houses: as many columns or rows, in most fish. None of them is a base house.
    pub cover: Vec<House>,
    /// Places in the base that are outside the cover or in two base houses.
    pub fins: Vec<Cell>,
}

impl Fish {
    /// Creates a fish from its houses and fins.
    pub fn new(digit: Digit, base: Vec<House>, cover: Vec<House>, fins: Vec<Cell>) -> Self {
        Self { digit, base, cover, fins }
    }
}

/// As many cells of a house as digits: these digits fill these cells.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct LockedSet {
    /// Whether the cells have no other digits, or the digits no other cells.
    pub kind: SetKind,
    /// The house that contains the cells.
    pub house: House,
    /// The cells, in the order of the house.
    pub cells: Vec<Cell>,
    /// The digits, as many as cells.
    pub digits: DigitSet,
}

impl LockedSet {
    /// Creates a set of digits that fill cells of a house.
    pub fn new(kind: SetKind, house: House, cells: Vec<Cell>, digits: DigitSet) -> Self {
        Self { kind, house, cells, digits }
    }
}

/// Cells of a house with more candidates than cells.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct AlmostLockedSet {
    /// The house that contains the cells.
    pub house: House,
    /// The cells, in the order of the house.
    pub cells: Vec<Cell>,
    /// All candidates of the cells.
    pub digits: DigitSet,
}

impl AlmostLockedSet {
    /// Creates a set of cells of a house with all their candidates.
    pub fn new(house: House, cells: Vec<Cell>, digits: DigitSet) -> Self {
        Self { house, cells, digits }
    }
}

/// The two kinds of locked set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetKind {
    /// The cells have no other digits, so the digits are ruled out in the rest of the house.
    Naked,
    /// The digits have no other cells, so other digits are ruled out in these cells.
    Hidden,
}

/// A house and the only two places for a digit in it.
pub type HousePair = (House, [Cell; 2]);

/// What a colouring proves.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Color {
    /// A cell that sees both colours cannot hold the digit.
    BothSeen,
    /// Two cells of the same colour see each other, so that colour is false.
    Clash([Cell; 2]),
    /// A cell of the first set sees one of the second, so these two colours are not both true, and
    /// a cell that sees both opposite colours cannot hold the digit. The sets may touch in two
    /// ways.
    Touch(Vec<[Cell; 2]>),
    /// Cells of one colour of the first set see cells of both colours of the second, one of which
    /// is true. So that colour is false.
    Squeezed([[Cell; 2]; 2]),
}

impl Color {
    /// Returns the cells of each colour. The colours alternate along the pairs, starting with the
    /// first cell.
    pub(super) fn alternate(pairs: &[HousePair]) -> [BTreeSet<Cell>; 2] {
        let mut colors = [BTreeSet::new(), BTreeSet::new()];
        colors[0].extend(pairs.first().map(|(_, [first, _])| *first));
        // Each round colours at least one more cell, until nothing changes.
        for _round in pairs {
            for &(_, [a, b]) in pairs {
                for (from, to, color) in [(a, b, 0), (a, b, 1), (b, a, 0), (b, a, 1)] {
                    if colors[color].contains(&from) {
                        colors[1 - color].insert(to);
                    }
                }
            }
        }
        colors
    }
}

/// A pattern whose digits could be swapped without breaking a rule, which would give a second
/// solution.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum DeadlyPattern {
    /// A closed loop with two digits, from house to house, that visits each of its houses twice and
    /// contains no given. With four cells it is a rectangle. Its cells may be filled, with the two
    /// digits alternating.
    Loop {
        /// The two digits that could be swapped.
        digits: [Digit; 2],
        /// The cells, in the order of the loop.
        cells: Vec<Cell>,
    },
    /// A board on which every empty cell has two candidates, and every digit has two places or none
    /// in each house.
    Graveyard,
}

/// What follows because a deadly pattern must be avoided.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Escape {
    /// All guardians are in one cell, so it holds one of them.
    OneCell,
    /// All guardians are the same digit, so a cell that sees them all cannot hold it.
    OneDigit,
    /// The guardians are in two or more cells of a house and together act as one cell of this set.
    /// Its `cells` are the other cells; it has one more digit than these.
    Set(LockedSet),
    /// In this house the digit, which belongs to the pattern, has places only in the two cells of
    /// the guardians. One of these cells holds it, the other a guardian.
    Locked {
        /// The house.
        house: House,
        /// The digit of the pattern that one of the two cells holds.
        digit: Digit,
    },
    /// In these houses the digit, which belongs to the pattern, has places only in cells of the
    /// pattern. A digit of the pattern that would force it, and so the whole pattern, is ruled out.
    Forced {
        /// The digit of the pattern that is forced.
        digit: Digit,
        /// The houses.
        houses: Vec<House>,
    },
}

/// A claim that a digit is, or is not, in one of some cells; usually in a single cell.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Claim {
    /// The digit.
    pub digit: Digit,
    /// One cell, or several that see each other, sorted.
    pub cells: Vec<Cell>,
    /// Whether one of the cells holds the digit, or none of them does.
    pub truth: Truth,
}

/// Whether a claim is positive or negative.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Truth {
    /// One of the cells holds the digit.
    Is,
    /// None of the cells holds it.
    IsNot,
}

impl Claim {
    /// Claims that the cell holds the digit.
    pub fn is(Candidate { cell, digit }: Candidate) -> Self {
        Self { digit, cells: vec![cell], truth: Truth::Is }
    }

    /// Claims that the cell does not hold the digit.
    pub fn is_not(candidate: Candidate) -> Self {
        Self::is(candidate).opposite()
    }

    /// Returns the opposite claim.
    #[must_use]
    pub fn opposite(&self) -> Self {
        let truth = match self.truth {
            Truth::Is => Truth::IsNot,
            Truth::IsNot => Truth::Is,
        };
        Self { truth, ..self.clone() }
    }

    /// Returns the candidates of the claim.
    pub fn candidates(&self) -> impl ExactSizeIterator<Item = Candidate> + Clone + '_ {
        self.cells.iter().map(|&cell| Candidate { cell, digit: self.digit })
    }

    /// Returns the first candidate of the claim.
    pub fn first(&self) -> Candidate {
        Candidate { cell: self.cells[0], digit: self.digit }
    }

    /// Returns the candidate if the claim has only one.
    pub fn single(&self) -> Option<Candidate> {
        (self.cells.len() == 1).then(|| self.first())
    }
}

/// An assumption and its consequences: the first link is the assumption, and every other link
/// follows from earlier ones.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Web {
    /// The links, each after the links it follows from.
    pub links: Vec<Link>,
}

impl Web {
    /// Returns the assumption.
    pub fn assumption(&self) -> &Claim {
        &self.links[0].claim
    }

    /// Returns the claim of the last link.
    pub fn conclusion(&self) -> &Claim {
        &self.links[self.links.len() - 1].claim
    }

    /// Returns `true` if the conclusion is the opposite of an earlier claim.
    pub fn contradicts_itself(&self) -> bool {
        let opposite = self.conclusion().opposite();
        self.links.iter().any(|link| link.claim == opposite)
    }
}

/// A claim and its justification.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Link {
    /// The claim.
    pub claim: Claim,
    /// The rule by which it follows.
    pub because: Because,
    /// The indices of the links it follows from. The predecessor in the chain comes first.
    pub from: Vec<usize>,
}

/// The rule that justifies a link.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Because {
    /// The claim is assumed.
    Assumed,
    /// *Is not*: the cell holds another digit. *Is*: the cell has no other candidates left.
    Cell,
    /// *Is not*: the digit is elsewhere in this house. *Is*: the digit has no other places left in
    /// this house.
    House(House),
    /// *Is not*: this step rules the candidate out, once the candidates that `from` denies are
    /// removed.
    Step(Box<Step>),
}

/// A list of cases, one of which is true.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Cases {
    /// The cell holds one of its candidates.
    Digits(Cell),
    /// The digit is in one of its places in the house.
    Places(House, Digit),
    /// The candidate is true or false.
    Either(Candidate),
    /// One of the fins of a fish is true, or one of its places in the cover house `through`: if no
    /// fin is true, every cover house has its digit in the base.
    Fish {
        /// The fish.
        fish: Fish,
        /// The cover house.
        through: House,
    },
}
