//! Step-by-step solving, as a person does it.

use std::fmt;
use std::ops::ControlFlow;

use super::hodoku_singles::HodokuSingles;
use super::order::OrderedSearch;
use super::techniques::{Engines, Search, StepDetail};
use super::{Family, Order, Rating, Step, Technique, Techniques};
use crate::base::Control;
use crate::board::Candidates;

/// A solver that works step by step, with techniques in an [order](Order), from any position of
/// givens, placed digits and pencil marks.
///
/// ```
/// use sudokit::logic::LogicSolver;
/// use sudokit::Puzzle;
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let mut solver = LogicSolver::new(puzzle.candidates());
/// let steps: Vec<_> = solver.by_ref().collect();
/// assert_eq!(steps.len(), 51);
/// assert!(solver.candidates().is_full());
/// # Ok::<(), sudokit::Error>(())
/// ```
///
/// It is an iterator over all steps of the solution. If logic runs out before the board is full,
/// [`candidates`](Self::candidates) returns the remaining position.
#[must_use = "a solver does nothing until it runs"]
pub struct LogicSolver {
    candidates: Candidates,
    order: Order,
    searches: Vec<OrderedSearch>,
    techniques: Vec<Technique>,
    engines: Engines,
    /// HoDoKu's singles.
    queue: Option<HodokuSingles>,
    control: Control,
}

impl LogicSolver {
    /// Creates a solver with all techniques, in the [beginner's order](Order::Beginner).
    pub fn new(candidates: Candidates) -> Self {
        Self::in_order(Order::Beginner, candidates)
    }

    /// Creates a solver with every technique of an order. Brute force [is not
    /// one](Self::with_brute_force).
    ///
    /// Sudoku Explainer's nested chains take minutes per step on boards other than the classic one,
    /// so they are left out there. [`with_only`](Self::with_only) can still request them.
    pub fn in_order(order: Order, candidates: Candidates) -> Self {
        let solver = Self {
            order,
            searches: order.searches().to_vec(),
            techniques: order.techniques().to_vec(),
            engines: Engines::default(),
            queue: (order == Order::Hodoku).then(|| HodokuSingles::of(&candidates)),
            candidates,
            control: Control::new(),
        };
        if solver.candidates.geometry().is_classic() { solver } else { solver.without_nested_chains() }
    }

    fn without_nested_chains(mut self) -> Self {
        self.techniques.retain(|technique| !technique.is_nested());
        self.limited()
    }

    /// Looks a digit up in the solution, if there is one, when no technique finds a step.
    pub fn with_brute_force(mut self) -> Self {
        self.techniques.push(Technique::BruteForce);
        self.searches.push(self.order.search_for(Technique::BruteForce));
        self
    }

    /// Removes the techniques that assume a unique solution.
    pub fn without_uniqueness(mut self) -> Self {
        self.techniques.retain(|technique| technique.family() != Family::Uniqueness);
        self.limited()
    }

    /// Prepares the solver for a puzzle that may have several solutions. Techniques that assume a
    /// unique solution prove nothing there. Nested chains are removed too: logic cannot fill the
    /// board, and they would take minutes to find nothing.
    pub fn for_several_solutions(self) -> Self {
        self.without_uniqueness().without_nested_chains()
    }

    /// Keeps only the searches that can find a step rated `most` or less.
    pub(crate) fn rated_up_to(mut self, most: Rating) -> Self {
        let is_classic = self.candidates.geometry().is_classic();
        // Unrated searches find something on larger boards only, and do not affect the rating.
        let is_worthwhile = |ordered: &OrderedSearch| match ordered.search.easiest() {
            Some(easiest) => easiest <= most,
            None => !is_classic,
        };
        self.searches = self.order.searches().iter().copied().filter(is_worthwhile).collect();
        self.limited()
    }

    /// Lets steps omit their reasons, which is faster when steps are only counted.
    pub(crate) fn without_reasons(mut self) -> Self {
        self.engines.set_detail(StepDetail::OutcomeOnly);
        self
    }

    /// Removes these techniques.
    pub fn without(mut self, techniques: impl Into<Techniques>) -> Self {
        let techniques = techniques.into();
        self.techniques.retain(|&technique| !techniques.contains(technique));
        self.limited()
    }

    /// Removes every technique tried after `hardest`. Techniques found by the same search as
    /// `hardest` stay.
    pub fn up_to(mut self, hardest: Technique) -> Self {
        let Self { order, techniques, .. } = &mut self;
        techniques.retain(|&technique| order.rank(technique) <= order.rank(hardest));
        self.limited()
    }

    /// Uses only these techniques, even ones that the order does not contain. They are tried in the
    /// order's sequence.
    pub fn with_only(mut self, techniques: impl IntoIterator<Item = Technique>) -> Self {
        let order = self.order;
        self.techniques = techniques.into_iter().collect();
        self.techniques.sort_by(|&one, &other| order.compare(one, other));
        self.searches = self.techniques.iter().map(|&technique| order.search_for(technique)).collect();
        self.searches.dedup();
        self.limited()
    }

    /// Removes searches that find none of the solver's techniques.
    fn limited(mut self) -> Self {
        let Self { searches, techniques, .. } = &mut self;
        searches.retain(|ordered| techniques.iter().any(|technique| technique.is_found_by(ordered.search)));
        self
    }

    /// Sets the control that can stop the search for steps. It is checked before each technique,
    /// and during the slow ones.
    pub fn control(self, control: &Control) -> Self {
        Self { control: control.clone(), ..self }
    }

    /// Returns the techniques that the solver uses, in the order in which it tries them.
    pub fn techniques(&self) -> &[Technique] {
        &self.techniques
    }

    /// Returns the order of the techniques.
    pub fn order(&self) -> Order {
        self.order
    }

    /// Returns the current position.
    pub fn candidates(&self) -> &Candidates {
        &self.candidates
    }

    /// Starts again at another position, with the same techniques.
    pub fn start_again(&mut self, candidates: Candidates) {
        self.queue = self.queue.take().map(|_| HodokuSingles::of(&candidates));
        self.candidates = candidates;
        self.engines.forget();
    }

    /// Returns the first step in this order, or `None` if there is no step or the control stops the
    /// search.
    ///
    /// The position does not change: [`apply`](Self::apply) applies the step. As an iterator, the
    /// solver does both.
    ///
    /// The scales are for the classic board. On other boards, steps have neither a rating nor a
    /// score.
    pub fn next_step(&mut self) -> Option<Step> {
        let control = self.control.clone();
        self.next_step_until(&|| control.is_stopped())
    }

    /// Returns the first step in this order, unless `stop` returns `true` first.
    pub(crate) fn next_step_until(&mut self, stop: &dyn Fn() -> bool) -> Option<Step> {
        let is_classic = self.candidates.geometry().is_classic();
        self.next_measured_until(stop).map(|step| if is_classic { step } else { step.unmeasured() })
    }

    /// Like `next_step_until`, with the rating and score that the step would have on the classic
    /// board. The levels of other boards are computed from them.
    pub(crate) fn next_measured_until(&mut self, stop: &dyn Fn() -> bool) -> Option<Step> {
        if self.candidates.is_full() {
            return None;
        }
        let Self { candidates, order, searches, techniques, engines, queue, control: _ } = self;
        engines.next_position();
        let is_wanted = |step: &Step| techniques.contains(&step.technique);
        let step = searches.iter().take_while(|_| !stop()).find_map(|&OrderedSearch { search, program }| {
            let step = match (queue.as_mut(), search) {
                (Some(queue), Search::FullHouse) => queue.full_house(candidates),
                (Some(queue), Search::NakedSingle) => queue.naked_single(candidates),
                (Some(queue), Search::HiddenSingle) => queue.hidden_single(candidates),
                _ => search.first(program, candidates, engines, stop, is_wanted),
            };
            step.map(|step| step.found_in(*order, search))
        });
        if stop() {
            engines.clear();
            return None;
        }
        step
    }

    /// Applies a step to the position.
    pub fn apply(&mut self, step: &Step) {
        match &mut self.queue {
            Some(queue) => queue.apply(&mut self.candidates, step),
            None => self.candidates.apply(step),
        }
    }

    /// Returns `true` if the control stops the search now. A missing step then means nothing.
    pub fn is_stopped(&self) -> bool {
        self.control.is_stopped()
    }

    /// Returns all steps in the current position, search by search. If the control stops the
    /// search, returns those found so far.
    pub fn all_steps(&self) -> Vec<Step> {
        let mut found = Vec::new();
        let is_classic = self.candidates.geometry().is_classic();
        for &OrderedSearch { search, program } in
            self.searches.iter().take_while(|_| !self.control.is_stopped())
        {
            let _ = search.run(program, &self.candidates, &|| self.control.is_stopped(), &mut |step| {
                if self.techniques.contains(&step.technique) {
                    let step = step.found_in(self.order, search);
                    found.push(if is_classic { step } else { step.unmeasured() });
                }
                ControlFlow::Continue(())
            });
        }
        found
    }
}

impl fmt::Debug for LogicSolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { candidates, techniques, .. } = self;
        f.debug_struct("LogicSolver")
            .field("candidates", candidates)
            .field("techniques", techniques)
            .finish_non_exhaustive()
    }
}

/// Finds the first step in the order and applies it.
impl Iterator for LogicSolver {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.next_step()?;
        self.apply(&step);
        Some(step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Puzzle;
    use crate::logic::techniques::chains::explainer::ChainRule;

    fn solver(line: &str) -> LogicSolver {
        LogicSolver::in_order(Order::Explainer, line.parse::<Puzzle>().unwrap().candidates())
    }

    #[test]
    fn nested_chains_are_for_the_classic_board() {
        let large = solver(&".".repeat(256));
        assert_eq!(large.techniques.last(), Some(&Technique::DynamicPlus));
        assert_eq!(large.searches.last().unwrap().search, Search::Chain(ChainRule::DynamicPlus));
        assert_eq!(large.with_only([Technique::Nested2]).techniques, [Technique::Nested2]);
        assert_eq!(solver(&".".repeat(81)).techniques.last(), Some(&Technique::Nested5));
    }

    #[test]
    fn techniques_are_those_that_are_left() {
        let blank = || solver(&".".repeat(81));
        let easy = blank().up_to(Technique::NakedSingle);
        assert_eq!(
            easy.techniques(),
            [
                Technique::HiddenSingle,
                Technique::DirectPointing,
                Technique::DirectClaiming,
                Technique::DirectHiddenPair,
                Technique::NakedSingle,
            ]
        );
        let rest = easy.without(Technique::DirectPointing).without(Family::Subsets);
        assert_eq!(
            rest.techniques(),
            [Technique::HiddenSingle, Technique::DirectClaiming, Technique::NakedSingle]
        );
        let only = blank().with_only([Technique::XWing, Technique::TemplateSet, Technique::NakedSingle]);
        assert_eq!(only.techniques(), [Technique::NakedSingle, Technique::XWing, Technique::TemplateSet]);
        let rest = only.up_to(Technique::XWing);
        assert_eq!(rest.techniques(), [Technique::NakedSingle, Technique::XWing]);
        assert_eq!(rest.without(Technique::NakedSingle).techniques(), [Technique::XWing]);
        assert_eq!(blank().with_only([]).techniques(), []);
        let brute_force = blank().with_only([Technique::XWing]).with_brute_force();
        assert_eq!(brute_force.techniques(), [Technique::XWing, Technique::BruteForce]);
    }

    #[test]
    fn the_control_is_checked_between_techniques() {
        let mut solver =
            solver("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        let step = solver.next_step();
        assert!(step.is_some());
        let mut solver = solver.control(&Control::new().stop_when(|| true));
        assert_eq!(solver.next_step(), None);
        assert!(solver.is_stopped() && solver.all_steps().is_empty());
        assert_eq!(solver.control(&Control::new()).next_step(), step);
    }

    /// Puzzles with many positions in which most searches find nothing.
    const HARD: [&str; 2] = [
        "000002000093007600700000091004021008100050002300480700430000006005800170000200000",
        "1...5.7...5...9.3..8...7....4..1........6...29....51....4.....87..5..6...3.....2.",
    ];

    #[test]
    fn a_used_solver_finds_what_a_new_one_finds() {
        let is_single = |step: &Step| step.technique.family() == Family::Singles;
        for (line, order) in HARD.iter().flat_map(|line| Order::ALL.map(|order| (line, order))) {
            let limit = |solver: LogicSolver| match order {
                Order::Explainer | Order::Beginner => solver.up_to(Technique::DynamicPlus),
                Order::Hodoku => solver,
            };
            let candidates = line.parse::<Puzzle>().unwrap().candidates();
            let mut solver = limit(LogicSolver::in_order(order, candidates));
            loop {
                let newcomer = limit(LogicSolver::in_order(order, solver.candidates().clone())).next_step();
                let step = solver.next();
                // HoDoKu takes the single that appeared first, which a new solver cannot know.
                if ![&step, &newcomer].into_iter().flatten().all(is_single) {
                    assert_eq!(step, newcomer);
                }
                if step.is_none() {
                    break;
                }
            }
        }
    }
}
