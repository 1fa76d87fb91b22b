//! Colours: how they are written, and that people can see and distinguish those of the themes.
//!
//! Contrasts are those of WCAG 2. Differences are distances in CIE Lab (CIE76), for people who see
//! all colours, and as Machado, Oliveira and Fernandes (2009) simulate people without one of the
//! three kinds of cones.

use sudokit_draw::{Paint, Rgb, Theme};

/// The least contrast of text with what is behind it, and of lines with the paper.
const TEXT: f64 = 4.5;
const LINE: f64 = 3.0;

/// The least difference of two roles, in every vision.
const ROLES: f64 = 20.0;

/// The least difference of two of the nine colours of players: for people who see all colours, and
/// for others. Nine backgrounds that leave text readable cannot differ more.
const TINTS: [f64; 2] = [15.0, 8.0];

/// What digits and notes are written in.
const DIGITS: [Paint; 5] = [Paint::Given, Paint::Found, Paint::Supposed, Paint::Note, Paint::Wrong];

/// What can be behind digits and notes.
const BEHIND: [Paint; 21] = [
    Paint::Paper,
    Paint::Base,
    Paint::Cover,
    Paint::Pattern,
    Paint::Shade,
    Paint::Whisper,
    Paint::Renban,
    Paint::RegionSum,
    Paint::Cursor,
    Paint::Selected,
    Paint::Peer,
    Paint::SameDigit,
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

/// The colours of candidates with a role, and of links.
const OF_ROLES: [Paint; 5] = [Paint::On, Paint::Off, Paint::Victim, Paint::Placed, Paint::Fin];

/// How the parts of linear light change for people without a kind of cones: all colours, no red, no
/// green, no blue.
const VISIONS: [[[f64; 3]; 3]; 4] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ],
];

/// Red, green and blue as linear light.
fn light(colour: Rgb) -> [f64; 3] {
    [colour.red, colour.green, colour.blue].map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn product(matrix: &[[f64; 3]; 3], vector: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
}

fn luminance(colour: Rgb) -> f64 {
    let [red, green, blue] = light(colour);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: Rgb, other: Rgb) -> f64 {
    let [one, other] = [one, other].map(luminance);
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// A colour as somebody sees it, in CIE Lab.
fn lab(colour: Rgb, vision: &[[f64; 3]; 3]) -> [f64; 3] {
    const XYZ: [[f64; 3]; 3] = [
        [0.412_456_4, 0.357_576_1, 0.180_437_5],
        [0.212_672_9, 0.715_152_2, 0.072_175_0],
        [0.019_333_9, 0.119_192_0, 0.950_304_1],
    ];
    const WHITE: [f64; 3] = [0.950_47, 1.0, 1.088_83];
    let seen = product(vision, light(colour)).map(|part| part.clamp(0.0, 1.0));
    let xyz = product(&XYZ, seen);
    let root = |index: usize| {
        let part = xyz[index] / WHITE[index];
        if part > 216.0 / 24_389.0 { part.cbrt() } else { (24_389.0 / 27.0 * part + 16.0) / 116.0 }
    };
    let [x, y, z] = [0, 1, 2].map(root);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn difference(one: Rgb, other: Rgb, vision: &[[f64; 3]; 3]) -> f64 {
    let [one, other] = [one, other].map(|colour| lab(colour, vision));
    one.iter().zip(other).map(|(a, b)| (a - b) * (a - b)).sum::<f64>().sqrt()
}

fn themes() -> [(&'static str, Theme); 3] {
    [("light", Theme::light()), ("dark", Theme::dark()), ("print", Theme::print())]
}

/// All pairs of paints.
fn pairs(paints: &[Paint]) -> impl Iterator<Item = (Paint, Paint)> {
    paints.iter().enumerate().flat_map(|(index, &one)| paints[..index].iter().map(move |&other| (one, other)))
}

#[test]
fn text_can_be_read_on_every_background() {
    for (name, theme) in themes() {
        let check = |text: Paint, behind: Paint| {
            let contrast = contrast(theme.colour(text), theme.colour(behind));
            assert!(contrast >= TEXT, "{name}: {text} on {behind} has {contrast:.2}");
        };
        for digit in DIGITS {
            for behind in BEHIND {
                check(digit, behind);
            }
        }
        // Candidates with a role, and what is around the board or on a patch of paper. In a
        // filled form, the symbol has the colour of the paper.
        for text in OF_ROLES.into_iter().chain([Paint::Label, Paint::Mark, Paint::Badge]) {
            check(text, Paint::Paper);
        }
        let [paper, victim] = [Paint::Paper, Paint::Victim].map(|paint| theme.colour(paint));
        assert!(contrast(victim, paper.mixed(victim, 10)) >= TEXT, "{name}: in its own form");
    }
}

#[test]
fn lines_can_be_seen() {
    for (name, theme) in themes() {
        let check = |line: Paint, behind: Paint| {
            let contrast = contrast(theme.colour(line), theme.colour(behind));
            assert!(contrast >= LINE, "{name}: {line} on {behind} has {contrast:.2}");
        };
        for line in OF_ROLES.into_iter().chain([Paint::Line, Paint::Frame, Paint::Mark, Paint::Note]) {
            check(line, Paint::Paper);
        }
        for behind in BEHIND {
            check(Paint::Frame, behind);
        }
        // The lines around the houses and cells of a step.
        for line in OF_ROLES {
            for behind in [Paint::Base, Paint::Cover, Paint::Pattern] {
                check(line, behind);
            }
        }
    }
}

#[test]
fn roles_differ_for_everybody() {
    for (name, theme) in &themes()[..2] {
        for vision in &VISIONS {
            let digits = [(Paint::Found, Paint::Given), (Paint::Found, Paint::Supposed)];
            for (one, other) in pairs(&OF_ROLES).chain(digits) {
                let difference = difference(theme.colour(one), theme.colour(other), vision);
                assert!(difference >= ROLES, "{name}: {one} and {other} differ by {difference:.1}");
            }
        }
    }
}

#[test]
fn the_colours_of_players_differ() {
    for (name, theme) in &themes()[..2] {
        for (index, vision) in VISIONS.iter().enumerate() {
            let check = |one: Paint, other: Paint, least: f64| {
                let difference = difference(theme.colour(one), theme.colour(other), vision);
                assert!(difference >= least, "{name}: {one} and {other} differ by {difference:.1}");
            };
            let tints = &BEHIND[12..];
            for (one, other) in pairs(tints) {
                check(one, other, TINTS[usize::from(index > 0)]);
            }
            for &tint in tints {
                check(tint, Paint::Paper, TINTS[1]);
            }
        }
    }
}

#[test]
fn print_has_only_grays() {
    let theme = Theme::print();
    for &paint in Paint::ALL {
        let colour = theme.colour(paint);
        assert!(colour.is_gray(), "{paint}: {colour}");
        // Printers lose fills of less than a tenth of black.
        assert!(colour == Rgb::WHITE || colour.red <= 229, "{paint}: {colour}");
    }
}

#[test]
fn names_of_paints_are_distinct() {
    for (one, other) in pairs(Paint::ALL) {
        assert_ne!(one.name(), other.name());
    }
    assert_eq!(Paint::SameDigit.to_string(), "same-digit");
}

#[test]
fn mixtures_are_between_their_colours() {
    let [black, white] = [Rgb::BLACK, Rgb::WHITE];
    assert_eq!([0, 50, 100].map(|percent| black.mixed(white, percent)), [black, Rgb::gray(128), white]);
}

#[test]
fn colours_have_one_form() {
    for text in ["", "#", "red", "1d54f1", "#1d54f", "#1d54f1f", "#ggg", "#+12", "#1d54f1 x", "#é11111"] {
        let error = text.parse::<Rgb>().expect_err(text);
        assert_eq!(
            error.to_string(),
            "a colour is written as # and six digits from 0 to f, such as #1d54f1",
            "{text}"
        );
    }
    assert_eq!("#1D54F1".parse(), Ok(Rgb::new(0x1d, 0x54, 0xf1)));
    assert_eq!(" #abc ".parse(), Ok(Rgb::new(0xaa, 0xbb, 0xcc)));
}
