//! Bytes ↔ the editor's columns: the only place that knows both.
//!
//! Sidewinder counts columns in bytes of UTF-8; the protocol counts them in UTF-16 units unless the editor agrees to bytes.

use std::ops::Range;

use tower_lsp::lsp_types::{Position, PositionEncodingKind, Range as Span};

/// How the editor counts columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Encoding {
    /// In bytes.
    Utf8,
    /// In units of 16 bits, as every editor can.
    #[default]
    Utf16,
    /// In characters.
    Utf32,
}

impl Encoding {
    /// Bytes if the editor offers them, else what it likes best, else UTF-16.
    pub fn negotiate(offered: Option<&[PositionEncodingKind]>) -> Encoding {
        let known = [Encoding::Utf8, Encoding::Utf16, Encoding::Utf32];
        let offered = offered.unwrap_or_default();
        if offered.contains(&PositionEncodingKind::UTF8) {
            return Encoding::Utf8;
        }
        let mut liked =
            offered.iter().filter_map(|kind| known.into_iter().find(|one| one.kind() == *kind));
        liked.next().unwrap_or_default()
    }

    /// Its name in the protocol.
    pub fn kind(self) -> PositionEncodingKind {
        match self {
            Encoding::Utf8 => PositionEncodingKind::UTF8,
            Encoding::Utf16 => PositionEncodingKind::UTF16,
            Encoding::Utf32 => PositionEncodingKind::UTF32,
        }
    }

    /// Byte of a column within one line. A column behind the line's end is its end; one inside a character is the
    /// character's start.
    pub fn byte(self, line: &str, column: usize) -> usize {
        let line = line.trim_end_matches(['\n', '\r']);
        let mut units = 0;
        for (byte, character) in line.char_indices() {
            units += self.width(character);
            if units > column {
                return byte;
            }
        }
        line.len()
    }

    /// Column of a byte within one line.
    pub fn column(self, line: &str, byte: usize) -> usize {
        let within = line.char_indices().take_while(|&(at, c)| at + c.len_utf8() <= byte);
        within.map(|(_, c)| self.width(c)).sum()
    }

    fn width(self, character: char) -> usize {
        match self {
            Encoding::Utf8 => character.len_utf8(),
            Encoding::Utf16 => character.len_utf16(),
            Encoding::Utf32 => 1,
        }
    }
}

/// Where the lines of a text start.
#[derive(Clone, Debug)]
pub struct Lines(Vec<usize>);

impl Lines {
    /// The lines of `text`.
    pub fn of(text: &str) -> Lines {
        let bytes = text.as_bytes();
        let ends = (1..=bytes.len()).filter(|&end| match bytes[end - 1] {
            b'\n' => true,
            b'\r' => bytes.get(end) != Some(&b'\n'),
            _ => false,
        });
        Lines(std::iter::once(0).chain(ends).collect())
    }

    /// Number, from 0, of the line that holds a byte.
    pub fn line(&self, byte: usize) -> usize {
        self.0.partition_point(|&start| start <= byte) - 1
    }

    /// The bytes of a line without its end; none if there is no such line.
    pub fn bytes(&self, text: &str, line: usize) -> Option<Range<usize>> {
        let start = *self.0.get(line)?;
        let end = self.0.get(line + 1).copied().unwrap_or(text.len());
        Some(start..start + text[start..end].trim_end_matches(['\n', '\r']).len())
    }

    /// The byte at a line, from 0, and a column in bytes; clamped to the line and to a character's start.
    pub fn byte(&self, text: &str, line: usize, column: usize) -> Option<usize> {
        let range = self.bytes(text, line)?;
        let mut byte = range.start.saturating_add(column).min(range.end);
        while !text.is_char_boundary(byte) {
            byte -= 1;
        }
        Some(byte)
    }

    /// A byte as the editor's position.
    pub fn position(&self, text: &str, byte: usize, encoding: Encoding) -> Position {
        let line = self.line(byte.min(text.len()));
        let range = self.bytes(text, line).unwrap_or_default();
        let column = encoding.column(&text[range.clone()], byte.saturating_sub(range.start));
        Position::new(line as u32, column as u32)
    }

    /// Bytes as the editor's range.
    pub fn span(&self, text: &str, range: &Range<usize>, encoding: Encoding) -> Span {
        let start = self.position(text, range.start, encoding);
        Span::new(start, self.position(text, range.end, encoding))
    }

    /// The editor's position as a byte.
    pub fn offset(&self, text: &str, at: Position, encoding: Encoding) -> usize {
        match self.bytes(text, at.line as usize) {
            Some(line) => line.start + encoding.byte(&text[line.clone()], at.character as usize),
            None => text.len(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_and_bytes_agree() {
        let line = "aé🐍b";
        for (byte, wide) in [(0, 0), (1, 1), (3, 2), (7, 4), (8, 5)] {
            assert_eq!(Encoding::Utf16.column(line, byte), wide);
            assert_eq!(Encoding::Utf16.byte(line, wide), byte);
            assert_eq!(Encoding::Utf8.column(line, byte), byte);
            assert_eq!(Encoding::Utf8.byte(line, byte), byte);
        }
    }

    #[test]
    fn columns_are_clamped() {
        assert_eq!(Encoding::Utf16.byte("🐍", 1), 0);
        assert_eq!(Encoding::Utf16.byte("ab\r\n", 9), 2);
        assert_eq!(Encoding::Utf8.byte("é", 1), 0);
        assert_eq!(Lines::of("a\né").byte("a\né", 1, usize::MAX), Some(4));
    }

    #[test]
    fn positions_come_back() {
        let text = "x = '🐍'\r\ny\n\rlast";
        let lines = Lines::of(text);
        for (byte, _) in text.char_indices().filter(|&(_, c)| c != '\r' && c != '\n') {
            for encoding in [Encoding::Utf8, Encoding::Utf16] {
                let at = lines.position(text, byte, encoding);
                assert_eq!(lines.offset(text, at, encoding), byte);
            }
        }
        assert_eq!(lines.offset(text, Position::new(99, 0), Encoding::Utf16), text.len());
    }
}
