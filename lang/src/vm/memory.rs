//! What was found for attributes of late, by map and name: a second inline cache for places that see many maps.
//!
//! Nothing here has to be traced: a version is given once only, so what was found is alive as long as a map has the version
//! it was found for. A name may die, and another one take its place: a major collection clears all.

// Words of values are kept as numbers, beside others.
#![allow(unsafe_code)]

use crate::object::Value;
use std::cell::Cell;

/// What was found. The key says for which map, name and purpose.
#[derive(Clone, Copy)]
pub struct Found {
    version: u32,
    /// What it is; the meaning is the asker's.
    pub what: u32,
    key: u64,
    /// The rest of it.
    pub word: u64,
}

/// What is asked for: an attribute that is got.
pub const GET: u16 = 0;
/// One that is set.
pub const SET: u16 = 1;
/// A method before its arguments are evaluated: the function or builtin one.
pub const LOAD: u16 = 2;
/// A method with that many arguments, added: where its code starts.
pub const CALL: u16 = 3;

const BITS: u32 = 11;
const ENTRIES: usize = 1 << BITS;

/// See the module's page. Instructions that mean different things by the same name ask with different `purpose`s.
pub struct Memory(Box<[Cell<Found>; ENTRIES]>);

impl Default for Memory {
    fn default() -> Memory {
        Memory(Box::new([const { Cell::new(NOTHING) }; ENTRIES]))
    }
}

const NOTHING: Found = Found { version: 0, what: 0, key: 0, word: 0 };

impl Memory {
    /// An address has 48 bits.
    #[inline(always)]
    fn key(name: Value, purpose: u16) -> u64 {
        name.bits() | (purpose as u64) << 48
    }

    /// The two entries where it may be, the likelier one first.
    #[inline(always)]
    fn entries(&self, version: u32, key: u64) -> (&Cell<Found>, &Cell<Found>) {
        // Of the address only what is the same in every run, the place in its page: what is remembered decides how traces look.
        let name = ((key % 4096) >> 4) | (key >> 48 << 8);
        let mixed = (name ^ (version as u64) << 9).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let first = (mixed >> (u64::BITS - BITS)) as usize;
        (&self.0[first], &self.0[first ^ 1])
    }

    /// What is remembered.
    #[inline(always)]
    pub fn get(&self, version: u32, name: Value, purpose: u16) -> Option<Found> {
        let key = Memory::key(name, purpose);
        let is_it = |found: &Cell<Found>| {
            let found = found.get();
            found.version == version && found.key == key
        };
        let (first, second) = self.entries(version, key);
        if is_it(first) { Some(first.get()) } else { is_it(second).then(|| second.get()) }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        self.0.iter().for_each(|entry| entry.set(NOTHING));
    }

    /// Remembers.
    pub fn set(&self, version: u32, name: Value, purpose: u16, what: u32, word: u64) {
        let key = Memory::key(name, purpose);
        let (first, second) = self.entries(version, key);
        second.set(first.replace(Found { version, what, key, word }));
    }
}

/// The value that was found.
#[inline(always)]
pub(crate) fn value_of(word: u64) -> Value {
    // SAFETY: the entries that say "a value" hold words of attributes of classes, which are pinned as long as the class is as it was.
    unsafe { Value::from_bits(word) }
}
