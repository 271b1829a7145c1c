//! Instances of the program's classes, and their attributes. Exceptions keep attributes in the same way.
//!
//! ```text
//! Instance    header  overflow  slot 0  slot 1 ..
//! Exception   header  overflow  args  traceback  cause  context  suppress  slot 0 ..
//! ```
//!
//! The overflow word holds an array, a dict if the map says so, or nothing: 0, as in fresh memory.

use super::inherit::same_key;
use super::list::ELEMENTS;
use super::{
    ClassFlags, ClassRef, Dict, Header, Kind, MapRef, Object, Raised, Runtime, Type, Value,
};

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
        None => object.field(first_slot(map.kind) + slot).handed_out(),
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

/// What a value is hashed and compared as, if a program has no say in it: an instance of a subclass of `str`, `int`, `bytes` or `tuple` that has their
/// `__eq__` and `__hash__` as what it keeps, any other value as itself.
#[inline]
pub fn as_kept(value: Value) -> Value {
    if value.is(Kind::Instance) {
        let class = value.map().class;
        if class.flags.get().has(ClassFlags::AS_KEPT) {
            let kept = payload(value);
            if kept.is_small()
                || matches!(kept.kind(), Kind::Str | Kind::BigInt | Kind::Bytes | Kind::Tuple)
            {
                return kept;
            }
        }
    }
    value
}

/// The attribute that an instance itself has, if no key of its dict equals the name in a way of its own; `name` is interned.
#[inline]
pub fn own(object: Value, name: Value) -> Option<Value> {
    let map = object.map();
    match map.slot(name) {
        Some(at) => Some(slot(object, map, at)),
        None if map.is_dict => Dict(object.field(OVERFLOW)).get_str(name),
        None => None,
    }
}

/// What an instance has under the key of a slot: never an attribute of its dict that merely reads like the slot.
pub fn named(object: Value, key: Value) -> Option<Value> {
    let map = object.map();
    if map.slot(key).is_none() && map.keeps(key) { None } else { own(object, key) }
}

/// Names and values of the attributes that an instance itself has, those in `__slots__` included.
pub fn attributes(object: Value) -> Vec<(Value, Value)> {
    let map = object.map();
    let names = map.names().iter().enumerate().filter(|(_, name)| !name.is_null());
    let mut all: Vec<_> = names.map(|(at, name)| (*name, slot(object, map, at))).collect();
    if map.is_dict {
        all.extend(Dict(object.field(OVERFLOW)).iter());
    }
    all
}

impl Runtime {
    /// An instance without attributes. Not for classes with a builtin part.
    #[inline]
    pub fn new_instance(&mut self, class: ClassRef) -> Result<Value, Raised> {
        let map = self.root_map(class)?;
        let words = first_slot(map.kind) + map.inline as usize;
        let header = Header::new(map.short(), map.kind, 0, map.inline);
        let object = self.allocate(header, 8 * words)?;
        self.watch_for_del(class, object);
        Ok(object)
    }

    /// An instance of a builtin class without a builtin part.
    pub fn new_plain(&mut self, ty: Type) -> Result<Value, Raised> {
        self.new_instance(self.class(ty))
    }

    /// The object is new: if its class has a `__del__`, it is called when nothing refers to the object any more.
    #[inline]
    pub(crate) fn watch_for_del(&mut self, class: ClassRef, object: Value) {
        if class.flags.get().has(ClassFlags::DEL) {
            self.heap.finalize(object);
        }
    }

    /// An instance of a program's subclass of a builtin class.
    pub fn new_instance_with(&mut self, class: ClassRef, payload: Value) -> Result<Value, Raised> {
        let object = self.new_instance(class)?;
        object.init(first_slot(Kind::Instance), payload);
        Ok(object)
    }

    /// Puts a value into the slot behind the last one in use.
    pub(crate) fn add_slot(&mut self, object: Value, map: MapRef, to: Value) -> Result<(), Raised> {
        let Some(index) = map.len().checked_sub(map.inline as usize) else {
            self.heap.set(object, first_slot(map.kind) + map.len(), to);
            return Ok(());
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
        Ok(())
    }

    /// The dict with the attributes of an instance, which keeps them there from now on: `__dict__`.
    pub fn attribute_dict(&mut self, object: Value) -> Result<Dict, Raised> {
        let map = object.map();
        if map.is_dict {
            return Ok(Dict(object.field(OVERFLOW)));
        }
        let dict = Dict::with_capacity(self, map.len())?;
        let mut kept = Vec::new();
        for (at, name) in map.names().iter().enumerate() {
            let value = slot(object, map, at);
            if map.keeps(*name) {
                kept.push(value);
            } else {
                dict.set_str(self, *name, value)?;
            }
        }
        let to = self.dict_map(map)?;
        self.heap.set(object, OVERFLOW, dict.0);
        for at in 0..map.len().min(map.inline as usize) {
            let value = kept.get(at).copied().unwrap_or(Value::small(0));
            self.heap.set(object, first_slot(map.kind) + at, value);
        }
        object.set_map(to);
        Ok(dict)
    }

    /// Makes an instance one of another class; attributes stay.
    pub fn change_class(&mut self, object: Value, class: ClassRef) -> Result<(), Raised> {
        let old = object.map();
        let Some(to) = self.map_in(old, class)? else {
            self.attribute_dict(object)?;
            return self.change_class(object, class);
        };
        if !old.class.flags.get().has(ClassFlags::DEL) {
            self.watch_for_del(class, object);
        }
        object.set_map(to);
        self.heap.leads_elsewhere(object);
        Ok(())
    }

    /// The map of an instance of `class` with the same attributes in the same slots; `None`: those are too many for slots.
    pub(crate) fn map_in(
        &mut self,
        old: MapRef,
        class: ClassRef,
    ) -> Result<Option<MapRef>, Raised> {
        self.leaves(old);
        let mut to = self.root_with(class, old.inline)?;
        if old.is_dict {
            to = self.dict_map(to)?;
        }
        for name in old.names().iter().filter(|name| !name.is_null()) {
            let next = self.transition(to, same_key(*name, old.class, class))?;
            if next.is_dict != old.is_dict {
                return Ok(None);
            }
            to = next;
        }
        self.gets_whatever(to);
        Ok(Some(to))
    }

    /// Objects take this map that had others, with all that they hold.
    fn gets_whatever(&mut self, map: MapRef) {
        for slot in 0..map.len() {
            self.gets_anything(map.held(slot));
            map.held(slot).takes_over();
        }
    }

    /// The map without the attribute in a slot; those behind it move up.
    pub(crate) fn map_without(&mut self, map: MapRef, at: usize) -> Result<MapRef, Raised> {
        self.leaves(map);
        let mut to = self.root_with(map.class, map.inline)?;
        if map.is_dict {
            to = self.dict_map(to)?;
        }
        let names = map.names().iter().enumerate().filter(|(index, _)| *index != at);
        for (_, name) in names.filter(|(_, name)| !name.is_null()) {
            to = self.transition(to, *name)?;
        }
        self.gets_whatever(to);
        Ok(to)
    }

    /// The slots behind this one move up by one.
    pub(crate) fn take_slot_away(&mut self, object: Value, at: usize) -> Result<(), Raised> {
        let map = object.map();
        let to = self.map_without(map, at)?;
        for index in at..map.len() {
            let value = match index + 1 < map.len() {
                true => slot(object, map, index + 1),
                false => Value::small(0),
            };
            match index.checked_sub(map.inline as usize) {
                None => self.heap.set(object, first_slot(map.kind) + index, value),
                Some(index) => self.heap.set(object.field(OVERFLOW), ELEMENTS + index, value),
            }
        }
        object.set_map(to);
        Ok(())
    }
}

/// The map of an object, which is not null; a small int has none.
pub(crate) fn map_of(value: Value) -> Option<MapRef> {
    (!value.is_small()).then(|| value.map())
}

/// Whether an instance that loses this attribute keeps the others in their slots, and does not get a dict.
pub(crate) fn loses_slot(map: MapRef, name: Value) -> bool {
    map.keeps(name) || map.len() <= FEW
}

/// An instance with no more attributes than this keeps its slots when it loses one.
const FEW: usize = 16;
