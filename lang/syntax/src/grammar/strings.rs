//! Strings: prefixes that do not mix, escapes that are none, and the expressions of f-strings.

use super::Exception;
use super::engine::Engine;
use crate::escape;

/// How deep the brackets of an expression in an f-string may nest.
const MAX_BRACKETS: usize = 200;

/// A string literal, in parts.
struct Literal<'a> {
    is_raw: bool,
    is_bytes: bool,
    is_format: bool,
    /// What is between the quotes.
    content: &'a str,
    /// Where that starts in the text.
    start: usize,
    place: [i64; 4],
}

impl<'a> Engine<'a> {
    /// Looks at literals that are written one behind the other: the node of what they make.
    pub(super) fn strings(&mut self, list: usize) -> Option<usize> {
        let parts = self.nodes[list].parts.clone();
        let literals: Vec<Literal<'a>> = parts.iter().map(|&part| self.literal(part)).collect();
        for literal in &literals {
            self.look_at(literal);
            if self.error.is_none() && literal.is_bytes != literals[0].is_bytes {
                let message = "cannot mix bytes and nonbytes literals";
                self.raise_last(Exception::Syntax, message.into());
            }
            if self.error.is_some() {
                return None;
            }
            if literal.is_format {
                self.format(literal, literal.start, 0);
            }
            if self.error.is_some() {
                return None;
            }
        }
        let kind = if literals.iter().any(|l| l.is_format) { "FString" } else { "Constant" };
        let first = self.nodes[list].first;
        Some(self.node(kind, first, Vec::new()))
    }

    fn literal(&self, node: usize) -> Literal<'a> {
        let token = self.tokens[self.nodes[node].first];
        let written = self.written(self.nodes[node].first);
        let prefix = written.find(['\'', '"']).unwrap_or(0);
        let quotes = match &written.as_bytes()[prefix..] {
            [a, b, c, _, ..] if a == b && b == c && written.len() >= prefix + 6 => 3,
            _ => 1,
        };
        let has = |letter: char| written[..prefix].to_ascii_lowercase().contains(letter);
        Literal {
            is_raw: has('r'),
            is_bytes: has('b'),
            is_format: has('f'),
            content: &written[prefix + quotes..written.len() - quotes],
            start: token.start + prefix + quotes,
            place: self.nodes[node].place,
        }
    }

    /// What is wrong before anybody looks into braces.
    fn look_at(&mut self, literal: &Literal<'a>) {
        if literal.is_bytes {
            if !literal.content.is_ascii() {
                let message = "bytes can only contain ASCII literal characters";
                self.raise_at(literal.place, message.into());
            } else if !literal.is_raw
                && let Some(at) = bad_byte(literal.content)
            {
                let message = format!("(value error) invalid \\x escape at position {at}");
                self.raise_last(Exception::Syntax, message);
            }
        } else if !literal.is_format && !literal.is_raw {
            self.escapes(literal.content);
        }
    }
    fn escapes(&mut self, content: &str) {
        if let Some(message) = escape::in_content(content) {
            self.raise_last(Exception::Syntax, message);
        }
    }
    fn in_string(&mut self, message: &str) -> usize {
        self.raise_last(Exception::Syntax, format!("f-string{message}"));
        usize::MAX
    }

    /// Looks at an f-string from a place in the text, or at the format in one of its fields; where it ends.
    fn format(&mut self, literal: &Literal<'a>, from: usize, depth: usize) -> usize {
        let bytes = self.text.as_bytes();
        let end = literal.start + literal.content.len();
        let mut at = from;
        loop {
            let start = at;
            let mut is_doubled = false;
            while at < end {
                let byte = bytes[at];
                at += 1;
                let mut seen = byte;
                if byte == b'\\' && !literal.is_raw && at < end {
                    seen = bytes[at];
                    at += 1;
                    if seen == b'N' {
                        if at < end && bytes[at] == b'{' {
                            while at < end && bytes[at] != b'}' {
                                at += 1;
                            }
                            at = (at + 1).min(end);
                        }
                        continue;
                    }
                }
                if matches!(seen, b'{' | b'}') {
                    if depth == 0 {
                        if at < end && bytes[at] == seen {
                            is_doubled = true;
                            break;
                        }
                        if seen == b'}' {
                            return self.in_string(": single '}' is not allowed");
                        }
                    }
                    at -= 1;
                    break;
                }
            }
            if !literal.is_raw {
                self.escapes(&self.text[start..at]);
                if self.error.is_some() {
                    return usize::MAX;
                }
            }
            if is_doubled {
                at += 1;
                continue;
            }
            if at >= end || bytes[at] == b'}' {
                break;
            }
            at = self.field(literal, at, depth);
            if self.error.is_some() {
                return usize::MAX;
            }
        }
        if depth == 0 && at < end {
            return self.in_string(": unexpected end of string");
        } else if depth != 0 && (at >= end || bytes[at] != b'}') {
            return self.in_string(": expecting '}'");
        }
        at
    }

    /// Looks at a field from its brace; where it ends.
    fn field(&mut self, literal: &Literal<'a>, brace: usize, depth: usize) -> usize {
        if depth >= 2 {
            return self.in_string(": expressions nested too deeply");
        }
        let bytes = self.text.as_bytes();
        let end = literal.start + literal.content.len();
        let start = brace + 1;
        let mut at = start;
        let (mut quote, mut size) = (0u8, 0);
        let mut open: Vec<u8> = Vec::new();
        while at < end {
            let byte = bytes[at];
            let tripled = at + 2 < end && bytes[at + 1] == byte && bytes[at + 2] == byte;
            match byte {
                b'\\' => return self.in_string(" expression part cannot include a backslash"),
                _ if quote != 0 => {
                    if byte == quote && size == 3 && tripled {
                        at += 2;
                        quote = 0;
                    } else if byte == quote && size == 1 {
                        quote = 0;
                    }
                }
                b'\'' | b'"' => {
                    size = if tripled { 3 } else { 1 };
                    at += size - 1;
                    quote = byte;
                }
                b'(' | b'[' | b'{' if open.len() >= MAX_BRACKETS => {
                    return self.in_string(": too many nested parenthesis");
                }
                b'(' | b'[' | b'{' => open.push(byte),
                b'#' => return self.in_string(" expression part cannot include '#'"),
                b'!' | b':' | b'}' | b'=' | b'>' | b'<' if open.is_empty() => {
                    let next = if at + 1 < end { bytes[at + 1] } else { 0 };
                    if next == b'=' && matches!(byte, b'!' | b'=' | b'<' | b'>') {
                        at += 1;
                    } else if !matches!(byte, b'<' | b'>') {
                        break;
                    }
                }
                b')' | b']' | b'}' => {
                    let closing = byte as char;
                    let Some(opening) = open.pop() else {
                        return self.in_string(&format!(": unmatched '{closing}'"));
                    };
                    if !matches!((opening, byte), (b'(', b')') | (b'[', b']') | (b'{', b'}')) {
                        let opening = opening as char;
                        return self.in_string(&format!(
                            ": closing parenthesis '{closing}' does not match opening parenthesis '{opening}'"
                        ));
                    }
                }
                _ => {}
            }
            at += 1;
        }
        if quote != 0 {
            return self.in_string(": unterminated string");
        } else if let Some(&opening) = open.last() {
            return self.in_string(&format!(": unmatched '{}'", opening as char));
        } else if at >= end {
            return self.in_string(": expecting '}'");
        }
        self.inner(literal, start, at);
        if self.error.is_some() {
            return usize::MAX;
        }
        if bytes[at] == b'=' {
            at += 1;
            while at < end && matches!(bytes[at], b' ' | b'\t' | b'\n' | 0x0b | 0x0c) {
                at += 1;
            }
            if at >= end {
                return self.in_string(": expecting '}'");
            }
        }
        if bytes[at] == b'!' {
            at += 1;
            if at >= end {
                return self.in_string(": expecting '}'");
            }
            let conversion = bytes[at];
            at += 1;
            if !matches!(conversion, b's' | b'r' | b'a') {
                return self.in_string(": invalid conversion character: expected 's', 'r', or 'a'");
            }
        }
        if at < end && bytes[at] == b':' {
            at += 1;
            if at >= end {
                return self.in_string(": expecting '}'");
            }
            at = self.format(literal, at, depth + 1);
            if self.error.is_some() {
                return usize::MAX;
            }
        }
        if at >= end || bytes[at] != b'}' {
            return self.in_string(": expecting '}'");
        }
        at + 1
    }

    /// Looks at the expression of a field.
    fn inner(&mut self, literal: &Literal<'a>, start: usize, end: usize) {
        let expression = &self.text[start..end];
        if expression.bytes().all(|b| matches!(b, b' ' | b'\t' | b'\n' | 0x0c)) {
            match self.text.as_bytes()[end] {
                byte @ (b'!' | b':' | b'=') => {
                    self.in_string(&format!(": expression required before '{}'", byte as char));
                }
                _ => {
                    self.in_string(": empty expression not allowed");
                }
            }
            return;
        }
        let before = &self.text[literal.start..start];
        let lines = before.matches('\n').count() as i64;
        let line_start = self.text[..start].rfind('\n').map_or(0, |end| end + 1);
        let column = (start - 1 - line_start) as i64;
        let text = format!("({expression})\n");
        let origin = Some((literal.place[0] + lines, column));
        let mut inner = Engine::new(&text, self.grammar, origin);
        self.error = inner.run("fstring");
    }
}

/// The place of the first `\x` in a bytes literal without two digits.
fn bad_byte(content: &str) -> Option<usize> {
    let bytes = content.as_bytes();
    let mut at = 0;
    while at + 1 < bytes.len() {
        if bytes[at] != b'\\' {
            at += 1;
            continue;
        }
        let digits = bytes[at + 2..].iter().take(2).take_while(|b| b.is_ascii_hexdigit()).count();
        if bytes[at + 1] == b'x' && digits < 2 {
            return Some(at);
        }
        at += 2;
    }
    None
}
