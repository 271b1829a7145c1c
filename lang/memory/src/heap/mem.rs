//! The room's accesses to memory.
//!
//! Inside `heap` an address is a plain `usize`, as most of the work is arithmetic on addresses. The functions here turn
//! one into an access. They are not marked `unsafe`, because nearly every line of the collector would be; the contract
//! is the room's: **an address that gets here lies in memory the heap has committed, in a root range someone has
//! registered, or on the native stack being scanned, and is aligned for the access.**

use crate::value::Value;

/// The word at `at`.
#[inline(always)]
pub(super) fn word(at: usize) -> u64 {
    debug_assert!(at.is_multiple_of(8));
    // SAFETY: the module's contract.
    unsafe { *(at as *const u64) }
}

/// The value at `at`.
#[inline(always)]
pub(super) fn value(at: usize) -> Value {
    // SAFETY: the module's contract; slots hold values.
    unsafe { Value::from_bits(word(at)) }
}

/// Stores the word `to` at `at`.
#[inline(always)]
pub(super) fn set_word(at: usize, to: u64) {
    debug_assert!(at.is_multiple_of(8));
    // SAFETY: the module's contract.
    unsafe { *(at as *mut u64) = to }
}

/// The half word at `at`.
#[inline(always)]
pub(super) fn half(at: usize) -> u32 {
    // SAFETY: the module's contract.
    unsafe { *(at as *const u32) }
}

/// Stores the half word `to` at `at`.
#[inline(always)]
pub(super) fn set_half(at: usize, to: u32) {
    // SAFETY: the module's contract.
    unsafe { *(at as *mut u32) = to }
}

/// The byte at `at`.
#[inline(always)]
pub(super) fn byte(at: usize) -> u8 {
    // SAFETY: the module's contract.
    unsafe { *(at as *const u8) }
}

/// Stores the byte `to` at `at`.
#[inline(always)]
pub(super) fn set_byte(at: usize, to: u8) {
    // SAFETY: the module's contract.
    unsafe { *(at as *mut u8) = to }
}

/// Fills `[from, to)` with `byte`.
#[inline(always)]
pub(super) fn fill(from: usize, to: usize, byte: u8) {
    debug_assert!(from <= to);
    // SAFETY: the module's contract.
    unsafe { std::ptr::write_bytes(from as *mut u8, byte, to - from) }
}

/// Copies `bytes` bytes, a multiple of 8, between places that do not overlap.
#[inline(always)]
pub(super) fn copy(from: usize, to: usize, bytes: usize) {
    // Most objects are a few words; a call to memcpy costs more than they do.
    if bytes <= 128 {
        let mut at = 0;
        while at < bytes {
            set_word(to + at, word(from + at));
            at += 8;
        }
    } else {
        // SAFETY: the module's contract.
        unsafe { std::ptr::copy_nonoverlapping(from as *const u8, to as *mut u8, bytes) }
    }
}

/// Asks the processor to fetch the line at `at`.
#[inline(always)]
pub(super) fn prefetch(at: usize) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a prefetch reads nothing and faults on no address.
    unsafe {
        std::arch::x86_64::_mm_prefetch::<{ std::arch::x86_64::_MM_HINT_T0 }>(at as *const i8);
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = at;
}

/// Asks the processor to fetch the line at `at`, to be written.
#[inline(always)]
pub(super) fn prefetch_to_write(at: usize) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a prefetch reads nothing and faults on no address.
    unsafe {
        std::arch::x86_64::_mm_prefetch::<{ std::arch::x86_64::_MM_HINT_ET0 }>(at as *const i8);
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = at;
}
