//! There is one solution, so nothing can be exchanged.

use super::Lesson;

const SWAP: &str = "If all cells held nothing but the two digits, these could be exchanged and nobody would notice: the puzzle had two solutions. A proper puzzle has one, so something else must be in there.";
const AVOIDABLE: &str = "If opposite corners held the same digit, both ways across, the two digits could be exchanged, and no given would object: the puzzle had two solutions. A proper puzzle has one, so something else must be in there.";
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

pub(super) const RECTANGLE_5: Lesson = Lesson {
    what: "A rectangle in which three corners, or two opposite ones, have the same additional digit. One of them holds it, so what sees them all cannot.",
    why: SWAP,
    look: "Look for a rectangle of type 2 in which the corners that can hold more are three, or do not stand side by side. The cells that see them all lie in the two lines that pass through both boxes.",
};

pub(super) const RECTANGLE_6: Lesson = Lesson {
    what: "A rectangle in which two opposite corners hold the two candidates and nothing else, and the others can hold more. In its two rows and two columns, one of the two digits has no place outside the corners. The corners that can hold more lose it.",
    why: "The digit must go to two opposite corners. In those that can hold more, it would leave the second digit to the other two, and the digits could be exchanged: the puzzle had two solutions. A proper puzzle has one.",
    look: "Look for two cells with the same two candidates that are opposite corners of a rectangle in two boxes. See whether one of the digits forms an X-wing on the corners.",
};

pub(super) const HIDDEN_RECTANGLE: Lesson = Lesson {
    what: "A rectangle in two rows, two columns and two boxes, of which one corner has two candidates. In the row and in the column of the opposite corner, one of the two digits has its only places at corners. The opposite corner cannot hold the other digit.",
    why: "If it did, the digit that is bound to the corners would go to the two beside it, and leave the other digit to the corner with two candidates. Then the two digits could be exchanged: the puzzle had two solutions. A proper puzzle has one.",
    look: "Start at a cell with two candidates, and complete it to a rectangle in two boxes. Look along the row and the column of the opposite corner, and see whether one of the digits has no place there outside the rectangle.",
};

pub(super) const AVOIDABLE_1: Lesson = Lesson {
    what: "A rectangle in two rows, two columns and two boxes, of which three corners are filled and none is a given. Two opposite corners hold the same digit. The fourth corner cannot hold the digit that is opposite to it.",
    why: AVOIDABLE,
    look: "Remember which digits were given. When you have filled three corners of such a rectangle with two digits yourself, look at the fourth.",
};

pub(super) const AVOIDABLE_2: Lesson = Lesson {
    what: "A rectangle in two rows, two columns and two boxes, of which two corners, side by side in one box, are filled and neither is a given. The two others have two candidates each: the digit opposite to them, and an additional one, the same in both. One of them holds the additional digit, so what sees both cannot.",
    why: AVOIDABLE,
    look: "Remember which digits were given. When you have filled two cells of a box side by side yourself, look along their lines for two cells in another box that have one of these digits each.",
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
