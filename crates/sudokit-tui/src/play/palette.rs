//! The colours to paint with: the number and the name of each, on a background of that
//! colour.

use ratatui::Frame;
use ratatui::layout::Rect;
use sudokit_game::Color;

use super::PlayCommand;
use super::screen::Button;
use crate::texts::text;
use crate::{Meaning, Theme};

/// Draws the palette at the top of a room, if it is high enough; with a heading, if
/// there is room for that as well. Returns a button for each colour.
pub(super) fn draw(frame: &mut Frame, theme: Theme, room: &mut Rect) -> Vec<(Rect, Button)> {
    let entries = Color::ALL.map(|color| (color, format!(" {} {} ", color.number(), color.word())));
    let pitch = entries.iter().map(|(_, text)| text.chars().count()).max().unwrap_or(1) as u16;
    let columns = (room.width / pitch).max(1);
    let rows = (entries.len() as u16).div_ceil(columns);
    if rows > room.height {
        return Vec::new();
    }
    // A blank line and the heading.
    let above = if rows + 2 > room.height { 0 } else { 2 };
    if above > 0 {
        frame.render_widget(
            theme.line(Meaning::Muted, text!("play-palette")),
            Rect { y: room.y + 1, height: 1, ..*room },
        );
    }
    let buttons = entries.into_iter().enumerate().map(|(number, (color, text))| {
        let (x, y) = (number as u16 % columns * pitch, above + number as u16 / columns);
        let area = Rect::new(room.x + x, room.y + y, pitch, 1);
        frame.buffer_mut().set_style(area, theme.style(Meaning::Tint(color.into())));
        frame.render_widget(text, area);
        (area, Button::Command(PlayCommand::Paint(color.number())))
    });
    let buttons = buttons.collect();
    room.y += rows + above;
    room.height -= rows + above;
    buttons
}
