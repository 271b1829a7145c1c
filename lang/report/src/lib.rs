//! The report: what a run says about itself to an editor, a terminal, or any other program.
//!
//! **In:** events of a run ([`Sink`]), or the JSON lines of an earlier run ([`Report`]).
//! **Out:** JSON lines ([`schema`] has the types of all), and the same for people ([`render`]).
//!
//! ```text
//! {"event":"start","schema":1,"program":{"file":"bench.py",…},…}
//! {"event":"loop","id":1,"kind":"loop","at":{"file":"bench.py","line":12,…},…,"facts":[…]}
//! {"event":"progress","loops":{"1":1200},"elapsed_s":0.1}
//! {"event":"summary","exit":{"status":0,"exception":null},…}
//! ```
//!
//! A reader skips events, fields, fact kinds and codes that it does not know, so an older editor opens a newer run of the
//! same schema. `lang/report/report.schema.json` is generated from [`schema`]; `lang/report/tests/report.rs` holds the two together
//! and opens a recorded report of every released version.
//!
//! **Absent:** finding out what the JIT did (`lang/src/observe`), laying facts on text that changes (the server's), and reading files.

pub mod advice;
pub mod compare;
pub mod measure;
pub mod pages;
pub mod profile;
pub mod rank;
pub mod read;
pub mod render;
pub mod schema;
pub mod shown;
pub mod sink;
pub mod traces;
pub mod words;
mod written;

pub use read::{Problem, Report, digest};
pub use schema::{Event, Fact, Loop, Place, SCHEMA};
pub use sink::{Lines, Sink};
pub use written::Written;
