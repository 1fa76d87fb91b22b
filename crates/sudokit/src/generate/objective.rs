//! How near a puzzle comes to a wish.
//!
//! The puzzle is solved as a person would, by the easiest step each time. The
//! judge tells whether the way there is as wished and, if not, how far off it
//! is: the search that asks goes where that number falls.

use std::collections::BTreeSet;

use super::made::Creation;
use super::wish::{Hardness, Wish};
use crate::rate::{Explainer, Grade, Hodoku, HodokuLevel, Rating, Scale, Score, Unrated};
use crate::solve::{Nine, Packed};
use crate::technique::Techniques;
use crate::{Candidate, Candidates, DigitSet, LogicSolver, Puzzle, Technique};

/// Tells how near puzzles come to a wish.
pub(super) struct Judge {
    wish: Wish,
    explainer: Explainer,
    hodoku: Hodoku,
    /// With all techniques that may be tried.
    solver: Option<LogicSolver>,
    simple: Simple,
    nine: Nine,
}

/// How much singles and locked candidates matter. A solver that goes by the easiest
/// step goes on with them to the end before it tries anything harder, and what
/// they come to does not depend on their order. So an engine can go ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Simple {
    /// They are a part of the wish.
    Counts,
    /// They do not matter.
    Ignored,
    /// They do not matter, but what they solve is not as wished.
    TooLittle,
}

/// What a judge says of a puzzle.
#[derive(Clone, Debug)]
pub(super) struct Verdict {
    /// How far off the wish it is: nothing if it is as wished.
    pub off: u32,
    /// What would help.
    pub lack: Lack,
    /// The rating, where one was asked for on the classic board and the puzzle
    /// was not found too hard before.
    pub grade: Option<Grade>,
    /// How much work it was, in about tenths of a millisecond.
    pub work: u64,
}

/// What a puzzle lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lack {
    /// More clues, to be easier.
    Clues,
    /// Fewer clues, to be harder.
    Hardness,
}

/// A puzzle that was found too hard is as far off as one whose rating is off
/// by so many tenths: how hard it would be in the end is not worth the time.
const TOO_HARD: u32 = 8;

/// The rating of claiming, in tenths: what singles and locked candidates solve
/// is never harder.
const SIMPLE: u16 = 28;

/// A needed technique that does not occur at all.
const UNUSED: u32 = 20;

/// One that occurs, but that the puzzle can be solved without.
const UNNEEDED: u32 = 4;

/// So many points of HoDoKu's are as far off as a tenth of a rating.
const SCORES: u32 = 20;

/// As far off as a score can be.
const FAR: u32 = 500;

/// A technique that occurs, but must not.
const UNWANTED: u32 = 6;

/// The way a solver went.
struct Way {
    used: BTreeSet<Technique>,
    /// The hardest step.
    rating: Rating,
    end: WayEnd,
    /// How many candidates are left at the end.
    left: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum WayEnd {
    Solved,
    Stuck,
}

impl Judge {
    pub fn new(wish: &Wish) -> Self {
        let is_simple = |technique: Technique| technique <= Technique::Claiming;
        let mut named = wish.needs.iter().chain(&wish.without).flat_map(Techniques::iter);
        let simple = if named.any(is_simple) || wish.scale() == Scale::Hodoku {
            Simple::Counts
        } else if wish.ratings().start().in_tenths() > SIMPLE || !wish.needs.is_empty() {
            Simple::TooLittle
        } else {
            Simple::Ignored
        };
        Self {
            wish: wish.clone(),
            explainer: Explainer::new(),
            hodoku: Hodoku::new(),
            solver: None,
            simple,
            nine: Nine::new(),
        }
    }

    /// What is left after all singles and locked candidates, where that makes no
    /// difference for a solver that goes on from there.
    fn rest(&mut self, puzzle: &Puzzle) -> Option<[u16; 81]> {
        let packed = Packed::new(puzzle).filter(|_| self.simple != Simple::Counts)?;
        Some(self.nine.rest(&packed).masks())
    }

    /// A creation with its rating, where ratings are asked for and it was put
    /// aside as too easy to be rated.
    pub fn graded(&mut self, creation: Creation) -> Creation {
        if creation.grade.is_some()
            || self.wish.hardness.is_none()
            || self.wish.scale() == Scale::Hodoku
            || !creation.puzzle.geometry().is_classic()
        {
            return creation;
        }
        let grade = self.explainer.rate_up_to(Rating::tenths(SIMPLE), &creation.puzzle, &|| false).ok();
        Creation { grade, ..creation }
    }

    /// Judges a puzzle that has one solution.
    pub fn judge(&mut self, puzzle: &Puzzle, stop: &dyn Fn() -> bool) -> Verdict {
        let mut verdict = Verdict { off: 0, lack: Lack::Hardness, grade: None, work: 1 };
        if self.wish.is_empty() {
            return verdict;
        }
        let is_classic = puzzle.geometry().is_classic();
        let ratings = self.wish.ratings();
        let rest = self.rest(puzzle);
        let is_full = rest.is_some_and(|rest| rest.iter().all(|digits| digits.is_power_of_two()));
        if self.simple == Simple::TooLittle && is_full {
            let least = ratings.start().in_tenths();
            verdict.off +=
                u32::from(least.saturating_sub(SIMPLE)) + (UNUSED + TOO_HARD) * self.wish.needs.len() as u32;
            return verdict;
        }
        if is_classic && self.wish.scale() == Scale::Hodoku {
            let scored = self.scored(puzzle, stop);
            verdict.off += scored.off;
            verdict.lack = scored.lack;
            verdict.work += scored.work;
            if scored.lack == Lack::Clues {
                return verdict;
            }
        } else if is_classic && self.wish.hardness.is_some() {
            match self.explainer.rate_up_to(*ratings.end(), puzzle, stop) {
                Ok(grade) => {
                    verdict.off +=
                        u32::from(ratings.start().in_tenths().saturating_sub(grade.er.in_tenths()));
                    verdict.work += work(grade.er);
                    verdict.grade = Some(grade);
                }
                Err(Unrated::Solved) => verdict.off += u32::from(ratings.start().in_tenths()),
                Err(_) => {
                    verdict.off += TOO_HARD;
                    verdict.lack = Lack::Clues;
                    verdict.work += work(*ratings.end());
                    return verdict;
                }
            }
        }
        if !(is_classic && self.wish.needs.is_empty() && self.wish.without.is_empty()) {
            self.judge_way(&position(puzzle, rest), stop, &mut verdict);
        }
        verdict
    }

    /// Judges a puzzle by HoDoKu's level or score.
    fn scored(&mut self, puzzle: &Puzzle, stop: &dyn Fn() -> bool) -> Verdict {
        let (level, scores) = match &self.wish.hardness {
            Some(Hardness::HodokuLevel(level)) => {
                (Some(*level), 0..=level.highest_score().unwrap_or(u32::MAX))
            }
            Some(Hardness::HodokuScore(scores)) => (None, scores.clone()),
            _ => (None, 0..=u32::MAX),
        };
        // A score that is a little too high is as near as one that is too low.
        let points = scores.end().saturating_add(if level.is_some() { 0 } else { scores.end() / 2 });
        let most = Score { level: level.unwrap_or(HodokuLevel::Extreme), points };
        let verdict = |off, lack, work| Verdict { off, lack, grade: None, work };
        let grade = match self.hodoku.rate_up_to(most, puzzle, stop) {
            Ok(grade) => grade,
            Err(Unrated::Solved) => return verdict(FAR, Lack::Hardness, 1),
            Err(_) => return verdict(FAR, Lack::Clues, 20),
        };
        let work = if grade.level < HodokuLevel::Unfair { 1 } else { 10 };
        if let Some(level) = level {
            // Within a level, the higher score is nearer to the next one.
            let levels = level as u32 - grade.level as u32;
            let rest = 9 - grade.level.highest_score().map_or(0, |highest| 9 * grade.score / highest);
            let off = if levels == 0 { 0 } else { 10 * levels + rest };
            return verdict(off, Lack::Hardness, work);
        }
        let (lowest, highest) = (*scores.start(), *scores.end());
        if grade.score > highest {
            verdict((grade.score - highest).div_ceil(SCORES).min(FAR), Lack::Clues, work)
        } else {
            verdict(lowest.saturating_sub(grade.score).div_ceil(SCORES).min(FAR), Lack::Hardness, work)
        }
    }

    /// Judges the techniques on the way to the solution.
    fn judge_way(&mut self, start: &Candidates, stop: &dyn Fn() -> bool, verdict: &mut Verdict) {
        let Self { wish, solver, .. } = self;
        let (most, scale) = (*wish.ratings().end(), wish.scale());
        let solver =
            solver.get_or_insert_with(|| LogicSolver::on(scale, start.clone()).with_only(wish.techniques()));
        let way = Way::of(solver, start, most, stop);
        verdict.work += work(way.rating);
        if verdict.grade.is_none() {
            let least = wish.ratings().start().in_tenths();
            verdict.off += u32::from(least.saturating_sub(way.rating.in_tenths()));
        }
        let unwanted = wish.without.iter().filter(|not| way.uses(not)).count() as u32;
        let unused = wish.needs.iter().filter(|needed| !way.uses(needed)).count() as u32;
        verdict.off += UNWANTED * unwanted + UNUSED * unused;
        match way.end {
            // Where the easier techniques come to an end, a harder one may occur.
            WayEnd::Solved if unused > 0 => verdict.off += TOO_HARD,
            WayEnd::Stuck if unused == 0 => verdict.off += TOO_HARD,
            _ => {}
        }
        if unused == 0 && (unwanted > 0 || way.end == WayEnd::Stuck) {
            verdict.lack = Lack::Clues;
        }
        // HoDoKu takes a step only where it finds none that it asks for before:
        // whatever occurs on its way is needed.
        if verdict.off > 0 || scale == Scale::Hodoku {
            return;
        }
        // Everything occurs: does the solver get less far without it?
        let compared = wish.compared(way.used.last().copied());
        let compare = |techniques: Vec<Technique>| {
            let mut solver = LogicSolver::on(scale, start.clone()).with_only(techniques);
            Way::of(&mut solver, start, most, stop).left
        };
        let with =
            if way.used.iter().all(|used| compared.contains(used)) { 0 } else { compare(compared.clone()) };
        for needed in &wish.needs {
            let others = compared.iter().copied().filter(|&technique| !needed.contains(technique));
            if compare(others.collect()) <= with {
                verdict.off += UNNEEDED;
            }
        }
    }
}

/// A puzzle of which only this is left, if that is known.
fn position(puzzle: &Puzzle, rest: Option<[u16; 81]>) -> Candidates {
    let mut candidates = puzzle.candidates();
    for (cell, digits) in puzzle.geometry().cells().zip(rest.iter().flatten()) {
        let left = DigitSet::from_bits((*digits).into());
        match left.single() {
            _ if candidates.digit(cell).is_some() => {}
            Some(digit) => candidates.place(Candidate { cell, digit }),
            None => {
                let gone = candidates.open(cell).into_iter().filter(|&digit| !left.contains(digit));
                gone.for_each(|digit| candidates.remove(Candidate { cell, digit }));
            }
        }
    }
    candidates
}

impl Way {
    /// Solves a position, as long as no step is harder than this.
    fn of(solver: &mut LogicSolver, start: &Candidates, most: Rating, stop: &dyn Fn() -> bool) -> Self {
        solver.start_again(start.clone());
        let mut way = Self { used: BTreeSet::new(), rating: Rating::tenths(0), end: WayEnd::Solved, left: 0 };
        while !solver.candidates().is_full() {
            let step = solver.next_step_until(stop);
            let Some(step) = step.filter(|step| step.rating.is_none_or(|rating| rating <= most)) else {
                way.end = WayEnd::Stuck;
                break;
            };
            way.used.insert(step.technique);
            way.rating = way.rating.max(step.rating.unwrap_or(way.rating));
            solver.apply(&step);
        }
        let candidates = solver.candidates();
        way.left = candidates.empty_cells().map(|cell| candidates.open(cell).len()).sum();
        way
    }

    fn uses(&self, techniques: &Techniques) -> bool {
        techniques.iter().any(|technique| self.used.contains(&technique))
    }
}

/// How much work a rating is: it grows tenfold from 7.0 to 9.0, and again to
/// 10.0.
fn work(rating: Rating) -> u64 {
    match rating.in_tenths() {
        0..65 => 1,
        65..80 => 10,
        80..90 => 40,
        90..100 => 200,
        _ => 1000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Generator, Geometry};

    /// Whether an engine goes ahead or not, the solver takes the same way.
    #[test]
    fn simple_steps_make_no_difference() {
        let needs = Wish { needs: vec!["chains".parse().unwrap()], ..Wish::default() };
        let mut judge = Judge::new(&needs);
        let generator = Generator::new(Geometry::of_side(9).unwrap()).minimal().seed(8);
        let mut solver = LogicSolver::new(generator.puzzle(0).unwrap().candidates()).up_to(Technique::Aic);
        for index in 0..300 {
            let puzzle = generator.puzzle(index).unwrap();
            let rest = judge.rest(&puzzle);
            assert!(rest.is_some());
            let [ahead, whole] = [rest, None].map(|rest| {
                let way = Way::of(&mut solver, &position(&puzzle, rest), Rating::HARDEST, &|| false);
                let hard: Vec<Technique> =
                    way.used.into_iter().filter(|&used| used > Technique::Claiming).collect();
                (hard, way.left)
            });
            assert_eq!(ahead, whole, "{puzzle:?}");
        }
    }
}
