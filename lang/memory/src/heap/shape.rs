//! Objects as the collector sees them: a size and a set of slots, both from the table of kinds.

use super::mem;
use crate::value::header::GC_OFFSET;
use crate::value::{Kind, Refs, Size};

/// Collector byte: the object is old and not remembered; a store into it must take the barrier.
pub const UNLOGGED: u8 = 1 << 0;
/// Collector byte, while a minor collection runs: the object is young, was found from the native stack, and stays where it is,
/// young.
pub(super) const KEPT: u8 = 1 << 1;
/// Collector byte: the object has moved; the rest of the header word is its new address.
pub(super) const FORWARDED: u8 = 1 << 2;
/// Collector byte: the object is on the list of objects with dirty cards; a store need only mark its card.
pub const CARD_SEEN: u8 = 1 << 3;
/// Collector byte: a large object with cards.
pub(super) const HAS_CARDS: u8 = 1 << 4;
/// Collector byte: the object's identity has been asked for.
pub(super) const HAS_IDENTITY: u8 = 1 << 5;
/// Collector byte: the object is young, though the last collection has seen it.
pub(super) const AGED: u8 = 1 << 6;

/// Collector byte: the object never moves, and is alive for good.
pub(super) const ETERNAL: u8 = 1 << 7;

/// Position of the collector's byte within the header word.
pub(super) const GC_SHIFT: u32 = 8 * GC_OFFSET as u32;
const ADDRESS_MASK: u64 = (1 << GC_SHIFT) - 1;

#[derive(Clone, Copy)]
struct Shape {
    size: Size,
    refs: Refs,
    leads: bool,
}

/// The layouts by raw kind byte, so that no lookup needs a bounds check; unknown kinds are holes.
static SHAPES: [Shape; 256] = {
    let mut shapes = [Shape { size: Size::Fixed(8), refs: Refs::None, leads: false }; 256];
    let mut n = 0;
    while n < Kind::ALL.len() {
        let layout = Kind::ALL[n].layout();
        let leads = Kind::ALL[n].leads();
        shapes[n] = Shape { size: layout.size, refs: layout.refs, leads };
        n += 1;
    }
    shapes
};

#[inline(always)]
fn shape(header: u64) -> &'static Shape {
    &SHAPES[(header >> 32) as u8 as usize]
}

/// The size in bytes of the object at `at`, a multiple of 8.
#[inline(always)]
pub(super) fn size_of(at: usize) -> usize {
    let header = mem::word(at);
    match shape(header).size {
        Size::Fixed(bytes) => (bytes as usize + 7) & !7,
        Size::Slots(bytes) => bytes as usize + 8 * (header >> 48) as u8 as usize,
        // A length is a small int, twice the number it stands for.
        Size::Words(bytes) => (bytes as usize).wrapping_add(4usize.wrapping_mul(length(at))),
        Size::Bytes(bytes) => (bytes as usize).wrapping_add(length(at) / 2).wrapping_add(7) & !7,
    }
}

#[inline(always)]
fn length(at: usize) -> usize {
    mem::word(at + 8) as usize
}

/// Calls `visit` with the address of every slot of the object at `at`.
#[inline(always)]
pub(super) fn each_slot(at: usize, mut visit: impl FnMut(usize)) {
    match shape(mem::word(at)).refs {
        Refs::None => {}
        Refs::Flagged(flag, mask) => {
            if flags_of(mem::word(at)) & flag != 0 {
                debug_assert!(mask.is_power_of_two());
                visit(at + 8 * mask.trailing_zeros() as usize);
            }
        }
        Refs::Mask(mut mask) => {
            while mask != 0 {
                visit(at + 8 * mask.trailing_zeros() as usize);
                mask &= mask - 1;
            }
        }
        Refs::From(first) => {
            let end = at + size_of(at);
            let mut slot = at + 8 * first as usize;
            while slot < end {
                visit(slot);
                slot += 8;
            }
        }
    }
}

/// Whether the object at `at` refers to others by more than its slots.
#[inline(always)]
pub(super) fn leads(at: usize) -> bool {
    shape(mem::word(at)).leads
}

/// Whether the object with this header has any slots.
#[inline(always)]
pub(super) fn has_slots(header: u64) -> bool {
    match shape(header).refs {
        Refs::None => false,
        Refs::Flagged(flag, _) => flags_of(header) & flag != 0,
        _ => true,
    }
}

/// Whether the object at `at` has ended, so that its finalizer would do nothing.
pub(super) fn has_ended(at: usize) -> bool {
    kind(at).end().is_some_and(|(word, end)| mem::word(at + 8 * word) == end.bits())
}

/// The flags in a header word.
#[inline(always)]
fn flags_of(header: u64) -> u8 {
    (header >> 40) as u8
}

/// The word index of the first element, if all words from there on are slots: such an object can have cards.
#[inline(always)]
pub(super) fn elements(at: usize) -> Option<usize> {
    match shape(mem::word(at)).refs {
        Refs::From(first) => Some(first as usize),
        _ => None,
    }
}

/// The kind of the object at `at`.
#[inline(always)]
pub(super) fn kind(at: usize) -> Kind {
    Kind::from_u8((mem::word(at) >> 32) as u8)
}

/// The collector's byte of the object at `at`.
#[inline(always)]
pub(super) fn flags(at: usize) -> u8 {
    mem::byte(at + GC_OFFSET)
}

/// Replaces the collector's byte.
#[inline(always)]
pub(super) fn set_flags(at: usize, flags: u8) {
    mem::set_byte(at + GC_OFFSET, flags);
}

/// Whether the header says [`KEPT`].
#[inline(always)]
pub(super) fn is_kept(header: u64) -> bool {
    header & (KEPT as u64) << GC_SHIFT != 0
}

/// The header of a young object, as that of an old one.
#[inline(always)]
pub(super) fn promoted(header: u64) -> u64 {
    header & !((AGED as u64) << GC_SHIFT) | (UNLOGGED as u64) << GC_SHIFT
}

/// The new address of an object with this header word, if it has moved.
#[inline(always)]
pub(super) fn forwarded(header: u64) -> Option<usize> {
    if header & (FORWARDED as u64) << GC_SHIFT != 0 {
        Some((header & ADDRESS_MASK) as usize)
    } else {
        None
    }
}

/// Leaves the new address in the old place of an object.
#[inline(always)]
pub(super) fn forward(at: usize, to: usize) {
    mem::set_word(at, to as u64 | (FORWARDED as u64) << GC_SHIFT);
}
