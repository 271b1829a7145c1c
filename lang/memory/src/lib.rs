//! Words, and the memory that they lie in: what a value is, how objects are laid out, and the collector.
//!
//! **In:** a configuration, and where the roots are. **Out:** memory for objects, which moves, is checked and is freed.
//!
//! The crate has no other crate of the project below it, and little enough unsafe code above it to be run under Miri (`./test miri`).
//!
//! **Absent:** classes, attributes, methods: what an object is for; running code of the program.

pub mod heap;
pub mod value;
