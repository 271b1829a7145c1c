//! The machine under the handlers: frames, linked code, dispatch, calls and unwinding.
//!
//! **In:** linked code, and a call of it. **Out:** handlers run one after the other, until the outermost frame returns or raises.
//!
//! ```text
//! run ─► dispatch ─► handlers ─► frame: push, pop          unwind: an exception looks for its handler
//!         └ header: a site is hot ─► driver                 signals: a safepoint
//! ```
//!
//! **Absent:** what a bytecode means ([`super::handlers`]).

pub(in crate::interp) mod bury;
pub(in crate::interp) mod dead;
pub(in crate::interp) mod dispatch;
pub(crate) mod frame;
pub(in crate::interp) mod header;
pub(in crate::interp) mod link;
pub(in crate::interp) mod look;
pub(in crate::interp) mod nested;
pub(in crate::interp) mod resume;
pub(in crate::interp) mod run;
pub(crate) mod signals;
pub(in crate::interp) mod stack;
#[cfg(not(any(debug_assertions, not(any(target_arch = "x86_64", target_arch = "aarch64")))))]
pub(in crate::interp) mod tail;
pub(in crate::interp) mod unwind;
pub(in crate::interp) mod watched;
