//! Generators: frames that leave with their registers saved, and come back.
//!
//! What suspends a frame copies the registers that are live into the generator, and its own position; which ones they are is a mask in
//! the instruction. Resuming pushes a frame above the registers of whoever asks and copies them back. Both are loops over something green:
//! a trace holds nothing but the copies, and where the generator is virtual not even these.
//!
//! ```text
//! for x in g:    ForIter ──push, copy──► Enter .. Yield ──copy, pop──► behind ForIter
//! ```

use super::asynchronous;
use super::call::{Pushed, give, lowered, push_special};
use super::construct;
use crate::interp::core::frame::*;
use crate::interp::core::header;
use crate::interp::core::look::*;
use crate::object::CodeRef;
use crate::object::generator::{FINISHED, RUNNING};
use crate::object::{Map, Name, Raised, Type, Value};
use crate::operation::awaiting::CLOSED;
use crate::portal::descrs::*;
use crate::portal::residual;
use crate::vm::Vm;
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_compiler::bytecode::liveness::Registers;
use sidewinder_jit::abi::Pc;
use sidewinder_jit::machine::{Flow, Machine};

/// In the mask of what suspends: the registers are more than it has bits for.
pub const MANY: u64 = 1 << 63;

/// The first word of the mask.
pub fn mask_word(opcode: Opcode) -> usize {
    if opcode == Opcode::Relay { 2 } else { 1 }
}

/// The register of the generator that the instruction at a position makes or suspends.
#[inline(always)]
fn own_register(i: Ins) -> isize {
    if i.opcode() == Opcode::MakeGenerator { i.a() } else { i.c() }
}

#[inline(always)]
fn each(mut mask: u64, mut with: impl FnMut(isize)) {
    while mask != 0 {
        with(mask.trailing_zeros() as isize);
        mask &= mask - 1;
    }
}

/// The registers that the instruction at a position saves.
pub fn saved(code: CodeRef, pc: Pc) -> Registers {
    match wide(pc, mask_word(instruction(pc).opcode())) {
        MANY => code.saved(code.offset(pc)),
        mask => Registers::of_bits(mask),
    }
}

/// `MakeGenerator` that needs no call.
#[inline(always)]
pub fn make<M: Machine>(m: &M, _: Ins) -> Flow {
    if m.returning() {
        return Flow::Hot;
    }
    let link = Link::of(m.promote(m.slot(LINK)));
    let mask = wide(m.pc(), 1);
    if !link.is_plain() || mask == MANY || code(m).closes.get() {
        return Flow::Slow;
    }
    let Some(g) = m.try_new(code(m).generator) else { return Flow::Slow };
    fill(m, g);
    each(mask, |r| m.store_quietly(g, generator_register(r), m.slot(r)));
    m.shift_base(-link.delta());
    m.set_slot(link.target(), g);
    m.set_pc(link.pc());
    Flow::Next
}

/// All of a fresh generator but its registers.
#[inline(always)]
fn fill<M: Machine>(m: &M, g: M::Ref) {
    let function = m.slot(FUNCTION);
    m.store_quietly(g, GENERATOR_FUNCTION, function);
    m.store_quietly(g, GENERATOR_WHERE, m.cr(m.pc() as u64));
    m.store_quietly(g, GENERATOR_NAME, m.load(function, function_word(2)));
    m.store_quietly(g, GENERATOR_QUALNAME, m.load(function, function_word(3)));
}

/// `MakeGenerator`
pub fn make_slow<M: Machine>(m: &M, _: Ins) -> Flow {
    let link = Link::of(m.promote(m.slot(LINK)));
    let code = code(m);
    let made = if code.closes.get() { None } else { m.try_new(code.generator) };
    let made = made.map_or_else(|| m.call(&residual::NEW_GENERATOR, &[m.slot(FUNCTION)]), Ok);
    let Ok(g) = made else { return Flow::Raise };
    fill(m, g);
    for r in saved(code, m.pc()).iter() {
        m.store_quietly(g, generator_register(r as isize), m.slot(r as isize));
    }
    give(m, link, g)
}

/// `Yield` and `Relay` that need no call; the mask is in word `WORD`.
#[inline(always)]
pub fn suspend<M: Machine, const WORD: usize>(m: &M, i: Ins) -> Flow {
    if m.returning() {
        return Flow::Hot;
    }
    let link = Link::of(m.promote(m.slot(LINK)));
    let is_iteration = !link.lowers() && matches!(link.kind(), Kind::Item | Kind::Send);
    let mask = wide(m.pc(), WORD);
    if !link.is_plain() && !is_iteration || mask == MANY || asynchronous::is_asked(m, link) {
        return Flow::Slow;
    }
    let (g, v) = (m.slot(i.c()), m.slot(i.b()));
    if !M::RECORDING {
        let mut due = false;
        each(mask, |r| due |= m.barrier_due(g, m.slot(r)));
        if due {
            return Flow::Slow;
        }
    }
    each(mask, |r| m.store_quietly(g, generator_register(r), m.slot(r)));
    m.store_quietly(g, GENERATOR_WHERE, m.cr(m.pc() as u64));
    m.shift_base(-link.delta());
    m.set_slot(link.target(), v);
    m.set_pc(link.pc().wrapping_add(if is_iteration { ITERATION_WORDS } else { 0 }));
    Flow::Next
}

/// Words of `ForIter` and `Send`.
pub(super) const ITERATION_WORDS: usize = 2;

/// `Yield` and `Relay`
pub fn suspend_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    let link = Link::of(m.promote(m.slot(LINK)));
    let (g, v) = (m.slot(i.c()), m.slot(i.b()));
    let answer = asynchronous::is_asked(m, link).then(|| asynchronous::answer(m, i));
    for r in saved(code(m), m.pc()).iter() {
        m.store(g, generator_register(r as isize), m.slot(r as isize));
    }
    m.store(g, GENERATOR_WHERE, m.cr(m.pc() as u64));
    if let Some(answer) = answer {
        return asynchronous::suspended(m, i, link, answer);
    }
    give(m, link, v)
}

/// Where a generator is suspended, if it can be resumed here.
#[inline(always)]
pub(super) fn place<M: Machine>(m: &M, g: M::Ref) -> Result<Pc, Value> {
    let place = promoted(m, m.load(g, GENERATOR_WHERE));
    if place == RUNNING || place == FINISHED {
        return Err(place);
    }
    Ok(place.bits() as usize as Pc)
}

/// Resumes a generator suspended at `at` in a window above the registers of the running frame; `sent` is the value of the `yield`. `None`, and
/// nothing has happened: it is not to be resumed here.
#[inline(always)]
pub(super) fn resume<M: Machine>(
    m: &M,
    g: M::Ref,
    at: Pc,
    sent: M::Ref,
    (target, kind): (isize, Kind),
) -> Option<Flow> {
    let i = instruction(at);
    let is_new = i.opcode() == Opcode::MakeGenerator;
    if !is_resumable_here(m, at) {
        return None;
    }
    let mask = wide(at, if i.opcode() == Opcode::Relay { 2 } else { 1 });
    let start = at.wrapping_add(i.opcode().words());
    let delta = code(m).registers as isize + 2;
    let pc = if kind == Kind::Plain { behind(m.pc()) } else { m.pc() };
    m.store_quietly(g, GENERATOR_WHERE, m.cr(RUNNING.bits()));
    m.set_slot(delta + FUNCTION, m.load(g, GENERATOR_FUNCTION));
    m.set_slot(delta + LINK, m.cr(Link::new(pc, delta, target, kind).word()));
    each(mask, |r| m.set_slot(delta + r, m.load(g, generator_register(r))));
    m.set_slot(delta + own_register(i), g);
    if !is_new {
        m.set_slot(delta + i.a(), sent);
    }
    m.set_pc(pc);
    m.shift_base(delta);
    m.set_pc(start);
    Some(header::start(m))
}

/// Whether a trace that resumes the generator suspended at `at` is in code of the same generator function already. Where each of several frames
/// may be suspended in several places, a trace for every combination would be worth little and cost much.
fn is_within_itself<M: Machine>(m: &M, at: Pc) -> bool {
    let positions =
        || vm(m).code_at(at).map(|code| (code.at(0), code.at(code.unit.words.len() as u32)));
    M::RECORDING && positions().is_some_and(|(from, to)| m.follows(from, to))
}

/// `ForIter` over a generator.
#[inline(always)]
pub fn for_generator<M: Machine>(m: &M, i: Ins) -> Flow {
    let g = m.slot(i.b());
    if is_waiting(m) || !m.branch(m.is_class(g, vm(m).quick.generator)) {
        return Flow::Slow;
    }
    match place(m, g) {
        Ok(at) => {
            let none = m.cr(vm(m).quick.none.bits());
            resume(m, g, at, none, (i.a(), Kind::Item)).unwrap_or(Flow::Slow)
        }
        Err(place) if place == FINISHED => jump(m, 1),
        Err(_) => Flow::Slow,
    }
}

/// Whether a generator suspended at `at` may be resumed in the running trace.
#[inline(always)]
pub(super) fn is_resumable_here<M: Machine>(m: &M, at: Pc) -> bool {
    let i = instruction(at);
    let start = at.wrapping_add(i.opcode().words());
    wide(at, mask_word(i.opcode())) != MANY && m.inlines(start) && !is_within_itself(m, at)
}

/// `Send` to a generator or coroutine.
#[inline(always)]
pub fn send<M: Machine>(m: &M, i: Ins) -> Flow {
    let (g, sent, quick) = (m.slot(i.b()), m.slot(i.c()), &vm(m).quick);
    let class = m.promote_class(g);
    if is_waiting(m) || class != quick.generator && class != quick.coroutine {
        return Flow::Slow;
    }
    let Ok(at) = place(m, g) else { return Flow::Slow };
    resume_with(m, g, at, sent, (i.a(), Kind::Send)).unwrap_or(Flow::Slow)
}

/// As [`resume`]; what is new takes nothing but None.
#[inline(always)]
fn resume_with<M: Machine>(
    m: &M,
    g: M::Ref,
    at: Pc,
    sent: M::Ref,
    wanted: (isize, Kind),
) -> Option<Flow> {
    let is_new = instruction(at).opcode() == Opcode::MakeGenerator;
    if is_new && !m.branch(m.ptr_eq(sent, m.cr(vm(m).quick.none.bits()))) {
        return None;
    }
    resume(m, g, at, sent, wanted)
}

/// `Send` to anything.
pub fn send_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    let (iterator, sent) = (m.slot(i.b()), m.slot(i.c()));
    let class = class_of(m, iterator);
    if class.is(Type::AsyncSend)
        && let Some(flow) = asynchronous::send(m, i, iterator, sent)
    {
        return flow;
    }
    let is_next = m.branch(m.ptr_eq(sent, m.cr(vm(m).quick.none.bits())));
    if is_next && !class.is_user() {
        let flow = super::lazy::send_lazy(m, i);
        if flow != Flow::Slow {
            return flow;
        }
    }
    if is_next && class.is_user() {
        class.depend(m);
        if let Some(f) = class.method(m, Name::Next)
            && let Pushed::Yes = push_special(m, f, &[iterator], i.a(), Kind::Send)
        {
            return Flow::Next;
        }
    }
    let Ok(item) = once(m, || m.call(&residual::SEND, &[iterator, sent])) else {
        return Flow::Raise;
    };
    let flow = if m.branch(m.ptr_eq(item, m.cr(vm(m).known.end.bits()))) {
        let state = m.cr(Vm::word(vm(m)));
        m.set_slot(i.a(), m.load(state, STOPPED));
        jump(m, 1)
    } else {
        m.set_slot(i.a(), item);
        next(m, ITERATION_WORDS)
    };
    looked(m);
    flow
}

/// `next(g)`, `g.send(x)` and their like; a default is in a slot.
pub fn resume_by_call<M: Machine>(
    m: &M,
    i: Ins,
    g: M::Ref,
    sent: M::Ref,
    default: Option<isize>,
) -> Option<Flow> {
    let kind = if default.is_some() { Kind::Default } else { Kind::Plain };
    match place(m, g) {
        Ok(at) => resume_with(m, g, at, sent, (i.a(), kind)),
        Err(place) if place == FINISHED => {
            let default = m.slot(default?);
            Some(super::arith::finish(m, i, Ok(default)))
        }
        Err(_) => None,
    }
}

/// `JumpNotBuiltin`
pub fn jump_not_builtin<M: Machine>(m: &M, i: Ins) -> Flow {
    let v = m.slot(i.a());
    let builtin = vm(m).known.consumers[i.b() as usize];
    if m.branch(m.ptr_eq(v, m.cr(builtin.bits()))) { next(m, 2) } else { jump(m, 1) }
}

/// `JumpNotLazy`
pub fn jump_not_lazy<M: Machine>(m: &M, i: Ins) -> Flow {
    let it = m.slot(i.a());
    let class = class_of(m, it);
    if i.b() == 1 {
        let is_pairs = if class.is(Type::Zip) {
            let sources = m.load(it, LAZY_SOURCE);
            m.branch(m.int_eq(m.load_int(sources, TUPLE_LENGTH), m.ci(2)))
        } else {
            class.is(Type::Enumerate)
        };
        return if is_pairs { next(m, 2) } else { jump(m, 1) };
    }
    let is_lazy = class.is(Type::Generator) || super::lazy::is_lazy(class);
    if is_lazy { next(m, 2) } else { jump(m, 1) }
}

/// `GetYieldIter`
pub fn get_yield_iter<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.b());
    if class_of(m, o).is(Type::Generator) {
        return super::arith::finish(m, i, Ok(o));
    }
    let flavor = code(m).unit.flavor as i64;
    let made = m.call(&residual::GET_YIELD_ITER, &[o, m.cr(Value::small(flavor).bits())]);
    super::arith::finish(m, i, made)
}

/// `GetAwaitable`
pub fn get_awaitable<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.b());
    let who = m.cr(Value::small(i.c() as i64).bits());
    let class = class_of(m, o);
    if class.is(Type::Coroutine)
        && let Ok(at) = place(m, o)
        && instruction(at).opcode() == Opcode::MakeGenerator
    {
        return super::arith::finish(m, i, Ok(o));
    }
    super::arith::finish(m, i, m.call(&residual::GET_AWAITABLE, &[o, who]))
}

/// `GetAsyncIter`
pub fn get_async_iter<M: Machine>(m: &M, i: Ins) -> Flow {
    super::arith::finish(m, i, m.call(&residual::GET_ASYNC_ITER, &[m.slot(i.b())]))
}

/// `GetAsyncNext`
pub fn get_async_next<M: Machine>(m: &M, i: Ins) -> Flow {
    if let Some(awaiter) = asynchronous::next(m, m.slot(i.b())) {
        return super::arith::finish(m, i, Ok(awaiter));
    }
    super::arith::finish(m, i, m.call(&residual::GET_ASYNC_NEXT, &[m.slot(i.b())]))
}

/// `JumpNotAsyncStop`
pub fn jump_not_async_stop<M: Machine>(m: &M, i: Ins) -> Flow {
    let stop = vm(m).class(Type::StopAsyncIteration);
    if class_of(m, m.slot(i.a())).inherits(m, stop) { next(m, 2) } else { jump(m, 1) }
}

/// `WrapAsync`
pub fn wrap_async<M: Machine>(m: &M, i: Ins) -> Flow {
    let value = m.slot(i.b());
    let wrapped = match asynchronous::wrap(m, value) {
        Some(wrapped) => Ok(wrapped),
        None => m.call(&residual::WRAP_ASYNC, &[value]),
    };
    super::arith::finish(m, i, wrapped)
}

/// `Finish` of a generator that a `for` or a `yield from` has resumed.
#[inline(always)]
pub fn finish<M: Machine>(m: &M, i: Ins) -> Flow {
    if m.returning() {
        return Flow::Hot;
    }
    let link = Link::of(m.promote(m.slot(LINK)));
    let kind = link.kind();
    let is_iteration = matches!(kind, Kind::Item | Kind::Send);
    if link.lowers() || !is_iteration || asynchronous::is_asked(m, link) {
        return Flow::Slow;
    }
    end_iteration(m, i, link)
}

/// The iteration that a generator was resumed for is at its end.
#[inline(always)]
fn end_iteration<M: Machine>(m: &M, i: Ins, link: Link) -> Flow {
    let (v, g) = (m.slot(i.a()), m.slot(i.b()));
    m.store_quietly(g, GENERATOR_WHERE, m.cr(FINISHED.bits()));
    m.shift_base(-link.delta());
    if link.kind() == Kind::Send {
        m.set_slot(link.target(), v);
    }
    m.set_pc(link.pc());
    jump(m, 1)
}

/// `Finish`
pub fn finish_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    let link = Link::of(m.promote(m.slot(LINK)));
    let (v, g) = (m.slot(i.a()), m.slot(i.b()));
    let (state, finished) = (m.cr(Vm::word(vm(m))), m.cr(FINISHED.bits()));
    match link.kind() {
        Kind::Send if asynchronous::is_asked(m, link) => {
            raise_end(m, g, link, |m| asynchronous::stop(m, i))
        }
        Kind::Item | Kind::Send => {
            let link = lowered(m, link);
            end_iteration(m, i, link)
        }
        Kind::Exit => {
            lowered(m, link);
            m.store(g, GENERATOR_RESULT, v);
            m.store(g, GENERATOR_WHERE, finished);
            m.store(state, RESULT, m.cr(vm(m).known.end.bits()));
            Flow::Exit
        }
        Kind::Default => {
            let link = lowered(m, link);
            m.store(g, GENERATOR_WHERE, finished);
            m.shift_base(-link.delta());
            super::hand::give_default(m, link)
        }
        _ => raise_end(m, g, link, |m| {
            let root = vm_mut(m).root_map(vm(m).class(Type::StopIteration))?;
            stop(m, root, i, v)
        }),
    }
}

/// The generator has ended; the caller hears of it by the exception that `stop` makes.
fn raise_end<M: Machine>(
    m: &M,
    g: M::Ref,
    link: Link,
    stop: impl FnOnce(&M) -> Result<M::Ref, Raised>,
) -> Flow {
    let state = m.cr(Vm::word(vm(m)));
    let Ok(exception) = stop(m) else { return Flow::Raise };
    let handled = m.load(state, HANDLED);
    let is_handling = !is_null(m, handled);
    let link = lowered(m, link);
    if is_handling && m.call(&residual::LINK_CONTEXT, &[exception]).is_err() {
        return Flow::Raise;
    }
    if asynchronous::is_asked(m, link) {
        asynchronous::left(m, g, link, CLOSED);
    }
    m.store(g, GENERATOR_WHERE, m.cr(FINISHED.bits()));
    m.store(state, PENDING, exception);
    crate::interp::core::unwind::leave_raising(m, link);
    Flow::Raise
}

/// The StopIteration of a generator that has returned `v`, which is in `R[a]`.
fn stop<M: Machine>(m: &M, root: &'static Map, i: Ins, v: M::Ref) -> Result<M::Ref, Raised> {
    let is_none = m.branch(m.ptr_eq(v, m.cr(vm(m).quick.none.bits())));
    construct::exception(m, root, i.a(), !is_none as usize)
}
