//! The house seen from outside: how a program is run, in which settings, and how what it did is
//! compared with what it should do.
//!
//! In: a program with expectations beside it ([`Case`]) and a [`Setting`] of the JIT and the heap.
//! Out: nothing, or a [`Mismatch`] that names the command to repeat it and the first line that
//! differs.
//!
//! ```text
//! tests/cases/language/class/diamond.py     the program
//! tests/cases/language/class/diamond.out    what it prints
//! tests/cases/language/class/diamond.err    what it writes to stderr, if anything
//! ```
//!
//! Expectations come from CPython 3.11 and from nowhere else: `BLESS=1 cargo test --test language`
//! runs it and rewrites the files. Nothing here knows how Sidewinder works inside: the one thing
//! used of it is the command.

pub mod bless;
pub mod case;
pub mod compare;
#[path = "../conformance/mod.rs"]
pub mod conformance;
#[path = "../fuzz/mod.rs"]
pub mod fuzz;
#[path = "../generator/mod.rs"]
pub mod generator;
#[path = "../house/mod.rs"]
pub mod house;
#[path = "../memory/mod.rs"]
pub mod memory;
pub mod oracle;
pub mod people;
pub mod process;
pub mod report;
pub mod rotation;
pub mod setting;
pub mod shape;
pub mod slow;
pub mod subject;

pub use case::{Case, Expected};
pub use compare::{Mismatch, compare};
pub use process::{Finished, Limits, run};
pub use setting::Setting;

use std::path::{Path, PathBuf};

/// The repository's root: every case is run from there, by its relative path.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("the tests live in a folder of the workspace").to_path_buf()
}

/// Whether this is the CI machine, where a tool that is missing is a failure and not a choice.
pub fn in_ci() -> bool {
    std::env::var("CI").is_ok_and(|value| value == "true" || value == "1")
}
