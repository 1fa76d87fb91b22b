//! lz-string's base 64, which f-puzzles and `SudokuPad` use in links.

/// The length limit for a payload. The output of lz-string can grow with the square of its length:
/// 16 KiB unpack to 60 MB in the worst case. The longest link seen is a tenth of the limit.
const LONGEST: usize = 16 << 10;

/// Unpacks the text in a payload. `None` if it is damaged or too long.
pub(in crate::format) fn unpack(payload: &str) -> Option<String> {
    // Web forms and mail programs turn + into a space.
    let payload: String = payload.trim().chars().map(|c| if c == ' ' { '+' } else { c }).collect();
    if payload.len() > LONGEST || !payload.is_ascii() {
        return None;
    }
    let units = lz_str::decompress_from_base64(&payload)?;
    String::from_utf16(&units).ok()
}

/// Packs a text as lz-string does: the crate ends with one `=` more.
pub(in crate::format) fn pack(text: &str) -> String {
    let padded = lz_str::compress_to_base64(text);
    let code = padded.trim_end_matches('=');
    format!("{code:=<width$}", width = code.len().next_multiple_of(4))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_text_has_the_padding_of_base_64() {
        for text in ["", "a", "ab", "abc", "abcd", "abcde", "{}", "{\"size\":9}"] {
            let packed = pack(text);
            assert_eq!(packed.len() % 4, 0, "{packed}");
            assert!(!packed.ends_with("===="), "{packed}");
            assert_eq!(unpack(&packed).as_deref(), Some(text));
        }
    }
}
