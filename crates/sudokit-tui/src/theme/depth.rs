//! The number of colours of a terminal, and the nearest of these colours.
//!
//! A terminal with 256 colours has a cube of six steps a side and a ramp of greys, and
//! the nearest of them is used. The user can change the sixteen oldest colours, and they
//! are so few that the nearest to a soft colour is a grey. So for them the hue counts,
//! and whether the colour is light or dark.

use ratatui::style::Color;

/// The number of colours that a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Depth {
    /// The sixteen named ones.
    Ansi16,
    /// The cube and the greys.
    Ansi256,
    /// All of them.
    True,
}

/// Red, green and blue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rgb(pub(crate) [u8; 3]);

/// The levels of the cube.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The weights of red, green and blue: the eye distinguishes greens best and blues worst.
const WEIGHTS: [u32; 3] = [3, 4, 2];

/// The dark and the light colours, by the channels that they have: blue is the lowest
/// bit, then green and red.
const HUES: [[Color; 8]; 2] = {
    use Color::{
        Black, Blue, Cyan, DarkGray, Gray, Green, LightBlue, LightCyan, LightGreen, LightMagenta, LightRed,
        LightYellow, Magenta, Red, White, Yellow,
    };
    [
        [Black, Blue, Green, Cyan, Red, Magenta, Yellow, Gray],
        [DarkGray, LightBlue, LightGreen, LightCyan, LightRed, LightMagenta, LightYellow, White],
    ]
};

/// The sixteen, as xterm shows them.
const XTERM: [(Color, u32); 16] = [
    (Color::Black, 0x00_0000),
    (Color::Red, 0xCD_0000),
    (Color::Green, 0x00_CD00),
    (Color::Yellow, 0xCD_CD00),
    (Color::Blue, 0x00_00EE),
    (Color::Magenta, 0xCD_00CD),
    (Color::Cyan, 0x00_CDCD),
    (Color::Gray, 0xE5_E5E5),
    (Color::DarkGray, 0x7F_7F7F),
    (Color::LightRed, 0xFF_0000),
    (Color::LightGreen, 0x00_FF00),
    (Color::LightYellow, 0xFF_FF00),
    (Color::LightBlue, 0x5C_5CFF),
    (Color::LightMagenta, 0xFF_00FF),
    (Color::LightCyan, 0x00_FFFF),
    (Color::White, 0xFF_FFFF),
];

impl Rgb {
    /// The colour of six hexadecimal digits.
    pub(crate) const fn hex(value: u32) -> Self {
        let [_, red, green, blue] = value.to_be_bytes();
        Self([red, green, blue])
    }

    /// The colour that a terminal shows for this one. The sixteen oldest are those of
    /// xterm, unless the user changed them.
    pub(super) fn shown_as(color: Color) -> Option<Self> {
        match color {
            Color::Rgb(red, green, blue) => Some(Self([red, green, blue])),
            Color::Indexed(index @ 232..) => Some(Self([8 + 10 * (index - 232); 3])),
            Color::Indexed(index @ 16..) => {
                let index = index - 16;
                Some(Self([index / 36, index / 6 % 6, index % 6].map(|step| STEPS[usize::from(step)])))
            }
            named => XTERM.iter().find(|(other, _)| *other == named).map(|&(_, value)| Self::hex(value)),
        }
    }

    /// Its perceived brightness, from 0 to 1, as defined in the guidelines for accessible
    /// web pages.
    pub(super) fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let share = f64::from(channel) / 255.0;
            if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        };
        let [red, green, blue] = self.0.map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The perceived difference between two colours.
    pub(super) fn distance(self, other: Self) -> u32 {
        let parts = self.0.iter().zip(other.0).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2));
        parts.zip(WEIGHTS).map(|(part, weight)| part * weight).sum()
    }

    /// The nearest colour of the cube and the greys. The nearest step is found for each
    /// channel, and the nearest grey for the weighted mean of the channels. Measuring the
    /// distance to all 240 colours for every character took most of the time of a frame.
    fn nearest_256(self) -> Color {
        let steps = self.0.map(nearest_step);
        let cube = Self(steps.map(|step| STEPS[usize::from(step)]));
        let weighed = self.0.iter().zip(WEIGHTS).map(|(&channel, weight)| u32::from(channel) * weight);
        let total = WEIGHTS.iter().sum::<u32>();
        // Greys begin at 8 and are 10 apart; if two are equally near, the darker one is
        // used.
        let above = (weighed.sum::<u32>() + (5 * total - 1)).saturating_sub(8 * total);
        let level = (above / (10 * total)).min(23) as u8;
        let grey = Self([8 + 10 * level; 3]);
        let [red, green, blue] = steps;
        Color::Indexed(if self.distance(grey) < self.distance(cube) {
            232 + level
        } else {
            16 + 36 * red + 6 * green + blue
        })
    }

    /// The one of the sixteen that has this hue.
    fn nearest_16(self) -> Color {
        let (least, most) = self.0.iter().fold((u8::MAX, 0), |(least, most), &c| (least.min(c), most.max(c)));
        let middle = u8::midpoint(least, most);
        if most - least < 40 {
            return match middle {
                0..64 => Color::Black,
                64..180 => Color::DarkGray,
                180..240 => Color::Gray,
                240.. => Color::White,
            };
        }
        let hue = self.0.iter().fold(0, |hue, &channel| hue * 2 + usize::from(channel > middle));
        HUES[usize::from(middle >= 120)][hue]
    }
}

/// The level of the cube that is nearest to a channel, as its number.
fn nearest_step(channel: u8) -> u8 {
    // The next level begins halfway between two levels.
    let next = STEPS.windows(2).filter(|pair| channel > u8::midpoint(pair[0], pair[1]));
    next.count() as u8
}

impl Depth {
    /// A colour as this terminal can show it.
    pub(super) fn show(self, rgb: Rgb) -> Color {
        match self {
            Self::True => Color::Rgb(rgb.0[0], rgb.0[1], rgb.0[2]),
            Self::Ansi256 => rgb.nearest_256(),
            Self::Ansi16 => rgb.nearest_16(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_available_colour_is_unchanged() {
        for (color, value) in XTERM {
            assert_eq!(Depth::Ansi16.show(Rgb::hex(value)), color);
        }
        assert_eq!(Depth::Ansi256.show(Rgb::hex(0x5F_87FF)), Color::Indexed(69));
        assert_eq!(Depth::Ansi256.show(Rgb::hex(0x12_1212)), Color::Indexed(233));
    }

    #[test]
    fn the_nearest_of_256_colours_is_found() {
        let channels = || (0..=u8::MAX).step_by(5);
        for (red, green) in channels().flat_map(|red| channels().map(move |green| (red, green))) {
            for rgb in channels().map(|blue| Rgb([red, green, blue])) {
                let cube = (0..216_u8)
                    .map(|i| (16 + i, [i / 36, i / 6 % 6, i % 6].map(|step| STEPS[usize::from(step)])));
                let greys = (0..24_u8).map(|i| (232 + i, [8 + 10 * i; 3]));
                let nearest = cube.chain(greys).min_by_key(|&(_, other)| rgb.distance(Rgb(other)));
                assert_eq!(
                    Some(rgb.nearest_256()),
                    nearest.map(|(index, _)| Color::Indexed(index)),
                    "{rgb:?}"
                );
            }
        }
    }

    #[test]
    fn other_colours_become_similar_ones() {
        assert_eq!(Depth::Ansi256.show(Rgb::hex(0x14_50C8)), Color::Indexed(26));
        assert_eq!(Depth::Ansi16.show(Rgb::hex(0xC0_1C28)), Color::Red);
        assert_eq!(Depth::Ansi16.show(Rgb::hex(0x80_D980)), Color::LightGreen);
        assert_eq!(Depth::True.show(Rgb::hex(0x01_0203)), Color::Rgb(1, 2, 3));
    }
}
