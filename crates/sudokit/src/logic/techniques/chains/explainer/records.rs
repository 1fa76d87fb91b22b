//! The records of the chains that only Sudoku Explainer knows.

use super::{ChainRule, LinkTypes};
use crate::logic::Span;
use crate::logic::techniques::Search;
use crate::logic::techniques::record::records;

records! {
    X_CYCLE = ("x-cycle", Chains, Search::Chain(ChainRule::Simple), ["closed-chains"])
        .explainer(Span::growing(65))
        .beginner(Search::SimpleChain(LinkTypes::X));
    Y_CYCLE = ("y-cycle", Chains, Search::Chain(ChainRule::Simple), ["closed-chains"])
        .explainer(Span::growing(65))
        .beginner(Search::SimpleChain(LinkTypes::Y));
    NISHIO = (
        "nishio", ForcingChains, Search::Chain(ChainRule::Nishio),
        ["../hodoku/contradictions"]
    )
        .explainer(Span::growing(75));
    CELL_FORCING_CHAIN = (
        "cell-forcing-chain", ForcingChains, Search::Chain(ChainRule::Multiple),
        ["../hodoku/verities"]
    )
        .explainer(Span::growing(80));
    REGION_FORCING_CHAIN = (
        "region-forcing-chain", ForcingChains, Search::Chain(ChainRule::Multiple),
        ["../hodoku/verities"]
    )
        .explainer(Span::growing(80));
    DYNAMIC_FORCING_CHAIN = (
        "dynamic-forcing-chain", ForcingChains, Search::Chain(ChainRule::Dynamic),
        ["dynamic-chains", "../find-nets"]
    )
        .explainer(Span::growing(85));
    DYNAMIC_PLUS = (
        "dynamic-plus", ForcingChains, Search::Chain(ChainRule::DynamicPlus),
        ["dynamic-chains", "../find-nets"]
    )
        .explainer(Span::growing(90));
    NESTED_2 = (
        "nested-2", ForcingChains, Search::Chain(ChainRule::Nested2),
        ["dynamic-chains", "../find-nets"]
    )
        .explainer(Span::growing(95));
    NESTED_3 = (
        "nested-3", ForcingChains, Search::Chain(ChainRule::Nested3),
        ["dynamic-chains", "../find-nets"]
    )
        .explainer(Span::growing(100));
    NESTED_4 = (
        "nested-4", ForcingChains, Search::Chain(ChainRule::Nested4),
        ["dynamic-chains", "../find-nets"]
    )
        .explainer(Span::growing(105));
    NESTED_5 = (
        "nested-5", ForcingChains, Search::Chain(ChainRule::Nested5),
        ["dynamic-chains", "../find-nets"]
    )
        .explainer(Span::growing(110));
}
