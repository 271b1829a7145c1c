//! Arithmetic of integers of up to [`MOST`] words, on the stack: the result is all that is allocated.
//!
//! Numbers of two words are computed with as an `i128`; those of more than this are dashu's, which allocates at each step. Here it is that the numbers of
//! keys, hashes and fractions are. ruint multiplies (by the method of school) and divides (Knuth, *The Art of Computer Programming*, 4.3.1, algorithm D);
//! its functions of slices may change with any version, so that Cargo.toml names one.

use std::cmp::Ordering;

use ruint::algorithms;

use crate::object::{Int, Raised, Runtime, Value};

/// Results have no more words.
const MOST: usize = 16;

/// A result: its words, little end first, of which the last may be zeros.
type Words = [u64; MOST];

/// The magnitude of a number, without zeros at the end; `small` is room for one of one word.
#[inline]
fn magnitude(n: Int, small: &mut u64) -> &[u64] {
    match n {
        Int::Small(0) => &[],
        Int::Small(n) => {
            *small = n.unsigned_abs();
            std::slice::from_ref(small)
        }
        Int::Big(big) => big.limbs(),
    }
}

/// `a * b`. `None`: it may be longer.
pub fn product(rt: &mut Runtime, a: Int, b: Int) -> Option<Result<Value, Raised>> {
    let (mut room, mut other_room) = (0, 0);
    let (x, y) = (magnitude(a, &mut room), magnitude(b, &mut other_room));
    let mut out = Words::default();
    algorithms::addmul(out.get_mut(..x.len() + y.len())?, x, y);
    Some(rt.new_words(a.is_negative() != b.is_negative(), &out))
}

/// `a + b`, or `a - b` where `subtracts`. `None`: it may be longer.
pub fn sum(rt: &mut Runtime, a: Int, b: Int, subtracts: bool) -> Option<Result<Value, Raised>> {
    let (mut room, mut other_room) = (0, 0);
    let (x, y) = (magnitude(a, &mut room), magnitude(b, &mut other_room));
    let (a_negative, b_negative) = (a.is_negative(), b.is_negative() != subtracts);
    let is_less = algorithms::cmp(x, y) == Ordering::Less;
    let (more, less, is_negative) = if is_less { (y, x, b_negative) } else { (x, y, a_negative) };
    if more.len() >= MOST {
        return None;
    }
    let mut out = Words::default();
    out[..more.len()].copy_from_slice(more);
    let (low, high) = out.split_at_mut(less.len());
    if a_negative == b_negative {
        let mut carry = algorithms::carrying_add_n(low, less, false);
        for word in high {
            if !carry {
                break;
            }
            (*word, carry) = word.overflowing_add(1);
        }
    } else {
        let mut borrow = algorithms::borrowing_sub_n(low, less, false);
        for word in high {
            if !borrow {
                break;
            }
            (*word, borrow) = word.overflowing_sub(1);
        }
    }
    Some(rt.new_words(is_negative, &out))
}

/// A quotient rounded down and the rest that it leaves, each with whether it is negative.
pub struct Divided {
    quotient: (bool, Words),
    rest: (bool, Words),
}

impl Divided {
    /// `a // b`.
    pub fn quotient(self, rt: &mut Runtime) -> Result<Value, Raised> {
        rt.new_words(self.quotient.0, &self.quotient.1)
    }

    /// `a % b`.
    pub fn rest(self, rt: &mut Runtime) -> Result<Value, Raised> {
        rt.new_words(self.rest.0, &self.rest.1)
    }
}

/// `a // b` and `a % b`. `None`: one of them may be longer, or `b` is 0.
pub fn divide(a: Int, b: Int) -> Option<Divided> {
    let (mut room, mut other_room) = (0, 0);
    let (x, y) = (magnitude(a, &mut room), magnitude(b, &mut other_room));
    // What is rounded down may be one more.
    if y.is_empty() || x.len() >= MOST || y.len() >= MOST {
        return None;
    }
    let (mut quotient, mut rest) = (Words::default(), Words::default());
    quotient[..x.len()].copy_from_slice(x);
    rest[..y.len()].copy_from_slice(y);
    algorithms::div(&mut quotient[..x.len()], &mut rest[..y.len()]);
    let differ = a.is_negative() != b.is_negative();
    if differ && rest.iter().any(|word| *word != 0) {
        for word in &mut quotient {
            let carry;
            (*word, carry) = word.overflowing_add(1);
            if !carry {
                break;
            }
        }
        // What is left up to the divisor.
        let short = rest;
        rest = Words::default();
        rest[..y.len()].copy_from_slice(y);
        algorithms::borrowing_sub_n(&mut rest, &short, false);
    }
    Some(Divided { quotient: (differ, quotient), rest: (b.is_negative(), rest) })
}

/// `a >> shift` of a number that is not negative. `None`: it is, or is longer.
pub fn shifted_right(rt: &mut Runtime, a: Int, shift: usize) -> Option<Result<Value, Raised>> {
    let mut room = 0;
    let x = magnitude(a, &mut room);
    if a.is_negative() || x.len() > MOST {
        return None;
    }
    let kept = x.get(shift / 64..).unwrap_or(&[]);
    let mut out = Words::default();
    for (at, to) in out[..kept.len()].iter_mut().enumerate() {
        let above = kept.get(at + 1).copied().unwrap_or(0);
        let both = u128::from(above) << 64 | u128::from(kept[at]);
        *to = (both >> (shift % 64)) as u64;
    }
    Some(rt.new_words(false, &out))
}

/// `a << shift`. `None`: it may be longer.
pub fn shifted_left(rt: &mut Runtime, a: Int, shift: usize) -> Option<Result<Value, Raised>> {
    let mut room = 0;
    let x = magnitude(a, &mut room);
    let mut out = Words::default();
    // The highest word may go into one more.
    let to = out.get_mut(shift / 64..)?.get_mut(..=x.len())?;
    let mut below = 0;
    for (to, word) in to.iter_mut().zip(x.iter().copied().chain([0])) {
        let both = u128::from(word) << 64 | u128::from(below);
        *to = (both << (shift % 64) >> 64) as u64;
        below = word;
    }
    Some(rt.new_words(a.is_negative(), &out))
}

/// A bitwise operation on each word of two numbers that are not negative. `None`: one is, or is longer.
pub fn bitwise(
    rt: &mut Runtime,
    a: Int,
    b: Int,
    operation: fn(u64, u64) -> u64,
) -> Option<Result<Value, Raised>> {
    let (mut room, mut other_room) = (0, 0);
    let (x, y) = (magnitude(a, &mut room), magnitude(b, &mut other_room));
    let count = x.len().max(y.len());
    if a.is_negative() || b.is_negative() || count > MOST {
        return None;
    }
    let word = |of: &[u64], at: usize| of.get(at).copied().unwrap_or(0);
    let mut out = Words::default();
    for (at, to) in out[..count].iter_mut().enumerate() {
        *to = operation(word(x, at), word(y, at));
    }
    Some(rt.new_words(false, &out))
}
