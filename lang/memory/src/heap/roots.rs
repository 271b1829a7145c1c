//! Where references are held outside the heap.
//!
//! * *Precise slots* hold values; the collector updates them when objects move: registered ranges, the value stack,
//!   and [`RootVec`]s.
//! * *Pinned words* hold values or addresses, also interior ones; what they refer to is promoted in place: tables of
//!   constants in compiled code, and the native stack (`stack.rs`), which is nobody's to register.
//!
//! Nothing else keeps an object alive. The lists are shared with the handles, so that dropping one is all it takes.

use super::mem;
use crate::value::Value;
use std::cell::RefCell;
use std::ptr::NonNull;
use std::rc::Rc;

/// A vector whose positions stay valid until they are removed.
struct Slab<T> {
    items: Vec<Option<T>>,
    free: Vec<usize>,
}

impl<T> Default for Slab<T> {
    fn default() -> Slab<T> {
        Slab { items: Vec::new(), free: Vec::new() }
    }
}

impl<T> Slab<T> {
    fn add(&mut self, item: T) -> usize {
        let id = self.free.pop().unwrap_or_else(|| {
            self.items.push(None);
            self.items.len() - 1
        });
        self.items[id] = Some(item);
        id
    }

    fn remove(&mut self, id: usize) {
        self.items[id] = None;
        self.free.push(id);
    }

    fn iter(&self) -> impl Iterator<Item = &T> {
        self.items.iter().flatten()
    }
}

/// The interpreter's value stack; it grows upwards.
pub(super) struct ValueStack {
    pub(super) base: usize,
    pub(super) top: *const usize,
    pub(super) high: *mut usize,
    pub(super) limit: *mut usize,
}

/// What a [`RootVec`] does for its values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// Keeps them alive.
    Strong,
    /// Keeps them alive; they are all from `alloc_old`, so minor collections need not look.
    Old,
    /// Replaces them by null when nothing else keeps them alive.
    Weak,
}

struct Vector {
    values: NonNull<Vec<Value>>,
    hold: Hold,
}

impl Vector {
    fn slots(&self) -> std::iter::StepBy<std::ops::Range<usize>> {
        // SAFETY: a `RootVec` leaves the list before it frees its vector.
        let values = unsafe { self.values.as_ref() };
        let start = values.as_ptr() as usize;
        (start..start + 8 * values.len()).step_by(8)
    }
}

/// A table of pinned words.
struct Pinned {
    words: Box<[u64]>,
    /// The owner that keeps it alive: it is no root then, but for what is young. 0: there is none.
    owner: usize,
}

#[derive(Default)]
pub(super) struct Roots {
    /// `(start, end)` of precise slots.
    ranges: RefCell<Slab<(usize, usize)>>,
    stacks: RefCell<Vec<ValueStack>>,
    vectors: RefCell<Slab<Vector>>,
    pins: RefCell<Slab<Pinned>>,
    /// Tables of pinned words that no collection has seen; what all others refer to is old.
    fresh_pins: RefCell<Vec<usize>>,
    /// Words to be left in place once.
    settled: RefCell<Vec<u64>>,
    /// Address and number of pinned words that somebody else writes meanwhile.
    held: RefCell<Vec<(usize, usize)>>,
}

/// A frame starts below the high-water mark and reaches at most this far beyond it.
const RED_ZONE: usize = 4 << 10;
/// Bytes above the top of a value stack that stay available below its high-water mark.
const SLACK: usize = 8 << 10;

impl Roots {
    /// Calls `visit` with every precise slot; those that only ever refer to old objects on demand.
    pub(super) fn each_slot(&self, with_old_only: bool, mut visit: impl FnMut(usize)) {
        let mut words = |from: usize, to: usize| (from..to).step_by(8).for_each(&mut visit);
        for &(start, end) in self.ranges.borrow().iter() {
            words(start, end);
        }
        for stack in self.stacks.borrow().iter() {
            // SAFETY: whoever registered the stack promised that the pointer stays valid.
            words(stack.base, unsafe { *stack.top });
        }
        for vector in self.vectors.borrow().iter() {
            if vector.hold == Hold::Strong || vector.hold == Hold::Old && with_old_only {
                vector.slots().for_each(&mut visit);
            }
        }
    }

    /// Calls `visit` with every slot that does not keep its value alive.
    pub(super) fn each_weak_slot(&self, mut visit: impl FnMut(usize)) {
        for vector in self.vectors.borrow().iter().filter(|vector| vector.hold == Hold::Weak) {
            vector.slots().for_each(&mut visit);
        }
    }

    /// The words pinned since the last collection.
    pub(super) fn fresh_pins(&self) -> Vec<u64> {
        let pins = self.pins.borrow();
        let tables = self.fresh_pins.borrow();
        let fresh = tables.iter().filter_map(|id| pins.items[*id].as_ref());
        let fresh = fresh.flat_map(|table| table.words.iter().copied());
        fresh.chain(self.settled.borrow().iter().copied()).collect()
    }

    /// Calls `visit` with every pinned word; in a minor collection only with those that may refer to young objects.
    pub(super) fn each_pin(&self, only_fresh: bool, mut visit: impl FnMut(u64)) {
        let pins = self.pins.borrow();
        let fresh = std::mem::take(&mut *self.fresh_pins.borrow_mut());
        std::mem::take(&mut *self.settled.borrow_mut()).into_iter().for_each(&mut visit);
        if only_fresh {
            let tables = fresh.iter().filter_map(|id| pins.items[*id].as_ref());
            tables.flat_map(|table| table.words.iter()).for_each(|word| visit(*word));
        } else {
            let tables = pins.iter().filter(|table| table.owner == 0);
            tables.flat_map(|table| table.words.iter()).for_each(|word| visit(*word));
        }
        for &(start, words) in self.held.borrow().iter() {
            (start..start + 8 * words).step_by(8).for_each(|place| visit(mem::word(place)));
        }
    }

    pub(super) fn hold(&self, start: usize, words: usize) {
        self.held.borrow_mut().push((start, words));
    }

    pub(super) fn release(&self, start: usize) {
        let mut held = self.held.borrow_mut();
        if let Some(last) = held.iter().rposition(|held| held.0 == start) {
            held.remove(last);
        }
    }

    /// Clears what lies above the tops of the value stacks, so that no slot outlives what it refers to.
    pub(super) fn clear_stale(&self) {
        for stack in self.stacks.borrow().iter() {
            // SAFETY: whoever registered the stack promised that both pointers stay valid.
            let (top, high) = unsafe { (*stack.top, *stack.high) };
            let end = high + RED_ZONE;
            if top < end {
                mem::fill(top, end, 0);
                // SAFETY: as above.
                unsafe {
                    *stack.high = high.min(top + SLACK);
                    *stack.limit = (*stack.limit).min(*stack.high);
                }
            }
        }
    }

    pub(super) fn add_range(&self, start: usize, words: usize) -> usize {
        self.ranges.borrow_mut().add((start, start + 8 * words))
    }

    pub(super) fn remove_range(&self, id: usize) {
        self.ranges.borrow_mut().remove(id);
    }

    pub(super) fn add_stack(&self, stack: ValueStack) {
        self.stacks.borrow_mut().push(stack);
    }

    pub(super) fn remove_stack(&self, base: usize) {
        self.stacks.borrow_mut().retain(|stack| stack.base != base);
    }

    pub(super) fn add_pins(&self, words: Box<[u64]>) -> usize {
        let id = self.pins.borrow_mut().add(Pinned { words, owner: 0 });
        self.fresh_pins.borrow_mut().push(id);
        id
    }

    /// An owner keeps this table alive from now on.
    pub(super) fn own_pins(&self, id: usize, owner: usize) {
        if let Some(table) = &mut self.pins.borrow_mut().items[id] {
            table.owner = owner;
        }
    }

    /// The owner that keeps this table alive; 0: none.
    pub(super) fn owner_of_pins(&self, id: usize) -> usize {
        self.pins.borrow().items[id].as_ref().map_or(0, |table| table.owner)
    }

    /// Forgets the words of a table, whose owner is no more; its number stays taken.
    pub(super) fn empty_pins(&self, id: usize) {
        if let Some(table) = &mut self.pins.borrow_mut().items[id] {
            *table = Pinned { words: Box::default(), owner: 0 };
        }
    }

    /// Calls `visit` with the words of one table.
    pub(super) fn each_word(&self, id: usize, visit: impl FnMut(u64)) {
        if let Some(table) = &self.pins.borrow().items[id] {
            table.words.iter().copied().for_each(visit);
        }
    }

    /// These words pin for one collection.
    pub(super) fn settle(&self, words: Vec<u64>) {
        self.settled.borrow_mut().extend(words);
    }

    pub(super) fn remove_pins(&self, id: usize) {
        self.pins.borrow_mut().remove(id);
    }

    pub(super) fn pins_start(&self, id: usize) -> *const u64 {
        self.pins.borrow().items[id].as_ref().map_or(std::ptr::null(), |table| table.words.as_ptr())
    }
}

/// A vector of values that are updated when objects move; by its [`Hold`] it keeps them alive or not.
///
/// The values may be rewritten at every safepoint, so read them afresh after one. It may outlive its heap; its values
/// do not.
pub struct RootVec {
    roots: Rc<Roots>,
    id: usize,
    values: NonNull<Vec<Value>>,
}

impl RootVec {
    pub(super) fn new(roots: &Rc<Roots>, hold: Hold) -> RootVec {
        let values = NonNull::from(Box::leak(Box::new(Vec::new())));
        let id = roots.vectors.borrow_mut().add(Vector { values, hold });
        RootVec { roots: Rc::clone(roots), id, values }
    }

    #[inline(always)]
    fn values(&self) -> &Vec<Value> {
        // SAFETY: owned by this handle; the collector writes to it only while no method of it runs.
        unsafe { self.values.as_ref() }
    }

    #[inline(always)]
    fn values_mut(&mut self) -> &mut Vec<Value> {
        // SAFETY: as above.
        unsafe { self.values.as_mut() }
    }

    /// Number of values.
    pub fn len(&self) -> usize {
        self.values().len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.values().is_empty()
    }

    /// The value at `index`; panics if there is none.
    #[inline(always)]
    pub fn get(&self, index: usize) -> Value {
        self.values()[index]
    }

    /// Replaces the value at `index`; panics if there is none.
    #[inline(always)]
    pub fn set(&mut self, index: usize, value: Value) {
        self.values_mut()[index] = value;
    }

    /// Adds a value; returns its index.
    pub fn push(&mut self, value: Value) -> usize {
        self.values_mut().push(value);
        self.len() - 1
    }

    /// Takes the last value away.
    pub fn pop(&mut self) -> Option<Value> {
        self.values_mut().pop()
    }

    /// Leaves only the first `len` values.
    pub fn truncate(&mut self, len: usize) {
        self.values_mut().truncate(len);
    }

    /// The values as they are now; the slice must not be held across a safepoint.
    pub fn as_slice(&self) -> &[Value] {
        self.values()
    }

    /// The values to be changed or reordered, not across a safepoint.
    pub fn as_mut_slice(&mut self) -> &mut [Value] {
        self.values_mut()
    }
}

impl Drop for RootVec {
    fn drop(&mut self) {
        self.roots.vectors.borrow_mut().remove(self.id);
        // SAFETY: from `Box::leak` in `new`, and nobody else refers to it any more.
        drop(unsafe { Box::from_raw(self.values.as_ptr()) });
    }
}

impl std::fmt::Debug for RootVec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.values()).finish()
    }
}

/// Names a registered range of precise slots.
#[derive(Debug, PartialEq, Eq)]
pub struct RangeId(pub(super) usize);

/// Names a registered table of pinned words.
#[derive(Debug, PartialEq, Eq)]
pub struct PinId(pub(super) usize);
