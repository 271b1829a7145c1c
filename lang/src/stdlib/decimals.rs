//! `_decimals`: what is done with the coefficients of decimal numbers, ints all, in one step.
//!
//! **In:** coefficients, exponents, and how many digits there is room for. **Out:** coefficients cut and rounded, texts, and the leading digits of `exp`
//! and `ln`, which are cut off and never rounded: what they stand for always goes on behind them. **Absent:** signs, contexts and signals, in
//! `python/_decimal_number.py`.

use crate::builtins::{ANY, PURE};
use crate::object::{Int, Raised, Type, Value, instance::payload};
use crate::operation::long;
use crate::vm::{Args, Part, Place, Vm};
use dashu_int::ops::{BitTest, DivRem};
use dashu_int::{IBig, UBig};
use ethnum::U256;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_decimals";
    "multiplied" multiplied (3, 3) "(one, other, digits)" PURE;
    "rounded" rounded (2, 2) "(number, digits)" PURE;
    "divided" divided (3, 3) "(above, below, digits)" PURE;
    "parted" parted (2, 2) "(number, count)" PURE;
    "hash" hash (3, 3) "(sign, number, exponent)" PURE;
    "real" real (3, 3) "(sign, number, exponent)" PURE;
    "digits" digits (1, 1) "(number)" PURE;
    "fixed" fixed (5, 5) "(sign, number, exponent, places, has_commas)" PURE;
    "text" text (5, 5) "(sign, number, exponent, capitals, engineering)" PURE;
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

/// The most digits that four words have room for, whatever they are.
const WIDE: usize = 77;

/// A power of ten below that of `WIDE`.
fn wide_power(count: usize) -> U256 {
    match POWER.get(count) {
        Some(power) => U256::from(*power),
        None => U256::from(POWER[POWERS - 1]) * U256::from(POWER[count - (POWERS - 1)]),
    }
}

/// A coefficient of at most four words, with as many digits as they all have room for.
fn wide(n: Int) -> Option<U256> {
    let Int::Big(big) = n else { return small(n).map(U256::from) };
    let limbs = big.limbs();
    let limb = |at: usize| u128::from(limbs.get(at).copied().unwrap_or(0));
    let n = U256::from_words(limb(3) << 64 | limb(2), limb(1) << 64 | limb(0));
    (limbs.len() <= 4 && n < wide_power(WIDE - 1) * U256::from(10u8)).then_some(n)
}

fn wide_digits(n: U256) -> usize {
    if let Ok(n) = u128::try_from(n) {
        return digits_of(n);
    }
    // An estimate from the bits, which may be one too small.
    let least = (255 - n.leading_zeros()) as usize * 30103 / 100_000 + 1;
    least + usize::from(least < WIDE && n >= wide_power(least))
}

/// Quotient and remainder by a power of ten.
fn wide_parted(n: U256, count: usize) -> (U256, U256) {
    let power = wide_power(count);
    let whole = n / power;
    (whole, n - whole * power)
}

fn new_wide(vm: &mut Vm, n: U256) -> Result<Value, Raised> {
    match u128::try_from(n).ok().and_then(|n| i128::try_from(n).ok()) {
        Some(n) => vm.new_two_words(n),
        None => {
            let (high, low) = n.into_words();
            let words = [low as u64, (low >> 64) as u64, high as u64, (high >> 64) as u64];
            vm.new_ubig(false, UBig::from_words(&words))
        }
    }
}

/// A coefficient that is rounded, with how many digits were cut off, and whether they said anything.
fn rounded_wide(vm: &mut Vm, n: U256, wanted: usize) -> Result<Value, Raised> {
    let mut drop = wide_digits(n).saturating_sub(wanted);
    let (mut whole, rest) = if drop == 0 { (n, U256::ZERO) } else { wide_parted(n, drop) };
    if rest != U256::ZERO && goes_up(&(rest << 1), &wide_power(drop), whole.as_u8() & 1 == 1) {
        whole += 1;
        if whole == wide_power(wanted) {
            (whole, drop) = (whole / 10, drop + 1);
        }
    }
    let whole = new_wide(vm, whole)?;
    let is_changed = vm.bool(rest != U256::ZERO);
    vm.new_tuple(&[whole, Value::small(drop as i64), is_changed])
}

/// `multiplied(one, other, digits)`: a product of coefficients, as `rounded` has it.
fn multiplied(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (one, other) = (int(vm, args.get(0))?, int(vm, args.get(1))?);
    let wanted = count(vm, args.get(2))?;
    if let (Some(one), Some(other)) = (small(one), small(other))
        && digits_of(one) + digits_of(other) < WIDE
    {
        return rounded_wide(vm, U256::from(one) * U256::from(other), wanted);
    }
    vm.check_bits(one.bits() + other.bits())?;
    rounded_long(vm, one.to_magnitude() * other.to_magnitude(), wanted)
}

/// `parted(number, count)`: a coefficient without its last digits; and what these are: 0 nothing, 1 less than a half, 2 a half, 3 more.
fn parted(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    fn place<T: Ord>(twice: &T, power: &T) -> i64 {
        2 + twice.cmp(power) as i64
    }
    let n = int(vm, args.get(0))?;
    let drop = usize::try_from(vm.index_i64(args.get(1))?).unwrap_or(0);
    let (whole, place) = if let Some(n) = wide(n)
        && drop < WIDE
    {
        let (whole, rest) = wide_parted(n, drop);
        let is_exact = rest == U256::ZERO;
        let place = if is_exact { 0 } else { place(&(rest << 1), &wide_power(drop)) };
        (new_wide(vm, whole)?, place)
    } else {
        vm.check_bits(drop.saturating_mul(4))?;
        let by = power(drop);
        let (whole, rest) = n.to_magnitude().div_rem(&by);
        let place = if rest.is_zero() { 0 } else { place(&(rest << 1), &by) };
        (vm.new_ubig(false, whole)?, place)
    };
    vm.new_tuple(&[whole, Value::small(place)])
}

/// The prime that hashes are modulo, a Mersenne number.
const PRIME: u64 = (1 << 61) - 1;

/// `hash(sign, number, exponent)`: the hash of a finite number, as all numbers that are equal have it.
fn hash(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let by = |a: u64, b: u64| (u128::from(a) * u128::from(b) % u128::from(PRIME)) as u64;
    let is_negative = vm.truth(args.get(0))?;
    let (n, exponent) = (int(vm, args.get(1))?, vm.index_i64(args.get(2))?);
    let mut found = match small(n) {
        Some(n) => (n % u128::from(PRIME)) as u64,
        None => u64::try_from(n.to_magnitude() % UBig::from(PRIME)).unwrap_or(0),
    };
    // The inverse of ten: as 9 * (2 ** 61 - 1) + 1 is divided by ten without a rest.
    let mut base = if exponent < 0 { ((9 * u128::from(PRIME) + 1) / 10) as u64 } else { 10 };
    let mut times = exponent.unsigned_abs();
    while times > 0 {
        if times & 1 == 1 {
            found = by(found, base);
        }
        base = by(base, base);
        times >>= 1;
    }
    let found = if is_negative { -(found as i64) } else { found as i64 };
    vm.new_int(if found == -1 { -2 } else { found })
}

/// `real(sign, number, exponent)`: the nearest float.
fn real(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    /// The powers of ten that are exact.
    const EXACT: [f64; 23] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
        1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ];
    let is_negative = vm.truth(args.get(0))?;
    let (n, exponent) = (int(vm, args.get(1))?, vm.index_i64(args.get(2))?);
    let power = EXACT.get(exponent.unsigned_abs().try_into().unwrap_or(usize::MAX));
    // Of two floats that are exact, the answer is rounded once.
    let found = match (small(n).filter(|n| *n < 1 << 53), power) {
        (Some(n), Some(power)) if exponent < 0 => n as f64 / power,
        (Some(n), Some(power)) => n as f64 * power,
        _ => {
            let text = format!("{}e{exponent}", written(vm, n)?);
            match text.parse::<f64>() {
                Ok(found) => found,
                Err(error) => return vm.raise(Type::ValueError, error.to_string()),
            }
        }
    };
    vm.new_float(if is_negative { -found } else { found })
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
    match wide(n) {
        Some(n) => rounded_wide(vm, n, wanted),
        None => rounded_long(vm, n.to_magnitude(), wanted),
    }
}

/// The same of a coefficient of any size.
fn rounded_long(vm: &mut Vm, n: UBig, wanted: usize) -> Result<Value, Raised> {
    let mut drop = digits_in(&n).saturating_sub(wanted);
    if drop == 0 {
        let (whole, is_changed) = (vm.new_ubig(false, n)?, vm.bool(false));
        return vm.new_tuple(&[whole, Value::small(0), is_changed]);
    }
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
    if let (Some(above), Some(below)) = (wide(above), wide(below))
        && below != U256::ZERO
        && let Some(found) = divided_wide(vm, above, below, wanted)
    {
        return found;
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

/// `divided`, if four words have room for all that comes up.
fn divided_wide(
    vm: &mut Vm,
    above: U256,
    below: U256,
    wanted: usize,
) -> Option<Result<Value, Raised>> {
    let (over, under) = (wide_digits(above), wide_digits(below));
    let mut shift = wanted as i64 + under as i64 - over as i64;
    let scale = usize::try_from(shift).ok()?;
    if over + scale >= WIDE - 1 || under >= WIDE - 2 {
        return None;
    }
    let (limit, above, mut below) = (wide_power(wanted), above * wide_power(scale), below);
    let mut whole = above / below;
    if whole >= limit {
        (below, shift) = (below * 10, shift - 1);
        whole = above / below;
    }
    let rest = above - whole * below;
    if rest == U256::ZERO {
        let Ok(most) = usize::try_from(shift) else { return Some(Ok(vm.none())) };
        let mut taken = 0;
        for step in [64, 32, 16, 8, 4, 2, 1] {
            if taken + step <= most && whole % wide_power(step) == U256::ZERO {
                (whole, taken) = (whole / wide_power(step), taken + step);
            }
        }
        shift -= taken as i64;
    } else if goes_up(&(rest << 1), &below, whole.as_u8() & 1 == 1) {
        whole += 1;
        if whole == limit {
            (whole, shift) = (whole / 10, shift - 1);
        }
    }
    let is_exact = rest == U256::ZERO;
    Some(new_wide(vm, whole).and_then(|whole| quotient(vm, whole, shift, is_exact)))
}

fn written(vm: &mut Vm, n: Int) -> Result<String, Raised> {
    match small(n) {
        Some(n) => Ok(itoa::Buffer::new().format(n).to_owned()),
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
    let (mut room, long);
    let digits = match small(n) {
        Some(n) => {
            room = itoa::Buffer::new();
            room.format(n)
        }
        None => {
            long = written(vm, n)?;
            &long
        }
    };
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
        out.push_str(digits);
    } else if point >= length {
        out.push_str(digits);
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

/// `fixed(sign, number, exponent, places, has_commas)`: a finite number with so many places, which are not fewer than it has.
fn fixed(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let is_negative = vm.truth(args.get(0))?;
    let n = int(vm, args.get(1))?;
    let (exponent, places) = (vm.index_i64(args.get(2))?, vm.index_i64(args.get(3))?);
    let (has_commas, places) = (vm.truth(args.get(4))?, usize::try_from(places).unwrap_or(0));
    let zeros = usize::try_from(exponent.saturating_add(places as i64)).unwrap_or(0);
    let mut digits = written(vm, n)?;
    if digits != "0" {
        vm.room_for(digits.len() + zeros)?;
        digits.extend(std::iter::repeat_n('0', zeros));
    }
    if digits.len() <= places {
        digits.insert_str(0, &"0".repeat(places + 1 - digits.len()));
    }
    let (whole, fraction) = digits.split_at(digits.len() - places);
    let mut out = String::with_capacity(digits.len() + whole.len() / 3 + 2);
    if is_negative {
        out.push('-');
    }
    if has_commas {
        for (at, digit) in whole.chars().enumerate() {
            if at > 0 && (whole.len() - at).is_multiple_of(3) {
                out.push(',');
            }
            out.push(digit);
        }
    } else {
        out.push_str(whole);
    }
    if places > 0 {
        out.push('.');
        out.push_str(fraction);
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
