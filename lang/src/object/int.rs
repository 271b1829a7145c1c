//! Integers: small ones in the value, the others as objects.
//!
//! Arithmetic on small ints is done in the word. What overflows, and bigger numbers as long as operands and result have no more than 127
//! bits, is done in two words: programs that hash or make random numbers compute with 64 bits. Everything else goes through `dashu-int`
//! by copying. A result that fits is a small int again, so that equal integers of small size are the same word.

use super::{Header, Kind, Type, Value, long};
use crate::interp::Vm;
use dashu_int::{IBig, Sign, UBig};

/// A big integer object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct BigInt(pub Value);

/// An integer of either kind, borrowed.
#[derive(Clone, Copy)]
pub enum Int {
    /// A small one.
    Small(i64),
    /// An object.
    Big(BigInt),
}

/// Numbers of so many bits are computed with where signals are heard.
pub const LONG: usize = 1 << 17;

/// Results of more bits than this are refused: MemoryError.
const MOST_BITS: usize = 1 << 32;

impl BigInt {
    const NEGATIVE: u8 = 1;

    /// The magnitude, little end first.
    #[inline]
    pub fn limbs<'a>(self) -> &'a [u64] {
        self.0.raws(2, self.0.count(1) / 8)
    }

    /// Whether it is below zero.
    #[inline]
    pub fn is_negative(self) -> bool {
        self.0.flags() & BigInt::NEGATIVE != 0
    }

    /// The number, if it has no more than 127 bits.
    #[inline]
    fn two_words(self) -> Option<i128> {
        let magnitude = match *self.limbs() {
            [low] => u128::from(low),
            [low, high] => u128::from(high) << 64 | u128::from(low),
            _ => return None,
        };
        let n = i128::try_from(magnitude).ok()?;
        Some(if self.is_negative() { -n } else { n })
    }

    /// As a number to compute with.
    pub fn to_ibig(self) -> IBig {
        let sign = if self.is_negative() { Sign::Negative } else { Sign::Positive };
        IBig::from_parts(sign, UBig::from_words(self.limbs()))
    }
}

impl Int {
    /// The value as an integer, if it is one; `True` and `False` are 1 and 0.
    #[inline]
    pub fn of(value: Value) -> Option<Int> {
        if value.is_small() {
            return Some(Int::Small(value.as_small()));
        }
        match value.kind() {
            Kind::BigInt => Some(Int::Big(BigInt(value))),
            Kind::Bool => Some(Int::Small(value.raw(1) as i64 >> 1)),
            _ => None,
        }
    }

    /// As a number to compute with.
    pub fn to_ibig(self) -> IBig {
        match self {
            Int::Small(n) => IBig::from(n),
            Int::Big(big) => big.to_ibig(),
        }
    }

    /// The magnitude, to compute with.
    pub fn to_magnitude(self) -> UBig {
        match self {
            Int::Small(n) => UBig::from(n.unsigned_abs()),
            Int::Big(big) => UBig::from_words(big.limbs()),
        }
    }

    /// The number, if it has no more than 127 bits.
    #[inline]
    pub fn two_words(self) -> Option<i128> {
        match self {
            Int::Small(n) => Some(n.into()),
            Int::Big(big) => big.two_words(),
        }
    }

    /// The number, if it fits 64 bits.
    pub fn to_i64(self) -> Option<i64> {
        i64::try_from(self.two_words()?).ok()
    }

    /// The digits of the magnitude; `radix` is 2, 8, 10 or 16, and what follows 9 is in small letters.
    pub fn digits(self, radix: u8) -> String {
        if let Int::Small(n) = self {
            let n = n.unsigned_abs();
            return match radix {
                2 => format!("{n:b}"),
                8 => format!("{n:o}"),
                16 => format!("{n:x}"),
                _ => n.to_string(),
            };
        }
        let magnitude = self.two_words().map(i128::unsigned_abs);
        match (magnitude, radix) {
            (Some(n), 2) => format!("{n:b}"),
            (Some(n), 8) => format!("{n:o}"),
            (Some(n), 10) => n.to_string(),
            (Some(n), 16) => format!("{n:x}"),
            _ => {
                let (_, magnitude) = self.to_ibig().into_parts();
                magnitude.in_radix(radix).to_string()
            }
        }
    }

    /// The number if it is small; otherwise the largest or smallest there is, by its sign.
    pub fn clamped(self) -> i64 {
        match self {
            Int::Small(n) => n,
            Int::Big(big) if big.is_negative() => i64::MIN,
            Int::Big(_) => i64::MAX,
        }
    }

    /// Whether it is below zero.
    pub fn is_negative(self) -> bool {
        match self {
            Int::Small(n) => n < 0,
            Int::Big(big) => big.is_negative(),
        }
    }

    /// The nearest double, ties to even; `None` if it is beyond all doubles.
    pub fn to_f64(self) -> Option<f64> {
        match self {
            Int::Small(n) => Some(n as f64),
            Int::Big(big) => {
                let limbs = big.limbs();
                let shift = self.bits().saturating_sub(64);
                let (limb, low) = (shift / 64, shift % 64);
                let mut top = limbs[limb] >> low;
                if low > 0 {
                    top |= limbs[limb + 1] << (64 - low);
                }
                // The last of the 64 bits also says whether there is anything below them.
                let rest = limbs[..limb].iter().any(|&limb| limb != 0);
                top |= u64::from(rest || limbs[limb] & ((1 << low) - 1) != 0);
                let x = super::float::scale(top, shift as i64);
                let x = if big.is_negative() { -x } else { x };
                x.is_finite().then_some(x)
            }
        }
    }

    /// Number of bits of the magnitude.
    pub fn bits(self) -> usize {
        match self {
            Int::Small(n) => 64 - n.unsigned_abs().leading_zeros() as usize,
            Int::Big(big) => {
                let limbs = big.limbs();
                let top = limbs.last().map_or(0, |limb| limb.leading_zeros() as usize);
                64 * limbs.len() - top
            }
        }
    }
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

impl Vm {
    /// The integer `n`.
    #[inline]
    pub fn new_int(&mut self, n: i64) -> Option<Value> {
        match Value::try_small(n) {
            Some(value) => Some(value),
            None => self.new_big(n < 0, &[n.unsigned_abs()]),
        }
    }

    /// The integer `n`.
    pub fn new_uint(&mut self, n: u64) -> Option<Value> {
        match i64::try_from(n) {
            Ok(n) => self.new_int(n),
            Err(_) => self.new_big(false, &[n]),
        }
    }

    /// The integer `n`.
    #[inline]
    pub fn new_two_words(&mut self, n: i128) -> Option<Value> {
        if let Ok(n) = i64::try_from(n) {
            return self.new_int(n);
        }
        let magnitude = n.unsigned_abs();
        let limbs = [magnitude as u64, (magnitude >> 64) as u64];
        self.new_big(n < 0, if limbs[1] == 0 { &limbs[..1] } else { &limbs })
    }

    /// The integer `n`.
    pub fn new_ibig(&mut self, n: &IBig) -> Option<Value> {
        if let Ok(n) = i64::try_from(n) {
            return self.new_int(n);
        }
        let (sign, limbs) = n.as_sign_words();
        self.new_big(sign == Sign::Negative, limbs)
    }

    fn new_big(&mut self, is_negative: bool, limbs: &[u64]) -> Option<Value> {
        let map = self.map(Type::Int);
        let flags = if is_negative { BigInt::NEGATIVE } else { 0 };
        let header = Header::new(map.short(), map.kind, flags, 0);
        let object = self.allocate_sized(header, 16, 1, 8 * limbs.len())?;
        let bytes = object.bytes_mut(2, 8 * limbs.len());
        for (to, limb) in bytes.chunks_exact_mut(8).zip(limbs) {
            to.copy_from_slice(&limb.to_ne_bytes());
        }
        Some(object)
    }

    /// MemoryError if a result would have more bits than can be had.
    pub fn check_bits(&mut self, bits: usize) -> Option<()> {
        if bits > MOST_BITS {
            return self.no_memory();
        }
        // While the result is made, it is there twice, and so are its parts.
        self.room_for(bits / 2)
    }

    /// The integer with this magnitude.
    pub fn new_ubig(&mut self, is_negative: bool, magnitude: UBig) -> Option<Value> {
        let sign = if is_negative { Sign::Negative } else { Sign::Positive };
        self.new_ibig(&IBig::from_parts(sign, magnitude))
    }

    /// `a + b`.
    pub fn int_add(&mut self, a: Int, b: Int) -> Option<Value> {
        if let (Int::Small(a), Int::Small(b)) = (a, b) {
            // Two numbers of 63 bits have a sum of 64.
            return self.new_int(a + b);
        }
        match by_two_words(a, b, i128::checked_add) {
            Some(sum) => self.new_two_words(sum),
            None => self.new_ibig(&(a.to_ibig() + b.to_ibig())),
        }
    }

    /// `a - b`.
    pub fn int_sub(&mut self, a: Int, b: Int) -> Option<Value> {
        if let (Int::Small(a), Int::Small(b)) = (a, b) {
            return self.new_int(a - b);
        }
        match by_two_words(a, b, i128::checked_sub) {
            Some(difference) => self.new_two_words(difference),
            None => self.new_ibig(&(a.to_ibig() - b.to_ibig())),
        }
    }

    /// `a * b`.
    pub fn int_mul(&mut self, a: Int, b: Int) -> Option<Value> {
        if let (Int::Small(a), Int::Small(b)) = (a, b)
            && let Some(product) = a.checked_mul(b)
        {
            return self.new_int(product);
        }
        if let Some(product) = by_two_words(a, b, i128::checked_mul) {
            return self.new_two_words(product);
        }
        self.check_bits(a.bits() + b.bits())?;
        if a.bits() + b.bits() < LONG {
            return self.new_ibig(&(a.to_ibig() * b.to_ibig()));
        }
        let product = long::mul(self, &a.to_magnitude(), &b.to_magnitude())?;
        self.new_ubig(a.is_negative() != b.is_negative(), product)
    }

    /// `a // b` and `a % b`, rounded down.
    pub fn int_divmod(&mut self, a: Int, b: Int, message: &str) -> Option<(IBig, IBig)> {
        if let Int::Small(0) = b {
            return self.raise(Type::ZeroDivisionError, message);
        }
        if let (Int::Small(a), Int::Small(b)) = (a, b) {
            return Some((IBig::from(floor_div(a, b)), IBig::from(floor_mod(a, b))));
        }
        if let (Some(a), Some(b)) = (a.two_words(), b.two_words())
            && let Some((quotient, rest)) = floor_divmod(a, b)
        {
            return Some((IBig::from(quotient), IBig::from(rest)));
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
        Some((quotient, rest))
    }

    /// `a // b`.
    pub fn int_floor_div(&mut self, a: Int, b: Int) -> Option<Value> {
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
        let (quotient, _) = self.int_divmod(a, b, "integer division or modulo by zero")?;
        self.new_ibig(&quotient)
    }

    /// `a % b`.
    pub fn int_mod(&mut self, a: Int, b: Int) -> Option<Value> {
        if let (Int::Small(a), Int::Small(b)) = (a, b)
            && b != 0
        {
            return self.new_int(floor_mod(a, b));
        }
        if let Some(rest) = by_two_words(a, b, |a, b| floor_divmod(a, b).map(|(_, rest)| rest)) {
            return self.new_two_words(rest);
        }
        let (_, rest) = self.int_divmod(a, b, "integer modulo by zero")?;
        self.new_ibig(&rest)
    }

    /// `a / b`, correctly rounded.
    pub fn int_true_div(&mut self, a: Int, b: Int) -> Option<Value> {
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
        match super::float::divide(&a.to_ibig(), &b.to_ibig()) {
            Some(x) => self.new_float(x),
            None => {
                self.raise(Type::OverflowError, "integer division result too large for a float")
            }
        }
    }

    /// `a << b`.
    pub fn int_lshift(&mut self, a: Int, b: Int) -> Option<Value> {
        if b.is_negative() {
            return self.raise(Type::ValueError, "negative shift count");
        }
        if let Int::Small(0) = a {
            return Some(Value::small(0));
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
        self.check_bits(a.bits().saturating_add(shift))?;
        self.new_ibig(&(a.to_ibig() << shift))
    }

    /// `a >> b`.
    pub fn int_rshift(&mut self, a: Int, b: Int) -> Option<Value> {
        if b.is_negative() {
            return self.raise(Type::ValueError, "negative shift count");
        }
        let shift = b.clamped() as usize;
        match a {
            Int::Small(a) => self.new_int(a >> shift.min(63)),
            Int::Big(big) if shift >= a.bits() => {
                Some(Value::small(if big.is_negative() { -1 } else { 0 }))
            }
            Int::Big(big) => match big.two_words() {
                Some(n) => self.new_two_words(n >> shift),
                None => self.new_ibig(&(big.to_ibig() >> shift)),
            },
        }
    }

    /// `a ** b` for `b` not below zero.
    pub fn int_pow(&mut self, a: Int, b: Int) -> Option<Value> {
        match (a, b.clamped() as u64) {
            (_, 0) | (Int::Small(1), _) => return Some(Value::small(1)),
            (Int::Small(0), _) => return Some(Value::small(0)),
            (Int::Small(-1), _) => {
                let odd = match b {
                    Int::Small(b) => b & 1 == 1,
                    Int::Big(big) => big.limbs()[0] & 1 == 1,
                };
                return Some(Value::small(if odd { -1 } else { 1 }));
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
    pub fn int_pow_mod(&mut self, a: Int, b: Int, m: Int) -> Option<Value> {
        use dashu_int::fast_div::ConstDivisor;
        if let Int::Small(0) = m {
            return self.raise(Type::ValueError, "pow() 3rd argument cannot be 0");
        }
        if let (Int::Small(a), Int::Small(b @ 0..), Int::Small(m @ 1..=0xffff_ffff)) = (a, b, m) {
            return Some(Value::small(power_in_words(a, b, m)));
        }
        let modulus = m.to_ibig();
        let (_, magnitude) = modulus.clone().into_parts();
        if magnitude.is_one() {
            return Some(Value::small(0));
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
    pub fn int_to_text(&mut self, n: Int) -> Option<String> {
        if let Int::Small(n) = n {
            return Some(n.to_string());
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
        Some(if n.is_negative() { format!("-{digits}") } else { digits })
    }

    fn check_digits_of_bits(&mut self, n: Int) -> Option<()> {
        // log10(2) is a little more than 0.301.
        if n.bits() / 1000 * 301 > self.known.most_digits {
            self.too_many_digits()
        } else {
            Some(())
        }
    }

    fn too_many_digits<T>(&mut self) -> Option<T> {
        let text = format!(
            "Exceeds the limit ({} digits) for integer string conversion; \
             use sys.set_int_max_str_digits() to increase the limit",
            self.known.most_digits
        );
        self.raise(Type::ValueError, text)
    }
}

/// Conversions between decimal text and integers stop at this many digits, unless a program says otherwise.
pub const MOST_DIGITS: usize = 4300;

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

/// `a // b`; `b` is not 0 and both are at most 63 bits.
#[inline]
pub fn floor_div(a: i64, b: i64) -> i64 {
    let quotient = a / b;
    if a % b != 0 && (a < 0) != (b < 0) { quotient - 1 } else { quotient }
}

/// `a % b`; as [`floor_div`].
#[inline]
pub fn floor_mod(a: i64, b: i64) -> i64 {
    let rest = a % b;
    if rest != 0 && (rest < 0) != (b < 0) { rest + b } else { rest }
}
