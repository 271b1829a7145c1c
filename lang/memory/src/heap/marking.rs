//! Marking in steps: a major collection of a large heap, a part of it after each minor collection.
//!
//! To mark a heap of a gigabyte takes a tenth of a second and more. A program that answers somebody must not stand still for so long, so that the marks of
//! a large heap are made a few thousand objects at a time, while the program goes on. What it does meanwhile is seen through the barrier that minor
//! collections have anyway:
//!
//! * An object that was marked and then stored into is on the list of remembered ones: its slots are looked at *again*. Of a large one it is the slots
//!   of its marked cards. So the barrier must not be left out for values that are old, but for those that are alive for good.
//! * What is young is left alone. When it becomes old it has no mark: what refers to it then is a root, or was stored into, or has no mark itself.
//! * Roots are looked at in each step, and so what is built under way is marked bit by bit as well.
//!
//! A step that finds nothing more to mark ends it: what can only be seen when the program stands still, the roots and what owners lead to
//! ([`super::owners`]), is looked at once more, and `major.rs` frees what has no mark. What died while the marks were made may live until the next time.
//!
//! Whether an object is old is said by a mark, too: the marks of the collection under way lie in a table of their own, which takes the place of the
//! other one at its end ([`Space::swap_marks`]).
//!
//! How much a step does is counted in words, not in time, so that two runs of a program collect at the same places. It is a multiple of what has become
//! old since the last step: a heap that grows is marked faster than it grows.
//!
//! The idea is PyPy's (`incminimark`), whose barrier is of the same kind; the lists by size and cards are ours.
//!
//! **Absent:** other threads that mark; sweeping in steps, which takes some milliseconds for a gigabyte.

use super::stats::Collecting;
use super::{Heap, mem, shape};
use std::rc::Rc;
use std::time::Instant;

/// Words that a step looks at for each word that has become old.
const PACE: usize = 4;
/// Words of a large object that are looked at before it is somebody else's turn.
const STRETCH: usize = 16 << 10;

#[derive(Default)]
pub(super) struct Marking {
    /// Whether a major collection is under way.
    pub(super) is_on: bool,
    /// Whether a step runs now: the marks are those that it makes.
    is_stepping: bool,
    /// Marked objects whose slots are still to be looked at, between two steps.
    gray: Vec<usize>,
    /// Large ones, and the word that is next.
    pub(super) long: Vec<(usize, usize)>,
    /// Marked objects that were stored into.
    again: Vec<usize>,
    /// Slots of marked large objects that were stored into.
    slots: Vec<usize>,
    /// Bytes that had become old at the last step.
    promoted: u64,
}

impl Heap {
    /// Begins to mark. A minor collection has just ended.
    pub(super) fn start_marking(&mut self) {
        self.space.clear_other_marks();
        self.marking.is_on = true;
        self.nursery.budget.is_short = true;
        self.marking.promoted = self.stats.promoted_bytes;
        // Where the program makes more than the steps can follow, everything else waits for the end.
        self.threshold = self.old_bytes().saturating_mul(2);
    }

    /// Forgets the marks that were made: everything is to be marked at once.
    pub(super) fn give_up_marking(&mut self) {
        self.marking = Marking::default();
        self.nursery.budget.is_short = false;
    }

    /// A minor collection looks at an old object that was stored into.
    #[inline(always)]
    pub(super) fn was_stored_into(&mut self, at: usize) {
        if self.marking.is_on && self.space.has_other_mark(at) {
            self.marking.again.push(at);
        }
    }

    /// The same for a slot of a large object, if there is anything to be done.
    #[inline(always)]
    pub(super) fn was_slot_stored(&mut self, object_is_marked: bool, slot: usize) {
        if object_is_marked {
            self.marking.slots.push(slot);
        }
    }

    /// Whether a large object has been marked by the steps so far.
    pub(super) fn is_marked_so_far(&self, at: usize) -> bool {
        self.marking.is_on && self.space.has_other_mark(at)
    }

    /// Whether the object is one that a step leaves alone.
    #[inline(always)]
    pub(super) fn is_left_alone(&self, at: usize) -> bool {
        self.marking.is_stepping
            && self.space.kind_at(at).may_be_young()
            && !self.space.has_other_mark(at)
    }

    /// Marks for a while, straight after a minor collection. Whether nothing is left to be marked.
    #[inline(never)]
    pub(super) fn step(&mut self, lowest: usize) -> bool {
        let began = Instant::now();
        let _collecting = Collecting::start();
        let grown = (self.stats.promoted_bytes - self.marking.promoted) as usize / 8;
        self.marking.promoted = self.stats.promoted_bytes;
        let words = self.config.step.max(grown.saturating_mul(PACE));
        let pinned = self.pinned_objects(lowest);
        self.swap_marks();
        self.marking.is_stepping = true;
        for at in pinned {
            self.mark(at);
        }
        let roots = Rc::clone(&self.roots);
        roots.each_slot(true, |slot| self.mark_value(mem::word(slot)));
        self.mark_owners();
        self.mark_again();
        let is_done = self.trace(words) > 0;
        self.marking.is_stepping = false;
        self.swap_marks();
        self.stats.steps += 1;
        let pause = began.elapsed();
        self.stats.major_pause += pause;
        self.stats.max_pause = self.stats.max_pause.max(pause);
        is_done
    }

    /// Puts the marks of the collection under way in the place of those that say what is old, with the objects that are still to be looked at; or back.
    fn swap_marks(&mut self) {
        self.space.swap_marks();
        std::mem::swap(&mut self.gray, &mut self.marking.gray);
    }

    /// The last step of all, if there were any: the marks that they made are those of the major collection from now on. Whether it goes on from them.
    pub(super) fn take_over_marks(&mut self) -> bool {
        if !std::mem::take(&mut self.marking.is_on) {
            return false;
        }
        self.nursery.budget.is_short = false;
        self.swap_marks();
        self.mark_again();
        self.mark_owned_again();
        true
    }

    /// Looks at the slots of what was stored into after it had been marked.
    fn mark_again(&mut self) {
        for at in std::mem::take(&mut self.marking.again) {
            self.mark_from(at);
        }
        for slot in std::mem::take(&mut self.marking.slots) {
            self.mark_value(mem::word(slot));
        }
    }

    fn stretch(&self) -> usize {
        STRETCH.min(self.config.step)
    }

    /// Marks what an object refers to; of a long one only the beginning. How many words that were.
    #[inline(always)]
    pub(super) fn mark_from_soon(&mut self, at: usize) -> usize {
        let words = shape::size_of(at) / 8;
        if words > self.stretch() && shape::elements(at).is_some() {
            self.marking.long.push((at, 0));
            return 1;
        }
        self.mark_from(at);
        words
    }

    /// Looks at the next words of a long object, if there is one. How many they were.
    pub(super) fn mark_from_long(&mut self) -> Option<usize> {
        let (at, from) = self.marking.long.pop()?;
        let first = shape::elements(at).unwrap_or(0);
        let words = shape::size_of(at) / 8;
        let end = words.min(from + self.stretch());
        for word in from.max(first)..end {
            self.mark_value(mem::word(at + 8 * word));
        }
        if end < words {
            self.marking.long.push((at, end));
        }
        Some(end.saturating_sub(from))
    }
}
