//! Where language and JIT meet.
//!
//! **In:** the layouts of objects and the functions of the runtime. **Out:** the same as the JIT knows them: fields and arrays
//! (`descrs.rs`), and functions that traces may call, with their effects (`residual.rs`, `keys.rs`). The answers to what the JIT asks are in `interp/host`.
//!
//! Aliasing is told by *groups* (`groups.rs`): two accesses can only meet if they are of the same group, and a call names the groups it
//! reads and writes:
//!
//! ```text
//! const EFFECT: Effect = effect::raising(Groups::of(&[LIST]), Groups::of(&[LIST, ITEMS]));   // list.append
//! ```
//!
//! **Absent:** decisions. What is hot and what is compiled is the JIT's own business.

pub mod descrs;
pub mod effect;
pub mod groups;
pub mod keys;
pub(crate) mod pins;
pub mod residual;
