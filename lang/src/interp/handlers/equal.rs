//! Comparisons of what shows its value: numbers (bools among them), strings, and short tuples of such.
//!
//! They run no code of the program and change nothing, so each may be left at any point (`None`) and done again by the runtime.
//!
//! ```text
//! (a > 0) == (b == c)       i0 = bool_to_int(b1)   i1 = bool_to_int(b2)   int_eq(i0, i1)
//! x in (left, right)        int_eq(x, left), guard, int_eq(x, right)
//! (row, column) < (r, c)    int_eq(row, r), guard, int_lt(row, r)
//! ```

use super::compare::{Compare, Eq, by_identity};
use super::letters;
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::{Kind as Layout, Str};
use crate::operation::Comparison;
use crate::portal::descrs::*;
use crate::portal::residual;
use sidewinder_jit::machine::{Arg, Machine};

/// Longest tuple that is gone through here.
const SHORT: i64 = 8;

/// The number that a small int or a bool is.
pub fn as_int<M: Machine>(m: &M, seen: Seen, v: M::Ref) -> Option<M::Int> {
    match seen.kind() {
        Layout::Hole => Some(m.untag(v)),
        Layout::Bool => Some(m.bool_to_int(m.ptr_eq(v, m.cr(vm(m).quick.yes.bits())))),
        _ => None,
    }
}

/// The double that a small int, a bool or a float is.
pub fn as_double<M: Machine>(m: &M, seen: Seen, v: M::Ref) -> Option<M::Float> {
    match seen.kind() {
        Layout::Float => Some(m.load_float(v, FLOAT)),
        _ => as_int(m, seen, v).map(|n| m.int_to_float(n)),
    }
}

/// Compares numbers of which one is a bool, or strings.
pub fn values<M: Machine, O: Compare>(
    m: &M,
    left: Seen,
    right: Seen,
    a: M::Ref,
    b: M::Ref,
) -> Option<M::Bool> {
    match (left.kind(), right.kind()) {
        (Layout::Str, Layout::Str) => Some(strings::<M, O>(m, a, b)),
        (Layout::Bool, Layout::Bool | Layout::Hole) | (Layout::Hole, Layout::Bool) => {
            Some(O::int(m, as_int(m, left, a)?, as_int(m, right, b)?))
        }
        (Layout::Bool, Layout::Float) | (Layout::Float, Layout::Bool) => {
            Some(O::float(m, as_double(m, left, a)?, as_double(m, right, b)?))
        }
        _ => None,
    }
}

fn strings<M: Machine, O: Compare>(m: &M, a: M::Ref, b: M::Ref) -> M::Bool {
    if !M::RECORDING {
        let (a, b) = (Str(promoted(m, a)), Str(promoted(m, b)));
        return m.cb(match O::COMPARISON {
            Comparison::Eq => a.text() == b.text(),
            Comparison::Ne => a.text() != b.text(),
            other => other.holds(a.order(b)),
        });
    }
    if let Some(truth) = letters::compare::<M, O>(m, a, b) {
        return truth;
    }
    let args = [Arg::Ref(a), Arg::Ref(b)];
    let swapped = [Arg::Ref(b), Arg::Ref(a)];
    match O::COMPARISON {
        Comparison::Eq => m.call_bool(&residual::STR_EQ, &args),
        Comparison::Ne => m.bool_not(m.call_bool(&residual::STR_EQ, &args)),
        Comparison::Lt => m.call_bool(&residual::STR_LT, &args),
        Comparison::Ge => m.bool_not(m.call_bool(&residual::STR_LT, &args)),
        Comparison::Gt => m.call_bool(&residual::STR_LT, &swapped),
        Comparison::Le => m.bool_not(m.call_bool(&residual::STR_LT, &swapped)),
    }
}

/// Whether two items of containers are the same object or equal. `None`: that is not to be seen so easily.
fn same<M: Machine>(m: &M, (left, a): (Seen, M::Ref), (right, b): (Seen, M::Ref)) -> Option<bool> {
    use Layout::{Bool, Float, Hole, Singleton, Str};
    let same = match (left.kind(), right.kind()) {
        (Str, Str) => strings::<M, Eq>(m, a, b),
        (Hole | Bool, Hole | Bool) => m.int_eq(as_int(m, left, a)?, as_int(m, right, b)?),
        (Float, Float) => {
            let (x, y) = (m.load_float(a, FLOAT), m.load_float(b, FLOAT));
            if !m.branch(m.float_eq(x, y)) {
                // One that is no number is none the less the same as itself.
                return (!m.branch(m.float_ne(x, x))).then_some(false);
            }
            return Some(true);
        }
        (Hole | Bool | Str | Singleton, Hole | Bool | Str | Singleton) => m.ptr_eq(a, b),
        _ if by_identity(m, left, right) => m.ptr_eq(a, b),
        _ => return None,
    };
    Some(m.branch(same))
}

/// Compares two items that are not the same.
fn order<M: Machine, O: Compare>(
    m: &M,
    (left, a): (Seen, M::Ref),
    (right, b): (Seen, M::Ref),
) -> Option<M::Bool> {
    match (left.kind(), right.kind()) {
        (Layout::Hole, Layout::Hole) => Some(O::int(m, m.untag(a), m.untag(b))),
        (Layout::Float, Layout::Float) => {
            Some(O::float(m, m.load_float(a, FLOAT), m.load_float(b, FLOAT)))
        }
        _ => values::<M, O>(m, left, right, a, b),
    }
}

/// Compares two short tuples, or two short lists of which the trace has made one.
pub fn sequences<M: Machine, O: Compare>(
    m: &M,
    (left, a): (Seen, M::Ref),
    (right, b): (Seen, M::Ref),
) -> Option<M::Bool> {
    let both = |layout| left.kind() == layout && right.kind() == layout;
    let are_lists = both(Layout::List) && !m.thrashes() && (m.is_virtual(a) || m.is_virtual(b));
    if !M::RECORDING || left.is_user() || right.is_user() || !both(Layout::Tuple) && !are_lists {
        return None;
    }
    let (length, layout) = match are_lists {
        true => (LIST_LENGTH, ITEMS_OF_ARRAY),
        false => (TUPLE_LENGTH, ITEMS_OF_TUPLE),
    };
    let length = |sequence| m.promote_int(m.load_int(sequence, length));
    let (mine, other) = (length(a), length(b));
    let is_equality = matches!(O::COMPARISON, Comparison::Eq | Comparison::Ne);
    // Tuples of different lengths are asked for their items, too.
    if are_lists && is_equality && mine != other {
        return Some(m.cb(O::COMPARISON == Comparison::Ne));
    }
    if mine.max(other) > SHORT {
        return None;
    }
    for k in 0..mine.min(other) {
        let item = |sequence| {
            let items = if are_lists { m.load(sequence, LIST_ARRAY) } else { sequence };
            let item = m.load_item(items, layout, m.ci(k));
            (class_of(m, item), item)
        };
        let (x, y) = (item(a), item(b));
        if !same(m, x, y)? {
            return match O::COMPARISON {
                Comparison::Eq => Some(m.cb(false)),
                Comparison::Ne => Some(m.cb(true)),
                _ => order::<M, O>(m, x, y),
            };
        }
    }
    Some(m.cb(O::COMPARISON.holds(mine.cmp(&other))))
}

/// Whether a value is in a short tuple, or in a display; a trace goes through those that it makes, and constant ones.
pub fn is_in<M: Machine>(m: &M, container: M::Ref, class: Seen, item: M::Ref) -> Option<bool> {
    if M::RECORDING && !m.is_constant(container) && !m.is_virtual(container) {
        return None;
    }
    let (array, length, layout) = match class.kind() {
        _ if class.is_user() => return None,
        Layout::Tuple => (container, m.load_int(container, TUPLE_LENGTH), ITEMS_OF_TUPLE),
        Layout::List => {
            (m.load(container, LIST_ARRAY), m.load_int(container, LIST_LENGTH), ITEMS_OF_ARRAY)
        }
        _ => return None,
    };
    let length = m.promote_int(length);
    if length > SHORT {
        return None;
    }
    let item = (class_of(m, item), item);
    for k in 0..length {
        let other = m.load_item(array, layout, m.ci(k));
        if same(m, (class_of(m, other), other), item)? {
            return Some(true);
        }
    }
    Some(false)
}
