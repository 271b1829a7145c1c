//! The meta-tracing JIT: knows operations, never Python.
