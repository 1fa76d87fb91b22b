//! Trying all cases, and following assumptions wherever they lead.

use super::Lesson;

const ALIGNED_LOOK: &str = "Look for cells that see several others with two or three candidates, and try the digits that these have in common.";
const CONTRADICTION_WHY: &str = "What follows from the truth cannot contradict itself, so the assumption is false. A candidate that was assumed to be right is out; one that was assumed to be wrong is right.";
const VERITY_WHY: &str =
    "One of the cases is true, though we do not know which. What follows from each of them is true.";
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

pub(super) const KRAKEN_FISH: Lesson = Lesson {
    what: "A finned fish: in some lines, a digit has its places in as many crossing lines, but for a few, the fins. A cell is ruled out although it does not see all fins: from each fin that it does not see, a chain leads to the same result.",
    why: "If no fin holds the digit, this is a fish, and the digit stands in each crossing line where a line of the fish meets it. So one of the fins holds, or one of these places of a crossing line does. What each of them rules out, at once or by a chain, is out.",
    look: "When you find a fish with fins but no cell that sees them all, take a cell that the fish alone would rule out. Assume each fin in turn, and follow what is forced.",
};

pub(super) const CHAIN_CONTRADICTION: Lesson = Lesson {
    what: "A candidate is assumed to be right, or to be wrong, and followed by chains. They contradict each other: a cell gets two digits or none, a house gets a digit twice or nowhere, or a candidate comes out both right and wrong.",
    why: CONTRADICTION_WHY,
    look: "Take a candidate from which several chains begin, such as one of two in a cell or in a house, and follow each of them. Watch the cells and houses that more than one chain reaches.",
};

pub(super) const CHAIN_VERITY: Lesson = Lesson {
    what: "All cases are followed by chains, and all lead to the same result. The cases are the candidates of a cell, the places of a digit in a house, or one candidate that is right or wrong.",
    why: VERITY_WHY,
    look: "Take a cell with few candidates or a digit with few places in a house, and follow each. Look for a candidate that dies, or a digit that is placed, in all cases.",
};

pub(super) const NET_CONTRADICTION: Lesson = Lesson {
    what: "As the forcing chain contradiction, but several consequences together may force the next one, so that chains branch and join again: a net.",
    why: CONTRADICTION_WHY,
    look: NESTED_LOOK,
};

pub(super) const NET_VERITY: Lesson = Lesson {
    what: "As the forcing chain verity, but several consequences together may force the next one, so that chains branch and join again: a net.",
    why: VERITY_WHY,
    look: NESTED_LOOK,
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
