//! `reversed` of a list or a range.
//!
//! Backwards over a list there is an iterator of its own, which holds one more than the index of the next item; a list that became shorter than that ends it. Backwards
//! over a range is a range.
//!
//! **Absent:** dicts, views and sequences of the program, which are asked by the runtime.

use super::iterate::{Ahead, Move};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::Type;
use crate::portal::descrs::*;
use sidewinder_jit::ir::Class;
use sidewinder_jit::machine::Machine;

/// `reversed(o)`. `None`: not so easily.
pub fn reversed<M: Machine>(m: &M, o: M::Ref) -> Option<M::Ref> {
    let class = class_of(m, o);
    if class.is(Type::List) {
        let fresh = m.try_new(vm(m).quick.list_reverse_iterators)?;
        m.store_quietly(fresh, SEQUENCE, o);
        m.store_int(fresh, SEQUENCE_INDEX, m.load_int(o, LIST_LENGTH));
        return Some(fresh);
    }
    if !class.is(Type::Range) {
        return None;
    }
    let part = |field| small(m, m.load(o, field));
    let (start, step, length) = (part(RANGE_START)?, part(RANGE_STEP)?, part(RANGE_LENGTH)?);
    let way = m.int_mul_ovf(m.int_sub(length, m.ci(1)), step)?;
    let last = m.int_add_ovf(start, way)?;
    // Behind the last number given comes this one: all that the iterator ever holds is small.
    let before_first = m.int_sub_ovf(start, step)?;
    let back = m.int_sub_ovf(m.ci(0), step)?;
    let fresh = m.try_new(vm(m).quick.range_iterators)?;
    m.store_int(fresh, RANGE_NEXT, last);
    m.store_int(fresh, RANGE_END, before_first);
    m.store_int(fresh, RANGE_BY, back);
    Some(fresh)
}

/// What is next in an iterator of that class; `None`: it does not go backwards over a list.
pub fn ahead<M: Machine>(m: &M, it: M::Ref, class: Class) -> Option<Ahead<M>> {
    if class != vm(m).quick.list_reverse_iterators.class() {
        return None;
    }
    let list = m.load(it, SEQUENCE);
    if is_null(m, list) {
        return Some(Ahead::Over);
    }
    let index = m.int_sub(m.load_int(it, SEQUENCE_INDEX), m.ci(1));
    if !m.branch(m.uint_lt(index, m.load_int(list, LIST_LENGTH))) {
        return Some(Ahead::End);
    }
    let item = m.load_item(m.load(list, LIST_ARRAY), ITEMS_OF_ARRAY, index);
    Some(Ahead::Item(item, Move::Sequence(index)))
}
