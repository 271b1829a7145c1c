//! Executable memory.
//!
//! One memory file, mapped twice: written through one view, run through the other, so no page is ever both. Code is
//! appended and never moves; jumps in it can be redirected. The child of a `fork` shares the file until it gets one of its own.

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
        let [write, run] = map_twice(bytes, [0, near], 0).ok_or(CompileError::OutOfMemory)?;
        Ok(CodeBuf { write: write as *mut u8, run, bytes, used: Cell::new(0) })
    }

    /// All code as it is.
    pub fn copy(&self) -> Vec<u8> {
        self.read(self.run, self.used.get()).to_vec()
    }

    /// In the child of a `fork`: gives it code of its own at the same addresses, with what [`CodeBuf::copy`] gave before the
    /// fork. Until then it shares the memory file with its parent.
    pub fn separate(&self, code: &[u8]) -> Result<(), CompileError> {
        let places = [self.write as usize, self.run];
        map_twice(self.bytes, places, libc::MAP_FIXED).ok_or(CompileError::OutOfMemory)?;
        // SAFETY: the views are those of this arena, in bounds; no compiled code runs while this does.
        unsafe { self.write.copy_from_nonoverlapping(code.as_ptr(), code.len()) }
        Ok(())
    }

    /// The address at which the next code will run.
    pub fn next(&self) -> usize {
        self.run + self.used.get()
    }

    /// Bytes in use.
    pub fn used(&self) -> usize {
        self.used.get()
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

/// A fresh memory file, mapped for writing and for running, at or near these addresses. `None`: no memory.
fn map_twice(bytes: usize, places: [usize; 2], flags: i32) -> Option<[usize; 2]> {
    // SAFETY: fresh mappings of a fresh file, checked. Addresses are hints, or with `MAP_FIXED` those of views that the caller owns.
    unsafe {
        let file = libc::memfd_create(c"sidewinder-code".as_ptr(), libc::MFD_CLOEXEC);
        if file < 0 {
            return None;
        }
        let flags = libc::MAP_SHARED | flags;
        let map = |place: usize, protection| {
            libc::mmap(place as *mut _, bytes, protection, flags, file, 0)
        };
        let sized = libc::ftruncate(file, bytes as libc::off_t) == 0;
        let protections = [libc::PROT_READ | libc::PROT_WRITE, libc::PROT_READ | libc::PROT_EXEC];
        let views = [0, 1].map(|n| match sized {
            true => map(places[n], protections[n]),
            false => libc::MAP_FAILED,
        });
        libc::close(file);
        let failed = views.contains(&libc::MAP_FAILED);
        for view in views.iter().filter(|view| failed && **view != libc::MAP_FAILED) {
            libc::munmap(*view, bytes);
        }
        (!failed).then(|| views.map(|view| view as usize))
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
