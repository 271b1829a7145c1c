//! The language at run time: Python 3 on the `sidewinder-jit` machine.
//!
//! **In:** units of `sidewinder-compiler`. **Out:** what the program does, and events of a `sidewinder-report`.
//!
//! **Absent:** reading source (`sidewinder-syntax`), and how a report is written.

pub mod builtins;
pub mod codec;
pub mod format;
pub mod interp;
pub mod object;
pub mod observe;
pub mod operation;
pub mod portal;
pub mod stdlib;
pub mod vm;
