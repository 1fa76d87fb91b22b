//! Every step that a search finds is proven and true.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| sudokit_testkit::fuzz::steps_are_sound(bytes));
