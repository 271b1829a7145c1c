//! Running a trace.
//!
//! **In:** optimized traces with resume data. **Out:** code that can be entered, and exits that say which guard failed and hand over its
//! live values.
//!
//! There are two backends behind one trait: `eval`, the reference, which walks the operations, and `x64`, which makes machine code.
//! The driver cannot tell them apart; every program must give the same output with both.
//!
//! What a trace must keep to, beyond what the verifier checks:
//!
//! * Everything used behind a `label` is an argument of that label or defined behind it: whoever jumps there brings all there is.
//!   The arguments are distinct values, never constants.
//! * An overflow operation is followed at once by its guard. `guard_no_exception` and `guard_exception` speak of the last call before them.
//! * A trace that rests on an assumption has a `guard_not_invalidated` directly behind each of its labels (it costs nothing): that is where
//!   jumps from other code leave once the assumption is withdrawn.
//!
//! `announce` tells debuggers and profilers of the system where code lies and which lines it comes from.
//!
//! **Absent:** anything the optimizer knows, and any decision about what to compile.

pub mod announce;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
pub mod codebuf;
pub mod direct_call;
pub mod eval;
pub mod liveness;
pub mod lower;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
pub mod x64;

use self::direct_call::DirectCalls;
use crate::abi::{CodeId, Ctx, Exit, GuardId, Way};
use crate::host::Host;
use crate::resume::Optimized;
use std::cell::{Cell, Ref};
use std::ops::Range;

/// Why a trace could not be compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CompileError {
    /// No executable memory is left.
    OutOfMemory,
    /// The operation at this index cannot be compiled; the text says why.
    Unsupported(usize, &'static str),
}

/// Where new code hangs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// Entered from the driver; inputs are read from the value stack at their slots.
    Stack,
    /// Entered from this guard, whose live values are the inputs in order. Compiling patches the guard.
    Guard(GuardId),
}

/// What a bridge asks for before all else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Case {
    /// Of which of the guard's live values.
    pub live: u32,
    /// Whether it asks for the class; otherwise for the value itself.
    pub of_class: bool,
    /// The class or the value, as a word.
    pub key: u64,
}

/// Counts the runs of a piece of code, for a report. Compiled code counts down to the next mark, asks for a safepoint there, or the next time
/// that its lower 16 bits have ended, and counts on: where marks lie depends on counts alone.
#[derive(Debug)]
#[repr(C)]
pub struct Meter {
    left: Cell<u64>,
    mark: Cell<u64>,
}

/// Runs before a report tells of a piece of code for the first time.
const FIRST_MARK: u64 = 1 << 14;

/// Runs from one mark to the next at most: what is left to count fits 32 bits.
const FARTHEST_MARK: u64 = 1 << 31;

impl Default for Meter {
    fn default() -> Meter {
        Meter::new(FIRST_MARK)
    }
}

impl Meter {
    /// No runs yet, and a mark at so many.
    pub fn new(mark: u64) -> Meter {
        Meter { left: Cell::new(mark), mark: Cell::new(mark) }
    }
    /// Runs so far.
    pub fn runs(&self) -> u64 {
        self.mark.get().wrapping_sub(self.left.get())
    }
    /// Runs so far, if they have reached the mark or the next one would; the next mark is at a power of four, or not too far.
    pub fn reached(&self) -> Option<u64> {
        let runs = self.runs();
        if runs + 1 < self.mark.get() {
            return None;
        }
        let mut next = (runs + 2).next_power_of_two();
        next <<= next.trailing_zeros() & 1;
        let next = next.min(runs + FARTHEST_MARK);
        self.mark.set(next);
        self.left.set(next - runs);
        Some(runs)
    }
    /// What compiled code counts down.
    pub fn place(&self) -> *mut u64 {
        self.left.as_ptr()
    }
}

/// What machine code calls where its own fast path ends, besides [`Ctx::barrier`].
#[derive(Clone, Copy, Debug)]
pub struct Runtime {
    /// Zeroed memory of this many bytes, 8-byte aligned; may collect. Never null: where memory is out it takes from a reserve and sets
    /// [`Ctx::poll`], so that the interpreter raises at the next safepoint.
    pub alloc_slow: unsafe extern "C" fn(ctx: *mut Ctx, bytes: usize) -> *mut u8,
    /// Whether a constant is alive for good, so that a store of it needs no barrier. All are for a collector that marks everything at once: the driver
    /// keeps the constants of code as long as that may run. One that marks in steps has to be told of the others: code may go, and what it stored stays.
    pub lives_on: fn(word: u64) -> bool,
    /// How it calls functions of the program by itself, if it may, and the context that it is always entered with.
    pub direct_calls: Option<(&'static DirectCalls, *const Ctx)>,
    /// The boxes of fields of [`Repr::Boxed`](crate::ir::Repr::Boxed), if any field is of it.
    pub boxes: Option<BoxCode>,
}

/// What machine code knows of [`Boxes`](crate::ir::Boxes).
#[derive(Clone, Copy, Debug)]
pub struct BoxCode {
    /// Where the double of a box lies, in bytes from its start.
    pub value: u32,
    /// Which byte of a box has the mark of owned ones, and which bit it is.
    pub mark: (u32, u8),
    /// Stores a double, given by its bits, in the field at an offset of an object, in a box that is made for it. Never collects.
    pub store: unsafe extern "C" fn(ctx: *mut Ctx, object: u64, offset: u64, bits: u64),
}

/// The backend that makes machine code; the reference where there is none for this machine, or no memory for code.
pub fn native(runtime: Runtime) -> Box<dyn Backend> {
    #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
    if let Ok(backend) = x64::X64::new(runtime) {
        return Box::new(backend);
    }
    let _ = runtime;
    Box::new(eval::Eval::new())
}

/// One instruction of machine code, as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instruction {
    /// The operation that it belongs to; `None`: it is glue.
    pub op: Option<u32>,
    /// The operations that start with it: the last is its own, those before need no instructions.
    pub starts: Vec<u32>,
    /// What it is there for.
    pub role: Role,
    /// Names of its place: jumps go there.
    pub labels: Vec<String>,
    /// It, in Intel's syntax.
    pub text: String,
}

/// What an instruction is there for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The way in: it makes the frame and loads what the trace starts with.
    Entry,
    /// It does what its operation says.
    Operation,
    /// It does what an operation needs rarely, out of the way.
    SlowPath,
    /// It leaves to the driver where the guard that it belongs to fails.
    Exit,
}

/// Machine code as it lies in memory, for other tools.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MachineCode {
    /// Where it runs.
    pub address: usize,
    /// It.
    pub bytes: Vec<u8>,
    /// Where in it operations start, in order, and which.
    pub ops: Vec<(u32, u32)>,
    /// How a debugger finds the caller: from which offset on, and what changes there.
    pub unwind: Vec<(u32, Unwind)>,
}

/// A change in how the caller's frame is found. Registers have their numbers in the ABI's debugging information.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unwind {
    /// The caller's stack pointer is this register with so many bytes added. The return address lies below it.
    Caller(u16, i32),
    /// The caller's value of a register lies so many bytes from the caller's stack pointer.
    Saved(u16, i32),
    /// A register has the caller's value.
    Restored(u16),
}

/// What every backend offers.
///
/// All methods take `&self`: a residual call may run the program, and so may enter, compile, patch and invalidate code while other code runs further up the
/// native stack.
pub trait Backend {
    /// Compiles a trace. Guards and `leave`s get consecutive numbers from `first_guard`, in the order of the operations. Jumps to
    /// `Target::Other(code, label)` go to labels of code compiled before. `count` is the place of a [`Meter`], if a
    /// report wants it, that counts down how often label 0 or 1 is passed, or, in code without a label, the jump at its end; at zero [`Ctx::MARK`] is set.
    fn compile(
        &self,
        id: CodeId,
        code: &Optimized,
        entry: Entry,
        first_guard: GuardId,
        count: Option<*mut u64>,
    ) -> Result<(), CompileError>;

    /// A bridge asks for `case` first, and leaves where it is not that in the very state in which `guard` leaves: from `guard` it may be entered at once. It hangs on
    /// `guard`, or on the first guard of the bridge that this was said of before. Whether the backend took it as one more case there; any may be declined.
    fn case(&self, _guard: GuardId, _id: CodeId, _case: Case) -> bool {
        false
    }

    /// To how many bridges a guard goes at once where it fails; 0: to the one that hangs on it, if any does.
    fn cases(&self, _guard: GuardId) -> usize {
        0
    }

    /// Runs compiled code from the driver. `base` is the address of slot 0, `ctx` the host's context.
    ///
    /// # Safety
    /// `base` points into the value stack with room for what the trace writes; `ctx` is the host's and starts with a [`Ctx`]; `count`s given to `compile` are
    /// still there.
    #[allow(unsafe_code)]
    unsafe fn enter(&self, id: CodeId, base: *mut u64, ctx: *mut u8, host: &mut dyn Host) -> Exit;

    /// The way into code that is entered from the driver, if it is machine code; good until the code is freed.
    fn way(&self, _id: CodeId) -> Option<Way> {
        None
    }

    /// The live values that the last exit with [`Live::Taken`](crate::abi::Live::Taken) took down.
    /// To be let go of before code is entered again.
    fn exit_values(&self) -> Ref<'_, [u64]>;

    /// Calls `fork`, which answers whether this is the child now: the child gets code of its own. An error is the child's: it
    /// must run no more.
    fn fork(&self, fork: &mut dyn FnMut() -> bool) -> Result<(), CompileError> {
        fork();
        Ok(())
    }

    /// Bytes that compiled code takes.
    fn used(&self) -> usize;

    /// The addresses between which all machine code is; empty where there is none.
    fn range(&self) -> Range<usize> {
        0..0
    }

    /// The addresses between which the ways into machine code and out of it are; within [`Backend::range`].
    fn ways(&self) -> Range<usize> {
        0..0
    }

    /// A piece of machine code as it is now; nothing where there is none, or no more.
    fn machine_code(&self, _id: CodeId) -> Option<MachineCode> {
        None
    }

    /// The ways into machine code and out of it, with their names.
    fn shims(&self) -> Vec<(&'static str, MachineCode)> {
        Vec::new()
    }

    /// The code that an address is in, or was before it was freed, with the number of the operation there, if it is one's.
    fn code_at(&self, _address: usize) -> Option<(CodeId, Option<u32>)> {
        None
    }

    /// Makes every `guard_not_invalidated` of this code fail from now on. The guard that a bridge hangs on leaves to the driver again.
    fn invalidate(&self, id: CodeId);

    /// Gives back the memory of code, and of its guards. Nobody runs it, enters it or jumps into it any more but code that is freed with it.
    fn free(&self, id: CodeId);

    /// The machine code of a piece that was compiled from `code`, instruction by instruction; nothing where there is none, or no more.
    fn instructions(&self, _id: CodeId, _code: &Optimized) -> Vec<Instruction> {
        Vec::new()
    }

    /// The code as text: assembly with the operations it comes from, which are those that were compiled.
    fn listing(&self, id: CodeId, code: &Optimized, host: &dyn Host) -> String;
}
