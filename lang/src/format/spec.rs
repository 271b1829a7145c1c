//! A format specification, taken apart.

use crate::object::{
    Kind, Raised, Type, Value, instance::payload, str::count_chars, str::push_many,
};
use crate::vm::Vm;

/// `[[fill]align][sign][z][#][0][width][grouping][.precision][type]`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    /// What the rest of the width is filled with.
    pub fill: char,
    /// `<`, `>`, `^` or `=`, if one is given.
    pub align: Option<char>,
    /// `+`, `-` or a space, if one is given.
    pub sign: Option<char>,
    /// `z`: a result of zero has no minus.
    pub no_negative_zero: bool,
    /// `#`
    pub alternate: bool,
    /// Fewest characters.
    pub width: usize,
    /// `,` or `_`, if one is given.
    pub grouping: Option<char>,
    /// What follows the point.
    pub precision: Option<usize>,
    /// The letter at the end.
    pub kind: Option<char>,
}

impl Default for Spec {
    fn default() -> Spec {
        Spec {
            fill: ' ',
            align: None,
            sign: None,
            no_negative_zero: false,
            alternate: false,
            width: 0,
            grouping: None,
            precision: None,
            kind: None,
        }
    }
}

/// Widths and precisions beyond this are refused.
const WIDEST: usize = i64::MAX as usize;
/// No float has a precision beyond this.
const MOST_PRECISE: usize = i32::MAX as usize;

impl Spec {
    /// Takes a specification for a value apart; ValueError if it is none.
    pub fn parse(vm: &mut Vm, text: &str, value: Value) -> Result<Spec, Raised> {
        let mut spec = Spec::default();
        let (whole, value) = (value, payload(value));
        // All that matters is ASCII, but for the filling.
        let mut chars = text.chars();
        let (first, second) = (chars.next(), chars.next());
        let is_align = |c: &char| matches!(c, '<' | '>' | '^' | '=');
        let mut at = 0;
        let mut filled = false;
        if let (Some(fill), Some(align)) = (first, second.filter(is_align)) {
            (spec.fill, spec.align, filled) = (fill, Some(align), true);
            at = fill.len_utf8() + 1;
        } else if let Some(align) = first.filter(is_align) {
            spec.align = Some(align);
            at = 1;
        }
        let next = |at: usize| text.as_bytes().get(at).map(|c| *c as char);
        if let Some(sign @ ('+' | '-' | ' ')) = next(at) {
            spec.sign = Some(sign);
            at += 1;
        }
        if next(at) == Some('z') {
            spec.no_negative_zero = true;
            at += 1;
        }
        if next(at) == Some('#') {
            spec.alternate = true;
            at += 1;
        }
        if next(at) == Some('0') && !filled {
            spec.fill = '0';
            if spec.align.is_none() && !value.is(Kind::Str) {
                spec.align = Some('=');
            }
            at += 1;
        }
        let number = |at: &mut usize| {
            let start = *at;
            let mut number = 0usize;
            while let Some(digit) = next(*at).and_then(|c| c.to_digit(10)) {
                number = number.saturating_mul(10).saturating_add(digit as usize);
                *at += 1;
            }
            (*at > start).then_some(number)
        };
        if let Some(width) = number(&mut at) {
            if width > WIDEST {
                let text = "Too many decimal digits in format string";
                return vm.raise(Type::ValueError, text);
            }
            // Digits and filling, with the text around them, and the object.
            vm.room_for(width.saturating_mul(4))?;
            spec.width = width;
        }
        while let Some(grouping @ (',' | '_')) = next(at) {
            match spec.grouping {
                Some(first) if first == grouping => {
                    let text = format!("Cannot specify '{grouping}' with '{grouping}'.");
                    return vm.raise(Type::ValueError, text);
                }
                Some(_) => {
                    return vm.raise(Type::ValueError, "Cannot specify both ',' and '_'.");
                }
                None => spec.grouping = Some(grouping),
            }
            at += 1;
        }
        if next(at) == Some('.') {
            at += 1;
            match number(&mut at) {
                None => return vm.raise(Type::ValueError, "Format specifier missing precision"),
                Some(precision) if precision > WIDEST => {
                    let text = "Too many decimal digits in format string";
                    return vm.raise(Type::ValueError, text);
                }
                Some(precision) if precision > MOST_PRECISE && !value.is(Kind::Str) => {
                    return vm.raise(Type::ValueError, "precision too big");
                }
                Some(precision) => {
                    if !value.is(Kind::Str) {
                        vm.room_for(precision.saturating_mul(4))?;
                    }
                    spec.precision = Some(precision);
                }
            }
        }
        let rest = &text[at..];
        if count_chars(rest) > 1 {
            let class = vm.type_name(whole);
            let text = format!("Invalid format specifier '{text}' for object of type '{class}'");
            return vm.raise(Type::ValueError, text);
        }
        spec.kind = rest.chars().next();
        let is_text = value.is(Kind::Str);
        let kind = spec.kind.unwrap_or(if is_text { 's' } else { 'd' });
        match spec.grouping {
            Some(grouping)
                if !"deEfFgG%".contains(kind) && (grouping == ',' || !"boxX".contains(kind)) =>
            {
                let text = format!("Cannot specify '{grouping}' with '{kind}'.");
                return vm.raise(Type::ValueError, text);
            }
            _ => {}
        }
        if spec.no_negative_zero
            && !matches!(value.kind(), Kind::Float | Kind::Complex)
            && if is_text { kind == 's' } else { "bcdnoxX".contains(kind) }
        {
            let what = if is_text { "string" } else { "integer" };
            let text = format!("Negative zero coercion (z) not allowed in {what} format specifier");
            return vm.raise(Type::ValueError, text);
        }
        Ok(spec)
    }

    /// Fills a text up to the width.
    pub fn pad(&self, text: &str, default: char) -> String {
        self.place([""; 2], [text, ""], default)
    }

    /// As [`Spec::pad`], where `=` puts the filling behind the sign or prefix.
    pub fn pad_number(&self, sign: &str, digits: &str, default: char) -> String {
        self.place([sign, ""], [digits, ""], default)
    }

    /// Fills four pieces up to the width; `=` puts the filling between the first two and the others.
    pub fn place(&self, head: [&str; 2], tail: [&str; 2], default: char) -> String {
        let parts = [head, tail];
        let missing = match self.width {
            0 => 0,
            width => {
                width.saturating_sub(parts.iter().flatten().map(|part| count_chars(part)).sum())
            }
        };
        let size = parts.iter().flatten().map(|part| part.len()).sum::<usize>();
        let mut out = String::with_capacity(size + missing);
        let (before, inside, behind) = match self.align.unwrap_or(default) {
            '<' => (0, 0, missing),
            '^' => (missing / 2, 0, missing - missing / 2),
            '=' => (0, missing, 0),
            _ => (missing, 0, 0),
        };
        push_many(&mut out, self.fill, before);
        head.iter().for_each(|part| out.push_str(part));
        push_many(&mut out, self.fill, inside);
        tail.iter().for_each(|part| out.push_str(part));
        push_many(&mut out, self.fill, behind);
        out
    }
}
