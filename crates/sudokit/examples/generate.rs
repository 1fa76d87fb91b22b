//! Creates three X-sudokus with 28 to 30 clues: `cargo run --example generate`

use sudokit::board::Extra;
use sudokit::format::{self, Format, Record};
use sudokit::generate::Generator;
use sudokit::{Alphabet, Geometry};

fn main() -> Result<(), sudokit::Error> {
    let board = Geometry::of_side(9).expect("9x9 is usual");
    let board = board.with(Extra::FallingDiagonal)?.with(Extra::RisingDiagonal)?;
    let generator = Generator::new(board).clues(28..=30).seed(2026);
    for index in 0..3 {
        let puzzle = generator.puzzle(index).expect("28 clues are within reach");
        let record = Record::new(puzzle.into(), Format::Pretty, Alphabet::usual(9));
        println!("{}", format::write(&record, Format::Pretty)?);
    }
    Ok(())
}
