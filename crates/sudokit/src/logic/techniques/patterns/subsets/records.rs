//! The records of subsets.

use crate::logic::HodokuLevel::{Hard, Medium};
use crate::logic::Span;
use crate::logic::techniques::Search;
use crate::logic::techniques::record::{by_default, records};

/// The position of larger sets in Sudoku Explainer's order: after quads, before BUGs.
const BEFORE_BUGS: u16 = 55;

records! {
    DIRECT_HIDDEN_PAIR = ("direct-hidden-pair", Subsets, Search::DirectHiddenPair, ["direct-hidden-sets"])
        .explainer(Span::fixed(20));
    DIRECT_HIDDEN_TRIPLET = (
        "direct-hidden-triplet", Subsets, Search::DirectHiddenTriplet,
        ["direct-hidden-sets"]
    )
        .explainer(Span::fixed(25));
    LOCKED_PAIR = ("locked-pair", Subsets, Search::LockedPair, ["locked-sets"])
        .hodoku("Locked Pair", by_default(40, Medium, 40));
    LOCKED_TRIPLE = ("locked-triple", Subsets, Search::LockedTriple, ["locked-sets"])
        .hodoku("Locked Triple", by_default(50, Medium, 60));
    NAKED_PAIR = ("naked-pair", Subsets, Search::NakedPair, ["naked-sets"])
        .explainer(Span::fixed(30))
        .hodoku("Naked Pair", by_default(80, Medium, 60));
    HIDDEN_PAIR = ("hidden-pair", Subsets, Search::HiddenPair, ["hidden-sets"])
        .explainer(Span::fixed(34))
        .hodoku("Hidden Pair", by_default(100, Medium, 70));
    NAKED_TRIPLET = ("naked-triplet", Subsets, Search::NakedTriplet, ["naked-sets"])
        .explainer(Span::fixed(36))
        .hodoku("Naked Triple", by_default(90, Medium, 80));
    HIDDEN_TRIPLET = ("hidden-triplet", Subsets, Search::HiddenTriplet, ["hidden-sets"])
        .explainer(Span::fixed(40))
        .hodoku("Hidden Triple", by_default(110, Medium, 100));
    NAKED_QUAD = ("naked-quad", Subsets, Search::NakedQuad, ["naked-sets"])
        .explainer(Span::fixed(50))
        .hodoku("Naked Quadruple", by_default(120, Hard, 120));
    HIDDEN_QUAD = ("hidden-quad", Subsets, Search::HiddenQuad, ["hidden-sets"])
        .explainer(Span::fixed(54))
        .hodoku("Hidden Quadruple", by_default(130, Hard, 150));
    NAKED_SET = ("naked-set", Subsets, Search::LargeSet, ["naked-sets"]).unrated_explainer(BEFORE_BUGS);
    HIDDEN_SET = ("hidden-set", Subsets, Search::LargeSet, ["hidden-sets"]).unrated_explainer(BEFORE_BUGS);
}
