//! The processor's time of this thread: what others do meanwhile hardly counts.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// How much time this thread has had so far.
fn now() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// How long something takes.
pub fn time(work: impl FnOnce()) -> Duration {
    let start = now();
    work();
    now().saturating_sub(start)
}
