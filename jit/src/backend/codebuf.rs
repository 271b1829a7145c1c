//! Executable memory.
//!
//! One memory file, mapped twice: written through one view, run through the other, so no page is ever both. Code is
//! appended and never moves; jumps in it can be redirected.

#![allow(unsafe_code)] // Maps memory and writes code into it.

use super::CompileError;
use std::cell::Cell;

/// Code starts at multiples of this.
const ALIGNMENT: usize = 16;

/// An arena of machine code.
pub struct CodeBuf {
    write: *mut u8,
    run: usize,
    bytes: usize,
    used: Cell<usize>,
}

impl CodeBuf {
    /// Reserves `bytes` of address space, near the program's own code if possible; pages are taken as they are written.
    pub fn new(bytes: usize) -> Result<CodeBuf, CompileError> {
        let program = CodeBuf::new as *const () as usize & !0xfff;
        // Below the program; above it, with room for the heap of `malloc` between, where the program is linked at a low fixed place.
        let near = program.checked_sub(bytes + (256 << 20)).unwrap_or(program + (768 << 20));
        // SAFETY: fresh mappings of a fresh file, checked; the hint is only a hint.
        unsafe {
            let file = libc::memfd_create(c"sidewinder-code".as_ptr(), libc::MFD_CLOEXEC);
            if file < 0 {
                return Err(CompileError::OutOfMemory);
            }
            let map = |hint: usize, protection| {
                libc::mmap(hint as *mut _, bytes, protection, libc::MAP_SHARED, file, 0)
            };
            let mapped = libc::ftruncate(file, bytes as libc::off_t) == 0;
            let write =
                if mapped { map(0, libc::PROT_READ | libc::PROT_WRITE) } else { libc::MAP_FAILED };
            let run = if mapped {
                map(near, libc::PROT_READ | libc::PROT_EXEC)
            } else {
                libc::MAP_FAILED
            };
            libc::close(file);
            for (view, other) in [(write, run), (run, write)] {
                if view == libc::MAP_FAILED {
                    if other != libc::MAP_FAILED {
                        libc::munmap(other, bytes);
                    }
                    return Err(CompileError::OutOfMemory);
                }
            }
            Ok(CodeBuf { write: write.cast(), run: run as usize, bytes, used: Cell::new(0) })
        }
    }

    /// The address at which the next code will run.
    pub fn next(&self) -> usize {
        self.run + self.used.get()
    }

    /// Appends code that was made for the address [`CodeBuf::next`].
    pub fn append(&self, code: &[u8]) -> Result<(), CompileError> {
        let at = self.used.get();
        if code.len() > self.bytes - at {
            return Err(CompileError::OutOfMemory);
        }
        // SAFETY: the bytes from `at` on are ours, in bounds, and nothing runs there yet.
        unsafe { self.write.add(at).copy_from_nonoverlapping(code.as_ptr(), code.len()) }
        self.used.set((at + code.len()).next_multiple_of(ALIGNMENT).min(self.bytes));
        Ok(())
    }

    /// The code from this address on.
    pub fn read(&self, address: usize, bytes: usize) -> &[u8] {
        let at = address - self.run;
        assert!(at + bytes <= self.bytes);
        // SAFETY: in bounds; code is only written by `append`, behind what was appended, and by the patches below, which need `&self` but run no reader.
        unsafe { std::slice::from_raw_parts(self.write.add(at), bytes) }
    }

    /// Redirects a jump: `field` is the address of its 32-bit displacement, at the jump's end.
    pub fn patch_jump(&self, field: usize, target: usize) {
        let at = field - self.run;
        assert!(at + 4 <= self.bytes);
        let displacement = (target as i64 - (field as i64 + 4)) as i32;
        // SAFETY: in bounds; the page is mapped for writing as long as the arena lives. One thread patches and runs: no jump is taken meanwhile.
        unsafe { self.write.add(at).cast::<i32>().write_unaligned(displacement) }
    }

    /// Turns the five-byte no-op at `address` into a jump.
    pub fn arm_jump(&self, address: usize, target: usize) {
        self.patch_jump(address + 1, target);
        // SAFETY: `patch_jump` checked the place behind; this is one byte before it.
        unsafe { self.write.add(address - self.run).write_volatile(0xe9) }
    }
}

impl Drop for CodeBuf {
    fn drop(&mut self) {
        // SAFETY: both views were mapped with this length, and no code of the arena runs once its owner is dropped.
        unsafe {
            libc::munmap(self.write.cast(), self.bytes);
            libc::munmap(self.run as *mut _, self.bytes);
        }
    }
}
