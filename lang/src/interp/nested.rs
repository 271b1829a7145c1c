//! Runs of the interpreter within another one: what Rust and compiled code call.
//!
//! **In:** a function of the program, and who puts its arguments into the new frame. **Out:** what it returns, or `None` with an exception pending.
//!
//! Each run has a record on the native stack, [`Nested`], which leads to that of the run around it: what was so before and is so again
//! afterwards, and where the run was called from, for who wants to know which frames are active.
//!
//! Compiled code calls what has compiled code itself by a short way ([`Vm::call_compiled`]): no argument has to be bound, nothing is on the value stack
//! above the frame that calls, and the limit of the stack is far. Whatever is not so takes the long way, which looks at everything.
//!
//! **Absent:** binding arguments, and what a run does ([`super::run`]).

// The driver is given the context and a window; records are linked by their addresses.
#![allow(unsafe_code)]

use super::frame::*;
use super::run::FRAME_SLOTS;
use super::stack::Run;
use super::vm::Vm;
use crate::object::Value;
use crate::portal::host::Python;
use sidewinder_jit::driver::Came;
use sidewinder_jit::resume::rebuild::Resumed;
use std::rc::Rc;
use std::sync::atomic::Ordering;

/// A run of the interpreter that something called in another run.
#[derive(Debug)]
pub(super) struct Nested {
    /// The run around it; null: none.
    outer: *const Nested,
    /// The base of its first frame.
    pub(super) base: usize,
    /// The base of the frame that called.
    pub(super) caller: usize,
    /// Where in that frame the call is: see `Ctx::at`.
    pub(super) at: u64,
    /// The generator that it was sent through to the one it resumes, or null. Whoever sends has it on the native stack.
    pub(super) through: Value,
    /// What `Ctx::inlined` was.
    inlined: u64,
}

/// The runs that are active, the innermost first.
#[derive(Clone, Copy)]
pub(super) struct Runs<'a> {
    next: *const Nested,
    vm: std::marker::PhantomData<&'a Vm>,
}

impl<'a> Iterator for Runs<'a> {
    type Item = &'a Nested;
    fn next(&mut self) -> Option<&'a Nested> {
        // SAFETY: a record is in the list for as long as its run lasts, and no run ends while the Vm is borrowed.
        let run = unsafe { self.next.as_ref() }?;
        self.next = run.outer;
        Some(run)
    }
}

impl Vm {
    /// The runs that are active, the innermost first.
    pub(super) fn runs(&self) -> Runs<'_> {
        Runs { next: self.stack.innermost, vm: std::marker::PhantomData }
    }

    /// Has `run` run a function of the program in a frame above everything else.
    pub(super) fn in_frame(
        &mut self,
        function: Value,
        run: impl FnOnce(&mut Vm, *mut u64) -> Option<Value>,
    ) -> Option<Value> {
        self.in_frame_for(function, 0, run)
    }

    /// As [`Vm::in_frame`], with room for so many arguments more.
    #[inline(always)]
    pub(super) fn in_frame_for(
        &mut self,
        function: Value,
        arguments: usize,
        run: impl FnOnce(&mut Vm, *mut u64) -> Option<Value>,
    ) -> Option<Value> {
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
        let frames = match self.stack.innermost.is_null() {
            true => 0,
            false => self.frames_at_call(caller),
        };
        let mut result = None;
        if let Some(before) = self.start_run(base, frames) {
            let mut nested = Nested::new(base, caller, through);
            let slots = self.nest(&mut nested, function);
            self.ctx.top = end;
            result = run(self, slots);
            self.unnest(&nested, before);
        }
        self.result = pending_result;
        self.stack.above = above;
        self.ctx.top = outer;
        result
    }

    /// Compiled code calls a function that has compiled code itself, with as many arguments as that wants: as [`Vm::call`] does. `None`: nothing
    /// was done, as there is more to look at.
    #[inline(always)]
    pub(super) fn call_compiled(
        &mut self,
        function: Value,
        args: &[Value],
    ) -> Option<Option<Value>> {
        let code = code_of(function);
        let door = code.door.get();
        let is_from_code = self.floor == 0 && self.stack.above == 0;
        if door.is_null()
            || code.simple != args.len() as u32
            || !is_from_code
            || self.ctx.poll.load(Ordering::Relaxed) != 0
            || !self.has_native_stack()
        {
            return None;
        }
        let outer = self.ctx.top;
        let (base, caller) = (outer + 16, outer - 8 * FRAME_SLOTS);
        let end = base + 8 * FRAME_SLOTS;
        let frames = self.frames_at_call(caller);
        let before = self.start_calm_run(base, end, frames)?;
        debug_assert!(self.stack.through.is_null());
        let mut nested = Nested::new(base, caller, Value::NULL);
        let slots = self.nest(&mut nested, function);
        self.ctx.top = end;
        write_all(slots, args);
        let jit = self.jit.as_ref().map(Rc::as_ptr).expect("a JIT");
        let ctx = (&raw mut *self).cast::<u8>();
        // SAFETY: the Vm has its JIT as long as it runs, and that keeps its doors; the Vm starts with its context; the frame at the base is above
        // everything else, with room above it.
        let came = unsafe { (*jit).call::<Python>(&*door, self, ctx, slots) };
        let result = match came {
            Came::Returned(word) => Some(Value(word)),
            Came::Resumed(resumed) => self.finish_call(resumed),
        };
        self.unnest(&nested, before);
        self.ctx.top = outer;
        Some(result)
    }

    /// A call from compiled code has come back to where the interpreter goes on.
    #[inline(never)]
    fn finish_call(&mut self, resumed: Resumed) -> Option<Value> {
        let pending_result = self.result;
        self.ctx.inlined = 0;
        let result = self.run_on(resumed);
        self.result = pending_result;
        result
    }

    /// How many frames are active at a call from the frame at `caller`, those included that compiled code has not made.
    #[inline(always)]
    fn frames_at_call(&mut self, caller: usize) -> usize {
        self.depth_of_caller(caller) + (self.ctx.inlined as usize >> 1)
    }

    /// Starts the record of a run whose first frame is at `base`, and that frame.
    #[inline(always)]
    fn nest(&mut self, nested: &mut Nested, function: Value) -> *mut u64 {
        nested.outer = std::mem::replace(&mut self.stack.innermost, nested);
        nested.at = self.ctx.at;
        nested.inlined = std::mem::take(&mut self.ctx.inlined);
        let slots = nested.base as *mut u64;
        write(slots, FUNCTION, function);
        write(slots, LINK, Value(Link::exit().word()));
        slots
    }

    /// The run is over.
    #[inline(always)]
    fn unnest(&mut self, nested: &Nested, before: Run) {
        self.end_run(nested.base, before);
        self.stack.innermost = nested.outer;
        (self.ctx.at, self.ctx.inlined) = (nested.at, nested.inlined);
    }
}

impl Nested {
    #[inline(always)]
    fn new(base: usize, caller: usize, through: Value) -> Nested {
        Nested { outer: std::ptr::null(), base, caller, at: 0, through, inlined: 0 }
    }
}
