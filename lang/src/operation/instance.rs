//! Attributes of instances whose `__dict__` may have keys of the program's.

use crate::object::instance::{OVERFLOW, first_slot, loses_slot, map_of, slot};
use crate::object::list::ELEMENTS;
use crate::object::{Dict, Object, Raised, Value};
use crate::vm::Vm;

impl Vm {
    /// Sets an attribute of the instance itself; `name` is interned.
    pub fn set_own(&mut self, object: Value, name: Value, to: Value) -> Result<(), Raised> {
        let map = object.map();
        if let Some(slot) = map.slot(name) {
            self.replaces(map, slot);
            self.gets(map, slot, map_of(to));
            match slot.checked_sub(map.inline as usize) {
                None => self.heap.set(object, first_slot(map.kind) + slot, to),
                Some(index) => self.heap.set(object.field(OVERFLOW), ELEMENTS + index, to),
            }
            return Ok(());
        }
        if map.is_dict && !map.keeps(name) {
            return Dict(object.field(OVERFLOW)).set(self, name, to);
        }
        let next = self.transition(map, name)?;
        if next.is_dict && !map.is_dict {
            self.attribute_dict(object)?;
            return self.set_own(object, name, to);
        }
        self.gets(next, map.len(), map_of(to));
        self.add_slot(object, map, to)?;
        object.set_map(next);
        Ok(())
    }

    /// The attribute that an instance itself has, if there is one; `name` is interned. Keys that are no plain strings may run code of the program.
    #[inline]
    pub fn find_own(&mut self, object: Value, name: Value) -> Result<Option<Value>, Raised> {
        let map = object.map();
        match map.slot(name) {
            Some(at) => Ok(Some(slot(object, map, at))),
            None if map.is_dict => Dict(object.field(OVERFLOW)).get(self, name),
            None => Ok(None),
        }
    }

    /// Removes an attribute of the instance itself; whether it was there.
    pub fn delete_own(&mut self, object: Value, name: Value) -> Result<bool, Raised> {
        if self.find_own(object, name)?.is_none() {
            return Ok(false);
        }
        let map = object.map();
        match map.slot(name) {
            Some(at) if loses_slot(map, name) => self.take_slot_away(object, at)?,
            _ => {
                self.attribute_dict(object)?.remove(self, name)?;
            }
        }
        Ok(true)
    }
}
