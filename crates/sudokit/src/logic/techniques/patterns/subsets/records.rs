//! The records of subsets.

use crate::logic::techniques::{HodokuSearch, Search, TechniqueRecord};
use crate::logic::{Family, HodokuLevel, Span};

pub(crate) const DIRECT_HIDDEN_PAIR: TechniqueRecord = TechniqueRecord::new("direct-hidden-pair", "Direct hidden pair", Family::Subsets)
    .about("two digits take two cells of a house, which leaves one place for a third")
    .explainer(Search::DirectHiddenPair, Span::fixed(20))
    .lesson(&[include_str!("direct_hidden_pair.md")])
    .example(":0000:x:7.6+45...8...+97.4.+629+41+6+8+5+738..6.4..+7....8.......3.5+8.26....9+384..3.4....4...3+67.1:::");

pub(crate) const DIRECT_HIDDEN_TRIPLET: TechniqueRecord = TechniqueRecord::new("direct-hidden-triplet", "Direct hidden triplet", Family::Subsets)
    .about("three digits take three cells of a house, which leaves one place for a fourth")
    .explainer(Search::DirectHiddenTriplet, Span::fixed(25))
    .lesson(&[include_str!("direct_hidden_triplet.md")])
    .example(":0000:x:6.+34.+1..5+1.+5.....4.+4..5+831.89+2+5+164+734+31+72+95+687+568..+291.14.8....3........5.+8..7..9:::");

pub(crate) const LOCKED_PAIR: TechniqueRecord = TechniqueRecord::new("locked-pair", "Locked pair", Family::Subsets)
    .about("a naked pair where a line and a box cross, so that the rest of both loses its digits")
    .hodoku(HodokuSearch::by_default(Search::LockedPair, 40, HodokuLevel::Medium, 40).named("Locked Pair"))
    .lesson(&[include_str!("locked_pair.md"), include_str!("locked_sets.md")])
    .example(":0000:x:.+3.+8.7..9...+3.98..+89461257+3..9+72.1..6..1.5+9.2..3+96.7..+34157629+8+9.24....+77..2+9....:::");

pub(crate) const LOCKED_TRIPLE: TechniqueRecord =
    TechniqueRecord::new("locked-triple", "Locked triple", Family::Subsets)
        .about("a naked triplet where a line and a box cross, so that the rest of both loses its digits")
        .hodoku(
            HodokuSearch::by_default(Search::LockedTriple, 50, HodokuLevel::Medium, 60)
                .named("Locked Triple"),
        )
        .lesson(&[include_str!("locked_triple.md"), include_str!("locked_sets.md")])
        .example(
            ":0000:x:...+9.3..5.9.......3...1.469..1.6..4...4.7.6...6..9.2..243.5...1......+53.5..1+3....:::",
        );

pub(crate) const NAKED_PAIR: TechniqueRecord = TechniqueRecord::new("naked-pair", "Naked pair", Family::Subsets)
    .about("two cells of a house share two candidates, which the others lose")
    .explainer(Search::NakedPair, Span::fixed(30))
    .hodoku(HodokuSearch::by_default(Search::NakedPair, 80, HodokuLevel::Medium, 60).named("Naked Pair"))
    .lesson(&[include_str!("naked_pair.md"), include_str!("naked_sets.md")])
    .example(":0000:x:9+32.....71..3...4..+4...9.13+47+916+83+5+2+3+2.9+75+4.+1+5.1+234.7.25.8..+7+9+6.9.+6+52+1+346+1..+9.8+25:793::");

pub(crate) const NAKED_TRIPLET: TechniqueRecord = TechniqueRecord::new("naked-triplet", "Naked triplet", Family::Subsets)
    .about("three cells of a house share three candidates, which the others lose")
    .explainer(Search::NakedTriplet, Span::fixed(36))
    .hodoku(HodokuSearch::by_default(Search::NakedTriplet, 90, HodokuLevel::Medium, 80).named("Naked Triple"))
    .lesson(&[include_str!("naked_triplet.md"), include_str!("naked_sets.md")])
    .example(":0000:x:+795.+34.+1.16+2.+9...3+8+341....93+51.2...4+6.+7.+1.+3..9.+8.6.1.75+8+3..19..2+7+9....81+4+1+69+8.73.:814 219 526 827 536 736 238 556 474 484::");

pub(crate) const NAKED_QUAD: TechniqueRecord = TechniqueRecord::new("naked-quad", "Naked quad", Family::Subsets)
    .about("four cells of a house share four candidates, which the others lose")
    .explainer(Search::NakedQuad, Span::fixed(50))
    .hodoku(HodokuSearch::by_default(Search::NakedQuad, 120, HodokuLevel::Hard, 120).named("Naked Quadruple"))
    .lesson(&[include_str!("naked_quad.md"), include_str!("naked_sets.md")])
    .example(":0000:x:87...1...31...6..4......5+1..3..2...7.8.3.5.9+14...6..8...3......9..6...32...7...46:613 515 217 525 725 227 543 563 571 572 174 574 575 583 593::");

pub(crate) const NAKED_SET: TechniqueRecord = TechniqueRecord::new("naked-set", "Naked set", Family::Subsets)
    .about("as the naked quad, with five or more cells, on boards larger than 9x9")
    .unrated_explainer(Search::LargeSet)
    .lesson(&[include_str!("naked_set.md"), include_str!("naked_sets.md")])
    .example(include_str!("naked_set.txt"));

pub(crate) const HIDDEN_PAIR: TechniqueRecord = TechniqueRecord::new("hidden-pair", "Hidden pair", Family::Subsets)
    .about("two digits of a house fit only into two cells, which lose all others")
    .explainer(Search::HiddenPair, Span::fixed(34))
    .hodoku(HodokuSearch::by_default(Search::HiddenPair, 100, HodokuLevel::Medium, 70).named("Hidden Pair"))
    .lesson(&[include_str!("hidden_pair.md"), include_str!("hidden_sets.md")])
    .example(":0000:x:1.8+7+29.3....3+14.+8.+3.+4+8+651+2.5.2+64+83...36+27+185...7+59+36.2..19.+2......4.7....4.1.+62.8:921 922 729 929 679 981 582 982 988 689 989 993::");

pub(crate) const HIDDEN_TRIPLET: TechniqueRecord = TechniqueRecord::new("hidden-triplet", "Hidden triplet", Family::Subsets)
    .about("three digits of a house fit only into three cells, which lose all others")
    .explainer(Search::HiddenTriplet, Span::fixed(40))
    .hodoku(HodokuSearch::by_default(Search::HiddenTriplet, 110, HodokuLevel::Medium, 100).named("Hidden Triple"))
    .lesson(&[include_str!("hidden_triplet.md"), include_str!("hidden_sets.md")])
    .example(":0000:x:+8+6+374+1..5+41+79+5+283+6+5..+638.4.7...+956......+6.+5..+3+562+8...9.4.57+9+3+6+8+938+4+16.5.6+7+5+823...:237 937 239 243 148 149 249 252 153 253 158 258 159 759 767::");

pub(crate) const HIDDEN_QUAD: TechniqueRecord = TechniqueRecord::new("hidden-quad", "Hidden quad", Family::Subsets)
    .about("four digits of a house fit only into four cells, which lose all others")
    .explainer(Search::HiddenQuad, Span::fixed(54))
    .hodoku(HodokuSearch::by_default(Search::HiddenQuad, 130, HodokuLevel::Hard, 150).named("Hidden Quadruple"))
    .lesson(&[include_str!("hidden_quad.md"), include_str!("hidden_sets.md")])
    .example(":0000:x:...+8+43......92+6.+3....5+1749..1.+7+59.+4....6+3+4.+154.5+28+1.7+35..+3+9812+49..+1+6+5+38713+84+7+2..+9:517 617::");

pub(crate) const HIDDEN_SET: TechniqueRecord =
    TechniqueRecord::new("hidden-set", "Hidden set", Family::Subsets)
        .about("as the hidden quad, with five or more digits, on boards larger than 9x9")
        .unrated_explainer(Search::LargeSet)
        .lesson(&[include_str!("hidden_set.md"), include_str!("hidden_sets.md")])
        .example(include_str!("hidden_set.txt"));
