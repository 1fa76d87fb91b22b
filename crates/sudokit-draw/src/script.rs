//! Which characters can be drawn one after the other.
//!
//! A line of text is drawn as one glyph for each character, from left to right.
//! That is right for Latin, Greek, Cyrillic, Chinese, Japanese and Korean letters and
//! for symbols. Other scripts need more: an accent of its own must be placed above
//! its letter, Hebrew and Arabic run to the left, and letters of Indian scripts
//! change with their neighbours. Without a library for that, the text would be
//! wrong, so these characters are refused.

use crate::draw_error::CharacterFault;

/// The blocks of characters that cannot be drawn alone, in the order of their codes.
const BLOCKS: &[(u32, u32, CharacterFault)] = {
    use CharacterFault::{Joined, Mark, RightToLeft};
    &[
        // Accents for all letters, and for Cyrillic numbers.
        (0x300, 0x36f, Mark),
        (0x483, 0x489, Mark),
        // Hebrew, Arabic, Syriac, Thaana, N'Ko, Samaritan, Mandaic.
        (0x590, 0x8ff, RightToLeft),
        // From Devanagari to Myanmar.
        (0x900, 0x109f, Joined),
        // Parts of Korean syllables.
        (0x1100, 0x11ff, Joined),
        // Philippine scripts, Khmer, Mongolian, Limbu, Tai scripts, Buginese, Tai Tham.
        (0x1700, 0x1aaf, Joined),
        (0x1ab0, 0x1aff, Mark),
        // From Balinese to Ol Chiki, and Vedic signs.
        (0x1b00, 0x1c7f, Joined),
        (0x1cc0, 0x1cff, Joined),
        (0x1dc0, 0x1dff, Mark),
        // Joiners and directions.
        (0x200b, 0x200f, Mark),
        (0x202a, 0x202e, Mark),
        (0x2060, 0x206f, Mark),
        // Marks for symbols, Coptic, Tifinagh, Cyrillic and Kana.
        (0x20d0, 0x20ff, Mark),
        (0x2cef, 0x2cf1, Mark),
        (0x2d7f, 0x2d7f, Mark),
        (0x2de0, 0x2dff, Mark),
        (0x302a, 0x302f, Mark),
        (0x3099, 0x309a, Mark),
        (0xa66f, 0xa67d, Mark),
        (0xa69e, 0xa69f, Mark),
        (0xa6f0, 0xa6f1, Mark),
        // From Syloti Nagri to Meetei Mayek, and more parts of Korean syllables.
        (0xa800, 0xaaff, Joined),
        (0xabc0, 0xabff, Joined),
        (0xd7b0, 0xd7ff, Joined),
        // Hebrew and Arabic forms, variants of characters.
        (0xfb1d, 0xfdff, RightToLeft),
        (0xfe00, 0xfe0f, Mark),
        (0xfe20, 0xfe2f, Mark),
        (0xfe70, 0xfefe, RightToLeft),
        // It has no width, and begins some files.
        (0xfeff, 0xfeff, Mark),
        // Old scripts of the Near East.
        (0x10800, 0x10fff, RightToLeft),
        // From Brahmi to Kawi.
        (0x11000, 0x11fff, Joined),
        (0x1e800, 0x1efff, RightToLeft),
        // Colours of skin.
        (0x1f3fb, 0x1f3ff, Mark),
        // Tags of flags, and variants of Chinese characters.
        (0xe0000, 0xe0fff, Mark),
    ]
};

/// Why a character cannot be drawn alone, whatever the font has.
pub(crate) fn fault(c: char) -> Option<CharacterFault> {
    let code = u32::from(c);
    let index = BLOCKS.partition_point(|&(_, last, _)| last < code);
    BLOCKS.get(index).filter(|&&(first, ..)| first <= code).map(|&(.., fault)| fault)
}

/// The character that is drawn: control characters, such as tabs, become blanks.
pub(crate) fn drawn(c: char) -> char {
    if c.is_control() { ' ' } else { c }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_in_order() {
        assert!(BLOCKS.iter().all(|(first, last, _)| first <= last));
        assert!(BLOCKS.is_sorted_by(|(_, last, _), (first, ..)| last < first));
    }

    #[test]
    fn letters_of_simple_scripts_are_drawn() {
        for c in "aÄßłğệΩжЂ数독ナ★①😀 \u{a0}".chars() {
            assert_eq!(fault(c), None, "{c}");
        }
    }

    #[test]
    fn other_scripts_are_refused() {
        let fault_of = |text: &str| text.chars().find_map(fault);
        assert_eq!(fault_of("e\u{301}"), Some(CharacterFault::Mark));
        assert_eq!(fault_of("👩\u{200d}🚀"), Some(CharacterFault::Mark));
        assert_eq!(fault_of("❤\u{fe0f}"), Some(CharacterFault::Mark));
        assert_eq!(fault_of("שלום"), Some(CharacterFault::RightToLeft));
        assert_eq!(fault_of("सुडोकु"), Some(CharacterFault::Joined));
        assert_eq!(fault_of("ไทย"), Some(CharacterFault::Joined));
    }

    #[test]
    fn control_characters_become_blanks() {
        assert_eq!("a\tb\nc".chars().map(drawn).collect::<String>(), "a b c");
    }
}
