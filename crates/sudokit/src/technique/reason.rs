//! Why a step is right: its evidence, by logical shape.
//!
//! A reason says nothing about techniques. All subsets are a [`LockedSet`],
//! X-wing and jellyfish are both a [`Reason::Fish`], and a skyscraper is a
//! [`Reason::Chain`] as an AIC of twenty links is. So a dozen shapes are
//! explained, drawn and checked, instead of fifty techniques.

use crate::{Candidate, Cell, Digit, DigitSet, House, Step};

/// The evidence of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
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
    /// The digit's places in the `base` lines lie in as many `cover` lines, but
    /// for `fins`. It is ruled out in the rest of the cover, as far as that
    /// sees every fin.
    Fish {
        /// What is looked for.
        digit: Digit,
        /// Rows or columns.
        base: Vec<House>,
        /// As many columns or rows.
        cover: Vec<House>,
        /// Places of the base outside the cover.
        fins: Vec<Cell>,
    },
    /// Whatever the pivot holds, it or one of the pincers is `digit`.
    Wing {
        /// The cell in the middle.
        pivot: Cell,
        /// The cells that it sees.
        pincers: [Cell; 2],
        /// What one of them holds.
        digit: Digit,
    },
    /// Every pair are the only two places of the digit in a house, so colours
    /// alternate: all cells of one colour hold the digit, and none of the other.
    Coloring {
        /// What is coloured.
        digit: Digit,
        /// The houses with two places.
        pairs: Vec<(House, [Cell; 2])>,
        /// What the colours show.
        found: Color,
    },
    /// If the digits of these cells were only those of the pattern, the puzzle
    /// had two solutions: one of the guardians holds.
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
    /// In each of these cases, one of which is so, the same claim follows: the
    /// last of each web.
    Cases {
        /// The choice.
        cases: Cases,
        /// What follows from each, in the same order.
        webs: Vec<Web>,
    },
}

/// As many cells of a house as digits: all these digits go into these cells.
#[derive(Clone, PartialEq, Eq, Debug)]
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

/// The two sides of a locked set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetKind {
    /// The cells hold no other digits: these are ruled out in the rest of the house.
    Naked,
    /// The digits have no other cells: other digits are ruled out in these.
    Hidden,
}

/// What colours show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Color {
    /// A cell that sees both colours cannot hold the digit.
    BothSeen,
    /// Two cells of the same colour see each other: that colour is the false one.
    Clash([Cell; 2]),
}

/// An arrangement that could be exchanged for another without a trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeadlyPattern {
    /// A closed walk with two digits, from house to house, that visits every
    /// house twice. With four cells, a rectangle.
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
#[derive(Clone, PartialEq, Eq, Debug)]
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
}

/// A candidate, and whether it holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Claim {
    /// Of what.
    pub candidate: Candidate,
    /// Whether the cell is said to hold the digit.
    pub truth: Truth,
}

/// What a claim says of its candidate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Truth {
    /// The cell holds the digit.
    Is,
    /// The cell does not hold the digit.
    IsNot,
}

impl Claim {
    /// The cell holds the digit.
    pub const fn is(candidate: Candidate) -> Self {
        Self { candidate, truth: Truth::Is }
    }

    /// The cell does not hold the digit.
    pub const fn is_not(candidate: Candidate) -> Self {
        Self { candidate, truth: Truth::IsNot }
    }

    /// The opposite claim.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self.truth {
            Truth::Is => Self::is_not(self.candidate),
            Truth::IsNot => Self::is(self.candidate),
        }
    }
}

/// An assumption and what follows from it: the first link is the assumption,
/// each other follows from earlier ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Web {
    /// In an order in which they can be read.
    pub links: Vec<Link>,
}

impl Web {
    /// What is assumed.
    pub fn assumption(&self) -> Claim {
        self.links[0].claim
    }

    /// What follows in the end.
    pub fn conclusion(&self) -> Claim {
        self.links[self.links.len() - 1].claim
    }
}

/// One claim, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
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
#[derive(Clone, PartialEq, Eq, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cases {
    /// The cell holds one of its candidates.
    Digits(Cell),
    /// The digit goes to one of its places in the house.
    Places(House, Digit),
    /// The candidate holds, or not.
    Either(Candidate),
}
