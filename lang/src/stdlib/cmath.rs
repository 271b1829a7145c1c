//! `cmath`: functions of complex numbers.
//!
//! The formulas are Kahan's, with arguments scaled so that nothing overflows on the way; what is infinite or no number is looked up in
//! tables, as the C standard's annex G has them.

use super::hyperbolic::asinh as real_asinh;
use crate::builtins::{ANY, PURE};
use crate::object::complex::{Complex, Failure, complex};
use crate::object::{Raised, Type, Value};
use crate::vm::{Args, Vm};
use std::f64::consts::{E, FRAC_PI_2, FRAC_PI_4, LN_2, PI, TAU};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "cmath";
    "acos" acos (1, 1) "(z, /)" PURE;
    "acosh" acosh (1, 1) "(z, /)" PURE;
    "asin" asin (1, 1) "(z, /)" PURE;
    "asinh" asinh (1, 1) "(z, /)" PURE;
    "atan" atan (1, 1) "(z, /)" PURE;
    "atanh" atanh (1, 1) "(z, /)" PURE;
    "cos" cos (1, 1) "(z, /)" PURE;
    "cosh" cosh (1, 1) "(z, /)" PURE;
    "exp" exp (1, 1) "(z, /)" PURE;
    "log" log (1, 2) "(z, base=<unrepresentable>, /)" PURE;
    "log10" log10 (1, 1) "(z, /)" PURE;
    "sin" sin (1, 1) "(z, /)" PURE;
    "sinh" sinh (1, 1) "(z, /)" PURE;
    "sqrt" sqrt (1, 1) "(z, /)" PURE;
    "tan" tan (1, 1) "(z, /)" PURE;
    "tanh" tanh (1, 1) "(z, /)" PURE;
    "phase" phase (1, 1) "(z, /)" PURE;
    "polar" polar (1, 1) "(z, /)" PURE;
    "rect" rect (2, 2) "(r, phi, /)" PURE;
    "isfinite" is_finite (1, 1) "(z, /)" PURE;
    "isinf" is_infinite (1, 1) "(z, /)" PURE;
    "isnan" is_nan (1, 1) "(z, /)" PURE;
    keywords "isclose" is_close (2, 2) "(a, b, *, rel_tol=1e-09, abs_tol=0.0)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("cmath", FUNCTIONS)?;
    for (name, value) in
        [("pi", PI), ("e", E), ("tau", TAU), ("inf", f64::INFINITY), ("nan", f64::NAN)]
    {
        let value = vm.new_float(value)?;
        vm.set_in_module(module, name, value)?;
    }
    for (name, value) in [("infj", f64::INFINITY), ("nanj", f64::NAN)] {
        let value = vm.new_complex(complex(0.0, value))?;
        vm.set_in_module(module, name, value)?;
    }
    Ok(module)
}

/// Why a function has no value.
enum Wrong {
    Domain,
    Range,
}

type Answer = Result<Complex, Wrong>;

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;
/// Beyond this a square, or a product of two, may overflow.
const LARGE: f64 = f64::MAX / 4.0;
/// `sqrt(LARGE)` is below this.
const LARGE_ROOT: f64 = 6.703903964971298e153;
/// `ln(LARGE)`.
const LARGE_LOG: f64 = 708.3964185322641;
/// Below this a square may underflow.
const SMALL_ROOT: f64 = 1.4916681462400413e-154;

fn argument(vm: &mut Vm, value: Value) -> Result<Complex, Raised> {
    match vm.try_complex(value)? {
        Some(z) => Ok(z),
        None => {
            let text = format!("must be real number, not {}", vm.type_name(value));
            vm.raise(Type::TypeError, text)
        }
    }
}

fn finish(vm: &mut Vm, answer: Answer) -> Result<Value, Raised> {
    match answer {
        Ok(z) => vm.new_complex(z),
        Err(Wrong::Domain) => vm.raise(Type::ValueError, "math domain error"),
        Err(Wrong::Range) => vm.raise(Type::OverflowError, "math range error"),
    }
}

macro_rules! functions {
    ($($name:ident $of:ident;)*) => {
        $(fn $name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
            let z = argument(vm, args.get(0))?;
            let answer = $of(z);
            finish(vm, answer)
        })*
    };
}

functions! {
    acos acos_of;
    acosh acosh_of;
    asin asin_of;
    asinh asinh_of;
    atan atan_of;
    atanh atanh_of;
    cos cos_of;
    cosh cosh_of;
    exp exp_of;
    log10 log10_of;
    sin sin_of;
    sinh sinh_of;
    sqrt sqrt_of;
    tan tan_of;
    tanh tanh_of;
}

/// The kind of a double: -inf, negative, -0, 0, positive, inf, NaN.
fn kind(x: f64) -> usize {
    match x {
        _ if x.is_nan() => 6,
        _ if x == -INF => 0,
        _ if x == INF => 5,
        _ if x != 0.0 => {
            if x < 0.0 {
                1
            } else {
                4
            }
        }
        _ => {
            if x.is_sign_negative() {
                2
            } else {
                3
            }
        }
    }
}

/// What a table says of numbers that are not finite: one row for each kind of real part, one entry for each kind of imaginary part.
type Table = [[(f64, f64); 7]; 7];

fn look_up(table: &Table, z: Complex) -> Option<Complex> {
    if z.is_finite() {
        return None;
    }
    let (re, im) = table[kind(z.re)][kind(z.im)];
    Some(complex(re, im))
}

/// What is finite and so never looked up.
const U: (f64, f64) = (0.0, 0.0);
const N: f64 = NAN;
const I: f64 = INF;
const P: f64 = PI;
const P12: f64 = FRAC_PI_2;
const P14: f64 = FRAC_PI_4;
const P34: f64 = 3.0 * FRAC_PI_4;

static ACOS: Table = [
    [(P34, I), (P, I), (P, I), (P, -I), (P, -I), (P34, -I), (N, I)],
    [(P12, I), U, U, U, U, (P12, -I), (N, N)],
    [(P12, I), U, U, U, U, (P12, -I), (P12, N)],
    [(P12, I), U, U, U, U, (P12, -I), (P12, N)],
    [(P12, I), U, U, U, U, (P12, -I), (N, N)],
    [(P14, I), (0.0, I), (0.0, I), (0.0, -I), (0.0, -I), (P14, -I), (N, I)],
    [(N, I), (N, N), (N, N), (N, N), (N, N), (N, -I), (N, N)],
];

static ACOSH: Table = [
    [(I, -P34), (I, -P), (I, -P), (I, P), (I, P), (I, P34), (I, N)],
    [(I, -P12), U, U, U, U, (I, P12), (N, N)],
    [(I, -P12), U, U, U, U, (I, P12), (N, N)],
    [(I, -P12), U, U, U, U, (I, P12), (N, N)],
    [(I, -P12), U, U, U, U, (I, P12), (N, N)],
    [(I, -P14), (I, -0.0), (I, -0.0), (I, 0.0), (I, 0.0), (I, P14), (I, N)],
    [(I, N), (N, N), (N, N), (N, N), (N, N), (I, N), (N, N)],
];

static ASINH: Table = [
    [(-I, -P14), (-I, -0.0), (-I, -0.0), (-I, 0.0), (-I, 0.0), (-I, P14), (-I, N)],
    [(-I, -P12), U, U, U, U, (-I, P12), (N, N)],
    [(-I, -P12), U, U, U, U, (-I, P12), (N, N)],
    [(I, -P12), U, U, U, U, (I, P12), (N, N)],
    [(I, -P12), U, U, U, U, (I, P12), (N, N)],
    [(I, -P14), (I, -0.0), (I, -0.0), (I, 0.0), (I, 0.0), (I, P14), (I, N)],
    [(I, N), (N, N), (N, -0.0), (N, 0.0), (N, N), (I, N), (N, N)],
];

static ATANH: Table = [
    [(-0.0, -P12), (-0.0, -P12), (-0.0, -P12), (-0.0, P12), (-0.0, P12), (-0.0, P12), (-0.0, N)],
    [(-0.0, -P12), U, U, U, U, (-0.0, P12), (N, N)],
    [(-0.0, -P12), U, U, U, U, (-0.0, P12), (-0.0, N)],
    [(0.0, -P12), U, U, U, U, (0.0, P12), (0.0, N)],
    [(0.0, -P12), U, U, U, U, (0.0, P12), (N, N)],
    [(0.0, -P12), (0.0, -P12), (0.0, -P12), (0.0, P12), (0.0, P12), (0.0, P12), (0.0, N)],
    [(0.0, -P12), (N, N), (N, N), (N, N), (N, N), (0.0, P12), (N, N)],
];

static COSH: Table = [
    [(I, N), U, (I, 0.0), (I, -0.0), U, (I, N), (I, N)],
    [(N, N), U, U, U, U, (N, N), (N, N)],
    [(N, 0.0), U, (1.0, 0.0), (1.0, -0.0), U, (N, 0.0), (N, 0.0)],
    [(N, 0.0), U, (1.0, -0.0), (1.0, 0.0), U, (N, 0.0), (N, 0.0)],
    [(N, N), U, U, U, U, (N, N), (N, N)],
    [(I, N), U, (I, -0.0), (I, 0.0), U, (I, N), (I, N)],
    [(N, N), (N, N), (N, 0.0), (N, 0.0), (N, N), (N, N), (N, N)],
];

static EXP: Table = [
    [(0.0, 0.0), U, (0.0, -0.0), (0.0, 0.0), U, (0.0, 0.0), (0.0, 0.0)],
    [(N, N), U, U, U, U, (N, N), (N, N)],
    [(N, N), U, (1.0, -0.0), (1.0, 0.0), U, (N, N), (N, N)],
    [(N, N), U, (1.0, -0.0), (1.0, 0.0), U, (N, N), (N, N)],
    [(N, N), U, U, U, U, (N, N), (N, N)],
    [(I, N), U, (I, -0.0), (I, 0.0), U, (I, N), (I, N)],
    [(N, N), (N, N), (N, -0.0), (N, 0.0), (N, N), (N, N), (N, N)],
];

static LOG: Table = [
    [(I, -P34), (I, -P), (I, -P), (I, P), (I, P), (I, P34), (I, N)],
    [(I, -P12), U, U, U, U, (I, P12), (N, N)],
    [(I, -P12), U, (-I, -P), (-I, P), U, (I, P12), (N, N)],
    [(I, -P12), U, (-I, -0.0), (-I, 0.0), U, (I, P12), (N, N)],
    [(I, -P12), U, U, U, U, (I, P12), (N, N)],
    [(I, -P14), (I, -0.0), (I, -0.0), (I, 0.0), (I, 0.0), (I, P14), (I, N)],
    [(I, N), (N, N), (N, N), (N, N), (N, N), (I, N), (N, N)],
];

static SINH: Table = [
    [(I, N), U, (-I, -0.0), (-I, 0.0), U, (I, N), (I, N)],
    [(N, N), U, U, U, U, (N, N), (N, N)],
    [(0.0, N), U, (-0.0, -0.0), (-0.0, 0.0), U, (0.0, N), (0.0, N)],
    [(0.0, N), U, (0.0, -0.0), (0.0, 0.0), U, (0.0, N), (0.0, N)],
    [(N, N), U, U, U, U, (N, N), (N, N)],
    [(I, N), U, (I, -0.0), (I, 0.0), U, (I, N), (I, N)],
    [(N, N), (N, N), (N, -0.0), (N, 0.0), (N, N), (N, N), (N, N)],
];

static SQRT: Table = [
    [(I, -I), (0.0, -I), (0.0, -I), (0.0, I), (0.0, I), (I, I), (N, I)],
    [(I, -I), U, U, U, U, (I, I), (N, N)],
    [(I, -I), U, (0.0, -0.0), (0.0, 0.0), U, (I, I), (N, N)],
    [(I, -I), U, (0.0, -0.0), (0.0, 0.0), U, (I, I), (N, N)],
    [(I, -I), U, U, U, U, (I, I), (N, N)],
    [(I, -I), (I, -0.0), (I, -0.0), (I, 0.0), (I, 0.0), (I, I), (I, N)],
    [(I, -I), (N, N), (N, N), (N, N), (N, N), (I, I), (N, N)],
];

static TANH: Table = [
    [(-1.0, 0.0), U, (-1.0, -0.0), (-1.0, 0.0), U, (-1.0, 0.0), (-1.0, 0.0)],
    [(N, N), U, U, U, U, (N, N), (N, N)],
    [(-0.0, N), U, (-0.0, -0.0), (-0.0, 0.0), U, (-0.0, N), (N, N)],
    [(0.0, N), U, (0.0, -0.0), (0.0, 0.0), U, (0.0, N), (N, N)],
    [(N, N), U, U, U, U, (N, N), (N, N)],
    [(1.0, 0.0), U, (1.0, -0.0), (1.0, 0.0), U, (1.0, 0.0), (1.0, 0.0)],
    [(N, N), (N, N), (N, -0.0), (N, 0.0), (N, N), (N, N), (N, N)],
];

static RECT: Table = [
    [(I, N), U, (-I, 0.0), (-I, -0.0), U, (I, N), (I, N)],
    [(N, N), U, U, U, U, (N, N), (N, N)],
    [(0.0, 0.0), U, (-0.0, 0.0), (-0.0, -0.0), U, (0.0, 0.0), (0.0, 0.0)],
    [(0.0, 0.0), U, (0.0, -0.0), (0.0, 0.0), U, (0.0, 0.0), (0.0, 0.0)],
    [(N, N), U, U, U, U, (N, N), (N, N)],
    [(I, N), U, (I, -0.0), (I, 0.0), U, (I, N), (I, N)],
    [(N, N), (N, N), (N, 0.0), (N, 0.0), (N, N), (N, N), (N, N)],
];

/// `n` times a power of two.
fn scaled(x: f64, power: i32) -> f64 {
    // In two steps, each a normal number.
    let half = power / 2;
    x * 2f64.powi(half) * 2f64.powi(power - half)
}

fn acos_of(z: Complex) -> Answer {
    if let Some(answer) = look_up(&ACOS, z) {
        return Ok(answer);
    }
    if z.re.abs() > LARGE || z.im.abs() > LARGE {
        let re = z.im.abs().atan2(z.re);
        let size = (z.re / 2.0).hypot(z.im / 2.0).ln() + LN_2 * 2.0;
        let im = if z.re < 0.0 { -size.copysign(z.im) } else { size.copysign(-z.im) };
        return Ok(complex(re, im));
    }
    let a = sqrt_of(complex(1.0 - z.re, -z.im))?;
    let b = sqrt_of(complex(1.0 + z.re, z.im))?;
    let re = 2.0 * a.re.atan2(b.re);
    Ok(complex(re, real_asinh(b.re * a.im - b.im * a.re)))
}

fn acosh_of(z: Complex) -> Answer {
    if let Some(answer) = look_up(&ACOSH, z) {
        return Ok(answer);
    }
    if z.re.abs() > LARGE || z.im.abs() > LARGE {
        let re = (z.re / 2.0).hypot(z.im / 2.0).ln() + LN_2 * 2.0;
        return Ok(complex(re, z.im.atan2(z.re)));
    }
    let a = sqrt_of(complex(z.re - 1.0, z.im))?;
    let b = sqrt_of(complex(z.re + 1.0, z.im))?;
    let re = real_asinh(a.re * b.re + a.im * b.im);
    Ok(complex(re, 2.0 * a.im.atan2(b.re)))
}

fn asin_of(z: Complex) -> Answer {
    // asin(z) = -i asinh(iz)
    let s = asinh_of(complex(-z.im, z.re))?;
    Ok(complex(s.im, -s.re))
}

fn asinh_of(z: Complex) -> Answer {
    if let Some(answer) = look_up(&ASINH, z) {
        return Ok(answer);
    }
    if z.re.abs() > LARGE || z.im.abs() > LARGE {
        let size = (z.re / 2.0).hypot(z.im / 2.0).ln() + LN_2 * 2.0;
        let re = if z.im < 0.0 { -size.copysign(-z.re) } else { size.copysign(z.re) };
        return Ok(complex(re, z.im.atan2(z.re.abs())));
    }
    let a = sqrt_of(complex(1.0 + z.im, -z.re))?;
    let b = sqrt_of(complex(1.0 - z.im, z.re))?;
    let re = real_asinh(a.re * b.im - b.re * a.im);
    Ok(complex(re, z.im.atan2(a.re * b.re - a.im * b.im)))
}

fn atan_of(z: Complex) -> Answer {
    // atan(z) = -i atanh(iz)
    let s = atanh_of(complex(-z.im, z.re))?;
    Ok(complex(s.im, -s.re))
}

fn atanh_of(z: Complex) -> Answer {
    if let Some(answer) = look_up(&ATANH, z) {
        return Ok(answer);
    }
    if z.re < 0.0 || z.re == 0.0 && z.re.is_sign_negative() {
        return atanh_of(-z).map(|answer| -answer);
    }
    let ay = z.im.abs();
    if z.re > LARGE_ROOT || ay > LARGE_ROOT {
        let h = (z.re / 2.0).hypot(z.im / 2.0);
        let re = z.re / 4.0 / h / h;
        return Ok(complex(re, -FRAC_PI_2.copysign(-z.im)));
    }
    if z.re == 1.0 && ay < SMALL_ROOT {
        if ay == 0.0 {
            return Err(Wrong::Domain);
        }
        let re = -(ay.sqrt() / ay.hypot(2.0).sqrt()).ln();
        return Ok(complex(re, (2f64.atan2(-ay) / 2.0).copysign(z.im)));
    }
    let away = (1.0 - z.re) * (1.0 - z.re) + ay * ay;
    let re = (4.0 * z.re / away).ln_1p() / 4.0;
    let im = -(-2.0 * z.im).atan2((1.0 - z.re) * (1.0 + z.re) - ay * ay) / 2.0;
    Ok(complex(re, im))
}

fn cos_of(z: Complex) -> Answer {
    cosh_of(complex(-z.im, z.re))
}

/// The imaginary part of an infinite number's exponential needs a direction.
fn along(angle: f64) -> (f64, f64) {
    (angle.cos(), angle.sin())
}

fn checked(z: Complex) -> Answer {
    if z.re.is_infinite() || z.im.is_infinite() { Err(Wrong::Range) } else { Ok(z) }
}

fn cosh_of(z: Complex) -> Answer {
    if !z.is_finite() {
        let answer = if z.re.is_infinite() && z.im.is_finite() && z.im != 0.0 {
            let (cos, sin) = along(z.im);
            let im = INF.copysign(sin);
            complex(INF.copysign(cos), if z.re > 0.0 { im } else { -im })
        } else {
            look_up(&COSH, z).unwrap_or(z)
        };
        let wrong = z.im.is_infinite() && !z.re.is_nan();
        return if wrong { Err(Wrong::Domain) } else { Ok(answer) };
    }
    let (cos, sin) = along(z.im);
    if z.re.abs() > LARGE_LOG {
        let less = z.re - 1f64.copysign(z.re);
        return checked(complex(cos * less.cosh() * E, sin * less.sinh() * E));
    }
    checked(complex(cos * z.re.cosh(), sin * z.re.sinh()))
}

fn exp_of(z: Complex) -> Answer {
    if !z.is_finite() {
        let answer = if z.re.is_infinite() && z.im.is_finite() && z.im != 0.0 {
            let (cos, sin) = along(z.im);
            let size = if z.re > 0.0 { INF } else { 0.0 };
            complex(size.copysign(cos), size.copysign(sin))
        } else {
            look_up(&EXP, z).unwrap_or(z)
        };
        let wrong = z.im.is_infinite() && (z.re.is_finite() || z.re == INF);
        return if wrong { Err(Wrong::Domain) } else { Ok(answer) };
    }
    let (cos, sin) = along(z.im);
    if z.re > LARGE_LOG {
        let size = (z.re - 1.0).exp();
        return checked(complex(size * cos * E, size * sin * E));
    }
    let size = z.re.exp();
    checked(complex(size * cos, size * sin))
}

/// The natural logarithm; that of 0 is a domain error.
fn log_of(z: Complex) -> Answer {
    if let Some(answer) = look_up(&LOG, z) {
        return Ok(answer);
    }
    let (ax, ay) = (z.re.abs(), z.im.abs());
    let re = if ax > LARGE || ay > LARGE {
        (ax / 2.0).hypot(ay / 2.0).ln() + LN_2
    } else if ax < f64::MIN_POSITIVE && ay < f64::MIN_POSITIVE {
        if ax == 0.0 && ay == 0.0 {
            return Err(Wrong::Domain);
        }
        // Denormal: made larger for the while.
        const UP: i32 = 53;
        scaled(ax, UP).hypot(scaled(ay, UP)).ln() - UP as f64 * LN_2
    } else {
        let h = ax.hypot(ay);
        if (0.71..=1.73).contains(&h) {
            let (large, small) = if ax > ay { (ax, ay) } else { (ay, ax) };
            ((large - 1.0) * (large + 1.0) + small * small).ln_1p() / 2.0
        } else {
            h.ln()
        }
    };
    Ok(complex(re, z.im.atan2(z.re)))
}

fn log10_of(z: Complex) -> Answer {
    let log = log_of(z)?;
    Ok(complex(log.re / std::f64::consts::LN_10, log.im / std::f64::consts::LN_10))
}

fn log(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let z = argument(vm, args.get(0))?;
    let top = log_of(z);
    let Some(base) = args.optional(1) else { return finish(vm, top) };
    let base = argument(vm, base)?;
    let answer = log_of(base).and_then(|bottom| {
        let top = top?;
        top.divided_by(bottom).map_err(|_| Wrong::Domain)
    });
    finish(vm, answer)
}

fn sin_of(z: Complex) -> Answer {
    let s = sinh_of(complex(-z.im, z.re))?;
    Ok(complex(s.im, -s.re))
}

fn sinh_of(z: Complex) -> Answer {
    if !z.is_finite() {
        let answer = if z.re.is_infinite() && z.im.is_finite() && z.im != 0.0 {
            let (cos, sin) = along(z.im);
            let re = INF.copysign(cos);
            complex(if z.re > 0.0 { re } else { -re }, INF.copysign(sin))
        } else {
            look_up(&SINH, z).unwrap_or(z)
        };
        let wrong = z.im.is_infinite() && !z.re.is_nan();
        return if wrong { Err(Wrong::Domain) } else { Ok(answer) };
    }
    let (cos, sin) = along(z.im);
    if z.re.abs() > LARGE_LOG {
        let less = z.re - 1f64.copysign(z.re);
        return checked(complex(cos * less.sinh() * E, sin * less.cosh() * E));
    }
    checked(complex(cos * z.re.sinh(), sin * z.re.cosh()))
}

fn sqrt_of(z: Complex) -> Answer {
    if let Some(answer) = look_up(&SQRT, z) {
        return Ok(answer);
    }
    if z.re == 0.0 && z.im == 0.0 {
        return Ok(complex(0.0, z.im));
    }
    let (ax, ay) = (z.re.abs(), z.im.abs());
    let s = if ax < f64::MIN_POSITIVE && ay < f64::MIN_POSITIVE && (ax > 0.0 || ay > 0.0) {
        // Denormal: made larger for the while.
        const UP: i32 = 53;
        let ax = scaled(ax, UP);
        scaled((ax + ax.hypot(scaled(ay, UP))).sqrt(), -(UP + 1) / 2)
    } else {
        let ax = ax / 8.0;
        2.0 * (ax + ax.hypot(ay / 8.0)).sqrt()
    };
    let d = ay / (2.0 * s);
    if z.re >= 0.0 { Ok(complex(s, d.copysign(z.im))) } else { Ok(complex(d, s.copysign(z.im))) }
}

fn tan_of(z: Complex) -> Answer {
    let s = tanh_of(complex(-z.im, z.re))?;
    Ok(complex(s.im, -s.re))
}

fn tanh_of(z: Complex) -> Answer {
    if !z.is_finite() {
        let answer = if z.re.is_infinite() && z.im.is_finite() && z.im != 0.0 {
            let (cos, sin) = along(z.im);
            complex(1f64.copysign(z.re), 0f64.copysign(2.0 * sin * cos))
        } else {
            look_up(&TANH, z).unwrap_or(z)
        };
        let wrong = z.im.is_infinite() && z.re.is_finite();
        return if wrong { Err(Wrong::Domain) } else { Ok(answer) };
    }
    if z.re.abs() > LARGE_LOG {
        let (cos, sin) = along(z.im);
        let im = 4.0 * sin * cos * (-2.0 * z.re.abs()).exp();
        return Ok(complex(1f64.copysign(z.re), im));
    }
    let (tx, ty) = (z.re.tanh(), z.im.tan());
    let cx = 1.0 / z.re.cosh();
    let txty = tx * ty;
    let denominator = 1.0 + txty * txty;
    Ok(complex(tx * (1.0 + ty * ty) / denominator, ty / denominator * cx * cx))
}

fn phase(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let z = argument(vm, args.get(0))?;
    vm.new_float(z.im.atan2(z.re))
}

fn polar(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let z = argument(vm, args.get(0))?;
    let size = match z.size() {
        Ok(size) => size,
        Err(Failure::Overflow | Failure::Zero) => {
            return vm.raise(Type::OverflowError, "math range error");
        }
    };
    let parts = [vm.new_float(size)?, vm.new_float(z.im.atan2(z.re))?];
    vm.new_tuple(&parts)
}

fn rect(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (r, phi) = (vm.to_double(args.get(0))?, vm.to_double(args.get(1))?);
    if !r.is_finite() || !phi.is_finite() {
        let answer = if r.is_infinite() && phi.is_finite() && phi != 0.0 {
            let (cos, sin) = along(phi);
            let way = if r > 0.0 { 1.0 } else { -1.0 };
            complex(way * INF.copysign(cos), way * INF.copysign(sin))
        } else {
            look_up(&RECT, complex(r, phi)).unwrap_or(complex(r, phi))
        };
        let wrong = r != 0.0 && !r.is_nan() && phi.is_infinite();
        return finish(vm, if wrong { Err(Wrong::Domain) } else { Ok(answer) });
    }
    // With an angle of 0 the sign of the zero stays.
    let z = if phi == 0.0 { complex(r, r * phi) } else { complex(r * phi.cos(), r * phi.sin()) };
    vm.new_complex(z)
}

fn is_finite(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let z = argument(vm, args.get(0))?;
    Ok(vm.bool(z.is_finite()))
}

fn is_infinite(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let z = argument(vm, args.get(0))?;
    Ok(vm.bool(z.re.is_infinite() || z.im.is_infinite()))
}

fn is_nan(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let z = argument(vm, args.get(0))?;
    Ok(vm.bool(z.re.is_nan() || z.im.is_nan()))
}

fn is_close(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (a, b) = (argument(vm, args.get(0))?, argument(vm, args.get(1))?);
    let [relative, absolute] =
        crate::builtins::bind::keywords(vm, args, "isclose", ["rel_tol", "abs_tol"])?;
    let relative = if relative.is_null() { 1e-9 } else { vm.to_double(relative)? };
    let absolute = if absolute.is_null() { 0.0 } else { vm.to_double(absolute)? };
    if relative < 0.0 || absolute < 0.0 {
        return vm.raise(Type::ValueError, "tolerances must be non-negative");
    }
    let size = |z: Complex| z.size().unwrap_or(INF);
    let infinite = |z: Complex| z.re.is_infinite() || z.im.is_infinite();
    let answer = if a.re == b.re && a.im == b.im {
        true
    } else if infinite(a) || infinite(b) {
        false
    } else {
        let apart = size(a - b);
        apart <= relative * size(b) || apart <= relative * size(a) || apart <= absolute
    };
    Ok(vm.bool(answer))
}
