//! Text as `repr` writes it.

use std::fmt::Write;

use super::code_of;
use crate::unicode::is_printable;

/// Bytes of a text of which it is not counted how much it takes quoted.
const SHORT: usize = 64;

/// About how many bytes [`quote`] writes of a text: no fewer than it does.
pub fn quoted_size(text: &str) -> usize {
    let size = |c: char| match c {
        ' '..='~' => 2,
        c if is_printable(c) => c.len_utf8(),
        _ => "\\U00000000".len(),
    };
    if text.len() <= SHORT { 10 * text.len() } else { text.chars().map(size).sum() }
}

/// A string as `repr` writes it.
pub fn quote(text: &str, out: &mut String) {
    let quote = if text.contains('\'') && !text.contains('"') { '"' } else { '\'' };
    out.reserve(text.len() + 2);
    out.push(quote);
    // What is written as it is, is copied by the piece.
    let mut copied = 0;
    for (at, c) in text.char_indices() {
        let is_plain = match c {
            '\\' => false,
            ' '..='~' => c != quote,
            c => !c.is_ascii() && is_printable(c),
        };
        if is_plain {
            continue;
        }
        out.push_str(&text[copied..at]);
        copied = at + c.len_utf8();
        match c {
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            ' '..='~' => {
                out.push('\\');
                out.push(c);
            }
            c => escape(c, out),
        }
    }
    out.push_str(&text[copied..]);
    out.push(quote);
}

/// A character by its number.
pub fn escape(c: char, out: &mut String) {
    let code = code_of(c);
    // Writing to a string cannot fail.
    let _ = match code {
        0..0x100 => write!(out, "\\x{code:02x}"),
        0x100..0x10000 => write!(out, "\\u{code:04x}"),
        _ => write!(out, "\\U{code:08x}"),
    };
}
