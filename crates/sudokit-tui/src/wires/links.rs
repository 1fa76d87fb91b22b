//! The links that a board shows.
//!
//! Several cases of a chain can make the same claim. A candidate has room for the number
//! of the first, so links lead from and to that one, and links between the same claims are
//! one wire.

use std::collections::BTreeSet;

use sudokit_draw::{Chain, ChainLink};

/// The links of a chain with the first of equal claims, each once and in order.
pub(crate) fn links(chain: &Chain) -> Vec<ChainLink> {
    let first = |number: usize| {
        let claim = &chain.claims[number];
        chain.claims.iter().position(|other| other == claim).unwrap_or(number)
    };
    let links: BTreeSet<ChainLink> = chain
        .links
        .iter()
        .map(|link| ChainLink { from: first(link.from), to: first(link.to), ..*link })
        .collect();
    let mut links: Vec<ChainLink> = links.into_iter().collect();
    links.sort_unstable_by_key(|link| (link.from.max(link.to), *link));
    links
}

#[cfg(test)]
mod tests {
    use sudokit::logic::explain::Inference;
    use sudokit::logic::reason::Claim;
    use sudokit::{Candidate, Cell, Digit};

    use super::*;

    #[test]
    fn equal_claims_of_two_cases_share_their_wires() {
        let [a, b, c] = [1, 2, 3].map(|index| Candidate { cell: Cell::new(index), digit: Digit::new(4) });
        let case = |first| [Claim::is(first), Claim::is_not(b), Claim::is(c)];
        let chain = |first| {
            let inferences = [Inference::Weak, Inference::Strong];
            let links = [0, 3].map(|start| {
                let link = |(number, inference)| ChainLink {
                    from: start + number,
                    to: start + number + 1,
                    inference,
                };
                inferences.into_iter().enumerate().map(link).collect::<Vec<_>>()
            });
            Chain::new(&[case(a), case(first)].concat(), links.concat())
        };
        let ends = |chain: &Chain| links(chain).iter().map(|link| (link.from, link.to)).collect::<Vec<_>>();
        assert_eq!(ends(&chain(a)), [(0, 1), (1, 2)]);
        let other = Candidate { digit: Digit::new(5), ..a };
        assert_eq!(ends(&chain(other)), [(0, 1), (1, 2), (3, 1)], "only the beginning differs");
    }
}
