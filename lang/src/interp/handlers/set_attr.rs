//! Attributes that are set. The words behind the instruction remember, by the version of the object's map:
//!
//! ```text
//! SetAttr     version        offset of the slot, and what all values there have in common
//!             version|OTHER  offset of the slot, the map with the new attribute, and what all values there have in common
//! ```
//!
//! What all values in a slot have in common ([`Held`]) is what compiled code takes what it reads there for. So nothing else is stored before that was told. A trace looks
//! at the class of what it stores as long as somebody may rely on it; mostly that is known.

use super::attr::*;
use super::call::*;
use super::{descriptor, shape, table};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::class::{is_open, maps_behaviour, may_be_open};
use crate::object::words::{member, property};
use crate::object::{
    ClassFlags, Held, Kind as Layout, Map, MapRef, Name, Raised, Value, class_record, first_slot,
    map_at,
};
use crate::portal::descrs::*;
use crate::portal::residual;
use sidewinder_jit::abi::Pc;
use sidewinder_jit::machine::{Flow, Machine};

/// `SetAttr` of an inline slot that is there.
#[inline(always)]
pub fn set<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.a());
    if m.thrashes() || m.branch(m.is_int(o)) {
        return Flow::Slow;
    }
    let (map, pc) = (map_of(m, o), m.pc());
    let v = m.slot(i.b());
    if map.version.get() != word(pc, 3) || m.barrier_due(o, v) {
        return Flow::Slow;
    }
    if !fits(m, map, word(pc, 4), word(pc, 6), v) {
        return Flow::Slow;
    }
    put(m, o, map, word(pc, 4), v);
    next(m, WORDS)
}

/// Whether objects of a map may be given a value in the slot at an offset without a word. `known` is what all values there had in common when that was remembered: they
/// still have, or nobody relies on it any more. In a trace the value is looked at as long as somebody may.
#[inline(always)]
fn fits<M: Machine>(m: &M, map: MapRef, offset: u32, known: u32, v: M::Ref) -> bool {
    let held = || map.held(offset as usize / 8 - first_slot(map.kind));
    let known = if M::RECORDING { held().get() } else { known };
    if known == Held::ANYTHING {
        return true;
    }
    if M::RECORDING {
        m.depend(held().watch());
    }
    match class_of(m, v) {
        Seen::Small => known == Held::SMALL_INT,
        Seen::Object(map) => known == map.short(),
    }
}

/// `SetAttr` of an inline slot that is new, or that was seen elsewhere.
#[inline(always)]
pub fn set_new<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.a());
    if m.thrashes() || m.branch(m.is_int(o)) {
        return Flow::Slow;
    }
    let (map, pc, v) = (map_of(m, o), m.pc(), m.slot(i.b()));
    if m.barrier_due(o, v) {
        return Flow::Slow;
    }
    let version = map.version.get();
    let (offset, to, known) = if version | OTHER == word(pc, 3) {
        (word(pc, 4), word(pc, 5), word(pc, 6))
    } else {
        let Some(found) = vm(m).memory.get(version, operand(pc, 1), SET) else {
            return Flow::Slow;
        };
        remember_set(pc, version, found.what, found.word);
        (found.what, found.word as u32, (found.word >> 32) as u32)
    };
    let after = if to == 0 { map } else { map_at(to) };
    if !fits(m, after, offset, known, v) {
        return Flow::Slow;
    }
    put(m, o, after, offset, v);
    if to != 0 {
        m.set_class(o, sidewinder_jit::ir::Class(to));
    }
    next(m, WORDS)
}

/// Stores into an inline slot a value that [fits]. No barrier is due.
#[inline(always)]
fn put<M: Machine>(m: &M, o: M::Ref, map: MapRef, offset: u32, v: M::Ref) {
    match has_doubles(m, map, offset) {
        Some(_) => m.store_float(o, double_at(offset), m.load_float(v, FLOAT)),
        None => m.store_quietly(o, slot_at(offset), v),
    }
}

/// Stores into an inline slot a value that its note was told of.
fn put_told<M: Machine>(m: &M, o: M::Ref, map: MapRef, offset: u32, v: M::Ref) {
    match has_doubles(m, map, offset) {
        Some(_) => m.store_float(o, double_at(offset), m.load_float(v, FLOAT)),
        None => m.store(o, slot_at(offset), v),
    }
}

/// Remembers where a `SetAttr` stores: the offset, and in one word the map of the object then, 0 if it stays, with what all values there have in common.
fn remember_set(pc: Pc, version: u32, offset: u32, rest: u64) {
    let is_new = if rest as u32 != 0 { OTHER } else { 0 };
    remember(pc, version | is_new, offset, rest);
}

/// `SetAttr` of anything.
pub fn set_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    let (o, v, pc) = (m.slot(i.a()), m.slot(i.b()), m.pc());
    let name = operand(pc, 1);
    let outside = || {
        m.result_goes(None, pc.wrapping_add(WORDS));
        match m.call(&residual::SET_ATTR, &[o, m.cr(name.bits()), v]) {
            Ok(_) => next(m, WORDS),
            Err(Raised) => Flow::Raise,
        }
    };
    if m.thrashes() {
        return outside();
    }
    let Seen::Object(map) = class_of(m, o) else { return outside() };
    let class = map.class;
    if let Some((dict, place)) = table::of_function(m, o, name) {
        table::set_value(m, dict, place, v);
        return next(m, WORDS);
    }
    if map.kind == Layout::Class && set_of_class(m, o, name, v).is_some() {
        return next(m, WORDS);
    }
    if !matches!(map.kind, Layout::Instance | Layout::Exception) || !class.is_user() {
        return outside();
    }
    m.depend(map as *const Map as u64);
    if class.flags.get().has(ClassFlags::SETATTR) {
        if let Some(f) = vm(m).lookup(class, vm(m).name(Name::SetAttr))
            && let Pushed::Yes = push_special(m, f, &[o, m.cr(name.bits()), v], 0, Kind::Discard)
        {
            return Flow::Next;
        }
        return outside();
    }
    let (mut key, mut is_member) = (name, false);
    if let Some(raw) = vm(m).lookup_raw(class, name) {
        match raw.kind() {
            Layout::Property => {
                if shape::assign_class(m, o, map, raw, v).is_some() {
                    return next(m, WORDS);
                }
                return match push_special(m, raw.field(property::SETTER), &[o, v], 0, Kind::Discard)
                {
                    Pushed::Yes => Flow::Next,
                    Pushed::No => outside(),
                };
            }
            _ if vm(m).protocol(raw).has(ClassFlags::DATA) => {
                return descriptor::set(m, raw, o, v).unwrap_or_else(outside);
            }
            Layout::Singleton | Layout::Hole | Layout::Cell => {}
            Layout::Member => {
                if !class.is_subclass(class_record(raw.field(member::CLASS))) {
                    return outside();
                }
                (key, is_member) = (raw.field(member::NAME), true);
            }
            kind if is_plain(kind) && kind != Layout::Builtin => {}
            _ => return outside(),
        }
    }
    if !is_member && !class.has_dict.get() {
        return outside();
    }
    let version = map.version.get();
    if map.is_dict && map.slot(key).is_none() {
        if is_member {
            return outside();
        }
        let dict = m.load(o, OVERFLOW);
        return match table::known_place(m, dict, name) {
            Some(place) => {
                table::set_value(m, dict, place, v);
                next(m, WORDS)
            }
            None => outside(),
        };
    }
    match store(m, o, map, key, v) {
        Stored::At { offset, map, held } => {
            let rest = u64::from(map) | u64::from(held) << 32;
            remember_set(pc, version, offset, rest);
            vm(m).memory.set(version, name, SET, offset, rest);
            next(m, WORDS)
        }
        Stored::Beyond => next(m, WORDS),
        Stored::No => outside(),
        Stored::Raised => Flow::Raise,
    }
}

/// How [`store`] went.
pub(in crate::interp) enum Stored {
    /// It is in the slot at this offset; the object has the map of this number now, 0 if it had it before; all values there have this in common.
    At { offset: u32, map: u32, held: u32 },
    /// It is in a slot that is not inline.
    Beyond,
    /// Nothing was done: there is no room inline, or the attributes go to a dict.
    No,
    /// An exception is pending.
    Raised,
}

/// Puts a value into the slot that an instance has for an attribute of its own, or gets.
pub(in crate::interp) fn store<M: Machine>(
    m: &M,
    o: M::Ref,
    map: MapRef,
    name: Value,
    v: M::Ref,
) -> Stored {
    if let Some(slot) = map.slot(name) {
        // Whoever remembers where it is stored need not tell of it again.
        vm_mut(m).replaces(map, slot);
        let Some(offset) = offset_of_slot(map, slot) else {
            let index = m.ci((slot - map.inline as usize) as i64);
            m.store_item(m.load(o, OVERFLOW), ITEMS_OF_OVERFLOW, index, v);
            return Stored::Beyond;
        };
        let held = tell_held(m, map, slot, v);
        put_told(m, o, map, offset, v);
        return Stored::At { offset, map: 0, held };
    }
    let Some(offset) = offset_of_slot(map, map.len()).filter(|_| !map.is_dict) else {
        return Stored::No;
    };
    let Ok(to) = vm_mut(m).transition(map, name) else { return Stored::Raised };
    if to.is_dict {
        return Stored::No;
    }
    let held = tell_held(m, to, map.len(), v);
    put_told(m, o, to, offset, v);
    m.set_class(o, sidewinder_jit::ir::Class(to.short()));
    Stored::At { offset, map: to.short(), held }
}

/// An object of this map is about to get the value in a slot: what all values there have in common then, of which this is one whenever it is stored here.
fn tell_held<M: Machine>(m: &M, map: MapRef, slot: usize, v: M::Ref) -> u32 {
    if map.held(slot).get() == Held::ANYTHING {
        return Held::ANYTHING;
    }
    let given = match class_of(m, v) {
        Seen::Small => None,
        Seen::Object(map) => Some(map),
    };
    let held = vm_mut(m).gets(map, slot, given);
    if held != Held::ANYTHING {
        m.depend(map.held(slot).watch());
    }
    held
}

/// Sets an attribute of a class that changes often: its dict has it in a cell. `None`: it is not there, and nothing has happened.
fn set_of_class<M: Machine>(m: &M, o: M::Ref, name: Value, v: M::Ref) -> Option<()> {
    let acting = match class_of(m, v) {
        Seen::Small => None,
        Seen::Object(map) => Some(map).filter(|map| maps_behaviour(map)),
    };
    let class = class_record(promoted(m, o));
    let meta = class.metaclass();
    if !class.is_user() || meta.flags.get().has(ClassFlags::SETATTR) {
        return None;
    }
    let cell = class.dict().get_str(name).filter(|raw| raw.is(Layout::Cell))?;
    if let Some(map) = acting {
        if !is_open(cell) || !may_be_open(map) {
            return None;
        }
        // The class says so if its instances do something in a class from now on: the trace goes, and what is in the cell is taken out.
        map.class.is_found.set(true);
        m.depend(map as *const Map as u64);
    }
    if vm(m).lookup(meta, name).is_some_and(|raw| vm(m).is_data(raw)) {
        return None;
    }
    depend_on_class(m, class)?;
    m.store(m.cr(cell.bits()), CELL_VALUE, v);
    Some(())
}
