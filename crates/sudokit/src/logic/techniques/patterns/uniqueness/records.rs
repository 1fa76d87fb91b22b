//! The records of rectangles, loops and graves.

use super::explainer::{LARGEST_SET, LONG_LOOP, RECTANGLE, SHORT_LOOP};
use crate::logic::HodokuLevel::Hard;
use crate::logic::Span;
use crate::logic::techniques::record::{by_default, records};
use crate::logic::techniques::{RectangleKind, Search};

records! {
    UNIQUE_RECTANGLE_1 = (
        "unique-rectangle-1", Uniqueness, Search::UniqueLoop,
        ["two-solutions", "find-rectangles"]
    )
        .explainer(Span::fixed(RECTANGLE))
        .hodoku_by(Search::Rectangle(RectangleKind::Type1), "Uniqueness Test 1", by_default(290, Hard, 100));
    UNIQUE_RECTANGLE_2 = (
        "unique-rectangle-2", Uniqueness, Search::UniqueLoop,
        ["two-solutions", "find-rectangles"]
    )
        .explainer(Span::fixed(RECTANGLE))
        .hodoku_by(Search::Rectangle(RectangleKind::Type2), "Uniqueness Test 2", by_default(300, Hard, 100));
    UNIQUE_RECTANGLE_3 = (
        "unique-rectangle-3", Uniqueness, Search::UniqueLoop,
        ["two-solutions", "find-rectangles"]
    )
        .explainer(Span::between(RECTANGLE, RECTANGLE + LARGEST_SET))
        .hodoku_by(Search::Rectangle(RectangleKind::Type3), "Uniqueness Test 3", by_default(310, Hard, 100));
    UNIQUE_RECTANGLE_4 = (
        "unique-rectangle-4", Uniqueness, Search::UniqueLoop,
        ["two-solutions", "find-rectangles"]
    )
        .explainer(Span::fixed(RECTANGLE))
        .hodoku_by(Search::Rectangle(RectangleKind::Type4), "Uniqueness Test 4", by_default(320, Hard, 100));
    UNIQUE_RECTANGLE_5 = (
        "unique-rectangle-5", Uniqueness, Search::Rectangle(RectangleKind::Type5),
        ["two-solutions"]
    )
        .hodoku("Uniqueness Test 5", by_default(330, Hard, 100));
    UNIQUE_RECTANGLE_6 = ("unique-rectangle-6", Uniqueness, Search::Rectangle(RectangleKind::Type6))
        .hodoku("Uniqueness Test 6", by_default(340, Hard, 100));
    HIDDEN_RECTANGLE = ("hidden-rectangle", Uniqueness, Search::Rectangle(RectangleKind::Hidden))
        .hodoku("Hidden Rectangle", by_default(350, Hard, 100));
    AVOIDABLE_RECTANGLE_1 = (
        "avoidable-rectangle-1", Uniqueness, Search::Rectangle(RectangleKind::Avoidable1),
        ["avoidable-rectangles"]
    )
        .hodoku("Avoidable Rectangle Type 1", by_default(360, Hard, 100));
    AVOIDABLE_RECTANGLE_2 = (
        "avoidable-rectangle-2", Uniqueness, Search::Rectangle(RectangleKind::Avoidable2),
        ["avoidable-rectangles"]
    )
        .hodoku("Avoidable Rectangle Type 2", by_default(370, Hard, 100));
    UNIQUE_LOOP_1 = ("unique-loop-1", Uniqueness, Search::UniqueLoop, ["two-solutions", "find-loops"])
        .explainer(Span::between(SHORT_LOOP, LONG_LOOP));
    UNIQUE_LOOP_2 = ("unique-loop-2", Uniqueness, Search::UniqueLoop, ["two-solutions", "find-loops"])
        .explainer(Span::between(SHORT_LOOP, LONG_LOOP));
    UNIQUE_LOOP_3 = ("unique-loop-3", Uniqueness, Search::UniqueLoop, ["two-solutions", "find-loops"])
        .explainer(Span::between(SHORT_LOOP, LONG_LOOP + LARGEST_SET));
    UNIQUE_LOOP_4 = ("unique-loop-4", Uniqueness, Search::UniqueLoop, ["two-solutions", "find-loops"])
        .explainer(Span::between(SHORT_LOOP, LONG_LOOP));
    BUG_1 = ("bug-1", Uniqueness, Search::Bug, ["bug"])
        .explainer(Span::fixed(56))
        .hodoku_by(Search::BugPlusOne, "Bivalue Universal Grave + 1", by_default(210, Hard, 100));
    BUG_2 = ("bug-2", Uniqueness, Search::Bug, ["bug"]).explainer(Span::fixed(57));
    BUG_3 = ("bug-3", Uniqueness, Search::Bug, ["bug"]).explainer(Span::between(58, 62));
    BUG_4 = ("bug-4", Uniqueness, Search::Bug, ["bug"]).explainer(Span::fixed(57));
}
