//! From floats to ints: `int`, `math.floor`, `math.ceil`, `math.trunc`, `round` with one argument; and `divmod`.
//!
//! ```text
//! floor(x)   i1 = float_to_int(x)      f2 = int_to_float(i1)   b3 = float_lt(x, f2)    i1 - bool_to_int(b3)
//! round(x)   f1 = float_add(x, HALVES) f2 = float_sub(f1, HALVES)                      float_to_int(f2)
//! ```

use super::arith::{self, Arith};
use super::build;
use super::equal::as_int;
use crate::interp::core::look::*;
use crate::object::Raised;
use crate::portal::descrs::*;
use sidewinder_jit::machine::Machine;

/// Which of the whole numbers beside it a float becomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Towards {
    /// The one nearer to zero.
    Zero,
    /// The one below.
    Floor,
    /// The one above.
    Ceiling,
    /// The nearest, and of two the even one.
    Nearest,
}

/// Added to a double of at most 2**51 and taken away again, it leaves a whole number: the sum has no bits for a fraction, and the processor
/// rounds it to the nearest, ties to even.
const HALVES: f64 = 1.5 * (1u64 << 52) as f64;

/// A float, a small int or a bool as an int. `None`: it is something else, or does not fit a small one.
pub fn rounded<M: Machine>(m: &M, v: M::Ref, towards: Towards) -> Option<M::Ref> {
    if m.branch(m.is_int(v)) {
        return Some(v);
    }
    if !is_float(m, v) {
        return as_int(m, class_of(m, v), v).map(|n| m.tag(n));
    }
    let x = m.load_float(v, FLOAT);
    let most = if towards == Towards::Nearest { 1i64 << 51 } else { 1 << 61 };
    if !m.branch(m.float_lt(m.float_abs(x), m.cf(most as f64))) {
        return None;
    }
    let exact = match towards {
        Towards::Nearest => m.float_sub(m.float_add(x, m.cf(HALVES)), m.cf(HALVES)),
        _ => x,
    };
    let n = m.float_to_int(exact);
    let back = m.int_to_float(n);
    let n = match towards {
        Towards::Zero | Towards::Nearest => n,
        Towards::Floor => m.int_sub(n, m.bool_to_int(m.float_lt(x, back))),
        Towards::Ceiling => m.int_add(n, m.bool_to_int(m.float_lt(back, x))),
    };
    Some(m.tag(n))
}

/// `divmod` of small ints. `None`: not so easy.
pub fn quotient_and_rest<M: Machine>(
    m: &M,
    a: M::Ref,
    b: M::Ref,
) -> Option<Result<M::Ref, Raised>> {
    if !m.both_int(a, b) {
        return None;
    }
    let (x, y) = (m.untag(a), m.untag(b));
    let quotient = arith::FloorDiv::int(m, x, y)?;
    let rest = arith::Mod::int(m, x, y)?;
    Some(build::tuple(m, &[m.tag(quotient), m.tag(rest)]))
}
