//! Complex numbers in traces: two doubles, in an object that need not be made.
//!
//! ```text
//! z = z * z + c        four products and four sums of doubles; the product is never an object
//! abs(z) < 2           one call that knows doubles only
//! ```
//!
//! All is computed in the steps of [`crate::object::complex`], so that the last bit and the signs of zeros are the same.
//!
//! **Absent:** quotients, powers and comparisons, and the interpreter: they are calls of the runtime.

use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::{Kind as Layout, Raised, Type};
use crate::operation::Operator;
use crate::portal::descrs::*;
use crate::portal::residual;
use sidewinder_jit::machine::{Arg, Machine};

/// A complex number by its parts.
type Parts<M> = (<M as Machine>::Float, <M as Machine>::Float);

/// The parts of a complex number, a float or a small int.
fn parts<M: Machine>(m: &M, seen: Seen, v: M::Ref) -> Option<Parts<M>> {
    if seen.is(Type::Complex) {
        return Some((m.load_float(v, COMPLEX_REAL), m.load_float(v, COMPLEX_IMAGINARY)));
    }
    matches!(seen.kind(), Layout::Hole | Layout::Float)
        .then(|| as_float(m, v))
        .flatten()
        .map(|x| (x, m.cf(0.0)))
}

/// What an operator gives for two numbers of which one is complex. `None`: the runtime has to compute it.
pub fn compute<M: Machine>(
    m: &M,
    operator: Operator,
    (left, a): (Seen, M::Ref),
    (right, b): (Seen, M::Ref),
) -> Option<M::Ref> {
    let known = matches!(operator, Operator::Add | Operator::Sub | Operator::Mul);
    if !M::RECORDING || !known || !left.is(Type::Complex) && !right.is(Type::Complex) {
        return None;
    }
    let ((a, b), (c, d)) = (parts(m, left, a)?, parts(m, right, b)?);
    let made = m.try_new(vm(m).quick.complexes)?;
    let (real, imaginary) = match operator {
        Operator::Add => (m.float_add(a, c), m.float_add(b, d)),
        Operator::Sub => (m.float_sub(a, c), m.float_sub(b, d)),
        _ => (
            m.float_sub(m.float_mul(a, c), m.float_mul(b, d)),
            m.float_add(m.float_mul(a, d), m.float_mul(b, c)),
        ),
    };
    m.store_float(made, COMPLEX_REAL, real);
    m.store_float(made, COMPLEX_IMAGINARY, imaginary);
    Some(made)
}

/// The real or the imaginary part, as a float.
pub fn part<M: Machine>(m: &M, z: M::Ref, is_real: bool) -> Option<Result<M::Ref, Raised>> {
    if !M::RECORDING || !class_of(m, z).is(Type::Complex) {
        return None;
    }
    let part = if is_real { COMPLEX_REAL } else { COMPLEX_IMAGINARY };
    Some(new_float(m, m.load_float(z, part)))
}

/// `abs(z)`, if that is a finite number.
pub fn size<M: Machine>(m: &M, z: M::Ref) -> Option<Result<M::Ref, Raised>> {
    if !M::RECORDING || !class_of(m, z).is(Type::Complex) {
        return None;
    }
    let (real, imaginary) = (m.load_float(z, COMPLEX_REAL), m.load_float(z, COMPLEX_IMAGINARY));
    let size = m.call_float(&residual::FLOAT_HYPOT, &[Arg::Float(real), Arg::Float(imaginary)]);
    m.branch(m.float_lt(size, m.cf(f64::INFINITY))).then(|| new_float(m, size))
}
