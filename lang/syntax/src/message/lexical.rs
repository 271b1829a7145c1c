//! Errors of the tokens: strings without end, numbers that are none, indentation.

use super::super::ast::token::TokenKind;
use super::super::parser::{InterpolatedStringErrorType as InString, LexicalErrorType};
use super::super::{escape, to_span};
use super::{Reader, number};
use crate::source::{Diagnostic, ErrorKind, Span};

impl Reader<'_> {
    pub(super) fn lexical(&self, error: &LexicalErrorType, at: Span) -> Diagnostic {
        let written = &self.text[at.start as usize..];
        let message = match error {
            LexicalErrorType::FStringError(error) => return self.in_string(error, at),
            LexicalErrorType::UnclosedStringError => return self.unclosed(at),
            LexicalErrorType::IndentationError => return self.dedent(at),
            LexicalErrorType::UnrecognizedToken { tok: '\0' } => {
                "source code cannot contain null bytes".into()
            }
            LexicalErrorType::UnrecognizedToken { tok } if tok.is_ascii() => {
                "invalid syntax".to_string()
            }
            LexicalErrorType::UnrecognizedToken { tok } => {
                let printable = !tok.is_control() && !tok.is_whitespace() && *tok != '\u{feff}';
                let code = format!("U+{:04X}", *tok as u32);
                if printable {
                    format!("invalid character '{tok}' ({code})")
                } else {
                    format!("invalid non-printable character {code}")
                }
            }
            LexicalErrorType::LineContinuationError => {
                let message = "unexpected character after line continuation character";
                return Diagnostic::syntax(Span::new(at.start + 1, at.start + 2), message);
            }
            LexicalErrorType::InvalidByteLiteral => {
                let start = self.string_start(at.start);
                let message = "bytes can only contain ASCII literal characters";
                return Diagnostic::syntax(Span::new(start, at.end.max(start + 1)), message);
            }
            LexicalErrorType::Eof => "unexpected EOF while parsing".into(),
            LexicalErrorType::UnicodeError
            | LexicalErrorType::MissingUnicodeLbrace
            | LexicalErrorType::MissingUnicodeRbrace
            | LexicalErrorType::StringError => {
                let message = self.escape(at);
                if message.starts_with("(unicode error)") {
                    let start = self.string_start(at.start);
                    let end = self.string_end(start);
                    return Diagnostic::syntax(self.token_behind(end), message);
                }
                message
            }
            LexicalErrorType::OtherError(message) if message.starts_with("Invalid decimal") => {
                let digits = written.bytes().take_while(u8::is_ascii_digit).count();
                if written.starts_with('0') && digits > 1 {
                    "leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers"
                        .into()
                } else {
                    "invalid decimal literal".into()
                }
            }
            LexicalErrorType::OtherError(_) => {
                let message = number(written);
                // The last character that could still be part of the number.
                let good = match message.as_str() {
                    "invalid syntax" => 0,
                    text if text.starts_with("invalid digit") => {
                        let is_digit = |c: &char| c.is_ascii_digit();
                        let most = if text.contains("octal") { '7' } else { '1' };
                        let fine = |c: &char| is_digit(c) && *c <= most || *c == '_';
                        2 + written.chars().skip(2).take_while(fine).count()
                    }
                    _ => {
                        let prefix = written.starts_with('0') as usize
                            + written[1..].starts_with(['x', 'X', 'o', 'O', 'b', 'B']) as usize;
                        let prefix = if prefix == 2 { 2 } else { 0 };
                        let fine = |c: &char| c.is_ascii_digit() || matches!(c, '.');
                        let rest = written.chars().skip(prefix).take_while(fine).count();
                        let under = written[prefix + rest..].starts_with('_') as usize;
                        (prefix + rest + under).saturating_sub(1)
                    }
                } as u32;
                let place = Span::new(at.start + good, at.start + good + 1);
                return Diagnostic::syntax(place, message);
            }
            LexicalErrorType::TStringError(_) => "invalid syntax".into(),
        };
        Diagnostic::syntax(at, message)
    }
    pub(super) fn in_string(&self, error: &InString, at: Span) -> Diagnostic {
        let message = match error {
            InString::UnterminatedString | InString::UnterminatedTripleQuotedString => {
                return self.unclosed(at);
            }
            InString::UnclosedLbrace
                if self.rest_of_line(at.start).starts_with(|c: char| c.is_alphanumeric()) =>
            {
                "f-string: invalid syntax. Perhaps you forgot a comma?"
            }
            InString::UnclosedLbrace => "f-string: expecting '}'",
            InString::InvalidConversionFlag => {
                "f-string: invalid conversion character: expected 's', 'r', or 'a'"
            }
            InString::SingleRbrace => "f-string: single '}' is not allowed",
            InString::LambdaWithoutParentheses => "f-string: invalid syntax",
            InString::ConversionFlagNotImmediatelyAfterExclamation => "f-string: expecting '}'",
            InString::NewlineInFormatSpec => "f-string: expecting '}'",
        };
        Diagnostic::syntax(at, message)
    }
    /// A string without end.
    pub(super) fn unclosed(&self, at: Span) -> Diagnostic {
        // The error may be behind the opening quotes.
        let start = self.string_start(at.start);
        let quotes =
            self.text[start as usize..].trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let place = self.text.len() as u32 - quotes.len() as u32;
        let span = Span::new(place, place + 1);
        if quotes.starts_with("'''") || quotes.starts_with("\"\"\"") {
            let last = 1 + self.text.trim_end_matches('\n').matches('\n').count();
            let message =
                format!("unterminated triple-quoted string literal (detected at line {last})");
            return Diagnostic::syntax(span, message);
        }
        let line = self.line_of(place);
        Diagnostic::syntax(span, format!("unterminated string literal (detected at line {line})"))
    }
    /// Where the string starts that a place is in, or just behind the opening quotes of.
    pub(super) fn string_start(&self, offset: u32) -> u32 {
        let mut starts = self.parsed.tokens().iter().rev().filter_map(|token| {
            let (kind, range) = token.as_tuple();
            let token = to_span(range);
            let inside = token.start <= offset && offset <= token.end;
            (inside && matches!(kind, TokenKind::FStringStart | TokenKind::String))
                .then_some(token.start)
        });
        starts.next().unwrap_or(offset)
    }
    /// Where a string ends, as far as its quotes tell.
    pub(super) fn string_end(&self, start: u32) -> u32 {
        let tokens = self.parsed.tokens().iter().map(|token| to_span(token.as_tuple().1));
        let ends = tokens.filter(|token| token.start <= start && start < token.end);
        ends.map(|token| token.end).max().unwrap_or(start)
    }
    pub(super) fn escape(&self, at: Span) -> String {
        let start = self.string_start(at.start) as usize;
        escape::message(&self.text[start..]).unwrap_or_else(|| "invalid syntax".into())
    }
    /// A line whose indentation is none of those around.
    pub(super) fn dedent(&self, at: Span) -> Diagnostic {
        let start = self.line_start(at.end.min(self.text.len() as u32));
        let line = self.rest_of_line(start);
        let indent = &line[..line.len() - line.trim_start().len()];
        let before = &self.text[..start as usize];
        let other = before.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("");
        let other = &other[..other.len() - other.trim_start().len()];
        let mixes = indent.contains('\t') != other.contains('\t')
            && !indent.is_empty()
            && !other.is_empty();
        let (kind, message) = if mixes {
            (ErrorKind::Tab, "inconsistent use of tabs and spaces in indentation")
        } else {
            (ErrorKind::Indentation, "unindent does not match any outer indentation level")
        };
        let end = start + line.len() as u32;
        let span = if mixes { Span::new(start, end) } else { Span::new(end, end) };
        Diagnostic { kind, span, message: message.into(), told: None }
    }
}
