//! Runs of the interpreter within another one: what Rust and compiled code call.
//!
//! **In:** a function of the program, and who puts its arguments into the new frame. **Out:** what it returns, or `None` with an exception pending.
//!
//! Each run has a record on the native stack, [`Activation`], which leads to that of the run around it: what was so before and is so again
//! afterwards, and where the run was called from, for who wants to know which frames are active.
//!
//! Machine code calls what has machine code itself without coming by here, and leaves the same records
//! ([`DirectCalls`](sidewinder_jit::backend::direct_call::DirectCalls)): as long as no argument has to be bound, and the limit of the stack is far.
//! Where such a call goes on in the interpreter, that is a run like any other from then on ([`Vm::resume_call`]).
//!
//! **Absent:** binding arguments, and what a run does ([`super::run`]).

// The driver is given the context and a window; records are linked by their addresses.
#![allow(unsafe_code)]

use super::frame::*;
use super::run::FRAME_SLOTS;
use crate::interp::host::answers::Python;
use crate::object::{Raised, Value};
use crate::vm::Vm;
use sidewinder_jit::abi::{Activation, Door, Left};
use std::rc::Rc;

/// The runs that are active, the innermost first.
#[derive(Clone, Copy)]
pub(in crate::interp) struct Runs<'a> {
    next: *const Activation,
    vm: std::marker::PhantomData<&'a Vm>,
}

impl<'a> Iterator for Runs<'a> {
    type Item = &'a Activation;
    fn next(&mut self) -> Option<&'a Activation> {
        // SAFETY: a record is in the list for as long as its run lasts, and no run ends while the Vm is borrowed.
        let run = unsafe { self.next.as_ref() }?;
        self.next = run.outer;
        Some(run)
    }
}

impl Vm {
    /// The runs that are active, the innermost first.
    pub(in crate::interp) fn runs(&self) -> Runs<'_> {
        Runs { next: self.ctx.innermost, vm: std::marker::PhantomData }
    }

    /// Has `run` run a function of the program in a frame above everything else.
    pub(in crate::interp) fn in_frame(
        &mut self,
        function: Value,
        run: impl FnOnce(&mut Vm, *mut u64) -> Result<Value, Raised>,
    ) -> Result<Value, Raised> {
        self.in_frame_for(function, 0, 1, run)
    }

    /// As [`Vm::in_frame`], with room for so many arguments more; the frame counts so many times where recursion is counted.
    #[inline(always)]
    pub(in crate::interp) fn in_frame_for(
        &mut self,
        function: Value,
        arguments: usize,
        counts: usize,
        run: impl FnOnce(&mut Vm, *mut u64) -> Result<Value, Raised>,
    ) -> Result<Value, Raised> {
        if !self.has_native_stack() {
            return self.recursion_error();
        }
        let outer = self.ctx.top;
        let base = outer + 16;
        let end = base + 8 * (FRAME_SLOTS + arguments);
        self.reserve_stack(end)?;
        let above = std::mem::take(&mut self.stack.above);
        let through = std::mem::replace(&mut self.stack.through, Value::NULL);
        let caller = outer - above - 8 * FRAME_SLOTS;
        let pending_result = self.result;
        let frames = match self.ctx.innermost.is_null() {
            true => 0,
            false => self.depth_of_caller(caller) + (self.ctx.inlined as usize >> 1),
        };
        let mut result = Err(Raised);
        if let Ok(before) = self.start_run(base, frames + counts) {
            let activation = Activation {
                outer: self.ctx.innermost,
                base,
                caller,
                at: self.ctx.at,
                inlined: std::mem::take(&mut self.ctx.inlined),
                through: through.bits(),
                depth: self.ctx.depth,
                own_depth: 0,
                door: std::ptr::null(),
            };
            self.ctx.innermost = &raw const activation;
            let slots = base as *mut u64;
            write(slots, FUNCTION, function);
            write(slots, LINK, Value::even(Link::exit().word()));
            self.ctx.top = end;
            result = run(self, slots);
            self.end_run(base, before);
            self.ctx.innermost = activation.outer;
            (self.ctx.at, self.ctx.inlined) = (activation.at, activation.inlined);
        }
        self.result = pending_result;
        self.stack.above = above;
        self.ctx.top = outer;
        result
    }

    /// A call that machine code has made by itself, in the frame at `base`, has come back otherwise than by returning: runs on.
    ///
    /// # Safety
    /// As for [`DirectCalls::resume`](sidewinder_jit::backend::direct_call::DirectCalls::resume).
    pub(crate) unsafe fn resume_call(
        &mut self,
        door: *const Door,
        left: Left,
        base: *mut u64,
    ) -> Result<Value, Raised> {
        debug_assert!(self.floor == 0 && self.stack.above == 0 && self.stack.through.is_null());
        let before = self.take_over_run(base as usize);
        let jit = self.jit.as_ref().map(Rc::as_ptr).expect("a JIT");
        let ctx = (&raw mut *self).cast::<u8>();
        // SAFETY: the Vm has its JIT as long as it runs, and that keeps its doors; the Vm starts with its context; the frame at the base is above
        // everything else, with room above it.
        let resumed = unsafe { (*jit).resume::<Python>(&*door, left, self, ctx, base) };
        let pending_result = self.result;
        self.ctx.inlined = 0;
        let result = self.run_on(resumed);
        self.result = pending_result;
        self.end_run(base as usize, before);
        result
    }
}
