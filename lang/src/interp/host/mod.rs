//! What the JIT asks of the language: `impl Host`, and how machine code calls functions of the program by itself.
//!
//! **In:** questions about objects, slots and sites, as words. **Out:** answers, as words.
//!
//! ```text
//! jit: host.is_loop_header(pc)? ─► answers: the opcode there is Loop or MergePoint
//! ```
//!
//! **Absent:** decisions. What is hot and what is compiled is the JIT's own business.

pub(in crate::interp) mod answers;
pub(in crate::interp) mod direct_call;
