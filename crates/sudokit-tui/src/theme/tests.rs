//! Colours can be distinguished and read on every terminal.

use sudokit::logic::explain::{Inference, Role};
use sudokit_draw::{CellState, Tint};

use super::*;
use crate::Meaning as M;

/// Every meaning, with every role, colour and link.
fn all_meanings() -> impl Iterator<Item = Meaning> {
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
        M::NoNote,
        M::Line,
        M::BoxLine,
        M::Label,
        M::CursorFrame,
        M::Band,
        M::RowEnd,
        M::ExtraHouse,
        M::ExtraPeer,
        M::HintCell,
        M::Clash,
        M::Behind,
        M::Ground,
    ];
    let tints = (1..=9).map(|number| M::Tint(Tint(number)));
    let links = [Inference::Strong, Inference::Weak, Inference::Step].map(M::Link);
    plain
        .into_iter()
        .chain(CellState::ALL.map(M::State))
        .chain(tints)
        .chain(Role::ALL.iter().copied().map(M::Role))
        .chain(links)
}

#[test]
fn no_palette_has_colours_if_none_are_wanted() {
    for depth in [Depth::True, Depth::Ansi256, Depth::Ansi16] {
        for meaning in all_meanings() {
            let style = Theme::new(Palette::None, depth).style(meaning);
            assert_eq!((style.fg, style.bg), (None, None), "{meaning:?}");
        }
    }
}

#[test]
fn meanings_that_must_be_distinguished_differ_in_every_theme() {
    let pairs = [
        (Meaning::Given, Meaning::Own),
        (Meaning::Given, Meaning::Found),
        (Meaning::Given, Meaning::Supposed),
        (Meaning::Found, Meaning::Supposed),
        (Meaning::Own, Meaning::Supposed),
        (Meaning::State(CellState::Cursor), Meaning::State(CellState::Selected)),
        (Meaning::State(CellState::Cursor), Meaning::Text),
        (Meaning::Error, Meaning::Good),
        (Meaning::State(CellState::Conflict), Meaning::Own),
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
            let foregrounds: Vec<_> = group.iter().map(|&meaning| theme.style(meaning).fg).collect();
            for (i, foreground) in foregrounds.iter().enumerate() {
                assert!(!foregrounds[..i].contains(foreground), "{palette:?} {:?}", group[i]);
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

#[test]
fn player_colours_do_not_look_like_states() {
    // About as far apart as two neighbours among the players' colours.
    const CLEAR: u32 = 1500;
    let mut poor = Vec::new();
    for palette in [Palette::Dark, Palette::Light] {
        for depth in [Depth::True, Depth::Ansi256, Depth::Ansi16] {
            let theme = Theme::new(palette, depth);
            let shown = |meaning| theme.style(meaning).bg.and_then(Rgb::shown_as);
            for state in [CellState::Peer, CellState::SameDigit, CellState::Selected, CellState::Cursor] {
                for number in 1..=9 {
                    let colors = (shown(M::State(state)), shown(M::Tint(Tint(number))));
                    if let (Some(state_color), Some(tint)) = colors
                        && state_color.distance(tint) < CLEAR
                    {
                        let distance = state_color.distance(tint);
                        poor.push(format!("{distance} {state:?} and colour {number} {palette:?} {depth:?}"));
                    }
                }
            }
        }
    }
    assert!(poor.is_empty(), "{}", poor.join("\n"));
}

/// The ratio between the brightness of two colours, as defined in the guidelines
/// for accessible web pages.
fn contrast(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance(color: Option<Color>) -> f64 {
    Rgb::shown_as(color.expect("it has a colour")).expect("a colour of the table").luminance()
}

/// The themes with the backgrounds on which they can appear: the one that is
/// painted, and the terminals' own from one end of the range to the other.
fn grounds() -> Vec<(Theme, f64)> {
    let mut grounds = Vec::new();
    for depth in [Depth::True, Depth::Ansi256] {
        for (palette, own) in
            [(Palette::Dark, [0.0, detect::DARKEST.1]), (Palette::Light, [detect::LIGHTEST.0, 1.0])]
        {
            let theme = Theme::new(palette, depth);
            let painted = luminance(theme.painted().ground().bg);
            grounds.extend([own[0], own[1], painted].map(|ground| (theme, ground)));
        }
    }
    grounds
}

fn backgrounds() -> Vec<Meaning> {
    let is_background = |meaning: &Meaning| {
        table::row(*meaning).background.is_some() && !matches!(meaning, M::Ground | M::Band)
    };
    all_meanings().filter(is_background).collect()
}

#[test]
fn every_text_is_readable_on_its_background() {
    // Lines, the places of absent notes and the screen behind a window are not
    // text.
    let is_text = |meaning: &Meaning| {
        let is_decoration = matches!(meaning, M::NoNote | M::Line | M::RowEnd | M::Behind | M::Ground);
        table::row(*meaning).foreground.is_some() && !is_decoration
    };
    let mut poor = Vec::new();
    for (theme, ground) in grounds() {
        let on_ground = all_meanings().filter(is_text).map(|text| (text, None));
        // The digits of a cell are drawn on each of its backgrounds.
        let digits = [M::Given, M::Own, M::CornerNote, M::CentreNote, M::FocusNote];
        let on_background =
            digits.into_iter().flat_map(|text| backgrounds().into_iter().map(move |on| (text, Some(on))));
        // A step is explained on the houses it is about.
        let roles = Role::ALL.iter().copied().map(M::Role).chain([M::Clash]).filter(is_text);
        let houses = [M::Role(Role::Base), M::Role(Role::Cover), M::HintCell].map(Some);
        let in_houses = roles.flat_map(|text| houses.map(|on| (text, on)));
        for (text, on) in on_ground.chain(on_background).chain(in_houses) {
            let background = on.map_or(ground, |on| luminance(theme.style(on).bg));
            let ratio = contrast(luminance(theme.style(text).fg), background);
            // The cube of 256 colours has few dark and few light hues.
            let is_coarse =
                theme.depth == Depth::Ansi256 && matches!(on, Some(M::Tint(_) | M::Role(_) | M::HintCell));
            if ratio < if is_coarse { 3.5 } else { 4.5 } {
                poor.push(format!("{ratio:.2} {text:?} on {on:?} {theme:?}"));
            }
        }
    }
    assert!(poor.is_empty(), "{}", poor.join("\n"));
}

#[test]
fn tinted_cells_differ_from_the_background_and_from_each_other() {
    let mut poor = Vec::new();
    for (theme, ground) in grounds() {
        for background in backgrounds() {
            let ratio = contrast(luminance(theme.style(background).bg), ground);
            if ratio < 1.3 {
                poor.push(format!("{ratio:.2} {background:?} {theme:?}"));
            }
        }
        let [extra, peer] = [M::ExtraHouse, M::State(CellState::Peer)]
            .map(|background| luminance(theme.style(background).bg));
        let [house, cell] =
            [M::Role(Role::Base), M::HintCell].map(|background| luminance(theme.style(background).bg));
        if contrast(house, cell) < 1.1 {
            poor.push(format!("houses and cells of a step {:.2} {theme:?}", contrast(house, cell)));
        }
        if contrast(extra, peer) < 1.1 {
            poor.push(format!("extra houses and peers {:.2} {theme:?}", contrast(extra, peer)));
        }
    }
    assert!(poor.is_empty(), "{}", poor.join("\n"));
}

#[test]
fn sixteen_colours_are_readable_as_xterm_shows_them() {
    for (palette, ground) in [(Palette::Dark, 0.0), (Palette::Light, 1.0)] {
        let theme = Theme::new(palette, Depth::Ansi16);
        for meaning in all_meanings() {
            let style = theme.style(meaning);
            let (Some(foreground), background) =
                (style.fg, style.bg.map_or(ground, |background| luminance(Some(background))))
            else {
                continue;
            };
            let ratio = contrast(luminance(Some(foreground)), background);
            let least = if style.bg.is_some() { 4.5 } else { 2.0 };
            assert!(ratio >= least, "{ratio:.2} {meaning:?} {theme:?}");
        }
        for hidden in [Meaning::State(CellState::Peer), Meaning::ExtraHouse] {
            assert_eq!(
                theme.style(hidden).bg,
                None,
                "a background would be a black area on another background"
            );
        }
    }
}
