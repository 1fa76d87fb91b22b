//! What everything looks like: a table from meaning to style.
//!
//! Nothing that draws names a colour. It says what it draws, a given digit or
//! a strong link, and the theme answers with a style. A colour is written down
//! once, as red, green and blue; a terminal that has fewer gets the nearest it
//! has, and one that wants none gets bold, underlined and reversed text.

mod depth;
mod detect;
mod meaning;
mod table;

use std::borrow::Cow;

pub use depth::Depth;
pub use meaning::Meaning;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Which background the colours are made for.
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
/// assert_eq!(theme.style(Meaning::Own).fg, Some(Color::Rgb(122, 182, 255)));
///
/// let plain = Theme::new(Palette::None, Depth::True);
/// assert_eq!(plain.style(Meaning::Own).fg, None);
/// assert_eq!(plain.style(Meaning::Given).add_modifier, Modifier::BOLD);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// Which background it is made for.
    pub palette: Palette,
    /// How many colours it uses.
    pub depth: Depth,
}

impl Theme {
    /// The theme with this palette on a terminal with this colour depth.
    pub const fn new(palette: Palette, depth: Depth) -> Self {
        Self { palette, depth }
    }

    /// What something looks like.
    pub fn style(self, meaning: Meaning) -> Style {
        let row = table::row(meaning);
        let color = |shade: table::Shade| match self.palette {
            Palette::Dark => Some(self.depth.show(shade.dark, shade.ansi)),
            Palette::Light => Some(self.depth.show(shade.light, shade.ansi)),
            Palette::None => None,
        };
        let modifier = if self.palette == Palette::None { row.bare } else { row.worn };
        let mut style = Style::new().add_modifier(modifier);
        style.fg = row.ink.and_then(color);
        style.bg = row.paper.and_then(color);
        style
    }

    /// A text that means this.
    pub(crate) fn span<'a>(self, meaning: Meaning, text: impl Into<Cow<'a, str>>) -> Span<'a> {
        Span::styled(text, self.style(meaning))
    }

    /// A line of text that means this.
    pub(crate) fn line<'a>(self, meaning: Meaning, text: impl Into<Cow<'a, str>>) -> Line<'a> {
        Line::styled(text, self.style(meaning))
    }
}

#[cfg(test)]
mod tests {
    use sudokit::logic::explain::{Inference, Role};

    use super::*;
    use crate::scene::{Mark, Tint};

    /// Every meaning, with every role, colour and link.
    fn all_meanings() -> impl Iterator<Item = Meaning> {
        use Meaning as M;
        let plain = [
            M::Text,
            M::Title,
            M::Muted,
            M::Key,
            M::Error,
            M::Good,
            M::Given,
            M::Own,
            M::Found,
            M::Supposed,
            M::CornerNote,
            M::CentreNote,
            M::FocusNote,
            M::Line,
            M::BoxLine,
            M::Label,
            M::ExtraHouse,
        ];
        let tints = (1..=9).map(|number| M::Tint(Tint(number)));
        let links = [Inference::Strong, Inference::Weak, Inference::Step].map(M::Link);
        plain
            .into_iter()
            .chain(Mark::ALL.map(M::Mark))
            .chain(tints)
            .chain(Role::ALL.iter().copied().map(M::Role))
            .chain(links)
    }

    #[test]
    fn no_palette_has_colours_where_none_are_wanted() {
        for depth in [Depth::True, Depth::Ansi256, Depth::Ansi16] {
            for meaning in all_meanings() {
                let style = Theme::new(Palette::None, depth).style(meaning);
                assert_eq!((style.fg, style.bg), (None, None), "{meaning:?}");
            }
        }
    }

    #[test]
    fn what_must_be_told_apart_differs_in_every_theme() {
        let pairs = [
            (Meaning::Given, Meaning::Own),
            (Meaning::Given, Meaning::Found),
            (Meaning::Given, Meaning::Supposed),
            (Meaning::Found, Meaning::Supposed),
            (Meaning::Own, Meaning::Supposed),
            (Meaning::Mark(Mark::Cursor), Meaning::Mark(Mark::Selected)),
            (Meaning::Mark(Mark::Cursor), Meaning::Text),
            (Meaning::Error, Meaning::Good),
            (Meaning::Mark(Mark::Conflict), Meaning::Own),
            (Meaning::Text, Meaning::Muted),
        ];
        for palette in [Palette::Dark, Palette::Light, Palette::None] {
            for depth in [Depth::True, Depth::Ansi256, Depth::Ansi16] {
                let theme = Theme::new(palette, depth);
                for (one, other) in pairs {
                    assert_ne!(theme.style(one), theme.style(other), "{one:?} {other:?} {theme:?}");
                }
            }
        }
    }

    #[test]
    fn roles_and_links_have_colours_on_every_terminal() {
        for palette in [Palette::Dark, Palette::Light] {
            let theme = Theme::new(palette, Depth::Ansi16);
            let links = [Inference::Strong, Inference::Weak, Inference::Step].map(Meaning::Link);
            let roles = [Role::On, Role::Off, Role::Victim, Role::Pattern, Role::Fin].map(Meaning::Role);
            for group in [&links[..], &roles] {
                let inks: Vec<_> = group.iter().map(|&meaning| theme.style(meaning).fg).collect();
                for (i, ink) in inks.iter().enumerate() {
                    assert!(!inks[..i].contains(ink), "{palette:?} {:?}", group[i]);
                }
            }
        }
    }

    #[test]
    fn player_colours_differ_from_each_other_on_every_terminal() {
        for palette in [Palette::Dark, Palette::Light] {
            for depth in [Depth::True, Depth::Ansi256, Depth::Ansi16] {
                let theme = Theme::new(palette, depth);
                let styles =
                    [1, 2, 3, 4, 5, 6, 7, 8, 9].map(|number| theme.style(Meaning::Tint(Tint(number))).bg);
                for (i, style) in styles.iter().enumerate() {
                    assert!(!styles[..i].contains(style), "{theme:?} {i}");
                }
            }
        }
    }
}
