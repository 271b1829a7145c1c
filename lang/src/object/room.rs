//! Room for what natives make outside of the heap before it becomes an object: asked for first, so that MemoryError can be raised.
//!
//! ```text
//! rt.room_for(2 * length)?;         about so many bytes are going to be allocated, by code that cannot be refused them
//! rt.room_in(&mut out, 4096)?;      a text or a vector that grows in a loop: room for what the next turn adds
//! ```

use super::Raised;
use super::Runtime;
use sidewinder_memory::heap::outside::tries;

/// What natives fill bit by bit.
pub trait Grows {
    /// Whether there is room for so many elements more, or what there is then is so little that nobody asks.
    fn has_room(&self, more: usize) -> bool;
    /// Makes room for so many elements more, and as many as there are on top, or with `exact` a few; whether there was memory.
    fn make_room(&mut self, more: usize, exact: bool) -> bool;
}

impl<T> Grows for Vec<T> {
    #[inline(always)]
    fn has_room(&self, more: usize) -> bool {
        self.capacity() - self.len() >= more || (self.len() + more) * size_of::<T>() < LITTLE
    }

    fn make_room(&mut self, more: usize, exact: bool) -> bool {
        match exact {
            true => self.try_reserve_exact(more.max(self.len() / 16)).is_ok(),
            false => self.try_reserve(more).is_ok(),
        }
    }
}

impl Grows for String {
    #[inline(always)]
    fn has_room(&self, more: usize) -> bool {
        self.capacity() - self.len() >= more || self.len() + more < LITTLE
    }

    fn make_room(&mut self, more: usize, exact: bool) -> bool {
        match exact {
            true => self.try_reserve_exact(more.max(self.len() / 16)).is_ok(),
            false => self.try_reserve(more).is_ok(),
        }
    }
}

/// Less than this is not asked for.
const LITTLE: usize = 64 << 10;

impl Runtime {
    /// MemoryError unless so many bytes may be allocated.
    #[inline]
    pub fn room_for(&mut self, bytes: usize) -> Result<(), Raised> {
        if bytes < LITTLE || self.heap.has_room(bytes) { Ok(()) } else { self.no_memory() }
    }

    /// Makes room for so many elements more; MemoryError where there is none.
    #[inline(always)]
    pub fn room_in(&mut self, out: &mut impl Grows, more: usize) -> Result<(), Raised> {
        if out.has_room(more) { Ok(()) } else { self.more_room_in(out, more) }
    }

    #[inline(never)]
    fn more_room_in(&mut self, out: &mut impl Grows, more: usize) -> Result<(), Raised> {
        // Where there is no room for twice as much, there may be for a little more, which is still much enough to be counted at once.
        let is_made = tries(|| out.make_room(more, false))
            || tries(|| out.make_room(more.max(4 * LITTLE), true));
        if is_made { Ok(()) } else { self.no_memory() }
    }
}
