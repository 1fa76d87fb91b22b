//! Any text is either read or rejected, and what was read can be written.

use sudokit::format::{self, Format, Options, Reader};

/// Asserts that no text makes the reader panic. The first byte chooses a format, or leaves the
/// choice to the reader.
pub fn parse(bytes: &[u8]) {
    let Some((&choice, text)) = bytes.split_first() else { return };
    let format = Format::ALL.get(usize::from(choice)).copied();
    for record in Reader::new(text, Options { format, ..Options::default() }) {
        if let Err(error) = record {
            assert!(!error.to_string().is_empty());
        }
    }
}

/// Asserts that whatever was read can be written in its own format and read again.
pub fn parse_roundtrip(bytes: &[u8]) {
    for record in Reader::new(bytes, Options::default()).flatten() {
        let side = record.grid.geometry().side();
        let can_be_written = record.format.is_writable()
            && record.format.sides().contains(&side)
            && record.format.loss(&record).is_none()
            // There, a single candidate and a given look the same.
            && record.format != Format::Sukaku;
        if !can_be_written {
            continue;
        }
        let text = format::write(&record, record.format).expect("the format supports it");
        let options = Options {
            format: Some(record.format),
            alphabet: Some(record.alphabet.clone()),
            ..Options::default()
        };
        let again = format::parse_with(&text, &options);
        let again = again.unwrap_or_else(|error| panic!("{error} in {}:\n{text}", record.format));
        assert_eq!(again.grid, record.grid, "{}:\n{text}", record.format);
    }
}
