//! Instances of the program's classes, and their attributes. Exceptions keep attributes in the same way.
//!
//! ```text
//! Instance    header  overflow  slot 0  slot 1 ..
//! Exception   header  overflow  args  traceback  cause  context  suppress  slot 0 ..
//! ```
//!
//! The overflow word holds an array, a dict if the map says so, or nothing: 0, as in fresh memory.

use super::list::ELEMENTS;
use super::{ClassRef, Dict, Header, Kind, MapRef, Value};
use crate::interp::Vm;

/// Word of the overflow array or dict.
pub const OVERFLOW: usize = 1;

/// The word of the first inline slot.
#[inline(always)]
pub const fn first_slot(kind: Kind) -> usize {
    match kind {
        Kind::Exception => 7,
        _ => 2,
    }
}

/// Whether objects of this kind have attributes of their own in slots.
#[inline(always)]
pub fn has_slots(kind: Kind) -> bool {
    matches!(kind, Kind::Instance | Kind::Exception)
}

/// The value in a slot that the map of the object names.
#[inline]
pub fn slot(object: Value, map: MapRef, slot: usize) -> Value {
    match slot.checked_sub(map.inline as usize) {
        None => object.field(first_slot(map.kind) + slot),
        Some(index) => object.field(OVERFLOW).field(ELEMENTS + index),
    }
}

/// The builtin part of an instance of a program's subclass of a builtin class; any other value as it is.
#[inline]
pub fn payload(value: Value) -> Value {
    if value.is(Kind::Instance) {
        let map = value.map();
        if map.class.has_payload() {
            return slot(value, map, 0);
        }
    }
    value
}

/// The attribute that an instance itself has; `name` is interned.
#[inline]
pub fn own(object: Value, name: Value) -> Option<Value> {
    let map = object.map();
    if map.is_dict {
        return Dict(object.field(OVERFLOW)).get_str(name);
    }
    Some(slot(object, map, map.slot(name)?))
}

/// Names and values of the attributes that an instance itself has.
pub fn attributes(object: Value) -> Vec<(Value, Value)> {
    let map = object.map();
    if map.is_dict {
        return Dict(object.field(OVERFLOW)).iter().collect();
    }
    let names = map.names().iter().enumerate().filter(|(_, name)| !name.is_null());
    names.map(|(at, name)| (*name, slot(object, map, at))).collect()
}

impl Vm {
    /// An instance without attributes. Not for classes with a builtin part.
    #[inline]
    pub fn new_instance(&mut self, class: ClassRef) -> Option<Value> {
        let map = self.root_map(class)?;
        let words = first_slot(map.kind) + map.inline as usize;
        self.allocate(Header::new(map.short(), map.kind, 0, map.inline), 8 * words)
    }

    /// An instance of a program's subclass of a builtin class.
    pub fn new_instance_with(&mut self, class: ClassRef, payload: Value) -> Option<Value> {
        let object = self.new_instance(class)?;
        object.init(first_slot(Kind::Instance), payload);
        Some(object)
    }

    /// Sets an attribute of the instance itself; `name` is interned.
    pub fn set_own(&mut self, object: Value, name: Value, to: Value) -> Option<()> {
        let map = object.map();
        if map.is_dict {
            return Dict(object.field(OVERFLOW)).set(self, name, to);
        }
        if let Some(slot) = map.slot(name) {
            match slot.checked_sub(map.inline as usize) {
                None => self.heap.set(object, first_slot(map.kind) + slot, to),
                Some(index) => self.heap.set(object.field(OVERFLOW), ELEMENTS + index, to),
            }
            return Some(());
        }
        let next = self.transition(map, name)?;
        if next.is_dict {
            self.attribute_dict(object)?;
            return self.set_own(object, name, to);
        }
        self.add_slot(object, map, to)?;
        object.set_map(next);
        Some(())
    }

    /// Puts a value into the slot behind the last one in use.
    fn add_slot(&mut self, object: Value, map: MapRef, to: Value) -> Option<()> {
        let Some(index) = map.len().checked_sub(map.inline as usize) else {
            self.heap.set(object, first_slot(map.kind) + map.len(), to);
            return Some(());
        };
        let old = object.field(OVERFLOW);
        let capacity = if old.is_object() { old.count(1) } else { 0 };
        if index == capacity {
            let array = self.new_array(capacity * 2 + 4)?;
            if capacity > 0 {
                array.words_mut(ELEMENTS, capacity).copy_from_slice(old.words(ELEMENTS, capacity));
            }
            self.heap.set(object, OVERFLOW, array);
        }
        self.heap.set(object.field(OVERFLOW), ELEMENTS + index, to);
        Some(())
    }

    /// The dict with the attributes of an instance, which keeps them there from now on: `__dict__`.
    pub fn attribute_dict(&mut self, object: Value) -> Option<Dict> {
        let map = object.map();
        if map.is_dict {
            return Some(Dict(object.field(OVERFLOW)));
        }
        let dict = Dict::with_capacity(self, map.len())?;
        for (name, value) in attributes(object) {
            dict.set(self, name, value)?;
        }
        let to = self.dict_map(map)?;
        self.heap.set(object, OVERFLOW, dict.0);
        for at in to.len()..map.len().min(map.inline as usize) {
            object.init(first_slot(map.kind) + at, Value::small(0));
        }
        object.set_map(to);
        Some(dict)
    }

    /// Makes an instance one of another class; attributes stay.
    pub fn change_class(&mut self, object: Value, class: ClassRef) -> Option<()> {
        let own = attributes(object);
        let old = object.map();
        let dict = Dict::with_capacity(self, own.len())?;
        for (name, value) in own {
            dict.set(self, name, value)?;
        }
        // The new map has to have as many inline slots as the object.
        let hidden = if class.has_payload() { vec![Value::NULL] } else { Vec::new() };
        let to = self.new_map(class, old.inline, hidden.into(), true)?;
        self.heap.set(object, OVERFLOW, dict.0);
        object.set_map(to);
        Some(())
    }

    /// Removes an attribute of the instance itself; whether it was there.
    pub fn delete_own(&mut self, object: Value, name: Value) -> Option<bool> {
        if own(object, name).is_none() {
            return Some(false);
        }
        Some(self.attribute_dict(object)?.remove(self, name)?.is_some())
    }
}
