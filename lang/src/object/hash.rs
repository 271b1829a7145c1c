//! Hashes, the same numbers as CPython's with `PYTHONHASHSEED=0`.

use super::{BigInt, Int, Kind, Name, Str, Type, Value};
use crate::interp::Vm;
use sidewinder_syntax::text::code_of;
use siphasher::sip::SipHasher13;
use std::hash::Hasher;

/// Numbers are hashed modulo this prime, 2^61 - 1.
const MODULUS: u64 = (1 << 61) - 1;

/// The hash of a string's text. CPython stores a text in 1, 2 or 4 bytes for each character, by the largest one, and hashes those.
pub fn of_text(text: &str) -> i64 {
    if text.is_empty() {
        return 0;
    }
    let mut hasher = SipHasher13::new_with_keys(0, 0);
    let largest = if text.is_ascii() { 0 } else { text.chars().map(code_of).max().unwrap_or(0) };
    match largest {
        0 => hasher.write(text.as_bytes()),
        1..0x100 => hasher.write(&text.chars().map(|c| c as u8).collect::<Vec<_>>()),
        0x100..0x10000 => {
            let units = text.chars().flat_map(|c| (code_of(c) as u16).to_le_bytes());
            hasher.write(&units.collect::<Vec<_>>());
        }
        _ => {
            let units = text.chars().flat_map(|c| code_of(c).to_le_bytes());
            hasher.write(&units.collect::<Vec<_>>());
        }
    }
    not_minus_one(hasher.finish() as i64)
}

/// The hash of bytes.
pub fn of_bytes(data: &[u8]) -> i64 {
    if data.is_empty() {
        return 0;
    }
    let mut hasher = SipHasher13::new_with_keys(0, 0);
    hasher.write(data);
    not_minus_one(hasher.finish() as i64)
}

fn not_minus_one(hash: i64) -> i64 {
    if hash == -1 { -2 } else { hash }
}

/// The hash of a small int.
#[inline(always)]
pub fn of_small(n: i64) -> i64 {
    if n.unsigned_abs() < MODULUS {
        return not_minus_one(n);
    }
    let rest = (n.unsigned_abs() % MODULUS) as i64;
    not_minus_one(if n < 0 { -rest } else { rest })
}

fn of_big(big: BigInt) -> i64 {
    // 2^64 is 8 modulo the prime, and 2^61 is 1.
    let fold = |rest: u64, limb: &u64| {
        let sum = u128::from(rest) * 8 + u128::from(*limb);
        let rest = (sum as u64 & MODULUS) + (sum >> 61) as u64;
        if rest >= MODULUS { rest - MODULUS } else { rest }
    };
    let rest = big.limbs().iter().rev().fold(0, fold) as i64;
    not_minus_one(if big.is_negative() { -rest } else { rest })
}

/// The hash of a float that is not a NaN: that of the equal int, if there is one.
pub fn of_float(x: f64) -> i64 {
    if x.is_infinite() {
        return if x > 0.0 { 314159 } else { -314159 };
    }
    if x == 0.0 {
        return 0;
    }
    let bits = x.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i64;
    let fraction = bits & ((1 << 52) - 1);
    let (mantissa, power) =
        if exponent == 0 { (fraction, -1074) } else { (fraction | 1 << 52, exponent - 1075) };
    // Multiplying by 2^k modulo 2^61 - 1 is rotating by k within 61 bits.
    let shift = power.rem_euclid(61) as u32;
    let mantissa = mantissa % MODULUS;
    let rotated = (mantissa << shift & MODULUS) | mantissa >> (61 - shift);
    let rest = (rotated % MODULUS) as i64;
    not_minus_one(if x < 0.0 { -rest } else { rest })
}

/// Puts the hashes of a tuple's items together.
pub fn of_items(hashes: impl Iterator<Item = i64>) -> i64 {
    const P1: u64 = 11400714785074694791;
    const P2: u64 = 14029467366897019727;
    const P5: u64 = 2870177450012600261;
    let (mut sum, mut count) = (P5, 0u64);
    for hash in hashes {
        sum = sum.wrapping_add((hash as u64).wrapping_mul(P2));
        sum = sum.rotate_left(31).wrapping_mul(P1);
        count += 1;
    }
    sum = sum.wrapping_add(count ^ (P5 ^ 3527539));
    if sum == u64::MAX { 1546275796 } else { sum as i64 }
}

/// Puts the hashes of a frozenset's items together, whatever their order.
fn of_unordered(hashes: impl Iterator<Item = i64>) -> i64 {
    let (mut all, mut count) = (0u64, 0u64);
    for hash in hashes {
        let hash = hash as u64;
        all ^= (hash ^ 89869747 ^ hash << 16).wrapping_mul(3644798167);
        count += 1;
    }
    all ^= (count + 1).wrapping_mul(1927868237);
    all ^= all >> 11 ^ all >> 25;
    all = all.wrapping_mul(69069).wrapping_add(907133923);
    if all == u64::MAX { 590923713 } else { all as i64 }
}

impl Vm {
    /// `hash(value)`.
    #[inline]
    pub fn hash(&mut self, value: Value) -> Option<i64> {
        if value.is_small() {
            return Some(of_small(value.as_small()));
        }
        match value.kind() {
            Kind::Str => Some(Str(value).hash()),
            _ => self.hash_slowly(value),
        }
    }

    fn hash_slowly(&mut self, value: Value) -> Option<i64> {
        match value.kind() {
            Kind::Bool => Some(value.raw(1) as i64 >> 1),
            Kind::Float => {
                let x = f64::from_bits(value.raw(1));
                Some(if x.is_nan() { self.hash_of_identity(value) } else { of_float(x) })
            }
            Kind::Complex => value.as_complex().map(|z| self.hash_of_complex(value, z)),
            Kind::BigInt => Some(of_big(BigInt(value))),
            Kind::Bytes => Some(super::Bytes(value).hash()),
            Kind::Tuple => self.hash_items(value),
            Kind::FrozenSet => Some(of_unordered(super::Set(value).hashes())),
            Kind::MemoryView => self.hash_of_view(super::View(value)),
            Kind::DictView if self.is_exactly(value, Type::DictValues) => {
                Some(self.hash_of_identity(value))
            }
            Kind::List
            | Kind::Dict
            | Kind::Set
            | Kind::Slice
            | Kind::DictView
            | Kind::ByteArray => self.unhashable(value),
            Kind::Range => {
                let (start, step, length) = (value.field(1), value.field(3), value.field(4));
                let none = self.none();
                let first = if length == Value::small(0) { none } else { start };
                let one = length == Value::small(0) || length == Value::small(1);
                let step = if one { none } else { step };
                let key = self.new_tuple(&[length, first, step])?;
                self.hash_items(key)
            }
            Kind::Alias | Kind::Union => self.nested(|vm| vm.hash_of_alias(value)),
            Kind::Method => {
                let function = self.hash(value.field(1))?;
                Some(not_minus_one(self.hash_of_identity(value.field(2)) ^ function))
            }
            Kind::Instance | Kind::Exception | Kind::WeakRef => self.hash_of_instance(value),
            Kind::Class | Kind::Module if value.map().class.is_user() => {
                self.hash_of_instance(value)
            }
            _ => Some(self.hash_of_identity(value)),
        }
    }

    fn hash_of_complex(&mut self, value: Value, z: super::complex::Complex) -> i64 {
        // A NaN hashes by identity.
        if z.re.is_nan() || z.im.is_nan() { self.hash_of_identity(value) } else { z.hash() }
    }

    fn hash_items(&mut self, tuple: Value) -> Option<i64> {
        let count = tuple.count(1);
        let items = || (0..count).map(|index| tuple.field(2 + index));
        // Without a place for the hashes, where no item asks for more than its own.
        if items().all(|item| item.is_small() || item.is(Kind::Str)) {
            return Some(of_items(items().map(|item| match Str::of(item) {
                Some(text) => text.hash(),
                None => of_small(item.as_small()),
            })));
        }
        let mut hashes = Vec::with_capacity(count);
        self.nested_deep(|vm| {
            for index in 0..count {
                hashes.push(vm.hash(tuple.field(2 + index))?);
            }
            Some(())
        })?;
        Some(of_items(hashes.into_iter()))
    }

    /// The hash of what has no other: made of its identity.
    pub fn hash_of_identity(&mut self, value: Value) -> i64 {
        self.heap.identity_of(value) as i64
    }

    /// TypeError.
    pub fn unhashable<T>(&mut self, value: Value) -> Option<T> {
        let text = format!("unhashable type: '{}'", self.type_name(value));
        self.raise(Type::TypeError, text)
    }

    fn hash_of_instance(&mut self, value: Value) -> Option<i64> {
        let method = self.special(value, Name::Hash);
        let Some(method) = method else { return Some(self.hash_of_identity(value)) };
        if method == self.none() {
            return self.unhashable(value);
        }
        let answer = self.call_special(method, value, &[])?;
        self.hash_of_answer(answer)
    }

    /// The hash that a `__hash__` of the program has answered.
    pub(crate) fn hash_of_answer(&mut self, answer: Value) -> Option<i64> {
        // A number that fits is the hash as it is; others are hashed.
        if answer.is_small() {
            return Some(not_minus_one(answer.as_small()));
        }
        match answer.kind() {
            Kind::BigInt => Some(match Int::Big(BigInt(answer)).to_i64() {
                Some(hash) => not_minus_one(hash),
                None => of_big(BigInt(answer)),
            }),
            Kind::Bool => Some(answer.raw(1) as i64 >> 1),
            _ => self.raise(Type::TypeError, "__hash__ method should return an integer"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // The numbers are CPython 3.11's, with PYTHONHASHSEED=0.

    #[test]
    fn numbers() {
        assert_eq!(of_small(-1), -2);
        assert_eq!(of_small((1 << 61) - 1), 0);
        assert_eq!(of_small(1 << 61), 1);
        assert_eq!(of_float(1.5), 1152921504606846977);
        assert_eq!(of_float(-0.1), -230584300921369408);
        assert_eq!(of_float(1e300), 1224995262755759164);
        assert_eq!(of_float(5e-324), 16777216);
        assert_eq!(of_float(3.0), 3);
    }

    #[test]
    fn items() {
        assert_eq!(of_items([].into_iter()), 5740354900026072187);
        assert_eq!(of_items([1, 2, 3].into_iter()), 529344067295497451);
    }
}
