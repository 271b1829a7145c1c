//! Arrays of the module `array`: items, and iterators.
//!
//! An item is read and written where it lies. The letter of what the items are is a constant of the trace. Items of 64 bits are read as two halves: such a number is a
//! small int only if its upper half is short enough. Floats of 32 bits and characters are for the runtime, and so is what does not fit.
//!
//! To the effects of runtime functions an array is a list, as a bytearray is. A place is only ever accessed as what its array's letter says.

use super::item::within;
use super::iterate::{Ahead, Move, of_sequence};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::Type;
use crate::portal::descrs::*;
use sidewinder_jit::ir::{Array, Class};
use sidewinder_jit::machine::Machine;

/// How the items of an array lie in its storage.
#[derive(Clone, Copy)]
enum Layout {
    /// Each a number that always is a small int, between these.
    Number(Array, i64, i64),
    /// Each in two halves, the lower one first; signed or not.
    Halves(bool),
    /// Each a double.
    Double,
}

impl Layout {
    fn of(letter: u8) -> Option<Layout> {
        Some(match letter {
            b'b' => Layout::Number(I8_OF_STORAGE, i8::MIN as i64, i8::MAX as i64),
            b'B' => Layout::Number(BYTES_OF_STORAGE, 0, u8::MAX as i64),
            b'h' => Layout::Number(I16_OF_STORAGE, i16::MIN as i64, i16::MAX as i64),
            b'H' => Layout::Number(U16_OF_STORAGE, 0, u16::MAX as i64),
            b'i' => Layout::Number(I32_OF_STORAGE, i32::MIN as i64, i32::MAX as i64),
            b'I' => Layout::Number(U32_OF_STORAGE, 0, u32::MAX as i64),
            b'l' | b'q' => Layout::Halves(true),
            b'L' | b'Q' => Layout::Halves(false),
            b'd' => Layout::Double,
            _ => return None,
        })
    }

    /// By how much a number of items is to be shifted to be a number of bytes.
    fn shift(self) -> i64 {
        match self {
            Layout::Number(array, ..) => array.repr.bytes().trailing_zeros() as i64,
            Layout::Halves(_) | Layout::Double => 3,
        }
    }
}

/// How an array's items lie, and how many there are.
fn look<M: Machine>(m: &M, o: M::Ref) -> Option<(Layout, M::Int)> {
    let layout = Layout::of(m.promote_int(m.load_int(o, NUMBERS_LETTER)) as u8)?;
    let bytes = m.load_int(o, BYTEARRAY_LENGTH);
    let shift = layout.shift();
    Some((layout, if shift == 0 { bytes } else { m.int_rshift(bytes, m.ci(shift)) }))
}

/// The number of items.
pub fn length<M: Machine>(m: &M, o: M::Ref) -> Option<M::Int> {
    Some(look(m, o)?.1)
}

/// The item at an index that is in range.
fn item<M: Machine>(m: &M, o: M::Ref, layout: Layout, index: M::Int) -> Option<M::Ref> {
    let storage = m.load(o, BYTEARRAY_STORAGE);
    Some(match layout {
        Layout::Number(array, ..) => m.tag(m.load_item_int(storage, array, index)),
        Layout::Double => try_float(m, m.load_item_float(storage, DOUBLES_OF_STORAGE, index))?,
        Layout::Halves(is_signed) => {
            let twice = m.int_lshift(index, m.ci(1));
            let low = m.load_item_int(storage, I32_OF_STORAGE, twice);
            let high = m.load_item_int(storage, I32_OF_STORAGE, m.int_add(twice, m.ci(1)));
            // All of 62 bits are small ints, and a sign.
            let is_small = if is_signed {
                m.uint_lt(m.int_add(high, m.ci(1 << 29)), m.ci(1 << 30))
            } else {
                m.uint_lt(high, m.ci(1 << 29))
            };
            if !m.branch(is_small) {
                return None;
            }
            let low = m.int_and(low, m.ci(u32::MAX as i64));
            m.tag(m.int_or(m.int_lshift(high, m.ci(32)), low))
        }
    })
}

/// `o[key]`
pub fn get<M: Machine>(m: &M, o: M::Ref, class: Seen, key: M::Ref) -> Option<M::Ref> {
    if !class.is(Type::Numbers) {
        return None;
    }
    let (layout, length) = look(m, o)?;
    let index = within(m, small(m, key)?, length)?;
    item(m, o, layout, index)
}

/// `o[key] = v`: `None` if nothing was done.
pub fn set<M: Machine>(m: &M, o: M::Ref, class: Seen, key: M::Ref, v: M::Ref) -> Option<()> {
    if !class.is(Type::Numbers) {
        return None;
    }
    let (layout, length) = look(m, o)?;
    let index = within(m, small(m, key)?, length)?;
    if let Layout::Double = layout {
        let v = as_float(m, v)?;
        m.store_item_float(m.load(o, BYTEARRAY_STORAGE), DOUBLES_OF_STORAGE, index, v);
        return Some(());
    }
    let v = small(m, v)?;
    match layout {
        Layout::Number(array, least, most) => {
            let from_least = if least == 0 { v } else { m.int_sub_ovf(v, m.ci(least))? };
            if !m.branch(m.uint_lt(from_least, m.ci(most - least + 1))) {
                return None;
            }
            m.store_item_int(m.load(o, BYTEARRAY_STORAGE), array, index, v);
        }
        Layout::Halves(is_signed) => {
            if !is_signed && !m.branch(m.int_ge(v, m.ci(0))) {
                return None;
            }
            let storage = m.load(o, BYTEARRAY_STORAGE);
            let twice = m.int_lshift(index, m.ci(1));
            // As a load of a half has it: with a sign.
            let low = m.int_and(v, m.ci(u32::MAX as i64));
            let low = m.int_sub(m.int_xor(low, m.ci(1 << 31)), m.ci(1 << 31));
            m.store_item_int(storage, I32_OF_STORAGE, twice, low);
            let high = m.int_rshift(v, m.ci(32));
            m.store_item_int(storage, I32_OF_STORAGE, m.int_add(twice, m.ci(1)), high);
        }
        Layout::Double => {}
    }
    Some(())
}

/// An iterator over an array.
pub fn iterator<M: Machine>(m: &M, o: M::Ref) -> Option<M::Ref> {
    of_sequence(m, o, vm(m).quick.numbers_iterators)
}

/// What is next in an iterator of that class; `None`: it is over something else, or what is next is for the runtime.
pub fn ahead<M: Machine>(m: &M, it: M::Ref, class: Class) -> Option<Ahead<M>> {
    if class != vm(m).quick.numbers_iterators.class() {
        return None;
    }
    let array = m.load(it, SEQUENCE);
    if is_null(m, array) {
        return Some(Ahead::Over);
    }
    let (layout, length) = look(m, array)?;
    let index = m.load_int(it, SEQUENCE_INDEX);
    if !m.branch(m.int_lt(index, length)) {
        return Some(Ahead::End);
    }
    let item = item(m, array, layout, index)?;
    Some(Ahead::Item(item, Move::Sequence(m.int_add(index, m.ci(1)))))
}
