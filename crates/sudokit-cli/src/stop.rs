//! When work stops: at a time limit, at Ctrl-C or another signal, or because its result is
//! not needed any more.

use std::io::{self, Read};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Once, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use sudokit::Control;

use crate::status::Status;

/// The signal that the process has received. This is the only state that the whole program
/// shares.
struct Interrupt {
    /// The number of the signal, or 0.
    signal: AtomicU8,
    first: OnceLock<Instant>,
    /// The number of program parts that end their own work after a signal.
    listeners: AtomicUsize,
    /// Whether a part of the input was not read.
    has_cut_input: AtomicBool,
}

static INTERRUPT: Interrupt = Interrupt {
    signal: AtomicU8::new(0),
    first: OnceLock::new(),
    listeners: AtomicUsize::new(0),
    has_cut_input: AtomicBool::new(false),
};

/// The number of the signal that Ctrl-C sends on Unix.
const INTERRUPT_SIGNAL: u8 = 2;

/// Programs such as `timeout` send a signal twice within microseconds. People who press
/// Ctrl-C twice are slower.
const SAME_SIGNAL: Duration = Duration::from_millis(300);

impl Interrupt {
    /// The first signal ends the work if there is a listener. The second one ends the program.
    fn receive(&self, signal: u8) {
        let is_first = self.signal.swap(signal, Ordering::Relaxed) == 0;
        let is_again = !is_first && self.first.get().is_none_or(|first| first.elapsed() > SAME_SIGNAL);
        if is_again || self.listeners.load(Ordering::Relaxed) == 0 {
            std::process::exit(exit_code(signal).into());
        }
        self.first.get_or_init(Instant::now);
    }
}

/// Calls [`Interrupt::receive`] on a separate thread.
#[cfg(unix)]
fn receive_signals() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut handled = vec![SIGINT, SIGTERM];
    if !is_ignored(SIGHUP) {
        handled.push(SIGHUP);
    }
    // Without a handler, a signal ends the program immediately.
    let Ok(mut signals) = signal_hook::iterator::Signals::new(handled) else { return };
    thread::spawn(move || {
        for signal in signals.forever() {
            INTERRUPT.receive(u8::try_from(signal).unwrap_or(INTERRUPT_SIGNAL));
        }
    });
}

/// Whether this process was started to ignore a signal, for example by `nohup`. `false` if
/// the system does not say.
#[cfg(unix)]
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    mask >> (signal - 1) & 1 == 1
}

#[cfg(not(unix))]
fn receive_signals() {
    // Without a handler, Ctrl-C ends the program immediately.
    let _ = ctrlc::set_handler(|| INTERRUPT.receive(INTERRUPT_SIGNAL));
}

/// While one of these exists, a signal ends the work instead of the program, so that the
/// results so far can be reported. A second signal ends the program.
pub struct InterruptListener(&'static Interrupt);

impl InterruptListener {
    pub fn new() -> Self {
        static HANDLER: Once = Once::new();
        INTERRUPT.listeners.fetch_add(1, Ordering::Relaxed);
        HANDLER.call_once(receive_signals);
        Self(&INTERRUPT)
    }

    /// Listens until the program ends.
    pub fn keep(self) {
        std::mem::forget(self);
    }

    fn is_interrupted(&self) -> bool {
        self.0.signal.load(Ordering::Relaxed) != 0
    }
}

impl Drop for InterruptListener {
    fn drop(&mut self) {
        self.0.listeners.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Whether a signal came. If so, no new work begins.
pub fn is_interrupted() -> bool {
    INTERRUPT.signal.load(Ordering::Relaxed) != 0
}

/// Whether a part of the input was not read because of a signal.
pub fn has_cut_input() -> bool {
    INTERRUPT.has_cut_input.load(Ordering::Relaxed)
}

/// Forgets the last Ctrl-C, because other work begins.
pub fn forget_interrupt() {
    INTERRUPT.signal.store(0, Ordering::Relaxed);
}

/// The exit code that shells report for a program that a signal ended.
fn exit_code(signal: u8) -> u8 {
    128 + signal
}

/// The exit code for the signal that came.
pub fn interrupted_code() -> u8 {
    match INTERRUPT.signal.load(Ordering::Relaxed) {
        0 => exit_code(INTERRUPT_SIGNAL),
        signal => exit_code(signal),
    }
}

/// The status of a search that was stopped.
pub fn status() -> Status {
    if is_interrupted() { Status::Interrupted } else { Status::TimeLimit }
}

/// The word for what stopped a search, by which sentences are chosen.
pub fn cause() -> &'static str {
    if is_interrupted() { "signal" } else { "time" }
}

/// A switch that ends work whose results are not needed any more. Clones share it.
#[derive(Clone, Default)]
pub struct Cancellation(Arc<AtomicBool>);

impl Cancellation {
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The control of a search that is never cancelled.
pub fn after(timeout: Option<Duration>) -> Control {
    control(timeout, Cancellation::default())
}

/// The control of short work that a signal does not stop.
pub fn within(time: Duration) -> Control {
    let start = Instant::now();
    Control::new().stop_when(move || start.elapsed() >= time)
}

/// The control of a search that stops at a time limit, at a signal or when it is
/// cancelled. While a clone of the control exists, a signal stops the search instead of the
/// program.
pub fn control(timeout: Option<Duration>, cancellation: Cancellation) -> Control {
    // A time that the clock cannot represent is no limit.
    let end = timeout.and_then(|timeout| Instant::now().checked_add(timeout));
    let listener = InterruptListener::new();
    Control::new().stop_when(move || {
        listener.is_interrupted()
            || cancellation.is_cancelled()
            || end.is_some_and(|end| Instant::now() >= end)
    })
}

/// Text that a person or another program is still writing. It ends at a signal.
///
/// A read cannot be interrupted, so another thread reads.
pub struct ArrivingText {
    pieces: Receiver<io::Result<Vec<u8>>>,
    /// The last piece, and how many of its bytes were read.
    piece: Vec<u8>,
    read: usize,
}

/// The time between two checks for a signal while a reader waits.
pub const WAIT: Duration = Duration::from_millis(20);

impl ArrivingText {
    pub fn new(mut text: impl Read + Send + 'static) -> Self {
        const LARGEST_PIECE: usize = 1 << 16;
        let (sender, pieces) = sync_channel(1);
        thread::spawn(move || {
            let mut buffer = vec![0; LARGEST_PIECE];
            loop {
                let piece = text.read(&mut buffer).map(|length| buffer[..length].to_vec());
                let is_last = piece.as_ref().map_or(true, Vec::is_empty);
                if sender.send(piece).is_err() || is_last {
                    break;
                }
            }
        });
        Self { pieces, piece: Vec::new(), read: 0 }
    }
}

/// The text that arrives within some time.
pub enum TextArrival {
    Piece(Vec<u8>),
    Nothing,
    /// The end of the text, or a signal.
    End,
}

impl ArrivingText {
    /// Waits for the next piece. The unread part of the last piece is dropped.
    pub fn next_piece(&mut self, time: Duration) -> io::Result<TextArrival> {
        Ok(match self.pieces.recv_timeout(time) {
            Ok(piece) => match piece? {
                piece if piece.is_empty() => TextArrival::End,
                piece => TextArrival::Piece(piece),
            },
            Err(RecvTimeoutError::Disconnected) => TextArrival::End,
            Err(RecvTimeoutError::Timeout) if is_interrupted() => {
                INTERRUPT.has_cut_input.store(true, Ordering::Relaxed);
                TextArrival::End
            }
            Err(RecvTimeoutError::Timeout) => TextArrival::Nothing,
        })
    }
}

impl Read for ArrivingText {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.read == self.piece.len() {
            match self.next_piece(WAIT)? {
                TextArrival::Piece(piece) => (self.piece, self.read) = (piece, 0),
                TextArrival::Nothing => {}
                TextArrival::End => return Ok(0),
            }
        }
        let length = (&self.piece[self.read..]).read(buffer)?;
        self.read += length;
        Ok(length)
    }
}
