//! Singles and locked digits.

use super::Lesson;

pub(super) const FULL_HOUSE: Lesson = Lesson {
    what: "A row, column or box with one empty cell. It takes the digit that is missing.",
    why: "Every house holds every digit once. When all its other cells are filled, one digit is left for the last one.",
    look: "Look for rows, columns and boxes that are nearly full. After each digit that you fill in, look at its row, column and box again: one of them may have a single gap now.",
};

pub(super) const HIDDEN: Lesson = Lesson {
    what: "A digit that has only one place left in a row, column or box.",
    why: "Every house needs every digit. If all its other cells are filled or see the digit already, the last cell must hold it.",
    look: "Take a digit that stands on the board often. Draw lines through its rows and columns, and look for boxes in which one cell is left over.",
};

pub(super) const NAKED: Lesson = Lesson {
    what: "A cell that can hold only one digit.",
    why: "A cell cannot repeat a digit of its row, column or box. If these use up all digits but one, that one goes in.",
    look: "Look at cells whose row, column and box are nearly full, and count which digits they see.",
};

pub(super) const DIRECT_POINTING: Lesson = Lesson {
    what: "Pointing that leaves one place for the digit in another box, so that it can be filled in at once.",
    why: "The first box needs the digit in one line, so the other box cannot have it there. One cell remains.",
    look: "When a digit has two places in a box, both in one line, look along this line at the neighbouring boxes.",
};

pub(super) const DIRECT_CLAIMING: Lesson = Lesson {
    what: "Claiming that leaves one place for the digit in another line, so that it can be filled in at once.",
    why: "The first line needs the digit within one box, so the other lines through this box cannot have it there. One cell remains.",
    look: "When a digit of a line fits only into one box, look at the other lines that pass through this box.",
};

pub(super) const POINTING: Lesson = Lesson {
    what: "All places of a digit in a box lie in one row or column.",
    why: "The box needs the digit, and wherever it goes, it stands in this line. So the rest of the line cannot hold it.",
    look: "For each box and digit, ask whether its places stand in a row. They point along it, out of the box.",
};

pub(super) const CLAIMING: Lesson = Lesson {
    what: "All places of a digit in a row or column lie in one box.",
    why: "The line needs the digit, and wherever it goes, it stands in this box. So the rest of the box cannot hold it.",
    look: "For each line and digit, ask whether its places stand in one box. The line claims the digit there.",
};
