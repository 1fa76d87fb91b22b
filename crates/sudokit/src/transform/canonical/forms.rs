//! Canonical forms of puzzles and solutions.

use super::problem::FormProblem;
use super::{Board81, CanonicalKey, Canonizer, FormWay, small};
use crate::base::{Digit, Error};
use crate::board::{Grid, Puzzle, Solution};
use crate::transform::{Motion, Transform};

/// A canonical form, and the transform that leads to it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Canonical<T> {
    /// The canonical form.
    pub form: T,
    /// A transform that maps the board to the form.
    pub transform: Transform,
    /// The number of position changes that map the board to itself, each with a suitable
    /// relabelling.
    pub automorphisms: u64,
    /// The kind of the first band, 1 to 416, if the board is a full classic grid or the form comes
    /// from a solution.
    pub band: Option<u16>,
}

/// The transforms that map a board to itself.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Automorphisms {
    /// The number of automorphisms.
    pub count: u64,
    /// The transforms, starting with the identity. On the classic board, transforms that differ
    /// only by swaps of empty lines are listed once.
    pub transforms: Vec<Transform>,
}

impl Automorphisms {
    /// Makes automorphisms from all transforms to a form: each, followed by the inverse of the
    /// first, maps the board to itself.
    fn of(count: u64, ways: &[Transform]) -> Self {
        let back = ways[0].inverse();
        Self { count, transforms: ways.iter().map(|way| way.then(&back)).collect() }
    }
}

impl Puzzle {
    /// Returns the smallest form of the puzzle; see [`transform`](crate::transform).
    pub fn canonical(&self) -> Result<Canonical<Self>, Error> {
        let FoundForm { form, automorphisms, band, mut ways } = FoundForm::of(self.grid())?;
        let transform = ways.swap_remove(0);
        Ok(Canonical { form: Self::from_engine(form), transform, automorphisms, band })
    }

    /// Returns the form of the puzzle according to its solution: the image that is part of the
    /// solution's smallest form. If the solution has symmetries, there are several such images;
    /// this is the smallest.
    ///
    /// ```
    /// use sudokit::Puzzle;
    ///
    /// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
    /// let solution = puzzle.solve().unique().unwrap();
    /// let carried = puzzle.canonical_by_solution(&solution)?;
    /// let form = solution.canonical()?.form;
    /// assert!(carried.form.grid().filled().all(|(cell, digit)| form.get(cell) == digit));
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    ///
    /// # Panics
    ///
    /// Panics if the solution is for another board.
    pub fn canonical_by_solution(&self, solution: &Solution) -> Result<Canonical<Self>, Error> {
        assert_eq!(self.geometry(), solution.geometry(), "a solution of this puzzle");
        let FoundForm { band, ways, .. } = FoundForm::of(&Grid::from(solution))?;
        let mut images = ways
            .iter()
            .map(|way| Ok((digits(&self.grid().transformed(way)?), way)))
            .collect::<Result<Vec<_>, Error>>()?;
        // Transforms to the same image differ by a symmetry of the puzzle.
        images.sort_by(|(one, _), (other, _)| one.cmp(other));
        let (best, transform) = &images[0];
        let automorphisms = images.iter().take_while(|(image, _)| image == best).count() as u64;
        let form = self.transformed(transform)?;
        Ok(Canonical { form, transform: (*transform).clone(), automorphisms, band })
    }

    /// Returns the symmetries of the puzzle: the transforms that map it to itself.
    ///
    /// ```
    /// use sudokit::Puzzle;
    ///
    /// let puzzle: Puzzle = "12..\n....\n....\n..21".parse()?;
    /// let symmetries = puzzle.automorphisms()?;
    /// assert_eq!(symmetries.count, 4);
    /// for symmetry in &symmetries.transforms {
    ///     assert_eq!(puzzle.transformed(symmetry)?, puzzle);
    /// }
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn automorphisms(&self) -> Result<Automorphisms, Error> {
        let found = FoundForm::of(self.grid())?;
        Ok(Automorphisms::of(found.automorphisms, &found.ways))
    }

    /// Returns a transform from this puzzle to another, or `None` if they are not equivalent.
    ///
    /// On boards without canonical forms, only rotations, reflections and relabellings are tried.
    /// If none of them works, the answer is unknown and the result is an [`Error`].
    ///
    /// ```
    /// use sudokit::Puzzle;
    ///
    /// let puzzle: Puzzle = "12..\n....\n....\n..21".parse()?;
    /// let other: Puzzle = "4...\n3...\n...3\n...4".parse()?;
    /// let way = puzzle.way_to(&other)?.unwrap();
    /// assert_eq!(puzzle.transformed(&way)?, other);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn way_to(&self, other: &Self) -> Result<Option<Transform>, Error> {
        let leads = |way: &Transform| self.transformed(way).is_ok_and(|image| image == *other);
        let forms = self.canonical().and_then(|one| Ok((one, other.canonical()?)));
        match forms {
            Ok((one, two)) if one.form != two.form => Ok(None),
            Ok((one, two)) => Ok(Some(one.transform.then(&two.transform.inverse())).filter(leads)),
            Err(_) if self.geometry().side() != other.geometry().side() => Ok(None),
            Err(error) => {
                let side = self.geometry().side();
                let motions = Motion::ALL.map(|motion| Transform::of(motion, side));
                let renamed =
                    std::iter::once(Transform::identity(side)).chain(motions).filter_map(|motion| {
                        let image = self.grid().transformed(&motion).ok()?;
                        let back = Transform::normalizing(other.grid()).inverse();
                        Some(motion.then(&Transform::normalizing(&image)).then(&back))
                    });
                let way = { renamed }.find(leads);
                way.map(Some).ok_or(error)
            }
        }
    }

    /// Returns the puzzle's canonical form as a key.
    pub fn canonical_key(&self) -> Result<CanonicalKey, Error> {
        key(self.grid())
    }
}

impl Solution {
    /// Returns the smallest form of the grid; see [`transform`](crate::transform).
    ///
    /// ```
    /// use sudokit::{Puzzle, Solution};
    ///
    /// let text = "456789123123456789789123456231564897564897231897231564312645978645978312978312645";
    /// let grid = Solution::try_from(text.parse::<Puzzle>()?.grid().clone())?;
    /// let canonical = grid.canonical()?;
    /// assert_eq!((canonical.band, canonical.automorphisms), (Some(1), 648));
    /// assert_eq!(grid.transformed(&canonical.transform)?, canonical.form);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn canonical(&self) -> Result<Canonical<Self>, Error> {
        let FoundForm { form, automorphisms, band, mut ways } = FoundForm::of(&self.into())?;
        let transform = ways.swap_remove(0);
        Ok(Canonical { form: Self::try_from(form)?, transform, automorphisms, band })
    }

    /// Returns the grid's canonical form as a key.
    pub fn canonical_key(&self) -> Result<CanonicalKey, Error> {
        key(&self.into())
    }
}

fn key(grid: &Grid) -> Result<CanonicalKey, Error> {
    match Board81::of_grid(grid) {
        Some(clues) => Ok(CanonicalKey::new(&Canonizer::new().puzzle(&clues).form)),
        None => Ok(CanonicalKey::of_small(&FoundForm::of(grid)?.form)),
    }
}

/// The digits of a grid, with 0 for empty cells.
pub(super) fn digits(grid: &Grid) -> Vec<u8> {
    grid.digits().map(|digit| digit.map_or(0, Digit::get)).collect()
}

/// The form of a board and the transforms to it.
struct FoundForm {
    form: Grid,
    automorphisms: u64,
    band: Option<u16>,
    /// At least one.
    ways: Vec<Transform>,
}

impl FoundForm {
    /// Finds the form of a grid that has no clashes.
    fn of(grid: &Grid) -> Result<Self, Error> {
        if grid.limits().is_some() {
            return Err(FormProblem::Candidates {}.into());
        }
        if let Some(clues) = Board81::of_grid(grid) {
            let (found, band, winners) = Canonizer::new().winners(&clues);
            let ways = winners.iter().map(FormWay::transform).collect();
            return Ok(Self { form: found.form.into(), automorphisms: found.automorphisms, band, ways });
        }
        let (form, ways) = small::form(grid)?;
        Ok(Self { form, automorphisms: ways.len() as u64, band: None, ways })
    }
}
