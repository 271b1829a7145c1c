//! Waiting for a word of memory to change, until some time, or until a signal comes.

// The system is asked through the C library.
#![allow(unsafe_code)]

use std::sync::atomic::AtomicU32;
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

/// Waits while the word is `known`, until it is told.
///
/// # Safety
/// The word is there until this returns.
#[cfg(target_os = "linux")]
pub(crate) unsafe fn wait(word: *const AtomicU32, known: u32, until: Option<Instant>) -> Woken {
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
pub(crate) fn wake(word: *const AtomicU32) {
    let operation = libc::FUTEX_WAKE | libc::FUTEX_PRIVATE_FLAG;
    // SAFETY: the system looks for who waits at that address, and touches no memory.
    unsafe { libc::syscall(libc::SYS_futex, word, operation, 1) };
}

/// Elsewhere the word is looked at now and then.
///
/// # Safety
/// As above.
#[cfg(not(target_os = "linux"))]
pub(crate) unsafe fn wait(word: *const AtomicU32, known: u32, until: Option<Instant>) -> Woken {
    use std::sync::atomic::Ordering;
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
pub(crate) fn wake(_: *const AtomicU32) {}
