//! Vector registers: the one place that knows what a processor can do.
//!
//! Two kinds of registers serve the engines of the classic 9x9 board:
//!
//! | module    | register            | holds                                    |
//! |-----------|---------------------|------------------------------------------|
//! | [`words`] | sixteen `u16`       | the candidates of sixteen cells          |
//! | [`bytes`] | sixteen `u8`        | the digits of a row                      |
//!
//! An engine is written once, generic over a [`Machine`]. [`Best`] is the
//! fastest machine for the target architecture, [`Portable`] works everywhere;
//! a test holds each operation of one to the other. Another instruction set is
//! one more file in each folder and one more `Best`.
//!
//! # How a generic engine becomes machine code
//!
//! A value of a machine is the proof that the processor has its instructions:
//! only [`Machine::detect`] makes one, and only a machine makes the first
//! register, so code that has a register may use it. The compiler needs to know
//! as well: it uses vector instructions only inside a function that declares
//! them. So the whole work of an engine is a [`Task`] (`run_on!` makes one of a
//! method), which the machine calls from within such a function, and every
//! function below is `#[inline(always)]`.

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
// Only canonical forms need bytes; other engines run on any machine.
#[cfg(not(feature = "canonical"))]
pub(crate) use Machine as ByteMachine;
#[cfg(feature = "canonical")]
pub(crate) use bytes::ByteMachine;

/// A processor with known instructions.
pub(crate) trait Machine: Copy + fmt::Debug {
    /// The name of its instructions.
    const NAME: &str;

    /// The machine, if this processor has its instructions.
    fn detect() -> Option<Self>;

    /// Runs a task with all instructions of the machine.
    fn run<T: Task<Self>>(self, task: T) -> T::Output;
}

/// Work for a machine.
pub(crate) trait Task<M: Machine> {
    /// The result.
    type Output;

    /// Does the work. Implementations are `#[inline(always)]`, as is everything
    /// they call.
    fn run(self, machine: M) -> Self::Output;
}

/// Any processor: registers are arrays.
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

/// Implements operators of two registers.
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

/// An engine on the machine that was detected when it was made.
pub(crate) enum OnMachine<B, P> {
    /// The processor has the best instructions.
    Best(Best, Box<B>),
    /// It does not, or they are not wanted.
    Portable(Portable, Box<P>),
}

impl<B, P> OnMachine<B, P> {
    /// Makes an engine for the best machine that this processor is.
    pub(crate) fn detect(best: impl FnOnce(Best) -> B, portable: impl FnOnce(Portable) -> P) -> Self {
        match Best::detect() {
            Some(machine) => Self::Best(machine, Box::new(best(machine))),
            None => Self::portable(portable),
        }
    }

    /// Makes an engine for every processor.
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

/// Calls a method of an engine with all instructions of its machine.
///
/// The method and what it calls are `#[inline(always)]`; its arguments are
/// variables, and it returns nothing that borrows from them.
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

/// Runs a task that needs no engine on the best machine.
pub(crate) fn run<T, O>(task: T) -> O
where
    T: Task<Best, Output = O> + Task<Portable, Output = O>,
{
    match Best::detect() {
        Some(machine) => machine.run(task),
        None => Portable.run(task),
    }
}
