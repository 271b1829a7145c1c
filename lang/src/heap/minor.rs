//! The minor collection: what is young dies or becomes old.
//!
//! 1. Young objects that pinned words refer to, the native stack's above all, are promoted in place. A word may point
//!    anywhere into an object; to find its start, the region around it is read from the beginning.
//! 2. All other survivors are copied to the old space, depth first: from the precise roots, from old objects that were
//!    stored into (the barrier remembered them), and from the slots of marked cards.
//! 3. What is left is dead. Most blocks are empty then and serve the next cycle as they are; those with objects promoted
//!    in place become remnants, and the next cycle uses the lines between.

use super::space::Block;
use super::{Heap, large, mem, shape, stack};
use std::rc::Rc;
use std::time::Instant;

/// Objects fetched ahead of the one being looked at.
const AHEAD: usize = 8;

impl Heap {
    /// Collects the young objects; `lowest` is the lowest address of the native stack to look at.
    #[inline(never)]
    pub(super) fn minor(&mut self, lowest: usize) {
        let began = Instant::now();
        self.retire_window();
        if self.config.verify {
            self.verify_before_minor();
        }
        self.stats.peak = self.stats.peak.max(self.used());
        self.pin_candidates(lowest);
        let roots = Rc::clone(&self.roots);
        roots.clear_stale();
        roots.each_slot(false, |slot| self.update(slot));
        self.remembered_objects();
        self.marked_cards();
        while let Some(at) = self.gray.pop() {
            shape::each_slot(at, |slot| self.update(slot));
        }
        self.finalize_young();
        self.identities.promote(&self.space);
        self.clear_weak_to_young();
        self.follow_weak_refs();
        self.large.sweep_young(&mut self.space);
        self.nursery.finish_cycle(&mut self.space, self.config.verify);
        self.set_requested(false);
        self.stats.minors += 1;
        let pause = began.elapsed();
        self.stats.minor_pause += pause;
        self.stats.max_pause = self.stats.max_pause.max(pause);
        if self.config.verify {
            self.verify();
        }
    }

    /// Remembered objects are forgotten, after their slots were looked at.
    fn remembered_objects(&mut self) {
        let mut remembered = std::mem::take(&mut self.remembered);
        for n in 0..remembered.len() {
            if let Some(&soon) = remembered.get(n + AHEAD) {
                mem::prefetch(soon);
            }
            let at = remembered[n];
            let cards =
                if self.space.kind_at(at) == Block::LargeOld { large::cards_flag(at) } else { 0 };
            shape::set_flags(at, shape::flags(at) | shape::UNLOGGED | cards);
            shape::each_slot(at, |slot| self.update(slot));
        }
        remembered.clear();
        self.remembered = remembered;
    }

    /// The slots of marked cards are looked at. A big table refers to objects all over memory, so they are fetched a few
    /// at a time before they are needed.
    fn marked_cards(&mut self) {
        let mut fetched = [0; AHEAD];
        let mut turn = 0;
        for at in std::mem::take(&mut self.carded) {
            shape::set_flags(at, shape::flags(at) & !shape::CARD_SEEN);
            large::clean_cards(at, |slot| {
                if let Some(young) = self.maybe_young(slot) {
                    mem::prefetch(young);
                    let ready = std::mem::replace(&mut fetched[turn], slot);
                    turn = (turn + 1) % AHEAD;
                    if ready != 0 {
                        self.update(ready);
                    }
                }
            });
        }
        fetched.into_iter().filter(|slot| *slot != 0).for_each(|slot| self.update(slot));
    }

    /// Sees to it that the slot refers to an old object.
    #[inline(always)]
    pub(super) fn update(&mut self, slot: usize) {
        if let Some(at) = self.maybe_young(slot) {
            let to = self.promote(at);
            mem::set_word(slot, to as u64 + 1);
        }
    }

    /// The object that the slot refers to, if its block may hold young ones.
    #[inline(always)]
    fn maybe_young(&self, slot: usize) -> Option<usize> {
        let value = mem::word(slot);
        // Null wraps around and lies outside, like whatever is not in the heap.
        let at = (value as usize).wrapping_sub(1);
        let found = value & 1 != 0 && self.space.contains(at);
        (found && self.space.kind_at(at).may_be_young()).then_some(at)
    }

    /// The old place of an object in a block that may hold young ones.
    #[inline(always)]
    pub(super) fn promote(&mut self, at: usize) -> usize {
        let header = mem::word(at);
        if let Some(to) = shape::forwarded(header) {
            return to;
        }
        if self.space.kind_at(at) != Block::Nursery {
            if self.space.is_marked(at) {
                return at;
            }
            if self.space.kind_at(at) == Block::LargeYoung {
                self.promote_large(at);
                return at;
            }
        }
        let bytes = shape::size_of(at);
        if self.config.nomove || bytes >= super::LARGE {
            self.promote_in_place(at);
            return at;
        }
        let Some(to) = self.old.allocate(&mut self.space, bytes) else {
            // No memory for a copy: the object can stay where it is.
            self.promote_in_place(at);
            return at;
        };
        mem::copy(at, to, bytes);
        mem::set_word(to, header | (shape::UNLOGGED as u64) << shape::GC_SHIFT);
        shape::forward(at, to);
        self.stats.promoted += 1;
        self.stats.promoted_bytes += bytes as u64;
        if shape::has_slots(header) {
            self.gray.push(to);
        }
        to
    }

    #[cold]
    fn promote_in_place(&mut self, at: usize) {
        self.nursery.promote_in_place(&mut self.space, at);
        self.stats.promoted += 1;
        self.stats.promoted_bytes += shape::size_of(at) as u64;
        self.stats.pinned += 1;
        self.gray.push(at);
    }

    #[cold]
    fn promote_large(&mut self, at: usize) {
        large::promote(&mut self.space, at);
        self.stats.promoted += 1;
        self.stats.promoted_bytes += shape::size_of(at) as u64;
        self.gray.push(at);
    }

    /// Promotes in place what pinned words refer to.
    fn pin_candidates(&mut self, lowest: usize) {
        let mut candidates = std::mem::take(&mut self.candidates);
        let roots = Rc::clone(&self.roots);
        let space = &self.space;
        let mut consider = |word: usize| {
            if space.contains(word) {
                match space.kind_at(word) {
                    Block::Nursery | Block::Remnant | Block::LargeYoung | Block::LargeRest => {
                        candidates.push(word)
                    }
                    Block::Free | Block::LargeOld | Block::Old => {}
                }
            }
        };
        if self.stack_base != 0 {
            stack::each_word(lowest, self.stack_base, &mut consider);
        }
        roots.each_pin(true, |word| consider(word as usize));
        candidates.sort_unstable();
        candidates.dedup();
        self.nursery.regions.sort_unstable();
        let regions = std::mem::take(&mut self.nursery.regions);
        let (mut region, mut at) = (0, 0);
        for &word in &candidates {
            if matches!(self.space.kind_at(word), Block::LargeYoung | Block::LargeRest) {
                self.pin_large(word);
                continue;
            }
            while region < regions.len() && regions[region].1 <= word {
                region += 1;
            }
            let Some(&(start, _)) = regions.get(region) else { continue };
            if word < start {
                continue;
            }
            at = at.max(start);
            let mut next = at + shape::size_of(at);
            while next <= word {
                at = next;
                next = at + shape::size_of(at);
            }
            // A zero header is memory that was taken but not made an object.
            if mem::word(at) != 0 && !self.space.is_marked(at) {
                self.promote_in_place(at);
            }
        }
        self.nursery.regions = regions;
        candidates.clear();
        self.candidates = candidates;
    }

    fn pin_large(&mut self, word: usize) {
        if let Some(at) = self.large.around(&self.space, word)
            && !self.space.is_marked(at)
        {
            self.promote_large(at);
        }
    }
}
