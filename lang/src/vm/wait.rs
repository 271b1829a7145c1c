//! Waiting for a word of memory to change, until some time, or until a signal comes.

// The system is asked through the C library.
#![allow(unsafe_code)]

use super::Vm;
use crate::object::Value;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

/// Why a wait has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Woken {
    /// Somebody has said so, or the word was another one at once.
    Told,
    /// By a signal.
    Interrupted,
    /// The time is over.
    Late,
}

impl Vm {
    /// Waits, while others run, until a word of an object, of which half is used, is changed from what is known of it.
    pub(crate) fn wait_for_change(
        &mut self,
        object: Value,
        word: usize,
        known: u32,
        until: Option<Instant>,
    ) -> Woken {
        let place = place(object, word);
        // SAFETY: the address is on the native stack as long as this waits, so that the object stays where it is.
        let woken = self.blocking(|| unsafe { wait(place, known, until) });
        std::hint::black_box(place);
        woken
    }

    /// The same for a word that lies outside of the heap.
    pub(crate) fn wait_for_word(
        &mut self,
        word: &AtomicU32,
        known: u32,
        until: Option<Instant>,
    ) -> Woken {
        // SAFETY: the word is borrowed as long as this waits.
        self.blocking(|| unsafe { wait(word, known, until) })
    }
}

/// Changes a word that lies outside of the heap, and wakes one of those that wait for it, if there are any.
pub(crate) fn change_word(word: &AtomicU32, to: u32, wakes: bool) {
    word.store(to, Ordering::SeqCst);
    if wakes {
        wake(word);
    }
}

/// Changes such a word of an object, and wakes one of those that wait for it, if there are any.
pub(crate) fn change(object: Value, word: usize, to: u32, wakes: bool) {
    let place = place(object, word);
    // SAFETY: the word is part of the object.
    unsafe { (*place).store(to, Ordering::SeqCst) };
    if wakes {
        wake(place);
    }
}

fn place(object: Value, word: usize) -> *const AtomicU32 {
    (object.address() + 8 * word) as *const AtomicU32
}

/// Waits while the word is `known`, until it is told.
///
/// # Safety
/// The word is there until this returns.
#[cfg(target_os = "linux")]
unsafe fn wait(word: *const AtomicU32, known: u32, until: Option<Instant>) -> Woken {
    let left = until.map(|until| until.saturating_duration_since(Instant::now()));
    let time = left.map(|left| libc::timespec {
        tv_sec: left.as_secs() as libc::time_t,
        tv_nsec: left.subsec_nanos().into(),
    });
    let time = time.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
    let operation = libc::FUTEX_WAIT | libc::FUTEX_PRIVATE_FLAG;
    // SAFETY: the caller vouches for the word; the time is a local.
    let result = unsafe { libc::syscall(libc::SYS_futex, word, operation, known, time) };
    let error = std::io::Error::last_os_error().raw_os_error();
    match error {
        Some(libc::EINTR) if result < 0 => Woken::Interrupted,
        Some(libc::ETIMEDOUT) if result < 0 => Woken::Late,
        _ => Woken::Told,
    }
}

/// Wakes one of those that wait for the word at this address.
#[cfg(target_os = "linux")]
fn wake(word: *const AtomicU32) {
    let operation = libc::FUTEX_WAKE | libc::FUTEX_PRIVATE_FLAG;
    // SAFETY: the system looks for who waits at that address, and touches no memory.
    unsafe { libc::syscall(libc::SYS_futex, word, operation, 1) };
}

/// Elsewhere the word is looked at now and then.
///
/// # Safety
/// As above.
#[cfg(not(target_os = "linux"))]
unsafe fn wait(word: *const AtomicU32, known: u32, until: Option<Instant>) -> Woken {
    std::thread::sleep(std::time::Duration::from_millis(1));
    // SAFETY: the caller vouches for it.
    match unsafe { (*word).load(Ordering::SeqCst) } {
        word if word != known => Woken::Told,
        _ if until.is_some_and(|until| until <= Instant::now()) => Woken::Late,
        // Who waits looks for signals, and waits again.
        _ => Woken::Interrupted,
    }
}

/// Who waits looks itself.
#[cfg(not(target_os = "linux"))]
fn wake(_: *const AtomicU32) {}
