//! Candidates that play a role, each with its sign and its number in the chain.
//!
//! In a chain, `-7₄` is the fourth claim: this cell is not 7. `+7⁵` is the
//! fifth: it is. `∓7₁` is denied first and holds in the end. The numbers of
//! what is so are raised and the others lowered, so that the sign can go where
//! there is no room for it, and then the number.

use ratatui::layout::Rect;
use ratatui::text::Span;
use sudokit::{Candidate, Cell};

use super::signs::{role_sign, small};
use super::{Form, Layout, Scene};
use crate::theme::Meaning;

/// A candidate, or several of one role, as they stand on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Caption {
    pub(crate) candidates: Vec<Candidate>,
    sign: char,
    symbols: String,
    number: String,
    manner: Manner,
    pub(crate) meaning: Meaning,
    pub(crate) area: Rect,
}

/// What is left out where there is no room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Manner {
    Spaced,
    Dense,
    Unsigned,
    Unnumbered,
}

impl Caption {
    fn new(scene: &Scene, candidate: Candidate) -> Option<Self> {
        let role = scene.role(candidate)?;
        let symbol = scene.alphabet().symbol(candidate.digit);
        let (sign, number) = match scene.chain().place(candidate) {
            Some(place) => (place.sign(), small(place.number, place.truth)),
            None => (role_sign(role), String::new()),
        };
        Some(Self {
            candidates: vec![candidate],
            sign,
            symbols: symbol,
            number,
            manner: Manner::Dense,
            meaning: Meaning::Role(role),
            area: Rect::default(),
        })
    }

    /// What is written.
    pub(crate) fn text(&self) -> String {
        let Self { sign, symbols, number, .. } = self;
        match self.manner {
            Manner::Spaced | Manner::Dense => format!("{sign}{symbols}{number}"),
            Manner::Unsigned => format!("{symbols}{number}"),
            Manner::Unnumbered => format!("{sign}{symbols}"),
        }
    }

    fn put(&mut self, x: u16, y: u16) {
        self.area = Rect::new(x, y, Span::raw(self.text()).width() as u16, 1);
    }
}

/// The captions of a cell, where the form of the board has any.
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

/// Side by side: those of the chain in its order, then others by their role.
/// What finds no room is left out, and three dots say so.
fn in_a_line(scene: &Scene, area: Rect, captions: Vec<Caption>) -> Vec<Caption> {
    let mut line: Vec<Caption> = Vec::new();
    let number = |caption: &Caption| scene.chain().place(caption.candidates[0]).map(|place| place.number);
    let mut captions = captions;
    captions.sort_by_key(|caption| (number(caption).unwrap_or(usize::MAX), caption.sign != '×'));
    for caption in captions {
        match line.last_mut() {
            Some(last) if number(last).is_none() && last.meaning == caption.meaning => {
                last.candidates.extend(caption.candidates);
                last.symbols += &caption.symbols;
            }
            _ => line.push(caption),
        }
    }
    let dress = |line: &mut Vec<Caption>, manner| {
        let mut x = area.x;
        for caption in line.iter_mut() {
            caption.manner = manner;
            caption.put(x, area.y);
            x += caption.area.width + u16::from(manner == Manner::Spaced);
        }
        line.last().map_or(0, |last| last.area.right() - area.x)
    };
    let manners = [Manner::Spaced, Manner::Dense, Manner::Unsigned, Manner::Unnumbered];
    if !manners.into_iter().any(|manner| dress(&mut line, manner) <= area.width) {
        while dress(&mut line, Manner::Unnumbered) >= area.width {
            line.pop();
        }
    }
    let room = area.right() - line.last().map_or(area.x, |last| last.area.right());
    for caption in &mut line {
        caption.area.x += room / 2;
    }
    line
}
