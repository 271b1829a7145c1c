//! The inverse hyperbolic functions as the C library rounds them; Rust's own have other formulas, and other last bits.

use std::f64::consts::LN_2;

/// Below this the functions are the identity.
const TINY: f64 = 1.0 / (1u64 << 28) as f64;
/// Above this a square swallows a 1.
const HUGE: f64 = (1u64 << 28) as f64;

/// `asinh(x)`
pub(super) fn asinh(x: f64) -> f64 {
    let size = x.abs();
    if !x.is_finite() || size < TINY {
        return x;
    }
    let result = if size > HUGE {
        size.ln() + LN_2
    } else if size > 2.0 {
        (2.0 * size + 1.0 / ((x * x + 1.0).sqrt() + size)).ln()
    } else {
        let square = x * x;
        (size + square / (1.0 + (1.0 + square).sqrt())).ln_1p()
    };
    result.copysign(x)
}

/// `acosh(x)`
pub(super) fn acosh(x: f64) -> f64 {
    if x > HUGE {
        x.ln() + LN_2
    } else if x > 2.0 {
        (2.0 * x - 1.0 / (x + (x * x - 1.0).sqrt())).ln()
    } else if x >= 1.0 {
        let above = x - 1.0;
        (above + (2.0 * above + above * above).sqrt()).ln_1p()
    } else {
        f64::NAN
    }
}

/// `atanh(x)`
pub(super) fn atanh(x: f64) -> f64 {
    let size = x.abs();
    if size < TINY {
        return x;
    }
    let result = if size < 0.5 {
        let double = size + size;
        0.5 * (double + double * size / (1.0 - size)).ln_1p()
    } else {
        0.5 * ((size + size) / (1.0 - size)).ln_1p()
    };
    result.copysign(x)
}
