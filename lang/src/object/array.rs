//! Arrays of the module `array`: items of one kind, as raw bytes in a storage.
//!
//! The first words are those of a bytearray, so that the bytes are kept, made longer and lent to views in the same way ([`ByteArray::shared`]). The
//! letter of what the items are follows.

use super::memoryview::size_of;
use super::words::numbers;
use super::{ByteArray, Kind, Raised, Runtime, Type, Value};

/// An array object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Array(pub Value);

/// The letters of what items may be, in the order of the module.
pub const LETTERS: &[u8] = b"bBuhHiIlLqQfd";

impl Array {
    /// The value as an array, if it is one.
    #[inline(always)]
    pub fn of(value: Value) -> Option<Array> {
        value.is(Kind::Numbers).then_some(Array(value))
    }

    /// The bytes of the items, as a bytearray has them.
    #[inline(always)]
    pub fn bytes(self) -> ByteArray {
        ByteArray(self.0)
    }

    /// What the items are.
    #[inline(always)]
    pub fn letter(self) -> u8 {
        self.0.count(numbers::LETTER) as u8
    }

    /// The bytes of an item.
    pub fn item_size(self) -> usize {
        size_of_item(self.letter())
    }

    /// How many items there are.
    pub fn len(self) -> usize {
        self.bytes().len() / self.item_size()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.bytes().is_empty()
    }

    /// The bytes of an item; `None` if there is none at that index.
    pub fn raw(self, rt: &Runtime, index: usize) -> Option<[u8; 8]> {
        let size = self.item_size();
        let from = self.bytes().data(rt).get(index * size..(index + 1) * size)?;
        let mut raw = [0; 8];
        raw[..size].copy_from_slice(from);
        Some(raw)
    }
}

/// The bytes of an item by its letter.
pub fn size_of_item(letter: u8) -> usize {
    size_of(letter).unwrap_or(4)
}

impl Runtime {
    /// An array of items of that letter, with these bytes.
    pub fn new_numbers(&mut self, letter: u8, data: &[u8]) -> Result<Array, Raised> {
        let object = self.allocate_as(Type::Numbers, 40)?;
        object.init(2, Value::NULL);
        object.set_count(numbers::LETTER, letter as usize);
        ByteArray(object).splice(self, 0, 0, data)?;
        Ok(Array(object))
    }
}
