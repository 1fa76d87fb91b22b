//! The colours of pictures, and how thin lines and how small text may be.
//!
//! The table has a row for each [`Paint`], with its colour in the light, the dark and
//! the print theme. The colours of roles were searched: on its paper, each has a
//! contrast of at least 4.5, and any two differ by at least 20 (CIE76) for people who
//! see all colours and for people who see less red, green or blue.
//! `tests/colours.rs` checks this.
//!
//! The print theme has no colours. Where they would tell things apart, forms do.

#![allow(clippy::unreadable_literal, reason = "colours have six digits, as in other programs")]

use std::fmt;

use sudokit::logic::explain::{Inference, Role};
use sudokit::logic::reason::Truth;

use crate::colour::Rgb;
use crate::scene::{CellState, Tint};

/// Declares the paints with their names and colours.
macro_rules! paints {
    ($($(#[$doc:meta])* $variant:ident $name:literal $light:literal $dark:literal $print:literal,)+) => {
        /// Something that has a colour.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Paint {
            $($(#[$doc])* $variant,)+
        }

        impl Paint {
            /// All paints, in the order of the table.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The name by which users choose it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }

        const LIGHT: [Rgb; Paint::ALL.len()] = [$(Rgb::hex($light)),+];
        const DARK: [Rgb; Paint::ALL.len()] = [$(Rgb::hex($dark)),+];
        const PRINT: [Rgb; Paint::ALL.len()] = [$(Rgb::hex($print)),+];
    };
}

paints! {
    /// Behind everything.
    Paper "paper" 0xffffff 0x181a1e 0xffffff,
    /// Given digits.
    Given "given" 0x16181d 0xf2f4f8 0x000000,
    /// Digits that a solver found or a player wrote.
    Found "found" 0x005a8c 0x86c8ff 0x000000,
    /// Digits that a solver tries.
    Supposed "supposed" 0x7a14c8 0xe4cc5c 0x505050,
    /// Candidates and notes.
    Note "note" 0x50545d 0xbac0cb 0x404040,
    /// Thin lines between cells.
    Line "line" 0x90949c 0x646a75 0x000000,
    /// Thick lines between regions and around the board.
    Frame "frame" 0x16181d 0xc4cad4 0x000000,
    /// The names of rows and columns, and text around the board.
    Label "label" 0x50555f 0xa4abb8 0x000000,
    /// A candidate that would be true, a strong link, a pattern.
    On "on" 0x1d54f1 0x5b93ff 0x000000,
    /// A candidate that would be false, a weak link.
    Off "off" 0xc24d03 0xee7420 0x000000,
    /// A candidate that is ruled out.
    Victim "victim" 0x9a2f78 0xd473a3 0x000000,
    /// A digit that is placed.
    Placed "placed" 0x14532d 0x5fe08a 0x000000,
    /// Fins, guardians, and cells that rule candidates out.
    Fin "fin" 0x5b2fa0 0xdcb5fa 0x000000,
    /// Behind the houses that a step examines.
    Base "base" 0xe3edfa 0x22344f 0xdedede,
    /// Behind the houses that cross them.
    Cover "cover" 0xfdeadb 0x493021 0xcccccc,
    /// Behind the cells of a pattern.
    Pattern "pattern" 0xfff1be 0x454020 0xffffff,
    /// The numbers of a chain's claims, and the disc behind them.
    Badge "badge" 0x16181d 0xe6e9ef 0x000000,
    /// The lines and signs of variants.
    Mark "mark" 0x3c4048 0xb4bac6 0x000000,
    /// Shaded cells of variants, windows and thick lines.
    Shade "shade" 0xdfe2e8 0x3a3f49 0xdedede,
    /// Lines for German whispers.
    Whisper "whisper" 0xa5d8ad 0x2b5735 0xcccccc,
    /// Lines for renbans.
    Renban "renban" 0xe3c4ef 0x5b3d69 0xcccccc,
    /// Lines with a sum in each region.
    RegionSum "region-sum" 0xb2d3f2 0x2d4c6c 0xcccccc,
    /// The cursor's cell.
    Cursor "cursor" 0xffc840 0x604708 0xcccccc,
    /// Selected cells.
    Selected "selected" 0xffe7a3 0x544a28 0xdedede,
    /// Cells that share a house with the cursor's cell.
    Peer "peer" 0xe9edf4 0x262a33 0xffffff,
    /// Cells with the digit in focus.
    SameDigit "same-digit" 0xc5d4ff 0x2a3a78 0xdedede,
    /// Digits that are wrong or occur twice.
    Wrong "wrong" 0xa80b20 0xffabab 0x000000,
    /// The first of the colours that players paint with.
    Tint1 "tint-1" 0xffbcb4 0x873138 0xdedede,
    /// The second.
    Tint2 "tint-2" 0xfbd9a3 0x4e230b 0xcccccc,
    /// The third.
    Tint3 "tint-3" 0xffef94 0x48530f 0xdedede,
    /// The fourth.
    Tint4 "tint-4" 0x8ff077 0x174827 0xcccccc,
    /// The fifth.
    Tint5 "tint-5" 0xc5f1fa 0x3c5155 0xdedede,
    /// The sixth.
    Tint6 "tint-6" 0xcbdfff 0x112952 0xcccccc,
    /// The seventh.
    Tint7 "tint-7" 0xdcc0ff 0x4d1c93 0xdedede,
    /// The eighth.
    Tint8 "tint-8" 0xeebede 0x7f2376 0xcccccc,
    /// The ninth.
    Tint9 "tint-9" 0xe0ded8 0x3d2f36 0xdedede,
}

/// The colours that players paint with, in the order of their numbers.
const TINTS: [Paint; 9] = [
    Paint::Tint1,
    Paint::Tint2,
    Paint::Tint3,
    Paint::Tint4,
    Paint::Tint5,
    Paint::Tint6,
    Paint::Tint7,
    Paint::Tint8,
    Paint::Tint9,
];

impl fmt::Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Paint {
    /// The paint of a candidate in this role.
    pub(crate) const fn of_role(role: Role) -> Self {
        match role {
            Role::Off | Role::OtherGroup | Role::OtherColor => Self::Off,
            Role::Victim => Self::Victim,
            Role::Placed | Role::FourthColor => Self::Placed,
            Role::Fin | Role::Guardian | Role::Blocker | Role::Excluder | Role::ThirdColor => Self::Fin,
            _ => Self::On,
        }
    }

    /// The paint behind a cell in this role, if it has one.
    pub(crate) const fn behind_role(role: Role) -> Option<Self> {
        match role {
            Role::Base | Role::OneGroup => Some(Self::Base),
            Role::Cover | Role::OtherGroup => Some(Self::Cover),
            Role::Blocker | Role::Excluder => None,
            _ => Some(Self::Pattern),
        }
    }

    /// The paint of the line around a house in this role.
    pub(crate) const fn of_house(role: Role) -> Self {
        match role {
            Role::Cover => Self::Off,
            _ => Self::On,
        }
    }

    /// The paint of a link.
    pub(crate) const fn of_link(inference: Inference) -> Self {
        match inference {
            Inference::Strong => Self::On,
            Inference::Weak => Self::Off,
            Inference::Step => Self::Fin,
        }
    }

    /// The paint of a claim.
    pub(crate) const fn of_truth(truth: Truth) -> Self {
        match truth {
            Truth::Is => Self::On,
            Truth::IsNot => Self::Off,
        }
    }

    /// The paint behind a cell in this state, if it has one.
    pub(crate) const fn of_state(state: CellState) -> Option<Self> {
        match state {
            CellState::Peer => Some(Self::Peer),
            CellState::SameDigit => Some(Self::SameDigit),
            CellState::Selected => Some(Self::Selected),
            CellState::Cursor => Some(Self::Cursor),
            CellState::Wrong | CellState::Conflict => None,
        }
    }
}

/// The first colour follows the last.
impl From<Tint> for Paint {
    fn from(Tint(number): Tint) -> Self {
        TINTS[(usize::from(number) + TINTS.len() - 1) % TINTS.len()]
    }
}

/// A colour for each paint, and the least size of what can be seen.
///
/// ```
/// use sudokit_draw::{Paint, Rgb, Theme};
///
/// let cream = Theme::light().with(Paint::Paper, Rgb::new(0xff, 0xfb, 0xe6));
/// assert_eq!(cream.colour(Paint::Paper).to_string(), "#fffbe6");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Theme {
    colours: [Rgb; Paint::ALL.len()],
    ink: InkUse,
}

/// How things of a theme differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum InkUse {
    /// Colours and forms.
    Colours,
    /// Forms only: everything is black, gray or white.
    Forms,
}

impl Theme {
    /// Dark digits on white.
    pub const fn light() -> Self {
        Self { colours: LIGHT, ink: InkUse::Colours }
    }

    /// Light digits on black.
    pub const fn dark() -> Self {
        Self { colours: DARK, ink: InkUse::Colours }
    }

    /// Black and grays on white, for paper. No line is thinner than 0.75 points and no text smaller
    /// than 7 points, which is what printers can show, if there is room: on a 9x9 board, text needs
    /// cells that are 26 points wide, the marks of variants 32, and the numbers of a chain 37.
    pub const fn print() -> Self {
        Self { colours: PRINT, ink: InkUse::Forms }
    }

    /// The same theme with another colour for a paint.
    #[must_use]
    pub const fn with(mut self, paint: Paint, colour: Rgb) -> Self {
        self.colours[paint as usize] = colour;
        self
    }

    /// The colour of a paint.
    pub const fn colour(&self, paint: Paint) -> Rgb {
        self.colours[paint as usize]
    }

    pub(crate) const fn ink(&self) -> InkUse {
        self.ink
    }

    /// The width in points of the thinnest line that can be seen.
    pub const fn thinnest_line(&self) -> f32 {
        match self.ink {
            InkUse::Colours => 0.4,
            InkUse::Forms => 0.75,
        }
    }

    /// The size in points of the smallest text that can be read.
    pub const fn smallest_text(&self) -> f32 {
        match self.ink {
            InkUse::Colours => 4.0,
            InkUse::Forms => 7.0,
        }
    }
}
