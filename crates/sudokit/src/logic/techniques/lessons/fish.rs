//! Fish, with and without fins.

use super::Lesson;

const WHY: &str = "Each of the lines takes its digit in one of the crossing lines, and no two take the same. So all crossing lines are served, and their other cells cannot hold the digit.";
const FINNED_WHY: &str = "If no fin holds the digit, this is the fish without fins, and what that rules out is out. If a fin does, all cells that see it are out. A cell to which both applies is out in any case.";
const LOOK: &str = "Take one digit and mark its places. Look for rows with few places that stand above each other, then do the same with columns.";
const FINNED_LOOK: &str = "Look for a fish that is spoilt by a few additional places in one box. Only cells in that box, in the crossing line, can be out.";
const SASHIMI_LOOK: &str = "Look for a finned fish in which a corner beside the fins is missing. It is still a fish: the fins stand for the corner.";

/// A fish of so many lines: on a 9x9 board the others form a smaller one.
macro_rules! large {
    ($size:literal, $rest:literal) => {
        Lesson {
            what: concat!("In ", $size, " rows a digit has its places in the same ", $size, " columns, or the other way round. A row need not use all ", $size, "."),
            why: WHY,
            look: concat!("On a 9x9 board, look for a smaller fish instead: the lines that are left over form ", $rest, " at most, the other way round, which rules out the same. On larger boards, look for rows with few places that stand above each other, then do the same with columns."),
        }
    };
}

/// A fish of this name with fins; large ones say how large they are.
macro_rules! finned {
    ($fish:literal $(, $size:literal)?) => {
        Lesson {
            what: concat!("A ", $fish, " with additional places, the fins, in one box." $(, " A ", $fish, " is a fish of ", $size, " lines.")?),
            why: FINNED_WHY,
            look: FINNED_LOOK,
        }
    };
}

/// A fish of this name that needs its fins; large ones say how large they are.
macro_rules! sashimi {
    ($fish:literal $(, $size:literal)?) => {
        Lesson {
            what: concat!("A finned ", $fish, " that would not be a ", $fish, " without its fins: a line has one place or none beside them." $(, " A ", $fish, " is a fish of ", $size, " lines.")?),
            why: FINNED_WHY,
            look: SASHIMI_LOOK,
        }
    };
}

pub(super) const X_WING: Lesson = Lesson {
    what: "In two rows a digit has its places in the same two columns, or in two columns in the same two rows.",
    why: WHY,
    look: LOOK,
};

pub(super) const SWORDFISH: Lesson = Lesson {
    what: "In three rows a digit has its places in the same three columns, or the other way round. A row need not use all three.",
    why: WHY,
    look: LOOK,
};

pub(super) const JELLYFISH: Lesson = Lesson {
    what: "In four rows a digit has its places in the same four columns, or the other way round.",
    why: WHY,
    look: LOOK,
};

pub(super) const SQUIRMBAG: Lesson = large!("five", "a jellyfish");
pub(super) const WHALE: Lesson = large!("six", "a swordfish");
pub(super) const LEVIATHAN: Lesson = large!("seven", "an X-wing");

pub(super) const FINNED_X_WING: Lesson = Lesson {
    what: "An X-wing in which one line has additional places, the fins, in the box of a corner.",
    why: FINNED_WHY,
    look: FINNED_LOOK,
};

pub(super) const FINNED_SWORDFISH: Lesson = finned!("swordfish");
pub(super) const FINNED_JELLYFISH: Lesson = finned!("jellyfish");
pub(super) const FINNED_SQUIRMBAG: Lesson = finned!("squirmbag", "five");
pub(super) const FINNED_WHALE: Lesson = finned!("whale", "six");
pub(super) const FINNED_LEVIATHAN: Lesson = finned!("leviathan", "seven");

pub(super) const SASHIMI_X_WING: Lesson = Lesson {
    what: "A finned X-wing whose corner beside the fins cannot hold the digit.",
    why: FINNED_WHY,
    look: SASHIMI_LOOK,
};

pub(super) const SASHIMI_SWORDFISH: Lesson = sashimi!("swordfish");
pub(super) const SASHIMI_JELLYFISH: Lesson = sashimi!("jellyfish");
pub(super) const SASHIMI_SQUIRMBAG: Lesson = sashimi!("squirmbag", "five");
pub(super) const SASHIMI_WHALE: Lesson = sashimi!("whale", "six");
pub(super) const SASHIMI_LEVIATHAN: Lesson = sashimi!("leviathan", "seven");
