//! Complex numbers: two doubles in an object, their arithmetic, and how they are written.
//!
//! Everything is computed in the same steps as in CPython, so that the last bit and the signs of zeros are the same.

use super::{Int, Object, Raised, Runtime, Type, Value, float};

/// A complex number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Complex {
    /// The real part.
    pub re: f64,
    /// The imaginary part.
    pub im: f64,
}

/// Why there is no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// Division by zero, or zero to a power that is not allowed.
    Zero,
    /// The result is beyond all doubles.
    Overflow,
}

/// Shorthand.
pub const fn complex(re: f64, im: f64) -> Complex {
    Complex { re, im }
}

/// Exponents up to this one are powers by squaring.
const SMALL_POWER: f64 = 100.0;

impl Complex {
    /// Whether neither part is an infinity or a NaN.
    pub fn is_finite(self) -> bool {
        self.re.is_finite() && self.im.is_finite()
    }

    /// `self / other`; scaled by the larger part of the divisor.
    pub fn divided_by(self, other: Complex) -> Result<Complex, Failure> {
        let (a, b) = (self, other);
        if b.re.abs() >= b.im.abs() {
            if b.re == 0.0 {
                return Err(Failure::Zero);
            }
            let ratio = b.im / b.re;
            let scale = b.re + b.im * ratio;
            Ok(complex((a.re + a.im * ratio) / scale, (a.im - a.re * ratio) / scale))
        } else if b.im.abs() >= b.re.abs() {
            let ratio = b.re / b.im;
            let scale = b.re * ratio + b.im;
            Ok(complex((a.re * ratio + a.im) / scale, (a.im * ratio - a.re) / scale))
        } else {
            Ok(complex(f64::NAN, f64::NAN))
        }
    }

    /// `self ** other`.
    pub fn power(self, other: Complex) -> Result<Complex, Failure> {
        let is_small =
            other.im == 0.0 && other.re == other.re.floor() && other.re.abs() <= SMALL_POWER;
        let result =
            if is_small { self.whole_power(other.re as i32)? } else { self.any_power(other)? };
        let overflows = result.re.is_infinite() || result.im.is_infinite();
        if overflows { Err(Failure::Overflow) } else { Ok(result) }
    }

    fn whole_power(self, exponent: i32) -> Result<Complex, Failure> {
        let one = complex(1.0, 0.0);
        let (mut result, mut square, mut bits) = (one, self, exponent.unsigned_abs());
        while bits > 0 {
            if bits & 1 == 1 {
                result = result * square;
            }
            bits >>= 1;
            square = square * square;
        }
        if exponent > 0 { Ok(result) } else { one.divided_by(result) }
    }

    fn any_power(self, other: Complex) -> Result<Complex, Failure> {
        if other.re == 0.0 && other.im == 0.0 {
            return Ok(complex(1.0, 0.0));
        }
        if self.re == 0.0 && self.im == 0.0 {
            let bad = other.im != 0.0 || other.re < 0.0;
            return if bad { Err(Failure::Zero) } else { Ok(complex(0.0, 0.0)) };
        }
        let size = self.re.hypot(self.im);
        let angle = self.im.atan2(self.re);
        let (mut length, mut phase) = (size.powf(other.re), angle * other.re);
        if other.im != 0.0 {
            length /= (angle * other.im).exp();
            phase += other.im * size.ln();
        }
        Ok(complex(length * phase.cos(), length * phase.sin()))
    }

    /// `abs(self)`: an infinity wins over a NaN.
    pub fn size(self) -> Result<f64, Failure> {
        if !self.is_finite() {
            let infinite = self.re.is_infinite() || self.im.is_infinite();
            return Ok(if infinite { f64::INFINITY } else { f64::NAN });
        }
        let size = self.re.hypot(self.im);
        if size.is_infinite() { Err(Failure::Overflow) } else { Ok(size) }
    }

    /// The hash, which is that of an equal float or int.
    pub fn hash(self) -> i64 {
        const IMAGINARY: u64 = 1000003;
        let part = |x: f64| super::hash::of_float(x) as u64;
        let sum = part(self.re).wrapping_add(part(self.im).wrapping_mul(IMAGINARY)) as i64;
        if sum == -1 { -2 } else { sum }
    }
}

impl std::ops::Add for Complex {
    type Output = Complex;

    fn add(self, other: Complex) -> Complex {
        complex(self.re + other.re, self.im + other.im)
    }
}

impl std::ops::Sub for Complex {
    type Output = Complex;

    fn sub(self, other: Complex) -> Complex {
        complex(self.re - other.re, self.im - other.im)
    }
}

impl std::ops::Mul for Complex {
    type Output = Complex;

    fn mul(self, other: Complex) -> Complex {
        let (a, b) = (self, other);
        complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re)
    }
}

impl std::ops::Neg for Complex {
    type Output = Complex;

    fn neg(self) -> Complex {
        complex(-self.re, -self.im)
    }
}

impl Runtime {
    /// The complex number `z`.
    pub fn new_complex(&mut self, z: Complex) -> Result<Value, Raised> {
        let object = self.allocate(self.header(Type::Complex), 24)?;
        object.set_raw(1, z.re.to_bits());
        object.set_raw(2, z.im.to_bits());
        Ok(object)
    }

    /// The number of a complex, float, int or bool; `None` for other values. OverflowError if an int is too large.
    pub fn complex_number(&mut self, value: Value) -> Result<Option<Complex>, Raised> {
        if let Some(z) = value.as_complex() {
            return Ok(Some(z));
        }
        Ok(self.number(value)?.map(|x| complex(x, 0.0)))
    }
}

/// Whether a complex number equals a value of another class of numbers; `None` if that is none.
pub fn equals(z: Complex, other: Value) -> Option<bool> {
    if let Some(w) = other.as_complex() {
        return Some(z.re == w.re && z.im == w.im);
    }
    if let Some(x) = other.as_float() {
        return Some(z.re == x && z.im == 0.0);
    }
    let n = Int::of(other)?;
    let same = float::compare_with_int(z.re, n).is_some_and(|order| order.is_eq());
    Some(same && z.im == 0.0)
}

/// A part as it is written, without the `.0` of whole numbers.
fn part(x: f64) -> String {
    let text = float::repr(x);
    text.strip_suffix(".0").map(str::to_string).unwrap_or(text)
}

/// `repr(z)`
pub fn repr(z: Complex) -> String {
    if z.re == 0.0 && z.re.is_sign_positive() {
        return part(z.im) + "j";
    }
    let im = part(z.im);
    let plus = if im.starts_with('-') { "" } else { "+" };
    format!("({}{plus}{im}j)", part(z.re))
}
