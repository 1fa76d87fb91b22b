//! Almost locked sets: one digit more than cells.
//!
//! Every lesson can be read alone, so each begins by saying what such a set is.

use super::Lesson;

/// What a pattern of almost locked sets is.
macro_rules! sets {
    ($what:literal) => {
        concat!("An almost locked set is one or more cells of a house with one digit more than cells: when it loses a digit, it must hold all its others. ", $what)
    };
}

pub(super) const SUE_DE_COQ: Lesson = Lesson {
    what: "Two or three cells where a line and a box cross, some more cells of the line and some more of the box. Together they have as many digits as cells, and no digit of the crossing is in both the cells of the line and those of the box. A digit that both of these have and the crossing lacks counts twice.",
    why: "The cells of the crossing see all others, so each digit fits in only as often as it counts. So many cells need so many digits: all of them are used up here. A digit that fits only into cells of the line is out in the rest of the line, and one that fits only into cells of the box is out in the rest of the box.",
    look: "Look where a line and a box cross for two cells with four candidates or more, or three with five. Then look in the line and in the box for a cell with two of these candidates each, no digit twice.",
};

pub(super) const XZ: Lesson = Lesson {
    what: sets!(
        "Two such sets share a digit X, and all its places in the one see all its places in the other. They share another digit Z, and what sees all places of Z in both loses it."
    ),
    why: "X cannot be in both sets, so one of them goes without it and holds all its other digits, Z among them. If there are two digits like X, each set goes without one of them: then both hold all their others, and what sees all places of such a digit in its set loses it.",
    look: "Cells with two candidates are the smallest sets of this kind. Collect two or three cells of a house with one digit more than cells, and look for another set that sees one of the digits and shares a second.",
};

pub(super) const XY_WING: Lesson = Lesson {
    what: sets!(
        "Three such sets: the one in the middle shares a digit with each of the others, not the same, and all places of this digit in the one see all in the other. The outer two share another digit Z, and what sees all places of Z in both loses it."
    ),
    why: "The set in the middle goes without one digit at most. So it holds one of the two shared digits at least and takes it from the outer set that has it too. This one then holds all its others, Z among them.",
    look: "Look for an XY-wing in which several cells of a house stand for one: together they must have one digit more than cells.",
};

pub(super) const CHAIN: Lesson = Lesson {
    what: sets!(
        "Four or more such sets in a row: each shares a digit with the next, whose places in the one see all its places in the other, and never the same digit twice running. The first and the last share another digit, and what sees all its places in both loses it."
    ),
    why: "If the first set goes without that digit, it holds all its others. This takes a digit from the second set, which then holds all its others, and so on to the last, which then holds the digit. So one of the ends does.",
    look: "Follow an XY-chain, but let several cells of a house stand for one where they have one digit more than cells.",
};

pub(super) const DEATH_BLOSSOM: Lesson = Lesson {
    what: sets!(
        "A cell is the stem of the blossom, and each of its candidates has such a set as its petal: the stem sees all places of the candidate there. All petals share another digit, and what sees all its places in all of them loses it."
    ),
    why: "Whatever the stem holds, one of the petals loses this digit and must hold all its others. So the digit that all petals share is in one of them.",
    look: "Take a cell with two or three candidates. For each of them, look in its row, column and box for cells that have one digit more than cells, this candidate among them.",
};
