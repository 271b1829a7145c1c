//! Where the time goes: samples of what the program's thread is doing, every one to four milliseconds of its own CPU time.
//!
//! **In:** a thread that runs a program, the addresses of its machine code, and the word in which its Vm says that the interpreter runs. **Out:** a
//! [`Profile`]: counts by address of machine code and by what else the process did.
//!
//! ```text
//! a thread of the sampler's   each period: has the program's thread used as much CPU time?  ── tgkill ──▶ signal
//! the program's thread        the handler sees where it was:
//!     in machine code         counted by address
//!     collecting, compiling   counted by phase
//!     below machine code      a function of the runtime that it has called: counted by the return address, found up the native stack
//!     else                    the interpreter, or what it has called: the words at hand are kept; one of them is a position in bytecode
//! ```
//!
//! Timers on CPU time would do without the second thread, but go by the ticks of the system, of which there are 250 in a second on most. As
//! the signal comes only when CPU time has passed, it interrupts hardly a call that waits.
//!
//! The handler allocates nothing: it counts in a table of fixed size, and keeps every 2^n-th of the interpreter's samples once there are many.
//!
//! Where a profile is wanted, each sample is also written down with its time and the frames around it ([`Log`]).
//!
//! **Absent:** what addresses and positions mean (`observe/shares.rs`). Threads of the program: there is one that runs code.

#![allow(unsafe_code)] // A signal handler reads the registers and the native stack of the thread that it interrupts.

use std::cell::UnsafeCell;
use std::mem::{MaybeUninit, zeroed};
use std::ptr::null_mut;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU64, AtomicUsize, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use super::log::{Eyes, Log};
use crate::observe::shares::{DOINGS, Doing, PERIOD, Profile, WORDS};
use crate::observe::timeline::{Leaf, Moment};
use sidewinder_jit::report::{Phase, phase};
use sidewinder_memory::heap::is_collecting;

/// Places in the table of addresses.
const ADDRESSES: usize = 1 << 14;

/// Samples of the interpreter that are kept.
const KEPT: usize = 1 << 12;

/// Bytes of the native stack in which a return address into machine code is looked for.
const REACH: usize = 64 << 10;

/// What the handler writes. Only the thread that is sampled touches it, until the sampling has stopped.
struct Book {
    eyes: Eyes,
    /// Where the native stack was when the sampling started: what is of interest is below.
    top: usize,
    /// Address (the lowest bit says that it is a return address) and count, by hash.
    table: Box<[(usize, u64)]>,
    doing: [u64; DOINGS],
    kept: Vec<[usize; WORDS]>,
    /// Each so many samples of the interpreter are kept, by their turns.
    stride: u64,
    turn: u64,
    /// The samples of a profile, if one is wanted.
    log: Option<Log>,
}

/// The book of the thread that is sampled, for the handler; null: none is.
static BOOK: AtomicPtr<Book> = AtomicPtr::new(null_mut());

/// How many periods have passed since the sample before, and so how many the next one counts for.
static WEIGHT: AtomicU64 = AtomicU64::new(1);

/// After so many samples, and again after twice as many, they come half as often: short runs get enough, and long ones lose nothing.
const MANY: u64 = 32;

/// The thread that is sampled.
static THREAD: AtomicUsize = AtomicUsize::new(0);

/// Sampling, from [`Sampler::start`] to [`Sampler::stop`].
pub struct Sampler {
    thread: Option<JoinHandle<()>>,
    /// The process that the thread is in.
    process: u32,
    done: Arc<AtomicBool>,
    book: Box<UnsafeCell<Book>>,
    before: libc::sigaction,
}

impl std::fmt::Debug for Sampler {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sampler").finish_non_exhaustive()
    }
}

/// The signal: one that programs have no name for.
fn signal() -> libc::c_int {
    libc::SIGRTMAX() - 3
}

impl Sampler {
    /// Samples this thread from now on, with the order of time if `is_logged`. `None`: another thread of the process is sampled, or the system does not let us.
    ///
    /// # Safety
    /// What the eyes look at is there until the sampler stops or is dropped.
    pub unsafe fn start(eyes: Eyes, is_logged: bool) -> Option<Sampler> {
        let table = vec![(0, 0); ADDRESSES].into_boxed_slice();
        let kept = Vec::with_capacity(KEPT);
        let top = (&raw const kept).addr();
        let log = is_logged.then(|| Log::new(eyes.clone()));
        let doing = [0; DOINGS];
        let book = Book { eyes, top, table, doing, kept, stride: 1, turn: 0, log };
        let book = Box::new(UnsafeCell::new(book));
        BOOK.compare_exchange(null_mut(), book.get(), Ordering::SeqCst, Ordering::SeqCst).ok()?;
        // SAFETY: plain calls of the system; the handler has the right signature.
        let before = unsafe {
            THREAD.store(libc::gettid() as usize, Ordering::SeqCst);
            let mut action: libc::sigaction = zeroed();
            action.sa_sigaction = on_sample as *const () as usize;
            action.sa_flags = libc::SA_SIGINFO | libc::SA_RESTART | libc::SA_ONSTACK;
            let mut before = MaybeUninit::<libc::sigaction>::zeroed();
            libc::sigaction(signal(), &action, before.as_mut_ptr());
            before.assume_init()
        };
        let done = Arc::new(AtomicBool::new(false));
        let thread = sample_each_period(done.clone(), is_logged);
        let is_started = thread.is_some();
        let process = std::process::id();
        let sampler = Sampler { thread, process, done, book, before };
        is_started.then_some(sampler)
    }

    /// Ends it: what was counted, and the samples in the order of time if they were wanted.
    pub fn stop(mut self) -> (Profile, Vec<Moment>) {
        self.end();
        let book = self.book.get_mut();
        let moments = book.log.as_ref().map(Log::moments).unwrap_or_default();
        let of = |is_return: usize| {
            let counts = book.table.iter().filter(|entry| entry.1 > 0 && entry.0 & 1 == is_return);
            counts.map(|&(key, n)| (key >> 1, n)).collect()
        };
        let profile = Profile {
            code: of(0),
            calls: of(1),
            doing: book.doing,
            interpreted: std::mem::take(&mut book.kept),
        };
        (profile, moments)
    }

    fn end(&mut self) {
        self.done.store(true, Ordering::SeqCst);
        if let Some(thread) = self.thread.take() {
            if std::process::id() == self.process {
                thread.thread().unpark();
                // It only sleeps and sends signals: there is no panic to hear of.
                let _ = thread.join();
            } else {
                // The child of a `fork` has no such thread, and nothing to wait for.
                std::mem::forget(thread);
            }
            BOOK.store(null_mut(), Ordering::SeqCst);
            // SAFETY: the action is the one that was there. A signal that is still on its way finds no book.
            unsafe { libc::sigaction(signal(), &ignoring(&self.before), null_mut()) };
        }
    }
}

/// The action that was there before, but never the end of the process: a last signal may be on its way.
fn ignoring(before: &libc::sigaction) -> libc::sigaction {
    let mut action = *before;
    if action.sa_sigaction == libc::SIG_DFL {
        action.sa_sigaction = libc::SIG_IGN;
    }
    action
}

impl Drop for Sampler {
    fn drop(&mut self) {
        self.end();
    }
}

/// The thread that sends a signal to this one whenever that has used a period of CPU time.
fn sample_each_period(done: Arc<AtomicBool>, is_even: bool) -> Option<JoinHandle<()>> {
    // SAFETY: plain calls of the system about this process and thread.
    let (process, thread, clock) = unsafe {
        let mut clock = 0;
        if libc::pthread_getcpuclockid(libc::pthread_self(), &mut clock) != 0 {
            return None;
        }
        (libc::getpid(), libc::gettid(), clock)
    };
    let used = move || {
        // SAFETY: writes the time where it is told to.
        unsafe {
            let mut time: libc::timespec = zeroed();
            libc::clock_gettime(clock, &mut time);
            Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
        }
    };
    let run = move || {
        let (mut last, mut sent) = (used(), 0);
        while !done.load(Ordering::Relaxed) {
            let periods = if is_even || sent < MANY {
                1
            } else if sent < 2 * MANY {
                2
            } else {
                4
            };
            let period = PERIOD * periods;
            // Until then, or until it is told that the sampling is done.
            std::thread::park_timeout(period);
            let now = used();
            if now.saturating_sub(last) >= period * 9 / 10 {
                // On a busy machine this thread may have waited for longer than it slept.
                let passed =
                    (now.saturating_sub(last) + PERIOD / 2).as_micros() / PERIOD.as_micros();
                WEIGHT.store((passed as u64).max(1), Ordering::Relaxed);
                (last, sent) = (now, sent + 1);
                // SAFETY: sends a signal that has a handler, to a thread that waits for this one before it ends.
                unsafe { libc::syscall(libc::SYS_tgkill, process, thread, signal()) };
            }
        }
    };
    // Signals are for the thread that runs the program.
    // SAFETY: the mask is put back as it was; a new thread starts with that of the thread that makes it.
    unsafe {
        let (mut all, mut before) = (zeroed(), zeroed());
        libc::sigfillset(&mut all);
        libc::pthread_sigmask(libc::SIG_SETMASK, &all, &mut before);
        let thread =
            std::thread::Builder::new().name("sampler".into()).stack_size(64 << 10).spawn(run);
        libc::pthread_sigmask(libc::SIG_SETMASK, &before, null_mut());
        thread.ok()
    }
}

extern "C" fn on_sample(_: libc::c_int, _: *mut libc::siginfo_t, context: *mut libc::c_void) {
    let book = BOOK.load(Ordering::SeqCst);
    // SAFETY: asks the system for the number of this thread.
    let is_own = || THREAD.load(Ordering::SeqCst) == unsafe { libc::gettid() } as usize;
    if book.is_null() || context.is_null() || !is_own() || !crate::vm::threads::main_runs() {
        return;
    }
    // SAFETY: the book is there until the sampling has stopped, and only this thread, which is here, touches it; the context is the system's.
    unsafe { (*book).note(&(*context.cast::<libc::ucontext_t>()).uc_mcontext) }
}

impl Book {
    /// Counts a sample.
    ///
    /// # Safety
    /// The registers are those of this thread, where it was interrupted.
    unsafe fn note(&mut self, context: &libc::mcontext_t) {
        let registers = &context.gregs;
        let at = registers[libc::REG_RIP as usize] as usize;
        let stack = registers[libc::REG_RSP as usize] as usize;
        if self.eyes.code.contains(&at) {
            // Machine code keeps the base below its frame pointer.
            let frame = registers[libc::REG_RBP as usize] as usize;
            let is_own = frame.is_multiple_of(8) && (stack..self.top).contains(&frame);
            // SAFETY: this thread's stack, as was just looked at.
            let base = is_own.then(|| unsafe { ((frame - 8) as *const usize).read_volatile() });
            // SAFETY: the caller vouches for the registers.
            unsafe { self.log(Leaf::Code(at), context, stack, base) };
            return self.count(at, false);
        }
        let doing = match phase::now() {
            _ if is_collecting() => Doing::Collecting,
            Phase::Recording => Doing::Recording,
            Phase::Optimizing => Doing::Optimizing,
            Phase::Assembling => Doing::Assembling,
            Phase::Reporting => Doing::Reporting,
            // SAFETY: promised where the sampling started.
            Phase::Running if unsafe { self.eyes.floor.read_volatile() } != 0 => {
                Doing::Interpreting
            }
            // SAFETY: this thread's stack goes on above where it is.
            Phase::Running => match unsafe { self.return_address(stack) } {
                Some((address, at)) => {
                    // SAFETY: likewise.
                    let base = unsafe { self.base_of_frame(at) };
                    // SAFETY: likewise.
                    unsafe { self.log(Leaf::Call(address), context, at, base) };
                    return self.count(address, true);
                }
                None => Doing::Between,
            },
        };
        // SAFETY: likewise.
        unsafe { self.log(Leaf::Doing(doing), context, stack, None) };
        self.doing[doing as usize] += WEIGHT.load(Ordering::Relaxed);
        self.turn += 1;
        let is_kept = self.turn.is_multiple_of(self.stride);
        if doing == Doing::Interpreting && is_kept {
            // SAFETY: likewise.
            unsafe { self.keep(context, stack) };
        }
    }

    /// Writes a sample down, if they are wanted in the order of time.
    ///
    /// # Safety
    /// As for [`Book::note`]; the stack goes on above `stack`.
    unsafe fn log(
        &mut self,
        leaf: Leaf,
        context: &libc::mcontext_t,
        stack: usize,
        base: Option<usize>,
    ) {
        if let Some(log) = &mut self.log {
            let weight = WEIGHT.load(Ordering::Relaxed);
            let words = stack..self.top;
            // SAFETY: by the contract above.
            unsafe { log.add(leaf, weight, &context.gregs, words, base) };
        }
    }

    fn count(&mut self, address: usize, is_return: bool) {
        let weight = WEIGHT.load(Ordering::Relaxed);
        let key = address << 1 | usize::from(is_return);
        let mut place =
            address.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - ADDRESSES.trailing_zeros());
        for _ in 0..ADDRESSES {
            let entry = &mut self.table[place];
            if entry.1 == 0 || entry.0 == key {
                *entry = (key, entry.1 + weight);
                return;
            }
            place = (place + 1) % ADDRESSES;
        }
        // Full: the sample counts, its place is lost.
        self.doing[Doing::Between as usize] += weight;
    }

    /// The innermost return address into machine code on the stack, and where that is.
    ///
    /// # Safety
    /// The words above `stack` are this thread's stack.
    unsafe fn return_address(&self, stack: usize) -> Option<(usize, usize)> {
        let from = (stack + 7) & !7;
        for at in (from..self.top.min(from + REACH)).step_by(8) {
            // SAFETY: below the top is this thread's stack.
            let word = unsafe { (at as *const usize).read_volatile() };
            // The instruction before it is a call, whose address is asked for. A number of the program may look like such an address.
            // SAFETY: all of the range can be read.
            if self.eyes.code.contains(&word) && unsafe { self.is_behind_call(word) } {
                return Some((word - 1, at));
            }
        }
        None
    }

    /// The base that the frame of machine code keeps whose lower end is at `at`. Other words in a frame look like one too: it has places that were never
    /// written to, with words of older calls. The base is known by what follows it: the frame pointer that was saved, and a return address into machine code.
    ///
    /// # Safety
    /// As for [`Book::return_address`].
    unsafe fn base_of_frame(&self, at: usize) -> Option<usize> {
        let word = |at: usize| {
            // SAFETY: below the top is this thread's stack.
            unsafe { (at as *const usize).read_volatile() }
        };
        let end = self.top.min(at + REACH).saturating_sub(3 * 8);
        let found = (at + 8..end).step_by(8).find(|&at| {
            let (base, entry) = (word(at), word(at + 16));
            let is_in_order = self.eyes.stack.contains(&base) && self.eyes.code.contains(&entry);
            // SAFETY: all of the range can be read.
            is_in_order && unsafe { self.is_behind_call(entry) }
        });
        found.map(word)
    }

    /// Whether the instruction before this address in the range of machine code is a call.
    ///
    /// # Safety
    /// The memory of the range is there.
    unsafe fn is_behind_call(&self, address: usize) -> bool {
        const DIRECT: u8 = 0xe8;
        const INDIRECT: u8 = 0xff;
        let byte = |before: usize| match address - before {
            // SAFETY: promised.
            at if at >= self.eyes.code.start => unsafe { (at as *const u8).read_volatile() },
            _ => 0,
        };
        // An indirect call has the digit 2 in its second byte, then nothing, a displacement, or one behind a byte for a base.
        let is_indirect = |n: usize| byte(n) == INDIRECT && byte(n - 1) >> 3 & 7 == 2;
        byte(5) == DIRECT || [2, 3, 4, 6, 7].into_iter().any(is_indirect)
    }

    /// Keeps the words at hand.
    ///
    /// # Safety
    /// As for [`Book::return_address`].
    unsafe fn keep(&mut self, context: &libc::mcontext_t, stack: usize) {
        if self.kept.len() == KEPT {
            // Every other one of those so far, and from now on.
            let mut n = 0;
            self.kept.retain(|_| {
                n += 1;
                n % 2 == 0
            });
            self.stride *= 2;
        }
        const REGISTERS: [libc::c_int; 8] = [
            libc::REG_RDI,
            libc::REG_RBX,
            libc::REG_RBP,
            libc::REG_R12,
            libc::REG_R13,
            libc::REG_R14,
            libc::REG_R15,
            libc::REG_RSI,
        ];
        let mut words = [0; WORDS];
        for (word, register) in words.iter_mut().zip(REGISTERS) {
            *word = context.gregs[register as usize] as usize;
        }
        let from = (stack + 7) & !7;
        let places = (from..self.top).step_by(8);
        for (at, word) in places.zip(&mut words[REGISTERS.len()..]) {
            // SAFETY: likewise.
            *word = unsafe { (at as *const usize).read_volatile() };
        }
        self.kept.push(words);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_is_seen_where_it_is() {
        let words = Box::new((1, std::ptr::null(), 0));
        let (floor, innermost, at) = (&raw const words.0, &raw const words.1, &raw const words.2);
        let eyes = Eyes { code: 0..0, floor, innermost, at, stack: 0..0 };
        // SAFETY: the words live longer than the sampler.
        let sampler = unsafe { Sampler::start(eyes, true) };
        // Another test may be sampled.
        let Some(sampler) = sampler else { return };
        let mut n = 0u64;
        while unsafe { (*sampler.book.get()).doing[Doing::Interpreting as usize] } < 5 {
            n = std::hint::black_box(n + 1);
        }
        let (profile, moments) = sampler.stop();
        let weights: u64 = moments.iter().map(|moment| moment.weight).sum();
        assert_eq!(weights, profile.total());
        assert!(profile.samples(Doing::Interpreting) >= 5);
        assert!(!profile.interpreted.is_empty());
        assert_eq!(profile.total(), profile.samples(Doing::Interpreting));
    }
}
