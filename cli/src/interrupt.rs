//! Ctrl-C: KeyboardInterrupt in the program, compiled loops included. The second one, if the first was not heard, ends the process.

// Signals are the business of the C library.
#![allow(unsafe_code)]

use sidewinder_lang::interp::Interrupt;

/// A signal handler has no other way to its program.
static INTERRUPT: Interrupt = Interrupt::new();

/// From now on Ctrl-C asks the program that takes this to stop.
pub fn listen() -> &'static Interrupt {
    // SAFETY: the handler only writes to atomics, or calls functions that are allowed in one.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = on_interrupt as *const () as usize;
        libc::sigemptyset(&mut action.sa_mask);
        // Without SA_RESTART: what waits for input is to wake up.
        action.sa_flags = 0;
        let mut old: libc::sigaction = std::mem::zeroed();
        libc::sigaction(libc::SIGINT, std::ptr::null(), &mut old);
        // Whoever started the process in the background does not want it to hear of Ctrl-C.
        if old.sa_sigaction != libc::SIG_IGN {
            libc::sigaction(libc::SIGINT, &action, std::ptr::null_mut());
        }
    }
    &INTERRUPT
}

extern "C" fn on_interrupt(signal: libc::c_int) {
    if !INTERRUPT.ask() {
        // SAFETY: both are allowed in a handler.
        unsafe {
            libc::signal(signal, libc::SIG_DFL);
            libc::raise(signal);
        }
    }
}
