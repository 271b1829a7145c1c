//! From bytes to characters: the encoding, and which byte and line a character is at.

use super::scan::error;

/// How bytes are characters.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Encoding {
    Utf8,
    /// Big or little end first.
    Utf16(bool),
    Latin1,
    Ascii,
    /// A character for each byte; the replacement character for none.
    Table(Box<[char]>),
}

impl Encoding {
    /// The encoding of that name. UTF-16 has its ends where the bytes say so.
    pub(super) fn named(name: &str, is_big: bool) -> Option<Encoding> {
        Some(match &*name.to_ascii_uppercase() {
            "UTF-8" | "UTF8" => Encoding::Utf8,
            "UTF-16" => Encoding::Utf16(is_big),
            "UTF-16BE" => Encoding::Utf16(true),
            "UTF-16LE" => Encoding::Utf16(false),
            "ISO-8859-1" => Encoding::Latin1,
            "US-ASCII" => Encoding::Ascii,
            _ => return None,
        })
    }

    /// How many bytes a character has.
    fn width(&self, c: char) -> usize {
        match self {
            Encoding::Utf8 => c.len_utf8(),
            Encoding::Utf16(_) => 2 * c.len_utf16(),
            _ => 1,
        }
    }
}

/// The text of a document, as far as it is there.
#[derive(Debug, Default)]
pub(super) struct Input {
    /// Bytes that are no characters yet.
    raw: Vec<u8>,
    pub(super) encoding: Option<Encoding>,
    pub(super) text: String,
    /// Whether what follows the text is no character.
    pub(super) is_bad: bool,
    /// Whether no more will come.
    pub(super) is_final: bool,
    /// The place that was counted last: its offset in the text, line, column and byte.
    counted: (usize, u64, u64, u64),
}

/// A document may begin with this.
const MARK: char = '\u{feff}';

impl Input {
    /// Takes bytes.
    pub(super) fn feed(&mut self, data: &[u8]) {
        self.raw.extend_from_slice(data);
        if self.encoding.is_some() {
            self.decode();
        }
    }

    /// Bytes of a document whose encoding is not known yet.
    pub(super) fn undecided(&self) -> &[u8] {
        &self.raw
    }

    /// Whether the last character is there in part.
    pub(super) fn is_partial(&self) -> bool {
        !self.raw.is_empty()
    }

    /// From now on, or from the start, bytes are characters of that encoding. A mark at the start is none.
    pub(super) fn decide(&mut self, encoding: Encoding) {
        let is_first = self.encoding.is_none();
        self.encoding = Some(encoding);
        self.decode();
        if is_first && self.text.starts_with(MARK) {
            let width = self.encoding.as_ref().map_or(0, |encoding| encoding.width(MARK));
            self.counted.3 += width as u64;
            self.text.remove(0);
        }
    }

    fn decode(&mut self) {
        let Some(encoding) = self.encoding.clone() else { return };
        if self.is_bad {
            return;
        }
        let raw = std::mem::take(&mut self.raw);
        match encoding {
            Encoding::Utf8 => match std::str::from_utf8(&raw) {
                Ok(text) => self.text.push_str(text),
                Err(wrong) => {
                    let (good, rest) = raw.split_at(wrong.valid_up_to());
                    self.text.push_str(std::str::from_utf8(good).unwrap_or_default());
                    self.raw = rest.to_vec();
                    self.is_bad = wrong.error_len().is_some();
                }
            },
            Encoding::Utf16(is_big) => {
                let unit = |pair: &[u8]| match is_big {
                    true => u16::from_be_bytes([pair[0], pair[1]]),
                    false => u16::from_le_bytes([pair[0], pair[1]]),
                };
                let units: Vec<u16> = raw.chunks_exact(2).map(unit).collect();
                let mut taken = 0;
                for decoded in char::decode_utf16(units.iter().copied()) {
                    match decoded {
                        Ok(c) => {
                            self.text.push(c);
                            taken += 2 * c.len_utf16();
                        }
                        Err(alone) => {
                            let is_first = (0xd800..0xdc00).contains(&alone.unpaired_surrogate());
                            self.is_bad = !(is_first && taken / 2 + 1 == units.len());
                            break;
                        }
                    }
                }
                self.raw = raw[taken..].to_vec();
            }
            Encoding::Latin1 => self.text.extend(raw.iter().map(|byte| char::from(*byte))),
            Encoding::Ascii => {
                let good = raw.iter().position(|byte| !byte.is_ascii()).unwrap_or(raw.len());
                self.text.extend(raw[..good].iter().map(|byte| char::from(*byte)));
                self.is_bad = good < raw.len();
            }
            Encoding::Table(table) => {
                for byte in &raw {
                    match table[*byte as usize] {
                        char::REPLACEMENT_CHARACTER => {
                            self.is_bad = true;
                            break;
                        }
                        c => self.text.push(c),
                    }
                }
            }
        }
    }

    /// The line, the column and the byte of an offset in the text.
    pub(super) fn place(&mut self, offset: usize) -> (u64, u64, u64) {
        let (from, mut line, mut column, mut byte) = self.counted;
        let offset = offset.min(self.text.len());
        if offset < from {
            return (line + 1, column, byte);
        }
        let encoding = self.encoding.clone().unwrap_or(Encoding::Utf8);
        let mut was_return = from > 0 && self.text.as_bytes()[from - 1] == b'\r';
        for c in self.text[from..offset].chars() {
            byte += encoding.width(c) as u64;
            match c {
                '\n' if was_return => {}
                '\n' | '\r' => (line, column) = (line + 1, 0),
                _ => column += 1,
            }
            was_return = c == '\r';
        }
        self.counted = (offset, line, column, byte);
        (line + 1, column, byte)
    }

    /// Forgets the text before an offset. How much was forgotten.
    pub(super) fn forget(&mut self, offset: usize) -> usize {
        if offset < 1 << 16 {
            return 0;
        }
        self.place(offset);
        // What comes before tells whether the end of a line goes on.
        let kept = self.text[..offset].char_indices().next_back().map_or(0, |(at, _)| at);
        self.text.drain(..kept);
        self.counted.0 -= kept;
        kept
    }
}

/// What the first bytes tell of the encoding; `None` if there are too few.
pub(super) fn detected(raw: &[u8], is_final: bool) -> Option<Encoding> {
    if raw.len() < 2 && !is_final {
        return None;
    }
    Some(match raw {
        [0xfe, 0xff, ..] | [0, _, ..] => Encoding::Utf16(true),
        [0xff, 0xfe, ..] | [_, 0, ..] => Encoding::Utf16(false),
        _ => Encoding::Utf8,
    })
}

/// What is wrong with an encoding that is declared in a document that is known to have another one.
pub(super) fn contradicts(known: &Encoding, declared: &str) -> Option<u32> {
    let declared = Encoding::named(declared, true);
    let is_wide = matches!(known, Encoding::Utf16(_));
    match declared {
        Some(Encoding::Utf16(_)) if !is_wide => Some(error::INCORRECT_ENCODING),
        Some(Encoding::Utf16(_)) | None => None,
        Some(_) if is_wide => Some(error::INCORRECT_ENCODING),
        Some(_) => None,
    }
}
