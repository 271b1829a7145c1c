//! The lock that a thread has while it runs code of the program, and how it goes from one to the next.
//!
//! **In:** threads that want to run. **Out:** one that does.
//!
//! ```text
//! a thread waits for longer than the interval     Ctx::poll asks the one that runs for a safepoint, where that hands over
//! a thread waits for the system                   it gives the lock up before, and asks for it after
//! ```
//!
//! Who hands over waits until another thread has had the lock: the system might give it back to the same one for ever.
//!
//! **Absent:** what belongs to a thread, and is exchanged with the lock ([`super::threads`]).

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The bit of [`Ctx::poll`](sidewinder_jit::abi::Ctx::poll) that says that another thread wants to run.
pub(crate) const TURN: u32 = 1 << 28;

/// Microseconds that a thread runs while others wait, if the program has not said otherwise.
const INTERVAL: u64 = 5000;

/// See the file's page.
#[derive(Debug)]
pub(crate) struct Gil {
    state: Mutex<State>,
    /// Told when nobody has the lock.
    freed: Condvar,
    /// Told when somebody has taken it.
    taken: Condvar,
    /// Somebody has waited for long enough.
    wanted: AtomicBool,
    /// `sys.setswitchinterval`, in microseconds.
    interval: AtomicU64,
}

#[derive(Debug)]
struct State {
    is_held: bool,
    /// How often the lock was taken.
    turns: u64,
    /// How many threads wait for it.
    waiting: u32,
    /// The program has ended: only its main thread runs on.
    is_closed: bool,
}

impl Gil {
    /// A lock that the calling thread has.
    pub(crate) fn new() -> Gil {
        let state = State { is_held: true, turns: 0, waiting: 0, is_closed: false };
        Gil {
            state: Mutex::new(state),
            freed: Condvar::new(),
            taken: Condvar::new(),
            wanted: AtomicBool::new(false),
            interval: AtomicU64::new(INTERVAL),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Microseconds that a thread runs while others wait.
    pub(crate) fn interval(&self) -> u64 {
        self.interval.load(Ordering::Relaxed)
    }

    /// Sets them.
    pub(crate) fn set_interval(&self, microseconds: u64) {
        self.interval.store(microseconds.max(1), Ordering::Relaxed);
    }

    /// Whether the thread that runs should hand over.
    pub(crate) fn is_wanted(&self) -> bool {
        self.wanted.load(Ordering::Relaxed)
    }

    /// Waits until this thread has the lock; for ever, if the program has ended and this is not its main thread. `poll` asks the one that has it for a safepoint.
    pub(crate) fn acquire(&self, poll: &AtomicU32, is_main: bool) {
        self.wait(self.state(), poll, is_main);
    }

    fn wait(&self, mut state: MutexGuard<'_, State>, poll: &AtomicU32, is_main: bool) {
        state.waiting += 1;
        while state.is_held || state.is_closed && !is_main {
            let turns = state.turns;
            if state.is_closed && !is_main {
                drop(state);
                loop {
                    std::thread::park();
                }
            }
            let interval = Duration::from_micros(self.interval());
            let (again, waited) =
                self.freed.wait_timeout(state, interval).unwrap_or_else(PoisonError::into_inner);
            state = again;
            if waited.timed_out() && state.is_held && state.turns == turns {
                self.wanted.store(true, Ordering::Relaxed);
                poll.fetch_or(TURN, Ordering::SeqCst);
            }
        }
        state.waiting -= 1;
        state.is_held = true;
        state.turns += 1;
        self.wanted.store(false, Ordering::Relaxed);
        self.taken.notify_all();
    }

    /// Gives the lock up.
    pub(crate) fn release(&self) {
        self.state().is_held = false;
        self.freed.notify_one();
    }

    /// Lets one of those that wait have the lock, and waits for it again.
    pub(crate) fn hand_over(&self, poll: &AtomicU32, is_main: bool) {
        let mut state = self.state();
        state.is_held = false;
        let turns = state.turns;
        self.freed.notify_one();
        while state.turns == turns && state.waiting > 0 {
            state = self.taken.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        self.wait(state, poll, is_main);
    }

    /// From now on only the main thread, which has the lock, runs.
    pub(crate) fn close(&self) {
        self.state().is_closed = true;
    }
}
