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
//! What objects can do without the program is in [`crate::object`], and takes a `Runtime`. What may run code of the program begins here, and takes the
//! [`Vm`](crate::vm::Vm): hashing and comparing keys (`hash`, `key`, `dict`, `set`), numbers of slices (`slice`), classes whose metaclass has a say (`inherit`), arithmetic that
//! takes so long that signals are heard (`int`, `long`). Integers of a few words are computed with on the stack (`words`). What builtins consume, item by item or by a
//! loop that traces follow: `drain`.
//!
//! **Absent:** inline caches, and anything generic over machines: that is the interpreter's.

pub mod arith;
pub mod attribute;
pub mod awaiting;
pub mod call;
pub mod class;
pub mod compare;
pub mod computed;
pub mod convert;
pub mod dict;
pub mod drain;
pub mod hash;
pub mod inherit;
pub mod instance;
pub mod int;
pub mod item;
pub mod iterate;
pub mod key;
pub mod kinship;
pub mod lazy;
pub mod long;
pub mod matching;
pub mod nested;
pub mod sequence;
pub mod set;
pub mod slice;
pub mod text;
pub mod view;
mod words;

#[cfg(test)]
mod tests;

pub use arith::{Operator, Unary};
pub use compare::Comparison;
pub use iterate::Next;
