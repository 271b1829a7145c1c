//! Whether what was typed at a prompt is whole, or goes on in the next line.
//!
//! As at CPython's prompt: a text goes on while a bracket or a triple-quoted string is open, or behind a backslash; and a statement with a body goes on until
//! an empty line. Everything else is whole, right or wrong.
//!
//! ```text
//! x = [1,          goes on: the bracket
//! if x:            goes on: a statement with a body
//!     f()          goes on: there is no empty line yet
//! 1 +              whole, and a syntax error
//! ```
//!
//! The text is scanned for strings and brackets alone. The parser could not say it: of a text that ends too early it tells one of several errors.

/// What is open at the end of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Open {
    Nothing,
    /// A bracket, a triple-quoted string, or a line that ends in a backslash.
    Something,
    /// A closing bracket has no opening one: no further line makes it right.
    Never,
}

/// Words that statements with bodies start with.
const HEADS: &[&str] = &["if", "for", "while", "with", "try", "def", "class", "async", "match"];

/// Whether a text goes on in the next line.
pub fn goes_on(text: &str) -> bool {
    match open(text) {
        Open::Something => true,
        Open::Never => false,
        Open::Nothing => has_body(text) && !ends_with_empty_line(text),
    }
}

/// Whether a text with this end is not to be told wrong yet: more lines could make it right.
pub fn is_open(text: &str) -> bool {
    open(text) == Open::Something
}

fn open(text: &str) -> Open {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (0, 0usize);
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'#' => {
                at +=
                    bytes[at..].iter().position(|&byte| byte == b'\n').unwrap_or(bytes.len() - at);
                continue;
            }
            b'\\' if bytes[at + 1..].iter().all(|&byte| byte == b'\n') => return Open::Something,
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' if depth == 0 => return Open::Never,
            b')' | b']' | b'}' => depth -= 1,
            b'"' | b'\'' => match string(bytes, at) {
                Ok(end) => {
                    at = end;
                    continue;
                }
                Err(open) => return open,
            },
            _ => {}
        }
        at += 1;
    }
    if depth > 0 { Open::Something } else { Open::Nothing }
}

/// Where the string that starts here has ended, or what is open.
fn string(bytes: &[u8], start: usize) -> Result<usize, Open> {
    let quote = bytes[start];
    let is_triple = bytes[start..].starts_with(&[quote; 3]);
    let close = if is_triple { 3 } else { 1 };
    let mut at = start + close;
    loop {
        match bytes.get(at) {
            None if is_triple => return Err(Open::Something),
            // An error of its own, which the parser tells.
            None => return Err(Open::Nothing),
            Some(b'\n') if !is_triple => return Err(Open::Nothing),
            Some(b'\\') if at + 1 >= bytes.len() => return Err(Open::Something),
            Some(b'\\') => at += 2,
            Some(&byte) if byte == quote && bytes[at..].starts_with(&[quote; 3][..close]) => {
                return Ok(at + close);
            }
            Some(_) => at += 1,
        }
    }
}

/// Whether the first statement is one with a body.
fn has_body(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim_start);
    let first = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
    let Some(first) = first else { return false };
    let word = first.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
    match word {
        _ if first.starts_with('@') => true,
        // A name, unless the line is the head of a statement.
        "match" => {
            first.trim_end().ends_with(':') && first[word.len()..].starts_with([' ', '(', '['])
        }
        word => HEADS.contains(&word),
    }
}

fn ends_with_empty_line(text: &str) -> bool {
    text.contains('\n') && text.rsplit('\n').next().is_some_and(|last| last.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_goes_on_where_cpythons_prompt_asks_for_more() {
        for text in [
            "x = [1,",
            "f(",
            "if x:",
            "if x:\n    f()",
            "if x: f()",
            "@decorated",
            "class A:\n    x = 1\n    def f(self):",
            "'''one\ntwo",
            "x = \"\"\"\n\\\"\"\"",
            "x = 1 + \\",
            "async def f():",
            "match x:",
            "match (x):\n    case 1:",
            "def f():  # (",
            "{'a': ')'",
        ] {
            assert!(goes_on(text), "{text:?}");
        }
        for text in [
            "x = [1]",
            "1 +",
            "f())",
            ")(",
            "x = 'abc",
            "x = 'it\\'s'",
            "# if x:",
            "'''one\ntwo'''",
            "if x:\n    f()\n",
            "if x:\n    f()\n    ",
            "match = 1",
            "match.group(1)",
            "ifx: int",
            "",
            "r'\\' + 'x'",
            "print('(')",
            "x = '#' + \"'''\"",
        ] {
            assert!(!goes_on(text), "{text:?}");
        }
    }
}
