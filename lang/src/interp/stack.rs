//! The value stack: one stretch of memory, and frames are windows on it.
//!
//! Registers that a frame has not written yet hold whatever an earlier frame left there. That is harmless: the collector
//! treats every word below the top as a value and keeps it right, and clears what is above, so a stale word is a valid value.

// The collector is told where the stack is.
#![allow(unsafe_code)]

use super::vm::Vm;
use crate::heap::os::Reservation;
use crate::object::Value;

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
        // allocation window; `pending` and `handled` are neighbours and always hold values.
        unsafe {
            self.heap.place_window(window);
            self.heap.register_slots(pending, 2);
            let top = &raw const self.ctx.top;
            let limit = &raw mut self.ctx.stack_limit;
            self.heap.register_stack(start as *mut Value, top, limit);
        }
    }
}
