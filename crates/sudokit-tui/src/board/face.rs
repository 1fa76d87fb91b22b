//! One cell: its background, its digit or notes, and its signs.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use sudokit::logic::explain::Role;
use sudokit::logic::reason::Truth;
use sudokit::{Candidate, Cell, Digit};
use sudokit_draw::{CellState, Content, Scene};

use super::captions::{Caption, captions};
use super::signs::{self, small};
use super::{Form, Layout, junction};
use crate::theme::{Meaning, Palette, Theme};

/// A cell that is being drawn.
pub(super) struct Face<'a> {
    pub(super) scene: &'a Scene,
    pub(super) layout: &'a Layout,
    pub(super) theme: Theme,
    pub(super) cell: Cell,
    /// The background of everything in it.
    ground: Style,
}

impl<'a> Face<'a> {
    pub(super) fn new(scene: &'a Scene, layout: &'a Layout, theme: Theme, cell: Cell) -> Self {
        let face = Self { scene, layout, theme, cell, ground: Style::new() };
        Self { ground: face.background(), ..face }
    }

    pub(super) fn draw(&self, buffer: &mut Buffer) {
        let area = self.layout.area_of(self.cell);
        buffer.set_style(self.layout.ground_of(self.cell), self.ground);
        let captions = captions(self.scene, self.layout, self.cell);
        match self.scene.content(self.cell).digit() {
            Some(digit) => self.digit(area, digit, buffer),
            None if !self.layout.form().has_places() => self.line(area, buffer),
            None if captions.is_empty() => self.notes(buffer),
            None => (),
        }
        self.captions(area, &captions, buffer);
    }

    /// The background: the last of these meanings that has a colour. Under the cursor,
    /// the player's own colour is visible. While a step is explained, neither the
    /// cursor nor the player's colour is.
    fn background(&self) -> Style {
        let roles = self.scene.cell_roles(self.cell);
        let is_ground = |role: &Role| matches!(role, Role::Base | Role::Cover);
        let extra = self.scene.is_extra(self.cell).then_some(Meaning::ExtraHouse);
        let step = roles.iter().any(|role| !is_ground(role)).then_some(Meaning::HintCell);
        let grounds = roles.into_iter().filter(is_ground).map(Meaning::Role).chain(step);
        let is_extra_peer =
            extra.is_some() && self.scene.states(self.cell).any(|state| state == CellState::Peer);
        let peer = if is_extra_peer { Meaning::ExtraPeer } else { Meaning::State(CellState::Peer) };
        let seen = self
            .states_between(CellState::Peer, CellState::SameDigit)
            .map(|state| if state == Meaning::State(CellState::Peer) { peer } else { state });
        let has_cursor = !self.scene.is_explaining();
        let chosen = self.states_between(CellState::Selected, CellState::Cursor).filter(|_| has_cursor);
        // The colours of a step must not look like the player's.
        let painted = self.scene.tint(self.cell).filter(|_| has_cursor).map(Meaning::Tint);
        let wrong = self.states_between(CellState::Wrong, CellState::Conflict);
        let meanings = extra.into_iter().chain(grounds).chain(seen).chain(chosen).chain(painted).chain(wrong);
        meanings.fold(Style::new(), |style, meaning| style.patch(self.theme.style(meaning)))
    }

    fn states_between(&self, first: CellState, last: CellState) -> impl Iterator<Item = Meaning> + '_ {
        self.scene.states(self.cell).filter(move |state| (first..=last).contains(state)).map(Meaning::State)
    }

    /// The style of something in this cell. If the background has a text colour of its
    /// own, that colour is used.
    pub(super) fn style(&self, meaning: Meaning) -> Style {
        let style = self.theme.style(meaning);
        Style { fg: self.ground.fg.or(style.fg), ..style }
    }

    /// The middle column of the symbol, and the row in the middle.
    fn middle(&self, area: Rect) -> (u16, u16) {
        let room = area.width - self.layout.symbol;
        let x = if self.layout.form() == Form::Slim { room } else { room.div_ceil(2) };
        (area.x + x, area.y + (area.height - 1) / 2)
    }

    fn digit(&self, area: Rect, digit: Digit, buffer: &mut Buffer) {
        let meaning = match self.scene.content(self.cell) {
            Content::Own(_) => Meaning::Own,
            Content::Found(_) => Meaning::Found,
            Content::Supposed(_) => Meaning::Supposed,
            Content::Given(_) | Content::Notes { .. } | Content::Candidates(_) => Meaning::Given,
        };
        let wrong = self.states_between(CellState::Wrong, CellState::Conflict).last();
        let role = self.scene.cell_roles(self.cell).into_iter().rfind(|role| *role > Role::Cover);
        let layers = [Some(meaning), role.map(Meaning::Role)].into_iter().flatten();
        let style = layers.fold(Style::new(), |style, meaning| style.patch(self.style(meaning)));
        let (x, y) = self.middle(area);
        buffer.set_string(x, y, self.scene.alphabet().symbol(digit), style);
        let sign = wrong.and(self.before()).or(role.map(Role::sign));
        if let Some(sign) = sign {
            buffer.set_string(x - 1, y, sign.to_string(), style);
        }
    }

    /// Draws an empty cell of one line: its notes if there is room for all, its most
    /// important candidate, or a sign that it has notes.
    fn line(&self, area: Rect, buffer: &mut Buffer) {
        let content = self.scene.content(self.cell);
        if self.layout.form() == Form::Chart && self.list(area, content, buffer) {
            return;
        }
        let notes = content.notes();
        let roles = notes.into_iter().filter_map(|digit| {
            self.scene.role(Candidate { cell: self.cell, digit }).map(|role| (role, digit))
        });
        let (x, y) = self.middle(area);
        let is_focused = self.scene.focus.is_some_and(|digit| notes.contains(digit));
        if let Some((role, digit)) = roles.max_by_key(|(role, digit)| (*role, std::cmp::Reverse(*digit))) {
            let text = format!("{}{}", role.sign(), self.scene.alphabet().symbol(digit));
            buffer.set_string(x - 1, y, text, self.style(Meaning::Role(role)));
        } else if is_focused {
            buffer.set_string(x, y, signs::FOCUSED.to_string(), self.style(Meaning::FocusNote));
        } else if !notes.is_empty() {
            buffer.set_string(x, y, signs::NOTED.to_string(), self.style(Meaning::Muted));
        }
    }

    fn captions(&self, area: Rect, captions: &[Caption], buffer: &mut Buffer) {
        let shown: usize = captions.iter().map(|caption| caption.candidates.len()).sum();
        for caption in captions {
            let Rect { x, y, .. } = caption.area;
            if caption.is_note() {
                self.note(caption.candidates[0], (x, y), buffer);
            } else {
                buffer.set_string(x, y, caption.text(), self.style(caption.meaning));
            }
        }
        let notes = self.scene.content(self.cell).notes().into_iter();
        let wanted = notes.filter(|&digit| self.scene.role(Candidate { cell: self.cell, digit }).is_some());
        if self.layout.form() == Form::Chart && wanted.count() > shown {
            buffer.set_string(area.right() - 1, area.y, "…", self.style(Meaning::Muted));
        }
    }

    /// The sign before the digit that matters most.
    fn before(&self) -> Option<char> {
        self.scene.states(self.cell).rev().find_map(signs::before)
    }

    /// Signs in free places at the edges of the cell.
    pub(super) fn draw_edge(&self, buffer: &mut Buffer) {
        let area = self.layout.area_of(self.cell);
        let states = || self.scene.states(self.cell).rev();
        let is_cursor = states().any(|state| state == CellState::Cursor);
        // In these forms the cursor has brackets outside the cell.
        let has_brackets = self.layout.form().has_captions();
        if is_cursor && has_brackets {
            self.bracket(buffer);
        }
        let right = area.right() - 1;
        let quiet = self.quiet_sign();
        if self.layout.form().has_places() {
            let edge = states().find_map(signs::edge).filter(|_| !is_cursor).map(String::from);
            let rows = if edge.is_some() { area.y..area.bottom() } else { area.bottom() - 1..area.bottom() };
            let style = if edge.is_some() { self.style(Meaning::Muted) } else { self.quiet_style() };
            if let Some(sign) = edge.or(quiet) {
                for y in rows {
                    put((right, y), &sign, style, buffer);
                }
            }
            return;
        }
        let (x, y) = self.middle(area);
        let left = if self.layout.form() == Form::Chart { area.x } else { x - 1 };
        let enclosing = states().find(|state| matches!(state, CellState::Cursor | CellState::Selected));
        match enclosing.filter(|_| !is_cursor || !has_brackets) {
            Some(state) => {
                let style = self.style(if is_cursor { Meaning::CursorFrame } else { Meaning::Muted });
                let signs = match self.layout.form() {
                    Form::Slim => [(left, signs::alone(state)), (left, None)],
                    _ => [(left, signs::before(state)), (right, signs::after(state))],
                };
                let signs = signs.into_iter().filter_map(|(x, sign)| Some((x, sign?.to_string())));
                let shown = signs.filter(|(x, sign)| put((*x, y), sign, style, buffer)).count();
                if shown == 0 && is_cursor {
                    buffer.set_style(area, style.add_modifier(Modifier::REVERSED));
                }
            }
            None => {
                if let Some(sign) = quiet {
                    let last = if self.layout.form() == Form::Slim { left } else { right };
                    put((last, y), &sign, self.quiet_style(), buffer);
                }
            }
        }
    }

    /// Draws brackets on both sides of the cursor's cell if no frame encloses it:
    /// between the cell and its neighbours, or else in free places of the cell. Wires
    /// stay; a cell that they fill is shown in reverse.
    fn bracket(&self, buffer: &mut Buffer) {
        let has_chain = !self.scene.chain.links.is_empty();
        let has_lines = self.layout.has_column_lines();
        if self.layout.form().has_places() && has_lines && !has_chain {
            return;
        }
        let (ground, area) = (self.layout.ground_of(self.cell), self.layout.area_of(self.cell));
        let is_free = |at: (u16, u16)| match buffer.cell(at).map_or("", |place| place.symbol()) {
            " " => true,
            symbol if has_chain => matches!(symbol, "·" | "║"),
            symbol => !area.contains(at.into()) && junction::is_line(symbol),
        };
        let rows = || area.top()..area.bottom();
        let outside = rows().flat_map(|y| [((ground.x - 1, y), "["), ((ground.right(), y), "]")]);
        let mut places: Vec<_> = outside.filter(|&(at, _)| has_lines && is_free(at)).collect();
        if places.is_empty() {
            let free = |y: u16| (area.left()..area.right()).map(move |x| (x, y)).filter(|&at| is_free(at));
            let ends = rows().flat_map(|y| [(free(y).next_back(), "]"), (free(y).next(), "[")]);
            places = ends.filter_map(|(at, sign)| Some((at?, sign))).collect();
        }
        let style = self.style(Meaning::CursorFrame);
        if places.is_empty() {
            buffer.set_style(area, style.add_modifier(Modifier::REVERSED));
        }
        for ((x, y), sign) in places {
            buffer.set_string(x, y, sign, style);
        }
    }

    /// Whether there is a sign at the edge of the cell, in forms of one line.
    pub(super) fn has_edge_sign(&self) -> bool {
        let is_selected = self.scene.states(self.cell).any(|state| state == CellState::Selected);
        (is_selected && self.scene.cursor() != Some(self.cell)) || self.quiet_sign().is_some()
    }

    /// The style of a quiet sign. While a step is explained, cells do not show the
    /// player's colours, so the sign has them.
    fn quiet_style(&self) -> Style {
        let tint = self.scene.tint(self.cell).filter(|_| self.scene.is_explaining());
        let tint = tint.map(|tint| self.theme.style(Meaning::Tint(tint)));
        tint.map_or(self.style(Meaning::Muted), |tint| self.style(Meaning::Muted).patch(tint))
    }

    /// The sign for something that only a background shows otherwise.
    fn quiet_sign(&self) -> Option<String> {
        let has_no_colors = self.theme.palette == Palette::None;
        let tint = self.scene.tint(self.cell).filter(|_| has_no_colors || self.scene.is_explaining());
        let is_house = |role: &Role| matches!(role, Role::Base | Role::Cover);
        let house = self.scene.cell_roles(self.cell).iter().any(is_house) && has_no_colors;
        tint.map(|tint| small(tint.0.into(), Truth::Is))
            .or_else(|| house.then(|| signs::HOUSE.to_string()))
            .or_else(|| self.scene.is_extra(self.cell).then(|| signs::EXTRA.to_string()))
    }
}

/// Writes a sign if its place is free. Returns whether it is.
fn put(at: (u16, u16), sign: &str, style: Style, buffer: &mut Buffer) -> bool {
    let is_free = buffer.cell(at).is_some_and(|place| place.symbol() == " ");
    if is_free {
        buffer.set_string(at.0, at.1, sign, style);
    }
    is_free
}
