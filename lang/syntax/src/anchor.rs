//! What a traceback marks within an expression.

use super::{ast, options, parser};
use ast::{Expr, Stmt};
use parser::parse_unchecked;
use ruff_text_size::Ranged;
use std::ops::Range;

/// The bytes of the operator of a binary operation, or of a subscript with its brackets; `None` if the text is another expression, or none.
pub fn anchor(text: &str) -> Option<Range<usize>> {
    if super::measure(text).is_err() {
        return None;
    }
    let parsed = parse_unchecked(text, options()).try_into_module()?;
    if !parsed.errors().is_empty() {
        return None;
    }
    let [Stmt::Expr(statement)] = &*parsed.syntax().body else { return None };
    match &*statement.value {
        Expr::BinOp(operation) => {
            let from = operation.left.end().to_usize();
            let between = text.get(from..operation.right.start().to_usize())?;
            let skipped = between.find(|c: char| !c.is_whitespace() && c != ')' && c != '\\')?;
            let symbol = operation.op.as_str();
            between[skipped..].starts_with(symbol).then(|| {
                let start = from + skipped;
                start..start + symbol.len()
            })
        }
        Expr::Subscript(subscript) => {
            let from = subscript.value.end().to_usize();
            let open = from + text.get(from..)?.find('[')?;
            Some(open..subscript.end().to_usize())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operators_and_brackets_are_marked() {
        assert_eq!(anchor("a + b"), Some(2..3));
        assert_eq!(anchor("(a) // (b + c)"), Some(4..6));
        assert_eq!(anchor("a[b][c]"), Some(4..7));
        assert_eq!(anchor("f(a + b)"), None);
        assert_eq!(anchor("a +"), None);
    }
}
