//! The language: Python 3 on the `sidewinder-jit` machine.

pub mod builtins;
pub mod codec;
pub mod format;
pub mod heap;
pub mod interp;
pub mod object;
pub mod observe;
pub mod operation;
pub mod portal;
pub mod stdlib;
