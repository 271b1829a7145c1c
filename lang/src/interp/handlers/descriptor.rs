//! Attributes by objects of the program that have `__get__` and `__set__`, and by name: descriptors, `setattr`, `object.__setattr__`.
//!
//! A descriptor in a class is a constant of the trace, which relies on the class of the object and on that of the descriptor. Its methods get
//! frames of their own, as the getter of a property does:
//!
//! ```text
//! colour.value        type(colour).value is an enum.property, which has __set__ and so goes first: __get__(value, colour, Colour)
//! report.total        a cached_property has no __set__: what the instance has itself is read as any other attribute
//! ```
//!
//! **Absent:** caches of what was found. A descriptor may be given another class, which no version of a map tells of.

use super::arith::finish;
use super::attr::{Found, asked_name, in_dict, is_plain, of_slot};
use super::call::{Pushed, push_special};
use super::set_attr::{Stored, store};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::words::member;
use crate::object::{ClassFlags, Kind as Layout, Map, MapRef, Name, Value, class_record};
use sidewinder_jit::machine::{Flow, Machine};

/// The class of a descriptor, which a trace relies on.
fn class_of_descriptor<M: Machine>(m: &M, raw: Value) -> Seen {
    let class = class_of(m, m.cr(raw.bits()));
    class.depend(m);
    class
}

/// Reads an attribute that the class of the instance has a descriptor for. `None`: the runtime has to see to it.
pub fn get<M: Machine>(
    m: &M,
    i: Ins,
    (o, map): (M::Ref, MapRef),
    name: Value,
    raw: Value,
) -> Option<Flow> {
    // `__getattr__` is asked when `__get__` raises AttributeError.
    if map.class.flags.get().has(ClassFlags::GETATTR) {
        return None;
    }
    let class = class_of_descriptor(m, raw);
    let goes_first =
        [Name::Set, Name::Delete].into_iter().any(|name| class.method(m, name).is_some());
    if !goes_first {
        if let Some(slot) = map.slot(name) {
            return Some(finish(m, i, Ok(of_slot(m, o, map, slot))));
        }
        if map.is_dict {
            let Found::Here(found) = in_dict(m, o, map, name) else { return None };
            return Some(finish(m, i, Ok(found)));
        }
    }
    let getter = class.method(m, Name::Get)?;
    let owner = m.cr(map.class.object.get().bits());
    match push_special(m, getter, &[m.cr(raw.bits()), o, owner], i.a(), Kind::Attribute) {
        Pushed::Yes => Some(Flow::Next),
        Pushed::No => None,
    }
}

/// Sets an attribute that the class of the instance has a descriptor with `__set__` for. `None` likewise.
pub fn set<M: Machine>(m: &M, raw: Value, o: M::Ref, v: M::Ref) -> Option<Flow> {
    let setter = class_of_descriptor(m, raw).method(m, Name::Set)?;
    match push_special(m, setter, &[m.cr(raw.bits()), o, v], 0, Kind::Discard) {
        Pushed::Yes => Some(Flow::Next),
        Pushed::No => None,
    }
}

/// `setattr(o, name, v)` of an instance, or `object.__setattr__(o, name, v)`, where that runs nothing. `None` likewise.
pub fn set_asked<M: Machine>(
    m: &M,
    i: Ins,
    o: M::Ref,
    name: M::Ref,
    v: M::Ref,
    is_plain: bool,
) -> Option<Flow> {
    let name = asked_name(m, name)?;
    let Seen::Object(map) = class_of(m, o) else { return None };
    let class = map.class;
    if map.kind != Layout::Instance || !class.is_user() || class.has_payload() {
        return None;
    }
    m.depend(map as *const Map as u64);
    if !is_plain && class.flags.get().has(ClassFlags::SETATTR) {
        return None;
    }
    let key = own_key(m, map, name)?;
    match store(m, o, map, key, v) {
        Stored::No => None,
        Stored::Raised => Some(Flow::Raise),
        _ => Some(finish(m, i, Ok(m.cr(vm(m).none().bits())))),
    }
}

/// The key by which an attribute of that name is kept by the instance itself, if the class has nothing that acts when it is set.
fn own_key<M: Machine>(m: &M, map: MapRef, name: Value) -> Option<Value> {
    let class = map.class;
    let Some(raw) = vm(m).lookup_raw(class, name) else {
        return class.has_dict.get().then_some(name);
    };
    let is_own = match raw.kind() {
        Layout::Member => {
            let fits = class.is_subclass(class_record(raw.field(member::CLASS))) && !map.is_dict;
            return fits.then(|| raw.field(member::NAME));
        }
        _ if vm(m).protocol(raw).has(ClassFlags::DATA) => false,
        Layout::Singleton | Layout::Hole | Layout::Cell => class.has_dict.get(),
        kind => class.has_dict.get() && is_plain(kind) && kind != Layout::Builtin,
    };
    is_own.then_some(name)
}
