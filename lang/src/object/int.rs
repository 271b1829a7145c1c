//! Integers: small ones in the value, the others as objects.
//!
//! Arithmetic on small ints is done in the word. What overflows, and bigger numbers as long as operands and result have no more than 127
//! bits, is done in two words: programs that hash or make random numbers compute with 64 bits. Everything else goes through `dashu-int`
//! by copying. A result that fits is a small int again, so that equal integers of small size are the same word.

use super::{Header, Kind, Raised, Runtime, Type, Value};
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
    pub(crate) fn two_words(self) -> Option<i128> {
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

impl Runtime {
    /// The integer `n`.
    #[inline]
    pub fn new_int(&mut self, n: i64) -> Result<Value, Raised> {
        match Value::try_small(n) {
            Some(value) => Ok(value),
            None => self.new_big(n < 0, &[n.unsigned_abs()]),
        }
    }

    /// The integer `n`.
    pub fn new_uint(&mut self, n: u64) -> Result<Value, Raised> {
        match i64::try_from(n) {
            Ok(n) => self.new_int(n),
            Err(_) => self.new_big(false, &[n]),
        }
    }

    /// The integer `n`.
    #[inline]
    pub fn new_two_words(&mut self, n: i128) -> Result<Value, Raised> {
        if let Ok(n) = i64::try_from(n) {
            return self.new_int(n);
        }
        let magnitude = n.unsigned_abs();
        let limbs = [magnitude as u64, (magnitude >> 64) as u64];
        self.new_big(n < 0, if limbs[1] == 0 { &limbs[..1] } else { &limbs })
    }

    /// The integer with these words, little end first, of which the last may be zeros.
    pub fn new_words(&mut self, is_negative: bool, words: &[u64]) -> Result<Value, Raised> {
        let count = words.iter().rposition(|word| *word != 0).map_or(0, |last| last + 1);
        match words[..count] {
            [] => Ok(Value::small(0)),
            [low] if low <= i64::MAX as u64 => {
                self.new_int(if is_negative { -(low as i64) } else { low as i64 })
            }
            _ => self.new_big(is_negative, &words[..count]),
        }
    }

    /// The integer `n`.
    pub fn new_ibig(&mut self, n: &IBig) -> Result<Value, Raised> {
        if let Ok(n) = i64::try_from(n) {
            return self.new_int(n);
        }
        let (sign, limbs) = n.as_sign_words();
        self.new_big(sign == Sign::Negative, limbs)
    }

    fn new_big(&mut self, is_negative: bool, limbs: &[u64]) -> Result<Value, Raised> {
        let map = self.map(Type::Int);
        let flags = if is_negative { BigInt::NEGATIVE } else { 0 };
        let header = Header::new(map.short(), map.kind, flags, 0);
        let object = self.allocate_sized(header, 16, 1, 8 * limbs.len())?;
        let bytes = object.bytes_mut(2, 8 * limbs.len());
        for (to, limb) in bytes.chunks_exact_mut(8).zip(limbs) {
            to.copy_from_slice(&limb.to_ne_bytes());
        }
        Ok(object)
    }

    /// MemoryError if a result would have more bits than can be had.
    pub fn check_bits(&mut self, bits: usize) -> Result<(), Raised> {
        if bits > MOST_BITS {
            return self.no_memory();
        }
        // While the result is made, it is there twice, and so are its parts.
        self.room_for(bits / 2)
    }

    /// The integer with this magnitude.
    pub fn new_ubig(&mut self, is_negative: bool, magnitude: UBig) -> Result<Value, Raised> {
        let sign = if is_negative { Sign::Negative } else { Sign::Positive };
        self.new_ibig(&IBig::from_parts(sign, magnitude))
    }
}

/// Conversions between decimal text and integers stop at this many digits, unless a program says otherwise.
pub const MOST_DIGITS: usize = 4300;

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
