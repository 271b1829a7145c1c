//! Calls.
//!
//! A call of a function of the program moves the window up to the arguments, which already lie where the callee's parameters
//! are, and leaves a link. Anything else callable is taken apart until it is that or a builtin: a bound method moves its object in,
//! a class makes an instance and calls `__init__`.

use super::arith::{finish, finish_call};
use super::intrinsics;
use super::letters;
use super::{bind, construct};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::{CodeRef, Hints};
use crate::object::{Kind as Layout, Name, Type, Value, class_record};
use crate::portal::descrs::*;
use crate::portal::residual;
use crate::vm::Intrinsic;
use crate::vm::Vm;
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_jit::abi::Pc;
use sidewinder_jit::machine::{Flow, Machine};

/// Whether a frame was pushed for a special method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pushed {
    /// The window is the callee's.
    Yes,
    /// It is no function of the program that could be entered with these arguments; nothing has happened.
    No,
}

/// Enters a function whose arguments lie at `delta`, the function itself two slots below. `m.pc()` is where the link says.
#[inline(always)]
pub fn enter<M: Machine>(m: &M, code: CodeRef, delta: isize, link: Link) -> Flow {
    enter_at(m, code.start, delta, link)
}

/// Enters the code that starts at `start`, with its `Enter` if there is nothing to be seen to.
#[inline(always)]
pub fn enter_at<M: Machine>(m: &M, start: Pc, delta: isize, link: Link) -> Flow {
    m.set_slot(delta + LINK, m.cr(link.word()));
    m.set_pc(link.pc());
    m.shift_base(delta);
    m.set_pc(start);
    crate::interp::core::header::start(m)
}

/// Calls a special method in a window of its own above the registers.
pub fn push_special<M: Machine>(
    m: &M,
    f: Value,
    args: &[M::Ref],
    target: isize,
    kind: Kind,
) -> Pushed {
    // A result that waits, because a trace was left where it looked at it, comes first: see `once`.
    if !f.is(Layout::Function) || !vm(m).resumed.is_null() {
        return Pushed::No;
    }
    let callee = code_of(f);
    if callee.simple != args.len() as u32 || !m.inlines(callee.start) || is_waiting(m) {
        return Pushed::No;
    }
    let delta = code(m).registers as isize + 2;
    m.set_slot(delta + FUNCTION, m.cr(f.bits()));
    for (n, arg) in args.iter().enumerate() {
        m.set_slot(delta + n as isize, *arg);
    }
    let pc = if kind == Kind::Plain { behind(m.pc()) } else { m.pc() };
    enter(m, callee, delta, Link::new(pc, delta, target, kind));
    Pushed::Yes
}

/// Whether something else is called here each time, such as a class that was just made: the trace is to call anything.
#[inline(always)]
pub fn calls_any<M: Machine>(m: &M, callee: M::Ref) -> bool {
    m.thrashes() && !m.is_constant(callee)
}

/// `Call` of a function that takes just these arguments.
#[inline(always)]
pub fn call<M: Machine>(m: &M, i: Ins) -> Flow {
    let callee = m.slot(i.b());
    if calls_any(m, callee)
        || m.branch(m.is_int(callee))
        || !m.branch(m.is_class(callee, vm(m).quick.function))
    {
        return Flow::Slow;
    }
    let code = code_of_callee(m, callee);
    if code.simple != i.c() as u32 || !m.enters(code.start) {
        return Flow::Slow;
    }
    let delta = i.b() + 2;
    enter(m, code, delta, Link::new(m.pc().wrapping_add(3), delta, i.a(), Kind::Plain))
}

/// `Call` of a builtin, or of `range`, that needs no call.
#[inline(always)]
pub fn call_quick_builtin<M: Machine>(m: &M, i: Ins) -> Flow {
    quick_builtin(m, i, i.b(), i.c() as usize)
}

/// The same with the callee in slot `f`.
#[inline(always)]
pub fn quick_builtin<M: Machine>(m: &M, i: Ins, f: isize, n: usize) -> Flow {
    let (callee, quick) = (m.slot(f), &vm(m).quick);
    if calls_any(m, callee) || m.branch(m.is_int(callee)) {
        return Flow::Slow;
    }
    let class = m.promote_class(callee);
    let flow = if class == quick.builtin && is_null(m, m.load(callee, BUILTIN_SELF)) {
        let row = row_at((m.promote_int(m.load_int(callee, BUILTIN_ROW)) as usize) << 1);
        // No closure: one that is not inlined looks at the variables here by their addresses, and the handler cannot end in a jump then.
        match row.intrinsic {
            Some(which) => intrinsics::quickly(m, i, which, f + 2, n),
            None => None,
        }
    } else if class == quick.class && class_record(promoted(m, callee)).is(Type::Range) {
        intrinsics::range(m, i, f, n)
    } else {
        None
    };
    flow.unwrap_or(Flow::Slow)
}

/// `Call` of anything.
pub fn call_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    if calls_any(m, m.slot(i.b())) {
        return outside(m, i, i.b(), i.c() as usize, Value::NULL);
    }
    call_window(m, i, i.b(), i.c() as usize, Value::NULL)
}

/// `CallKw`
pub fn call_kw<M: Machine>(m: &M, i: Ins) -> Flow {
    if calls_any(m, m.slot(i.b())) {
        return outside(m, i, i.b(), i.c() as usize, operand(m.pc(), 1));
    }
    call_window(m, i, i.b(), i.c() as usize, operand(m.pc(), 1))
}

/// Calls what is in slot `f` with `n` arguments from `f + 2` on, the last of which are named by the tuple `names`, if it is not null.
/// The result goes to `R[a]`.
pub fn call_window<M: Machine>(m: &M, i: Ins, f: isize, n: usize, names: Value) -> Flow {
    let callee = m.slot(f);
    let class = class_of(m, callee);
    match class.kind() {
        Layout::Function => {
            let code = code_of_callee(m, callee);
            if !m.enters(code.start) {
                if let Some(flow) = bound_outside(m, i, code, f, n, names) {
                    return flow;
                }
                return if names.is_null() && code.hints.get().has(Hints::ELIDABLE) {
                    m.set_slot(f + 1, m.cr(0));
                    finish_call(m, i, || m.call_slots(&residual::CALL_ELIDABLE, 0, f, n + 2))
                } else {
                    outside(m, i, f, n, names)
                };
            }
            let words = i.opcode().words();
            if code.simple != n as u32 || !names.is_null() {
                match bind::bind(m, code, f, n, names) {
                    bind::Bound::Yes => {}
                    bind::Bound::Raised => return Flow::Raise,
                    bind::Bound::Wrong => return outside(m, i, f, n, names),
                }
            }
            let delta = f + 2;
            let pc = m.pc().wrapping_add(words);
            enter(m, code, delta, Link::new(pc, delta, i.a(), Kind::Plain))
        }
        Layout::Method => {
            insert(m, f, n, m.load(callee, METHOD_SELF));
            m.set_slot(f, m.load(callee, METHOD_FUNCTION));
            call_window(m, i, f, n + 1, names)
        }
        Layout::Builtin => {
            let object = m.load(callee, BUILTIN_SELF);
            let row = row_at((m.promote_int(m.load_int(callee, BUILTIN_ROW)) as usize) << 1);
            let (from, count) = if is_null(m, object) {
                (f + 2, n)
            } else {
                m.set_slot(f + 1, object);
                (f + 1, n + 1)
            };
            call_builtin(m, i, row, from, count, names)
        }
        Layout::Relay => {
            m.set_slot(f, m.load(callee, RELAY_FUNCTION));
            call_window(m, i, f, n, names)
        }
        Layout::Class => {
            if class.is_user()
                && let Some(method) = vm(m).own_call(promoted(m, callee))
                && method.is(Layout::Function)
            {
                class.depend(m);
                insert(m, f, n, callee);
                m.set_slot(f, m.cr(method.bits()));
                return call_window(m, i, f, n + 1, names);
            }
            construct::call_class(m, i, f, n, names)
        }
        Layout::Instance => {
            class.depend(m);
            match class.method(m, Name::Call) {
                Some(method) if method.is(Layout::Function) => {
                    insert(m, f, n, callee);
                    m.set_slot(f, m.cr(method.bits()));
                    call_window(m, i, f, n + 1, names)
                }
                _ => outside(m, i, f, n, names),
            }
        }
        _ => outside(m, i, f, n, names),
    }
}

/// Moves the arguments up by one for `first`.
pub fn insert<M: Machine>(m: &M, f: isize, n: usize, first: M::Ref) {
    for k in (0..n as isize).rev() {
        m.set_slot(f + 3 + k, m.slot(f + 2 + k));
    }
    m.set_slot(f + 2, first);
}

/// Calls a builtin with the arguments in `from..`.
pub fn call_builtin<M: Machine>(
    m: &M,
    i: Ins,
    row: &'static crate::vm::Builtin,
    from: isize,
    count: usize,
    names: Value,
) -> Flow {
    if names.is_null() {
        if let Some(intrinsic) = row.intrinsic
            && let Some(flow) = intrinsics::run(m, i, intrinsic, from, count)
        {
            return flow;
        }
        if row.intrinsic == Some(Intrinsic::OfLetter)
            && count == 1
            && let Some(given) = letters::method(m, row, m.slot(from))
        {
            return finish(m, i, given);
        }
        let extra = row as *const crate::vm::Builtin as u64;
        let call = if !M::RECORDING || effect_holds(m, row, from, count) {
            &row.call
        } else {
            &row.call_any
        };
        let flow = finish_call(m, i, || m.call_slots(call, extra, from, count));
        // What runs from here on is told of.
        let is_watched =
            !M::RECORDING && row.intrinsic == Some(Intrinsic::Watch) && vm(m).watch.is_on;
        return if is_watched && flow == Flow::Next { Flow::Hot } else { flow };
    }
    m.set_slot(from + count as isize, m.cr(names.bits()));
    let extra = row as *const crate::vm::Builtin as u64;
    finish_call(m, i, || m.call_slots(&row.call_keywords, extra, from, count + 1))
}

/// Whether a builtin does no more than its row says: all arguments are plain, which a trace makes sure of.
fn effect_holds<M: Machine>(m: &M, row: &crate::vm::Builtin, from: isize, count: usize) -> bool {
    row.call.effect.reenters
        || (0..count as isize).all(|k| match class_of(m, m.slot(from + k)) {
            Seen::Small => true,
            Seen::Object(map) => sidewinder_memory::value::layout::is_plain(map.kind),
        })
}

/// In a trace, of a call that is not followed: gives each parameter its value there, as far as the callee is known, and leaves no more than a
/// call of the callee's machine code. `None` where that is no better than [`outside`].
fn bound_outside<M: Machine>(
    m: &M,
    i: Ins,
    code: CodeRef,
    f: isize,
    n: usize,
    names: Value,
) -> Option<Flow> {
    let is_bound = code.simple == n as u32 && names.is_null();
    if !M::RECORDING || is_bound || code.hints.get().has(Hints::ELIDABLE) {
        return None;
    }
    match bind::bind(m, code, f, n, names) {
        bind::Bound::Yes => {
            m.set_slot(f + 1, m.cr(0));
            let count = code.bound as usize + 2;
            Some(finish_call(m, i, || m.call_slots(&residual::CALL_BOUND, 0, f, count)))
        }
        bind::Bound::Raised => Some(Flow::Raise),
        bind::Bound::Wrong => None,
    }
}

/// Has the runtime call anything: a nested run if it comes to a function of the program.
pub fn outside<M: Machine>(m: &M, i: Ins, f: isize, n: usize, names: Value) -> Flow {
    let end = f + 2 + n as isize;
    let (call, count) = if names.is_null() {
        (&residual::CALL, n + 2)
    } else {
        m.set_slot(end, m.cr(names.bits()));
        (&residual::CALL_KEYWORDS, n + 3)
    };
    // The slot of the link is passed along, and is no value yet.
    m.set_slot(f + 1, m.cr(0));
    finish_call(m, i, || m.call_slots(call, 0, f, count))
}

/// `Return` to a frame that just takes the result.
#[inline(always)]
pub fn ret<M: Machine>(m: &M, i: Ins) -> Flow {
    if m.returning() {
        return Flow::Hot;
    }
    let link = Link::of(m.promote(m.slot(LINK)));
    if !link.is_plain() {
        return Flow::Slow;
    }
    let v = m.slot(i.a());
    m.shift_base(-link.delta());
    m.set_slot(link.target(), v);
    m.set_pc(link.pc());
    Flow::Next
}

/// `Return` from an `__init__` that did what it should, or with the next item of an iteration.
#[inline(always)]
pub fn ret_construct<M: Machine>(m: &M, i: Ins) -> Flow {
    let link = Link::of(m.promote(m.slot(LINK)));
    let kind = link.kind();
    if kind == Kind::Construct {
        if !m.branch(m.ptr_eq(m.slot(i.a()), m.cr(vm(m).quick.none.bits()))) {
            return Flow::Slow;
        }
        m.shift_base(-link.delta());
        m.set_slot(link.target(), m.slot(link.delta() - 3));
        m.set_pc(behind(link.pc()));
        return Flow::Next;
    }
    if kind == Kind::Item && !link.lowers() {
        let v = m.slot(i.a());
        m.shift_base(-link.delta());
        m.set_slot(link.target(), v);
        m.set_pc(link.pc().wrapping_add(Opcode::ForIter.words()));
        return Flow::Next;
    }
    Flow::Slow
}

/// `Return` to an instruction that has something to do with the result.
pub fn ret_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    let link = Link::of(m.promote(m.slot(LINK)));
    give(m, link, m.slot(i.a()))
}

/// Leaves the frame with `v`, for whoever its link says.
pub fn give<M: Machine>(m: &M, link: Link, v: M::Ref) -> Flow {
    let link = lowered(m, link);
    if link.is_exit() {
        m.store(m.cr(Vm::word(vm(m))), RESULT, v);
        return Flow::Exit;
    }
    m.shift_base(-link.delta());
    m.set_pc(link.pc());
    if link.kind() == Kind::Plain {
        m.set_slot(link.target(), v);
        return Flow::Next;
    }
    crate::interp::core::resume::resume(m, instruction(link.pc()), link, v)
}

/// The link of a frame that is about to be left: if it lowers the soft limit of the stack, that is done.
pub fn lowered<M: Machine>(m: &M, link: Link) -> Link {
    if !link.lowers() {
        return link;
    }
    vm_mut(m).lower_stack_limit(m.base() as usize);
    link.lowering(false)
}
