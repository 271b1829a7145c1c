//! Signals: from where they come to the safepoint at which the program sees to them.
//!
//! **In:** signals of the process. **Out:** a call of the program's handler, or KeyboardInterrupt, in the thread that runs the program: at a safepoint of
//! compiled or interpreted code, or when a call of the system that it waits in has woken up.
//!
//! ```text
//! the system          calls on_signal: a bit is set, and Ctx::poll asks for a safepoint
//! a loop goes round   guard_not_interrupted fails, Vm::safepoint, Vm::attend_to_signals
//! pow, re.match       Vm::hear, each so many steps
//! time.sleep, recv    the system gives EINTR, Vm::attend_to_signals, and what is left is waited for
//! ```
//!
//! **Absent:** what programs say of signals, in `stdlib/signals.rs` and `_signal.py`.

// Handlers are set, and signals are blocked, through the C library.
#![allow(unsafe_code)]

use crate::object::{Dict, Kind, Raised, Type, Value, globals};
use crate::vm::Vm;
use crate::vm::builtin_row;
use sidewinder_memory::value::layout::is_plain;
use std::io;
use std::io::Error;
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicI32, AtomicPtr, AtomicU32, AtomicU64, Ordering};

/// Where signals wait until the program sees to them. A handler has no other way to its program, so that there is one for the process.
#[derive(Debug)]
pub struct Signals {
    /// Bit n - 1: signal n has come.
    came: AtomicU64,
    /// The word that asks the program for a safepoint.
    poll: AtomicPtr<AtomicU32>,
    /// A descriptor that is written the number of each signal to; -1: none.
    wake: AtomicI32,
    /// The thread that hears of them, by the system's number; 0: none.
    thread: AtomicI32,
}

static SIGNALS: Signals = Signals {
    came: AtomicU64::new(0),
    poll: AtomicPtr::new(null_mut()),
    wake: AtomicI32::new(-1),
    thread: AtomicI32::new(0),
};

/// The bit of [`Ctx::poll`](sidewinder_jit::abi::Ctx::poll) that says that a signal has come.
pub(in crate::interp) const CAME: u32 = 1 << 29;

/// Numbers of signals end before this.
pub(crate) const END: i32 = 65;

/// What is to happen when a signal comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    /// What the system does.
    Default,
    /// Nothing.
    Ignored,
    /// The program is told.
    Told,
}

impl Signals {
    /// From now on Ctrl-C is KeyboardInterrupt in the program that takes this; a second one, if the first was not heard, ends the process.
    pub fn listen() -> &'static Signals {
        // A file that grows past its limit is an error of the call that writes, as it is in CPython.
        let _ = set_action(libc::SIGXFSZ, Action::Ignored);
        // Whoever started the process in the background does not want it to hear of Ctrl-C.
        if action(libc::SIGINT).ok() != Some(Some(Action::Ignored)) {
            // That number is right.
            let _ = set_action(libc::SIGINT, Action::Told);
        }
        &SIGNALS
    }

    /// A signal came. Says no if it had come before, and was not heard.
    fn tell(&self, number: i32) -> bool {
        let bit = 1 << (number - 1);
        let is_new = self.came.fetch_or(bit, Ordering::SeqCst) & bit == 0;
        let poll = self.poll.load(Ordering::SeqCst);
        if !poll.is_null() {
            // SAFETY: the Vm that is listened to takes its word back before it goes.
            unsafe { (*poll).fetch_or(CAME, Ordering::SeqCst) };
        }
        let wake = self.wake.load(Ordering::SeqCst);
        if wake >= 0 {
            let byte = number as u8;
            // SAFETY: one byte is written, by a function that handlers may call.
            unsafe { libc::write(wake, (&raw const byte).cast(), 1) };
        }
        is_new
    }

    /// As if one had come.
    pub(crate) fn trip(&self, number: i32) {
        self.tell(number);
    }

    /// Whether one has come that was not seen to yet.
    #[inline(always)]
    fn is_due(&self) -> bool {
        self.came.load(Ordering::Relaxed) != 0
    }

    /// The lowest signal that has come, which is seen to now.
    fn take(&self) -> Option<i32> {
        let came = self.came.load(Ordering::SeqCst);
        if came == 0 {
            return None;
        }
        let number = came.trailing_zeros();
        self.came.fetch_and(!(1 << number), Ordering::SeqCst);
        Some(number as i32 + 1)
    }

    /// Has each signal written to a descriptor; which it was before.
    pub(crate) fn wake(&self, descriptor: i32) -> i32 {
        self.wake.swap(descriptor, Ordering::SeqCst)
    }
}

/// This thread, by the system's number. Handlers may ask.
fn own_thread() -> i32 {
    // SAFETY: touches no memory.
    unsafe { libc::gettid() }
}

extern "C" fn on_signal(number: libc::c_int) {
    // SAFETY: where the thread keeps its error is always there.
    let error = unsafe { libc::__errno_location() };
    // SAFETY: as above.
    let before = unsafe { *error };
    let (main, here) = (SIGNALS.thread.load(Ordering::SeqCst), own_thread());
    if main != 0 && main != here {
        // Handlers are called in the main thread, and what that waits for is to wake up.
        // SAFETY: sends a signal, which handlers may do.
        unsafe { libc::syscall(libc::SYS_tgkill, libc::getpid(), main, number) };
    } else if !SIGNALS.tell(number) && number == libc::SIGINT {
        // SAFETY: handlers may do both.
        unsafe {
            libc::signal(number, libc::SIG_DFL);
            libc::raise(number);
        }
    }
    // SAFETY: as above. Whoever was interrupted may not have looked at it yet.
    unsafe { *error = before };
}

/// Says what is to happen when a signal comes.
pub(crate) fn set_action(number: i32, action: Action) -> io::Result<()> {
    // SAFETY: the structure is a local, and the handler only writes to atomics or calls functions that are allowed in one.
    let result = unsafe {
        let mut wanted: libc::sigaction = std::mem::zeroed();
        wanted.sa_sigaction = match action {
            Action::Default => libc::SIG_DFL,
            Action::Ignored => libc::SIG_IGN,
            Action::Told => on_signal as *const () as usize,
        };
        libc::sigemptyset(&mut wanted.sa_mask);
        // Without SA_RESTART: what waits is to wake up.
        libc::sigaction(number, &wanted, null_mut())
    };
    if result < 0 { Err(Error::last_os_error()) } else { Ok(()) }
}

/// What happens when a signal comes; `None`: something that others have asked for.
pub(crate) fn action(number: i32) -> io::Result<Option<Action>> {
    // SAFETY: the structure is a local.
    let (result, now) = unsafe {
        let mut now: libc::sigaction = std::mem::zeroed();
        (libc::sigaction(number, null(), &mut now), now.sa_sigaction)
    };
    if result < 0 {
        return Err(Error::last_os_error());
    }
    Ok(match now {
        libc::SIG_DFL => Some(Action::Default),
        libc::SIG_IGN => Some(Action::Ignored),
        told if told == on_signal as *const () as usize => Some(Action::Told),
        _ => None,
    })
}

/// Waits, and leaves all signals to the thread that runs the program meanwhile: the call of the system that it waits in is to wake up.
pub(in crate::interp) fn leave_signals<T>(wait: impl FnOnce() -> T) -> T {
    // SAFETY: sets of signals are plain numbers, and these are locals.
    let old = unsafe {
        let (mut all, mut old) = std::mem::zeroed::<(libc::sigset_t, libc::sigset_t)>();
        libc::sigfillset(&mut all);
        libc::pthread_sigmask(libc::SIG_SETMASK, &all, &mut old);
        old
    };
    let done = wait();
    // SAFETY: as above.
    unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, &old, null_mut()) };
    done
}

impl Vm {
    /// Lets signals through to the program.
    pub(in crate::interp) fn listen_to(&mut self, signals: &'static Signals) {
        signals.poll.store(&raw mut self.ctx.poll, Ordering::SeqCst);
        signals.thread.store(own_thread(), Ordering::SeqCst);
        *self.part_mut::<Heard>() = Heard(Some(signals));
    }

    /// The Vm goes.
    pub(in crate::interp) fn listen_no_more(&mut self) {
        if let Some(signals) = self.part_mut::<Heard>().0.take() {
            signals.wake(-1);
            signals.poll.store(null_mut(), Ordering::SeqCst);
            signals.thread.store(0, Ordering::SeqCst);
        }
    }

    /// This thread hears of signals from now on, in a process that was forked.
    pub(crate) fn listen_here(&self) {
        if let Some(signals) = self.part::<Heard>().0 {
            signals.thread.store(own_thread(), Ordering::SeqCst);
        }
    }

    /// The main thread runs again: signals may have come meanwhile.
    pub(crate) fn ask_for_signals(&self) {
        if SIGNALS.is_due() {
            self.ctx.poll.fetch_or(CAME, Ordering::SeqCst);
        }
    }

    /// For natives that may take long: to be called now and then, so that signals are heard within a second.
    ///
    /// Handlers of the program may do anything. So they wait where compiled code has called a native of which it believes that it runs nothing
    /// of the program; Ctrl-C without a handler does not wait.
    #[inline(always)]
    pub(crate) fn hear(&mut self) -> Result<(), Raised> {
        if SIGNALS.is_due() { self.hear_within(false) } else { Ok(()) }
    }

    /// As [`Vm::hear`], while something is iterated: what runs code of the program as it is may run that of handlers, too.
    #[inline(always)]
    pub(crate) fn hear_while(&mut self, iterator: Value) -> Result<(), Raised> {
        if SIGNALS.is_due() { self.hear_within(!is_plain(iterator.kind())) } else { Ok(()) }
    }

    /// [`Vm::hear`] each so many times: for short steps.
    #[inline(always)]
    pub(crate) fn hear_each(&mut self, step: usize, times: usize) -> Result<(), Raised> {
        if step.is_multiple_of(times) { self.hear() } else { Ok(()) }
    }

    #[cold]
    #[inline(never)]
    fn hear_within(&mut self, anything: bool) -> Result<(), Raised> {
        let Some(signals) = self.part::<Heard>().0 else { return Ok(()) };
        if !self.threads.current().is_main {
            return Ok(());
        }
        if anything || self.floor != 0 {
            return self.attend_to_signals();
        }
        let interrupt = 1 << (libc::SIGINT - 1);
        let has_come = signals.came.load(Ordering::SeqCst) & interrupt != 0;
        if has_come && self.is_default_interrupt()? {
            signals.came.fetch_and(!interrupt, Ordering::SeqCst);
            return self.raise_with(Type::KeyboardInterrupt, &[]);
        }
        Ok(())
    }

    /// Whether Ctrl-C does nothing but to raise KeyboardInterrupt.
    fn is_default_interrupt(&mut self) -> Result<bool, Raised> {
        let handler = self.handler_of(libc::SIGINT)?;
        let is_builtin = handler.is(Kind::Builtin);
        Ok(handler.is_null() || is_builtin && builtin_row(handler).name == "default_int_handler")
    }

    /// What the program wants to have called for a signal; null: it has said nothing.
    pub(in crate::interp) fn handler_of(&mut self, number: i32) -> Result<Value, Raised> {
        match self.known.signal {
            nothing if nothing.is_null() => Ok(Value::NULL),
            module => {
                let name = self.intern("_handlers")?;
                let handlers = globals(module).get(name).and_then(Dict::of);
                let found = handlers
                    .map_or(Ok(None), |dict| dict.get(self, Value::small(number.into())))?;
                Ok(found.unwrap_or(Value::NULL))
            }
        }
    }

    /// Calls handlers of the signals that have come, in the main thread.
    pub(crate) fn attend_to_signals(&mut self) -> Result<(), Raised> {
        let Some(signals) = self.part::<Heard>().0 else { return Ok(()) };
        if !self.threads.current().is_main {
            return Ok(());
        }
        while let Some(number) = signals.take() {
            if self.attend_to_signal(number).is_err() {
                // Others that have come are seen to after this.
                self.ctx.poll.fetch_or(CAME, Ordering::SeqCst);
                return Err(Raised);
            }
        }
        Ok(())
    }

    fn attend_to_signal(&mut self, number: i32) -> Result<(), Raised> {
        if self.show_what_is_asked(number)? {
            return Ok(());
        }
        let handler = self.handler_of(number)?;
        if handler.is_null() {
            return match number {
                libc::SIGINT => self.raise_with(Type::KeyboardInterrupt, &[]),
                _ => Ok(()),
            };
        }
        // It may have become a number since the signal came.
        if !self.is_callable(handler) {
            return Ok(());
        }
        let frame = match self.frame_at(0)? {
            nobody if nobody.is_null() => self.none(),
            frame => frame,
        };
        self.call(handler, &[Value::small(number.into()), frame]).map(drop)
    }
}

/// Where signals wait for the program, if it is to hear of them.
#[derive(Clone, Copy, Default)]
pub(crate) struct Heard(pub(crate) Option<&'static Signals>);

impl crate::vm::Part for Heard {
    const PLACE: crate::vm::Place = crate::vm::Place::Signals;
}
