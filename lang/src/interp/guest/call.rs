//! Calls from trace to trace where an interpreter that is written in Python calls itself for a call of its guest.
//!
//! A trace follows such a call as far as the first merge point, and further if the guest is not too deep in itself already. Else the guest
//! runs in a frame of its own, where it meets its compiled code: from its start if nobody can tell that it starts again, so that what it makes
//! there can stay virtual; else from the merge point on.
//!
//! ```text
//! def interpret(code, n):                     # the frame that the trace is in
//!     ..
//!     stack.append(interpret(callee, m))  ──► def interpret(code, n):             # RUN_PORTAL: a run of its own
//!                                                 pc, stack = 0, []
//!                                                 while True:
//!                                                     driver.jit_merge_point(..)  # RUN_GUEST: a run of its own from here on
//! ```

use super::driver::Guests;
use crate::interp::core::frame::*;
use crate::object::{Raised, Value};
use crate::portal::residual;
use crate::vm::Vm;
use sidewinder_jit::machine::{Flow, Machine};
use std::sync::atomic::Ordering;

/// At a merge point in a frame that a trace has entered: runs what is left of the frame, for the call that entered it.
pub(in crate::interp) fn call<M: Machine>(m: &M, plan: usize, key: u32) -> Flow {
    let link = Link::of(m.promote(m.slot(LINK)));
    let (run, args) = match m.entry() {
        Some(entry) => (&residual::RUN_PORTAL, entry),
        None => {
            let small = |n: usize| m.cr(Value::small(n as i64).bits());
            let mut args = vec![small(plan), small(key as usize), m.slot(FUNCTION)];
            let slots = vm(m).part::<Guests>().given(plan, key);
            args.extend(slots.map(|slot| m.slot(slot as isize)));
            (&residual::RUN_GUEST, args)
        }
    };
    m.shift_base(-link.delta());
    m.set_pc(link.call_pc());
    let caller = code(m);
    m.stand_at(caller.at(caller.instruction_at(link.call_pc())));
    m.result_goes(Some(link.target()), link.pc());
    let Ok(result) = m.call_values(run, 0, &args) else {
        return Flow::Raise;
    };
    m.set_slot(link.target(), result);
    m.set_pc(link.pc());
    Flow::Next
}

impl Vm {
    /// Runs a function with a merge point: given are the function and its parameters, as they are at its start.
    pub(crate) fn run_portal(&mut self, args: &[Value]) -> Result<Value, Raised> {
        let [function, registers @ ..] = args else { return Ok(self.none()) };
        self.in_frame(*function, |vm, base| {
            for (slot, &value) in registers.iter().enumerate() {
                write(base, slot as isize, value);
            }
            vm.run(code_of(*function), base)
        })
    }

    /// Runs a guest from a merge point on, to the end of its frame. Given are the number of the plan, the key or 0, the function, and
    /// what is in the slots that the key does not tell.
    pub(crate) fn run_guest(&mut self, args: &[Value]) -> Result<Value, Raised> {
        let [plan, key, function, values @ ..] = args else { return Ok(self.none()) };
        let (plan, key) = (plan.as_small() as usize, key.as_small() as u32);
        self.in_frame(*function, |vm, base| {
            for (slot, &value) in vm.part_mut::<Guests>().given(plan, key).zip(values) {
                write(base, slot as isize, value);
            }
            let is_compiled = vm.part_mut::<Guests>().place(plan, key, base);
            let is_quiet = vm.ctx.poll.load(Ordering::Relaxed) == 0;
            let start = vm.part_mut::<Guests>().position(plan);
            if is_compiled && is_quiet {
                vm.run_compiled(start, base)
            } else {
                vm.run_from(start, base, false)
            }
        })
    }
}
