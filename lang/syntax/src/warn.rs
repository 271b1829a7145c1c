//! What is Python and hardly meant: CPython's SyntaxWarnings, and the escapes that it will refuse one day.

use super::ast::token::TokenKind;
use super::ast::{self, CmpOp, Expr, Number, Stmt, UnaryOp};
use super::parser::parse_unchecked;
use super::{options, span, to_span};
use crate::source::Span;

/// A warning and its place.
pub type Warning = (Span, String);

/// What is to be said of a statement itself.
pub fn statement(statement: &Stmt, warnings: &mut Vec<Warning>) {
    if let Stmt::Assert(assert) = statement
        && let Expr::Tuple(tuple) = &*assert.test
        && !tuple.elts.is_empty()
    {
        let message = "assertion is always true, perhaps remove parentheses?";
        warnings.push((span(statement), message.into()));
    }
}

/// What is to be said of an expression itself.
pub fn expression(expr: &Expr, warnings: &mut Vec<Warning>) {
    let message = match expr {
        Expr::Compare(compare) => identity(compare),
        Expr::Call(call) => callee(&call.func),
        Expr::Subscript(subscript) if subscript.ctx == ast::ExprContext::Load => {
            container(&subscript.value).or_else(|| index(&subscript.value, &subscript.slice))
        }
        _ => None,
    };
    warnings.extend(message.map(|message| (span(expr), message)));
}

/// `is` with a literal on a side.
fn identity(compare: &ast::ExprCompare) -> Option<String> {
    let is_literal =
        |expr: &Expr| !matches!(constant(expr), None | Some("bool" | "NoneType" | "ellipsis"));
    let mut left = is_literal(&compare.left);
    for (op, right) in compare.ops.iter().zip(&compare.comparators) {
        let right = is_literal(right);
        if left || right {
            match op {
                CmpOp::Is => return Some("\"is\" with a literal. Did you mean \"==\"?".into()),
                CmpOp::IsNot => {
                    return Some("\"is not\" with a literal. Did you mean \"!=\"?".into());
                }
                _ => {}
            }
        }
        left = right;
    }
    None
}

fn callee(expr: &Expr) -> Option<String> {
    let name = constant(expr).or_else(|| kind(expr)).filter(|name| *name != "function")?;
    Some(format!("'{name}' object is not callable; perhaps you missed a comma?"))
}

fn container(expr: &Expr) -> Option<String> {
    let has_items = |name: &&str| !matches!(*name, "str" | "bytes" | "tuple");
    let name = match expr {
        Expr::Set(_) | Expr::SetComp(_) | Expr::Generator(_) | Expr::Lambda(_) => kind(expr)?,
        _ => constant(expr).filter(has_items)?,
    };
    Some(format!("'{name}' object is not subscriptable; perhaps you missed a comma?"))
}

fn index(container: &Expr, index: &Expr) -> Option<String> {
    let indexed = match container {
        Expr::Tuple(_) | Expr::List(_) | Expr::ListComp(_) | Expr::FString(_) => kind(container)?,
        _ => constant(container)?,
    };
    let given = constant(index).or_else(|| kind(index))?;
    if matches!(given, "int" | "bool") {
        return None;
    }
    Some(format!(
        "{indexed} indices must be integers or slices, not {given}; perhaps you missed a comma?"
    ))
}

/// The class of what CPython makes a constant of.
fn constant(expr: &Expr) -> Option<&'static str> {
    match expr {
        Expr::NumberLiteral(number) => Some(match number.value {
            Number::Int(_) => "int",
            Number::Float(_) => "float",
            Number::Complex { .. } => "complex",
        }),
        Expr::StringLiteral(_) => Some("str"),
        Expr::BytesLiteral(_) => Some("bytes"),
        Expr::BooleanLiteral(_) => Some("bool"),
        Expr::NoneLiteral(_) => Some("NoneType"),
        Expr::EllipsisLiteral(_) => Some("ellipsis"),
        Expr::UnaryOp(unary) if unary.op != UnaryOp::Not => {
            constant(&unary.operand).filter(|name| matches!(*name, "int" | "float" | "complex"))
        }
        Expr::Tuple(tuple) => {
            tuple.elts.iter().all(|elt| constant(elt).is_some()).then_some("tuple")
        }
        _ => None,
    }
}

/// The class of what a display or function makes.
fn kind(expr: &Expr) -> Option<&'static str> {
    match expr {
        Expr::Tuple(_) => Some("tuple"),
        Expr::List(_) | Expr::ListComp(_) => Some("list"),
        Expr::Dict(_) | Expr::DictComp(_) => Some("dict"),
        Expr::Set(_) | Expr::SetComp(_) => Some("set"),
        Expr::Generator(_) => Some("generator"),
        Expr::Lambda(_) => Some("function"),
        Expr::FString(_) => Some("str"),
        _ => None,
    }
}

/// The places of escapes that mean nothing, and what CPython says of them: DeprecationWarnings.
pub fn deprecated(text: &str) -> Vec<Warning> {
    let parsed = parse_unchecked(text, options());
    let mut found = Vec::new();
    let mut is_raw = Vec::new();
    for token in parsed.tokens() {
        let (kind, range) = token.as_tuple();
        let at = to_span(range);
        let written = &text[at.start as usize..at.end as usize];
        let prefix = written.find(['\'', '"']).unwrap_or(0);
        let has = |letter: char| written[..prefix].to_ascii_lowercase().contains(letter);
        match kind {
            TokenKind::String if !has('r') => escapes(&written[prefix..], at, has('b'), &mut found),
            TokenKind::FStringStart => is_raw.push(has('r')),
            TokenKind::FStringEnd => drop(is_raw.pop()),
            TokenKind::FStringMiddle if is_raw.last() == Some(&false) => {
                escapes(written, at, false, &mut found);
                let backslashes = written.len() - written.trim_end_matches('\\').len();
                let brace =
                    text[at.end as usize..].chars().next().filter(|c| matches!(c, '{' | '}'));
                if let Some(brace) = brace.filter(|_| backslashes % 2 == 1) {
                    found.push((at, format!("invalid escape sequence '\\{brace}'")));
                }
            }
            _ => {}
        }
    }
    found
}

/// The first escape in a string that means nothing.
fn escapes(written: &str, at: Span, is_bytes: bool, found: &mut Vec<Warning>) {
    let mut chars = written.chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            continue;
        }
        let known = match chars.next() {
            Some('\n' | '\r' | '\\' | '\'' | '"' | 'a' | 'b' | 'f' | 'n' | 'r' | 't' | 'v') => true,
            Some('0'..='7' | 'x' | '\u{80}'..) => true,
            Some('N' | 'u' | 'U') => !is_bytes,
            Some(c) => {
                found.push((at, format!("invalid escape sequence '\\{c}'")));
                return;
            }
            None => true,
        };
        if !known {
            let c = written[..written.len() - chars.as_str().len()].chars().last().unwrap_or(' ');
            found.push((at, format!("invalid escape sequence '\\{c}'")));
            return;
        }
    }
}
