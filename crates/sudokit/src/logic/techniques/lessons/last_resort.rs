//! What is left when no pattern is.

use super::Lesson;

/// What templates show.
macro_rules! templates {
    ($what:literal) => {
        concat!("A template is a way to place one digit on the whole board, once in each row, column and box, on cells that hold it or can hold it. ", $what)
    };
}

const TEMPLATES_LOOK: &str = "An empty 9x9 board has 46656 templates for each digit, so this is work for a program. By hand, take a digit that stands on the board five or six times, and draw all ways to complete it.";

pub(super) const TEMPLATE_SET: Lesson = Lesson {
    what: templates!("If all templates of a digit have an empty cell in common, this cell holds the digit."),
    why: "In the solution the digit follows one of its templates. What is the same in all of them is certain.",
    look: TEMPLATES_LOOK,
};

pub(super) const TEMPLATE_DELETE: Lesson = Lesson {
    what: templates!("A candidate that is in no template of its digit is out."),
    why: "In the solution the digit follows one of its templates. What is in none of them cannot be.",
    look: TEMPLATES_LOOK,
};

pub(super) const BRUTE_FORCE: Lesson = Lesson {
    what: "No technique finds anything more, so a program tries digits until the board is solved. One digit of this solution is filled in, and techniques may go on from there.",
    why: "The puzzle has one solution, so the digit is right. This is a result and not a reason: there is nothing to learn from it.",
    look: "There is nothing to look for. If you are stuck yourself, take a cell with two candidates, assume one of them, and note what you fill in after it: if this goes wrong, the other one is right.",
};
