//! Solving as a person does.

use std::fmt;
use std::ops::ControlFlow;

use super::hodoku_singles::HodokuSingles;
use super::order::OrderedSearch;
use super::techniques::{Engines, Search, StepDetail};
use super::{Family, Order, Rating, Step, Technique, Techniques};
use crate::base::Control;
use crate::board::Candidates;

/// Solves step by step, with techniques in an [order](Order), from any position:
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
/// It is an iterator over the steps of the whole path. Where logic ends before
/// the board is full, [`candidates`](Self::candidates) is what is left.
#[must_use = "a solver does nothing until it is asked"]
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
    /// A solver with all techniques, in the [beginner's order](Order::Beginner).
    pub fn new(candidates: Candidates) -> Self {
        Self::in_order(Order::Beginner, candidates)
    }

    /// A solver with every technique of an order. Brute force is
    /// [no technique](Self::with_brute_force).
    ///
    /// Sudoku Explainer's chains within chains take minutes a step on boards
    /// other than the classic one, and are left out there:
    /// [`with_only`](Self::with_only) has them still.
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

    /// Where nothing is found, looks a digit up in the solution, if there is one.
    pub fn with_brute_force(mut self) -> Self {
        self.techniques.push(Technique::BruteForce);
        self.searches.push(self.order.search_for(Technique::BruteForce));
        self
    }

    /// Without techniques that rely on there being one solution.
    pub fn without_uniqueness(mut self) -> Self {
        self.techniques.retain(|technique| technique.family() != Family::Uniqueness);
        self.limited()
    }

    /// For a puzzle that may have several solutions. What relies on one proves
    /// nothing there; and where logic must end before the board is full, nested
    /// chains would take minutes to find that there is nothing to find.
    pub fn for_several_solutions(self) -> Self {
        self.without_uniqueness().without_nested_chains()
    }

    /// With all searches that can find a step which is no harder than this.
    pub(crate) fn rated_up_to(mut self, most: Rating) -> Self {
        let is_classic = self.candidates.geometry().is_classic();
        // What is not rated occurs on larger boards only, and counts for nothing.
        let is_worthwhile = |ordered: &OrderedSearch| match ordered.search.easiest() {
            Some(easiest) => easiest <= most,
            None => !is_classic,
        };
        self.searches = self.order.searches().iter().copied().filter(is_worthwhile).collect();
        self.limited()
    }

    /// Says what to do, but not always why: for counting steps.
    pub(crate) fn without_reasons(mut self) -> Self {
        self.engines.set_detail(StepDetail::OutcomeOnly);
        self
    }

    /// Without these techniques.
    pub fn without(mut self, techniques: impl Into<Techniques>) -> Self {
        let techniques = techniques.into();
        self.techniques.retain(|&technique| !techniques.contains(technique));
        self.limited()
    }

    /// With techniques up to this one. Others that the same search finds are a part of it.
    pub fn up_to(mut self, hardest: Technique) -> Self {
        let Self { order, techniques, .. } = &mut self;
        techniques.retain(|&technique| order.rank(technique) <= order.rank(hardest));
        self.limited()
    }

    /// With these techniques only, whether or not the order has them, from the first
    /// in the order.
    pub fn with_only(mut self, techniques: impl IntoIterator<Item = Technique>) -> Self {
        let order = self.order;
        self.techniques = techniques.into_iter().collect();
        self.techniques.sort_by(|&one, &other| order.compare(one, other));
        self.searches = self.techniques.iter().map(|&technique| order.search_for(technique)).collect();
        self.searches.dedup();
        self.limited()
    }

    /// Without searches that find none of its techniques.
    fn limited(mut self) -> Self {
        let Self { searches, techniques, .. } = &mut self;
        searches.retain(|ordered| techniques.iter().any(|technique| technique.is_found_by(ordered.search)));
        self
    }

    /// Finds no more steps when the control says so. It is asked before each
    /// technique, and within those that take long.
    pub fn control(self, control: &Control) -> Self {
        Self { control: control.clone(), ..self }
    }

    /// The order of its techniques.
    pub fn order(&self) -> Order {
        self.order
    }

    /// The position.
    pub fn candidates(&self) -> &Candidates {
        &self.candidates
    }

    /// Starts again, at another position, with the same techniques.
    pub fn start_again(&mut self, candidates: Candidates) {
        self.queue = self.queue.take().map(|_| HodokuSingles::of(&candidates));
        self.candidates = candidates;
        self.engines.forget();
    }

    /// The first step of the order, if there is one and the control does not stop the
    /// search.
    ///
    /// The scales are made for the classic board. On others, steps have neither a rating
    /// nor a score.
    ///
    /// The position stays as it is: [`apply`](Self::apply) takes the step. As an
    /// iterator the solver does both.
    pub fn next_step(&mut self) -> Option<Step> {
        let control = self.control.clone();
        self.next_step_until(&|| control.is_stopped())
    }

    /// The first step of the order, unless the signal comes first.
    pub(crate) fn next_step_until(&mut self, stop: &dyn Fn() -> bool) -> Option<Step> {
        let is_classic = self.candidates.geometry().is_classic();
        self.next_measured_until(stop).map(|step| if is_classic { step } else { step.unmeasured() })
    }

    /// The same with the measures that it would have on the classic board: levels of other
    /// boards follow from them.
    pub(crate) fn next_measured_until(&mut self, stop: &dyn Fn() -> bool) -> Option<Step> {
        if self.candidates.is_full() {
            return None;
        }
        let Self { candidates, order, searches, techniques, engines, queue, control: _ } = self;
        engines.turn();
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

    /// Takes a step.
    pub fn apply(&mut self, step: &Step) {
        match &mut self.queue {
            Some(queue) => queue.apply(&mut self.candidates, step),
            None => self.candidates.apply(step),
        }
    }

    /// Whether the control stops the search now, so that a missing step means
    /// nothing.
    pub fn is_stopped(&self) -> bool {
        self.control.is_stopped()
    }

    /// All steps there are, search by search. If the control stops it, those found
    /// so far.
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

/// Finds the first step of the order and takes it.
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
    fn chains_within_chains_are_for_the_classic_board() {
        let large = solver(&".".repeat(256));
        assert_eq!(large.techniques.last(), Some(&Technique::DynamicPlus));
        assert_eq!(large.searches.last().unwrap().search, Search::Chain(ChainRule::DynamicPlus));
        assert_eq!(large.with_only([Technique::Nested2]).techniques, [Technique::Nested2]);
        assert_eq!(solver(&".".repeat(81)).techniques.last(), Some(&Technique::Nested5));
    }

    #[test]
    fn a_stop_is_heard_between_techniques() {
        let mut solver =
            solver("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        let step = solver.next_step();
        assert!(step.is_some());
        let mut solver = solver.control(&Control::new().stop_when(|| true));
        assert_eq!(solver.next_step(), None);
        assert!(solver.is_stopped() && solver.all_steps().is_empty());
        assert_eq!(solver.control(&Control::new()).next_step(), step);
    }

    /// Puzzles that take most searches past many positions in which they find
    /// nothing.
    const HARD: [&str; 2] = [
        "000002000093007600700000091004021008100050002300480700430000006005800170000200000",
        "1...5.7...5...9.3..8...7....4..1........6...29....51....4.....87..5..6...3.....2.",
    ];

    #[test]
    fn a_solver_that_looked_before_sees_what_a_new_one_sees() {
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
                // HoDoKu takes the single that came up first, which a newcomer cannot know.
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
