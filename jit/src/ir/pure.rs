//! THE TABLE of pure operations: same arguments, same result, no effect, no guard.
//!
//! The table makes the methods of both machines, the opcodes, the constant folder and the reference backend; the
//! functions below are the only place that says what an operation does. They work on machine words (see `ir/mod.rs`):
//! `Int` is a number shifted left by one.

use super::Opcode;

/// An `Int` in machine form: the number shifted left by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(transparent)]
pub struct Int(pub i64);

impl Int {
    /// The number `n`, taken modulo 2^63.
    #[inline(always)]
    pub const fn new(n: i64) -> Int {
        Int(n << 1)
    }
    /// The number.
    #[inline(always)]
    pub const fn get(self) -> i64 {
        self.0 >> 1
    }
}

/// Calls `$callback! { $($prefix)* ; rows }`, each row being `name(Type, ..) -> Type, "sentence";`.
#[macro_export]
macro_rules! pure_ops {
    ($callback:path { $($prefix:tt)* }) => {
        $callback! { { $($prefix)* }
            int_add(a: Int, b: Int) -> Int, "x + y modulo 2^63";
            int_sub(a: Int, b: Int) -> Int, "x - y modulo 2^63";
            int_mul(a: Int, b: Int) -> Int, "x * y modulo 2^63";
            int_neg(a: Int) -> Int, "-x modulo 2^63";
            int_floordiv(a: Int, b: Int) -> Int, "x // y, rounded down; y is not 0, and not -1 where x is the least number";
            int_mod(a: Int, b: Int) -> Int, "x % y with the sign of y; y is not 0";
            int_and(a: Int, b: Int) -> Int, "x & y";
            int_or(a: Int, b: Int) -> Int, "x | y";
            int_xor(a: Int, b: Int) -> Int, "x ^ y";
            int_invert(a: Int) -> Int, "~x";
            int_lshift(a: Int, b: Int) -> Int, "x << y modulo 2^63; 0 <= y < 63";
            int_rshift(a: Int, b: Int) -> Int, "x >> y, arithmetic; 0 <= y < 63";
            int_lt(a: Int, b: Int) -> Bool, "x < y";
            int_le(a: Int, b: Int) -> Bool, "x <= y";
            int_eq(a: Int, b: Int) -> Bool, "x == y";
            int_ne(a: Int, b: Int) -> Bool, "x != y";
            int_gt(a: Int, b: Int) -> Bool, "x > y";
            int_ge(a: Int, b: Int) -> Bool, "x >= y";
            uint_lt(a: Int, b: Int) -> Bool, "x < y, both taken as unsigned: with y >= 0 it says 0 <= x < y";
            float_add(a: Float, b: Float) -> Float, "x + y";
            float_sub(a: Float, b: Float) -> Float, "x - y";
            float_mul(a: Float, b: Float) -> Float, "x * y";
            float_div(a: Float, b: Float) -> Float, "x / y, IEEE";
            float_neg(a: Float) -> Float, "-x";
            float_abs(a: Float) -> Float, "the absolute value";
            float_sqrt(a: Float) -> Float, "the square root, IEEE";
            float_lt(a: Float, b: Float) -> Bool, "x < y; false with a NaN";
            float_le(a: Float, b: Float) -> Bool, "x <= y; false with a NaN";
            float_eq(a: Float, b: Float) -> Bool, "x == y; false with a NaN";
            float_ne(a: Float, b: Float) -> Bool, "x != y; true with a NaN";
            float_gt(a: Float, b: Float) -> Bool, "x > y; false with a NaN";
            float_ge(a: Float, b: Float) -> Bool, "x >= y; false with a NaN";
            int_to_float(a: Int) -> Float, "the nearest float";
            float_to_int(a: Float) -> Int, "rounded towards zero; the result fits 63 bits";
            bool_not(a: Bool) -> Bool, "not x";
            bool_to_int(a: Bool) -> Int, "0 or 1";
            is_int(a: Ref) -> Bool, "whether the reference is a small int";
            untag(a: Ref) -> Int, "the small int in a reference known to be one";
            tag(a: Int) -> Ref, "the reference that is this small int";
            ptr_eq(a: Ref, b: Ref) -> Bool, "the same word";
            ptr_ne(a: Ref, b: Ref) -> Bool, "not the same word";
            select(c: Bool, a: Ref, b: Ref) -> Ref, "a if c else b";
        }
    };
}

type Float = f64;
type Bool = bool;
type Ref = u64;

macro_rules! define {
    ($($name:ident($($arg:ident: $ty:ty),*) -> $result:ty = $body:expr;)*) => {
        $(
            /// See the table of pure operations.
            #[inline(always)]
            pub fn $name($($arg: $ty),*) -> $result { $body }
        )*
    };
}

define! {
    int_add(a: Int, b: Int) -> Int = Int(a.0.wrapping_add(b.0));
    int_sub(a: Int, b: Int) -> Int = Int(a.0.wrapping_sub(b.0));
    int_mul(a: Int, b: Int) -> Int = Int((a.0 >> 1).wrapping_mul(b.0));
    int_neg(a: Int) -> Int = Int(a.0.wrapping_neg());
    int_floordiv(a: Int, b: Int) -> Int = {
        let (x, y) = (a.0 >> 1, b.0 >> 1);
        // Checked, as a panic would be a call, which handlers pay for at their start.
        let q = x.checked_div(y).unwrap_or(0);
        Int::new(if (x ^ y) < 0 && q * y != x { q - 1 } else { q })
    };
    int_mod(a: Int, b: Int) -> Int = {
        let (x, y) = (a.0 >> 1, b.0 >> 1);
        let r = x.checked_rem(y).unwrap_or(0);
        Int::new(if r != 0 && (r ^ y) < 0 { r + y } else { r })
    };
    int_and(a: Int, b: Int) -> Int = Int(a.0 & b.0);
    int_or(a: Int, b: Int) -> Int = Int(a.0 | b.0);
    int_xor(a: Int, b: Int) -> Int = Int(a.0 ^ b.0);
    int_invert(a: Int) -> Int = Int(a.0 ^ !1);
    int_lshift(a: Int, b: Int) -> Int = Int(a.0.wrapping_shl((b.0 >> 1) as u32));
    int_rshift(a: Int, b: Int) -> Int = Int(a.0.wrapping_shr((b.0 >> 1) as u32) & !1);
    int_lt(a: Int, b: Int) -> Bool = a.0 < b.0;
    int_le(a: Int, b: Int) -> Bool = a.0 <= b.0;
    int_eq(a: Int, b: Int) -> Bool = a.0 == b.0;
    int_ne(a: Int, b: Int) -> Bool = a.0 != b.0;
    int_gt(a: Int, b: Int) -> Bool = a.0 > b.0;
    int_ge(a: Int, b: Int) -> Bool = a.0 >= b.0;
    uint_lt(a: Int, b: Int) -> Bool = (a.0 as u64) < (b.0 as u64);
    float_add(a: Float, b: Float) -> Float = a + b;
    float_sub(a: Float, b: Float) -> Float = a - b;
    float_mul(a: Float, b: Float) -> Float = a * b;
    float_div(a: Float, b: Float) -> Float = a / b;
    float_neg(a: Float) -> Float = -a;
    float_abs(a: Float) -> Float = a.abs();
    float_sqrt(a: Float) -> Float = a.sqrt();
    float_lt(a: Float, b: Float) -> Bool = a < b;
    float_le(a: Float, b: Float) -> Bool = a <= b;
    float_eq(a: Float, b: Float) -> Bool = a == b;
    float_ne(a: Float, b: Float) -> Bool = a != b;
    float_gt(a: Float, b: Float) -> Bool = a > b;
    float_ge(a: Float, b: Float) -> Bool = a >= b;
    int_to_float(a: Int) -> Float = (a.0 >> 1) as f64;
    float_to_int(a: Float) -> Int = Int::new(a as i64);
    bool_not(a: Bool) -> Bool = !a;
    bool_to_int(a: Bool) -> Int = Int::new(a as i64);
    is_int(a: Ref) -> Bool = a & 1 == 0;
    untag(a: Ref) -> Int = Int(a as i64);
    tag(a: Int) -> Ref = a.0 as u64;
    ptr_eq(a: Ref, b: Ref) -> Bool = a == b;
    ptr_ne(a: Ref, b: Ref) -> Bool = a != b;
    select(c: Bool, a: Ref, b: Ref) -> Ref = if c { a } else { b };
}

/// `x + y`, or `None` when it leaves 63 bits. What `int_add_ovf` and its guard do.
#[inline(always)]
pub fn int_add_ovf(a: Int, b: Int) -> Option<Int> {
    a.0.checked_add(b.0).map(Int)
}

/// `x - y`, or `None` when it leaves 63 bits.
#[inline(always)]
pub fn int_sub_ovf(a: Int, b: Int) -> Option<Int> {
    a.0.checked_sub(b.0).map(Int)
}

/// `x * y`, or `None` when it leaves 63 bits.
#[inline(always)]
pub fn int_mul_ovf(a: Int, b: Int) -> Option<Int> {
    (a.0 >> 1).checked_mul(b.0).map(Int)
}

/// `x << y` for `0 <= y < 62`, or `None` when it leaves 63 bits.
#[inline(always)]
pub fn int_lshift_ovf(a: Int, b: Int) -> Option<Int> {
    let s = (b.0 >> 1) as u32;
    let r = a.0 << s;
    if r >> s == a.0 { Some(Int(r)) } else { None }
}

/// How a word is read and written as a value of a type.
trait Word {
    fn read(word: u64) -> Self;
    fn write(self) -> u64;
}
impl Word for Int {
    fn read(word: u64) -> Int {
        Int(word as i64)
    }
    fn write(self) -> u64 {
        self.0 as u64
    }
}
impl Word for f64 {
    fn read(word: u64) -> f64 {
        f64::from_bits(word)
    }
    fn write(self) -> u64 {
        self.to_bits()
    }
}
impl Word for bool {
    fn read(word: u64) -> bool {
        word != 0
    }
    fn write(self) -> u64 {
        self as u64
    }
}
impl Word for u64 {
    fn read(word: u64) -> u64 {
        word
    }
    fn write(self) -> u64 {
        self
    }
}

macro_rules! define_evaluate {
    ({} $($name:ident($($arg:ident: $ty:ident),*) -> $result:ident, $sentence:literal;)*) => {
        /// The result of a pure operation on words in machine form; `None` if `code` is not in the table of pure operations.
        pub fn evaluate(code: Opcode, args: [u64; 3]) -> Option<u64> {
            match code {
                $(Opcode::$name => {
                    let mut args = args.into_iter();
                    $(let $arg = Word::read(args.next()?);)*
                    Some($name($($arg),*).write())
                })*
                _ => None,
            }
        }
    };
}
crate::pure_ops! { define_evaluate {} }
