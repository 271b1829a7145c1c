//! What is known about objects without keeping them alive: their identities, and weak references.
//!
//! An identity is a number that no other object has or will have. Numbers are given out in order, so that the default
//! hash, and with it the order of a set, is the same in every run. They lie in tables by address; the table of young
//! objects is carried over at each minor collection, as its objects move.

use super::shape::{self, HAS_IDENTITY};
use super::space::Space;
use super::{Heap, mem};
use crate::value::Value;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Hashes addresses: one multiplication by an odd number near 2^64 / phi.
#[derive(Default, Clone)]
pub(super) struct AddressHasher(u64);

impl Hasher for AddressHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_usize(*byte as usize));
    }

    fn write_usize(&mut self, n: usize) {
        let mixed = (self.0 ^ n as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }
}

pub(super) type Table<T> = HashMap<usize, T, BuildHasherDefault<AddressHasher>>;

#[derive(Default)]
pub(super) struct Identities {
    young: Table<u64>,
    old: Table<u64>,
    given: u64,
}

impl Identities {
    /// The identity of the object at `at`.
    pub(super) fn of(&mut self, at: usize, is_young: bool) -> u64 {
        let table = if is_young { &mut self.young } else { &mut self.old };
        let flags = shape::flags(at);
        if flags & HAS_IDENTITY != 0
            && let Some(number) = table.get(&at)
        {
            return *number;
        }
        shape::set_flags(at, flags | HAS_IDENTITY);
        self.given += 1;
        table.insert(at, self.given);
        self.given
    }

    /// After a minor collection has traced: carries the survivors over.
    pub(super) fn promote(&mut self, space: &Space) {
        for (at, number) in std::mem::take(&mut self.young) {
            let header = mem::word(at);
            if let Some(to) = shape::forwarded(header) {
                self.old.insert(to, number);
            } else if space.is_marked(at) {
                self.old.insert(at, number);
            } else if shape::is_kept(header) {
                self.young.insert(at, number);
            }
        }
    }

    /// After a major collection has marked: forgets the dead.
    pub(super) fn sweep(&mut self, space: &Space) {
        self.old.retain(|at, _| !space.contains(*at) || space.is_marked(*at));
    }
}

impl Heap {
    /// After a minor collection has traced: weak references follow what has moved, and become null where it died.
    pub(super) fn clear_weak_to_young(&self) {
        self.roots.each_weak_slot(|slot| {
            let at = (mem::word(slot) as usize).wrapping_sub(1);
            if mem::word(slot) & 1 != 0 && self.is_young(at) && !self.is_kept(at) {
                let to = shape::forwarded(mem::word(at)).map_or(Value::NULL, Value::object);
                mem::set_word(slot, to.bits());
            }
        });
    }

    /// After a major collection has marked: weak references to the dead become null.
    pub(super) fn clear_weak(&self) {
        self.roots.each_weak_slot(|slot| {
            let at = (mem::word(slot) as usize).wrapping_sub(1);
            if mem::word(slot) & 1 != 0 && self.space.contains(at) && !self.space.is_marked(at) {
                mem::set_word(slot, Value::NULL.bits());
            }
        });
    }
}
