//! A chain in writing, one line per link, for the pane next to the board.

use std::collections::BTreeSet;

use ratatui::style::Modifier;
use ratatui::text::{Line, Span};

use super::{Wire, links};
use sudokit::logic::explain::{Inference, Role};
use sudokit::logic::reason::Truth;
use sudokit::{Candidate, Cell};
use sudokit_draw::{ChainLink, Scene, role_of};

use crate::board::{CLASH, small};
use crate::texts::text;
use crate::theme::{Meaning, Theme};

/// The links of a scene's chain in order: `1 #7 r2c3 ━━▶ 2 *7 r2c8`.
///
/// ```
/// use sudokit::logic::explain::Inference;
/// use sudokit::logic::reason::Claim;
/// use sudokit::{Alphabet, Candidate, Cell, Digit, Geometry};
/// use sudokit_draw::{Chain, ChainLink, Scene};
/// use sudokit_tui::{Depth, Palette, Theme, chain_legend};
///
/// let [from, to] = [2, 7].map(|index| Candidate { cell: Cell::new(index), digit: Digit::new(7) });
/// let link = ChainLink { from: 0, to: 1, inference: Inference::Strong };
/// let mut scene = Scene::new(Geometry::of_side(9).unwrap(), Alphabet::usual(9));
/// scene.chain = Chain::new(&[Claim::is_not(from), Claim::is(to)], [link]);
/// let legend = chain_legend(&scene, Theme::new(Palette::Dark, Depth::True));
/// assert_eq!(legend[0].to_string(), "1 #7 r1c3 ━━▶ 2 *7 r1c8");
/// ```
pub fn chain_legend(scene: &Scene, theme: Theme) -> Vec<Line<'static>> {
    let chain = &scene.chain;
    let width = (chain.first + chain.claims.len()).to_string().len();
    let claim = |number: usize| {
        let claim = &chain.claims[number];
        let role = role_of(claim.truth);
        let symbol = scene.alphabet().symbol(claim.digit);
        let name = |&cell: &Cell| scene.coordinates.cell(scene.geometry().position(cell));
        let places: Vec<_> = claim.cells.iter().map(name).collect();
        let text = format!("{}{symbol} {}", role.sign(), places.join(","));
        [
            theme.span(Meaning::Muted, format!("{:>width$} ", chain.number(number))),
            theme.span(Meaning::Role(role), text),
        ]
    };
    let line = |link: &ChainLink| {
        let [number, from] = claim(link.from);
        let Wire { pieces: [piece, ..], heads: [_, head, ..] } = Wire::of(link.inference);
        let wire = theme.span(Meaning::Link(link.inference), format!(" {piece}{piece}{head} "));
        let [number_to, to] = claim(link.to);
        Line::from(vec![number, from, wire, number_to, to])
    };
    links(chain).iter().map(line).collect()
}

/// The meanings of the signs next to digits:
/// `*² would be  #₁ would not be  - ruled out`. Without a step, there is nothing to
/// explain. In lines of this width, the parts of an entry stay together if they fit.
pub(crate) fn sign_legend(scene: &Scene, theme: Theme, width: u16) -> Line<'static> {
    let mut entries = BTreeSet::new();
    for cell in scene.geometry().cells() {
        let candidates = scene.content(cell).notes().into_iter().map(|digit| Candidate { cell, digit });
        entries.extend(candidates.filter_map(|candidate| SignEntry::of(scene, candidate)));
        let role = scene.cell_roles(cell).into_iter().rfind(|role| *role > Role::Cover);
        let has_digit = scene.content(cell).digit().is_some();
        entries.extend(role.filter(|_| has_digit).map(SignEntry::Role));
    }
    let entry = |entry: SignEntry| {
        let (meaning, text) = entry.text();
        let style = theme.style(meaning).remove_modifier(Modifier::CROSSED_OUT);
        let fits = text.chars().count() <= usize::from(width);
        let text = if fits { text.replace(' ', "\u{a0}") } else { text };
        [Span::styled(text, style), Span::raw("  ")]
    };
    let mut seen = BTreeSet::new();
    entries.into_iter().filter(|entry| seen.insert(entry.text().1)).flat_map(entry).collect()
}

/// A sign on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum SignEntry {
    /// The sign of a role.
    Role(Role),
    /// The same with a number: a claim of the chain.
    Claim(Role),
    /// A candidate about which the chain contradicts itself.
    Clash,
}

impl SignEntry {
    fn of(scene: &Scene, candidate: Candidate) -> Option<Self> {
        Some(match scene.role(candidate)? {
            _ if scene.is_clash(candidate) => Self::Clash,
            role @ (Role::On | Role::Off) => Self::Claim(role),
            role => Self::Role(role),
        })
    }

    /// Its look, and its meaning.
    fn text(self) -> (Meaning, String) {
        match self {
            Self::Role(role) => (Meaning::Role(role), format!("{} {}", role.sign(), role.meaning())),
            Self::Claim(role) => {
                let (number, truth) = if role == Role::On { (2, Truth::Is) } else { (1, Truth::IsNot) };
                let number = small(number, truth);
                (Meaning::Role(role), format!("{}{number} {}", role.sign(), role.meaning()))
            }
            Self::Clash => (Meaning::Clash, format!("{CLASH} {}", text!("sign-clash-short"))),
        }
    }
}

/// The signs before digits that play a role in a step, and what they mean: one entry for
/// each sign.
pub(crate) fn role_signs() -> Vec<(String, String)> {
    let mut signs: Vec<(String, Vec<String>)> = Vec::new();
    for role in Role::ALL.iter().rev() {
        let (sign, meaning) = (format!("{}5", role.sign()), role.meaning().to_owned());
        match signs.iter_mut().find(|(known, _)| *known == sign) {
            Some((_, meanings)) if meanings.contains(&meaning) => (),
            Some((_, meanings)) => meanings.push(meaning),
            None => signs.push((sign, vec![meaning])),
        }
    }
    // The third colour is before the fourth.
    signs.sort_by_key(|(sign, _)| "+-*#%&@".chars().position(|known| sign.starts_with(known)));
    signs.into_iter().map(|(sign, meanings)| (sign, text!("sign-meanings", meanings))).collect()
}

/// The wires of a chain, and what they mean.
pub(crate) fn wire_signs() -> Vec<(String, String)> {
    let about = |inference| match inference {
        Inference::Strong => text!("sign-strong-link"),
        Inference::Weak => text!("sign-weak-link"),
        Inference::Step => text!("sign-step-link"),
    };
    let sign = |inference| {
        let Wire { pieces: [piece, ..], heads: [_, head, ..] } = Wire::of(inference);
        format!("{piece}{piece}{head}")
    };
    Inference::ALL.map(|inference| (sign(inference), about(inference))).to_vec()
}
