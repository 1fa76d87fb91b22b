//! The body of the fuzz target about drawings, run on puzzles in every format and on mutants of
//! them.

use std::fs;
use std::path::Path;

use sudokit_testkit::{fuzz, rounds};

/// The mutants of a usual run. More follow in `cargo xtask soak`.
const MUTANTS: u64 = 300;

#[test]
fn any_text_can_be_drawn() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../sudokit/tests/formats/same_puzzle");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let with_choice =
        |(path, choice): (&std::path::PathBuf, u8)| [&[choice, 80][..], &fs::read(path).unwrap()].concat();
    let inputs: Vec<Vec<u8>> = paths.iter().zip((0..=u8::MAX).step_by(37).cycle()).map(with_choice).collect();
    assert!(inputs.len() > 40);
    for input in &inputs {
        fuzz::drawings(input);
    }
    for (_, input) in rounds(MUTANTS, MUTANTS..=u64::MAX).zip(fuzz::mutants(&inputs, 1)) {
        fuzz::drawings(&input);
    }
}
