//! Chains, link by link.
//!
//! A straight chain reads as a story: suppose …, then …, then …. Where a link
//! needs several others, the sentences are numbered and say which ones.

use super::draft::Draft;
use super::words::{Words, list, small};
use super::{ClaimLink, Inference, Role, fish};
use crate::logic::{Because, Cases, Claim, Link, Step, Truth, Web};

/// Of a chain that comes back to its beginning.
const CONTRADICTS: &str = "That contradicts the beginning, which was wrong.";

/// If the first claim is so, the last is.
pub(super) fn chain(draft: &mut Draft<'_>, web: &Web) {
    let words = draft.words;
    let (start, end) = (web.assumption(), web.conclusion());
    let (links, from, to) = (web.links.len() - 1, spot(words, start), spot(words, end));
    draft.look_around(start.cells[0]);
    draft.pattern(if from == to {
        format!("A chain of {links} links leaves {from} and comes back to it.")
    } else {
        format!("A chain of {links} links leads from {from} to {to}.")
    });
    tell(draft, web);
    let ends = [0, web.links.len() - 1];
    if *end == start.opposite() {
        draft.proof_of(CONTRADICTS, ends);
    } else {
        draft.proof_of(format!("Either {}, or {}.", words.claim(&start.opposite()), words.claim(end)), ends);
        if draft.step.placements.is_empty() {
            let victims = words.candidates(&draft.step.eliminations);
            draft.proof_of(format!("Both leave no room for {victims}."), ends);
        }
    }
}

/// Each claim follows from the one before, and the first from the last.
pub(super) fn closed(draft: &mut Draft<'_>, links: &[Link]) {
    let words = draft.words;
    let (Some(first), Some(last)) = (links.first(), links.last()) else { return };
    draft.look_around(first.claim.cells[0]);
    let (count, start) = (links.len(), spot(words, &first.claim));
    draft.pattern(format!("A closed chain of {count} links runs through {start}."));
    draw(draft, links);
    let story = ChainSentences { words, links };
    draft.proof_of(format!("Suppose {}.", words.claim(&first.claim)), [0]);
    for (number, link) in links.iter().enumerate().skip(1) {
        draft.proof_of(story.sentence("Then", link), [number]);
    }
    draft.proof_of(story.sentence("And then, back at the beginning,", first), [0]);
    let [this, that] = [first, last].map(|link| words.claim(&link.claim.opposite()));
    let backwards = format!("It holds backwards as well: if {this}, then {that}, and so on around.");
    draft.proof_of(backwards, [0, count - 1]);
    draft.proof("Either everything that it says is so, or everything is the opposite.");
    draft.proof("A candidate that neither of the two allows cannot be.");
}

/// The first claim leads to a claim and its opposite.
pub(super) fn contradiction(draft: &mut Draft<'_>, web: &Web, clash: [usize; 2]) {
    let words = draft.words;
    let start = web.assumption();
    draft.look_around(start.cells[0]);
    draft.pattern(format!("What if {}?", words.claim(start)));
    tell(draft, web);
    let clash = clash.into_iter().filter(|&number| number < web.links.len());
    let mut sides = clash.clone().map(|number| &web.links[number].claim);
    if sides.clone().any(|claim| claim == start) {
        draft.proof_of(CONTRADICTS, clash);
    } else if let Some(claim) = sides.next() {
        draft.proof_of(format!("{}: the beginning was wrong.", cannot_be(words, claim)), clash);
    }
}

/// `But r2c3 cannot both be 9 and not be 9`
fn cannot_be(words: Words<'_>, claim: &Claim) -> String {
    let (cells, digit) = (words.cells(&claim.cells), words.digit(claim.digit));
    match claim.single() {
        Some(_) => format!("But {cells} cannot both be {digit} and not be {digit}"),
        None => format!("But {digit} cannot both be in one of {cells} and in none"),
    }
}

/// In each case the same follows.
pub(super) fn cases(draft: &mut Draft<'_>, cases: &Cases, webs: &[Web]) {
    let words = draft.words;
    let choice = match cases {
        &Cases::Digits(cell) => {
            draft.look_around(cell);
            draft.mark_cells(Role::Base, &[cell]);
            format!("{} is {}.", words.cell(cell), words.any_digit(words.candidates.marks(cell)))
        }
        &Cases::Places(house, digit) => {
            draft.look_at(&[house]);
            draft.mark_houses(Role::Base, &[house]);
            let places = words.any_cell(&words.places(house, digit));
            format!("In {house}, {} goes to {places}.", words.digit(digit))
        }
        &Cases::Either(candidate) => {
            let name = words.cell(candidate.cell);
            draft.look_around(candidate.cell);
            format!("Either {name} is {digit}, or it is not {digit}.", digit = words.digit(candidate.digit))
        }
        Cases::Fish { fish, through } => {
            fish::outline(draft, fish);
            let none = if fish.fins.len() == 1 { "the fin is not" } else { "no fin is" };
            let (symbol, needs) = (words.digit(fish.digit), fish::needs(words, fish));
            format!("If {none} {symbol}, {needs}, also in {through}.")
        }
    };
    draft.pattern(choice);
    let possible = webs.iter().find(|web| !web.contradicts_itself()).or(webs.first());
    let Some(conclusion) = possible.map(Web::conclusion) else { return };
    let (mut ends, mut cases) = (Vec::new(), "each case");
    for web in webs {
        tell(draft, web);
        let end = draft.told.claims.len() - 1;
        if web.conclusion() == conclusion {
            ends.push(end);
        } else {
            draft.proof_of(format!("{}: this case is out.", cannot_be(words, web.conclusion())), [end]);
            cases = "each case that is left";
        }
    }
    draft.proof_of(format!("In {cases} {}.", words.claim(conclusion)), ends);
}

/// `9 in r2c3`
fn spot(words: Words<'_>, claim: &Claim) -> String {
    format!("{} in {}", words.digit(claim.digit), words.cells(&claim.cells))
}

/// Draws a web and writes it down link by link. If it is not a straight chain,
/// its sentences have the numbers of its claims.
fn tell(draft: &mut Draft<'_>, web: &Web) {
    let before = draft.told.claims.len();
    draw(draft, &web.links);
    let story = ChainSentences { words: draft.words, links: &web.links };
    let is_straight = web.links.iter().enumerate().skip(1).all(|(i, link)| link.from == [i - 1]);
    for (i, link) in web.links.iter().enumerate() {
        let lead = match (i, is_straight) {
            (0, true) => "Suppose".to_owned(),
            (0, false) => format!("({}) Suppose", before + 1),
            (_, true) => "Then".to_owned(),
            (_, false) => {
                let mut from = link.from.clone();
                from.sort_unstable();
                let numbers = from.into_iter().map(|from| format!("({})", before + from + 1));
                format!("({}) From {},", before + i + 1, list(numbers, "and"))
            }
        };
        draft.proof_of(story.sentence(&lead, link), [before + i]);
    }
}

/// Links that refer to each other by number.
struct ChainSentences<'a> {
    words: Words<'a>,
    links: &'a [Link],
}

impl ChainSentences<'_> {
    /// `Then r5c7 is 9: it is the only place left for 9 in column 7.`
    fn sentence(&self, lead: &str, link: &Link) -> String {
        format!("{lead} {}{}.", self.words.claim(&link.claim), self.why(link).unwrap_or_default())
    }

    fn why(&self, link: &Link) -> Option<String> {
        let words = self.words;
        let symbol = words.digit(link.claim.digit);
        let before = || link.from.first().and_then(|&from| self.links.get(from));
        Some(match (&link.because, link.claim.truth) {
            (Because::Assumed, _) => return None,
            (Because::Cell, Truth::Is) => ": nothing else is left there".to_owned(),
            (Because::Cell, Truth::IsNot) => format!(": it is {}", words.digit(before()?.claim.digit)),
            (Because::House(house), Truth::Is) => match link.claim.single() {
                Some(_) => format!(": it is the only place left for {symbol} in {house}"),
                None => format!(": no other place is left for {symbol} in {house}"),
            },
            (Because::House(house), Truth::IsNot) => {
                format!(": {house} has its {symbol} in {}", words.any_cell(&before()?.claim.cells))
            }
            (Because::Step(step), _) => format!(" [{}]", self.summary(step, link)),
        })
    }

    /// A step within a step in a few words: its name, and what it sees once
    /// the candidates are gone that the chain denies.
    fn summary(&self, step: &Step, link: &Link) -> String {
        let mut candidates = self.words.candidates.clone();
        for link in link.from.iter().filter_map(|&from| self.links.get(from)) {
            if link.claim.truth == Truth::IsNot {
                link.claim.candidates().for_each(|candidate| candidates.remove(candidate));
            }
        }
        let mut draft = Draft::new(Words { candidates: &candidates, ..self.words }, step);
        draft.reason(&step.reason);
        match draft.into_summary() {
            Some(pattern) => format!("{}: {}", step.technique, small(pattern.trim_end_matches('.'))),
            None => step.technique.to_string(),
        }
    }
}

/// Marks the candidates of links, and notes what is claimed of them and which
/// claim follows from which.
fn draw(draft: &mut Draft<'_>, links: &[Link]) {
    let first = draft.told.claims.len();
    for (number, link) in links.iter().enumerate() {
        let role = match link.claim.truth {
            Truth::Is => Role::On,
            Truth::IsNot => Role::Off,
        };
        draft.mark_digit(role, link.claim.digit, &link.claim.cells);
        draft.told.claims.push(link.claim.clone());
        for &from in link.from.iter().filter(|&&from| from < links.len()) {
            let inference = match (links[from].claim.truth, link.claim.truth) {
                (Truth::Is, _) => Inference::Weak,
                (Truth::IsNot, Truth::Is) => Inference::Strong,
                (Truth::IsNot, Truth::IsNot) => Inference::Step,
            };
            draft.told.links.push(ClaimLink { from: first + from, to: first + number, inference });
        }
    }
}
