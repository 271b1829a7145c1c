//! Byte arrays: a length, storage that may have room for more, and how many views hold it in place.

use super::words::byte_array;
use super::{Kind, Raised, Runtime, Type, Value};
use sidewinder_memory::heap::Collection;

/// A bytearray object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ByteArray(pub Value);

/// Words of storage before the bytes.
const DATA: usize = 2;

impl ByteArray {
    /// The value as a bytearray, if it is one.
    #[inline(always)]
    pub fn of(value: Value) -> Option<ByteArray> {
        value.is(Kind::ByteArray).then_some(ByteArray(value))
    }

    /// The bytes of a bytearray or of an array, whose words are the same.
    #[inline(always)]
    pub fn shared(value: Value) -> Option<ByteArray> {
        matches!(value.kind(), Kind::ByteArray | Kind::Numbers).then_some(ByteArray(value))
    }

    /// How many bytes there are.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.count(1)
    }

    /// Whether there are none.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    fn storage(self) -> Value {
        self.0.field(byte_array::STORAGE)
    }

    /// How many there is room for.
    pub fn capacity(self) -> usize {
        if self.storage().is_null() { 0 } else { self.storage().count(1) }
    }

    /// The bytes as they are now. The Runtime is lent as long as they are looked at, so that nothing can run that changes them.
    pub fn data(self, _: &Runtime) -> &[u8] {
        self.raw()
    }

    /// The bytes, to be changed; the Runtime is lent meanwhile.
    pub fn data_mut(self, _: &mut Runtime) -> &mut [u8] {
        self.raw_mut()
    }

    /// The bytes as they are now, copied: for what runs code of the program meanwhile.
    pub fn to_vec(self) -> Vec<u8> {
        self.raw().to_vec()
    }

    /// The bytes as they are now, as `bytes`.
    pub fn to_bytes(self, rt: &mut Runtime) -> Result<Value, Raised> {
        let made = rt.blank_bytes(self.len())?;
        made.bytes_mut(super::bytes::DATA, self.len()).copy_from_slice(self.raw());
        Ok(made)
    }

    /// Adds the bytes of another one, or its own, at the end.
    pub fn append(self, rt: &mut Runtime, other: ByteArray) -> Result<(), Raised> {
        let (length, more) = (self.len(), other.len());
        if more > 0 {
            self.check_free(rt)?;
            self.reserve(rt, length + more)?;
            self.0.set_count(1, length + more);
            self.raw_mut()[length..].copy_from_slice(&other.raw()[..more]);
        }
        Ok(())
    }

    /// The byte at an index, if there is one.
    pub fn at(self, index: usize) -> Option<u8> {
        self.raw().get(index).copied()
    }

    fn raw<'a>(self) -> &'a [u8] {
        if self.storage().is_null() { &[] } else { self.storage().bytes(DATA, self.len()) }
    }

    fn raw_mut<'a>(self) -> &'a mut [u8] {
        if self.storage().is_null() { &mut [] } else { self.storage().bytes_mut(DATA, self.len()) }
    }

    /// How many views look at it.
    pub fn exports(self) -> usize {
        self.0.count(3)
    }

    /// Counts one view more or less.
    pub fn export(self, change: isize) {
        self.0.set_count(3, self.exports().saturating_add_signed(change));
    }

    /// BufferError if a view looks at it: then its length cannot change.
    pub fn check_free(self, rt: &mut Runtime) -> Result<(), Raised> {
        if self.exports() == 0 {
            return Ok(());
        }
        let count = rt.count_views(self.0);
        self.0.set_count(3, count);
        if count == 0 {
            return Ok(());
        }
        let text = match self.0.kind() {
            Kind::Numbers => "cannot resize an array that is exporting buffers",
            _ => "Existing exports of data: object cannot be re-sized",
        };
        rt.raise(Type::BufferError, text)
    }

    /// Replaces `from..to` by other bytes, which are not its own.
    pub fn splice(
        self,
        rt: &mut Runtime,
        from: usize,
        to: usize,
        with: &[u8],
    ) -> Result<(), Raised> {
        let length = self.len();
        let after = length - (to - from) + with.len();
        if after != length {
            self.check_free(rt)?;
            self.reserve(rt, after)?;
        }
        self.0.set_count(1, length.max(after));
        let data = self.raw_mut();
        if after != length {
            data.copy_within(to..length, from + with.len());
        }
        data[from..from + with.len()].copy_from_slice(with);
        self.0.set_count(1, after);
        Ok(())
    }

    /// Adds a byte at the end.
    pub fn push(self, rt: &mut Runtime, byte: u8) -> Result<(), Raised> {
        let length = self.len();
        self.check_free(rt)?;
        if length == self.capacity() {
            self.reserve(rt, length + 1)?;
        }
        self.0.set_count(1, length + 1);
        self.raw_mut()[length] = byte;
        Ok(())
    }

    /// Makes room for `count` bytes in all.
    fn reserve(self, rt: &mut Runtime, count: usize) -> Result<(), Raised> {
        if count <= self.capacity() {
            return Ok(());
        }
        let wanted = count.max(self.capacity() + self.capacity() / 2).max(16);
        let storage = rt.new_blob(wanted)?;
        storage.bytes_mut(DATA, self.len()).copy_from_slice(self.raw());
        rt.heap.set(self.0, 2, storage);
        Ok(())
    }
}

impl Runtime {
    /// How many views look at an object. Views that nobody has any more were not released: the collector tells.
    pub(super) fn count_views(&mut self, object: Value) -> usize {
        self.heap.collect(Collection::Major);
        let views = &mut self.known.views;
        let alive: Vec<Value> =
            views.as_slice().iter().copied().filter(|view| view.is_object()).collect();
        views.truncate(0);
        for view in &alive {
            views.push(*view);
        }
        // A word left on the native stack may look like a view. Only compiled code keeps values nowhere else.
        let compiled = self.runs_compiled();
        let is_held = |view: &&Value| compiled || self.heap.is_referred(view.bits());
        let of_object = |view: &&Value| super::memoryview::View(**view).object() == object;
        alive.iter().filter(of_object).filter(is_held).count()
    }

    /// Raw storage. What is in it is to be written before it is read.
    fn new_blob(&mut self, bytes: usize) -> Result<Value, Raised> {
        self.allocate_unfilled(self.header(Type::Blob), 8 * DATA, bytes)
    }

    /// Puts what a bytearray or an array holds where the collector never moves it, as long as it has room for no more. Where the bytes are.
    pub fn settle_bytes(&mut self, of: ByteArray) -> Result<usize, Raised> {
        let storage = of.storage();
        if storage.is_null() {
            return Ok(0);
        }
        if !self.heap.is_young(storage.address()) {
            return Ok(of.raw().as_ptr() as usize);
        }
        let room = of.capacity();
        let bytes = (8 * DATA + room + 7) & !7;
        let settled = self.allocate_old(self.header(Type::Blob), bytes)?;
        settled.set_count(1, room);
        settled.bytes_mut(DATA, room).copy_from_slice(of.storage().bytes(DATA, room));
        self.heap.set(of.0, byte_array::STORAGE, settled);
        Ok(of.raw().as_ptr() as usize)
    }

    /// A bytearray of these bytes.
    pub fn new_bytearray(&mut self, data: &[u8]) -> Result<Value, Raised> {
        let storage = if data.is_empty() { Value::NULL } else { self.new_blob(data.len())? };
        let object = self.allocate(self.header(Type::ByteArray), 32)?;
        object.init(2, storage);
        object.set_count(1, data.len());
        object.set_count(3, 0);
        if !data.is_empty() {
            storage.bytes_mut(DATA, data.len()).copy_from_slice(data);
        }
        Ok(object)
    }
}
