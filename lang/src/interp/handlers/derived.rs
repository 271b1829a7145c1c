//! Numbers of classes of the program that inherit from `int` or `float`, in traces: an IntEnum, an id, a length. Where such a class leaves an operator to the
//! builtin one, the numbers in them are compared and computed with, and a list is indexed by one.
//!
//! ```text
//! state == State.DONE      p3 = getfield(p1, payload)     int_eq(p3, 2)
//! total + state            the int that is in it; a sum is a plain int
//! ```
//!
//! **Absent:** operators that a class of the program has of its own (the methods of an IntFlag), and numbers that are not small.

use super::arith::Arith;
use super::compare::Compare;
use super::item::payload;
use crate::interp::core::look::*;
use crate::object::{Kind as Layout, Name, Raised, Type};
use sidewinder_jit::machine::Machine;

fn is_derived(seen: Seen) -> bool {
    is_derived_from(seen, Type::Int)
}

fn is_derived_from(seen: Seen, ty: Type) -> bool {
    match seen {
        Seen::Small => false,
        Seen::Object(map) => {
            map.kind == Layout::Instance && map.class.is_user() && map.class.base_type == ty
        }
    }
}

/// The float that an operand is or is taken as, whose class leaves these methods to `float`.
fn double<M: Machine>(m: &M, (seen, v): (Seen, M::Ref), methods: &[Name]) -> Option<M::Float> {
    if !is_derived_from(seen, Type::Float) {
        return as_float(m, v);
    }
    seen.depend(m);
    for name in methods {
        let method = seen.method(m, *name)?;
        if !is_from(m, Type::Float, *name, method) {
            return None;
        }
    }
    as_float(m, payload(m, v)?)
}

/// The floats that two operands are, one of them of a class of the program.
fn doubles<M: Machine>(
    m: &M,
    left: (Seen, M::Ref),
    right: (Seen, M::Ref),
    methods: &[Name],
) -> Option<(M::Float, M::Float)> {
    let is_one = |seen| is_derived_from(seen, Type::Float);
    if !M::RECORDING || !is_one(left.0) && !is_one(right.0) {
        return None;
    }
    Some((double(m, left, methods)?, double(m, right, methods)?))
}

/// The small int that an operand is, whose class leaves these methods to `int`.
fn operand<M: Machine>(m: &M, (seen, v): (Seen, M::Ref), methods: &[Name]) -> Option<M::Int> {
    if let Seen::Small = seen {
        return Some(m.untag(v));
    }
    if !is_derived(seen) {
        return None;
    }
    seen.depend(m);
    for name in methods {
        let method = seen.method(m, *name)?;
        if !is_from(m, Type::Int, *name, method) {
            return None;
        }
    }
    small(m, payload(m, v)?)
}

/// The small ints that two operands are, one of them of a class of the program.
fn operands<M: Machine>(
    m: &M,
    left: (Seen, M::Ref),
    right: (Seen, M::Ref),
    methods: &[Name],
) -> Option<(M::Int, M::Int)> {
    if !M::RECORDING || !is_derived(left.0) && !is_derived(right.0) {
        return None;
    }
    Some((operand(m, left, methods)?, operand(m, right, methods)?))
}

/// Compares two. `None`: they are others.
pub fn compare<M: Machine, O: Compare>(
    m: &M,
    left: (Seen, M::Ref),
    right: (Seen, M::Ref),
) -> Option<M::Bool> {
    let methods = [O::COMPARISON.method(), O::COMPARISON.swapped().method()];
    // An int is not compared by the float next to it.
    if !matches!(left.0, Seen::Small)
        && !matches!(right.0, Seen::Small)
        && let Some((x, y)) = doubles(m, left, right, &methods)
    {
        return Some(O::float(m, x, y));
    }
    let (x, y) = operands(m, left, right, &methods)?;
    Some(O::int(m, x, y))
}

/// What an operator gives for two; `None`: as above.
pub fn compute<M: Machine, O: Arith>(
    m: &M,
    left: (Seen, M::Ref),
    right: (Seen, M::Ref),
) -> Option<Result<M::Ref, Raised>> {
    let methods = [O::OPERATOR.method(), O::OPERATOR.reflected()];
    if let Some((x, y)) = doubles(m, left, right, &methods) {
        return O::float(m, x, y).map(|r| new_float(m, r));
    }
    let (x, y) = operands(m, left, right, &methods)?;
    match O::int(m, x, y) {
        Some(r) => Some(Ok(m.tag(r))),
        None => O::quotient(m, x, y).map(|r| new_float(m, r)),
    }
}

/// The small int that `int(v)` is, where the class of `v` leaves that to `int`.
pub fn whole<M: Machine>(m: &M, v: M::Ref) -> Option<M::Int> {
    let seen = class_of(m, v);
    if is_derived(seen) { operand(m, (seen, v), &[Name::Int]) } else { None }
}

/// The small int that an index of such a class is.
pub fn index<M: Machine>(m: &M, key: M::Ref) -> Option<M::Int> {
    let seen = class_of(m, key);
    if M::RECORDING && is_derived(seen) { operand(m, (seen, key), &[]) } else { None }
}
