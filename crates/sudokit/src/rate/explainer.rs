//! Sudoku Explainer's rating: ER, EP and ED.
//!
//! The puzzle is solved step by step. Each time, the searches are asked in a
//! fixed order and the very first step that one of them finds is taken. The
//! hardest step of all is ER; the hardest up to the first placed digit is EP,
//! "pearl"; the first step alone is ED, "diamond".

use std::collections::BTreeMap;
use std::fmt;
use std::ops::ControlFlow;

use crate::base::Candidate;
use crate::board::{Candidates, Puzzle};
use crate::logic::techniques::Search;
use crate::logic::techniques::chains::explainer as chains;
use crate::logic::techniques::chains::explainer::classic::{ClassicChainEngine, ClassicHint};
use crate::logic::{Rating, Scale};
use crate::logic::{Step, Technique};
use crate::solve::NotUnique;

/// What Sudoku Explainer says of a puzzle: shown as `7.2/1.2/1.2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grade {
    /// The hardest step.
    pub er: Rating,
    /// The hardest step up to the first placed digit.
    pub ep: Rating,
    /// The first step.
    pub ed: Rating,
    /// The technique of the hardest step; of several, the first.
    pub hardest: Technique,
    /// How many steps of each technique were taken.
    pub counts: BTreeMap<Technique, usize>,
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.er, self.ep, self.ed)
    }
}

/// Why there is no rating.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unrated {
    /// The scale is for 9x9 boards without extra houses.
    OtherBoard,
    /// The puzzle has no solution, or several, or the search for them was stopped.
    NotUnique(NotUnique),
    /// Every cell is given.
    Solved,
    /// HoDoKu does not look at puzzles with fewer givens than this.
    FewGivens {
        /// How many it wants.
        fewest: usize,
    },
    /// The signal to stop came.
    Stopped,
    /// No technique finds a step.
    Stuck {
        /// How many digits were placed until then.
        placed: usize,
    },
}

/// Rates puzzles, one after another.
///
/// ```
/// use sudokit::Puzzle;
/// use sudokit::rate::Explainer;
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let grade = Explainer::new().rate(&puzzle).unwrap();
/// assert_eq!(grade.to_string(), "1.2/1.2/1.2");
/// # Ok::<(), sudokit::Error>(())
/// ```
pub struct Explainer {
    /// For chains, which are nearly all of the work.
    engine: ClassicChainEngine,
    /// The searches in their order, and the easiest step that each can find.
    searches: Vec<(Search, Rating)>,
}

impl fmt::Debug for Explainer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Explainer").finish_non_exhaustive()
    }
}

impl Default for Explainer {
    fn default() -> Self {
        Self::new()
    }
}

impl Explainer {
    /// A rater.
    pub fn new() -> Self {
        let searches = Search::EXPLAINER.iter().filter_map(|&search| Some((search, search.easiest()?)));
        Self { engine: ClassicChainEngine::new(), searches: searches.collect() }
    }

    /// Rates a puzzle.
    pub fn rate(&mut self, puzzle: &Puzzle) -> Result<Grade, Unrated> {
        self.rate_until(puzzle, &|| false)
    }

    /// Rates a puzzle, unless the signal comes first.
    pub fn rate_until(&mut self, puzzle: &Puzzle, stop: &dyn Fn() -> bool) -> Result<Grade, Unrated> {
        if !puzzle.geometry().is_classic() {
            return Err(Unrated::OtherBoard);
        }
        puzzle.solve().stop_when(stop).unique().map_err(Unrated::NotUnique)?;
        self.rate_up_to(Rating::HARDEST, puzzle, stop)
    }

    /// Rates a classic puzzle that has one solution, as long as no step is harder
    /// than this: then it is stuck.
    pub(crate) fn rate_up_to(
        &mut self,
        most: Rating,
        puzzle: &Puzzle,
        stop: &dyn Fn() -> bool,
    ) -> Result<Grade, Unrated> {
        self.engine.forget();
        let mut candidates = puzzle.candidates();
        let mut tally = Tally::default();
        while !candidates.is_full() {
            let Some(deed) = self.next(&candidates, most).filter(|deed| deed.rating <= most) else {
                let placed = candidates.filled() - puzzle.clues();
                return Err(Unrated::Stuck { placed });
            };
            tally.note(&deed);
            deed.eliminations.iter().for_each(|&candidate| candidates.remove(candidate));
            deed.placements.iter().for_each(|&candidate| candidates.place(candidate));
            if stop() {
                return Err(Unrated::Stopped);
            }
        }
        tally.grade().ok_or(Unrated::Solved)
    }

    /// The first find of the first search that finds anything.
    fn next(&mut self, candidates: &Candidates, most: Rating) -> Option<Deed> {
        let Self { engine, searches } = self;
        let mut marks = None;
        let mut worthwhile = searches.iter().filter(|(_, easiest)| *easiest <= most);
        let mut marks = || *marks.get_or_insert_with(|| chains::marks(candidates));
        worthwhile.find_map(|&(search, _)| match search {
            Search::Chain(rule) => engine.find(&marks(), rule).map(|hint| Deed::from_chain(&hint)),
            Search::AlignedTriplet => {
                engine.aligned_triplet(&marks())?.prove(candidates).and_then(Deed::from_step)
            }
            _ => {
                let mut found = None;
                let _ = search.run(Scale::Explainer, candidates, &mut |step| {
                    found = Some(step);
                    ControlFlow::Break(())
                });
                found.and_then(Deed::from_step)
            }
        })
    }
}

/// What a step does, without why: ratings need no reasons.
struct Deed {
    technique: Technique,
    rating: Rating,
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
}

impl Deed {
    fn from_step(step: Step) -> Option<Self> {
        let Step { technique, rating, placements, eliminations, .. } = step;
        Some(Self { technique, rating: rating?, placements, eliminations })
    }

    fn from_chain(hint: &ClassicHint) -> Self {
        Self {
            technique: hint.technique(),
            rating: hint.rating(),
            placements: hint.placement().into_iter().collect(),
            eliminations: hint.eliminations(),
        }
    }
}

/// What is known so far.
#[derive(Default)]
struct Tally {
    er: Option<(Rating, Technique)>,
    ep: Option<Rating>,
    ed: Option<Rating>,
    counts: BTreeMap<Technique, usize>,
}

impl Tally {
    fn note(&mut self, deed: &Deed) {
        *self.counts.entry(deed.technique).or_default() += 1;
        self.ed.get_or_insert(deed.rating);
        if self.er.is_none_or(|(hardest, _)| hardest < deed.rating) {
            self.er = Some((deed.rating, deed.technique));
        }
        if !deed.placements.is_empty() && self.ep.is_none() {
            self.ep = self.er.map(|(hardest, _)| hardest);
        }
    }

    fn grade(self) -> Option<Grade> {
        let (er, hardest) = self.er?;
        Some(Grade { er, ep: self.ep?, ed: self.ed?, hardest, counts: self.counts })
    }
}
