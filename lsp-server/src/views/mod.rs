//! What an editor shows of a run beside the text: places by cost, heat of lines, and why there is nothing to see.
//!
//! ```text
//! Run, texts  →  hot::tree    loops and functions, what costs most first, each with what it does
//!             →  heat::lines  how much of the time a line takes, in five steps, and what was compiled
//!             →  why::nothing one sentence, where a text has no facts
//! ```
//!
//! The Language Server Protocol has none of these; they are answers to commands, so that any editor can ask for them. The types here are what is sent.
//!
//! **Absent:** anything that an editor draws, and texts of hints and hovers (`annotate`).

pub mod heat;
pub mod hot;
pub mod why;
