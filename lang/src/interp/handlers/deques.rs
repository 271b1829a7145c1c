//! Deques: items, the two ends, and iterators.
//!
//! A trace reads and writes the ring where it lies. A full ring, a full deque, an empty one, and an iterator whose deque was changed are for the runtime.
//!
//! To the effects of runtime functions a deque is a list: who may read or change the one may read or change the other.

use super::arith::finish;
use super::item::within;
use super::iterate::{Ahead, Move};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::deque::End;
use crate::object::{Type, Value};
use crate::portal::descrs::*;
use sidewinder_jit::ir::{Array, Class};
use sidewinder_jit::machine::{Flow, Machine};

/// The ring of a deque, and the place in it of an index from 0 to the capacity.
fn place<M: Machine>(m: &M, deque: M::Ref, index: M::Int) -> (M::Ref, M::Int) {
    let ring = m.load(deque, DEQUE_RING);
    let mask = m.int_sub(m.load_int(ring, CAPACITY), m.ci(1));
    (ring, m.int_and(m.int_add(m.load_int(deque, DEQUE_HEAD), index), mask))
}

const ITEMS: Array = ITEMS_OF_ARRAY;

fn changed<M: Machine>(m: &M, deque: M::Ref) {
    m.store_int(deque, DEQUE_CHANGES, m.int_add(m.load_int(deque, DEQUE_CHANGES), m.ci(1)));
}

/// `deque.append(item)` or `deque.appendleft(item)`. `None`: nothing was done.
pub fn push<M: Machine>(m: &M, i: Ins, deque: M::Ref, end: End, item: M::Ref) -> Option<Flow> {
    if !class_of(m, deque).is(Type::Deque) {
        return None;
    }
    let length = m.load_int(deque, DEQUE_LENGTH);
    let capacity = m.load_int(m.load(deque, DEQUE_RING), CAPACITY);
    let has_room = m.branch(m.int_lt(length, capacity))
        && m.branch(m.uint_lt(length, m.load_int(deque, DEQUE_MOST)));
    if !has_room {
        return None;
    }
    let index = if end == End::Left { m.ci(-1) } else { length };
    let (ring, at) = place(m, deque, index);
    if m.barrier_due(ring, item) {
        return None;
    }
    m.store_item_quietly(ring, ITEMS, at, item);
    if end == End::Left {
        m.store_int(deque, DEQUE_HEAD, at);
    }
    m.store_int(deque, DEQUE_LENGTH, m.int_add(length, m.ci(1)));
    changed(m, deque);
    Some(finish(m, i, Ok(m.cr(vm(m).quick.none.bits()))))
}

/// `deque.pop()` or `deque.popleft()`. `None`: nothing was done.
pub fn pop<M: Machine>(m: &M, i: Ins, deque: M::Ref, end: End) -> Option<Flow> {
    if !class_of(m, deque).is(Type::Deque) {
        return None;
    }
    let length = m.load_int(deque, DEQUE_LENGTH);
    if !m.branch(m.int_gt(length, m.ci(0))) {
        return None;
    }
    let last = m.int_sub(length, m.ci(1));
    let (ring, at) = place(m, deque, if end == End::Left { m.ci(0) } else { last });
    let item = m.load_item(ring, ITEMS, at);
    m.store_item_quietly(ring, ITEMS, at, m.cr(Value::small(0).bits()));
    if end == End::Left {
        let (_, head) = place(m, deque, m.ci(1));
        m.store_int(deque, DEQUE_HEAD, head);
    }
    m.store_int(deque, DEQUE_LENGTH, last);
    changed(m, deque);
    Some(finish(m, i, Ok(item)))
}

/// Where the item with that key is. `None`: that is for the runtime.
fn find<M: Machine>(m: &M, o: M::Ref, class: Seen, key: M::Ref) -> Option<(M::Ref, M::Int)> {
    if !class.is(Type::Deque) {
        return None;
    }
    let index = within(m, small(m, key)?, m.load_int(o, DEQUE_LENGTH))?;
    Some(place(m, o, index))
}

/// `o[key]`
pub fn get<M: Machine>(m: &M, o: M::Ref, class: Seen, key: M::Ref) -> Option<M::Ref> {
    let (ring, at) = find(m, o, class, key)?;
    Some(m.load_item(ring, ITEMS, at))
}

/// `o[key] = v`: `None` if nothing was done.
pub fn set<M: Machine>(m: &M, o: M::Ref, class: Seen, key: M::Ref, v: M::Ref) -> Option<()> {
    let (ring, at) = find(m, o, class, key)?;
    m.store_item(ring, ITEMS, at, v);
    Some(())
}

/// An iterator over a deque.
pub fn iterator<M: Machine>(m: &M, o: M::Ref) -> Option<M::Ref> {
    let fresh = m.try_new(vm(m).quick.deque_iterators)?;
    m.store_quietly(fresh, SEQUENCE, o);
    m.store_int(fresh, SEQUENCE_INDEX, m.load_int(o, DEQUE_LENGTH));
    m.store_int(fresh, DEQUE_SEEN, m.load_int(o, DEQUE_CHANGES));
    Some(fresh)
}

/// What is next in an iterator of that class; `None`: it is over something else, or the deque was changed.
pub fn ahead<M: Machine>(m: &M, it: M::Ref, class: Class) -> Option<Ahead<M>> {
    if class != vm(m).quick.deque_iterators.class() {
        return None;
    }
    let deque = m.load(it, SEQUENCE);
    let seen = m.load_int(it, DEQUE_SEEN);
    if !m.branch(m.int_eq(m.load_int(deque, DEQUE_CHANGES), seen)) {
        return None;
    }
    let left = m.load_int(it, SEQUENCE_INDEX);
    if !m.branch(m.int_gt(left, m.ci(0))) {
        return Some(Ahead::Over);
    }
    let index = m.int_sub(m.load_int(deque, DEQUE_LENGTH), left);
    let (ring, at) = place(m, deque, index);
    let item = m.load_item(ring, ITEMS, at);
    Some(Ahead::Item(item, Move::Sequence(m.int_sub(left, m.ci(1)))))
}
