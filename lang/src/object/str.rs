//! Strings: UTF-8, with the number of characters, and a hash once it was asked for.
//!
//! Where there are as many bytes as characters a character is found by its index at once; otherwise by walking. Lone surrogates
//! cannot be represented; what would make one is refused.

use super::{Header, Kind, Type, Value};
use crate::codec::Wtf8;
use crate::interp::Vm;

/// A string object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Str(pub Value);

/// Words before the text.
const TEXT: usize = 4;

impl Str {
    /// Flag of interned strings: equal ones are the same object.
    pub const INTERNED: u8 = 1;

    /// The value as a string, if it is one.
    #[inline(always)]
    pub fn of(value: Value) -> Option<Str> {
        value.is(Kind::Str).then_some(Str(value))
    }

    /// The text. Strings never change; the object must be referred to as long as the text is used.
    #[inline(always)]
    pub fn text<'a>(self) -> &'a str {
        self.0.utf8(TEXT, self.0.count(1))
    }

    /// Number of characters.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.count(2)
    }

    /// Whether there are no characters.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Whether each character is one byte.
    #[inline(always)]
    pub fn is_ascii(self) -> bool {
        self.0.raw(1) == self.0.raw(2)
    }

    /// Whether one of the characters is a lone surrogate.
    #[inline(always)]
    pub fn has_surrogates(self) -> bool {
        false
    }

    /// The code points.
    pub fn codes<'a>(self) -> impl Iterator<Item = u32> + 'a {
        self.text().chars().map(|c| c as u32)
    }

    /// Where the character number `index` starts, `index` up to the length.
    pub fn offset(self, index: usize) -> usize {
        if self.is_ascii() {
            return index;
        }
        let text = self.text();
        // From whichever end is nearer.
        if index * 2 <= self.len() {
            text.char_indices().nth(index).map_or(text.len(), |(at, _)| at)
        } else {
            let back = self.len() - index;
            if back == 0 {
                return text.len();
            }
            text.char_indices().nth_back(back - 1).map_or(0, |(at, _)| at)
        }
    }

    /// How many characters come before a byte offset.
    pub fn index_at(self, offset: usize) -> usize {
        if self.is_ascii() { offset } else { count_chars(&self.text()[..offset]) }
    }

    /// The hash: SipHash-1-3 of the text as CPython stores it, with key 0, as with `PYTHONHASHSEED=0`.
    #[inline]
    pub fn hash(self) -> i64 {
        match self.0.raw(3) as i64 {
            0 => self.compute_hash(),
            known => known,
        }
    }

    #[cold]
    fn compute_hash(self) -> i64 {
        let hash = super::hash::of_text(self.text());
        self.0.set_raw(3, hash as u64);
        hash
    }

    pub(super) fn old(vm: &mut Vm, text: &str) -> Option<Str> {
        let bytes = (8 * TEXT + text.len() + 7) & !7;
        let map = vm.map(Type::Str);
        let header = Header::new(map.short(), map.kind, Str::INTERNED, 0);
        let object = vm.allocate_old(header, bytes)?;
        object.set_count(1, text.len());
        object.set_count(2, count_chars(text));
        object.bytes_mut(TEXT, text.len()).copy_from_slice(text.as_bytes());
        Some(Str(object))
    }
}

/// Number of characters.
pub fn count_chars(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.chars().count() }
}

impl Vm {
    /// The string with this text.
    #[inline]
    pub fn new_str(&mut self, text: &str) -> Option<Value> {
        match text.len() {
            0 => return Some(self.known.empty_str),
            1 => return Some(self.known.chars[text.as_bytes()[0] as usize]),
            _ => {}
        }
        let chars = count_chars(text);
        let object = self.allocate_text(text.len(), chars)?;
        object.bytes_mut(TEXT, text.len()).copy_from_slice(text.as_bytes());
        Some(object)
    }

    /// The string with this text, which may have lone surrogates.
    pub fn new_text(&mut self, text: &Wtf8) -> Option<Value> {
        self.new_str(&String::from_utf8_lossy(text.bytes()))
    }

    /// A string of two texts.
    pub fn concat(&mut self, a: Str, b: Str) -> Option<Value> {
        if a.is_empty() {
            return Some(b.0);
        }
        if b.is_empty() {
            return Some(a.0);
        }
        let (first, second) = (a.text(), b.text());
        let object = self.allocate_text(first.len() + second.len(), a.len() + b.len())?;
        let bytes = object.bytes_mut(TEXT, first.len() + second.len());
        bytes[..first.len()].copy_from_slice(first.as_bytes());
        bytes[first.len()..].copy_from_slice(second.as_bytes());
        Some(object)
    }

    /// The string of one character.
    #[inline]
    pub fn new_char(&mut self, c: char) -> Option<Value> {
        match self.known.chars.get(c as usize) {
            Some(known) => Some(*known),
            None => self.new_str(c.encode_utf8(&mut [0; 4])),
        }
    }

    /// Strings one after the other with a separator between them, `bytes` in all.
    pub fn join_strings(
        &mut self,
        separator: Str,
        parts: impl Iterator<Item = Str>,
        bytes: usize,
    ) -> Option<Value> {
        if bytes == 0 {
            return Some(self.known.empty_str);
        }
        let object = self.allocate_text(bytes, 0)?;
        let to = object.bytes_mut(TEXT, bytes);
        let (between, mut at, mut chars) = (separator.text().as_bytes(), 0, 0);
        for (number, part) in parts.enumerate() {
            if number > 0 {
                to[at..at + between.len()].copy_from_slice(between);
                at += between.len();
                chars += separator.len();
            }
            let text = part.text().as_bytes();
            to[at..at + text.len()].copy_from_slice(text);
            at += text.len();
            chars += part.len();
        }
        object.set_count(2, chars);
        Some(object)
    }

    /// A string `count` times. `None`: MemoryError is pending.
    pub fn repeat_str(&mut self, string: Str, count: usize) -> Option<Value> {
        match (count, string.len()) {
            (0, _) | (_, 0) => return Some(self.known.empty_str),
            (1, _) => return Some(string.0),
            _ => {}
        }
        let text = string.text();
        let Some(bytes) = text.len().checked_mul(count).filter(|bytes| *bytes < 1 << 46) else {
            return self.no_memory();
        };
        let object = self.allocate_text(bytes, string.len() * count)?;
        let to = object.bytes_mut(TEXT, bytes);
        if text.len() == 1 {
            to.fill(text.as_bytes()[0]);
        } else {
            to.chunks_exact_mut(text.len()).for_each(|part| part.copy_from_slice(text.as_bytes()));
        }
        Some(object)
    }

    /// The part of a string between two byte offsets with this many characters.
    #[inline]
    pub fn substring(&mut self, string: Str, from: usize, to: usize) -> Option<Value> {
        let text = string.text();
        if to - from == text.len() {
            return Some(string.0);
        }
        self.new_str(&text[from..to])
    }

    /// The character at an index that is in range.
    #[inline]
    pub fn char_at(&mut self, string: Str, index: usize) -> Option<Value> {
        let text = string.text();
        if string.is_ascii() {
            return Some(self.known.chars[text.as_bytes()[index] as usize]);
        }
        let c = text[string.offset(index)..].chars().next().unwrap_or('\0');
        self.new_char(c)
    }

    #[inline]
    fn allocate_text(&mut self, bytes: usize, chars: usize) -> Option<Value> {
        let object = self.allocate_sized(self.header(Type::Str), 8 * TEXT, 1, bytes)?;
        object.set_count(2, chars);
        Some(object)
    }
}
