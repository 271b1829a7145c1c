//! Lists and tuples made of others: `a + b`, `list(a)`, `tuple(a)`, `a.copy()`, in traces.
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
//! **Absent:** what runs something to give its items, and classes of the program.

use super::build::{self, items};
use super::slice::{MOST, known_length};
use crate::interp::core::look::*;
use crate::object::{Kind as Layout, Raised, Type};
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
