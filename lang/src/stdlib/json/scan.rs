//! Text to values.

use crate::object::{Dict, Raised, Str, Type, Value, instance::payload};
use crate::vm::{Args, Vm};

/// What RecursionError says of the depth.
const IN_OBJECT: &str = " while decoding a JSON object from a unicode string";
const IN_ARRAY: &str = " while decoding a JSON array from a unicode string";

/// What a decoder wants: words of the tuple of settings.
struct Settings {
    strict: bool,
    object_hook: Value,
    pairs_hook: Value,
    parse_float: Value,
    parse_int: Value,
    parse_constant: Value,
    error: Value,
}

struct Scanner {
    text: Str,
    settings: Settings,
    /// Keys that were met, so that equal ones are one object.
    memo: Dict,
}

/// `scan(text, index, settings, error)`: a value, and where it ends.
pub(super) fn scan(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(text) = Str::of(payload(args.get(0))) else {
        let text = format!("first argument must be a string, not {}", vm.type_name(args.get(0)));
        return vm.raise(Type::TypeError, text);
    };
    let text = vm.with_table(text)?;
    let index = vm.index_i64(args.get(1))?;
    if index < 0 {
        return vm.raise(Type::ValueError, "idx cannot be negative");
    }
    let settings = super::settings(vm, args.get(2), 6)?;
    let strict = vm.truth(settings.get(0))?;
    let settings = Settings {
        strict,
        object_hook: settings.get(1),
        pairs_hook: settings.get(2),
        parse_float: settings.get(3),
        parse_int: settings.get(4),
        parse_constant: settings.get(5),
        error: args.get(3),
    };
    let memo = Dict::new(vm)?;
    let scanner = Scanner { text, settings, memo };
    let from = text.offset((index as usize).min(text.len()));
    let (value, end) = scanner.value(vm, from)?;
    let end = text.index_at(end);
    vm.new_tuple(&[value, Value::small(end as i64)])
}

/// `scanstring(text, index, strict, error)`: the string whose first character is at the index, and where it ends.
pub(super) fn scan_string(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(text) = Str::of(payload(args.get(0))) else {
        let text = format!("first argument must be a string, not {}", vm.type_name(args.get(0)));
        return vm.raise(Type::TypeError, text);
    };
    let text = vm.with_table(text)?;
    let index = vm.index_i64(args.get(1))?.max(0) as usize;
    if index > text.len() {
        return vm.raise(Type::ValueError, "end is out of bounds");
    }
    let none = vm.none();
    let settings = Settings {
        strict: vm.truth(args.get(2))?,
        object_hook: none,
        pairs_hook: none,
        parse_float: none,
        parse_int: none,
        parse_constant: none,
        error: args.get(3),
    };
    let scanner = Scanner { text, settings, memo: Dict::new(vm)? };
    let (value, end) = scanner.string(vm, text.offset(index))?;
    let end = text.index_at(end);
    vm.new_tuple(&[value, Value::small(end as i64)])
}

impl Scanner {
    fn bytes<'a>(&self) -> &'a [u8] {
        self.text.text().as_bytes()
    }

    fn peek(&self, at: usize) -> u8 {
        self.bytes().get(at).copied().unwrap_or(0)
    }

    fn skip(&self, mut at: usize) -> usize {
        while matches!(self.peek(at), b' ' | b'\t' | b'\n' | b'\r') {
            at += 1;
        }
        at
    }

    fn wrong<T>(&self, vm: &mut Vm, message: &str, at: usize) -> Result<T, Raised> {
        let message = vm.new_str(message)?;
        let place = self.text.index_at(at.min(self.bytes().len())) as i64;
        let error = vm.call(self.settings.error, &[message, self.text.0, Value::small(place)])?;
        vm.raise_fresh(error)
    }

    fn value(&self, vm: &mut Vm, at: usize) -> Result<(Value, usize), Raised> {
        let rest = &self.bytes()[at.min(self.bytes().len())..];
        match self.peek(at) {
            b'"' => self.string(vm, at + 1),
            b'{' => self.deeper(vm, IN_OBJECT, |scanner, vm| scanner.object(vm, at + 1)),
            b'[' => self.deeper(vm, IN_ARRAY, |scanner, vm| scanner.array(vm, at + 1)),
            b'n' if rest.starts_with(b"null") => Ok((vm.none(), at + 4)),
            b't' if rest.starts_with(b"true") => Ok((vm.bool(true), at + 4)),
            b'f' if rest.starts_with(b"false") => Ok((vm.bool(false), at + 5)),
            b'N' if rest.starts_with(b"NaN") => self.constant(vm, "NaN", at),
            b'I' if rest.starts_with(b"Infinity") => self.constant(vm, "Infinity", at),
            b'-' if rest.starts_with(b"-Infinity") => self.constant(vm, "-Infinity", at),
            _ => self.number(vm, at),
        }
    }

    fn deeper(
        &self,
        vm: &mut Vm,
        what: &str,
        run: impl FnOnce(&Scanner, &mut Vm) -> Result<(Value, usize), Raised>,
    ) -> Result<(Value, usize), Raised> {
        vm.nested_in(what, |vm| run(self, vm))
    }

    fn constant(&self, vm: &mut Vm, name: &str, at: usize) -> Result<(Value, usize), Raised> {
        let text = vm.new_str(name)?;
        let value = vm.call(self.settings.parse_constant, &[text])?;
        Ok((value, at + name.len()))
    }

    fn number(&self, vm: &mut Vm, start: usize) -> Result<(Value, usize), Raised> {
        let digits = |mut at: usize| {
            while self.peek(at).is_ascii_digit() {
                at += 1;
            }
            at
        };
        let first = if self.peek(start) == b'-' { start + 1 } else { start };
        let mut at = match self.peek(first) {
            b'0' => first + 1,
            b'1'..=b'9' => digits(first),
            _ => return self.wrong(vm, "Expecting value", start),
        };
        let mut is_float = false;
        if self.peek(at) == b'.' && self.peek(at + 1).is_ascii_digit() {
            (at, is_float) = (digits(at + 1), true);
        }
        if matches!(self.peek(at), b'e' | b'E') {
            let sign = matches!(self.peek(at + 1), b'+' | b'-') as usize;
            if self.peek(at + 1 + sign).is_ascii_digit() {
                (at, is_float) = (digits(at + 1 + sign), true);
            }
        }
        let text = &self.text.text()[start..at];
        let hook = if is_float { self.settings.parse_float } else { self.settings.parse_int };
        if hook == vm.none() {
            if is_float {
                return Ok((vm.new_float(text.parse().unwrap_or(f64::NAN))?, at));
            }
            if let Ok(n) = text.parse() {
                return Ok((vm.new_int(n)?, at));
            }
        }
        let class = if hook == vm.none() { vm.class(Type::Int).object.get() } else { hook };
        let text = vm.new_str(text)?;
        Ok((vm.call(class, &[text])?, at))
    }

    /// The string whose first character is at `start`.
    fn string(&self, vm: &mut Vm, start: usize) -> Result<(Value, usize), Raised> {
        let (bytes, mut at) = (self.bytes(), start);
        let mut out = String::new();
        let mut chunk = start;
        loop {
            while at < bytes.len() && !matches!(bytes[at], b'"' | b'\\' | 0..=0x1f) {
                at += 1;
            }
            let Some(&byte) = bytes.get(at) else {
                return self.wrong(vm, "Unterminated string starting at", start - 1);
            };
            match byte {
                b'"' => {
                    let rest = &self.text.text()[chunk..at];
                    let text = if out.is_empty() {
                        vm.new_str(rest)?
                    } else {
                        out.push_str(rest);
                        vm.new_str(&out)?
                    };
                    return Ok((text, at + 1));
                }
                b'\\' => {
                    out.push_str(&self.text.text()[chunk..at]);
                    at = self.escape(vm, start, at + 1, &mut out)?;
                    chunk = at;
                }
                _ if self.settings.strict => {
                    return self.wrong(vm, "Invalid control character at", at);
                }
                _ => at += 1,
            }
        }
    }

    /// The escape whose letter is at `at`; where it ends.
    fn escape(
        &self,
        vm: &mut Vm,
        start: usize,
        at: usize,
        out: &mut String,
    ) -> Result<usize, Raised> {
        let Some(letter) = self.text.text()[at..].chars().next() else {
            return self.wrong(vm, "Unterminated string starting at", start - 1);
        };
        out.push(match letter {
            '"' | '\\' | '/' => letter,
            'b' => '\x08',
            'f' => '\x0c',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => return self.unicode(vm, at, out),
            _ => return self.wrong(vm, "Invalid \\escape", at - 1),
        });
        Ok(at + 1)
    }

    fn hex(&self, at: usize) -> Option<u32> {
        let digits = self.bytes().get(at..at + 4)?;
        let all = digits.iter().all(|digit| digit.is_ascii_hexdigit());
        let text = std::str::from_utf8(digits).ok().filter(|_| all)?;
        u32::from_str_radix(text, 16).ok()
    }

    fn unicode(&self, vm: &mut Vm, at: usize, out: &mut String) -> Result<usize, Raised> {
        let Some(high) = self.hex(at + 1) else {
            return self.wrong(vm, "Invalid \\uXXXX escape", at);
        };
        if (0xd800..0xdc00).contains(&high)
            && self.peek(at + 5) == b'\\'
            && self.peek(at + 6) == b'u'
            && let Some(low) = self.hex(at + 7).filter(|low| (0xdc00..0xe000).contains(low))
        {
            let code = 0x10000 + ((high & 0x3ff) << 10 | low & 0x3ff);
            out.push(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
            return Ok(at + 11);
        }
        out.push(sidewinder_syntax::text::char_of(high).unwrap_or(char::REPLACEMENT_CHARACTER));
        Ok(at + 5)
    }

    fn array(&self, vm: &mut Vm, at: usize) -> Result<(Value, usize), Raised> {
        let list = vm.new_list_for(0)?;
        let mut at = self.skip(at);
        if self.peek(at) == b']' {
            return Ok((list.0, at + 1));
        }
        loop {
            let (item, end) = self.value(vm, at)?;
            list.push(vm, item)?;
            at = self.skip(end);
            match self.peek(at) {
                b']' => return Ok((list.0, at + 1)),
                b',' => at = self.skip(at + 1),
                _ => return self.wrong(vm, "Expecting ',' delimiter", at),
            }
        }
    }

    fn object(&self, vm: &mut Vm, at: usize) -> Result<(Value, usize), Raised> {
        let pairs = self.settings.pairs_hook != vm.none();
        let (dict, list) = (Dict::new(vm)?, vm.new_list_for(0)?);
        let mut at = self.skip(at);
        if self.peek(at) != b'}' {
            loop {
                if self.peek(at) != b'"' {
                    let text = "Expecting property name enclosed in double quotes";
                    return self.wrong(vm, text, at);
                }
                let (key, end) = self.string(vm, at + 1)?;
                let key = self.memo.get_or_set(vm, key, key)?;
                at = self.skip(end);
                if self.peek(at) != b':' {
                    return self.wrong(vm, "Expecting ':' delimiter", at);
                }
                at = self.skip(at + 1);
                let (value, end) = self.value(vm, at)?;
                if pairs {
                    let pair = vm.new_tuple(&[key, value])?;
                    list.push(vm, pair)?;
                } else {
                    dict.set(vm, key, value)?;
                }
                at = self.skip(end);
                match self.peek(at) {
                    b'}' => break,
                    b',' => at = self.skip(at + 1),
                    _ => return self.wrong(vm, "Expecting ',' delimiter", at),
                }
            }
        }
        let value = if pairs {
            vm.call(self.settings.pairs_hook, &[list.0])?
        } else if self.settings.object_hook != vm.none() {
            vm.call(self.settings.object_hook, &[dict.0])?
        } else {
            dict.0
        };
        Ok((value, at + 1))
    }
}
