//! Text broken into lines.
//!
//! A line takes words as long as they fit. That leaves the right side ragged, which
//! is easier to read than wide gaps between words, and needs no hyphens. A blank at
//! which no line is broken (U+00A0) keeps words like `r1c2 =` and `4` together.

use crate::draw_error::{DrawError, DrawnText};
use crate::font::{Faces, Glyph, width};
use crate::shape::Weight;

/// A line ends only at a blank, but not at those that say so.
fn is_break(c: char) -> bool {
    c.is_whitespace() && !matches!(c, '\u{a0}' | '\u{2007}' | '\u{202f}')
}

/// The width of a text of size 1.
pub(super) fn width_of(text: &str, weight: Weight, faces: &mut Faces) -> Result<f32, DrawError> {
    let glyphs = faces.glyphs(text, weight).map_err(|bad| bad.within(DrawnText::of(text)))?;
    Ok(width(&glyphs))
}

/// The lines of a text, none wider than `room` for letters of size 1. A word that is wider is
/// broken.
pub(super) fn lines(
    text: &str,
    weight: Weight,
    room: f32,
    faces: &mut Faces,
) -> Result<Vec<String>, DrawError> {
    let glyphs = faces.glyphs(text, weight).map_err(|bad| bad.within(DrawnText::of(text)))?;
    let blank = faces.glyphs(" ", weight).map_or(0.0, |blank| width(&blank));
    let words = glyphs.split(|glyph| is_break(glyph.character)).filter(|word| !word.is_empty());
    let mut lines: Vec<String> = Vec::new();
    let mut used = f32::INFINITY;
    for word in words {
        for (index, part) in parts(word, room).into_iter().enumerate() {
            let own = width(part);
            let letters = part.iter().map(|glyph| glyph.character);
            match lines.last_mut() {
                Some(line) if index == 0 && used + blank + own <= room => {
                    line.push(' ');
                    line.extend(letters);
                    used += blank + own;
                }
                _ => {
                    lines.push(letters.collect());
                    used = own;
                }
            }
        }
    }
    Ok(lines)
}

/// A word in parts that fit on a line: usually one.
fn parts(word: &[Glyph], room: f32) -> Vec<&[Glyph]> {
    let mut parts = Vec::new();
    let (mut start, mut used) = (0, 0.0);
    for (index, glyph) in word.iter().enumerate() {
        if used + glyph.advance > room && index > start {
            parts.push(&word[start..index]);
            (start, used) = (index, 0.0);
        }
        used += glyph.advance;
    }
    parts.push(&word[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::font::Fonts;

    fn lines_of(text: &str, room: f32) -> Vec<String> {
        lines(text, Weight::Regular, room, &mut Fonts::built_in().faces().unwrap()).unwrap()
    }

    #[test]
    fn lines_end_at_blanks() {
        let text = "Row 1 has two places for the digit 4.";
        assert_eq!(lines_of(text, 100.0), [text]);
        assert_eq!(lines_of(text, 9.0), ["Row 1 has two", "places for the digit", "4."]);
        assert!(lines_of(" \n\t ", 9.0).is_empty());
        assert!(lines_of("", 9.0).is_empty());
    }

    #[test]
    fn some_blanks_keep_words_together() {
        assert_eq!(lines_of("place for 4", 4.5), ["place for", "4"]);
        assert_eq!(lines_of("place for\u{a0}4", 4.5), ["place", "for\u{a0}4"]);
    }

    #[test]
    fn wide_words_are_broken() {
        assert_eq!(lines_of("r1c1r2c2r3c3", 2.5), ["r1c1r", "2c2r", "3c3"]);
        assert_eq!(lines_of("no room", 0.0), ["n", "o", "r", "o", "o", "m"]);
    }

    #[test]
    fn no_line_is_too_wide() {
        let fonts = Fonts::built_in();
        let text = "If r1c2 is 4, then r3c4 is not 4, and the only place for 7 in box 2 is r2c5. ".repeat(9);
        for room in [3.0, 7.5, 11.25, 40.0] {
            let lines = lines_of(&text, room);
            assert!(lines.iter().all(|line| fonts.width(line, Weight::Regular).unwrap() <= room + 1e-3));
            assert_eq!(lines.join(" "), text.trim_end());
        }
    }
}
