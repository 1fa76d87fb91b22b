//! Trying all cases, and following assumptions wherever they lead.

use super::Lesson;

const ALIGNED_LOOK: &str = "Look for cells that see several others with two or three candidates, and try the digits that these have in common.";
const NESTED_WHY: &str = "Whatever follows from an assumption by sound steps follows from it. If it is impossible, or if all cases lead to the same, that much is certain.";
const NESTED_LOOK: &str = "Nobody looks for these by eye. Take a cell or house with few possibilities and follow each as far as you can.";

pub(super) const ALIGNED_PAIR: Lesson = Lesson {
    what: "Two cells and several others that both see. A way to fill the two that leaves one of the others empty is impossible; a digit that is in no possible way is out.",
    why: "All ways to fill the two cells are tried. If a digit never survives, it cannot be.",
    look: ALIGNED_LOOK,
};

pub(super) const ALIGNED_TRIPLET: Lesson = Lesson {
    what: "As the aligned pair exclusion, with all ways to fill three cells.",
    why: "All ways to fill the three cells are tried. If a digit never survives, it cannot be.",
    look: ALIGNED_LOOK,
};

pub(super) const NISHIO: Lesson = Lesson {
    what: "A place of a digit is assumed and followed through the places of this digit alone, until a house has no place left or two.",
    why: "An assumption that leads to a contradiction is wrong.",
    look: "Take a digit with few places in several houses, and try to complete it on the board.",
};

pub(super) const CELL: Lesson = Lesson {
    what: "Every candidate of a cell is followed by a chain, and all chains lead to the same result.",
    why: "The cell holds one of its candidates. What follows from each of them is true.",
    look: "Take a cell with three candidates and follow each. Look for a candidate that dies, or a digit that is placed, in all cases.",
};

pub(super) const HOUSE: Lesson = Lesson {
    what: "Every place of a digit in a house is followed by a chain, and all chains lead to the same result.",
    why: "The digit goes to one of its places. What follows from each of them is true.",
    look: "Take a house in which a digit has three places and follow each.",
};

pub(super) const DYNAMIC: Lesson = Lesson {
    what: "An assumption is followed with everything that comes of it: several consequences together may force the next.",
    why: NESTED_WHY,
    look: NESTED_LOOK,
};

pub(super) const DYNAMIC_PLUS: Lesson = Lesson {
    what: "As dynamic forcing chains, with pointing, claiming, pairs and X-wings among the consequences.",
    why: NESTED_WHY,
    look: NESTED_LOOK,
};

pub(super) const NESTED_2: Lesson = Lesson {
    what: "As dynamic forcing chains, with whole chains and cycles among the consequences.",
    why: NESTED_WHY,
    look: NESTED_LOOK,
};

pub(super) const NESTED_3: Lesson = Lesson {
    what: "As dynamic forcing chains, with cell and house forcing chains among the consequences.",
    why: NESTED_WHY,
    look: NESTED_LOOK,
};

pub(super) const NESTED_4: Lesson = Lesson {
    what: "As dynamic forcing chains, with other dynamic forcing chains among the consequences.",
    why: NESTED_WHY,
    look: NESTED_LOOK,
};

pub(super) const NESTED_5: Lesson = Lesson {
    what: "As dynamic forcing chains, with nested forcing chains among the consequences: the last resort.",
    why: NESTED_WHY,
    look: NESTED_LOOK,
};
