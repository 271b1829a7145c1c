//! What the JIT did, told as events of a report.
//!
//! **In:** the JIT's events while a program runs ([`Collector`]). **Out:** the same as facts about lines of the program, in the types of
//! `sidewinder_report::schema`, given to a [`Sink`](sidewinder_report::Sink).
//!
//! ```text
//! jit::report ──▶ collect ──▶ facts ──▶ guards, explain: what it is, in the words of the program
//!                    │           └────▶ locate: where it is
//!                    ├──▶ outcome: what became of guards; hinted: what came of hints; cold: what was never compiled
//!                    ├──▶ shares: what samples say of pieces, places and facts
//!                    ▼
//!            sidewinder_report::Sink
//! ```
//!
//! `timeline` has samples and decisions in the order of time, for a profile; `announce` tells debuggers and
//! profilers of the system what is compiled; `listing` has the traces as text; `traces` and `resumed` have them as a document for a viewer.
//!
//! **Absent:** the format and its reader, and the text for a terminal (`lang/report`).

pub mod announce;
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
mod resumed;
pub mod shares;
pub mod timeline;
pub mod traces;

pub use cold::{DeadHint, Unreached};
pub use collect::{Collector, End};
pub use locate::{Locator, Units};
