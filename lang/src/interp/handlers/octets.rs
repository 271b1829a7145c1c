//! Bytes and bytearrays: items, and what goes over them.
//!
//! A byte is read and written where it lies, so that a trace has one load or store and the guard of the index. What is not that easy (an index that is no
//! small int or not inside, a value that is no byte, slices) raises or is slow: the runtime looks again from the start.
//!
//! To the effects of runtime functions a bytearray is a list: who may read or change the one may read or change the other.

use super::item::within;
use super::iterate::{Ahead, Move, of_sequence};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::Type;
use crate::portal::descrs::*;
use sidewinder_jit::ir::{Array, Class};
use sidewinder_jit::machine::Machine;

/// Where the bytes of an object are, how many, and how they lie there; an empty bytearray may have none.
fn contents<M: Machine>(m: &M, o: M::Ref, is_bytes: bool) -> (M::Ref, M::Int, Array) {
    if is_bytes {
        (o, m.load_int(o, BYTES_LENGTH), BYTES)
    } else {
        (m.load(o, BYTEARRAY_STORAGE), m.load_int(o, BYTEARRAY_LENGTH), BYTES_OF_STORAGE)
    }
}

/// `o[key]`, an int.
pub fn get<M: Machine>(m: &M, o: M::Ref, class: Seen, key: M::Ref) -> Option<M::Ref> {
    let is_bytes = class.is(Type::Bytes);
    if !is_bytes && !class.is(Type::ByteArray) {
        return None;
    }
    let (storage, length, layout) = contents(m, o, is_bytes);
    let index = within(m, small(m, key)?, length)?;
    Some(m.tag(m.load_item_int(storage, layout, index)))
}

/// `o[key] = v` of a bytearray: `None` if nothing was done.
pub fn set<M: Machine>(m: &M, o: M::Ref, class: Seen, key: M::Ref, v: M::Ref) -> Option<()> {
    if !class.is(Type::ByteArray) {
        return None;
    }
    let (storage, length, layout) = contents(m, o, false);
    let index = within(m, small(m, key)?, length)?;
    let byte = small(m, v)?;
    if !m.branch(m.uint_lt(byte, m.ci(256))) {
        return None;
    }
    m.store_item_int(storage, layout, index, byte);
    Some(())
}

/// Whether the bytes of a bytearray may become more or fewer: no view holds it in place.
pub fn is_free<M: Machine>(m: &M, o: M::Ref) -> bool {
    m.branch(m.int_eq(m.load_int(o, BYTEARRAY_EXPORTS), m.ci(0)))
}

/// `o.append(v)` of a bytearray that has room: `None` if nothing was done.
pub fn append<M: Machine>(m: &M, o: M::Ref, v: M::Ref) -> Option<()> {
    if !class_of(m, o).is(Type::ByteArray) || !is_free(m, o) {
        return None;
    }
    let (storage, length, layout) = contents(m, o, false);
    if is_null(m, storage) || !m.branch(m.int_lt(length, m.load_int(storage, CAPACITY))) {
        return None;
    }
    let byte = small(m, v)?;
    if !m.branch(m.uint_lt(byte, m.ci(256))) {
        return None;
    }
    m.store_item_int(storage, layout, length, byte);
    m.store_int(o, BYTEARRAY_LENGTH, m.int_add(length, m.ci(1)));
    Some(())
}

/// An iterator over an object of that class.
pub fn iterator<M: Machine>(m: &M, o: M::Ref, class: Class) -> Option<M::Ref> {
    let quick = &vm(m).quick;
    if class == quick.bytes {
        of_sequence(m, o, quick.bytes_iterators)
    } else if class == quick.bytearray {
        of_sequence(m, o, quick.bytearray_iterators)
    } else {
        None
    }
}

/// What is next in an iterator of that class; `None`: it is over something else.
pub fn ahead<M: Machine>(m: &M, it: M::Ref, class: Class) -> Option<Ahead<M>> {
    let quick = &vm(m).quick;
    let is_bytes = class == quick.bytes_iterators.class();
    if !is_bytes && class != quick.bytearray_iterators.class() {
        return None;
    }
    let sequence = m.load(it, SEQUENCE);
    if is_null(m, sequence) {
        return Some(Ahead::Over);
    }
    let (storage, length, layout) = contents(m, sequence, is_bytes);
    let index = m.load_int(it, SEQUENCE_INDEX);
    if !m.branch(m.int_lt(index, length)) {
        return Some(Ahead::End);
    }
    let item = m.tag(m.load_item_int(storage, layout, index));
    Some(Ahead::Item(item, Move::Sequence(m.int_add(index, m.ci(1)))))
}
