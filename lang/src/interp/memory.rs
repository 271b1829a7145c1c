//! What was found for attributes of late, by map and name: a second inline cache for places that see many maps.

use crate::object::Value;
use std::cell::Cell;

/// What was found. The version says for which map.
#[derive(Clone, Copy)]
pub struct Found {
    version: u32,
    /// What it is; the meaning is the asker's.
    pub what: u32,
    name: Value,
    /// The rest of it.
    pub word: u64,
}

const ENTRIES: usize = 1024;

/// See the module's page. Instructions that mean different things by the same name ask with different `purpose`s.
pub struct Memory(Box<[Cell<Found>; ENTRIES]>);

impl Default for Memory {
    fn default() -> Memory {
        Memory(Box::new([const { Cell::new(NOTHING) }; ENTRIES]))
    }
}

const NOTHING: Found = Found { version: 0, what: 0, name: Value::NULL, word: 0 };

impl Memory {
    #[inline(always)]
    fn entry(&self, version: u32, name: Value, purpose: u32) -> &Cell<Found> {
        let mixed =
            (name.0 as u32 >> 3).wrapping_add(version.wrapping_mul(5)).wrapping_add(purpose);
        &self.0[mixed as usize % ENTRIES]
    }

    /// What is remembered.
    #[inline(always)]
    pub fn get(&self, version: u32, name: Value, purpose: u32) -> Option<Found> {
        let found = self.entry(version, name, purpose).get();
        (found.version == version && found.name.0 == name.0 + purpose as u64).then_some(found)
    }

    /// Remembers.
    pub fn set(&self, version: u32, name: Value, purpose: u32, what: u32, word: u64) {
        let found = Found { version, what, name: Value(name.0 + purpose as u64), word };
        self.entry(version, name, purpose).set(found);
    }
}
