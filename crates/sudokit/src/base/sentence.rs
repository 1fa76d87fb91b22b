//! How texts are written: with a capital letter, and in lines.

/// The text with a capital letter at its beginning: `Box 5`.
pub fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map(|first| first.to_uppercase().chain(characters).collect()).unwrap_or_default()
}

/// A text in lines of at most this many characters. A longer word has a line of its own.
///
/// ```
/// use sudokit::internal::sentence::in_lines;
///
/// assert_eq!(in_lines("as many words as fit", 7), ["as many", "words", "as fit"]);
/// ```
pub fn in_lines(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split([' ', '\n']) {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
