//! The value stack: one stretch of memory, and frames are windows on it.
//!
//! Registers that a frame has not written yet hold whatever an earlier frame left there. That is harmless: the collector
//! treats every word below the top as a value and keeps it right, and clears what is above, so a stale word is a valid value.

// The collector is told where the stack is.
#![allow(unsafe_code)]

use super::vm::Vm;
use crate::heap::os::Reservation;
use crate::object::{Type, Value};

/// Bytes of address space for registers; what is not touched costs nothing.
const SIZE: usize = 512 << 20;
/// The soft limit moves in steps of this many bytes.
const STEP: usize = 32 << 10;

/// Memory for the registers of all frames.
pub struct ValueStack {
    memory: Reservation,
}

impl ValueStack {
    /// An empty stack; `None` if the system gives no address space.
    pub fn new() -> Option<ValueStack> {
        Some(ValueStack { memory: Reservation::lazy(SIZE)? })
    }

    /// The highest address that the soft limit may have.
    pub fn end(&self) -> usize {
        self.memory.start() + SIZE - (1 << 20)
    }

    /// Address of the first slot.
    pub fn start(&self) -> usize {
        self.memory.start()
    }
}

impl Vm {
    pub(super) fn register_roots(&mut self) {
        let start = self.stack.start();
        self.ctx.top = start;
        self.ctx.stack_limit = start + STEP;
        let window = (&raw mut self.ctx).cast();
        let pending = &raw mut self.pending;
        // SAFETY: the Vm is boxed and never moves, and the heap is dropped with it; `Ctx` starts with the fields of an
        // allocation window; the seven fields from `pending` on are neighbours and always hold values.
        unsafe {
            self.heap.place_window(window);
            self.heap.register_slots(pending, 7);
            let top = &raw const self.ctx.top;
            let limit = &raw mut self.ctx.stack_limit;
            self.heap.register_stack(start as *mut Value, top, limit);
        }
    }

    /// Raises the soft limit of the stack to at least `to`, or RecursionError.
    pub(super) fn raise_stack_limit(&mut self, to: usize) -> Option<()> {
        if to > self.stack.end() {
            return self.raise(Type::RecursionError, "maximum recursion depth exceeded");
        }
        self.ctx.stack_limit = self.ctx.stack_limit.max(to);
        Some(())
    }

    /// Makes sure that slots up to the address `end` can be written.
    pub(super) fn reserve_stack(&mut self, end: usize) -> Option<()> {
        if end > self.ctx.stack_limit { self.raise_stack_limit(end) } else { Some(()) }
    }
}
