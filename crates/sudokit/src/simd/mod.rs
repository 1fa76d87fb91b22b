//! Vector registers. No other module depends on the instructions of a processor.
//!
//! The engines for the classic 9x9 board use two kinds of registers:
//!
//! | module    | register            | holds                                    |
//! |-----------|---------------------|------------------------------------------|
//! | [`words`] | sixteen `u16`       | the candidates of sixteen cells          |
//! | [`bytes`] | sixteen `u8`        | the digits of a row                      |
//!
//! An engine is written once, generic over a [`Machine`]. [`Best`] is the fastest machine for the
//! target architecture; [`Portable`] works everywhere. A test compares each operation of the two.
//! Another instruction set needs one more file in each folder and one more `Best`.
//!
//! # How a generic engine becomes machine code
//!
//! A value of a machine type proves that the processor has its instructions. Only
//! [`Machine::detect`] makes one, and only a machine makes the first register, so code that has a
//! register may use the instructions. The compiler needs to know this as well: it emits vector
//! instructions only inside a function that declares them. So the whole work of an engine is a
//! [`Task`] (`run_on!` makes one from a method) that the machine calls from within such a function,
//! and everything below it is `#[inline(always)]`.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(feature = "canonical")]
pub(crate) mod bytes;
pub(crate) mod words;

use std::fmt;

#[cfg(not(target_arch = "x86_64"))]
pub(crate) use Portable as Best;
#[cfg(target_arch = "x86_64")]
pub(crate) use avx2::Avx2 as Best;
// Only canonical forms need byte registers; the other engines run on any machine.
#[cfg(not(feature = "canonical"))]
pub(crate) use Machine as ByteMachine;
#[cfg(feature = "canonical")]
pub(crate) use bytes::ByteMachine;

/// A processor with a known instruction set.
pub(crate) trait Machine: Copy + fmt::Debug {
    /// The name of the instruction set.
    const NAME: &str;

    /// The machine, if this processor supports its instructions.
    fn detect() -> Option<Self>;

    /// Runs a task with the machine's instructions enabled.
    fn run<T: Task<Self>>(self, task: T) -> T::Output;
}

/// Work for a machine.
pub(crate) trait Task<M: Machine> {
    type Output;

    /// Does the work. Implementations and everything they call are `#[inline(always)]`.
    fn run(self, machine: M) -> Self::Output;
}

/// Any processor; registers are arrays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Portable;

impl Machine for Portable {
    const NAME: &str = "portable";

    fn detect() -> Option<Self> {
        Some(Self)
    }

    fn run<T: Task<Self>>(self, task: T) -> T::Output {
        task.run(self)
    }
}

/// Implements binary operators for a register type.
macro_rules! operators {
    ($register:ty: $($operator:ident::$method:ident($a:ident, $b:ident) => $result:expr;)+) => {
        $(impl std::ops::$operator for $register {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self, other);
                $result
            }
        })+
    };
}

use operators;

/// An engine for the machine that was detected when it was made.
pub(crate) enum OnMachine<B, P> {
    /// The processor has the best instructions.
    Best(Best, Box<B>),
    /// The processor does not have them, or the caller does not want them.
    Portable(Portable, Box<P>),
}

impl<B, P> OnMachine<B, P> {
    /// Makes an engine for the best machine that this processor supports.
    pub(crate) fn detect(best: impl FnOnce(Best) -> B, portable: impl FnOnce(Portable) -> P) -> Self {
        match Best::detect() {
            Some(machine) => Self::Best(machine, Box::new(best(machine))),
            None => Self::portable(portable),
        }
    }

    /// Makes an engine that runs on every processor.
    pub(crate) fn portable(portable: impl FnOnce(Portable) -> P) -> Self {
        Self::Portable(Portable, Box::new(portable(Portable)))
    }
}

impl<B, P> fmt::Debug for OnMachine<B, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Best(..) => Best::NAME,
            Self::Portable(..) => Portable::NAME,
        })
    }
}

/// Calls a method of an engine with its machine's instructions enabled.
///
/// The method and everything it calls are `#[inline(always)]`. Its arguments must be variables, and
/// its result must not borrow from them.
macro_rules! run_on {
    (&mut $on_machine:expr, $($call:tt)*) => { run_on!(@ [&mut] $on_machine, $($call)*) };
    (&$on_machine:expr, $($call:tt)*) => { run_on!(@ [&] $on_machine, $($call)*) };
    (
        @ [$($reference:tt)+] $on_machine:expr,
        $engine:ident.$method:ident($($argument:ident: $type:ty),*) -> $output:ty
    ) => {{
        use $crate::simd::{Machine, OnMachine, Task, words::WordMachine};

        struct Call<E, A>(E, A);

        impl<M: WordMachine + $crate::simd::ByteMachine> Task<M> for Call<$($reference)+ $engine<M>, ($($type,)*)> {
            type Output = $output;

            #[inline(always)]
            fn run(self, _machine: M) -> $output {
                let ($($argument,)*) = self.1;
                self.0.$method($($argument),*)
            }
        }

        match $($reference)+ $on_machine {
            OnMachine::Best(machine, engine) => machine.run(Call($($reference)+ **engine, ($($argument,)*))),
            OnMachine::Portable(machine, engine) => machine.run(Call($($reference)+ **engine, ($($argument,)*))),
        }
    }};
}

pub(crate) use run_on;

/// Runs a task on the best machine, without an engine.
pub(crate) fn run<T, O>(task: T) -> O
where
    T: Task<Best, Output = O> + Task<Portable, Output = O>,
{
    match Best::detect() {
        Some(machine) => machine.run(task),
        None => Portable.run(task),
    }
}
