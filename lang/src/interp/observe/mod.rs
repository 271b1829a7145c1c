//! What programs and people see of a run: frames, variables, tracebacks, warnings, and what a report wants.
//!
//! **In:** frames as they are. **Out:** objects and text.
//!
//! ```text
//! sys._getframe(1).f_locals ─► shown: the variables of the caller     an uncaught exception ─► traceback: CPython's text
//! ```
//!
//! **Absent:** facts of a report ([`crate::observe`]).

pub(in crate::interp) mod faults;
pub(crate) mod frames;
pub(in crate::interp) mod ignored;
pub(in crate::interp) mod log;
pub(in crate::interp) mod sampler;
pub(in crate::interp) mod scope;
pub(in crate::interp) mod shown;
pub(in crate::interp) mod suggest;
pub(in crate::interp) mod syntax_error;
pub(in crate::interp) mod traceback;
pub(in crate::interp) mod unreached;
pub(in crate::interp) mod wanted;
pub(in crate::interp) mod warn;
mod watch;
