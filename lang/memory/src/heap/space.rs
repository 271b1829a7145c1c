//! Address space in blocks, and the tables beside it.
//!
//! One reservation holds all objects, cut into blocks of 32 KB. Beside it lies one table per block: its kind, a word
//! whose meaning goes with the kind, one bit for every 8 bytes (set: an old object starts here) and one for every line
//! of 128 bytes (set: in use; remnants only). Free blocks are found through a bitmap; runs of them hold large objects.

use super::mem;
use super::os::{self, PAGE, Reservation};

pub(super) const BLOCK: usize = 1 << BLOCK_SHIFT;
pub(super) const BLOCK_SHIFT: u32 = 15;
pub(super) const LINE: usize = 128;
pub(super) const LINES: usize = BLOCK / LINE;
const BITMAP: usize = BLOCK / 64;
const LINE_MAP: usize = LINES / 8;
/// Blocks are committed this many at a time, at least.
const COMMIT: usize = 32;
/// A heap in less address space than this is of no use.
const SMALLEST: usize = 16 << 20;

/// What a block is used for.
///
/// The kinds up to `LargeYoung` can hold young objects; the order is tested by [`Block::may_be_young`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Block {
    /// Nothing.
    Free,
    /// Young objects only.
    Nursery,
    /// Objects promoted in place, or kept young there, and possibly new ones on the lines between.
    Remnant,
    /// The first block of a large object that no collection has met yet.
    LargeYoung,
    /// The first block of an old large object.
    LargeOld,
    /// A further block of a large object; the table word is the first block.
    LargeRest,
    /// Cells of one size; the table word is the size class.
    Old,
}

impl Block {
    #[inline(always)]
    pub(super) fn may_be_young(self) -> bool {
        self as u8 <= Block::LargeYoung as u8
    }
}

pub(super) struct Space {
    /// First address of all blocks.
    pub(super) base: usize,
    /// Bytes committed from there.
    pub(super) span: usize,
    /// Blocks that are not free.
    pub(super) in_use: usize,
    /// Blocks there are tables for.
    capacity: usize,
    kinds: usize,
    words: usize,
    bits: usize,
    /// The same for a major collection under way.
    other_bits: usize,
    lines: usize,
    free: Vec<u64>,
    dirty: Vec<u64>,
    dirty_free: usize,
    /// No word of `free` before this one has a bit set.
    first_free: usize,
    memory: Reservation,
    _tables: Reservation,
}

impl Space {
    /// Reserves `bytes`, or less where the system objects, or would have nothing left for all others.
    pub(super) fn new(mut bytes: usize) -> Option<Space> {
        if let Some(left) = os::address_space() {
            bytes = bytes.min((left / 2).max(SMALLEST));
        }
        loop {
            let blocks = bytes >> BLOCK_SHIFT;
            let tables = Reservation::lazy(blocks * (1 + 4 + 2 * BITMAP + LINE_MAP));
            // One block more, so that the base can be rounded up.
            let memory = Reservation::new((blocks + 1) * BLOCK);
            if let (Some(tables), Some(memory)) = (tables, memory) {
                let bits = tables.start();
                let other_bits = bits + blocks * BITMAP;
                let lines = other_bits + blocks * BITMAP;
                let words = lines + blocks * LINE_MAP;
                return Some(Space {
                    base: memory.start().next_multiple_of(BLOCK),
                    span: 0,
                    in_use: 0,
                    capacity: blocks,
                    bits,
                    other_bits,
                    lines,
                    words,
                    kinds: words + blocks * 4,
                    free: Vec::new(),
                    dirty: Vec::new(),
                    dirty_free: 0,
                    first_free: 0,
                    memory,
                    _tables: tables,
                });
            }
            bytes /= 2;
            if bytes < SMALLEST {
                return None;
            }
        }
    }

    /// Bytes that there is address space for.
    pub(super) fn bytes(&self) -> usize {
        self.capacity << BLOCK_SHIFT
    }

    /// Number of committed blocks.
    pub(super) fn blocks(&self) -> usize {
        self.span >> BLOCK_SHIFT
    }

    #[inline(always)]
    pub(super) fn contains(&self, address: usize) -> bool {
        address.wrapping_sub(self.base) < self.span
    }

    #[inline(always)]
    pub(super) fn block_of(&self, address: usize) -> usize {
        (address - self.base) >> BLOCK_SHIFT
    }

    #[inline(always)]
    pub(super) fn start_of(&self, block: usize) -> usize {
        self.base + (block << BLOCK_SHIFT)
    }

    #[inline(always)]
    pub(super) fn kind(&self, block: usize) -> Block {
        debug_assert!(block <= self.blocks());
        // SAFETY: the table has a byte for every block, and only `Block`s are stored in it; 0 is `Free`.
        unsafe { *((self.kinds + block) as *const Block) }
    }

    #[inline(always)]
    pub(super) fn kind_at(&self, address: usize) -> Block {
        self.kind(self.block_of(address))
    }

    pub(super) fn set_kind(&mut self, block: usize, kind: Block) {
        mem::set_byte(self.kinds + block, kind as u8);
    }

    /// The table word of a block.
    pub(super) fn info(&self, block: usize) -> usize {
        mem::half(self.words + 4 * block) as usize
    }

    pub(super) fn set_info(&mut self, block: usize, info: usize) {
        mem::set_half(self.words + 4 * block, info as u32);
    }

    // ---- one bit for every 8 bytes

    #[inline(always)]
    fn bit(&self, address: usize) -> (usize, u64) {
        let offset = address - self.base;
        (self.bits + (offset >> 9) * 8, 1 << ((offset >> 3) & 63))
    }

    /// Whether an old object starts at `address`.
    #[inline(always)]
    pub(super) fn is_marked(&self, address: usize) -> bool {
        let (word, bit) = self.bit(address);
        mem::word(word) & bit != 0
    }

    /// Marks `address`; whether it was not marked before.
    #[inline(always)]
    pub(super) fn mark(&mut self, address: usize) -> bool {
        let (word, bit) = self.bit(address);
        let before = mem::word(word);
        mem::set_word(word, before | bit);
        before & bit == 0
    }

    /// Whether `address` has a mark in the other table.
    #[inline(always)]
    pub(super) fn has_other_mark(&self, address: usize) -> bool {
        let (word, bit) = self.bit(address);
        mem::word(word - self.bits + self.other_bits) & bit != 0
    }

    /// The tables of marks change places.
    pub(super) fn swap_marks(&mut self) {
        std::mem::swap(&mut self.bits, &mut self.other_bits);
    }

    /// Removes all marks of the other table.
    pub(super) fn clear_other_marks(&mut self) {
        mem::fill(self.other_bits, self.other_bits + self.blocks() * BITMAP, 0);
    }

    pub(super) fn unmark(&mut self, address: usize) {
        let (word, bit) = self.bit(address);
        mem::set_word(word, mem::word(word) & !bit);
    }

    pub(super) fn unmark_block(&mut self, block: usize) {
        let at = self.bits + block * BITMAP;
        mem::fill(at, at + BITMAP, 0);
    }

    pub(super) fn marks_in(&self, block: usize) -> usize {
        let at = self.bits + block * BITMAP;
        (at..at + BITMAP).step_by(8).map(|word| mem::word(word).count_ones() as usize).sum()
    }

    /// The marked addresses of a block, in order.
    pub(super) fn marked(&self, block: usize) -> impl Iterator<Item = usize> + use<> {
        let bits = self.bits + block * BITMAP;
        let start = self.start_of(block);
        (0..BITMAP / 8).flat_map(move |word| {
            let mut left = mem::word(bits + 8 * word);
            std::iter::from_fn(move || {
                (left != 0).then(|| {
                    let bit = left.trailing_zeros() as usize;
                    left &= left - 1;
                    start + 8 * (64 * word + bit)
                })
            })
        })
    }

    /// The nearest marked address at or before `address` in its block.
    pub(super) fn marked_before(&self, address: usize) -> Option<usize> {
        let block = self.block_of(address);
        let bits = self.bits + block * BITMAP;
        let last = (address - self.start_of(block)) >> 3;
        let mut word = last >> 6;
        let mut found = mem::word(bits + 8 * word) & (u64::MAX >> (63 - (last & 63)));
        while found == 0 {
            word = word.checked_sub(1)?;
            found = mem::word(bits + 8 * word);
        }
        Some(self.start_of(block) + 8 * (64 * word + 63 - found.leading_zeros() as usize))
    }

    // ---- one bit for every line

    /// Marks the lines of `[from, to)`, which lies within one block, as in use; how many were not before.
    pub(super) fn use_lines(&mut self, from: usize, to: usize) -> usize {
        let block = self.block_of(from);
        let start = self.start_of(block);
        let mut fresh = 0;
        for line in (from - start) / LINE..=(to - 1 - start) / LINE {
            let at = self.lines + block * LINE_MAP + line / 64 * 8;
            let (before, bit) = (mem::word(at), 1 << (line % 64));
            fresh += (before & bit == 0) as usize;
            mem::set_word(at, before | bit);
        }
        fresh
    }

    pub(super) fn clear_lines(&mut self, block: usize) {
        let at = self.lines + block * LINE_MAP;
        mem::fill(at, at + LINE_MAP, 0);
    }

    /// Number of lines of a block in use.
    pub(super) fn lines_in(&self, block: usize) -> usize {
        let at = self.lines + block * LINE_MAP;
        (at..at + LINE_MAP).step_by(8).map(|word| mem::word(word).count_ones() as usize).sum()
    }

    /// The first run of free lines in a block at or after line `from`, as `(first, end)`.
    pub(super) fn free_lines(&self, block: usize, from: usize) -> Option<(usize, usize)> {
        let at = self.lines + block * LINE_MAP;
        let next = |from: usize, used: bool| {
            let mut line = from;
            while line < LINES {
                let word = mem::word(at + line / 64 * 8);
                let word = if used { word } else { !word } >> (line % 64);
                if word != 0 {
                    return line + word.trailing_zeros() as usize;
                }
                line = (line | 63) + 1;
            }
            LINES
        };
        let first = next(from, false);
        (first < LINES).then(|| (first, next(first, true)))
    }

    // ---- free blocks

    /// Takes one free block for `kind`.
    pub(super) fn take(&mut self, kind: Block) -> Option<usize> {
        loop {
            while let Some(&word) = self.free.get(self.first_free) {
                if word != 0 {
                    let block = 64 * self.first_free + word.trailing_zeros() as usize;
                    self.claim(block);
                    self.set_kind(block, kind);
                    return Some(block);
                }
                self.first_free += 1;
            }
            self.grow(1)?;
        }
    }

    /// Takes `count` free blocks in a row; their kind is for the caller to set.
    pub(super) fn take_run(&mut self, count: usize) -> Option<usize> {
        if count > self.capacity {
            return None;
        }
        let first = match self.find_run(count) {
            Some(first) => first,
            None => {
                self.grow(count)?;
                self.find_run(count)?
            }
        };
        (first..first + count).for_each(|block| self.claim(block));
        Some(first)
    }

    fn find_run(&self, count: usize) -> Option<usize> {
        let (mut first, mut length) = (0, 0);
        for (n, &word) in self.free.iter().enumerate().skip(self.first_free) {
            let (mut bit, mut left) = (0, word);
            while bit < 64 {
                let ones = (left.trailing_ones() as usize).min(64 - bit);
                if ones > 0 {
                    if length == 0 {
                        first = 64 * n + bit;
                    }
                    length += ones;
                    if length >= count {
                        return Some(first);
                    }
                    bit += ones;
                    left = if bit < 64 { word >> bit } else { 0 };
                } else {
                    length = 0;
                    bit += (left.trailing_zeros() as usize).min(64 - bit);
                    left = if bit < 64 { word >> bit } else { 0 };
                }
            }
        }
        None
    }

    fn claim(&mut self, block: usize) {
        self.free[block / 64] &= !(1 << (block % 64));
        self.dirty_free -= self.is_dirty(block) as usize;
        self.in_use += 1;
    }

    /// Commits `count` blocks more, or some more than that.
    fn grow(&mut self, count: usize) -> Option<()> {
        let have = self.blocks();
        let wanted = count.max(COMMIT).max(have / 8).min(self.capacity - have);
        if wanted < count {
            return None;
        }
        let end = have + wanted;
        if !self.memory.commit(self.start_of(have), self.start_of(end)) {
            return None;
        }
        self.span = end << BLOCK_SHIFT;
        self.free.resize(end.div_ceil(64), 0);
        self.dirty.resize(end.div_ceil(64), 0);
        for block in have..end {
            self.free[block / 64] |= 1 << (block % 64);
        }
        self.first_free = self.first_free.min(have / 64);
        Some(())
    }

    /// Gives `count` blocks back; no object is left in them.
    pub(super) fn release(&mut self, first: usize, count: usize) {
        for block in first..first + count {
            self.set_kind(block, Block::Free);
            self.free[block / 64] |= 1 << (block % 64);
            self.dirty_free += self.is_dirty(block) as usize;
        }
        self.in_use -= count;
        self.first_free = self.first_free.min(first / 64);
    }

    /// Whether anything may have been written to a block since the system last gave it.
    pub(super) fn is_dirty(&self, block: usize) -> bool {
        self.dirty[block / 64] & 1 << (block % 64) != 0
    }

    pub(super) fn set_dirty(&mut self, block: usize) {
        self.dirty[block / 64] |= 1 << (block % 64);
    }

    /// Makes `[from, to)` zero and marks its blocks as written to.
    pub(super) fn hand_out(&mut self, from: usize, to: usize) {
        let mut at = from;
        while at < to {
            let block = self.block_of(at);
            let end = to.min(self.start_of(block + 1));
            if self.is_dirty(block) {
                mem::fill(at, end, 0);
            }
            self.set_dirty(block);
            at = end;
        }
    }

    /// The same, of memory that is written before it is read: it stays as it is.
    pub(super) fn hand_out_as_is(&mut self, from: usize, to: usize) {
        for block in self.block_of(from)..=self.block_of(to - 1) {
            self.set_dirty(block);
        }
    }

    /// Gives the memory of `[from, to)`, rounded inwards to pages, back to the system.
    pub(super) fn discard(&self, from: usize, to: usize) {
        let (from, to) = (from.next_multiple_of(PAGE), to & !(PAGE - 1));
        if from < to {
            self.memory.discard(from, to);
        }
    }

    /// Gives the memory of free blocks back to the system until at most `keep` of them take up memory.
    pub(super) fn trim(&mut self, keep: usize) {
        let mut end = self.blocks();
        while self.dirty_free > keep && end > 0 {
            let idle = |space: &Space, block: usize| {
                space.is_dirty(block) && space.kind(block) == Block::Free
            };
            if !idle(self, end - 1) {
                end -= 1;
                continue;
            }
            let mut first = end - 1;
            while first > 0 && self.dirty_free - (end - first) > keep && idle(self, first - 1) {
                first -= 1;
            }
            self.memory.discard(self.start_of(first), self.start_of(end));
            for block in first..end {
                self.dirty[block / 64] &= !(1 << (block % 64));
            }
            self.dirty_free -= end - first;
            end = first;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_blocks_are_found_and_given_back() {
        let mut space = Space::new(64 << 20).unwrap();
        let one = space.take(Block::Old).unwrap();
        let run = space.take_run(70).unwrap();
        let two = space.take(Block::Old).unwrap();
        assert_eq!((one, run, two), (0, 1, 71));
        space.release(run, 70);
        assert_eq!(space.in_use, 2);
        assert_eq!(space.take_run(71), Some(72));
        assert_eq!(space.take_run(65), Some(1));
        assert_eq!(space.take(Block::Old), Some(66));
        assert_eq!(space.take_run(1 << 20), None);
    }

    #[test]
    fn memory_is_zero_when_handed_out() {
        let mut space = Space::new(16 << 20).unwrap();
        let block = space.take(Block::Nursery).unwrap();
        let (start, end) = (space.start_of(block), space.start_of(block + 1));
        space.hand_out(start, end);
        mem::fill(start, end, 0xdb);
        space.hand_out(start + LINE, end);
        assert_eq!((mem::word(start), mem::word(start + LINE)), (0xdbdb_dbdb_dbdb_dbdb, 0));
        space.release(block, 1);
        space.trim(0);
        assert!(!space.is_dirty(block));
        assert_eq!(mem::word(start), 0);
    }

    #[test]
    fn marks_are_found_from_inside() {
        let mut space = Space::new(16 << 20).unwrap();
        let block = space.take(Block::Remnant).unwrap();
        let start = space.start_of(block);
        assert_eq!(space.marked_before(start + 800), None);
        assert!(space.mark(start + 16));
        assert!(!space.mark(start + 16));
        assert!(space.mark(start + 4096));
        assert_eq!(space.marked_before(start + 4088), Some(start + 16));
        assert_eq!(space.marked_before(start + 4096), Some(start + 4096));
        assert_eq!(space.marked_before(start + 8), None);
        assert_eq!(space.marked(block).collect::<Vec<_>>(), [start + 16, start + 4096]);
    }

    #[test]
    fn holes_between_lines() {
        let mut space = Space::new(16 << 20).unwrap();
        let block = space.take(Block::Remnant).unwrap();
        let start = space.start_of(block);
        assert_eq!(space.use_lines(start + 130, start + 258), 2);
        assert_eq!(space.use_lines(start + 250, start + 300), 0);
        assert_eq!(space.use_lines(start + 64 * LINE, start + 65 * LINE), 1);
        assert_eq!(space.free_lines(block, 0), Some((0, 1)));
        assert_eq!(space.free_lines(block, 1), Some((3, 64)));
        assert_eq!(space.free_lines(block, 64), Some((65, LINES)));
        assert_eq!(space.free_lines(block, LINES), None);
    }
}
