//! `struct.unpack` in traces: the format is a constant, and each number is a load from where it lies.
//!
//! ```text
//! unpack('<IHB', b)          guard_value(len(b), 7)     three loads: the tuple need not exist
//! unpack('<I', b, at)        two guards of the place    four bytes, put together
//! ```
//!
//! Numbers that lie the other way round or across words, or at a place that is not a constant, are put together of their bytes. Of those of 64 bits the upper half has to be short enough for a
//! small int.
//!
//! **Absent:** texts, single and half floats, and what is not `bytes` itself: a place in a bytearray is only ever accessed as a byte. The runtime sees to these.

use super::build;
use crate::format::packed::{Field, Format, format_of};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::{Bytes, Raised, Str, Type};
use crate::portal::descrs::*;
use sidewinder_jit::ir::{Array, Repr};
use sidewinder_jit::machine::Machine;

/// Most values that are loaded one by one.
const MOST: usize = 32;

/// Where the values are: in which bytes, and from which place on if that is no constant.
struct Source<M: Machine> {
    bytes: M::Ref,
    from: Option<M::Int>,
    is_big: bool,
}

impl<M: Machine> Source<M> {
    /// The number of a byte or, if the place is a constant, of some more.
    fn load(&self, m: &M, at: usize, repr: Repr) -> M::Int {
        let place = Array { base: BYTES.base + at as u32, repr, ..BYTES };
        m.load_item_int(self.bytes, place, self.from.unwrap_or(m.ci(0)))
    }

    /// The number of up to four bytes.
    fn number(&self, m: &M, at: usize, size: usize, is_signed: bool) -> M::Int {
        let whole = match (size, is_signed) {
            (1, true) => Repr::I8,
            (1, false) => Repr::U8,
            (2, true) => Repr::I16,
            (2, false) => Repr::U16,
            (_, true) => Repr::I32,
            (_, false) => Repr::U32,
        };
        if size == 1 || self.from.is_none() && !self.is_big && is_aligned(at, size) {
            return self.load(m, at, whole);
        }
        let byte =
            |n: usize, repr| self.load(m, at + if self.is_big { n } else { size - 1 - n }, repr);
        let highest = byte(0, if is_signed { Repr::I8 } else { Repr::U8 });
        (1..size)
            .fold(highest, |number, n| m.int_or(m.int_lshift(number, m.ci(8)), byte(n, Repr::U8)))
    }

    /// The number of eight bytes, if it is a small int.
    fn long(&self, m: &M, at: usize, is_signed: bool) -> Option<M::Int> {
        let (low, high) = if self.is_big { (at + 4, at) } else { (at, at + 4) };
        let low = self.number(m, low, 4, false);
        let high = self.number(m, high, 4, is_signed);
        // All of 62 bits are small ints, and a sign.
        let is_small = match is_signed {
            true => m.uint_lt(m.int_add(high, m.ci(1 << 29)), m.ci(1 << 30)),
            false => m.uint_lt(high, m.ci(1 << 29)),
        };
        m.branch(is_small).then(|| m.int_or(m.int_lshift(high, m.ci(32)), low))
    }

    /// The value of a field at a place.
    fn value(&self, m: &M, field: &Field, at: usize) -> Option<Result<M::Ref, Raised>> {
        let is_signed = field.letter.is_ascii_lowercase();
        Some(match (field.letter, field.size) {
            (b'?', _) => {
                let byte = self.load(m, at, Repr::U8);
                Ok(bool_ref(m, m.int_ne(byte, m.ci(0))))
            }
            (b'd', _) => {
                if !is_aligned(at, field.size) {
                    return None;
                }
                let place = Array { base: BYTES.base + at as u32, repr: Repr::F64, ..BYTES };
                new_float(m, m.load_item_float(self.bytes, place, m.ci(0)))
            }
            (_, 8) => Ok(m.tag(self.long(m, at, is_signed)?)),
            (_, size) => Ok(m.tag(self.number(m, at, size, is_signed))),
        })
    }
}

/// Whether a number lies as one is loaded whole.
fn is_aligned(at: usize, size: usize) -> bool {
    (BYTES.base as usize + at).is_multiple_of(size)
}

/// Whether all values of a format are such that traces load them.
fn is_loaded(format: &Format, is_fixed: bool) -> bool {
    format.values <= MOST
        && format.size <= 1 << 16
        && format.fields.iter().all(|field| match field.letter {
            b'x' | b'?' | b'b' | b'B' | b'h' | b'H' | b'i' | b'I' | b'l' | b'L' | b'q' | b'Q' => {
                true
            }
            b'd' => is_fixed && !format.is_big,
            _ => false,
        })
}

/// The tuple of what is in some bytes, all of them or from a place on. `None`: the runtime has to see to it.
pub fn unpack<M: Machine>(
    m: &M,
    format: M::Ref,
    bytes: M::Ref,
    from: Option<M::Ref>,
) -> Option<Result<M::Ref, Raised>> {
    if !M::RECORDING || m.thrashes() || !class_of(m, bytes).is(Type::Bytes) {
        return None;
    }
    let class = class_of(m, format);
    if !class.is(Type::Str) && !class.is(Type::Bytes) {
        return None;
    }
    let is_whole = from.is_none();
    let from = match from {
        Some(from) if !m.is_constant(from) => (0, Some(small(m, from)?)),
        Some(from) => (constant(m, from).filter(|from| from.is_small())?.as_small(), None),
        None => (0, None),
    };
    let text = promoted(m, format);
    let text = match Str::of(text) {
        Some(text) => text.text().as_bytes(),
        None => Bytes::of(text)?.data(),
    };
    let format = format_of(vm_mut(m), text).ok().filter(|of| is_loaded(of, from.1.is_none()))?;
    let (length, size) = (m.load_int(bytes, BYTES_LENGTH), format.size as i64);
    let is_inside = match from {
        (0, None) if is_whole => m.branch(m.int_eq(length, m.ci(size))),
        (first, None) if (0..1 << 16).contains(&first) => {
            m.branch(m.int_le(m.ci(first + size), length))
        }
        (_, None) => false,
        (_, Some(first)) => {
            m.branch(m.int_ge(first, m.ci(0)))
                && m.branch(m.int_le(m.int_add(first, m.ci(size)), length))
        }
    };
    if !is_inside {
        return None;
    }
    let source = Source { bytes, from: from.1, is_big: format.is_big };
    let mut values = Vec::new();
    for field in &format.fields {
        let count = if field.letter == b'x' { 0 } else { field.count };
        for number in 0..count {
            let at = from.0 as usize + field.at + number * field.size;
            match source.value(m, field, at)? {
                Ok(value) => values.push(value),
                Err(Raised) => return Some(Err(Raised)),
            }
        }
    }
    Some(build::tuple(m, &values))
}
