//! Text as Python has it: with lone surrogates, as names of the system, and quoted.

mod outside;
mod quote;
mod surrogate;

pub use outside::{outside_of_text, path_of_text, text_of_outside};
pub use quote::{escape, quote, quoted_size};
pub use surrogate::{SURROGATES, char_of, code_of, has_surrogates};
