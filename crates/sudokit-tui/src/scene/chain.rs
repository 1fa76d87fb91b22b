//! The chain of a step: claims in order, and links between them by number.
//!
//! An explanation's arrows join candidates, in no order. A [`Chain`] numbers the
//! claims as the proof does, so that a sentence, a line of the legend and a
//! place on the board have the same number.

use sudokit::Candidate;
use sudokit::logic::explain::{Arrow, Inference, Role};
use sudokit::logic::reason::{Claim, Truth};

/// Claims and the links between them, in order.
///
/// ```
/// use sudokit::logic::explain::{Arrow, Inference};
/// use sudokit::logic::reason::Claim;
/// use sudokit::{Candidate, Cell, Digit};
/// use sudokit_tui::Chain;
///
/// let [a, b, c] = [7, 3, 5].map(|index| Candidate { cell: Cell::new(index), digit: Digit::new(4) });
/// let claims = [Claim::is_not(a), Claim::is(b), Claim::is_not(c)];
/// let arrows = [
///     Arrow { from: b, to: c, inference: Inference::Weak },
///     Arrow { from: a, to: b, inference: Inference::Strong },
/// ];
/// let links: Vec<_> = Chain::new(&claims, &arrows).links.iter().map(|link| link.to).collect();
/// assert_eq!(links, [1, 2]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chain {
    /// The claims, in order.
    pub claims: Vec<Claim>,
    /// The links in the order of the claims that follow. The link that closes a
    /// loop is the last.
    pub links: Vec<ChainLink>,
}

/// A link from one claim to the next, by their numbers from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChainLink {
    /// The claim it starts from.
    pub from: usize,
    /// The claim that follows.
    pub to: usize,
    /// How the second follows from the first.
    pub inference: Inference,
}

impl Chain {
    /// The chain of these claims, in order, and the arrows between them.
    pub fn new(claims: &[Claim], arrows: &[Arrow]) -> Self {
        let claims = claims.to_vec();
        let number = |candidate: Candidate, truth: Truth| {
            claims.iter().position(|claim: &Claim| claim.first() == candidate && claim.truth == truth)
        };
        let links = arrows.iter().filter_map(|arrow| {
            let [from, to] = truths(arrow.inference);
            let (from, to) = (number(arrow.from, from)?, number(arrow.to, to)?);
            Some(ChainLink { from, to, inference: arrow.inference })
        });
        let mut links: Vec<ChainLink> = links.collect();
        links.sort_by_key(|link| (link.from.max(link.to), link.from));
        Self { claims, links }
    }

    /// The number, from 1, of the first claim about a candidate, and what it says.
    pub(crate) fn place(&self, candidate: Candidate) -> Option<(usize, Truth)> {
        self.places(candidate).next()
    }

    /// The same with the first claim that says the opposite, if there is one.
    pub(crate) fn places(&self, candidate: Candidate) -> impl Iterator<Item = (usize, Truth)> + '_ {
        let about = move |claim: &Claim| claim.candidates().any(|own| own == candidate);
        let first = self.claims.iter().position(about);
        let is_opposite =
            move |claim: &Claim| first.is_some_and(|first| claim.truth != self.claims[first].truth);
        let second = self.claims.iter().position(move |claim| about(claim) && is_opposite(claim));
        first.into_iter().chain(second).map(|index| (index + 1, self.claims[index].truth))
    }
}

/// The role of a candidate of a claim with this truth.
pub(crate) const fn role_of(truth: Truth) -> Role {
    match truth {
        Truth::Is => Role::On,
        Truth::IsNot => Role::Off,
    }
}

/// What an arrow says about the candidates at its ends.
const fn truths(inference: Inference) -> [Truth; 2] {
    match inference {
        Inference::Strong => [Truth::IsNot, Truth::Is],
        Inference::Weak => [Truth::Is, Truth::IsNot],
        Inference::Step => [Truth::IsNot, Truth::IsNot],
    }
}
