//! From the command line to a generator.

use std::ffi::OsStr;
use std::hash::{BuildHasher, Hasher, RandomState};

use anyhow::Context;
use sudokit::board::Regions;
use sudokit::format::{Format, Record};
use sudokit::generate::{CluePattern, Generator};
use sudokit::{Alphabet, Geometry, Grid, Solution};

use crate::args::{self, HodokuWish};
use crate::input::{self, PuzzleReader};
use crate::status::UsageError;

/// What is to be created.
pub struct GeneratorOptions {
    pub generator: Generator,
    pub geometry: Geometry,
    pub alphabet: Alphabet,
    /// The seed that was named, or drawn.
    pub seed: u64,
}

impl GeneratorOptions {
    pub fn new(arguments: &args::Create) -> anyhow::Result<Self> {
        let args::Clues { wish: args::ClueWish { clues, minimal, symmetry }, pattern, solution } =
            &arguments.clues;
        let pattern: Option<CluePattern> =
            pattern.as_ref().map(|source| input::parse_value("--pattern", source)).transpose()?;
        let solution = solution.as_ref().map(|source| read_solution(source, arguments)).transpose()?;
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

        let mut generator = Generator::new(geometry.clone()).seed(seed).symmetry(*symmetry);
        if let Some(clues) = clues {
            generator = generator.clues(clues.clone());
        }
        if *minimal {
            generator = generator.minimal();
        }
        if let Some(pattern) = pattern {
            generator = generator.pattern(pattern);
        }
        if let Some((solution, _)) = solution {
            generator = generator.solution(solution);
        }
        // A time limit is there to be used.
        if arguments.limits.timeout.is_some() {
            generator = generator.tireless();
        }
        generator = with_difficulty(generator, &arguments.wish);
        generator.check().map_err(|error| UsageError(error.to_string()))?;
        Ok(Self { generator, geometry, alphabet, seed })
    }
}

impl GeneratorOptions {
    /// The format that was asked for, or else the plainest that distinguishes the board
    /// from others.
    pub fn format(&self, arguments: &args::Create) -> Format {
        let empty = Record::from(Grid::empty(self.geometry.clone()));
        let usual = match Format::Spaced.loss(&empty) {
            None => Format::Spaced,
            Some(_) => Format::Variant,
        };
        arguments.output.to.unwrap_or(usual)
    }
}

/// The generator of puzzles that are as hard as asked for.
fn with_difficulty(mut generator: Generator, wish: &args::Wish) -> Generator {
    if let Some(level) = wish.difficulty {
        generator = generator.level(level);
    }
    if let Some(ratings) = &wish.rating {
        generator = generator.rating(ratings.clone());
    }
    generator = match &wish.hodoku {
        None => generator,
        Some(HodokuWish::Level(level)) => generator.hodoku_level(*level),
        Some(HodokuWish::Score(scores)) => generator.hodoku_score(scores.clone()),
    };
    let generator = generator.order(wish.order);
    let generator = wish.needs.iter().cloned().fold(generator, Generator::needs);
    wish.not.iter().cloned().fold(generator, Generator::without)
}

/// An alphabet must have a symbol for each digit of the board.
pub fn check_alphabet(alphabet: &Alphabet, geometry: &Geometry) -> Result<(), UsageError> {
    let side = geometry.side();
    match alphabet.as_characters() {
        Some(symbols) if symbols.len() != side => {
            let symbols = symbols.len();
            Err(UsageError(format!("the alphabet has {symbols} symbols, but the board needs {side}")))
        }
        _ => Ok(()),
    }
}

/// The grid of `--solution`, and how it was written.
fn read_solution(source: &OsStr, arguments: &args::Create) -> anyhow::Result<(Solution, Record)> {
    const FLAG: &str = "--solution";
    let mut grids = PuzzleReader::of_one(source, &arguments.board, None, arguments.alphabet.as_ref())?;
    let item = grids
        .next()
        .expect("a source has an entry or an error")
        .map_err(|refusal| UsageError(refusal.sentence()))
        .context(FLAG)?;
    let wrong = |problem: &str| UsageError(format!("{}: {problem}", item.source.name));
    if grids.next().is_some() {
        return Err(wrong("there are several grids here, expected one")).context(FLAG);
    }
    let solution = Solution::try_from(item.record.filled_in())
        .map_err(|error| wrong(&format!("this is no full grid that keeps the rules: {error}")))
        .context(FLAG)?;
    Ok((solution, item.record))
}

/// The side of a board that nobody chose.
const USUAL_SIDE: usize = 9;

/// The value of `--jigsaw` for regions that a seed decides.
const RANDOM: &str = "random";

/// Letters say their size themselves, random regions have the size that was asked for.
pub fn check_size(flags: &args::BoardOptions, size: Option<usize>) -> Result<(), UsageError> {
    match (&flags.jigsaw, size) {
        (Some(source), Some(_)) if source != RANDOM => {
            Err(UsageError("--size goes with --jigsaw random only: other regions have a size".to_owned()))
        }
        _ => Ok(()),
    }
}

/// The regions of `--jigsaw`, for a new puzzle of this seed.
fn regions(flags: &args::BoardOptions, side: usize, seed: u64) -> anyhow::Result<Option<Regions>> {
    if flags.jigsaw.as_ref().is_none_or(|source| source != RANDOM) {
        return input::regions(flags);
    }
    let sentence = || UsageError(format!("random regions have sides from 4 to 16, not {side}"));
    Ok(Some(Regions::random(side, seed).ok_or_else(sentence)?))
}

/// The board that the flags describe; without them the usual one of a side, or
/// 9x9. Random regions are those of the seed.
pub fn board(flags: &args::BoardOptions, side: Option<usize>, seed: u64) -> anyhow::Result<Geometry> {
    let plain = match (regions(flags, side.unwrap_or(USUAL_SIDE), seed)?, flags.shape) {
        (Some(regions), _) => Geometry::with_regions(regions),
        (None, Some(shape)) => Geometry::with_regions(Regions::Boxes(shape)),
        (None, None) => {
            let side = side.unwrap_or(USUAL_SIDE);
            Geometry::of_side(side).ok_or_else(|| {
                UsageError(format!(
                    "a side of {side} has no usual boxes: name a side from 4 to 64 that is no prime, \
                     or --box ROWSxCOLUMNS, or --jigsaw with a FILE or random"
                ))
            })?
        }
    };
    let with_extras = input::extras(flags).into_iter().try_fold(plain, |board, extra| board.with(extra));
    Ok(with_extras.map_err(|error| UsageError(error.to_string()))?)
}

/// A number that nobody can foresee: the standard library draws keys for its
/// hash tables from the system. It has 53 bits, which every reader of JSON
/// keeps.
pub fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 11
}
