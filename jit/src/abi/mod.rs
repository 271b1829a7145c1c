//! What the host, the driver and compiled code agree on.
//!
//! **In:** nothing. **Out:** types with a fixed layout, or none at all: positions, the context that compiled code is entered with, its entry points,
//! and what it is left with.
//!
//! ```text
//! driver ──Door, Ctx──► compiled code ──Left──► driver          all words, none of which knows a trace
//! ```
//!
//! **Absent:** traces, and anything that decides.

mod context;
mod entry;
mod exit;
mod position;

pub use context::{Activation, CallSite, Ctx, WINDOW_MAX};
pub use entry::{CodeId, Door, Way};
pub use exit::{Exit, GuardId, Left, Live, Returns};
pub use position::{Pc, Site};
