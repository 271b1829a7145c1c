//! Attributes, through maps.
//!
//! The words behind an instruction remember what was found for the map seen last, by the map's version:
//!
//! ```text
//! GetAttr     version        offset of the slot
//!             version|OTHER  an index of `What`, and two words of it
//! ```
//!
//! In a trace the version is a constant that the trace depends on, and so is all the rest. What a constant object has in a slot is a constant, too, as long as no object
//! of its map was ever given another value there: so the nodes and instructions of a guest's program are, if an interpreter keeps them in objects.

use super::arith::{finish, finish_call};
use super::call::*;
use super::descriptor;
use super::intrinsics;
use super::table;
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::class::is_open;
use crate::object::words::{cell, member, property, wrapper};
use crate::object::{
    ClassFlags, Held, Kind as Layout, Map, MapRef, Name, Raised, Type, Unknown, Value,
    class_record, first_slot, globals, map_at,
};
use crate::portal::descrs::*;
use crate::portal::residual;
use crate::vm::Intrinsic;
pub(in crate::interp) use crate::vm::memory::{CALL, GET, LOAD, SET};
use sidewinder_jit::abi::Pc;
use sidewinder_jit::machine::{Flow, Machine};

/// Words of `GetAttr`, `SetAttr` and `CallMethod`.
pub(in crate::interp) const WORDS: usize = 7;
/// Words of `LoadMethod`.
pub(in crate::interp) const LOAD_WORDS: usize = 6;
/// Set in a cached version that stands for something else than the simplest case.
pub(in crate::interp) const OTHER: u32 = 1 << 31;

/// What a `GetAttr` found that is not an inline slot.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
enum What {
    /// An inline slot; the word is its offset.
    Slot,
    /// A slot of the overflow array; the word is its index.
    Overflow,
    /// A function of the class, to be bound.
    Method,
    /// A value of the class.
    Value,
    /// A cell with a value of the class.
    Cell,
}

/// The map of an object, on which the trace depends from now on.
#[inline(always)]
pub(in crate::interp) fn map_of<M: Machine>(m: &M, o: M::Ref) -> MapRef {
    let map = map_at(m.promote_class(o).0);
    m.depend(map as *const Map as u64);
    map
}

/// `GetAttr` of an inline slot.
#[inline(always)]
pub fn get<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.b());
    if m.thrashes() || m.branch(m.is_int(o)) {
        return Flow::Slow;
    }
    let (map, pc) = (map_of(m, o), m.pc());
    if map.version.get() != word(pc, 3) {
        return Flow::Slow;
    }
    m.set_slot(i.a(), at_offset(m, o, map, word(pc, 4)));
    next(m, WORDS)
}

/// `GetAttr` of anything else that was seen here last.
#[inline(always)]
pub fn get_cached<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.b());
    if m.thrashes() || m.branch(m.is_int(o)) {
        return Flow::Slow;
    }
    let (map, pc) = (map_of(m, o), m.pc());
    let version = map.version.get();
    let (what, rest) = if version | OTHER == word(pc, 3) {
        (word(pc, 4), wide(pc, 5))
    } else {
        let Some(found) = vm(m).memory.get(version, operand(pc, 1), GET) else {
            return Flow::Slow;
        };
        if found.what == What::Slot as u32 {
            remember(pc, version, found.word as u32, 0);
            m.set_slot(i.a(), at_offset(m, o, map, found.word as u32));
            return next(m, WORDS);
        }
        remember(pc, version | OTHER, found.what, found.word);
        (found.what, found.word)
    };
    let found = match what {
        n if n == What::Overflow as u32 => of_slot(m, o, map, map.inline as usize + rest as usize),
        n if n == What::Value as u32 => m.cr(rest),
        n if n == What::Cell as u32 => m.load(m.cr(rest), CELL_VALUE),
        _ => {
            let Some(method) = bound(m, m.cr(rest), o) else { return Flow::Slow };
            method
        }
    };
    m.set_slot(i.a(), found);
    next(m, WORDS)
}

/// A function bound to an object, where there is memory.
#[inline(always)]
pub(in crate::interp) fn bound<M: Machine>(m: &M, f: M::Ref, o: M::Ref) -> Option<M::Ref> {
    let method = m.try_new(vm(m).quick.methods)?;
    m.store_quietly(method, METHOD_FUNCTION, f);
    m.store_quietly(method, METHOD_SELF, o);
    Some(method)
}

pub(in crate::interp) fn remember(pc: Pc, version: u32, what: u32, rest: u64) {
    set_word(pc, 3, version);
    set_word(pc, 4, what);
    set_wide(pc, 5, rest);
}

/// Remembers what a `GetAttr` found, for the place and for all places.
fn remember_get<M: Machine>(m: &M, version: u32, what: What, rest: u64) {
    let pc = m.pc();
    if what == What::Slot {
        remember(pc, version, rest as u32, 0);
    } else {
        remember(pc, version | OTHER, what as u32, rest);
    }
    vm(m).memory.set(version, operand(pc, 1), GET, what as u32, rest);
}

/// The attribute of an instance, as far as it can be found without running anything.
pub(in crate::interp) enum Found<R = ()> {
    Slot(usize),
    Class(Value),
    Cell(Value),
    /// A function in an open cell: the cell.
    OpenMethod(Value),
    Property(Value),
    /// An object of the program in the class, whose class has `__get__`.
    Descriptor(Value),
    Method(Value),
    ClassMethod(Value),
    Absent,
    /// Attributes are in a dict: what is there goes before anything that the class has.
    InDict,
    /// It is there.
    Here(R),
    /// The runtime has to see to it.
    Else,
}

pub(in crate::interp) fn find<M: Machine, R>(m: &M, map: MapRef, name: Value) -> Found<R> {
    let class = map.class;
    if class.flags.get().has(ClassFlags::GETATTRIBUTE) {
        return Found::Else;
    }
    let raw = vm(m).lookup_raw(class, name);
    if let Some(raw) = raw {
        match raw.kind() {
            // `__getattr__` is asked when the getter raises AttributeError.
            Layout::Property if class.flags.get().has(ClassFlags::GETATTR) => return Found::Else,
            Layout::Property => return Found::Property(raw.field(property::GETTER)),
            Layout::Member => {
                let owner = class_record(raw.field(member::CLASS));
                return match map.slot(raw.field(member::NAME)) {
                    Some(slot) if class.is_subclass(owner) => Found::Slot(slot),
                    _ => Found::Else,
                };
            }
            _ if vm(m).protocol(raw).has(ClassFlags::GET) => return Found::Descriptor(raw),
            Layout::Singleton | Layout::Hole | Layout::Cell => {}
            kind if is_plain(kind) => {}
            _ => return Found::Else,
        }
    }
    if let Some(slot) = map.slot(name) {
        return Found::Slot(slot);
    }
    if map.is_dict { Found::InDict } else { of_type(m, raw) }
}

/// What a class has for an attribute that the instance itself has not.
fn of_type<M: Machine, R>(m: &M, raw: Option<Value>) -> Found<R> {
    let Some(raw) = raw else { return Found::Absent };
    match raw.kind() {
        Layout::Function => Found::Method(raw),
        Layout::Cell if is_open(raw) => match class_of(m, of_cell(m, raw)) {
            Seen::Object(map) if map.kind == Layout::Function => Found::OpenMethod(raw),
            Seen::Object(map) if map.kind == Layout::Builtin => Found::Else,
            _ => Found::Cell(raw),
        },
        Layout::Cell => Found::Cell(raw),
        Layout::Wrapper if raw.flags() & 1 == 0 => Found::Class(raw.field(wrapper::FUNCTION)),
        Layout::Wrapper => Found::ClassMethod(raw.field(wrapper::FUNCTION)),
        Layout::Builtin => Found::Else,
        _ => Found::Class(raw),
    }
}

/// What is in the cell of a class attribute.
fn of_cell<M: Machine>(m: &M, cell: Value) -> M::Ref {
    m.load(m.cr(cell.bits()), CELL_VALUE)
}

/// Kinds of class attributes that do nothing when they are looked up, or what [`find`] knows about.
pub(in crate::interp) fn is_plain(kind: Layout) -> bool {
    use Layout::*;
    matches!(
        kind,
        Bool | Float
            | BigInt
            | Str
            | Tuple
            | List
            | Dict
            | Set
            | FrozenSet
            | Range
            | Instance
            | Class
            | Function
            | Builtin
            | Relay
            | Wrapper
            | Method
            | Module
    )
}

/// The offset of an attribute that an instance keeps in its inline slots, if reading it does nothing else.
pub fn plain_slot<M: Machine>(m: &M, map: MapRef, name: Value) -> Option<u32> {
    match find::<M, ()>(m, map, name) {
        Found::Slot(slot) => offset_of_slot(map, slot),
        _ => None,
    }
}

pub(in crate::interp) fn offset_of_slot(map: MapRef, slot: usize) -> Option<u32> {
    (slot < map.inline as usize).then_some(8 * (first_slot(map.kind) + slot) as u32)
}

/// In a trace: whether [it knows](has_doubles) some slot as a double. As the trace knows a place in memory by one name only, it is the runtime that takes such an object to a
/// map where the slot is anything else.
pub(in crate::interp) fn has_any_doubles<M: Machine>(m: &M, map: MapRef) -> bool {
    let mut offsets = (0..map.len()).filter_map(|slot| offset_of_slot(map, slot));
    M::RECORDING && offsets.any(|offset| has_doubles(m, map, offset).is_some())
}

/// The attribute in a slot.
pub(in crate::interp) fn of_slot<M: Machine>(m: &M, o: M::Ref, map: MapRef, slot: usize) -> M::Ref {
    match offset_of_slot(map, slot) {
        Some(offset) => at_offset(m, o, map, offset),
        None if let Some(constant) = settled(m, o, map, slot) => constant,
        None => {
            let index = m.ci((slot - map.inline as usize) as i64);
            m.load_item(m.load(o, OVERFLOW), ITEMS_OF_OVERFLOW, index)
        }
    }
}

/// The attribute in an inline slot.
#[inline(always)]
pub(in crate::interp) fn at_offset<M: Machine>(
    m: &M,
    o: M::Ref,
    map: MapRef,
    offset: u32,
) -> M::Ref {
    if !M::RECORDING {
        let v = m.load(o, slot_at(offset));
        promoted(m, v).handed_out();
        return v;
    }
    let slot = offset as usize / 8 - first_slot(map.kind);
    if let Some(constant) = settled(m, o, map, slot) {
        return constant;
    }
    if let Some(held) = has_doubles(m, map, offset) {
        m.depend(held.watch());
        if let Some(v) = try_float(m, m.load_float(o, double_at(offset))) {
            return v;
        }
    }
    let v = m.load(o, slot_at(offset));
    if map.held(slot).owns_some()
        && class_of(m, v).is(Type::Float)
        && let Some(v) = try_float(m, m.load_float(v, FLOAT))
    {
        return v;
    }
    v
}

/// In a trace: the note that says so, if all instances have floats in an inline slot. Then the trace knows the slot as a double, which is changed in place where
/// the slot [owns](sidewinder_memory::value::OWNED) its float, and always as that. Who reads it gets a float of its own.
pub(in crate::interp) fn has_doubles<M: Machine>(
    m: &M,
    map: MapRef,
    offset: u32,
) -> Option<&'static Held> {
    if !M::RECORDING || map.kind != Layout::Instance {
        return None;
    }
    let held = map.held(offset as usize / 8 - first_slot(map.kind));
    (held.get() == vm(m).quick.float.class().0).then_some(held)
}

/// What an object that is a constant of the trace has in a slot, if that is settled: then the trace relies on it.
fn settled<M: Machine>(m: &M, o: M::Ref, map: MapRef, slot: usize) -> Option<M::Ref> {
    let object = constant(m, o)?;
    if !map.is_settled(slot) {
        return None;
    }
    m.depend(map.leaving());
    m.depend(map.replacing(slot));
    Some(m.cr(crate::object::instance::slot(object, map, slot).bits()))
}

/// `GetAttr` of anything.
pub fn get_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    let (o, pc) = (m.slot(i.b()), m.pc());
    let name = operand(pc, 1);
    if m.thrashes() {
        return finish_call(m, i, || get_outside(m, o, name));
    }
    match class_of(m, o) {
        Seen::Object(map) if matches!(map.kind, Layout::Instance | Layout::Exception) => {
            m.depend(map as *const Map as u64);
            get_of_instance(m, i, o, map, name)
        }
        Seen::Object(map) if map.kind == Layout::Module => match of_module(m, o, name) {
            Some(found) => finish(m, i, Ok(found)),
            None => finish_call(m, i, || get_outside(m, o, name)),
        },
        Seen::Object(map) if map.kind == Layout::Class => match of_class(m, o, name) {
            Some(found) => finish(m, i, Ok(found)),
            None => finish_call(m, i, || get_outside(m, o, name)),
        },
        Seen::Object(map)
            if matches!(
                map.kind,
                Layout::Slice | Layout::Traceback | Layout::Frame | Layout::Code | Layout::Complex
            ) =>
        {
            let known = known_getter(m, map, name);
            match known.and_then(|which| intrinsics::quickly(m, i, which, i.b(), 1)) {
                Some(flow) => flow,
                None => finish_call(m, i, || get_outside(m, o, name)),
            }
        }
        _ => match table::of_function(m, o, name) {
            Some((dict, place)) => finish(m, i, Ok(table::value(m, dict, place))),
            None => finish_call(m, i, || get_outside(m, o, name)),
        },
    }
}

/// The getter that a builtin class has for an attribute, if handlers know it.
fn known_getter<M: Machine>(m: &M, map: MapRef, name: Value) -> Option<Intrinsic> {
    getter_of(vm(m).lookup_raw(map.class, name).filter(|raw| raw.is(Layout::Property))?)
}

/// What the builtin getter of a property is known as.
fn getter_of(property: Value) -> Option<Intrinsic> {
    let getter = property.field(property::GETTER);
    let row = Some(getter).filter(|getter| getter.is(Layout::Builtin));
    row.and_then(|getter| crate::vm::builtin_row(getter).intrinsic)
}

pub(in crate::interp) fn get_outside<M: Machine>(
    m: &M,
    o: M::Ref,
    name: Value,
) -> Result<M::Ref, Raised> {
    m.call(&residual::GET_ATTR, &[o, m.cr(name.bits())])
}

fn get_of_instance<M: Machine>(m: &M, i: Ins, o: M::Ref, map: MapRef, name: Value) -> Flow {
    let version = map.version.get();
    let found = match find::<M, M::Ref>(m, map, name) {
        Found::Slot(slot) => {
            match offset_of_slot(map, slot) {
                Some(offset) => remember_get(m, version, What::Slot, offset as u64),
                None => {
                    let index = slot - map.inline as usize;
                    remember_get(m, version, What::Overflow, index as u64);
                }
            }
            of_slot(m, o, map, slot)
        }
        Found::Class(value) => {
            if stays(m, value) {
                remember_get(m, version, What::Value, value.bits());
            }
            m.cr(value.bits())
        }
        Found::Cell(cell) => {
            if stays(m, cell) && !is_open(cell) {
                remember_get(m, version, What::Cell, cell.bits());
            }
            of_cell(m, cell)
        }
        Found::OpenMethod(cell) => {
            let f = of_cell(m, cell);
            return finish_call(m, i, || m.call(&residual::NEW_METHOD, &[f, o]));
        }
        Found::Method(f) => {
            if stays(m, f) {
                remember_get(m, version, What::Method, f.bits());
            }
            return finish_call(m, i, || m.call(&residual::NEW_METHOD, &[m.cr(f.bits()), o]));
        }
        Found::InDict => {
            let found = match in_dict(m, o, map, name) {
                Found::Here(value) => Some(value),
                Found::Class(value) => Some(m.cr(value.bits())),
                Found::Cell(cell) => Some(of_cell(m, cell)),
                Found::OpenMethod(cell) => bound(m, of_cell(m, cell), o),
                Found::Method(f) => bound(m, m.cr(f.bits()), o),
                _ => None,
            };
            return match found {
                Some(found) => finish(m, i, Ok(found)),
                None => finish_call(m, i, || get_outside(m, o, name)),
            };
        }
        _ => {
            return match get_by_frame(m, i, o, map, name) {
                Some(flow) => flow,
                None => finish_call(m, i, || get_outside(m, o, name)),
            };
        }
    };
    finish(m, i, Ok(found))
}

/// Gets an attribute that is computed: by a property, a descriptor, or `__getattr__`, which get frames. `None`: the runtime has to see to it.
pub(in crate::interp) fn get_by_frame<M: Machine>(
    m: &M,
    i: Ins,
    o: M::Ref,
    map: MapRef,
    name: Value,
) -> Option<Flow> {
    if !matches!(map.kind, Layout::Instance | Layout::Exception) {
        return None;
    }
    match find::<M, M::Ref>(m, map, name) {
        Found::Property(getter) => {
            if let Pushed::Yes = push_special(m, getter, &[o], i.a(), Kind::Attribute) {
                return Some(Flow::Next);
            }
            let getter = Some(getter).filter(|getter| getter.is(Layout::Builtin))?;
            let which = crate::vm::builtin_row(getter).intrinsic?;
            intrinsics::quickly(m, i, which, i.b(), 1)
        }
        Found::Descriptor(raw) => descriptor::get(m, i, (o, map), name, raw),
        Found::Absent if map.class.flags.get().has(ClassFlags::GETATTR) => {
            let f = vm(m).lookup(map.class, vm(m).name(Name::GetAttr))?;
            match push_special(m, f, &[o, m.cr(name.bits())], i.a(), Kind::Plain) {
                Pushed::Yes => Some(Flow::Next),
                Pushed::No => None,
            }
        }
        _ => None,
    }
}

/// What there is of an attribute of an instance that has a dict: in that, or else in its class. No cache may remember it.
pub(in crate::interp) fn in_dict<M: Machine>(
    m: &M,
    o: M::Ref,
    map: MapRef,
    name: Value,
) -> Found<M::Ref> {
    if !M::RECORDING {
        return Found::Else;
    }
    let (dict, key) = (m.load(o, OVERFLOW), m.cr(name.bits()));
    let class = class_of(m, dict);
    match table::look(m, dict, class, key) {
        Ok(Some(place)) => Found::Here(table::value(m, dict, place)),
        Ok(None) => of_type(m, vm(m).lookup_raw(map.class, name)),
        Err(Unknown) => Found::Else,
    }
}

/// The dict with the attributes of an instance, if it has one already.
pub(in crate::interp) fn dict_of<M: Machine>(m: &M, o: M::Ref) -> Option<M::Ref> {
    let Seen::Object(map) = class_of(m, o) else { return None };
    let has_dict = matches!(map.kind, Layout::Instance | Layout::Exception)
        && map.is_dict
        && map.class.has_dict.get();
    has_dict.then(|| m.load(o, OVERFLOW))
}

/// `vars(o)`, if the attributes of the instance are in a dict already, and its class gives that away.
pub(in crate::interp) fn vars<M: Machine>(m: &M, o: M::Ref) -> Option<M::Ref> {
    let Seen::Object(map) = class_of(m, o) else { return None };
    if !map.is_dict {
        return None;
    }
    m.depend(map as *const Map as u64);
    let Found::Property(getter) = find::<M, ()>(m, map, vm(m).name(Name::Dict)) else {
        return None;
    };
    let row = Some(getter).filter(|getter| getter.is(Layout::Builtin))?;
    (crate::vm::builtin_row(row).intrinsic == Some(Intrinsic::InstanceDict))
        .then(|| dict_of(m, o))?
}

/// The name that an attribute is asked for by, interned. `None`: it is put together, and so is another one each time.
pub(in crate::interp) fn asked_name<M: Machine>(m: &M, name: M::Ref) -> Option<Value> {
    let may_promote = || !m.thrashes() && m.guess(&residual::IS_INTERNED, &[name]) != 0;
    if M::RECORDING && !m.is_constant(name) && !may_promote() {
        return None;
    }
    let name = Some(promoted(m, name)).filter(|name| name.is(Layout::Str))?;
    vm(m).find_interned(name)
}

/// What `getattr` finds of an instance without running anything, or that there is nothing.
pub(in crate::interp) fn asked<M: Machine>(
    m: &M,
    o: M::Ref,
    name: M::Ref,
) -> Result<Option<M::Ref>, Unknown> {
    let name = asked_name(m, name).ok_or(Unknown)?;
    let Seen::Object(map) = class_of(m, o) else { return Err(Unknown) };
    if !matches!(map.kind, Layout::Instance | Layout::Exception) {
        return Err(Unknown);
    }
    m.depend(map as *const Map as u64);
    Ok(match find::<M, ()>(m, map, name) {
        Found::Slot(slot) => Some(of_slot(m, o, map, slot)),
        Found::Class(value) => Some(m.cr(value.bits())),
        Found::Cell(cell) => Some(of_cell(m, cell)),
        Found::OpenMethod(cell) => Some(bound(m, of_cell(m, cell), o).ok_or(Unknown)?),
        Found::Method(f) => Some(bound(m, m.cr(f.bits()), o).ok_or(Unknown)?),
        Found::Absent if !map.class.flags.get().has(ClassFlags::GETATTR) => None,
        _ => return Err(Unknown),
    })
}

/// Whether a cache may name the value by its address.
pub(in crate::interp) fn stays<M: Machine>(m: &M, value: Value) -> bool {
    !value.is_object() || !vm(m).heap.is_young(value.address())
}

/// What a module has of that name. `None`: it is not there, or the module is of a class of the program, which is asked first.
pub(in crate::interp) fn of_module<M: Machine>(m: &M, o: M::Ref, name: Value) -> Option<M::Ref> {
    let module = promoted(m, o);
    if class_of(m, o).is_user() {
        return None;
    }
    let cell = globals(module).cell(name)?;
    if crate::object::module::is_borrowed(cell) {
        return None;
    }
    if crate::object::module::is_settled(cell) {
        m.depend(cell.bits());
        return Some(m.cr(cell.field(cell::VALUE).bits()));
    }
    let value = m.load(m.cr(cell.bits()), CELL_VALUE);
    if is_null(m, value) { None } else { Some(value) }
}

/// The trace relies on a class, and on what is found through it, as they are.
pub(in crate::interp) fn depend_on_class<M: Machine>(
    m: &M,
    class: crate::object::ClassRef,
) -> Option<()> {
    let root = vm_mut(m).root_map(class).ok()?;
    m.depend(root as *const Map as u64);
    Some(())
}

/// Whether a metaclass leaves an attribute to the class: it has no data descriptor of that name, and no `__getattribute__`.
pub(in crate::interp) fn leaves_to_class<M: Machine>(
    m: &M,
    class: crate::object::ClassRef,
    name: Value,
) -> bool {
    let meta = class.metaclass();
    !meta.is_user()
        || !meta.flags.get().has(ClassFlags::GETATTRIBUTE)
            && vm(m).lookup(meta, name).is_none_or(|raw| !vm(m).is_data(raw))
}

/// The function of a metaclass that is a method of the class. `None`: not found so easily.
pub(in crate::interp) fn method_of_class<M: Machine>(
    m: &M,
    o: M::Ref,
    name: Value,
) -> Option<Value> {
    let class = class_record(promoted(m, o));
    let meta = class.metaclass();
    if !meta.is_user() || meta.flags.get().has(ClassFlags::GETATTRIBUTE) {
        return None;
    }
    depend_on_class(m, class)?;
    if vm(m).lookup_raw(class, name).is_some() {
        return None;
    }
    // What is in an open cell is no constant.
    vm(m).lookup_raw(meta, name).filter(|f| f.is(Layout::Function))
}

/// The function of a class method, asked of a class. `None`: not found so easily.
pub(in crate::interp) fn class_method_of<M: Machine>(
    m: &M,
    o: M::Ref,
    name: Value,
) -> Option<Value> {
    let class = class_record(promoted(m, o));
    let raw = vm(m).lookup_raw(class, name)?;
    let function = raw.is(Layout::Wrapper) && raw.flags() & 1 == 1 && class.is_user();
    let function =
        function.then(|| raw.field(wrapper::FUNCTION)).filter(|f| f.is(Layout::Function))?;
    depend_on_class(m, class)?;
    leaves_to_class(m, class, name).then_some(function)
}

/// An attribute of a class that is just there. `None`: not found so easily.
pub(in crate::interp) fn of_class<M: Machine>(m: &M, o: M::Ref, name: Value) -> Option<M::Ref> {
    let class = class_record(promoted(m, o));
    // What the class of classes computes goes first.
    let meta = vm(m).lookup(vm(m).class(crate::object::Type::Type), name);
    if let Some(computed) = meta.filter(|meta| meta.is(Layout::Property)) {
        return name_of_class(m, class, name, computed);
    }
    let raw = vm(m).lookup_raw(class, name)?;
    if class.is_user() {
        depend_on_class(m, class)?;
        if !leaves_to_class(m, class, name) {
            return None;
        }
    }
    match raw.kind() {
        Layout::Cell => Some(of_cell(m, raw)),
        Layout::Wrapper if raw.flags() & 1 == 0 => Some(m.cr(raw.field(wrapper::FUNCTION).bits())),
        _ if vm(m).protocol(raw).has(ClassFlags::GET) => None,
        Layout::Function | Layout::Singleton | Layout::Hole => Some(m.cr(raw.bits())),
        kind if is_plain(kind) && !matches!(kind, Layout::Builtin | Layout::Wrapper) => {
            Some(m.cr(raw.bits()))
        }
        _ => None,
    }
}

/// The name of a class, in a trace a constant: one that is set later is an event as an attribute of the class is. `None`: this is another attribute, or a
/// metaclass has a say.
fn name_of_class<M: Machine>(
    m: &M,
    class: crate::object::ClassRef,
    name: Value,
    computed: Value,
) -> Option<M::Ref> {
    let meta = class.metaclass();
    let is_plain = getter_of(computed) == Some(Intrinsic::ClassName)
        && !meta.flags.get().has(ClassFlags::GETATTRIBUTE)
        && vm(m).lookup_raw(meta, name) == Some(computed);
    if !M::RECORDING || !is_plain {
        return None;
    }
    if class.is_user() || meta.is_user() {
        depend_on_class(m, class)?;
    }
    let text = class.attribute_name();
    let text = vm_mut(m).intern_weakly(&text).ok()?;
    Some(m.cr(text.bits()))
}

/// `LoadSpecial`
pub fn load_special<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.b());
    let name = operand(m.pc(), 1);
    let class = class_of(m, o);
    class.depend(m);
    if class.is_user()
        && let Some(f) = vm(m).lookup(class.class(m), name)
        && f.is(Layout::Function)
        && let Some(method) = m.try_new(vm(m).quick.methods)
    {
        m.store_quietly(method, METHOD_FUNCTION, m.cr(f.bits()));
        m.store_quietly(method, METHOD_SELF, o);
        return finish(m, i, Ok(method));
    }
    finish_call(m, i, || m.call(&residual::LOAD_SPECIAL, &[o, m.cr(name.bits())]))
}
