//! Candidates that play a role, each with its sign and its number in the chain.
//!
//! In a chain, `#7₄` is the fourth claim: this cell is not 7. `*7⁵` is the
//! fifth: it is 7. `-7₁` is the first claim, which turns out to be false. The
//! numbers of positive claims are raised and the others lowered, so that the
//! sign can be left out if there is no room for it, and then the number. A
//! candidate that is part of a contradiction has both numbers, `≠7₄⁵`.

use ratatui::layout::Rect;
use ratatui::text::Span;
use sudokit::logic::explain::Role;
use sudokit::{Candidate, Cell};
use sudokit_draw::Scene;

use super::{Form, Layout, signs};
use crate::theme::Meaning;

/// One candidate on the screen, or several with the same role.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Caption {
    pub(crate) candidates: Vec<Candidate>,
    /// None, for a note without a role.
    sign: Option<char>,
    symbols: String,
    number: String,
    style: CaptionStyle,
    pub(crate) meaning: Meaning,
    pub(crate) area: Rect,
}

/// The parts that are left out if there is no room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CaptionStyle {
    Spaced,
    Dense,
    Unsigned,
    Unnumbered,
}

impl Caption {
    /// The caption of a candidate that plays a role.
    fn new(scene: &Scene, candidate: Candidate) -> Option<Self> {
        let role = scene.role(candidate)?;
        let (sign, meaning) = if scene.is_clash(candidate) {
            (signs::CLASH, Meaning::Clash)
        } else {
            (role.sign(), Meaning::Role(role))
        };
        let numbers = scene.chain.places(candidate).map(|(number, truth)| signs::small(number, truth));
        Some(Self { sign: Some(sign), number: numbers.collect(), meaning, ..Self::note(scene, candidate) })
    }

    /// A note without a role.
    fn note(scene: &Scene, candidate: Candidate) -> Self {
        Self {
            candidates: vec![candidate],
            sign: None,
            symbols: scene.alphabet().symbol(candidate.digit),
            number: String::new(),
            style: CaptionStyle::Dense,
            meaning: Meaning::CentreNote,
            area: Rect::default(),
        }
    }

    /// Whether it is a note without a role.
    pub(crate) const fn is_note(&self) -> bool {
        self.sign.is_none()
    }

    /// What is written.
    pub(crate) fn text(&self) -> String {
        let Self { sign, symbols, number, .. } = self;
        let sign = sign.map(String::from).unwrap_or_default();
        match self.style {
            CaptionStyle::Spaced | CaptionStyle::Dense => format!("{sign}{symbols}{number}"),
            CaptionStyle::Unsigned => format!("{symbols}{number}"),
            CaptionStyle::Unnumbered => format!("{sign}{symbols}"),
        }
    }

    fn width(&self) -> u16 {
        Span::raw(self.text()).width() as u16
    }

    fn put(&mut self, x: u16, y: u16) {
        self.area = Rect::new(x, y, self.width(), 1);
    }
}

/// The contents of a cell in which a candidate plays a role: the captions and, in forms
/// with places for notes, the other notes, which make room for them.
pub(crate) fn captions(scene: &Scene, layout: &Layout, cell: Cell) -> Vec<Caption> {
    if scene.content(cell).digit().is_some() {
        return Vec::new();
    }
    let candidates = || scene.content(cell).notes().into_iter().map(|digit| Candidate { cell, digit });
    let captions: Vec<Caption> =
        candidates().filter_map(|candidate| Caption::new(scene, candidate)).collect();
    match layout.form() {
        _ if captions.is_empty() => captions,
        Form::Notes | Form::Dense => {
            let others = candidates().filter(|&candidate| scene.role(candidate).is_none());
            let notes: Vec<Caption> = others.map(|candidate| Caption::note(scene, candidate)).collect();
            near_their_places(scene, layout, cell, captions, &notes)
        }
        Form::Chart => in_a_line(scene, layout.area_of(cell), captions),
        _ => Vec::new(),
    }
}

/// Puts each caption in the line of its note, as near to its place as the others allow.
/// If there is no room, it goes to another line of the cell, and then beyond the edges
/// of the cell. Only if there is no room there either are signs left out, and then
/// numbers. Notes without a role come last.
fn near_their_places(
    scene: &Scene,
    layout: &Layout,
    cell: Cell,
    mut captions: Vec<Caption>,
    notes: &[Caption],
) -> Vec<Caption> {
    let rooms = [layout.area_of(cell), with_channels(scene, layout, cell)];
    let styles = [CaptionStyle::Dense, CaptionStyle::Unsigned, CaptionStyle::Unnumbered];
    for style in styles {
        for caption in &mut captions {
            caption.style = style;
        }
        let kept = |lines: &Vec<Vec<Caption>>| lines.iter().map(Vec::len).sum::<usize>();
        let lines = rooms.map(|room| (room, into_lines(layout, room, &captions, notes)));
        let lines = lines.into_iter().filter_map(|(room, lines)| Some((room, lines?)));
        // If two rooms keep equally many notes, the smaller one is used.
        if let Some((room, lines)) = lines.rev().max_by_key(|(_, lines)| kept(lines)) {
            return lines.into_iter().flat_map(|line| spread(layout, room, line)).collect();
        }
    }
    captions.into_iter().map(|caption| at_its_place(layout, caption)).collect()
}

/// A cell with the channels at its sides, if the neighbours leave them free.
fn with_channels(scene: &Scene, layout: &Layout, cell: Cell) -> Rect {
    let (area, board) = (layout.area_of(cell), scene.geometry());
    let at = board.position(cell);
    let is_free = |column: usize| {
        let neighbour = board.cell(at.row, column);
        let has_role = |digit| scene.role(Candidate { cell: neighbour, digit }).is_some();
        board.regions().region(at.row, at.column) == board.regions().region(at.row, column)
            && !scene.content(neighbour).notes().into_iter().any(has_role)
    };
    let has_channels = !scene.chain.links.is_empty();
    let left = u16::from(has_channels && at.column > 0 && is_free(at.column - 1));
    let right = u16::from(has_channels && at.column + 1 < board.side() && is_free(at.column + 1));
    Rect { x: area.x - left, width: area.width + left + right, ..area }
}

/// Divides captions into the lines of a cell, if there is room for all of them, and adds
/// as many notes as fit into the rest of the room.
fn into_lines(
    layout: &Layout,
    area: Rect,
    captions: &[Caption],
    notes: &[Caption],
) -> Option<Vec<Vec<Caption>>> {
    let mut lines: Vec<Vec<Caption>> = vec![Vec::new(); area.height.into()];
    for caption in captions.iter().chain(notes) {
        let home = layout.area_of_note(caption.candidates[0])?.y - area.y;
        let has_room = |line: &u16| {
            let width: u16 = lines[usize::from(*line)].iter().map(Caption::width).sum();
            width + caption.width() <= area.width
        };
        match (0..area.height).filter(has_room).min_by_key(|line| line.abs_diff(home)) {
            Some(line) => {
                let mut caption = caption.clone();
                caption.area.y = area.y + line;
                lines[usize::from(line)].push(caption);
            }
            None if caption.is_note() => (),
            None => return None,
        }
    }
    for line in &mut lines {
        line.sort_by_key(|caption| caption.candidates[0].digit);
    }
    Some(lines)
}

/// Puts the captions of a line next to each other, each at its place if the one
/// before leaves it free.
fn spread(layout: &Layout, area: Rect, mut line: Vec<Caption>) -> Vec<Caption> {
    let mut room: u16 = line.iter().map(Caption::width).sum();
    let mut x = area.x;
    for caption in &mut line {
        let place = layout.area_of_note(caption.candidates[0]).map_or(x, |place| place.x);
        let home = match (layout.has_signs(), caption.is_note()) {
            (true, true) => place + 1,
            // In a raster without room for signs, the digit is at its place.
            (false, false) if caption.style != CaptionStyle::Unsigned => place.saturating_sub(1),
            _ => place,
        };
        let x_last = area.right() - room;
        caption.put(home.clamp(x, x_last), caption.area.y);
        x = caption.area.right();
        room -= caption.width();
    }
    line
}

fn at_its_place(layout: &Layout, mut caption: Caption) -> Caption {
    if let Some(area) = layout.area_of_note(caption.candidates[0]) {
        caption.put(area.x, area.y);
    }
    caption
}

/// Puts captions side by side: the candidates of the chain in its order, then others by
/// their role. If there is no room for some, three dots replace them.
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
