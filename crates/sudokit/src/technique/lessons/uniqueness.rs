//! There is one solution, so nothing can be exchanged.

use super::Lesson;

const SWAP: &str = "If all cells held nothing but the two digits, these could be exchanged and nobody would notice: the puzzle had two solutions. A proper puzzle has one, so something else must be in there.";
const LOOK: &str = "Look for cells with the same two candidates in two rows, two columns and two boxes, where one or two corners can hold more.";
const LOOP_LOOK: &str = "Start at a cell with two candidates and walk from house to house over cells that have both, until the walk closes. No house may be visited by more than two of them.";
const BUG: &str = "A board on which every empty cell has two candidates and every digit two places in each house has no solution, or several. A proper puzzle has one, so one of the candidates that break this pattern holds.";
const BUG_LOOK: &str = "Near the end of a puzzle, when nearly all empty cells have two candidates, look at those that have more.";

pub(super) const RECTANGLE_1: Lesson = Lesson {
    what: "A rectangle in two rows, two columns and two boxes, of which three corners hold the same two candidates and nothing else. The fourth corner can hold neither.",
    why: SWAP,
    look: LOOK,
};

pub(super) const RECTANGLE_2: Lesson = Lesson {
    what: "A rectangle in which the corners that can hold more all have the same additional digit. One of them holds it, so what sees them all cannot.",
    why: SWAP,
    look: LOOK,
};

pub(super) const RECTANGLE_3: Lesson = Lesson {
    what: "A rectangle in which two corners of a house have additional digits. One of these holds, so the two corners count as one cell with these digits, which may complete a naked or hidden set.",
    why: SWAP,
    look: LOOK,
};

pub(super) const RECTANGLE_4: Lesson = Lesson {
    what: "A rectangle in which two corners of a house have additional digits, and one of the two digits of the pattern has no other place in this house. The other digit can go from both corners.",
    why: SWAP,
    look: LOOK,
};

pub(super) const LOOP_1: Lesson = Lesson {
    what: "A closed walk of six or more cells with the same two candidates, of which one can hold more. It holds neither of the two.",
    why: SWAP,
    look: LOOP_LOOK,
};

pub(super) const LOOP_2: Lesson = Lesson {
    what: "A closed walk of six or more cells with the same two candidates; those that can hold more have the same additional digit, and what sees them all loses it.",
    why: SWAP,
    look: LOOP_LOOK,
};

pub(super) const LOOP_3: Lesson = Lesson {
    what: "A closed walk of six or more cells with the same two candidates; two of them, in one house, have additional digits and count as one cell of a naked or hidden set.",
    why: SWAP,
    look: LOOP_LOOK,
};

pub(super) const LOOP_4: Lesson = Lesson {
    what: "A closed walk of six or more cells with the same two candidates; two of them, in one house, have additional digits, and one of the two digits has no other place there. The other can go from both.",
    why: SWAP,
    look: LOOP_LOOK,
};

pub(super) const BUG_1: Lesson = Lesson {
    what: "All empty cells have two candidates but for one, which has three. It holds the digit that appears three times in its houses. BUG stands for bivalue universal grave.",
    why: BUG,
    look: BUG_LOOK,
};

pub(super) const BUG_2: Lesson = Lesson {
    what: "All empty cells have two candidates but for a few, and what these have too many is the same digit. What sees all of them cannot hold it.",
    why: BUG,
    look: BUG_LOOK,
};

pub(super) const BUG_3: Lesson = Lesson {
    what: "All empty cells have two candidates but for a few of one house. What these have too many counts as one cell, which completes a naked set there.",
    why: BUG,
    look: BUG_LOOK,
};

pub(super) const BUG_4: Lesson = Lesson {
    what: "All empty cells have two candidates but for two of one house that share a digit with no other place there. One holds that digit, the other what it has too many; the rest can go.",
    why: BUG,
    look: BUG_LOOK,
};
