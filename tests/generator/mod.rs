//! Programs nobody would write: seeded, bounded, and full of assumptions that break in mid-loop.
//!
//! In: a seed. Out: the text of a program that ends, prints every value that is live at its end,
//! and means the same under any Python 3.11.
//!
//! A tracing JIT believes that what happened will happen again. So a generated program runs loops
//! that are long enough to be compiled, and at chosen iterations an *event* breaks what was
//! believed: a number becomes a float or leaves the machine word, a class gets another attribute or
//! method, an instance another class, a callee raises, an object that was never visible escapes, one that
//! the whole program reads gets another value.
//!
//! ```text
//! for i in range(120):
//!     o = A(i, v0)                 a virtual …
//!     v0 = lim(v0 + o.m0(i))
//!     if i == 77:
//!         kept.append(o)           … that escapes once
//! ```
//!
//! What is deliberately absent: anything whose result is not the same everywhere (set order, hashes,
//! identities, time, when garbage is finalized).

pub mod assume;
pub mod crowd;
pub mod doubles;
pub mod expression;
pub mod feature;
pub mod gathered;
pub mod inherits;
pub mod keys;
pub mod kind;
pub mod looks;
pub mod minimize;
pub mod program;
pub mod random;
pub mod reentrant;
pub mod runner;
pub mod scopes;
pub mod statement;
pub mod threads;
pub mod value;
pub mod writer;
