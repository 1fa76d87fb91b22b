//! Which theme fits a terminal, from its answer and from the variables that describe it.

use super::{Depth, Palette, Rgb, Theme};

/// The luminances of dark backgrounds on which the colours were tested. On any other
/// background, the program paints its own.
pub(super) const DARKEST: (f64, f64) = (0.0, 0.018);
/// The same for light backgrounds.
pub(super) const LIGHTEST: (f64, f64) = (0.88, 1.0);

/// Darker backgrounds are called dark: white text is easier to read on them than
/// black.
const MIDDLE: f64 = 0.18;

impl Theme {
    /// The theme for the terminal that these variables describe. `forced` is the user's
    /// choice. Otherwise `COLORFGBG` says whether the background is light, and without
    /// it a dark one is painted.
    ///
    /// ```
    /// use sudokit_tui::{Depth, Palette, Theme};
    ///
    /// let theme = Theme::detect(None, |name| match name {
    ///     "TERM" => Some("xterm-256color".to_owned()),
    ///     "COLORFGBG" => Some("0;15".to_owned()),
    ///     _ => None,
    /// });
    /// assert_eq!(theme, Theme::new(Palette::Light, Depth::Ansi256).painted());
    /// ```
    pub fn detect(forced: Option<Palette>, variable: impl Fn(&str) -> Option<String>) -> Self {
        Self::on_background(forced, None, variable)
    }

    /// The same for a terminal that reported its background.
    pub(crate) fn on_background(
        forced: Option<Palette>,
        background: Option<Rgb>,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Self {
        let text = |name| variable(name).unwrap_or_default();
        let depth = match (text("COLORTERM").as_str(), text("TERM")) {
            ("truecolor" | "24bit", _) => Depth::True,
            (_, term) if term.contains("256color") => Depth::Ansi256,
            _ => Depth::Ansi16,
        };
        let wants_none = !text("NO_COLOR").is_empty() || text("TERM") == "dumb";
        let palette = match forced {
            Some(palette) => palette,
            None if wants_none => Palette::None,
            None => match background.map(Rgb::luminance) {
                Some(luminance) => return Self::by_luminance(luminance, depth),
                None => by_number(&text("COLORFGBG")),
            },
        };
        match palette {
            Palette::None => Self::new(palette, depth),
            Palette::Dark | Palette::Light => Self::new(palette, depth).painted(),
        }
    }

    fn by_luminance(luminance: f64, depth: Depth) -> Self {
        let palette = if luminance < MIDDLE { Palette::Dark } else { Palette::Light };
        let theme = Self::new(palette, depth);
        let fits = [DARKEST, LIGHTEST].iter().any(|(least, most)| (least..=most).contains(&&luminance));
        if fits { theme } else { theme.painted() }
    }
}

/// `15;0` is light on dark, `0;15` dark on light; the background comes last.
fn by_number(colors: &str) -> Palette {
    match colors.rsplit(';').next().and_then(|number| number.parse().ok()) {
        Some(7 | 9..=15_u8) => Palette::Light,
        _ => Palette::Dark,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Backdrop;

    fn detected(forced: Option<Palette>, variables: &[(&str, &str)]) -> (Palette, Depth) {
        let theme = Theme::detect(forced, |name| {
            variables.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned())
        });
        (theme.palette, theme.depth)
    }

    #[test]
    fn the_terminal_says_how_many_colours_it_has() {
        assert_eq!(detected(None, &[]), (Palette::Dark, Depth::Ansi16));
        assert_eq!(detected(None, &[("TERM", "screen-256color")]), (Palette::Dark, Depth::Ansi256));
        for value in ["truecolor", "24bit"] {
            let variables = [("COLORTERM", value), ("TERM", "xterm")];
            assert_eq!(detected(None, &variables), (Palette::Dark, Depth::True));
        }
    }

    #[test]
    fn colours_can_be_declined_and_asked_for() {
        assert_eq!(detected(None, &[("NO_COLOR", "1")]).0, Palette::None);
        assert_eq!(detected(None, &[("NO_COLOR", "")]).0, Palette::Dark);
        assert_eq!(detected(None, &[("TERM", "dumb")]).0, Palette::None);
        assert_eq!(detected(Some(Palette::Light), &[("NO_COLOR", "1")]).0, Palette::Light);
    }

    #[test]
    fn the_background_is_the_last_number() {
        let palettes = ["15;0", "0;15", "0;default;15", "12;8", "0;7", "nonsense"]
            .map(|v| detected(None, &[("COLORFGBG", v)]).0);
        let (dark, light) = (Palette::Dark, Palette::Light);
        assert_eq!(palettes, [dark, light, light, dark, light, dark]);
    }

    #[test]
    fn a_background_that_fits_is_left_alone() {
        let theme = |value| {
            let theme = Theme::on_background(None, Some(Rgb::hex(value)), |_| None);
            (theme.palette, theme.backdrop)
        };
        let own = [0x00_0000, 0x1E_1E1E, 0x30_0A24, 0xFF_FFFF, 0xFD_F6E3].map(theme);
        let (dark, light) = ((Palette::Dark, Backdrop::Terminal), (Palette::Light, Backdrop::Terminal));
        assert_eq!(own, [dark, dark, dark, light, light]);
        let painted = [0x2E_3440, 0x00_5F87, 0x99_9999, 0xE5_E5E5].map(theme);
        let (dark, light) = ((Palette::Dark, Backdrop::Painted), (Palette::Light, Backdrop::Painted));
        assert_eq!(painted, [dark, dark, light, light]);
    }

    #[test]
    fn a_theme_that_was_asked_for_is_painted_on_any_background() {
        for palette in [Palette::Dark, Palette::Light] {
            for background in [None, Some(Rgb::hex(0)), Some(Rgb::hex(0xFF_FFFF))] {
                let theme = Theme::on_background(Some(palette), background, |_| None);
                assert_eq!((theme.palette, theme.backdrop), (palette, Backdrop::Painted));
            }
        }
    }
}
