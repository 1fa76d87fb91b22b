//! Long chains in parts: every link is in one of them, and numbers stay the same.

use std::collections::BTreeSet;

use proptest::collection::vec;
use proptest::prelude::*;
use sudokit::logic::explain::{Inference, Role, Spot};
use sudokit_draw::{Chain, ChainLink, Scene};
use sudokit_testkit::budget;

use crate::forms::EXAMPLES;
use crate::scenes::{claims, classic, links, throw};

/// The most links of a part.
const MOST: usize = 20;

/// The claim that a link leads to, by its place in the proof.
const fn last(link: &ChainLink) -> usize {
    if link.from > link.to { link.from } else { link.to }
}

/// A link by the numbers of its claims.
fn numbered(chain: &Chain, link: &ChainLink) -> (usize, usize, Inference) {
    (chain.number(link.from), chain.number(link.to), link.inference)
}

fn check_parts(whole: &Chain) {
    let parts = whole.parts();
    let links = |chain: &Chain| chain.links.iter().map(|link| numbered(chain, link)).collect::<Vec<_>>();
    let mut all: Vec<_> = parts.iter().flat_map(links).collect();
    let mut expected = links(whole);
    all.sort();
    expected.sort();
    assert_eq!(all, expected, "every link is in one part");
    for part in &parts {
        for (index, claim) in part.claims.iter().enumerate() {
            let same = part.first - whole.first + index;
            assert_eq!((part.number(index), claim), (whole.number(same), &whole.claims[same]));
        }
        // Links to the same claim stay together.
        let many = part.links.get(MOST..).unwrap_or_default();
        let end = part.links.last().map(last);
        assert!(many.iter().all(|link| Some(last(link)) == end), "{} links", part.links.len());
    }
    if whole.links.len() <= MOST {
        assert_eq!(parts, std::slice::from_ref(whole));
    }
}

/// Chains as proofs have them: most links lead from one claim to the next, some come from earlier
/// ones, and now and then a case begins.
fn proof() -> impl Strategy<Value = Chain> {
    vec((throw(), 0..8_u8), 1..120).prop_map(|throws| {
        let claims = claims(&classic(), &throws.iter().map(|(throw, _)| *throw).collect::<Vec<_>>());
        let mut start = 0;
        let mut links = Vec::new();
        for (to, (throw, kind)) in throws.iter().enumerate().skip(1) {
            if *kind == 0 {
                start = to;
            }
            let inference = if throw.kind & 1 == 0 { Inference::Strong } else { Inference::Weak };
            let early = start + throw.bits as usize % (to - start).max(1);
            let starts = [to - 1, early, start];
            let starts = &starts[..[0, 1, 1, 1, 1, 2, 2, 3][usize::from(*kind)]];
            links.extend(starts.iter().map(|&from| ChainLink { from, to, inference }));
        }
        Chain::new(&claims, links)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(300, 5000)))]

    #[test]
    fn proofs_have_parts(chain in proof()) {
        check_parts(&chain);
        prop_assert!(chain.parts().iter().all(|part| part.links.len() <= MOST));
    }

    #[test]
    fn tangles_have_parts(throws in vec(throw(), 0..30), tangle in vec(throw(), 0..90)) {
        let claims = claims(&classic(), &throws);
        let links = links(claims.len(), &tangle);
        check_parts(&Chain::new(&claims, links));
    }
}

#[test]
fn lessons_have_parts() {
    for scene in EXAMPLES.iter() {
        check_parts(&scene.chain);
        check_scene(scene);
    }
    assert!(EXAMPLES.iter().any(|scene| scene.parts().len() > 2));
}

/// The parts of a scene show each highlight somewhere, and what the step does everywhere.
fn check_scene(scene: &Scene) {
    let parts = scene.parts();
    let chains: Vec<Chain> = parts.iter().map(|part| part.chain.clone()).collect();
    assert_eq!(chains, scene.chain.parts());
    let all: BTreeSet<_> = parts.iter().flat_map(|part| &part.highlights).collect();
    assert_eq!(all, scene.highlights.iter().collect());
    for part in &parts {
        for at in &scene.highlights {
            let is_shown = part.highlights.contains(at);
            match (at.role, at.spot) {
                (Role::On | Role::Off, Spot::Candidate(candidate)) => {
                    let is_other =
                        part.chain.place(candidate).is_none() && scene.chain.place(candidate).is_some();
                    assert_eq!(is_shown, !is_other);
                }
                _ => assert!(is_shown, "{at:?}"),
            }
        }
    }
}
