//! Integer ranges: pure arithmetic on what is known of 63-bit numbers.
//!
//! A range holds all numbers from `lo` to `hi`. Every function answers with a range that holds every result that its
//! operation can have for operands in the given ranges; where wrapping around 63 bits is possible, that is everything.
//!
//! ```text
//! [0, 9] + [1, 1]  =  [1, 10]
//! [0, MAX] + [1, 1]  =  everything      and int_add_ovf may overflow
//! x < [0, 10]        =>  x in [MIN, 9]
//! ```

/// The least small int.
pub const SMALL_MIN: i64 = -(1 << 62);
/// The greatest small int.
pub const SMALL_MAX: i64 = (1 << 62) - 1;

/// All numbers from `lo` to `hi`, both included; never empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bounds {
    /// The least.
    pub lo: i64,
    /// The greatest.
    pub hi: i64,
}

impl Bounds {
    /// Every 63-bit number.
    pub const ALL: Bounds = Bounds { lo: SMALL_MIN, hi: SMALL_MAX };
    /// 0 and above.
    pub const NOT_NEGATIVE: Bounds = Bounds { lo: 0, hi: SMALL_MAX };

    /// Just this number.
    pub const fn exactly(n: i64) -> Bounds {
        Bounds { lo: n, hi: n }
    }
    /// From `lo` to `hi`.
    pub const fn new(lo: i64, hi: i64) -> Bounds {
        debug_assert!(lo <= hi);
        Bounds { lo, hi }
    }
    /// The only number in it, if there is only one.
    pub fn constant(self) -> Option<i64> {
        (self.lo == self.hi).then_some(self.lo)
    }
    /// Whether the number is in it.
    pub fn contains(self, n: i64) -> bool {
        self.lo <= n && n <= self.hi
    }
    /// Whether all of `other` is in it.
    pub fn includes(self, other: Bounds) -> bool {
        self.lo <= other.lo && other.hi <= self.hi
    }
    /// The range with ends that lie next to the least or the greatest number moved there: what is worth knowing for long. A loop that tests `i < n`
    /// knows of every `n` that it is not the least number; nobody else needs to see to that.
    pub fn rounded(self) -> Bounds {
        const NEAR: i64 = 1 << 20;
        Bounds {
            lo: if self.lo < SMALL_MIN + NEAR { SMALL_MIN } else { self.lo },
            hi: if self.hi > SMALL_MAX - NEAR { SMALL_MAX } else { self.hi },
        }
    }
    /// The range from 0 on, if it begins a little above: what counts begins at 0 for whoever comes later.
    pub fn with_zero(self) -> Bounds {
        const NEAR: i64 = 16;
        Bounds { lo: if (0..NEAR).contains(&self.lo) { 0 } else { self.lo }, ..self }
    }
    /// What is in both; `None` if nothing is.
    pub fn meet(self, other: Bounds) -> Option<Bounds> {
        let (lo, hi) = (self.lo.max(other.lo), self.hi.min(other.hi));
        (lo <= hi).then_some(Bounds { lo, hi })
    }
    /// A range that holds both and does not grow step by step: a side that moved goes all the way.
    pub fn widen(self, other: Bounds) -> Bounds {
        Bounds {
            lo: if other.lo < self.lo { SMALL_MIN } else { self.lo },
            hi: if other.hi > self.hi { SMALL_MAX } else { self.hi },
        }
    }

    /// The exact range if it fits 63 bits.
    fn exact(lo: i128, hi: i128) -> Option<Bounds> {
        (lo >= SMALL_MIN as i128 && hi <= SMALL_MAX as i128)
            .then_some(Bounds { lo: lo as i64, hi: hi as i64 })
    }
    /// What is left of the exact range if whatever leaves 63 bits does not get here; `None` if all does.
    fn clamped(lo: i128, hi: i128) -> Option<Bounds> {
        let lo = lo.max(SMALL_MIN as i128);
        let hi = hi.min(SMALL_MAX as i128);
        (lo <= hi).then_some(Bounds { lo: lo as i64, hi: hi as i64 })
    }
    fn sum(self, b: Bounds) -> (i128, i128) {
        (self.lo as i128 + b.lo as i128, self.hi as i128 + b.hi as i128)
    }
    fn difference(self, b: Bounds) -> (i128, i128) {
        (self.lo as i128 - b.hi as i128, self.hi as i128 - b.lo as i128)
    }
    fn product(self, b: Bounds) -> (i128, i128) {
        let [p, q, r, s] = [(self.lo, b.lo), (self.lo, b.hi), (self.hi, b.lo), (self.hi, b.hi)]
            .map(|(x, y)| x as i128 * y as i128);
        (p.min(q).min(r.min(s)), p.max(q).max(r.max(s)))
    }
    fn shifted(self, b: Bounds) -> Option<(i128, i128)> {
        if b.lo < 0 || b.hi > 62 {
            return None;
        }
        let ends = [(self.lo, b.lo), (self.lo, b.hi), (self.hi, b.lo), (self.hi, b.hi)]
            .map(|(x, y)| (x as i128) << y);
        Some((*ends.iter().min()?, *ends.iter().max()?))
    }

    /// `x + y`.
    pub fn plus(self, b: Bounds) -> Bounds {
        let (lo, hi) = self.sum(b);
        Bounds::exact(lo, hi).unwrap_or(Bounds::ALL)
    }
    /// `x - y`.
    pub fn minus(self, b: Bounds) -> Bounds {
        let (lo, hi) = self.difference(b);
        Bounds::exact(lo, hi).unwrap_or(Bounds::ALL)
    }
    /// `x * y`.
    pub fn times(self, b: Bounds) -> Bounds {
        let (lo, hi) = self.product(b);
        Bounds::exact(lo, hi).unwrap_or(Bounds::ALL)
    }
    /// `x << y`.
    pub fn lshift(self, b: Bounds) -> Bounds {
        let ends = self.shifted(b);
        ends.and_then(|(lo, hi)| Bounds::exact(lo, hi)).unwrap_or(Bounds::ALL)
    }
    /// `x + y` where it does not overflow; `None` if it always does.
    pub fn add_ovf(self, b: Bounds) -> Option<Bounds> {
        let (lo, hi) = self.sum(b);
        Bounds::clamped(lo, hi)
    }
    /// `x - y` where it does not overflow; `None` if it always does.
    pub fn sub_ovf(self, b: Bounds) -> Option<Bounds> {
        let (lo, hi) = self.difference(b);
        Bounds::clamped(lo, hi)
    }
    /// `x * y` where it does not overflow; `None` if it always does.
    pub fn mul_ovf(self, b: Bounds) -> Option<Bounds> {
        let (lo, hi) = self.product(b);
        Bounds::clamped(lo, hi)
    }
    /// `x << y` where it does not overflow; `None` if it always does.
    pub fn lshift_ovf(self, b: Bounds) -> Option<Bounds> {
        match self.shifted(b) {
            Some((lo, hi)) => Bounds::clamped(lo, hi),
            None => Some(Bounds::ALL),
        }
    }
    /// Whether `x + y` fits 63 bits for all of both.
    pub fn add_fits(self, b: Bounds) -> bool {
        let (lo, hi) = self.sum(b);
        Bounds::exact(lo, hi).is_some()
    }
    /// Whether `x - y` fits 63 bits for all of both.
    pub fn sub_fits(self, b: Bounds) -> bool {
        let (lo, hi) = self.difference(b);
        Bounds::exact(lo, hi).is_some()
    }
    /// Whether `x * y` fits 63 bits for all of both.
    pub fn mul_fits(self, b: Bounds) -> bool {
        let (lo, hi) = self.product(b);
        Bounds::exact(lo, hi).is_some()
    }
    /// Whether `x << y` fits 63 bits for all of both.
    pub fn lshift_fits(self, b: Bounds) -> bool {
        self.shifted(b).is_some_and(|(lo, hi)| Bounds::exact(lo, hi).is_some())
    }

    /// `-x`.
    pub fn negated(self) -> Bounds {
        Bounds::exactly(0).minus(self)
    }
    /// `~x`.
    pub fn invert(self) -> Bounds {
        Bounds { lo: !self.hi, hi: !self.lo }
    }
    /// `x >> y`.
    pub fn rshift(self, b: Bounds) -> Bounds {
        if b.lo < 0 || b.hi > 62 {
            return Bounds::ALL;
        }
        let ends = [self.lo >> b.lo, self.lo >> b.hi, self.hi >> b.lo, self.hi >> b.hi];
        Bounds {
            lo: ends.into_iter().fold(SMALL_MAX, i64::min),
            hi: ends.into_iter().fold(SMALL_MIN, i64::max),
        }
    }
    /// `x & y`.
    pub fn and(self, b: Bounds) -> Bounds {
        match (self.lo >= 0, b.lo >= 0) {
            (true, true) => Bounds { lo: 0, hi: self.hi.min(b.hi) },
            (true, false) => Bounds { lo: 0, hi: self.hi },
            (false, true) => Bounds { lo: 0, hi: b.hi },
            (false, false) => Bounds { lo: self.mask_below(b), hi: self.hi.max(b.hi) },
        }
    }
    /// `x | y`.
    pub fn or(self, b: Bounds) -> Bounds {
        if self.lo >= 0 && b.lo >= 0 {
            Bounds { lo: self.lo.max(b.lo), hi: self.mask_above(b) }
        } else if self.hi < 0 || b.hi < 0 {
            Bounds { lo: self.mask_below(b), hi: -1 }
        } else {
            Bounds { lo: self.mask_below(b), hi: self.mask_above(b) }
        }
    }
    /// `x ^ y`.
    pub fn xor(self, b: Bounds) -> Bounds {
        if self.lo >= 0 && b.lo >= 0 {
            Bounds { lo: 0, hi: self.mask_above(b) }
        } else {
            Bounds { lo: self.mask_below(b), hi: self.mask_above(b) }
        }
    }
    /// All ones up to the highest bit that a number of either range has when not negative (or its complement otherwise).
    fn mask_above(self, b: Bounds) -> i64 {
        let top = [self.lo, self.hi, b.lo, b.hi].map(|n| if n < 0 { !n } else { n });
        let widest = top.into_iter().fold(0, i64::max) as u64;
        ((1u64 << (64 - widest.leading_zeros())) - 1) as i64
    }
    fn mask_below(self, b: Bounds) -> i64 {
        !self.mask_above(b)
    }
    /// `x // y`, where `y` is not 0.
    pub fn floordiv(self, b: Bounds) -> Bounds {
        if b.contains(0) || (b.contains(-1) && self.lo == SMALL_MIN) {
            return Bounds::ALL;
        }
        let floor = |x: i64, y: i64| x.div_euclid(y) - (y < 0 && x.rem_euclid(y) != 0) as i64;
        let ends = [(self.lo, b.lo), (self.lo, b.hi), (self.hi, b.lo), (self.hi, b.hi)]
            .map(|(x, y)| floor(x, y));
        Bounds {
            lo: ends.into_iter().fold(i64::MAX, i64::min),
            hi: ends.into_iter().fold(i64::MIN, i64::max),
        }
    }
    /// `x % y` with the sign of `y`, where `y` is not 0.
    pub fn modulo(self, b: Bounds) -> Bounds {
        if b.lo > 0 {
            let hi = if self.lo >= 0 { self.hi.min(b.hi - 1) } else { b.hi - 1 };
            Bounds { lo: 0, hi }
        } else if b.hi < 0 {
            Bounds { lo: b.lo + 1, hi: 0 }
        } else {
            Bounds { lo: (b.lo + 1).min(0), hi: (b.hi - 1).max(0) }
        }
    }

    /// `x < y`, where the ranges decide it.
    pub fn lt(self, b: Bounds) -> Option<bool> {
        if self.hi < b.lo {
            Some(true)
        } else if self.lo >= b.hi {
            Some(false)
        } else {
            None
        }
    }
    /// `x == y`, where the ranges decide it.
    pub fn eq(self, b: Bounds) -> Option<bool> {
        match (self.constant(), b.constant()) {
            (Some(x), Some(y)) => Some(x == y),
            _ => self.meet(b).is_none().then_some(false),
        }
    }
    /// `x < y` as unsigned numbers, where the ranges decide it.
    pub fn below(self, b: Bounds) -> Option<bool> {
        match (self.lo >= 0, b.lo >= 0) {
            (true, true) => self.lt(b),
            _ if self.hi < 0 && b.lo >= 0 => Some(false),
            _ if self.lo >= 0 && b.hi < 0 => Some(true),
            _ => None,
        }
    }
    /// What is left of `x` if `x < y`; `None` if nothing is.
    pub fn less_than(self, b: Bounds) -> Option<Bounds> {
        self.meet(Bounds { lo: SMALL_MIN, hi: b.hi - 1 })
    }
    /// What is left of `x` if `x <= y`; `None` if nothing is.
    pub fn at_most(self, b: Bounds) -> Option<Bounds> {
        self.meet(Bounds { lo: SMALL_MIN, hi: b.hi })
    }
    /// What is left of `x` if `x > y`; `None` if nothing is.
    pub fn greater_than(self, b: Bounds) -> Option<Bounds> {
        self.meet(Bounds { lo: b.lo + 1, hi: SMALL_MAX })
    }
    /// What is left of `x` if `x >= y`; `None` if nothing is.
    pub fn at_least(self, b: Bounds) -> Option<Bounds> {
        self.meet(Bounds { lo: b.lo, hi: SMALL_MAX })
    }
    /// What is left of `x` if it is not `y`; `None` if nothing is.
    pub fn other_than(self, b: Bounds) -> Option<Bounds> {
        match b.constant() {
            Some(n) if n == self.lo && n == self.hi => None,
            Some(n) if n == self.lo => Some(Bounds { lo: n + 1, hi: self.hi }),
            Some(n) if n == self.hi => Some(Bounds { lo: self.lo, hi: n - 1 }),
            _ => Some(self),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::pure::{self, Int};
    use proptest::prelude::*;

    /// Numbers of all sizes, the ends among them.
    fn numbers() -> impl Strategy<Value = i64> {
        prop_oneof![
            -20..20i64,
            (-63..63i32, -2..2i64).prop_map(|(shift, near)| {
                let power = (1i64 << shift.unsigned_abs().min(62)).wrapping_add(near);
                let n = if shift < 0 { power.wrapping_neg() } else { power };
                n.clamp(SMALL_MIN, SMALL_MAX)
            }),
            SMALL_MIN..SMALL_MAX,
        ]
    }

    /// A range and a number in it.
    fn ranges() -> impl Strategy<Value = (Bounds, i64)> {
        (numbers(), numbers(), numbers()).prop_map(|(a, b, c)| {
            let mut sorted = [a, b, c];
            sorted.sort_unstable();
            (Bounds::new(sorted[0], sorted[2]), sorted[1])
        })
    }

    fn int(n: i64) -> Int {
        Int::new(n)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20_000))]

        #[test]
        fn results_are_in_the_range_of_the_result((a, x) in ranges(), (b, y) in ranges()) {
            let check = |range: Bounds, result: Int| {
                prop_assert!(range.contains(result.get()), "{range:?} {}", result.get());
                Ok(())
            };
            check(a.plus(b), pure::int_add(int(x), int(y)))?;
            check(a.minus(b), pure::int_sub(int(x), int(y)))?;
            check(a.times(b), pure::int_mul(int(x), int(y)))?;
            check(a.negated(), pure::int_neg(int(x)))?;
            check(a.and(b), pure::int_and(int(x), int(y)))?;
            check(a.or(b), pure::int_or(int(x), int(y)))?;
            check(a.xor(b), pure::int_xor(int(x), int(y)))?;
            check(a.invert(), pure::int_invert(int(x)))?;
            if y != 0 && (x != SMALL_MIN || y != -1) {
                check(a.floordiv(b), pure::int_floordiv(int(x), int(y)))?;
            }
            if y != 0 {
                check(a.modulo(b), pure::int_mod(int(x), int(y)))?;
            }
        }

        #[test]
        fn shifts_are_in_the_range_of_the_result((a, x) in ranges(), lo in 0..63i64, y in 0..63i64, hi in 0..63i64) {
            let b = Bounds::new(lo.min(y), hi.max(y));
            let (left, right) = (pure::int_lshift(int(x), int(y)), pure::int_rshift(int(x), int(y)));
            prop_assert!(a.lshift(b).contains(left.get()));
            prop_assert!(a.rshift(b).contains(right.get()));
            if y < 62 {
                let checked = pure::int_lshift_ovf(int(x), int(y));
                if let Some(result) = checked {
                    prop_assert!(a.lshift_ovf(b).is_some_and(|r| r.contains(result.get())));
                }
                prop_assert!(!a.lshift_fits(b) || checked.is_some());
            }
        }

        #[test]
        fn overflow_is_seen((a, x) in ranges(), (b, y) in ranges()) {
            let cases = [
                (a.add_ovf(b), a.add_fits(b), pure::int_add_ovf(int(x), int(y))),
                (a.sub_ovf(b), a.sub_fits(b), pure::int_sub_ovf(int(x), int(y))),
                (a.mul_ovf(b), a.mul_fits(b), pure::int_mul_ovf(int(x), int(y))),
            ];
            for (range, fits, result) in cases {
                prop_assert!(!fits || result.is_some());
                if let Some(result) = result {
                    prop_assert!(range.is_some_and(|range| range.contains(result.get())));
                }
            }
        }

        #[test]
        fn comparisons_decide_and_narrow((a, x) in ranges(), (b, y) in ranges()) {
            let agrees = |decided: Option<bool>, is: bool| decided.is_none_or(|d| d == is);
            prop_assert!(agrees(a.lt(b), x < y));
            prop_assert!(agrees(a.eq(b), x == y));
            prop_assert!(agrees(a.below(b), pure::uint_lt(int(x), int(y))));
            let holds = |left: Option<Bounds>, right: Option<Bounds>| {
                left.is_some_and(|r| r.contains(x)) && right.is_some_and(|r| r.contains(y))
            };
            if x < y {
                prop_assert!(holds(a.less_than(b), b.greater_than(a)));
            }
            if x <= y {
                prop_assert!(holds(a.at_most(b), b.at_least(a)));
            }
            if x != y {
                prop_assert!(holds(a.other_than(b), b.other_than(a)));
            } else {
                prop_assert!(holds(a.meet(b), b.meet(a)));
            }
        }

        #[test]
        fn widening_holds_both_and_ends((a, _) in ranges(), (b, _) in ranges(), (c, _) in ranges()) {
            let wide = a.widen(b);
            prop_assert!(wide.includes(a) && wide.includes(b));
            let wider = wide.widen(c).widen(a);
            prop_assert_eq!(wider.widen(b), wider);
        }
    }
}
