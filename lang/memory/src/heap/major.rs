//! The major collection: marks what is alive in the old space and frees the rest.
//!
//! It follows a minor one, after which all objects are made old. What pinned words refer to is looked up while the marks
//! still say where objects start; then the marks are cleared and made anew from the roots. Blocks without a mark are free.

use super::space::Block;
use super::stats::Collecting;
use super::{Heap, mem, old, shape};
use std::rc::Rc;
use std::time::Instant;

/// Objects fetched ahead of the one being looked at.
const AHEAD: usize = 8;

impl Heap {
    /// Collects the old objects, straight after a minor collection.
    #[inline(never)]
    pub(super) fn major(&mut self, lowest: usize) {
        let began = Instant::now();
        let _collecting = Collecting::start();
        let pinned = self.pinned_objects(lowest);
        let is_last_step = self.take_over_marks();
        if !is_last_step {
            self.unmark_all();
        }
        self.mark_all(&pinned);
        if is_last_step && self.config.verify {
            self.verify_marks(&pinned);
        }
        self.finalize_old();
        self.bury_owners();
        self.sweep();
        self.stats.majors += 1;
        let pause = began.elapsed();
        self.stats.major_pause += pause;
        self.stats.max_pause = self.stats.max_pause.max(pause);
        if self.config.verify {
            self.verify();
        }
    }

    fn unmark_all(&mut self) {
        for block in 0..self.space.blocks() {
            if matches!(self.space.kind(block), Block::Old | Block::Remnant) {
                self.space.unmark_block(block);
            }
        }
        let space = &mut self.space;
        self.large.each(|at| space.unmark(at));
    }

    /// Marks all that is alive, but for what finalizers want.
    fn mark_all(&mut self, pinned: &[usize]) {
        for at in pinned {
            self.mark(*at);
        }
        let roots = Rc::clone(&self.roots);
        roots.each_slot(true, |slot| self.mark_value(mem::word(slot)));
        self.mark_owners();
        self.trace(usize::MAX);
        while self.mark_because_of_two() {
            self.trace(usize::MAX);
        }
    }

    /// What was marked in steps is all that there is to mark: makes the marks anew, and compares.
    fn verify_marks(&mut self, pinned: &[usize]) {
        let mut marked = Vec::new();
        self.each_old(|at| marked.push(at));
        self.unmark_all();
        self.mark_all(pinned);
        let made: rustc_hash::FxHashSet<usize> = marked.iter().copied().collect();
        self.each_old(|at| {
            if !made.contains(&at) {
                self.each_old(|from| {
                    shape::each_slot(from, |slot| {
                        assert!(
                            mem::word(slot) != at as u64 + 1 || !made.contains(&from),
                            "word {} of {} at {from:#x}, which was marked, refers to {} at {at:#x}, which was not",
                            (slot - from) / 8,
                            shape::kind(from).layout().name,
                            shape::kind(at).layout().name,
                        );
                    });
                });
            }
        });
        self.each_old(|at| {
            assert!(
                made.contains(&at),
                "{} at {at:#x} was not marked",
                shape::kind(at).layout().name
            );
        });
        marked.into_iter().for_each(|at| _ = self.space.mark(at));
    }

    /// The objects that the native stack and the tables of pinned words refer to.
    pub(super) fn pinned_objects(&mut self, lowest: usize) -> Vec<usize> {
        let mut found = Vec::new();
        let mut consider = |word: usize| {
            found.extend(self.object_around(word).or_else(|| self.owner_around(word)));
        };
        self.each_native_word(lowest, &mut consider);
        self.roots.each_pin(false, |word| consider(word as usize));
        found
    }

    /// The old object that `address` points into.
    pub(super) fn object_around(&self, address: usize) -> Option<usize> {
        let space = &self.space;
        if !space.contains(address) {
            return None;
        }
        match space.kind_at(address) {
            Block::Free | Block::Nursery => None,
            Block::Old => old::cell_around(space, address),
            Block::Remnant => {
                let at = space.marked_before(address)?;
                (address < at + shape::size_of(at)).then_some(at)
            }
            Block::LargeYoung | Block::LargeOld | Block::LargeRest => {
                self.large.around(space, address)
            }
        }
    }

    /// Whether an object or a registered slot refers to an object, after a major collection; the native stack is not asked.
    pub fn is_referred(&self, word: u64) -> bool {
        let mut found = false;
        self.each_old(|at| shape::each_slot(at, |slot| found |= mem::word(slot) == word));
        self.roots.each_slot(true, |slot| found |= mem::word(slot) == word);
        found
    }

    #[inline(always)]
    pub(super) fn mark_value(&mut self, value: u64) {
        let at = (value as usize).wrapping_sub(1);
        if value & 1 != 0 && self.space.contains(at) {
            self.mark(at);
        }
    }

    #[inline(always)]
    pub(super) fn mark(&mut self, at: usize) {
        if !self.is_left_alone(at) && self.space.mark(at) {
            self.gray.push(at);
        }
    }

    /// Marks what the gray objects lead to, until it has looked at so many words. How many are left of them: none if there may be more to do.
    ///
    /// Each object passes through a short queue after it was found, so that the processor has fetched it when its turn
    /// comes: most of the time goes into waiting for memory.
    pub(super) fn trace(&mut self, mut words: usize) -> usize {
        let mut queue = [0; AHEAD];
        let mut turn = 0;
        let mut waiting = 0;
        loop {
            let next = if words > 0 { self.gray.pop().unwrap_or(0) } else { 0 };
            if next != 0 {
                mem::prefetch(next);
                waiting += 1;
            } else if waiting == 0 {
                let seen = if words > 0 { self.mark_from_long() } else { None };
                match seen {
                    Some(seen) => words = words.saturating_sub(seen),
                    None => return words,
                }
            }
            let at = std::mem::replace(&mut queue[turn], next);
            turn = (turn + 1) % AHEAD;
            if at != 0 {
                waiting -= 1;
                words = words.saturating_sub(self.mark_from_soon(at));
            }
        }
    }

    fn sweep(&mut self) {
        self.identities.sweep(&self.space);
        self.clear_weak();
        self.weak_refs.sweep(&self.space);
        self.large.sweep(&mut self.space);
        self.nursery.sweep_remnants(&mut self.space);
        self.old.reset();
        for block in 0..self.space.blocks() {
            if self.space.kind(block) != Block::Old {
                continue;
            }
            match self.space.marks_in(block) {
                0 => self.space.release(block, 1),
                live => self.old.keep(block, self.space.info(block), live),
            }
            if self.config.verify {
                self.poison_free_cells(block);
            }
        }
        self.old.order();
        self.set_threshold(self.old_bytes());
    }
}
