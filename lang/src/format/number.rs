//! Numbers by a specification.

use super::Spec;
use crate::object::{Int, Raised, Type, complex::Complex, float};
use crate::vm::Vm;
use sidewinder_syntax::text::char_of;

/// What stands before the digits of a number.
fn sign_of(is_negative: bool, spec: &Spec) -> &'static str {
    match (is_negative, spec.sign) {
        (true, _) => "-",
        (false, Some('+')) => "+",
        (false, Some(' ')) => " ",
        _ => "",
    }
}

/// Digits with separators between groups, at least `width` characters of them if they are to be filled with zeros.
fn group(digits: &str, separator: char, size: usize, width: usize) -> String {
    let mut out = Vec::new();
    let mut count = 0;
    let mut push = |c: u8, out: &mut Vec<u8>| {
        if count > 0 && count % size == 0 {
            out.push(separator as u8);
        }
        out.push(c);
        count += 1;
    };
    digits.bytes().rev().for_each(|c| push(c, &mut out));
    while out.len() < width {
        push(b'0', &mut out);
    }
    out.reverse();
    String::from_utf8(out).unwrap_or_default()
}

/// No double has more digits behind the point, where it is written exactly: beyond them all are zeros.
const MOST_FRACTION: usize = 1100;

/// A non-negative double with so many digits behind the point, or with an exponent.
fn exactly(x: f64, digits: usize, exponent: bool) -> String {
    let shown = digits.min(MOST_FRACTION);
    let mut text = if exponent { format!("{x:.shown$e}") } else { format!("{x:.shown$}") };
    if shown < digits {
        let at = text.find('e').unwrap_or(text.len());
        text.insert_str(at, &"0".repeat(digits - shown));
    }
    text
}

/// The digits of a non-negative double, as `e` writes them: mantissa with `precision` digits after the point, and exponent.
fn scientific(x: f64, precision: usize, upper: bool) -> String {
    let text = exactly(x, precision, true);
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let (letter, sign) = (if upper { 'E' } else { 'e' }, if exponent < 0 { '-' } else { '+' });
    format!("{mantissa}{letter}{sign}{:02}", exponent.abs())
}

/// The exponent of a non-negative double rounded to `digits` significant digits.
fn exponent_of(x: f64, digits: usize) -> i32 {
    let text = format!("{x:.*e}", (digits - 1).min(MOST_FRACTION));
    text.split_once('e').and_then(|(_, exponent)| exponent.parse().ok()).unwrap_or(0)
}

/// As `%g` writes a non-negative double: `digits` significant ones, without zeros at the end unless `keep`.
pub(super) fn general(x: f64, digits: usize, upper: bool, keep: bool) -> String {
    let digits = digits.max(1);
    let exponent = if x == 0.0 { 0 } else { exponent_of(x, digits) };
    if exponent < -4 || exponent >= digits as i32 {
        let text = scientific(x, digits - 1, upper);
        let at = text.find(['e', 'E']).unwrap_or(text.len());
        let (mantissa, rest) = text.split_at(at);
        let mantissa = if keep { with_point(mantissa) } else { trim(mantissa) };
        return format!("{mantissa}{rest}");
    }
    let precision = (digits as i32 - 1 - exponent) as usize;
    let text = exactly(x, precision, false);
    if keep { with_point(&text) } else { trim(&text) }
}

fn with_point(text: &str) -> String {
    if text.contains('.') { text.into() } else { format!("{text}.") }
}

fn trim(text: &str) -> String {
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').into(),
        false => text.into(),
    }
}

/// A finite, non-negative double with so many digits behind the point: the nearest to its exact value, of two the even one.
fn fixed(x: f64, digits: usize) -> String {
    let Some(mut units) = scaled(x, digits) else { return exactly(x, digits, false) };
    // Units are below 10^18, and one more byte is the point.
    let mut text = [b'0'; 24];
    let mut at = text.len();
    let mut written = 0;
    while units > 0 || written <= digits {
        if written == digits && digits > 0 {
            at -= 1;
            text[at] = b'.';
        }
        at -= 1;
        text[at] = b'0' + (units % 10) as u8;
        units /= 10;
        written += 1;
    }
    std::str::from_utf8(&text[at..]).unwrap_or_default().to_owned()
}

/// How many units of the last digit that [`fixed`] writes a number has, if that is small enough to be computed exactly.
fn scaled(x: f64, digits: usize) -> Option<u64> {
    if digits > 9 || x >= 1e9 || x.is_sign_negative() {
        return None;
    }
    let (exponent, fraction) = (x.to_bits() >> 52, x.to_bits() & ((1 << 52) - 1));
    let mantissa = if exponent == 0 { fraction } else { fraction | 1 << 52 };
    // The number is the mantissa without its last `shift` bits. These are 23 at least, as it is below 10^9.
    let shift = 1075 - exponent.max(1);
    let product = mantissa as u128 * 10u128.pow(digits as u32);
    if shift > 120 {
        return Some(0);
    }
    let (whole, rest, half) = (product >> shift, product & ((1 << shift) - 1), 1 << (shift - 1));
    let is_up = rest > half || rest == half && whole & 1 == 1;
    Some(whole as u64 + is_up as u64)
}

/// The magnitude of a finite double by a type letter.
pub(super) fn magnitude(x: f64, kind: char, precision: Option<usize>, alternate: bool) -> String {
    let digits = precision.unwrap_or(6);
    match kind {
        'f' | 'F' => {
            let text = fixed(x, digits);
            if alternate { with_point(&text) } else { text }
        }
        'e' | 'E' => {
            let text = scientific(x, digits, kind == 'E');
            if alternate && digits == 0 {
                let at = text.find(['e', 'E']).unwrap_or(text.len());
                return format!("{}.{}", &text[..at], &text[at..]);
            }
            text
        }
        '%' => {
            let text = fixed(x * 100.0, digits);
            (if alternate { with_point(&text) } else { text }) + "%"
        }
        _ => general(x, digits, kind == 'G', alternate),
    }
}

/// Grouping and padding: `digits` are before the point, `rest` is what follows; `head` is the sign and a prefix.
fn place_digits(head: [&str; 2], digits: &str, rest: &str, size: usize, spec: &Spec) -> String {
    let Some(separator) = spec.grouping.filter(|_| !digits.is_empty()) else {
        return spec.place(head, [digits, rest], '>');
    };
    let zeros = spec.fill == '0' && spec.align == Some('=');
    let taken = head[0].len() + head[1].len() + rest.len();
    let width = if zeros { spec.width.saturating_sub(taken) } else { 0 };
    spec.place(head, [&group(digits, separator, size, width), rest], '>')
}

/// The text of a double's magnitude with its sign, grouped and padded.
fn place_number(x: f64, text: &str, spec: &Spec) -> String {
    let mut is_negative = x.is_sign_negative() && !x.is_nan();
    if spec.no_negative_zero && is_negative && x.is_finite() {
        is_negative = text.bytes().any(|c| (b'1'..=b'9').contains(&c));
    }
    let sign = [sign_of(is_negative, spec), ""];
    let end = text.bytes().position(|c| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    place_digits(sign, digits, rest, 3, spec)
}

impl Vm {
    pub(super) fn format_int(&mut self, n: Int, spec: &Spec) -> Result<String, Raised> {
        let kind = spec.kind.unwrap_or('d');
        if matches!(kind, 'e' | 'E' | 'f' | 'F' | 'g' | 'G' | '%') {
            let Some(x) = n.to_f64() else {
                let text = "int too large to convert to float";
                return self.raise(Type::OverflowError, text);
            };
            return self.format_float(x, spec);
        }
        if spec.precision.is_some() {
            let text = "Precision not allowed in integer format specifier";
            return self.raise(Type::ValueError, text);
        }
        if kind == 'c' {
            return self.format_char(n, spec);
        }
        let (text, prefix) = match kind {
            // `n` is `d` or `g` in the locale of programs, which is always C.
            'd' | 'n' => (self.int_to_text(n)?, ""),
            'b' => (n.digits(2), "0b"),
            'o' => (n.digits(8), "0o"),
            'x' => (n.digits(16), "0x"),
            _ => (n.digits(16).to_uppercase(), "0X"),
        };
        let digits = text.strip_prefix('-').unwrap_or(&text);
        let prefix = if spec.alternate { prefix } else { "" };
        let head = [sign_of(n.is_negative(), spec), prefix];
        let size = if matches!(kind, 'd' | 'n') { 3 } else { 4 };
        Ok(place_digits(head, digits, "", size, spec))
    }

    fn format_char(&mut self, n: Int, spec: &Spec) -> Result<String, Raised> {
        let complaint = match spec {
            Spec { sign: Some(_), .. } => "Sign not allowed with integer format specifier 'c'",
            Spec { alternate: true, .. } => {
                "Alternate form (#) not allowed with integer format specifier 'c'"
            }
            _ => "",
        };
        if !complaint.is_empty() {
            return self.raise(Type::ValueError, complaint);
        }
        if let Int::Big(_) = n {
            return self.raise(Type::OverflowError, "Python int too large to convert to C long");
        }
        let code = u32::try_from(n.clamped()).ok().and_then(char_of);
        match code {
            Some(c) => Ok(spec.pad(&c.to_string(), '>')),
            None => self.raise(Type::OverflowError, "%c arg not in range(0x110000)"),
        }
    }

    pub(super) fn format_float(&mut self, x: f64, spec: &Spec) -> Result<String, Raised> {
        let kind = match spec.kind {
            None => ' ',
            Some('n') => 'g',
            Some(kind) => kind,
        };
        let size = x.abs();
        let text = if !x.is_finite() {
            let text = if x.is_nan() { "nan" } else { "inf" };
            let text = if "EFG".contains(kind) { text.to_uppercase() } else { text.into() };
            if kind == '%' { text + "%" } else { text }
        } else if kind == ' ' {
            match spec.precision {
                None => {
                    let text = float::repr(size);
                    match text.find('e').filter(|_| spec.alternate && !text.contains('.')) {
                        Some(at) => format!("{}.{}", &text[..at], &text[at..]),
                        None => text,
                    }
                }
                // As `g`, but at least one digit follows the point, so that an exponent comes one digit earlier.
                Some(digits) => general_with_point(size, digits.max(1), spec.alternate),
            }
        } else {
            magnitude(size, kind, spec.precision, spec.alternate)
        };
        Ok(place_number(x, &text, spec))
    }

    /// A complex number: two floats without a width, and then as a whole.
    pub(super) fn format_complex(&mut self, z: Complex, spec: &Spec) -> Result<String, Raised> {
        let kind = match spec.kind {
            Some('n') => Some('g'),
            kind => kind,
        };
        let complaint = if spec.fill == '0' {
            "Zero padding is not allowed in complex format specifier"
        } else if spec.align == Some('=') {
            "'=' alignment flag is not allowed in complex format specifier"
        } else {
            ""
        };
        if !complaint.is_empty() {
            return self.raise(Type::ValueError, complaint);
        }
        let plain = Spec { width: 0, align: None, ..*spec };
        let part = |x: f64, spec: Spec| {
            let size = x.abs();
            let text = match kind {
                _ if !x.is_finite() => {
                    let text = if x.is_nan() { "nan" } else { "inf" };
                    let is_large = kind.is_some_and(char::is_uppercase);
                    if is_large { text.to_uppercase() } else { text.to_string() }
                }
                None if spec.precision.is_none() => {
                    let text = float::repr(size);
                    let text = text.strip_suffix(".0").unwrap_or(&text);
                    let at = text.find('e').unwrap_or(text.len());
                    let point = if spec.alternate && !text.contains('.') { "." } else { "" };
                    format!("{}{point}{}", &text[..at], &text[at..])
                }
                kind => magnitude(size, kind.unwrap_or('g'), spec.precision, spec.alternate),
            };
            place_number(x, &text, &spec)
        };
        let skips_real = kind.is_none() && z.re == 0.0 && z.re.is_sign_positive();
        let im_spec = Spec { sign: Some('+'), ..plain };
        let text = match (skips_real, kind) {
            (true, _) => part(z.im, plain) + "j",
            (false, None) => format!("({}{}j)", part(z.re, plain), part(z.im, im_spec)),
            _ => format!("{}{}j", part(z.re, plain), part(z.im, im_spec)),
        };
        Ok(spec.pad(&text, '>'))
    }
}

fn general_with_point(x: f64, digits: usize, alternate: bool) -> String {
    let exponent = if x == 0.0 { 0 } else { exponent_of(x, digits) };
    if exponent < -4 || exponent >= digits as i32 - 1 {
        let text = scientific(x, digits - 1, false);
        let at = text.find('e').unwrap_or(text.len());
        let mantissa = if alternate { text[..at].into() } else { trim(&text[..at]) };
        return format!("{mantissa}{}", &text[at..]);
    }
    let text = general(x, digits, false, alternate);
    if text.contains(['.', 'e']) { text } else { text + ".0" }
}
