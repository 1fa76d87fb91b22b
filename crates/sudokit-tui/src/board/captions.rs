//! Candidates that play a role, each with its sign and its number in the chain.
//!
//! In a chain, `#7₄` is the fourth claim: this cell is not 7. `*7⁵` is the
//! fifth: it is 7. `-7₁` is the first claim, which turns out to be false. The
//! numbers of positive claims are raised and the others lowered, so that the
//! sign can be left out if there is no room for it, and then the number.

use ratatui::layout::Rect;
use ratatui::text::Span;
use sudokit::logic::explain::Role;
use sudokit::{Candidate, Cell};

use super::signs::small;
use super::{Form, Layout};
use crate::scene::Scene;
use crate::theme::Meaning;

/// One candidate on the screen, or several with the same role.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Caption {
    pub(crate) candidates: Vec<Candidate>,
    sign: char,
    symbols: String,
    number: String,
    style: CaptionStyle,
    pub(crate) meaning: Meaning,
    pub(crate) area: Rect,
}

/// What is left out if there is no room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CaptionStyle {
    Spaced,
    Dense,
    Unsigned,
    Unnumbered,
}

impl Caption {
    fn new(scene: &Scene, candidate: Candidate) -> Option<Self> {
        let role = scene.role(candidate)?;
        let symbol = scene.alphabet().symbol(candidate.digit);
        let number = scene.chain.place(candidate).map(|(number, truth)| small(number, truth));
        Some(Self {
            candidates: vec![candidate],
            sign: role.sign(),
            symbols: symbol,
            number: number.unwrap_or_default(),
            style: CaptionStyle::Dense,
            meaning: Meaning::Role(role),
            area: Rect::default(),
        })
    }

    /// What is written.
    pub(crate) fn text(&self) -> String {
        let Self { sign, symbols, number, .. } = self;
        match self.style {
            CaptionStyle::Spaced | CaptionStyle::Dense => format!("{sign}{symbols}{number}"),
            CaptionStyle::Unsigned => format!("{symbols}{number}"),
            CaptionStyle::Unnumbered => format!("{sign}{symbols}"),
        }
    }

    fn put(&mut self, x: u16, y: u16) {
        self.area = Rect::new(x, y, Span::raw(self.text()).width() as u16, 1);
    }
}

/// The captions of a cell, if the form of the board has any.
pub(crate) fn captions(scene: &Scene, layout: &Layout, cell: Cell) -> Vec<Caption> {
    if scene.content(cell).digit().is_some() {
        return Vec::new();
    }
    let notes = scene.content(cell).notes().into_iter();
    let captions = notes.filter_map(|digit| Caption::new(scene, Candidate { cell, digit }));
    match layout.form() {
        Form::Map => captions.map(|caption| at_its_place(layout, caption)).collect(),
        Form::Chart => in_a_line(scene, layout.area_of(cell), captions.collect()),
        _ => Vec::new(),
    }
}

fn at_its_place(layout: &Layout, mut caption: Caption) -> Caption {
    if let Some(area) = layout.area_of_note(caption.candidates[0]) {
        caption.put(area.x, area.y);
    }
    caption
}

/// Side by side: the candidates of the chain in its order, then others by their
/// role. If there is no room for some, three dots replace them.
fn in_a_line(scene: &Scene, area: Rect, captions: Vec<Caption>) -> Vec<Caption> {
    let mut line: Vec<Caption> = Vec::new();
    let number = |caption: &Caption| scene.chain.place(caption.candidates[0]).map(|(number, _)| number);
    let mut captions = captions;
    captions.sort_by_key(|caption| {
        (number(caption).unwrap_or(usize::MAX), caption.meaning != Meaning::Role(Role::Victim))
    });
    for caption in captions {
        match line.last_mut() {
            Some(last) if number(last).is_none() && last.meaning == caption.meaning => {
                last.candidates.extend(caption.candidates);
                last.symbols += &caption.symbols;
            }
            _ => line.push(caption),
        }
    }
    let place = |line: &mut Vec<Caption>, style| {
        let mut x = area.x;
        for caption in line.iter_mut() {
            caption.style = style;
            caption.put(x, area.y);
            x += caption.area.width + u16::from(style == CaptionStyle::Spaced);
        }
        line.last().map_or(0, |last| last.area.right() - area.x)
    };
    let styles =
        [CaptionStyle::Spaced, CaptionStyle::Dense, CaptionStyle::Unsigned, CaptionStyle::Unnumbered];
    if !styles.into_iter().any(|style| place(&mut line, style) <= area.width) {
        while place(&mut line, CaptionStyle::Unnumbered) >= area.width {
            line.pop();
        }
    }
    let room = area.right() - line.last().map_or(area.x, |last| last.area.right());
    for caption in &mut line {
        caption.area.x += room / 2;
    }
    line
}
