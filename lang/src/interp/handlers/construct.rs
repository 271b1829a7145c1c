//! Calls of classes: an instance is made here, so that it can stay virtual, and `__init__` gets a frame.

use super::arith::{finish, finish_call};
use super::bind::{self, Bound};
use super::build;
use super::call::*;
use super::intrinsics;
use super::table;
use crate::interp::core::frame::*;
use crate::interp::core::look::{class_of, is_float};
use crate::object::class::{How, Plan};
use crate::object::words::wrapper;
use crate::object::{
    Class, ClassFlags, ClassRef, Kind as Layout, Map, MapRef, Name, Raised, Type, Value,
    class_record, first_slot,
};
use crate::portal::descrs::*;
use crate::portal::residual;
use crate::vm::Vm;
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_jit::ir::Size;
use sidewinder_jit::machine::{Flow, Machine};

/// Calls the class in slot `f` with `n` arguments.
pub fn call_class<M: Machine>(m: &M, i: Ins, f: isize, n: usize, names: Value) -> Flow {
    let class = class_at(promoted(m, m.slot(f)));
    if !class.is_user() {
        if (names.is_null() || starts_count(class, n, names))
            && let Some(flow) = intrinsics::construct(m, i, class, f, n)
        {
            return flow;
        }
        if !class.is_exception() || !names.is_null() || !is_simple_exception(vm(m), class) {
            return outside(m, i, f, n, names);
        }
    }
    let Ok(plan) = plan_of(vm_mut(m), class) else { return Flow::Raise };
    let root = plan.root;
    if class.is_user() {
        m.depend(root as *const Map as u64);
    }
    let is_exception = class.is_exception();
    match plan.how {
        How::Function(code) => {
            let is_outside = !M::RECORDING && !m.inlines(code.start);
            if is_outside || (is_exception && (!names.is_null() || !m.inlines(code.start))) {
                return outside(m, i, f, n, names);
            }
            initialize(m, i, (f, n, names), Subject::New(root), plan.init)
        }
        How::NewAndInit(new) => make(m, i, (f, n, names), class, new),
        How::New(new) => {
            insert(m, f, n, m.cr(class.object.get().bits()));
            m.set_slot(f, m.cr(new.bits()));
            call_window(m, i, f, n + 1, names)
        }
        How::Around(code) if m.inlines(code.start) => match around(m, root, f, 0) {
            Some(Ok(made)) => initialize(m, i, (f, n, names), Subject::Made(made), plan.init),
            Some(Err(Raised)) => Flow::Raise,
            None => outside(m, i, f, n, names),
        },
        How::AroundOnly if names.is_null() => match around(m, root, f, n) {
            Some(made) => finish(m, i, made),
            None => outside(m, i, f, n, names),
        },
        How::Nothing if is_exception && names.is_null() => {
            finish(m, i, exception(m, root, f + 2, n))
        }
        How::Nothing if !is_exception && n == 0 => finish(m, i, instance(m, root)),
        _ => outside(m, i, f, n, names),
    }
}

/// Whether this is `enumerate(source, start=..)`.
fn starts_count(class: &Class, n: usize, names: Value) -> bool {
    let names = crate::object::Tuple(names).items();
    class.is(Type::Enumerate)
        && n == 2
        && names.len() == 1
        && crate::object::Str(names[0]).text() == "start"
}

/// The plan for a class.
fn plan_of(vm: &mut Vm, class: ClassRef) -> Result<Plan, Raised> {
    if let Some(plan) = class.plan.get()
        && is_current(&plan, class)
    {
        return Ok(plan);
    }
    let root = vm.root_map(class)?;
    let method = |name| vm.lookup(class, vm.name(name));
    let is_simple = vm.own_call(class.object.get()).is_none()
        && is_simple_exception(vm, class)
        && !class.is_metaclass()
        && class.kind != Layout::Module;
    let made_here = is_simple
        && !class.has_payload()
        && !class.is_abstract.get()
        && !class.flags.get().has(ClassFlags::DEL | ClassFlags::NEW);
    let new = method(Name::New).filter(|new| new.is(Layout::Wrapper) && new.flags() & 1 == 0);
    let new = new.map(|new| new.field(wrapper::FUNCTION)).filter(|new| new.is(Layout::Function));
    // The builtin class makes it, and nothing is called after it that would look at the arguments.
    let base = class.base_type;
    let is_of_base = |name| method(name) == vm.lookup(vm.class(base), vm.name(name));
    let is_around = is_simple
        && class.has_payload()
        && !class.is_abstract.get()
        && !class.flags.get().has(ClassFlags::DEL)
        && is_of_base(Name::New);
    let holds_items = matches!(base, Type::List | Type::Dict);
    let has_no_init = method(Name::Init) == Some(vm.known.object_init);
    let init = method(Name::Init).filter(|init| !init.is(Layout::Builtin));
    let how = match init {
        None if let Some(new) = new
            && is_simple
            && has_no_init
            && !class.is_exception() =>
        {
            How::New(new)
        }
        Some(init)
            if let Some(new) = new
                && init.is(Layout::Function)
                && is_simple
                && !class.is_exception() =>
        {
            How::NewAndInit(new)
        }
        None if is_around && is_of_base(Name::Init) => How::AroundOnly,
        Some(init)
            if is_around
                && holds_items
                && init.is(Layout::Function)
                && code_of(init).unit.positional > 0 =>
        {
            How::Around(code_of(init))
        }
        _ if !made_here => How::Outside,
        // Where the instance itself goes into `*args`, it is needed before the arguments are bound.
        Some(init) if init.is(Layout::Function) && code_of(init).unit.positional > 0 => {
            How::Function(code_of(init))
        }
        Some(_) => How::Outside,
        None => How::Nothing,
    };
    let plan = Plan { version: class.version.get(), root, init: init.unwrap_or(Value::NULL), how };
    class.plan.set(Some(plan));
    Ok(plan)
}

/// An instance of the class `of`, one of the program's that inherits from this builtin one, with nothing in it.
/// `None`: the runtime has to see to it.
pub fn blank<M: Machine>(m: &M, of: M::Ref, base: Type) -> Option<Result<M::Ref, Raised>> {
    if class_of(m, of).kind() != Layout::Class {
        return None;
    }
    let class = class_at(promoted(m, of));
    let is_plain = class.is_user()
        && class.base_type == base
        && class.kind == Layout::Instance
        && !class.is_abstract.get()
        && !class.flags.get().has(ClassFlags::DEL);
    if !is_plain {
        return None;
    }
    let Ok(root) = vm_mut(m).root_map(class) else { return Some(Err(Raised)) };
    if class.has_payload() && root.inline == 0 {
        return None;
    }
    m.depend(root as *const Map as u64);
    Some(instance(m, root))
}

/// A fresh instance around what the builtin class makes of the `n` arguments from `f + 2` on: a number or string as it is, or an empty list or dict.
/// `None`: the runtime has to see to it.
fn around<M: Machine>(m: &M, root: MapRef, f: isize, n: usize) -> Option<Result<M::Ref, Raised>> {
    // Elsewhere it is not inline.
    if root.inline == 0 {
        return None;
    }
    let given = || if n == 1 { Some(m.slot(f + 2)) } else { None };
    let inside = match root.class.base_type {
        Type::Int => given().filter(|&v| m.branch(m.is_int(v)))?,
        Type::Float => given().filter(|&v| is_float(m, v))?,
        Type::Str => given().filter(|&v| class_of(m, v).is(Type::Str))?,
        Type::List if M::RECORDING && n == 0 => build::list(m, 0, |_| m.cr(0))?,
        Type::Dict if M::RECORDING && n == 0 => table::make(m, &[])?,
        _ => return None,
    };
    let made = instance(m, root);
    if let Ok(made) = made {
        m.store(made, payload_slot(Layout::Instance), inside);
    }
    Some(made)
}

fn is_current(plan: &Plan, class: ClassRef) -> bool {
    plan.version == class.version.get()
        && (plan.root.inline == class.expected_slots() || plan.root.is_stable)
}

/// `Call` of a class whose `__init__` is a function that takes just these arguments.
#[inline(always)]
pub fn call_planned<M: Machine>(m: &M, i: Ins) -> Flow {
    let (f, n) = (i.b(), i.c());
    let callee = m.slot(f);
    if super::call::calls_any(m, callee)
        || m.branch(m.is_int(callee))
        || crate::object::map_at(m.promote_class(callee).0).kind != Layout::Class
    {
        return Flow::Slow;
    }
    let class = class_at(promoted(m, callee));
    let Some(plan) = class.plan.get() else { return Flow::Slow };
    let How::Function(code) = plan.how else { return Flow::Slow };
    if !is_current(&plan, class)
        || code.simple != n as u32 + 1
        || plan.root.kind != Layout::Instance
        || !m.inlines(code.start)
    {
        return Flow::Slow;
    }
    m.depend(plan.root as *const Map as u64);
    let Some(object) = m.try_new(size_of_map(plan.root)) else { return Flow::Slow };
    for k in (0..n).rev() {
        m.set_slot(f + 4 + k, m.slot(f + 2 + k));
    }
    m.set_slot(f, object);
    m.set_slot(f + 1, m.cr(plan.init.bits()));
    m.set_slot(f + 3, object);
    let delta = f + 3;
    enter(m, code, delta, Link::new(m.pc(), delta, i.a(), Kind::Construct))
}

/// Whether making an exception of a builtin class is nothing but keeping the arguments.
pub fn is_simple_exception(vm: &Vm, class: ClassRef) -> bool {
    let special = [
        Type::OSError,
        Type::ImportError,
        Type::SyntaxError,
        Type::UnicodeError,
        Type::BaseExceptionGroup,
    ];
    !special.into_iter().any(|ty| class.is_subclass(vm.class(ty)))
}

/// Calls `__new__` in a window above the registers, so that the arguments are still there for `__init__`.
fn make<M: Machine>(
    m: &M,
    i: Ins,
    (f, n, names): (isize, usize, Value),
    class: ClassRef,
    new: Value,
) -> Flow {
    let callee = code_of(new);
    // Afterwards nothing but the instruction says where they are.
    let is_plain = i.opcode() == Opcode::Call && (f, n) == (i.b(), i.c() as usize);
    if !is_plain || !names.is_null() || !m.inlines(callee.start) {
        return outside(m, i, f, n, names);
    }
    let delta = code(m).registers as isize + 2;
    m.set_slot(delta + FUNCTION, m.cr(new.bits()));
    m.set_slot(delta, m.cr(class.object.get().bits()));
    for k in 0..n as isize {
        m.set_slot(delta + 1 + k, m.slot(f + 2 + k));
    }
    if callee.simple != n as u32 + 1 {
        match bind::bind(m, callee, delta + FUNCTION, n + 1, names) {
            Bound::Yes => {}
            Bound::Raised => return Flow::Raise,
            Bound::Wrong => return outside(m, i, f, n, names),
        }
    }
    enter(m, callee, delta, Link::new(m.pc(), delta, i.a(), Kind::Made))
}

/// `__new__` has given `v` to the call `i`: if that is an instance of the class it is initialized.
pub fn continue_made<M: Machine>(m: &M, i: Ins, v: M::Ref) -> Flow {
    let (f, n) = (i.b(), i.c() as usize);
    let class = class_at(promoted(m, m.slot(f)));
    let seen = class_of(m, v);
    if !seen.inherits(m, class) {
        return finish(m, i, Ok(v));
    }
    match seen.method(m, Name::Init) {
        Some(init) if init == vm(m).known.object_init => finish(m, i, Ok(v)),
        Some(init)
            if init.is(Layout::Function)
                && code_of(init).unit.positional > 0
                && m.inlines(code_of(init).start) =>
        {
            initialize(m, i, (f, n, Value::NULL), Subject::Made(v), init)
        }
        _ => initialize_outside(m, i, f, n, v),
    }
}

/// Has the runtime call `__init__` of `v` with the arguments from `f + 2` on.
fn initialize_outside<M: Machine>(m: &M, i: Ins, f: isize, n: usize, v: M::Ref) -> Flow {
    m.set_slot(f + 1, v);
    finish_call(m, i, || m.call_slots(&residual::INITIALIZE, 0, f + 1, n + 1))
}

/// What `__init__` is called for.
enum Subject<R> {
    /// An instance with this map, which is made last: nothing is lost where the arguments do not fit.
    New(MapRef),
    /// What `__new__` gave.
    Made(R),
}

/// Calls `__init__`:
///
/// ```text
/// f    f+1   f+2   f+3 ..            f         f+1   f+2   f+3   f+4 ..
/// class  -   a     b      becomes    instance  init  link  self  a   b
/// ```
fn initialize<M: Machine>(
    m: &M,
    i: Ins,
    (f, n, names): (isize, usize, Value),
    subject: Subject<M::Ref>,
    init: Value,
) -> Flow {
    let code = code_of(init);
    // By names it is called only for what nobody has seen: the class makes another one.
    let by_runtime = |subject| match subject {
        Subject::Made(object) if names.is_null() => initialize_outside(m, i, f, n, object),
        _ => outside(m, i, f, n, names),
    };
    // The dict of the parameters would be made before there is an instance.
    if code.unit.parameters_are_spilled() {
        return by_runtime(subject);
    }
    // Binding moves the arguments that an exception keeps as they were given.
    let made = match subject {
        Subject::Made(object) => Some(object),
        Subject::New(root) if root.kind == Layout::Exception => {
            let named = if names.is_null() { 0 } else { crate::object::Tuple(names).len() };
            let Ok(made) = exception(m, root, f + 2, n - named) else { return Flow::Raise };
            Some(made)
        }
        Subject::New(_) => None,
    };
    for k in (0..n as isize).rev() {
        m.set_slot(f + 4 + k, m.slot(f + 2 + k));
    }
    m.set_slot(f + 1, m.cr(init.bits()));
    m.set_slot(f + 3, m.cr(0));
    if code.simple != n as u32 + 1 || !names.is_null() {
        match bind::bind(m, code, f + 1, n + 1, names) {
            Bound::Yes => {}
            Bound::Raised => return Flow::Raise,
            Bound::Wrong => {
                for k in 0..n as isize {
                    m.set_slot(f + 2 + k, m.slot(f + 4 + k));
                }
                return by_runtime(subject);
            }
        }
    }
    let object = match subject {
        Subject::New(root) => made.map_or_else(|| instance(m, root), Ok),
        Subject::Made(_) => made.ok_or(Raised),
    };
    let Ok(object) = object else { return Flow::Raise };
    if !m.inlines(code.start) {
        m.set_slot(f + 2, m.cr(0));
        m.set_slot(f + 3, object);
        let count = code.bound as usize + 2;
        let call = &residual::INITIALIZE_BOUND;
        return finish_call(m, i, || m.call_slots(call, 0, f + 1, count));
    }
    m.set_slot(f, object);
    m.set_slot(f + 3, object);
    let delta = f + 3;
    enter(m, code, delta, Link::new(m.pc(), delta, i.a(), Kind::Construct))
}

/// `__init__` has returned `v`.
pub fn continue_construct<M: Machine>(m: &M, i: Ins, link: Link, v: M::Ref) -> Flow {
    if !m.branch(m.ptr_eq(v, m.cr(vm(m).quick.none.bits()))) {
        m.call_to_raise(&residual::BAD_INIT, &[v]);
        return Flow::Raise;
    }
    m.set_slot(link.target(), m.slot(link.delta() - 3));
    next(m, i.opcode().words())
}

/// A fresh instance with this map.
pub fn instance<M: Machine>(m: &M, root: MapRef) -> Result<M::Ref, Raised> {
    match m.try_new(size_of_map(root)) {
        Some(fresh) => Ok(fresh),
        None => m.call(&residual::NEW_INSTANCE, &[m.cr(root.class.object.get().bits())]),
    }
}

#[inline(always)]
fn size_of_map(root: MapRef) -> Size {
    let header = crate::object::Header::new(root.short(), root.kind, 0, root.inline);
    let words = first_slot(root.kind) + root.inline as usize;
    Size { bytes: 8 * words as u32, header: header.0 }
}

/// A fresh exception with this map, its arguments in the slots from `from` on.
pub fn exception<M: Machine>(m: &M, root: MapRef, from: isize, n: usize) -> Result<M::Ref, Raised> {
    let args: Vec<_> = (0..n as isize).map(|k| m.slot(from + k)).collect();
    exception_of(m, root, &args)
}

/// A fresh exception with this map and these arguments.
pub fn exception_of<M: Machine>(m: &M, root: MapRef, args: &[M::Ref]) -> Result<M::Ref, Raised> {
    let args = build::tuple(m, args)?;
    let Some(object) = m.try_new(size_of_map(root)) else {
        return m.call(&residual::NEW_EXCEPTION, &[m.cr(root.class.object.get().bits()), args]);
    };
    let null = m.cr(Value::NULL.bits());
    m.store_quietly(object, EXCEPTION_ARGS, args);
    m.store_quietly(object, EXCEPTION_TRACEBACK, null);
    m.store_quietly(object, EXCEPTION_CAUSE, null);
    m.store_quietly(object, EXCEPTION_CONTEXT, null);
    Ok(object)
}

/// The class that a Class object is.
pub fn class_at(object: Value) -> &'static Class {
    class_record(object)
}
