//! Arithmetic of numbers so long that signals have to be heard meanwhile.
//!
//! What is short is left to `dashu-int`. Beyond [`WORDS`] a step is taken apart here, as the library would do it, and the program's signals are heard
//! between the parts: multiplication into five products of a third of the length (Toom and Cook), division as Burnikel and Ziegler have it
//! (*Fast recursive division*, 1998), conversions by halves.

use crate::object::Raised;
use crate::vm::Vm;
use dashu_int::{IBig, UBig, ops::BitTest, ops::DivRem};

/// Words of operands that the library is left alone with: some milliseconds.
const WORDS: usize = 6000;
/// Products of two lengths that it is left alone with, however they are divided.
const SHORT: usize = WORDS * WORDS;
/// Digits that the library converts at once.
const DIGITS: usize = 50_000;
const BITS: usize = 64;

fn words(n: &UBig) -> usize {
    n.as_words().len()
}

fn low_words(n: &UBig, from: usize, count: usize) -> UBig {
    let all = n.as_words();
    let from = from.min(all.len());
    UBig::from_words(&all[from..all.len().min(from.saturating_add(count))])
}

/// `high * 2**(64 * at) + low`, where `low` is below that power.
fn joined(high: &UBig, low: &UBig, at: usize) -> UBig {
    let mut all = Vec::with_capacity(at + words(high));
    all.extend_from_slice(low.as_words());
    all.resize(at, 0);
    all.extend_from_slice(high.as_words());
    UBig::from_words(&all)
}

/// `a * b`
pub fn mul(vm: &mut Vm, a: &UBig, b: &UBig) -> Result<UBig, Raised> {
    let (a, b) = if words(a) < words(b) { (b, a) } else { (a, b) };
    if words(a) <= WORDS || words(a).saturating_mul(words(b)) <= SHORT {
        let product = if a == b { a.sqr() } else { a * b };
        if words(a) > WORDS / 8 {
            vm.hear()?;
        }
        return Ok(product);
    }
    if words(a) >= 2 * words(b) {
        let half = words(a) / 2;
        let high = mul(vm, &low_words(a, half, usize::MAX), b)?;
        let low = mul(vm, &low_words(a, 0, half), b)?;
        return Ok((high << (BITS * half)) + low);
    }
    toom(vm, a, b)
}

fn signed_mul(vm: &mut Vm, a: IBig, b: IBig) -> Result<IBig, Raised> {
    let ((a_sign, a), (b_sign, b)) = (a.into_parts(), b.into_parts());
    Ok(IBig::from_parts(a_sign * b_sign, mul(vm, &a, &b)?))
}

/// Values at 0, 1, -1, -2 and infinity of the polynomial whose coefficients are thirds of a number.
fn values(n: &UBig, third: usize) -> [IBig; 5] {
    let [low, middle, high] = [0, 1, 2].map(|at| IBig::from(low_words(n, at * third, third)));
    let ends = &low + &high;
    let (one, minus_one) = (&ends + &middle, ends - middle);
    let minus_two = ((&minus_one + &high) << 1) - &low;
    [low, one, minus_one, minus_two, high]
}

fn toom(vm: &mut Vm, a: &UBig, b: &UBig) -> Result<UBig, Raised> {
    let third = words(a).div_ceil(3);
    let (of_a, is_square) = (values(a, third), a == b);
    let of_b = if is_square { of_a.clone() } else { values(b, third) };
    let mut products = [const { IBig::ZERO }; 5];
    for (product, (x, y)) in products.iter_mut().zip(of_a.into_iter().zip(of_b)) {
        *product = signed_mul(vm, x, y)?;
    }
    // Bodrato's sequence of interpolation.
    let [r0, r1, minus_one, minus_two, infinite] = products;
    let mut t3 = (minus_two - &r1) / IBig::from(3);
    let mut t1 = (r1 - &minus_one) >> 1;
    let mut t2 = minus_one - &r0;
    t3 = ((&t2 - t3) >> 1) + (&infinite << 1);
    t2 = t2 + &t1 - &infinite;
    t1 -= &t3;
    let shift = BITS * third;
    let sum = ((((((infinite << shift) + t3) << shift) + t2) << shift) + t1) << shift;
    Ok((sum + r0).into_parts().1)
}

/// `a // b` and `a % b`; `b` is not 0.
pub fn div_rem(vm: &mut Vm, a: &UBig, b: &UBig) -> Result<(UBig, UBig), Raised> {
    let quotient = words(a).saturating_sub(words(b)) + 1;
    if a < b || quotient.min(words(b)) <= 4 || words(b).saturating_mul(quotient) <= SHORT / 8 {
        return Ok(a.div_rem(b));
    }
    // The divisor's length becomes some words, doubled a few times, and its highest bit is set.
    let mut size = words(b);
    let mut doubled = 0;
    while size > WORDS / 4 {
        size = size.div_ceil(2);
        doubled += 1;
    }
    let length = size << doubled;
    let shift = BITS * length - b.bit_len();
    let (a, b) = (a << shift, b << shift);
    // A short divisor goes into long pieces.
    let piece = if doubled == 0 { length.max(WORDS) } else { length };
    let mut result = vec![0; words(&a).next_multiple_of(piece)];
    let mut rest = UBig::ZERO;
    for at in (0..result.len()).step_by(piece).rev() {
        let next = joined(&rest, &low_words(&a, at, piece), piece);
        let (quotient, left) = match doubled {
            0 => next.div_rem(&b),
            _ => two_by_one(vm, &next, &b, length)?,
        };
        vm.hear()?;
        result[at..at + words(&quotient)].copy_from_slice(quotient.as_words());
        rest = left;
    }
    Ok((UBig::from_words(&result), rest >> shift))
}

/// A number of up to `2 * length` words by one of `length` with its highest bit set; the quotient has no more than `length`.
fn two_by_one(vm: &mut Vm, a: &UBig, b: &UBig, length: usize) -> Result<(UBig, UBig), Raised> {
    if length <= WORDS / 4 || !length.is_multiple_of(2) {
        vm.hear()?;
        return Ok(a.div_rem(b));
    }
    let half = length / 2;
    let (high, rest) = three_by_two(vm, &low_words(a, half, 3 * half), b, half)?;
    let next = joined(&rest, &low_words(a, 0, half), half);
    let (low, rest) = three_by_two(vm, &next, b, half)?;
    Ok((joined(&high, &low, half), rest))
}

/// A number of up to three halves by one of two.
fn three_by_two(vm: &mut Vm, a: &UBig, b: &UBig, half: usize) -> Result<(UBig, UBig), Raised> {
    let (b_high, b_low) = (low_words(b, half, half), low_words(b, 0, half));
    let a_high = low_words(a, half, 2 * half);
    let (mut quotient, rest) = if low_words(a, 2 * half, half) < b_high {
        two_by_one(vm, &a_high, &b_high, half)?
    } else {
        let most = UBig::ones(BITS * half);
        let product = (&b_high << (BITS * half)) - &b_high;
        (most, a_high - product)
    };
    let product = mul(vm, &quotient, &b_low)?;
    let mut rest = IBig::from((rest << (BITS * half)) + low_words(a, 0, half)) - product;
    while rest < IBig::ZERO {
        quotient -= UBig::ONE;
        rest += b;
    }
    Ok((quotient, rest.into_parts().1))
}

/// `n ** exponent`
pub fn pow(vm: &mut Vm, n: &UBig, exponent: usize) -> Result<UBig, Raised> {
    let Some(zeros) = n.trailing_zeros() else { return Ok(n.pow(exponent)) };
    let odd = n >> zeros;
    if odd.bit_len().saturating_mul(exponent) <= BITS * WORDS {
        return Ok(n.pow(exponent));
    }
    let mut power = UBig::ONE;
    if !odd.is_one() {
        for bit in (0..usize::BITS - exponent.leading_zeros()).rev() {
            power = mul(vm, &power, &power)?;
            if exponent >> bit & 1 != 0 {
                power = mul(vm, &power, &odd)?;
            }
        }
    }
    Ok(power << (zeros * exponent))
}

/// `n ** exponent % modulus`, for a long modulus or exponent.
pub fn pow_mod(vm: &mut Vm, n: &UBig, exponent: &UBig, modulus: &UBig) -> Result<UBig, Raised> {
    let mut power = UBig::ONE;
    for bit in (0..exponent.bit_len()).rev() {
        vm.hear()?;
        let square = mul(vm, &power, &power)?;
        power = div_rem(vm, &square, modulus)?.1;
        if exponent.bit(bit) {
            let product = mul(vm, &power, n)?;
            power = div_rem(vm, &product, modulus)?.1;
        }
    }
    Ok(power)
}

/// Whether [`pow_mod`] is to be asked: the library would be long about it.
pub fn is_long_power(exponent: &UBig, modulus: &UBig) -> bool {
    let size = words(modulus);
    exponent.bit_len().saturating_mul(size).saturating_mul(size.min(100)) > 1 << 28
}

/// The largest number whose square is not above `n`.
pub fn square_root(vm: &mut Vm, n: &UBig) -> Result<UBig, Raised> {
    if words(n) <= WORDS {
        return Ok(dashu_int::ops::SquareRoot::sqrt(n));
    }
    // As CPython: each step doubles the bits that are right.
    let half = (n.bit_len() - 1) / 2;
    let (mut root, mut known) = (UBig::ONE, 0);
    for shift in (0..usize::BITS - half.leading_zeros()).rev() {
        let before = known;
        known = half >> shift;
        let part = n >> (2 * half - before - known + 1);
        let quotient = div_rem(vm, &part, &root)?.0;
        root = (root << (known - before).saturating_sub(1)) + quotient;
    }
    let square = mul(vm, &root, &root)?;
    Ok(if &square > n { root - UBig::ONE } else { root })
}

/// The digits of a number, of a radix that is no power of two.
pub fn to_digits(vm: &mut Vm, n: &UBig, radix: u8) -> Result<String, Raised> {
    let per_word = (radix as f64).log2();
    let count = (n.bit_len() as f64 / per_word) as usize + 1;
    if count <= DIGITS {
        return Ok(n.in_radix(radix).to_string());
    }
    // Powers with twice as many digits each.
    let mut powers = vec![UBig::from(radix).pow(DIGITS / 2)];
    let mut digits = DIGITS / 2;
    while 2 * digits < count {
        let last = &powers[powers.len() - 1];
        let square = mul(vm, last, last)?;
        powers.push(square);
        digits *= 2;
    }
    let mut out = String::new();
    vm.room_in(&mut out, count + 2)?;
    write_digits(vm, n, radix, &powers, digits, false, &mut out)?;
    Ok(out)
}

/// Writes a number below the square of the last of the powers, which has `digits` zeros; filled up if something stands before it.
fn write_digits(
    vm: &mut Vm,
    n: &UBig,
    radix: u8,
    powers: &[UBig],
    digits: usize,
    fills: bool,
    out: &mut String,
) -> Result<(), Raised> {
    let Some((power, smaller)) = powers.split_last() else {
        vm.hear()?;
        let text = n.in_radix(radix).to_string();
        let text = if n.is_zero() { "" } else { &text };
        if fills {
            out.extend(std::iter::repeat_n('0', 2 * digits - text.len()));
        }
        out.push_str(text);
        return Ok(());
    };
    let (high, low) = div_rem(vm, n, power)?;
    let half = digits / 2;
    let has_high = fills || !high.is_zero();
    if has_high {
        write_digits(vm, &high, radix, smaller, half, fills, out)?;
    }
    write_digits(vm, &low, radix, smaller, half, has_high, out)
}

/// The number of digits of a radix, all of which are good; `None` if one is not.
pub fn from_digits(vm: &mut Vm, text: &str, radix: u8) -> Result<Option<UBig>, Raised> {
    if text.len() <= DIGITS || radix.is_power_of_two() {
        vm.hear()?;
        return Ok(UBig::from_str_radix(text, radix.into()).ok());
    }
    let mut powers = vec![pow(vm, &UBig::from(radix), DIGITS)?];
    let mut digits = DIGITS;
    while 2 * digits < text.len() {
        let last = &powers[powers.len() - 1];
        let square = mul(vm, last, last)?;
        powers.push(square);
        digits *= 2;
    }
    read_digits(vm, text, radix, &powers, digits)
}

fn read_digits(
    vm: &mut Vm,
    text: &str,
    radix: u8,
    powers: &[UBig],
    digits: usize,
) -> Result<Option<UBig>, Raised> {
    let Some((power, smaller)) = powers.split_last() else {
        return from_digits(vm, text, radix);
    };
    let half = digits / 2;
    if text.len() <= digits {
        return read_digits(vm, text, radix, smaller, half);
    }
    let (high, low) = text.split_at(text.len() - digits);
    let Some(high) = read_digits(vm, high, radix, smaller, half)? else { return Ok(None) };
    let Some(low) = read_digits(vm, low, radix, smaller, half)? else { return Ok(None) };
    Ok(Some(mul(vm, &high, power)? + low))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sidewinder_memory::heap::Config;

    /// Numbers that look like nothing in particular.
    fn number(seed: u64, length: usize) -> UBig {
        let mut state = seed | 1;
        let words: Vec<u64> = (0..length)
            .map(|at| {
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                // Stretches of ones and of zeros are where a carry goes far.
                match at / 7 % 5 {
                    0 => u64::MAX,
                    1 => 0,
                    _ => state ^ state >> 29,
                }
            })
            .chain([seed])
            .collect();
        UBig::from_words(&words)
    }

    #[test]
    fn long_numbers_are_as_the_library_has_them() {
        let mut vm = Vm::new(Config::default()).unwrap();
        let lengths = [10, WORDS / 32, WORDS - 1, WORDS + 3, 2 * WORDS + 1, 5 * WORDS];
        for (m, x) in lengths.into_iter().enumerate() {
            for (k, y) in lengths.into_iter().enumerate() {
                let (a, b) = (number(7 + m as u64, x), number(1 << 40 | k as u64, y));
                let product = &a * &b;
                assert!(mul(&mut vm, &a, &b).unwrap() == product);
                let (quotient, rest) = div_rem(&mut vm, &a, &b).unwrap();
                assert!((&quotient, &rest) == (&(&a / &b), &(&a % &b)));
                let (quotient, rest) = div_rem(&mut vm, &(&product + &b - 1u8), &b).unwrap();
                assert!(quotient == a && rest == &b - 1u8);
            }
            let a = number(3 + m as u64, x);
            assert!(mul(&mut vm, &a, &a).unwrap() == a.sqr());
            let root = square_root(&mut vm, &a).unwrap();
            assert!(root.sqr() <= a && (root + 1u8).sqr() > a);
        }
    }

    #[test]
    fn powers_and_digits_of_long_numbers() {
        let mut vm = Vm::new(Config::default()).unwrap();
        assert!(pow(&mut vm, &UBig::from(12u8), 200_001).unwrap() == UBig::from(12u8).pow(200_001));
        let (n, m) = (number(5, 300), number(9, 200));
        let want = UBig::from(3u8).pow(1000) * &n % &m;
        let power = pow_mod(&mut vm, &UBig::from(3u8), &UBig::from(1000u32), &m).unwrap();
        assert!(power * &n % &m == want);
        for length in [1, 2500, 2 * WORDS, 20_000] {
            let n = number(11, length);
            for radix in [10, 7] {
                let text = n.in_radix(radix).to_string();
                assert!(to_digits(&mut vm, &n, radix).unwrap() == text);
                assert!(from_digits(&mut vm, &text, radix).unwrap().unwrap() == n);
            }
        }
        let round = UBig::from(10u8).pow(400_000);
        assert!(to_digits(&mut vm, &round, 10).unwrap() == round.to_string());
        assert!(to_digits(&mut vm, &(round - 1u8), 10).unwrap().bytes().all(|c| c == b'9'));
    }
}
