//! Where new objects come from: a window of zeroed memory that shrinks from below, and is made zero piece by piece.
//!
//! The nursery owns blocks enough for one cycle, from one minor collection to the next. A window is one such block, or a
//! hole between the lines of a *remnant*, a block in which objects were promoted in place. What was handed out is kept as
//! a list of regions: from its start, a region can be read object by object.
//!
//! Beside the window there is a second piece of memory, which is not zeroed: for data that is written at once, and that would be
//! written twice otherwise.

use super::budget::Budget;
use super::large::HEAD;
use super::space::{BLOCK, Block, LINE, LINES, Space};
use super::{mem, shape};

/// The memory that compiled code allocates from.
///
/// To allocate: add the object's size, a multiple of 8 below [`super::LARGE`], to `cursor`; if that is beyond `limit`,
/// call the slow path instead. What lies between the two is always zero.
#[repr(C)]
#[derive(Default, Debug)]
pub struct AllocWindow {
    /// Address of the next object.
    pub cursor: usize,
    /// End of the window.
    pub limit: usize,
    /// Not the heap's: the context of compiled code starts like this window.
    pub zero: u32,
    /// Not 0 when a collection is wanted at the next safepoint.
    pub requested: u32,
}

/// Bytes that are made zero at a time. The next ones are on their way into the processor's cache while these are used; more than that would push
/// out what the program works with.
const PIECE: usize = 2 << 10;
/// Holes of fewer lines are left alone.
const SMALLEST_HOLE: usize = 8;

/// Memory for data without references. What lies before `cursor` are objects.
#[derive(Default)]
struct Unfilled {
    start: usize,
    cursor: usize,
    end: usize,
}

pub(super) struct Nursery {
    /// Blocks for windows; those before `next` have been used in this cycle.
    pub(super) blocks: Vec<u32>,
    next: usize,
    /// Blocks with objects promoted in place, or kept young there, with holes to hand out between them, as far as is known.
    remnants: Vec<u32>,
    /// Those without such a hole.
    full: Vec<u32>,
    /// Lines in use in both, in bytes.
    pub(super) remnant_bytes: usize,
    /// Where to look for the next hole: index into `remnants`, and line.
    hole: (usize, usize),
    /// What was handed out in this cycle, without the current window.
    pub(super) regions: Vec<(usize, usize)>,
    /// Start of the current window, and its end, which is beyond its limit as long as not all of it is zero, and in stress mode.
    start: usize,
    end: usize,
    /// How far the current window is zero.
    cleared: usize,
    /// The memory that is not zeroed.
    unfilled: Unfilled,
    /// Bytes handed out in this cycle.
    pub(super) handed: usize,
    pub(super) budget: Budget,
}

impl Nursery {
    pub(super) fn new(budget: Budget) -> Nursery {
        Nursery {
            blocks: Vec::new(),
            next: 0,
            remnants: Vec::new(),
            full: Vec::new(),
            remnant_bytes: 0,
            hole: (0, 0),
            regions: Vec::new(),
            start: 0,
            end: 0,
            cleared: 0,
            unfilled: Unfilled::default(),
            handed: 0,
            budget,
        }
    }

    /// Whether this cycle has used up what it may.
    pub(super) fn is_spent(&self) -> bool {
        self.handed >= self.budget.bytes()
    }

    /// Bytes of the current window below `cursor`.
    pub(super) fn used_of_window(&self, cursor: usize) -> usize {
        cursor - self.start
    }

    /// Ends the current window at `cursor`.
    pub(super) fn retire(&mut self, cursor: usize) {
        if cursor > self.start {
            self.regions.push((self.start, cursor));
        }
        (self.start, self.end, self.cleared) = (0, 0, 0);
    }

    /// A new window of at least `bytes` bytes, all of it still to be made zero, without taking a new block; the last one has been retired.
    pub(super) fn next_window(
        &mut self,
        space: &mut Space,
        bytes: usize,
    ) -> Option<(usize, usize)> {
        let (start, end) = self.next_piece(space, bytes)?;
        (self.start, self.end) = (start, end);
        // What the system gave is zero already.
        self.cleared = if space.is_dirty(space.block_of(start)) { start } else { end };
        space.hand_out_as_is(start, end);
        Some((start, end))
    }

    /// Makes the window zero up to `end`, and some way beyond that. How far it is zero.
    pub(super) fn clear_up_to(&mut self, end: usize) -> usize {
        if end > self.cleared {
            let to = end.max(self.cleared + PIECE).min(self.end);
            mem::fill(self.cleared, to, 0);
            self.cleared = to;
            (to..self.end.min(to + PIECE)).step_by(64).for_each(mem::prefetch_to_write);
        }
        self.cleared
    }

    /// A hole or a block, as it is.
    fn next_piece(&mut self, space: &Space, bytes: usize) -> Option<(usize, usize)> {
        let (start, end) = match self.next_hole(space, bytes) {
            Some(hole) => hole,
            None => {
                let block = *self.blocks.get(self.next)? as usize;
                self.next += 1;
                (space.start_of(block), space.start_of(block + 1))
            }
        };
        self.handed += end - start;
        Some((start, end))
    }

    /// `bytes` bytes of which only the ends are zero, if there are as many left of the last piece.
    #[inline]
    pub(super) fn cut_unfilled(&mut self, bytes: usize) -> Option<usize> {
        let at = self.unfilled.cursor;
        if self.unfilled.end - at < bytes {
            return None;
        }
        self.unfilled.cursor = at + bytes;
        mem::fill(at, at + HEAD, 0);
        mem::set_word(at + bytes - 8, 0);
        Some(at)
    }

    /// Another piece of at least `bytes` bytes to cut from, without taking a new block; the last one has been retired.
    pub(super) fn next_unfilled(&mut self, space: &mut Space, bytes: usize) -> bool {
        let Some((start, end)) = self.next_piece(space, bytes) else { return false };
        space.hand_out_as_is(start, end);
        self.unfilled = Unfilled { start, cursor: start, end };
        true
    }

    /// Nothing more is cut from the last piece. How many bytes were.
    pub(super) fn retire_unfilled(&mut self) -> usize {
        let Unfilled { start, cursor, .. } = std::mem::take(&mut self.unfilled);
        if cursor > start {
            self.regions.push((start, cursor));
        }
        cursor - start
    }

    /// How many bytes were cut from the last piece.
    pub(super) fn used_of_unfilled(&self) -> usize {
        self.unfilled.cursor - self.unfilled.start
    }

    fn next_hole(&mut self, space: &Space, bytes: usize) -> Option<(usize, usize)> {
        while let Some(&block) = self.remnants.get(self.hole.0) {
            let block = block as usize;
            let mut has_holes = self.hole.1 != 0;
            while let Some((first, end)) = space.free_lines(block, self.hole.1) {
                self.hole.1 = end;
                if end - first >= SMALLEST_HOLE {
                    if (end - first) * LINE >= bytes {
                        let start = space.start_of(block);
                        return Some((start + first * LINE, start + end * LINE));
                    }
                    has_holes = true;
                }
                if end == LINES {
                    break;
                }
            }
            if has_holes {
                self.hole.0 += 1;
            } else {
                self.full.push(self.remnants.swap_remove(self.hole.0));
            }
            self.hole.1 = 0;
        }
        None
    }

    /// The end of the memory behind a window whose limit was set lower.
    pub(super) fn end(&self) -> usize {
        self.end
    }

    /// Takes another block.
    pub(super) fn grow(&mut self, space: &mut Space) -> bool {
        let Some(block) = space.take(Block::Nursery) else { return false };
        self.blocks.push(block as u32);
        true
    }

    /// Has the object at `at`, which is young, stay where it is, as an old object.
    pub(super) fn promote_in_place(&mut self, space: &mut Space, at: usize) {
        self.stay(space, at);
        space.mark(at);
        shape::set_flags(at, shape::flags(at) & !shape::AGED | shape::UNLOGGED);
    }

    /// Has the object at `at`, which is young, stay where it is.
    pub(super) fn stay(&mut self, space: &mut Space, at: usize) {
        let block = space.block_of(at);
        if space.kind(block) == Block::Nursery {
            space.clear_lines(block);
            space.set_kind(block, Block::Remnant);
            self.remnants.push(block as u32);
        }
        self.remnant_bytes += LINE * space.use_lines(at, at + shape::size_of(at));
    }

    /// Objects that stayed in these blocks as young ones are gone by now, or old: frees their lines, but for those of `kept`. A block without
    /// an old object is one of the nursery's again.
    pub(super) fn tidy(&mut self, space: &mut Space, blocks: &[usize], kept: &[usize]) {
        for &block in blocks {
            self.remnant_bytes -= LINE * space.lines_in(block);
            space.clear_lines(block);
            for at in space.marked(block) {
                self.remnant_bytes += LINE * space.use_lines(at, at + shape::size_of(at));
            }
        }
        for &at in kept {
            self.remnant_bytes += LINE * space.use_lines(at, at + shape::size_of(at));
        }
        if !blocks.is_empty() {
            let is_tidied = |block: &mut u32| blocks.contains(&(*block as usize));
            self.remnants.extend(self.full.extract_if(.., is_tidied));
        }
        let mut emptied = false;
        for &block in blocks {
            if space.lines_in(block) == 0 {
                space.set_kind(block, Block::Nursery);
                self.blocks.push(block as u32);
                emptied = true;
            }
        }
        if emptied {
            self.remnants.retain(|block| space.kind(*block as usize) == Block::Remnant);
        }
    }

    /// Ends the cycle: all young objects are dead. Keeps blocks for one more cycle and gives back the rest.
    pub(super) fn finish_cycle(&mut self, space: &mut Space, poison: bool) {
        if poison {
            self.poison(space);
        }
        self.regions.clear();
        self.blocks.retain(|block| space.kind(*block as usize) == Block::Nursery);
        // In order of address, so that a cycle's regions are nearly sorted.
        self.blocks.sort_unstable();
        let keep = self.budget.bytes().div_ceil(BLOCK);
        for block in self.blocks.drain(keep.min(self.blocks.len())..) {
            space.release(block as usize, 1);
        }
        (self.next, self.hole, self.handed) = (0, (0, 0), 0);
    }

    /// Fills what was handed out and did not survive with a pattern that is no reference.
    fn poison(&self, space: &Space) {
        for &(start, end) in &self.regions {
            let block = space.block_of(start);
            if space.kind(block) == Block::Nursery {
                mem::fill(start, end, POISON);
                continue;
            }
            let origin = space.start_of(block);
            let mut line = (start - origin) / LINE;
            while let Some((first, last)) = space.free_lines(block, line) {
                let (from, to) = (start.max(origin + first * LINE), end.min(origin + last * LINE));
                if from < to {
                    mem::fill(from, to, POISON);
                }
                line = last;
            }
        }
    }

    /// After a major collection has thinned out the marks: frees empty remnants and recomputes the lines of the others.
    pub(super) fn sweep_remnants(&mut self, space: &mut Space) {
        self.remnant_bytes = 0;
        let mut remnants = std::mem::take(&mut self.remnants);
        remnants.append(&mut self.full);
        remnants.retain(|&block| {
            let block = block as usize;
            if space.marks_in(block) == 0 {
                space.release(block, 1);
                return false;
            }
            space.clear_lines(block);
            for at in space.marked(block) {
                self.remnant_bytes += LINE * space.use_lines(at, at + shape::size_of(at));
            }
            true
        });
        self.remnants = remnants;
    }
}

/// What freed memory is filled with.
pub(super) const POISON: u8 = 0xdb;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::{Header, Kind};

    /// A nursery of one block, in which every fourth line has an old object.
    fn with_small_holes(space: &mut Space) -> Nursery {
        let mut nursery = Nursery::new(Budget::new(BLOCK, None));
        assert!(nursery.grow(space));
        let (start, end) = nursery.next_window(space, 16).expect("a block");
        nursery.retire(end);
        for at in (start..end).step_by(4 * LINE) {
            mem::set_word(at, Header::new(0, Kind::Float, 0, 0).0);
            nursery.promote_in_place(space, at);
        }
        nursery.finish_cycle(space, false);
        nursery
    }

    #[test]
    fn a_window_is_made_zero_piece_by_piece() {
        let mut space = Space::new(1 << 30).expect("address space");
        let mut nursery = Nursery::new(Budget::new(BLOCK, None));
        assert!(nursery.grow(&mut space));
        let (start, end) = nursery.next_window(&mut space, 16).expect("a block");
        assert_eq!(nursery.clear_up_to(start + 16), end, "what the system gives is zero");
        mem::fill(start, end, 0xdb);
        nursery.retire(end);
        nursery.finish_cycle(&mut space, false);
        assert_eq!(nursery.next_window(&mut space, 16), Some((start, end)));
        assert_eq!(nursery.clear_up_to(start + 16), start + PIECE);
        assert_eq!((mem::word(start + PIECE - 8), mem::byte(start + PIECE)), (0, 0xdb));
        assert_eq!(nursery.clear_up_to(start + PIECE), start + PIECE);
        assert_eq!(nursery.clear_up_to(start + 3 * PIECE), start + 3 * PIECE);
        assert_eq!(nursery.clear_up_to(end), end);
        assert_eq!(mem::word(end - 8), 0);
    }

    #[test]
    fn a_remnant_without_holes_is_looked_at_once() {
        let mut space = Space::new(1 << 30).expect("address space");
        let mut nursery = with_small_holes(&mut space);
        assert_eq!((nursery.remnants.len(), nursery.full.len()), (1, 0));
        assert_eq!(nursery.next_window(&mut space, 16), None);
        assert_eq!((nursery.remnants.len(), nursery.full.len()), (0, 1));
    }

    #[test]
    fn a_full_remnant_that_a_major_collection_thins_out_has_holes_again() {
        let mut space = Space::new(1 << 30).expect("address space");
        let mut nursery = with_small_holes(&mut space);
        assert_eq!(nursery.next_window(&mut space, 16), None);
        let block = nursery.full[0] as usize;
        let dead: Vec<usize> = space.marked(block).take(3).collect();
        dead.iter().for_each(|at| space.unmark(*at));
        nursery.sweep_remnants(&mut space);
        let start = space.start_of(block);
        assert_eq!(nursery.next_window(&mut space, 16), Some((start, start + 12 * LINE)));
    }

    #[test]
    fn a_full_remnant_is_one_of_the_nursery_s_when_all_that_was_kept_there_is_gone() {
        let mut space = Space::new(1 << 30).expect("address space");
        let mut nursery = Nursery::new(Budget::new(BLOCK, None));
        assert!(nursery.grow(&mut space));
        let (start, end) = nursery.next_window(&mut space, 16).expect("a block");
        nursery.retire(end);
        for at in (start..end).step_by(4 * LINE) {
            mem::set_word(at, Header::new(0, Kind::Float, 0, 0).0);
            nursery.stay(&mut space, at);
        }
        nursery.finish_cycle(&mut space, false);
        assert_eq!(nursery.next_window(&mut space, 16), None);
        let block = nursery.full[0] as usize;
        nursery.tidy(&mut space, &[block], &[]);
        nursery.finish_cycle(&mut space, false);
        assert_eq!(nursery.next_window(&mut space, 16), Some((start, end)));
    }
}
