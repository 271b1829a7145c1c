//! `Vm`: everything that a running program has. Nothing of it is static or per thread.

// The write barrier's hook comes back from a raw context.
#![allow(unsafe_code)]

use crate::builtins::files::Files;
use crate::heap::{Config, Heap};
use crate::object::{Known, Type, Value};
use sidewinder_jit::host::Ctx;

use super::stack::ValueStack;

/// One running program. It never moves: compiled code and the collector know its address.
///
/// The context that machine code uses comes first. `pending` and `handled` are read and written by handlers through the
/// machine, as fields of the "object" at the Vm's address (see [`Vm::word`]), so that a trace sees through `try`.
#[repr(C)]
pub struct Vm {
    /// What machine code reads and writes, at fixed offsets.
    pub ctx: Ctx,
    /// The exception that was raised and is not yet caught; [`Value::NULL`] if there is none.
    pub pending: Value,
    /// The exception being handled (what a bare `raise` raises again); [`Value::NULL`] if there is none.
    pub handled: Value,
    /// Memory.
    pub heap: Box<Heap>,
    /// Classes, names and singletons that the runtime knows by heart.
    pub known: Known,
    /// Open files, the standard streams first.
    pub files: Files,
    /// The frames' registers.
    pub stack: ValueStack,
    /// How many nested runs of the interpreter are active on the native stack.
    pub native_depth: u32,
    /// `sys.setrecursionlimit`.
    pub recursion_limit: u32,
}

impl Vm {
    /// A machine with an empty heap; `None` if the system gives no memory.
    pub fn new(config: Config) -> Option<Box<Vm>> {
        let heap = Heap::new(config)?;
        let mut vm = Box::new(Vm {
            ctx: Ctx {
                cursor: 0,
                limit: 0,
                poll: 0.into(),
                pad: 0,
                stack_limit: 0,
                top: 0,
                barrier: write_barrier,
            },
            pending: Value::NULL,
            handled: Value::NULL,
            known: Known::new(&heap),
            heap,
            files: Files::default(),
            stack: ValueStack::new()?,
            native_depth: 0,
            recursion_limit: 1000,
        });
        vm.register_roots();
        vm.boot()?;
        Some(vm)
    }

    /// The Vm as a reference word, for handlers that read and write its fields through the machine. It is no object: byte 7
    /// of what would be its header is the top byte of an address, 0, so a write barrier finds nothing to do.
    #[inline(always)]
    pub fn word(vm: *const Vm) -> u64 {
        vm as u64 + 1
    }

    /// Makes `exception` the pending exception. Returns `None`, so that a fallible function can end with it.
    pub fn raise_value<T>(&mut self, exception: Value) -> Option<T> {
        self.pending = exception;
        None
    }

    /// Calls anything callable: a nested run of the interpreter if it is a function of the program. The values are safe during the
    /// call; others that the caller needs afterwards must be in its locals or in objects.
    pub fn call(&mut self, callable: Value, args: &[Value]) -> Option<Value> {
        let _ = (callable, args);
        self.raise(Type::TypeError, "object is not callable")
    }

    /// Calls anything callable with the items of a list.
    pub fn call_list(&mut self, callable: Value, args: crate::object::List) -> Option<Value> {
        self.call(callable, args.items())
    }

    /// What was compiled for this watched number holds no more.
    pub fn jit_invalidate(&mut self, watch: u64) {
        let _ = watch;
    }

    /// Binds a cell, from outside compiled code.
    pub fn store_cell(&mut self, cell: Value, to: Value) {
        self.heap.set(cell, 1, to);
    }

    /// Takes the pending exception: nothing is pending after that.
    pub fn take_pending(&mut self) -> Value {
        std::mem::replace(&mut self.pending, Value::NULL)
    }
}

/// What [`Ctx::barrier`] is.
extern "C" fn write_barrier(ctx: *mut u8, object: usize, index: usize) {
    // SAFETY: the context is the start of the Vm, and the handler that called has no reference to it; the word was
    // just written, so it is in the object.
    unsafe { (*(ctx as *mut Vm)).heap.barrier_slow(object, index) }
}
