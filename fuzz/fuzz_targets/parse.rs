//! No text makes the reader panic, whether its format is detected or chosen.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| sudokit_testkit::fuzz::parse(bytes));
