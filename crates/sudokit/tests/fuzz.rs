//! The bodies of the fuzz targets, over known inputs and mutants of them.
//!
//! The fuzzers themselves run in `cargo xtask soak`: they are guided by coverage
//! and need a sanitizer build of their own.

use std::fs;
use std::path::{Path, PathBuf};

use sudokit_testkit::{conformance, fuzz, rounds};

/// The files of a folder; none if it does not exist.
fn files(folder: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// One puzzle in every format.
fn texts() -> Vec<Vec<u8>> {
    let texts = files("tests/formats/same_puzzle");
    assert!(texts.len() > 40);
    texts
}

/// Known puzzles, each after a few bytes that choose what is done with it.
fn puzzles(choice: &[u8]) -> Vec<Vec<u8>> {
    let lines = conformance::PUZZLES.iter().map(|(line, _)| line.as_bytes());
    lines.map(|line| [choice, line].concat()).collect()
}

/// Runs a target over known inputs, what the fuzzer has found interesting on
/// this machine, and mutants of the known inputs.
fn run(target: &str, body: fn(&[u8]), inputs: &[Vec<u8>], mutants: u64) {
    for input in inputs.iter().chain(&files(&format!("../../fuzz/corpus/{target}"))) {
        body(input);
    }
    for (_, input) in rounds(mutants, mutants..=u64::MAX).zip(fuzz::mutants(inputs, 1)) {
        body(&input);
    }
}

#[test]
fn no_text_makes_the_reader_panic() {
    let mut inputs = texts();
    // A first byte for each format, and one that leaves the choice to the reader.
    let formats = (0..=u8::MAX).take(sudokit::format::Format::ALL.len() + 1);
    inputs.extend(
        formats.flat_map(|format| texts().into_iter().map(move |text| [vec![format], text].concat())),
    );
    run("parse", fuzz::parse, &inputs, 10_000);
}

#[test]
fn what_was_read_can_be_written_and_read_again() {
    run("parse_roundtrip", fuzz::parse_roundtrip, &texts(), 5000);
}

#[test]
fn engines_agree_on_any_board() {
    let inputs: Vec<_> = [0_u8, 3, 4, 8, 128, 133].iter().flat_map(|&rules| puzzles(&[rules])).collect();
    run("engines_agree", fuzz::engines_agree, &inputs, 2000);
}

#[test]
fn steps_at_odd_positions_are_sound() {
    // A board, a seed, an index, a number of facts, a throw, then techniques.
    let input = |board: u8| (0..9).map(move |number| board.wrapping_mul(37).wrapping_add(29 * number));
    let inputs: Vec<Vec<u8>> =
        (0..=40).map(|board| std::iter::once(board).chain(input(board)).collect()).collect();
    run("steps_are_sound", fuzz::steps_are_sound, &inputs, 40);
}

#[test]
fn images_have_the_forms_of_their_boards() {
    run("forms_agree", fuzz::forms_agree, &puzzles(b"a random"), 1000);
}
