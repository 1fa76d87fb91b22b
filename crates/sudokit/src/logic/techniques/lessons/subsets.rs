//! As many cells as digits.

use super::Lesson;

const NAKED_WHY: &str = "So many cells need so many digits, and they have no others. All of these digits are used up here, and the rest of the house cannot hold them.";
const HIDDEN_WHY: &str = "So many digits need so many cells, and they have no others. All of these cells are used up, and cannot hold anything else.";
const LOCKED_WHY: &str = "So many cells need so many digits, and they have no others. All of these digits are used up where the box and the line cross, so the rest of the box cannot hold them, and neither can the rest of the line.";
const LOCKED_LOOK: &str = "Look in each box for cells with few candidates that stand in one row or column. When you find a naked pair or triplet there, clear both the box and the line.";
const NAKED_LOOK: &str = "Look in a house for cells with few candidates, and see whether together they have no more digits than cells.";
const HIDDEN_LOOK: &str = "Look in a house for digits with few places, and see whether together they have no more cells than digits.";

pub(super) const DIRECT_HIDDEN_PAIR: Lesson = Lesson {
    what: "Two digits of a house have only the same two cells, and once these are taken, one place is left for a third digit.",
    why: "The two digits fill the two cells. No other digit can go there, so the third has one place left.",
    look: "Find two digits that miss from a house and are kept out of the same cells by the same lines. Then look for the others.",
};

pub(super) const DIRECT_HIDDEN_TRIPLET: Lesson = Lesson {
    what: "Three digits of a house have only the same three cells, and once these are taken, one place is left for a fourth digit.",
    why: "The three digits fill the three cells. No other digit can go there, so the fourth has one place left.",
    look: "As for the direct hidden pair, with three digits that are kept out of the same cells.",
};

pub(super) const LOCKED_PAIR: Lesson = Lesson {
    what: "Two cells with the same two candidates that share a box and a line: a naked pair in both houses at once.",
    why: LOCKED_WHY,
    look: LOCKED_LOOK,
};

pub(super) const LOCKED_TRIPLE: Lesson = Lesson {
    what: "Three cells that share a box and a line and have three candidates between them: a naked triplet in both houses at once. A cell need not have all three.",
    why: LOCKED_WHY,
    look: LOCKED_LOOK,
};

pub(super) const NAKED_PAIR: Lesson =
    Lesson { what: "Two cells of a house with the same two candidates.", why: NAKED_WHY, look: NAKED_LOOK };

pub(super) const NAKED_TRIPLET: Lesson = Lesson {
    what: "Three cells of a house that have three candidates between them; none of them needs all three.",
    why: NAKED_WHY,
    look: NAKED_LOOK,
};

pub(super) const NAKED_QUAD: Lesson = Lesson {
    what: "Four cells of a house that have four candidates between them.",
    why: NAKED_WHY,
    look: NAKED_LOOK,
};

pub(super) const NAKED_SET: Lesson = Lesson {
    what: "Five or more cells of a house that have as many candidates between them. On a 9x9 board the other cells would be a smaller hidden set; larger boards have room for both.",
    why: NAKED_WHY,
    look: NAKED_LOOK,
};

pub(super) const HIDDEN_PAIR: Lesson = Lesson {
    what: "Two digits of a house that fit only into the same two cells, hidden among other candidates.",
    why: HIDDEN_WHY,
    look: HIDDEN_LOOK,
};

pub(super) const HIDDEN_TRIPLET: Lesson = Lesson {
    what: "Three digits of a house that fit only into the same three cells.",
    why: HIDDEN_WHY,
    look: HIDDEN_LOOK,
};

pub(super) const HIDDEN_QUAD: Lesson = Lesson {
    what: "Four digits of a house that fit only into the same four cells.",
    why: HIDDEN_WHY,
    look: HIDDEN_LOOK,
};

pub(super) const HIDDEN_SET: Lesson = Lesson {
    what: "Five or more digits of a house that fit only into as many cells, on boards larger than 9x9.",
    why: HIDDEN_WHY,
    look: HIDDEN_LOOK,
};
