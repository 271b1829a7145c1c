//! The language: Python 3 on the `sidewinder-jit` machine.

pub mod bytecode;
pub mod heap;
pub mod object;
pub mod report;
pub mod source;
