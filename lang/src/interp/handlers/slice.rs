//! Slices in subscripts: no slice object is made for builtin sequences.
//!
//! ```text
//! pair = t[1:3]        t has three items at least (a guard), then two loads: the tuple of them is made if somebody needs it
//! rest = t[1:]         the same where the trace has made `t`, and so knows how long it is
//! last = t[3::-1]      the same backwards; `t[:4] = last` is four stores, if `t` is a list
//! part = t[i:j]        a call with what is between the brackets
//! o[1:3]               of an object of the program: its `__getitem__` gets a slice
//! ```
//!
//! **Absent:** bounds with an `__index__`, bytearrays, ranges and views: those make a slice and go the way of all subscripts.

use super::arith::{finish, finish_call};
use super::{build, item, octets, sequence};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::{Kind as Layout, Raised, Type};
use crate::portal::residual;
use sidewinder_jit::machine::{Flow, Machine};

/// Most items that are written out.
pub const MOST: i64 = 8;

/// The bounds of the slice in three slots from `from` on, and whether each is a small int or None.
fn bounds<M: Machine>(m: &M, from: isize) -> ([M::Ref; 3], bool) {
    let bounds = [0, 1, 2].map(|k| m.slot(from + k));
    let is_simple = |bound| m.branch(m.is_int(bound)) || is_none(m, bound);
    (bounds, bounds.into_iter().all(is_simple))
}

fn is_none<M: Machine>(m: &M, r: M::Ref) -> bool {
    m.branch(m.ptr_eq(r, m.cr(vm(m).quick.none.bits())))
}

/// `GetSlice`
pub fn get<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.b());
    let class = class_of(m, o);
    if !class.is_user()
        && let Layout::List | Layout::Tuple | Layout::Str | Layout::Bytes = class.kind()
        && let (bounds, true) = bounds(m, i.c())
    {
        if M::RECORDING
            && let Some(written_out) = written_out(m, o, class.kind(), bounds)
        {
            return finish(m, i, Ok(written_out));
        }
        let is_sequence = matches!(class.kind(), Layout::List | Layout::Tuple);
        let call = if is_sequence { &residual::SLICE } else { &residual::SLICE_OF_VALUE };
        let [start, stop, step] = bounds;
        return finish_call(m, i, || m.call(call, &[o, start, stop, step]));
    }
    match slice(m, i.c()) {
        Ok(slice) => item::get_any(m, i, o, slice),
        Err(Raised) => Flow::Raise,
    }
}

/// What a list or tuple has from a place, or from its end, down to its start, every so many items. `None`: a call is better.
fn backwards<M: Machine>(
    m: &M,
    o: M::Ref,
    kind: Layout,
    start: M::Ref,
    stop: M::Ref,
    step: i64,
) -> Option<M::Ref> {
    if constant(m, stop)?.is_small() {
        return None;
    }
    let is_tuple = kind == Layout::Tuple;
    let (array, length, layout) =
        if is_tuple { item::of_tuple(m, o)? } else { item::of_list(m, o)? };
    let first = match constant(m, start)? {
        first if first.is_small() => {
            let first = first.as_small();
            let is_inside = first >= 0 && m.branch(m.int_lt(m.ci(first), length));
            is_inside.then_some(first)?
        }
        _ => known_length(m, o, length, is_tuple)? - 1,
    };
    if first / step >= MOST {
        return None;
    }
    let places = (0..=first).rev().step_by(step as usize);
    let items: Vec<M::Ref> = places.map(|at| m.load_item(array, layout, m.ci(at))).collect();
    match is_tuple {
        true => build::tuple(m, &items).ok(),
        false => build::list(m, items.len(), |k| items[k]),
    }
}

/// `SetSlice`
pub fn set<M: Machine>(m: &M, i: Ins) -> Flow {
    let (o, v) = (m.slot(i.a()), m.slot(i.c()));
    if class_of(m, o).is(Type::List)
        && let (bounds, true) = bounds(m, i.b())
    {
        let class = class_of(m, v);
        if class.is(Type::List) || class.is(Type::Tuple) {
            let [start, stop, step] = bounds;
            if M::RECORDING
                && let Some(Edge::Start(first)) = edge(m, start, Edge::Start(0))
                && let Some(Edge::Start(end)) = edge(m, stop, Edge::End(0))
                && let Some(Edge::Start(1)) = edge(m, step, Edge::Start(1))
                && sequence::overwrite(m, o, first, end, v).is_some()
            {
                return next(m, 1);
            }
            m.result_goes(None, m.pc().wrapping_add(1));
            return match m.call(&residual::SET_SLICE, &[o, start, stop, step, v]) {
                Ok(_) => next(m, 1),
                Err(Raised) => Flow::Raise,
            };
        }
    }
    match slice(m, i.b()) {
        Ok(slice) => item::set_any(m, o, slice, v),
        Err(Raised) => Flow::Raise,
    }
}

/// `DeleteSlice`
pub fn delete<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.a());
    let class = class_of(m, o);
    let call = if class.is(Type::List) { &residual::DELETE_SLICE } else { &residual::DELETE_BYTES };
    if (class.is(Type::List) || class.is(Type::ByteArray) && octets::is_free(m, o))
        && let ([start, stop, step], true) = bounds(m, i.b())
    {
        m.result_goes(None, m.pc().wrapping_add(1));
        return match m.call(call, &[o, start, stop, step]) {
            Ok(_) => next(m, 1),
            Err(Raised) => Flow::Raise,
        };
    }
    match slice(m, i.b()) {
        Ok(slice) => item::delete_any(m, o, slice),
        Err(Raised) => Flow::Raise,
    }
}

/// The slice object of the bounds in three slots.
fn slice<M: Machine>(m: &M, from: isize) -> Result<M::Ref, Raised> {
    build::slice(m, [0, 1, 2].map(|k| m.slot(from + k)))
}

/// A bound that the trace knows.
#[derive(Clone, Copy)]
enum Edge {
    /// So many items from the start.
    Start(i64),
    /// So many before the end.
    End(i64),
}

/// The bound that a constant of the trace is.
fn edge<M: Machine>(m: &M, bound: M::Ref, open: Edge) -> Option<Edge> {
    let bound = constant(m, bound)?;
    Some(match bound.is_small() {
        false => open,
        true if bound.as_small() < 0 => Edge::End(bound.as_small().checked_neg()?),
        true => Edge::Start(bound.as_small()),
    })
}

/// The length of a tuple or list, if it is a constant or the trace has made the thing itself.
pub fn known_length<M: Machine>(m: &M, o: M::Ref, length: M::Int, is_tuple: bool) -> Option<i64> {
    let is_known =
        m.is_constant(m.tag(length)) || if is_tuple { m.is_made_here(o) } else { m.is_virtual(o) };
    (is_known && !m.thrashes()).then(|| m.promote_int(length))
}

/// What a slice with constant bounds selects of a list or tuple, item by item. `None`: a call is better.
fn written_out<M: Machine>(
    m: &M,
    o: M::Ref,
    kind: Layout,
    [start, stop, step]: [M::Ref; 3],
) -> Option<M::Ref> {
    if let Edge::End(step) = edge(m, step, Edge::Start(1))? {
        return backwards(m, o, kind, start, stop, step);
    }
    let start = edge(m, start, Edge::Start(0))?;
    let stop = edge(m, stop, Edge::End(0))?;
    let Edge::Start(1) = edge(m, step, Edge::Start(1))? else { return None };
    let (array, length, layout) =
        if kind == Layout::Tuple { item::of_tuple(m, o)? } else { item::of_list(m, o)? };
    // A tuple in one piece is the tuple itself.
    let is_all = |count| kind == Layout::Tuple && m.branch(m.int_eq(length, m.ci(count)));
    let (first, count, is_whole) = match (start, stop) {
        (Edge::Start(first), Edge::Start(end)) => {
            if !m.branch(m.int_le(m.ci(end), length)) {
                return None;
            }
            let is_whole = first == 0 && is_all(end);
            (m.ci(first), end - first, is_whole)
        }
        (Edge::End(first), Edge::End(end)) => {
            if !m.branch(m.int_le(m.ci(first), length)) {
                return None;
            }
            let is_whole = end == 0 && is_all(first);
            (m.int_sub(length, m.ci(first)), first - end, is_whole)
        }
        _ => {
            let length = known_length(m, o, length, kind == Layout::Tuple)?;
            let place = |edge| match edge {
                Edge::Start(n) => n.min(length),
                Edge::End(n) => (length - n).max(0),
            };
            let (first, end) = (place(start), place(stop));
            (m.ci(first), end - first, end - first == length)
        }
    };
    if count > MOST {
        return None;
    }
    if kind == Layout::Tuple && is_whole {
        return Some(o);
    }
    let items: Vec<M::Ref> =
        (0..count.max(0)).map(|k| m.load_item(array, layout, m.int_add(first, m.ci(k)))).collect();
    if kind == Layout::Tuple {
        build::tuple(m, &items).ok()
    } else {
        build::list(m, items.len(), |k| items[k])
    }
}
