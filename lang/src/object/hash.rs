//! Hashes, the same numbers as CPython's with the same `PYTHONHASHSEED`, which is 0 where nothing is said.

use super::{BigInt, Raised, Runtime, Type, Value};
use sidewinder_syntax::text::code_of;
use siphasher::sip::SipHasher13;
use std::hash::Hasher;
use std::sync::atomic::{AtomicU64, Ordering};

/// The key of the hashes of texts and bytes. Set before the first Runtime is made, if at all.
static KEY: [AtomicU64; 2] = [AtomicU64::new(0), AtomicU64::new(0)];

/// Has texts and bytes hashed as `PYTHONHASHSEED` says: 0 is the key 0.
pub fn set_seed(seed: u32) {
    let mut x = seed;
    for word in &KEY {
        let key = [0; 8].map(|_: u8| {
            x = x.wrapping_mul(214_013).wrapping_add(2_531_011);
            (x >> 16) as u8
        });
        let key = if seed == 0 { 0 } else { u64::from_le_bytes(key) };
        word.store(key, Ordering::Relaxed);
    }
}

/// Has them hashed with a key that nobody knows.
pub fn set_random_seed() {
    use std::hash::{BuildHasher, RandomState};
    for word in &KEY {
        word.store(RandomState::new().hash_one(0), Ordering::Relaxed);
    }
}

fn hasher() -> SipHasher13 {
    let [low, high] = KEY.each_ref().map(|word| word.load(Ordering::Relaxed));
    SipHasher13::new_with_keys(low, high)
}

/// Numbers are hashed modulo this prime, 2^61 - 1.
const MODULUS: u64 = (1 << 61) - 1;

/// The hash of a string's text. CPython stores a text in 1, 2 or 4 bytes for each character, by the largest one, and hashes those.
pub fn of_text(text: &str) -> i64 {
    if text.is_empty() {
        return 0;
    }
    let mut hasher = hasher();
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
    let mut hasher = hasher();
    hasher.write(data);
    not_minus_one(hasher.finish() as i64)
}

pub(crate) fn not_minus_one(hash: i64) -> i64 {
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

pub(crate) fn of_big(big: BigInt) -> i64 {
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
pub(crate) fn of_unordered(hashes: impl Iterator<Item = i64>) -> i64 {
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

impl Runtime {
    /// The hash of what has no other: made of its identity.
    pub fn hash_of_identity(&mut self, value: Value) -> i64 {
        self.heap.identity_of(value) as i64
    }

    /// TypeError.
    pub fn unhashable<T>(&mut self, value: Value) -> Result<T, Raised> {
        let text = format!("unhashable type: '{}'", self.type_name(value));
        self.raise(Type::TypeError, text)
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
