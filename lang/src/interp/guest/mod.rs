//! Programs that are interpreters: their drivers, merge points and hints.
//!
//! **In:** `JitDriver`s and marks of functions. **Out:** sites with keys, one for each position of the guest, and what was wrong with the hints.
//!
//! ```text
//! driver.jit_merge_point(pc=pc, code=code) ─► promote the greens ─► key ─► site
//! ```
//!
//! **Absent:** the language of a guest.

pub(in crate::interp) mod call;
pub(in crate::interp) mod driver;
pub(crate) mod hints;
pub(in crate::interp) mod turns;
