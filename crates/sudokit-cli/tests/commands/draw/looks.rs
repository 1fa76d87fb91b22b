//! Sizes, themes, colours, titles, labels, legends and fonts, and options that do not fit
//! together.

use std::path::Path;

use super::*;

#[test]
fn a_picture_is_as_wide_as_asked() {
    let program = Program::new();
    for (size, attribute, pixels) in [
        ("800", "width=\"800\"", 800),
        ("800px", "width=\"800\"", 800),
        ("100.4", "width=\"100.4\"", 100),
        ("1", "width=\"1\"", 1),
        ("1in", "width=\"72pt\"", 300),
        ("72PT", "width=\"72pt\"", 300),
        ("25.4mm", "width=\"72pt\"", 300),
        ("2.54cm", "width=\"72pt\"", 300),
    ] {
        assert!(drawn(&program, &[SMALL, "--size", size]).contains(attribute), "{size}");
        let png = program.run_for_bytes(&format!("draw {SMALL} -t png --size {size}"));
        assert_eq!(png_size(&png), (pixels, pixels), "{size}");
        // The width is that of the whole picture, also of a sheet.
        let sheet =
            program.run_for_bytes(&format!("draw {SMALL} {SMALL} --title 2 --labels -t png --size {size}"));
        assert_eq!(png_size(&sheet).0, pixels, "{size}");
    }
    assert_eq!(png_size(&program.run_for_bytes(&format!("draw {SMALL} -t png"))).0, 1000, "by default");
    let box_of = |size: &str| {
        let pdf = program.run_for_bytes(&format!("draw {SMALL} -t pdf --size {size}"));
        let (_, rest) = String::from_utf8_lossy(&pdf)
            .split_once("/MediaBox[0 0 ")
            .map(|(a, b)| (a.len(), b.to_owned()))
            .unwrap();
        rest.split(']').next().unwrap().to_owned()
    };
    assert_eq!([box_of("400"), box_of("10cm"), box_of("3in")], ["300 300", "283.46 283.46", "216 216"]);
}

#[test]
fn impossible_sizes_are_refused() {
    let program = Program::new();
    for size in
        ["0", "-5", "-5mm", "nan", "inf", "1e3", "12 parsecs", "mm", "20001", "99999999999999", "5%", "5x5"]
    {
        let output = program.call(&["draw", SMALL, "--size", size]);
        let problem = format!("'{size}' is not a width such as 800, 800px, 120mm, 12cm, 5in or 300pt");
        assert!(output.errors.contains(&problem) && output.code == Some(2), "{size}: {}", output.errors);
    }
    is_misused(&program, "draw --size 5 --size 6 .", "--size can be used only once");
    for (flags, problem) in [
        (
            "-t png --size 20000",
            "the picture would have 20000 x 20000 pixels: choose at most 20000 on each side and 100 million together",
        ),
        (
            "-t png --size 20000in",
            "the picture would have 6000000 x 6000000 pixels: choose at most 20000 on each side and 100 million together",
        ),
        ("-t pdf --size 1", "a page cannot be 1 x 1 points large: choose between 3 and 14400 on each side"),
        (
            "-t pdf --size 20000",
            "a page cannot be 15000 x 15000 points large: choose between 3 and 14400 on each side",
        ),
    ] {
        let arguments: Vec<&str> = ["draw", SMALL].into_iter().chain(flags.split(' ')).collect();
        is_refused(&program, &arguments, 2, problem);
    }
    drawn(&program, &[SMALL, "--size", "20000in"]);
}

#[test]
fn themes_and_paints_choose_the_colours() {
    let program = Program::new();
    let paper = |arguments: &[&str]| {
        let drawing = drawn(&program, &[&[SMALL], arguments].concat());
        let (_, rest) = drawing.split_once("<rect ").unwrap();
        rest.split_once("fill=\"").unwrap().1.split('"').next().unwrap().to_owned()
    };
    assert_eq!(paper(&[]), "#fff");
    assert_ne!(paper(&["--theme", "dark"]), "#fff");
    assert_eq!(paper(&["--theme", "print"]), "#fff");
    assert_eq!(paper(&["--theme", "dark", "--paint", "paper=#FFFBE6"]), "#fffbe6");
    assert_eq!(
        paper(&["--paint", "given=#7a0019, paper=#123", "--paint", "paper=#456"]),
        "#456",
        "the last one wins"
    );
    assert!(drawn(&program, &[SMALL, "--paint", "given=#7a0019"]).contains("fill=\"#7a0019\""));
    assert!(
        drawn(&program, &[SMALL, SMALL, "--theme", "dark", "--title", "x"])
            .contains(&paper(&["--theme", "dark"]))
    );
    for (paint, problem) in [
        ("given", "--paint: 'given' is not a colour such as given=#1d54f1"),
        (
            "given=red",
            "--paint given=red: a colour is written as # and six digits from 0 to f, such as #1d54f1",
        ),
        (
            "given=#12",
            "--paint given=#12: a colour is written as # and six digits from 0 to f, such as #1d54f1",
        ),
        ("given=", "--paint given=: a colour is written as # and six digits from 0 to f, such as #1d54f1"),
    ] {
        is_misused(&program, &format!("draw {SMALL} --paint {paint}"), problem);
    }
    let output = program.call(&["draw", SMALL, "--paint", "sky=#fff"]);
    assert!(
        output
            .errors
            .starts_with("error: --paint sky=#fff: there is no colour called 'sky'; the names are: paper, ")
    );
    is_misused(&program, "draw --theme blue .", "'blue' is not a value of --theme: use light, dark or print");
}

#[test]
fn titles_are_drawn_as_they_are() {
    let program = Program::new();
    for (title, shown) in [
        ("Monday", "Monday"),
        ("<b>&amp;\"it's\" ]]>", "<b>&amp;\"it's\" ]]>"),
        ("数独 🎉", "数独 🎉"),
        ("two\nlines\tand\u{1b}[31m", "two lines and [31m"),
        ("-", "-"),
    ] {
        let drawing = drawn(&program, &[SMALL, &format!("--title={title}")]);
        assert_eq!(drawn_texts(&drawing).pop().as_deref(), Some(shown), "{title:?}");
        let document = roxmltree::Document::parse(&drawing).unwrap();
        let named = document.root_element().children().next().unwrap();
        assert_eq!((named.tag_name().name(), named.text()), ("title", Some(shown)), "{title:?}");
    }
    for nothing in ["", " "] {
        let texts = drawn_texts(&drawn(&program, &[SMALL, "--title", nothing]));
        assert!(texts.concat().trim().len() <= 4, "{texts:?}");
    }
    for title in ["W".repeat(2000), "many words ".repeat(300), "\u{7f}\u{85}\u{fffe}".to_owned()] {
        drawn(&program, &[SMALL, "--title", &title]);
        for format in ["png", "pdf"] {
            let output = program.call(&[
                "draw", SMALL, "--title", &title, "--size", "90", "--force", "-t", format, "-o", "a",
            ]);
            assert!(
                output.code == Some(0) || output.errors.starts_with("error: the title has "),
                "{}",
                output.errors
            );
        }
    }
    for (title, problem) in [
        (
            "🎉",
            "the title has 🎉 (U+1F389), which the built-in font does not have: choose a font that has it, with --font FILE",
        ),
        (
            "e\u{301}",
            "the title has U+0301, a mark that changes the character before it: replace both by one character",
        ),
        (
            "\u{646}",
            "the title has \u{646} (U+0646): text that runs from right to left can only be written as SVG",
        ),
        (
            "\u{915}",
            "the title has \u{915} (U+0915): a script whose letters change with their neighbours can only be written as SVG",
        ),
    ] {
        is_refused(&program, &["draw", SMALL, "--title", title, "-o", "b.png"], 2, problem);
        let problem = problem.replace("the title", &format!("the text '{title}'"));
        is_refused(&program, &["draw", SMALL, SMALL, "--title", title, "-o", "b.pdf"], 2, &problem);
    }
}

#[test]
fn labels_and_legends_are_around_the_board() {
    let program = Program::new();
    let height = |arguments: &[&str]| {
        let drawing = drawn(&program, &[&[PUZZLE, "--hint"], arguments].concat());
        let (_, rest) = drawing.split_once("viewBox=\"0 0 ").unwrap();
        let (size, _) = rest.split_once('"').unwrap();
        size.split(' ').nth(1).unwrap().parse::<f32>().unwrap()
    };
    assert!(height(&["--labels"]) > height(&[]));
    assert!(height(&["--legend"]) > height(&[]));
    let names = |arguments: &[&str]| {
        let mut texts = drawn_texts(&drawn(&program, &[&[SMALL, "--labels"], arguments].concat()));
        texts.retain(|text| text.chars().all(|c| c.is_ascii_uppercase()));
        texts.concat()
    };
    assert_eq!([names(&[]), names(&["--coordinates", "A1"])], ["", "ABCD"]);
    let sentences = drawn(&program, &[PUZZLE, "--hint", "--coordinates", "A1"]);
    assert!(sentences.contains(" A6") && !sentences.contains("r1c6"), "{sentences:.900}");
    assert!(drawn(&program, &[SMALL, "--coordinates", "A1"]).contains("Row A: 1 . . ."));
}

/// A font that Debian installs in a package of its own.
const FONT: &str = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";

#[test]
fn another_font_is_used_for_pixels_and_pages() {
    let program = Program::new();
    let Ok(font) = std::fs::read(FONT) else { return eprintln!("skipped: there is no {FONT}") };
    let draw = |format: &str| {
        let output = program.call(&[
            "draw",
            PUZZLE,
            "--title",
            "Ärger ∀x",
            "--size",
            "200",
            "--font",
            FONT,
            "-t",
            format,
            "--force",
            "-o",
            "a",
        ]);
        assert_eq!((output.errors, output.code), (String::new(), Some(0)), "{format}");
        program.bytes("a")
    };
    assert_eq!(png_size(&draw("png")).0, 200);
    draw("svg");
    draw("pdf");
    let text = check_pdf(&program.path().join("a"));
    assert!(text.is_none_or(|text| text.contains("Ärger ∀x")));
    let own = program.run_for_bytes(&format!("draw {PUZZLE} -t png --size 200"));
    assert!(own != program.run_for_bytes(&format!("draw {PUZZLE} -t png --size 200 --font {FONT}")));
    // A part of a font is refused, wherever it ends.
    for length in [0, 3, 12, 100, 5_000, font.len() / 2, font.len() - 30_000] {
        program.file("part.ttf", &font[..length]);
        let output = program.call(&["draw", PUZZLE, "--font", "part.ttf", "-o", "b.pdf"]);
        assert_eq!(output.code, Some(2), "{length}: {}", output.errors);
        assert!(output.errors.starts_with("error: --font: part.ttf: "), "{length}: {}", output.errors);
    }
    let problem = "the title has 数 (U+6570), which the font does not have: choose a font that has it, with --font FILE";
    is_refused(&program, &["draw", SMALL, "--title", "数独", "--font", FONT, "-o", "b.png"], 2, problem);
}

#[test]
fn wrong_fonts_are_named() {
    let program = Program::new();
    program.file("words.ttf", "This is not a font.\n");
    program.file("start.ttf", b"\0\x01\0\0\0\x04\0\x40\0\x02\0\0");
    let folder = Path::new("fonts");
    std::fs::create_dir(program.path().join(folder)).unwrap();
    for (font, problem) in [
        ("no.ttf", "--font: there is no file called no.ttf"),
        ("fonts", "--font: fonts: this is a folder, not a file"),
        ("words.ttf", "--font: words.ttf: this is not a font in the format TrueType or OpenType"),
        ("start.ttf", "--font: start.ttf: the font is damaged: a part of it is missing or wrong"),
    ] {
        is_refused(&program, &["draw", SMALL, "--font", font, "-o", "a.png"], 2, problem);
        is_refused(&program, &["explain", SMALL, "--font", font, "-o", "a.pdf"], 2, problem);
    }
}

#[test]
fn options_that_do_not_fit_together_are_refused() {
    let program = Program::new();
    for (line, one, other) in [
        ("draw --hint --step 2 .", "--hint", "--step"),
        ("draw --hint --solution .", "--hint", "--solution"),
        ("draw --step 1 --solution .", "--step", "--solution"),
        ("draw --solution --candidates .", "--solution", "--candidates"),
        ("draw --technique x-wing .", "--technique", "INPUT"),
        ("draw --technique x-wing --hint", "--technique", "--hint"),
        ("draw --technique x-wing --order hodoku", "--technique", "--order"),
        ("draw --technique x-wing --game a", "--technique", "--game"),
        ("draw --technique x-wing --skip 2", "--technique", "--skip"),
        ("draw --technique x-wing --diagonals", "--technique", "--diagonals"),
        ("draw --technique x-wing --alphabet 1-9", "--technique", "--alphabet"),
        ("draw --game a .", "--game", "INPUT"),
        ("draw --game a --candidates", "--game", "--candidates"),
        ("draw --game a --solution", "--game", "--solution"),
        ("draw --game a --step 3", "--game", "--step"),
        ("draw --game a --from line", "--game", "--from"),
        ("draw --game a --box 3x3", "--game", "--box"),
        ("draw --jigsaw a --box 3x3 .", "--jigsaw", "--box"),
    ] {
        let output = program.run(line).errors;
        let (first, _) = output.split_once('\n').unwrap();
        let said = |one, other| format!("error: {one} cannot be used together with {other}");
        assert!([said(one, other), said(other, one)].contains(&first.to_owned()), "{line}: {first}");
    }
    is_misused(
        &program,
        "draw --reveal move .",
        "one of these options is missing: --hint, --step or --technique",
    );
    is_misused(&program, "draw --continue .", "the option --skip is missing");
    is_misused(&program, "draw --json .", "there is no option '--json'");
    is_misused(&program, "draw --label .", "there is no option '--label'; did you mean --labels?");
    is_misused(&program, "draw --across 0 .", "--across: expected a whole number from 1 to 100");
    is_misused(&program, "draw --paper a5 .", "'a5' is not a value of --paper: use a4 or letter");
}

#[test]
fn settings_of_other_commands_are_not_used() {
    let program = with_list();
    program.file(
        "config.toml",
        "theme = \"none\"\nformat = \"pretty\"\ncolor = \"always\"\nscale = \"hodoku\"\n",
    );
    let settings = program.path().join("config.toml");
    for arguments in [
        &["draw", PUZZLE][..],
        &["draw", "--hint", PUZZLE],
        &["draw", "list.txt"],
        &["draw", "--technique", "x-wing"],
        &["explain", "--to", "html", "--scale", "explainer", PUZZLE],
    ] {
        let with_settings = std::process::Command::new(env!("CARGO_BIN_EXE_sudoku"))
            .args(arguments)
            .current_dir(program.path())
            .env("SUDOKU_CONFIG", &settings)
            .output()
            .unwrap();
        assert!(
            String::from_utf8(with_settings.stdout).unwrap() == program.call(arguments).out,
            "{arguments:?}"
        );
    }
}
