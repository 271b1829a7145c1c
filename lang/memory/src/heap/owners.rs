//! Owners: objects that memory outside the heap belongs to, and that die with what refers to them.
//!
//! A class, a module and a code object are objects like all others; most of what they are is a *record* in Rust, found from their second word. While
//! the object is alive, so is the record, and what the record refers to (`object/record.rs`). Three things keep the object alive that are no slots:
//!
//! * An object of the program refers to its class by its map, a function to its code by an address. The table of kinds says which do ([`Kind::leads`]).
//! * The native stack may hold the address of a record, also somewhere into its middle: the ranges that records lie in are known here.
//! * What somebody has pinned *for* an owner lives as long as the owner ([`Heap::pin_for`]): the constants of code, and those of its traces. So
//!   a trace keeps alive what it names, and is itself kept by the code that it starts in, and by nothing else.
//!
//! A major collection finds out which owners have died before it frees anything, and tells the runtime ([`Hooks::bury`]), which takes them out of its
//! lists. The records are freed at the next safepoint, when nothing of the collection is under way.
//!
//! **Absent:** what a record is.

use super::Heap;
use super::roots::PinId;
use crate::value::{Kind, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::ops::Range;

/// Calls a visitor with what an object refers to.
pub type Each = fn(object: Value, visit: &mut dyn FnMut(Value));

/// What the runtime is asked during a major collection. The argument is what [`Heap::set_hooks`] was given.
#[derive(Clone, Copy)]
pub struct Hooks {
    /// Calls a visitor with what an object refers to besides the values in its slots: see [`Kind::leads`]. Values may be null.
    pub each: Each,
    /// Whether owners may die at all now.
    pub may_bury: fn(*const u8) -> bool,
    /// All names: they are alive where owners may not die.
    pub names: fn(*const u8) -> Vec<Value>,
    /// Owners that are alive because two others are: as long as this finds more, it is asked again.
    pub because_of_two: fn(*const u8, &Heap) -> Vec<Value>,
    /// These owners have died, or none has, and names that nothing refers to are no names any more. Objects can still be read. Nothing may be
    /// allocated. Gives how many bytes the records take.
    pub bury: fn(*mut u8, &Heap, &[Value]) -> usize,
}

/// What belongs to one owner.
#[derive(Default)]
struct Owned {
    /// Tables of pinned words, and whether somebody has the number of the table and will let go of it.
    pins: SmallVec<[(usize, bool); 1]>,
    /// Where ranges start.
    ranges: SmallVec<[usize; 2]>,
}

#[derive(Default)]
pub(super) struct Owners {
    hooks: Option<(*mut u8, Hooks)>,
    /// All of them.
    all: Vec<usize>,
    owned: FxHashMap<usize, Owned>,
    /// By start: end, and owner.
    ranges: BTreeMap<usize, (usize, usize)>,
    /// Bytes of all records, about.
    pub(super) bytes: usize,
}

impl Owners {
    /// The record that this address points into, and its owner.
    fn around(&self, address: usize) -> Option<(Range<usize>, usize)> {
        let (&start, &(end, owner)) = self.ranges.range(..=address).next_back()?;
        (address < end).then_some((start..end, owner))
    }
}

impl Heap {
    /// Whom to ask, and with which argument.
    pub fn set_hooks(&mut self, of: *mut u8, hooks: Hooks) {
        self.owners.hooks = Some((of, hooks));
    }

    /// What tells where else than to its slots an object leads.
    pub(super) fn each_led(&self) -> Option<Each> {
        self.owners.hooks.map(|(_, hooks)| hooks.each)
    }

    /// An object from `alloc_old` is an owner from now on: it is alive as long as something refers to it.
    pub fn add_owner(&mut self, owner: Value) {
        self.owners.all.push(owner.address());
    }

    /// This memory belongs to an owner, until it dies.
    pub fn own(&mut self, owner: Value, start: usize, bytes: usize) {
        self.owners.ranges.insert(start, (start + bytes, owner.address()));
        self.owners.owned.entry(owner.address()).or_default().ranges.push(start);
    }

    /// Tells that records take so many bytes more, or fewer.
    pub fn recorded(&mut self, bytes: isize) {
        self.owners.bytes = self.owners.bytes.saturating_add_signed(bytes);
        if bytes > 0 && self.old_bytes() > self.threshold {
            self.set_requested(true);
        }
    }

    /// The record that this address points into, and its owner.
    pub fn owner_of(&self, address: usize) -> Option<(Range<usize>, Value)> {
        let (range, owner) = self.owners.around(address)?;
        Some((range, Value::object(owner)))
    }

    /// Keeps in place, and alive as long as the owner, a code object, what these words refer to.
    pub fn pin_for(&mut self, owner: Value, words: Vec<u64>) {
        let id = self.roots.add_pins(words.into_boxed_slice());
        self.give(owner, id, false);
    }

    /// What was pinned is kept alive by an owner from now on. Whoever pinned it still lets go of it.
    pub fn give_pin(&mut self, owner: Value, id: &PinId) {
        self.give(owner, id.0, true);
    }

    fn give(&mut self, owner: Value, id: usize, is_known: bool) {
        debug_assert_eq!(
            owner.kind(),
            Kind::Code,
            "marking asks no other kind for what is pinned for it"
        );
        self.roots.own_pins(id, owner.address());
        self.owners.owned.entry(owner.address()).or_default().pins.push((id, is_known));
    }

    /// A table of an owner is let go: its number may soon be that of another one.
    pub(super) fn disown_pins(&mut self, id: usize) {
        if let Some(owned) = self.owners.owned.get_mut(&self.roots.owner_of_pins(id)) {
            owned.pins.retain(|pin| pin.0 != id);
        }
    }

    /// Leaves in place what these words refer to, which is old after the next collection; nothing is kept alive longer than that.
    pub fn settle(&mut self, words: Vec<u64>) {
        self.roots.settle(words);
    }

    /// How many words wait for the next collection to be left in place.
    pub fn to_settle(&self) -> usize {
        self.roots.to_settle()
    }

    /// Whether the heap is verified at each collection.
    pub fn verifies(&self) -> bool {
        self.config.verify
    }

    /// Whether an object was found to be alive, in a major collection.
    pub fn is_alive(&self, object: Value) -> bool {
        !self.space.contains(object.address()) || self.space.is_marked(object.address())
    }

    /// The owners that a native stack's word leads to.
    pub(super) fn owner_around(&self, word: usize) -> Option<usize> {
        self.owners.around(word).map(|(_, owner)| owner)
    }

    /// Marks what an object refers to, by slots and otherwise.
    #[inline(always)]
    pub(super) fn mark_from(&mut self, at: usize) {
        super::shape::each_slot(at, |slot| self.mark_value(super::mem::word(slot)));
        if super::shape::leads(at) {
            self.mark_led(at);
        }
    }

    #[inline(never)]
    fn mark_led(&mut self, at: usize) {
        let Some((_, hooks)) = self.owners.hooks else { return };
        (hooks.each)(Value::object(at), &mut |value| self.mark_value(value.bits()));
        // Instances and functions are many, and nothing is pinned for them.
        if super::shape::kind(at) != Kind::Code {
            return;
        }
        let Some(owned) = self.owners.owned.get(&at) else { return };
        let tables: Vec<usize> = owned.pins.iter().map(|pin| pin.0).collect();
        let roots = std::rc::Rc::clone(&self.roots);
        for table in tables {
            roots.each_word(table, |word| self.mark_value(word));
        }
    }

    /// All owners are alive, if none may die now.
    pub(super) fn mark_owners(&mut self) {
        let Some((of, hooks)) = self.owners.hooks else { return };
        if (hooks.may_bury)(of) {
            return;
        }
        for n in 0..self.owners.all.len() {
            self.mark(self.owners.all[n]);
        }
        (hooks.names)(of).into_iter().for_each(|name| self.mark_value(name.bits()));
    }

    /// Looks once more at what owners lead to that are marked: records change without a barrier, and more may have been pinned for them. Those of the
    /// builtin classes are roots.
    pub(super) fn mark_owned_again(&mut self) {
        let roots = std::rc::Rc::clone(&self.roots);
        roots.each_slot(true, |slot| {
            let at = (super::mem::word(slot) as usize).wrapping_sub(1);
            if super::mem::word(slot) & 1 != 0
                && self.space.contains(at)
                && self.space.is_marked(at)
                && super::shape::leads(at)
            {
                self.mark_led(at);
            }
        });
        for n in 0..self.owners.all.len() {
            let at = self.owners.all[n];
            if self.space.is_marked(at) {
                self.mark_led(at);
            }
        }
    }

    /// Marks those that are alive because of two others. Whether there were any.
    pub(super) fn mark_because_of_two(&mut self) -> bool {
        let Some((of, hooks)) = self.owners.hooks else { return false };
        let found = (hooks.because_of_two)(of, self);
        found.iter().for_each(|value| self.mark_value(value.bits()));
        !found.is_empty()
    }

    /// All marks are made: who has none is dead.
    pub(super) fn bury_owners(&mut self) {
        let Some((of, hooks)) = self.owners.hooks else { return };
        let space = &self.space;
        let (alive, dead): (Vec<usize>, Vec<usize>) =
            std::mem::take(&mut self.owners.all).into_iter().partition(|at| space.is_marked(*at));
        self.owners.all = alive;
        for at in &dead {
            let owned = self.owners.owned.remove(at).unwrap_or_default();
            for start in owned.ranges {
                self.owners.ranges.remove(&start);
            }
            for (id, is_known) in owned.pins {
                if is_known {
                    self.roots.empty_pins(id);
                } else {
                    self.roots.remove_pins(id);
                }
            }
        }
        let dead: Vec<Value> = dead.into_iter().map(Value::object).collect();
        let bytes = (hooks.bury)(of, self, &dead);
        self.owners.bytes = self.owners.bytes.saturating_sub(bytes);
    }
}
