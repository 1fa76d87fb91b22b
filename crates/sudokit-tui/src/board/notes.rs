//! The notes of a cell: at their places, or one after another.
//!
//! Centre notes look like digits. Corner notes are small and raised and, if there is
//! room, half a place to the left. Dots at the other places show that a single note is
//! not a digit of the board.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use sudokit::{Candidate, Digit};
use sudokit_draw::Content;

use super::face::Face;
use super::signs;
use crate::theme::Meaning;

impl Face<'_> {
    /// Draws notes at their places. Dots next to a single note show that it is not a
    /// digit of the board.
    pub(super) fn notes(&self, buffer: &mut Buffer) {
        let all = self.scene.content(self.cell).notes();
        let sign = u16::from(self.layout.has_signs());
        let place = |digit: Digit| self.layout.area_of_note(Candidate { cell: self.cell, digit });
        let is_next_to = |one: Rect, other: Rect| one.y == other.y && one.x.abs_diff(other.x) == one.width;
        for digit in Digit::all(self.scene.geometry().side()) {
            let Some(area) = place(digit) else { continue };
            if all.contains(digit) {
                self.note(Candidate { cell: self.cell, digit }, (area.x + sign, area.y), buffer);
            } else if all.len() == 1 && all.into_iter().filter_map(place).any(|only| is_next_to(only, area)) {
                let style = self.style(Meaning::NoNote);
                buffer.set_string(area.x + sign, area.y, signs::NO_NOTE.to_string(), style);
            }
        }
    }

    /// One note. A corner note is small and half a place to the left. If there is no
    /// room for that, a note of both kinds is underlined.
    pub(super) fn note(&self, candidate: Candidate, (x, y): (u16, u16), buffer: &mut Buffer) {
        let sign = u16::from(self.layout.has_signs());
        let symbol = self.scene.alphabet().symbol(candidate.digit);
        let content = self.scene.content(self.cell);
        let is_corner = content.corner().contains(candidate.digit);
        let is_centre = content.centre().contains(candidate.digit);
        if is_centre {
            let mut style = self.note_style(candidate, Meaning::CentreNote);
            if is_corner && sign == 0 {
                style = style.add_modifier(Modifier::UNDERLINED);
            }
            buffer.set_string(x, y, &symbol, style);
        }
        if is_corner && (sign > 0 || !is_centre) {
            let style = self.note_style(candidate, Meaning::CornerNote);
            let small = signs::raised(&symbol).unwrap_or(symbol);
            buffer.set_string(x - sign, y, small, style);
        }
    }

    fn note_style(&self, candidate: Candidate, meaning: Meaning) -> Style {
        let mut style = self.style(meaning);
        if self.scene.focus == Some(candidate.digit) {
            style = style.patch(self.style(Meaning::FocusNote));
        }
        if let Some(tint) = self.scene.note_tint(candidate) {
            style = style.patch(self.theme.style(Meaning::Tint(tint)));
        }
        style
    }

    /// Writes the notes one after another. Returns whether the cell is finished:
    /// captions take the place of notes.
    pub(super) fn list(&self, area: Rect, content: Content, buffer: &mut Buffer) -> bool {
        let (notes, centre) = (content.notes(), content.centre());
        if notes.into_iter().any(|digit| self.scene.role(Candidate { cell: self.cell, digit }).is_some()) {
            return true;
        }
        let symbol = |digit: Digit| {
            let symbol = self.scene.alphabet().symbol(digit);
            if centre.contains(digit) { symbol } else { signs::raised(&symbol).unwrap_or(symbol) }
        };
        // Symbols of several characters have a blank between them.
        let gap = u16::from(self.layout.symbol > 1);
        let widest = area.width - 1;
        let mut lines: Vec<(Vec<Digit>, u16)> = Vec::new();
        for digit in notes {
            let width = symbol(digit).chars().count() as u16;
            match lines.last_mut() {
                Some((line, total)) if *total + gap + width <= widest => {
                    line.push(digit);
                    *total += gap + width;
                }
                _ => lines.push((vec![digit], width)),
            }
        }
        // Dots show that a single note is not a digit of the board.
        let is_alone = notes.len() == 1;
        let has_room = lines.iter().all(|(_, width)| width + 2 * u16::from(is_alone) <= widest);
        if lines.is_empty() || lines.len() > usize::from(area.height) || !has_room {
            return false;
        }
        for (y, (line, width)) in (area.y..).zip(lines) {
            // An even number of notes is split in the middle, if no sign needs the edge.
            let middle = line.len() / 2;
            let is_parted = gap == 0 && line.len() == 2 * middle && width == widest && !self.has_edge_sign();
            let mut x = area.x + if is_parted { 0 } else { (area.width - width).div_ceil(2) };
            if is_alone {
                let style = self.style(Meaning::NoNote);
                buffer.set_string(x - 1, y, signs::NO_NOTE.to_string(), style);
                buffer.set_string(x + width, y, signs::NO_NOTE.to_string(), style);
            }
            for (number, digit) in line.into_iter().enumerate() {
                x += u16::from(is_parted && number == middle);
                let meaning = if centre.contains(digit) { Meaning::CentreNote } else { Meaning::CornerNote };
                let style = self.note_style(Candidate { cell: self.cell, digit }, meaning);
                let text = symbol(digit);
                buffer.set_string(x, y, &text, style);
                x += text.chars().count() as u16 + gap;
            }
        }
        true
    }
}
