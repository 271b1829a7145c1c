//! Lists and tuples made of others: `a + b`, `list(a)`, `tuple(a)`, `a.copy()`, in traces; and what moves the items of a list.
//!
//! Where a trace knows how many items there are, it loads them one by one, and what is made of them need not exist:
//!
//! ```text
//! path + (node,)       guard_value(len(path), 2)        three items, one of which is here already
//! list(pair)           pair was made here               two loads
//! list(row)            a call that reads lists and makes one, and changes nothing that a trace knows
//! ```
//!
//! Tuples are short and of few lengths: the trace makes sure of the length of any that is short now. Lists are not: only of those that the trace has made is the
//! length taken.
//!
//! Where nobody else has seen a list its items need not move: `insert`, `pop` with an index and `extend` say where which one is from now on.
//!
//! **Absent:** what runs something to give its items, and classes of the program.

use super::build::{self, items};
use super::slice::{MOST, known_length};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::{Kind as Layout, List, Raised, Type};
use crate::portal::descrs::*;
use crate::portal::residual;
use sidewinder_jit::ir::{Array, CallDescr};
use sidewinder_jit::machine::Machine;

/// Items whose number a trace knows.
struct Known<M: Machine> {
    from: M::Ref,
    layout: Array,
    count: i64,
}

/// The items of a list or tuple of builtin class, where their number is known, or a tuple's is small.
fn known<M: Machine>(m: &M, v: M::Ref) -> Option<Known<M>> {
    let (from, length, layout) = items(m, v)?;
    let is_tuple = layout == ITEMS_OF_TUPLE;
    let count = match known_length(m, v, length, is_tuple) {
        Some(count) => count,
        None if is_tuple && !m.thrashes() && m.guess(&residual::COUNT, &[v]) <= MOST => {
            m.promote_int(length)
        }
        None => return None,
    };
    (count <= MOST).then_some(Known { from, layout, count })
}

/// All items of these.
fn all<M: Machine>(m: &M, parts: &[Known<M>]) -> Vec<M::Ref> {
    let mut all = Vec::new();
    for part in parts {
        all.extend((0..part.count).map(|k| m.load_item(part.from, part.layout, m.ci(k))));
    }
    all
}

/// A list or tuple of these. `None`: there is no memory left without a call.
fn made<M: Machine>(m: &M, is_tuple: bool, items: &[M::Ref]) -> Option<Result<M::Ref, Raised>> {
    if is_tuple {
        return Some(build::tuple(m, items));
    }
    build::list(m, items.len(), |k| items[k]).map(Ok)
}

/// Most items of a list that are written out to be moved.
const MOST_MOVED: usize = 16;

/// The items of a list that the trace has made, and that nobody else has seen.
fn unseen<M: Machine>(m: &M, list: M::Ref) -> Option<Vec<M::Ref>> {
    if !M::RECORDING || !class_of(m, list).is(Type::List) || !m.is_virtual(list) {
        return None;
    }
    let count = m.promote_int(m.load_int(list, LIST_LENGTH));
    let from = m.load(list, LIST_ARRAY);
    let items = (0..count).map(|k| m.load_item(from, ITEMS_OF_ARRAY, m.ci(k)));
    (count as usize <= MOST_MOVED).then(|| items.collect())
}

/// Gives such a list, which had `before` items, these instead. It grows as it does elsewhere.
fn refill<M: Machine>(m: &M, list: M::Ref, before: usize, items: &[M::Ref]) -> Option<()> {
    let mut array = m.load(list, LIST_ARRAY);
    let room = m.promote_int(m.load_int(array, CAPACITY)) as usize;
    if items.len() > room {
        array = m.try_new_array(vm(m).quick.arrays, List::grown(room, items.len()))?;
        m.store(list, LIST_ARRAY, array);
    }
    for (k, item) in items.iter().enumerate() {
        m.store_item(array, ITEMS_OF_ARRAY, m.ci(k as i64), *item);
    }
    for k in items.len()..before {
        m.store_item_quietly(array, ITEMS_OF_ARRAY, m.ci(k as i64), m.cr(0));
    }
    m.store_int(list, LIST_LENGTH, m.ci(items.len() as i64));
    Some(())
}

/// An index that is a constant of the trace, as the place it means in so many items.
fn place<M: Machine>(m: &M, index: M::Ref, count: usize) -> Option<i64> {
    let index = constant(m, index).filter(|index| index.is_small())?.as_small();
    Some(if index < 0 { index + count as i64 } else { index })
}

/// `list.pop(index)` of such a list. `None`: nothing was done.
pub fn popped<M: Machine>(m: &M, list: M::Ref, index: M::Ref) -> Option<M::Ref> {
    let mut items = unseen(m, list)?;
    let (count, at) = (items.len(), place(m, index, items.len())?);
    if !(0..count as i64).contains(&at) {
        return None;
    }
    let item = items.remove(at as usize);
    refill(m, list, count, &items)?;
    Some(item)
}

/// `list.insert(index, item)` of such a list. `None` likewise.
pub fn insert<M: Machine>(m: &M, list: M::Ref, index: M::Ref, item: M::Ref) -> Option<()> {
    let mut items = unseen(m, list)?;
    let count = items.len();
    let at = place(m, index, count)?.clamp(0, count as i64);
    items.insert(at as usize, item);
    refill(m, list, count, &items)
}

/// `list.extend(more)` of such a list by a short list or tuple. `None` likewise.
pub fn extend<M: Machine>(m: &M, list: M::Ref, more: M::Ref) -> Option<()> {
    let mut items = unseen(m, list)?;
    let count = items.len();
    items.extend(all(m, &[known(m, more)?]));
    refill(m, list, count, &items)
}

/// `list[first..end] = v`, where `v` has as many items, and the trace knows it. `None` likewise.
pub fn overwrite<M: Machine>(m: &M, list: M::Ref, first: i64, end: i64, v: M::Ref) -> Option<()> {
    let (array, length, layout) = super::item::of_list(m, list)?;
    let items = known(m, v).filter(|items| items.count == end - first)?;
    if !m.branch(m.int_le(m.ci(end), length)) {
        return None;
    }
    for (k, item) in all(m, &[items]).into_iter().enumerate() {
        m.store_item(array, layout, m.ci(first + k as i64), item);
    }
    Some(())
}

/// `a + b` of two lists or two tuples. `None`: these are others, or this is not for traces.
pub fn concat<M: Machine>(
    m: &M,
    (left, a): (Seen, M::Ref),
    (right, b): (Seen, M::Ref),
) -> Option<Result<M::Ref, Raised>> {
    let both = |ty| left.is(ty) && right.is(ty);
    let is_tuple = both(Type::Tuple);
    if !M::RECORDING || !is_tuple && !both(Type::List) {
        return None;
    }
    if let Some(first) = known(m, a)
        && let Some(second) = known(m, b)
        && first.count + second.count <= MOST
    {
        // Of tuples an empty one adds nothing.
        if is_tuple && second.count == 0 {
            return Some(Ok(a));
        }
        if is_tuple && first.count == 0 {
            return Some(Ok(b));
        }
        return made(m, is_tuple, &all(m, &[first, second]));
    }
    Some(m.call(&residual::CONCAT, &[a, b]))
}

/// A list (or tuple) of the items of a value of a builtin class, which runs nothing to give them. `None` likewise.
pub fn copied<M: Machine>(m: &M, v: M::Ref, is_tuple: bool) -> Option<Result<M::Ref, Raised>> {
    let class = class_of(m, v);
    if !M::RECORDING || class.is_user() {
        return None;
    }
    match class.kind() {
        Layout::Tuple if is_tuple => return Some(Ok(v)),
        Layout::List | Layout::Tuple => {
            if let Some(known) = known(m, v) {
                return made(m, is_tuple, &all(m, &[known]));
            }
        }
        Layout::Dict
        | Layout::Set
        | Layout::FrozenSet
        | Layout::Str
        | Layout::Bytes
        | Layout::Range => {}
        Layout::DictView
            if [Type::DictKeys, Type::DictValues, Type::DictItems]
                .into_iter()
                .any(|ty| class.is(ty)) => {}
        _ => return None,
    }
    let call: &'static CallDescr = match class.kind() {
        Layout::List | Layout::Tuple if is_tuple => &residual::TUPLE_COPY,
        Layout::List | Layout::Tuple => &residual::LIST_COPY,
        _ if is_tuple => &residual::TUPLE_OF,
        _ => &residual::LIST_OF,
    };
    Some(m.call(call, &[v]))
}
