//! The value stack as the recorder and the driver see it: a window of words.

#![allow(unsafe_code)] // The value stack is raw memory of the host; this is its one accessor outside `direct.rs` and the backends.

/// A window on the value stack: the address of slot 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window(*mut u64);

impl Window {
    /// The window whose slot 0 is at `base`.
    ///
    /// # Safety
    /// `base` points into a value stack, and all slots that are read or written through this window and windows moved from it
    /// lie within that stack.
    pub unsafe fn new(base: *mut u64) -> Window {
        Window(base)
    }
    /// The word in a slot.
    pub fn get(self, slot: isize) -> u64 {
        // SAFETY: promised to `new`.
        unsafe { *self.0.offset(slot) }
    }
    /// Stores a word into a slot.
    pub fn set(self, slot: isize, word: u64) {
        // SAFETY: promised to `new`.
        unsafe { *self.0.offset(slot) = word }
    }
    /// The window moved by `d` slots.
    pub fn shifted(self, d: isize) -> Window {
        Window(self.0.wrapping_offset(d))
    }
    /// The address of slot 0.
    pub fn base(self) -> *mut u64 {
        self.0
    }
}
