//! lz-string's base 64, as f-puzzles and `SudokuPad` put it into links.

/// The longest payload that is unpacked. lz-string can grow with the square of
/// its length: 16 KiB unpack to 60 MB at the very worst. The longest link seen
/// is a tenth of that.
const LONGEST: usize = 16 << 10;

/// The text in a payload, or `None` if it is damaged or too long.
pub(in crate::format) fn unpack(payload: &str) -> Option<String> {
    // On its way through forms and mails, + becomes a blank.
    let payload: String = payload.trim().chars().map(|c| if c == ' ' { '+' } else { c }).collect();
    if payload.len() > LONGEST || !payload.is_ascii() {
        return None;
    }
    let units = lz_str::decompress_from_base64(&payload)?;
    String::from_utf16(&units).ok()
}

pub(in crate::format) fn pack(text: &str) -> String {
    lz_str::compress_to_base64(text)
}
