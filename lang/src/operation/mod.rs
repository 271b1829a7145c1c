//! What operators, subscripts, iteration, attribute access and conversion to text mean, for values of every class.
//!
//! **In:** values. **Out:** values, or an exception pending. For each operation there are two functions:
//!
//! * the *builtin* one knows only the builtin classes; it answers `NotImplemented` where the operands are not its business. It never runs code of the
//!   program, except through items that it compares or formats. The interpreter's slow tiers begin with it.
//! * the full one looks for special methods too, and calls them in a nested run. Builtin functions use it; the interpreter
//!   itself pushes frames for special methods.
//!
//! ```text
//! vm.builtin_binary(Operator::Add, a, b)?    1 + 2 → 3        1 + Vector() → NotImplemented
//! vm.binary(Operator::Add, a, b)?            1 + Vector() → Vector.__radd__ is called
//! ```
//!
//! **Absent:** inline caches, and anything generic over machines: that is the interpreter's.

pub mod arith;
pub mod attribute;
pub mod awaiting;
pub mod call;
pub mod compare;
pub mod computed;
pub mod convert;
pub mod item;
pub mod iterate;
pub mod kinship;
pub mod lazy;
pub mod matching;
pub mod sequence;
pub mod text;

#[cfg(test)]
mod tests;

pub use arith::{Operator, Unary};
pub use compare::Comparison;
