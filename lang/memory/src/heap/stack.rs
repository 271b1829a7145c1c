//! The native stack: spilling the registers and reading the words.

use super::mem;

/// Stores the registers that calls preserve on the stack, then calls `body` with the lowest stack address that matters.
///
/// Together with the words from there up to the stack's base, that is everything the callers hold. The registers'
/// values are either still in them, and then stored here, or already saved by a function further out.
#[inline(never)]
pub fn with_registers<R>(body: impl FnOnce(usize) -> R) -> R {
    let mut registers = [0usize; 12];
    let lowest = spill(&mut registers);
    let result = below(body, lowest);
    std::hint::black_box(&registers);
    result
}

/// Calls `body` from a frame of its own. Inlined, its locals would lie above the lowest address and be searched too, with whatever
/// was there before: a dead object could stay for as long as the call lasts.
#[inline(never)]
fn below<R>(body: impl FnOnce(usize) -> R, lowest: usize) -> R {
    body(lowest)
}

/// Miri has no stack that could be read: nothing is found there, and what is to stay has to be a root.
#[cfg(miri)]
fn spill(_registers: &mut [usize; 12]) -> usize {
    usize::MAX
}

#[cfg(all(target_arch = "x86_64", not(miri)))]
#[inline(always)]
fn spill(registers: &mut [usize; 12]) -> usize {
    let lowest: usize;
    // SAFETY: stores eight words into the array and reads the stack pointer; changes nothing else. `rdi` and `rsi` are
    // preserved by calls on Windows.
    unsafe {
        std::arch::asm!(
            "mov [{to}], rbx",
            "mov [{to} + 8], rbp",
            "mov [{to} + 16], r12",
            "mov [{to} + 24], r13",
            "mov [{to} + 32], r14",
            "mov [{to} + 40], r15",
            "mov [{to} + 48], rdi",
            "mov [{to} + 56], rsi",
            "mov {lowest}, rsp",
            to = in(reg) registers.as_mut_ptr(),
            lowest = out(reg) lowest,
            options(nostack, preserves_flags),
        );
    }
    lowest
}

#[cfg(all(target_arch = "aarch64", not(miri)))]
#[inline(always)]
fn spill(registers: &mut [usize; 12]) -> usize {
    let lowest: usize;
    // SAFETY: stores twelve words into the array and reads the stack pointer; changes nothing else.
    unsafe {
        std::arch::asm!(
            "stp x19, x20, [{to}]",
            "stp x21, x22, [{to}, #16]",
            "stp x23, x24, [{to}, #32]",
            "stp x25, x26, [{to}, #48]",
            "stp x27, x28, [{to}, #64]",
            "stp x29, x30, [{to}, #80]",
            "mov {lowest}, sp",
            to = in(reg) registers.as_mut_ptr(),
            lowest = out(reg) lowest,
            options(nostack, preserves_flags),
        );
    }
    lowest
}

/// On other processors `setjmp` stores the registers; nobody ever jumps back. The buffer lies further out than the
/// frame whose address is returned.
#[cfg(not(any(miri, target_arch = "x86_64", target_arch = "aarch64")))]
#[inline(never)]
fn spill(registers: &mut [usize; 12]) -> usize {
    unsafe extern "C" {
        fn _setjmp(buffer: *mut core::ffi::c_void) -> core::ffi::c_int;
    }
    let mut buffer = [0usize; 128];
    // SAFETY: the buffer is larger than any system's; it returns once, as nothing jumps back.
    unsafe { _setjmp(buffer.as_mut_ptr().cast()) };
    // Registers may be stored scrambled only where they hold addresses of code or stack.
    registers.copy_from_slice(&buffer[..12]);
    std::hint::black_box(&buffer).as_ptr() as usize
}

/// Calls `visit` with every word of `[from, to)`.
pub(super) fn each_word(from: usize, to: usize, mut visit: impl FnMut(usize)) {
    let Some(mut at) = from.checked_next_multiple_of(8) else { return };
    while at + 8 <= to {
        visit(mem::word(at) as usize);
        at += 8;
    }
}
