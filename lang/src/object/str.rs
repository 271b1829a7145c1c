//! Strings: UTF-8, with the number of characters, and a hash once it was asked for.
//!
//! ```text
//! inline   header  bytes  characters  hash  text ..  places ..
//! shared   header  16     characters  hash  storage  bytes
//! ```
//!
//! Where there are as many bytes as characters a character is found by its index at once. Otherwise a table follows the text that says where
//! every 64th character begins. A *shared* text lies in a storage with room behind it: whoever appends to the last string in it writes there,
//! so that building a string piece by piece takes linear time; what was there before stays as it was. Such a text is never short, so that its
//! word of bytes is never its number of characters.
//!
//! Lone surrogates stand in the text as `sidewinder_syntax::text` says.

use super::{Header, Kind, Raised, Runtime, Type, Value};
use sidewinder_syntax::text::{code_of, has_surrogates};
use std::cmp::Ordering;

/// A string object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Str(pub Value);

/// Words before the text.
const TEXT: usize = 4;
/// How many characters lie between two places of the table.
const STRIDE: usize = 64;
/// Bytes of a place.
const PLACE: usize = 4;
/// Words of a storage before its text: header, capacity, bytes in use.
const STORED: usize = 3;
/// Texts of fewer bytes are not shared.
const SHORTEST_SHARED: usize = 256;
/// Texts outside ASCII are not longer than a place can say.
const LONGEST: usize = u32::MAX as usize;

impl Str {
    /// Flag of interned strings: equal ones are the same object.
    pub const INTERNED: u8 = 1;
    /// In the flags: interned, and kept for ever.
    pub const KEPT: u8 = 8;
    /// Flag of strings in which characters stand for surrogates.
    const WIDE: u8 = 2;
    /// Flag of strings whose text is in a storage.
    const SHARED: u8 = 4;

    /// The value as a string, if it is one.
    #[inline(always)]
    pub fn of(value: Value) -> Option<Str> {
        value.is(Kind::Str).then_some(Str(value))
    }

    /// The text. Strings never change; the object must be referred to as long as the text is used.
    #[inline(always)]
    pub fn text<'a>(self) -> &'a str {
        if self.0.raw(1) == self.0.raw(2) {
            return self.0.utf8(TEXT, self.0.count(1));
        }
        self.other_text()
    }

    fn other_text<'a>(self) -> &'a str {
        if !self.is_shared() {
            return self.0.utf8(TEXT, self.0.count(1) - PLACE * (self.len() / STRIDE));
        }
        let storage = self.0.field(TEXT);
        match Str::of(storage) {
            Some(copy) => copy.text(),
            None => storage.utf8(STORED, self.0.count(TEXT + 1)),
        }
    }

    fn is_shared(self) -> bool {
        self.0.flags() & Str::SHARED != 0
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
        self.0.raw(1) == self.0.raw(2) || self.is_shared() && self.0.count(TEXT + 1) == self.len()
    }

    /// Whether one of the characters is a lone surrogate.
    #[inline(always)]
    pub fn has_surrogates(self) -> bool {
        self.0.flags() & Str::WIDE != 0
    }

    /// The code points.
    pub fn codes<'a>(self) -> impl Iterator<Item = u32> + 'a {
        self.text().chars().map(code_of)
    }

    /// How two strings are ordered: by code points.
    #[inline]
    pub fn order(self, other: Str) -> Ordering {
        if self.has_surrogates() || other.has_surrogates() {
            return self.codes().cmp(other.codes());
        }
        // The order of UTF-8 is the order of code points.
        self.text().cmp(other.text())
    }

    /// Where the table of places begins in a text outside ASCII; `None` if there is none.
    fn table<'a>(self) -> Option<&'a [u8]> {
        if self.is_shared() {
            return Str::of(self.0.field(TEXT)).and_then(Str::table);
        }
        let bytes = self.0.count(1);
        Some(&self.0.bytes(TEXT, bytes)[bytes - PLACE * (self.len() / STRIDE)..])
    }

    /// Where the character number `index` starts, `index` up to the length.
    pub fn offset(self, index: usize) -> usize {
        if self.is_ascii() {
            return index;
        }
        let text = self.text();
        if index >= self.len() {
            return text.len();
        }
        let Some(table) = self.table() else { return start_of(text.as_bytes(), index) };
        let from = match index / STRIDE {
            0 => 0,
            entry => place(table, entry - 1),
        };
        from + start_of(&text.as_bytes()[from..], index % STRIDE)
    }

    /// How many characters come before a byte offset.
    pub fn index_at(self, offset: usize) -> usize {
        if self.is_ascii() {
            return offset;
        }
        let text = self.text();
        let Some(table) = self.table() else { return count_chars(&text[..offset]) };
        let (mut low, mut high) = (0, table.len() / PLACE);
        while low < high {
            let middle = (low + high) / 2;
            if place(table, middle) <= offset {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        let from = if low == 0 { 0 } else { place(table, low - 1) };
        STRIDE * low + count_chars(&text[from..offset])
    }

    /// The hash: SipHash-1-3 of the text as CPython stores it, with the key of `PYTHONHASHSEED`.
    #[inline]
    pub fn hash(self) -> i64 {
        match self.0.raw(3) as i64 {
            0 => self.compute_hash(),
            known => known,
        }
    }

    /// The hash, if it was asked for before.
    #[inline(always)]
    pub fn known_hash(self) -> Option<i64> {
        Some(self.0.raw(3) as i64).filter(|hash| *hash != 0)
    }

    #[cold]
    fn compute_hash(self) -> i64 {
        let hash = super::hash::of_text(self.text());
        self.0.set_raw(3, hash as u64);
        hash
    }

    pub(crate) fn old(rt: &mut Runtime, text: &str) -> Result<Str, Raised> {
        Str::unmoved(rt, text, Str::INTERNED)
    }

    /// A string that never moves, and is not the interned one of that text.
    pub fn key(rt: &mut Runtime, text: &str) -> Result<Value, Raised> {
        Ok(Str::unmoved(rt, text, 0)?.0)
    }

    fn unmoved(rt: &mut Runtime, text: &str, flags: u8) -> Result<Str, Raised> {
        let shape = Shape::of(text);
        let bytes = (8 * TEXT + shape.payload() + 7) & !7;
        let map = rt.map(Type::Str);
        let header = Header::new(map.short(), map.kind, flags | shape.flags, 0);
        let object = rt.allocate_old(header, bytes)?;
        object.set_count(1, shape.payload());
        object.set_count(2, shape.chars);
        object.bytes_mut(TEXT, text.len()).copy_from_slice(text.as_bytes());
        shape.write_table(object);
        Ok(Str(object))
    }
}

/// An entry of a table of places.
fn place(table: &[u8], entry: usize) -> usize {
    let bytes = &table[PLACE * entry..PLACE * entry + PLACE];
    u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as usize
}

/// Copies a text to the start of what has room for it. Most are short, and how short is another number each time: those need no call.
#[inline(always)]
fn put(to: &mut [u8], text: &[u8]) {
    let to = &mut to[..text.len()];
    match (text.first_chunk::<8>(), text.last_chunk::<8>()) {
        (Some(first), Some(last)) if text.len() <= 16 => {
            let end = text.len() - 8;
            to[..8].copy_from_slice(first);
            to[end..].copy_from_slice(last);
        }
        (None, _) => to.iter_mut().zip(text).for_each(|(to, byte)| *to = *byte),
        _ => to.copy_from_slice(text),
    }
}

/// What has to be known of a text to make an object of it.
#[derive(Clone, Copy, Default)]
pub struct Shape {
    /// How long it is.
    pub bytes: usize,
    chars: usize,
    flags: u8,
}

impl Shape {
    #[inline]
    fn of(text: &str) -> Shape {
        if text.is_ascii() {
            return Shape { bytes: text.len(), chars: text.len(), flags: 0 };
        }
        let flags = if has_surrogates(text) { Str::WIDE } else { 0 };
        Shape { bytes: text.len(), chars: text.chars().count(), flags }
    }

    /// That of two texts, one after the other.
    #[inline]
    pub fn and(self, other: Shape) -> Shape {
        Shape {
            bytes: self.bytes + other.bytes,
            chars: self.chars + other.chars,
            flags: self.flags | other.flags,
        }
    }

    /// That of so many characters of ASCII.
    #[inline]
    fn of_ascii(count: usize) -> Shape {
        Shape { bytes: count, chars: count, flags: 0 }
    }

    /// That of a string.
    #[inline]
    pub fn of_str(string: Str) -> Shape {
        let flags = string.0.flags() & Str::WIDE;
        Shape { bytes: string.text().len(), chars: string.len(), flags }
    }

    #[inline(always)]
    fn is_ascii(self) -> bool {
        self.bytes == self.chars
    }

    /// Bytes of text and table.
    #[inline(always)]
    fn payload(self) -> usize {
        if self.is_ascii() { self.bytes } else { self.bytes + PLACE * (self.chars / STRIDE) }
    }

    /// Writes the table behind the text of a fresh object.
    #[inline(always)]
    fn write_table(self, object: Value) {
        if !self.is_ascii() && self.chars >= STRIDE {
            self.write_places(object);
        }
    }

    fn write_places(self, object: Value) {
        let (text, table) = object.bytes_mut(TEXT, self.payload()).split_at_mut(self.bytes);
        let mut places = table.chunks_exact_mut(PLACE);
        let (mut count, mut next, mut at) = (0, STRIDE, 0);
        while at < text.len() {
            if let Some(eight) = text[at..].first_chunk() {
                let starts = starts_in(*eight);
                // No place begins in these.
                if count + starts <= next {
                    (count, at) = (count + starts, at + 8);
                    continue;
                }
            }
            if text[at] & 0xc0 != 0x80 {
                if count == next {
                    if let Some(to) = places.next() {
                        to.copy_from_slice(&(at as u32).to_le_bytes());
                    }
                    next += STRIDE;
                }
                count += 1;
            }
            at += 1;
        }
        // The end is a place too if it lies so.
        if let Some(to) = places.next() {
            to.copy_from_slice(&(text.len() as u32).to_le_bytes());
        }
    }
}

/// How many characters start in eight bytes of a text.
fn starts_in(bytes: [u8; 8]) -> usize {
    let word = u64::from_le_bytes(bytes);
    let inside = (word >> 7) & !(word >> 6) & 0x0101_0101_0101_0101;
    8 - inside.count_ones() as usize
}

/// The most digits that a number has, and its sign.
const MOST_DIGITS: usize = 20;

/// The digits of a number, at the end of some room.
struct Digits {
    room: [u8; MOST_DIGITS],
    start: usize,
}

impl Digits {
    #[inline]
    fn of(number: i64) -> Digits {
        let mut digits = Digits { room: [b'0'; MOST_DIGITS], start: MOST_DIGITS };
        let mut rest = number.unsigned_abs();
        loop {
            digits.start -= 1;
            digits.room[digits.start] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        if number < 0 {
            digits.start -= 1;
            digits.room[digits.start] = b'-';
        }
        digits
    }

    #[inline]
    fn bytes(&self) -> &[u8] {
        &self.room[self.start..]
    }

    /// How many there are, with the sign.
    #[inline]
    fn count(number: i64) -> usize {
        let digits = number.unsigned_abs().checked_ilog10().unwrap_or(0) as usize + 1;
        digits + (number < 0) as usize
    }
}

fn byte_text(byte: &[u8; 1]) -> &str {
    std::str::from_utf8(byte).unwrap_or_default()
}

/// The texts of strings, and of small ints.
fn each_text(parts: &[Value], mut on: impl FnMut(&[u8])) {
    for part in parts {
        if part.is_small() {
            on(Digits::of(part.as_small()).bytes());
        } else {
            on(Str(super::instance::payload(*part)).text().as_bytes());
        }
    }
}

/// Appends a character so many times.
pub fn push_many(out: &mut String, c: char, count: usize) {
    /// What most texts are filled with, by the piece.
    const SPACES: &str = "                                ";
    const ZEROS: &str = "00000000000000000000000000000000";
    let pieces = match c {
        ' ' => SPACES,
        '0' => ZEROS,
        other => return out.extend(std::iter::repeat_n(other, count)),
    };
    let mut missing = count;
    while missing > 0 {
        let piece = missing.min(pieces.len());
        out.push_str(&pieces[..piece]);
        missing -= piece;
    }
}

/// Number of characters.
pub fn count_chars(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.chars().count() }
}

/// Where the character number `index` of a text starts, or its length: eight bytes at a time, of which each that continues no character starts one.
fn start_of(text: &[u8], mut index: usize) -> usize {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let mut at = 0;
    for chunk in text.as_chunks::<8>().0 {
        let word = u64::from_le_bytes(*chunk);
        let continues = word & !(word << 1) & HIGH;
        let starts = 8 - continues.count_ones() as usize;
        if starts > index {
            break;
        }
        (index, at) = (index - starts, at + 8);
    }
    let starts = text[at..].iter().enumerate().filter(|(_, byte)| (**byte as i8) >= -0x40);
    starts.map(|(further, _)| at + further).nth(index).unwrap_or(text.len())
}

impl Runtime {
    /// The string with this text.
    #[inline]
    pub fn new_str(&mut self, text: &str) -> Result<Value, Raised> {
        match text.len() {
            0 => return Ok(self.known.empty_str),
            1 => return Ok(self.known.chars[text.as_bytes()[0] as usize]),
            _ => {}
        }
        let shape = Shape::of(text);
        let object = self.allocate_text(shape)?;
        object.bytes_mut(TEXT, text.len()).copy_from_slice(text.as_bytes());
        shape.write_table(object);
        Ok(object)
    }

    /// A string that never moves.
    pub(crate) fn unmoved_str(&mut self, text: &str) -> Result<Value, Raised> {
        if text.len() > 1 { Str::key(self, text) } else { self.new_str(text) }
    }

    /// The string of these characters of ASCII, which are not looked at.
    pub(crate) fn new_ascii(&mut self, text: &[u8]) -> Result<Value, Raised> {
        match text {
            [] => return Ok(self.known.empty_str),
            [only] => return Ok(self.known.chars[*only as usize]),
            _ => {}
        }
        let object = self.allocate_text(Shape::of_ascii(text.len()))?;
        object.bytes_mut(TEXT, text.len()).copy_from_slice(text);
        Ok(object)
    }

    /// The digits of a number.
    pub fn new_digits(&mut self, number: i64) -> Result<Value, Raised> {
        self.new_ascii(Digits::of(number).bytes())
    }

    /// A string of these one after the other: strings, and small ints for their digits.
    pub fn new_joined(&mut self, parts: &[Value]) -> Result<Value, Raised> {
        let mut shape = Shape { bytes: 0, chars: 0, flags: 0 };
        for part in parts {
            let own = match part.is_small() {
                true => Shape::of_ascii(Digits::count(part.as_small())),
                false => Shape::of_str(Str(super::instance::payload(*part))),
            };
            shape = shape.and(own);
        }
        if shape.bytes <= 1 {
            let mut only = [0];
            each_text(parts, |text| only[..text.len()].copy_from_slice(text));
            return self.new_str(if shape.bytes == 0 { "" } else { byte_text(&only) });
        }
        let object = self.allocate_text(shape)?;
        let mut room = object.bytes_mut(TEXT, shape.bytes);
        each_text(parts, |text| {
            let (own, rest) = std::mem::take(&mut room).split_at_mut(text.len());
            own.copy_from_slice(text);
            room = rest;
        });
        shape.write_table(object);
        Ok(object)
    }

    /// A string of two texts.
    pub fn concat(&mut self, a: Str, b: Str) -> Result<Value, Raised> {
        if a.is_empty() {
            return Ok(b.0);
        }
        if b.is_empty() {
            return Ok(a.0);
        }
        let (first, second) = (a.text(), b.text());
        let shape = Shape::of_str(a).and(Shape::of_str(b));
        if shape.bytes >= SHORTEST_SHARED
            && first.len() >= second.len()
            && shape.chars >= SHORTEST_SHARED
        {
            return self.append(a, b, shape);
        }
        let object = self.allocate_text(shape)?;
        let bytes = object.bytes_mut(TEXT, shape.bytes);
        bytes[..first.len()].copy_from_slice(first.as_bytes());
        bytes[first.len()..].copy_from_slice(second.as_bytes());
        shape.write_table(object);
        Ok(object)
    }

    /// As [`Runtime::concat`], into a storage that more can be appended to.
    fn append(&mut self, a: Str, b: Str, shape: Shape) -> Result<Value, Raised> {
        let (first, second) = (a.text(), b.text());
        let own = a.0.field(TEXT);
        let is_last = a.is_shared()
            && own.is(Kind::Blob)
            && own.count(2) == first.len()
            && shape.bytes <= own.count(1) - 8;
        let storage = if is_last {
            own
        } else {
            let room = shape.bytes + shape.bytes / 2;
            let storage = self.allocate_sized(self.header(Type::Blob), 16, 1, 8 + room)?;
            storage.bytes_mut(STORED, first.len()).copy_from_slice(first.as_bytes());
            storage
        };
        let map = self.map(Type::Str);
        let header = Header::new(map.short(), map.kind, shape.flags | Str::SHARED, 0);
        let object = self.allocate(header, 8 * TEXT + 16)?;
        object.set_count(1, 16);
        object.set_count(2, shape.chars);
        object.init(TEXT, storage);
        object.set_count(TEXT + 1, shape.bytes);
        storage.bytes_mut(STORED, shape.bytes)[first.len()..].copy_from_slice(second.as_bytes());
        storage.set_count(2, shape.bytes);
        Ok(object)
    }

    /// The string itself, or where finding a character by its index would take long, one that has a table.
    pub fn with_table(&mut self, string: Str) -> Result<Str, Raised> {
        if !string.is_shared() || string.is_ascii() {
            return Ok(string);
        }
        if let Some(copy) = Str::of(string.0.field(TEXT)) {
            return Ok(copy);
        }
        let copy = self.new_str(string.text())?;
        self.heap.set(string.0, TEXT, copy);
        Ok(Str(copy))
    }

    /// The string of one character.
    #[inline]
    pub fn new_char(&mut self, c: char) -> Result<Value, Raised> {
        match self.known.chars.get(c as usize) {
            Some(known) => Ok(*known),
            None => self.new_str(c.encode_utf8(&mut [0; 4])),
        }
    }

    /// Strings one after the other with a separator between them. The shape is that of all together.
    pub fn join_strings(
        &mut self,
        separator: Str,
        parts: impl Iterator<Item = Str>,
        shape: Shape,
    ) -> Result<Value, Raised> {
        let bytes = shape.bytes;
        if bytes == 0 {
            return Ok(self.known.empty_str);
        }
        let object = self.allocate_text(shape)?;
        let to = object.bytes_mut(TEXT, bytes);
        let (between, mut at) = (separator.text().as_bytes(), 0);
        for (number, part) in parts.enumerate() {
            if number > 0 {
                put(&mut to[at..], between);
                at += between.len();
            }
            let text = part.text().as_bytes();
            put(&mut to[at..], text);
            at += text.len();
        }
        shape.write_table(object);
        Ok(object)
    }

    /// A string `count` times. `None`: MemoryError is pending.
    pub fn repeat_str(&mut self, string: Str, count: usize) -> Result<Value, Raised> {
        match (count, string.len()) {
            (0, _) | (_, 0) => return Ok(self.known.empty_str),
            (1, _) => return Ok(string.0),
            _ => {}
        }
        let text = string.text();
        let Some(bytes) = text.len().checked_mul(count).filter(|bytes| *bytes < 1 << 46) else {
            return self.no_memory();
        };
        let shape = Shape { bytes, chars: string.len() * count, ..Shape::of_str(string) };
        let object = self.allocate_text(shape)?;
        let to = object.bytes_mut(TEXT, bytes);
        super::bytes::fill_with(to, text.as_bytes());
        shape.write_table(object);
        Ok(object)
    }

    /// The part of a string between two indices of characters.
    #[inline]
    pub fn substring(&mut self, string: Str, from: usize, to: usize) -> Result<Value, Raised> {
        let string = self.with_table(string)?;
        if to - from == string.len() {
            return Ok(string.0);
        }
        let text = string.text();
        if string.is_ascii() {
            return self.new_ascii(&text.as_bytes()[from..to]);
        }
        let (from, to) = (string.offset(from), string.offset(to));
        self.new_str(&text[from..to])
    }

    /// The character at an index that is in range.
    #[inline]
    pub fn char_at(&mut self, string: Str, index: usize) -> Result<Value, Raised> {
        if string.is_ascii() {
            return Ok(self.known.chars[string.text().as_bytes()[index] as usize]);
        }
        let string = self.with_table(string)?;
        let c = string.text()[string.offset(index)..].chars().next().unwrap_or('\0');
        self.new_char(c)
    }

    #[inline]
    fn allocate_text(&mut self, shape: Shape) -> Result<Value, Raised> {
        if !shape.is_ascii() && shape.bytes > LONGEST {
            return self.no_memory();
        }
        let map = self.map(Type::Str);
        let header = Header::new(map.short(), map.kind, shape.flags, 0);
        let object = self.allocate_unfilled(header, 8 * TEXT, shape.payload())?;
        object.set_count(2, shape.chars);
        Ok(object)
    }
}
