//! The minor collection: what is young dies or becomes old.
//!
//! 1. Young objects that pinned words refer to stay in place. A word may point anywhere into an object; to find its start, the region
//!    around it is read from the beginning. What tables of pinned words refer to is promoted, and so is what the native stack refers to
//!    for the second time.
//! 2. All other survivors are copied to the old space, depth first: from the precise roots, from old objects that were
//!    stored into (the barrier remembered them), and from the slots of marked cards.
//! 3. What the native stack refers to for the first time, and no old object does, is *kept*: it stays young for one cycle more. It is most
//!    often the middle of something that is being built, which will be dead by then. As an old object it would be stored into, remembered, and
//!    keep alive all that was hung on it, at the next collection and until a major one.
//! 4. What is left is dead. Most blocks are empty then and serve the next cycle as they are; those with objects promoted
//!    in place become remnants, and the next cycle uses the lines between.

use super::space::Block;
use super::stats::Collecting;
use super::{Heap, large, mem, shape};
use std::rc::Rc;
use std::time::Instant;

/// Objects fetched ahead of the one being looked at.
const AHEAD: usize = 8;

/// Slots that refer to young objects which are on their way into the processor's cache; 0: none.
#[derive(Default)]
pub(super) struct Fetched {
    slots: [usize; AHEAD],
    turn: usize,
}

impl Fetched {
    /// Fetches what a slot refers to; the slot whose turn it is instead.
    #[inline(always)]
    fn put(&mut self, slot: usize, young: usize) -> Option<usize> {
        mem::prefetch(young);
        let ready = std::mem::replace(&mut self.slots[self.turn], slot);
        self.turn = (self.turn + 1) % AHEAD;
        (ready != 0).then_some(ready)
    }
}

impl Heap {
    /// Collects the young objects; `lowest` is the lowest address of the native stack to look at. With `keep` what that refers to may
    /// stay young.
    #[inline(never)]
    pub(super) fn minor(&mut self, lowest: usize, keep: bool) {
        let began = Instant::now();
        let _collecting = Collecting::start();
        let promoted = self.stats.promoted_bytes;
        self.retire_window();
        self.retire_unfilled();
        if self.config.verify {
            self.verify_before_minor();
        }
        self.stats.peak = self.stats.peak.max(self.in_objects());
        self.pin_candidates(lowest, keep && !self.config.nomove);
        let roots = Rc::clone(&self.roots);
        roots.clear_stale();
        roots.each_slot(false, |slot| self.update_from_young(slot));
        self.remembered_objects();
        self.marked_cards();
        for n in 0..self.kept.len() {
            shape::each_slot(self.kept[n], |slot| self.update_from_young(slot));
        }
        self.follow();
        self.finalize_young(!keep);
        self.clear_weak_to_young();
        self.follow_weak_refs();
        self.identities.promote(&self.space);
        self.large.sweep_young(&mut self.space);
        self.settle_kept();
        self.nursery.budget.adapt((self.stats.promoted_bytes - promoted) as usize);
        self.nursery.finish_cycle(&mut self.space, self.config.verify);
        for &at in &self.aged {
            self.nursery.regions.push((at, at + shape::size_of(at)));
        }
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
            self.was_stored_into(at);
            shape::each_slot(at, |slot| self.update_soon(slot));
        }
        remembered.clear();
        self.remembered = remembered;
    }

    /// The slots of marked cards are looked at.
    fn marked_cards(&mut self) {
        for at in std::mem::take(&mut self.carded) {
            shape::set_flags(at, shape::flags(at) & !shape::CARD_SEEN);
            let is_marked = self.is_marked_so_far(at);
            large::clean_cards(at, |slot| {
                self.was_slot_stored(is_marked, slot);
                self.update_soon(slot);
            });
        }
    }

    /// Looks at the slots of all gray objects, until there is none.
    pub(super) fn follow(&mut self) {
        loop {
            while let Some(at) = self.gray.pop() {
                shape::each_slot(at, |slot| self.update_soon(slot));
            }
            let fetched = std::mem::take(&mut self.fetched).slots;
            fetched.into_iter().filter(|slot| *slot != 0).for_each(|slot| self.update(slot));
            if self.gray.is_empty() {
                return;
            }
        }
    }

    /// As [`Heap::update`], before [`Heap::follow`] has ended. Survivors lie all over the nursery, so they are fetched a few at a time before they are needed.
    #[inline(always)]
    fn update_soon(&mut self, slot: usize) {
        if let Some(young) = self.maybe_young(slot)
            && let Some(ready) = self.fetched.put(slot, young)
        {
            self.update(ready);
        }
    }

    /// Sees to it that the slot refers to an old object.
    #[inline]
    pub(super) fn update(&mut self, slot: usize) {
        if let Some(at) = self.maybe_young(slot) {
            let to = self.promote(at);
            mem::set_word(slot, to as u64 + 1);
        }
    }

    /// As [`Heap::update`], for the slot of a root or a young object, which may refer to young ones at the next collection too.
    #[inline(always)]
    fn update_from_young(&mut self, slot: usize) {
        if let Some(at) = self.maybe_young(slot)
            && !self.is_kept(at)
        {
            let to = self.promote(at);
            mem::set_word(slot, to as u64 + 1);
        }
    }

    /// Whether the object at `at`, in a block that may hold young ones, is one that this collection keeps young.
    #[inline(always)]
    pub(super) fn is_kept(&self, at: usize) -> bool {
        shape::is_kept(mem::word(at)) && !self.space.is_marked(at)
    }

    /// The kept objects that have to be old after all have become so; the others wait for the next collection, and what was kept by the last
    /// one is gone.
    fn settle_kept(&mut self) {
        let mut blocks: Vec<usize> = self.aged.iter().map(|at| self.space.block_of(*at)).collect();
        blocks.sort_unstable();
        blocks.dedup();
        self.aged.clear();
        for at in std::mem::take(&mut self.kept) {
            let flags = shape::flags(at) & !shape::KEPT;
            if !self.space.is_marked(at) {
                shape::set_flags(at, flags | shape::AGED);
                self.aged.push(at);
                continue;
            }
            let mut knows_young = false;
            shape::each_slot(at, |slot| {
                knows_young |= self.maybe_young(slot).is_some_and(|to| self.is_young(to));
            });
            if knows_young {
                shape::set_flags(at, flags);
                self.remembered.push(at);
            } else {
                shape::set_flags(at, flags | shape::UNLOGGED);
            }
        }
        self.nursery.tidy(&mut self.space, &blocks, &self.aged);
    }

    /// Between a minor collection and a major one: all objects are old.
    pub(super) fn promote_aged(&mut self) {
        for at in std::mem::take(&mut self.aged) {
            self.space.mark(at);
            self.count_pinned(at);
            shape::set_flags(at, shape::flags(at) & !shape::AGED | shape::UNLOGGED);
        }
        for at in std::mem::take(&mut self.remembered) {
            self.was_stored_into(at);
            shape::set_flags(at, shape::flags(at) | shape::UNLOGGED);
        }
        self.identities.promote(&self.space);
        self.nursery.regions.clear();
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
            if shape::is_kept(header) {
                // Its slots are looked at in any case.
                self.space.mark(at);
                self.count_pinned(at);
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
        mem::set_word(to, shape::promoted(header));
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
        self.count_pinned(at);
        self.gray.push(at);
    }

    fn count_pinned(&mut self, at: usize) {
        self.stats.promoted += 1;
        self.stats.promoted_bytes += shape::size_of(at) as u64;
        self.stats.pinned += 1;
    }

    #[cold]
    fn promote_large(&mut self, at: usize) {
        large::promote(&mut self.space, at);
        self.stats.promoted += 1;
        self.stats.promoted_bytes += shape::size_of(at) as u64;
        self.gray.push(at);
    }

    /// Leaves in place what pinned words refer to; with `keep` as young objects, where it is the native stack for the first time.
    fn pin_candidates(&mut self, lowest: usize, keep: bool) {
        self.nursery.regions.sort_unstable();
        let roots = Rc::clone(&self.roots);
        let mut candidates = std::mem::take(&mut self.candidates);
        roots.each_pin(true, |word| self.consider(&mut candidates, word as usize));
        self.leave_in_place(&mut candidates, false);
        self.each_native_word(lowest, |word| self.consider(&mut candidates, word));
        self.leave_in_place(&mut candidates, keep);
        self.candidates = candidates;
    }

    #[inline(always)]
    fn consider(&self, candidates: &mut Vec<usize>, word: usize) {
        if self.space.contains(word) {
            match self.space.kind_at(word) {
                Block::Nursery | Block::Remnant | Block::LargeYoung | Block::LargeRest => {
                    candidates.push(word)
                }
                Block::Free | Block::LargeOld | Block::Old => {}
            }
        }
    }

    fn leave_in_place(&mut self, candidates: &mut Vec<usize>, keep: bool) {
        candidates.sort_unstable();
        candidates.dedup();
        let regions = std::mem::take(&mut self.nursery.regions);
        let (mut region, mut at) = (0, 0);
        for &word in candidates.iter() {
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
            let flags = shape::flags(at);
            if mem::word(at) == 0 || flags & shape::KEPT != 0 || self.space.is_marked(at) {
                continue;
            }
            if keep && flags & shape::AGED == 0 {
                self.nursery.stay(&mut self.space, at);
                shape::set_flags(at, flags | shape::KEPT);
                self.kept.push(at);
            } else {
                self.promote_in_place(at);
            }
        }
        self.nursery.regions = regions;
        candidates.clear();
    }

    fn pin_large(&mut self, word: usize) {
        if let Some(at) = self.large.around(&self.space, word)
            && !self.space.is_marked(at)
        {
            self.promote_large(at);
        }
    }
}
