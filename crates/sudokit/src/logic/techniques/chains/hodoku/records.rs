//! The records of nice loops, AICs, forcing chains and nets.

use crate::logic::HodokuLevel::{Extreme, Unfair};
use crate::logic::Span;
use crate::logic::techniques::Search;
use crate::logic::techniques::chains::explainer::{ChainRule, LinkTypes};
use crate::logic::techniques::record::{HodokuRow, by_default, records};

// Searches with which HoDoKu finds several techniques.
const NICE_LOOP: HodokuRow = by_default(550, Unfair, 280).for_all("nice-loop");
const GROUPED_NICE_LOOP: HodokuRow = by_default(560, Unfair, 300).for_all("grouped-nice-loop");
const FORCING_CHAIN: HodokuRow = by_default(860, Extreme, 500).for_all("forcing-chain");
const FORCING_NET: HodokuRow = by_default(870, Extreme, 700).for_all("forcing-net");

records! {
    CONTINUOUS_NICE_LOOP = ("continuous-nice-loop", Chains, Search::Chain(ChainRule::Simple))
        .explainer(Span::growing(70))
        .hodoku_by(Search::NiceLoop, "Continuous Nice Loop", NICE_LOOP)
        .beginner(Search::SimpleChain(LinkTypes::Xy));
    DISCONTINUOUS_NICE_LOOP = ("discontinuous-nice-loop", Chains, Search::NiceLoop)
        .hodoku("Discontinuous Nice Loop", NICE_LOOP);
    AIC = ("aic", Chains, Search::Chain(ChainRule::Simple), ["open-chains"])
        .explainer(Span::growing(70))
        .hodoku_by(Search::NiceLoop, "AIC", NICE_LOOP)
        .beginner(Search::SimpleChain(LinkTypes::Xy));
    GROUPED_CONTINUOUS_NICE_LOOP = (
        "grouped-continuous-nice-loop", Chains, Search::GroupedNiceLoop,
        ["groups"]
    )
        .hodoku("Grouped Continuous Nice Loop", GROUPED_NICE_LOOP);
    GROUPED_DISCONTINUOUS_NICE_LOOP = (
        "grouped-discontinuous-nice-loop", Chains, Search::GroupedNiceLoop,
        ["groups"]
    )
        .hodoku("Grouped Discontinuous Nice Loop", GROUPED_NICE_LOOP);
    GROUPED_AIC = ("grouped-aic", Chains, Search::GroupedNiceLoop, ["groups"])
        .hodoku("Grouped AIC", GROUPED_NICE_LOOP);
    FORCING_CHAIN_CONTRADICTION = (
        "forcing-chain-contradiction", ForcingChains, Search::ForcingChain,
        ["contradictions"]
    )
        .hodoku("Forcing Chain Contradiction", FORCING_CHAIN);
    FORCING_CHAIN_VERITY = ("forcing-chain-verity", ForcingChains, Search::ForcingChain, ["verities"])
        .hodoku("Forcing Chain Verity", FORCING_CHAIN);
    FORCING_NET_CONTRADICTION = (
        "forcing-net-contradiction", ForcingChains, Search::ForcingNet,
        ["contradictions", "../find-nets"]
    )
        .hodoku("Forcing Net Contradiction", FORCING_NET);
    FORCING_NET_VERITY = (
        "forcing-net-verity", ForcingChains, Search::ForcingNet,
        ["verities", "../find-nets"]
    )
        .hodoku("Forcing Net Verity", FORCING_NET);
}
