//! Whole programs and modules: finding, loading and running them.
//!
//! **In:** a program's text, the name of a module. **Out:** a module that has run, or an exit status.
//!
//! ```text
//! import a.b ─► modules: sys.modules ─► finder: own, sys.path, library ─► compile, link, run
//! ```
//!
//! **Absent:** compiling (`sidewinder-compiler`).

pub(in crate::interp) mod console;
pub(crate) mod finder;
pub(in crate::interp) mod from;
pub(in crate::interp) mod kept;
pub(in crate::interp) mod modules;
pub(in crate::interp) mod program;
pub(crate) mod text;
