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
}

impl Face<'_> {
    pub(super) fn draw(&self, buffer: &mut Buffer) {
        let area = self.layout.area_of(self.cell);
        buffer.set_style(area, self.background());
        match self.scene.content(self.cell).digit() {
            Some(digit) => self.digit(area, digit, buffer),
            None if self.layout.form().has_places() => self.notes(buffer),
            None => self.line(area, buffer),
        }
        self.captions(area, buffer);
        self.edge(area, buffer);
    }

    /// The background: the last of these that has a colour.
    fn background(&self) -> Style {
        let roles = self.scene.cell_roles(self.cell);
        let is_ground = |role: &Role| matches!(role, Role::Base | Role::Cover);
        let extra = self.scene.is_extra(self.cell).then_some(Meaning::ExtraHouse);
        let grounds = roles.into_iter().filter(is_ground).map(Meaning::Role);
        let seen = self.marks_between(Mark::Peer, Mark::SameDigit);
        let painted = self.scene.tint(self.cell).map(Meaning::Tint);
        let chosen = self.marks_between(Mark::Selected, Mark::Cursor);
        let meanings = extra.into_iter().chain(grounds).chain(seen).chain(painted).chain(chosen);
        meanings.fold(Style::new(), |style, meaning| style.patch(self.theme.style(meaning)))
    }

    fn marks_between(&self, first: Mark, last: Mark) -> impl Iterator<Item = Meaning> + '_ {
        self.scene.marks(self.cell).filter(move |mark| (first..=last).contains(mark)).map(Meaning::Mark)
    }

    fn style(&self, meaning: Meaning) -> Style {
        let style = self.theme.style(meaning);
        // The cursor has an ink of its own.
        let is_cursor = self.scene.marks(self.cell).any(|mark| mark == Mark::Cursor);
        if is_cursor { style.patch(self.theme.style(Meaning::Mark(Mark::Cursor))) } else { style }
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
        let layers = [Some(meaning), role.map(Meaning::Role), wrong].into_iter().flatten();
        let style = layers.fold(Style::new(), |style, meaning| style.patch(self.style(meaning)));
        let (x, y) = self.middle(area);
        buffer.set_string(x, y, self.scene.alphabet().symbol(digit), style);
        let sign = wrong.and(self.before()).or(role.map(Role::sign));
        if let Some(sign) = sign {
            buffer.set_string(x - 1, y, sign.to_string(), style);
        }
    }

    /// Notes at their places.
    fn notes(&self, buffer: &mut Buffer) {
        let Content::Notes { corner, centre } = self.scene.content(self.cell) else { return };
        for digit in corner | centre {
            let candidate = Candidate { cell: self.cell, digit };
            let Some(area) = self.layout.area_of_note(candidate) else { continue };
            let role = self.scene.role(candidate);
            let (sign, meaning) = match (role, corner.contains(digit), centre.contains(digit)) {
                (Some(role), ..) => (role.sign(), Meaning::Role(role)),
                (None, true, true) => ('"', Meaning::CornerNote),
                (None, true, false) => ('\'', Meaning::CornerNote),
                (None, false, _) => (' ', Meaning::CentreNote),
            };
            let mut style = self.style(meaning);
            if role.is_none() && self.scene.focus == Some(digit) {
                style = style.patch(self.style(Meaning::FocusNote));
            }
            if let Some(tint) = self.scene.note_tint(candidate) {
                style = style.patch(self.theme.style(Meaning::Tint(tint)));
            }
            let text = format!("{sign}{}", self.scene.alphabet().symbol(digit));
            buffer.set_string(area.x, area.y, text, style);
        }
    }

    /// An empty cell of one line: its most important candidate, or whether
    /// there are notes at all.
    fn line(&self, area: Rect, buffer: &mut Buffer) {
        if self.layout.form().has_captions() {
            return;
        }
        let notes = self.scene.content(self.cell).notes();
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

    /// Signs at the edges of the cell.
    fn edge(&self, area: Rect, buffer: &mut Buffer) {
        let tint = self.scene.tint(self.cell).filter(|_| self.theme.palette == Palette::None);
        let number = tint.map(|tint| small(tint.0.into(), Truth::Is));
        let extra = self.scene.is_extra(self.cell).then(|| signs::EXTRA.to_string());
        let quiet = number.or(extra);
        let marks = || self.scene.marks(self.cell).rev();
        let right = area.right() - 1;
        let style = self.style(Meaning::Muted);
        let mut put = |x: u16, y: u16, text: &str| {
            if buffer.cell((x, y)).is_some_and(|place| place.symbol() == " ") {
                buffer.set_string(x, y, text, style);
            }
        };
        if self.layout.form().has_places() {
            let mark = marks().find_map(signs::edge).map(String::from);
            let rows = if mark.is_some() { area.y..area.bottom() } else { area.bottom() - 1..area.bottom() };
            if let Some(sign) = mark.or(quiet) {
                rows.for_each(|y| put(right, y, &sign));
            }
            return;
        }
        let (x, y) = self.middle(area);
        let (left, right) = match self.layout.form() {
            Form::Chart => (area.x, right),
            _ => (x - 1, right),
        };
        if let Some(sign) = self.before() {
            put(left, y, &sign.to_string());
        }
        let after = marks().find_map(signs::after).map(String::from).or(quiet);
        if let Some(sign) = after {
            put(if self.layout.form() == Form::Slim { left } else { right }, y, &sign);
        }
    }
}
