//! Whatever was read can be written in its own format and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sudokit::Format;
use sudokit::format::{self, Options, Reader};

fuzz_target!(|bytes: &[u8]| {
    for record in Reader::new(bytes, Options::default()).flatten() {
        let side = record.grid.geometry().side();
        let can_be_written = record.format.is_writable()
            && record.format.sides().contains(&side)
            && record.format.loss(&record).is_none()
            // One candidate left and a given look the same there.
            && record.format != Format::Sukaku;
        if !can_be_written {
            continue;
        }
        let text = format::write(&record, record.format).expect("the format can hold it");
        let options = Options {
            format: Some(record.format),
            alphabet: Some(record.alphabet.clone()),
            ..Options::default()
        };
        let again = format::parse_with(&text, &options);
        let again = again.unwrap_or_else(|error| panic!("{error} in {}:\n{text}", record.format));
        assert_eq!(again.grid, record.grid, "{}:\n{text}", record.format);
    }
});
