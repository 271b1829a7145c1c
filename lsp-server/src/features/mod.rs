//! One file per thing that the editor asks for: what is known in, protocol out.
//!
//! ```text
//! Page { text, annotations, source }  →  diagnostics::all    what is wrong, and advice
//!                                     →  inlay_hints::within one label at a line's end
//!                                     →  hover::at           the long story
//! Text, entry points                  →  lenses::of          Run, above entry points
//! Text, candidates of `proofs`        →  code_actions::of    fixes that were proven, or can be
//! View { project, file, encoding }    →  all others: full mode only
//! ```
//!
//! **Absent:** deciding what to say (`annotate`), what names stand for (`python`), and any state.

pub mod call_hierarchy;
pub mod code_actions;
pub mod completion;
pub mod definition;
pub mod diagnostics;
pub mod folding;
pub mod highlight;
pub mod hover;
pub mod inlay_hints;
pub mod lenses;
pub mod references;
pub mod rename;
pub mod selection;
pub mod semantic_tokens;
pub mod signature;
pub mod symbols;
pub mod view;
