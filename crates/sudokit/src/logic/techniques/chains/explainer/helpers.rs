//! Helpers: simpler techniques that extend a chain.
//!
//! When nothing more follows from an assumption by links, techniques search the remaining position.
//! A pair that exists only because of the chain's eliminations eliminates more candidates. Each of
//! these is a claim that follows from the eliminations that the pair needs. For nested rules the
//! techniques are chains themselves.
//!
//! Helpers run in order, up to the first that finds something new. All its steps that depend on the
//! chain count.
//!
//! The eliminations of one step are taken by column, then by row. In Sudoku Explainer their order
//! differs from run to run; later versions sort them like this.

use std::ops::ControlFlow;

use super::dependencies::Dependencies;
use super::hint::rank;
use super::net::Net;
use super::proof::ChainProof;
use super::rule::{ChainRule, HelperTechnique};
use crate::board::Candidates;
use crate::logic::Program;
use crate::logic::techniques::links::CandidateLiteral;
use crate::logic::techniques::patterns::{fish, locked, subsets};
use crate::logic::techniques::{Scan, StopCheck};

/// Adds the eliminations of the first helper that finds something new to a net. Returns whether
/// there were any.
pub(super) fn help(
    rule: ChainRule,
    original: &Candidates,
    working: &Candidates,
    net: &mut Net,
    stop: &StopCheck<'_>,
) -> bool {
    let mut use_all = |proofs: Vec<ChainProof>| {
        let mut is_new = false;
        for proof in proofs {
            is_new |= use_step(original, working, proof, net);
        }
        is_new
    };
    rule.has_helpers()
        && !stop()
        && (HelperTechnique::ALL.into_iter().any(|technique| use_all(patterns(technique, working)))
            || rule.nested().iter().any(|&nested| use_all(chains(nested, working, stop))))
}

/// Returns all patterns of a technique.
fn patterns(technique: HelperTechnique, working: &Candidates) -> Vec<ChainProof> {
    let mut found = Vec::new();
    let sink = &mut |step| {
        found.push(ChainProof { step, complexity: 0, claims: Vec::new() });
        ControlFlow::Continue(())
    };
    let scan = &mut Scan::new(Program::Explainer, working, sink);
    let _ = match technique {
        HelperTechnique::Locked => locked::eliminating(scan),
        HelperTechnique::HiddenPair => subsets::hidden(2, scan),
        HelperTechnique::NakedPair => subsets::naked(2, scan),
        HelperTechnique::XWing => fish::by_lines(2, scan),
    };
    found
}

/// Returns all chains of a rule, the easiest first.
fn chains(rule: ChainRule, working: &Candidates, stop: &StopCheck<'_>) -> Vec<ChainProof> {
    let hints = rank(super::hints(rule, working, stop));
    let hints = hints.iter().take_while(|_| !stop());
    hints.filter_map(|ranked| ranked.hint.prove(working, stop)).collect()
}

/// Adds the eliminations of a step if the step depends on the net. Returns whether any of them is
/// new.
fn use_step(original: &Candidates, working: &Candidates, proof: ChainProof, net: &mut Net) -> bool {
    let dependencies = Dependencies { original, working };
    let parents = net.denials(dependencies.needs(&proof.step.reason));
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
    let uncounted = net.denials(dependencies.needs_of_helpers(&proof.step.reason));
    let why = net.keep(proof);
    for victim in victims {
        net.reach(CandidateLiteral::is_not(victim), why, parents.iter().copied());
        net.add_uncounted(uncounted.iter().copied().filter(|id| !parents.contains(id)));
    }
    true
}
