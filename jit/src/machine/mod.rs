//! What an interpreter may say.
//!
//! **In:** an interpreter, written once, generic over [`Machine`]. **Out:** with [`Direct`] it just runs: values are plain words and every
//! method is an instruction or two. With the recorder the same code runs *and* writes down what it did.
//!
//! The types of red values are opaque. The only ways to look at one are [`Machine::branch`] and the `promote` family: `Direct` just looks,
//! the recorder leaves a guard. Everything else an interpreter handles, such as its bytecode, its inline caches and its method tables, is *green*:
//! ordinary Rust values, which are constants of the trace; `if`, `while` and calls on them need no trait and leave no operations.
//!
//! ```text
//! fn add<M: Machine>(m: &M, ins: Ins) -> Flow {
//!     let (a, b) = (m.slot(ins.b()), m.slot(ins.c()));
//!     if m.both_int(a, b) {                                  // Direct: test.  Recorder: two guards
//!         if let Some(r) = m.int_add_ovf(m.untag(a), m.untag(b)) {
//!             m.set_slot(ins.a(), m.tag(r));
//!             return Flow::Next;
//!         }
//!     }
//!     Flow::Slow
//! }
//! ```
//!
//! Rule for authors: *guards, then at most one group of effects, then nothing but slot writes, or [`Machine::commit`]*: a failing guard runs
//! the bytecode again from its start, so nothing may have happened before it. The recorder refuses (aborts) a
//! trace that breaks the rule.
//!
//! **Absent:** frames (a frame is a window on one value stack), bytecodes, exceptions, and any way to read the heap behind the recorder's back.

pub mod abort;
mod direct;
pub mod plain;
pub mod recorder;
pub mod window;

pub use abort::Abort;
pub use direct::Direct;

use crate::abi::Pc;
use crate::ir::{Array, CallDescr, Class, Field, Size};

/// What a handler tells its dispatcher.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Flow {
    /// Go on at `pc`.
    Next,
    /// Not my case: run the same bytecode's next tier; nothing has happened yet.
    Slow,
    /// An exception is pending, raised by the bytecode at `pc`.
    Raise,
    /// Leave the interpreter's loop.
    Exit,
    /// A place became hot or holds compiled code: the driver wants to act at `pc`.
    Hot,
}

/// An exception is pending in the guest: the error of every function that may raise. The exception itself is the host's, and stays there until it is
/// caught, so this has no size: `Result<T, Raised>` costs what `Option<T>` does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Raised;

/// What a trace does at a merge point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// It goes on.
    Follow,
    /// It ends here: the handler answers [`Flow::Hot`] at once.
    End,
    /// The frame is one that the trace has entered, and its guest is to run in compiled code of its own: the handler calls a residual function that runs
    /// the frame from here to its end.
    Call,
}

macro_rules! declare_pure {
    ({} $($name:ident($($arg:ident: $ty:ident),*) -> $result:ident, $sentence:literal;)*) => {
        /// What an interpreter may say. See the module's page.
        ///
        /// All methods take `&self`; state is in cells, so that expressions nest.
        pub trait Machine {
            /// A red 63-bit number.
            type Int: Copy;
            /// A red double.
            type Float: Copy;
            /// A red truth value.
            type Bool: Copy;
            /// A red reference: small int or object.
            type Ref: Copy;

            /// Whether this machine writes a trace. A handler may use it to choose what is better in a trace; both choices must
            /// mean the same.
            const RECORDING: bool;

            /// Where the interpreter is. Between bytecodes: the start of the next one.
            fn pc(&self) -> Pc;
            /// Moves on.
            fn set_pc(&self, pc: Pc);
            /// The value in a slot of the window; negative slots are below the base.
            fn slot(&self, i: isize) -> Self::Ref;
            /// Stores into a slot.
            fn set_slot(&self, i: isize, v: Self::Ref);
            /// Moves the window by `d` slots, up at a call (whose link is in the slot below the new base by then) and down at a return.
            fn shift_base(&self, d: isize);
            /// The interpreter's context: the host's own type behind a raw pointer.
            fn ctx(&self) -> *mut u8;
            /// The address of slot 0. For residual slow paths of `Direct` and for opaque calls.
            fn base(&self) -> *mut u64;

            /// A constant number.
            fn ci(&self, n: i64) -> Self::Int;
            /// A constant double.
            fn cf(&self, x: f64) -> Self::Float;
            /// A constant reference.
            fn cr(&self, word: u64) -> Self::Ref;
            /// A constant truth value.
            fn cb(&self, b: bool) -> Self::Bool;

            /// Looks at a truth value. Recorder: `guard_true` or `guard_false`.
            fn branch(&self, b: Self::Bool) -> bool;
            /// Looks at a number. Recorder: `guard_value`.
            fn promote_int(&self, i: Self::Int) -> i64;
            /// Looks at a reference: the very word. Recorder: `guard_value`.
            fn promote(&self, r: Self::Ref) -> u64;
            /// The class of an object (`r` is not a small int and not null). Recorder: `guard_class`.
            fn promote_class(&self, r: Self::Ref) -> Class;
            /// Whether `r`, an object, has exactly this class. Not a look: the answer is red.
            fn is_class(&self, r: Self::Ref, class: Class) -> Self::Bool;
            /// Whether the value is known to be a constant of the trace; always false in `Direct`.
            fn is_constant(&self, r: Self::Ref) -> bool;
            /// The word if [`Machine::is_constant`], for running elidable functions while recording.
            fn constant(&self, r: Self::Ref) -> Option<u64>;

            /// Whether the trace has allocated the object itself, so that it may well be virtual; always false in `Direct`.
            fn is_made_here(&self, _object: Self::Ref) -> bool {
                false
            }

            /// Whether the value is an object that the trace has made, and that nothing outside of it has seen: it costs nothing yet. Always false in `Direct`.
            fn is_virtual(&self, r: Self::Ref) -> bool;

            /// Relies on a *green* fact until the host says otherwise: the trace is thrown away when the host invalidates `watch` (a number the
            /// host chose, such as a version). Recorder: `guard_not_invalidated`, which costs nothing.
            fn depend(&self, watch: u64);

            /// `x + y`, or `None` on overflow of 63 bits. Recorder: the operation and its guard.
            fn int_add_ovf(&self, a: Self::Int, b: Self::Int) -> Option<Self::Int>;
            /// `x - y`, or `None` on overflow.
            fn int_sub_ovf(&self, a: Self::Int, b: Self::Int) -> Option<Self::Int>;
            /// `x * y`, or `None` on overflow.
            fn int_mul_ovf(&self, a: Self::Int, b: Self::Int) -> Option<Self::Int>;
            /// `x << y` for `0 <= y < 62`, or `None` on overflow.
            fn int_lshift_ovf(&self, a: Self::Int, b: Self::Int) -> Option<Self::Int>;
            /// Whether both are small ints. Recorder: a guard for each, as it is.
            fn both_int(&self, a: Self::Ref, b: Self::Ref) -> bool;

            $(#[doc = $sentence] fn $name(&self, $($arg: Self::$ty),*) -> Self::$result;)*

            /// Reads a field of type ref.
            fn load(&self, object: Self::Ref, field: Field) -> Self::Ref;
            /// Reads a field of type int.
            fn load_int(&self, object: Self::Ref, field: Field) -> Self::Int;
            /// Reads a field of type float.
            fn load_float(&self, object: Self::Ref, field: Field) -> Self::Float;
            /// Writes a field of type ref, with the write barrier.
            fn store(&self, object: Self::Ref, field: Field, v: Self::Ref);
            /// Writes a field of type int.
            fn store_int(&self, object: Self::Ref, field: Field, v: Self::Int);
            /// Writes a field of type float.
            fn store_float(&self, object: Self::Ref, field: Field, v: Self::Float);
            /// Whether a store of the reference into the object would have to be told to the collector. Tiers that may not call look here first, answer
            /// [`Flow::Slow`] if so, and then store *quietly*. Only [`Direct`] has such tiers; never true in the recorder.
            fn barrier_due(&self, _object: Self::Ref, _v: Self::Ref) -> bool {
                false
            }
            /// As [`Machine::store`], where [`Machine::barrier_due`] said no.
            fn store_quietly(&self, object: Self::Ref, field: Field, v: Self::Ref) {
                self.store(object, field, v);
            }
            /// As [`Machine::store_item`], where [`Machine::barrier_due`] said no.
            fn store_item_quietly(&self, object: Self::Ref, array: Array, index: Self::Int, v: Self::Ref) {
                self.store_item(object, array, index, v);
            }
            /// Reads an element of type ref.
            fn load_item(&self, object: Self::Ref, array: Array, index: Self::Int) -> Self::Ref;
            /// Reads an element of type int.
            fn load_item_int(&self, object: Self::Ref, array: Array, index: Self::Int) -> Self::Int;
            /// Reads an element of type float.
            fn load_item_float(&self, object: Self::Ref, array: Array, index: Self::Int) -> Self::Float;
            /// Writes an element of type ref, with the write barrier.
            fn store_item(&self, object: Self::Ref, array: Array, index: Self::Int, v: Self::Ref);
            /// Writes an element of type int.
            fn store_item_int(&self, object: Self::Ref, array: Array, index: Self::Int, v: Self::Int);
            /// Writes an element of type float.
            fn store_item_float(&self, object: Self::Ref, array: Array, index: Self::Int, v: Self::Float);
            /// Changes the class of an object.
            fn set_class(&self, object: Self::Ref, class: Class);
            /// A fresh object, its words zero (which reads as the small int 0). Never collects; `None` where the fast path has no memory left:
            /// take the slow tier, which allocates by a call.
            fn try_new(&self, size: Size) -> Option<Self::Ref>;
            /// A fresh array of `length` (green) zero elements; `None` as for `try_new`.
            fn try_new_array(&self, array: Array, length: usize) -> Option<Self::Ref>;

            /// Calls a residual function that returns a reference.
            fn call(&self, call: &'static CallDescr, args: &[Self::Ref]) -> Result<Self::Ref, Raised>;
            /// Calls a residual function with mixed arguments, one that cannot raise, for an int.
            fn call_int(&self, call: &'static CallDescr, args: &[Arg<Self>]) -> Self::Int;
            /// What a function that [only looks](crate::ir::Effect::only_looks) answers now, green. For a trace that is *a guess*: nothing of it is
            /// recorded, and the handler makes sure, by looking at red values, that it holds again.
            fn guess(&self, call: &'static CallDescr, args: &[Self::Ref]) -> i64;
            /// Calls a residual function with mixed arguments, one that cannot raise, for a float.
            fn call_float(&self, call: &'static CallDescr, args: &[Arg<Self>]) -> Self::Float;
            /// Calls a residual function with mixed arguments, one that cannot raise, for a truth value.
            fn call_bool(&self, call: &'static CallDescr, args: &[Arg<Self>]) -> Self::Bool;
            /// Calls a residual function with mixed arguments for a reference.
            fn call_mixed(&self, call: &'static CallDescr, args: &[Arg<Self>]) -> Result<Self::Ref, Raised>;
            /// Calls a residual function of the form `CallFn::Vector` with the slots `from..from + count` as its arguments and the green word
            /// `extra`.
            fn call_slots(&self, call: &'static CallDescr, extra: u64, from: isize, count: usize) -> Result<Self::Ref, Raised>;
            /// The same with these arguments.
            fn call_values(&self, call: &'static CallDescr, extra: u64, args: &[Self::Ref]) -> Result<Self::Ref, Raised>;
            /// The address of a slot, for residual functions that run code of the program in a window of its own.
            fn slot_addr(&self, i: isize) -> Self::Int;
            /// Before a call that reads or writes the value stack itself: writes the slots `from..to` (relative to the base) to real memory.
            /// `Direct`: they are there.
            fn flush_slots(&self, from: isize, to: isize);

            /// Whether the window's own frame is the one that the trace started in, so that returning from it ends the trace: the handler answers
            /// [`Flow::Hot`] at once. Always false in `Direct`.
            fn returning(&self) -> bool;

            /// At a loop header, before anything else of that bytecode: whether the recorder ends its trace here; the handler then answers
            /// [`Flow::Hot`] at once. Always false in `Direct`, whose handlers count by themselves. The bytecode of a site does nothing else: where compiled code
            /// goes back to the interpreter at a site, the interpreter enters it again, and must get further.
            fn loop_header(&self) -> bool;
            /// At a merge point of a program that is itself an interpreter, once its greens are promoted and `key` is the number that the host has for them
            /// (0: it has none; then `closes` says that the trace cannot go on). A trace that started at a merge point closes
            /// where it meets the same key again, whatever loop headers it has passed. `closes`: the guest may have come round here, so that a key that was passed before
            /// is an inner loop's, and not the place that a subroutine returns to. Always [`Turn::Follow`] in `Direct`.
            fn merge_point(&self, key: u32, closes: bool) -> Turn;
            /// Whether a call of the function that starts at `start` is to be followed into the callee; if not, it is to be a residual call that runs
            /// the function. Always true in `Direct`.
            fn inlines(&self, start: Pc) -> bool;
            /// The same for a call that just takes the result: into a function with a merge point as well, up to there at least.
            fn enters(&self, start: Pc) -> bool {
                self.inlines(start)
            }
            /// At the start of a function with a merge point: the callee and so many registers are what it was entered with.
            fn entered_with(&self, _registers: usize) {}
            /// What the frame was [entered with](Machine::entered_with), callee first, if the trace has entered it and it has done nothing since that anybody
            /// can see: it may as well start again. Always `None` in `Direct`.
            fn entry(&self) -> Option<Vec<Self::Ref>> {
                None
            }
            /// The frame that a call made is gone, and what comes next is done by the calling bytecode at `pc`: what it raises is raised there.
            fn stand_at(&self, pc: Pc) {
                self.set_pc(pc);
            }

            /// The result of the next residual call goes to this slot, if it goes anywhere, and the interpreter goes on at `next`; or it raises, and the handler
            /// does nothing but answer [`Flow::Raise`]. What the handler wrote to slots before stays. So a call with effects that raises while it is recorded need not be the end of the trace: the
            /// guard behind it, where the call returns after all, knows how to go on.
            fn result_goes(&self, _slot: Option<isize>, _next: Pc) {}
            /// Calls a residual function that always raises; the handler answers [`Flow::Raise`].
            fn call_to_raise(&self, call: &'static CallDescr, args: &[Self::Ref]) {
                let _ = self.call(call, args);
            }
            /// Whether a trace already follows code that starts at one of these positions, which are some function's. Always false in `Direct`.
            fn follows(&self, _from: Pc, _to: Pc) -> bool {
                false
            }

            /// Whether what this bytecode looks at has had so many values here that the trace had better not look: the handler does what it would do with
            /// any value, by a residual call. Always false in `Direct`.
            fn thrashes(&self) -> bool {
                false
            }

            /// The program itself asks for this value to be promoted here: a report tells if it is a constant already. `Direct` does nothing.
            fn asks_to_promote(&self, _r: Self::Ref) {}

            /// Everything so far is done: a later guard of this bytecode resumes at `pc` with the slots as they are now.
            fn commit(&self, pc: Pc);
            /// As `commit`, but what is resumed is the raising of the pending exception at `pc`.
            fn commit_raise(&self, pc: Pc);
        }
    };
}

/// An argument of a mixed call.
pub enum Arg<M: Machine + ?Sized> {
    /// A reference.
    Ref(M::Ref),
    /// A number.
    Int(M::Int),
    /// A double.
    Float(M::Float),
    /// A truth value.
    Bool(M::Bool),
}

crate::pure_ops! { declare_pure {} }

/// An interpreter, as the driver runs it on the recorder.
pub trait Interp {
    /// Runs the one bytecode at `pc`, through all its tiers.
    fn step<M: Machine>(m: &M) -> Flow;
    /// An exception is pending, raised by the bytecode at `pc`: moves to its handler ([`Flow::Next`]), or lets the frame go, so that it is pending in the
    /// caller, committed ([`Flow::Raise`]); where it would leave the frame that the trace started in, answers [`Flow::Hot`] with nothing changed.
    fn unwind<M: Machine>(m: &M) -> Flow;
}
