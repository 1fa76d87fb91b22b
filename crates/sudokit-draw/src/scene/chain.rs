//! The chain of a step: claims in order, and links between them by number.
//!
//! The claims have the numbers of the proof, so a sentence, a line of a legend and a
//! place on the board have the same number. A long chain can be shown in
//! [parts](Chain::parts), which keep these numbers.

use std::ops::Range;

use sudokit::Candidate;
use sudokit::logic::explain::{ClaimLink, Inference, Role};
use sudokit::logic::reason::{Claim, Truth};

use crate::ranking::ranked;

/// Claims and the links between them, in order.
///
/// ```
/// use sudokit::logic::explain::Inference;
/// use sudokit::logic::reason::Claim;
/// use sudokit::{Candidate, Cell, Digit};
/// use sudokit_draw::{Chain, ChainLink};
///
/// let [a, b, c] = [7, 3, 5].map(|index| Candidate { cell: Cell::new(index), digit: Digit::new(4) });
/// let claims = [Claim::is_not(a), Claim::is(b), Claim::is_not(c)];
/// let links = [
///     ChainLink { from: 1, to: 2, inference: Inference::Weak },
///     ChainLink { from: 0, to: 1, inference: Inference::Strong },
/// ];
/// let chain = Chain::new(&claims, links);
/// assert_eq!(chain.links.iter().map(|link| link.to).collect::<Vec<_>>(), [1, 2]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chain {
    /// The number of the first claim, from 0.
    pub first: usize,
    /// The claims, in order.
    pub claims: Vec<Claim>,
    /// The links in the order of the claims that follow. The link that closes a
    /// loop is the last.
    pub links: Vec<ChainLink>,
}

/// A link from one claim to the next, by their places in [`Chain::claims`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ChainLink {
    /// The claim it starts from.
    pub from: usize,
    /// The claim that follows.
    pub to: usize,
    /// How the second follows from the first.
    pub inference: Inference,
}

impl ChainLink {
    /// Its place in the order of the links: by the later of its claims, the one where it starts, the
    /// one that follows, and the inference. A chain has far fewer than a million claims.
    fn rank(&self) -> u64 {
        let [from, to] = [self.from, self.to].map(|claim| claim as u64);
        from.max(to) << 42 | from << 22 | to << 2 | self.inference as u64
    }
}

impl From<ClaimLink> for ChainLink {
    fn from(link: ClaimLink) -> Self {
        Self { from: link.from, to: link.to, inference: link.inference }
    }
}

/// With more links than this, one board cannot show a whole chain.
const MOST_LINKS: usize = 20;

/// The links of a part of a long chain, if it is not a case of its own.
const LINKS_OF_PART: usize = 12;

impl Chain {
    /// The chain of these claims, in order, and the links between them. Links of other claims are
    /// left out.
    pub fn new<L: Into<ChainLink>>(claims: &[Claim], links: impl IntoIterator<Item = L>) -> Self {
        let is_known = |link: &ChainLink| link.from.max(link.to) < claims.len();
        let links: Vec<ChainLink> = links.into_iter().map(Into::into).filter(is_known).collect();
        let order = ranked(links.iter().map(ChainLink::rank));
        let mut links: Vec<ChainLink> = order.into_iter().map(|index| links[index]).collect();
        links.dedup();
        Self { first: 0, claims: claims.to_vec(), links }
    }

    /// The number of a claim in the proof, from 1.
    pub const fn number(&self, claim: usize) -> usize {
        self.first + claim + 1
    }

    /// The number, from 1, of the first claim about a candidate, and what it says.
    pub fn place(&self, candidate: Candidate) -> Option<(usize, Truth)> {
        self.places(candidate).next()
    }

    /// The same with the first claim that says the opposite, if there is one.
    pub fn places(&self, candidate: Candidate) -> impl Iterator<Item = (usize, Truth)> + '_ {
        let about = move |claim: &Claim| claim.candidates().any(|own| own == candidate);
        let first = self.claims.iter().position(about);
        let is_opposite =
            move |claim: &Claim| first.is_some_and(|first| claim.truth != self.claims[first].truth);
        let second = self.claims.iter().position(move |claim| about(claim) && is_opposite(claim));
        first.into_iter().chain(second).map(|index| (self.number(index), self.claims[index].truth))
    }

    /// The parts in which a board can show the chain: all of it, if it has few links. Otherwise
    /// each case is a part, and a long case has several parts, which show the claims up to their
    /// last one, but only the links that are new.
    ///
    /// ```
    /// use sudokit::logic::explain::Inference;
    /// use sudokit::logic::reason::Claim;
    /// use sudokit::{Candidate, Cell, Digit};
    /// use sudokit_draw::{Chain, ChainLink};
    ///
    /// let claim = |index| Claim::is(Candidate { cell: Cell::new(index), digit: Digit::new(1) });
    /// let claims: Vec<_> = (0..30).map(claim).collect();
    /// let link = |from| ChainLink { from, to: from + 1, inference: Inference::Weak };
    /// // Two cases: no link leads from the tenth claim to the eleventh.
    /// let chain = Chain::new(&claims, (0..29).filter(|&from| from != 9).map(link));
    ///
    /// let parts = chain.parts();
    /// assert_eq!(parts.iter().map(|part| part.first).collect::<Vec<_>>(), [0, 10]);
    /// ```
    pub fn parts(&self) -> Vec<Self> {
        if self.links.len() <= MOST_LINKS {
            return vec![self.clone()];
        }
        self.cases().into_iter().flat_map(|case| self.parts_of(case)).collect()
    }

    /// The ranges of claims that no link connects with others.
    fn cases(&self) -> Vec<Range<usize>> {
        let mut cases = Vec::new();
        let (mut start, mut reach) = (0, 0);
        for claim in 0..self.claims.len() {
            if claim > reach {
                cases.push(start..claim);
                start = claim;
            }
            let ends = self.links.iter().filter(|link| link.from.min(link.to) <= claim);
            reach = ends.map(|link| link.from.max(link.to)).fold(reach.max(claim), usize::max);
        }
        cases.push(start..self.claims.len());
        cases
    }

    fn parts_of(&self, case: Range<usize>) -> Vec<Self> {
        let last = |link: &ChainLink| link.from.max(link.to);
        let links: Vec<ChainLink> =
            self.links.iter().copied().filter(|link| case.contains(&link.from)).collect();
        let most = if links.len() <= MOST_LINKS { links.len().max(1) } else { LINKS_OF_PART };
        let mut parts: Vec<Self> = Vec::new();
        let mut rest = &links[..];
        loop {
            // The links that lead to one claim stay together.
            let mut count = rest.len().min(most);
            while count > 0 && count < rest.len() && last(&rest[count - 1]) == last(&rest[count]) {
                count += 1;
            }
            let (now, later) = rest.split_at(count);
            rest = later;
            let end =
                if rest.is_empty() { case.end } else { now.last().map_or(case.end, |link| last(link) + 1) };
            let own = |link: &ChainLink| ChainLink {
                from: link.from - case.start,
                to: link.to - case.start,
                ..*link
            };
            parts.push(Self {
                first: self.first + case.start,
                claims: self.claims[case.start..end].to_vec(),
                links: now.iter().map(own).collect(),
            });
            if rest.is_empty() {
                return parts;
            }
        }
    }
}

/// The role of a candidate of a claim with this truth.
pub const fn role_of(truth: Truth) -> Role {
    match truth {
        Truth::Is => Role::On,
        Truth::IsNot => Role::Off,
    }
}
