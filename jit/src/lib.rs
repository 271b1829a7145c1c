//! The meta-tracing JIT: knows operations, never the language it runs.
//!
//! An interpreter written against [`machine::Machine`] runs directly; where a loop gets hot the same code is run by the
//! recorder, the recorded trace is optimized, compiled, and entered. The folders are the pipeline:
//!
//! `driver` decides when and takes a trace to running code, `machine` records, `ir` is the trace, `resume` the way back, `opt` makes it smaller,
//! `backend` runs it, `store` keeps it, `report` says what happened. `host` is what the JIT may ask of a language, and `abi` what compiled code
//! and its surroundings agree on.

pub mod abi;
pub mod backend;
pub mod driver;
pub mod host;
pub mod ir;
pub mod machine;
pub mod opt;
pub mod report;
pub mod resume;
pub mod store;
