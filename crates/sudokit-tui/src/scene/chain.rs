//! Chains, as they are drawn: claims in order, and links between them.
//!
//! An explanation's arrows join candidates, in no order. A chain numbers what
//! they claim as the proof does, so that a sentence, a line of the legend and a
//! place on the board have the same number.
//!
//! ```text
//!  claims, arrows ─▶ Chain { claims, links } ─┬─ router ─ wires ─▶ on the board
//!                                             └─ legend ─────────▶ beside it
//! ```

mod ground;
mod legend;
mod router;
mod search;
pub(crate) mod wires;

use sudokit::Candidate;
use sudokit::technique::explain::{Arrow, Inference, Role};
use sudokit::technique::{Claim, Truth};

/// What follows from what, in order.
///
/// ```
/// use sudokit::technique::explain::{Arrow, Inference};
/// use sudokit::technique::Claim;
/// use sudokit::{Candidate, Cell, Digit};
/// use sudokit_tui::Chain;
///
/// let [a, b, c] = [7, 3, 5].map(|index| Candidate { cell: Cell::new(index), digit: Digit::new(4) });
/// let claims = [Claim::is_not(a), Claim::is(b), Claim::is_not(c)];
/// let arrows = [
///     Arrow { from: b, to: c, inference: Inference::Weak },
///     Arrow { from: a, to: b, inference: Inference::Strong },
/// ];
/// let links: Vec<_> = Chain::new(&claims, &arrows).links().iter().map(|link| link.to).collect();
/// assert_eq!(links, [1, 2]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chain {
    claims: Vec<Claim>,
    links: Vec<ChainLink>,
}

/// From one claim to the next, by their numbers from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChainLink {
    /// Where it begins.
    pub from: usize,
    /// Where it leads.
    pub to: usize,
    /// How the one follows from the other.
    pub inference: Inference,
}

/// Where a candidate stands in a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ChainPlace {
    /// The number of its first claim, from 1.
    pub(crate) number: usize,
    /// What its first claim says.
    pub(crate) truth: Truth,
    turns: Turns,
}

/// Whether a chain claims the opposite later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Turns {
    Never,
    Later,
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

    /// What is claimed, in order.
    pub fn claims(&self) -> &[Claim] {
        &self.claims
    }

    /// What follows from what, in the order of what follows; the link that
    /// closes a ring is the last.
    pub fn links(&self) -> &[ChainLink] {
        &self.links
    }

    pub(crate) fn place(&self, candidate: Candidate) -> Option<ChainPlace> {
        let mut claims = self
            .claims
            .iter()
            .enumerate()
            .filter(|(_, claim)| claim.candidates().any(|own| own == candidate));
        let (index, first) = claims.next()?;
        let turns = if claims.next().is_some() { Turns::Later } else { Turns::Never };
        Some(ChainPlace { number: index + 1, truth: first.truth, turns })
    }
}

impl ChainPlace {
    /// What it is, as far as the chain is concerned.
    pub(crate) const fn role(self) -> Role {
        match self.truth {
            Truth::Is => Role::On,
            Truth::IsNot => Role::Off,
        }
    }

    /// Before the digit: what is claimed of it.
    pub(crate) const fn sign(self) -> char {
        match (self.truth, self.turns) {
            (Truth::Is, Turns::Never) => '+',
            (Truth::IsNot, Turns::Never) => '-',
            (Truth::Is, Turns::Later) => '±',
            (Truth::IsNot, Turns::Later) => '∓',
        }
    }
}

/// What an arrow says of the candidates at its ends.
const fn truths(inference: Inference) -> [Truth; 2] {
    match inference {
        Inference::Strong => [Truth::IsNot, Truth::Is],
        Inference::Weak => [Truth::Is, Truth::IsNot],
        Inference::Step => [Truth::IsNot, Truth::IsNot],
    }
}
