//! A board and any image of it have the same canonical form.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| sudokit_testkit::fuzz::forms_agree(bytes));
