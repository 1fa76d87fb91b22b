//! Wings, and short chains of one digit that have names of their own.

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

pub(super) const SKYSCRAPER: Lesson = Lesson {
    what: "Two rows (or columns) in which a digit has just two places, one of which stands in the same column (or row) in both.",
    why: "The two places that share the column cannot both hold the digit, so one of the other two does. A cell that sees both cannot hold it.",
    look: "Look for an X-wing in which one corner has slipped. The two free ends are the roofs of the skyscraper.",
};

pub(super) const TWO_STRING_KITE: Lesson = Lesson {
    what: "A row and a column in which a digit has just two places each, with one place of each in the same box.",
    why: "The two places in the box cannot both hold the digit, so one of the two ends does. A cell that sees both ends cannot hold it.",
    look: "Find a row and a column with two places each that meet in a box, and look at the cell where their free ends cross.",
};

pub(super) const SIMPLE_COLORING: Lesson = Lesson {
    what: "Houses in which a digit has just two places, connected by common cells. Colour the places in two colours, so that the two of a house differ.",
    why: "One place of each house holds the digit, so one colour is right everywhere and the other wrong. What sees both colours is out; and if a colour appears twice in a house, it is the wrong one.",
    look: "Take a digit with many houses of two places, and follow them from cell to cell, changing the colour each time.",
};
