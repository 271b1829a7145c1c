//! Nothing: what the crate with Python's library names but does not use without its feature `freeze-stdlib`.
