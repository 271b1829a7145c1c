//! The interpreter.
//!
//! **In:** linked code. **Out:** the program's effects. Every bytecode is written once, generic over the
//! [`Machine`](sidewinder_jit::machine::Machine), in up to four tiers: *fast* (no calls), *mid* (floats, allocation that cannot
//! collect), *slow* (calls to the runtime; calls of functions of the program push a frame). A tier that is not the right one
//! answers `Flow::Slow`, having done nothing.
//!
//! Everything hangs from [`Vm`]. Functions of the runtime take it first and are fallible as `Option`: `None` says that an
//! exception is pending in it.
//!
//! ```text
//! pub fn first(vm: &mut Vm, args: Args) -> Option<Value> {
//!     let list = args.get(0);
//!     if length(list) == 0 { return vm.raise(ExcType::IndexError, "list index out of range") }
//!     Some(item(list, 0))
//! }
//! ```
//!
//! A runtime function may keep values in locals: the native stack is searched by the collector. It must not keep them in a `Vec` or a
//! `Box` while something collects, and only [`Vm::call`] and its like do.
//!
//! **Absent:** a recorder of bytecodes, and a second meaning of anything for traces.

pub(crate) mod core;
pub(crate) mod guest;
pub(crate) mod handlers;
mod host;
pub(crate) mod import;
mod observe;

pub use crate::vm::{Habits, Reserved};
pub use core::dispatch::step;
pub use core::run::FRAME_SLOTS;
pub use core::signals::Signals;
pub use core::unwind::unwind;
pub use import::console::{Asker, Console, Desk, Editor, Prompts, Typed, console};
pub use import::finder::Overlay;
pub use import::finder::standard_library;
pub use import::program::{JitMode, Options, run, run_beside};
pub use observe::wanted::{Ran, Wanted};
