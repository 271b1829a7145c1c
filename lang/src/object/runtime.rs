//! `Runtime`: memory, the classes and names that the runtime knows, and the exception that is pending. All that objects need.
//!
//! It is a part of the `Vm`, and knows nothing of that: no function that takes a `Runtime` can run code of the program. What can
//! (hashing and comparing keys, asking for a length) takes the `Vm`, in `operation` and above.
//!
//! ```text
//! Vm ─ Runtime ─ heap, known classes, pending exception      object: layouts, and what can be done with them alone
//!    └ stack, frames, modules, JIT ..                        operation, interp: what the program may have a say in
//! ```

use super::{Known, Value};
use sidewinder_memory::heap::{Config, Heap};

/// See the file's page. The first two words are neighbours, which the collector and compiled code know.
#[repr(C)]
pub struct Runtime {
    /// The exception that was raised and is not yet caught; [`Value::NULL`] if there is none.
    pub pending: Value,
    /// The exception being handled (what a bare `raise` raises again); [`Value::NULL`] if there is none.
    pub handled: Value,
    /// Memory.
    pub heap: Box<Heap>,
    /// Classes, names and singletons that the runtime knows by heart.
    pub known: Known,
    /// Whether two different keys with one hash have met in a dict, and code of the program told them apart.
    pub(crate) keys_clash: bool,
    compiler: Compiler,
}

/// What objects ask of the JIT around them.
#[derive(Clone, Copy)]
pub struct Compiler {
    /// Invalidates the code that depends on what lies at an address; `true`: for good, as what it assumed will never hold again.
    pub invalidate: fn(of: &mut Runtime, watch: u64, for_good: bool),
    /// Whether compiled code is running, which may keep values where only it finds them.
    pub is_running: fn(of: &Runtime) -> bool,
}

impl Runtime {
    /// An empty heap; `None` if the system gives no memory. Nothing is known before [`Runtime::boot`].
    pub(crate) fn new(config: Config, compiler: Compiler) -> Option<Runtime> {
        let heap = Heap::new(config)?;
        Some(Runtime {
            pending: Value::NULL,
            handled: Value::NULL,
            known: Known::new(&heap),
            heap,
            keys_clash: false,
            compiler,
        })
    }

    /// Invalidates the code that depends on what lies at this address.
    pub(super) fn jit_invalidate(&mut self, watch: u64) {
        (self.compiler.invalidate)(self, watch, false);
    }

    /// As [`Runtime::jit_invalidate`], of what will never hold again.
    pub(super) fn jit_invalidate_for_good(&mut self, watch: u64) {
        (self.compiler.invalidate)(self, watch, true);
    }

    /// Whether compiled code is running, which may keep values where only it finds them.
    pub(crate) fn runs_compiled(&self) -> bool {
        (self.compiler.is_running)(self)
    }
}
