//! Special functions of `math`: gamma by Lanczos' sum, and the error function of the system's library.

// The error function is the system's.
#![allow(unsafe_code)]

use std::f64::consts::PI;

const G: f64 = 6.024_680_040_776_73;
const LOG_PI: f64 = 1.144_729_885_849_400_2;

const NUMERATOR: [f64; 13] = [
    23_531_376_880.410_76,
    42_919_803_642.649_1,
    35_711_959_237.355_67,
    17_921_034_426.037_21,
    6_039_542_586.352_028,
    1_439_720_407.311_721_6,
    248_874_557.862_054_17,
    31_426_415.585_400_194,
    2_876_370.628_935_372_5,
    186_056.265_395_223_48,
    8_071.672_002_365_816,
    210.824_277_751_579_36,
    2.506_628_274_631_000_2,
];

const DENOMINATOR: [f64; 13] = [
    0.0,
    39_916_800.0,
    120_543_840.0,
    150_917_976.0,
    105_258_076.0,
    45_995_730.0,
    13_339_535.0,
    2_637_558.0,
    357_423.0,
    32_670.0,
    1_925.0,
    66.0,
    1.0,
];

/// Why there is no result.
pub(super) enum Wrong {
    /// The function is not defined there.
    Domain,
    /// The result is beyond all doubles.
    Range,
}

fn lanczos(x: f64) -> f64 {
    let (mut above, mut below) = (0.0, 0.0);
    if x < 5.0 {
        for (a, b) in NUMERATOR.iter().zip(DENOMINATOR).rev() {
            (above, below) = (above * x + a, below * x + b);
        }
    } else {
        for (a, b) in NUMERATOR.iter().zip(DENOMINATOR) {
            (above, below) = (above / x + a, below / x + b);
        }
    }
    above / below
}

/// sin(pi * x), exact where it is 0 or 1.
fn sin_pi(x: f64) -> f64 {
    let y = x.abs() % 2.0;
    let result = match (2.0 * y).round() as i32 {
        0 => (PI * y).sin(),
        1 => (PI * (y - 0.5)).cos(),
        2 => (PI * (1.0 - y)).sin(),
        3 => -(PI * (y - 1.5)).cos(),
        _ => (PI * (y - 2.0)).sin(),
    };
    1f64.copysign(x) * result
}

/// The gamma function.
pub(super) fn gamma(x: f64) -> Result<f64, Wrong> {
    if x.is_nan() || x == f64::INFINITY {
        return Ok(x);
    }
    if x == f64::NEG_INFINITY || x == 0.0 || x < 0.0 && x == x.floor() {
        return Err(Wrong::Domain);
    }
    if x == x.floor() && x <= 23.0 {
        return Ok((1..x as u64).map(|n| n as f64).product());
    }
    let size = x.abs();
    let finite = |r: f64| if r.is_infinite() { Err(Wrong::Range) } else { Ok(r) };
    if size < 1e-20 {
        return finite(1.0 / x);
    }
    if size > 200.0 {
        return if x < 0.0 { Ok(0.0 / sin_pi(x)) } else { Err(Wrong::Range) };
    }
    let y = size + (G - 0.5);
    // What was lost by rounding in the sum.
    let lost = if size > G - 0.5 { (y - size) - (G - 0.5) } else { (y - (G - 0.5)) - size } * G / y;
    let mut r;
    if x < 0.0 {
        r = -PI / sin_pi(size) / size * y.exp() / lanczos(size);
        r -= lost * r;
        if size < 140.0 {
            r /= y.powf(size - 0.5);
        } else {
            let root = y.powf(size / 2.0 - 0.25);
            r = r / root / root;
        }
    } else {
        r = lanczos(size) / y.exp();
        r += lost * r;
        if size < 140.0 {
            r *= y.powf(size - 0.5);
        } else {
            let root = y.powf(size / 2.0 - 0.25);
            r = r * root * root;
        }
    }
    finite(r)
}

/// The logarithm of the absolute value of the gamma function.
pub(super) fn log_gamma(x: f64) -> Result<f64, Wrong> {
    if x.is_nan() || x.is_infinite() {
        return Ok(if x.is_nan() { x } else { f64::INFINITY });
    }
    if x == x.floor() && x <= 2.0 {
        return if x <= 0.0 { Err(Wrong::Domain) } else { Ok(0.0) };
    }
    let size = x.abs();
    if size < 1e-20 {
        return Ok(-size.ln());
    }
    let mut r = lanczos(size).ln() - G;
    r += (size - 0.5) * ((size + G - 0.5).ln() - 1.0);
    if x < 0.0 {
        r = LOG_PI - sin_pi(size).abs().ln() - size.ln() - r;
    }
    if r.is_infinite() { Err(Wrong::Range) } else { Ok(r) }
}

mod system {
    unsafe extern "C" {
        pub(super) safe fn erf(x: f64) -> f64;
        pub(super) safe fn erfc(x: f64) -> f64;
        pub(super) safe fn cbrt(x: f64) -> f64;
    }
}

/// The error function.
pub(super) fn erf(x: f64) -> f64 {
    system::erf(x)
}

/// What the error function leaves to 1.
pub(super) fn erfc(x: f64) -> f64 {
    system::erfc(x)
}

/// The cube root, with the system's last bit.
pub(super) fn cbrt(x: f64) -> f64 {
    system::cbrt(x)
}
