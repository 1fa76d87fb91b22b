//! One digit, and houses in which it has two places.

use super::Lesson;

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

pub(super) const TURBOT_FISH: Lesson = Lesson {
    what: "Two houses of any kind in which a digit has just two places. One place of the first sees one place of the second; the two others are the free ends. Skyscraper and two-string kite are special cases.",
    why: "The two places that see each other cannot both hold the digit, so one of the free ends does. A cell that sees both free ends cannot hold it.",
    look: "Take a digit with several houses of two places. From the end of one such pair, go along a row, column or box to the end of another, and look at what sees both free ends.",
};

pub(super) const EMPTY_RECTANGLE: Lesson = Lesson {
    what: "In a box, all places of a digit lie on a cross of one row and one column. Outside the box, a column has just two places for the digit, one of them in the row of the cross. The cell where the row of its other place meets the column of the cross cannot hold the digit. Rows and columns may change parts.",
    why: "If the other place holds the digit, the cell sees it. If not, the place in the row of the cross does; then the box has its digit in the column of the cross, and the cell sees that.",
    look: "Look for boxes in which a digit has all its places on a cross; the cells off the cross are the empty rectangle. Follow each arm out of the box until it meets a line with two places.",
};

pub(super) const SIMPLE_COLORS_TRAP: Lesson = Lesson {
    what: "Houses in which a digit has just two places, connected by common cells. Colour the places in two colours, so that the two of a house differ. Another place that sees both colours is trapped between them.",
    why: "One place of each house holds the digit, so one colour is right everywhere and the other wrong. What sees both colours sees the digit, whichever is right.",
    look: "Take a digit with many houses of two places, and follow them from cell to cell, changing the colour each time.",
};

pub(super) const SIMPLE_COLORS_WRAP: Lesson = Lesson {
    what: "Houses in which a digit has just two places, connected by common cells. Colour the places in two colours, so that the two of a house differ. Two cells of one colour see each other.",
    why: "One place of each house holds the digit, so one colour is right everywhere and the other wrong. Two cells that see each other cannot both hold the digit, so their colour is the wrong one, and all its cells lose the digit.",
    look: "Colour the places as for the trap. Before you look for cells that see both colours, see whether a row, column or box holds the same colour twice.",
};

pub(super) const MULTI_COLORS_1: Lesson = Lesson {
    what: "Two groups of places of a digit, each coloured in two colours of its own, as for simple colours; no house with two places connects them. A cell of one group sees a cell of the other.",
    why: "Two colours that see each other cannot both be right. So in one of the groups at least, the other colour is right. What sees both of these other colours cannot hold the digit.",
    look: "Colour one digit as for simple colours, with new colours for each group, until no house of two places is left. Look for a row, column or box in which two groups meet, and then for cells that see both opposite colours.",
};

pub(super) const MULTI_COLORS_2: Lesson = Lesson {
    what: "Two groups of places of a digit, each coloured in two colours of its own, as for simple colours. Cells of one colour see both colours of the other group.",
    why: "If this colour were right, both colours of the other group would be wrong. But one of them is right. So this colour is the wrong one, and all its cells lose the digit.",
    look: "Colour one digit as for simple colours, with new colours for each group. When a colour sees another group, look whether its other cells see that group too, in the opposite colour.",
};
