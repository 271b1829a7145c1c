//! Records at addresses that fit in 32 bits: the maps, which headers name by address, and the words of code.
//!
//! **In:** a size. **Out:** zeroed memory below 4 GB. What is given back serves again; the system gets it when the arena is dropped.
//!
//! On Linux for x86-64 the system is asked for low memory and a short address is the address itself. Elsewhere all
//! arenas take their memory from one stretch of 1 GB, and a short address counts from its start, [`base`].

/// Memory is taken from the system in pieces of this size, and of multiples of it.
const CHUNK: usize = 1 << 20;
/// What sizes are multiples of.
const ALIGN: usize = 16;

use std::collections::BTreeMap;

/// What a short address counts from; the same throughout the process.
#[inline(always)]
pub fn base() -> usize {
    sys::base()
}

/// A bump allocator of short addresses.
#[derive(Default, Debug)]
pub struct LowArena {
    cursor: usize,
    end: usize,
    /// Where each piece starts, and its size.
    chunks: Vec<(usize, usize)>,
    /// What was given back, by size.
    free: BTreeMap<usize, Vec<usize>>,
}

impl LowArena {
    /// An arena without memory yet.
    pub fn new() -> LowArena {
        LowArena::default()
    }

    /// `bytes` zeroed bytes, aligned to 16, such that `address - base()` fits in 32 bits; null if there is no memory.
    pub fn allocate(&mut self, bytes: usize) -> *mut u8 {
        let bytes = bytes.next_multiple_of(ALIGN);
        if let Some(at) = self.reuse(bytes) {
            return at as *mut u8;
        }
        if self.end - self.cursor < bytes {
            let size = bytes.next_multiple_of(CHUNK);
            let Some(chunk) = sys::chunk(size) else { return std::ptr::null_mut() };
            self.chunks.push((chunk, size));
            self.cursor = chunk;
            self.end = chunk + size;
        }
        let at = self.cursor;
        self.cursor += bytes;
        at as *mut u8
    }

    /// Takes back memory that was allocated with this size.
    pub fn release(&mut self, at: usize, bytes: usize) {
        self.free.entry(bytes.next_multiple_of(ALIGN)).or_default().push(at);
    }

    /// Memory that was given back, of this size or the next larger one, whose rest is given back again.
    fn reuse(&mut self, bytes: usize) -> Option<usize> {
        let mut entry = self.free.range_mut(bytes..);
        let (&size, places) = entry.next()?;
        let at = places.pop()?;
        if places.is_empty() {
            self.free.remove(&size);
        }
        if size > bytes {
            self.release(at + bytes, size - bytes);
        }
        super::mem::fill(at, at + bytes, 0);
        Some(at)
    }
}

impl Drop for LowArena {
    fn drop(&mut self) {
        self.chunks.drain(..).for_each(|(chunk, size)| sys::release(chunk, size));
    }
}

#[cfg(all(target_os = "linux", target_arch = "x86_64", not(miri)))]
mod sys {
    use libc::{
        MAP_32BIT, MAP_ANON, MAP_FAILED, MAP_FIXED_NOREPLACE, MAP_PRIVATE, PROT_READ, PROT_WRITE,
        mmap, munmap,
    };

    #[inline(always)]
    pub(super) const fn base() -> usize {
        0
    }

    /// Where the first chunks are tried: see the reservations of `os.rs`.
    const PLACES: std::ops::Range<usize> = 0x4000_0000..0x6000_0000;

    pub(super) fn chunk(size: usize) -> Option<usize> {
        let try_at = |place: usize, flags: i32| {
            let flags = MAP_PRIVATE | MAP_ANON | flags;
            // SAFETY: a fresh anonymous mapping where nothing is, or at an address of the system's choice, touches nothing that exists.
            let at = unsafe { mmap(place as *mut _, size, PROT_READ | PROT_WRITE, flags, -1, 0) };
            (at != MAP_FAILED).then_some(at as usize)
        };
        let mut places = PLACES.step_by(size.next_multiple_of(super::CHUNK)).take(64);
        places
            .find_map(|place| try_at(place, MAP_FIXED_NOREPLACE | MAP_32BIT))
            .or_else(|| try_at(0, MAP_32BIT))
    }

    pub(super) fn release(chunk: usize, size: usize) {
        // SAFETY: the chunk came from `chunk`, and its only owner is being dropped.
        unsafe { munmap(chunk as *mut _, size) };
    }
}

#[cfg(not(all(target_os = "linux", target_arch = "x86_64", not(miri))))]
mod sys {
    use super::CHUNK;
    use crate::heap::os::Reservation;
    use std::sync::{Mutex, OnceLock};

    const STRETCH: usize = if cfg!(miri) { 16 << 20 } else { 1 << 30 };

    struct Stretch {
        memory: Reservation,
        state: Mutex<State>,
    }

    struct State {
        next: usize,
        free: Vec<(usize, usize)>,
    }

    static SHARED: OnceLock<Option<Stretch>> = OnceLock::new();

    fn shared() -> Option<&'static Stretch> {
        let reserve = || {
            let memory = Reservation::new(STRETCH)?;
            // Short address 0 is left out: it means "no map".
            let state = Mutex::new(State { next: memory.start() + CHUNK, free: Vec::new() });
            Some(Stretch { memory, state })
        };
        SHARED.get_or_init(reserve).as_ref()
    }

    pub(super) fn base() -> usize {
        shared().map_or(0, |stretch| stretch.memory.start())
    }

    pub(super) fn chunk(size: usize) -> Option<usize> {
        let stretch = shared()?;
        let mut state = stretch.state.lock().ok()?;
        if let Some(at) = state.free.iter().position(|free| free.1 == size) {
            return Some(state.free.swap_remove(at).0);
        }
        let chunk = state.next;
        let end = chunk + size;
        let fits = end <= stretch.memory.start() + STRETCH;
        (fits && stretch.memory.commit(chunk, end)).then(|| {
            state.next = end;
            chunk
        })
    }

    pub(super) fn release(chunk: usize, size: usize) {
        if let Some(stretch) = shared()
            && let Ok(mut state) = stretch.state.lock()
        {
            stretch.memory.discard(chunk, chunk + size);
            state.free.push((chunk, size));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_short_and_memory_is_zero() {
        let mut arena = LowArena::new();
        let mut last = 0;
        for n in 0..if cfg!(miri) { 100 } else { 20_000 } {
            let at = arena.allocate(72) as usize;
            assert!(
                at - base() != 0 && u32::try_from(at - base()).is_ok() && at.is_multiple_of(16)
            );
            assert!(n == 0 || at >= last + 72 || at < last);
            assert_eq!((crate::heap::mem::word(at), crate::heap::mem::word(at + 64)), (0, 0));
            crate::heap::mem::fill(at, at + 72, 0xff);
            last = at;
        }
    }

    #[test]
    fn a_record_may_be_larger_than_a_piece() {
        let mut arena = LowArena::new();
        let (small, large) = (arena.allocate(72) as usize, arena.allocate(3 * CHUNK + 8) as usize);
        assert!(u32::try_from(large + 3 * CHUNK + 8 - base()).is_ok());
        crate::heap::mem::fill(large, large + 3 * CHUNK + 8, 0xff);
        assert_eq!(crate::heap::mem::word(small), 0);
    }
}
