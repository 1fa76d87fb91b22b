//! Headings, paragraphs and pictures on pages.

use proptest::prelude::*;
use sudokit_draw::{
    Drawing, Fonts, HeadingLevel, Keep, LayerKind, PageStyle, Pages, PaperSize, Point, Rgb, Shape, Size,
    Weight,
};
use sudokit_testkit::budget;

use super::reader::{PdfFile, ReadPage, ReadText};
use super::support::{labelled, sample};
use super::tools::text_of;

/// Small pages, so that there are many.
const STYLE: PageStyle = PageStyle {
    paper: PaperSize { width: 220.0, height: 260.0 },
    margin: 30.0,
    text: 10.0,
    colour: Rgb::BLACK,
};

/// A part of a document.
#[derive(Clone, Debug)]
enum Part {
    Heading(HeadingLevel),
    Paragraph { words: usize },
    Item { words: usize },
    Picture { height: f32, keep: Keep },
    PageBreak,
}

fn part() -> impl Strategy<Value = Part> {
    let level =
        prop::sample::select(vec![HeadingLevel::Title, HeadingLevel::Section, HeadingLevel::Subsection]);
    let keep = prop::sample::select(vec![Keep::Alone, Keep::WithNext]);
    prop_oneof![
        2 => level.prop_map(Part::Heading),
        4 => (1_usize..90).prop_map(|words| Part::Paragraph { words }),
        2 => (1_usize..30).prop_map(|words| Part::Item { words }),
        2 => (10.0_f32..150.0, keep).prop_map(|(height, keep)| Part::Picture { height, keep }),
        1 => Just(Part::PageBreak),
    ]
}

/// A black picture, 100 units wide.
fn picture(height: f32) -> Drawing {
    let mut drawing = Drawing::new(100.0, height, Size::Points(100.0));
    let area = Shape::rectangle(Point::default(), 100.0, height).filled(Rgb::BLACK);
    drawing.layer_mut(LayerKind::Grid).push(area);
    drawing
}

/// Words that say to which part they belong.
fn words(part: usize, count: usize) -> String {
    (0..count).map(|word| format!("p{part}w{word}")).collect::<Vec<_>>().join(" ")
}

fn write(parts: &[Part]) -> Vec<ReadPage> {
    let fonts = Fonts::built_in();
    let mut pages = Pages::new("Pages", &fonts, STYLE).unwrap();
    for (index, part) in parts.iter().enumerate() {
        match *part {
            Part::Heading(level) => pages.heading(level, &words(index, 1)),
            Part::Paragraph { words: count } => pages.paragraph(&words(index, count)),
            Part::Item { words: count } => pages.item("1.", &words(index, count)),
            Part::Picture { height, keep } => pages.picture(&picture(height), 100.0, keep),
            Part::PageBreak => pages.page_break(),
        }
        .unwrap();
    }
    PdfFile::read(&pages.finish().unwrap()).pages()
}

/// The part that a text belongs to. Page numbers and the numbers of items belong to none.
fn part_of(text: &ReadText) -> Option<usize> {
    text.text.strip_prefix('p')?.split('w').next()?.parse().ok()
}

/// The tops and bottoms of the pictures on a page.
fn pictures(page: &ReadPage) -> Vec<[f32; 2]> {
    let number = |operands: &[String]| operands[1].parse::<f32>().unwrap();
    let mut pictures = Vec::new();
    let mut heights: Vec<f32> = Vec::new();
    for operator in &page.operators {
        match &operator.name[..] {
            "m" | "l" => heights.push(page.height - number(&operator.operands)),
            "f" => {
                let ends = heights
                    .drain(..)
                    .fold([f32::INFINITY, 0.0], |[top, bottom]: [f32; 2], at| [top.min(at), bottom.max(at)]);
                pictures.push(ends);
            }
            _ => (),
        }
    }
    pictures
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(60, 5000)))]

    #[test]
    fn everything_is_on_the_pages_in_order(parts in prop::collection::vec(part(), 1..12)) {
        let pages = write(&parts);
        let written: Vec<String> = pages
            .iter()
            .flat_map(|page| &page.texts)
            .filter(|text| part_of(text).is_some())
            .flat_map(|text| text.text.split(' ').map(str::to_owned).collect::<Vec<_>>())
            .collect();
        let expected: Vec<String> = parts
            .iter()
            .enumerate()
            .flat_map(|(index, part)| match *part {
                Part::Heading(_) => vec![words(index, 1)],
                Part::Paragraph { words: count } | Part::Item { words: count } => {
                    words(index, count).split(' ').map(str::to_owned).collect()
                }
                Part::Picture { .. } | Part::PageBreak => vec![],
            })
            .collect();
        prop_assert_eq!(written, expected);
        let count = parts.iter().filter(|part| matches!(part, Part::Picture { .. })).count();
        prop_assert_eq!(pages.iter().map(|page| pictures(page).len()).sum::<usize>(), count);
    }

    #[test]
    fn everything_is_between_the_margins_and_nothing_overlaps(parts in prop::collection::vec(part(), 1..12)) {
        let fonts = Fonts::built_in();
        let (right, bottom) = (STYLE.paper.width - STYLE.margin, STYLE.paper.height - STYLE.margin);
        for page in write(&parts) {
            let mut occupied = pictures(&page);
            for text in page.texts.iter().filter(|text| part_of(text).is_some()) {
                let weight = if text.is_bold { Weight::Bold } else { Weight::Regular };
                let width = fonts.width(&text.text, weight).unwrap() * text.size;
                prop_assert!(text.x >= STYLE.margin - 0.02 && text.x + width <= right + 0.02, "{text:?}");
                // From the top of the highest letters to the bottom of the lowest.
                occupied.push([text.y - 0.8 * text.size, text.y + 0.25 * text.size]);
            }
            occupied.sort_by(|a, b| a[0].total_cmp(&b[0]));
            for [top, end] in &occupied {
                prop_assert!(*top >= STYLE.margin - 0.02 && *end <= bottom + 0.02);
            }
            for pair in occupied.windows(2) {
                prop_assert!(pair[0][1] <= pair[1][0], "{pair:?}");
            }
        }
    }

    #[test]
    fn what_belongs_together_is_on_one_page(parts in prop::collection::vec(part(), 1..12)) {
        let pages = write(&parts);
        let lines = |page: &ReadPage, part| page.texts.iter().filter(|text| part_of(text) == Some(part)).count();
        // A group is at most a heading, a picture and two lines.
        let is_heading = |part: &Part| matches!(part, Part::Heading(_));
        for (index, pair) in parts.windows(2).enumerate() {
            let is_first = index == 0 || !is_heading(&parts[index - 1]);
            if let (true, true, Part::Paragraph { .. } | Part::Item { .. }) = (is_heading(&pair[0]), is_first, &pair[1]) {
                let page = pages.iter().find(|page| lines(page, index) > 0).unwrap();
                prop_assert!(lines(page, index + 1) > 0, "{pair:?}");
            }
        }
        // No line of a paragraph is alone on a page.
        for (index, part) in parts.iter().enumerate().filter(|(_, part)| matches!(part, Part::Paragraph { .. })) {
            let counts: Vec<usize> = pages.iter().map(|page| lines(page, index)).filter(|&count| count > 0).collect();
            prop_assert!(counts.len() == 1 || counts.iter().all(|&count| count > 1), "{part:?} {counts:?}");
        }
        // No page is empty.
        for page in &pages {
            let has_text = page.texts.iter().any(|text| part_of(text).is_some());
            prop_assert!(has_text || !pictures(page).is_empty() || pages.len() == 1);
        }
    }
}

#[test]
fn a_picture_is_on_the_page_of_its_text() {
    for words in 1..80 {
        let parts = [
            Part::Paragraph { words },
            Part::Heading(HeadingLevel::Section),
            Part::Picture { height: 60.0, keep: Keep::WithNext },
            Part::Paragraph { words: 40 },
        ];
        let pages = write(&parts);
        let page = pages.iter().find(|page| !pictures(page).is_empty()).unwrap();
        for part in [1, 3] {
            assert!(page.texts.iter().any(|text| part_of(text) == Some(part)), "{words}");
        }
    }
}

#[test]
fn a_heading_is_on_the_page_of_a_large_picture() {
    let parts = [
        Part::Paragraph { words: 9 },
        Part::Heading(HeadingLevel::Title),
        Part::Picture { height: 200.0, keep: Keep::WithNext },
        Part::Paragraph { words: 40 },
    ];
    let pages = write(&parts);
    let [[top, bottom]] = pictures(&pages[1])[..] else { panic!() };
    assert!((100.0..180.0).contains(&(bottom - top)));
    for part in [1, 3] {
        assert!(pages[1].texts.iter().any(|text| part_of(text) == Some(part)));
    }
}

#[test]
fn lines_in_another_font_are_not_stretched() {
    let fonts = Fonts::from_bytes(ttf_noto_sans::BOLD.to_vec(), None).unwrap();
    let mut pages = Pages::new("", &fonts, STYLE).unwrap();
    pages.item("10.", &"many words ".repeat(20)).unwrap();
    for text in &PdfFile::read(&pages.finish().unwrap()).pages()[0].texts {
        let width = fonts.width(&text.text, Weight::Regular).unwrap() * text.size;
        assert!((text.stretch - 1.0).abs() < 1e-6 && text.x + width <= 190.02, "{text:?}");
    }
}

#[test]
fn a_picture_is_never_larger_than_a_page() {
    let fonts = Fonts::built_in();
    let mut pages = Pages::new("", &fonts, STYLE).unwrap();
    pages.paragraph("above").unwrap();
    pages.picture(&picture(500.0), 400.0, Keep::Alone).unwrap();
    pages.paragraph("below").unwrap();
    let pages = PdfFile::read(&pages.finish().unwrap()).pages();
    assert_eq!(pages.len(), 3);
    assert_eq!(pictures(&pages[1]), [[30.0, 230.0]]);
}

#[test]
fn pages_have_numbers_if_there_are_several() {
    let numbers = |parts: &[Part]| {
        let last = |page: &ReadPage| page.texts.last().unwrap().clone();
        write(parts).iter().map(last).filter(|text| part_of(text).is_none()).collect::<Vec<_>>()
    };
    assert!(numbers(&[Part::Paragraph { words: 3 }]).is_empty());
    let found = numbers(&[Part::Paragraph { words: 80 }]);
    assert_eq!(found.iter().map(|text| &text.text[..]).collect::<Vec<_>>(), ["1", "2"]);
    // Centred, in the middle of the lower margin.
    let half = Weight::Regular.width("1") * found[0].size / 2.0;
    assert!((found[0].x + half - 110.0).abs() < 0.02 && (245.0..250.0).contains(&found[0].y));
}

#[test]
fn the_text_of_an_item_is_to_the_right_of_its_number() {
    let fonts = Fonts::built_in();
    let mut pages = Pages::new("", &fonts, STYLE).unwrap();
    pages.item("1.", "one").unwrap();
    pages.item("12345.", "two").unwrap();
    let page = PdfFile::read(&pages.finish().unwrap()).pages().remove(0);
    let [number, one, long, two] = &page.texts[..] else { panic!() };
    assert_eq!((number.x, one.x, long.x), (30.0, 48.0, 30.0));
    assert!(two.x > long.x + Weight::Regular.width("12345.") * 10.0);
    assert_eq!((number.y, long.y), (one.y, two.y));
}

#[test]
fn texts_without_words_take_no_room() {
    let fonts = Fonts::built_in();
    let mut pages = Pages::new("", &fonts, STYLE).unwrap();
    pages.paragraph("a word").unwrap();
    pages.page_break().unwrap();
    pages.paragraph(" \n ").unwrap();
    pages.paragraph("").unwrap();
    pages.heading(HeadingLevel::Title, "").unwrap();
    let pages = PdfFile::read(&pages.finish().unwrap()).pages();
    assert_eq!((pages.len(), pages[0].texts.len()), (1, 1));
}

#[test]
fn pages_without_room_are_refused_with_a_sentence() {
    let fonts = Fonts::built_in();
    let error = |style| Pages::new("", &fonts, style).unwrap_err().to_string();
    let room = "the margins leave no room for text: choose smaller margins, smaller letters or larger pages";
    for style in [
        PageStyle { margin: 100.0, ..STYLE },
        PageStyle { margin: -1.0, ..STYLE },
        PageStyle { margin: f32::NAN, ..STYLE },
        PageStyle { text: 50.0, ..STYLE },
        PageStyle { text: 0.0, ..STYLE },
        PageStyle { text: f32::INFINITY, ..STYLE },
    ] {
        assert_eq!(error(style), room, "{style:?}");
    }
    let paper = PaperSize { width: 200.0, height: 20_000.0 };
    assert_eq!(
        error(PageStyle { paper, ..STYLE }),
        "a page cannot be 200 x 20000 points large: choose between 3 and 14400 on each side"
    );
}

#[test]
fn bad_texts_and_pictures_are_refused() {
    let fonts = Fonts::built_in();
    let mut pages = Pages::new("", &fonts, STYLE).unwrap();
    pages.paragraph("数").unwrap_err();
    pages.heading(HeadingLevel::Title, "שלום").unwrap_err();
    pages.item("①数", "one").unwrap_err();
    let label = sudokit_draw::Label::centred("数", Point::new(50.0, 50.0), 5.0, Rgb::BLACK);
    pages.picture(&labelled(label), 100.0, Keep::Alone).unwrap_err();
    for width in [0.0, -1.0, f32::NEG_INFINITY] {
        pages.picture(&sample(), width, Keep::Alone).unwrap_err();
    }
    // What is too wide is made smaller.
    pages.picture(&sample(), f32::INFINITY, Keep::Alone).unwrap();
    pages.picture(&sample(), f32::NAN, Keep::Alone).unwrap();
    assert_eq!(PdfFile::read(&pages.finish().unwrap()).pages().len(), 1);
}

#[test]
fn other_programs_read_the_pages() {
    let fonts = Fonts::built_in();
    let mut pages =
        Pages::new("Ein Rätsel", &fonts, PageStyle { paper: PaperSize::LETTER, ..PageStyle::default() })
            .unwrap();
    for number in 1..=9 {
        pages.heading(HeadingLevel::Section, &format!("Step {number}")).unwrap();
        pages.picture(&sample(), 300.0, Keep::WithNext).unwrap();
        pages.paragraph(&"The digit 4 has only one place in row\u{a0}1. ".repeat(9)).unwrap();
    }
    let file = pages.finish().unwrap();
    if let Some(report) = text_of("qpdf", &["--check", "{}"], &file) {
        assert!(report.contains("No syntax or stream encoding errors found"), "{report}");
    }
    if let Some(information) = text_of("pdfinfo", &["{}"], &file) {
        assert!(
            information.contains("Ein Rätsel") && information.contains("612 x 792 pts (letter)"),
            "{information}"
        );
    }
    if let Some(text) = text_of("pdftotext", &["{}", "-"], &file) {
        let words: Vec<&str> = text.split_whitespace().collect();
        let text = words.join(" ");
        assert_eq!(text.matches("The digit 4 has only one place in row 1.").count(), 81);
        assert!((1..=9).all(|number| text.contains(&format!("Step {number}"))));
    }
}
