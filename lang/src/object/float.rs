//! Floats: doubles in objects, and how they are written.

use super::{Int, Raised, Runtime, Type, Value};
use dashu_int::{IBig, Sign};

impl Runtime {
    /// The float `x`.
    #[inline(always)]
    pub fn new_float(&mut self, x: f64) -> Result<Value, Raised> {
        let float = self.allocate(self.header(Type::Float), 16)?;
        float.set_raw(1, x.to_bits());
        Ok(float)
    }

    /// The number of a float, int or bool as a double; `None` for other values. OverflowError if an int is too large.
    #[inline]
    pub fn number(&mut self, value: Value) -> Result<Option<f64>, Raised> {
        if let Some(x) = value.as_float() {
            return Ok(Some(x));
        }
        let Some(n) = Int::of(value) else { return Ok(None) };
        match n.to_f64() {
            Some(x) => Ok(Some(x)),
            None => self.raise(Type::OverflowError, "int too large to convert to float"),
        }
    }
}

/// `x ** y` of the C library, where that gives a number: what CPython answers, to the last bit.
///
/// A power of the C library takes 10 ns; of the exponents that programs write most, 2 and 0.5, a product and a square root take 1. These
/// are rounded rightly and the library's power is not always: it is less than 0.54 units in the last place from the true value (glibc and
/// musl, `e_pow.c`, Szabolcs Nagy). So the two are one number but where the true value lies within 0.04 units of the middle between two
/// doubles, and how far it lies from ours is known exactly: `x - r * r` and `x * x - r` are doubles (T. J. Dekker, *A floating-point
/// technique for extending the available precision*, 1971).
#[inline]
pub fn power(x: f64, y: f64) -> f64 {
    /// Within these bounds no part of a product is lost or too large.
    const LEAST: f64 = 1e-120;
    const MOST: f64 = 1e120;
    if (LEAST..MOST).contains(&x.abs()) {
        if y == 2.0 {
            let r = x * x;
            if square_less(x, r).abs() < NEAR * unit(r) {
                return r;
            }
        } else if y == 0.5 && x > 0.0 {
            let r = x.sqrt();
            // The root of x is r + (x - r * r) / 2r, but for what is too small to matter here.
            if square_less(r, x).abs() < 2.0 * NEAR * unit(r) * r {
                return r;
            }
        }
    }
    x.powf(y)
}

/// How far from a double, in units of its last place, the true value may lie for the library's power to be that double.
const NEAR: f64 = 0.45;

/// The distance from `x`, a positive number, to the next larger double.
#[inline(always)]
fn unit(x: f64) -> f64 {
    const EXPONENT: u64 = 0x7ff << 52;
    f64::from_bits(x.to_bits() & EXPONENT) * f64::EPSILON
}

/// `a * a - b`, exactly, where `b` is `a * a` but for rounding or nearly so. Dekker's product of the halves of `a`.
#[inline(always)]
fn square_less(a: f64, b: f64) -> f64 {
    /// 2**27 + 1: takes the upper 26 bits.
    const SPLIT: f64 = 134_217_729.0;
    let scaled = a * SPLIT;
    let upper = scaled - (scaled - a);
    let lower = a - upper;
    ((upper * upper - b) + 2.0 * upper * lower) + lower * lower
}

/// `repr(x)`: the shortest decimal that is read back as `x`.
pub fn repr(x: f64) -> String {
    if x.is_nan() {
        return "nan".into();
    }
    if x.is_infinite() {
        return if x > 0.0 { "inf".into() } else { "-inf".into() };
    }
    let mut buffer = zmij::Buffer::new();
    let text = buffer.format_finite(x);
    let Some((mantissa, exponent)) = text.split_once('e') else {
        if x == 0.0 || x.abs() >= 1e-4 {
            return text.to_owned();
        }
        // What is below is written with an exponent, 0.00001 and the like too.
        let sign = if x < 0.0 { "-" } else { "" };
        let digits = text.trim_start_matches(['-', '0', '.']);
        let (first, rest) = digits.split_at(1);
        let point = if rest.is_empty() { "" } else { "." };
        return format!("{sign}{first}{point}{rest}e-05");
    };
    let mantissa = mantissa.strip_suffix(".0").unwrap_or(mantissa);
    let (sign, digits) = match exponent.strip_prefix('-') {
        Some(digits) => ('-', digits),
        None => ('+', exponent.trim_start_matches('+')),
    };
    format!("{mantissa}e{sign}{digits:0>2}")
}

/// `a / b` as the nearest double; `None` if it is beyond all doubles.
pub fn divide(a: &IBig, b: &IBig) -> Option<f64> {
    let negative = a.sign() != b.sign();
    let (_, a) = a.clone().into_parts();
    let (_, b) = b.clone().into_parts();
    if a.is_zero() {
        return Some(if negative { -0.0 } else { 0.0 });
    }
    let bits = |n: &dashu_int::UBig| dashu_int::ops::BitTest::bit_len(n) as i64;
    // The quotient gets 55 or 56 bits, or fewer where doubles get sparse; the last one says whether anything is below.
    let shift = (bits(&a) - bits(&b) - 55).max(-1074 - 2);
    let (a, b) = if shift < 0 { (a << (-shift) as usize, b) } else { (a, b << shift as usize) };
    let (mut quotient, rest) = dashu_int::ops::DivRem::div_rem(a, b);
    if !rest.is_zero() {
        quotient |= dashu_int::UBig::ONE;
    }
    let quotient: u64 = u64::try_from(quotient).ok()?;
    let x = scale(quotient, shift);
    if x.is_infinite() {
        return None;
    }
    Some(if negative { -x } else { x })
}

/// `n * 2^shift`, rounded once, ties to even; the last bit of `n` is sticky.
pub(crate) fn scale(n: u64, shift: i64) -> f64 {
    if n == 0 {
        return 0.0;
    }
    let bits = 64 - n.leading_zeros() as i64;
    // Bits that a double of this size has.
    let extra = (bits - 53).max(-1074 - shift).max(0);
    let mut kept = if extra >= 64 { 0 } else { n >> extra };
    if extra > 0 && extra < 64 {
        let rest = n & ((1u64 << extra) - 1);
        let half = 1u64 << (extra - 1);
        if rest > half || rest == half && kept & 1 == 1 {
            kept += 1;
        }
    }
    let exponent = shift + extra;
    if exponent > 1023 {
        return f64::INFINITY;
    }
    // Exact, as `kept` has at most 54 bits with a 0 at the end; two steps, as a power of two below 2^-1022 is no normal number.
    let half = exponent / 2;
    kept as f64 * 2f64.powi(half as i32) * 2f64.powi((exponent - half) as i32)
}

/// The float as an exact integer, rounded towards zero; `None` for infinities and NaN.
pub fn truncate(x: f64) -> Option<IBig> {
    if !x.is_finite() {
        return None;
    }
    if x.abs() < 9e18 {
        return Some(IBig::from(x as i64));
    }
    let bits = x.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as usize - 1075;
    let magnitude = dashu_int::UBig::from(bits & ((1 << 52) - 1) | 1 << 52) << exponent;
    let sign = if x < 0.0 { Sign::Negative } else { Sign::Positive };
    Some(IBig::from_parts(sign, magnitude))
}

/// `a % b` with the sign of `b`; `b` is not 0.
#[inline]
pub fn modulo(a: f64, b: f64) -> f64 {
    let rest = a % b;
    if rest == 0.0 {
        return 0f64.copysign(b);
    }
    if (rest < 0.0) != (b < 0.0) { rest + b } else { rest }
}

/// `a // b`; `b` is not 0.
pub fn floor_div(a: f64, b: f64) -> f64 {
    let rest = a % b;
    let mut quotient = (a - rest) / b;
    if rest != 0.0 && (rest < 0.0) != (b < 0.0) {
        quotient -= 1.0;
    }
    if quotient == 0.0 {
        return 0f64.copysign(a / b);
    }
    let floor = quotient.floor();
    if quotient - floor > 0.5 { floor + 1.0 } else { floor }
}

/// How `a` and an integer compare; `None` if `a` is a NaN.
pub fn compare_with_int(a: f64, b: Int) -> Option<std::cmp::Ordering> {
    if a.is_nan() {
        return None;
    }
    if let Int::Small(b) = b
        && b.unsigned_abs() <= 1 << 53
    {
        return a.partial_cmp(&(b as f64));
    }
    let Some(whole) = truncate(a) else {
        return a.partial_cmp(&0.0);
    };
    let order = whole.cmp(&b.to_ibig());
    Some(order.then_with(|| a.fract().partial_cmp(&0.0).unwrap_or(std::cmp::Ordering::Equal)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_as_cpython_does() {
        let table = [
            (0.1, "0.1"),
            (1e16, "1e+16"),
            (1e15, "1000000000000000.0"),
            (123456789012345680.0, "1.2345678901234568e+17"),
            (0.0001, "0.0001"),
            (0.00001, "1e-05"),
            (-0.000_012, "-1.2e-05"),
            (-1.5e-9, "-1.5e-09"),
            (1e100, "1e+100"),
            (5e-324, "5e-324"),
            (-0.0, "-0.0"),
            (1.7976931348623157e308, "1.7976931348623157e+308"),
            (9007199254740993.0, "9007199254740992.0"),
            (900719925474099.0 + 0.25, "900719925474099.2"),
            (100.0, "100.0"),
            (-12.5, "-12.5"),
            (0.1 + 0.2, "0.30000000000000004"),
        ];
        for (x, text) in table {
            assert_eq!(repr(x), text);
        }
    }

    /// Of a million numbers of all sizes, some 90 in a hundred are answered without the library; some 800 square roots are not its power.
    #[test]
    fn a_power_is_the_one_of_the_library() {
        let (mut bits, mut roots) = (0x9e37_79b9_7f4a_7c15_u64, 0);
        for _ in 0..1_000_000 {
            bits ^= bits << 13;
            bits ^= bits >> 7;
            bits ^= bits << 17;
            let sizes = [bits, bits & !(0x7ff << 52) | (1000 + (bits >> 58)) << 52];
            for x in sizes.map(f64::from_bits) {
                // Kept from the compiler, which knows that a power of 2 is a product.
                for y in [2.0, 0.5, -0.5, 3.0].map(std::hint::black_box) {
                    assert_eq!(power(x, y).to_bits(), x.powf(y).to_bits(), "{x:e} ** {y}");
                }
                roots += u32::from(x > 0.0 && x.sqrt() != x.powf(std::hint::black_box(0.5)));
            }
        }
        assert!(roots > 0, "a root that the library rounds otherwise was among them");
    }

    #[test]
    fn division_is_rounded_once() {
        let big = |text: &str| text.parse::<IBig>().unwrap();
        assert_eq!(divide(&IBig::from(1), &IBig::from(3)), Some(1.0 / 3.0));
        assert_eq!(divide(&(big("1") << 1100), &(big("1") << 1099)), Some(2.0));
        assert_eq!(divide(&big("1"), &(big("1") << 1074)), Some(5e-324));
        assert_eq!(divide(&big("1"), &(big("1") << 1075)), Some(0.0));
        assert_eq!(divide(&big("3"), &(big("1") << 1075)), Some(1e-323));
        assert_eq!(divide(&(big("-1") << 1024), &big("1")), None);
        assert_eq!(divide(&big("9007199254740993"), &big("1")), Some(9007199254740992.0));
    }
}
