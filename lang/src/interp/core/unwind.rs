//! Raising, catching, unwinding.
//!
//! The pending exception and the one being handled are fields of the Vm, read and written through the machine: in a trace an
//! exception that is raised and caught within it need not exist.

use super::frame::*;
use super::look::*;
use crate::interp::handlers::asynchronous;
use crate::object::Hints;
use crate::object::exception::line_word;
use crate::object::generator::FINISHED;
use crate::object::{Class, Kind as Layout, Map, Raised, Type, Value};
use crate::portal::descrs::*;
use crate::portal::residual;
use crate::vm::Vm;
use sidewinder_compiler::bytecode::{Flavor, Opcode};
use sidewinder_jit::machine::{Flow, Machine};

fn state<M: Machine>(m: &M) -> M::Ref {
    m.cr(Vm::word(vm(m)))
}

/// `Raise`
pub fn raise<M: Machine>(m: &M, i: Ins) -> Flow {
    let v = m.slot(i.a());
    let class = class_of(m, v);
    if class.kind() == Layout::Exception {
        return throw(m, v);
    }
    if class.kind() == Layout::Class {
        let raised = crate::interp::handlers::construct::class_at(promoted(m, v));
        if raised.is_exception()
            && let Ok(exception) = made_bare(m, raised)
        {
            return throw(m, exception);
        }
    }
    m.call_to_raise(&residual::RAISE, &[v, m.cr(Value::NULL.bits())]);
    Flow::Raise
}

/// An exception of a class without arguments, if making it runs nothing.
pub fn made_bare<M: Machine>(m: &M, class: &'static Class) -> Result<M::Ref, Raised> {
    use crate::object::Name;
    let method = |name| vm(m).lookup(class, vm(m).name(name));
    let is_builtin = |name| method(name).is_none_or(|found| found.is(Layout::Builtin));
    if !is_builtin(Name::New) || !is_builtin(Name::Init) {
        return Err(Raised);
    }
    let root = vm_mut(m).root_map(class)?;
    if class.is_user() {
        m.depend(root as *const Map as u64);
    }
    crate::interp::handlers::construct::exception(m, root, 0, 0)
}

/// In a trace: raises an exception of a builtin class with one argument, which need not exist if it is caught there.
pub fn raise_new<M: Machine>(m: &M, ty: Type, argument: M::Ref) -> Flow {
    let root = vm(m).map(ty);
    match crate::interp::handlers::construct::exception_of(m, root, &[argument]) {
        Ok(exception) => throw(m, exception),
        Err(Raised) => Flow::Raise,
    }
}

/// Makes a raised exception pending, in the context of the one being handled.
fn throw<M: Machine>(m: &M, exception: M::Ref) -> Flow {
    let handled = m.load(state(m), HANDLED);
    if !is_null(m, handled) && m.call(&residual::LINK_CONTEXT, &[exception]).is_err() {
        return Flow::Raise;
    }
    m.store(state(m), PENDING, exception);
    Flow::Raise
}

/// `RaiseFrom`
pub fn raise_from<M: Machine>(m: &M, i: Ins) -> Flow {
    m.call_to_raise(&residual::RAISE, &[m.slot(i.a()), m.slot(i.b())]);
    Flow::Raise
}

/// `Reraise`
pub fn reraise<M: Machine>(m: &M, i: Ins) -> Flow {
    m.store(state(m), PENDING, m.slot(i.a()));
    Flow::Raise
}

/// `RaiseCurrent`
pub fn raise_current<M: Machine>(m: &M, _: Ins) -> Flow {
    let handled = m.load(state(m), HANDLED);
    if is_null(m, handled) {
        m.call_to_raise(&residual::NOTHING_TO_RAISE, &[]);
    } else {
        m.store(state(m), PENDING, handled);
    }
    Flow::Raise
}

/// `AssertionFailed`
pub fn assertion_failed<M: Machine>(m: &M, i: Ins) -> Flow {
    m.call_to_raise(&residual::ASSERTION_FAILED, &[m.slot(i.a())]);
    Flow::Raise
}

/// `PushHandled`
pub fn push_handled<M: Machine>(m: &M, i: Ins) -> Flow {
    let before = m.load(state(m), HANDLED);
    m.store(state(m), HANDLED, m.slot(i.b()));
    m.set_slot(i.a(), before);
    next(m, 1)
}

/// `PopHandled`
pub fn pop_handled<M: Machine>(m: &M, i: Ins) -> Flow {
    m.store(state(m), HANDLED, m.slot(i.a()));
    next(m, 1)
}

/// `JumpNoMatch`
pub fn jump_no_match<M: Machine>(m: &M, i: Ins) -> Flow {
    let raised = class_of(m, m.slot(i.a()));
    let against = m.slot(i.b());
    let matches = match class_of(m, against).kind() {
        Layout::Class => is_match(m, raised, against),
        Layout::Tuple => {
            let count = m.promote_int(m.load_int(against, TUPLE_LENGTH));
            let mut matches = Some(false);
            for k in 0..count {
                let item = m.load_item(against, ITEMS_OF_TUPLE, m.ci(k));
                let one = match class_of(m, item).kind() {
                    Layout::Class => is_match(m, raised, item),
                    _ => None,
                };
                matches = matches.and_then(|any| one.map(|one| any || one));
            }
            matches
        }
        _ => None,
    };
    match matches {
        Some(true) => next(m, 2),
        Some(false) => jump(m, 1),
        None => {
            m.call_to_raise(&residual::BAD_MATCH, &[against]);
            Flow::Raise
        }
    }
}

fn is_match<M: Machine>(m: &M, raised: Seen, class: M::Ref) -> Option<bool> {
    let class = crate::interp::handlers::construct::class_at(promoted(m, class));
    class.is_exception().then(|| raised.inherits(m, class))
}

/// An exception is pending, raised by the bytecode at `m.pc()`: goes to the handler, or lets one frame go ([`Flow::Raise`]: it is
/// pending in the caller now).
pub fn unwind<M: Machine>(m: &M) -> Flow {
    unwind_told(m, false)
}

/// The same; if `is_told`, the traceback has the frame already.
pub fn unwind_told<M: Machine>(m: &M, is_told: bool) -> Flow {
    let code = code(m);
    let offset = code.instruction_at(m.pc());
    let pc = code.at(offset);
    let row = code.unit.handlers.iter().find(|row| (row.start..row.end).contains(&offset));
    if row.is_none() && m.returning() {
        return Flow::Hot;
    }
    let exception = m.load(state(m), PENDING);
    // A call that went too deep is no frame of its own.
    let opcode = instruction(pc).opcode();
    let is_again = is_told
        || matches!(opcode, Opcode::Reraise | Opcode::RaiseCurrent)
        || opcode.starts()
        || code.hints.get().has(Hints::HIDDEN);
    if let Some(row) = row {
        if !is_again && add_line(m, exception, pc).is_err() {
            return Flow::Raise;
        }
        m.store(state(m), PENDING, m.cr(Value::NULL.bits()));
        m.set_slot(row.register as isize, exception);
        m.set_pc(code.at(row.target));
        return Flow::Next;
    }
    let mut link = Link::of(m.promote(m.slot(LINK)));
    if link.lowers() {
        vm_mut(m).lower_stack_limit(m.base() as usize);
        link = link.lowering(false);
        m.set_slot(LINK, m.cr(link.word()));
    }
    let has_generator = code.has_generator(offset);
    let is_iteration = matches!(link.kind(), Kind::Item | Kind::Send | Kind::Default);
    let is_end = (has_generator || is_iteration) && {
        // A guard on what was raised goes on by raising it.
        m.commit_raise(pc);
        is_end(m, code.unit.flavor, exception)
    };
    if is_end && !has_generator {
        let result = (link.kind() == Kind::Send).then(|| result_of(m, exception));
        m.shift_base(-link.delta());
        m.store(state(m), PENDING, m.cr(Value::NULL.bits()));
        if link.kind() == Kind::Default {
            return crate::interp::handlers::hand::give_default(m, link);
        }
        if let Some(result) = result {
            m.set_slot(link.target(), result);
        }
        m.set_pc(link.pc());
        return jump(m, 1);
    }
    let is_told = match is_again {
        false => add_line(m, exception, pc),
        true if opcode == Opcode::Reraise => end_line(m, exception, pc),
        true => Ok(()),
    };
    if is_told.is_err() {
        return Flow::Raise;
    }
    if has_generator {
        let generator = m.slot(code.unit.generator as isize);
        let state = asynchronous::is_asked(m, link)
            .then(|| asynchronous::state_behind(m, generator, exception));
        m.store(generator, GENERATOR_WHERE, m.cr(FINISHED.bits()));
        if let Some(state) = state {
            asynchronous::left(m, generator, link, state);
        }
        if is_end {
            let flavor = m.cr(Value::small(code.unit.flavor as i64).bits());
            let _ = m.call(&residual::GENERATOR_RAISED, &[exception, flavor]);
        }
    }
    if link.is_exit() {
        return Flow::Exit;
    }
    leave_raising(m, link);
    Flow::Raise
}

/// Leaves a frame with an exception that is, or is about to be, pending: the window is that of the frame its link leads to, which stands at its call.
pub fn leave_raising<M: Machine>(m: &M, link: Link) {
    m.shift_base(-link.delta());
    m.set_pc(link.call_pc());
    let caller = super::frame::code(m);
    let call = caller.at(caller.instruction_at(link.call_pc()));
    m.set_pc(call);
    m.commit_raise(call);
}

/// Whether an exception that leaves a frame is one that ends iterations.
fn is_end<M: Machine>(m: &M, flavor: Flavor, exception: M::Ref) -> bool {
    let raised = class_of(m, exception);
    let is = |ty| raised.inherits(m, vm(m).class(ty));
    is(Type::StopIteration) || flavor == Flavor::AsyncGenerator && is(Type::StopAsyncIteration)
}

/// What a StopIteration says that the iteration has returned.
fn result_of<M: Machine>(m: &M, exception: M::Ref) -> M::Ref {
    let args = m.load(exception, EXCEPTION_ARGS);
    match m.promote_int(m.load_int(args, TUPLE_LENGTH)) {
        0 => m.cr(vm(m).quick.none.bits()),
        _ => m.load_item(args, ITEMS_OF_TUPLE, m.ci(0)),
    }
}

/// The variables of a frame that the exception comes through, if frames [show](crate::interp::observe::shown) them.
fn take_variables<M: Machine>(m: &M) -> Result<Option<M::Ref>, Raised> {
    let shows = vm(m).shows_variables && code(m).shows.get();
    if !shows || vm(m).is_older(m.base() as usize, code(m)) {
        return Ok(None);
    }
    let unit = &code(m).unit;
    let registers = unit.variables().chain(unit.locals_register);
    let variables = registers.map(|register| m.slot(register as isize));
    crate::interp::handlers::build::tuple(m, &variables.collect::<Vec<_>>()).map(Some)
}

/// The frame had the exception before, raises it again, and ends: its line gets the variables as they are now.
pub fn end_line<M: Machine>(
    m: &M,
    exception: M::Ref,
    pc: sidewinder_jit::abi::Pc,
) -> Result<(), Raised> {
    if vm(m).shows_variables {
        m.commit_raise(pc);
        let node = m.load(exception, EXCEPTION_TRACEBACK);
        let is_its = |node| m.branch(m.ptr_eq(m.load(node, TRACEBACK_FUNCTION), m.slot(FUNCTION)));
        if !is_null(m, node) && is_its(node) {
            let Some(variables) = take_variables(m)? else { return Ok(()) };
            m.store(node, TRACEBACK_VARIABLES, variables);
        }
    }
    Ok(())
}

/// Adds the place to the traceback, with the frame's variables. A comprehension that is compiled in line has a line of its own.
pub fn add_line<M: Machine>(
    m: &M,
    exception: M::Ref,
    pc: sidewinder_jit::abi::Pc,
) -> Result<(), Raised> {
    let variables = take_variables(m)?;
    let function = m.slot(FUNCTION);
    let mut node = m.load(exception, EXCEPTION_TRACEBACK);
    let code = code(m);
    for inlined in code.unit.in_line_at(code.offset(pc)).map(|index| index + 1).chain([0]) {
        let next = node;
        node = match m.try_new(vm(m).quick.tracebacks) {
            Some(node) => node,
            None => m.call(&residual::NEW_TRACEBACK, &[])?,
        };
        m.store_quietly(node, TRACEBACK_NEXT, next);
        m.store_quietly(node, TRACEBACK_FUNCTION, function);
        m.store_int(node, TRACEBACK_PC, m.untag(m.cr(line_word(pc as u64, inlined))));
    }
    if let Some(variables) = variables {
        m.store_quietly(node, TRACEBACK_VARIABLES, variables);
    }
    m.store(exception, EXCEPTION_TRACEBACK, node);
    Ok(())
}
