//! Work shared by several at a time, and told in order.
//!
//! ```text
//!                        ┌─▶ worker ─┐
//!   jobs ─▶ foreman ─────┼─▶ worker ─┼────▶ session ─▶ output
//!              │         └─▶ worker ─┘         ▲
//!              └─────── promises, in order ────┘
//! ```
//!
//! The foreman hands each job to whichever worker is free, and to the session
//! the promise of a reply. The session waits for the replies in the order of
//! the promises, so nothing has to be sorted, and both queues are short, so
//! memory stays the same however much there is to do.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use crate::output::Look;
use crate::report::{Session, Word};
use crate::status::Status;
use crate::stop;

/// A job and where its reply goes.
type Order<J, T> = (J, Sender<Reply<T>>);

/// What a worker has to say about a job, and what came of it.
struct Reply<T> {
    words: Vec<Word>,
    status: Status,
    outcome: anyhow::Result<T>,
}

/// Shares jobs among so many workers. What they say is said in the order of the
/// jobs, and what comes of each job is handed to `heed`, which may have enough.
pub fn share<J: Send, T: Send, W: FnMut(&J, &mut Session) -> anyhow::Result<T>>(
    jobs: impl Iterator<Item = J> + Send,
    workers: usize,
    hire: &(impl Fn() -> W + Sync),
    session: &mut Session,
    heed: impl FnMut(T, &mut Session) -> anyhow::Result<ControlFlow<()>>,
) -> anyhow::Result<()> {
    let look = session.look();
    let (orders, taken) = sync_channel::<Order<J, T>>(workers);
    let (promises, promised) = sync_channel::<Receiver<Reply<T>>>(2 * workers);
    // Owned by the workers alone: when they have gone, nobody waits to hand
    // them more.
    let taken = Arc::new(Mutex::new(taken));
    thread::scope(move |scope| {
        scope.spawn(move || hand_out(jobs, &orders, &promises));
        for taken in std::iter::repeat_n(taken, workers) {
            scope.spawn(move || serve(hire(), &taken, look));
        }
        // The promises are dropped there, so that a failure ends the others as
        // well.
        let outcome = listen(promised, session, heed);
        stop::call_off();
        outcome
    })
}

/// Gives jobs to the workers, and the promise of each reply to the session.
fn hand_out<J, T>(
    jobs: impl Iterator<Item = J>,
    orders: &SyncSender<Order<J, T>>,
    promises: &SyncSender<Receiver<Reply<T>>>,
) {
    for job in jobs {
        let (reply, promised) = channel();
        if promises.send(promised).is_err() || orders.send((job, reply)).is_err() {
            break;
        }
    }
}

/// Does jobs until there are no more.
fn serve<J, T>(
    mut work: impl FnMut(&J, &mut Session) -> anyhow::Result<T>,
    orders: &Mutex<Receiver<Order<J, T>>>,
    look: Look,
) {
    loop {
        let order = orders.lock().ok().and_then(|orders| orders.recv().ok());
        let Some((job, promised)) = order else { break };
        let mut session = Session::taking_notes(look);
        let outcome = work(&job, &mut session);
        let (words, status) = session.into_notes();
        if promised.send(Reply { words, status, outcome }).is_err() {
            break;
        }
    }
}

/// Says what comes in, in order, until there is no more or it is enough.
fn listen<T>(
    promised: Receiver<Receiver<Reply<T>>>,
    session: &mut Session,
    mut heed: impl FnMut(T, &mut Session) -> anyhow::Result<ControlFlow<()>>,
) -> anyhow::Result<()> {
    while let Some(reply) = receive(&promised, session)? {
        let Some(reply) = receive(&reply, session)? else { break };
        for word in reply.words {
            session.say(word)?;
        }
        session.status.note(reply.status);
        if heed(reply.outcome?, session)?.is_break() {
            break;
        }
    }
    drop(promised);
    Ok(())
}

/// What comes next; what was said so far can be seen while we wait.
fn receive<T>(from: &Receiver<T>, session: &mut Session) -> anyhow::Result<Option<T>> {
    match from.try_recv() {
        Ok(received) => Ok(Some(received)),
        Err(TryRecvError::Disconnected) => Ok(None),
        Err(TryRecvError::Empty) => {
            session.say(Word::Pause)?;
            Ok(from.recv().ok())
        }
    }
}

/// How many puzzles make a job: one at first, then as many as can be done in a
/// moment. Easy ones go by the thousand, and hard ones are shared.
pub struct Portion(AtomicUsize);

impl Default for Portion {
    fn default() -> Self {
        Self(AtomicUsize::new(1))
    }
}

impl Portion {
    /// Enough to keep all lanes busy to the end, and few enough to stay near
    /// the processor.
    const MOST: usize = 1024;

    /// Jobs take at least so long, if there are enough puzzles, and at most ten
    /// times that, if one alone does not.
    const MOMENT: Duration = Duration::from_millis(2);

    pub fn size(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }

    /// Learns how long so many puzzles took.
    pub fn learn(&self, puzzles: usize, time: Duration) {
        if time > 10 * Self::MOMENT {
            self.0.store((puzzles / 4).max(1), Ordering::Relaxed);
        } else if time < Self::MOMENT && puzzles == self.size() {
            self.0.store((puzzles * 2).min(Self::MOST), Ordering::Relaxed);
        }
    }
}
