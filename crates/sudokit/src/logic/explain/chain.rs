//! Chains, link by link.
//!
//! The sentences of a straight chain follow each other: suppose …, then …, then ….
//! Where a link needs several others, the sentences are numbered and refer to each
//! other.

use sudokit_text::{Phrase, Value, phrase};

use super::draft::{Draft, Ending};
use super::short_chain::ShortChain;
use super::words::{Words, truth};
use super::{ClaimLink, Inference, Role, fish};
use crate::base::texts::text;
use crate::base::{Candidate, Cell};
use crate::board::Candidates;
use crate::logic::{Because, Cases, Claim, Link, Reason, Step, Truth, Web};

/// If the first claim is true, so is the last.
pub(super) fn chain(draft: &mut Draft<'_>, web: &Web) {
    let words = draft.words;
    let (start, end) = (web.assumption(), web.conclusion());
    let (n, from, to) = (web.links.len() - 1, spot(words, start), spot(words, end));
    let short = ShortChain::of(words, web);
    if let Some(houses) = short.as_ref().and_then(ShortChain::look) {
        draft.look_at(&houses);
    }
    draft.look_around(start.cells[0]);
    match short {
        Some(short) => short.sentences().into_iter().for_each(|sentence| draft.pattern(sentence)),
        None if from == to => draft.pattern(text!("chain-returns", n, from)),
        None => draft.pattern(text!("chain-leads", n, from, to)),
    }
    write_web(draft, web, form_of(web));
    let ends = [0, web.links.len() - 1];
    if *end == start.opposite() {
        draft.proof_of(text!("chain-contradicts"), ends);
        refuted(draft, start);
        return;
    }
    let (this, that) = (words.claim(&start.opposite()), words.claim(end));
    draft.proof_of(text!("chain-either", this, that), ends);
    let is_one_digit =
        draft.step.eliminations.iter().all(|at| at.digit == start.digit) && end.digit == start.digit;
    if draft.step.placements.is_empty()
        && !(is_one_digit && draft.shares(&draft.victims(), &[&start.cells, &end.cells]))
    {
        draft.proof_of(text!("chain-both", facts = draft.facts()), ends);
        draft.ending = Ending::InProof;
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
    exclusive(draft, links);
}

/// Where a loop goes from a candidate that would be true to one that would be false, one of the two
/// is true. Says so for those that rule something out.
fn exclusive(draft: &mut Draft<'_>, links: &[Link]) {
    let words = draft.words;
    let victims = &draft.step.eliminations;
    for (number, link) in links.iter().enumerate() {
        let before_number = (number + links.len() - 1) % links.len();
        let (before, claim) = (&links[before_number].claim, &link.claim);
        let mut all: Vec<Cell> = before.cells.iter().chain(&claim.cells).copied().collect();
        all.sort();
        all.dedup();
        let sentence = match (&link.because, claim.truth) {
            (&Because::House(house), Truth::IsNot)
                if victims
                    .iter()
                    .any(|at| at.digit == claim.digit && words.house_cells(house).contains(&at.cell)) =>
            {
                let (house, digit) = (words.house(house), words.digit(claim.digit));
                text!("chain-loop-house", cells = words.cells(&all), digit, house)
            }
            (Because::Cell, Truth::IsNot) if victims.iter().any(|at| all == [at.cell]) => {
                let digits = words.digits([before.digit, claim.digit].into_iter().collect());
                text!("chain-loop-cell", cell = words.cell(all[0]), digits)
            }
            _ => continue,
        };
        draft.proof_of(sentence, [before_number, number]);
    }
}

/// The first claim leads to a claim and its opposite.
pub(super) fn contradiction(draft: &mut Draft<'_>, web: &Web, clash: [usize; 2]) {
    let words = draft.words;
    let start = web.assumption();
    draft.look_around(start.cells[0]);
    draft.pattern(text!(
        "chain-question",
        truth = truth(start),
        cells = words.cells(&start.cells),
        digit = words.digit(start.digit),
    ));
    write_web(draft, web, form_of(web));
    let clash = clash.into_iter().filter(|&number| number < web.links.len());
    let mut sides = clash.clone().map(|number| &web.links[number].claim);
    if sides.clone().any(|claim| claim == start) {
        draft.proof_of(text!("chain-contradicts"), clash);
    } else if let Some(claim) = sides.next() {
        draft.proof_of(text!("chain-clash", clash = clash_phrase(words, claim)), clash);
    }
    refuted(draft, start);
}

/// Says that a digit is where the assumption denied it, if the step removes candidates because of that.
fn refuted(draft: &mut Draft<'_>, assumption: &Claim) {
    if assumption.truth == Truth::IsNot && draft.step.placements.is_empty() {
        let facts = vec![draft.words.claim(&assumption.opposite())];
        draft.proof_about(text!("hint-so", facts), assumption.cells.clone());
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
            let in_base = |cell: &Cell| fish.base.iter().any(|&base| words.house_cells(base).contains(cell));
            let mut places = words.places(*through, fish.digit);
            places.retain(|cell| in_base(cell) && !fish.fins.contains(cell));
            text!(
                "cases-fish",
                none = words.none_is(&fish.fins, fish.digit),
                digit = words.digit(fish.digit),
                base = words.houses(&fish.base),
                cover = words.houses(&fish.cover),
                through = words.house(*through),
                cells = words.cells(&places),
            )
        }
    };
    draft.pattern(choice);
    let possible = webs.iter().find(|web| !web.contradicts_itself()).or(webs.first());
    let Some(conclusion) = possible.map(Web::conclusion) else { return };
    let mut ends = Vec::new();
    let form =
        if webs.iter().all(|web| form_of(web) == Form::Straight) { Form::Straight } else { Form::Numbered };
    for web in webs {
        write_web(draft, web, form);
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
        if ends.len() == webs.len() {
            text!("cases-all", cases = webs.len(), claim)
        } else {
            text!("cases-all-possible", claim)
        },
        ends,
    );
    if says_the_same(conclusion, draft.step) {
        draft.ending = Ending::InProof;
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

/// Whether sentences need the numbers of their claims.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Each claim follows from the one before.
    Straight,
    Numbered,
}

pub(super) fn form_of(web: &Web) -> Form {
    let follows = |(i, link): (usize, &Link)| link.from == [i - 1] && !has_own_proof(link);
    let is_straight = web.links.iter().enumerate().skip(1).all(follows);
    if is_straight { Form::Straight } else { Form::Numbered }
}

/// Whether a link is a step with a chain of its own.
fn has_own_proof(link: &Link) -> bool {
    let Because::Step(step) = &link.because else { return false };
    matches!(
        step.reason,
        Reason::Chain(_) | Reason::Loop(_) | Reason::Contradiction { .. } | Reason::Cases { .. }
    )
}

/// Draws a web and writes it link by link.
fn write_web(draft: &mut Draft<'_>, web: &Web, form: Form) {
    let before = draft.written.claims.len();
    draw(draft, &web.links);
    let sentences = ChainSentences { words: draft.words, links: &web.links };
    for (i, link) in web.links.iter().enumerate() {
        let numbering = &draft.numbering;
        let label = |i: usize| format!("{numbering}{}", before + i + 1);
        let number = label(i);
        let earlier = web.links[..i].iter().position(|earlier| is_same_step(earlier, link)).map(label);
        let consequence = match (&link.because, &earlier) {
            (Because::Step(step), Some(earlier)) if form == Form::Numbered => {
                let technique = step.technique.to_string();
                phrase!("consequence-as-before", claim = draft.words.claim(&link.claim), technique, earlier)
            }
            _ => sentences.consequence(link),
        };
        let sentence = match (i, form) {
            (0, Form::Straight) => text!("chain-suppose", claim = consequence),
            (0, Form::Numbered) => text!("chain-suppose-numbered", number = &number, claim = consequence),
            (_, Form::Straight) => text!("chain-then", consequence),
            (_, Form::Numbered) => {
                let mut from = link.from.clone();
                from.sort_unstable();
                let reference = |from: usize| phrase!("chain-number", number = label(from));
                let numbers: Value = from.into_iter().map(reference).collect();
                text!("chain-from", number = &number, numbers, consequence)
            }
        };
        draft.proof_of(sentence, [before + i]);
        let mut proof = if earlier.is_none() { sentences.own_proof(link, &number) } else { Vec::new() };
        if let Some(first) = proof.first_mut() {
            *first = text!("chain-own-proof", number, proof = &*first);
        }
        for sentence in proof {
            draft.proof_of(sentence, [before + i]);
        }
    }
}

/// Whether two links follow by the same step, which rules out both.
fn is_same_step(one: &Link, other: &Link) -> bool {
    match (&one.because, &other.because) {
        (Because::Step(one), Because::Step(other)) => one == other,
        _ => false,
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
            if has_own_proof(link) {
                return phrase!("consequence-proven", claim, technique);
            }
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
        let candidates = self.candidates_before(link);
        let mut draft = Draft::new(Words { candidates: &candidates, ..self.words }, step);
        draft.reason(&step.reason);
        Some(draft.into_summary()?.trim_end_matches('.').to_owned())
    }

    /// The proof of a step that has a chain of its own. Its sentences have numbers below the number of
    /// the link, such as `(16.2)`.
    fn own_proof(&self, link: &Link, number: &str) -> Vec<String> {
        let Because::Step(step) = &link.because else { return Vec::new() };
        if !has_own_proof(link) {
            return Vec::new();
        }
        let candidates = self.candidates_before(link);
        let mut draft = Draft::new(Words { candidates: &candidates, ..self.words }, step);
        draft.numbering = format!("{number}.");
        draft.reason(&step.reason);
        draft.into_proof()
    }

    /// The candidates without those that a link takes as removed.
    fn candidates_before(&self, link: &Link) -> Candidates {
        let mut candidates = self.words.candidates.clone();
        for link in link.from.iter().filter_map(|&from| self.links.get(from)) {
            if link.claim.truth == Truth::IsNot {
                link.claim.candidates().for_each(|candidate| candidates.remove(candidate));
            }
        }
        candidates
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
