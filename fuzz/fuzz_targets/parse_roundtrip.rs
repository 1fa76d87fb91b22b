//! Whatever was read can be written in its own format and read again.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| sudokit_testkit::fuzz::parse_roundtrip(bytes));
