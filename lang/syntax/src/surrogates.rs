//! Lone surrogates in string literals.
//!
//! The parser reads `\ud800` as a replacement character. Here each such character gets what stands for its surrogate instead
//! (`text/surrogate.rs`).

use super::ast::visitor::transformer::{Transformer, walk_interpolated_string_element};
use super::ast::{InterpolatedStringElement, ModModule, StringLiteral};
use super::span;
use crate::text::char_of;

const REPLACEMENT: char = '\u{fffd}';

/// Gives the literals of a tree their surrogates.
pub(super) fn restore(text: &str, tree: &mut ModModule) {
    let lower = |byte: &u8| byte.to_ascii_lowercase();
    let has = |part: &[u8]| {
        memchr::memmem::find_iter(text.as_bytes(), b"\\").any(|at| {
            text.as_bytes()[at + 1..].iter().take(part.len()).map(lower).eq(part.iter().copied())
        })
    };
    if has(b"ud") || has(b"u0000d") {
        let restorer = Restorer { text };
        tree.body.iter_mut().for_each(|statement| restorer.visit_stmt(statement));
    }
}

struct Restorer<'a> {
    text: &'a str,
}

impl Restorer<'_> {
    fn restored(&self, value: &str, at: crate::source::Span) -> Option<Box<str>> {
        if !value.contains(REPLACEMENT) {
            return None;
        }
        let sources = sources(&self.text[at.start as usize..at.end as usize]);
        if sources.len() != value.matches(REPLACEMENT).count() {
            return None;
        }
        let mut sources = sources.into_iter();
        let restore = |c: char| if c == REPLACEMENT { sources.next().unwrap_or(c) } else { c };
        Some(value.chars().map(restore).collect::<String>().into())
    }
}

impl Transformer for Restorer<'_> {
    fn visit_string_literal(&self, literal: &mut StringLiteral) {
        if let Some(value) = self.restored(&literal.value, span(literal)) {
            literal.value = value;
        }
    }

    fn visit_interpolated_string_element(&self, element: &mut InterpolatedStringElement) {
        if let InterpolatedStringElement::Literal(literal) = element
            && let Some(value) = self.restored(&literal.value, span(literal))
        {
            literal.value = value;
        }
        walk_interpolated_string_element(self, element);
    }
}

/// What each replacement character in the value of a literal is, by how it is written.
fn sources(written: &str) -> Vec<char> {
    let mut sources = Vec::new();
    let mut rest = written;
    while let Some(at) = rest.find(['\\', REPLACEMENT]) {
        rest = &rest[at..];
        if let Some(after) = rest.strip_prefix(REPLACEMENT) {
            sources.push(REPLACEMENT);
            rest = after;
            continue;
        }
        let digits = match rest.as_bytes().get(1) {
            Some(b'u') => 4,
            Some(b'U') => 8,
            Some(b'N') => {
                if rest[2..].to_ascii_uppercase().starts_with("{REPLACEMENT CHARACTER}") {
                    sources.push(REPLACEMENT);
                }
                0
            }
            _ => 0,
        };
        let code = rest.get(2..2 + digits).and_then(|code| u32::from_str_radix(code, 16).ok());
        match code {
            Some(0xfffd) => sources.push(REPLACEMENT),
            Some(code @ 0xd800..0xe000) => sources.extend(char_of(code)),
            _ => {}
        }
        let next = rest[1..].chars().next().map_or(0, char::len_utf8);
        rest = &rest[1 + next..];
    }
    sources
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replacements_are_told_apart() {
        let known = char_of(0xdfff).unwrap();
        assert_eq!(sources("'\\udfff\\ufffd\\\\udfff'"), [known, REPLACEMENT]);
        assert_eq!(sources("'\\U0000DFFF\u{fffd}'"), [known, REPLACEMENT]);
        assert_eq!(sources("'\\N{replacement character}'"), [REPLACEMENT]);
    }
}
