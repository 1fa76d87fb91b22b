//! Chains: if this is not so, that is.

use super::Lesson;

const CLOSED: &str = "Each link follows from the one before, all around. So either every second candidate holds, or all the others do. A candidate that sees one of each kind cannot hold.";
const OPEN: &str = "If the first candidate does not hold, the last one does. So one of the two holds, and what neither allows is out. If the chain returns to its beginning, this is proved or refuted itself.";
const GROUPED_WHY: &str = "The digit is in one of the cells of a group, or in none. If it is in the group, whatever sees all its cells cannot hold the digit; and if a house has all its places in a group and one cell more, one of the two holds it. So a group can stand in a chain as a cell does, and the rest follows as without groups.";
const GROUPED_LOOK: &str = "Follow a chain as usual. Where it ends because a house has three places or more, see whether all but one of them stand together in one box and one line: then it goes on through this group.";

pub(super) const REMOTE_PAIR: Lesson = Lesson {
    what: "A chain of cells with the same two candidates, each of which sees the next.",
    why: "Neighbours hold different digits, so the cells alternate. Two cells that an odd number of links separates hold both digits between them, and a cell that sees both can hold neither.",
    look: "Look for four or more cells with the same two candidates, and follow them from one to the next.",
};

pub(super) const XY_CHAIN: Lesson = Lesson {
    what: "A chain of cells with two candidates, each sharing a digit with the next one that it sees. The first and the last have one digit more in common.",
    why: "If the first cell does not hold that digit, it holds its other one, which pushes the next cell to its other one, and so on: then the last cell holds it. So one of the ends does, and what sees both cannot.",
    look: "Start at a cell with two candidates, assume one of them wrong, and follow the consequences through other cells with two candidates.",
};

pub(super) const X_CYCLE: Lesson = Lesson {
    what: "A closed chain of places of one digit: every second link joins the last two places of a house.",
    why: CLOSED,
    look: "Take a digit with several houses of two places, and see whether they can be connected to a ring.",
};

pub(super) const Y_CYCLE: Lesson = Lesson {
    what: "A closed chain of cells with two candidates, each sharing another digit with the next.",
    why: CLOSED,
    look: "Follow cells with two candidates as in an XY-chain, and see whether the last one leads back to the first.",
};

pub(super) const X_CHAIN: Lesson = Lesson {
    what: "A chain of places of one digit: not here, so there; there, so not here.",
    why: OPEN,
    look: "Take a digit with several houses of two places. Begin at one end of such a pair and go from pair to pair.",
};

pub(super) const CONTINUOUS_NICE_LOOP: Lesson = Lesson {
    what: "A closed chain that goes from place to place of a digit and, within cells, from digit to digit. Links in which one of two must hold alternate with links in which both cannot, all around.",
    why: "Each link follows from the one before, all around. So either every second candidate holds, or all the others do, and of any two that a link joins, one holds. What sees both ends of a link is out; and where the loop changes its digit within a cell, this cell holds one of the two and nothing else.",
    look: "Begin at a cell with two candidates or a house with two places, and follow what is forced until the chain closes.",
};

pub(super) const DISCONTINUOUS_NICE_LOOP: Lesson = Lesson {
    what: "A chain that goes from place to place of a digit and, within cells, from digit to digit, and comes back to the cell where it began. There its two ends do not fit together, which proves something about this cell.",
    why: "A candidate that leads to its own opposite, or to another digit in its cell, is wrong. A candidate whose absence leads back to itself is right. And if the absence of one digit rules out another in the same cell, that one is out in any case, as a cell holds only one of them.",
    look: "Choose a cell with few candidates. Assume one of them to be right, then to be wrong, and follow what is forced until you come back to the cell.",
};

pub(super) const AIC: Lesson = Lesson {
    what: "A chain that goes from place to place of a digit and, within cells, from digit to digit; links in which one of two must hold alternate with links in which both cannot.",
    why: OPEN,
    look: "Begin with a candidate assumed wrong and follow what is forced, link by link. Look at what sees both ends.",
};

pub(super) const GROUPED_CONTINUOUS_NICE_LOOP: Lesson = Lesson {
    what: "A continuous nice loop in which several cells, where a box and a line cross, count as one place of a digit: a group. The loop closes, and links in which one of two must hold alternate with links in which both cannot.",
    why: GROUPED_WHY,
    look: GROUPED_LOOK,
};

pub(super) const GROUPED_DISCONTINUOUS_NICE_LOOP: Lesson = Lesson {
    what: "A discontinuous nice loop in which several cells, where a box and a line cross, count as one place of a digit: a group. The chain comes back to its first cell, and proves a candidate there wrong or right.",
    why: GROUPED_WHY,
    look: GROUPED_LOOK,
};

pub(super) const GROUPED_AIC: Lesson = Lesson {
    what: "An alternating inference chain in which several cells, where a box and a line cross, count as one place of a digit: a group. One of the two ends of the chain holds, and what neither allows is out.",
    why: GROUPED_WHY,
    look: GROUPED_LOOK,
};
