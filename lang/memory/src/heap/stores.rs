//! The heap as rooms above use it: in terms of values.
//!
//! These functions are not marked `unsafe`; the contract is that of `value/access.rs`: **a value that is an object is a live object of this heap, and a
//! word index lies within it.**

use super::{Heap, shape};
use crate::value::Value;

impl Heap {
    /// Stores a value into a word of an object, with the barrier.
    #[inline(always)]
    pub fn set(&mut self, object: Value, word: usize, to: Value) {
        object.set_raw(word, to.bits());
        // SAFETY: the contract of this file.
        unsafe { self.barrier(object.address(), word) }
    }

    /// To be called after values were stored into words `from..to`.
    #[inline]
    pub fn stored(&mut self, object: Value, from: usize, to: usize) {
        // SAFETY: the contract of this file.
        unsafe { self.barrier_range(object.address(), from, to) }
    }

    /// An object refers to another one than before by something that is no slot of it: its class, or its code.
    pub fn leads_elsewhere(&mut self, object: Value) {
        // SAFETY: the contract of this file.
        unsafe { self.barrier(object.address(), 0) }
    }

    /// A fresh weak reference refers to an object from now on.
    pub fn watch(&mut self, reference: Value, target: Value) {
        // SAFETY: the contract of this file.
        unsafe { self.refer_weakly(reference.address(), target.address()) }
    }

    /// An object that was just made wants to hear when nothing refers to it any more.
    pub fn finalize(&mut self, object: Value) {
        // SAFETY: the contract of this file.
        unsafe { self.want_finalizer(object.address()) }
    }

    /// An object from [`Heap::alloc_old`] is alive for good: a root refers to it.
    pub fn lives_on(&mut self, object: Value) {
        let at = object.address();
        shape::set_flags(at, shape::flags(at) | shape::ETERNAL);
    }

    /// The values that an object holds.
    pub fn values_in(&self, object: Value) -> Vec<Value> {
        // SAFETY: the contract of this file.
        unsafe { self.slots_of(object.address()) }
    }

    /// A number that no other object has.
    pub fn identity_of(&mut self, object: Value) -> u64 {
        // SAFETY: the contract of this file.
        unsafe { self.identity(object.address()) }
    }
}
