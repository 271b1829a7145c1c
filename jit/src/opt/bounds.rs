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
