//! Documents of `sudoku explain`: every step has its pictures and its sentences, in order.

use roxmltree::Document;

use super::picture::html;
use super::*;

/// An X-Wing is needed.
const HARD: &str = "007006508005000003090051000902000004074060980100000607000630070800000100706400800";

/// A position of the practice for Kraken fish. Its second step has six cases with 26 links.
const NET: &str = ":0000:x:6..+5+78.......+6.5+7875+8.+2....+5732+8..6.8.67+3..2+5.4..5+6+3+8+7.+8..4........9.814...81...3:\
                   212 213 417 918 324 426 334 436 437 938 271 273 376 977 979 283 286 386 291 292 293 997::";

/// A heading with the pictures and the sentences below it.
#[derive(Debug, Default)]
struct Section {
    heading: String,
    /// The pictures, as text that can be compared.
    pictures: Vec<String>,
    sentences: Vec<String>,
    /// A letter for each: p for a picture, s for a sentence.
    order: String,
}

/// The sections of a page; the headings of puzzles begin sections, too.
fn sections(page: &Document) -> Vec<Section> {
    let body = page.descendants().find(|node| node.has_tag_name("body")).unwrap();
    let mut sections: Vec<Section> = Vec::new();
    for node in body.children().filter(roxmltree::Node::is_element) {
        let text = || node.text().unwrap_or_default().to_owned();
        match node.tag_name().name() {
            "h1" | "h2" => sections.push(Section { heading: text(), ..Section::default() }),
            "figure" => {
                let last = sections.last_mut().unwrap();
                last.pictures.push(page.input_text()[node.range()].to_owned());
                last.order.push('p');
            }
            "p" => {
                let last = sections.last_mut().unwrap();
                last.sentences.push(text());
                last.order.push('s');
            }
            other => panic!("{other}"),
        }
    }
    sections
}

/// The steps of a path as `sudoku explain` prints them: headings, each with its sentences.
fn printed_steps(text: &str) -> Vec<(String, Vec<String>)> {
    let mut steps: Vec<(String, Vec<String>)> = Vec::new();
    for line in text.lines().take_while(|line| !line.is_empty()) {
        match line.strip_prefix("   ") {
            Some(sentence) => steps.last_mut().unwrap().1.push(sentence.to_owned()),
            None => match line.split_once(": ") {
                Some((heading, sentence)) => steps.push((heading.to_owned(), vec![sentence.to_owned()])),
                None => steps.push((line.strip_suffix(':').unwrap().to_owned(), Vec::new())),
            },
        }
    }
    steps
}

/// The text of a path and its page.
fn explained(program: &Program, arguments: &[&str]) -> (String, String) {
    let text = program.call(&[&["explain"], arguments].concat());
    let page = program.call(&[&["explain", "-t", "html"], arguments].concat());
    assert_eq!((page.code, &page.errors), (text.code, &text.errors), "{arguments:?}");
    (text.out, page.out)
}

#[test]
fn every_step_has_a_picture_and_its_sentences() {
    let program = Program::new();
    let regions = concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles/jigsaw-regions.txt");
    let jigsaw = concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles/jigsaw.txt");
    let large = concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles/16x16.txt");
    let wordoku = concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles/wordoku.txt");
    for arguments in [
        &[PUZZLE][..],
        &[SMALL],
        &[HARD, "--order", "hodoku", "--scale", "hodoku"],
        &[HARD, "--upto", "pointing"],
        &[HARD, "--technique", "swordfish"],
        &[NET, "--technique", "kraken-fish"],
        &[PUZZLE, "--coordinates", "A1", "--theme", "dark"],
        &["--jigsaw", regions, jigsaw],
        &[large],
        &[wordoku],
    ] {
        let (text, page) = explained(&program, arguments);
        let document = html(&page);
        let sections = sections(&document);
        let steps = printed_steps(&text);
        assert_eq!(sections.len(), steps.len() + 2, "{arguments:?}: the beginning, the steps, the end");
        for (section, (heading, sentences)) in sections[1..].iter().zip(&steps) {
            assert_eq!((&section.heading, &section.sentences), (heading, sentences), "{arguments:?}");
            assert!(
                section.order.starts_with('p') && section.order.ends_with('s'),
                "{heading}: {}",
                section.order
            );
        }
        let (first, last) = (&sections[0], sections.last().unwrap());
        assert_eq!((&first.heading[..], &first.order[..1]), ("A sudoku, step by step", "p"));
        for sentence in &first.sentences {
            assert!(text.contains(sentence.as_str()), "{arguments:?}: {sentence}");
        }
        let is_solved = text.contains("Solved in ");
        assert_eq!(last.heading, if is_solved { "The solution" } else { "What is left" }, "{arguments:?}");
        assert_eq!(last.order, "p");
    }
}

#[test]
fn a_long_chain_has_several_pictures() {
    let program = Program::new();
    let (_, page) = explained(&program, &[NET, "--technique", "kraken-fish"]);
    let document = html(&page);
    let sections = sections(&document);
    let net = sections.iter().find(|section| section.pictures.len() > 1).unwrap();
    assert_eq!(net.pictures.len(), 6);
    // Each picture is followed by the sentences about its case.
    let parts: Vec<usize> = net.order.split('p').skip(1).map(str::len).collect();
    assert_eq!(parts.iter().sum::<usize>(), net.sentences.len());
    let mut start = 0;
    for (index, (picture, length)) in net.pictures.iter().zip(&parts).enumerate() {
        let sentences = &net.sentences[start..start + length];
        start += length;
        let cases = sentences.iter().filter(|sentence| sentence.starts_with("Suppose ")).count();
        assert_eq!(cases, 1, "{sentences:?}");
        let links = count(picture, "class=\"links\"");
        assert_eq!(links, 1, "part {index}");
    }
    // The badges count on from picture to picture.
    let badges = |picture: &str| -> Vec<usize> {
        let (_, rest) = picture.split_once("class=\"badges\"").unwrap();
        let (badges, _) = rest.split_once("</g>").unwrap();
        let texts = badges.split("</text>").filter_map(|text| text.rsplit('>').next()?.parse().ok());
        texts.collect()
    };
    let all: Vec<usize> = net.pictures.iter().flat_map(|picture| badges(picture)).collect();
    assert!(all.is_sorted() && all.len() > 20, "{all:?}");
}

#[test]
fn the_pictures_of_a_document_have_names() {
    let program = Program::new();
    let (_, page) = explained(&program, &[SMALL]);
    let document = html(&page);
    let pictures: Vec<_> = document.descendants().filter(|node| node.tag_name().name() == "svg").collect();
    let name = |index: usize| {
        let title = pictures[index].children().find(|node| node.tag_name().name() == "title").unwrap();
        title.text().unwrap().to_owned()
    };
    assert_eq!(name(0), "A 4x4 sudoku with 4 clues");
    assert!(name(1).starts_with("1. "), "{}", name(1));
    let described = |index: usize| pictures[index].children().any(|node| node.tag_name().name() == "desc");
    assert!(described(0) && !described(1), "the sentences of a step are in the text");
}

#[test]
fn several_puzzles_are_chapters() {
    let program = with_list();
    let output = program.run("explain list.txt -o list.html");
    assert_eq!((&output.errors[..], output.code), (LIST_ERRORS, Some(3)));
    let page = program.read("list.html");
    let document = html(&page);
    let chapters = document.descendants().filter(|node| node.has_tag_name("h1"));
    let chapters: Vec<&str> = chapters.filter_map(|node| node.text()).collect();
    assert_eq!(chapters, ["Puzzle 1", "Puzzle 3", "Puzzle 5"]);
    let skipped = program.run("explain list.txt --skip 4 -t html");
    assert!(skipped.out.contains("<h1>Puzzle 5</h1>") && skipped.code == Some(0));

    let long = format!("{SMALL}\n").repeat(101);
    program.file("long.txt", long);
    let problem = "a document has at most 100 puzzles: split the list, or write text, JSON or CSV";
    is_refused(&program, &["explain", "long.txt", "-o", "long.html"], 2, problem);
    assert_eq!(program.run("explain long.txt --skip 1 --technique full-house -o long.html").code, Some(1));
}

#[test]
fn a_position_can_have_no_steps() {
    let program = Program::new();
    let wrong = format!(":0000:x:{}:::", PUZZLE.replacen('.', "+9", 1));
    is_refused(&program, &["explain", &wrong, "-o", "a.html"], 1, "argument: line 1: 9 in r1c3 is wrong");
    is_refused(
        &program,
        &["explain", "11..............", "-o", "a.pdf"],
        3,
        "argument: line 1: r1c1 and r1c2 are both 1",
    );
    let output = program.call(&["explain", SOLUTION, "-o", "solved.html"]);
    assert_eq!((&output.errors[..], output.code), ("", Some(0)));
    let page = program.read("solved.html");
    let document = html(&page);
    let sections = sections(&document);
    assert_eq!((sections.len(), &sections[0].order[..]), (1, "ps"));
    assert_eq!(sections[0].sentences, ["This puzzle is already solved."]);

    // A player's digits and notes are in the first picture.
    let position = format!(":0000:x:{}:214:::", PUZZLE.replacen('.', "+4", 1));
    let page = program.call(&["explain", "-t", "html", &position]).out;
    let document = html(&page);
    let first = document.descendants().find(|node| node.tag_name().name() == "svg").unwrap();
    let texts = drawn_texts(&page[first.range()]);
    assert_eq!(texts.len(), 2 * 9 + 30 + 1 + 1, "labels, givens, a digit, a note");
}

#[test]
fn a_time_limit_ends_a_document_early() {
    let program = Program::new();
    let output = program.call(&["explain", HARD, "--timeout", "0", "-t", "html"]);
    assert_eq!(output.code, Some(4));
    let limited = program.call(&["explain", HARD, "--timeout", "0"]);
    assert_eq!(output.errors.is_empty(), limited.errors.is_empty(), "{} {}", output.errors, limited.errors);
}

#[test]
fn documents_can_be_printed() {
    let program = Program::new();
    let printed = |flags: &[&str]| {
        let output = program.call(&[&["explain", "--force", "-o", "a.pdf"], flags].concat());
        assert!(output.code <= Some(1), "{flags:?}: {}", output.errors);
        let pages = page_count(&program.bytes("a.pdf"));
        (pages, check_pdf(&program.path().join("a.pdf")))
    };
    let text = program.call(&["explain", PUZZLE]).out;
    for flags in [&[PUZZLE][..], &[PUZZLE, "--paper", "letter"], &[PUZZLE, "--theme", "print"]] {
        let (pages, found) = printed(flags);
        assert!((26..=28).contains(&pages), "{flags:?}: two steps on a page, not {pages} pages");
        let Some(found) = found else { continue };
        let (mut rest, steps) = (&found[..], printed_steps(&text));
        for (heading, _) in &steps {
            let (_, after) = rest.split_once(heading).unwrap_or_else(|| panic!("no {heading} in {found}"));
            rest = after;
        }
        assert!(rest.contains("The solution") && found.contains("A sudoku, step by step"));
    }
    let (_, found) = printed(&[NET, "--technique", "kraken-fish"]);
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some(found) = found {
        let found = words(&found);
        let (_, page) = explained(&program, &[NET, "--technique", "kraken-fish"]);
        for section in sections(&html(&page)) {
            assert!(section.sentences.iter().all(|sentence| found.contains(sentence.as_str())));
        }
    }
    let (letter, a4) = (["612 792"], ["595.28 841.89"]);
    for (paper, [size]) in [("letter", letter), ("a4", a4)] {
        let pdf = program.run_for_bytes(&format!("explain {SMALL} -t pdf --paper {paper}"));
        assert!(String::from_utf8_lossy(&pdf).contains(&format!("/MediaBox[0 0 {size}]")), "{paper}");
    }
}
