//! Pages with pictures.

use sudokit_draw::{
    Drawing, Fonts, Label, PdfDocument, Point, Rgb, Scene, Size, Theme, View, Visibility, Weight, draw,
};

use super::reader::{Operator, PdfFile, ReadText};
use super::support::{HARD, Image, boards, chain, full, givens, hash, labelled, plain, sample};
use super::tools::{output_of, text_of};

fn pdf(drawing: &Drawing) -> Vec<u8> {
    drawing.to_pdf(&Fonts::built_in()).unwrap()
}

/// The middle of a text, at half the height of its digits.
fn middle(text: &ReadText) -> Point {
    let weight = if text.is_bold { Weight::Bold } else { Weight::Regular };
    let width = Fonts::built_in().width(&text.text, weight).unwrap() * text.size * text.stretch;
    Point::new(text.x + width / 2.0, text.y - 0.357 * text.size)
}

/// The cells of a board without anything around it in which these points are.
#[expect(clippy::cast_sign_loss, reason = "nothing is left of the board")]
fn cells(points: impl IntoIterator<Item = (Point, String)>, width: f32) -> String {
    let mut cells = vec!['.'; 81];
    for (Point { x, y }, text) in points {
        let [column, row] = [x, y].map(|at| ((at * 914.0 / width - 7.0) / 100.0).floor() as usize);
        cells[9 * row + column] = text.parse().unwrap();
    }
    cells.into_iter().collect()
}

#[test]
fn every_digit_is_in_its_cell() {
    let file = pdf(&draw(&givens(HARD), &plain(Size::Points(300.0))));
    let [page] = &PdfFile::read(&file).pages()[..] else { panic!() };
    let found = page.texts.iter().map(|text| (middle(text), text.text.clone()));
    assert_eq!(cells(found, 300.0), HARD);
}

#[test]
fn other_programs_find_every_digit_in_its_cell() {
    let file = pdf(&draw(&givens(HARD), &plain(Size::Points(300.0))));
    let Some(words) = text_of("pdftotext", &["-bbox", "{}", "-"], &file) else { return };
    let found = words.lines().filter_map(|line| {
        let word = line.trim().strip_prefix("<word ")?.strip_suffix("</word>")?;
        let (numbers, text) = word.split_once('>')?;
        let numbers: Vec<f32> = numbers.split('"').filter_map(|part| part.parse().ok()).collect();
        let [left, top, right, bottom] = numbers[..] else { panic!("{word}") };
        Some((Point::new(left.midpoint(right), top.midpoint(bottom)), text.to_owned()))
    });
    assert_eq!(cells(found, 300.0), HARD);
}

#[test]
fn candidates_and_legends_are_text() {
    let file = pdf(&draw(&chain(), &full(Theme::light(), Size::Points(400.0))));
    let [page] = &PdfFile::read(&file).pages()[..] else { panic!() };
    let texts: Vec<&str> = page.texts.iter().map(|text| &text.text[..]).collect();
    assert!(texts.contains(&"ruled out") && texts.contains(&"weak link"), "{texts:?}");
    assert!(texts.len() > 150);
    let Some(text) = text_of("pdftotext", &["{}", "-"], &file) else { return };
    assert!(text.contains("weak link"));
}

#[test]
fn a_print_has_only_grays() {
    let colours = |theme: &Theme| {
        let pages =
            boards(theme).iter().flat_map(|board| PdfFile::read(&pdf(board)).pages()).collect::<Vec<_>>();
        let operators = pages.iter().flat_map(|page| &page.operators);
        operators
            .filter(|operator| ["rg", "RG", "k", "K", "sc", "SC", "cs", "CS"].contains(&&operator.name[..]))
            .count()
    };
    assert_eq!(colours(&Theme::print()), 0);
    assert!(colours(&Theme::light()) > 10);
}

#[test]
fn numbers_have_two_decimals() {
    for drawing in boards(&Theme::dark()).iter().chain([&sample()]) {
        for page in PdfFile::read(&pdf(drawing)).pages() {
            for Operator { name, operands } in &page.operators {
                // A colour has 256 steps.
                let most = if ["g", "G", "rg", "RG"].contains(&&name[..]) { 3 } else { 2 };
                for operand in operands.iter().filter(|operand| operand.parse::<f32>().is_ok()) {
                    let decimals = operand.split_once('.').map_or(0, |(_, decimals)| decimals.len());
                    assert!(decimals <= most, "{operands:?} {name}");
                }
            }
        }
    }
}

#[test]
fn dashes_ends_and_corners_are_those_of_svg() {
    let operators = &PdfFile::read(&pdf(&sample())).pages()[0].operators;
    let written: Vec<String> = operators
        .iter()
        .filter(|operator| ["d", "J", "j", "M", "w"].contains(&&operator.name[..]))
        .map(|Operator { name, operands }| format!("{} {name}", operands.join(" ")))
        .collect();
    let expected = [
        "4 M",
        "2 w",
        "[] 0 d",
        "1 J",
        "1 j",
        "1.5 w",
        "[4 2] 0 d",
        "0 J",
        "0 j",
        "3 w",
        "[] 0 d",
        "1 J",
        "1 j",
    ];
    assert_eq!(written, expected);
}

#[test]
fn a_file_has_a_title_a_language_and_no_date() {
    let file = pdf(&sample());
    assert!(file.starts_with(b"%PDF-1.4"));
    let read = PdfFile::read(&file);
    let all = read.dictionaries().collect::<Vec<_>>().join("\n");
    for part in
        ["/Lang(en)", "/Title(A sample)", "/Subject(One shape of each kind.)", "/MediaBox[0 0 200 100]"]
    {
        assert!(all.contains(part), "{part}: {all}");
    }
    assert!(!all.contains("Date"));
}

#[test]
fn the_same_drawing_has_the_same_bytes() {
    assert_eq!(hash(&pdf(&sample())), 0x0d5f_d5f8_c184_8b03);
    let drawing = draw(&chain(), &full(Theme::print(), Size::Points(300.0)));
    assert_eq!(pdf(&drawing), pdf(&drawing));
    // The identifier is a hash of the content.
    let identifier = |file: &[u8]| {
        let file = String::from_utf8_lossy(file).into_owned();
        file.split_once("/ID[").unwrap().1.split_once(']').unwrap().0.to_owned()
    };
    let mut other = drawing.clone();
    other.description = "Other words.".to_owned();
    assert_ne!(identifier(&pdf(&drawing)), identifier(&pdf(&other)));
}

#[test]
fn pages_share_their_fonts() {
    let fonts = Fonts::built_in();
    let mut document = PdfDocument::new("Four boards", &fonts).unwrap();
    let board = draw(&chain(), &full(Theme::print(), Size::Points(300.0)));
    for _ in 0..4 {
        let mut page = document.page(400.0, 500.0).unwrap();
        page.place(&board, Point::new(50.0, 50.0), 300.0 / board.width).unwrap();
    }
    let file = document.finish().unwrap();
    let read = PdfFile::read(&file);
    assert_eq!(read.pages().len(), 4);
    assert_eq!(read.dictionaries().filter(|dictionary| dictionary.contains("/FontFile2")).count(), 2);
    let Some(table) = text_of("pdffonts", &["{}"], &file) else { return };
    let fonts: Vec<Vec<&str>> = table.lines().skip(2).map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(fonts.len(), 2, "{table}");
    for (font, name) in fonts.iter().zip(["NotoSans", "NotoSans-Bold"]) {
        assert!(font[0].ends_with(&format!("+{name}")), "{table}");
        // Embedded, a subset, with characters.
        assert_eq!(font[1..7], ["CID", "TrueType", "Identity-H", "yes", "yes", "yes"], "{table}");
    }
}

#[test]
fn qpdf_finds_no_fault() {
    for drawing in boards(&Theme::light()).iter().chain([&sample()]) {
        let Some(report) = text_of("qpdf", &["--check", "{}"], &pdf(drawing)) else { return };
        assert!(report.contains("No syntax or stream encoding errors found"), "{report}");
    }
}

/// Parts of 10 x 10 pixels are equally dark, whether a page is drawn by another program or as a
/// picture.
#[test]
fn a_page_looks_like_the_picture() {
    for (drawing, name) in
        boards(&Theme::light()).iter().chain([&sample()]).zip(["givens", "chain", "marks", "shapes"])
    {
        let mut drawing = drawing.clone();
        drawing.size = Size::Pixels(400.0);
        let picture = Image::read(&drawing.to_png(&Fonts::built_in()).unwrap());
        let Some(file) = output_of("pdftoppm", &["-r", "96", "-png", "{}"], &pdf(&drawing)) else { return };
        let page = Image::read(&file);
        assert_eq!(page.width, picture.width);
        assert!(page.height.abs_diff(picture.height) <= 1);
        let (mut sum, mut most, mut count) = (0.0, 0.0_f64, 0.0);
        for y in (0..picture.height.min(page.height) - 10).step_by(10) {
            for x in (0..picture.width - 10).step_by(10) {
                let part = [x, y, 10, 10];
                let difference = (picture.darkness(part) - page.darkness(part)).abs();
                (sum, most, count) = (sum + difference, most.max(difference), count + 1.0);
            }
        }
        assert!(sum / count < 2.0 && most < 30.0, "{name}: {} on average, {most} at most", sum / count);
    }
}

/// Characters that mean something in PDF, in XML or to a terminal.
const STRANGE: &str = "<>&\"'()\\ [a] {b} /C %d\t~";

#[test]
fn strange_titles_stay_as_they_are() {
    let mut scene: Scene = givens(HARD);
    STRANGE.clone_into(&mut scene.title);
    let drawing = draw(&scene, &View { caption: Visibility::Shown, ..plain(Size::Points(600.0)) });
    let file = pdf(&drawing);
    let shown = STRANGE.replace('\t', " ");
    let texts = PdfFile::read(&file).pages().remove(0).texts;
    assert!(texts.iter().any(|text| text.text == shown));
    if let Some(text) = text_of("pdftotext", &["-layout", "{}", "-"], &file) {
        assert!(text.contains(&shown), "{text}");
    }
    // Programs show a title with their own fonts, so everything is possible there.
    let mut drawing = sample();
    drawing.title = format!("{STRANGE} 数独 😀");
    if let Some(text) = text_of("pdfinfo", &["{}"], &pdf(&drawing)) {
        assert!(text.contains("<>&\"'()\\ [a] {b} /C %d") && text.contains("数独 😀"), "{text}");
    }
}

#[test]
fn characters_that_cannot_be_drawn_are_refused_with_a_sentence() {
    let mut scene = givens(HARD);
    let caption = View { caption: Visibility::Shown, ..plain(Size::Points(200.0)) };
    let missing = "which the built-in font does not have: choose a font that has it";
    for (title, sentence) in [
        ("My 数独", format!("the title has 数 (U+6570), {missing}")),
        ("Fun 😀", format!("the title has 😀 (U+1F600), {missing}")),
        (
            "e\u{301}",
            "the title has U+0301, a mark that changes the character before it: replace both by one character"
                .to_owned(),
        ),
        (
            "שלום",
            "the title has ש (U+05E9): text that runs from right to left can only be written as SVG".to_owned(),
        ),
        (
            "सुडोकु",
            "the title has स (U+0938): a script whose letters change with their neighbours can only be written as SVG"
                .to_owned(),
        ),
    ] {
        title.clone_into(&mut scene.title);
        let drawing = draw(&scene, &caption);
        for error in [drawing.to_pdf(&Fonts::built_in()).unwrap_err(), drawing.to_png(&Fonts::built_in()).unwrap_err()] {
            assert_eq!(error.to_string(), sentence);
            assert_eq!(error.needs_font(), sentence.contains("choose a font"));
        }
    }
    let long = "A text that is much longer than a line, with 数 in it";
    let error = labelled(Label::centred(long, Point::new(50.0, 50.0), 5.0, Rgb::BLACK));
    assert_eq!(
        error.to_pdf(&Fonts::built_in()).unwrap_err().to_string(),
        format!("the text 'A text that is much longer tha…' has 数 (U+6570), {missing}")
    );
}

#[test]
fn a_drawing_with_a_bad_text_is_not_drawn_at_all() {
    let fonts = Fonts::built_in();
    let mut document = PdfDocument::new("", &fonts).unwrap();
    let mut page = document.page(200.0, 100.0).unwrap();
    let mut drawing = sample();
    drawing.place(
        &labelled(Label::centred("数", Point::new(50.0, 50.0), 5.0, Rgb::BLACK)),
        Point::default(),
        1.0,
    );
    page.place(&drawing, Point::default(), 1.0).unwrap_err();
    let file = document.finish().unwrap();
    assert_eq!(PdfFile::read(&file).pages()[0].operators.len(), 1);
}

#[test]
fn impossible_pages_are_refused_with_a_sentence() {
    let fonts = Fonts::built_in();
    let mut document = PdfDocument::new("", &fonts).unwrap();
    let side = "points large: choose between 3 and 14400 on each side";
    for (width, height, size) in
        [(2.0, 100.0, "2 x 100"), (100.0, 14_401.0, "100 x 14401"), (f32::NAN, 9.0, "NaN x 9")]
    {
        let error = document.page(width, height).unwrap_err();
        assert_eq!(error.to_string(), format!("a page cannot be {size} {side}"));
    }
    let mut page = document.page(200.0, 100.0).unwrap();
    for scale in [1e9, -1.0, f32::NAN] {
        page.place(&sample(), Point::default(), scale).unwrap_err();
    }
    let far = "a shape is far outside of the picture, or one of its coordinates is not a number";
    let error = page.place(&sample(), Point::new(f32::NAN, 0.0), 1.0).unwrap_err();
    assert_eq!(error.to_string(), far);
    let error = page.label(&Label::centred("7", Point::new(0.0, 1e9), 5.0, Rgb::BLACK)).unwrap_err();
    assert_eq!(error.to_string(), far);
    let error = PdfDocument::new("", &fonts).unwrap().finish().unwrap_err();
    assert_eq!(error.to_string(), "the document has no pages");
}
