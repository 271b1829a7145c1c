//! Methods of ints, bools and floats; reading numbers from text.

use super::bind::bind;
use super::integers::int_to_bytes;
use super::{ANY, PURE};
use crate::object::memoryview::bytes_like;
use crate::object::words::boolean;
use crate::object::{Int, Kind, Name, Raised, Str, Type, Value, float, instance::payload};
use crate::operation::compare::is_user;
use crate::operation::long;
use crate::vm::{Args, Vm};
use dashu_int::{IBig, UBig};

crate::builtins! {
    /// Methods of ints.
    INT of Int;
    "bit_length" bit_length (0, 0) "()" PURE;
    "bit_count" bit_count (0, 0) "()" PURE;
    "conjugate" itself (0, 0) "()" PURE;
    keywords "to_bytes" int_to_bytes (0, 2) "(length=1, byteorder='big', *, signed=False)" PURE;
    "as_integer_ratio" int_ratio (0, 0) "()" PURE;
    "__index__" itself (0, 0) "()" PURE;
    "__int__" itself (0, 0) "()" PURE;
    "__trunc__" itself (0, 0) "()" PURE;
    "__floor__" itself (0, 0) "()" PURE;
    "__ceil__" itself (0, 0) "()" PURE;
    "__float__" int_to_float (0, 0) "()" PURE;
    "__round__" round_int (0, 1) "(ndigits=None)" PURE;
    "__divmod__" int_divmod (1, 1) "(value)" PURE;
    "__rdivmod__" int_divmod_reflected (1, 1) "(value)" PURE;
    "__pow__" int_power (1, 2) "(value, mod=None)" ANY;
    "__getnewargs__" int_arguments (0, 0) "()" PURE;
}

crate::builtins! {
    /// Methods of floats.
    FLOAT of Float;
    "is_integer" is_integer (0, 0) "()" PURE;
    "conjugate" float_itself (0, 0) "()" PURE;
    "as_integer_ratio" float_ratio (0, 0) "()" PURE;
    "hex" hex (0, 0) "()" PURE;
    "__float__" float_itself (0, 0) "()" PURE;
    "__int__" truncate (0, 0) "()" PURE;
    "__trunc__" truncate (0, 0) "()" PURE;
    "__floor__" floor (0, 0) "()" PURE;
    "__ceil__" ceil (0, 0) "()" PURE;
    "__round__" round_float (0, 1) "(ndigits=None)" PURE;
    "__divmod__" float_divmod (1, 1) "(value)" PURE;
    "__rdivmod__" float_divmod_reflected (1, 1) "(value)" PURE;
    "__getnewargs__" float_arguments (0, 0) "()" PURE;
}

fn this_int(args: Args) -> Int {
    // The row's owner is `int`, so the payload is one.
    Int::of(payload(args.get(0))).unwrap_or(Int::Small(0))
}

fn this_float(args: Args) -> f64 {
    payload(args.get(0)).as_float().unwrap_or(0.0)
}

fn bit_length(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_int(this_int(args).bits() as i64)
}

fn bit_count(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let count = match this_int(args) {
        Int::Small(n) => n.unsigned_abs().count_ones(),
        Int::Big(big) => big.limbs().iter().map(|limb| limb.count_ones()).sum(),
    };
    vm.new_int(count as i64)
}

fn itself(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match this_int(args) {
        Int::Small(n) => vm.new_int(n),
        Int::Big(big) => Ok(big.0),
    }
}

fn int_ratio(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let whole = itself(vm, args)?;
    vm.new_tuple(&[whole, Value::small(1)])
}

fn int_to_float(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = vm.to_double(payload(args.get(0)))?;
    vm.new_float(x)
}

/// `divmod` of two values if both are numbers that the class of `self` knows; NotImplemented otherwise.
fn divmod_of(vm: &mut Vm, args: Args, reflected: bool, floats: bool) -> Result<Value, Raised> {
    let (a, b) = (payload(args.get(0)), payload(args.get(1)));
    let knows = Int::of(b).is_some() || floats && b.is(Kind::Float);
    if !knows {
        return Ok(vm.not_implemented());
    }
    let (a, b) = if reflected { (b, a) } else { (a, b) };
    super::functions::divmod_of_numbers(vm, a, b)
}

fn int_divmod(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    divmod_of(vm, args, false, false)
}

fn int_divmod_reflected(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    divmod_of(vm, args, true, false)
}

fn float_divmod(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    divmod_of(vm, args, false, true)
}

fn float_divmod_reflected(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    divmod_of(vm, args, true, true)
}

fn int_power(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (base, exponent) = (payload(args.get(0)), payload(args.get(1)));
    let modulus = args.optional(2).filter(|modulus| *modulus != vm.none());
    let (Some(a), Some(b)) = (Int::of(base), Int::of(exponent)) else {
        return Ok(vm.not_implemented());
    };
    match modulus.map(|modulus| Int::of(payload(modulus))) {
        None => vm.builtin_binary(crate::operation::Operator::Pow, base, exponent),
        Some(Some(m)) => vm.int_pow_mod(a, b, m),
        Some(None) => Ok(vm.not_implemented()),
    }
}

fn int_arguments(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = itself(vm, args)?;
    vm.new_tuple(&[number])
}

fn float_arguments(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.new_float(this_float(args))?;
    vm.new_tuple(&[number])
}

fn round_int(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let digits = match args.optional(1) {
        Some(digits) => vm.index_clamped(digits)?,
        None => 0,
    };
    if digits >= 0 {
        return itself(vm, args);
    }
    let n = this_int(args);
    if digits.unsigned_abs() as usize > n.bits() {
        return Ok(Value::small(0));
    }
    // To the nearest multiple of a power of ten, ties to the even one.
    let unit = long::pow(vm, &UBig::from(10u8), digits.unsigned_abs() as usize)?;
    let (quotient, rest) = long::div_rem(vm, &n.to_magnitude(), &unit)?;
    let double = rest << 1;
    let is_odd = quotient.trailing_ones() != Some(0);
    let up = double > unit || double == unit && is_odd;
    let rounded = long::mul(vm, &(quotient + UBig::from(up)), &unit)?;
    vm.new_ubig(n.is_negative(), rounded)
}

fn is_integer(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = this_float(args);
    Ok(vm.bool(x.is_finite() && x.fract() == 0.0))
}

fn float_itself(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_float(this_float(args))
}

fn float_ratio(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = this_float(args);
    if !x.is_finite() {
        let (ty, what) =
            if x.is_nan() { (Type::ValueError, "NaN") } else { (Type::OverflowError, "Infinity") };
        return vm.raise(ty, format!("cannot convert {what} to integer ratio"));
    }
    let (mut x, mut shift) = (x, 0usize);
    while x.fract() != 0.0 {
        x *= 2.0;
        shift += 1;
    }
    let Some(top) = float::truncate(x) else { return vm.no_memory() };
    let parts = [vm.new_ibig(&top)?, vm.new_ibig(&(IBig::ONE << shift))?];
    vm.new_tuple(&parts)
}

fn hex(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = this_float(args);
    if !x.is_finite() {
        return vm.repr(args.get(0));
    }
    let bits = x.to_bits();
    let sign = if x.is_sign_negative() { "-" } else { "" };
    let (exponent, fraction) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
    let text = if x == 0.0 {
        format!("{sign}0x0.0p+0")
    } else if exponent == 0 {
        format!("{sign}0x0.{fraction:013x}p-1022")
    } else {
        format!("{sign}0x1.{fraction:013x}p{:+}", exponent - 1023)
    };
    vm.new_str(&text)
}

fn truncate(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.float_to_int(this_float(args))
}

fn floor(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.float_to_int(this_float(args).floor())
}

fn ceil(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.float_to_int(this_float(args).ceil())
}

fn round_float(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = this_float(args);
    let digits = match args.optional(1) {
        Some(digits) if digits != vm.none() => vm.index_clamped(digits)?,
        _ => return vm.float_to_int(x.round_ties_even()),
    };
    if !x.is_finite() || digits > 323 {
        return vm.new_float(x);
    }
    if digits < -308 {
        return vm.new_float(0f64.copysign(x));
    }
    // The exact decimal value is rounded, and what is a tie in it is one.
    let rounded: f64 = if digits >= 0 {
        format!("{x:.*}", digits as usize).parse().unwrap_or(x)
    } else {
        let exponent = format!("{x:e}");
        let exponent = exponent.split_once('e').and_then(|(_, e)| e.parse::<i64>().ok());
        match exponent.unwrap_or(0) + digits {
            // Not even half a unit.
            ..-1 => 0f64.copysign(x),
            -1 => {
                let unit = 10f64.powi(-digits as i32);
                (x / unit).round_ties_even() * unit
            }
            kept => format!("{x:.*e}", kept as usize).parse().unwrap_or(x),
        }
    };
    if rounded.is_infinite() {
        return vm.raise(Type::OverflowError, "rounded value too large to represent");
    }
    vm.new_float(rounded)
}

/// `float.fromhex(text)`; the first argument is the class.
pub(super) fn from_hex(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(text) = Str::of(payload(args.get(1))).map(Str::text) else {
        return vm.raise(Type::TypeError, "bad argument type for built-in operation");
    };
    match read_hex(text.trim_matches(char::is_whitespace)) {
        Some(x) if x.is_infinite() && !text.to_lowercase().contains("inf") => {
            let text = "hexadecimal value too large to represent as a float";
            vm.raise(Type::OverflowError, text)
        }
        Some(x) => {
            let x = vm.new_float(x)?;
            let class = args.get(0);
            if vm.class_of_object(class)?.is(Type::Float) { Ok(x) } else { vm.call(class, &[x]) }
        }
        None => vm.raise(Type::ValueError, "invalid hexadecimal floating-point string"),
    }
}

fn read_hex(text: &str) -> Option<f64> {
    let (sign, rest) = match text.strip_prefix('-') {
        Some(rest) => (-1.0, rest),
        None => (1.0, text.strip_prefix('+').unwrap_or(text)),
    };
    let lower = rest.to_lowercase();
    match lower.as_str() {
        "inf" | "infinity" => return Some(sign * f64::INFINITY),
        "nan" => return Some(f64::NAN),
        _ => {}
    }
    let digits = lower.strip_prefix("0x").unwrap_or(&lower);
    let (digits, power) = match digits.split_once('p') {
        Some((digits, power)) => (digits, read_power(power)?),
        None => (digits, 0),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let all = format!("{whole}{fraction}");
    if all.is_empty() || !all.bytes().all(|c| c.is_ascii_hexdigit()) {
        return None;
    }
    let mantissa = IBig::from_str_radix(&all, 16).ok()?;
    if mantissa == IBig::ZERO {
        return Some(sign * 0.0);
    }
    let power = power.clamp(-100_000, 100_000) - 4 * fraction.len() as i64;
    let one = IBig::ONE << power.unsigned_abs() as usize;
    let x = if power < 0 {
        float::divide(&mantissa, &one)
    } else {
        float::divide(&(mantissa * one), &IBig::ONE)
    };
    Some(sign * x.unwrap_or(f64::INFINITY))
}

/// The exponent of a hexadecimal float; one of very many digits is as good as the largest.
fn read_power(text: &str) -> Option<i64> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|c| c.is_ascii_digit()) {
        return None;
    }
    let power = digits.parse().unwrap_or(i64::MAX);
    Some(if text.starts_with('-') { -power } else { power })
}

/// `float.__getformat__(kind)`
pub(super) fn format_of_doubles(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match Str::of(payload(args.get(1))).map(Str::text) {
        Some("double" | "float") => vm.new_str("IEEE, little-endian"),
        Some(_) => {
            let text = "__getformat__() argument 1 must be 'double' or 'float'";
            vm.raise(Type::ValueError, text)
        }
        None => {
            let class = vm.type_name_or_none(args.get(1));
            let text = format!("__getformat__() argument must be str, not {class}");
            vm.raise(Type::TypeError, text)
        }
    }
}

/// What a message shows of a text that is no number.
fn shown(vm: &mut Vm, value: Value) -> Result<String, Raised> {
    const MOST: usize = 200;
    let text = vm.repr_text(value)?;
    Ok(if text.len() <= MOST { text } else { text.chars().take(MOST).collect() })
}

/// `int(value, base)`
pub(super) fn make_int(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, value, base] = bind(vm, args, "int", ["self", "", "base"])?;
    if value.is_null() {
        if !base.is_null() {
            return vm.raise(Type::TypeError, "int() missing string argument");
        }
        return Ok(Value::small(0));
    }
    let plain = payload(value);
    if !base.is_null() {
        // What fits nowhere is as wrong as any other base.
        let base = Int::of(vm.index(base)?).map_or(-1, Int::clamped);
        if base != 0 && !(2..=36).contains(&base) {
            return vm.raise(Type::ValueError, "int() base must be >= 2 and <= 36, or 0");
        }
        let text = match (Str::of(plain), plain.kind()) {
            (Some(text), _) => text,
            (None, Kind::Bytes | Kind::ByteArray) => {
                let latin = vm.intern("latin-1")?;
                Str(vm.decode(plain, latin, Value::NULL)?)
            }
            _ => {
                let text = "int() can't convert non-string with explicit base";
                return vm.raise(Type::TypeError, text);
            }
        };
        let number = parse_int(vm, text, base as u32);
        if number.is_err() && plain != text.0 && vm.catch(Type::ValueError) {
            let plain = {
                let bytes = vm.required_bytes(plain)?;
                vm.new_bytes(&bytes)?
            };
            let text = format!("invalid literal for int() with base {base}: {}", shown(vm, plain)?);
            return vm.raise(Type::ValueError, text);
        }
        return number;
    }
    if is_user(value)
        && let Some(method) =
            vm.special(value, Name::Int).filter(|method| !method.is(Kind::Builtin))
    {
        return converted(vm, value, method, Name::Int);
    }
    match Int::of(plain) {
        Some(Int::Small(n)) => return vm.new_int(n),
        Some(Int::Big(big)) => return Ok(big.0),
        None => {}
    }
    if let Some(text) = Str::of(plain) {
        return parse_int(vm, text, 10);
    }
    if let Some(bytes) = bytes_like(vm, plain) {
        let plain = match plain.kind() {
            Kind::Bytes => plain,
            _ => vm.new_bytes(&bytes)?,
        };
        return match std::str::from_utf8(&bytes).is_ok_and(looks_like_int) {
            true => {
                let text = vm.decode(plain, Value::NULL, Value::NULL)?;
                parse_int(vm, Str(text), 10)
            }
            false => {
                let shown = shown(vm, plain)?;
                let text = format!("invalid literal for int() with base 10: {shown}");
                vm.raise(Type::ValueError, text)
            }
        };
    }
    if let Some(x) = plain.as_float() {
        return vm.float_to_int(x);
    }
    for name in [Name::Int, Name::Index, Name::Trunc] {
        if let Some(method) = vm.special(value, name) {
            return converted(vm, value, method, name);
        }
    }
    let text = format!(
        "int() argument must be a string, a bytes-like object or a real number, not '{}'",
        vm.type_name(value)
    );
    vm.raise(Type::TypeError, text)
}

/// What `__int__`, `__index__` or `__trunc__` makes of a value.
fn converted(vm: &mut Vm, value: Value, method: Value, name: Name) -> Result<Value, Raised> {
    if name == Name::Trunc {
        let text = "The delegation of int() to __trunc__ is deprecated.";
        vm.warn(Type::DeprecationWarning, text)?;
    }
    let mut answer = vm.call_special(method, value, &[])?;
    if name == Name::Trunc
        && Int::of(payload(answer)).is_none()
        && let Some(method) = vm.special(answer, Name::Index)
    {
        answer = vm.call_special(method, answer, &[])?;
    }
    if vm.is_exactly(answer, Type::Int) {
        return Ok(answer);
    }
    let class = vm.type_name(answer);
    if Int::of(payload(answer)).is_none() {
        let text = match name {
            Name::Trunc => format!("__trunc__ returned non-Integral (type {class})"),
            _ => format!("{} returned non-int (type {class})", name.text()),
        };
        return vm.raise(Type::TypeError, text);
    }
    if name != Name::Trunc {
        vm.warn_of_subclass(name.text(), "int", &class)?;
    }
    let plain = payload(answer);
    Ok(if plain.is(Kind::Bool) { plain.field(boolean::NUMBER) } else { plain })
}

/// A text whose digits of other scripts are ASCII ones.
pub(super) fn plain_digits(text: &str) -> String {
    text.chars().map(|c| ascii_digit(c).unwrap_or(c)).collect()
}

/// Digits without underscores between them; `None` if an underscore is elsewhere.
fn without_underscores(text: &str) -> Option<String> {
    if text.starts_with('_') || text.ends_with('_') || text.contains("__") {
        return None;
    }
    Some(text.replace('_', ""))
}

/// Underscores stand between digits only.
pub(super) fn without_stray_underscores(text: &str) -> Option<String> {
    if !text.contains('_') {
        return Some(text.to_string());
    }
    let bytes = text.as_bytes();
    let is_digit = |at: Option<usize>| {
        at.and_then(|at| bytes.get(at)).is_some_and(|byte| byte.is_ascii_digit())
    };
    let all = (0..bytes.len())
        .all(|at| bytes[at] != b'_' || is_digit(at.checked_sub(1)) && is_digit(Some(at + 1)));
    if all { without_underscores(text) } else { None }
}

/// Whether the text is what `int` reads.
fn looks_like_int(text: &str) -> bool {
    let text = text.trim_matches(char::is_whitespace);
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    without_underscores(digits)
        .is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit()))
}

/// The number that a few digits of ASCII say, with a sign, spaces around them and the prefix of the base, or without.
fn few_digits(text: &[u8], base: u32) -> Option<i64> {
    // Numbers of so many digits are small.
    let most = match base {
        0 => return None,
        1..=10 => 17,
        11..=16 => 15,
        _ => 11,
    };
    let (is_negative, digits) = match text.trim_ascii() {
        [b'-', digits @ ..] => (true, digits),
        [b'+', digits @ ..] | digits => (false, digits),
    };
    let digits = match (base, digits) {
        (16, [b'0', b'x' | b'X', digits @ ..])
        | (8, [b'0', b'o' | b'O', digits @ ..])
        | (2, [b'0', b'b' | b'B', digits @ ..]) => digits,
        _ => digits,
    };
    if digits.is_empty() || digits.len() > most {
        return None;
    }
    let digit = |c: u8| (c as char).to_digit(base).map(i64::from);
    let n = digits.iter().try_fold(0, |n, c| Some(n * i64::from(base) + digit(*c)?))?;
    Some(if is_negative { -n } else { n })
}

/// Whether a text has a character that no decimal number has, whatever is around it.
fn is_no_decimal(text: &str) -> bool {
    let is_part = |c: u8| c.is_ascii_digit() || c <= b' ' || matches!(c, b'_' | b'+' | b'-');
    text.is_ascii() && !text.bytes().all(is_part)
}

/// The int that a text says.
pub fn parse_int(vm: &mut Vm, string: Str, base: u32) -> Result<Value, Raised> {
    // The common cases: a few digits, and what is no number at all.
    if let Some(n) = few_digits(string.text().as_bytes(), base) {
        return Ok(Value::small(n));
    }
    if base == 10 && is_no_decimal(string.text()) {
        return no_int(vm, string, base);
    }
    let trimmed = string.text().trim_matches(char::is_whitespace);
    let (is_negative, digits) = match trimmed.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, trimmed.strip_prefix('+').unwrap_or(trimmed)),
    };
    // The text in some forms, and the number.
    vm.room_for(digits.len().saturating_mul(6))?;
    let lower = digits.to_lowercase();
    let prefixes = [("0x", 16), ("0o", 8), ("0b", 2)];
    let prefix = prefixes
        .iter()
        .find(|(prefix, radix)| (base == 0 || base == *radix) && lower.starts_with(prefix));
    let (radix, digits) = match prefix {
        Some((_, radix)) => (*radix, lower[2..].strip_prefix('_').unwrap_or(&lower[2..])),
        None => (if base == 0 { 10 } else { base }, lower.as_str()),
    };
    vm.hear()?;
    // Other scripts have digits too.
    let digits = match digits.is_ascii() {
        true => digits.to_string(),
        false => digits.chars().map(|c| ascii_digit(c).unwrap_or(c)).collect(),
    };
    vm.hear()?;
    let is_right =
        |digits: &String| !digits.is_empty() && digits.chars().all(|c| c.is_digit(radix));
    let digits = without_underscores(&digits).filter(is_right).filter(|digits| {
        base != 0
            || prefix.is_some()
            || !digits.starts_with('0')
            || digits.bytes().all(|c| c == b'0')
    });
    let Some(digits) = digits else {
        return no_int(vm, string, base);
    };
    if !radix.is_power_of_two() && digits.len() > vm.known.most_digits {
        let text = format!(
            "Exceeds the limit ({} digits) for integer string conversion: value has {} digits; \
             use sys.set_int_max_str_digits() to increase the limit",
            vm.known.most_digits,
            digits.len()
        );
        return vm.raise(Type::ValueError, text);
    }
    let Some(n) = long::from_digits(vm, &digits, radix as u8)? else {
        return Ok(Value::small(0));
    };
    vm.new_ubig(is_negative, n)
}

fn no_int(vm: &mut Vm, string: Str, base: u32) -> Result<Value, Raised> {
    let shown = shown(vm, string.0)?;
    let text = format!("invalid literal for int() with base {base}: {shown}");
    vm.raise(Type::ValueError, text)
}

/// Whether a character counts as space at the ends of numbers and for `str.split`.
pub(super) fn is_space(c: char) -> bool {
    c.is_whitespace() || ('\x1c'..='\x1f').contains(&c)
}

/// The ASCII digit for a decimal digit of another script.
fn ascii_digit(c: char) -> Option<char> {
    char::from_digit(sidewinder_syntax::unicode::decimal(c)?, 10)
}

/// `float(value)`
pub(super) fn make_float(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(value) = args.optional(1) else { return vm.new_float(0.0) };
    let plain = payload(value);
    if is_user(value)
        && let Some(method) =
            vm.special(value, Name::Float).filter(|method| !method.is(Kind::Builtin))
    {
        let answer = vm.call_special(method, value, &[])?;
        if !payload(answer).is(Kind::Float) {
            let (of, class) = (vm.type_name(value), vm.type_name(answer));
            let text = format!("{of}.__float__ returned non-float (type {class})");
            return vm.raise(Type::TypeError, text);
        }
        if !answer.is(Kind::Float) {
            let name = format!("{}.__float__", vm.type_name(value));
            let class = vm.type_name(answer);
            vm.warn_of_subclass(&name, "float", &class)?;
        }
        return Ok(payload(answer));
    }
    if let Some(string) = Str::of(plain) {
        return parse_float(vm, string);
    }
    if plain.as_float().is_some() {
        return Ok(plain);
    }
    if let Some(data) = bytes_like(vm, plain) {
        let text: String = data.iter().map(|byte| *byte as char).collect();
        return match read_float(&text).filter(|_| data.is_ascii()) {
            Some(x) => vm.new_float(x),
            None => {
                let shown = vm.repr_text(value)?;
                vm.raise(Type::ValueError, format!("could not convert string to float: {shown}"))
            }
        };
    }
    if vm.number(plain)?.is_none()
        && vm.special(value, crate::object::Name::Float).is_none()
        && vm.special(value, crate::object::Name::Index).is_none()
    {
        let text = format!(
            "float() argument must be a string or a real number, not '{}'",
            vm.type_name(value)
        );
        return vm.raise(Type::TypeError, text);
    }
    let x = vm.to_double(value)?;
    vm.new_float(x)
}

/// The float that a text says.
pub fn parse_float(vm: &mut Vm, string: Str) -> Result<Value, Raised> {
    match read_float(&plain_digits(string.text())) {
        Some(x) => vm.new_float(x),
        None => {
            let shown = vm.repr_text(string.0)?;
            vm.raise(Type::ValueError, format!("could not convert string to float: {shown}"))
        }
    }
}

/// The number that a text with digits of ASCII is.
fn read_float(ascii: &str) -> Option<f64> {
    let trimmed = ascii.trim_matches(char::is_whitespace);
    let unsigned = trimmed.trim_start_matches(['+', '-']);
    let is_word = ["inf", "infinity", "nan"].iter().any(|word| unsigned.eq_ignore_ascii_case(word));
    let is_number = unsigned.starts_with(|c: char| c.is_ascii_digit() || c == '.')
        && trimmed.len() - unsigned.len() <= 1
        && !unsigned.contains("_.")
        && !unsigned.contains("._")
        && unsigned.chars().all(|c| c.is_ascii_digit() || "._eE+-".contains(c));
    if is_word && trimmed.len() - unsigned.len() <= 1 {
        trimmed.parse().ok()
    } else if is_number {
        without_stray_underscores(trimmed).and_then(|text| text.parse::<f64>().ok())
    } else {
        None
    }
}

impl Vm {
    /// `int(text)`
    pub(crate) fn int_of_text(&mut self, text: Str) -> Result<Value, Raised> {
        parse_int(self, text, 10)
    }

    /// `float(text)`
    pub(crate) fn float_of_text(&mut self, text: Str) -> Result<Value, Raised> {
        parse_float(self, text)
    }
}
