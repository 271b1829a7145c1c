//! How deep a text nests, seen before anybody recurses over it.
//!
//! The parser and the compiler recurse over the tree, so its depth decides how much stack they need. One pass over the bytes finds an
//! upper bound: the operators since the last comma, summed over the open brackets, because every level of a tree takes one of them.
//!
//! ```text
//! f(a + b, -c * (d + e))       deepest at `e`:  ( - * ( +   =  5
//! ```
//!
//! Brackets and blocks have CPython's own limits.

use crate::source::{Diagnostic, ErrorKind, Span};

/// How many brackets may be open, as in CPython.
const MAX_BRACKETS: usize = 200;
/// How many blocks may be open, as in CPython.
const MAX_INDENTS: usize = 100;
/// How deep a tree may be. CPython gives up between 1,000 and 100,000, by the kind of expression.
const MAX_DEPTH: usize = 10_000;

/// An upper bound of the depth of the text's tree, or why it is too deep.
pub fn measure(text: &str) -> Result<usize, Diagnostic> {
    Scanner::new(text).scan()
}

/// One open bracket, or the line that holds them.
#[derive(Clone, Copy, Default)]
struct Level {
    /// Operators since the last comma.
    operators: usize,
    /// Lambdas: the commas between their parameters end nothing.
    lambdas: usize,
}

struct Scanner<'a> {
    bytes: &'a [u8],
    at: usize,
    levels: Vec<Level>,
    /// Operators and lambdas of all levels.
    depth: usize,
    deepest: usize,
    /// Columns of the open blocks, with tabs to the next eighth column and as one.
    indents: Vec<(usize, usize)>,
}

impl<'a> Scanner<'a> {
    fn new(text: &'a str) -> Self {
        let levels = vec![Level::default()];
        Scanner {
            bytes: text.as_bytes(),
            at: 0,
            levels,
            depth: 0,
            deepest: 0,
            indents: vec![(0, 0)],
        }
    }

    fn scan(mut self) -> Result<usize, Diagnostic> {
        self.indent()?;
        while let Some(&byte) = self.bytes.get(self.at) {
            let start = self.at;
            self.at += 1;
            match byte {
                b' ' | b'\t' | b'0'..=b'9' => {}
                b'\n' | b'\r' => {
                    if self.levels.len() == 1 {
                        self.reset(0);
                        self.indent()?;
                    }
                }
                b'#' => self.skip_comment(),
                b'\\' => {
                    // The line goes on: its end counts for nothing.
                    self.at += self.bytes[self.at..]
                        .iter()
                        .take_while(|b| matches!(b, b'\r' | b'\n'))
                        .take(2)
                        .count();
                }
                b'\'' | b'"' => self.string(byte, false)?,
                b',' => self.reset(self.levels[self.levels.len() - 1].lambdas),
                b';' if self.levels.len() == 1 => self.reset(0),
                b'(' | b'[' | b'{' => {
                    self.deepen(start)?;
                    if self.levels.len() > MAX_BRACKETS {
                        let span = Span::new(start as u32, start as u32 + 1);
                        return Err(Diagnostic::syntax(span, "too many nested parentheses"));
                    }
                    self.levels.push(Level::default());
                }
                b')' | b']' | b'}' => {
                    if self.levels.len() > 1 {
                        self.reset(0);
                        self.levels.pop();
                    }
                }
                b'a'..=b'z' | b'A'..=b'Z' | b'_' | 0x80.. => self.word(start)?,
                _ => self.deepen(start)?,
            }
        }
        Ok(self.deepest)
    }

    /// One more level of the tree.
    fn deepen(&mut self, start: usize) -> Result<(), Diagnostic> {
        let last = self.levels.len() - 1;
        self.levels[last].operators += 1;
        self.depth += 1;
        self.deepest = self.deepest.max(self.depth);
        if self.depth > MAX_DEPTH {
            let span = Span::new(start as u32, start as u32 + 1);
            return Err(Diagnostic::syntax(span, "expression is nested too deeply"));
        }
        Ok(())
    }

    /// Goes back to `operators` on the innermost level.
    fn reset(&mut self, operators: usize) {
        let last = self.levels.len() - 1;
        let level = &mut self.levels[last];
        self.depth -= level.operators - operators;
        level.operators = operators;
        level.lambdas = level.lambdas.min(operators);
    }

    /// A name, a keyword, or the prefix of a string.
    fn word(&mut self, start: usize) -> Result<(), Diagnostic> {
        let rest = &self.bytes[start..];
        let length = rest
            .iter()
            .take_while(|b| b.is_ascii_alphanumeric() || **b == b'_' || **b >= 0x80)
            .count();
        let word = &rest[..length];
        self.at = start + length;
        match (word, self.bytes.get(self.at)) {
            (_, Some(&quote @ (b'\'' | b'"'))) if length <= 2 => {
                self.at += 1;
                self.string(quote, word.iter().any(|b| b.eq_ignore_ascii_case(&b'f')))
            }
            (b"lambda", _) => {
                self.deepen(start)?;
                let last = self.levels.len() - 1;
                // Everything up to here is above the lambda's body.
                self.levels[last].lambdas = self.levels[last].operators;
                Ok(())
            }
            (
                b"not" | b"and" | b"or" | b"if" | b"else" | b"await" | b"yield" | b"for" | b"in"
                | b"is",
                _,
            ) => self.deepen(start),
            _ => Ok(()),
        }
    }

    /// The rest of a string. What stands between the braces of an f-string counts as one chain of operators.
    fn string(&mut self, quote: u8, format: bool) -> Result<(), Diagnostic> {
        let triple = self.bytes[self.at..].starts_with(&[quote, quote]);
        if triple {
            self.at += 2;
        }
        let (operators, mut braces) = (self.levels[self.levels.len() - 1].operators, 0usize);
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                // Also in a raw string a backslash keeps the quote behind it.
                b'\\' => self.at += 1,
                b'\n' if !triple => break,
                _ if byte == quote
                    && (!triple || self.bytes[self.at..].starts_with(&[quote; 3])) =>
                {
                    self.at += if triple { 3 } else { 1 };
                    break;
                }
                b'{' => braces += 1,
                b'}' => {
                    braces = braces.saturating_sub(1);
                    if braces == 0 {
                        self.reset(operators);
                    }
                }
                _ => {}
            }
            // A space may end a keyword.
            if format && braces > 0 && (byte.is_ascii_punctuation() || byte == b' ') {
                self.deepen(self.at)?;
            }
            self.at += 1;
        }
        self.reset(operators);
        Ok(())
    }

    fn skip_comment(&mut self) {
        let rest = &self.bytes[self.at..];
        self.at += rest.iter().take_while(|b| !matches!(b, b'\n' | b'\r')).count();
    }

    /// The indentation of the line that starts here.
    fn indent(&mut self) -> Result<(), Diagnostic> {
        let start = self.at;
        let (mut column, mut narrow) = (0, 0);
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b' ' => (column, narrow) = (column + 1, narrow + 1),
                b'\t' => (column, narrow) = ((column / 8 + 1) * 8, narrow + 1),
                b'\x0c' => (column, narrow) = (0, 0),
                _ => break,
            }
            self.at += 1;
        }
        if matches!(self.bytes.get(self.at), None | Some(b'#' | b'\n' | b'\r' | b'\\')) {
            return Ok(());
        }
        while self.indents.last().is_some_and(|&(last, _)| column < last) {
            self.indents.pop();
        }
        let span = Span::new(start as u32, self.at as u32);
        let &(last, last_narrow) = self.indents.last().unwrap_or(&(0, 0));
        if (column > last) != (narrow > last_narrow) || column == last && narrow != last_narrow {
            let message = "inconsistent use of tabs and spaces in indentation".to_string();
            return Err(Diagnostic { kind: ErrorKind::Tab, span, message, told: None });
        }
        if column > last || self.indents.is_empty() {
            self.indents.push((column, narrow));
        }
        if self.indents.len() > MAX_INDENTS {
            let message = "too many levels of indentation".to_string();
            return Err(Diagnostic { kind: ErrorKind::Indentation, span, message, told: None });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        measure(text).unwrap_err().message
    }

    #[test]
    fn counts_what_nests() {
        assert_eq!(measure("x"), Ok(0));
        assert_eq!(measure("f(a + b, -c * (d + e))"), Ok(5));
        assert_eq!(measure(&"-1, ".repeat(1000)), Ok(1));
        assert_eq!(measure(&"a + b\n".repeat(1000)), Ok(1));
        assert_eq!(measure("'((((' # (((("), Ok(0));
        assert_eq!(measure("r'\\'((((' , '''\n((('\n'''"), Ok(0));
        assert_eq!(measure("f'(((({-x}((((' , 1"), Ok(2));
    }

    #[test]
    fn bounds_what_nests_too_deep() {
        assert_eq!(message(&"(".repeat(100_000)), "too many nested parentheses");
        assert_eq!(message(&"a+".repeat(100_000)), "expression is nested too deeply");
        assert_eq!(message(&"not ".repeat(100_000)), "expression is nested too deeply");
        assert_eq!(message(&"lambda a, b: ".repeat(100_000)), "expression is nested too deeply");
        assert_eq!(message(&"a.".repeat(100_000)), "expression is nested too deeply");
        let format = format!("f'{{{}1}}'", "-".repeat(100_000));
        assert_eq!(message(&format), "expression is nested too deeply");
        let deep: String = (0..200).map(|depth| format!("{}if x:\n", " ".repeat(depth))).collect();
        assert_eq!(message(&deep), "too many levels of indentation");
        assert!(measure(&format!("{}1{}", "(".repeat(200), ")".repeat(200))).is_ok());
    }
}
