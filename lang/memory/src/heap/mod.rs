//! Memory: where objects live, and how the dead ones are found.
//!
//! **In:** requests for memory, stores that old objects saw, and the places outside the heap where references are held.
//! **Out:** zeroed memory, and the guarantee that whatever can be reached stays as it was.
//!
//! A generational collector. New objects come from the *nursery*, by moving a cursor (`nursery.rs`; how many, `budget.rs`). A *minor collection*
//! (`minor.rs`) copies the few that survive to the *old space* (`old.rs`), cells that never move, and leaves in place
//! those that the native stack refers to, which is read conservatively; they stay young for one cycle more. A *major collection* (`major.rs`) marks the old
//! space and frees the rest; the marks of a large heap are made in steps (`marking.rs`). Objects of 8 KB and more never move (`large.rs`).
//!
//! ```text
//! let at = heap.alloc(header, 24);             a young object: header written, the rest zero
//! set_word(old + 16, Value::object(at));       a store into some object ...
//! heap.barrier(old, 2);                        ... then the barrier, with the index of the word
//! heap.poll();                                 a safepoint: objects that only precise roots know may move
//! ```
//!
//! **Rules for the rest of the house**
//!
//! 1. An object's size follows from header and length word at every safepoint, and never changes, except that it may
//!    shrink if the words it gives up are set to zero.
//! 2. A collection happens only in [`Heap::poll`], [`Heap::collect`] and [`Heap::alloc_slow_collect`] (and at the limit in
//!    [`Heap::alloc_slow`], if so configured). Elsewhere any code may do as it likes.
//! 3. What a local variable or register refers to, also somewhere into its middle, neither dies nor moves. What a `Vec`, a
//!    `Box` or a static refers to does both: use a [`RootVec`] or register the place.
//! 4. After storing a reference into an object: the barrier, with no safepoint between. Needless for small ints, for objects
//!    that are alive for good as values, and for stores into an object allocated since the last safepoint: compiled code that may
//!    have taken the slow path for a second object must use the barrier on the first.
//! 5. A loop in a runtime function that makes much garbage should poll; until then its garbage is kept.
//! 6. Byte 7 of the header belongs to the collector. Addresses are not identities: see [`Heap::identity`].
//!
//! 7. Memory outside the heap that dies with an object is told of: `owners.rs`.
//! 8. Weak references that want to be told, and finalizers, are queued: the mutator asks for them at a safepoint.
//!
//! One thread at a time uses the heap. The others wait at places where their registers are spilled ([`Heap::park`]), and their stacks are searched as well.
//!
//! **Absent:** references to the middle of an object in slots; reading the environment.

// The collector reads and writes raw memory by design; every such access goes through `mem.rs` or says why it is right.
#![allow(unsafe_code)]

mod alloc;
mod barrier;
mod budget;
mod config;
mod finalizer;
mod large;
pub mod low;
mod major;
mod marking;
mod mem;
mod minor;
mod nursery;
mod old;
pub mod os;
pub mod outside;
mod owners;
mod roots;
mod shape;
mod space;
mod stack;
mod stats;
mod stores;
mod verify;
mod weak;
mod weakref;

pub use alloc::heap_alloc_slow_collect;
pub use barrier::heap_barrier_slow;
pub use config::{Config, size};
pub use large::{CARD_SHIFT, CARD_WORDS};
pub use nursery::AllocWindow;
pub use old::LARGE;
pub use owners::Hooks;
pub use roots::{Hold, PinId, RangeId, RootVec};
pub use shape::{CARD_SEEN, UNLOGGED};
pub use stack::with_registers;
pub use stats::{Stats, is_collecting};

use crate::value::Value;
use budget::Budget;
use finalizer::Finalizers;
use large::LargeSpace;
use marking::Marking;
use minor::Fetched;
use nursery::Nursery;
use old::OldSpace;
use owners::Owners;
use roots::{Roots, ValueStack};
use space::{BLOCK, Space};
use std::rc::Rc;
use weak::Identities;
use weakref::WeakRefs;

/// Which collection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Collection {
    /// The young objects; the old ones too if they have grown enough.
    Minor,
    /// Everything.
    Major,
}

/// A heap: the objects of one program, whose threads take turns.
pub struct Heap {
    window: *mut AllocWindow,
    own_window: *mut AllocWindow,
    space: Space,
    nursery: Nursery,
    old: OldSpace,
    large: LargeSpace,
    roots: Rc<Roots>,
    identities: Identities,
    weak_refs: WeakRefs,
    finalizers: Finalizers,
    owners: Owners,
    /// Old objects that were stored into since the last collection.
    remembered: Vec<usize>,
    /// Those of them that have cards.
    carded: Vec<usize>,
    /// Objects whose slots are still to be looked at.
    gray: Vec<usize>,
    /// Slots to be looked at before those.
    fetched: Fetched,
    /// The major collection under way, if there is one.
    marking: Marking,
    /// Young objects that this collection leaves where they are, and those that the last one has left so.
    kept: Vec<usize>,
    aged: Vec<usize>,
    candidates: Vec<usize>,
    stack_base: usize,
    /// Native stacks of threads that wait: the lowest address that matters, and the base.
    parked: Vec<(usize, usize)>,
    external: usize,
    /// Bytes outside of the heap when it was made, which are not the program's.
    outside: usize,
    /// A major collection is due when more than this is in old objects.
    threshold: usize,
    /// What the last one has left.
    alive: usize,
    /// Bytes that may be used: the limit, or more once null was returned.
    ceiling: usize,
    slow_paths: u32,
    config: Config,
    stats: Stats,
}

impl Heap {
    /// A heap with these settings; `None` if the system gives no address space.
    pub fn new(mut config: Config) -> Option<Box<Heap>> {
        // Under a tight limit the nursery must leave room for what survives.
        config.nursery = config.nursery.min(config.limit / 4).max(2 * BLOCK);
        let space = Space::new(config.reservation)?;
        // What survives a collection is never refused: it has the rest.
        config.limit = config.limit.min(space.bytes() / 8 * 7);
        let budget = Budget::new(config.nursery, config.adapts.then_some(config.limit / 4));
        let window = Box::into_raw(Box::default());
        let roots: Rc<Roots> = Rc::default();
        let mut heap = Box::new(Heap {
            window,
            own_window: window,
            space,
            nursery: Nursery::new(budget),
            old: OldSpace::new(),
            large: LargeSpace::default(),
            weak_refs: WeakRefs::new(&roots),
            finalizers: Finalizers::new(&roots),
            owners: Owners::default(),
            roots,
            identities: Identities::default(),
            remembered: Vec::new(),
            carded: Vec::new(),
            gray: Vec::new(),
            fetched: Fetched::default(),
            marking: Marking::default(),
            kept: Vec::new(),
            aged: Vec::new(),
            candidates: Vec::new(),
            stack_base: 0,
            parked: Vec::new(),
            external: 0,
            outside: outside::in_use(),
            threshold: 0,
            alive: 0,
            ceiling: config.limit,
            slow_paths: 0,
            config,
            stats: Stats::default(),
        });
        heap.set_threshold(0);
        Some(heap)
    }

    // ---- collecting

    /// Whether a collection is wanted at the next safepoint: not 0 at this address.
    pub fn requested(&self) -> *const u32 {
        // SAFETY: the window is valid; no reference to it is made.
        unsafe { &raw const (*self.window).requested }
    }

    fn set_requested(&mut self, requested: bool) {
        self.window_mut().requested = requested as u32;
    }

    /// A safepoint: collects if that was asked for.
    #[inline]
    pub fn poll(&mut self) {
        if self.window_mut().requested != 0 {
            self.collect(Collection::Minor);
        }
    }

    /// Whether what survived is more than the limit, after a collection that nobody who allocates has seen the end of: MemoryError is to be
    /// raised. The reserve is open then.
    pub fn is_over(&mut self) -> bool {
        let is_over = self.used() > self.ceiling || outside::is_crowded();
        if is_over {
            self.open_reserve();
        }
        outside::refill();
        is_over
    }

    /// A safepoint: collects.
    #[cold]
    #[inline(never)]
    pub fn collect(&mut self, kind: Collection) {
        stack::with_registers(|lowest| outside::spares(|| self.collect_from(kind, lowest)));
    }

    /// A safepoint, and a promise that nobody holds anything on the native stack below `floor`, as [`with_registers`] gave it: collects
    /// everything. 0: there is no such promise.
    pub fn collect_above(&mut self, floor: usize) {
        match floor {
            0 => self.collect(Collection::Major),
            _ => outside::spares(|| self.collect_from(Collection::Major, floor)),
        }
    }

    #[inline(never)]
    fn collect_from(&mut self, kind: Collection, lowest: usize) {
        self.minor(lowest, kind == Collection::Minor);
        let stressed = self.config.stress != 0 && self.stats.minors.is_multiple_of(16);
        let full = self.old_bytes() > self.threshold || self.used() > self.config.limit;
        let at_once = kind == Collection::Major || self.used() > self.config.limit;
        if at_once {
            self.give_up_marking();
        } else if !self.marking.is_on && self.marks_in_steps() && (stressed || self.is_early()) {
            self.start_marking();
        }
        let is_due = match self.marking.is_on {
            true => self.step(lowest) || full,
            false => at_once || stressed || full,
        };
        if is_due {
            self.promote_aged();
            self.major(lowest);
        }
        // What the next cycles will want soon stays at hand.
        let keep =
            self.threshold.saturating_sub(self.old_bytes()) + 2 * self.nursery.budget.bytes();
        self.space.trim(keep / BLOCK);
        if self.used() < self.config.limit {
            self.ceiling = self.config.limit;
        }
        if self.has_dead() {
            self.set_requested(true);
        }
    }

    /// Whether somebody is to be told of what has died: at the next safepoint.
    pub fn has_dead(&self) -> bool {
        self.weak_refs.has_dead() || self.finalizers.is_due()
    }

    /// Says no more that somebody is to be told: it is being done.
    pub fn hear_of_dead(&mut self) {
        self.set_requested(false);
    }

    /// Bytes in old objects and outside the heap.
    fn old_bytes(&self) -> usize {
        self.old.bytes
            + self.nursery.remnant_bytes
            + self.large.bytes
            + self.external
            + self.owners.bytes
    }

    /// Bytes of memory that objects take, and what is counted with them: the same in each run of a program.
    fn in_objects(&self) -> usize {
        (self.space.in_use - self.large.blocks) * BLOCK + self.large.bytes + self.external
    }

    /// Bytes of memory in use, what Rust code has allocated included.
    fn used(&self) -> usize {
        let own = self.in_objects();
        outside::heap_uses(own);
        own + outside::in_use().saturating_sub(self.outside)
    }

    fn may_use(&self, bytes: usize) -> bool {
        self.used().saturating_add(bytes) <= self.ceiling
    }

    /// Whether there is room for so many bytes more, in the heap and outside of it. If not, MemoryError is to be raised; the reserve is open then.
    pub fn has_room(&mut self, bytes: usize) -> bool {
        let has_room = self.may_use(bytes);
        if !has_room {
            self.open_reserve();
        }
        has_room
    }

    /// Has the limit hold for all that the process allocates.
    pub fn guard(&self) -> outside::Guard {
        // SAFETY: the window is where it was promised to stay; who has the guard drops it before the heap.
        unsafe { outside::Guard::new(self.config.limit, self.requested()) }
    }

    /// Whether there could ever be room for an object of this size.
    pub fn could_hold(&self, bytes: usize) -> bool {
        /// More is asked for by mistake.
        const MOST: usize = 1 << 36;
        bytes <= self.config.limit.min(MOST)
    }

    /// Null is about to be returned: lets the runtime have the reserve, to build the exception.
    fn open_reserve(&mut self) {
        if self.ceiling == self.config.limit {
            self.ceiling = self.ceiling.max(self.used()).saturating_add(self.config.reserve);
        }
        self.set_requested(true);
    }

    /// Whether the next major collection is one that goes in steps.
    fn marks_in_steps(&self) -> bool {
        self.old_bytes() >= self.config.stepped
    }

    /// Whether it is time for the first step, so that the last one is done in time.
    fn is_early(&self) -> bool {
        self.old_bytes() > self.threshold - (self.threshold - self.alive.min(self.threshold)) / 4
    }

    /// Decides from what is alive when the next major collection is due.
    fn set_threshold(&mut self, live: usize) {
        self.alive = live;
        let grown = (live / 100).saturating_mul(self.config.growth) + self.config.nursery;
        // The closer to the limit, the sooner.
        let room =
            self.config.limit.saturating_sub(live).saturating_sub(self.nursery.budget.most()) / 2;
        self.threshold = grown.max(self.config.min_heap).min(live.saturating_add(room));
    }

    // ---- roots

    /// From `base` upwards the native stack is nobody's business; below, it is searched for references. 0: not at all.
    /// Returns what was set before.
    pub fn set_stack_base(&mut self, base: usize) -> usize {
        std::mem::replace(&mut self.stack_base, base)
    }

    /// A thread waits from now on: its native stack from `lowest`, as [`with_registers`] gave it, to `base` is searched until [`Heap::unpark`].
    pub fn park(&mut self, lowest: usize, base: usize) {
        self.parked.push((lowest, base));
    }

    /// The thread whose stack has this base waits no more.
    pub fn unpark(&mut self, base: usize) {
        self.parked.retain(|parked| parked.1 != base);
    }

    /// Calls `visit` with every word of the native stacks: that of this thread from `lowest` on, and those of all that wait.
    fn each_native_word(&self, lowest: usize, mut visit: impl FnMut(usize)) {
        if self.stack_base != 0 {
            stack::each_word(lowest, self.stack_base, &mut visit);
        }
        for &(lowest, base) in &self.parked {
            stack::each_word(lowest, base, &mut visit);
        }
    }

    /// A vector of values that are kept up to date, and alive if it says so.
    pub fn root_vec(&self, hold: Hold) -> RootVec {
        RootVec::new(&self.roots, hold)
    }

    /// These values, kept alive and up to date: for what is read again after code of the program may have run. A vector of Rust's is nothing
    /// that the collector sees.
    pub fn rooted(&self, values: impl IntoIterator<Item = Value>) -> RootVec {
        let mut held = self.root_vec(Hold::Strong);
        values.into_iter().for_each(|value| {
            held.push(value);
        });
        held
    }

    /// Whether this memory is in the part of the native stack that is searched for references.
    pub fn is_on_native_stack(&self, at: usize) -> bool {
        let here = 0u8;
        (std::ptr::from_ref(&here) as usize..self.stack_base).contains(&at)
    }

    /// Registers `words` values at `start`, which the collector updates.
    ///
    /// # Safety
    /// They stay valid, and always hold values, until [`Heap::unregister_slots`].
    pub unsafe fn register_slots(&mut self, start: *mut Value, words: usize) -> RangeId {
        RangeId(self.roots.add_range(start as usize, words))
    }

    /// Ends a registration.
    pub fn unregister_slots(&mut self, id: RangeId) {
        self.roots.remove_range(id.0);
    }

    /// Registers the interpreter's value stack: values in `[base, *top)`, growing upwards.
    ///
    /// No word at or above `*high` has been written since it was last zero. At a collection the words from the top
    /// to there are cleared, and `*high` is lowered. A new frame is checked against `*limit`, which is never above `*high`;
    /// the slow path of that check raises both. It is lowered with `*high`.
    ///
    /// # Safety
    /// The memory up to `*high` and the three pointers stay valid until [`Heap::unregister_stack`].
    pub unsafe fn register_stack(
        &mut self,
        base: *mut Value,
        top: *const usize,
        high: *mut usize,
        limit: *mut usize,
    ) {
        self.roots.add_stack(ValueStack { base: base as usize, top, high, limit });
    }

    /// Ends the registration of the value stack that starts at `base`.
    pub fn unregister_stack(&mut self, base: *mut Value) {
        self.roots.remove_stack(base as usize);
    }

    /// Keeps in place, and alive, whatever these words refer to, as values or addresses: constants in compiled code.
    pub fn pin(&mut self, words: Vec<u64>) -> PinId {
        PinId(self.roots.add_pins(words.into_boxed_slice()))
    }

    /// Keeps in place, and alive, whatever these words refer to, as they are at each collection, until the matching [`Heap::release`].
    pub fn hold(&mut self, words: *const [u64]) {
        self.roots.hold(words.cast::<u64>() as usize, words.len());
    }

    /// Ends the last [`Heap::hold`] of these words.
    pub fn release(&mut self, words: *const [u64]) {
        self.roots.release(words.cast::<u64>() as usize);
    }

    /// The words of a table, at the address where they stay until [`Heap::unpin`].
    pub fn pinned(&self, id: &PinId) -> *const u64 {
        self.roots.pins_start(id.0)
    }

    /// Lets go of the words of a table.
    pub fn unpin(&mut self, id: PinId) {
        self.disown_pins(id.0);
        self.roots.remove_pins(id.0);
    }

    // ---- questions

    /// The number of the object at `object`, which no other object ever has.
    ///
    /// # Safety
    /// `object` is the address of an object.
    pub unsafe fn identity(&mut self, object: usize) -> u64 {
        let is_young = self.is_young(object);
        self.identities.of(object, is_young)
    }

    /// Whether the object at this address, if it is in the heap, may move or die at the next minor collection.
    pub fn is_young(&self, object: usize) -> bool {
        self.space.contains(object)
            && self.space.kind_at(object).may_be_young()
            && !self.space.is_marked(object)
    }

    /// Whether a value is none that the collector has to be told of where it is stored: no object, or one that is alive for good.
    pub fn is_eternal(value: Value) -> bool {
        !value.is_object() || shape::flags(value.address()) & shape::ETERNAL != 0
    }

    /// Whether the address lies in memory of the heap.
    pub fn contains(&self, address: usize) -> bool {
        self.space.contains(address)
    }

    /// Tells the heap that its objects hold `bytes` more bytes elsewhere, or fewer.
    pub fn external(&mut self, bytes: isize) {
        self.external = self.external.saturating_add_signed(bytes);
        if bytes > 0 && (self.old_bytes() > self.threshold || !self.may_use(0)) {
            self.set_requested(true);
        }
    }

    /// Minor collections so far: as long as there is no other one, no object has moved.
    #[inline]
    pub fn minors(&self) -> u64 {
        self.stats.minors
    }

    /// What has been done so far.
    pub fn stats(&self) -> Stats {
        // SAFETY: the window is valid, and nobody writes to it during the call.
        let cursor = unsafe { (*self.window).cursor };
        let current = if self.nursery.end() == 0 { 0 } else { self.nursery.used_of_window(cursor) };
        Stats {
            allocated: self.stats.allocated + (current + self.nursery.used_of_unfilled()) as u64,
            old_bytes: self.old.bytes + self.nursery.remnant_bytes,
            large_bytes: self.large.bytes,
            external: self.external,
            used: self.used(),
            peak: self.stats.peak.max(self.in_objects()),
            ..self.stats
        }
    }
}

impl Drop for Heap {
    fn drop(&mut self) {
        // SAFETY: from `Box::into_raw` in `new`; if the window lives elsewhere by now, nobody uses this one.
        drop(unsafe { Box::from_raw(self.own_window) });
    }
}

#[cfg(test)]
mod tests;
