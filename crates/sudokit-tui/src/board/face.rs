//! One cell: its background, its digit or notes, and its signs.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use sudokit::logic::explain::Role;
use sudokit::logic::reason::Truth;
use sudokit::{Candidate, Cell, Digit};

use super::captions::captions;
use super::signs::{self, small};
use super::{Form, Layout};
use crate::scene::{Content, Mark, Scene};
use crate::theme::{Meaning, Palette, Theme};

/// A cell that is being drawn.
pub(super) struct Face<'a> {
    pub(super) scene: &'a Scene,
    pub(super) layout: &'a Layout,
    pub(super) theme: Theme,
    pub(super) cell: Cell,
    /// What is behind everything in it.
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
        match self.scene.content(self.cell).digit() {
            Some(digit) => self.digit(area, digit, buffer),
            None if self.layout.form().has_places() => self.notes(buffer),
            None => self.line(area, buffer),
        }
        self.captions(area, buffer);
    }

    /// The background: the last of these that has a colour. Under the cursor, the
    /// player's own colour is seen, and while a step is explained nothing of the
    /// cursor.
    fn background(&self) -> Style {
        let roles = self.scene.cell_roles(self.cell);
        let is_ground = |role: &Role| matches!(role, Role::Base | Role::Cover);
        let extra = self.scene.is_extra(self.cell).then_some(Meaning::ExtraHouse);
        let step = roles.iter().any(|role| !is_ground(role)).then_some(Meaning::HintCell);
        let grounds = roles.into_iter().filter(is_ground).map(Meaning::Role).chain(step);
        let is_extra_peer = extra.is_some() && self.scene.marks(self.cell).any(|mark| mark == Mark::Peer);
        let peer = if is_extra_peer { Meaning::ExtraPeer } else { Meaning::Mark(Mark::Peer) };
        let seen = self
            .marks_between(Mark::Peer, Mark::SameDigit)
            .map(|mark| if mark == Meaning::Mark(Mark::Peer) { peer } else { mark });
        let has_cursor = !self.scene.is_explaining();
        let chosen = self.marks_between(Mark::Selected, Mark::Cursor).filter(|_| has_cursor);
        let painted = self.scene.tint(self.cell).map(Meaning::Tint);
        let wrong = self.marks_between(Mark::Wrong, Mark::Conflict);
        let meanings = extra.into_iter().chain(grounds).chain(seen).chain(chosen).chain(painted).chain(wrong);
        meanings.fold(Style::new(), |style, meaning| style.patch(self.theme.style(meaning)))
    }

    fn marks_between(&self, first: Mark, last: Mark) -> impl Iterator<Item = Meaning> + '_ {
        self.scene.marks(self.cell).filter(move |mark| (first..=last).contains(mark)).map(Meaning::Mark)
    }

    /// The style of something in this cell. A background that needs an ink of its
    /// own keeps it.
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
            Content::Given(_) | Content::Notes { .. } => Meaning::Given,
        };
        let wrong = self.marks_between(Mark::Wrong, Mark::Conflict).last();
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

    /// An empty cell of one line: its most important candidate, its notes if there
    /// is room for all, or whether there are any.
    fn line(&self, area: Rect, buffer: &mut Buffer) {
        let Content::Notes { corner, centre } = self.scene.content(self.cell) else { return };
        if self.layout.form() == Form::Chart && self.list(area, (corner, centre), buffer) {
            return;
        }
        let notes = corner | centre;
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

    fn captions(&self, area: Rect, buffer: &mut Buffer) {
        let captions = captions(self.scene, self.layout, self.cell);
        let shown: usize = captions.iter().map(|caption| caption.candidates.len()).sum();
        for caption in &captions {
            self.make_room(caption.area, buffer);
            buffer.set_string(caption.area.x, caption.area.y, caption.text(), self.style(caption.meaning));
        }
        let notes = self.scene.content(self.cell).notes().into_iter();
        let wanted = notes.filter(|&digit| self.scene.role(Candidate { cell: self.cell, digit }).is_some());
        if self.layout.form() == Form::Chart && wanted.count() > shown {
            buffer.set_string(area.right() - 1, area.y, "…", self.style(Meaning::Muted));
        }
    }

    /// The sign before the digit that matters most.
    fn before(&self) -> Option<char> {
        self.scene.marks(self.cell).rev().find_map(signs::before)
    }

    /// Removes notes that a caption covers in part.
    fn make_room(&self, covered: Rect, buffer: &mut Buffer) {
        let notes = self.scene.content(self.cell).notes().into_iter();
        let places = notes.filter_map(|digit| self.layout.area_of_note(Candidate { cell: self.cell, digit }));
        for place in places.filter(|place| self.layout.has_signs() && place.intersects(covered)) {
            let symbol = Rect { x: place.x + 1, width: self.layout.symbol, ..place };
            if symbol.intersects(covered) {
                buffer.set_string(symbol.x, symbol.y, " ".repeat(symbol.width.into()), self.ground);
            }
        }
    }

    /// Signs at the edges of the cell, where nothing else stands.
    pub(super) fn draw_edge(&self, buffer: &mut Buffer) {
        let area = self.layout.area_of(self.cell);
        let marks = || self.scene.marks(self.cell).rev();
        let is_cursor = marks().any(|mark| mark == Mark::Cursor);
        let meaning = if is_cursor { Meaning::CursorFrame } else { Meaning::Muted };
        let mut put = |x: u16, y: u16, text: &str, style: Style| {
            if buffer.cell((x, y)).is_some_and(|place| place.symbol() == " ") {
                buffer.set_string(x, y, text, style);
            }
        };
        let right = area.right() - 1;
        let (x, y) = self.middle(area);
        let quiet = self.quiet_sign();
        if self.layout.form().has_places() {
            let muted = self.style(Meaning::Muted);
            let mark = marks().find_map(signs::edge).filter(|_| !is_cursor).map(String::from);
            let rows = if mark.is_some() { area.y..area.bottom() } else { area.bottom() - 1..area.bottom() };
            if is_cursor && self.scene.is_explaining() {
                let style = self.style(meaning);
                put(area.x, y, "[", style);
                put(right, y, "]", style);
            }
            if let Some(sign) = mark.or(quiet) {
                rows.for_each(|y| put(right, y, &sign, muted));
            }
            return;
        }
        let style = self.style(meaning);
        let left = if self.layout.form() == Form::Chart { area.x } else { x - 1 };
        // The digit has the sign of what is wrong with it.
        let sign = if self.layout.form() == Form::Slim { signs::alone } else { signs::before };
        let before = marks().filter(|mark| *mark < Mark::Wrong).find_map(sign);
        if let Some(sign) = before {
            put(left, y, &sign.to_string(), style);
        }
        let after = marks().find_map(signs::after).map(String::from).or(quiet);
        if let Some(sign) = after {
            put(if self.layout.form() == Form::Slim { left } else { right }, y, &sign, style);
        }
    }

    /// The sign of what only a background shows otherwise.
    fn quiet_sign(&self) -> Option<String> {
        let has_no_colors = self.theme.palette == Palette::None;
        let tint = self.scene.tint(self.cell).filter(|_| has_no_colors);
        let is_house = |role: &Role| matches!(role, Role::Base | Role::Cover);
        let house = self.scene.cell_roles(self.cell).iter().any(is_house) && has_no_colors;
        tint.map(|tint| small(tint.0.into(), Truth::Is))
            .or_else(|| house.then(|| signs::HOUSE.to_string()))
            .or_else(|| self.scene.is_extra(self.cell).then(|| signs::EXTRA.to_string()))
    }
}
