//! The records of fish: seven kinds in six sizes.

use crate::logic::HodokuLevel::{Extreme, Hard, Unfair};
use crate::logic::Span;
use crate::logic::techniques::Fins::{Finned, Sashimi};
use crate::logic::techniques::FishShape::{Basic, Franken, Mutant};
use crate::logic::techniques::record::{by_default, on_request, records};
use crate::logic::techniques::{Fins, FishKind, FishShape, Search};

/// Returns the search for fish of this kind.
const fn fish(size: usize, shape: FishShape, fins: Fins) -> Search {
    Search::Fish(FishKind { size, shape, fins })
}

records! {
    X_WING = ("x-wing", Fish, fish(2, Basic, Fins::None), ["fish", "find-fish"])
        .explainer(Span::fixed(32))
        .hodoku("X-Wing", by_default(140, Hard, 140));
    SWORDFISH = ("swordfish", Fish, fish(3, Basic, Fins::None), ["fish", "find-fish"])
        .explainer(Span::fixed(38))
        .hodoku("Swordfish", by_default(150, Hard, 150));
    FINNED_X_WING = ("finned-x-wing", Fish, fish(2, Basic, Finned), ["fins", "find-finned-fish"])
        .hodoku("Finned X-Wing", by_default(380, Hard, 130));
    SASHIMI_X_WING = ("sashimi-x-wing", Fish, fish(2, Basic, Sashimi), ["fins", "find-sashimi-fish"])
        .hodoku("Sashimi X-Wing", by_default(390, Hard, 150));
    JELLYFISH = ("jellyfish", Fish, fish(4, Basic, Fins::None), ["fish", "find-fish"])
        .explainer(Span::fixed(52))
        .hodoku("Jellyfish", by_default(160, Hard, 160));
    FINNED_SWORDFISH = ("finned-swordfish", Fish, fish(3, Basic, Finned), ["fins", "find-finned-fish"])
        .hodoku("Finned Swordfish", by_default(400, Unfair, 200));
    SASHIMI_SWORDFISH = ("sashimi-swordfish", Fish, fish(3, Basic, Sashimi), ["fins", "find-sashimi-fish"])
        .hodoku("Sashimi Swordfish", by_default(410, Unfair, 240));
    FINNED_JELLYFISH = ("finned-jellyfish", Fish, fish(4, Basic, Finned), ["fins", "find-finned-fish"])
        .hodoku("Finned Jellyfish", by_default(420, Unfair, 250));
    SASHIMI_JELLYFISH = ("sashimi-jellyfish", Fish, fish(4, Basic, Sashimi), ["fins", "find-sashimi-fish"])
        .hodoku("Sashimi Jellyfish", by_default(430, Unfair, 260));
    SQUIRMBAG = ("squirmbag", Fish, fish(5, Basic, Fins::None), ["fish", "find-large-fish"])
        .hodoku("Squirmbag", on_request(170, Unfair, 470));
    WHALE = ("whale", Fish, fish(6, Basic, Fins::None), ["fish", "find-large-fish"])
        .hodoku("Whale", on_request(180, Unfair, 470));
    LEVIATHAN = ("leviathan", Fish, fish(7, Basic, Fins::None), ["fish", "find-large-fish"])
        .hodoku("Leviathan", on_request(190, Unfair, 470));
    FINNED_SQUIRMBAG = ("finned-squirmbag", Fish, fish(5, Basic, Finned), ["fins", "find-finned-fish"])
        .hodoku("Finned Squirmbag", on_request(440, Unfair, 470));
    FINNED_WHALE = ("finned-whale", Fish, fish(6, Basic, Finned), ["fins", "find-finned-fish"])
        .hodoku("Finned Whale", on_request(460, Unfair, 470));
    FINNED_LEVIATHAN = ("finned-leviathan", Fish, fish(7, Basic, Finned), ["fins", "find-finned-fish"])
        .hodoku("Finned Leviathan", on_request(480, Unfair, 470));
    SASHIMI_SQUIRMBAG = ("sashimi-squirmbag", Fish, fish(5, Basic, Sashimi), ["fins", "find-sashimi-fish"])
        .hodoku("Sashimi Squirmbag", on_request(450, Unfair, 470));
    SASHIMI_WHALE = ("sashimi-whale", Fish, fish(6, Basic, Sashimi), ["fins", "find-sashimi-fish"])
        .hodoku("Sashimi Whale", on_request(470, Unfair, 470));
    SASHIMI_LEVIATHAN = ("sashimi-leviathan", Fish, fish(7, Basic, Sashimi), ["fins", "find-sashimi-fish"])
        .hodoku("Sashimi Leviathan", on_request(490, Unfair, 470));
    FRANKEN_X_WING = (
        "franken-x-wing", Fish, fish(2, Franken, Fins::None),
        ["franken-fish", "mixed-fish", "find-franken-fish"]
    )
        .hodoku("Franken X-Wing", by_default(610, Unfair, 300));
    FRANKEN_SWORDFISH = (
        "franken-swordfish", Fish, fish(3, Franken, Fins::None),
        ["franken-fish", "mixed-fish", "find-franken-fish"]
    )
        .hodoku("Franken Swordfish", by_default(620, Unfair, 350));
    FRANKEN_JELLYFISH = (
        "franken-jellyfish", Fish, fish(4, Franken, Fins::None),
        ["franken-fish", "mixed-fish", "find-franken-fish"]
    )
        .hodoku("Franken Jellyfish", on_request(630, Unfair, 370));
    FRANKEN_SQUIRMBAG = (
        "franken-squirmbag", Fish, fish(5, Franken, Fins::None),
        ["franken-fish", "mixed-fish", "find-franken-fish"]
    )
        .hodoku("Franken Squirmbag", on_request(640, Extreme, 470));
    FRANKEN_WHALE = (
        "franken-whale", Fish, fish(6, Franken, Fins::None),
        ["franken-fish", "mixed-fish", "find-franken-fish"]
    )
        .hodoku("Franken Whale", on_request(650, Extreme, 470));
    FRANKEN_LEVIATHAN = (
        "franken-leviathan", Fish, fish(7, Franken, Fins::None),
        ["franken-fish", "mixed-fish", "find-franken-fish"]
    )
        .hodoku("Franken Leviathan", on_request(660, Extreme, 470));
    FINNED_FRANKEN_X_WING = (
        "finned-franken-x-wing", Fish, fish(2, Franken, Finned),
        ["franken-fish", "finned-mixed-fish"]
    )
        .hodoku("Finned Franken X-Wing", by_default(670, Unfair, 390));
    FINNED_FRANKEN_SWORDFISH = (
        "finned-franken-swordfish", Fish, fish(3, Franken, Finned),
        ["franken-fish", "finned-mixed-fish"]
    )
        .hodoku("Finned Franken Swordfish", by_default(680, Unfair, 410));
    FINNED_FRANKEN_JELLYFISH = (
        "finned-franken-jellyfish", Fish, fish(4, Franken, Finned),
        ["franken-fish", "finned-mixed-fish"]
    )
        .hodoku("Finned Franken Jellyfish", on_request(690, Unfair, 430));
    FINNED_FRANKEN_SQUIRMBAG = (
        "finned-franken-squirmbag", Fish, fish(5, Franken, Finned),
        ["franken-fish", "finned-mixed-fish"]
    )
        .hodoku("Finned Franken Squirmbag", on_request(700, Extreme, 470));
    FINNED_FRANKEN_WHALE = (
        "finned-franken-whale", Fish, fish(6, Franken, Finned),
        ["franken-fish", "finned-mixed-fish"]
    )
        .hodoku("Finned Franken Whale", on_request(710, Extreme, 470));
    FINNED_FRANKEN_LEVIATHAN = (
        "finned-franken-leviathan", Fish, fish(7, Franken, Finned),
        ["franken-fish", "finned-mixed-fish"]
    )
        .hodoku("Finned Franken Leviathan", on_request(720, Extreme, 470));
    MUTANT_X_WING = ("mutant-x-wing", Fish, fish(2, Mutant, Fins::None), ["mixed-fish", "find-mutant-fish"])
        .hodoku("Mutant X-Wing", on_request(730, Extreme, 450));
    MUTANT_SWORDFISH = (
        "mutant-swordfish", Fish, fish(3, Mutant, Fins::None),
        ["mixed-fish", "find-mutant-fish"]
    )
        .hodoku("Mutant Swordfish", on_request(740, Extreme, 450));
    MUTANT_JELLYFISH = (
        "mutant-jellyfish", Fish, fish(4, Mutant, Fins::None),
        ["mixed-fish", "find-mutant-fish"]
    )
        .hodoku("Mutant Jellyfish", on_request(750, Extreme, 450));
    MUTANT_SQUIRMBAG = (
        "mutant-squirmbag", Fish, fish(5, Mutant, Fins::None),
        ["mixed-fish", "find-mutant-fish"]
    )
        .hodoku("Mutant Squirmbag", on_request(760, Extreme, 470));
    MUTANT_WHALE = ("mutant-whale", Fish, fish(6, Mutant, Fins::None), ["mixed-fish", "find-mutant-fish"])
        .hodoku("Mutant Whale", on_request(770, Extreme, 470));
    MUTANT_LEVIATHAN = (
        "mutant-leviathan", Fish, fish(7, Mutant, Fins::None),
        ["mixed-fish", "find-mutant-fish"]
    )
        .hodoku("Mutant Leviathan", on_request(780, Extreme, 470));
    FINNED_MUTANT_X_WING = ("finned-mutant-x-wing", Fish, fish(2, Mutant, Finned), ["finned-mixed-fish"])
        .hodoku("Finned Mutant X-Wing", on_request(790, Extreme, 470));
    FINNED_MUTANT_SWORDFISH = (
        "finned-mutant-swordfish", Fish, fish(3, Mutant, Finned),
        ["finned-mixed-fish"]
    )
        .hodoku("Finned Mutant Swordfish", on_request(800, Extreme, 470));
    FINNED_MUTANT_JELLYFISH = (
        "finned-mutant-jellyfish", Fish, fish(4, Mutant, Finned),
        ["finned-mixed-fish"]
    )
        .hodoku("Finned Mutant Jellyfish", on_request(810, Extreme, 470));
    FINNED_MUTANT_SQUIRMBAG = (
        "finned-mutant-squirmbag", Fish, fish(5, Mutant, Finned),
        ["finned-mixed-fish"]
    )
        .hodoku("Finned Mutant Squirmbag", on_request(820, Extreme, 470));
    FINNED_MUTANT_WHALE = ("finned-mutant-whale", Fish, fish(6, Mutant, Finned), ["finned-mixed-fish"])
        .hodoku("Finned Mutant Whale", on_request(830, Extreme, 470));
    FINNED_MUTANT_LEVIATHAN = (
        "finned-mutant-leviathan", Fish, fish(7, Mutant, Finned),
        ["finned-mixed-fish"]
    )
        .hodoku("Finned Mutant Leviathan", on_request(840, Extreme, 470));
}
