//! What the grammar allows and the dialect does not.
use super::ast::ModModule;
use crate::source::Diagnostic;

/// All objections.
pub fn check(_text: &str, _tree: &ModModule) -> Vec<Diagnostic> {
    Vec::new()
}
