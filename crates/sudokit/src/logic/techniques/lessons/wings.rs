//! Wings: a few cells with two or three candidates.

use super::Lesson;

pub(super) const XY_WING: Lesson = Lesson {
    what: "A cell with two candidates, the pivot, sees two cells with two candidates, the pincers. Each pincer shares another one of the pivot's digits, and both have a third digit in common.",
    why: "Whichever digit the pivot holds, one of the pincers loses it and holds the third digit. A cell that sees both pincers cannot hold it.",
    look: "Look at cells with two candidates. For each, look for two others in its houses that make it three digits in all.",
};

pub(super) const XYZ_WING: Lesson = Lesson {
    what: "An XY-wing whose pivot can hold the third digit as well.",
    why: "One of the three cells holds the third digit. A cell that sees all three cannot hold it.",
    look: "Look at cells with three candidates that see two cells with two of them each. What is ruled out lies in a house with the pivot and one pincer.",
};

pub(super) const W_WING: Lesson = Lesson {
    what: "Two cells with the same two candidates that do not see each other, and a house in which one of the digits has just two places, each seen by one of the cells.",
    why: "One of the two places holds the digit, so one of the two cells does not and holds the other digit. A cell that sees both cannot hold that.",
    look: "Look for pairs of cells with the same two candidates, and for a line that connects them by one of the digits.",
};
