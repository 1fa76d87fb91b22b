//! The bodies of the fuzz targets, run on known inputs and mutants of them.
//!
//! The fuzzers themselves run in `cargo xtask soak`: they are guided by coverage and need a
//! separate sanitizer build.

use std::fs;
use std::path::{Path, PathBuf};

use sudokit_testkit::{conformance, fuzz, rounds};

/// The files of a folder; empty if it does not exist.
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

/// Known puzzles, each after the bytes that select the operation.
fn puzzles(choice: &[u8]) -> Vec<Vec<u8>> {
    let lines = conformance::PUZZLES.iter().map(|(line, _)| line.as_bytes());
    lines.map(|line| [choice, line].concat()).collect()
}

/// Runs a target on known inputs, on the fuzzer's corpus on this machine, and on mutants of the
/// known inputs.
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
    // One first byte for each format, and one that lets the reader detect it.
    let formats = (0..=u8::MAX).take(sudokit::format::Format::ALL.len() + 1);
    inputs.extend(
        formats.flat_map(|format| texts().into_iter().map(move |text| [vec![format], text].concat())),
    );
    run("parse", fuzz::parse, &inputs, 10_000);
}

#[test]
fn parsed_text_round_trips() {
    run("parse_roundtrip", fuzz::parse_roundtrip, &texts(), 5000);
}

#[test]
fn engines_agree_on_any_board() {
    let inputs: Vec<_> = [0_u8, 3, 4, 8, 128, 133].iter().flat_map(|&rules| puzzles(&[rules])).collect();
    run("engines_agree", fuzz::engines_agree, &inputs, 2000);
}

#[test]
fn steps_at_odd_positions_are_sound() {
    // A board, a seed, an index, a number of facts, a random number, then techniques.
    let input = |board: u8| (0..9).map(move |number| board.wrapping_mul(37).wrapping_add(29 * number));
    let inputs: Vec<Vec<u8>> =
        (0..=40).map(|board| std::iter::once(board).chain(input(board)).collect()).collect();
    run("steps_are_sound", fuzz::steps_are_sound, &inputs, 40);
}

#[test]
fn images_have_the_same_forms_as_their_boards() {
    run("forms_agree", fuzz::forms_agree, &puzzles(b"a random"), 1000);
}
