//! The report: what a run tells the editor, the terminal and anyone else about itself.
//!
//! **In:** the JIT's events while a program runs ([`Collector`]), or the JSON lines of an earlier run ([`Report`]).
//! **Out:** JSON lines ([`schema`] has the types of all), and the same for people (`render`).
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
//! ```text
//! jit::report ──▶ collect ──▶ facts ──▶ guards, explain: what it is, in the words of the program
//!                    │           └────▶ locate: where it is
//!                    ├──▶ outcome: what became of guards; hinted: what came of hints; cold: what was never compiled
//!                    ▼
//!                  sink ──▶ JSON lines, or a Report ──▶ render
//! ```
//!
//! **Absent:** laying facts on text that changes (the server's), reading files, and JSON anywhere else.

mod calls;
mod cold;
pub mod collect;
pub mod explain;
mod facts;
mod guards;
mod hinted;
pub mod listing;
pub mod locate;
mod outcome;
pub mod read;
pub mod render;
pub mod schema;
pub mod sink;
pub mod words;
mod written;

pub use cold::{DeadHint, Unreached};
pub use collect::{Collector, End};
pub use locate::{Locator, Units};
pub use read::{Problem, Report, digest};
pub use schema::{Event, Fact, Loop, Place, SCHEMA};
pub use sink::{Lines, Sink};
pub use written::Written;
