//! Reading and writing the words of heap objects.
//!
//! The typed views of `object` (`Str`, `List`, `Dict` ..) are words with a promise; they reach memory only through the functions
//! here. These are not marked `unsafe`, because nearly every line of `object` would be; the contract is:
//! **a value that is an object is a live object of the running Vm's heap, and a word index lies within it.** Values come
//! from the heap, the value stack and root vectors; safe code cannot make one of a number.

// Raw memory is read and written here, for all rooms above.
#![allow(unsafe_code)]

use super::header::FLAGS_OFFSET;
use super::{Header, Kind, OWNED, Value};

impl Value {
    /// Where the byte of the header is that says the kind.
    pub const KIND_OFFSET: i32 = 4;

    /// The header of an object.
    #[inline(always)]
    pub fn header(self) -> Header {
        Header(self.raw(0))
    }

    /// How an object is laid out; [`Kind::Hole`] for small ints and null.
    #[inline(always)]
    pub fn kind(self) -> Kind {
        if self.is_object() { self.header().kind() } else { Kind::Hole }
    }

    /// Whether this is an object of that kind.
    #[inline(always)]
    pub fn is(self, kind: Kind) -> bool {
        self.is_object() && self.kind_byte() == kind as u8
    }

    /// The byte of the header that says the kind, read by itself: comparing it takes no mask.
    #[inline(always)]
    fn kind_byte(self) -> u8 {
        // SAFETY: by the contract of the room.
        unsafe { *((self.address() + Value::KIND_OFFSET as usize) as *const u8) }
    }

    /// The flags of an object.
    #[inline(always)]
    pub fn flags(self) -> u8 {
        self.header().flags()
    }

    /// A word of an object that holds no value.
    #[inline(always)]
    pub fn raw(self, word: usize) -> u64 {
        debug_assert!(self.is_object());
        // SAFETY: the module's contract.
        unsafe { *(self.address() as *const u64).add(word) }
    }

    /// Writes a word that holds no value.
    #[inline(always)]
    pub fn set_raw(self, word: usize, to: u64) {
        debug_assert!(self.is_object());
        // SAFETY: the module's contract.
        unsafe { *(self.address() as *mut u64).add(word) = to }
    }

    /// The number, if this is a float.
    #[inline(always)]
    pub fn as_float(self) -> Option<f64> {
        self.is(Kind::Float).then(|| f64::from_bits(self.raw(1)))
    }

    /// What was read from a slot, for anybody: a float that the slot [owned](OWNED) is not changed from now on.
    #[inline(always)]
    pub fn handed_out(self) -> Value {
        if self.is_object() {
            let flags = self.flags();
            if flags & OWNED != 0 {
                self.set_flags(flags & !OWNED);
            }
        }
        self
    }

    /// A word of an object that holds a value.
    #[inline(always)]
    pub fn field(self, word: usize) -> Value {
        // SAFETY: the contract of this file.
        unsafe { Value::from_bits(self.raw(word)) }
    }

    /// A word that holds a small int: a length or an index.
    #[inline(always)]
    pub fn count(self, word: usize) -> usize {
        (self.raw(word) >> 1) as usize
    }

    /// Writes a length or an index.
    #[inline(always)]
    pub fn set_count(self, word: usize, to: usize) {
        self.set_raw(word, (to as u64) << 1);
    }

    /// Writes a value into a word of an object that was allocated since the last safepoint, or a value that is a small
    /// int, null, or an object that is never young: no barrier.
    #[inline(always)]
    pub fn init(self, word: usize, to: Value) {
        self.set_raw(word, to.bits());
    }

    /// Replaces the flags.
    #[inline(always)]
    pub fn set_flags(self, flags: u8) {
        // SAFETY: the module's contract; the flags are a byte of the header.
        unsafe { *(self.address() as *mut u8).add(FLAGS_OFFSET) = flags }
    }

    /// Words of an object as values. Not to be held over anything that may run code of the program or write the words.
    #[inline(always)]
    pub fn words<'a>(self, from: usize, count: usize) -> &'a [Value] {
        // SAFETY: the module's contract; `Value` is transparent.
        unsafe { std::slice::from_raw_parts((self.address() as *const Value).add(from), count) }
    }

    /// Words of an object, to be reordered or given values that need no barrier; otherwise as [`Value::words`].
    #[inline(always)]
    pub fn words_mut<'a>(self, from: usize, count: usize) -> &'a mut [Value] {
        // SAFETY: the module's contract; `Value` is transparent.
        unsafe { std::slice::from_raw_parts_mut((self.address() as *mut Value).add(from), count) }
    }

    /// Bytes of an object. The object keeps them; they never change once they are written.
    #[inline(always)]
    pub fn bytes<'a>(self, word: usize, count: usize) -> &'a [u8] {
        // SAFETY: the module's contract.
        unsafe { std::slice::from_raw_parts((self.address() as *const u8).add(8 * word), count) }
    }

    /// Bytes of a fresh object, or of one that only its owner sees.
    #[inline(always)]
    pub fn bytes_mut<'a>(self, word: usize, count: usize) -> &'a mut [u8] {
        // SAFETY: the module's contract.
        unsafe { std::slice::from_raw_parts_mut((self.address() as *mut u8).add(8 * word), count) }
    }

    /// Words of an object that hold numbers of 32 bits.
    #[inline(always)]
    pub fn halves_mut<'a>(self, word: usize, count: usize) -> &'a mut [u32] {
        // SAFETY: the module's contract.
        unsafe { std::slice::from_raw_parts_mut((self.address() as *mut u32).add(2 * word), count) }
    }

    /// Words of an object that hold raw 64-bit numbers.
    #[inline(always)]
    pub fn raws<'a>(self, word: usize, count: usize) -> &'a [u64] {
        // SAFETY: the module's contract.
        unsafe { std::slice::from_raw_parts((self.address() as *const u64).add(word), count) }
    }

    /// The text of a string object.
    #[inline(always)]
    pub fn utf8<'a>(self, word: usize, count: usize) -> &'a str {
        // SAFETY: strings are made from `&str` only, and never change.
        unsafe { std::str::from_utf8_unchecked(self.bytes(word, count)) }
    }
}
