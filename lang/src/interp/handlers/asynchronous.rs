//! Asynchronous generators that an `async for` runs: frames as those of other generators, and the two objects in between need not be made.
//!
//! ```text
//! async for x in g:   GetAsyncNext ─ an awaiter of g
//!                     Send ──push, copy──► .. WrapAsync ─ x, marked; Yield ──copy, pop──► the end of Send
//! ```
//!
//! A frame of such a generator that `Send` has pushed was asked through the awaiter in the register that the instruction sends to. A marked value
//! is the answer; any other is what the generator awaits itself, and goes on outwards. The states of the two are written as `operation/awaiting.rs`
//! does, which has all that is not here: `athrow`, `aclose`, a second use of an awaiter, and what a tracer is to be told.

use super::call::lowered;
use super::construct;
use super::generator::{ITERATION_WORDS, is_resumable_here, place, resume};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::{Raised, Type, Value};
use crate::operation::awaiting::{BUSY, CLOSED, state as step};
use crate::portal::descrs::*;
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_compiler::bytecode::unit::Flavor;
use sidewinder_jit::machine::{Flow, Machine};

/// Whether the running frame is one of an asynchronous generator that `Send` has pushed.
#[inline(always)]
pub fn is_asked<M: Machine>(m: &M, link: Link) -> bool {
    link.kind() == Kind::Send && code(m).unit.flavor == Flavor::AsyncGenerator
}

/// What an asynchronous generator gives to be awaited for its next value.
#[inline(always)]
pub fn next<M: Machine>(m: &M, iterator: M::Ref) -> Option<M::Ref> {
    if !class_of(m, iterator).is(Type::AsyncGenerator) {
        return None;
    }
    let awaiter = m.try_new(vm(m).quick.async_sends)?;
    m.store_quietly(awaiter, AWAITER_WHAT, iterator);
    m.store_quietly(awaiter, AWAITER_WITH, m.cr(vm(m).quick.none.bits()));
    Some(awaiter)
}

/// A value, marked as what an asynchronous generator yields.
#[inline(always)]
pub fn wrap<M: Machine>(m: &M, value: M::Ref) -> Option<M::Ref> {
    let wrapped = m.try_new(vm(m).quick.async_values)?;
    m.store_quietly(wrapped, AWAITER_WHAT, value);
    Some(wrapped)
}

fn small<M: Machine>(m: &M, bits: u64) -> M::Ref {
    m.cr(Value::small(bits as i64).bits())
}

fn bits<M: Machine>(m: &M, object: M::Ref, field: sidewinder_jit::ir::Field) -> u64 {
    promoted(m, m.load(object, field)).as_small() as u64
}

/// `Send` to the awaiter of an asynchronous generator. `None`, and nothing has happened: not so easily.
pub fn send<M: Machine>(m: &M, i: Ins, awaiter: M::Ref, sent: M::Ref) -> Option<Flow> {
    if is_waiting(m) || !M::RECORDING && vm(m).watch.is_on {
        return None;
    }
    let so_far = bits(m, awaiter, AWAITER_STATE);
    if so_far == step::CLOSED as u64 {
        return None;
    }
    let g = m.load(awaiter, AWAITER_WHAT);
    let at = place(m, g).ok().filter(|at| is_resumable_here(m, *at))?;
    let busy = bits(m, g, GENERATOR_STATE);
    let none = m.cr(vm(m).quick.none.bits());
    let mut sent = sent;
    if so_far == step::FRESH as u64 {
        if busy & BUSY != 0 {
            return None;
        }
        if m.branch(m.ptr_eq(sent, none)) {
            sent = m.load(awaiter, AWAITER_WITH);
        }
    }
    let is_new = instruction(at).opcode() == Opcode::MakeGenerator;
    if is_new && !m.branch(m.ptr_eq(sent, none)) {
        return None;
    }
    m.store(awaiter, AWAITER_STATE, small(m, step::STARTED as u64));
    m.store(g, GENERATOR_STATE, small(m, busy | BUSY));
    resume(m, g, at, sent, (i.a(), Kind::Send))
}

/// The awaiter that the running frame was asked through.
fn awaiter<M: Machine>(m: &M, link: Link) -> M::Ref {
    m.slot(instruction(link.pc()).b() - link.delta())
}

/// What the running frame answers to who asked.
pub struct Answer<M: Machine> {
    /// What goes outwards, or the value that was asked for.
    value: M::Ref,
    /// The state of the generator from now on, if this is the value that was asked for.
    state: Option<u64>,
}

/// What the running frame answers at its `Yield` or `Relay` `i`. This asks for guards, so that it comes before all effects.
pub fn answer<M: Machine>(m: &M, i: Ins) -> Answer<M> {
    let (g, v) = (m.slot(i.c()), m.slot(i.b()));
    if !class_of(m, v).is(Type::AsyncValue) {
        return Answer { value: v, state: None };
    }
    let state = Some(bits(m, g, GENERATOR_STATE) & !BUSY);
    Answer { value: m.load(v, AWAITER_WHAT), state }
}

/// The running frame has saved itself at `i`, and is left with its answer.
pub fn suspended<M: Machine>(m: &M, i: Ins, link: Link, answer: Answer<M>) -> Flow {
    let link = lowered(m, link);
    if let Some(state) = answer.state {
        left(m, m.slot(i.c()), link, state);
    }
    m.shift_base(-link.delta());
    m.set_slot(link.target(), answer.value);
    m.set_pc(link.pc());
    if answer.state.is_some() {
        return jump(m, 1);
    }
    m.set_pc(link.pc().wrapping_add(ITERATION_WORDS));
    Flow::Next
}

/// Nobody awaits the generator `g` any more, whose state is this one now: it has yielded, ended or raised.
pub fn left<M: Machine>(m: &M, g: M::Ref, link: Link, state: u64) {
    m.store(g, GENERATOR_STATE, small(m, state));
    m.store(awaiter(m, link), AWAITER_STATE, small(m, step::CLOSED as u64));
}

/// What the caller of an asynchronous generator hears at its end; `i` is its `Finish`.
pub fn stop<M: Machine>(m: &M, i: Ins) -> Result<M::Ref, Raised> {
    let root = vm_mut(m).root_map(vm(m).class(Type::StopAsyncIteration))?;
    construct::exception(m, root, i.a(), 0)
}

/// The state of the generator `g` once an exception has left its frame. This asks for guards.
pub fn state_behind<M: Machine>(m: &M, g: M::Ref, exception: M::Ref) -> u64 {
    let exit = vm(m).class(Type::GeneratorExit);
    let closed = if class_of(m, exception).inherits(m, exit) { CLOSED } else { 0 };
    bits(m, g, GENERATOR_STATE) & !BUSY | closed
}
