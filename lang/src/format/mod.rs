//! Values as text by a pattern: f-strings and `format`, `str.format`, and `%`.
//!
//! **In:** a value and a specification such as `>10.3f`. **Out:** text, the same as CPython's to the last digit.
//!
//! ```text
//! spec.rs      [[fill]align][sign][z][#][0][width][grouping][.precision][type], taken apart
//! number.rs    ints and floats by such a specification
//! template.rs  str.format: "{0:>{width}} {name!r}"
//! percent.rs   "%5.2f" % x
//! packed.rs    "<IHB", which the module `struct` has its bytes by
//! ```
//!
//! **Absent:** locales: type `n` is as in the locale C.

mod number;
pub(crate) mod packed;
pub(crate) mod percent;
mod spec;
pub mod template;

pub use spec::Spec;

use crate::object::{Int, Kind, Name, Object, Raised, Str, Type, Value, instance};
use crate::operation::compare::is_user;
use crate::vm::Vm;

impl Vm {
    /// `format(value, spec)` as a string.
    pub fn format(&mut self, value: Value, spec: &str) -> Result<Value, Raised> {
        if is_user(value) {
            let spec = self.new_str(spec)?;
            let Some(method) = self.special(value, Name::Format) else { return self.str(value) };
            let answer = self.nested(|vm| vm.call_special(method, value, &[spec]))?;
            return self.check_formatted(answer);
        }
        self.builtin_format(value, spec)
    }

    /// What a `__format__` has returned, if it is a string.
    pub fn check_formatted(&mut self, answer: Value) -> Result<Value, Raised> {
        if instance::payload(answer).is(Kind::Str) {
            return Ok(answer);
        }
        let text = format!("__format__ must return a str, not {}", self.type_name(answer));
        self.raise(Type::TypeError, text)
    }

    /// `format(value, spec)` of a builtin class.
    pub fn builtin_format(&mut self, value: Value, spec: &str) -> Result<Value, Raised> {
        if spec.is_empty() {
            return self.str(value);
        }
        let whole = value;
        let value = instance::payload(value);
        let is_number =
            Int::of(value).is_some() || matches!(value.kind(), Kind::Float | Kind::Complex);
        if !is_number && !value.is(Kind::Str) {
            let name = self.type_name(whole);
            let text = format!("unsupported format string passed to {name}.__format__");
            return self.raise(Type::TypeError, text);
        }
        let spec = Spec::parse(self, spec, whole)?;
        let known = match value.kind() {
            Kind::Str => "s",
            Kind::Float => "eEfFgGn%",
            Kind::Complex => "eEfFgGn",
            _ => "bcdoxXneEfFgG%",
        };
        if let Some(code) = spec.kind.filter(|code| !known.contains(*code)) {
            let class = self.type_name(whole);
            let text = format!("Unknown format code '{code}' for object of type '{class}'");
            return self.raise(Type::ValueError, text);
        }
        let text = match value.kind() {
            Kind::Str => self.format_text(Str(value).text(), &spec)?,
            Kind::Float => self.format_float(f64::from_bits(value.raw(1)), &spec)?,
            Kind::Complex => match value.as_complex() {
                Some(z) => self.format_complex(z, &spec)?,
                None => String::new(),
            },
            _ => match Int::of(value) {
                Some(n) => self.format_int(n, &spec)?,
                None => String::new(),
            },
        };
        self.new_str(&text)
    }

    fn format_text(&mut self, text: &str, spec: &Spec) -> Result<String, Raised> {
        let complaint = match spec {
            Spec { sign: Some(' '), .. } => "Space not allowed in string format specifier",
            Spec { sign: Some(_), .. } => "Sign not allowed in string format specifier",
            Spec { alternate: true, .. } => {
                "Alternate form (#) not allowed in string format specifier"
            }
            Spec { align: Some('='), .. } => "'=' alignment not allowed in string format specifier",
            Spec { grouping: Some(grouping), .. } => {
                let text = format!("Cannot specify '{grouping}' with 's'.");
                return self.raise(Type::ValueError, text);
            }
            _ => "",
        };
        if !complaint.is_empty() {
            return self.raise(Type::ValueError, complaint);
        }
        let text = match spec.precision {
            Some(most) => &text[..text.char_indices().nth(most).map_or(text.len(), |(end, _)| end)],
            None => text,
        };
        Ok(spec.pad(text, '<'))
    }
}
