//! The look of everything: a table from meaning to style.
//!
//! Code that draws names no colours. It says what it draws, such as a given digit or a
//! strong link, and the theme returns a style. A colour is defined once, as red, green
//! and blue. A terminal with fewer colours gets the nearest colour that it has. Without
//! colours, text is bold, underlined or reversed.
//!
//! Colours are made for a dark or a light background. If the background of the terminal
//! is unknown or another one, the program paints one, so that every text is readable on
//! every terminal.

mod depth;
mod detect;
mod meaning;
mod table;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

pub use depth::Depth;
pub(crate) use depth::Rgb;
pub use meaning::Meaning;
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};

/// The background for which the colours are made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Palette {
    /// Light text on a dark background.
    Dark,
    /// Dark text on a light background.
    Light,
    /// No colours at all: only bold, dim, underlined and reversed text.
    None,
}

/// The style of every meaning, on one kind of terminal.
///
/// ```
/// use ratatui::style::{Color, Modifier};
/// use sudokit_tui::{Depth, Meaning, Palette, Theme};
///
/// let theme = Theme::new(Palette::Dark, Depth::True);
/// assert_eq!(theme.style(Meaning::Own).fg, Some(Color::Rgb(156, 203, 255)));
///
/// let plain = Theme::new(Palette::None, Depth::True);
/// assert_eq!(plain.style(Meaning::Own).fg, None);
/// assert_eq!(plain.style(Meaning::Given).add_modifier, Modifier::BOLD);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// The background for which it is made.
    pub palette: Palette,
    /// The number of colours that it uses.
    pub depth: Depth,
    /// Which background is used: the terminal's or the theme's.
    pub backdrop: Backdrop,
}

/// Which background is used: the terminal's or the theme's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Backdrop {
    /// The terminal's own, because it fits the palette.
    Terminal,
    /// The program paints its own.
    Painted,
}

impl Theme {
    /// The theme with this palette on a terminal with this colour depth, whose
    /// background fits the palette.
    pub const fn new(palette: Palette, depth: Depth) -> Self {
        Self { palette, depth, backdrop: Backdrop::Terminal }
    }

    /// The same with a background of its own.
    #[must_use]
    pub const fn painted(self) -> Self {
        Self { backdrop: Backdrop::Painted, ..self }
    }

    /// The style for this meaning.
    pub fn style(self, meaning: Meaning) -> Style {
        let row = table::row(meaning);
        let modifier = if self.palette == Palette::None { row.without_colours } else { row.with_colours };
        let mut style = Style::new().add_modifier(modifier).remove_modifier(row.off);
        style.fg = row.foreground.and_then(|shade| self.color(shade));
        style.bg = row.background.and_then(|shade| self.color(shade));
        if self.depth == Depth::Ansi16 && style.fg.is_none() {
            style.fg = style.bg.map(foreground_on);
        }
        style
    }

    fn color(self, shade: table::Shade) -> Option<Color> {
        let (rgb, number) = match self.palette {
            Palette::Dark => (shade.dark, 0),
            Palette::Light => (shade.light, 1),
            Palette::None => return None,
        };
        match (self.depth, shade.ansi, shade.indexed) {
            (Depth::Ansi16, table::Ansi::Chosen(colors), _) => colors[number],
            (Depth::Ansi256, _, Some(indices)) => Some(Color::Indexed(indices[number])),
            (depth, ..) => Some(depth.show(rgb)),
        }
    }

    /// The style of a blank screen: nothing, or the background that is painted.
    pub fn ground(self) -> Style {
        match self.backdrop {
            Backdrop::Terminal => Style::new(),
            Backdrop::Painted => self.style(Meaning::Ground),
        }
    }

    /// A text with this meaning.
    pub(crate) fn span<'a>(self, meaning: Meaning, text: impl Into<Cow<'a, str>>) -> Span<'a> {
        Span::styled(text, self.style(meaning))
    }

    /// A line of text with this meaning.
    pub(crate) fn line<'a>(self, meaning: Meaning, text: impl Into<Cow<'a, str>>) -> Line<'a> {
        Line::styled(text, self.style(meaning))
    }
}

/// Black or white, whichever is easier to read on one of sixteen colours.
fn foreground_on(background: Color) -> Color {
    // Black and white have the same contrast to a luminance of 0.18.
    let is_bright = Rgb::shown_as(background).is_some_and(|rgb| rgb.luminance() > 0.18);
    if is_bright { Color::Black } else { Color::White }
}
