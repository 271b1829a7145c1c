//! Allocation: the fast path, and what happens when the window is used up.
//!
//! Runtime functions hold values in places the collector does not know, so their slow path never collects: it takes
//! memory beyond the nursery's budget and asks for a collection at the next safepoint. Compiled code holds values on the
//! native stack only, so its slow path collects at once.

use super::space::BLOCK;
use super::{AllocWindow, Collection, Heap, LARGE, large, mem};
use crate::value::Header;

/// How much of an object is zero when it is handed out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fill {
    All,
    /// What the header and the lengths lie in, and the last word. The rest may be anything.
    Ends,
}

/// From this size on the zeroing that is saved is worth a piece of memory of its own.
const UNFILLED: usize = 512;

impl Heap {
    /// The window that compiled code allocates from. The address stays the same until [`Heap::place_window`].
    pub fn window(&self) -> *mut AllocWindow {
        self.window
    }

    /// Has the window live at `place` from now on.
    ///
    /// # Safety
    /// `place` stays valid, and is written only as [`AllocWindow`] allows, as long as the heap lives.
    pub unsafe fn place_window(&mut self, place: *mut AllocWindow) {
        // SAFETY: the old place is valid; so is the new one, as the caller promises.
        unsafe { place.write(std::mem::take(&mut *self.window)) };
        self.window = place;
    }

    #[inline(always)]
    pub(super) fn window_mut(&mut self) -> &mut AllocWindow {
        // SAFETY: the window is the heap's own or was promised to stay valid; the heap is borrowed, so nobody else
        // looks at it meanwhile.
        unsafe { &mut *self.window }
    }

    /// A young object of `bytes` bytes, a multiple of 8: the header written, the rest zero. Null at the limit.
    ///
    /// # Safety
    /// The size is the one that `header` and the length word, to be written before the next safepoint, imply.
    #[inline(always)]
    pub unsafe fn alloc(&mut self, header: Header, bytes: usize) -> *mut u8 {
        debug_assert!(bytes.is_multiple_of(8) && bytes >= 8);
        let window = self.window_mut();
        let at = window.cursor;
        let end = at.wrapping_add(bytes);
        if bytes < LARGE && end <= window.limit {
            window.cursor = end;
            mem::set_word(at, header.0);
            return at as *mut u8;
        }
        // SAFETY: the caller's promise.
        let at = unsafe { self.alloc_slow(bytes) };
        if !at.is_null() {
            mem::set_word(at as usize, header.0);
        }
        at
    }

    /// As [`Heap::alloc`], for data without references that are written at once, all of them: if it is not small, it is not zeroed before.
    ///
    /// # Safety
    /// As for [`Heap::alloc`], and no byte of the data is read before it is written.
    #[inline(always)]
    pub unsafe fn alloc_unfilled(&mut self, header: Header, bytes: usize) -> *mut u8 {
        if bytes < UNFILLED {
            // SAFETY: the caller's promise.
            return unsafe { self.alloc(header, bytes) };
        }
        if bytes < LARGE
            && self.config.stress == 0
            && let Some(at) = self.nursery.cut_unfilled(bytes)
        {
            mem::set_word(at, header.0);
            return at as *mut u8;
        }
        let collect = self.config.collect_in_runtime;
        let at = self.allocate_slowly(bytes, Fill::Ends, false, collect);
        if !at.is_null() {
            mem::set_word(at as usize, header.0);
        }
        at
    }

    /// `bytes` zeroed bytes when the window has not enough, for runtime functions: does not collect, but may ask for a
    /// collection at the next safepoint. Null at the limit.
    ///
    /// # Safety
    /// As for [`Heap::alloc`]; the header too must be written before the next safepoint.
    #[cold]
    #[inline(never)]
    pub unsafe fn alloc_slow(&mut self, bytes: usize) -> *mut u8 {
        let collect = self.config.collect_in_runtime;
        self.allocate_slowly(bytes, Fill::All, false, collect)
    }

    /// As [`Heap::alloc_slow`], for compiled code: this is a safepoint.
    ///
    /// # Safety
    /// As for [`Heap::alloc_slow`].
    #[cold]
    #[inline(never)]
    pub unsafe fn alloc_slow_collect(&mut self, bytes: usize) -> *mut u8 {
        self.allocate_slowly(bytes, Fill::All, true, true)
    }

    fn allocate_slowly(
        &mut self,
        bytes: usize,
        fill: Fill,
        safepoint: bool,
        at_limit: bool,
    ) -> *mut u8 {
        if self.wants_collection(bytes) {
            if safepoint {
                self.collect(Collection::Minor);
                // The nursery could go on in the blocks it has, and what survives is never refused: the limit is kept here.
                if self.used() > self.ceiling {
                    self.open_reserve();
                    return std::ptr::null_mut();
                }
            } else {
                self.set_requested(true);
            }
        }
        let mut at = self.take(bytes, fill);
        if at.is_none() && at_limit {
            self.collect(Collection::Major);
            at = self.take(bytes, fill);
        }
        match at {
            Some(at) => at as *mut u8,
            None => {
                self.open_reserve();
                std::ptr::null_mut()
            }
        }
    }

    /// `bytes` zeroed bytes, also beyond the limit: for those who cannot be told that there are none, and will see to it that
    /// MemoryError is raised at the next safepoint. Null if the system has no more.
    ///
    /// # Safety
    /// As for [`Heap::alloc_slow`].
    #[cold]
    pub unsafe fn alloc_beyond(&mut self, bytes: usize) -> *mut u8 {
        let ceiling = std::mem::replace(&mut self.ceiling, usize::MAX);
        let at = self.take(bytes, Fill::All);
        self.ceiling = ceiling;
        at.map_or(std::ptr::null_mut(), |at| at as *mut u8)
    }

    fn wants_collection(&mut self, bytes: usize) -> bool {
        if self.config.stress != 0 {
            self.slow_paths = self.slow_paths.wrapping_add(1);
            return self.slow_paths.is_multiple_of(self.config.stress);
        }
        if bytes >= LARGE {
            return self.large.young_bytes.saturating_add(bytes) > self.config.nursery;
        }
        self.behind() < bytes && self.nursery.is_spent()
    }

    /// Bytes of the window that are left, those beyond its limit included.
    fn behind(&mut self) -> usize {
        self.nursery.end() - self.window_mut().cursor.min(self.nursery.end())
    }

    /// Memory from wherever objects of this size are kept.
    fn take(&mut self, bytes: usize, fill: Fill) -> Option<usize> {
        if bytes >= LARGE {
            return self.take_large(bytes, fill);
        }
        if fill == Fill::Ends {
            return self.take_unfilled(bytes);
        }
        if self.behind() < bytes {
            self.retire_window();
            let window = match self.nursery.next_window(&mut self.space, bytes) {
                Some(window) => window,
                None => {
                    if !self.may_use(BLOCK) || !self.nursery.grow(&mut self.space) {
                        return None;
                    }
                    self.nursery.next_window(&mut self.space, bytes)?
                }
            };
            self.window_mut().cursor = window.0;
        }
        let end = self.window_mut().cursor + bytes;
        self.window_mut().limit = self.nursery.clear_up_to(end);
        let stress = self.config.stress != 0;
        let window = self.window_mut();
        let at = window.cursor;
        window.cursor += bytes;
        if stress {
            // The next allocation takes the slow path again.
            window.limit = window.cursor;
        }
        Some(at)
    }

    /// Memory of which only the ends are zero.
    fn take_unfilled(&mut self, bytes: usize) -> Option<usize> {
        if let Some(at) = self.nursery.cut_unfilled(bytes) {
            return Some(at);
        }
        self.retire_unfilled();
        if !self.nursery.next_unfilled(&mut self.space, bytes) {
            if !self.may_use(BLOCK) || !self.nursery.grow(&mut self.space) {
                return None;
            }
            self.nursery.next_unfilled(&mut self.space, bytes);
        }
        self.nursery.cut_unfilled(bytes)
    }

    fn take_large(&mut self, bytes: usize, fill: Fill) -> Option<usize> {
        if bytes > self.config.reservation || !self.may_use(large::footprint(bytes)) {
            return None;
        }
        let at = self.large.allocate(&mut self.space, bytes, fill)?;
        self.stats.large += 1;
        self.stats.allocated += bytes as u64;
        Some(at)
    }

    /// An object that never moves: for types, code, interned strings. Null at the limit.
    ///
    /// # Safety
    /// As for [`Heap::alloc`].
    pub unsafe fn alloc_old(&mut self, header: Header, bytes: usize) -> *mut u8 {
        let taken = if bytes >= LARGE {
            self.take_large(bytes, Fill::All)
        } else if self.may_use(bytes) {
            self.old.allocate(&mut self.space, bytes)
        } else {
            None
        };
        let Some(at) = taken else {
            self.open_reserve();
            return std::ptr::null_mut();
        };
        if bytes >= LARGE {
            large::promote(&mut self.space, at);
        } else {
            mem::fill(at, at + bytes, 0);
            self.stats.allocated += bytes as u64;
        }
        // Remembered from the start, so that filling it in needs no barrier.
        mem::set_word(at, header.0);
        self.remembered.push(at);
        if self.old_bytes() > self.threshold {
            self.set_requested(true);
        }
        at as *mut u8
    }

    pub(super) fn retire_unfilled(&mut self) {
        self.stats.allocated += self.nursery.retire_unfilled() as u64;
    }

    pub(super) fn retire_window(&mut self) {
        let cursor = self.window_mut().cursor;
        if self.nursery.end() != 0 {
            self.stats.allocated += self.nursery.used_of_window(cursor) as u64;
            self.nursery.retire(cursor);
        }
        (self.window_mut().cursor, self.window_mut().limit) = (0, 0);
    }
}

/// [`Heap::alloc_slow_collect`] for compiled code.
///
/// # Safety
/// As for that, and `heap` is a heap that nobody has borrowed.
pub unsafe extern "C" fn heap_alloc_slow_collect(heap: *mut Heap, bytes: usize) -> *mut u8 {
    // SAFETY: the caller's promises.
    unsafe { (*heap).alloc_slow_collect(bytes) }
}
