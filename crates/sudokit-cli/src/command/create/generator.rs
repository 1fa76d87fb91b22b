//! Makes a generator from the flags of the command line.

use std::ffi::OsStr;
use std::hash::{BuildHasher, Hasher, RandomState};

use anyhow::Context;
use sudokit::board::{Coordinates, Regions};
use sudokit::format::{Format, Record};
use sudokit::generate::{CluePattern, Generator};
use sudokit::{Alphabet, Geometry, Grid, Solution};

use crate::args;
use crate::input::{self, PuzzleReader};
use crate::status::UsageError;
use crate::texts::text;

/// A generator, and how its puzzles are written.
pub struct GeneratorOptions {
    pub generator: Generator,
    pub geometry: Geometry,
    pub alphabet: Alphabet,
    /// The seed of `--seed`, or a random one.
    pub seed: u64,
}

impl GeneratorOptions {
    pub fn new(arguments: &args::Create, naming: Coordinates) -> anyhow::Result<Self> {
        let args::Clues { criteria, pattern, solution } = &arguments.clues;
        let pattern: Option<CluePattern> =
            pattern.as_ref().map(|source| input::parse_value("--pattern", source)).transpose()?;
        let solution =
            solution.as_ref().map(|source| read_solution(source, arguments, naming)).transpose()?;
        let seed = arguments.seed.unwrap_or_else(random_seed);
        let geometry = match &solution {
            Some((solution, _)) => solution.geometry().clone(),
            None => {
                check_size(&arguments.board, arguments.size)?;
                let side = arguments.size.or(pattern.as_ref().map(CluePattern::side));
                board(&arguments.board, side, seed)?
            }
        };
        let alphabet = match (&arguments.alphabet, &solution) {
            (Some(alphabet), _) => alphabet.clone(),
            (None, Some((_, record))) => record.alphabet.clone(),
            (None, None) => Alphabet::decimal(geometry.side()),
        };
        check_alphabet(&alphabet, &geometry)?;

        let mut generator = arguments.criteria.with_clues(criteria).generator(geometry.clone()).seed(seed);
        if let Some(pattern) = pattern {
            generator = generator.pattern(pattern);
        }
        if let Some((solution, _)) = solution {
            generator = generator.solution(solution);
        }
        // With --timeout, the search continues until then.
        if arguments.limits.timeout.is_some() {
            generator = generator.tireless();
        }
        generator
            .check()
            .map_err(|error| UsageError(naming.sentence(&arguments.criteria.problem(&error))))?;
        Ok(Self { generator, geometry, alphabet, seed })
    }
}

impl GeneratorOptions {
    /// The format of `--to`, or else the simplest one that can record the board.
    pub fn format(&self, arguments: &args::Create) -> Format {
        let empty = Record::from(Grid::empty(self.geometry.clone()));
        let usual = match Format::Spaced.loss(&empty) {
            None => Format::Spaced,
            Some(_) => Format::Variant,
        };
        arguments.output.to.unwrap_or(usual)
    }
}

/// Fails if an alphabet does not have a symbol for each digit of the board.
pub fn check_alphabet(alphabet: &Alphabet, geometry: &Geometry) -> Result<(), UsageError> {
    let side = geometry.side();
    match alphabet.as_characters() {
        Some(symbols) if symbols.len() != side => {
            Err(UsageError(text!("create-alphabet", symbols = symbols.len(), side)))
        }
        _ => Ok(()),
    }
}

/// The grid of `--solution`, and the record that it was read from.
fn read_solution(
    source: &OsStr,
    arguments: &args::Create,
    naming: Coordinates,
) -> anyhow::Result<(Solution, Record)> {
    const FLAG: &str = "--solution";
    input::check_file(FLAG, source)?;
    let mut grids = PuzzleReader::of_one(source, &arguments.board, None, arguments.alphabet.as_ref())?;
    let item = grids
        .next()
        .expect("a source has an entry or an error")
        .map_err(|refusal| UsageError(refusal.sentence(naming)))
        .context(FLAG)?;
    let wrong = |problem: &str| UsageError(format!("{}: {problem}", item.source.name));
    if grids.next().is_some() {
        return Err(wrong(&text!("create-several-grids"))).context(FLAG);
    }
    let solution = Solution::try_from(item.record.filled_in())
        .map_err(|error| wrong(&text!("create-no-grid", problem = naming.sentence(&error.to_string()))))
        .context(FLAG)?;
    Ok((solution, item.record))
}

/// The default side of a board.
const USUAL_SIDE: usize = 9;

/// The value of `--jigsaw` for random regions.
const RANDOM: &str = "random";

/// Fails if `--size` is used with regions that set the size themselves.
pub fn check_size(flags: &args::BoardOptions, size: Option<usize>) -> Result<(), UsageError> {
    match (&flags.jigsaw, size) {
        (Some(source), Some(_)) if source != RANDOM => Err(UsageError(text!("create-size-of-regions"))),
        _ => Ok(()),
    }
}

/// The regions of `--jigsaw`. The seed determines random ones.
fn regions(flags: &args::BoardOptions, side: usize, seed: u64) -> anyhow::Result<Option<Regions>> {
    if flags.jigsaw.as_ref().is_none_or(|source| source != RANDOM) {
        return input::regions(flags);
    }
    let problem = || UsageError(text!("create-random-regions", side));
    Ok(Some(Regions::random(side, seed).ok_or_else(problem)?))
}

/// The board that the flags describe, or else the usual board of this side. The default is
/// 9x9.
pub fn board(flags: &args::BoardOptions, side: Option<usize>, seed: u64) -> anyhow::Result<Geometry> {
    let plain = match (regions(flags, side.unwrap_or(USUAL_SIDE), seed)?, flags.shape) {
        (Some(regions), _) => Geometry::with_regions(regions),
        (None, Some(shape)) => Geometry::with_regions(Regions::Boxes(shape)),
        (None, None) => {
            let side = side.unwrap_or(USUAL_SIDE);
            Geometry::of_side(side).ok_or_else(|| UsageError(text!("create-no-usual-boxes", side)))?
        }
    };
    let with_extras = input::extras(flags).into_iter().try_fold(plain, |board, extra| board.with(extra));
    Ok(with_extras.map_err(|error| UsageError(error.to_string()))?)
}

/// A random number: the standard library gets the keys of its hash tables from the system. The
/// number has 53 bits, because readers of JSON can lose more.
pub fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 11
}
