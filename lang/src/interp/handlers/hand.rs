//! Iterators asked by hand: `iter(x)`, `next(it)` and `next(it, default)` do what a `for` does.
//!
//! ```text
//! it = iter(pair)          never allocated, as long as nobody keeps it
//! next(it)                 the item, or a StopIteration that the trace may catch itself
//! next(it, default)        the item, or the default
//! ```
//!
//! **Absent:** how items of iterators over others are taken: [`super::lazy`], and frames for them: [`super::round`].

use super::arith::finish;
use super::call::lowered;
use super::generator;
use super::iterate::over;
use super::lazy::{Steps, is_lazy, taken};
use super::{letters, round};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::interp::core::resume::ask;
use crate::interp::core::unwind::{leave_raising, made_bare};
use crate::object::{Kind as Layout, Name, Raised, Type};
use crate::portal::descrs::*;
use crate::portal::residual;
use crate::vm::Vm;
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_jit::machine::{Flow, Machine};

/// `iter(v)`. `None`: not so easily.
pub fn iter<M: Machine>(m: &M, i: Ins, v: M::Ref) -> Option<Flow> {
    if m.branch(m.is_int(v)) {
        return None;
    }
    let known = m.promote_class(v);
    // The iterator of big numbers has a class of its own, which a `for` does not show.
    let is_big = |end| !m.branch(m.is_int(m.load(v, end)));
    if known == vm(m).quick.ranges.class()
        && [RANGE_START, RANGE_STOP, RANGE_STEP].into_iter().any(is_big)
    {
        return None;
    }
    if let Some(fresh) = over(m, v, known).or_else(|| letters::iterator(m, v, known)) {
        return Some(finish(m, i, Ok(fresh)));
    }
    let class = class_of(m, v);
    match class.kind() {
        Layout::RangeIter | Layout::SeqIter | Layout::TableIter | Layout::LazyIter => {
            Some(finish(m, i, Ok(v)))
        }
        _ if class.is(Type::Generator) => Some(finish(m, i, Ok(v))),
        _ => ask(m, v, Name::Iter, i.a(), Kind::Iterator),
    }
}

/// `next` of the `n` arguments from slot `from` on. `None`: not so easily.
pub fn next<M: Machine>(m: &M, i: Ins, from: isize, n: usize) -> Option<Flow> {
    let it = m.slot(from);
    let class = class_of(m, it);
    let default = (n == 2).then_some(from + 1);
    // A frame that waits for an item finds the default again in the window of the call.
    let is_whole = i.opcode() == Opcode::Call && from == i.b() + 2;
    let may_wait = n == 1 || is_whole;
    if class.is_user() {
        let kind = if n == 1 { Kind::Plain } else { Kind::Default };
        return if may_wait { ask(m, it, Name::Next, i.a(), kind) } else { None };
    }
    if class.is(Type::Generator) {
        let none = m.cr(vm(m).none().bits());
        return if may_wait { generator::resume_by_call(m, i, it, none, default) } else { None };
    }
    // One over the items of an object of the program asks that.
    let is_plain = matches!(class.kind(), Layout::SeqIter | Layout::TableIter | Layout::RangeIter)
        && !class.is(Type::SequenceIterator);
    let is_lazy = is_lazy(class);
    let mut steps = Steps::new();
    if (is_plain || is_lazy)
        && !is_waiting(m)
        && let Ok(item) = taken(m, it, &mut steps)
    {
        let Some(item) = item else { return Some(end(m, i, default, || steps.take(m))) };
        steps.take(m);
        return Some(finish(m, i, Ok(item)));
    }
    // What is not wanted is asked for again, by the same call.
    let may_ask_again = is_whole && n == i.c() as usize;
    if is_lazy && may_ask_again && !is_waiting(m) {
        let kind = if n == 1 { Kind::Next } else { Kind::Default };
        return round::push(m, it, m.promote_class(it), (i.a(), kind));
    }
    if !is_plain {
        return None;
    }
    let Ok(item) = once(m, || m.call(&residual::NEXT_PLAIN, &[it])) else {
        return Some(Flow::Raise);
    };
    if m.branch(m.ptr_eq(item, m.cr(vm(m).known.end.bits()))) {
        return Some(end(m, i, default, || looked(m)));
    }
    let flow = finish(m, i, Ok(item));
    looked(m);
    Some(flow)
}

/// The iterator is at its end, which `before` notes down: the default in a slot, or StopIteration.
fn end<M: Machine>(m: &M, i: Ins, default: Option<isize>, before: impl FnOnce()) -> Flow {
    if let Some(default) = default {
        let default = m.slot(default);
        before();
        return finish(m, i, Ok(default));
    }
    let Ok(exception) = stop_iteration(m) else { return Flow::Raise };
    before();
    m.store(m.cr(Vm::word(vm(m))), PENDING, exception);
    Flow::Raise
}

/// A StopIteration without a value, in the context of what is being handled.
fn stop_iteration<M: Machine>(m: &M) -> Result<M::Ref, Raised> {
    let exception = made_bare(m, vm(m).class(Type::StopIteration))?;
    let handled = m.load(m.cr(Vm::word(vm(m))), HANDLED);
    if !is_null(m, handled) {
        m.call(&residual::LINK_CONTEXT, &[exception])?;
    }
    Ok(exception)
}

/// The frame that was to take an item for `next()` finds none: the call raises.
pub fn stop<M: Machine>(m: &M, link: Link) -> Flow {
    let Ok(exception) = stop_iteration(m) else { return Flow::Raise };
    m.store(m.cr(Vm::word(vm(m))), PENDING, exception);
    leave_raising(m, lowered(m, link));
    Flow::Raise
}

/// A frame that waited for an item with a default, and is the window's again, gets the default.
pub fn give_default<M: Machine>(m: &M, link: Link) -> Flow {
    let call = instruction(link.pc());
    m.set_pc(link.pc());
    m.set_slot(link.target(), m.slot(call.b() + 3));
    crate::interp::core::frame::next(m, call.opcode().words())
}
