//! What the environment tells about a terminal.

use super::{Depth, Palette, Theme};

impl Theme {
    /// The theme for the terminal that these variables describe. `forced` is
    /// what the user asked for; otherwise the background is told by
    /// `COLORFGBG`, and dark where nothing tells.
    ///
    /// ```
    /// use sudokit_tui::{Depth, Palette, Theme};
    ///
    /// let theme = Theme::detect(None, |name| match name {
    ///     "TERM" => Some("xterm-256color".to_owned()),
    ///     "COLORFGBG" => Some("0;15".to_owned()),
    ///     _ => None,
    /// });
    /// assert_eq!(theme, Theme::new(Palette::Light, Depth::Ansi256));
    /// ```
    pub fn detect(forced: Option<Palette>, variable: impl Fn(&str) -> Option<String>) -> Self {
        let text = |name| variable(name).unwrap_or_default();
        let depth = match (text("COLORTERM").as_str(), text("TERM")) {
            ("truecolor" | "24bit", _) => Depth::True,
            (_, term) if term.contains("256color") => Depth::Ansi256,
            _ => Depth::Ansi16,
        };
        let palette = forced.unwrap_or_else(|| {
            if !text("NO_COLOR").is_empty() || text("TERM") == "dumb" {
                Palette::None
            } else {
                background(&text("COLORFGBG"))
            }
        });
        Self::new(palette, depth)
    }
}

/// `15;0` is light on dark, `0;15` dark on light; the background comes last.
fn background(colors: &str) -> Palette {
    match colors.rsplit(';').next().and_then(|number| number.parse().ok()) {
        Some(7 | 9..=15_u8) => Palette::Light,
        _ => Palette::Dark,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn detected(forced: Option<Palette>, variables: &[(&str, &str)]) -> (Palette, Depth) {
        let theme = Theme::detect(forced, |name| {
            variables.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned())
        });
        (theme.palette, theme.depth)
    }

    #[test]
    fn the_terminal_tells_how_many_colours_it_has() {
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
}
