//! Large objects, and the cards of the old ones.
//!
//! A large object has blocks of its own and never moves. In front of it lies one byte, its *card*, for every 128 words:
//! the card of word `i` is at `object - 1 - i / 128`. When a reference is stored into an old large object only the card
//! is marked, and the next minor collection looks at the slots of marked cards instead of the whole object.

use super::alloc::Fill;
use super::mem;
use super::os::PAGE;
use super::shape::{self, HAS_CARDS, UNLOGGED};
use super::space::{BLOCK, Block, Space};

/// Words per card.
pub const CARD_WORDS: usize = 1 << CARD_SHIFT;
/// Its logarithm: the card of word `i` of an object is the byte at `object - 1 - (i >> CARD_SHIFT)`.
pub const CARD_SHIFT: u32 = 7;

/// Bytes that no object has more of before its data.
pub(super) const HEAD: usize = 64;

struct Large {
    object: usize,
    bytes: usize,
    blocks: usize,
}

#[derive(Default)]
pub(super) struct LargeSpace {
    /// Bytes of all large objects, cards included, in whole pages.
    pub(super) bytes: usize,
    /// Those of young ones.
    pub(super) young_bytes: usize,
    /// Blocks they lie in.
    pub(super) blocks: usize,
    objects: Vec<Option<Large>>,
    free: Vec<u32>,
    young: Vec<u32>,
}

/// Bytes in front of an object of `bytes` bytes: its cards, a multiple of 8.
fn prefix(bytes: usize) -> usize {
    (bytes / 8).div_ceil(CARD_WORDS).next_multiple_of(8)
}

/// What an object of `bytes` bytes counts for.
pub(super) fn footprint(bytes: usize) -> usize {
    (bytes + prefix(bytes)).next_multiple_of(PAGE)
}

impl LargeSpace {
    /// A young object of `bytes` bytes, zero as far as is asked for, or `None` if there is no memory.
    pub(super) fn allocate(
        &mut self,
        space: &mut Space,
        bytes: usize,
        fill: Fill,
    ) -> Option<usize> {
        let whole = bytes + prefix(bytes);
        let blocks = whole.div_ceil(BLOCK);
        let first = space.take_run(blocks)?;
        let start = space.start_of(first);
        let (object, end) = (start + prefix(bytes), start + whole);
        match fill {
            Fill::All => space.hand_out(start, end),
            Fill::Ends => {
                space.hand_out(start, object + HEAD);
                space.hand_out_as_is(object + HEAD, end);
                mem::set_word(end - 8, 0);
            }
        }
        let id = self.free.pop().unwrap_or_else(|| {
            self.objects.push(None);
            self.objects.len() as u32 - 1
        });
        self.objects[id as usize] = Some(Large { object, bytes, blocks });
        self.young.push(id);
        self.bytes += footprint(bytes);
        self.young_bytes += footprint(bytes);
        self.blocks += blocks;
        // The cards of a very large object fill blocks of their own, before the one that the object starts in.
        let head = space.block_of(object);
        for block in first..first + blocks {
            space.set_kind(block, Block::LargeRest);
            space.set_info(block, head);
        }
        space.set_kind(head, Block::LargeYoung);
        space.set_info(head, id as usize);
        Some(object)
    }

    /// The object around `address`, which lies in one of its blocks.
    pub(super) fn around(&self, space: &Space, address: usize) -> Option<usize> {
        let block = space.block_of(address);
        let first = if space.kind(block) == Block::LargeRest { space.info(block) } else { block };
        let large = self.objects[space.info(first)].as_ref()?;
        (address.wrapping_sub(large.object) < large.bytes).then_some(large.object)
    }

    /// Frees the young objects that are not marked; the others are old from now on.
    pub(super) fn sweep_young(&mut self, space: &mut Space) {
        for id in std::mem::take(&mut self.young) {
            self.free_unless_marked(space, id as usize);
        }
        self.young_bytes = 0;
    }

    /// Frees all objects that are not marked.
    pub(super) fn sweep(&mut self, space: &mut Space) {
        for id in 0..self.objects.len() {
            self.free_unless_marked(space, id);
        }
    }

    fn free_unless_marked(&mut self, space: &mut Space, id: usize) {
        let Some(large) = &self.objects[id] else { return };
        if !space.is_marked(large.object) {
            let first = space.block_of(large.object - prefix(large.bytes));
            space.release(first, large.blocks);
            self.bytes -= footprint(large.bytes);
            self.blocks -= large.blocks;
            self.objects[id] = None;
            self.free.push(id as u32);
        }
    }

    /// Calls `visit` with every object.
    pub(super) fn each(&self, visit: impl FnMut(usize)) {
        self.objects.iter().flatten().map(|large| large.object).for_each(visit);
    }
}

/// Makes a young large object old: marks it, readies it for the barrier, and gives back what its last block has left.
pub(super) fn promote(space: &mut Space, object: usize) {
    space.mark(object);
    let block = space.block_of(object);
    space.set_kind(block, Block::LargeOld);
    shape::set_flags(object, shape::flags(object) | UNLOGGED | cards_flag(object));
    let end = object + shape::size_of(object);
    let left = end.next_multiple_of(BLOCK) - end;
    if left >= BLOCK / 4 {
        space.discard(end, end + left);
    }
}

/// The flag that says whether an old large object has cards: whether it has slots at all.
pub(super) fn cards_flag(object: usize) -> u8 {
    if shape::elements(object).is_some() { HAS_CARDS } else { 0 }
}

/// Marks the card of word `index`.
#[inline(always)]
pub(super) fn mark_card(object: usize, index: usize) {
    mem::set_byte(object - 1 - (index >> CARD_SHIFT), 1);
}

/// Whether the card of word `index` is marked.
pub(super) fn is_card_marked(object: usize, index: usize) -> bool {
    mem::byte(object - 1 - (index >> CARD_SHIFT)) != 0
}

/// Unmarks all cards of an object; calls `visit` with the slots of those that were marked.
#[inline(always)]
pub(super) fn clean_cards(object: usize, mut visit: impl FnMut(usize)) {
    let words = shape::size_of(object) / 8;
    let first = shape::elements(object).unwrap_or(0);
    let cards = words.div_ceil(CARD_WORDS);
    // Eight cards at a time: most are clean.
    for group in 0..cards.div_ceil(8) {
        let at = object - 8 - 8 * group;
        let marks = mem::word(at);
        if marks == 0 {
            continue;
        }
        mem::set_word(at, 0);
        for n in 0..8 {
            // The group's first card is its highest byte.
            if marks.to_le() >> (56 - 8 * n) & 0xff != 0 {
                let card = 8 * group + n;
                let end = words.min((card + 1) * CARD_WORDS);
                for index in first.max(card * CARD_WORDS)..end {
                    visit(object + 8 * index);
                }
            }
        }
    }
}
