//! Fonts of the user, good and bad.

use proptest::prelude::*;
use sudokit_draw::{Anchor, CharacterFault, DrawError, Fonts, Label, Point, Rgb, Weight};
use sudokit_testkit::budget;

use super::reader::{PdfFile, ReadText};
use super::support::{Image, labelled};

/// A font whose letters are wider than those of the pictures.
const OTHER: &[u8] = ttf_noto_sans::BOLD;

fn other() -> Fonts {
    Fonts::from_bytes(OTHER.to_vec(), None).unwrap()
}

fn label(text: &str) -> Label {
    Label::centred(text, Point::new(100.0, 50.0), 20.0, Rgb::BLACK)
}

/// The first and the last column with ink.
fn sides(label: &Label, fonts: &Fonts) -> [usize; 2] {
    let [left, right, ..] = Image::read(&labelled(label.clone()).to_png(fonts).unwrap()).ink().unwrap();
    [left, right]
}

/// Whether a text is as wide as its font makes it.
fn is_natural(text: &ReadText) -> bool {
    (text.stretch - 1.0).abs() < 1e-6
}

#[test]
fn a_text_in_another_font_has_the_width_of_its_label() {
    let label = label("mill HH");
    let [left, right] = sides(&label, &Fonts::built_in());
    let [other_left, other_right] = sides(&label, &other());
    assert!(left.abs_diff(other_left) <= 1 && right.abs_diff(other_right) <= 1);
    assert!(other().width(&label.text, Weight::Regular).unwrap() * label.size > label.width() + 4.0);

    let file = labelled(label.clone()).to_pdf(&other()).unwrap();
    let text = PdfFile::read(&file).pages().remove(0).texts.remove(0);
    let own = other().width(&label.text, Weight::Regular).unwrap();
    assert!((text.stretch - label.weight.width(&label.text) / own).abs() < 1e-3);
    // 96 pixels are 72 points.
    assert!((text.x - 0.75 * (100.0 - label.width() / 2.0)).abs() < 0.02);
}

#[test]
fn a_character_in_another_font_has_its_own_width() {
    let label = label("m");
    let file = labelled(label.clone()).to_pdf(&other()).unwrap();
    let text = PdfFile::read(&file).pages().remove(0).texts.remove(0);
    assert!(is_natural(&text));
    let own = other().width("m", Weight::Regular).unwrap() * label.size;
    assert!((text.x - 0.75 * (100.0 - own / 2.0)).abs() < 0.02);
    let file = labelled(label.anchored(Anchor::End)).to_pdf(&other()).unwrap();
    let text = PdfFile::read(&file).pages().remove(0).texts.remove(0);
    assert!((text.x - 0.75 * (100.0 - own)).abs() < 0.02);
}

#[test]
fn letters_whose_width_is_estimated_are_not_stretched() {
    let file = labelled(label("Größe für naïve")).to_pdf(&Fonts::built_in()).unwrap();
    assert!(is_natural(&PdfFile::read(&file).pages()[0].texts[0]));
}

#[test]
fn one_font_is_for_all_weights() {
    let mut drawing = labelled(label("12"));
    drawing.place(&labelled(label("34").bold()), Point::default(), 1.0);
    let file = drawing.to_pdf(&other()).unwrap();
    let read = PdfFile::read(&file);
    let texts: Vec<(String, bool)> =
        read.pages().remove(0).texts.into_iter().map(|text| (text.text, text.is_bold)).collect();
    assert_eq!(texts, [("12".to_owned(), false), ("34".to_owned(), false)]);
    assert_eq!(read.dictionaries().filter(|dictionary| dictionary.contains("/FontFile2")).count(), 1);
}

#[test]
fn a_missing_character_is_reported() {
    let error = labelled(label("数")).to_png(&other()).unwrap_err();
    assert!(matches!(error, DrawError::Character { reason: CharacterFault::NotInFont, character: '数', .. }));
    assert_eq!(
        error.to_string(),
        "the text '数' has 数 (U+6570), which the font does not have: choose a font that has it"
    );
    assert!(error.needs_font());
}

#[test]
fn blanks_of_all_kinds_are_blank() {
    let fonts = Fonts::built_in();
    assert_eq!(fonts.width("\u{a0}", Weight::Bold), fonts.width(" ", Weight::Bold));
    assert_eq!(fonts.width("\t\n", Weight::Bold), fonts.width("  ", Weight::Bold));
    assert!(fonts.has('\u{202f}', Weight::Regular));
}

/// Makes a picture and a page with a font, if it is one.
fn draw_with(font: &[u8]) -> Result<(), DrawError> {
    let fonts = Fonts::from_bytes(font.to_vec(), None)?;
    let drawing = labelled(label("1234567890 Äé"));
    let (picture, page) = (drawing.to_png(&fonts), drawing.to_pdf(&fonts));
    picture.and(page).map(|_| ())
}

/// The sentence about a font.
fn sentence(font: &[u8]) -> String {
    draw_with(font).unwrap_err().to_string()
}

#[test]
fn files_that_are_no_fonts_are_refused_with_a_sentence() {
    let unknown = "this is not a font in the format TrueType or OpenType";
    for file in [&b""[..], b"\0", b"%PDF-1.4", b"wOF2 and more that follows", &[0; 1000]] {
        assert_eq!(sentence(file), unknown, "{file:?}");
    }
    assert_eq!(sentence(&OTHER[..OTHER.len() / 2]), "the font is damaged: a part of it is missing or wrong");
    let error = Fonts::from_bytes(OTHER.to_vec(), Some(b"bold".to_vec())).unwrap_err();
    assert_eq!(error.to_string(), unknown);
}

/// The tables of a font with their names.
fn tables(font: &[u8]) -> Vec<(&[u8], &[u8])> {
    let number = |at: usize| u32::from_be_bytes(font[at..at + 4].try_into().unwrap()) as usize;
    let count = usize::from(font[5]);
    let record = |index: usize| 12 + 16 * index;
    let table = |at: usize| (&font[at..at + 4], &font[number(at + 8)..][..number(at + 12)]);
    (0..count).map(|index| table(record(index))).collect()
}

/// A font with these tables.
fn font(mut tables: Vec<(&[u8], &[u8])>) -> Vec<u8> {
    tables.sort_unstable();
    let mut font = vec![0, 1, 0, 0, 0, tables.len() as u8, 0, 0, 0, 0, 0, 0];
    let mut place = font.len() + 16 * tables.len();
    for (name, table) in &tables {
        font.extend_from_slice(name);
        font.extend([0, place as u32, table.len() as u32].into_iter().flat_map(u32::to_be_bytes));
        place += table.len();
    }
    font.extend(tables.iter().flat_map(|(_, table)| table.iter()));
    font
}

#[test]
fn fonts_without_usable_outlines_are_refused_with_a_sentence() {
    assert_eq!(draw_with(&font(tables(OTHER))), Ok(()));
    let without = |names: &[&[u8]]| {
        tables(OTHER).into_iter().filter(|(name, _)| !names.contains(name)).collect::<Vec<_>>()
    };
    let pixels = font(without(&[b"glyf", b"loca"]));
    assert_eq!(sentence(&pixels), "the font has only letters made of pixels: choose a font with outlines");
    for missing in [b"hmtx", b"cmap", b"loca"] {
        draw_with(&font(without(&[missing]))).unwrap_err();
    }
    // A font with cubic curves, all of whose letters are triangles.
    let triangle = [139, 139, 21, 239, 239, 5, 139, 39, 5, 14];
    let count = u16::from_be_bytes(
        tables(OTHER).iter().find(|(name, _)| *name == b"maxp").unwrap().1[4..6].try_into().unwrap(),
    );
    let mut cubic = vec![1, 0, 4, 1, 0, 1, 1, 1, 2, b'A', 0, 1, 1, 1, 7, 29, 0, 0, 0, 25, 17, 0, 0, 0, 0];
    assert_eq!(cubic.len(), 25);
    cubic.extend(count.to_be_bytes());
    cubic.push(2);
    cubic.extend((0..=count).flat_map(|index| (1 + index * 10).to_be_bytes()));
    cubic.extend(triangle.repeat(usize::from(count)));
    let mut tables = without(&[b"glyf", b"loca"]);
    tables.push((b"CFF ", &cubic));
    let cubic = font(tables);
    assert_eq!(
        sentence(&cubic),
        "PDF needs a font in the format TrueType, in a file that is usually called NAME.ttf"
    );
    labelled(label("123")).to_png(&Fonts::from_bytes(cubic, None).unwrap()).unwrap();
}

#[test]
fn no_beginning_of_a_font_stops_the_program() {
    // All short ones, and some long ones.
    let step = budget(2003, 97);
    let lengths = (0..700).step_by(budget(7, 1)).chain((700..OTHER.len()).step_by(step));
    for length in lengths {
        draw_with(&OTHER[..length]).unwrap_err();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(100, 20_000)))]

    #[test]
    fn no_damage_to_a_font_stops_the_program(
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..4000, any::<u8>(), any::<bool>()), 1..12),
    ) {
        // One slice: each use of a constant can have an address of its own.
        let font = OTHER;
        let mut damaged = font.to_vec();
        // Tables begin with their most important numbers.
        let start = |table: &[u8]| table.as_ptr() as usize - font.as_ptr() as usize;
        let starts: Vec<usize> = tables(font).iter().map(|(_, table)| start(table)).chain([0]).collect();
        for (table, offset, value, is_near) in changes {
            let offset = if is_near { offset % 64 } else { offset };
            if let Some(byte) = damaged.get_mut(starts[table.index(starts.len())] + offset) {
                *byte = value;
            }
        }
        _ = draw_with(&damaged);
    }

    #[test]
    fn random_bytes_are_no_font(bytes in prop::collection::vec(any::<u8>(), 0..400), is_named: bool) {
        let start: &[u8] = if is_named { &[0, 1, 0, 0] } else { &[] };
        prop_assert!(draw_with(&[start, &bytes].concat()).is_err());
    }
}
