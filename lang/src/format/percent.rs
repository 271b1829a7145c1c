//! `"..." % values`.

use super::Spec;
use super::number::magnitude;
use crate::object::memoryview::{all_octets, bytes_like};
use crate::object::{Bytes, Int, Kind, Name, Raised, Str, Tuple, Type, Value, instance};
use crate::vm::Vm;
use sidewinder_syntax::text::char_of;

/// The values still to be used.
struct Supply {
    values: Value,
    /// How many were taken.
    taken: usize,
    /// Whether the template is bytes, a character standing for each.
    bytes: bool,
    /// Whether a value was taken by its name.
    named: bool,
}

impl Supply {
    /// The next value, if one is left that is not asked for by name.
    fn next(&self) -> Option<Value> {
        match Tuple::of(self.values) {
            Some(tuple) if self.taken < tuple.len() => Some(tuple.get(self.taken)),
            None if self.taken == 0 && !self.named => Some(self.values),
            _ => None,
        }
    }

    /// How many bytes [`Supply::write_plainly`] writes at most.
    fn next_size(&self) -> usize {
        const NUMBER: usize = 20;
        self.next().and_then(Str::of).map_or(NUMBER, |text| text.text().len())
    }

    /// Writes the next value where `%d` or `%s` wants nothing more of it than its text, and that is plain. Gives what follows.
    fn write_plainly<'a>(&mut self, rest: &'a str, out: &mut String) -> Option<&'a str> {
        let after = rest.strip_prefix(['d', 's'])?;
        let value = self.next()?;
        if value.is_small() && !(self.bytes && rest.starts_with('s')) {
            out.push_str(&value.as_small().to_string());
        } else if value.is(Kind::Str) && !self.bytes && rest.starts_with('s') {
            out.push_str(Str(value).text());
        } else {
            return None;
        }
        self.taken += 1;
        Some(after)
    }
}

/// A piece of a template.
pub enum Piece<'a> {
    /// As it is.
    Text(&'a str),
    /// What the next value is written as: the letter at the end, and the whole conversion.
    Value(u8, &'a str),
}

/// The pieces of a template that takes one value after the other. `None`: it asks for a value by name, takes a width from the values, or is none.
pub fn pieces(template: &str) -> Option<Vec<Piece<'_>>> {
    let mut pieces = Vec::new();
    let mut rest = template;
    while let Some(at) = rest.find('%') {
        if at > 0 {
            pieces.push(Piece::Text(&rest[..at]));
        }
        rest = &rest[at..];
        if rest.starts_with("%%") {
            pieces.push(Piece::Text("%"));
            rest = &rest[2..];
            continue;
        }
        let bytes = rest.as_bytes();
        let passed = |from: usize, of: &[u8]| {
            from + bytes[from..].iter().take_while(|byte| of.contains(byte)).count()
        };
        let mut end = passed(passed(1, b"-+ #0"), b"0123456789");
        if bytes.get(end) == Some(&b'.') {
            end = passed(end + 1, b"0123456789");
        }
        let kind = *bytes.get(end).filter(|kind| b"diouxXeEfFgGcrsa".contains(kind))?;
        pieces.push(Piece::Value(kind, &rest[..=end]));
        rest = &rest[end + 1..];
    }
    if !rest.is_empty() {
        pieces.push(Piece::Text(rest));
    }
    Some(pieces)
}

impl Vm {
    /// `template % values`.
    pub fn percent_format(&mut self, template: Str, values: Value) -> Result<Value, Raised> {
        let only = match Tuple::of(values) {
            None => Some(values),
            Some(values) => values.items().first().copied().filter(|_| values.len() == 1),
        };
        // The text of one value is given as it is, also where it is of a class of the program.
        if let Some(only) = only.filter(|_| template.text() == "%s") {
            return self.str(only);
        }
        let out = self.percent_text(template.text(), values, false)?;
        // What has nothing to be filled in is given as it is.
        if !template.text().contains('%') {
            return Ok(template.0);
        }
        self.new_str(&out)
    }

    /// `template % values` where the template is bytes or a bytearray.
    pub fn percent_format_bytes(
        &mut self,
        template: Value,
        values: Value,
    ) -> Result<Value, Raised> {
        let text: String =
            self.required_bytes(template)?.iter().map(|byte| *byte as char).collect();
        let out = self.percent_text(&text, values, true)?;
        let out: Vec<u8> = out.chars().map(|c| c as u8).collect();
        match template.is(Kind::ByteArray) {
            true => self.new_bytearray(&out),
            false => self.new_bytes(&out),
        }
    }

    fn percent_text(
        &mut self,
        template: &str,
        values: Value,
        bytes: bool,
    ) -> Result<String, Raised> {
        let mut supply = Supply { values, taken: 0, bytes, named: false };
        let mut out = String::new();
        let mut by_name = false;
        let mut rest = template;
        while let Some(at) = rest.find('%') {
            self.room_in(&mut out, at)?;
            out.push_str(&rest[..at]);
            rest = &rest[at + 1..];
            rest = self.percent_one(template, rest, &mut supply, &mut by_name, &mut out)?;
        }
        out.push_str(rest);
        let left = match Tuple::of(values) {
            Some(tuple) => supply.taken < tuple.len(),
            None => supply.taken == 0 && !by_name && !self.gives_items(values, bytes),
        };
        if left && !by_name {
            let what = if bytes { "bytes" } else { "string" };
            let text = format!("not all arguments converted during {what} formatting");
            return self.raise(Type::TypeError, text);
        }
        Ok(out)
    }

    /// Whether the values may be asked for by name: what has items, but for tuples and texts.
    fn gives_items(&self, values: Value, bytes: bool) -> bool {
        let is_plain = match instance::payload(values).kind() {
            Kind::Tuple | Kind::Str => true,
            Kind::Bytes | Kind::ByteArray => bytes,
            _ => false,
        };
        !is_plain && self.special(values, Name::GetItem).is_some()
    }

    fn percent_value(&mut self, supply: &mut Supply) -> Result<Value, Raised> {
        let at = supply.taken;
        supply.taken += 1;
        match Tuple::of(supply.values) {
            None if supply.named => {
                self.raise(Type::TypeError, "not enough arguments for format string")
            }
            Some(tuple) if at < tuple.len() => Ok(tuple.get(at)),
            None if at == 0 => Ok(supply.values),
            _ => self.raise(Type::TypeError, "not enough arguments for format string"),
        }
    }

    fn percent_number(
        &mut self,
        rest: &mut &str,
        supply: &mut Supply,
    ) -> Result<Option<i64>, Raised> {
        if let Some(after) = rest.strip_prefix('*') {
            *rest = after;
            let value = self.percent_value(supply)?;
            return match Int::of(instance::payload(value)) {
                Some(Int::Big(_)) => {
                    let text = "Python int too large to convert to C ssize_t";
                    self.raise(Type::OverflowError, text)
                }
                Some(n) => Ok(Some(n.clamped())),
                None => self.raise(Type::TypeError, "* wants int"),
            };
        }
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let (digits, after) = rest.split_at(end);
        *rest = after;
        if digits.is_empty() {
            return Ok(None);
        }
        match digits.parse::<i64>() {
            Ok(number) => Ok(Some(number)),
            Err(_) => self.raise(Type::ValueError, "width too big"),
        }
    }

    /// One conversion; `rest` starts behind the percent sign. Gives what follows.
    fn percent_one<'a>(
        &mut self,
        template: &str,
        mut rest: &'a str,
        supply: &mut Supply,
        by_name: &mut bool,
        out: &mut String,
    ) -> Result<&'a str, Raised> {
        if let Some(after) = rest.strip_prefix('%') {
            out.push('%');
            return Ok(after);
        }
        let size = supply.next_size();
        self.room_in(out, size)?;
        if let Some(after) = supply.write_plainly(rest, out) {
            return Ok(after);
        }
        let mut named = None;
        if let Some(after) = rest.strip_prefix('(') {
            if !self.gives_items(supply.values, supply.bytes) {
                return self.raise(Type::TypeError, "format requires a mapping");
            }
            let mut depth = 1;
            let end = after.find(|c| {
                depth += (c == '(') as i32 - (c == ')') as i32;
                depth == 0
            });
            let Some(end) = end else {
                return self.raise(Type::ValueError, "incomplete format key");
            };
            let key = if supply.bytes {
                self.new_bytes(&after[..end].chars().map(|c| c as u8).collect::<Vec<_>>())?
            } else {
                self.new_str(&after[..end])?
            };
            named = Some(self.get_item(supply.values, key)?);
            *by_name = true;
            supply.named = true;
            rest = &after[end + 1..];
        }
        let mut spec = Spec::default();
        let (mut left, mut zero) = (false, false);
        while let Some(flag) = rest.chars().next().filter(|c| "-+ #0".contains(*c)) {
            match flag {
                '-' => left = true,
                '+' => spec.sign = Some('+'),
                ' ' => spec.sign = spec.sign.or(Some(' ')),
                '#' => spec.alternate = true,
                _ => zero = true,
            }
            rest = &rest[1..];
        }
        if let Some(width) = self.percent_number(&mut rest, supply)? {
            left |= width < 0;
            self.room_for((width.unsigned_abs() as usize).saturating_mul(4))?;
            spec.width = width.unsigned_abs() as usize;
        }
        if let Some(after) = rest.strip_prefix('.') {
            rest = after;
            let precision = self.percent_number(&mut rest, supply)?.unwrap_or(0);
            if precision > i32::MAX as i64 {
                return self.raise(Type::ValueError, "precision too big");
            }
            spec.precision = Some(precision.max(0) as usize);
        }
        rest = rest.trim_start_matches(['h', 'l', 'L']);
        let Some(kind) = rest.chars().next() else {
            return self.raise(Type::ValueError, "incomplete format");
        };
        let after = &rest[kind.len_utf8()..];
        let value = match named {
            Some(value) => value,
            None => self.percent_value(supply)?,
        };
        let known = "diouxXeEfFgGcrsa".contains(kind) || supply.bytes && kind == 'b';
        if !known {
            let at = crate::object::str::count_chars(&template[..template.len() - rest.len()]);
            let shown = if (' '..'\x7f').contains(&kind) { kind } else { '?' };
            let text = format!(
                "unsupported format character '{shown}' ({:#x}) at index {at}",
                kind as u32
            );
            return self.raise(Type::ValueError, text);
        }
        spec.align = Some(if left { '<' } else { '>' });
        let zeros = zero && !left;
        let text = match kind {
            's' | 'b' if supply.bytes => {
                let data = self.percent_bytes(value)?;
                let most = spec.precision.unwrap_or(usize::MAX);
                spec.pad(&data.iter().take(most).map(|byte| *byte as char).collect::<String>(), '>')
            }
            'c' if supply.bytes => {
                let byte = self.percent_byte(value)?;
                spec.pad(&(byte as char).to_string(), '>')
            }
            'r' | 's' | 'a' => {
                let text = match kind {
                    'r' if supply.bytes => self.ascii(value)?,
                    'r' => self.repr(value)?,
                    's' => self.str(value)?,
                    _ => self.ascii(value)?,
                };
                let text = Str(instance::payload(text)).text();
                match spec.precision {
                    Some(most) => spec.pad(&text.chars().take(most).collect::<String>(), '>'),
                    None => spec.pad(text, '>'),
                }
            }
            'c' => {
                let text = self.percent_char(value)?;
                spec.pad(&text, '>')
            }
            'e' | 'E' | 'f' | 'F' | 'g' | 'G' => {
                let x = match self.to_double(value) {
                    Err(Raised) if supply.bytes && self.catch(Type::TypeError) => {
                        let class = self.type_name(value);
                        let text = format!("float argument required, not {class}");
                        return self.raise(Type::TypeError, text);
                    }
                    x => x?,
                };
                self.room_for(spec.precision.unwrap_or(0).saturating_mul(4))?;
                let digits = if x.is_finite() {
                    magnitude(x.abs(), kind, spec.precision, spec.alternate)
                } else {
                    let text = if x.is_nan() { "nan" } else { "inf" };
                    if kind.is_uppercase() { text.to_uppercase() } else { text.into() }
                };
                let is_negative = x.is_sign_negative() && !x.is_nan();
                place(is_negative, "", &digits, zeros, spec)
            }
            'i' if supply.bytes => self.percent_int('d', value, zeros, spec)?,
            _ => self.percent_int(kind, value, zeros, spec)?,
        };
        self.room_in(out, text.len())?;
        out.push_str(&text);
        Ok(after)
    }

    /// What `%b` writes of a value.
    fn percent_bytes(&mut self, value: Value) -> Result<Vec<u8>, Raised> {
        if let Some(data) = all_octets(self, value) {
            return Ok(data.into_owned());
        }
        if instance::payload(value).is(Kind::MemoryView) {
            return self.required_bytes(value).map(|data| data.into_owned());
        }
        if let Some(method) = self.special(value, Name::Bytes) {
            let answer = self.call_special(method, value, &[])?;
            if let Some(bytes) = Bytes::of(instance::payload(answer)) {
                return Ok(bytes.data().to_vec());
            }
            let text = format!("__bytes__ returned non-bytes (type {})", self.type_name(answer));
            return self.raise(Type::TypeError, text);
        }
        let text = format!(
            "%b requires a bytes-like object, or an object that implements __bytes__, not '{}'",
            self.type_name(value)
        );
        self.raise(Type::TypeError, text)
    }

    /// What `%c` writes of a value.
    fn percent_byte(&mut self, value: Value) -> Result<u8, Raised> {
        let plain = instance::payload(value);
        if matches!(plain.kind(), Kind::Bytes | Kind::ByteArray)
            && let Some([byte]) = bytes_like(self, plain).as_deref()
        {
            return Ok(*byte);
        }
        let index = match self.try_index(value) {
            Err(Raised) if self.catch(Type::TypeError) => None,
            index => index?,
        };
        if let Some(index) = index {
            return match Int::of(index).and_then(|n| u8::try_from(n.clamped()).ok()) {
                Some(byte) => Ok(byte),
                None => self.raise(Type::OverflowError, "%c arg not in range(256)"),
            };
        }
        let text = "%c requires an integer in range(256) or a single byte";
        self.raise(Type::TypeError, text)
    }

    fn percent_char(&mut self, value: Value) -> Result<String, Raised> {
        if let Some(string) = Str::of(instance::payload(value)) {
            if string.len() == 1 {
                return Ok(string.text().to_string());
            }
            return self.raise(Type::TypeError, "%c requires int or char");
        }
        let index = match self.try_index(value) {
            Err(Raised) if self.catch(Type::TypeError) => None,
            index => index?,
        };
        let Some(index) = index else {
            return self.raise(Type::TypeError, "%c requires int or char");
        };
        let code = Int::of(index).and_then(|n| u32::try_from(n.clamped()).ok());
        match code.and_then(char_of) {
            Some(c) => Ok(c.to_string()),
            None => self.raise(Type::OverflowError, "%c arg not in range(0x110000)"),
        }
    }

    fn percent_int(
        &mut self,
        kind: char,
        value: Value,
        zeros: bool,
        spec: Spec,
    ) -> Result<String, Raised> {
        let is_int = Int::of(instance::payload(value)).is_some();
        let number = match value.as_float() {
            Some(x) if "diu".contains(kind) => Some(self.float_to_int(x)?),
            // What is shown as a decimal is asked for its `__int__` first.
            _ => {
                let asked = match self.special(value, Name::Int).filter(|_| "diu".contains(kind)) {
                    Some(method) if !is_int => self.call_special(method, value, &[]).map(Some),
                    _ => self.try_index(value),
                };
                match asked {
                    Ok(number) => number,
                    Err(Raised) if self.catch(Type::TypeError) => None,
                    Err(Raised) => return Err(Raised),
                }
            }
        };
        let Some(n) = number.and_then(Int::of) else {
            let (what, name) = (
                if "diu".contains(kind) { "a real number" } else { "an integer" },
                self.type_name(value),
            );
            let text = format!("%{kind} format: {what} is required, not {name}");
            return self.raise(Type::TypeError, text);
        };
        let (radix, prefix) = match kind {
            'o' => (8, "0o"),
            'x' => (16, "0x"),
            'X' => (16, "0X"),
            _ => (10, ""),
        };
        let mut digits = match radix {
            10 => {
                let text = self.int_to_text(n)?;
                text.strip_prefix('-').map(str::to_string).unwrap_or(text)
            }
            _ => n.digits(radix),
        };
        if kind == 'X' {
            digits = digits.to_uppercase();
        }
        if let Some(least) = spec.precision {
            self.room_for(least.saturating_mul(4))?;
            digits = "0".repeat(least.saturating_sub(digits.len())) + &digits;
        }
        Ok(place(n.is_negative(), if spec.alternate { prefix } else { "" }, &digits, zeros, spec))
    }
}

fn place(is_negative: bool, prefix: &str, digits: &str, zeros: bool, spec: Spec) -> String {
    let sign = match (is_negative, spec.sign) {
        (true, _) => "-",
        (false, Some('+')) => "+",
        (false, Some(_)) => " ",
        _ => "",
    };
    let both;
    let sign = if prefix.is_empty() {
        sign
    } else {
        both = format!("{sign}{prefix}");
        &both
    };
    if zeros {
        let spec = Spec { fill: '0', align: Some('='), ..spec };
        return spec.pad_number(sign, digits, '>');
    }
    spec.pad_number(sign, digits, '>')
}
