//! From characters to tokens. A scan that reaches the end of what is there asks for more; the caller knows whether there will be.

/// Why a scan ends early.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stop {
    /// The text ends within a token.
    More,
    /// An error, and where it is in the text that was scanned.
    Error(u32, usize),
}

/// Expat's numbers of errors.
pub(super) mod error {
    pub(crate) const SYNTAX: u32 = 2;
    pub(crate) const NO_ELEMENTS: u32 = 3;
    pub(crate) const INVALID_TOKEN: u32 = 4;
    pub(crate) const UNCLOSED_TOKEN: u32 = 5;
    pub(crate) const PARTIAL_CHAR: u32 = 6;
    pub(crate) const TAG_MISMATCH: u32 = 7;
    pub(crate) const DUPLICATE_ATTRIBUTE: u32 = 8;
    pub(crate) const JUNK_AFTER_DOC_ELEMENT: u32 = 9;
    pub(crate) const PARAM_ENTITY_REF: u32 = 10;
    pub(crate) const UNDEFINED_ENTITY: u32 = 11;
    pub(crate) const RECURSIVE_ENTITY_REF: u32 = 12;
    pub(crate) const ASYNC_ENTITY: u32 = 13;
    pub(crate) const BAD_CHAR_REF: u32 = 14;
    pub(crate) const BINARY_ENTITY_REF: u32 = 15;
    pub(crate) const ATTRIBUTE_EXTERNAL_ENTITY_REF: u32 = 16;
    pub(crate) const MISPLACED_XML_PI: u32 = 17;
    pub(crate) const UNKNOWN_ENCODING: u32 = 18;
    pub(crate) const INCORRECT_ENCODING: u32 = 19;
    pub(crate) const UNCLOSED_CDATA_SECTION: u32 = 20;
    pub(crate) const ENTITY_DECLARED_IN_PE: u32 = 24;
    pub(crate) const UNBOUND_PREFIX: u32 = 27;
    pub(crate) const UNDECLARING_PREFIX: u32 = 28;
    pub(crate) const INCOMPLETE_PE: u32 = 29;
    pub(crate) const XML_DECL: u32 = 30;
    pub(crate) const TEXT_DECL: u32 = 31;
    pub(crate) const PUBLICID: u32 = 32;
    pub(crate) const FINISHED: u32 = 36;
    pub(crate) const RESERVED_PREFIX_XML: u32 = 38;
    pub(crate) const RESERVED_PREFIX_XMLNS: u32 = 39;
    pub(crate) const RESERVED_NAMESPACE_URI: u32 = 40;
    pub(crate) const AMPLIFICATION_LIMIT_BREACH: u32 = 43;
}

pub(super) type Scanned<T> = Result<T, Stop>;

pub(super) fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r')
}

/// Whether a document may have the character.
pub(super) fn is_char(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..)
}

pub(super) fn is_name_start(c: char) -> bool {
    matches!(c, 'a'..='z' | 'A'..='Z' | '_' | ':' | '\u{c0}'..='\u{d6}' | '\u{d8}'..='\u{f6}' | '\u{f8}'..='\u{2ff}'
        | '\u{370}'..='\u{37d}' | '\u{37f}'..='\u{1fff}' | '\u{200c}'..='\u{200d}' | '\u{2070}'..='\u{218f}'
        | '\u{2c00}'..='\u{2fef}' | '\u{3001}'..='\u{d7ff}' | '\u{f900}'..='\u{fdcf}' | '\u{fdf0}'..='\u{fffd}')
}

pub(super) fn is_name_char(c: char) -> bool {
    is_name_start(c)
        || matches!(c, '-' | '.' | '0'..='9' | '\u{b7}' | '\u{300}'..='\u{36f}' | '\u{203f}'..='\u{2040}')
}

/// A place in a text.
#[derive(Clone, Copy)]
pub(super) struct Scan<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
    /// Whether what follows the text is no character: it is an error there.
    pub(super) is_bad: bool,
}

impl<'a> Scan<'a> {
    pub(super) fn new(text: &'a str, at: usize) -> Scan<'a> {
        Scan { text, at, is_bad: false }
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The next character.
    pub(super) fn peek(&self) -> Scanned<char> {
        match self.rest().chars().next() {
            Some(c) => Ok(c),
            None if self.is_bad => self.error(error::INVALID_TOKEN),
            None => Err(Stop::More),
        }
    }

    pub(super) fn next(&mut self) -> Scanned<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        Ok(c)
    }

    pub(super) fn error<T>(&self, error: u32) -> Scanned<T> {
        Err(Stop::Error(error, self.at))
    }

    pub(super) fn invalid<T>(&self) -> Scanned<T> {
        self.error(error::INVALID_TOKEN)
    }

    /// Whether a text follows, which is taken then. Asks for more where it may.
    pub(super) fn takes(&mut self, text: &str) -> Scanned<bool> {
        let rest = self.rest();
        if rest.starts_with(text) {
            self.at += text.len();
            return Ok(true);
        }
        if text.starts_with(rest) {
            self.at += rest.len();
            self.peek()?;
        }
        Ok(false)
    }

    /// Takes a text that has to follow.
    pub(super) fn expect(&mut self, text: &str) -> Scanned<()> {
        for wanted in text.chars() {
            if self.peek()? != wanted {
                return self.invalid();
            }
            self.at += wanted.len_utf8();
        }
        Ok(())
    }

    /// Takes blanks; whether there were any.
    pub(super) fn spaces(&mut self) -> Scanned<bool> {
        let start = self.at;
        while is_space(self.peek()?) {
            self.at += 1;
        }
        Ok(self.at > start)
    }

    /// A name; with namespaces it has one colon, if any, between two parts.
    pub(super) fn name(&mut self, has_namespaces: bool) -> Scanned<&'a str> {
        let start = self.at;
        if !is_name_start(self.peek()?) || has_namespaces && self.peek()? == ':' {
            return self.invalid();
        }
        let mut colons = 0;
        loop {
            let c = self.peek()?;
            if !is_name_char(c) {
                return Ok(&self.text[start..self.at]);
            }
            if has_namespaces && c == ':' {
                colons += 1;
                let mut after = *self;
                after.at += 1;
                if colons > 1 || !is_name_start(after.peek()?) || after.peek()? == ':' {
                    self.at = if colons > 1 { self.at } else { after.at };
                    return self.invalid();
                }
            }
            self.at += c.len_utf8();
        }
    }

    /// What lies before a text, which is taken. Characters that no document has are errors.
    pub(super) fn until(&mut self, end: &str) -> Scanned<&'a str> {
        let start = self.at;
        let rest = self.rest();
        let stop = rest.find(end).unwrap_or(rest.len());
        if let Some((at, _)) = rest[..stop].char_indices().find(|(_, c)| !is_char(*c)) {
            self.at = start + at;
            return self.invalid();
        }
        self.at = start + stop;
        if stop == rest.len() {
            self.peek()?;
        }
        self.at += end.len();
        Ok(&rest[..stop])
    }

    /// A text in quotes.
    pub(super) fn literal(&mut self) -> Scanned<&'a str> {
        match self.peek()? {
            '"' => {
                self.at += 1;
                self.until("\"")
            }
            '\'' => {
                self.at += 1;
                self.until("'")
            }
            _ => self.error(error::SYNTAX),
        }
    }

    /// What follows `&#`: a number, and a semicolon.
    pub(super) fn character(&mut self) -> Scanned<Option<char>> {
        let radix = if self.peek()? == 'x' {
            self.at += 1;
            16
        } else {
            10
        };
        if !self.peek()?.is_digit(radix) {
            return self.invalid();
        }
        let mut number = 0u32;
        loop {
            let c = self.peek()?;
            if c == ';' {
                self.at += 1;
                return Ok(char::from_u32(number).filter(|c| is_char(*c)));
            }
            let Some(digit) = c.to_digit(radix) else { return self.invalid() };
            number = number.saturating_mul(radix).saturating_add(digit);
            self.at += 1;
        }
    }
}

/// The end of a line is one character, whatever it is in the text.
pub(super) fn with_lines(text: &str) -> String {
    if !text.contains('\r') {
        return text.into();
    }
    text.replace("\r\n", "\n").replace('\r', "\n")
}
