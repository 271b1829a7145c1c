//! `_decimals`: what is done with the coefficients of decimal numbers, ints all, in one step.
//!
//! **In:** coefficients, exponents, and how many digits there is room for. **Out:** coefficients cut and rounded, texts, and the leading digits of `exp`
//! and `ln`, which are cut off and never rounded: what they stand for always goes on behind them. **Absent:** signs, contexts and signals, in
//! `python/_decimal_number.py`.

use crate::builtins::ANY;
use crate::object::{Int, Raised, Value, instance::payload};
use crate::operation::long;
use crate::vm::{Args, Part, Place, Vm};
use dashu_int::ops::{BitTest, DivRem};
use dashu_int::{IBig, UBig};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_decimals";
    "rounded" rounded (2, 2) "(number, digits)" ANY;
    "divided" divided (3, 3) "(above, below, digits)" ANY;
    "digits" digits (1, 1) "(number)" ANY;
    "text" text (5, 5) "(sign, number, exponent, capitals, engineering)" ANY;
    "exp" exp (4, 4) "(sign, number, exponent, digits)" ANY;
    "ln" ln (4, 4) "(number, exponent, digits, by_ten)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_decimals", FUNCTIONS)
}

/// The largest power of ten in two words.
const POWERS: usize = 39;

const POWER: [u128; POWERS] = {
    let mut powers = [1; POWERS];
    let mut at = 1;
    while at < POWERS {
        powers[at] = powers[at - 1] * 10;
        at += 1;
    }
    powers
};

fn power(count: usize) -> UBig {
    match POWER.get(count) {
        Some(power) => UBig::from(*power),
        None => UBig::from(10u8).pow(count),
    }
}

fn small(n: Int) -> Option<u128> {
    n.two_words().and_then(|n| u128::try_from(n).ok())
}

fn int(vm: &mut Vm, value: Value) -> Result<Int, Raised> {
    match Int::of(payload(value)) {
        Some(n) => Ok(n),
        None => vm.index_i64(value).map(Int::Small),
    }
}

fn count(vm: &mut Vm, value: Value) -> Result<usize, Raised> {
    let count = vm.index_i64(value)?;
    Ok(usize::try_from(count).unwrap_or(1).max(1))
}

fn digits_of(n: u128) -> usize {
    n.checked_ilog10().map_or(1, |log| log as usize + 1)
}

/// How many digits a number has; one for zero.
fn digits_in(n: &UBig) -> usize {
    if let Ok(n) = u128::try_from(n) {
        return digits_of(n);
    }
    // An estimate from the bits, which may be one too small.
    let least = ((n.bit_len() - 1) as u128 * 30_102_999_566_398 / 100_000_000_000_000) as usize + 1;
    least + usize::from(*n >= power(least))
}

/// Whether what is cut off has the rest rounded up, to the nearest even one.
fn goes_up<T: Ord>(twice: &T, power: &T, is_odd: bool) -> bool {
    twice > power || twice == power && is_odd
}

/// `rounded(number, digits)`: a coefficient that has more digits, rounded to the nearest even one; how many were cut off; and whether they said anything.
fn rounded(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (n, wanted) = (int(vm, args.get(0))?, count(vm, args.get(1))?);
    if let Some(n) = small(n) {
        let mut drop = digits_of(n).saturating_sub(wanted);
        let by = POWER[drop];
        let (mut whole, rest) = (n / by, n % by);
        if goes_up(&(2 * rest), &by, whole & 1 == 1) {
            whole += 1;
            if POWER.get(wanted) == Some(&whole) {
                (whole, drop) = (whole / 10, drop + 1);
            }
        }
        let whole = vm.new_two_words(whole as i128)?;
        let is_changed = vm.bool(rest != 0);
        return vm.new_tuple(&[whole, Value::small(drop as i64), is_changed]);
    }
    let n = n.to_magnitude();
    let mut drop = digits_in(&n).saturating_sub(wanted);
    let by = power(drop);
    let (mut whole, rest) = n.div_rem(&by);
    let is_changed = !rest.is_zero();
    if is_changed && goes_up(&(rest << 1), &by, whole.bit(0)) {
        whole += 1u8;
        if whole == power(wanted) {
            (whole, drop) = (whole / 10u8, drop + 1);
        }
    }
    let whole = vm.new_ubig(false, whole)?;
    let is_changed = vm.bool(is_changed);
    vm.new_tuple(&[whole, Value::small(drop as i64), is_changed])
}

/// Takes zeros off the end, `most` of them at most; how many there were.
fn without_zeros(n: &mut UBig, most: usize) -> usize {
    let (mut taken, mut step) = (0, most.checked_ilog2().map_or(0, |log| 1 << log));
    while step > 0 {
        let (whole, rest) = (&*n).div_rem(&power(step));
        if taken + step <= most && rest.is_zero() {
            (*n, taken) = (whole, taken + step);
        }
        step /= 2;
    }
    taken
}

/// The same, of a number of two words.
fn without_few_zeros(n: &mut u128, most: usize) -> usize {
    let mut taken = 0;
    for step in [32, 16, 8, 4, 2, 1] {
        if taken + step <= most && n.is_multiple_of(POWER[step]) {
            (*n, taken) = (*n / POWER[step], taken + step);
        }
    }
    taken
}

fn quotient(vm: &mut Vm, whole: Value, shift: i64, is_exact: bool) -> Result<Value, Raised> {
    let is_exact = vm.bool(is_exact);
    vm.new_tuple(&[whole, Value::small(shift), is_exact])
}

/// `divided(above, below, digits)`: a quotient with at most so many digits, rounded to the nearest even one; by how many places it was moved; and whether it is
/// exact. Then it has no zeros at its end that it need not have. None if it is exact and was moved the other way.
fn divided(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (above, below) = (int(vm, args.get(0))?, int(vm, args.get(1))?);
    let wanted = count(vm, args.get(2))?;
    if let (Some(above), Some(below)) = (small(above), small(below))
        && below != 0
    {
        // One digit more than is wanted, or just as many.
        let shift = wanted as i64 + digits_of(below) as i64 - digits_of(above) as i64;
        let scaled = usize::try_from(shift).ok().and_then(|shift| POWER.get(shift));
        if let Some(mut above) = scaled.and_then(|scale| above.checked_mul(*scale))
            && let Some(limit) = POWER.get(wanted)
            && let Some(most) = below.checked_mul(10).filter(|most| *most < u128::MAX / 2)
        {
            let (mut below, mut shift) = (below, shift);
            if above / below >= *limit {
                (below, shift) = (most, shift - 1);
            }
            let mut whole = above / below;
            above -= whole * below;
            if above == 0 {
                let Ok(most) = usize::try_from(shift) else { return Ok(vm.none()) };
                let shift = shift - without_few_zeros(&mut whole, most) as i64;
                let whole = vm.new_two_words(whole as i128)?;
                return quotient(vm, whole, shift, true);
            }
            if goes_up(&(2 * above), &below, whole & 1 == 1) {
                whole += 1;
                if whole == *limit {
                    (whole, shift) = (whole / 10, shift - 1);
                }
            }
            let whole = vm.new_two_words(whole as i128)?;
            return quotient(vm, whole, shift, false);
        }
    }
    let (mut above, mut below) = (above.to_magnitude(), below.to_magnitude());
    if below.is_zero() {
        return Ok(vm.none());
    }
    let mut shift = wanted as i64 + digits_in(&below) as i64 - digits_in(&above) as i64;
    vm.check_bits(4 * wanted)?;
    match usize::try_from(shift) {
        Ok(shift) => above *= power(shift),
        Err(_) => below *= power(shift.unsigned_abs() as usize),
    }
    let limit = power(wanted);
    let (mut whole, mut rest) = (&above).div_rem(&below);
    if whole >= limit {
        let (tenth, digit) = (&whole).div_rem(&UBig::from(10u8));
        rest += digit * &below;
        (whole, below, shift) = (tenth, below * 10u8, shift - 1);
    }
    if rest.is_zero() {
        let Ok(most) = usize::try_from(shift) else { return Ok(vm.none()) };
        let shift = shift - without_zeros(&mut whole, most) as i64;
        let whole = vm.new_ubig(false, whole)?;
        return quotient(vm, whole, shift, true);
    }
    if goes_up(&(rest << 1), &below, whole.bit(0)) {
        whole += 1u8;
        if whole == limit {
            (whole, shift) = (whole / 10u8, shift - 1);
        }
    }
    let whole = vm.new_ubig(false, whole)?;
    quotient(vm, whole, shift, false)
}

fn written(vm: &mut Vm, n: Int) -> Result<String, Raised> {
    match small(n) {
        Some(n) => Ok(n.to_string()),
        None => {
            vm.check_bits(n.bits())?;
            long::to_digits(vm, &n.to_magnitude(), 10)
        }
    }
}

/// `digits(number)`: the digits of a coefficient, of which there may be more than `str` gives.
fn digits(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let n = int(vm, args.get(0))?;
    let text = written(vm, n)?;
    vm.new_str(&text)
}

/// `text(sign, number, exponent, capitals, engineering)`: a finite number as a text.
fn text(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let is_negative = vm.truth(args.get(0))?;
    let n = int(vm, args.get(1))?;
    let exponent = vm.index_i64(args.get(2))?;
    let (has_capitals, is_engineering) = (vm.truth(args.get(3))?, vm.truth(args.get(4))?);
    let digits = written(vm, n)?;
    let length = digits.len() as i64;
    // The point stands behind so many digits.
    let left = exponent.saturating_add(length);
    let point = if exponent <= 0 && left > -6 {
        left
    } else if !is_engineering {
        1
    } else if digits == "0" {
        (left + 1).rem_euclid(3) - 1
    } else {
        (left - 1).rem_euclid(3) + 1
    };
    let mut out = String::with_capacity(digits.len() + 32);
    if is_negative {
        out.push('-');
    }
    if point <= 0 {
        out.push_str("0.");
        out.extend(std::iter::repeat_n('0', point.unsigned_abs() as usize));
        out.push_str(&digits);
    } else if point >= length {
        out.push_str(&digits);
        out.extend(std::iter::repeat_n('0', (point - length) as usize));
    } else {
        let (whole, fraction) = digits.split_at(point as usize);
        out.push_str(whole);
        out.push('.');
        out.push_str(fraction);
    }
    if left != point {
        out.push(if has_capitals { 'E' } else { 'e' });
        out.push_str(&format!("{:+}", left - point));
    }
    vm.new_str(&out)
}

/// ln 2 and ln 10, with the most bits behind the point that were asked for.
#[derive(Default)]
struct Logarithms {
    bits: usize,
    two: IBig,
    ten: IBig,
}

impl Part for Logarithms {
    const PLACE: Place = Place::Logarithms;
}

/// Numbers with so many bits behind the point. Each function says how far off it may be, in units of the last one.
struct Fixed {
    bits: usize,
}

/// What a computation with bits to spare may be off by: each step less than one unit, and there are fewer steps than this.
const SPARE: usize = 24;

impl Fixed {
    fn one(&self) -> IBig {
        IBig::ONE << self.bits
    }

    fn mul(&self, a: &IBig, b: &IBig) -> IBig {
        (a * b) >> self.bits
    }

    fn div(&self, a: &IBig, b: &IBig) -> IBig {
        (a << self.bits) / b
    }

    /// The sum of `atanh(1/n)`, each so many times.
    fn sum(&self, terms: &[(i32, u32)]) -> IBig {
        let one = |(times, n): &(i32, u32)| {
            let (mut sum, mut at) = (IBig::ZERO, 1u32);
            let mut power = self.one() / *n;
            let square = *n * *n;
            while power != IBig::ZERO {
                sum += &power / at;
                power /= square;
                at += 2;
            }
            sum * *times
        };
        terms.iter().map(one).fold(IBig::ZERO, |sum, term| sum + term)
    }

    /// ln 2 and ln 10, by Machin's way.
    fn constants(&self, vm: &mut Vm) -> (IBig, IBig) {
        let kept = vm.part_mut::<Logarithms>();
        if kept.bits < self.bits {
            let two = self.sum(&[(18, 26), (-2, 4801), (8, 8749)]);
            let ten = self.sum(&[(46, 31), (34, 49), (20, 161)]);
            *kept = Logarithms { bits: self.bits, two, ten };
        }
        let more = kept.bits - self.bits;
        (&kept.two >> more, &kept.ten >> more)
    }

    /// exp of what is positive and not large: halved so often that few terms of the series are left, then squared as often.
    fn exp(&self, x: &IBig) -> IBig {
        let halvings = (self.bits as f64).sqrt() as usize / 2 + 2;
        // Squaring doubles what it is off by.
        let fine = Fixed { bits: self.bits + 2 * halvings + 8 };
        let small = x << (fine.bits - self.bits - halvings);
        let (mut sum, mut term, mut at) = (fine.one(), fine.one(), 1u32);
        loop {
            term = fine.mul(&term, &small) / at;
            if term == IBig::ZERO {
                break;
            }
            sum += &term;
            at += 1;
        }
        for _ in 0..halvings {
            sum = fine.mul(&sum, &sum);
        }
        sum >> (fine.bits - self.bits)
    }

    /// ln of a positive number, from about what it is.
    fn ln(&self, x: &IBig, about: f64, ln2: &IBig) -> IBig {
        let mut y = IBig::from((about * 2f64.powi(60)) as i128);
        y = match self.bits.checked_sub(60) {
            Some(more) => y << more,
            None => y >> (60 - self.bits),
        };
        // Each step leaves the third power of what it is off by.
        let mut right = 40;
        while right < self.bits {
            let by = self.exp_any(&y, ln2);
            y += self.div(&((x - &by) * 2), &(x + &by));
            right *= 3;
        }
        y
    }

    /// exp of any number that is not large.
    fn exp_any(&self, x: &IBig, ln2: &IBig) -> IBig {
        let (times, rest) = floor_div(x, ln2);
        let found = self.exp(&rest);
        let times = i64::try_from(&times).unwrap_or(0);
        if times >= 0 { found << times as usize } else { found >> times.unsigned_abs() as usize }
    }
}

fn floor_div(a: &IBig, b: &IBig) -> (IBig, IBig) {
    let (whole, rest) = a.div_rem(b);
    if rest < IBig::ZERO { (whole - 1, rest + b) } else { (whole, rest) }
}

/// The leading digits of a positive number with `bits` bits behind the point, and the exponent that they have. `None` if it is not known well enough what they
/// are.
fn leading(n: &IBig, bits: usize, wanted: usize) -> Option<(UBig, i64)> {
    let spare = IBig::ONE << SPARE;
    let (low, high) = (UBig::try_from(n - &spare).ok()?, UBig::try_from(n + &spare).ok()?);
    // How many decimal places there are in front.
    let log = (low.bit_len() as i64 - bits as i64) as f64 * std::f64::consts::LOG10_2;
    let places = wanted as i64 + 1 - log.floor() as i64;
    let cut = |n: UBig| match usize::try_from(places) {
        Ok(places) => (n * power(places)) >> bits,
        Err(_) => (n >> bits) / power(places.unsigned_abs() as usize),
    };
    let found = cut(low);
    (found == cut(high)).then_some((found, -places))
}

/// A decimal number with so many bits behind the point, cut off.
fn scaled(n: &UBig, exponent: i64, bits: usize) -> UBig {
    match usize::try_from(exponent) {
        Ok(exponent) => (n * power(exponent)) << bits,
        Err(_) => (n << bits) / power(exponent.unsigned_abs() as usize),
    }
}

fn pair(vm: &mut Vm, is_negative: bool, found: UBig, exponent: i64) -> Result<Value, Raised> {
    let found = vm.new_ubig(is_negative, found)?;
    let exponent = vm.new_int(exponent)?;
    vm.new_tuple(&[found, exponent])
}

/// `exp(sign, number, exponent, digits)`: at least so many leading digits, and their exponent. The caller has seen that the number is not near zero and not too
/// large.
fn exp(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let is_negative = vm.truth(args.get(0))?;
    let n = int(vm, args.get(1))?.to_magnitude();
    let exponent = vm.index_i64(args.get(2))?;
    let wanted = count(vm, args.get(3))?;
    vm.check_bits(16 * wanted)?;
    // Where the number has digits before its point, that many more are needed for the remainder.
    let front = (digits_in(&n) as i64 + exponent).max(0) as usize;
    let mut bits = (wanted + front) * 10 / 3 + SPARE + 48;
    loop {
        vm.hear()?;
        let fixed = Fixed { bits };
        let x = IBig::from(scaled(&n, exponent, bits));
        let (_, ln10) = fixed.constants(vm);
        let (tens, rest) = floor_div(&if is_negative { -x } else { x }, &ln10);
        // The error of ln 10 counts as often as it was taken.
        let unsure = 10 * front / 3;
        let found = fixed.exp(&rest) >> unsure;
        let tens = i64::try_from(&tens).unwrap_or(0);
        if let Some((found, exponent)) = leading(&found, bits - unsure, wanted) {
            return pair(vm, false, found, exponent.saturating_add(tens));
        }
        bits += bits / 2;
    }
}

/// `ln(number, exponent, digits, by_ten)`: at least so many leading digits, and their exponent; of the logarithm to base ten if that is asked for. The number
/// is not 1, and for base ten no power of ten.
fn ln(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let n = int(vm, args.get(0))?.to_magnitude();
    let exponent = vm.index_i64(args.get(1))?;
    let wanted = count(vm, args.get(2))?;
    let by_ten = vm.truth(args.get(3))?;
    vm.check_bits(16 * wanted)?;
    // The number is this times a power of ten, and between 0.5 and 5.
    let length = digits_in(&n);
    let mut tens = exponent + length as i64;
    let mut below = length;
    if n < &power(length) >> 1 {
        (tens, below) = (tens - 1, length - 1);
    }
    // A number near 1 has a small logarithm: so many of its bits are zero.
    let one = power(below);
    let off = if n > one { &n - &one } else { &one - &n };
    let zeros = if tens == 0 { one.bit_len().saturating_sub(off.bit_len()) } else { 0 };
    let about = IBig::from(n.clone()) - IBig::from(one.clone());
    let ratio = ((about << 100usize) / IBig::from(one)).to_f64().value() / 2f64.powi(100);
    let mut bits = wanted * 10 / 3 + zeros + SPARE + 112;
    loop {
        vm.hear()?;
        let fixed = Fixed { bits };
        let x = IBig::from(scaled(&n, -(below as i64), bits));
        let (ln2, ln10) = fixed.constants(vm);
        let mut found = fixed.ln(&x, ratio.ln_1p(), &ln2);
        if tens != 0 || by_ten {
            found += &ln10 * tens;
            if by_ten {
                found = fixed.div(&found, &ln10);
            }
        }
        let is_negative = found < IBig::ZERO;
        let found = if is_negative { -found } else { found } >> 64usize;
        if let Some((found, exponent)) = leading(&found, bits - 64, wanted) {
            return pair(vm, is_negative, found, exponent);
        }
        bits += bits / 2;
    }
}
