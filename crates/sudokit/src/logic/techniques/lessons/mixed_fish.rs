//! Fish of rows, columns and boxes: Franken and mutant ones.

use super::Lesson;

const WHY: &str = "Each of the first houses takes the digit in a cell of its own, and all these cells lie in the others. There are just as many of those, so all are served, and their remaining cells cannot hold the digit. A cell in two of the others would serve both at once and leave too few for the rest, so it cannot hold it either.";
const FINNED_WHY: &str = "If no fin holds the digit, the first houses take it within the others, which are all served, and their remaining cells are out. If a fin does, all cells that see it are out. A cell that the fish rules out and that sees every fin is out in any case.";
const FRANKEN_LOOK: &str = "Take one digit and mark its places. Where a fish fails because of a few places that lie in one box, try this box in place of a crossing line.";
const MUTANT_LOOK: &str = "Take one digit and mark its places. Choose houses with few places that do not overlap, and see whether as many others hold all of these. Nobody finds the larger ones by eye.";
const FINNED_LOOK: &str = "Look for a fish of rows, columns and boxes that is spoilt by a few places. Then look for cells that see all of these places and lie in one of the houses that cover the fish.";

/// Boxes among the lines.
macro_rules! franken {
    ($fish:literal, $size:literal) => {
        concat!(
            $fish,
            " in which boxes stand for some of the lines. In ",
            $size,
            " rows or boxes a digit has its places in ",
            $size,
            " columns or boxes, or the other way round."
        )
    };
}

/// Houses in any mixture.
macro_rules! mutant {
    ($fish:literal, $size:literal) => {
        concat!(
            $fish,
            " in which rows, columns and boxes may be mixed. In ",
            $size,
            " houses of any kind a digit has its places in ",
            $size,
            " others of any kind."
        )
    };
}

/// A fish without fins.
macro_rules! whole {
    ($kind:ident, $fish:literal, $size:literal, $look:ident) => {
        Lesson {
            what: concat!($kind!($fish, $size), " No place lies in two of the first houses."),
            why: WHY,
            look: $look,
        }
    };
}

/// A fish with fins.
macro_rules! finned {
    ($kind:ident, $fish:literal, $size:literal) => {
        Lesson {
            what: concat!(
                $kind!($fish, $size),
                " A few places lie outside, the fins; a place in two of the first houses is a fin as well."
            ),
            why: FINNED_WHY,
            look: FINNED_LOOK,
        }
    };
}

pub(super) const FRANKEN_X_WING: Lesson = whole!(franken, "An X-wing", "two", FRANKEN_LOOK);
pub(super) const FRANKEN_SWORDFISH: Lesson = whole!(franken, "A swordfish", "three", FRANKEN_LOOK);
pub(super) const FRANKEN_JELLYFISH: Lesson = whole!(franken, "A jellyfish", "four", FRANKEN_LOOK);
pub(super) const FRANKEN_SQUIRMBAG: Lesson = whole!(franken, "A squirmbag", "five", FRANKEN_LOOK);
pub(super) const FRANKEN_WHALE: Lesson = whole!(franken, "A whale", "six", FRANKEN_LOOK);
pub(super) const FRANKEN_LEVIATHAN: Lesson = whole!(franken, "A leviathan", "seven", FRANKEN_LOOK);

pub(super) const FINNED_FRANKEN_X_WING: Lesson = finned!(franken, "A finned X-wing", "two");
pub(super) const FINNED_FRANKEN_SWORDFISH: Lesson = finned!(franken, "A finned swordfish", "three");
pub(super) const FINNED_FRANKEN_JELLYFISH: Lesson = finned!(franken, "A finned jellyfish", "four");
pub(super) const FINNED_FRANKEN_SQUIRMBAG: Lesson = finned!(franken, "A finned squirmbag", "five");
pub(super) const FINNED_FRANKEN_WHALE: Lesson = finned!(franken, "A finned whale", "six");
pub(super) const FINNED_FRANKEN_LEVIATHAN: Lesson = finned!(franken, "A finned leviathan", "seven");

pub(super) const MUTANT_X_WING: Lesson = whole!(mutant, "An X-wing", "two", MUTANT_LOOK);
pub(super) const MUTANT_SWORDFISH: Lesson = whole!(mutant, "A swordfish", "three", MUTANT_LOOK);
pub(super) const MUTANT_JELLYFISH: Lesson = whole!(mutant, "A jellyfish", "four", MUTANT_LOOK);
pub(super) const MUTANT_SQUIRMBAG: Lesson = whole!(mutant, "A squirmbag", "five", MUTANT_LOOK);
pub(super) const MUTANT_WHALE: Lesson = whole!(mutant, "A whale", "six", MUTANT_LOOK);
pub(super) const MUTANT_LEVIATHAN: Lesson = whole!(mutant, "A leviathan", "seven", MUTANT_LOOK);

pub(super) const FINNED_MUTANT_X_WING: Lesson = finned!(mutant, "A finned X-wing", "two");
pub(super) const FINNED_MUTANT_SWORDFISH: Lesson = finned!(mutant, "A finned swordfish", "three");
pub(super) const FINNED_MUTANT_JELLYFISH: Lesson = finned!(mutant, "A finned jellyfish", "four");
pub(super) const FINNED_MUTANT_SQUIRMBAG: Lesson = finned!(mutant, "A finned squirmbag", "five");
pub(super) const FINNED_MUTANT_WHALE: Lesson = finned!(mutant, "A finned whale", "six");
pub(super) const FINNED_MUTANT_LEVIATHAN: Lesson = finned!(mutant, "A finned leviathan", "seven");
