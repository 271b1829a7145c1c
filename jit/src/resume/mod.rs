//! The way back: from a failing guard to the interpreter's frames.
//!
//! **In:** snapshots, which say what the recorder saw, and what the optimizer knows: constants, live values, virtuals, delayed
//! writes. **Out:** slots of the value stack, a base and a pc, at which the interpreter goes on.
//!
//! The life of one guard: recorded with a [`Snapshot`](crate::ir::Snapshot); optimized, at emission, to [`ResumeData`] (`numbering.rs`);
//! compiled with its live values somewhere in registers and spill slots; failing, the backend hands the live
//! values over and `rebuild.rs` allocates virtuals, does the pending writes and fills the slots.
//!
//! ```text
//! resume pc=0x30 base=+6 slots=[0: v0, 1: v1, 2: const 77, 9: live i47]
//!   v0 = BoxedInteger {intval: live i40}
//!   v1 = BoxedInteger {intval: live i41}
//! ```
//!
//! **Absent:** a second interpreter that finishes the bytecode (a blackhole): a bytecode either starts over or was committed.

pub mod data;
pub mod numbering;
pub mod optimized;
pub mod print;
pub mod rebuild;

pub use data::{Frames, PendingWrite, Place, Recipe, ResumeData, Source, VirtualId};
pub use optimized::Optimized;
