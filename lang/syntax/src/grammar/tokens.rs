//! Tokens, and what is wrong before there are any.
//!
//! One token at a time: an error further down does not count until somebody asks for the token.

use super::{Exception, Wrong};
use crate::unicode;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Name,
    Keyword,
    Number,
    Str,
    Newline,
    Indent,
    Dedent,
    End,
    Operator,
    /// What is no token.
    Error,
}

/// A token and its place: lines from 1, columns in bytes from 0, or -1 where a token has no text.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    pub kind: Kind,
    pub start: usize,
    pub end: usize,
    pub line: i64,
    pub column: i64,
    pub end_line: i64,
    pub end_column: i64,
    /// How many brackets are open behind it.
    pub level: usize,
}

/// Why there is no token.
pub enum Stop {
    /// An error that the tokenizer words itself.
    Error(Wrong),
    /// The text ends, maybe inside brackets.
    Eof,
    /// The parser words these.
    Dedent,
    Tab,
    TooDeep,
    Continuation,
}

const KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue",
    "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import",
    "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while",
    "with", "yield",
];
const THREE: [&str; 5] = ["**=", "...", "//=", "<<=", ">>="];
const TWO: [&str; 20] = [
    "!=", "%=", "&=", "**", "*=", "+=", "-=", "->", "//", "/=", ":=", "<<", "<=", "<>", "==", ">=",
    ">>", "@=", "^=", "|=",
];
/// How many brackets may be open.
const MAX_LEVEL: usize = 200;
/// How many blocks may be open.
const MAX_INDENT: usize = 100;

/// An open bracket.
#[derive(Clone, Copy)]
pub struct Bracket {
    pub byte: u8,
    pub line: i64,
    pub column: i64,
}

pub struct Tokenizer<'a> {
    pub text: &'a [u8],
    /// The next byte.
    pub at: usize,
    pub line: i64,
    pub line_start: usize,
    /// Where the text starts that the tokenizer holds: the line, or the token that began on an earlier one.
    pub buffer: usize,
    pub brackets: Vec<Bracket>,
    indents: Vec<(i64, i64)>,
    pending: i64,
    at_line_start: bool,
    in_token: bool,
    /// Whether it has stopped, and may not be asked again.
    pub is_done: bool,
}

impl<'a> Tokenizer<'a> {
    /// The text ends in a line end.
    pub fn new(text: &'a str) -> Self {
        Tokenizer {
            text: text.as_bytes(),
            at: 0,
            line: 0,
            line_start: usize::MAX,
            buffer: 0,
            brackets: Vec::new(),
            indents: vec![(0, 0)],
            pending: 0,
            at_line_start: true,
            in_token: false,
            is_done: false,
        }
    }

    /// Ends the open blocks: at a prompt the end of the text is that of a line.
    pub fn close(&mut self) {
        self.pending = 1 - self.indents.len() as i64;
        self.indents.truncate(1);
        self.is_done = false;
    }

    /// The end of the line that was read last, its line end included.
    pub fn line_end(&self) -> usize {
        let from = self.line_start.min(self.text.len());
        let rest = &self.text[from..];
        rest.iter().position(|&b| b == b'\n').map_or(self.text.len(), |end| from + end + 1)
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }
    fn next(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        if self.at == 0 || self.text[self.at - 1] == b'\n' {
            if self.line_start != self.at {
                self.line += 1;
            }
            self.line_start = self.at;
            if !self.in_token {
                self.buffer = self.at;
            }
        }
        self.at += 1;
        Some(byte)
    }
    fn back(&mut self, byte: Option<u8>) {
        if byte.is_some() {
            self.at -= 1;
        }
    }

    /// An error here, or at columns of the line that are given.
    fn error(&mut self, columns: Option<(i64, i64)>, message: String) -> Stop {
        self.is_done = true;
        let rest = &self.text[self.line_start..];
        let length = rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
        let line = String::from_utf8_lossy(&rest[..length]).into_owned();
        let here = self.at.max(self.line_start) - self.line_start;
        let count = String::from_utf8_lossy(&rest[..here.min(rest.len())]).chars().count() as i64;
        let (start, end) = columns.unwrap_or((count, count));
        Stop::Error(Wrong {
            exception: Exception::Syntax,
            message,
            place: [self.line, start, self.line, end],
            text: Some(line),
        })
    }
    fn wrong<T>(&mut self, message: impl Into<String>) -> Result<T, Stop> {
        Err(self.error(None, message.into()))
    }
    fn stop<T>(&mut self, stop: Stop) -> Result<T, Stop> {
        self.is_done = true;
        self.at = self.line_end();
        Err(stop)
    }

    fn token(&self, kind: Kind, span: Option<(usize, usize)>, first: (i64, usize)) -> Token {
        let column = |at: usize, from: usize| if at >= from { (at - from) as i64 } else { -1 };
        let (start, end) = span.unwrap_or((self.at, self.at));
        Token {
            kind,
            start,
            end,
            line: first.0,
            column: span.map_or(-1, |_| column(start, first.1)),
            end_line: self.line,
            end_column: span.map_or(-1, |_| column(end, self.line_start)),
            level: self.brackets.len(),
        }
    }

    /// The next token.
    pub fn get(&mut self) -> Result<Token, Stop> {
        'line: loop {
            self.in_token = false;
            let mut is_blank = false;
            if self.at_line_start {
                self.at_line_start = false;
                is_blank = self.indentation()?;
            }
            if self.pending != 0 {
                let kind = if self.pending < 0 { Kind::Dedent } else { Kind::Indent };
                self.pending -= self.pending.signum();
                return Ok(self.token(kind, None, (self.line, self.line_start)));
            }
            loop {
                self.in_token = false;
                while matches!(self.peek(), Some(b' ' | b'\t' | 0x0c)) {
                    self.next();
                }
                let start = self.at;
                let mut byte = self.next();
                self.in_token = true;
                if byte == Some(b'#') {
                    while byte.is_some_and(|b| b != b'\n') {
                        byte = self.next();
                    }
                }
                let Some(c) = byte else {
                    self.is_done = true;
                    if !self.brackets.is_empty() {
                        return Err(Stop::Eof);
                    }
                    return Ok(self.token(Kind::End, None, (self.line, self.line_start)));
                };
                let first = (self.line, self.line_start);
                if c == b'_' || c.is_ascii_alphabetic() || c >= 128 {
                    match self.name(start, c)? {
                        true => return self.string(start, first),
                        false => return self.finish_name(start, first),
                    }
                }
                if c == b'\n' {
                    self.at_line_start = true;
                    if is_blank || !self.brackets.is_empty() {
                        continue 'line;
                    }
                    return Ok(self.token(Kind::Newline, Some((start, self.at - 1)), first));
                }
                if c.is_ascii_digit()
                    || c == b'.' && self.peek().is_some_and(|b| b.is_ascii_digit())
                {
                    self.number(c)?;
                    return Ok(self.token(Kind::Number, Some((start, self.at)), first));
                }
                if matches!(c, b'\'' | b'"') {
                    self.back(Some(c));
                    return self.string(start, first);
                }
                if c == b'\\' {
                    self.continuation()?;
                    continue;
                }
                self.operator(start, c)?;
                return Ok(self.token(Kind::Operator, Some((start, self.at)), first));
            }
        }
    }

    /// Reads the blanks that a line starts with, and whether there is nothing else.
    fn indentation(&mut self) -> Result<bool, Stop> {
        let (mut column, mut narrow, mut continued) = (0i64, 0i64, 0i64);
        let byte = loop {
            match self.next() {
                Some(b' ') => (column, narrow) = (column + 1, narrow + 1),
                Some(b'\t') => (column, narrow) = ((column / 8 + 1) * 8, narrow + 1),
                Some(0x0c) => (column, narrow) = (0, 0),
                Some(b'\\') => {
                    continued = if continued != 0 { continued } else { column };
                    self.continuation()?;
                }
                other => break other,
            }
        };
        self.back(byte);
        let is_blank = matches!(byte, Some(b'#' | b'\n'));
        if is_blank || !self.brackets.is_empty() {
            return Ok(is_blank);
        }
        if continued != 0 {
            (column, narrow) = (continued, continued);
        }
        let &(last, last_narrow) = self.indents.last().expect("the outermost");
        if column > last {
            if self.indents.len() >= MAX_INDENT {
                return self.stop(Stop::TooDeep);
            } else if narrow <= last_narrow {
                return self.stop(Stop::Tab);
            }
            self.pending += 1;
            self.indents.push((column, narrow));
            return Ok(false);
        }
        while self.indents.len() > 1 && column < self.indents.last().expect("one").0 {
            self.pending -= 1;
            self.indents.pop();
        }
        let &(last, last_narrow) = self.indents.last().expect("the outermost");
        if column != last {
            return self.stop(Stop::Dedent);
        } else if narrow != last_narrow {
            return self.stop(Stop::Tab);
        }
        Ok(false)
    }

    fn continuation(&mut self) -> Result<(), Stop> {
        if self.next() != Some(b'\n') {
            self.is_done = true;
            return Err(Stop::Continuation);
        }
        if self.peek().is_none() {
            return self.stop(Stop::Eof);
        }
        let byte = self.next();
        self.back(byte);
        Ok(())
    }

    /// Reads a name, and whether it was the prefix of a string.
    fn name(&mut self, start: usize, first: u8) -> Result<bool, Stop> {
        let mut byte = Some(first);
        let [mut b, mut u, mut r, mut f] = [false; 4];
        loop {
            match byte {
                Some(b'b' | b'B') if !(b || u || f) => b = true,
                Some(b'u' | b'U') if !(b || u || r || f) => u = true,
                Some(b'r' | b'R') if !(r || u) => r = true,
                Some(b'f' | b'F') if !(f || b || u) => f = true,
                _ => break,
            }
            byte = self.next();
            if matches!(byte, Some(b'\'' | b'"')) {
                self.back(byte);
                return Ok(true);
            }
        }
        while byte.is_some_and(|c| c == b'_' || c.is_ascii_alphanumeric() || c >= 128) {
            byte = self.next();
        }
        self.back(byte);
        let name = String::from_utf8_lossy(&self.text[start..self.at]).into_owned();
        if name.is_ascii() {
            return Ok(false);
        }
        let is_good = |index: usize, c: char| {
            c == '_'
                || if index == 0 {
                    unicode::starts_identifier(c)
                } else {
                    unicode::continues_identifier(c)
                }
        };
        if let Some((index, (at, c))) =
            name.char_indices().enumerate().find(|&(index, (_, c))| !is_good(index, c))
        {
            let _ = index;
            self.at = start + at + c.len_utf8();
            let code = c as u32;
            return self.wrong(match unicode::is_printable(c) {
                true => format!("invalid character '{c}' (U+{code:04X})"),
                false => format!("invalid non-printable character U+{code:04X}"),
            });
        }
        Ok(false)
    }
    fn finish_name(&mut self, start: usize, first: (i64, usize)) -> Result<Token, Stop> {
        let is_keyword = std::str::from_utf8(&self.text[start..self.at])
            .is_ok_and(|name| KEYWORDS.contains(&name));
        let kind = if is_keyword { Kind::Keyword } else { Kind::Name };
        Ok(self.token(kind, Some((start, self.at)), first))
    }

    /// Reads a string from its first quote.
    fn string(&mut self, start: usize, first: (i64, usize)) -> Result<Token, Stop> {
        let quote = self.next();
        let mut size = 1;
        let mut closing = 0;
        let second = self.next();
        if second == quote {
            let third = self.next();
            if third == quote {
                size = 3;
            } else {
                closing = 1;
                self.back(third);
            }
        } else {
            self.back(second);
        }
        while closing != size {
            let byte = self.next();
            if byte.is_none() || size == 1 && byte == Some(b'\n') {
                let detected = self.line;
                self.at = start + 1;
                (self.line, self.line_start) = first;
                let kind = if size == 3 { "triple-quoted string" } else { "string" };
                return self
                    .wrong(format!("unterminated {kind} literal (detected at line {detected})"));
            }
            if byte == quote {
                closing += 1;
            } else {
                closing = 0;
                if byte == Some(b'\\') {
                    self.next();
                }
            }
        }
        Ok(self.token(Kind::Str, Some((start, self.at)), first))
    }

    fn operator(&mut self, start: usize, c: u8) -> Result<(), Stop> {
        let rest = &self.text[start..];
        let is = |operator: &&str| rest.starts_with(operator.as_bytes());
        if let Some(long) = THREE.iter().find(|o| is(o)).or_else(|| TWO.iter().find(|o| is(o))) {
            self.at = start + long.len();
            return Ok(());
        }
        match c {
            b'(' | b'[' | b'{' => {
                if self.brackets.len() >= MAX_LEVEL {
                    return self.wrong("too many nested parentheses");
                }
                let column = (start - self.line_start) as i64;
                self.brackets.push(Bracket { byte: c, line: self.line, column });
            }
            b')' | b']' | b'}' => {
                let closing = c as char;
                let Some(open) = self.brackets.pop() else {
                    return self.wrong(format!("unmatched '{closing}'"));
                };
                if !matches!((open.byte, c), (b'(', b')') | (b'[', b']') | (b'{', b'}')) {
                    let opening = open.byte as char;
                    let line = match open.line == self.line {
                        true => String::new(),
                        false => format!(" on line {}", open.line),
                    };
                    return self.wrong(format!(
                        "closing parenthesis '{closing}' does not match opening parenthesis '{opening}'{line}"
                    ));
                }
            }
            0..0x20 | 0x7f => {
                return self.wrong(format!("invalid non-printable character U+{c:04X}"));
            }
            _ => {}
        }
        Ok(())
    }

    fn number(&mut self, first: u8) -> Result<(), Stop> {
        let mut byte;
        if first == b'.' {
            byte = self.next();
            return self.fraction(byte);
        }
        if first != b'0' {
            byte = self.digits()?;
            return match byte {
                Some(b'.') => {
                    byte = self.next();
                    self.fraction(byte)
                }
                _ => self.exponent(byte),
            };
        }
        byte = self.next();
        let (is_digit, kind): (fn(u8) -> bool, _) = match byte {
            Some(b'x' | b'X') => (|b| b.is_ascii_hexdigit(), "hexadecimal"),
            Some(b'o' | b'O') => (|b| (b'0'..b'8').contains(&b), "octal"),
            Some(b'b' | b'B') => (|b| matches!(b, b'0' | b'1'), "binary"),
            _ => return self.zeros(byte),
        };
        byte = self.next();
        loop {
            if byte == Some(b'_') {
                byte = self.next();
            }
            if !byte.is_some_and(is_digit) {
                return match byte {
                    Some(b'0'..=b'9') if kind != "hexadecimal" => self.bad_digit(byte, kind),
                    _ => {
                        self.back(byte);
                        self.wrong(format!("invalid {kind} literal"))
                    }
                };
            }
            while byte.is_some_and(is_digit) {
                byte = self.next();
            }
            if byte != Some(b'_') {
                break;
            }
        }
        if matches!(byte, Some(b'0'..=b'9')) {
            return self.bad_digit(byte, kind);
        }
        self.end_of_number(byte, kind)
    }
    fn bad_digit(&mut self, byte: Option<u8>, kind: &str) -> Result<(), Stop> {
        let digit = byte.map_or(' ', |b| b as char);
        self.wrong(format!("invalid digit '{digit}' in {kind} literal"))
    }
    /// A decimal number that starts with a zero; `byte` is what follows it.
    fn zeros(&mut self, mut byte: Option<u8>) -> Result<(), Stop> {
        let start = self.at - 1 - byte.is_some() as usize;
        loop {
            if byte == Some(b'_') {
                byte = self.next();
                if !byte.is_some_and(|b| b.is_ascii_digit()) {
                    self.back(byte);
                    return self.wrong("invalid decimal literal");
                }
            }
            if byte != Some(b'0') {
                break;
            }
            byte = self.next();
        }
        let end = self.at;
        let is_nonzero = byte.is_some_and(|b| b.is_ascii_digit());
        if is_nonzero {
            byte = self.digits()?;
        }
        match byte {
            Some(b'.') => {
                byte = self.next();
                self.fraction(byte)
            }
            Some(b'e' | b'E' | b'j' | b'J') => self.exponent(byte),
            _ if is_nonzero => {
                self.back(byte);
                let column = |at: usize| (at - self.line_start) as i64;
                let columns = (column(start + 1), column(end));
                Err(self.error(
                    Some(columns),
                    "leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers"
                        .into(),
                ))
            }
            _ => self.end_of_number(byte, "decimal"),
        }
    }
    /// Reads decimal digits behind the first, and gives what follows.
    fn digits(&mut self) -> Result<Option<u8>, Stop> {
        loop {
            let mut byte = self.next();
            while byte.is_some_and(|b| b.is_ascii_digit()) {
                byte = self.next();
            }
            if byte != Some(b'_') {
                return Ok(byte);
            }
            byte = self.next();
            if !byte.is_some_and(|b| b.is_ascii_digit()) {
                self.back(byte);
                return self.wrong("invalid decimal literal");
            }
        }
    }
    fn fraction(&mut self, mut byte: Option<u8>) -> Result<(), Stop> {
        if byte.is_some_and(|b| b.is_ascii_digit()) {
            byte = self.digits()?;
        }
        self.exponent(byte)
    }
    fn exponent(&mut self, mut byte: Option<u8>) -> Result<(), Stop> {
        if matches!(byte, Some(b'e' | b'E')) {
            let letter = byte;
            byte = self.next();
            if matches!(byte, Some(b'+' | b'-')) {
                byte = self.next();
                if !byte.is_some_and(|b| b.is_ascii_digit()) {
                    self.back(byte);
                    return self.wrong("invalid decimal literal");
                }
            } else if !byte.is_some_and(|b| b.is_ascii_digit()) {
                self.back(byte);
                return self.end_of_number(letter, "decimal");
            }
            byte = self.digits()?;
        }
        if matches!(byte, Some(b'j' | b'J')) {
            byte = self.next();
            return self.end_of_number(byte, "imaginary");
        }
        self.end_of_number(byte, "decimal")
    }
    /// Nothing that could belong to it may follow a number, but for keywords. Gives `byte` back.
    fn end_of_number(&mut self, byte: Option<u8>, kind: &str) -> Result<(), Stop> {
        self.back(byte);
        let rest = &self.text[self.at..];
        let keywords: [&[u8]; 8] = [b"and", b"else", b"for", b"if", b"in", b"is", b"or", b"not"];
        if keywords.iter().any(|word| rest.starts_with(word)) {
            return Ok(());
        }
        if byte.is_some_and(|c| c == b'_' || c.is_ascii_alphanumeric() || c >= 128) {
            return self.wrong(format!("invalid {kind} literal"));
        }
        Ok(())
    }
}
