//! The parser's errors in CPython's words.
use ruff_python_parser::Parsed;

use super::{ast::ModModule, to_span};
use crate::source::Diagnostic;

/// All errors of a parsed module.
pub fn errors(_text: &str, parsed: &Parsed<ModModule>) -> Vec<Diagnostic> {
    parsed
        .errors()
        .iter()
        .map(|e| Diagnostic::syntax(to_span(e.location), e.error.to_string()))
        .collect()
}
