//! Text to tokens.

use super::tree::{Fault, Place};

/// One token.
#[derive(Clone, PartialEq, Debug)]
pub enum Token {
    /// A whole number.
    Number(i64),
    /// A string, its escapes resolved.
    Text(Vec<u8>),
    /// A name or a keyword.
    Word(String),
    /// An operator or a bracket.
    Sign(&'static str),
    /// The end of the text.
    End,
}

/// Longer ones first: the first that fits is meant.
const SIGNS: &[&str] = &[
    "==", "!=", "<=", ">=", "+", "-", "*", "/", "%", "<", ">", "=", "(", ")", "{", "}", "[", "]",
    ",", ";", ":", ".",
];

/// All tokens with their places, [`Token::End`] last. A `#` starts a comment.
pub fn tokens(text: &str) -> Result<Vec<(Token, Place)>, Fault> {
    let mut lexer = Lexer { rest: text, place: Place { line: 1, column: 1 } };
    let mut tokens = Vec::new();
    loop {
        lexer.skip_blanks();
        let place = lexer.place;
        let token = lexer.token()?;
        let is_end = token == Token::End;
        tokens.push((token, place));
        if is_end {
            return Ok(tokens);
        }
    }
}

struct Lexer<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Lexer<'a> {
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        for c in taken.chars() {
            if c == '\n' {
                self.place = Place { line: self.place.line + 1, column: 1 };
            } else {
                self.place.column += 1;
            }
        }
        self.rest = rest;
        taken
    }

    fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !fits(c)).unwrap_or(self.rest.len());
        self.take(end)
    }

    fn skip_blanks(&mut self) {
        loop {
            self.take_while(char::is_whitespace);
            if !self.rest.starts_with('#') {
                return;
            }
            self.take_while(|c| c != '\n');
        }
    }

    fn token(&mut self) -> Result<Token, Fault> {
        let place = self.place;
        let Some(first) = self.rest.chars().next() else { return Ok(Token::End) };
        if first.is_ascii_digit() {
            let digits = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
            let number = digits.replace('_', "").parse::<i64>().ok();
            let fits = number.filter(|n| *n < 1 << 62);
            return fits.map(Token::Number).ok_or_else(|| {
                place.fault(format!("{digits} is no whole number below 2 to the power of 62"))
            });
        }
        if first.is_ascii_alphabetic() || first == '_' {
            let word = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
            return Ok(Token::Word(word.to_string()));
        }
        if first == '"' {
            return self.string();
        }
        match SIGNS.iter().find(|sign| self.rest.starts_with(**sign)) {
            Some(sign) => {
                self.take(sign.len());
                Ok(Token::Sign(sign))
            }
            None => Err(place.fault(format!("`{first}` means nothing here"))),
        }
    }

    fn string(&mut self) -> Result<Token, Fault> {
        let start = self.place;
        self.take(1);
        let mut bytes = Vec::new();
        loop {
            bytes.extend(self.take_while(|c| !matches!(c, '"' | '\\' | '\n')).as_bytes());
            let place = self.place;
            match self.rest.as_bytes() {
                [b'"', ..] => {
                    self.take(1);
                    return Ok(Token::Text(bytes));
                }
                [b'\\', escaped @ (b'n' | b't' | b'"' | b'\\'), ..] => {
                    bytes.push(match escaped {
                        b'n' => b'\n',
                        b't' => b'\t',
                        other => *other,
                    });
                    self.take(2);
                }
                [b'\\', ..] => {
                    return Err(place.fault("a backslash stands before n, t, \" or another one"));
                }
                _ => return Err(start.fault("the string does not end on its line")),
            }
        }
    }
}
