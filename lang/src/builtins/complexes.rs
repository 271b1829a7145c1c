//! Complex numbers: making them, and their methods.

use super::bind::bind;
use super::numbers::{plain_digits, without_stray_underscores};
use super::{ANY, PURE};
use crate::object::complex::{Complex, complex};
use crate::object::{Name, Object, Raised, Str, Type, Value, instance::payload};
use crate::vm::{Args, Vm};

crate::builtins! {
    /// Methods of complex numbers.
    COMPLEX of Complex;
    "conjugate" conjugate (0, 0) "()" PURE;
    "__complex__" itself (0, 0) "()" PURE;
    "__getnewargs__" new_arguments (0, 0) "()" ANY;
}

fn this(args: Args) -> Complex {
    // The row's owner is `complex`, so the payload is one.
    payload(args.get(0)).as_complex().unwrap_or(complex(0.0, 0.0))
}

fn conjugate(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let z = this(args);
    vm.new_complex(complex(z.re, -z.im))
}

fn itself(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match vm.is_exactly(args.get(0), Type::Complex) {
        true => Ok(args.get(0)),
        false => vm.new_complex(this(args)),
    }
}

fn new_arguments(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let z = this(args);
    let parts = [vm.new_float(z.re)?, vm.new_float(z.im)?];
    vm.new_tuple(&parts)
}

impl Vm {
    /// A number as a complex one, also through `__complex__`, `__float__` and `__index__`; `None` if it is none.
    pub fn try_complex(&mut self, value: Value) -> Result<Option<Complex>, Raised> {
        let plain = payload(value);
        if let Some(z) = plain.as_complex() {
            return Ok(Some(z));
        }
        if let Some(z) = self.complex_by_method(value)? {
            return Ok(Some(z));
        }
        if self.number(plain)?.is_none()
            && self.special(value, Name::Float).is_none()
            && self.special(value, Name::Index).is_none()
        {
            return Ok(None);
        }
        Ok(Some(complex(self.to_double(value)?, 0.0)))
    }

    /// What `__complex__` says, if there is one.
    fn complex_by_method(&mut self, value: Value) -> Result<Option<Complex>, Raised> {
        let Some(method) = self.special(value, Name::Complex) else { return Ok(None) };
        let answer = self.call_special(method, value, &[])?;
        let class = self.type_name(answer);
        if let Some(z) = payload(answer).as_complex() {
            if !self.is_exactly(answer, Type::Complex) {
                self.warn_of_subclass("__complex__", "complex", &class)?;
            }
            return Ok(Some(z));
        }
        let text = format!("__complex__ returned non-complex (type {class})");
        self.raise(Type::TypeError, text)
    }
}

/// `complex(real, imag)`
pub(super) fn make(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [class, real, imag] = bind(vm, args, "complex", ["self", "real", "imag"])?;
    if real.is_null() && imag.is_null() {
        return vm.new_complex(complex(0.0, 0.0));
    }
    let is_plain = class == vm.class(Type::Complex).object.get();
    if imag.is_null() && is_plain && vm.is_exactly(real, Type::Complex) {
        return Ok(real);
    }
    if !real.is_null()
        && let Some(text) = Str::of(payload(real))
    {
        if !imag.is_null() {
            let text = "complex() can't take second arg if first is a string";
            return vm.raise(Type::TypeError, text);
        }
        return match parse(text.text()) {
            Some(z) => vm.new_complex(z),
            None if without_stray_underscores(text.text().trim_matches(char::is_whitespace))
                .is_none() =>
            {
                let shown = vm.repr_text(payload(real))?;
                let text = format!("could not convert string to complex: {shown}");
                vm.raise(Type::ValueError, text)
            }
            None => vm.raise(Type::ValueError, "complex() arg is a malformed string"),
        };
    }
    if !imag.is_null() && payload(imag).is(crate::object::Kind::Str) {
        return vm.raise(Type::TypeError, "complex() second arg can't be a string");
    }
    let first = match real.is_null() {
        true => complex(0.0, 0.0),
        false => match vm.complex_by_method(real)? {
            Some(z) => z,
            None => {
                // Both are numbers before one is asked for its value.
                if is_number(vm, real)? && !imag.is_null() {
                    check_second(vm, imag)?;
                }
                first_part(vm, real)?
            }
        },
    };
    if imag.is_null() {
        return vm.new_complex(first);
    }
    let second = second_part(vm, imag)?;
    // `real + imag * 1j`; a part that is no complex number adds nothing, not even a sign.
    let mut z = complex(first.re, second.re);
    if is_complex(imag) {
        z.re -= second.im;
    }
    if is_complex(real) || !real.is_null() && vm.special(real, Name::Complex).is_some() {
        z.im += first.im;
    }
    vm.new_complex(z)
}

fn is_complex(value: Value) -> bool {
    !value.is_null() && payload(value).as_complex().is_some()
}

/// What the first argument is: a subclass may say by `__complex__`.
fn first_part(vm: &mut Vm, value: Value) -> Result<Complex, Raised> {
    match vm.try_complex(value)? {
        Some(z) => Ok(z),
        None => {
            let class = vm.type_name(value);
            let text =
                format!("complex() first argument must be a string or a number, not '{class}'");
            vm.raise(Type::TypeError, text)
        }
    }
}

/// Whether a value stands for a real or complex number.
fn is_number(vm: &mut Vm, value: Value) -> Result<bool, Raised> {
    Ok(is_complex(value)
        || vm.number(payload(value))?.is_some()
        || vm.special(value, Name::Float).is_some()
        || vm.special(value, Name::Index).is_some())
}

/// TypeError if the second argument is no number.
fn check_second(vm: &mut Vm, value: Value) -> Result<(), Raised> {
    if !is_number(vm, value)? {
        let class = vm.type_name(value);
        let text = format!("complex() second argument must be a number, not '{class}'");
        return vm.raise(Type::TypeError, text);
    }
    Ok(())
}

fn second_part(vm: &mut Vm, value: Value) -> Result<Complex, Raised> {
    if let Some(z) = payload(value).as_complex() {
        return Ok(z);
    }
    check_second(vm, value)?;
    Ok(complex(vm.to_double(value)?, 0.0))
}

/// A complex number as it is written.
fn parse(text: &str) -> Option<Complex> {
    let digits = plain_digits(text);
    let clean = without_stray_underscores(digits.trim_matches(char::is_whitespace))?;
    let inner = match clean.strip_prefix('(') {
        Some(rest) => rest.strip_suffix(')')?.trim_matches(char::is_whitespace),
        None => clean.as_str(),
    };
    let (first, rest) = number(inner);
    let is_unit = |rest: &str| matches!(rest, "j" | "J");
    match first {
        Some(x) if rest.is_empty() => Some(complex(x, 0.0)),
        Some(x) if is_unit(rest) => Some(complex(0.0, x)),
        Some(x) => {
            if !rest.starts_with(['+', '-']) {
                return None;
            }
            let (second, after) = match number(rest) {
                (Some(y), after) => (y, after),
                (None, after) => (if rest.starts_with('-') { -1.0 } else { 1.0 }, after),
            };
            is_unit(after).then(|| complex(x, second))
        }
        None => {
            let after = inner.trim_start_matches(['+', '-']);
            if inner.len() - after.len() > 1 || !is_unit(after) {
                return None;
            }
            Some(complex(0.0, if inner.starts_with('-') { -1.0 } else { 1.0 }))
        }
    }
}

/// The float that a text starts with, and what follows.
fn number(text: &str) -> (Option<f64>, &str) {
    let bytes = text.as_bytes();
    let mut at = usize::from(matches!(bytes.first(), Some(b'+' | b'-')));
    let lower = text[at..].to_ascii_lowercase();
    for word in ["infinity", "inf", "nan"] {
        if lower.starts_with(word) {
            let end = at + word.len();
            return (text[..end].parse().ok(), &text[end..]);
        }
    }
    let start = at;
    let digits = |at: &mut usize| {
        let from = *at;
        while bytes.get(*at).is_some_and(u8::is_ascii_digit) {
            *at += 1;
        }
        *at > from
    };
    let mut some = digits(&mut at);
    if bytes.get(at) == Some(&b'.') {
        at += 1;
        some |= digits(&mut at);
    }
    if !some {
        return (None, &text[start..]);
    }
    if matches!(bytes.get(at), Some(b'e' | b'E')) {
        let mut after = at + 1;
        after += usize::from(matches!(bytes.get(after), Some(b'+' | b'-')));
        if digits(&mut after) {
            at = after;
        }
    }
    (text[..at].parse().ok(), &text[at..])
}
