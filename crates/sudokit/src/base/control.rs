//! Stop signals and progress reports for long work.

use std::fmt;
use std::sync::Arc;

/// A stop signal and a progress callback for long-running work.
///
/// The library has no clock and starts no thread. The caller decides when to stop: after a
/// deadline, when a button is pressed, when a connection is lost. Searches, ratings, generators,
/// edits and watches accept a control in a method `control`, or in `set_control` if they do one
/// piece of work after another.
///
/// ```
/// use std::time::{Duration, Instant};
/// use sudokit::solve::Count;
/// use sudokit::{Control, Puzzle};
///
/// let end = Instant::now() + Duration::from_millis(20);
/// let control = Control::new().stop_when(move || Instant::now() >= end);
///
/// let blank: Puzzle = ".".repeat(81).parse()?;
/// let count = blank.solve().control(&control).count(u64::MAX);
/// assert!(matches!(count, Count::AtLeast(1..)));
/// # Ok::<(), sudokit::Error>(())
/// ```
///
/// Searches check the signal every few milliseconds. Logic checks it before each technique and
/// within slow ones. The calls come from the thread that does the work. Clones share the signal.
/// A control from [`new`](Self::new) never stops anything.
#[derive(Clone, Default)]
pub struct Control {
    stop: Option<Arc<StopSignal>>,
    report: Option<Arc<ProgressReceiver>>,
}

type StopSignal = dyn Fn() -> bool + Send + Sync;
type ProgressReceiver = dyn Fn(WorkProgress) + Send + Sync;

/// Progress of long-running work.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum WorkProgress {
    /// The number of solutions that a count has found one by one.
    SolutionsFound(u64),
    /// A count adds up solutions without finding each of them. Another such sum may follow.
    Summed {
        /// The finished part.
        done: u64,
        /// The total.
        of: u64,
    },
    /// A generator has tried some puzzles, but none matches the request yet.
    Tried {
        /// The number of puzzles tried.
        puzzles: u64,
        /// The number of clues of the closest puzzle.
        clues: usize,
        /// The closest puzzle's Sudoku Explainer rating in tenths, if it has one.
        tenths: Option<u16>,
    },
    /// An edit has tried some of a puzzle's clues to see which are unnecessary.
    CluesTried {
        /// The number of clues tried.
        done: usize,
        /// The number of clues to try.
        of: usize,
    },
}

impl Control {
    /// Returns a control that never stops anything and ignores progress.
    pub const fn new() -> Self {
        Self { stop: None, report: None }
    }

    /// Stops the work once `signal` returns `true`.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use std::sync::atomic::{AtomicBool, Ordering};
    /// use sudokit::Control;
    ///
    /// let is_cancelled = Arc::new(AtomicBool::new(false));
    /// let signal = Arc::clone(&is_cancelled);
    /// let control = Control::new().stop_when(move || signal.load(Ordering::Relaxed));
    /// assert!(!control.is_stopped());
    /// is_cancelled.store(true, Ordering::Relaxed);
    /// assert!(control.is_stopped());
    /// ```
    #[must_use]
    pub fn stop_when(self, signal: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self { stop: Some(Arc::new(signal)), ..self }
    }

    /// Calls `receive` with the progress of the work, about as often as the stop signal is checked.
    /// Counts, generators and edits report progress.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use std::sync::atomic::{AtomicU64, Ordering};
    /// use sudokit::{Control, Puzzle, WorkProgress};
    ///
    /// let seen = Arc::new(AtomicU64::new(0));
    /// let last = Arc::clone(&seen);
    /// let control = Control::new().report_to(move |progress| {
    ///     if let WorkProgress::SolutionsFound(count) = progress {
    ///         last.store(count, Ordering::Relaxed);
    ///     }
    /// });
    /// let blank: Puzzle = ".".repeat(81).parse()?;
    /// blank.solve().control(&control).count(1_000_000);
    /// assert!(seen.load(Ordering::Relaxed) > 0);
    /// # Ok::<(), sudokit::Error>(())
    /// ```
    #[must_use]
    pub fn report_to(self, receive: impl Fn(WorkProgress) + Send + Sync + 'static) -> Self {
        Self { report: Some(Arc::new(receive)), ..self }
    }

    /// Returns `true` if the work should stop now.
    pub fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop())
    }

    /// Passes `progress` to the callback, if there is one.
    pub fn report(&self, progress: WorkProgress) {
        if let Some(report) = &self.report {
            report(progress);
        }
    }
}

impl fmt::Debug for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Control")
            .field("can_stop", &self.stop.is_some())
            .field("reports", &self.report.is_some())
            .finish()
    }
}
