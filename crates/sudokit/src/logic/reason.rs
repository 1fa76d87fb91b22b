//! Why a step is right: its evidence, by logical shape.
//!
//! A reason says nothing about techniques. All subsets are a [`LockedSet`],
//! X-wing and jellyfish are both a [`Reason::Fish`], and a skyscraper is a
//! [`Reason::Chain`] as an AIC of twenty links is. So about twenty
//! shapes are explained, drawn and checked, instead of all techniques.

use std::collections::BTreeSet;

use super::Step;
use crate::base::{Candidate, Cell, Digit, DigitSet, House};

/// The evidence of a step.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Reason {
    /// The digit has no other place in the house.
    OnlyPlace {
        /// Where it is looked for.
        house: House,
    },
    /// The cell has no other candidate.
    OnlyDigit,
    /// All places of the digit in `base` lie in `cover` as well, so it is ruled
    /// out in the rest of `cover`.
    Intersection {
        /// What is looked for.
        digit: Digit,
        /// Where it is looked for.
        base: House,
        /// Where all its places there lie too.
        cover: House,
    },
    /// As many cells as digits.
    LockedSet(LockedSet),
    /// `first` would rule out the candidates `gone`, and without them the digit
    /// that is placed has one place left in `house`.
    Then {
        /// What comes first.
        first: Box<Reason>,
        /// What it rules out, as far as it matters.
        gone: Vec<Candidate>,
        /// Where a single place is left then.
        house: House,
    },
    /// A digit's places in some houses lie in as many others, but for fins.
    Fish(Fish),
    /// Whatever the pivot holds, it or one of the pincers is `digit`.
    Wing {
        /// The cell in the middle.
        pivot: Cell,
        /// The cells that it sees.
        pincers: [Cell; 2],
        /// What one of them holds.
        digit: Digit,
    },
    /// Each pair is the only two places of the digit in a house, so along
    /// pairs that hang together two colours alternate: all cells of the one hold
    /// the digit, and none of the other.
    Coloring {
        /// What is coloured.
        digit: Digit,
        /// One or two sets of pairs that hang together: the houses with two
        /// places.
        clusters: Vec<Vec<HousePair>>,
        /// What the colours show.
        found: Color,
    },
    /// If the digits of these cells were only those of the pattern, the puzzle
    /// would have two solutions: one of the guardians holds.
    Deadly {
        /// What must not be.
        pattern: DeadlyPattern,
        /// The candidates that prevent it.
        guardians: Vec<Candidate>,
        /// What follows from one of them being so.
        escape: Escape,
    },
    /// Of all ways to fill these cells, each that has an eliminated candidate
    /// either repeats a digit in a house or leaves an excluder empty.
    Exclusion {
        /// The cells that are filled in every way.
        cells: Vec<Cell>,
        /// The cells that see them all.
        excluders: Vec<Cell>,
    },
    /// Cells with the same two candidates, each of which sees the next: the two
    /// digits alternate. What sees two cells that differ is neither of them.
    Alternating {
        /// What the cells can hold.
        digits: [Digit; 2],
        /// Each sees the next.
        cells: Vec<Cell>,
    },
    /// As many cells as digits in houses: each candidate of the cells is one of
    /// these, and each of these can be only once. So every digit is in one of the
    /// cells in its house, and what sees them all loses it.
    Spread {
        /// The cells that are filled.
        cells: Vec<Cell>,
        /// What they are filled with, and where.
        places: Vec<(Digit, House)>,
    },
    /// Cells that have one candidate too many, several times (or, for one of the
    /// sets, a cell with any number). If one of the eliminated candidates held, one set
    /// after another would be locked, until one had more cells than digits.
    AlmostLocked {
        /// In an order in which they can be read.
        sets: Vec<AlmostLockedSet>,
    },
    /// If the first claim (a candidate does not hold) is so, the last (another,
    /// or the same, holds) follows: one of the two holds.
    Chain(Web),
    /// A chain that bites its tail: each claim follows from the one before, the
    /// first from the last. Either all its "is" or all its "is not" candidates
    /// hold.
    Loop(Vec<Link>),
    /// The first claim leads to a claim and its opposite: it is wrong.
    Contradiction {
        /// What follows from it.
        web: Web,
        /// The numbers of the two links that contradict each other.
        clash: [usize; 2],
    },
    /// Every way to place the digit on the whole board has the places that hold,
    /// and none has those that are ruled out.
    Templates {
        /// What is placed.
        digit: Digit,
    },
    /// No other digit of the cell leads to a solution: it was tried.
    Tried,
    /// In each of these cases, one of which is so, the same claim follows: the
    /// last of each web. A case that cannot be may lead to the opposite of one of
    /// its own claims instead.
    Cases {
        /// The choice.
        cases: Cases,
        /// What follows from each, in the same order.
        webs: Vec<Web>,
    },
}

/// The digit's places in the `base` houses lie in as many `cover` houses, but
/// for `fins`. It is ruled out in the rest of the cover, and at places of two
/// cover houses, as far as these see every fin.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Fish {
    /// What is looked for.
    pub digit: Digit,
    /// Rows or columns, in most fish.
    pub base: Vec<House>,
    /// As many columns or rows, in most fish. None of them is in the base.
    pub cover: Vec<House>,
    /// Places of the base outside the cover, or in two base houses.
    pub fins: Vec<Cell>,
}

impl Fish {
    /// A fish of these houses.
    pub fn new(digit: Digit, base: Vec<House>, cover: Vec<House>, fins: Vec<Cell>) -> Self {
        Self { digit, base, cover, fins }
    }
}

/// As many cells of a house as digits: all these digits go into these cells.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct LockedSet {
    /// Whether it was the cells that had no other digits or the digits that
    /// had no other cells.
    pub kind: SetKind,
    /// Where.
    pub house: House,
    /// In the order of the house.
    pub cells: Vec<Cell>,
    /// As many as cells.
    pub digits: DigitSet,
}

impl LockedSet {
    /// These digits in these cells of a house.
    pub fn new(kind: SetKind, house: House, cells: Vec<Cell>, digits: DigitSet) -> Self {
        Self { kind, house, cells, digits }
    }
}

/// Cells of a house with more candidates than they are.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct AlmostLockedSet {
    /// Where.
    pub house: House,
    /// In the order of the house.
    pub cells: Vec<Cell>,
    /// All that they can hold.
    pub digits: DigitSet,
}

impl AlmostLockedSet {
    /// These cells of a house, with all that they can hold.
    pub fn new(house: House, cells: Vec<Cell>, digits: DigitSet) -> Self {
        Self { house, cells, digits }
    }
}

/// The two sides of a locked set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetKind {
    /// The cells hold no other digits: these are ruled out in the rest of the house.
    Naked,
    /// The digits have no other cells: other digits are ruled out in these.
    Hidden,
}

/// A house, and the only two places of a digit there.
pub type HousePair = (House, [Cell; 2]);

/// What colours show.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Color {
    /// A cell that sees both colours cannot hold the digit.
    BothSeen,
    /// Two cells of the same colour see each other: that colour is the false one.
    Clash([Cell; 2]),
    /// A cell of the first set sees one of the second, so these two colours do
    /// not both hold: a cell that sees both opposite colours cannot hold the
    /// digit. The sets may touch in two ways.
    Touch(Vec<[Cell; 2]>),
    /// Cells of one colour of the first set see cells of both colours of the
    /// second, one of which holds: that colour is the false one.
    Squeezed([[Cell; 2]; 2]),
}

impl Color {
    /// The cells of each colour, as they alternate along pairs from the first.
    pub(super) fn alternate(pairs: &[HousePair]) -> [BTreeSet<Cell>; 2] {
        let mut colors = [BTreeSet::new(), BTreeSet::new()];
        colors[0].extend(pairs.first().map(|(_, [first, _])| *first));
        // Each round colours at least one cell more, until nothing changes.
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

/// An arrangement that could be exchanged for another without a trace.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum DeadlyPattern {
    /// A closed walk with two digits, from house to house, that visits every
    /// house twice and no given. With four cells, a rectangle. Cells may be
    /// filled, with the one digit and the other in turns.
    Loop {
        /// What could be exchanged.
        digits: [Digit; 2],
        /// In the order of the walk.
        cells: Vec<Cell>,
    },
    /// A whole board of cells with two candidates each, and every digit with
    /// two places in each house or none.
    Graveyard,
}

/// How a deadly pattern is escaped.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Escape {
    /// All guardians are in one cell: it holds one of them.
    OneCell,
    /// All guardians are the same digit: what sees them all cannot be it.
    OneDigit,
    /// The guardians are in two or more cells of a house, where together they
    /// act as one cell of this set. Its `cells` are the other cells, its
    /// `digits` one more than these.
    Set(LockedSet),
    /// In this house the digit, which is one of the pattern, has no place but
    /// the two cells of the guardians. One of them holds it, the other a guardian.
    Locked {
        /// Where.
        house: House,
        /// The digit of the pattern that one of the two cells holds.
        digit: Digit,
    },
    /// In these houses the digit, which is one of the pattern, has no place but
    /// cells of the pattern. A digit of the pattern that would force it, and
    /// with it the whole pattern, cannot be.
    Forced {
        /// The digit of the pattern that is forced.
        digit: Digit,
        /// Where.
        houses: Vec<House>,
    },
}

/// Whether a digit goes to one of some cells: mostly to a single one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Claim {
    /// What.
    pub digit: Digit,
    /// Where: one cell, or several that see each other; in order.
    pub cells: Vec<Cell>,
    /// Whether one of the cells is said to hold the digit, or none of them.
    pub truth: Truth,
}

/// What a claim says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Truth {
    /// A cell holds the digit.
    Is,
    /// No cell does.
    IsNot,
}

impl Claim {
    /// The cell holds the digit.
    pub fn is(Candidate { cell, digit }: Candidate) -> Self {
        Self { digit, cells: vec![cell], truth: Truth::Is }
    }

    /// The cell does not hold the digit.
    pub fn is_not(candidate: Candidate) -> Self {
        Self::is(candidate).opposite()
    }

    /// The opposite claim.
    #[must_use]
    pub fn opposite(&self) -> Self {
        let truth = match self.truth {
            Truth::Is => Truth::IsNot,
            Truth::IsNot => Truth::Is,
        };
        Self { truth, ..self.clone() }
    }

    /// What it speaks of.
    pub fn candidates(&self) -> impl ExactSizeIterator<Item = Candidate> + Clone + '_ {
        self.cells.iter().map(|&cell| Candidate { cell, digit: self.digit })
    }

    /// The first candidate that it speaks of.
    pub fn first(&self) -> Candidate {
        Candidate { cell: self.cells[0], digit: self.digit }
    }

    /// The candidate, if it speaks of one.
    pub fn single(&self) -> Option<Candidate> {
        (self.cells.len() == 1).then(|| self.first())
    }
}

/// An assumption and what follows from it: the first link is the assumption,
/// each other follows from earlier ones.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Web {
    /// In an order in which they can be read.
    pub links: Vec<Link>,
}

impl Web {
    /// What is assumed.
    pub fn assumption(&self) -> &Claim {
        &self.links[0].claim
    }

    /// What follows in the end.
    pub fn conclusion(&self) -> &Claim {
        &self.links[self.links.len() - 1].claim
    }

    /// Whether what follows in the end is the opposite of something before it.
    pub fn contradicts_itself(&self) -> bool {
        let opposite = self.conclusion().opposite();
        self.links.iter().any(|link| link.claim == opposite)
    }
}

/// One claim, and why.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Link {
    /// What follows.
    pub claim: Claim,
    /// By which rule.
    pub because: Because,
    /// From which links, by their numbers; the one that the thread of the chain
    /// comes from is first.
    pub from: Vec<usize>,
}

/// The rule of a link.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Because {
    /// It is assumed.
    Assumed,
    /// *Is not*: the cell holds another digit. *Is*: the cell's other candidates
    /// are gone.
    Cell,
    /// *Is not*: the digit is elsewhere in this house. *Is*: the digit's other
    /// places in this house are gone.
    House(House),
    /// *Is not*: once the candidates that `from` denies are gone, this step
    /// rules it out.
    Step(Box<Step>),
}

/// A choice of which one is so.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Cases {
    /// The cell holds one of its candidates.
    Digits(Cell),
    /// The digit goes to one of its places in the house.
    Places(House, Digit),
    /// The candidate holds, or not.
    Either(Candidate),
    /// One of the fins of a fish holds, or one of its places in the cover house
    /// `through`: without fins every cover house has its digit in the base.
    Fish {
        /// The fish.
        fish: Fish,
        /// The cover house that is looked at.
        through: House,
    },
}
