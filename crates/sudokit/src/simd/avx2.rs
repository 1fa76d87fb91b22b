//! x86-64 processors with AVX2: nearly all since 2013.

use super::{Machine, Task};

/// An x86-64 processor with AVX2 and the bit instructions introduced with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx2(());

impl Machine for Avx2 {
    const NAME: &str = "AVX2";

    fn detect() -> Option<Self> {
        let has_all = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        has_all.then_some(Self(()))
    }

    #[inline(always)]
    fn run<T: Task<Self>>(self, task: T) -> T::Output {
        #[inline(never)]
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn run<T: Task<Avx2>>(machine: Avx2, task: T) -> T::Output {
            task.run(machine)
        }
        // SAFETY: only `detect` makes an `Avx2`, after checking that the processor has these
        // features.
        #[expect(unsafe_code)]
        unsafe {
            run(self, task)
        }
    }
}

/// Evaluates an expression of AVX2 or older instructions.
macro_rules! avx2 {
    ($what:expr) => {{
        // SAFETY: these instructions need a processor with AVX2. Each function that uses them takes
        // an `Avx2`, which only `detect` makes after checking the processor, or a register made
        // from one.
        unsafe { $what }
    }};
}

pub(super) use avx2;
