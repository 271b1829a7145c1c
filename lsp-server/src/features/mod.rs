//! One file per thing that the editor asks for: annotations in, protocol out.
//!
//! ```text
//! Page { text, annotations, source }  →  diagnostics::all    what is wrong, and advice
//!                                     →  inlay_hints::within one label at a line's end
//!                                     →  hover::at           the long story
//! Text, entry points                  →  lenses::of          Run, above entry points
//! ```
//!
//! **Absent:** deciding what to say (`annotate`), and any state.

pub mod code_actions;
pub mod diagnostics;
pub mod hover;
pub mod inlay_hints;
pub mod lenses;
