//! Bytes: how many, a hash once it was asked for, and the bytes.

use super::{Kind, Raised, Runtime, Type, Value};

/// A bytes object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bytes(pub Value);

/// Words before the bytes.
pub(super) const DATA: usize = 3;

impl Bytes {
    /// The value as bytes, if it is that.
    #[inline(always)]
    pub fn of(value: Value) -> Option<Bytes> {
        value.is(Kind::Bytes).then_some(Bytes(value))
    }

    /// The bytes. They never change; the object must be referred to as long as they are used.
    #[inline(always)]
    pub fn data<'a>(self) -> &'a [u8] {
        self.0.bytes(DATA, self.len())
    }

    /// How many there are.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.count(1)
    }

    /// Whether there are none.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The hash, which is that of an ASCII string of the same bytes.
    pub fn hash(self) -> i64 {
        if self.0.raw(2) == 0 {
            self.0.set_raw(2, super::hash::of_bytes(self.data()) as u64);
        }
        self.0.raw(2) as i64
    }
}

/// Fills memory with bytes, again and again.
pub(super) fn fill_with(to: &mut [u8], with: &[u8]) {
    if let [byte] = with {
        to.fill(*byte);
        return;
    }
    let length = to.len();
    let mut done = with.len().min(length);
    to[..done].copy_from_slice(&with[..done]);
    // Twice as much each time: short copies cost more than their bytes.
    while done > 0 && done < length {
        let more = done.min(length - done);
        to.copy_within(..more, done);
        done += more;
    }
}

impl Runtime {
    /// An object of these bytes.
    pub fn new_bytes(&mut self, data: &[u8]) -> Result<Value, Raised> {
        let object = self.blank_bytes(data.len())?;
        object.bytes_mut(DATA, data.len()).copy_from_slice(data);
        Ok(object)
    }

    /// A bytes object of several parts.
    pub fn new_bytes_of(&mut self, parts: &[&[u8]]) -> Result<Value, Raised> {
        let length = parts.iter().map(|part| part.len()).sum();
        let object = self.blank_bytes(length)?;
        let mut rest = object.bytes_mut(DATA, length);
        for part in parts {
            let (to, more) = rest.split_at_mut(part.len());
            to.copy_from_slice(part);
            rest = more;
        }
        Ok(object)
    }

    /// An object of so many bytes, which the caller is still to write, all of them.
    pub(super) fn blank_bytes(&mut self, length: usize) -> Result<Value, Raised> {
        self.allocate_unfilled(self.header(Type::Bytes), 8 * DATA, length)
    }

    /// `a + b`
    pub fn concat_bytes(&mut self, a: Bytes, b: Bytes) -> Result<Value, Raised> {
        match (a.is_empty(), b.is_empty()) {
            (true, _) => Ok(b.0),
            (_, true) => Ok(a.0),
            _ => {
                let object = self.blank_bytes(a.len() + b.len())?;
                let (first, second) =
                    object.bytes_mut(DATA, a.len() + b.len()).split_at_mut(a.len());
                first.copy_from_slice(a.data());
                second.copy_from_slice(b.data());
                Ok(object)
            }
        }
    }

    /// Bytes `count` times. `None`: MemoryError is pending.
    pub fn repeat_bytes(&mut self, bytes: Bytes, count: usize) -> Result<Value, Raised> {
        if count == 1 {
            return Ok(bytes.0);
        }
        let Some(length) = bytes.len().checked_mul(count) else { return self.no_memory() };
        let object = self.blank_bytes(length)?;
        fill_with(object.bytes_mut(DATA, length), bytes.data());
        Ok(object)
    }
}
