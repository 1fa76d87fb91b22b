//! No text of any kind makes the reader panic, detected or forced.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sudokit::Format;
use sudokit::format::{Options, Reader};

fuzz_target!(|bytes: &[u8]| {
    let Some((&choice, text)) = bytes.split_first() else { return };
    let format = Format::ALL.get(usize::from(choice)).copied();
    for record in Reader::new(text, Options { format, ..Options::default() }) {
        if let Err(error) = record {
            assert!(!error.to_string().is_empty());
        }
    }
});
