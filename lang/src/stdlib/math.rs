//! `math`: functions of numbers.

use crate::builtins::{ANY, PURE};
use crate::object::{Int, Name, Raised, Type, Value, instance::payload};
use crate::operation::Operator;
use crate::operation::long;
use crate::vm::{Args, Vm};
use dashu_int::ops::Gcd;
use dashu_int::{IBig, UBig};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "math";
    known Sqrt "sqrt" sqrt (1, 1) "(x)" PURE;
    "cbrt" cbrt (1, 1) "(x)" PURE;
    "exp" exp (1, 1) "(x)" PURE;
    "exp2" exp2 (1, 1) "(x)" PURE;
    "expm1" expm1 (1, 1) "(x)" PURE;
    "log" log (1, 2) "(x, base=e)" PURE;
    "log2" log2 (1, 1) "(x)" PURE;
    "log10" log10 (1, 1) "(x)" PURE;
    "log1p" log1p (1, 1) "(x)" PURE;
    "pow" pow (2, 2) "(x, y)" PURE;
    "sin" sin (1, 1) "(x)" PURE;
    "cos" cos (1, 1) "(x)" PURE;
    "tan" tan (1, 1) "(x)" PURE;
    "asin" asin (1, 1) "(x)" PURE;
    "acos" acos (1, 1) "(x)" PURE;
    "atan" atan (1, 1) "(x)" PURE;
    "atan2" atan2 (2, 2) "(y, x)" PURE;
    "sinh" sinh (1, 1) "(x)" PURE;
    "cosh" cosh (1, 1) "(x)" PURE;
    "tanh" tanh (1, 1) "(x)" PURE;
    "asinh" asinh (1, 1) "(x)" PURE;
    "acosh" acosh (1, 1) "(x)" PURE;
    "atanh" atanh (1, 1) "(x)" PURE;
    "fabs" fabs (1, 1) "(x)" PURE;
    known Floor "floor" floor (1, 1) "(x)" PURE;
    known Ceil "ceil" ceil (1, 1) "(x)" PURE;
    known Trunc "trunc" trunc (1, 1) "(x)" PURE;
    "fmod" fmod (2, 2) "(x, y)" PURE;
    "remainder" remainder (2, 2) "(x, y)" PURE;
    "modf" modf (1, 1) "(x)" PURE;
    "frexp" frexp (1, 1) "(x)" PURE;
    "ldexp" ldexp (2, 2) "(x, i)" PURE;
    "copysign" copysign (2, 2) "(x, y)" PURE;
    "nextafter" next_after (2, 2) "(x, y)" PURE;
    "ulp" ulp (1, 1) "(x)" PURE;
    "hypot" hypot (0, 255) "(*coordinates)" PURE;
    "dist" dist (2, 2) "(p, q)" ANY;
    "degrees" degrees (1, 1) "(x)" PURE;
    "radians" radians (1, 1) "(x)" PURE;
    "isnan" is_nan (1, 1) "(x)" PURE;
    "isinf" is_inf (1, 1) "(x)" PURE;
    "isfinite" is_finite (1, 1) "(x)" PURE;
    keywords "isclose" is_close (2, 2) "(a, b, *, rel_tol=1e-09, abs_tol=0.0)" ANY;
    "erf" erf (1, 1) "(x)" PURE;
    "erfc" erfc (1, 1) "(x)" PURE;
    "gamma" gamma (1, 1) "(x)" PURE;
    "lgamma" log_gamma (1, 1) "(x)" PURE;
    "gcd" gcd (0, 255) "(*integers)" PURE;
    "lcm" lcm (0, 255) "(*integers)" PURE;
    "factorial" factorial (1, 1) "(n)" PURE;
    "comb" comb (2, 2) "(n, k)" PURE;
    "perm" perm (1, 2) "(n, k=None)" PURE;
    "isqrt" isqrt (1, 1) "(n)" PURE;
    "fsum" fsum (1, 1) "(iterable)" ANY;
    keywords "prod" prod (1, 1) "(iterable, /, *, start=1)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("math", FUNCTIONS)?;
    use std::f64::consts::{E, PI, TAU};
    let constants = [("pi", PI), ("e", E), ("tau", TAU), ("inf", f64::INFINITY), ("nan", f64::NAN)];
    for (name, value) in constants {
        let value = vm.new_float(value)?;
        vm.set_in_module(module, name, value)?;
    }
    Ok(module)
}

fn domain_error<T>(vm: &mut Vm) -> Result<T, Raised> {
    vm.raise(Type::ValueError, "math domain error")
}

fn range_error<T>(vm: &mut Vm) -> Result<T, Raised> {
    vm.raise(Type::OverflowError, "math range error")
}

/// A function of one double: a NaN out of a number is an error, and so is an infinity, of the kind that `overflows` says.
fn one(vm: &mut Vm, args: Args, f: fn(f64) -> f64, overflows: bool) -> Result<Value, Raised> {
    let x = vm.to_double(args.get(0))?;
    let y = f(x);
    if y.is_nan() && !x.is_nan() {
        return domain_error(vm);
    }
    if y.is_infinite() && x.is_finite() {
        return if overflows { range_error(vm) } else { domain_error(vm) };
    }
    vm.new_float(y)
}

macro_rules! unary {
    ($($name:ident $f:expr, $overflows:literal;)*) => {
        $(fn $name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
            one(vm, args, $f, $overflows)
        })*
    };
}

unary! {
    sqrt f64::sqrt, false;
    cbrt super::gamma::cbrt, false;
    exp f64::exp, true;
    exp2 f64::exp2, true;
    expm1 f64::exp_m1, true;
    log1p f64::ln_1p, false;
    sin f64::sin, false;
    cos f64::cos, false;
    tan f64::tan, false;
    asin f64::asin, false;
    acos f64::acos, false;
    atan f64::atan, false;
    sinh f64::sinh, true;
    cosh f64::cosh, true;
    tanh f64::tanh, false;
    asinh super::hyperbolic::asinh, false;
    acosh super::hyperbolic::acosh, false;
    atanh super::hyperbolic::atanh, false;
    fabs f64::abs, false;
    erf super::gamma::erf, false;
    erfc super::gamma::erfc, false;
}

fn special(
    vm: &mut Vm,
    args: Args,
    f: fn(f64) -> Result<f64, super::gamma::Wrong>,
) -> Result<Value, Raised> {
    let x = vm.to_double(args.get(0))?;
    match f(x) {
        Ok(y) => vm.new_float(y),
        Err(super::gamma::Wrong::Domain) => domain_error(vm),
        Err(super::gamma::Wrong::Range) => range_error(vm),
    }
}

fn gamma(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    special(vm, args, super::gamma::gamma)
}

fn log_gamma(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    special(vm, args, super::gamma::log_gamma)
}

/// Divided and multiplied by the constant as it is, so that the last bit is CPython's.
fn degrees(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = vm.to_double(args.get(0))?;
    vm.new_float(x * (180.0 / std::f64::consts::PI))
}

fn radians(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = vm.to_double(args.get(0))?;
    vm.new_float(x * (std::f64::consts::PI / 180.0))
}

/// A logarithm, also of ints beyond all doubles.
fn logarithm(vm: &mut Vm, value: Value, f: fn(f64) -> f64) -> Result<f64, Raised> {
    let plain = payload(value);
    if let Some(n @ Int::Big(_)) = Int::of(plain) {
        if n.is_negative() {
            return domain_error(vm);
        }
        if let Some(x) = n.to_f64() {
            return Ok(f(x));
        }
        // log(m * 2^k) = log(m) + k * log(2), with m below 1
        let shift = n.bits();
        let top = (n.to_ibig() >> (shift - 64)).to_f64().value() / 2f64.powi(64);
        return Ok(f(top) + f(2.0) * shift as f64);
    }
    let x = vm.to_double(value)?;
    if x <= 0.0 {
        return domain_error(vm);
    }
    Ok(f(x))
}

fn log(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = logarithm(vm, args.get(0), f64::ln)?;
    let Some(base) = args.optional(1) else { return vm.new_float(x) };
    let base = logarithm(vm, base, f64::ln)?;
    if base == 0.0 {
        return vm.raise(Type::ZeroDivisionError, "float division by zero");
    }
    vm.new_float(x / base)
}

fn log2(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = logarithm(vm, args.get(0), f64::log2)?;
    vm.new_float(x)
}

fn log10(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = logarithm(vm, args.get(0), f64::log10)?;
    vm.new_float(x)
}

fn two(vm: &mut Vm, args: Args) -> Result<(f64, f64), Raised> {
    Ok((vm.to_double(args.get(0))?, vm.to_double(args.get(1))?))
}

fn pow(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (x, y) = two(vm, args)?;
    let z = crate::object::float::power(x, y);
    if z.is_nan() && !x.is_nan() && !y.is_nan() || x == 0.0 && y < 0.0 && y.is_finite() {
        return domain_error(vm);
    }
    if z.is_infinite() && x.is_finite() && y.is_finite() {
        return range_error(vm);
    }
    vm.new_float(z)
}

fn atan2(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (y, x) = two(vm, args)?;
    vm.new_float(y.atan2(x))
}

fn copysign(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (x, y) = two(vm, args)?;
    vm.new_float(x.copysign(y))
}

/// The next float from `x` towards `y`.
fn next_after(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (x, y) = two(vm, args)?;
    let next = match x.partial_cmp(&y) {
        None => f64::NAN,
        Some(std::cmp::Ordering::Equal) => y,
        Some(std::cmp::Ordering::Less) => x.next_up(),
        Some(std::cmp::Ordering::Greater) => x.next_down(),
    };
    vm.new_float(next)
}

/// What the last bit of a float is worth.
fn ulp(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = vm.to_double(args.get(0))?.abs();
    let up = x.next_up() - x;
    vm.new_float(if x.is_infinite() {
        x
    } else if up.is_infinite() {
        x - x.next_down()
    } else {
        up
    })
}

fn fmod(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (x, y) = two(vm, args)?;
    let z = x % y;
    if z.is_nan() && !x.is_nan() && !y.is_nan() {
        return domain_error(vm);
    }
    vm.new_float(z)
}

fn remainder(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (x, y) = two(vm, args)?;
    if x.is_nan() || y.is_nan() {
        return vm.new_float(f64::NAN);
    }
    if x.is_infinite() || y == 0.0 {
        return domain_error(vm);
    }
    if y.is_infinite() {
        return vm.new_float(x);
    }
    // To the nearest multiple, ties to the even one; all steps are exact.
    let (size, unit) = (x.abs(), y.abs());
    let rest = size % unit;
    let other = unit - rest;
    let result = match rest.partial_cmp(&other) {
        Some(std::cmp::Ordering::Less) => rest,
        Some(std::cmp::Ordering::Greater) => -other,
        _ => rest - 2.0 * ((0.5 * (size - rest)) % unit),
    };
    vm.new_float(1f64.copysign(x) * result)
}

fn round_by(vm: &mut Vm, args: Args, name: Name, f: fn(f64) -> f64) -> Result<Value, Raised> {
    let value = args.get(0);
    if let Some(x) = value.as_float() {
        return vm.float_to_int(f(x));
    }
    if let Some(method) = vm.special(value, name) {
        return vm.call_special(method, value, &[]);
    }
    if name == Name::Trunc {
        let text = format!("type {} doesn't define __trunc__ method", vm.type_name(value));
        return vm.raise(Type::TypeError, text);
    }
    let x = vm.to_double(value)?;
    vm.float_to_int(f(x))
}

fn floor(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    round_by(vm, args, Name::Floor, f64::floor)
}

fn ceil(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    round_by(vm, args, Name::Ceil, f64::ceil)
}

fn trunc(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    round_by(vm, args, Name::Trunc, f64::trunc)
}

fn modf(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = vm.to_double(args.get(0))?;
    let whole = x.trunc();
    let rest = if x.is_infinite() { 0.0 } else { x - whole };
    let parts = [vm.new_float(rest.copysign(x))?, vm.new_float(whole)?];
    vm.new_tuple(&parts)
}

/// Mantissa in [0.5, 1) and exponent.
fn split(x: f64) -> (f64, i32) {
    if x == 0.0 || !x.is_finite() {
        return (x, 0);
    }
    let exponent = (x.to_bits() >> 52 & 0x7ff) as i32;
    if exponent == 0 {
        let (mantissa, power) = split(x * 2f64.powi(64));
        return (mantissa, power - 64);
    }
    (f64::from_bits(x.to_bits() & !(0x7ff << 52) | 1022 << 52), exponent - 1022)
}

fn frexp(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = vm.to_double(args.get(0))?;
    let (mantissa, exponent) = split(x);
    let mantissa = vm.new_float(mantissa)?;
    vm.new_tuple(&[mantissa, Value::small(exponent as i64)])
}

fn ldexp(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = vm.to_double(args.get(0))?;
    let Some(power) = Int::of(payload(args.get(1))) else {
        return vm.raise(Type::TypeError, "Expected an int as second argument to ldexp.");
    };
    let (mantissa, exponent) = split(x);
    if x == 0.0 || !x.is_finite() {
        return vm.new_float(x);
    }
    let power = power.clamped().saturating_add(exponent as i64);
    if power > 1024 {
        return range_error(vm);
    }
    if power < -1080 {
        return vm.new_float(0f64.copysign(x));
    }
    // In two steps, of which the last one rounds.
    let first = (power / 2) as i32;
    vm.new_float(mantissa * 2f64.powi(first) * 2f64.powi(power as i32 - first))
}

/// The length of a vector: scaled by its largest part, so that squares neither overflow nor vanish.
fn norm(parts: &[f64]) -> f64 {
    if parts.iter().any(|x| x.is_infinite()) {
        return f64::INFINITY;
    }
    if parts.iter().any(|x| x.is_nan()) {
        return f64::NAN;
    }
    let largest = parts.iter().fold(0.0f64, |most, x| most.max(x.abs()));
    if largest == 0.0 || parts.len() == 1 {
        return largest;
    }
    if largest < f64::MIN_POSITIVE {
        return largest * parts.iter().map(|x| (x / largest).powi(2)).sum::<f64>().sqrt();
    }
    // Scaled so that the largest is in 0.5..1, in two steps as the factor itself may be out of range.
    let exponent = (largest.to_bits() >> 52) as i32 - 1022;
    let scaled = |x: f64, power: i32| x * 2f64.powi(power / 2) * 2f64.powi(power - power / 2);
    let mut sum = Compensated { sum: 1.0, lost: [0.0; 3] };
    parts.iter().for_each(|x| sum.add_square(scaled(x.abs(), -exponent), 1.0));
    let root = sum.value().sqrt();
    // One step of Newton's method with what the square of the root is off by.
    sum.add_square(root, -1.0);
    scaled(root + sum.value() / (2.0 * root), exponent)
}

/// A sum, which starts at 1, of squares, and what was lost by rounding.
struct Compensated {
    sum: f64,
    lost: [f64; 3],
}

impl Compensated {
    /// Adds a square, or takes it away, exactly: as the squares and the product of two halves.
    fn add_square(&mut self, x: f64, sign: f64) {
        let t = x * 134_217_729.0;
        let high = t - (t - x);
        let low = x - high;
        for (at, part) in [high * high, 2.0 * high * low, low * low].into_iter().enumerate() {
            let (part, before) = (sign * part, self.sum);
            self.sum += part;
            self.lost[at] += (before - self.sum) + part;
        }
    }

    fn value(&self) -> f64 {
        self.sum - 1.0 + (self.lost[0] + self.lost[1] + self.lost[2])
    }
}

fn hypot(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut parts = Vec::with_capacity(args.len());
    for at in 0..args.len() {
        parts.push(vm.to_double(args.get(at))?);
    }
    vm.new_float(norm(&parts))
}

fn dist(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (p, q) = (vm.to_list(args.get(0))?, vm.to_list(args.get(1))?);
    if p.len() != q.len() {
        let text = "both points must have the same number of dimensions";
        return vm.raise(Type::ValueError, text);
    }
    let mut parts = Vec::with_capacity(p.len());
    for at in 0..p.len() {
        let (x, y) = (vm.to_double(p.get(at))?, vm.to_double(q.get(at))?);
        parts.push(x - y);
    }
    vm.new_float(norm(&parts))
}

fn is_nan(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = vm.to_double(args.get(0))?;
    Ok(vm.bool(x.is_nan()))
}

fn is_inf(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = vm.to_double(args.get(0))?;
    Ok(vm.bool(x.is_infinite()))
}

fn is_finite(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = vm.to_double(args.get(0))?;
    Ok(vm.bool(x.is_finite()))
}

fn is_close(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [relative, absolute] =
        crate::builtins::bind::keywords(vm, args, "isclose", ["rel_tol", "abs_tol"])?;
    let (a, b) = two(vm, args)?;
    let relative = if relative.is_null() { 1e-9 } else { vm.to_double(relative)? };
    let absolute = if absolute.is_null() { 0.0 } else { vm.to_double(absolute)? };
    if relative < 0.0 || absolute < 0.0 {
        return vm.raise(Type::ValueError, "tolerances must be non-negative");
    }
    let near = a == b
        || a.is_finite()
            && b.is_finite()
            && (a - b).abs() <= (relative * a.abs().max(b.abs())).max(absolute);
    Ok(vm.bool(near))
}

fn integer(vm: &mut Vm, value: Value) -> Result<IBig, Raised> {
    let index = vm.index(value)?;
    Ok(Int::of(index).map_or(IBig::ZERO, |n| n.to_ibig()))
}

fn magnitude(vm: &mut Vm, value: Value) -> Result<UBig, Raised> {
    Ok(integer(vm, value)?.into_parts().1)
}

fn gcd_of(a: UBig, b: UBig) -> UBig {
    if a.is_zero() {
        return b;
    }
    if b.is_zero() { a } else { a.gcd(b) }
}

fn gcd(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut result = UBig::ZERO;
    for at in 0..args.len() {
        let n = magnitude(vm, args.get(at))?;
        result = gcd_of(result, n);
    }
    vm.new_ibig(&IBig::from(result))
}

fn lcm(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut result = UBig::ONE;
    for at in 0..args.len() {
        let n = magnitude(vm, args.get(at))?;
        if n.is_zero() || result.is_zero() {
            result = UBig::ZERO;
            continue;
        }
        let common = gcd_of(result.clone(), n.clone());
        result = result / common * n;
    }
    vm.new_ibig(&IBig::from(result))
}

/// The product of the numbers from `from` to `to`, halved until few are left.
fn product(vm: &mut Vm, from: u64, to: u64) -> Result<UBig, Raised> {
    if from > to {
        return Ok(UBig::ONE);
    }
    if to - from < 8 {
        vm.hear()?;
        return Ok((from..=to).fold(UBig::ONE, |product, n| product * UBig::from(n)));
    }
    let middle = from + (to - from) / 2;
    let (low, high) = (product(vm, from, middle)?, product(vm, middle + 1, to)?);
    long::mul(vm, &low, &high)
}

/// A number that is not below zero, and small enough to count to.
fn natural(vm: &mut Vm, value: Value, message: &str) -> Result<u64, Raised> {
    let index = vm.index(value)?;
    match Int::of(index) {
        Some(n) if n.is_negative() => vm.raise(Type::ValueError, message),
        Some(Int::Small(n)) => Ok(n as u64),
        _ => vm.raise(Type::OverflowError, "integer argument is too large"),
    }
}

/// How many are chosen, `None` if those are more than there are.
fn at_most(vm: &mut Vm, k: Value, n: u64) -> Result<Option<u64>, Raised> {
    let k = vm.index(k)?;
    if Int::of(k).is_some_and(|k| matches!(k, Int::Big(k) if !k.is_negative())) {
        return Ok(None);
    }
    let k = natural(vm, k, "k must be a non-negative integer")?;
    Ok((k <= n).then_some(k))
}

fn factorial(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if payload(args.get(0)).as_float().is_some() {
        let text = "'float' object cannot be interpreted as an integer";
        return vm.raise(Type::TypeError, text);
    }
    let n = natural(vm, args.get(0), "factorial() not defined for negative values")?;
    vm.check_bits((n as usize).saturating_mul(64 - n.leading_zeros() as usize))?;
    let product = product(vm, 1, n)?;
    vm.new_ubig(false, product)
}

fn comb(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    // Both are asked for their numbers before either is looked at.
    let (n, k) = (vm.index(args.get(0))?, vm.index(args.get(1))?);
    if let Some(Int::Big(n)) = Int::of(n).filter(|n| !n.is_negative()) {
        let n = n.to_ibig().into_parts().1;
        let k = natural(vm, k, "k must be a non-negative integer")?;
        vm.check_bits((k as usize).saturating_mul(64 * n.as_words().len()))?;
        let mut above = UBig::ONE;
        for at in 0..k {
            vm.hear_each(at as usize, 256)?;
            above *= &n - UBig::from(at);
        }
        let below = product(vm, 1, k)?;
        let (quotient, _) = long::div_rem(vm, &above, &below)?;
        return vm.new_ubig(false, quotient);
    }
    let n = natural(vm, n, "n must be a non-negative integer")?;
    let Some(k) = at_most(vm, k, n)? else { return Ok(Value::small(0)) };
    let k = k.min(n - k);
    vm.check_bits((k as usize).saturating_mul(64))?;
    let (above, below) = (product(vm, n - k + 1, n)?, product(vm, 1, k)?);
    let (quotient, _) = long::div_rem(vm, &above, &below)?;
    vm.new_ubig(false, quotient)
}

fn perm(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let k = args.optional(1).filter(|k| *k != vm.none());
    let Some(k) = k else { return factorial(vm, args) };
    let n = natural(vm, args.get(0), "n must be a non-negative integer")?;
    let Some(k) = at_most(vm, k, n)? else { return Ok(Value::small(0)) };
    vm.check_bits((k as usize).saturating_mul(64))?;
    let product = product(vm, n - k + 1, n)?;
    vm.new_ubig(false, product)
}

fn isqrt(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let n = integer(vm, args.get(0))?;
    if n < IBig::ZERO {
        return vm.raise(Type::ValueError, "isqrt() argument must be nonnegative");
    }
    let root = long::square_root(vm, &n.into_parts().1)?;
    vm.new_ubig(false, root)
}

/// The correctly rounded sum: partial sums that do not overlap, as many as needed.
fn fsum(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut partials: Vec<f64> = Vec::new();
    let (mut special, mut infinite) = (0.0, 0.0);
    let mut overflow = false;
    vm.for_each(args.get(0), |vm, item| {
        let x = vm.to_double(item)?;
        if !x.is_finite() {
            special += x;
            infinite += if x.is_infinite() { x } else { 0.0 };
            return Ok(true);
        }
        let mut x = x;
        let mut kept = 0;
        for at in 0..partials.len() {
            let mut y = partials[at];
            if x.abs() < y.abs() {
                std::mem::swap(&mut x, &mut y);
            }
            let high = x + y;
            let low = y - (high - x);
            if low != 0.0 {
                partials[kept] = low;
                kept += 1;
            }
            x = high;
        }
        partials.truncate(kept);
        partials.push(x);
        overflow |= x.is_infinite();
        Ok(!overflow)
    })?;
    if overflow {
        return vm.raise(Type::OverflowError, "intermediate overflow in fsum");
    }
    if f64::is_nan(infinite) {
        return vm.raise(Type::ValueError, "-inf + inf in fsum");
    }
    if special != 0.0 || special.is_nan() {
        return vm.new_float(special);
    }
    let Some(mut high) = partials.pop() else { return vm.new_float(0.0) };
    let mut low = 0.0;
    while let Some(y) = partials.pop() {
        let x = high;
        high = x + y;
        low = y - (high - x);
        if low != 0.0 {
            break;
        }
    }
    // Half a unit in the last place: the next partial decides.
    if let Some(next) = partials.last()
        && (low < 0.0 && *next < 0.0 || low > 0.0 && *next > 0.0)
    {
        let double = low * 2.0;
        let sum = high + double;
        if double == sum - high {
            high = sum;
        }
    }
    vm.new_float(high)
}

fn prod(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [start] = crate::builtins::bind::keywords(vm, args, "prod", ["start"])?;
    let mut total = if start.is_null() { Value::small(1) } else { start };
    vm.for_each(args.get(0), |vm, item| {
        total = vm.binary(Operator::Mul, total, item)?;
        Ok(true)
    })?;
    Ok(total)
}
