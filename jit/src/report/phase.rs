//! What the JIT is doing, for a profiler that asks from a signal handler.
//!
//! One word of each thread, written by whoever starts something and put back when it is done.

use std::cell::Cell;

/// What a thread is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Phase {
    /// Running the program, in the interpreter or in compiled code.
    Running,
    /// Running it and recording a trace.
    Recording,
    /// Optimizing a trace.
    Optimizing,
    /// Turning a trace into machine code.
    Assembling,
    /// Collecting facts for a report.
    Reporting,
}

thread_local! {
    static NOW: Cell<Phase> = const { Cell::new(Phase::Running) };
}

/// Until this is dropped the thread is doing something else than before.
#[derive(Debug)]
pub struct During(Phase);

/// The thread starts something.
pub fn enter(phase: Phase) -> During {
    During(NOW.replace(phase))
}

/// What the thread is doing.
#[inline]
pub fn now() -> Phase {
    NOW.get()
}

impl Drop for During {
    fn drop(&mut self) {
        NOW.set(self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_before_is_done_again() {
        let recording = enter(Phase::Recording);
        let optimizing = enter(Phase::Optimizing);
        assert_eq!(now(), Phase::Optimizing);
        drop(optimizing);
        assert_eq!(now(), Phase::Recording);
        drop(recording);
        assert_eq!(now(), Phase::Running);
    }
}
