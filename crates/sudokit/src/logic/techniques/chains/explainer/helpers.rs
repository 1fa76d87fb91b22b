//! Simpler techniques that help a chain along.
//!
//! When nothing more follows from an assumption link by link, techniques look
//! at what is left of the position. A pair that was not there before, and now
//! is because of what the chain ruled out, rules out more: a claim that follows
//! from the denials the pair needed. From level 2 on the techniques are chains
//! themselves.
//!
//! Helpers are asked in order, up to the first that finds something new. All
//! its steps count, as far as they owe something to the chain.
//!
//! Within one step the candidates that it rules out are taken by column, then
//! by row. Sudoku Explainer takes them in an order that differs from run to run;
//! later versions of it sort them like this.

use super::CandidateLiteral;
use std::ops::ControlFlow;

use super::dependencies::Dependencies;
use super::net::ImplicationNet;
use super::proof::ChainProof;
use super::ranking::rank;
use super::rule::Method;
use super::{aic, forcing_chains};
use crate::board::Candidates;
use crate::logic::Scale;
use crate::logic::Step;
use crate::logic::techniques::Dirty;
use crate::logic::techniques::Sink;
use crate::logic::techniques::patterns::{fish, locked, subsets};

/// A technique that helps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Helper {
    Locked,
    HiddenPair,
    NakedPair,
    XWing,
    Chains,
    Forcing(Method),
}

/// The helpers of each level.
const HELPERS: [&[Helper]; 6] = {
    use Helper::{Chains, Forcing, HiddenPair, Locked, NakedPair, XWing};
    const DYNAMIC: Helper = Forcing(Method::Dynamic { level: 0 });
    const NESTED: Helper = Forcing(Method::Dynamic { level: 2 });
    [
        &[],
        &[Locked, HiddenPair, NakedPair, XWing],
        &[Locked, HiddenPair, NakedPair, XWing, Chains],
        &[Locked, HiddenPair, NakedPair, XWing, Chains, Forcing(Method::Multiple)],
        &[Locked, HiddenPair, NakedPair, XWing, DYNAMIC],
        &[Locked, HiddenPair, NakedPair, XWing, DYNAMIC, NESTED],
    ]
};

/// Adds to a net what the first helper that finds something new rules out; says
/// whether there was any.
pub(super) fn help(
    level: usize,
    original: &Candidates,
    working: &Candidates,
    net: &mut ImplicationNet,
) -> bool {
    HELPERS[level].iter().any(|helper| {
        let mut is_of_use = false;
        for step in helper.find(working) {
            is_of_use |= use_step(original, working, step, net);
        }
        is_of_use
    })
}

/// Adds what a step rules out, if the step owes something to the net; says
/// whether anything of it is new.
fn use_step(
    original: &Candidates,
    working: &Candidates,
    proof: ChainProof,
    net: &mut ImplicationNet,
) -> bool {
    let gone = Dependencies { original, working };
    let parents = net.denials(gone.needs(&proof.step.reason));
    if parents.is_empty() {
        return false;
    }
    let geometry = original.geometry();
    let mut victims = proof.step.eliminations.clone();
    victims.retain(|&victim| net.find(CandidateLiteral::is_not(victim)).is_none());
    if victims.is_empty() {
        return false;
    }
    victims.sort_by_key(|victim| (geometry.position(victim.cell).column, *victim));
    let uncounted = net.denials(gone.needs_of_helpers(&proof.step.reason));
    let why = net.keep(proof);
    for victim in victims {
        net.reach(CandidateLiteral::is_not(victim), why, parents.iter().copied());
        net.add_uncounted(uncounted.iter().copied().filter(|id| !parents.contains(id)));
    }
    true
}

impl Helper {
    /// All steps that it finds, in order.
    fn find(self, working: &Candidates) -> Vec<ChainProof> {
        let plain = |search: fn(&Candidates, &mut Sink<'_>) -> ControlFlow<()>| {
            let mut found = Vec::new();
            let _ = search(working, &mut |step: Step| {
                found.push(ChainProof { step, complexity: 0, claims: Vec::new() });
                ControlFlow::Continue(())
            });
            found
        };
        let proved = |hints| rank(hints).iter().filter_map(|hint| hint.winner.prove(working)).collect();
        match self {
            Self::Locked => plain(locked::eliminating),
            Self::HiddenPair => {
                plain(|working, sink| subsets::hidden(2, Scale::Explainer, working, Dirty::Everything, sink))
            }
            Self::NakedPair => {
                plain(|working, sink| subsets::naked(2, Scale::Explainer, working, Dirty::Everything, sink))
            }
            Self::XWing => plain(|working, sink| fish::by_lines(2, working, sink)),
            Self::Chains => proved(aic::search(working)),
            Self::Forcing(method) => proved(forcing_chains::search(method, working)),
        }
    }
}
