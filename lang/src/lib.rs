//! The language: Python 3 on the `sidewinder-jit` machine.

pub mod builtins;
pub mod bytecode;
pub mod codec;
pub mod compiler;
pub mod format;
pub mod heap;
pub mod interp;
pub mod object;
pub mod operation;
pub mod portal;
pub mod report;
pub mod source;
pub mod stdlib;
pub mod syntax;
