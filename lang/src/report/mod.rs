//! The report: what a run tells the editor, the terminal and anyone else about itself.
//!
//! **In:** JSON lines that `sidewinder run --report=FILE` writes, or the events it is about to write.
//! **Out:** [`schema`], the types of every line, and [`Report`], what the lines of one run add up to.
//!
//! ```text
//! {"event":"start","schema":1,"program":{"file":"bench.py",…},…}
//! {"event":"loop","id":1,"kind":"loop","at":{"file":"bench.py","line":12,…},…,"facts":[…]}
//! {"event":"progress","loops":{"1":1200},"elapsed_s":0.1}
//! {"event":"summary","exit":{"status":0,"exception":null},…}
//! ```
//!
//! A reader skips events, fields, fact kinds and codes that it does not know, so an older editor opens a newer run of the
//! same schema. `lang/report.schema.json` is generated from [`schema`]; `lang/tests/report.rs` holds the two together
//! and opens a recorded report of every released version.
//!
//! **Absent:** writing lines while a program runs (the runtime's), laying facts on source text (the server's), and JSON
//! anywhere else.

pub mod read;
pub mod schema;

pub use read::{Problem, Report};
pub use schema::{Event, Fact, Loop, Place, SCHEMA};
