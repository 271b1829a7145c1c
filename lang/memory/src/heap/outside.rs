//! Memory outside of the heap: what Rust code allocates, counted against the limit of the heap.
//!
//! **In:** every allocation of the process, where the command has made [`Outside`] its allocator. **Out:** how many bytes there are, and a refusal
//! where there are too many.
//!
//! ```text
//! within the limit          allocated
//! tries(|| v.try_reserve)   refused: the caller raises MemoryError
//! spares(|| collect())      allocated: what a collection needs to find out what can go is given back soon
//! any other code            allocated, up to a fifth beyond the limit; the next safepoint raises MemoryError if that is still so then
//! beyond that               the process ends, with a message and status 1: Rust code that cannot be refused memory has no other way out
//! ```
//!
//! Each thread counts for itself and adds to the common count now and then, so that a small allocation costs one addition.
//!
//! **Absent:** memory that is mapped: the heap itself, stacks, machine code.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicIsize, AtomicPtr, AtomicU32, AtomicUsize, Ordering::Relaxed};

/// The allocator of the system, counted.
#[derive(Debug)]
pub struct Outside;

/// What a thread has not told yet is less than this.
const BATCH: usize = 64 << 10;
/// What an allocation costs besides its size.
const OVERHEAD: usize = 16;
/// Given up when the system has no more, so that the program hears of it before everything fails.
const RESERVE: usize = 1 << 20;

/// Bytes that all threads have told of.
static IN_USE: AtomicIsize = AtomicIsize::new(0);
/// Bytes that the heap uses itself, as of when it last took some.
static HEAP: AtomicUsize = AtomicUsize::new(0);
/// Bytes for both together.
static LIMIT: AtomicUsize = AtomicUsize::new(usize::MAX);
/// Bytes that the address space has room for outside of the heap.
static ROOM: AtomicUsize = AtomicUsize::new(usize::MAX);
/// The word that asks the program for a safepoint.
static REQUEST: AtomicPtr<AtomicU32> = AtomicPtr::new(null_mut());
static EMERGENCY: AtomicPtr<u8> = AtomicPtr::new(null_mut());

thread_local! {
    static LOCAL: Cell<isize> = const { Cell::new(0) };
    static TRIES: Cell<bool> = const { Cell::new(false) };
    static SPARES: Cell<bool> = const { Cell::new(false) };
}

/// Bytes in use outside of the heap, give or take what threads have not told yet.
pub fn in_use() -> usize {
    IN_USE.load(Relaxed).max(0) as usize
}

/// Whether the address space is nearly used up.
pub(super) fn is_crowded() -> bool {
    in_use() > ROOM.load(Relaxed)
}

/// What the heap uses itself.
pub(super) fn heap_uses(bytes: usize) {
    HEAP.store(bytes, Relaxed);
}

/// Runs code that copes with a refusal: what goes beyond the limit is refused there.
pub fn tries<T>(code: impl FnOnce() -> T) -> T {
    struct Restore(bool);
    impl Drop for Restore {
        fn drop(&mut self) {
            TRIES.set(self.0);
        }
    }
    let _restore = Restore(TRIES.replace(true));
    code()
}

/// Runs code that is refused nothing within the address space: a collection, which makes room.
pub(super) fn spares<T>(code: impl FnOnce() -> T) -> T {
    let before = SPARES.replace(true);
    let done = code();
    SPARES.set(before);
    done
}

/// As long as it lives, the limit holds for the process.
#[derive(Debug)]
pub struct Guard(());

impl Guard {
    /// Holds the process to a limit, of which what it has allocated already is no part; `request` is asked for a safepoint where it is exceeded.
    ///
    /// # Safety
    /// `request` stays valid as long as the guard lives.
    pub(super) unsafe fn new(limit: usize, request: *const u32) -> Guard {
        let before = in_use();
        let room = super::os::address_space().map_or(usize::MAX, |left| left / 8 * 7);
        ROOM.store(room.saturating_add(before), Relaxed);
        LIMIT.store(limit.saturating_add(before), Relaxed);
        REQUEST.store(request.cast_mut().cast(), Relaxed);
        refill();
        Guard(())
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        REQUEST.store(null_mut(), Relaxed);
        LIMIT.store(usize::MAX, Relaxed);
        ROOM.store(usize::MAX, Relaxed);
    }
}

const fn reserve_layout() -> Layout {
    match Layout::from_size_align(RESERVE, OVERHEAD) {
        Ok(layout) => layout,
        Err(_) => panic!("a power of two"),
    }
}

/// Takes the reserve again, if it was given up.
pub(super) fn refill() {
    if EMERGENCY.load(Relaxed).is_null() {
        // SAFETY: the layout is not empty.
        let at = unsafe { System.alloc(reserve_layout()) };
        let before = EMERGENCY.swap(at, Relaxed);
        debug_assert!(before.is_null());
    }
}

/// Counts. Says no where an allocation is to be refused; then it is not counted.
#[inline(always)]
fn count(bytes: isize) -> bool {
    let local = LOCAL.get().wrapping_add(bytes);
    if local.unsigned_abs() < BATCH {
        LOCAL.set(local);
        return true;
    }
    tell(local, bytes)
}

#[cold]
#[inline(never)]
fn tell(local: isize, bytes: isize) -> bool {
    LOCAL.set(0);
    let all = IN_USE.fetch_add(local, Relaxed).wrapping_add(local).max(0) as usize;
    if bytes <= 0 {
        return true;
    }
    let (limit, both) = (LIMIT.load(Relaxed), all.saturating_add(HEAP.load(Relaxed)));
    if SPARES.get() || both <= limit && all <= ROOM.load(Relaxed) {
        return true;
    }
    if TRIES.get() {
        IN_USE.fetch_sub(bytes, Relaxed);
        return false;
    }
    if both > limit.saturating_add(limit / 5) {
        the_end(bytes as usize);
    }
    ask_for_safepoint();
    true
}

fn ask_for_safepoint() {
    let request = REQUEST.load(Relaxed);
    if !request.is_null() {
        // SAFETY: who made the guard keeps the word as long as it lives.
        unsafe { (*request).fetch_or(1, Relaxed) };
    }
}

/// The system has refused `bytes`, which were counted: gives up the reserve for them, and says whether to try again.
#[cold]
#[inline(never)]
fn refused(bytes: isize) -> bool {
    if TRIES.get() {
        count(-bytes);
        return false;
    }
    let reserve = EMERGENCY.swap(null_mut(), Relaxed);
    if reserve.is_null() {
        the_end(bytes as usize);
    }
    // SAFETY: it was allocated with this layout, and nobody else has it any more.
    unsafe { System.dealloc(reserve, reserve_layout()) };
    ask_for_safepoint();
    true
}

/// Ends the process: nothing here may allocate.
#[cold]
fn the_end(bytes: usize) -> ! {
    let mut digits = [0; 20];
    let (mut left, mut at) = (bytes >> 20, digits.len());
    loop {
        at -= 1;
        digits[at] = b'0' + (left % 10) as u8;
        left /= 10;
        if left == 0 {
            break;
        }
    }
    let parts = [
        &b"sidewinder: out of memory: "[..],
        &digits[at..],
        b" MB more are needed where MemoryError cannot be raised (SIDEWINDER_GC_LIMIT is the limit)\n",
    ];
    use std::io::Write;
    parts.iter().for_each(|part| drop(std::io::stderr().write_all(part)));
    super::os::exit_at_once(1)
}

fn weight(bytes: usize) -> isize {
    bytes.saturating_add(OVERHEAD) as isize
}

// SAFETY: all memory is that of the system's allocator, with the layouts that were asked for.
unsafe impl GlobalAlloc for Outside {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's promises are the system's.
        served(layout, |layout| unsafe { System.alloc(layout) })
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        served(layout, |layout| unsafe { System.alloc_zeroed(layout) })
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(at, layout) };
        count(-weight(layout.size()));
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let more = size.wrapping_sub(layout.size()) as isize;
        if !count(more) {
            return null_mut();
        }
        // SAFETY: as above.
        let new = unsafe { System.realloc(at, layout, size) };
        if !new.is_null() {
            return new;
        }
        match refused(more) {
            // SAFETY: as above; the system has left the memory as it was.
            true => unsafe { System.realloc(at, layout, size) },
            false => null_mut(),
        }
    }
}

#[inline(always)]
fn served(layout: Layout, allocate: impl Fn(Layout) -> *mut u8) -> *mut u8 {
    let bytes = weight(layout.size());
    if !count(bytes) {
        return null_mut();
    }
    let at = allocate(layout);
    if at.is_null() && refused(bytes) { allocate(layout) } else { at }
}
