//! The look of every meaning: a row each.
//!
//! A row has ink and paper, each as a shade for dark and one for light
//! backgrounds, and two sets of attributes: `worn` beside the colours, and
//! `bare` where there are none and attributes must tell everything.

use ratatui::style::{Color, Modifier};
use sudokit::logic::explain::{Inference, Role};

use super::Meaning;
use super::depth::Rgb;
use crate::scene::{Mark, Tint};

/// One colour, for both backgrounds.
#[derive(Clone, Copy)]
pub(super) struct Shade {
    pub(super) dark: Rgb,
    pub(super) light: Rgb,
    /// Which of sixteen it is, where the nearest would be mud.
    pub(super) ansi: Option<Color>,
}

/// How one meaning looks.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub(super) ink: Option<Shade>,
    pub(super) paper: Option<Shade>,
    pub(super) worn: Modifier,
    pub(super) bare: Modifier,
}

const fn shade(dark: u32, light: u32) -> Shade {
    Shade { dark: Rgb::hex(dark), light: Rgb::hex(light), ansi: None }
}

impl Shade {
    const fn ansi(self, color: Color) -> Self {
        Self { ansi: Some(color), ..self }
    }
}

impl Row {
    const PLAIN: Self = Self { ink: None, paper: None, worn: Modifier::empty(), bare: Modifier::empty() };

    const fn ink(dark: u32, light: u32) -> Self {
        Self { ink: Some(shade(dark, light)), ..Self::PLAIN }
    }

    const fn paper(shade: Shade) -> Self {
        Self { paper: Some(shade), ..Self::PLAIN }
    }

    /// The colours of this row on that paper.
    const fn on(self, paper: Shade) -> Self {
        Self { paper: Some(paper), ..self }
    }

    /// With the same attributes, colours or not.
    const fn with(self, modifier: Modifier) -> Self {
        Self { worn: modifier, bare: modifier, ..self }
    }

    /// With these attributes where there are no colours.
    const fn bare(self, modifier: Modifier) -> Self {
        Self { bare: modifier, ..self }
    }
}

pub(super) const fn row(meaning: Meaning) -> Row {
    const BOLD: Modifier = Modifier::BOLD;
    const DIM: Modifier = Modifier::DIM;
    match meaning {
        Meaning::Text => Row::PLAIN,
        Meaning::Title | Meaning::FocusNote => Row::ink(0xFF_D479, 0x80_5000).with(BOLD),
        Meaning::Muted => Row::ink(0x87_8D99, 0x70_7580).bare(DIM),
        Meaning::Key => Row::ink(0x8B_E9C9, 0x00_6B55).with(BOLD),
        Meaning::Error => Row::ink(0xFF_6B6B, 0xC0_1C28).with(BOLD),
        Meaning::Good | Meaning::Found => Row::ink(0x80_D980, 0x18_7A2A).bare(Modifier::ITALIC),
        Meaning::Given => Row::ink(0xFF_FFFF, 0x00_0000).with(BOLD),
        Meaning::Own => Row::ink(0x7A_B6FF, 0x14_50C8).bare(Modifier::UNDERLINED),
        Meaning::Supposed => Row::ink(0xE0_A0FF, 0x80_2CA8).bare(DIM),
        Meaning::CornerNote => Row::ink(0xC9_A96A, 0x85_5A00).bare(DIM),
        Meaning::CentreNote => Row::ink(0xA8_B0BF, 0x55_5C68).bare(DIM),
        Meaning::Line => Row::ink(0x4B_515E, 0xB4_B9C2).bare(DIM),
        Meaning::BoxLine => Row::ink(0x99_A1B0, 0x50_5763),
        Meaning::Label => Row::ink(0x6E_7583, 0x88_8E99).bare(DIM),
        Meaning::ExtraHouse => Row::paper(shade(0x26_2B22, 0xEE_F3E4)),
        Meaning::Mark(Mark::Peer) => Row::paper(shade(0x24_2936, 0xEA_EEF6)),
        Meaning::Mark(Mark::SameDigit) => {
            Row::paper(shade(0x32_4464, 0xC9_DBF7).ansi(Color::DarkGray)).bare(BOLD)
        }
        Meaning::Mark(Mark::Selected) => {
            Row::paper(shade(0x5A_4A1E, 0xFF_E9A8).ansi(Color::Yellow)).bare(Modifier::UNDERLINED)
        }
        Meaning::Mark(Mark::Cursor) => Row::ink(0x00_0000, 0x00_0000)
            .on(shade(0xFF_D479, 0xFF_C533).ansi(Color::LightYellow))
            .bare(Modifier::REVERSED),
        Meaning::Mark(Mark::Conflict) => Row::ink(0xFF_6B6B, 0xC0_1C28).with(BOLD).bare(Modifier::REVERSED),
        Meaning::Mark(Mark::Wrong) => Row::ink(0xFF_9E64, 0xA8_4A00).with(BOLD).bare(Modifier::REVERSED),
        Meaning::Tint(number) => Row::paper(tint(number)),
        Meaning::Role(role) => by_role(role),
        Meaning::Link(Inference::Strong) => Row::ink(0x80_D980, 0x18_7A2A).with(BOLD),
        Meaning::Link(Inference::Weak) => Row::ink(0xFF_8A80, 0xC0_1C28),
        Meaning::Link(Inference::Step) => Row::ink(0xC5_8AF9, 0x76_30B0),
    }
}

/// The colours that players paint with, in the order of their numbers.
const TINTS: [Shade; 9] = [
    shade(0x7A_2E35, 0xFF_C9C9).ansi(Color::Red),
    shade(0x80_4A1E, 0xFF_D8B0).ansi(Color::LightRed),
    shade(0x73_6417, 0xFF_F3A6).ansi(Color::Yellow),
    shade(0x1E_6428, 0xC8_F0C8).ansi(Color::Green),
    shade(0x1C_6468, 0xBD_EEEE).ansi(Color::Cyan),
    shade(0x28_4C8C, 0xB0_D8FF).ansi(Color::Blue),
    shade(0x56_3A8C, 0xDF_D0FF).ansi(Color::Magenta),
    shade(0x80_346A, 0xFF_CEEC).ansi(Color::LightMagenta),
    shade(0x52_5760, 0xD4_D7DC).ansi(Color::DarkGray),
];

/// The colour of a number. After the last comes the first again.
const fn tint(Tint(number): Tint) -> Shade {
    TINTS[(number as usize + TINTS.len() - 1) % TINTS.len()]
}

const fn by_role(role: Role) -> Row {
    const BOLD: Modifier = Modifier::BOLD;
    match role {
        Role::Base => Row::paper(shade(0x21_3A4A, 0xD6_ECF7).ansi(Color::Blue)),
        Role::Cover => Row::paper(shade(0x3A_2F4A, 0xEB_DFF7).ansi(Color::Magenta)),
        Role::Blocker | Role::Excluder => Row::ink(0xD9_8CFF, 0x80_2CA8).bare(Modifier::UNDERLINED),
        Role::Fin | Role::Guardian => Row::ink(0xFF_D479, 0x80_5000).with(BOLD),
        Role::OneColor | Role::On => Row::ink(0x80_D980, 0x18_7A2A).with(BOLD),
        Role::OtherColor | Role::Off => Row::ink(0x7A_B6FF, 0x14_50C8).with(BOLD).bare(Modifier::UNDERLINED),
        Role::ThirdColor => Row::ink(0xFF_B45C, 0x96_4A00).with(BOLD),
        Role::FourthColor => Row::ink(0xE0_8CE8, 0x8A_1C94).with(BOLD).bare(Modifier::UNDERLINED),
        Role::Victim => {
            Row::ink(0xFF_6B6B, 0xC0_1C28).with(BOLD.union(Modifier::CROSSED_OUT)).bare(Modifier::REVERSED)
        }
        Role::Placed => Row::ink(0x50_FA7B, 0x00_701A).with(BOLD.union(Modifier::UNDERLINED)),
        _ => Row::ink(0x67_E0E8, 0x00_6B7A).with(BOLD),
    }
}
