//! Views of the bytes of another object: where they start, what an item is, and how items lie.

use super::kept::{export, lent_bytes, lent_bytes_mut};
use super::words::memory_view;
use super::{ByteArray, Bytes, Kind, Raised, Runtime, Str, Tuple, Type, Value};
use std::borrow::Cow;

/// A memoryview object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct View(pub Value);

impl View {
    /// Flag of views that may not be written to.
    pub const READ_ONLY: u8 = 1;

    /// The value as a view, if it is one.
    pub fn of(value: Value) -> Option<View> {
        value.is(Kind::MemoryView).then_some(View(value))
    }

    /// The object that was asked for its bytes, an instance of a class of the program perhaps; null once the view was released.
    pub fn owner(self) -> Value {
        self.0.field(memory_view::OBJECT)
    }

    /// The builtin object whose bytes they are; null likewise.
    pub fn object(self) -> Value {
        match self.owner() {
            none if none.is_null() => none,
            owner => super::instance::payload(owner),
        }
    }

    /// Where the first item starts.
    pub fn start(self) -> usize {
        self.0.count(2)
    }

    /// What an item is: a letter as in the module `struct`.
    pub fn format(self) -> Str {
        Str(self.0.field(memory_view::FORMAT))
    }

    /// The letter alone.
    pub fn letter(self) -> u8 {
        self.format().text().bytes().last().unwrap_or(b'B')
    }

    /// The length in each dimension.
    pub fn shape(self) -> Tuple {
        Tuple(self.0.field(memory_view::SHAPE))
    }

    /// How far apart items are in each dimension, in bytes.
    pub fn strides(self) -> Tuple {
        Tuple(self.0.field(memory_view::STRIDES))
    }

    /// The bytes of an item.
    pub fn item_size(self) -> usize {
        self.0.count(6)
    }

    /// The number of dimensions.
    pub fn dimensions(self) -> usize {
        self.shape().len()
    }

    /// Whether it may not be written to.
    pub fn is_read_only(self) -> bool {
        self.0.flags() & View::READ_ONLY != 0
    }

    /// Length and stride of a dimension.
    pub fn dimension(self, at: usize) -> (usize, isize) {
        (self.shape().get(at).as_small() as usize, self.strides().get(at).as_small() as isize)
    }

    /// Number of items in all.
    pub fn count(self) -> usize {
        self.shape().items().iter().map(|length| length.as_small() as usize).product()
    }

    /// The bytes of all items.
    pub fn byte_count(self) -> usize {
        self.count() * self.item_size()
    }

    /// All bytes of the object; the Runtime is lent as long as they are looked at.
    pub fn whole(self, rt: &Runtime) -> &[u8] {
        let object = self.object();
        match ByteArray::shared(object) {
            Some(array) => array.data(rt),
            None if object.is(Kind::Bytes) => Bytes(object).data(),
            None => lent_bytes(object, rt).unwrap_or(&[]),
        }
    }

    /// All bytes of the object, to be written to; none if they may not be.
    pub fn whole_mut(self, rt: &mut Runtime) -> &mut [u8] {
        writable(self.object(), rt).unwrap_or(&mut [])
    }

    /// Whether the items lie one after the other, the last dimension fastest.
    pub fn is_contiguous(self) -> bool {
        let mut expected = self.item_size() as isize;
        for at in (0..self.dimensions()).rev() {
            let (length, stride) = self.dimension(at);
            if length > 1 && stride != expected {
                return self.count() == 0;
            }
            expected *= length as isize;
        }
        true
    }

    /// Where each item starts, in order.
    pub fn offsets(self) -> Vec<usize> {
        let mut offsets = vec![self.start()];
        for at in 0..self.dimensions() {
            let (length, stride) = self.dimension(at);
            let along = |start: &usize| {
                let start = *start;
                (0..length as isize).map(move |k| start.wrapping_add_signed(k * stride))
            };
            offsets = offsets.iter().flat_map(along).collect();
        }
        offsets
    }

    /// The bytes that are seen, in order, none of a view that was released; the Runtime is lent as long as they are looked at.
    pub fn data(self, rt: &Runtime) -> Cow<'_, [u8]> {
        let whole = self.whole(rt);
        if self.is_contiguous() {
            let all = whole.get(self.start()..self.start() + self.byte_count());
            return Cow::Borrowed(all.unwrap_or(&[]));
        }
        let size = self.item_size();
        let parts = self.offsets().into_iter().filter_map(|at| whole.get(at..at + size));
        Cow::Owned(parts.flatten().copied().collect())
    }

    /// The item at a place in the bytes of the object.
    pub fn item(self, rt: &mut Runtime, at: usize) -> Result<Value, Raised> {
        let mut raw = [0; 8];
        let size = self.item_size().min(8);
        // Where the bytes went while the index was asked, there are none.
        let Some(bytes) = self.whole(rt).get(at..at + size) else {
            return rt.raise(Type::IndexError, "index out of bounds on dimension 1");
        };
        raw[..size].copy_from_slice(bytes);
        unpack(rt, self.letter(), &raw[..size])
    }

    /// Gives the object back.
    pub fn release(self) {
        let object = self.object();
        match ByteArray::shared(object) {
            Some(array) => array.export(-1),
            None if object.is(Kind::Native) => export(object, -1),
            None => {}
        }
        self.0.init(1, Value::NULL);
    }
}

/// The bytes of a value that is like bytes as they are now, in whatever order a view has them; `None` for others, and for views that were
/// released. The Runtime is lent as long as they are looked at.
pub fn all_octets(rt: &Runtime, value: Value) -> Option<Cow<'_, [u8]>> {
    let plain = super::instance::payload(value);
    match plain.kind() {
        Kind::Bytes => Some(Cow::Borrowed(Bytes(plain).data())),
        Kind::ByteArray | Kind::Numbers => Some(Cow::Borrowed(ByteArray(plain).data(rt))),
        Kind::MemoryView if !View(plain).object().is_null() => Some(View(plain).data(rt)),
        Kind::Native => lent_bytes(plain, rt).map(Cow::Borrowed),
        _ => None,
    }
}

/// All bytes of an object that is not a view, to be written to; `None` if it has none, or they may not be.
pub fn writable(plain: Value, rt: &mut Runtime) -> Option<&mut [u8]> {
    match plain.kind() {
        Kind::ByteArray | Kind::Numbers => Some(ByteArray(plain).data_mut(rt)),
        _ => lent_bytes_mut(plain, rt),
    }
}

/// As [`all_octets`], but of no view that leaves bytes out: what most takers want.
pub fn octets(rt: &Runtime, value: Value) -> Option<Cow<'_, [u8]>> {
    match View::of(super::instance::payload(value)) {
        Some(view) if !view.is_contiguous() => None,
        _ => all_octets(rt, value),
    }
}

/// As [`octets`], for what runs code of the program meanwhile: a copy, where they may change.
pub fn bytes_like<'a>(rt: &Runtime, value: Value) -> Option<Cow<'a, [u8]>> {
    let plain = super::instance::payload(value);
    match plain.kind() {
        Kind::Bytes => Some(Cow::Borrowed(Bytes(plain).data())),
        _ => octets(rt, plain).map(|data| Cow::Owned(data.into_owned())),
    }
}

impl Runtime {
    /// The bytes that a value has to be like.
    pub fn required_bytes<'a>(&mut self, value: Value) -> Result<Cow<'a, [u8]>, Raised> {
        match bytes_like(self, value) {
            Some(data) => Ok(data),
            None => {
                let text =
                    format!("a bytes-like object is required, not '{}'", self.type_name(value));
                self.raise_no_bytes(value, text)
            }
        }
    }

    /// What is wrong with a value that has no bytes, or none in a row: `text`, unless it is a view.
    pub fn raise_no_bytes<T>(&mut self, value: Value, text: String) -> Result<T, Raised> {
        if let Some(view) = View::of(super::instance::payload(value)) {
            self.check_view(view)?;
            let text = "memoryview: underlying buffer is not C-contiguous";
            return self.raise(Type::BufferError, text);
        }
        self.raise(Type::TypeError, text)
    }
}

/// The size of an item by its letter.
pub fn size_of(letter: u8) -> Option<usize> {
    Some(match letter {
        b'c' | b'b' | b'B' | b'?' => 1,
        b'h' | b'H' | b'e' => 2,
        b'i' | b'I' | b'f' => 4,
        b'l' | b'L' | b'q' | b'Q' | b'n' | b'N' | b'd' | b'P' => 8,
        _ => return None,
    })
}

fn word<const N: usize>(raw: &[u8]) -> [u8; N] {
    std::array::from_fn(|at| raw[at])
}

/// An item as a value.
pub fn unpack(rt: &mut Runtime, letter: u8, raw: &[u8]) -> Result<Value, Raised> {
    match letter {
        b'c' => rt.new_bytes(raw),
        b'b' => rt.new_int(raw[0] as i8 as i64),
        b'B' => rt.new_int(raw[0] as i64),
        b'?' => Ok(rt.bool(raw[0] != 0)),
        b'h' => rt.new_int(i16::from_ne_bytes(word(raw)) as i64),
        b'H' => rt.new_int(u16::from_ne_bytes(word(raw)) as i64),
        b'i' => rt.new_int(i32::from_ne_bytes(word(raw)) as i64),
        b'I' => rt.new_int(u32::from_ne_bytes(word(raw)) as i64),
        b'l' | b'q' | b'n' => rt.new_int(i64::from_ne_bytes(word(raw))),
        b'L' | b'Q' | b'N' | b'P' => rt.new_uint(u64::from_ne_bytes(word(raw))),
        b'f' => rt.new_float(f32::from_ne_bytes(word(raw)) as f64),
        b'd' => rt.new_float(f64::from_ne_bytes(word(raw))),
        b'w' => no_characters(rt),
        _ => rt.new_float(half(u16::from_ne_bytes(word(raw)))),
    }
}

/// A float of 16 bits.
fn half(bits: u16) -> f64 {
    let (exponent, fraction) = (bits >> 10 & 0x1f, (bits & 0x3ff) as f64);
    let size = match exponent {
        0 => fraction * 2f64.powi(-24),
        0x1f if fraction == 0.0 => f64::INFINITY,
        0x1f => f64::NAN,
        _ => (1.0 + fraction / 1024.0) * 2f64.powi(exponent as i32 - 15),
    };
    if bits & 0x8000 != 0 { -size } else { size }
}

pub(crate) fn no_characters<T>(rt: &mut Runtime) -> Result<T, Raised> {
    rt.raise(Type::NotImplementedError, "memoryview: format w not supported")
}

impl Runtime {
    /// A view, by its parts.
    pub fn new_view(
        &mut self,
        object: Value,
        start: usize,
        format: Value,
        shape: Value,
        strides: Value,
        read_only: bool,
    ) -> Result<Value, Raised> {
        let view = self.allocate(self.header(Type::MemoryView), 56)?;
        view.init(1, object);
        view.set_count(2, start);
        view.init(3, format);
        view.init(4, shape);
        view.init(5, strides);
        // The characters of arrays come in no other view.
        let size = if View(view).letter() == b'w' { 4 } else { 1 };
        view.set_count(6, size_of(View(view).letter()).unwrap_or(size));
        view.set_flags(if read_only { View::READ_ONLY } else { 0 });
        let object = super::instance::payload(object);
        match ByteArray::shared(object) {
            Some(array) => array.export(1),
            None if object.is(Kind::Native) => export(object, 1),
            None => return Ok(view),
        }
        self.remember_view(view);
        Ok(view)
    }

    /// Keeps a view of what may change its length in mind, as long as it lives.
    fn remember_view(&mut self, view: Value) {
        let views = &mut self.known.views;
        if views.len() >= 64 && views.len().is_power_of_two() {
            let in_use =
                |view: &Value| view.is_object() && !view.field(memory_view::OBJECT).is_null();
            let kept: Vec<Value> = views.as_slice().iter().copied().filter(in_use).collect();
            views.truncate(0);
            for view in kept {
                views.push(view);
            }
        }
        views.push(view);
    }

    /// Another view of the same items.
    pub fn same_view(&mut self, view: View, read_only: bool) -> Result<Value, Raised> {
        let parts = (view.format().0, view.shape().0, view.strides().0);
        self.part_of_view(view, view.start(), parts.0, parts.1, parts.2, read_only)
    }

    /// A view of what another one sees.
    pub fn part_of_view(
        &mut self,
        view: View,
        start: usize,
        format: Value,
        shape: Value,
        strides: Value,
        read_only: bool,
    ) -> Result<Value, Raised> {
        self.new_view(view.owner(), start, format, shape, strides, read_only)
    }

    /// ValueError if the view was released.
    pub fn check_view(&mut self, view: View) -> Result<(), Raised> {
        if view.object().is_null() {
            let text = "operation forbidden on released memoryview object";
            return self.raise(Type::ValueError, text);
        }
        Ok(())
    }
}
