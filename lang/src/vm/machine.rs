//! `Vm`: everything that a running program has. Nothing of it is static or per thread.

// The write barrier's hook comes back from a raw context.
#![allow(unsafe_code)]

use crate::object::{Codes, Compiler, Dict, Runtime, Type, Value};
use sidewinder_jit::abi::{Ctx, Pc};
use sidewinder_jit::driver::Jit;
use sidewinder_jit::ir::CallDescr;
use sidewinder_memory::heap::{Config, low::LowArena};
use std::mem::offset_of;
use std::ops::{Deref, DerefMut};
use std::rc::Rc;
use std::sync::atomic::Ordering;

use super::memory::Memory;
use super::stack::ValueStack;
use super::threads::Threads;
use super::watch::{NOBODY, Watch};
use super::{Builtin, Part, Parts, Quick};

/// How many functions in code take one item out of an iterator over iterators: see `interp/handlers/round.rs`.
pub(crate) const ROUNDS: usize = 3 + 3 * MOST_ITERATORS;
/// More iterators than this are not followed.
pub(crate) const MOST_ITERATORS: usize = 4;
/// How many functions in code look for a key that has a hash of its own: see `interp/handlers/own_hash.rs`.
pub(crate) const SEARCHES: usize = 7;

/// One running program. It never moves: compiled code and the collector know its address.
///
/// The context that machine code uses comes first. `pending` and `handled` are read and written by handlers through the
/// machine, as fields of the "object" at the Vm's address (see [`Vm::word`]), so that a trace sees through `try`.
#[repr(C)]
pub struct Vm {
    /// What machine code reads and writes, at fixed offsets.
    pub ctx: Ctx,
    /// What objects need: memory, known classes, the pending exception.
    pub(crate) rt: Runtime,
    /// What the last run of the interpreter gave.
    pub(crate) result: Value,
    /// The result of a call whose bytecode runs again, null if there is none: see `interp/core/look.rs`.
    pub(crate) resumed: Value,
    /// What the iteration that ended last returned, for who delegates to it.
    pub(crate) stopped: Value,
    /// `sys.modules`, a dict.
    pub modules: Value,
    /// `sys.path`, a list.
    pub path: Value,
    /// The module `builtins`.
    pub builtins: Value,
    /// Whom `sys.settrace` has set; null: nobody.
    pub(crate) tracer: Value,
    /// Whom `sys.setprofile` has set; null: nobody.
    pub(crate) profiler: Value,
    /// The frames that were seen, and the builtin functions that they have called: a list, or null.
    pub(crate) seen_frames: Value,
    /// What handlers need at every turn.
    pub(crate) quick: Quick,
    /// What was found for attributes of late.
    pub(crate) memory: Memory,
    /// Where the dispatcher left off.
    pub(crate) left: (Pc, *mut u64),
    /// The frames' registers.
    pub stack: ValueStack,
    /// The threads, of which one runs.
    pub(crate) threads: Threads,
    /// What takes one item out of an iterator over iterators.
    pub(crate) rounds: [Value; ROUNDS],
    /// What looks for keys that have a hash of their own.
    pub(crate) searches: [Value; SEARCHES],
    /// Of which builtin class all results of such a call are.
    pub(crate) gives: Vec<(&'static CallDescr, Type)>,
    /// Parts of attributes that every class of the program gets.
    pub(crate) computed: Vec<(&'static Builtin, Value)>,
    /// What rooms above keep.
    pub(crate) parts: Parts,
    /// Where linked code lies.
    pub(crate) low: LowArena,
    /// All linked code, by its start.
    pub(crate) codes: Rc<Codes>,
    /// The JIT, if there is one.
    pub jit: Option<Rc<Jit>>,
    /// Code is being linked, and nothing refers to it yet.
    pub(crate) is_linking: bool,
    /// Finalizers are being called, or those told who want to know what has died.
    pub(crate) is_telling: bool,
    /// The system refuses the run what it would allow other programs.
    pub(crate) is_sandboxed: bool,
    /// This process is a copy that the program made of itself.
    pub(crate) is_forked: bool,
    /// Compiled code found no memory: MemoryError is due.
    pub(crate) is_out_of_memory: bool,
    /// Whether frames show their variables to others, as some of the program wants to see them: `interp/observe/shown.rs`.
    pub(crate) shows_variables: bool,
    /// Frames that ran when that began, and may have lost variables before: base and code.
    pub(crate) older_frames: Vec<(usize, crate::object::CodeRef)>,
    /// Whether files that are compiled from now on mark their lines, as some of the program traces.
    pub(crate) marks_lines: bool,
    /// Who traces the program: `interp/observe/watch.rs`.
    pub(crate) watch: Watch,
    /// Below this address of the native stack there is only the interpreter and what it has called; 0: compiled code is there, or what makes it.
    pub(crate) floor: usize,
    /// How deep runtime functions are within themselves.
    pub native_depth: u32,
    /// `sys.setrecursionlimit`.
    pub recursion_limit: u32,
}

impl Deref for Vm {
    type Target = Runtime;

    #[inline(always)]
    fn deref(&self) -> &Runtime {
        &self.rt
    }
}

impl DerefMut for Vm {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Runtime {
        &mut self.rt
    }
}

impl Vm {
    /// A machine with an empty heap; `None` if the system gives no memory.
    pub fn new(config: Config) -> Option<Box<Vm>> {
        let rt = Runtime::new(config, COMPILER)?;
        let mut vm = Box::new(Vm {
            ctx: Ctx { stack_limit: 0, barrier: write_barrier, ..Ctx::new() },
            rt,
            result: Value::NULL,
            resumed: Value::NULL,
            stopped: Value::NULL,
            modules: Value::NULL,
            path: Value::NULL,
            builtins: Value::NULL,
            tracer: NOBODY,
            profiler: NOBODY,
            seen_frames: Value::NULL,
            quick: Quick::NONE,
            memory: Memory::default(),
            left: (std::ptr::null(), std::ptr::null_mut()),
            stack: ValueStack::new()?,
            threads: Threads::new(),
            rounds: [Value::NULL; _],
            searches: [Value::NULL; _],
            gives: Vec::new(),
            computed: Vec::new(),
            parts: Parts::default(),
            low: LowArena::new(),
            codes: Rc::default(),
            jit: None,
            is_linking: false,
            is_telling: false,
            is_sandboxed: false,
            is_forked: false,
            is_out_of_memory: false,
            shows_variables: false,
            older_frames: Vec::new(),
            marks_lines: false,
            watch: Watch::default(),
            floor: 0,
            native_depth: 0,
            recursion_limit: 1000,
        });
        vm.allow_native(UNKNOWN_STACK);
        vm.register_roots();
        let of = (&raw mut *vm).cast();
        vm.heap.set_hooks(of, Vm::HOOKS);
        let methods = vm.plan_dicts();
        vm.rt.boot(&methods).ok()?;
        vm.boot_builtins().ok()?;
        vm.quick = Quick::of(&vm);
        vm.modules = Dict::new(&mut vm).ok()?.0;
        vm.path = vm.new_list(&[]).ok()?;
        vm.builtins = vm.known.builtins;
        Some(vm)
    }

    /// What a room above keeps, by its type.
    #[inline]
    pub(crate) fn part<T: Part>(&self) -> &T {
        self.parts.get()
    }

    /// As [`Vm::part`], to be changed.
    #[inline]
    pub(crate) fn part_mut<T: Part>(&mut self) -> &mut T {
        self.parts.get_mut()
    }

    /// The Vm as a reference word, for handlers that read and write its fields through the machine. It is no object: byte 7
    /// of what would be its header is the top byte of an address, 0, so a write barrier finds nothing to do.
    #[inline(always)]
    pub fn word(vm: *const Vm) -> u64 {
        vm as u64 + 1
    }

    /// So many bytes of native stack from here on are there to be used.
    pub(crate) fn allow_native(&mut self, bytes: usize) {
        self.ctx.native_end = native_stack().saturating_sub(bytes);
    }

    /// Whether one run more of the interpreter fits on the native stack.
    #[inline(always)]
    pub(crate) fn has_native_stack(&self) -> bool {
        native_stack() > self.ctx.native_end
    }

    /// Has the interpreter come to a safepoint soon.
    pub(crate) fn ask_for_safepoint(&self) {
        self.ctx.poll.store(1, Ordering::Relaxed);
    }

    /// The Vm that a runtime is a part of.
    fn around(rt: &mut Runtime) -> &mut Vm {
        // SAFETY: only `Vm::new` makes a runtime, and keeps it in the Vm, of which the caller has lent all: it reached the runtime through it.
        unsafe { &mut *(&raw mut *rt).byte_sub(offset_of!(Vm, rt)).cast::<Vm>() }
    }

    /// The Vm that a context is the start of.
    pub(crate) fn of_context<'a>(ctx: *mut u8) -> &'a mut Vm {
        // SAFETY: handlers and compiled code pass their own context to the functions that call this, and hold no reference.
        unsafe { &mut *(ctx as *mut Vm) }
    }
}

/// What objects ask of the JIT.
const COMPILER: Compiler = Compiler {
    invalidate: |rt, watch, for_good| {
        let vm = Vm::around(rt);
        let Some(jit) = vm.jit.clone() else { return };
        match for_good {
            true => jit.invalidate_for_good(watch, vm),
            false => jit.invalidate(watch, vm),
        }
    },
    is_running: |rt| {
        // SAFETY: as for `Vm::around`; nothing is written.
        let vm = unsafe { &*(&raw const *rt).byte_sub(offset_of!(Vm, rt)).cast::<Vm>() };
        vm.jit.as_ref().is_some_and(|jit| jit.store().is_active())
    },
};

/// Bytes of native stack that every thread has.
const UNKNOWN_STACK: usize = 1 << 20;

/// Where the native stack ends, about.
#[inline(always)]
fn native_stack() -> usize {
    let here = 0u8;
    &raw const here as usize
}

/// What [`Ctx::barrier`] is.
extern "C" fn write_barrier(ctx: *mut u8, object: usize, index: usize) {
    // SAFETY: the context is the start of the Vm, and the handler that called has no reference to it; the word was
    // just written, so it is in the object.
    unsafe { (*(ctx as *mut Vm)).rt.heap.barrier_slow(object, index) }
}
