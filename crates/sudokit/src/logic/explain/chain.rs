//! Chains, link by link.
//!
//! The sentences of a straight chain follow each other: suppose …, then …, then ….
//! Where a link needs several others, the sentences are numbered and refer to each
//! other.

use sudokit_text::{Phrase, Value, phrase};

use super::draft::{Draft, Ending};
use super::words::Words;
use super::{ClaimLink, Inference, Role, fish};
use crate::base::Candidate;
use crate::base::texts::text;
use crate::logic::{Because, Cases, Claim, Link, Step, Truth, Web};

/// If the first claim is true, so is the last.
pub(super) fn chain(draft: &mut Draft<'_>, web: &Web) {
    let words = draft.words;
    let (start, end) = (web.assumption(), web.conclusion());
    let (n, from, to) = (web.links.len() - 1, spot(words, start), spot(words, end));
    draft.look_around(start.cells[0]);
    draft.pattern(if from == to {
        text!("chain-returns", n, from)
    } else {
        text!("chain-leads", n, from, to)
    });
    write_web(draft, web);
    let ends = [0, web.links.len() - 1];
    if *end == start.opposite() {
        draft.proof_of(text!("chain-contradicts"), ends);
        return;
    }
    let (this, that) = (words.claim(&start.opposite()), words.claim(end));
    draft.proof_of(text!("chain-either", this, that), ends);
    if draft.step.placements.is_empty() {
        draft.proof_of(text!("chain-both", facts = draft.facts()), ends);
        draft.ending = Ending::LikeMoves;
    }
}

/// Each claim follows from the one before, and the first from the last.
pub(super) fn closed(draft: &mut Draft<'_>, links: &[Link]) {
    let words = draft.words;
    let (Some(first), Some(last)) = (links.first(), links.last()) else { return };
    draft.look_around(first.claim.cells[0]);
    let n = links.len();
    draft.pattern(text!("chain-loop", n, from = spot(words, &first.claim)));
    draw(draft, links);
    let sentences = ChainSentences { words, links };
    draft.proof_of(text!("chain-suppose", claim = words.claim(&first.claim)), [0]);
    for (number, link) in links.iter().enumerate().skip(1) {
        draft.proof_of(text!("chain-then", consequence = sentences.consequence(link)), [number]);
    }
    draft.proof_of(text!("chain-closes", consequence = sentences.consequence(first)), [0]);
    let [this, that] = [first, last].map(|link| words.claim(&link.claim.opposite()));
    draft.proof_of(text!("chain-backwards", this, that), [0, n - 1]);
    draft.proof(text!("chain-all-or-none"));
    draft.proof(text!("chain-neither"));
}

/// The first claim leads to a claim and its opposite.
pub(super) fn contradiction(draft: &mut Draft<'_>, web: &Web, clash: [usize; 2]) {
    let words = draft.words;
    let start = web.assumption();
    draft.look_around(start.cells[0]);
    draft.pattern(text!("chain-what-if", claim = words.claim(start)));
    write_web(draft, web);
    let clash = clash.into_iter().filter(|&number| number < web.links.len());
    let mut sides = clash.clone().map(|number| &web.links[number].claim);
    if sides.clone().any(|claim| claim == start) {
        draft.proof_of(text!("chain-contradicts"), clash);
    } else if let Some(claim) = sides.next() {
        draft.proof_of(text!("chain-clash", clash = clash_phrase(words, claim)), clash);
    }
}

/// `r2c3 cannot be 9 and not be 9`
fn clash_phrase(words: Words<'_>, claim: &Claim) -> Phrase {
    phrase!("clash", cells = words.cells(&claim.cells), digit = words.digit(claim.digit))
}

/// In each case the same follows.
pub(super) fn cases(draft: &mut Draft<'_>, cases: &Cases, webs: &[Web]) {
    let words = draft.words;
    let choice = match cases {
        &Cases::Digits(cell) => {
            draft.look_around(cell);
            draft.mark_cells(Role::Base, &[cell]);
            let digits = words.digits(words.candidates.marks(cell));
            text!("cases-digits", cell = words.cell(cell), digits)
        }
        &Cases::Places(house, digit) => {
            draft.look_at(&[house]);
            draft.mark_houses(Role::Base, &[house]);
            let cells = words.cells(&words.places(house, digit));
            text!("cases-places", house = words.house(house), digit = words.digit(digit), cells)
        }
        &Cases::Either(Candidate { cell, digit }) => {
            draft.look_around(cell);
            text!("cases-either", cell = words.cell(cell), digit = words.digit(digit))
        }
        Cases::Fish { fish, through } => {
            fish::outline(draft, fish);
            text!(
                "cases-fish",
                fins = words.cells(&fish.fins),
                digit = words.digit(fish.digit),
                base = words.houses(&fish.base),
                cover = words.houses(&fish.cover),
                through = words.house(*through),
            )
        }
    };
    draft.pattern(choice);
    let possible = webs.iter().find(|web| !web.contradicts_itself()).or(webs.first());
    let Some(conclusion) = possible.map(Web::conclusion) else { return };
    let mut ends = Vec::new();
    for web in webs {
        write_web(draft, web);
        let end = draft.written.claims.len() - 1;
        if web.conclusion() == conclusion {
            ends.push(end);
        } else {
            let clash = clash_phrase(words, web.conclusion());
            draft.proof_of(text!("chain-case-impossible", clash), [end]);
        }
    }
    let claim = words.claim(conclusion);
    draft.proof_of(
        if ends.len() == webs.len() { text!("cases-all", claim) } else { text!("cases-all-possible", claim) },
        ends,
    );
    if says_the_same(conclusion, draft.step) {
        draft.ending = Ending::LikeMoves;
    }
}

/// Whether a step only does what a claim says.
fn says_the_same(claim: &Claim, step: &Step) -> bool {
    let (changed, others) = match claim.truth {
        Truth::Is => (&step.placements, &step.eliminations),
        Truth::IsNot => (&step.eliminations, &step.placements),
    };
    let claimed: Vec<Candidate> = claim.candidates().collect();
    others.is_empty() && claim.single().is_some() && *changed == claimed
}

/// `9 in r2c3`
fn spot(words: Words<'_>, claim: &Claim) -> Phrase {
    phrase!("chain-spot", digit = words.digit(claim.digit), cells = words.cells(&claim.cells))
}

/// Draws a web and writes it link by link. If it is not a straight chain, its
/// sentences have the numbers of its claims.
fn write_web(draft: &mut Draft<'_>, web: &Web) {
    let before = draft.written.claims.len();
    draw(draft, &web.links);
    let sentences = ChainSentences { words: draft.words, links: &web.links };
    let is_straight = web.links.iter().enumerate().skip(1).all(|(i, link)| link.from == [i - 1]);
    for (i, link) in web.links.iter().enumerate() {
        let number = before + i + 1;
        let consequence = sentences.consequence(link);
        let sentence = match (i, is_straight) {
            (0, true) => text!("chain-suppose", claim = consequence),
            (0, false) => text!("chain-suppose-numbered", number, claim = consequence),
            (_, true) => text!("chain-then", consequence),
            (_, false) => {
                let mut from = link.from.clone();
                from.sort_unstable();
                let reference = |from: usize| phrase!("chain-number", number = before + from + 1);
                let numbers: Value = from.into_iter().map(reference).collect();
                text!("chain-from", number, numbers, consequence)
            }
        };
        draft.proof_of(sentence, [before + i]);
    }
}

/// Links that refer to each other by number.
struct ChainSentences<'a> {
    words: Words<'a>,
    links: &'a [Link],
}

impl ChainSentences<'_> {
    /// `r5c7 is 9, because it is the only place left for 9 in column 7`
    fn consequence(&self, link: &Link) -> Phrase {
        let claim = self.words.claim(&link.claim);
        if let Because::Step(step) = &link.because {
            let technique = step.technique.to_string();
            return match self.pattern(step, link) {
                Some(pattern) => phrase!("consequence-of-pattern", claim, technique, pattern),
                None => phrase!("consequence-of-step", claim, technique),
            };
        }
        match self.reason(link) {
            Some(reason) => phrase!("consequence", claim, reason),
            None => claim,
        }
    }

    /// Why a claim follows from the one before it; an assumption has no reason.
    fn reason(&self, link: &Link) -> Option<Phrase> {
        let words = self.words;
        let digit = words.digit(link.claim.digit);
        let before = || link.from.first().and_then(|&from| self.links.get(from));
        Some(match (&link.because, link.claim.truth) {
            (Because::Assumed | Because::Step(_), _) => return None,
            (Because::Cell, Truth::Is) => phrase!("reason-last-candidate"),
            (Because::Cell, Truth::IsNot) => {
                phrase!("reason-cell-is", digit = words.digit(before()?.claim.digit))
            }
            (Because::House(house), Truth::Is) => match link.claim.single() {
                Some(_) => phrase!("reason-last-place", digit, house = words.house(*house)),
                None => phrase!("reason-last-places", digit, house = words.house(*house)),
            },
            (Because::House(house), Truth::IsNot) => {
                let cells = words.cells(&before()?.claim.cells);
                phrase!("reason-house-has", house = words.house(*house), digit, cells)
            }
        })
    }

    /// The pattern of a step within a chain, after the removal of the candidates
    /// that the chain rules out.
    fn pattern(&self, step: &Step, link: &Link) -> Option<String> {
        let mut candidates = self.words.candidates.clone();
        for link in link.from.iter().filter_map(|&from| self.links.get(from)) {
            if link.claim.truth == Truth::IsNot {
                link.claim.candidates().for_each(|candidate| candidates.remove(candidate));
            }
        }
        let mut draft = Draft::new(Words { candidates: &candidates, ..self.words }, step);
        draft.reason(&step.reason);
        Some(draft.into_summary()?.trim_end_matches('.').to_owned())
    }
}

/// Marks the candidates of links, and records the claims and the links between
/// them.
fn draw(draft: &mut Draft<'_>, links: &[Link]) {
    let first = draft.written.claims.len();
    for (number, link) in links.iter().enumerate() {
        let role = match link.claim.truth {
            Truth::Is => Role::On,
            Truth::IsNot => Role::Off,
        };
        draft.mark_digit(role, link.claim.digit, &link.claim.cells);
        draft.written.claims.push(link.claim.clone());
        for &from in link.from.iter().filter(|&&from| from < links.len()) {
            let inference = match (links[from].claim.truth, link.claim.truth) {
                (Truth::Is, _) => Inference::Weak,
                (Truth::IsNot, Truth::Is) => Inference::Strong,
                (Truth::IsNot, Truth::IsNot) => Inference::Step,
            };
            draft.written.links.push(ClaimLink { from: first + from, to: first + number, inference });
        }
    }
}
