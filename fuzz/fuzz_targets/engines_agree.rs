//! All engines find the same solutions.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| sudokit_testkit::fuzz::engines_agree(bytes));
