//! One word: a small int or a reference.

// `from_bits` makes values of words.
#![allow(unsafe_code)]

/// One value of the running program.
///
/// Bit 0 clear: a small int, the number shifted left by one (63 bits, signed). Bit 0 set: a heap address plus one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Value(u64);

/// The largest small int, 2^62 - 1.
pub const SMALL_MAX: i64 = i64::MAX >> 1;
/// The smallest small int, -2^62.
pub const SMALL_MIN: i64 = i64::MIN >> 1;

impl Value {
    /// The word that is no value: unbound, absent, or "an exception is pending".
    pub const NULL: Value = Value(1);

    /// The value that a word is.
    ///
    /// # Safety
    /// The word came from a value: if bit 0 is set, it is null or leads to a live object.
    #[inline(always)]
    pub const unsafe fn from_bits(word: u64) -> Value {
        Value(word)
    }

    /// The small int that an even word is: a hash, or an address of something that is no object.
    #[inline(always)]
    pub const fn even(word: u64) -> Value {
        debug_assert!(word & 1 == 0);
        Value(word)
    }

    /// The word.
    #[inline(always)]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The small int `n`; the caller knows that it fits.
    #[inline(always)]
    pub const fn small(n: i64) -> Value {
        debug_assert!(n >= SMALL_MIN && n <= SMALL_MAX);
        Value((n << 1) as u64)
    }

    /// The small int `n`, or `None` when it needs a big integer.
    #[inline(always)]
    pub const fn try_small(n: i64) -> Option<Value> {
        if n >= SMALL_MIN && n <= SMALL_MAX { Some(Value((n << 1) as u64)) } else { None }
    }

    /// The object at `address` (8-byte aligned; 0 gives [`Value::NULL`]).
    #[inline(always)]
    pub const fn object(address: usize) -> Value {
        Value(address as u64 + 1)
    }

    /// Whether this is a small int.
    #[inline(always)]
    pub const fn is_small(self) -> bool {
        self.0 & 1 == 0
    }

    /// Whether this is a heap object (not a small int, not null).
    #[inline(always)]
    pub const fn is_object(self) -> bool {
        self.0 & 1 == 1 && self.0 != 1
    }

    /// Whether this is the null word.
    #[inline(always)]
    pub const fn is_null(self) -> bool {
        self.0 == 1
    }

    /// The number of a small int.
    #[inline(always)]
    pub const fn as_small(self) -> i64 {
        debug_assert!(self.is_small());
        self.0 as i64 >> 1
    }

    /// The address of a heap object (0 for null).
    #[inline(always)]
    pub const fn address(self) -> usize {
        debug_assert!(!self.is_small());
        self.0 as usize - 1
    }
}

impl std::fmt::Debug for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_small() {
            write!(f, "{}", self.as_small())
        } else if self.is_null() {
            f.write_str("null")
        } else {
            write!(f, "@{:x}", self.address())
        }
    }
}
