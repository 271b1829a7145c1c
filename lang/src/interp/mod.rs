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

mod arith;
mod attr;
mod backwards;
mod bind;
mod build;
mod builtin;
mod bury;
mod call;
mod class;
mod compare;
mod complexes;
mod construct;
mod dead;
mod derived;
mod descriptor;
mod dispatch;
mod equal;
mod finder;
pub(crate) mod frame;
mod frames;
mod generator;
pub mod globals;
mod guest;
mod guest_call;
mod guest_turns;
mod hand;
mod header;
mod hints;
mod ignored;
mod import;
mod intrinsics;
mod item;
mod iterate;
mod lazy;
mod letters;
mod link;
mod look;
mod matching;
mod memory;
mod method;
mod nested;
mod observe;
mod octets;
mod own_hash;
mod program;
mod relay;
mod resume;
mod revive;
mod round;
mod run;
mod scope;
mod sequence;
mod set_attr;
mod shape;
mod shown;
pub(crate) mod signals;
mod simple;
mod slice;
mod spread;
mod stack;
mod suggest;
mod syntax_error;
mod table;
#[cfg(not(any(debug_assertions, not(any(target_arch = "x86_64", target_arch = "aarch64")))))]
mod tail;
mod text;
mod traceback;
mod unreached;
mod unwind;
mod vm;
mod warn;
mod whole;
mod wrong;

pub use builtin::{Args, Builtin, BuiltinFn, Role, builtin_row};
pub(crate) use class::attributes_set;
pub use dispatch::step;
pub(crate) use generator::flavor_of;
pub use intrinsics::Intrinsic;
pub use observe::{Ran, Wanted};
pub(crate) use own_hash::find_hash;
pub use program::{JitMode, Options, run};
pub(crate) use revive::delegate;
pub use run::FRAME_SLOTS;
pub use signals::Signals;
pub(crate) use table::entry_at;
pub use text::CONVERTS;
pub use unwind::unwind;
pub use vm::Vm;
