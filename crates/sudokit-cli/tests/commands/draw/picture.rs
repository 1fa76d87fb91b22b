//! What is in pictures: SVG is read as XML, PNG and PDF by their headers, and PDF by other
//! programs if they are there.

use std::path::Path;
use std::process::Command;

use roxmltree::{Document, Node, ParsingOptions};

/// An SVG. Panics unless it is well-formed, can be shown anywhere and needs nothing else.
#[track_caller]
pub fn svg(text: String) -> String {
    let document = Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    check_svg(document.root_element());
    text
}

fn check_svg(root: Node) {
    assert_eq!(root.tag_name().namespace(), Some("http://www.w3.org/2000/svg"));
    let numbers: Vec<f32> =
        root.attribute("viewBox").unwrap().split(' ').map(|number| number.parse().unwrap()).collect();
    assert!(numbers[2] > 0.0 && numbers[3] > 0.0, "{numbers:?}");
    for node in root.descendants().filter(Node::is_element) {
        let names = ["svg", "title", "desc", "g", "path", "rect", "circle", "text"];
        assert!(names.contains(&node.tag_name().name()), "{:?}", node.tag_name());
        for attribute in node.attributes() {
            let value = attribute.value();
            assert!(
                !value.contains("NaN") && !value.contains("inf") && !value.contains("://"),
                "{attribute:?}"
            );
        }
    }
}

/// The texts of a picture, in its order.
pub fn drawn_texts(svg: &str) -> Vec<String> {
    let document = Document::parse(svg).unwrap();
    let texts =
        document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")));
    texts.map(|node| node.text().unwrap_or_default().to_owned()).collect()
}

/// The number of places of a text.
pub fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

/// The width and the height in a PNG's header. Panics unless the file has its end, too.
pub fn png_size(png: &[u8]) -> (u32, u32) {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n") && png.ends_with(b"IEND\xaeB`\x82"), "a whole PNG");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

/// The number of pages that a PDF says it has.
pub fn page_count(pdf: &[u8]) -> usize {
    assert!(pdf.starts_with(b"%PDF-") && pdf.trim_ascii_end().ends_with(b"%%EOF"), "a whole PDF");
    let text = String::from_utf8_lossy(pdf);
    let (_, rest) = text.split_once("/Type/Pages").expect("a tree of pages");
    let (_, rest) = rest.split_once("/Count ").expect("a number of pages");
    rest.split(|c: char| !c.is_ascii_digit()).next().unwrap().parse().unwrap()
}

/// Lets `qpdf` check a file. Returns its text if `pdftotext` can find it.
pub fn check_pdf(path: &Path) -> Option<String> {
    let run = |program: &str, arguments: &[&str]| {
        let output = Command::new(program).args(arguments).arg(path).arg("-").output();
        output.inspect_err(|error| eprintln!("skipped: {program} cannot be run: {error}")).ok()
    };
    let checked = Command::new("qpdf").arg("--check").arg(path).output();
    match checked {
        Ok(output) => assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout)),
        Err(error) => eprintln!("skipped: qpdf cannot be run: {error}"),
    }
    let text = run("pdftotext", &["-layout"])?;
    Some(String::from_utf8(text.stdout).unwrap())
}

/// A page of HTML that needs nothing else. Panics unless it is well-formed.
#[track_caller]
pub fn html(text: &str) -> Document<'_> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let document = Document::parse_with_options(text, options).unwrap();
    let links = ["href", "src", "srcset", "action", "data", "xlink:href"];
    for node in document.descendants().filter(Node::is_element) {
        assert!(!["script", "link", "img", "iframe", "object"].contains(&node.tag_name().name()));
        assert!(links.iter().all(|name| node.attribute(*name).is_none()), "{node:?}");
        if node.tag_name().name() == "svg" {
            check_svg(node);
        }
    }
    let style = document.descendants().find(|node| node.has_tag_name("style")).unwrap().text().unwrap();
    assert!(!style.contains("url(") && !style.contains("@import"), "{style}");
    document
}
