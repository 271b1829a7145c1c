//! Calls of methods: the attribute of an object is called without being bound first.
//!
//! `CallMethod` has the object in the first slot of the window, and remembers by the version of its map what was found for the
//! name: a function of its class is entered at once, a builtin that handlers know is done here, all else is looked up.
//!
//! ```text
//! CallMethod  version        start of the code, and the function, if it takes just these arguments
//!             version|OTHER  -, and the builtin method
//! ```

use super::arith::finish_call;
use super::attr::*;
use super::call::*;
use super::frame::*;
use super::intrinsics;
use super::look::*;
use crate::object::{Kind as Layout, Map, MapRef, Name, Type, Value, class_record};
use crate::portal::descrs::*;
use crate::portal::residual;
use sidewinder_jit::machine::{Flow, Machine, Pc};

/// `CallMethod` of a function that takes just these arguments.
#[inline(always)]
pub fn call_method<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.b() + 2);
    if m.thrashes() || m.branch(m.is_int(o)) {
        return Flow::Slow;
    }
    let (map, pc) = (map_of(m, o), m.pc());
    if map.version.get() != word(pc, 3) {
        return Flow::Slow;
    }
    enter_method(m, i, word(pc, 4), wide(pc, 5))
}

/// Enters the method whose code starts at `start`.
#[inline(always)]
fn enter_method<M: Machine>(m: &M, i: Ins, start: u32, function: u64) -> Flow {
    let start = start as usize as Pc;
    if !m.enters(start) {
        return Flow::Slow;
    }
    let f = i.b();
    m.set_slot(f, m.cr(function));
    let delta = f + 2;
    let link = Link::new(m.pc().wrapping_add(WORDS), delta, i.a(), Kind::Plain);
    enter_at(m, start, delta, link)
}

/// `CallMethod` of what was found elsewhere.
#[inline(always)]
pub fn call_method_cached<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.b() + 2);
    if m.thrashes() || m.branch(m.is_int(o)) {
        return Flow::Slow;
    }
    let (map, pc) = (map_of(m, o), m.pc());
    let version = map.version.get();
    if version | OTHER == word(pc, 3) {
        return Flow::Slow;
    }
    let purpose = CALL + i.c() as u16;
    let Some(found) = vm(m).memory.get(version, Value(wide(pc, 1)), purpose) else {
        return Flow::Slow;
    };
    if found.what == BUILTIN {
        remember(pc, version | OTHER, BUILTIN, found.word);
        return Flow::Slow;
    }
    remember(pc, version, found.what, found.word);
    enter_method(m, i, found.what, found.word)
}

/// In place of the start of code: it is the row of a builtin.
const BUILTIN: u32 = 0;

/// `CallMethod` of a builtin method that needs no call.
#[inline(always)]
pub fn call_quick_method<M: Machine>(m: &M, i: Ins) -> Flow {
    let (o, pc) = (m.slot(i.b() + 2), m.pc());
    if m.thrashes() || m.branch(m.is_int(o)) || map_of(m, o).version.get() | OTHER != word(pc, 3) {
        return Flow::Slow;
    }
    let row = row_at(wide(pc, 5) as usize);
    let Some(which) = row.intrinsic else { return Flow::Slow };
    intrinsics::quickly(m, i, which, i.b() + 2, i.c() as usize + 1).unwrap_or(Flow::Slow)
}

/// The builtin method that a `CallMethod` of such an object calls.
fn builtin_method<M: Machine>(m: &M, i: Ins, map: MapRef) -> Option<&'static super::Builtin> {
    let (pc, version, purpose) = (m.pc(), map.version.get(), CALL + i.c() as u16);
    if version | OTHER == word(pc, 3) {
        return Some(row_at(wide(pc, 5) as usize));
    }
    let name = Value(wide(pc, 1));
    let found = vm(m).lookup(map.class, name)?;
    if !found.is(Layout::Builtin) || !found.field(2).is_null() {
        return None;
    }
    let row = crate::object::builtin_row(found);
    let address = row as *const super::Builtin as u64;
    remember(pc, version | OTHER, BUILTIN, address);
    vm(m).memory.set(version, name, purpose, BUILTIN, address);
    Some(row)
}

/// `CallMethod` of anything.
pub fn call_method_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    let (f, n, pc) = (i.b(), i.c() as usize, m.pc());
    let o = m.slot(f + 2);
    let name = Value(wide(pc, 1));
    if m.thrashes() {
        return call_outside(m, i, o, name);
    }
    let class = class_of(m, o);
    let map = match class {
        Seen::Small => vm(m).map(crate::object::Type::Int),
        Seen::Object(map) => map,
    };
    match map.kind {
        Layout::Module => match of_module(m, o, name) {
            Some(v) => call_value(m, i, v),
            None => call_outside(m, i, o, name),
        },
        Layout::Class => match of_class(m, o, name) {
            Some(v) => call_value(m, i, v),
            // Either is given the class itself.
            None => match class_method_of(m, o, name).or_else(|| method_of_class(m, o, name)) {
                Some(method) => {
                    m.set_slot(f, m.cr(method.0));
                    call_window(m, i, f, n + 1, Value::NULL)
                }
                None => match builtin_of_class(m, o, name) {
                    Some(row) => call_builtin(m, i, row, f + 3, n, Value::NULL),
                    None => call_outside(m, i, o, name),
                },
            },
        },
        Layout::Super => call_super(m, i, o, name),
        Layout::Instance | Layout::Exception if map.class.is_user() => {
            m.depend(map as *const Map as u64);
            let found = match find(m, map, name) {
                Found::InDict => in_dict(m, o, map, name),
                found => found,
            };
            match found {
                Found::Here(v) => call_value(m, i, v),
                Found::Method(method) => {
                    let code = code_of(method);
                    if code.simple == n as u32 + 1 && !map.is_dict && stays(m, method) {
                        let (version, start) = (map.version.get(), code.start as usize as u32);
                        remember(pc, version, start, method.0);
                        vm(m).memory.set(version, name, CALL + n as u16, start, method.0);
                    }
                    m.set_slot(f, m.cr(method.0));
                    call_window(m, i, f, n + 1, Value::NULL)
                }
                Found::Slot(slot) => call_value(m, i, of_slot(m, o, map, slot)),
                Found::Class(value) => call_value(m, i, m.cr(value.0)),
                Found::Property(getter) if is_class_of(getter) => {
                    call_value(m, i, m.cr(map.class.object.get().0))
                }
                Found::Cell(cell) => call_value(m, i, m.load(m.cr(cell.0), CELL_VALUE)),
                Found::ClassMethod(method) => {
                    m.set_slot(f, m.cr(method.0));
                    m.set_slot(f + 2, m.cr(map.class.object.get().0));
                    call_window(m, i, f, n + 1, Value::NULL)
                }
                _ => call_outside(m, i, o, name),
            }
        }
        _ if !map.class.is_user() => match builtin_method(m, i, map) {
            Some(row) => call_builtin(m, i, row, f + 2, n + 1, Value::NULL),
            None => call_outside(m, i, o, name),
        },
        _ => call_outside(m, i, o, name),
    }
}

/// Whether a getter is the one of `__class__` that all have from `object`.
fn is_class_of(getter: Value) -> bool {
    getter.is(Layout::Builtin)
        && crate::object::builtin_row(getter).intrinsic == Some(intrinsics::Intrinsic::ClassOf)
}

/// Calls `v` with the arguments, which are moved down over the object.
fn call_value<M: Machine>(m: &M, i: Ins, v: M::Ref) -> Flow {
    let (f, n) = (i.b(), i.c());
    m.set_slot(f, v);
    for k in 0..n {
        m.set_slot(f + 2 + k, m.slot(f + 3 + k));
    }
    call_window(m, i, f, n as usize, Value::NULL)
}

/// As CPython does it: gets the attribute, then calls it. In a trace both are one call.
fn call_outside<M: Machine>(m: &M, i: Ins, o: M::Ref, name: Value) -> Flow {
    if M::RECORDING {
        m.set_slot(i.b(), m.cr(name.0));
        m.set_slot(i.b() + 1, m.cr(0));
        return finish_call(m, i, || {
            m.call_slots(&residual::CALL_METHOD, 0, i.b(), i.c() as usize + 3)
        });
    }
    let Some(v) = get_outside(m, o, name) else { return Flow::Raise };
    call_value(m, i, v)
}

/// A method of `super()`.
fn call_super<M: Machine>(m: &M, i: Ins, o: M::Ref, name: Value) -> Flow {
    let (f, n) = (i.b(), i.c() as usize);
    let after = Value(m.promote(m.load(o, SUPER_AFTER)));
    let of = Value(m.promote(m.load(o, SUPER_CLASS)));
    if !after.is(Layout::Class) || !of.is(Layout::Class) {
        return call_outside(m, i, o, name);
    }
    let (after, of) = (class_record(after), class_record(of));
    if !of.mro().contains(&after) {
        return call_outside(m, i, o, name);
    }
    let Some(root) = vm_mut(m).root_map(of) else { return Flow::Raise };
    m.depend(root as *const Map as u64);
    let behind = of.mro().iter().skip_while(|class| **class != after).skip(1);
    let found = behind.filter_map(|class| class.dict().get_str(name)).next();
    match found {
        Some(method) if method.is(Layout::Function) => {
            let this = m.load(o, SUPER_OBJECT);
            // A class finds functions, not methods.
            if m.branch(m.ptr_eq(this, m.cr(of.object.get().0))) {
                return call_value(m, i, m.cr(method.0));
            }
            m.set_slot(f, m.cr(method.0));
            m.set_slot(f + 2, this);
            call_window(m, i, f, n + 1, Value::NULL)
        }
        Some(method) if method.is(Layout::Builtin) && method.field(2).is_null() => {
            let row = crate::object::builtin_row(method);
            if name == vm(m).name(Name::New) {
                return call_builtin(m, i, row, f + 3, n, Value::NULL);
            }
            let this = m.load(o, SUPER_OBJECT);
            if m.branch(m.ptr_eq(this, m.cr(of.object.get().0))) {
                return call_outside(m, i, o, name);
            }
            m.set_slot(f + 2, this);
            call_builtin(m, i, row, f + 2, n + 1, Value::NULL)
        }
        Some(wrapper) if wrapper.is(Layout::Wrapper) && wrapper.field(1).is(Layout::Function) => {
            let (function, is_class_method) = (wrapper.field(1), wrapper.flags() & 1 == 1);
            if !is_class_method {
                return call_value(m, i, m.cr(function.0));
            }
            m.set_slot(f, m.cr(function.0));
            m.set_slot(f + 2, m.cr(of.object.get().0));
            call_window(m, i, f, n + 1, Value::NULL)
        }
        _ => call_outside(m, i, o, name),
    }
}

/// The method written in Rust that a builtin class has. `None`: not found so easily.
fn builtin_of_class<M: Machine>(m: &M, o: M::Ref, name: Value) -> Option<&'static super::Builtin> {
    let class = class_record(Value(m.promote(o)));
    let of_classes = vm(m).lookup(vm(m).class(Type::Type), name);
    if class.is_user() || of_classes.is_some_and(|raw| vm(m).is_data(raw)) {
        return None;
    }
    let raw = vm(m).lookup_raw(class, name)?;
    (raw.is(Layout::Builtin) && raw.field(2).is_null()).then(|| crate::object::builtin_row(raw))
}
