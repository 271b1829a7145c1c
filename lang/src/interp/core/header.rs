//! Loop headers and function starts: where counters tick, interrupts are seen and compiled code is entered.

use super::frame::*;
use crate::object::Value;
use crate::portal::residual;
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_jit::machine::{Flow, Machine};
use std::sync::atomic::Ordering;

/// Words of `Loop` and `Enter`.
const WORDS: usize = 3;

#[inline(always)]
fn is_polled<M: Machine>(m: &M) -> bool {
    vm(m).ctx.poll.load(Ordering::Relaxed) != 0
}

/// Counts a site down. At zero the driver is asked; where there is compiled code the counter stays at zero.
#[inline(always)]
fn tick<M: Machine>(m: &M) -> bool {
    let left = word(m.pc(), 1);
    if left == 0 {
        return false;
    }
    set_word(m.pc(), 1, left - 1);
    true
}

/// `Loop`
#[inline(always)]
pub fn repeat<M: Machine>(m: &M, _: Ins) -> Flow {
    if M::RECORDING {
        return if m.loop_header() { Flow::Hot } else { next(m, WORDS) };
    }
    if is_polled(m) {
        return Flow::Slow;
    }
    if tick(m) { next(m, WORDS) } else { Flow::Hot }
}

/// `JumpLoop`: the header with it, if there is nothing to be seen to.
#[inline(always)]
pub fn jump<M: Machine>(m: &M, _: Ins) -> Flow {
    let flow = super::frame::jump(m, 1);
    if !M::RECORDING && !is_polled(m) && tick(m) { next(m, WORDS) } else { flow }
}

/// `Enter`
#[inline(always)]
pub fn enter<M: Machine>(m: &M, _: Ins) -> Flow {
    if M::RECORDING {
        return next(m, WORDS);
    }
    if m.base() as usize > vm(m).ctx.stack_limit || is_polled(m) {
        return Flow::Slow;
    }
    if tick(m) { next(m, WORDS) } else { Flow::Hot }
}

/// `Unlinked`
pub fn link<M: Machine>(m: &M, _: Ins) -> Flow {
    let vm = vm_mut(m);
    let linked = match vm.code_at(m.pc()) {
        Some(code) => vm.link_now(code),
        None => Ok(()),
    };
    if linked.is_ok() { Flow::Next } else { Flow::Raise }
}

/// `ShownEnter`
pub fn enter_shown<M: Machine>(m: &M, i: Ins) -> Flow {
    unbind(m, i);
    if !M::RECORDING {
        vm_mut(m).forget_older(m.base() as usize);
    }
    enter(m, i)
}

/// Makes variables unbound at the start of a function.
pub fn unbind<M: Machine>(m: &M, i: Ins) {
    for register in i.a()..i.a() + i.b() {
        m.set_slot(register, m.cr(Value::NULL.bits()));
    }
}

/// The start of a function that is being called: its `Enter` with the call, if there is nothing to be seen to.
#[inline(always)]
pub fn start<M: Machine>(m: &M) -> Flow {
    if !M::RECORDING && instruction(m.pc()).0 as u8 == Opcode::Enter as u8 {
        let is_quiet = m.base() as usize <= vm(m).ctx.stack_limit && !is_polled(m);
        if is_quiet && tick(m) {
            return next(m, WORDS);
        }
    }
    Flow::Next
}

/// `Loop` and `Enter` when somebody wants something.
pub fn attend<M: Machine>(m: &M, _: Ins) -> Flow {
    if is_polled(m) && m.call(&residual::SAFEPOINT, &[]).is_err() {
        return Flow::Raise;
    }
    if m.base() as usize > vm(m).ctx.stack_limit {
        let base = m.cr(m.base() as u64);
        if m.call(&residual::STACK_FULL, &[base]).is_err() {
            return Flow::Raise;
        }
    }
    if !M::RECORDING && vm(m).watch.is_on {
        return Flow::Hot;
    }
    if tick(m) { next(m, WORDS) } else { Flow::Hot }
}
