//! `Vm`: everything that a running program has, as data.
//!
//! **In:** a configuration. **Out:** a machine without code. Methods of `Vm` are written in the rooms that they belong to; this room says
//! what they work on, and how builtin functions are called with it.
//!
//! ```text
//! Vm ─ context, Runtime, results, modules, value stack, caches, JIT
//!    ├ Threads: those that wait, and the lock
//!    └ Parts: what rooms above keep, by type
//! ```
//!
//! **Absent:** bytecodes, and what any builtin does.

mod builtin;
pub(crate) mod gil;
mod habits;
mod intrinsic;
pub(crate) mod machine;
pub(crate) mod memory;
pub(crate) mod parts;
mod quick;
mod reserved;
pub(crate) mod stack;
pub(crate) mod threads;
pub(crate) mod wait;
pub(crate) mod watch;

pub(crate) use builtin::Needed;
pub use builtin::{Args, Builtin, BuiltinFn, Role, builtin_row};
pub use habits::Habits;
pub use intrinsic::Intrinsic;
pub use machine::Vm;
pub use parts::{Part, Parts, Place};
pub use quick::Quick;
pub use reserved::Reserved;
