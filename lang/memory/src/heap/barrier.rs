//! The write barrier: which old objects may refer to young ones.
//!
//! Bit 0 of an object's collector byte is set if it is old and not remembered. A store into such an object remembers it,
//! as a whole, until the next collection, and clears the bit. A large object is never remembered as a whole: the bit stays
//! set, and each store marks a card.
//!
//! ```text
//! mov [obj + 8 * index], value
//! test byte [obj + 7], UNLOGGED   ; most objects end here
//! je done
//! test byte [obj + 7], CARD_SEEN  ; large arrays only, to save the call
//! je slow                         ; heap_barrier_slow(heap, obj, index)
//! index >>= CARD_SHIFT; not index; mov byte [obj + index], 1
//! ```

use super::Heap;
use super::large::{self, CARD_SHIFT};
use super::shape::{self, CARD_SEEN, UNLOGGED};

impl Heap {
    /// To be called after a reference was stored into word `index` of the object at `object`.
    ///
    /// # Safety
    /// `object` is the address of an object, and the word is in it.
    #[inline(always)]
    pub unsafe fn barrier(&mut self, object: usize, index: usize) {
        let flags = shape::flags(object);
        if flags & UNLOGGED == 0 {
            return;
        }
        if flags & CARD_SEEN != 0 {
            large::mark_card(object, index);
        } else {
            // SAFETY: the caller's promise.
            unsafe { self.barrier_slow(object, index) }
        }
    }

    /// The barrier, once bit 0 of the collector's byte was found set.
    ///
    /// # Safety
    /// As for [`Heap::barrier`].
    #[inline(never)]
    pub unsafe fn barrier_slow(&mut self, object: usize, index: usize) {
        let flags = shape::flags(object);
        if flags & shape::HAS_CARDS == 0 {
            shape::set_flags(object, flags & !UNLOGGED);
            self.remembered.push(object);
            return;
        }
        if flags & CARD_SEEN == 0 {
            shape::set_flags(object, flags | CARD_SEEN);
            self.carded.push(object);
        }
        large::mark_card(object, index);
    }

    /// The barrier for references stored into words `from..to`.
    ///
    /// # Safety
    /// As for [`Heap::barrier`].
    pub unsafe fn barrier_range(&mut self, object: usize, from: usize, to: usize) {
        if shape::flags(object) & UNLOGGED == 0 || from >= to {
            return;
        }
        // SAFETY: the caller's promise.
        unsafe { self.barrier_slow(object, from) };
        if shape::flags(object) & shape::HAS_CARDS != 0 {
            for card in from >> CARD_SHIFT..=(to - 1) >> CARD_SHIFT {
                large::mark_card(object, card << CARD_SHIFT);
            }
        }
    }
}

/// [`Heap::barrier_slow`] for compiled code.
///
/// # Safety
/// As for that, and `heap` is a heap that nobody has borrowed.
pub unsafe extern "C" fn heap_barrier_slow(heap: *mut Heap, object: usize, index: usize) {
    // SAFETY: the caller's promises.
    unsafe { (*heap).barrier_slow(object, index) }
}
