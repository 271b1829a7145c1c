//! Arithmetic of integers. What takes long hears signals meanwhile (`long.rs`).

use super::{long, words};
use crate::object::int::{LONG, floor_div, floor_mod};
use crate::object::{Int, Raised, Type, Value};
use crate::vm::Vm;
use dashu_int::IBig;

impl Vm {
    /// `a + b`.
    pub fn int_add(&mut self, a: Int, b: Int) -> Result<Value, Raised> {
        if let (Int::Small(a), Int::Small(b)) = (a, b) {
            // Two numbers of 63 bits have a sum of 64.
            return self.new_int(a + b);
        }
        match by_two_words(a, b, i128::checked_add) {
            Some(sum) => self.new_two_words(sum),
            None => match words::sum(self, a, b, false) {
                Some(sum) => sum,
                None => self.new_ibig(&(a.to_ibig() + b.to_ibig())),
            },
        }
    }

    /// `a - b`.
    pub fn int_sub(&mut self, a: Int, b: Int) -> Result<Value, Raised> {
        if let (Int::Small(a), Int::Small(b)) = (a, b) {
            return self.new_int(a - b);
        }
        match by_two_words(a, b, i128::checked_sub) {
            Some(difference) => self.new_two_words(difference),
            None => match words::sum(self, a, b, true) {
                Some(difference) => difference,
                None => self.new_ibig(&(a.to_ibig() - b.to_ibig())),
            },
        }
    }

    /// `a * b`.
    pub fn int_mul(&mut self, a: Int, b: Int) -> Result<Value, Raised> {
        if let (Int::Small(a), Int::Small(b)) = (a, b) {
            return self.new_two_words(i128::from(a) * i128::from(b));
        }
        if let Some(product) = words::product(self, a, b) {
            return product;
        }
        self.check_bits(a.bits() + b.bits())?;
        if a.bits() + b.bits() < LONG {
            return self.new_ibig(&(a.to_ibig() * b.to_ibig()));
        }
        let product = long::mul(self, &a.to_magnitude(), &b.to_magnitude())?;
        self.new_ubig(a.is_negative() != b.is_negative(), product)
    }

    /// `a // b` and `a % b`, rounded down.
    pub fn int_divmod(&mut self, a: Int, b: Int, message: &str) -> Result<(IBig, IBig), Raised> {
        if let Int::Small(0) = b {
            return self.raise(Type::ZeroDivisionError, message);
        }
        if let (Int::Small(a), Int::Small(b)) = (a, b) {
            return Ok((IBig::from(floor_div(a, b)), IBig::from(floor_mod(a, b))));
        }
        if let (Some(a), Some(b)) = (a.two_words(), b.two_words())
            && let Some((quotient, rest)) = floor_divmod(a, b)
        {
            return Ok((IBig::from(quotient), IBig::from(rest)));
        }
        let bits = a.bits();
        self.room_for(bits / 2)?;
        let (a, b) = (a.to_ibig(), b.to_ibig());
        let (mut quotient, mut rest) = match bits {
            ..LONG => dashu_int::ops::DivRem::div_rem(a, &b),
            _ => {
                let ((a_sign, a), (b_sign, b)) = (a.into_parts(), b.clone().into_parts());
                let (quotient, rest) = long::div_rem(self, &a, &b)?;
                (IBig::from_parts(a_sign * b_sign, quotient), IBig::from_parts(a_sign, rest))
            }
        };
        if !rest.is_zero() && rest.sign() != b.sign() {
            quotient -= IBig::ONE;
            rest += b;
        }
        Ok((quotient, rest))
    }

    /// `a // b`.
    pub fn int_floor_div(&mut self, a: Int, b: Int) -> Result<Value, Raised> {
        if let (Int::Small(a), Int::Small(b)) = (a, b)
            && b != 0
        {
            return self.new_int(floor_div(a, b));
        }
        if let Some(quotient) =
            by_two_words(a, b, |a, b| floor_divmod(a, b).map(|(quotient, _)| quotient))
        {
            return self.new_two_words(quotient);
        }
        if let Some(divided) = words::divide(a, b) {
            return divided.quotient(self);
        }
        let (quotient, _) = self.int_divmod(a, b, "integer division or modulo by zero")?;
        self.new_ibig(&quotient)
    }

    /// `a % b`.
    pub fn int_mod(&mut self, a: Int, b: Int) -> Result<Value, Raised> {
        if let (Int::Small(a), Int::Small(b)) = (a, b)
            && b != 0
        {
            return self.new_int(floor_mod(a, b));
        }
        if let Some(rest) = by_two_words(a, b, |a, b| floor_divmod(a, b).map(|(_, rest)| rest)) {
            return self.new_two_words(rest);
        }
        if let Some(divided) = words::divide(a, b) {
            return divided.rest(self);
        }
        let (_, rest) = self.int_divmod(a, b, "integer modulo by zero")?;
        self.new_ibig(&rest)
    }

    /// `a / b`, correctly rounded.
    pub fn int_true_div(&mut self, a: Int, b: Int) -> Result<Value, Raised> {
        if let Int::Small(0) = b {
            return self.raise(Type::ZeroDivisionError, "division by zero");
        }
        const EXACT: u64 = 1 << 53;
        if let (Int::Small(a), Int::Small(b)) = (a, b)
            && a.unsigned_abs() <= EXACT
            && b.unsigned_abs() <= EXACT
        {
            return self.new_float(a as f64 / b as f64);
        }
        match crate::object::float::divide(&a.to_ibig(), &b.to_ibig()) {
            Some(x) => self.new_float(x),
            None => {
                self.raise(Type::OverflowError, "integer division result too large for a float")
            }
        }
    }

    /// `a << b`.
    pub fn int_lshift(&mut self, a: Int, b: Int) -> Result<Value, Raised> {
        if b.is_negative() {
            return self.raise(Type::ValueError, "negative shift count");
        }
        if let Int::Small(0) = a {
            return Ok(Value::small(0));
        }
        if let Int::Big(_) = b {
            return self.raise(Type::OverflowError, "too many digits in integer");
        }
        let shift = b.clamped() as usize;
        if let Int::Small(a) = a
            && a.unsigned_abs().leading_zeros() as usize > shift + 1
        {
            return self.new_int(a << shift);
        }
        if a.bits().saturating_add(shift) < 128
            && let Some(a) = a.two_words()
        {
            return self.new_two_words(a << shift);
        }
        if let Some(shifted) = words::shifted_left(self, a, shift) {
            return shifted;
        }
        self.check_bits(a.bits().saturating_add(shift))?;
        self.new_ibig(&(a.to_ibig() << shift))
    }

    /// `a >> b`.
    pub fn int_rshift(&mut self, a: Int, b: Int) -> Result<Value, Raised> {
        if b.is_negative() {
            return self.raise(Type::ValueError, "negative shift count");
        }
        let shift = b.clamped() as usize;
        match a {
            Int::Small(a) => self.new_int(a >> shift.min(63)),
            Int::Big(big) if shift >= a.bits() => {
                Ok(Value::small(if big.is_negative() { -1 } else { 0 }))
            }
            Int::Big(big) => match big.two_words() {
                Some(n) => self.new_two_words(n >> shift),
                None => match words::shifted_right(self, a, shift) {
                    Some(shifted) => shifted,
                    None => self.new_ibig(&(big.to_ibig() >> shift)),
                },
            },
        }
    }

    /// `a ** b` for `b` not below zero.
    pub fn int_pow(&mut self, a: Int, b: Int) -> Result<Value, Raised> {
        match (a, b.clamped() as u64) {
            (_, 0) | (Int::Small(1), _) => return Ok(Value::small(1)),
            (Int::Small(0), _) => return Ok(Value::small(0)),
            (Int::Small(-1), _) => {
                let odd = match b {
                    Int::Small(b) => b & 1 == 1,
                    Int::Big(big) => big.limbs()[0] & 1 == 1,
                };
                return Ok(Value::small(if odd { -1 } else { 1 }));
            }
            (Int::Small(a), b) => {
                if let Some(power) = u32::try_from(b).ok().and_then(|b| a.checked_pow(b)) {
                    return self.new_int(power);
                }
            }
            _ => {}
        }
        let exponent = b.clamped() as usize;
        self.check_bits((a.bits() - 1).saturating_mul(exponent))?;
        let power = long::pow(self, &a.to_magnitude(), exponent)?;
        self.new_ubig(a.is_negative() && exponent & 1 == 1, power)
    }

    /// `pow(a, b, m)`.
    pub fn int_pow_mod(&mut self, a: Int, b: Int, m: Int) -> Result<Value, Raised> {
        use dashu_int::fast_div::ConstDivisor;
        if let Int::Small(0) = m {
            return self.raise(Type::ValueError, "pow() 3rd argument cannot be 0");
        }
        if let (Int::Small(a), Int::Small(b @ 0..), Int::Small(m @ 1..=0xffff_ffff)) = (a, b, m) {
            return Ok(Value::small(power_in_words(a, b, m)));
        }
        let modulus = m.to_ibig();
        let (_, magnitude) = modulus.clone().into_parts();
        if magnitude.is_one() {
            return Ok(Value::small(0));
        }
        let ring = ConstDivisor::new(magnitude.clone());
        let base = ring.reduce(a.to_ibig());
        let (_, exponent) = b.to_ibig().into_parts();
        let base = if b.is_negative() {
            match base.inv() {
                Some(inverse) => inverse,
                None => {
                    let text = "base is not invertible for the given modulus";
                    return self.raise(Type::ValueError, text);
                }
            }
        } else {
            base
        };
        let power = if long::is_long_power(&exponent, &magnitude) {
            let base = base.residue();
            long::pow_mod(self, &base, &exponent, &magnitude)?
        } else {
            base.pow(&exponent).residue()
        };
        let mut result = IBig::from(power);
        if m.is_negative() && !result.is_zero() {
            result += modulus;
        }
        self.new_ibig(&result)
    }

    /// An integer in decimal, for `str` and `repr`: ValueError if it has more digits than CPython converts.
    pub fn int_to_text(&mut self, n: Int) -> Result<String, Raised> {
        if let Int::Small(n) = n {
            return Ok(itoa::Buffer::new().format(n).to_owned());
        }
        self.check_digits_of_bits(n)?;
        let digits = match n.bits() {
            ..LONG => n.digits(10),
            bits => {
                self.room_for(bits)?;
                long::to_digits(self, &n.to_magnitude(), 10)?
            }
        };
        if digits.len() > self.known.most_digits {
            return self.too_many_digits();
        }
        Ok(if n.is_negative() { format!("-{digits}") } else { digits })
    }

    fn check_digits_of_bits(&mut self, n: Int) -> Result<(), Raised> {
        // log10(2) is a little more than 0.301.
        if n.bits() / 1000 * 301 > self.known.most_digits { self.too_many_digits() } else { Ok(()) }
    }

    fn too_many_digits<T>(&mut self) -> Result<T, Raised> {
        let text = format!(
            "Exceeds the limit ({} digits) for integer string conversion; \
             use sys.set_int_max_str_digits() to increase the limit",
            self.known.most_digits
        );
        self.raise(Type::ValueError, text)
    }
}

/// The result for two numbers of no more than 127 bits, if it has no more.
#[inline]
fn by_two_words(a: Int, b: Int, compute: fn(i128, i128) -> Option<i128>) -> Option<i128> {
    compute(a.two_words()?, b.two_words()?)
}

/// `a // b` and `a % b`; `None` if `b` is 0. Both have no more than 127 bits.
fn floor_divmod(a: i128, b: i128) -> Option<(i128, i128)> {
    let (quotient, rest) = match (u64::try_from(a), u64::try_from(b)) {
        // One division of the processor; two words need a loop.
        (Ok(a), Ok(b)) => (a.checked_div(b)?.into(), (a % b).into()),
        _ => (a.checked_div(b)?, a % b),
    };
    let goes_down = rest != 0 && (rest < 0) != (b < 0);
    Some(if goes_down { (quotient - 1, rest + b) } else { (quotient, rest) })
}

/// `a ** b % m`, where a product of two rests is one word.
fn power_in_words(a: i64, b: i64, m: i64) -> i64 {
    let modulus = m as u64;
    let (mut square, mut result, mut left) = (a.rem_euclid(m) as u64, 1 % modulus, b);
    while left != 0 {
        if left & 1 != 0 {
            result = result * square % modulus;
        }
        square = square * square % modulus;
        left >>= 1;
    }
    result as i64
}
