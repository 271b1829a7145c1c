//! Calls of methods: the attribute of an object is called without being bound first.
//!
//! `CallMethod` has the object in the first slot of the window, and remembers by the version of its map what was found for the
//! name: a function of its class is entered at once, a builtin that handlers know is done here, all else is looked up.
//!
//! ```text
//! CallMethod  version        start of the code, and the function, if it takes just these arguments
//!             version|OTHER  -, and the builtin method
//! LoadMethod  version        the function or builtin method
//! ```
//!
//! The name is looked up before the arguments are evaluated. Where these are constants and variables with a value that cannot be told apart, and
//! `CallMethod` does both. Elsewhere `LoadMethod` looks, and `CallLoaded` calls:
//!
//! ```text
//!              f          f + 1    f + 2       f + 3 ..
//! LoadMethod   function            object                    # a method
//!              0                   value                     # anything else
//! CallLoaded   function   link     object      arguments
//!              0          value    link        arguments
//! ```

use super::arith::finish_call;
use super::attr::*;
use super::call::*;
use super::intrinsics;
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::words::{builtin, wrapper};
use crate::object::{ClassFlags, Kind as Layout, Map, MapRef, Name, Type, Value, class_record};
use crate::portal::descrs::*;
use crate::portal::residual;
use crate::vm::memory::value_of;
use sidewinder_jit::abi::Pc;
use sidewinder_jit::machine::{Flow, Machine};

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
    let Some(found) = vm(m).memory.get(version, operand(pc, 1), purpose) else {
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
fn builtin_method<M: Machine>(m: &M, i: Ins, map: MapRef) -> Option<&'static crate::vm::Builtin> {
    let (pc, version, purpose) = (m.pc(), map.version.get(), CALL + i.c() as u16);
    if version | OTHER == word(pc, 3) {
        return Some(row_at(wide(pc, 5) as usize));
    }
    let name = operand(pc, 1);
    let found = vm(m).lookup_raw(map.class, name)?;
    if !found.is(Layout::Builtin) || !found.field(builtin::OBJECT).is_null() {
        return None;
    }
    let row = crate::vm::builtin_row(found);
    let address = row as *const crate::vm::Builtin as u64;
    remember(pc, version | OTHER, BUILTIN, address);
    vm(m).memory.set(version, name, purpose, BUILTIN, address);
    Some(row)
}

/// What a method is called on, as far as it can be found without running anything.
enum To<R> {
    /// A value, which gets the arguments and nothing else.
    Value(R),
    /// A function that gets an object before the arguments. `lasts`: it is the same for all objects of that version.
    Method { function: Value, object: R, lasts: bool },
    /// A builtin, which gets the arguments and nothing else.
    Builtin(Value),
    /// The runtime has to look.
    Outside,
    /// An exception is pending.
    Raised,
}

/// Looks the name up on an object whose class the caller has seen.
fn find_method<M: Machine>(m: &M, o: M::Ref, map: MapRef, name: Value) -> To<M::Ref> {
    let of_object = |function| To::Method { function, object: o, lasts: false };
    match map.kind {
        Layout::Module => of_module(m, o, name).map_or(To::Outside, To::Value),
        Layout::Class => match of_class(m, o, name) {
            Some(v) => To::Value(v),
            // Either is given the class itself.
            None => match class_method_of(m, o, name).or_else(|| method_of_class(m, o, name)) {
                Some(method) => of_object(method),
                None => match builtin_of_class(m, o, name) {
                    Some(builtin) => To::Builtin(builtin),
                    None => To::Outside,
                },
            },
        },
        Layout::Super => find_super(m, o, name),
        Layout::Instance | Layout::Exception if map.class.is_user() => {
            m.depend(map as *const Map as u64);
            let found = match find(m, map, name) {
                Found::InDict => in_dict(m, o, map, name),
                found => found,
            };
            match found {
                Found::Here(v) => To::Value(v),
                Found::Method(function) => {
                    To::Method { function, object: o, lasts: !map.is_dict && stays(m, function) }
                }
                Found::Slot(slot) => To::Value(of_slot(m, o, map, slot)),
                Found::Class(value) => To::Value(m.cr(value.bits())),
                Found::Property(getter) if is_class_of(getter) => {
                    To::Value(m.cr(map.class.object.get().bits()))
                }
                Found::Cell(cell) => To::Value(m.load(m.cr(cell.bits()), CELL_VALUE)),
                Found::OpenMethod(cell) => {
                    let f = m.load(m.cr(cell.bits()), CELL_VALUE);
                    bound(m, f, o).map_or(To::Outside, To::Value)
                }
                Found::ClassMethod(function) => {
                    let object = m.cr(map.class.object.get().bits());
                    To::Method { function, object, lasts: false }
                }
                _ => To::Outside,
            }
        }
        _ => To::Outside,
    }
}

/// `CallMethod` of anything.
pub fn call_method_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    let (f, n, pc) = (i.b(), i.c() as usize, m.pc());
    let o = m.slot(f + 2);
    let name = operand(pc, 1);
    if m.thrashes() {
        return call_outside(m, i, o, name);
    }
    let map = map_of_any(m, o);
    match find_method(m, o, map, name) {
        To::Value(v) => call_value(m, i, v),
        To::Method { function, object, lasts } => {
            if lasts && code_of(function).simple == n as u32 + 1 {
                let (version, code) = (map.version.get(), code_of(function));
                let start = code.start as usize as u32;
                remember(pc, version, start, function.bits());
                vm(m).memory.set(version, name, CALL + n as u16, start, function.bits());
            }
            m.set_slot(f, m.cr(function.bits()));
            m.set_slot(f + 2, object);
            call_window(m, i, f, n + 1, Value::NULL)
        }
        To::Builtin(builtin) => {
            call_builtin(m, i, crate::vm::builtin_row(builtin), f + 3, n, Value::NULL)
        }
        To::Outside if has_builtin_methods(map) => match builtin_method(m, i, map) {
            Some(row) => call_builtin(m, i, row, f + 2, n + 1, Value::NULL),
            None => call_outside(m, i, o, name),
        },
        To::Outside => match inherited_builtin(m, map, name) {
            Some(builtin) => {
                let row = crate::vm::builtin_row(builtin);
                call_builtin(m, i, row, f + 2, n + 1, Value::NULL)
            }
            None => call_outside(m, i, o, name),
        },
        To::Raised => Flow::Raise,
    }
}

/// In place of the method that `LoadMethod` found: what it found gets no object.
const NO_METHOD: Value = Value::small(0);

/// `LoadMethod` of what was found here last: a function, or a builtin method, for objects of this version.
#[inline(always)]
pub fn load_method<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.b());
    if m.thrashes() || m.branch(m.is_int(o)) {
        return Flow::Slow;
    }
    let (map, pc) = (map_of(m, o), m.pc());
    if map.version.get() != word(pc, 3) {
        return Flow::Slow;
    }
    m.set_slot(i.a() - 2, m.cr(wide(pc, 4)));
    m.set_slot(i.a(), o);
    next(m, LOAD_WORDS)
}

/// `LoadMethod` of what was found elsewhere.
#[inline(always)]
pub fn load_method_cached<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.b());
    if m.thrashes() || m.branch(m.is_int(o)) {
        return Flow::Slow;
    }
    let (map, pc) = (map_of(m, o), m.pc());
    let version = map.version.get();
    let Some(found) = vm(m).memory.get(version, operand(pc, 1), LOAD) else {
        return Flow::Slow;
    };
    remember_method(pc, version, value_of(found.word));
    m.set_slot(i.a() - 2, m.cr(found.word));
    m.set_slot(i.a(), o);
    next(m, LOAD_WORDS)
}

/// `LoadMethod` of anything.
pub fn load_method_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    let (o, pc) = (m.slot(i.b()), m.pc());
    let name = operand(pc, 1);
    if m.thrashes() {
        return load_outside(m, i, o, name);
    }
    let map = map_of_any(m, o);
    match find_method(m, o, map, name) {
        To::Value(v) => load_value(m, i, v),
        To::Builtin(builtin) => load_value(m, i, m.cr(builtin.bits())),
        To::Method { function, object, lasts } => {
            if lasts {
                remember_method(pc, map.version.get(), function);
                vm(m).memory.set(map.version.get(), name, LOAD, 0, function.bits());
            }
            m.set_slot(i.a() - 2, m.cr(function.bits()));
            m.set_slot(i.a(), object);
            next(m, LOAD_WORDS)
        }
        To::Outside => match inherited_builtin(m, map, name) {
            Some(builtin) => {
                if stays(m, builtin) && !map.is_dict {
                    remember_method(pc, map.version.get(), builtin);
                    vm(m).memory.set(map.version.get(), name, LOAD, 0, builtin.bits());
                }
                m.set_slot(i.a() - 2, m.cr(builtin.bits()));
                m.set_slot(i.a(), o);
                next(m, LOAD_WORDS)
            }
            None => load_outside(m, i, o, name),
        },
        To::Raised => Flow::Raise,
    }
}

fn remember_method(pc: Pc, version: u32, function: Value) {
    set_word(pc, 3, version);
    set_wide(pc, 4, function.bits());
}

/// What `LoadMethod` found gets no object.
fn load_value<M: Machine>(m: &M, i: Ins, v: M::Ref) -> Flow {
    m.set_slot(i.a() - 2, m.cr(NO_METHOD.bits()));
    m.set_slot(i.a(), v);
    next(m, LOAD_WORDS)
}

/// Gets an attribute that is no method as `GetAttr` does: from a property in a frame of its own.
fn load_outside<M: Machine>(m: &M, i: Ins, o: M::Ref, name: Value) -> Flow {
    m.set_slot(i.a() - 2, m.cr(NO_METHOD.bits()));
    if !m.thrashes()
        && let Seen::Object(map) = class_of(m, o)
        && let Some(flow) = get_by_frame(m, i, o, map, name)
    {
        return flow;
    }
    finish_call(m, i, || get_outside(m, o, name))
}

/// The builtin method that an object of this map has from its class, if nothing of the object goes before it.
fn inherited_builtin<M: Machine>(m: &M, map: MapRef, name: Value) -> Option<Value> {
    if !map.class.is_user() && !has_builtin_methods(map) {
        return None;
    }
    let found = vm(m).lookup_raw(map.class, name)?;
    if !found.is(Layout::Builtin) || !found.field(builtin::OBJECT).is_null() {
        return None;
    }
    if map.class.is_user() {
        let row = crate::vm::builtin_row(found);
        let owner = row.owner.map(|owner| vm(m).class(owner));
        let is_own = matches!(map.kind, Layout::Instance | Layout::Exception)
            && !map.class.flags.get().has(ClassFlags::GETATTRIBUTE)
            && row.role == crate::vm::Role::None
            && owner.is_some_and(|owner| map.class.is_subclass(owner))
            && map.slot(name).is_none()
            && !map.is_dict;
        if !is_own {
            return None;
        }
        m.depend(map as *const Map as u64);
    }
    Some(found)
}

/// `CallLoaded` of a function that takes just these arguments.
#[inline(always)]
pub fn call_loaded<M: Machine>(m: &M, i: Ins) -> Flow {
    let callee = m.slot(i.b());
    if m.branch(m.is_int(callee)) || !m.branch(m.is_class(callee, vm(m).quick.function)) {
        return Flow::Slow;
    }
    let code = code_of_callee(m, callee);
    if code.simple != i.c() as u32 + 1 || !m.enters(code.start) {
        return Flow::Slow;
    }
    let delta = i.b() + 2;
    enter(m, code, delta, Link::new(m.pc().wrapping_add(1), delta, i.a(), Kind::Plain))
}

/// The window and the number of arguments of a `CallLoaded`: what gets no object is called with a window that starts one slot further on.
#[inline(always)]
fn loaded<M: Machine>(m: &M, i: Ins) -> (isize, usize) {
    let (f, n) = (i.b(), i.c() as usize);
    if !m.branch(m.is_int(m.slot(f))) {
        return (f, n + 1);
    }
    m.set_slot(f + 1, m.slot(f + 2));
    (f + 1, n)
}

/// `CallLoaded` of a builtin that needs no call.
#[inline(always)]
pub fn call_loaded_quick<M: Machine>(m: &M, i: Ins) -> Flow {
    let callee = m.slot(i.b());
    if m.branch(m.is_int(callee)) {
        let (f, n) = loaded(m, i);
        return quick_builtin(m, i, f, n);
    }
    // It is a function or a builtin method: nothing else gets an object.
    if crate::object::map_at(m.promote_class(callee).0).kind != Layout::Builtin {
        return Flow::Slow;
    }
    let row = row_at((m.promote_int(m.load_int(callee, BUILTIN_ROW)) as usize) << 1);
    let Some(which) = row.intrinsic else { return Flow::Slow };
    intrinsics::quickly(m, i, which, i.b() + 2, i.c() as usize + 1).unwrap_or(Flow::Slow)
}

/// `CallLoaded` of anything.
pub fn call_loaded_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    let (f, n) = loaded(m, i);
    if m.thrashes() {
        return outside(m, i, f, n, Value::NULL);
    }
    call_window(m, i, f, n, Value::NULL)
}

/// The map of anything.
fn map_of_any<M: Machine>(m: &M, o: M::Ref) -> MapRef {
    match class_of(m, o) {
        Seen::Small => vm(m).map(Type::Int),
        Seen::Object(map) => map,
    }
}

/// Whether what is found in the class of such an object is what a method call calls: it is a builtin one that nothing goes before.
fn has_builtin_methods(map: MapRef) -> bool {
    !map.class.is_user() && !matches!(map.kind, Layout::Module | Layout::Class | Layout::Super)
}

/// Whether a getter is the one of `__class__` that all have from `object`.
fn is_class_of(getter: Value) -> bool {
    getter.is(Layout::Builtin)
        && crate::vm::builtin_row(getter).intrinsic == Some(crate::vm::Intrinsic::ClassOf)
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
        m.set_slot(i.b(), m.cr(name.bits()));
        m.set_slot(i.b() + 1, m.cr(0));
        return finish_call(m, i, || {
            m.call_slots(&residual::CALL_METHOD, 0, i.b(), i.c() as usize + 3)
        });
    }
    let Ok(v) = get_outside(m, o, name) else { return Flow::Raise };
    call_value(m, i, v)
}

/// A method of `super()`.
fn find_super<M: Machine>(m: &M, o: M::Ref, name: Value) -> To<M::Ref> {
    let after = promoted(m, m.load(o, SUPER_AFTER));
    let of = promoted(m, m.load(o, SUPER_CLASS));
    if !after.is(Layout::Class) || !of.is(Layout::Class) {
        return To::Outside;
    }
    let (after, of) = (class_record(after), class_record(of));
    if !of.mro().contains(&after) {
        return To::Outside;
    }
    let Ok(root) = vm_mut(m).root_map(of) else { return To::Raised };
    m.depend(root as *const Map as u64);
    let behind = of.mro().iter().skip_while(|class| **class != after).skip(1);
    let found = behind.filter_map(|class| class.dict().get_str(name)).next();
    let with = |function, object| To::Method { function, object, lasts: false };
    match found {
        Some(method) if method.is(Layout::Function) => {
            let this = m.load(o, SUPER_OBJECT);
            // A class finds functions, not methods.
            if m.branch(m.ptr_eq(this, m.cr(of.object.get().bits()))) {
                return To::Value(m.cr(method.bits()));
            }
            with(method, this)
        }
        Some(method) if method.is(Layout::Builtin) && method.field(builtin::OBJECT).is_null() => {
            if name == vm(m).name(Name::New) {
                return To::Builtin(method);
            }
            let this = m.load(o, SUPER_OBJECT);
            if m.branch(m.ptr_eq(this, m.cr(of.object.get().bits()))) {
                return To::Outside;
            }
            with(method, this)
        }
        Some(wrapper)
            if wrapper.is(Layout::Wrapper)
                && wrapper.field(wrapper::FUNCTION).is(Layout::Function) =>
        {
            let (function, is_class_method) =
                (wrapper.field(wrapper::FUNCTION), wrapper.flags() & 1 == 1);
            if !is_class_method {
                return To::Value(m.cr(function.bits()));
            }
            with(function, m.cr(of.object.get().bits()))
        }
        _ => To::Outside,
    }
}

/// The method written in Rust that a builtin class has. `None`: not found so easily.
fn builtin_of_class<M: Machine>(m: &M, o: M::Ref, name: Value) -> Option<Value> {
    let class = class_record(promoted(m, o));
    let of_classes = vm(m).lookup(vm(m).class(Type::Type), name);
    if class.is_user() || of_classes.is_some_and(|raw| vm(m).is_data(raw)) {
        return None;
    }
    let raw = vm(m).lookup_raw(class, name)?;
    (raw.is(Layout::Builtin) && raw.field(builtin::OBJECT).is_null()).then_some(raw)
}
