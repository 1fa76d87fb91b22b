//! The processor time of this thread. Other load on the machine hardly affects it.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// Returns the processor time this thread has used so far.
fn now() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// Measures how long something takes.
pub fn time(work: impl FnOnce()) -> Duration {
    let start = now();
    work();
    now().saturating_sub(start)
}
