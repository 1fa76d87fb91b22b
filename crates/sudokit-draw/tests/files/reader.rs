//! Reads the PDF files of this crate: their objects, and the texts on their pages.
//!
//! It knows only what this crate writes. Readers that know everything are in `tools.rs`.

use std::collections::BTreeMap;

use miniz_oxide::inflate::decompress_to_vec_zlib;

/// A file as objects by their numbers.
pub struct PdfFile {
    objects: BTreeMap<u32, Object>,
}

struct Object {
    dictionary: String,
    stream: Vec<u8>,
}

/// A page with its operators.
pub struct ReadPage {
    pub height: f32,
    pub operators: Vec<Operator>,
    pub texts: Vec<ReadText>,
}

/// An operator with its operands.
#[derive(Clone, PartialEq, Debug)]
pub struct Operator {
    pub name: String,
    pub operands: Vec<String>,
}

/// A text on a page.
#[derive(Clone, PartialEq, Debug)]
pub struct ReadText {
    pub x: f32,
    /// The distance of the baseline from the top.
    pub y: f32,
    pub size: f32,
    pub is_bold: bool,
    /// How many times wider than usual the letters are.
    pub stretch: f32,
    pub text: String,
}

impl PdfFile {
    pub fn read(file: &[u8]) -> Self {
        let mut objects = BTreeMap::new();
        let mut rest = file;
        while let Some(at) = find(rest, b" 0 obj") {
            let digits = rest[..at].iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
            let number = text(&rest[at - digits..at]).parse().unwrap();
            rest = &rest[at + b" 0 obj".len()..];
            let end = find(rest, b"endobj").unwrap();
            let (dictionary, stream) = match find(&rest[..end], b"stream\n") {
                None => (text(&rest[..end]), Vec::new()),
                Some(start) => {
                    let dictionary = text(&rest[..start]);
                    let length: usize = value(&dictionary, "/Length ").unwrap().parse().unwrap();
                    let data = &rest[start + b"stream\n".len()..][..length];
                    rest = &rest[start + b"stream\n".len() + length..];
                    (dictionary, decompress_to_vec_zlib(data).unwrap())
                }
            };
            objects.insert(number, Object { dictionary, stream });
        }
        Self { objects }
    }

    /// The dictionaries of the file.
    pub fn dictionaries(&self) -> impl Iterator<Item = &str> {
        self.objects.values().map(|object| &object.dictionary[..])
    }

    pub fn pages(&self) -> Vec<ReadPage> {
        let fonts =
            self.dictionaries().find_map(|dictionary| value(dictionary, "/Font<<")).unwrap_or_default();
        let letters: BTreeMap<String, BTreeMap<u16, char>> = ["R", "B"]
            .into_iter()
            .filter_map(|name| {
                let number: u32 = value(&format!("/{fonts}"), &format!("/{name} "))?.parse().ok()?;
                Some((name.to_owned(), self.letters(number)))
            })
            .collect();
        let pages = self.objects.values().filter(|object| object.dictionary.contains("/Type/Page/"));
        pages
            .map(|page| {
                let area = page.dictionary.split_once("/MediaBox[").unwrap().1.split_once(']').unwrap().0;
                let height = area.split(' ').nth(3).unwrap().parse().unwrap();
                let content: u32 = value(&page.dictionary, "/Contents ").unwrap().parse().unwrap();
                let operators = operators(&self.objects[&content].stream);
                let texts = texts(&operators, height, &letters);
                ReadPage { height, operators, texts }
            })
            .collect()
    }

    /// The characters of a font by the numbers of its glyphs.
    fn letters(&self, font: u32) -> BTreeMap<u16, char> {
        let map: u32 = value(&self.objects[&font].dictionary, "/ToUnicode ").unwrap().parse().unwrap();
        let map = text(&self.objects[&map].stream);
        let pairs =
            map.lines().filter_map(|line| line.strip_prefix('<')?.strip_suffix('>')?.split_once("> <"));
        let hex = |digits: &str| u16::from_str_radix(digits, 16).unwrap();
        pairs
            .filter(|(from, _)| *from != "0000")
            .map(|(from, to)| (hex(from), char::from_u32(u32::from(hex(to))).unwrap()))
            .collect()
    }
}

/// What follows a key, up to the next space, slash or bracket.
fn value(dictionary: &str, key: &str) -> Option<String> {
    let rest = dictionary.split_once(key)?.1;
    let rest = rest.strip_prefix('/').unwrap_or(rest);
    // The list of fonts is needed whole.
    let ends: &[char] = if key.ends_with("<<") { &['>'] } else { &[' ', '/', '>', '\n'] };
    Some(rest.split(ends).next()?.to_owned())
}

fn find(bytes: &[u8], what: &[u8]) -> Option<usize> {
    bytes.windows(what.len()).position(|part| part == what)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn operators(content: &[u8]) -> Vec<Operator> {
    let mut operators = Vec::new();
    let mut operands: Vec<String> = Vec::new();
    let mut rest = content;
    while let [first, after @ ..] = rest {
        let length = match first {
            b' ' | b'\n' => {
                rest = after;
                continue;
            }
            b'(' => {
                let (string, end) = literal(after);
                operands.push(string);
                rest = end;
                continue;
            }
            b'[' => find(rest, b"]").unwrap() + 1,
            b'<' => find(rest, b">").unwrap() + 1,
            _ => 1 + after.iter().take_while(|byte| !b" \n([</".contains(byte)).count(),
        };
        let word = text(&rest[..length]);
        rest = &rest[length..];
        if first.is_ascii_alphabetic() {
            operators.push(Operator { name: word, operands: std::mem::take(&mut operands) });
        } else {
            operands.push(word);
        }
    }
    operators
}

/// A string in parentheses, in the form `<0012>`, and what follows it.
fn literal(mut rest: &[u8]) -> (String, &[u8]) {
    let mut bytes = Vec::new();
    let mut depth = 1;
    while let [first, after @ ..] = rest {
        rest = after;
        match (first, after) {
            (b'(', _) => depth += 1,
            (b')', _) => depth -= 1,
            (b'\\', [a @ b'0'..=b'7', b, c, after @ ..]) => {
                let digits = [a, b, c].map(|digit| digit - b'0');
                bytes.push(digits[0] * 64 + digits[1] * 8 + digits[2]);
                rest = after;
                continue;
            }
            (b'\\', [escaped, after @ ..]) => {
                bytes.push(match escaped {
                    b'n' => b'\n',
                    b'r' => b'\r',
                    b't' => b'\t',
                    b'b' => 8,
                    b'f' => 12,
                    other => *other,
                });
                rest = after;
                continue;
            }
            _ => (),
        }
        if depth == 0 {
            break;
        }
        bytes.push(*first);
    }
    let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    (format!("<{digits}>"), rest)
}

fn texts(
    operators: &[Operator],
    height: f32,
    letters: &BTreeMap<String, BTreeMap<u16, char>>,
) -> Vec<ReadText> {
    let mut texts = Vec::new();
    let (mut at, mut font, mut size, mut stretch) = ([0.0, 0.0], String::new(), 0.0, 1.0);
    for Operator { name, operands } in operators {
        let number = |index: usize| operands[index].parse::<f32>().unwrap();
        match &name[..] {
            "BT" => at = [0.0, 0.0],
            "Td" => at = [at[0] + number(0), at[1] + number(1)],
            "Tf" => (font, size) = (operands[0][1..].to_owned(), number(1)),
            "Tz" => stretch = number(0) / 100.0,
            "Tj" => {
                let codes = operands[0].trim_matches(['<', '>']);
                let code = |index: usize| u16::from_str_radix(&codes[index..index + 4], 16).unwrap();
                let text = (0..codes.len()).step_by(4).map(|index| letters[&font][&code(index)]).collect();
                let [x, y] = [at[0], height - at[1]];
                texts.push(ReadText { x, y, size, is_bold: font == "B", stretch, text });
            }
            _ => (),
        }
    }
    texts
}
