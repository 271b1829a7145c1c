//! The trace as data.
//!
//! **In:** operations from the recorder or from trace text. **Out:** the same, for the optimizer, the backends and people.
//!
//! A trace is a straight line of operations. Each may leave through a guard; none branches within. It starts with its
//! inputs (slots of the value stack) and ends in `jump`, or in `leave`, which goes back to the interpreter:
//!
//! ```text
//! [p0, p1]                                  # inputs, in the order of Trace::inputs
//! guard_class(p0, BoxedInteger)
//! i2 = getfield(p0, intval)
//! i3 = int_add_ovf(i2, 1)
//! guard_no_overflow()
//! p4 = new(BoxedInteger)
//! setfield(p4, intval, i3)
//! jump(p4, p1)
//! ```
//!
//! Every value is one 64-bit word in *machine form*: an `Int` is a 63-bit number shifted left by one (so it is its own
//! tagged reference, and `tag`/`untag` cost nothing), a `Float` its bits, a `Bool` 0 or 1, a `Ref` a small int or an
//! address plus one. `pure.rs` says what each pure operation does to such words.
//!
//! **Absent:** basic blocks, phis, registers, and whatever the optimizer knows: knowledge lives beside a trace, never in it.

pub mod declare;
pub mod descr;
pub mod names;
pub mod op;
pub mod opcode;
pub mod parse;
pub mod print;
pub mod pure;
pub mod trace;
pub mod verify;

pub use descr::{
    Array, Boxes, CallDescr, CallFn, Class, Effect, Field, Group, Groups, Held, Repr, Size, Target,
    VectorFn,
};
pub use names::Names;
pub use op::{Args, Const, Descr, Op, OpRef, Type};
pub use opcode::Opcode;
pub use trace::{
    Frame, Input, Made, Origin, OriginId, Resume, Snapshot, SnapshotId, Trace, TraceKind,
};
