//! Weak references: objects that know another one without keeping it alive.
//!
//! A reference holds the address of its object where the collector does not look. After each collection has traced, the addresses follow
//! what has moved, and become null where it died. References that want to be told are put in a queue: the mutator calls them back later, at a
//! safepoint, in an order that is the same in every run.

use super::shape;
use super::space::Space;
use super::weak::Table;
use super::{Heap, Hold, RootVec, mem};
use crate::value::Value;

/// Byte offset of the address in a weak reference.
const TARGET: usize = 8;
/// Byte offset of what is called when it dies.
const CALLBACK: usize = 16;
/// Byte offset of the number that says which was made first.
const NUMBER: usize = 40;

pub(super) struct WeakRefs {
    /// References by the address of their object: those made since the last collection, then the others.
    young: Table<Vec<usize>>,
    old: Table<Vec<usize>>,
    /// Those whose object has died, and who are still to be told; null once they were.
    dead: RootVec,
    told: usize,
    given: u64,
}

/// The references to one object that has died, by number.
type Group = (u64, Vec<usize>);

impl WeakRefs {
    pub(super) fn new(roots: &std::rc::Rc<super::roots::Roots>) -> WeakRefs {
        WeakRefs {
            young: Table::default(),
            old: Table::default(),
            dead: RootVec::new(roots, Hold::Strong),
            told: 0,
            given: 0,
        }
    }

    /// Whether somebody is to be told.
    pub(super) fn has_dead(&self) -> bool {
        !self.dead.is_empty()
    }

    /// Queues those who want to be told: by age of their objects' first references, the youngest of an object first.
    fn tell(&mut self, mut groups: Vec<Group>) {
        groups.sort_unstable();
        for (_, references) in groups {
            for reference in references.into_iter().rev() {
                if mem::value(reference + CALLBACK).is_object() {
                    self.dead.push(Value::object(reference));
                }
            }
        }
    }

    /// After a major collection has marked: forgets the dead.
    pub(super) fn sweep(&mut self, space: &Space) {
        let mut groups = Vec::new();
        self.old.retain(|target, references| {
            references.retain(|reference| space.is_marked(*reference));
            let lives = !space.contains(*target) || space.is_marked(*target);
            if !lives && !references.is_empty() {
                groups.push(clear(std::mem::take(references)));
            }
            lives && !references.is_empty()
        });
        self.tell(groups);
    }
}

/// The object that these references know has died.
fn clear(references: Vec<usize>) -> Group {
    for reference in &references {
        mem::set_word(reference + TARGET, 0);
    }
    (mem::word(references[0] + NUMBER), references)
}

impl Heap {
    /// The object at `reference` is a fresh weak reference to the one at `target`.
    ///
    /// # Safety
    /// Both are addresses of objects.
    pub unsafe fn refer_weakly(&mut self, reference: usize, target: usize) {
        self.weak_refs.given += 1;
        mem::set_word(reference + TARGET, target as u64);
        mem::set_word(reference + NUMBER, self.weak_refs.given);
        self.weak_refs.young.entry(target).or_default().push(reference);
    }

    /// The weak references to the object at `target` that are known, the oldest first.
    pub fn weak_refs_to(&self, target: usize) -> Vec<Value> {
        let tables = [&self.weak_refs.old, &self.weak_refs.young];
        let known = tables.into_iter().filter_map(|table| table.get(&target)).flatten();
        known.map(|reference| Value::object(*reference)).collect()
    }

    /// The next weak reference whose object has died and that wants to be told.
    pub fn next_dead(&mut self) -> Option<Value> {
        let refs = &mut self.weak_refs;
        if refs.told == refs.dead.len() {
            refs.dead.truncate(0);
            refs.told = 0;
            return None;
        }
        let reference = refs.dead.get(refs.told);
        refs.dead.set(refs.told, Value::NULL);
        refs.told += 1;
        Some(reference)
    }

    /// After a minor collection has traced: all references are old, or gone.
    pub(super) fn follow_weak_refs(&mut self) {
        if self.weak_refs.young.is_empty() {
            return;
        }
        let mut groups = Vec::new();
        for (target, references) in std::mem::take(&mut self.weak_refs.young) {
            let references: Vec<usize> =
                references.into_iter().filter_map(|at| self.old_place(at)).collect();
            if references.is_empty() {
                continue;
            }
            match self.old_place(target) {
                Some(to) => {
                    for reference in &references {
                        mem::set_word(reference + TARGET, to as u64);
                    }
                    self.weak_refs.old.entry(to).or_default().extend(references);
                }
                None => groups.push(clear(references)),
            }
        }
        self.weak_refs.tell(groups);
    }

    /// Where an object is after a minor collection has traced, from now on as an old one; `None`: it died.
    pub(super) fn old_place(&mut self, at: usize) -> Option<usize> {
        if !self.is_young(at) {
            return Some(at);
        }
        if self.is_kept(at) {
            return Some(self.promote(at));
        }
        shape::forwarded(mem::word(at))
    }

    /// The values in the slots of the object at `at`.
    ///
    /// # Safety
    /// It is the address of an object.
    pub unsafe fn slots_of(&self, at: usize) -> Vec<Value> {
        let mut values = Vec::new();
        shape::each_slot(at, |slot| values.push(mem::value(slot)));
        values
    }

    /// The old objects of some kinds, straight after a collection.
    pub fn old_objects(&self, wanted: impl Fn(crate::value::Kind) -> bool) -> Vec<Value> {
        let mut found = Vec::new();
        self.each_old(|at| {
            if wanted(shape::kind(at)) {
                found.push(Value::object(at));
            }
        });
        found
    }
}
