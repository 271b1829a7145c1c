//! Instances that change their shape in other ways than by an attribute more: one less, or another class.
//!
//! Which map comes after which is green, so a trace moves the slots behind the one that goes, and changes the class:
//!
//! ```text
//! del x.a      guard_class(p0, {a, b})          x.__class__ = B    guard_class(p0, A {a, b})
//!              p1 = getfield(p0, slot 1)                           guard_value(p1, B)
//!              setfield(p0, slot 0, p1)                            set_class(p0, B {a, b})
//!              setfield(p0, slot 1, 0)
//!              set_class(p0, {b})
//! ```
//!
//! **Absent:** instances that keep attributes in a dict or in an overflow array, and attributes that a descriptor sees to: those are calls.

use super::attr::{has_any_doubles, offset_of_slot};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::words::member;
use crate::object::{
    ClassFlags, ClassRef, Kind as Layout, Map, MapRef, Name, Type, Value, class_record, loses_slot,
    same_layout,
};
use crate::portal::descrs::*;
use crate::portal::residual;
use sidewinder_jit::ir::Class;
use sidewinder_jit::machine::{Flow, Machine};

/// Words of `DeleteAttr`.
const WORDS: usize = 3;

/// `DeleteAttr`
pub fn delete<M: Machine>(m: &M, i: Ins) -> Flow {
    let (o, name) = (m.slot(i.a()), operand(m.pc(), 1));
    if let Some((map, at)) = own_slot(m, o, name) {
        let Ok(to) = vm_mut(m).map_without(map, at) else { return Flow::Raise };
        let field = |slot| offset_of_slot(map, slot).map(slot_at);
        for slot in at..map.len() {
            let Some(here) = field(slot) else { continue };
            let last = slot + 1 == map.len();
            let next = if last { None } else { field(slot + 1) };
            m.store(o, here, next.map_or(m.cr(Value::small(0).bits()), |next| m.load(o, next)));
        }
        m.set_class(o, Class(to.short()));
        return next(m, WORDS);
    }
    m.result_goes(None, m.pc().wrapping_add(WORDS));
    if m.call(&residual::DELETE_ATTR, &[o, m.cr(name.bits())]).is_err() {
        return Flow::Raise;
    }
    next(m, WORDS)
}

/// The slot of an attribute that is just taken away when it is deleted, and the map that has it.
fn own_slot<M: Machine>(m: &M, o: M::Ref, name: Value) -> Option<(MapRef, usize)> {
    if m.thrashes() {
        return None;
    }
    let Seen::Object(map) = class_of(m, o) else { return None };
    let class = map.class;
    if !matches!(map.kind, Layout::Instance | Layout::Exception) || !class.is_user() {
        return None;
    }
    m.depend(map as *const Map as u64);
    let raw = vm(m).lookup_raw(class, name);
    let is_seen_to = raw.is_some_and(|raw| match raw.kind() {
        Layout::Member => !class.is_subclass(class_record(raw.field(member::CLASS))),
        Layout::Property => true,
        _ => vm(m).protocol(raw).has(ClassFlags::DATA),
    });
    if is_seen_to || class.flags.get().has(ClassFlags::SETATTR) || map.is_dict {
        return None;
    }
    let key =
        raw.filter(|raw| raw.is(Layout::Member)).map_or(name, |member| member.field(member::NAME));
    let at = map.slot(key)?;
    if has_any_doubles(m, map) {
        return None;
    }
    (loses_slot(map, key) && map.len() <= map.inline as usize).then_some((map, at))
}

/// `o.__class__ = v`, if `raw` is what every class has of that name. `None`, and nothing has happened: it is something else, or the runtime has to
/// see to it.
pub fn assign_class<M: Machine>(
    m: &M,
    o: M::Ref,
    map: MapRef,
    raw: Value,
    v: M::Ref,
) -> Option<()> {
    let name = vm(m).name(Name::Class);
    let known = vm(m).lookup_raw(vm(m).class(Type::Object), name)?;
    if raw != known || class_of(m, v).kind() != Layout::Class {
        return None;
    }
    let (own, class) = (map.class, class_record(promoted(m, v)));
    if has_any_doubles(m, map) {
        return None;
    }
    if !class.is_user() || !same_layout(own, class) {
        return None;
    }
    let has_del = |class: ClassRef| class.flags.get().has(ClassFlags::DEL);
    if own == class {
        return Some(());
    }
    if has_del(class) && !has_del(own) {
        return None;
    }
    // The object may be found in a class, where the runtime has to say that it does something else from now on.
    if own.flags.get().differs(class.flags.get(), ClassFlags::PROTOCOL) {
        return None;
    }
    class.is_found.set(true);
    let Ok(to) = vm_mut(m).map_in(map, class) else {
        // There is no memory: the runtime finds out for itself.
        vm_mut(m).take_pending();
        return None;
    };
    let to = to?;
    m.depend(to as *const Map as u64);
    m.set_class(o, Class(to.short()));
    Some(())
}
