//! The depth of the search in the steps before the one that is shown.
//!
//! After a jump to a step, the viewer shows how the search reached it. So the steps
//! before it are visited as well, unless they were just shown.

use std::collections::VecDeque;

use sudokit::watch::{Method, Watch};

use super::Report;

/// The depths of the last steps of a watch, up to the current one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DepthTrail {
    depths: VecDeque<usize>,
    /// The step of the last depth.
    last: u64,
}

impl DepthTrail {
    /// The maximum number of steps that it covers.
    pub const LENGTH: usize = 48;

    /// Goes to a step, or to the last if there are fewer, and reports it.
    ///
    /// ```
    /// use sudokit::Puzzle;
    /// use sudokit::watch::{Method, Watch};
    /// use sudokit_tui::watch::DepthTrail;
    ///
    /// let puzzle: Puzzle = "1...\n..2.\n.3..\n...4".parse()?;
    /// let mut watch = Watch::new(&puzzle, Method::Backtrack);
    /// let report = DepthTrail::default().show(&mut watch, 5);
    /// assert_eq!(report.depths.len(), 6);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    pub fn show(&mut self, watch: &mut Watch, step: u64) -> Report {
        let step = watch.seek(step);
        if watch.method() != Method::Logic {
            self.follow(watch, step);
        }
        Report { depths: self.depths.iter().copied().collect(), ..Report::of(watch) }
    }

    /// Brings the depths up to the current step.
    fn follow(&mut self, watch: &mut Watch, step: u64) {
        let (known, longest) = (self.depths.len() as u64, Self::LENGTH as u64);
        if step <= self.last && self.last - step < known {
            self.depths.truncate((known - (self.last - step)) as usize);
        } else {
            let is_near = known > 0 && step > self.last && step - self.last < longest;
            if !is_near {
                self.depths.clear();
            }
            let first = if is_near { self.last + 1 } else { (step + 1).saturating_sub(longest) };
            for step in first..=step {
                watch.seek(step);
                self.depths.push_back(watch.frame().figures.depth);
            }
        }
        while self.depths.len() > Self::LENGTH {
            self.depths.pop_front();
        }
        self.last = step;
    }
}
