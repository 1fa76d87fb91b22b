//! Creates three hard puzzles whose pattern of clues is symmetric under a half turn:
//! `cargo run --example generate`

use sudokit::Geometry;
use sudokit::generate::{Generator, Symmetry};
use sudokit::logic::rate::Level;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let generator =
        Generator::new(Geometry::classic()).level(Level::Hard).symmetry(Symmetry::Rotate180).seed(2026);
    generator.check()?;
    let mut worker = generator.worker();
    for index in 0..3 {
        let made = worker.make(index)?;
        let grade = made.grade.ok_or("a difficulty was requested")?;
        println!("{} clues, rated {}, needs {}", made.puzzle.clues(), grade.er, grade.hardest);
        println!("{:#}\n", made.puzzle);
    }
    Ok(())
}
