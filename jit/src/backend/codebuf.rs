//! Executable memory.
//!
//! Shared memory, mapped twice: written through one view, run through the other, so no page is ever both. Code is
//! put where room is, at the end or where other code was freed, and never moves; jumps in it can be redirected. The child of a `fork` shares the memory until it
//! gets one of its own.
//!
//! The memory is in no file: `perf` looks into the map of a process (`announce/perf_map.rs`) for the names of code in anonymous memory alone.

#![allow(unsafe_code)] // Maps memory and writes code into it.

use super::CompileError;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

/// Code starts at multiples of this.
const ALIGNMENT: usize = 16;

/// What freed code consists of: an instruction that ends the program.
const TRAP: u8 = 0xcc;

/// An arena of machine code.
pub struct CodeBuf {
    write: *mut u8,
    run: usize,
    bytes: usize,
    /// Where the rest begins, in which no code ever was.
    used: Cell<usize>,
    /// Where code was freed below that: start and length.
    holes: RefCell<BTreeMap<usize, usize>>,
}

impl CodeBuf {
    /// Reserves `bytes` of address space, near the program's own code if possible; pages are taken as they are written.
    pub fn new(bytes: usize) -> Result<CodeBuf, CompileError> {
        let program = CodeBuf::new as *const () as usize & !0xfff;
        // Below the program; above it, with room for the heap of `malloc` between, where the program is linked at a low fixed place.
        let near = program.checked_sub(bytes + (256 << 20)).unwrap_or(program + (768 << 20));
        let [write, run] = map_twice(bytes, [0, near], 0).ok_or(CompileError::OutOfMemory)?;
        Ok(CodeBuf {
            write: write as *mut u8,
            run,
            bytes,
            used: Cell::new(0),
            holes: RefCell::default(),
        })
    }

    /// All code as it is.
    pub fn copy(&self) -> Vec<u8> {
        self.read(self.run, self.used.get()).to_vec()
    }

    /// In the child of a `fork`: gives it code of its own at the same addresses, with what [`CodeBuf::copy`] gave before the
    /// fork. Until then it shares the memory with its parent.
    pub fn separate(&self, code: &[u8]) -> Result<(), CompileError> {
        let places = [self.write as usize, self.run];
        map_twice(self.bytes, places, libc::MAP_FIXED).ok_or(CompileError::OutOfMemory)?;
        // SAFETY: the views are those of this arena, in bounds; no compiled code runs while this does.
        unsafe { self.write.copy_from_nonoverlapping(code.as_ptr(), code.len()) }
        Ok(())
    }

    /// The address at which the next code will run, behind all other.
    pub fn next(&self) -> usize {
        self.run + self.used.get()
    }

    /// The addresses at which code may run.
    pub fn range(&self) -> std::ops::Range<usize> {
        self.run..self.run + self.bytes
    }

    /// Where code of about this length may run.
    pub fn place(&self, bytes: usize) -> usize {
        let holes = self.holes.borrow();
        let fits = holes.iter().filter(|&(_, &length)| length >= bytes);
        fits.min_by_key(|&(_, length)| length).map_or(self.next(), |(at, _)| self.run + at)
    }

    /// Bytes in use.
    pub fn used(&self) -> usize {
        self.used.get() - self.holes.borrow().values().sum::<usize>()
    }

    /// Puts code where it was made to run, which is what [`CodeBuf::place`] or [`CodeBuf::next`] gave. `false`: it does not fit there.
    pub fn put(&self, address: usize, code: &[u8]) -> Result<bool, CompileError> {
        if address == self.next() {
            return self.append(code).map(|()| true);
        }
        let (at, taken) = (address - self.run, code.len().next_multiple_of(ALIGNMENT));
        let mut holes = self.holes.borrow_mut();
        let length = holes[&at];
        if taken > length {
            return Ok(false);
        }
        holes.remove(&at);
        if taken < length {
            holes.insert(at + taken, length - taken);
        }
        // SAFETY: the hole is in bounds and ours, and nothing runs there.
        unsafe { self.write.add(at).copy_from_nonoverlapping(code.as_ptr(), code.len()) }
        Ok(true)
    }

    /// Takes back the place of code that nobody runs or goes to any more.
    pub fn free(&self, address: usize, bytes: usize) {
        let mut at = address - self.run;
        let mut end = (at + bytes).next_multiple_of(ALIGNMENT).min(self.bytes);
        assert!(end <= self.used.get());
        // SAFETY: in bounds, and nothing runs there.
        unsafe { self.write.add(at).write_bytes(TRAP, end - at) }
        let mut holes = self.holes.borrow_mut();
        if let Some(length) = holes.remove(&end) {
            end += length;
        }
        if let Some((&before, &length)) = holes.range(..at).next_back()
            && before + length == at
        {
            holes.remove(&before);
            at = before;
        }
        if end == self.used.get() {
            self.used.set(at);
        } else {
            holes.insert(at, end - at);
        }
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
        // SAFETY: in bounds; code is only written where none is, and by the patches below, which need `&self` but run no reader.
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

/// Fresh memory, mapped for writing and for running, at or near these addresses. `None`: no memory.
fn map_twice(bytes: usize, places: [usize; 2], flags: i32) -> Option<[usize; 2]> {
    let is_fixed = flags & libc::MAP_FIXED != 0;
    // SAFETY: fresh mappings, checked. Addresses are hints, or with `MAP_FIXED` those of views that the caller owns.
    unsafe {
        let writable = libc::PROT_READ | libc::PROT_WRITE;
        let flags = libc::MAP_SHARED | libc::MAP_ANONYMOUS | flags;
        let run = libc::mmap(places[1] as *mut _, bytes, writable, flags, -1, 0);
        if run == libc::MAP_FAILED {
            return None;
        }
        // Of a shared mapping this makes a second view (`man mremap`: an old size of 0).
        let write = match is_fixed {
            true => {
                let flags = libc::MREMAP_MAYMOVE | libc::MREMAP_FIXED;
                libc::mremap(run, 0, bytes, flags, places[0] as *mut libc::c_void)
            }
            false => libc::mremap(run, 0, bytes, libc::MREMAP_MAYMOVE),
        };
        let runs = libc::mprotect(run, bytes, libc::PROT_READ | libc::PROT_EXEC) == 0;
        if write == libc::MAP_FAILED || !runs {
            libc::munmap(run, bytes);
            if write != libc::MAP_FAILED {
                libc::munmap(write, bytes);
            }
            return None;
        }
        Some([write as usize, run as usize])
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_freed_is_used_again() {
        let arena = CodeBuf::new(1 << 16).unwrap();
        let mut put = |bytes: usize| {
            let address = arena.place(bytes);
            assert!(arena.put(address, &vec![0x90; bytes]).unwrap());
            address
        };
        let places = [100, 200, 300, 400].map(&mut put);
        let whole = arena.used();
        arena.free(places[1], 200);
        assert_eq!(arena.used(), whole - 208);
        assert_eq!(arena.place(209), arena.next());
        // The smallest that is big enough, and what is left of it.
        assert_eq!(put(90), places[1]);
        assert_eq!(put(90), places[1] + 96);
        // Neighbours become one; what is last is behind all code.
        arena.free(places[1], 90);
        arena.free(places[2], 300);
        arena.free(places[1] + 96, 90);
        assert_eq!(arena.place(500), places[1]);
        assert!(!arena.put(places[1], &[0x90; 600]).unwrap());
        arena.free(places[3], 400);
        assert_eq!((arena.next(), arena.used()), (places[1], 112));
        assert_eq!(arena.read(places[3], 1), [TRAP]);
    }
}
