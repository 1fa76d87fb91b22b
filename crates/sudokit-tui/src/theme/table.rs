//! The look of every meaning: a row each.
//!
//! A row has a foreground and a background, each with a shade for dark and one for
//! light themes. It also has two sets of attributes: `with_colours` together with the
//! colours, and `without_colours`, where attributes must show everything.

use ratatui::style::{Color, Modifier};
use sudokit::logic::explain::{Inference, Role};
use sudokit_draw::{CellState, Tint};

use super::Meaning;
use super::depth::Rgb;

/// One colour, for both backgrounds.
#[derive(Clone, Copy)]
pub(super) struct Shade {
    pub(super) dark: Rgb,
    pub(super) light: Rgb,
    /// The choice among sixteen colours.
    pub(super) ansi: Ansi,
    /// The choice among 256 colours on dark and on light backgrounds, if the
    /// nearest is too bright or too dark.
    pub(super) indexed: Option<[u8; 2]>,
}

/// The colour that a terminal with sixteen colours shows.
#[derive(Clone, Copy)]
pub(super) enum Ansi {
    /// The one with this hue.
    Nearest,
    /// These on dark and on light backgrounds, if the nearest is hard to see.
    Chosen([Option<Color>; 2]),
}

/// The look of one meaning.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub(super) foreground: Option<Shade>,
    pub(super) background: Option<Shade>,
    pub(super) with_colours: Modifier,
    pub(super) without_colours: Modifier,
    /// Attributes that are removed.
    pub(super) off: Modifier,
}

const fn shade(dark: u32, light: u32) -> Shade {
    Shade { dark: Rgb::hex(dark), light: Rgb::hex(light), ansi: Ansi::Nearest, indexed: None }
}

impl Shade {
    const fn ansi(self, color: Option<Color>) -> Self {
        Self { ansi: Ansi::Chosen([color; 2]), ..self }
    }

    const fn ansi_each(self, dark: Color, light: Color) -> Self {
        Self { ansi: Ansi::Chosen([Some(dark), Some(light)]), ..self }
    }

    const fn indexed(self, dark: u8, light: u8) -> Self {
        Self { indexed: Some([dark, light]), ..self }
    }
}

impl Row {
    const PLAIN: Self = Self {
        foreground: None,
        background: None,
        with_colours: Modifier::empty(),
        without_colours: Modifier::empty(),
        off: Modifier::empty(),
    };

    const fn foreground(dark: u32, light: u32) -> Self {
        Self::PLAIN.with_foreground(shade(dark, light))
    }

    const fn with_foreground(self, shade: Shade) -> Self {
        Self { foreground: Some(shade), ..self }
    }

    const fn background(shade: Shade) -> Self {
        Self { background: Some(shade), ..Self::PLAIN }
    }

    /// The colours of this row on that background.
    const fn on(self, background: Shade) -> Self {
        Self { background: Some(background), ..self }
    }

    /// Sets the attributes, with and without colours.
    const fn with(self, modifier: Modifier) -> Self {
        Self { with_colours: modifier, without_colours: modifier, ..self }
    }

    /// Sets the attributes that apply if there are no colours.
    const fn without_colours(self, modifier: Modifier) -> Self {
        Self { without_colours: modifier, ..self }
    }
}

pub(super) const fn row(meaning: Meaning) -> Row {
    const BOLD: Modifier = Modifier::BOLD;
    const DIM: Modifier = Modifier::DIM;
    match meaning {
        Meaning::Text => Row::PLAIN,
        Meaning::Ground => Row::foreground(0xD8_DCE4, 0x1C_1F26).on(shade(GROUND.0, GROUND.1)),
        Meaning::Behind => Row {
            off: BOLD.union(Modifier::UNDERLINED),
            ..Row::foreground(0x5C_6270, 0xA4_AAB5).without_colours(DIM)
        },
        Meaning::Title | Meaning::FocusNote | Meaning::CursorFrame => {
            Row::PLAIN.with_foreground(GOLD).with(BOLD)
        }
        Meaning::Muted => Row::foreground(0x9A_A0AC, 0x5C_616B).without_colours(DIM),
        Meaning::Key => Row::PLAIN
            .with_foreground(shade(0x8B_E9C9, 0x00_5E4A).ansi_each(Color::LightCyan, Color::Blue))
            .with(BOLD),
        Meaning::Error => Row::foreground(0xFF_8A84, 0xB0_1020).with(BOLD),
        Meaning::Clash => {
            Row::foreground(0xFF_C0BA, 0x98_0A18).with(BOLD).without_colours(Modifier::REVERSED)
        }
        Meaning::Good | Meaning::Found => {
            Row::foreground(0x8C_E08C, 0x0E_5A1E).without_colours(Modifier::ITALIC)
        }
        Meaning::Given => Row::foreground(0xFF_FFFF, 0x00_0000).with(BOLD),
        Meaning::Own => Row::PLAIN
            .with_foreground(shade(0x9C_CBFF, 0x0F_43B0).indexed(153, 18))
            .without_colours(Modifier::UNDERLINED),
        Meaning::Supposed => Row::foreground(0xE8_B8FF, 0x6A_2090).without_colours(DIM),
        Meaning::CornerNote => Row::PLAIN
            .with_foreground(
                shade(0xE6_C68A, 0x66_4200).indexed(223, 52).ansi_each(Color::Yellow, Color::Magenta),
            )
            .without_colours(DIM),
        Meaning::CentreNote => Row::foreground(0xC8_CDD8, 0x40_4754).without_colours(DIM),
        Meaning::NoNote => Row::foreground(0x62_6978, 0x9A_A0AB).without_colours(DIM),
        Meaning::Line => Row::foreground(0x56_5D6B, 0xA4_AAB5).without_colours(DIM),
        Meaning::BoxLine => Row::foreground(0xA4_ACBB, 0x45_4B57),
        Meaning::RowEnd => {
            Row { with_colours: Modifier::UNDERLINED, ..Row::foreground(0x56_5D6B, 0xA4_AAB5) }
        }
        Meaning::Label => Row::foreground(0x94_9AA6, 0x60_6570).without_colours(DIM),
        Meaning::Band => Row::background(shade(0x28_2B34, 0xEC_EEF3).ansi(None).indexed(235, 255)),
        Meaning::ExtraHouse => Row::background(shade(0x2E_3F31, 0xAF_CF9D).ansi(None).indexed(237, 150)),
        Meaning::ExtraPeer => Row::background(shade(0x3F_5848, 0xA4_C6B4).ansi(None).indexed(240, 115)),
        Meaning::HintCell => {
            Row::background(shade(0x1A_5560, 0x8C_D3DE).ansi(Some(Color::Cyan)).indexed(23, 80))
        }
        Meaning::State(CellState::Peer) => {
            Row::background(shade(0x3F_4558, 0xC6_D2E6).ansi(None).indexed(238, 146))
        }
        Meaning::State(CellState::SameDigit) => {
            Row::background(shade(0x33_40B0, 0xAB_C1FF).ansi(Some(Color::Blue)).indexed(20, 147))
                .without_colours(BOLD)
        }
        Meaning::State(CellState::Selected) => {
            Row::background(shade(0x40_3A1E, 0xE8_CF7F).ansi(Some(Color::Cyan)))
                .without_colours(Modifier::UNDERLINED)
        }
        Meaning::State(CellState::Cursor) => Row::background(
            shade(0x5A_4A2A, 0xFF_C840).ansi_each(Color::White, Color::Black).indexed(239, 214),
        )
        .without_colours(Modifier::REVERSED),
        Meaning::State(CellState::Conflict) => {
            Row::background(shade(0x8C_1D28, 0xF5_A9A9).ansi(Some(Color::Red)))
                .with(BOLD)
                .without_colours(Modifier::REVERSED)
        }
        Meaning::State(CellState::Wrong) => {
            Row::background(shade(0x6E_420F, 0xF3_BE85).ansi(Some(Color::Magenta)).indexed(90, 216))
                .with(BOLD)
                .without_colours(Modifier::REVERSED)
        }
        Meaning::Tint(number) => Row::background(tint(number)),
        Meaning::Role(role) => by_role(role),
        Meaning::Link(Inference::Strong) => Row::foreground(0x8C_E08C, 0x0E_5A1E).with(BOLD),
        Meaning::Link(Inference::Weak) => Row::foreground(0xFF_9C94, 0xA8_0F1E),
        Meaning::Link(Inference::Step) => Row::foreground(0xD0_A0FF, 0x68_289C),
    }
}

/// The background that the program paints if it cannot rely on the terminal's.
const GROUND: (u32, u32) = (0x1B_1D23, 0xFF_FFFF);

/// For emphasis that does not mean right or wrong.
const GOLD: Shade =
    shade(0xFF_D479, 0x6B_4300).indexed(222, 52).ansi_each(Color::LightYellow, Color::Magenta);

/// The colours that players paint with, in the order of their numbers.
const TINTS: [Shade; 9] = [
    shade(0x7A_2E35, 0xFF_B3B3).ansi(Some(Color::Red)).indexed(88, 217),
    shade(0x70_4018, 0xFF_C48C).ansi(Some(Color::LightRed)).indexed(94, 215),
    shade(0x51_5500, 0xCF_DC3C).ansi(Some(Color::Yellow)),
    shade(0x1C_5A26, 0xA6_DBA6).ansi(Some(Color::Green)),
    shade(0x17_585C, 0x8C_DCDC).ansi(Some(Color::LightCyan)),
    shade(0x28_4C8C, 0x7C_D2FF).ansi(Some(Color::LightBlue)),
    shade(0x56_3A8C, 0xD9_B2FF).ansi(Some(Color::Magenta)),
    shade(0x80_346A, 0xFF_B0E0).ansi(Some(Color::LightMagenta)),
    shade(0x54_524F, 0xC6_C1B8).ansi(Some(Color::DarkGray)).indexed(241, 250),
];

/// The colour of a number. The first colour follows the last.
const fn tint(Tint(number): Tint) -> Shade {
    TINTS[(number as usize + TINTS.len() - 1) % TINTS.len()]
}

const fn by_role(role: Role) -> Row {
    const BOLD: Modifier = Modifier::BOLD;
    match role {
        Role::Base => Row::background(shade(0x1B_3F57, 0xB4_D8EE).ansi(Some(Color::Blue)).indexed(238, 153)),
        Role::Cover => {
            Row::background(shade(0x4A_3A66, 0xDC_C4F0).ansi(Some(Color::Magenta)).indexed(54, 183))
        }
        Role::Blocker | Role::Excluder => {
            Row::foreground(0xE8_B4FF, 0x5E_1884).without_colours(Modifier::UNDERLINED)
        }
        Role::Fin | Role::Guardian => Row::PLAIN.with_foreground(GOLD).with(BOLD),
        Role::OneGroup | Role::OneColor | Role::On => Row::foreground(0x8C_E08C, 0x0E_5A1E).with(BOLD),
        Role::OtherGroup | Role::OtherColor | Role::Off => {
            Row::foreground(0xA2_CEFF, 0x0F_3FA8).with(BOLD).without_colours(Modifier::UNDERLINED)
        }
        Role::ThirdColor => {
            Row::PLAIN.with_foreground(shade(0xFF_C480, 0x6C_3200).indexed(215, 88)).with(BOLD)
        }
        Role::FourthColor => {
            Row::foreground(0xF0_B4F6, 0x6C_1074).with(BOLD).without_colours(Modifier::UNDERLINED)
        }
        Role::Victim => Row::foreground(0xFF_B0A8, 0x98_0A18)
            .with(BOLD.union(Modifier::CROSSED_OUT))
            .without_colours(Modifier::REVERSED),
        Role::Placed => Row::foreground(0x50_FA7B, 0x00_5A14).with(BOLD.union(Modifier::UNDERLINED)),
        _ => Row::PLAIN
            .with_foreground(shade(0x67_E0E8, 0x00_5663).ansi_each(Color::LightCyan, Color::Black))
            .with(BOLD),
    }
}
