//! What happened, as plain data.
//!
//! **In:** the driver's decisions. **Out:** [`Event`]s, in order, to whoever listens, and the state of every compiled piece when asked.
//!
//! **Absent:** source positions (places are the host's bytecode positions) and text for people; JSON.

pub mod event;
pub mod phase;

pub use event::{CallLeft, CodeKind, Compiled, Event, GuardState};
pub use phase::Phase;
