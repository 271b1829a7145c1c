//! Tracebacks of crashes, of programs that take too long, and where a signal asks for one: what `faulthandler` does.
//!
//! **In:** a signal. **Out:** lines on a descriptor, written without the program's streams.
//!
//! ```text
//! SIGSEGV, SIGBUS, …    the handler writes at once, on a stack of its own, and lets the signal end the process
//! a registered signal   the program writes at its next safepoint, or when the call of the system that it waits in has woken up
//! time is over          a thread waits for it, and sends a signal of its own to the program
//! ```
//!
//! Where a crash happened in the middle of an allocation, the handler could wait for ever for the allocator: an alarm ends the process then.
//!
//! **Absent:** which file it is, and what arguments are right (`stdlib/python/faulthandler.py`).

#![allow(unsafe_code)] // Handlers of signals are set, and look at the Vm of the thread that they interrupt.

use crate::interp::core::signals::{Action, END, set_action};
use crate::object::Raised;
use crate::vm::Vm;
use std::fmt::Write;
use std::mem::MaybeUninit;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicPtr, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

/// The signals of crashes, and what CPython calls them.
const FATAL: [(i32, &str); 5] = [
    (libc::SIGBUS, "Bus error"),
    (libc::SIGILL, "Illegal instruction"),
    (libc::SIGFPE, "Floating point exception"),
    (libc::SIGABRT, "Aborted"),
    (libc::SIGSEGV, "Segmentation fault"),
];

/// Most frames that are shown.
const MOST: usize = 100;

/// Bytes of the stack that crashes are shown on.
const STACK: usize = 256 << 10;

/// Seconds after which a crash that cannot be shown ends the process.
const PATIENCE: u32 = 10;

/// The Vm whose thread crashes are shown of.
static VM: AtomicPtr<Vm> = AtomicPtr::new(null_mut());
/// Where crashes are written to; -1: nowhere.
static TO: AtomicI32 = AtomicI32::new(-1);
/// Whether all threads are meant.
static ALL: AtomicBool = AtomicBool::new(true);
/// What the signals of crashes did before.
static BEFORE: Mutex<Vec<(i32, libc::sigaction)>> = Mutex::new(Vec::new());
/// For each signal that asks for a traceback: the descriptor plus 1, then whether all threads are meant, and whether what it did before is done too.
static ASKED: [AtomicU64; END as usize] = [const { AtomicU64::new(0) }; END as usize];
/// What is to be written when the program's time is over.
static LATE: Mutex<Option<Late>> = Mutex::new(None);

/// A time that is waited for.
struct Late {
    fd: i32,
    head: String,
    exits: bool,
    /// Whether the time is over.
    is_due: bool,
    end: Arc<(Mutex<bool>, Condvar)>,
}

/// The signal that says that the time is over: one that programs have no name for.
fn late_signal() -> i32 {
    libc::SIGRTMAX() - 4
}

fn write_all(fd: i32, mut text: &[u8]) {
    while !text.is_empty() {
        // SAFETY: there are as many bytes as is said.
        let count = unsafe { libc::write(fd, text.as_ptr().cast(), text.len()) };
        if count <= 0 {
            return;
        }
        text = &text[count as usize..];
    }
}

/// A name with what is not ASCII as escapes.
fn plain(name: &str) -> String {
    name.chars().fold(String::new(), |mut text, c| {
        let _ = match c {
            ' '..='~' => write!(text, "{c}"),
            c if (c as u32) < 0x100 => write!(text, "\\x{:02x}", c as u32),
            c if (c as u32) < 0x10000 => write!(text, "\\u{:04x}", c as u32),
            c => write!(text, "\\U{:08x}", c as u32),
        };
        text
    })
}

impl Vm {
    /// The frames of this thread, under a head.
    fn frames_shown(&self, head: &str) -> String {
        let mut text = format!("{head} (most recent call first):\n");
        let mut frames = self.active_frames(MOST + 4);
        // What is part of the command is no more shown than what is written in Rust.
        let prefix = crate::interp::import::finder::PREFIX;
        frames.retain(|frame| !frame.code.unit.file.name().starts_with(prefix));
        for frame in frames.iter().take(MOST) {
            let unit = &frame.code.unit;
            let inner = frame.inlined.checked_sub(1).and_then(|index| unit.inlined.get(index));
            let name = inner.map_or(&*unit.name, |inner| inner.name);
            let (file, name) = (plain(unit.file.name()), plain(name));
            let _ = writeln!(text, "  File \"{file}\", line {} in {name}", frame.line());
        }
        match frames.len() {
            0 => text.push_str("  <no Python frame>\n"),
            n if n > MOST => text.push_str("  ...\n"),
            _ => {}
        }
        text
    }

    /// Writes the frames of this thread.
    pub(crate) fn dump_frames(&self, fd: i32, all: bool) {
        let head = match all {
            // SAFETY: asking for the thread's own name touches nothing.
            true => format!("Current thread {:#018x}", unsafe { libc::pthread_self() }),
            false => "Stack".to_string(),
        };
        write_all(fd, self.frames_shown(&head).as_bytes());
    }

    /// Shows crashes from now on.
    pub(crate) fn show_crashes(&mut self, fd: i32, all: bool) {
        VM.store(self, Ordering::SeqCst);
        ALL.store(all, Ordering::SeqCst);
        if TO.swap(fd, Ordering::SeqCst) >= 0 {
            return;
        }
        let stack = Box::leak(vec![0u8; STACK].into_boxed_slice());
        let mut before = BEFORE.lock().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: the stack is never freed, and the handler has the right signature.
        unsafe {
            let stack =
                libc::stack_t { ss_sp: stack.as_mut_ptr().cast(), ss_flags: 0, ss_size: STACK };
            libc::sigaltstack(&stack, null_mut());
            for (number, _) in FATAL {
                let mut action: libc::sigaction = std::mem::zeroed();
                action.sa_sigaction = on_crash as *const () as usize;
                action.sa_flags = libc::SA_NODEFER | libc::SA_ONSTACK;
                libc::sigemptyset(&mut action.sa_mask);
                let mut old = MaybeUninit::<libc::sigaction>::zeroed();
                if libc::sigaction(number, &action, old.as_mut_ptr()) == 0 {
                    before.push((number, old.assume_init()));
                }
            }
        }
    }

    /// Shows them no more. Says whether it did.
    pub(crate) fn hide_crashes(&mut self) -> bool {
        let did = TO.swap(-1, Ordering::SeqCst) >= 0;
        let mut before = BEFORE.lock().unwrap_or_else(PoisonError::into_inner);
        for (number, action) in before.drain(..) {
            // SAFETY: the action is the one that was there.
            unsafe { libc::sigaction(number, &action, null_mut()) };
        }
        did
    }

    /// Whether crashes are shown.
    pub(crate) fn shows_crashes() -> bool {
        TO.load(Ordering::SeqCst) >= 0
    }

    /// Has a signal show the frames. `chains`: what it did before is done, too.
    pub(crate) fn show_at_signal(
        &mut self,
        number: i32,
        fd: i32,
        all: bool,
        chains: bool,
    ) -> std::io::Result<()> {
        let word = (fd as u64 + 1) << 2 | (all as u64) << 1 | chains as u64;
        ASKED[number as usize].store(word, Ordering::SeqCst);
        set_action(number, Action::Told)
    }

    /// Takes that back. Says whether it did.
    pub(crate) fn hide_at_signal(&mut self, number: i32) -> std::io::Result<bool> {
        let did = ASKED[number as usize].swap(0, Ordering::SeqCst) != 0;
        if did && self.handler_of(number).is_ok_and(|handler| !self.is_callable(handler)) {
            set_action(number, Action::Default)?;
        }
        Ok(did)
    }

    /// Shows what a signal that has come asks for. Says whether that is all that it does.
    pub(in crate::interp) fn show_what_is_asked(&mut self, number: i32) -> Result<bool, Raised> {
        if number == late_signal() {
            self.show_late();
            return Ok(true);
        }
        let word = ASKED[number as usize].load(Ordering::Relaxed);
        if word == 0 {
            return Ok(false);
        }
        self.dump_frames((word >> 2) as i32 - 1, word & 2 != 0);
        if word & 1 == 0 {
            return Ok(true);
        }
        let handler = self.handler_of(number)?;
        if self.is_callable(handler) {
            return Ok(false);
        }
        if set_action(number, Action::Default).is_ok() {
            // SAFETY: what the signal does is the program's wish.
            unsafe { libc::raise(number) };
            let _ = set_action(number, Action::Told);
        }
        Ok(true)
    }

    /// Has the frames shown when so much time is over, again and again if it `repeats`; the process ends then if it `exits`.
    pub(crate) fn show_later(
        &mut self,
        time: Duration,
        repeats: bool,
        fd: i32,
        exits: bool,
        head: String,
    ) -> std::io::Result<()> {
        Vm::show_no_later();
        set_action(late_signal(), Action::Told)?;
        let end = Arc::new((Mutex::new(false), Condvar::new()));
        let late = Late { fd, head, exits, is_due: false, end: end.clone() };
        *LATE.lock().unwrap_or_else(PoisonError::into_inner) = Some(late);
        // SAFETY: the thread's own name.
        let thread = unsafe { libc::pthread_self() };
        let wait = move || {
            // SAFETY: signals are left to the program's threads.
            unsafe {
                let mut all: libc::sigset_t = std::mem::zeroed();
                libc::sigfillset(&mut all);
                libc::pthread_sigmask(libc::SIG_SETMASK, &all, null_mut());
            }
            loop {
                if is_ended(&end, time) {
                    return;
                }
                if let Some(late) = LATE.lock().unwrap_or_else(PoisonError::into_inner).as_mut() {
                    late.is_due = true;
                }
                // SAFETY: the program's thread lives as long as the process.
                unsafe { libc::pthread_kill(thread, late_signal()) };
                // What native code keeps the program from a safepoint for longer than this is not shown by it.
                if is_ended(&end, Duration::from_secs(2)) {
                    return;
                }
                let mut late = LATE.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some(late) = late.as_mut().filter(|late| late.is_due) {
                    late.is_due = false;
                    let text = format!(
                        "{}Thread {thread:#018x} (most recent call first):\n  <in native code>\n",
                        late.head
                    );
                    late.write(&text);
                }
                if !repeats {
                    return;
                }
            }
        };
        std::thread::Builder::new().name("faulthandler".into()).spawn(wait)?;
        Ok(())
    }

    /// Takes that back.
    pub(crate) fn show_no_later() {
        if let Some(late) = LATE.lock().unwrap_or_else(PoisonError::into_inner).take() {
            *late.end.0.lock().unwrap_or_else(PoisonError::into_inner) = true;
            late.end.1.notify_all();
        }
    }

    fn show_late(&mut self) {
        let mut late = LATE.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(late) = late.as_mut().filter(|late| late.is_due) {
            late.is_due = false;
            // SAFETY: the thread's own name.
            let thread = format!("Thread {:#018x}", unsafe { libc::pthread_self() });
            late.write(&format!("{}{}", late.head, self.frames_shown(&thread)));
        }
    }
}

impl Late {
    fn write(&self, text: &str) {
        write_all(self.fd, text.as_bytes());
        if self.exits {
            // SAFETY: ends the process, as was asked for.
            unsafe { libc::_exit(1) };
        }
    }
}

/// Waits; whether it is said meanwhile that nothing is waited for any more.
fn is_ended(end: &(Mutex<bool>, Condvar), time: Duration) -> bool {
    let said = end.0.lock().unwrap_or_else(PoisonError::into_inner);
    let waited = end.1.wait_timeout_while(said, time, |said| !*said);
    *waited.unwrap_or_else(PoisonError::into_inner).0
}

extern "C" fn on_crash(number: libc::c_int) {
    let fd = TO.swap(-1, Ordering::SeqCst);
    // SAFETY: the signal does what it did before, or ends the process; a second crash while the first is shown does as well.
    unsafe {
        libc::signal(number, libc::SIG_DFL);
        if fd < 0 {
            libc::raise(number);
            return;
        }
        libc::signal(libc::SIGALRM, libc::SIG_DFL);
        libc::alarm(PATIENCE);
    }
    write_all(fd, b"Fatal Python error: ");
    let name = FATAL.iter().find(|(known, _)| *known == number).map_or("?", |(_, name)| name);
    write_all(fd, name.as_bytes());
    write_all(fd, b"\n\n");
    let vm = VM.load(Ordering::SeqCst);
    // SAFETY: the Vm lives as long as crashes are shown; what it says of frames is right wherever it runs native code.
    if let Some(vm) = unsafe { vm.as_ref() } {
        vm.dump_frames(fd, ALL.load(Ordering::SeqCst));
    }
    // SAFETY: handlers may do all of it.
    unsafe {
        libc::alarm(0);
        let before = BEFORE.try_lock().ok();
        if let Some((_, action)) =
            before.as_ref().and_then(|before| before.iter().find(|(known, _)| *known == number))
            && number == libc::SIGABRT
        {
            libc::sigaction(number, action, null_mut());
        }
        libc::raise(number);
    }
}
