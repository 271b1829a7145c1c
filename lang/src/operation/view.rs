//! Views: of what has bytes, and what is stored through them.

use crate::object::kept::lent;
use crate::object::memoryview::{View, all_octets, no_characters, size_of};
use crate::object::{Array, ByteArray, Bytes, Int, Kind, Raised, Type, Value};
use crate::vm::Vm;

impl Vm {
    /// A view of the bytes of a value, one by one, that may be written to; `what` says who wants it.
    pub fn writable_bytes(&mut self, value: Value, what: &str) -> Result<View, Raised> {
        let has_bytes = all_octets(self, value).is_some();
        let view = match View::of(crate::object::instance::payload(value)) {
            Some(view) if !has_bytes || !view.is_contiguous() => {
                return self.raise_no_bytes(view.0, String::new());
            }
            _ if has_bytes => Some(View(self.view_of(value)?)),
            _ => None,
        };
        let Some(view) = view.filter(|view| !view.is_read_only()) else {
            let class = self.type_name_or_none(value);
            let text = format!("{what} must be read-write bytes-like object, not {class}");
            return self.raise(Type::TypeError, text);
        };
        let format = self.intern("B")?;
        let shape = self.new_tuple(&[Value::small(view.byte_count() as i64)])?;
        let strides = self.new_tuple(&[Value::small(1)])?;
        let octets = self.part_of_view(view, view.start(), format, shape, strides, false)?;
        view.release();
        Ok(View(octets))
    }

    /// A view of all bytes of an object that has some: TypeError if it has none.
    pub fn view_of(&mut self, value: Value) -> Result<Value, Raised> {
        let plain = crate::object::instance::payload(value);
        if let Some(view) = View::of(plain) {
            self.check_view(view)?;
            return self.same_view(view, view.is_read_only());
        }
        let lent = lent(plain);
        let (length, letter) = match plain.kind() {
            Kind::Bytes => (Bytes(plain).len(), b'B'),
            Kind::ByteArray => (ByteArray(plain).len(), b'B'),
            // What characters are called in an array is not what they are called here.
            Kind::Numbers if Array(plain).letter() == b'u' => (Array(plain).len(), b'w'),
            Kind::Numbers => (Array(plain).len(), Array(plain).letter()),
            Kind::Native if let Some(lent) = lent => (lent.length, b'B'),
            _ => {
                let class = self.type_name(value);
                let text = format!("memoryview: a bytes-like object is required, not '{class}'");
                return self.raise(Type::TypeError, text);
            }
        };
        let format = self.intern((letter as char).encode_utf8(&mut [0; 4]))?;
        let shape = self.new_tuple(&[Value::small(length as i64)])?;
        let size = crate::object::array::size_of_item(letter);
        let strides = self.new_tuple(&[Value::small(size as i64)])?;
        let is_read_only = lent.map_or(plain.is(Kind::Bytes), |lent| lent.is_read_only);
        self.new_view(value, 0, format, shape, strides, is_read_only)
    }
}

/// A value as an item. TypeError or ValueError if it is none.
pub fn pack(vm: &mut Vm, letter: u8, value: Value) -> Result<Vec<u8>, Raised> {
    let letter_of = letter as char;
    match letter {
        b'c' => {
            return match Bytes::of(crate::object::instance::payload(value)) {
                Some(bytes) if bytes.len() == 1 => Ok(bytes.data().to_vec()),
                Some(_) => vm.raise(Type::ValueError, "memoryview: invalid value for format 'c'"),
                None => vm.raise(Type::TypeError, "memoryview: invalid type for format 'c'"),
            };
        }
        b'?' => return Ok(vec![vm.truth(value)? as u8]),
        b'w' => return no_characters(vm),
        b'f' | b'd' => {
            let Ok(x) = vm.to_double(value) else {
                return replaced(vm, Type::TypeError, letter_of, "type");
            };
            return Ok(match letter {
                b'f' => (x as f32).to_ne_bytes().to_vec(),
                _ => x.to_ne_bytes().to_vec(),
            });
        }
        _ => {}
    }
    let Ok(number) = vm.index(value) else {
        return replaced(vm, Type::TypeError, letter_of, "type");
    };
    let Some(n) = Int::of(number) else { return vm.raise_not_integer(number) };
    let wide = i128::try_from(&n.to_ibig()).ok();
    let size = size_of(letter).unwrap_or(1);
    let bits = 8 * size as u32;
    let fits = wide.is_some_and(|n| {
        if letter.is_ascii_lowercase() {
            n >= -(1i128 << (bits - 1)) && n < 1i128 << (bits - 1)
        } else {
            n >= 0 && n < 1i128 << bits
        }
    });
    if !fits {
        let text = format!("memoryview: invalid value for format '{letter_of}'");
        return vm.raise(Type::ValueError, text);
    }
    Ok(wide.unwrap_or(0).to_le_bytes()[..size].to_vec())
}

/// The view's own words for a value that is no item.
fn replaced<T>(vm: &mut Vm, ty: Type, letter: char, what: &str) -> Result<T, Raised> {
    if vm.catch(ty) {
        return vm.raise(ty, format!("memoryview: invalid {what} for format '{letter}'"));
    }
    Err(Raised)
}
