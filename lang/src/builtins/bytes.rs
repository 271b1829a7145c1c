//! Bytes: making them, their methods, and the way from and to strings and ints.

use super::bind::bind;
use super::{ANY, FRESH, PURE};
use crate::interp::{Args, Vm};
use crate::object::{Bytes, Int, Kind, List, Str, Tuple, Type, Value, instance::payload};
use dashu_int::{IBig, UBig};

crate::builtins! {
    /// Methods of bytes.
    BYTES of Bytes;
    keywords "decode" decode (0, 2) "(encoding='utf-8', errors='strict')" PURE;
    keywords "hex" hex (0, 2) "(sep=None, bytes_per_sep=1)" PURE;
    "upper" upper (0, 0) "()" PURE;
    "lower" lower (0, 0) "()" PURE;
    "strip" strip (0, 1) "(bytes=None)" PURE;
    "lstrip" strip_left (0, 1) "(bytes=None)" PURE;
    "rstrip" strip_right (0, 1) "(bytes=None)" PURE;
    "find" find (1, 3) "(sub, start=0, end=len)" PURE;
    "rfind" find_last (1, 3) "(sub, start=0, end=len)" PURE;
    "index" index (1, 3) "(sub, start=0, end=len)" PURE;
    "rindex" index_last (1, 3) "(sub, start=0, end=len)" PURE;
    "count" count (1, 3) "(sub, start=0, end=len)" PURE;
    "startswith" starts_with (1, 3) "(prefix, start=0, end=len)" PURE;
    "endswith" ends_with (1, 3) "(suffix, start=0, end=len)" PURE;
    "removeprefix" remove_prefix (1, 1) "(prefix)" PURE;
    "removesuffix" remove_suffix (1, 1) "(suffix)" PURE;
    "replace" replace (2, 3) "(old, new, count=-1)" PURE;
    keywords "split" split (0, 2) "(sep=None, maxsplit=-1)" FRESH;
    "join" join (1, 1) "(iterable)" ANY;
    "isdigit" is_digit (0, 0) "()" PURE;
    "isalpha" is_alpha (0, 0) "()" PURE;
    "isalnum" is_alnum (0, 0) "()" PURE;
    "isspace" is_space (0, 0) "()" PURE;
    "isupper" is_upper (0, 0) "()" PURE;
    "islower" is_lower (0, 0) "()" PURE;
    "isascii" is_ascii (0, 0) "()" PURE;
}

fn this(args: Args) -> Bytes {
    Bytes(payload(args.get(0)))
}

/// The bytes that an argument has to be.
fn data<'a>(vm: &mut Vm, value: Value) -> Option<&'a [u8]> {
    match Bytes::of(payload(value)) {
        Some(bytes) => Some(bytes.data()),
        None => {
            let text = format!("a bytes-like object is required, not '{}'", vm.type_name(value));
            vm.raise(Type::TypeError, text)
        }
    }
}

/// A byte as an int: ValueError if it is none.
fn byte(vm: &mut Vm, value: Value, what: &str) -> Option<u8> {
    let number = vm.index(value)?;
    match Int::of(number).and_then(|number| u8::try_from(number.clamped()).ok()) {
        Some(byte) => Some(byte),
        None => vm.raise(Type::ValueError, format!("{what} must be in range(0, 256)")),
    }
}

/// `bytes(source, encoding, errors)`
pub(super) fn make(vm: &mut Vm, args: Args) -> Option<Value> {
    let [_, source, encoding, errors] =
        bind(vm, args, "bytes", ["self", "source", "encoding", "errors"])?;
    if source.is_null() {
        if !encoding.is_null() || !errors.is_null() {
            return vm.raise(Type::TypeError, "encoding without a string argument");
        }
        return vm.new_bytes(&[]);
    }
    if let Some(text) = Str::of(payload(source)) {
        if encoding.is_null() {
            return vm.raise(Type::TypeError, "string argument without an encoding");
        }
        return vm.encode(text, encoding, errors);
    }
    if !encoding.is_null() || !errors.is_null() {
        return vm.raise(Type::TypeError, "encoding without a string argument");
    }
    if let Some(same) = Bytes::of(payload(source)) {
        return Some(same.0);
    }
    if let Some(count) = vm.try_index(source)? {
        let count = vm.index_i64(count)?;
        if count < 0 {
            return vm.raise(Type::ValueError, "negative count");
        }
        let zero = vm.new_bytes(&[0])?;
        return vm.repeat_bytes(Bytes(zero), count as usize);
    }
    if !vm.is_iterable(source) {
        let text = format!("cannot convert '{}' object to bytes", vm.type_name(source));
        return vm.raise(Type::TypeError, text);
    }
    let mut bytes = Vec::new();
    vm.for_each(source, |vm, item| {
        bytes.push(byte(vm, item, "bytes")?);
        Some(true)
    })?;
    vm.new_bytes(&bytes)
}

/// Names of encodings, and the largest character of each.
const ENCODINGS: [(&[&str], u32); 3] = [
    (&["utf-8", "utf8", "u8"], 0x10ffff),
    (&["latin-1", "latin1", "iso-8859-1", "iso8859-1", "l1"], 0xff),
    (&["ascii", "us-ascii", "646"], 0x7f),
];

impl Vm {
    /// The encoding of a name: its proper name, and its largest character.
    fn encoding(&mut self, name: Value, function: &str) -> Option<(&'static str, u32)> {
        if name.is_null() {
            return Some(("utf-8", 0x10ffff));
        }
        let Some(given) = Str::of(payload(name)).map(Str::text) else {
            let class = self.type_name_or_none(name);
            let text = format!("{function}() argument 'encoding' must be str, not {class}");
            return self.raise(Type::TypeError, text);
        };
        let plain = given.to_lowercase().replace('_', "-");
        match ENCODINGS.iter().find(|(names, _)| names.contains(&plain.as_str())) {
            Some((names, largest)) => Some((names[0], *largest)),
            None => self.raise(Type::LookupError, format!("unknown encoding: {given}")),
        }
    }

    /// `text.encode(encoding, errors)`; both may be null.
    pub fn encode(&mut self, text: Str, encoding: Value, errors: Value) -> Option<Value> {
        let (name, largest) = self.encoding(encoding, "encode")?;
        if largest > 0xff || text.is_ascii() {
            return self.new_bytes(text.text().as_bytes());
        }
        let mut out = Vec::with_capacity(text.len());
        for (at, c) in text.text().chars().enumerate() {
            if c as u32 <= largest {
                out.push(c as u8);
                continue;
            }
            match Str::of(errors).map_or("strict", Str::text) {
                "ignore" => {}
                "replace" => out.push(b'?'),
                "backslashreplace" => {
                    let mut escaped = String::new();
                    crate::operation::text::escape(c, &mut escaped);
                    out.extend(escaped.bytes());
                }
                _ => {
                    let mut shown = String::new();
                    crate::operation::text::escape(c, &mut shown);
                    let text = format!(
                        "'{name}' codec can't encode character '{shown}' in position {at}: \
                         ordinal not in range({})",
                        largest + 1
                    );
                    return self.raise(Type::UnicodeEncodeError, text);
                }
            }
        }
        self.new_bytes(&out)
    }

    /// `bytes.decode(encoding, errors)`; both may be null.
    pub fn decode(&mut self, bytes: Bytes, encoding: Value, errors: Value) -> Option<Value> {
        let (name, largest) = self.encoding(encoding, "decode")?;
        let errors = Str::of(errors).map_or("strict", Str::text);
        let mut out = String::new();
        if largest > 0xff {
            let mut rest = bytes.data();
            while let Err(error) = std::str::from_utf8(rest) {
                let good = error.valid_up_to();
                let bad = error.error_len();
                let at = bytes.len() - rest.len() + good;
                out.push_str(&String::from_utf8_lossy(&rest[..good]));
                let length = bad.unwrap_or(rest.len() - good);
                match errors {
                    "ignore" => {}
                    "replace" => out.push('\u{fffd}'),
                    _ => return self.bad_utf8(&bytes.data()[at..at + length], at, bad.is_none()),
                }
                rest = &rest[good + length..];
            }
            out.push_str(&String::from_utf8_lossy(rest));
            return self.new_str(&out);
        }
        for (at, byte) in bytes.data().iter().enumerate() {
            match (*byte as u32 <= largest, errors) {
                (true, _) => out.push(*byte as char),
                (false, "ignore") => {}
                (false, "replace") => out.push('\u{fffd}'),
                _ => {
                    let text = format!(
                        "'{name}' codec can't decode byte 0x{byte:02x} in position {at}: \
                         ordinal not in range(128)"
                    );
                    return self.raise(Type::UnicodeDecodeError, text);
                }
            }
        }
        self.new_str(&out)
    }

    fn bad_utf8<T>(&mut self, bad: &[u8], at: usize, is_short: bool) -> Option<T> {
        let reason = match bad[0] {
            _ if is_short => "unexpected end of data",
            0x80..0xc2 | 0xf5.. => "invalid start byte",
            _ => "invalid continuation byte",
        };
        let text = if bad.len() > 1 {
            let last = at + bad.len() - 1;
            format!("'utf-8' codec can't decode bytes in position {at}-{last}: {reason}")
        } else {
            let byte = bad[0];
            format!("'utf-8' codec can't decode byte 0x{byte:02x} in position {at}: {reason}")
        };
        self.raise(Type::UnicodeDecodeError, text)
    }

    /// `item in bytes`: a byte, or bytes.
    pub fn bytes_contain(&mut self, bytes: Bytes, item: Value) -> Option<bool> {
        if let Some(part) = Bytes::of(payload(item)) {
            return Some(memchr::memmem::find(bytes.data(), part.data()).is_some());
        }
        match self.try_index(item)? {
            Some(number) => {
                let byte = byte(self, number, "byte")?;
                Some(bytes.data().contains(&byte))
            }
            None => data(self, item).map(|_| false),
        }
    }
}

/// `str.encode`
pub(super) fn encode(vm: &mut Vm, args: Args) -> Option<Value> {
    let [text, encoding, errors] = bind(vm, args, "encode", ["self", "encoding", "errors"])?;
    vm.encode(Str(payload(text)), encoding, errors)
}

fn decode(vm: &mut Vm, args: Args) -> Option<Value> {
    let [_, encoding, errors] = bind(vm, args, "decode", ["self", "encoding", "errors"])?;
    vm.decode(this(args), encoding, errors)
}

fn hex(vm: &mut Vm, args: Args) -> Option<Value> {
    let [_, sep, group] = bind(vm, args, "hex", ["self", "sep", "bytes_per_sep"])?;
    let data = this(args).data();
    let digits: Vec<String> = data.iter().map(|byte| format!("{byte:02x}")).collect();
    if sep.is_null() {
        return vm.new_str(&digits.concat());
    }
    let sep = super::bind::text_argument(vm, "hex", 0, sep)?;
    let group = if group.is_null() { 1 } else { vm.index_i64(group)? };
    let size = group.unsigned_abs() as usize;
    // Positive groups are counted from the end.
    let first = if group > 0 { digits.len() % size.max(1) } else { 0 };
    let mut groups = Vec::new();
    if size == 0 {
        groups.push(digits.concat());
    } else {
        groups.extend((first > 0).then(|| digits[..first].concat()));
        groups.extend(digits[first..].chunks(size).map(|group| group.concat()));
    }
    vm.new_str(&groups.join(sep))
}

/// `bytes.fromhex`; the first argument is the class.
pub(super) fn from_hex(vm: &mut Vm, args: Args) -> Option<Value> {
    let text = super::bind::text_argument(vm, "fromhex", 0, args.get(1))?;
    let mut bytes = Vec::new();
    let mut rest = text.char_indices().peekable();
    while let Some((at, c)) = rest.next() {
        if c.is_ascii_whitespace() {
            continue;
        }
        let low = rest.peek().copied();
        match (c.to_digit(16), low.and_then(|(_, c)| c.to_digit(16))) {
            (Some(high), Some(low)) => bytes.push((high * 16 + low) as u8),
            (high, _) => {
                let at = if high.is_some() { at + 1 } else { at };
                let text =
                    format!("non-hexadecimal number found in fromhex() arg at position {at}");
                return vm.raise(Type::ValueError, text);
            }
        }
        rest.next();
    }
    vm.new_bytes(&bytes)
}

fn upper(vm: &mut Vm, args: Args) -> Option<Value> {
    vm.new_bytes(&this(args).data().to_ascii_uppercase())
}

fn lower(vm: &mut Vm, args: Args) -> Option<Value> {
    vm.new_bytes(&this(args).data().to_ascii_lowercase())
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

fn strip_by(vm: &mut Vm, args: Args, left: bool, right: bool) -> Option<Value> {
    let set = match args.optional(1).filter(|set| *set != vm.none()) {
        Some(set) => Some(data(vm, set)?),
        None => None,
    };
    let is_out = |byte: &u8| set.map_or_else(|| is_blank(*byte), |set| set.contains(byte));
    let mut rest = this(args).data();
    while let ([byte, after @ ..], true) = (rest, left)
        && is_out(byte)
    {
        rest = after;
    }
    while let ([before @ .., byte], true) = (rest, right)
        && is_out(byte)
    {
        rest = before;
    }
    vm.new_bytes(rest)
}

fn strip(vm: &mut Vm, args: Args) -> Option<Value> {
    strip_by(vm, args, true, true)
}

fn strip_left(vm: &mut Vm, args: Args) -> Option<Value> {
    strip_by(vm, args, true, false)
}

fn strip_right(vm: &mut Vm, args: Args) -> Option<Value> {
    strip_by(vm, args, false, true)
}

/// The bytes between the arguments `start` and `end`, and where they begin; `None` if start lies behind the end.
fn window<'a>(vm: &mut Vm, args: Args) -> Option<Option<(usize, &'a [u8])>> {
    let all = this(args).data();
    let none = vm.none();
    let start = match args.optional(2) {
        Some(start) if start != none => {
            let start = vm.index(start)?;
            if Int::of(start).is_some_and(|n| n.clamped() > all.len() as i64) {
                return Some(None);
            }
            vm.cut(start, all.len())?
        }
        _ => 0,
    };
    let end = match args.optional(3) {
        Some(end) if end != none => vm.cut(end, all.len())?,
        _ => all.len(),
    };
    Some((start <= end).then(|| (start, &all[start..end])))
}

/// What is looked for: bytes, or one byte as an int.
fn needle(vm: &mut Vm, value: Value) -> Option<Vec<u8>> {
    if let Some(bytes) = Bytes::of(payload(value)) {
        return Some(bytes.data().to_vec());
    }
    match vm.try_index(value)? {
        Some(number) => Some(vec![byte(vm, number, "byte")?]),
        None => {
            let class = vm.type_name(value);
            let text = format!("argument should be integer or bytes-like object, not '{class}'");
            vm.raise(Type::TypeError, text)
        }
    }
}

fn search(vm: &mut Vm, args: Args, last: bool) -> Option<Option<usize>> {
    let part = needle(vm, args.get(1))?;
    let Some((start, within)) = window(vm, args)? else { return Some(None) };
    let found = if last {
        memchr::memmem::rfind(within, &part)
    } else {
        memchr::memmem::find(within, &part)
    };
    Some(found.map(|at| start + at))
}

fn find(vm: &mut Vm, args: Args) -> Option<Value> {
    let found = search(vm, args, false)?;
    vm.new_int(found.map_or(-1, |at| at as i64))
}

fn find_last(vm: &mut Vm, args: Args) -> Option<Value> {
    let found = search(vm, args, true)?;
    vm.new_int(found.map_or(-1, |at| at as i64))
}

fn found_at(vm: &mut Vm, found: Option<usize>) -> Option<Value> {
    match found {
        Some(at) => vm.new_int(at as i64),
        None => vm.raise(Type::ValueError, "subsection not found"),
    }
}

fn index(vm: &mut Vm, args: Args) -> Option<Value> {
    let found = search(vm, args, false)?;
    found_at(vm, found)
}

fn index_last(vm: &mut Vm, args: Args) -> Option<Value> {
    let found = search(vm, args, true)?;
    found_at(vm, found)
}

fn count(vm: &mut Vm, args: Args) -> Option<Value> {
    let part = needle(vm, args.get(1))?;
    let Some((_, within)) = window(vm, args)? else { return Some(Value::small(0)) };
    let count = match part.is_empty() {
        true => within.len() + 1,
        false => memchr::memmem::find_iter(within, &part).count(),
    };
    vm.new_int(count as i64)
}

fn at_edge(vm: &mut Vm, args: Args, name: &str, test: fn(&[u8], &[u8]) -> bool) -> Option<Value> {
    let Some((_, within)) = window(vm, args)? else { return Some(vm.bool(false)) };
    let wanted = payload(args.get(1));
    let parts = match Tuple::of(wanted) {
        Some(parts) => parts.items().to_vec(),
        None if Bytes::of(wanted).is_some() => vec![wanted],
        None => {
            let class = vm.type_name(wanted);
            let text = format!("{name} first arg must be bytes or a tuple of bytes, not {class}");
            return vm.raise(Type::TypeError, text);
        }
    };
    for part in parts {
        if test(within, data(vm, part)?) {
            return Some(vm.bool(true));
        }
    }
    Some(vm.bool(false))
}

fn starts_with(vm: &mut Vm, args: Args) -> Option<Value> {
    at_edge(vm, args, "startswith", |within, part| within.starts_with(part))
}

fn ends_with(vm: &mut Vm, args: Args) -> Option<Value> {
    at_edge(vm, args, "endswith", |within, part| within.ends_with(part))
}

fn remove_prefix(vm: &mut Vm, args: Args) -> Option<Value> {
    let (all, part) = (this(args).data(), data(vm, args.get(1))?);
    vm.new_bytes(all.strip_prefix(part).unwrap_or(all))
}

fn remove_suffix(vm: &mut Vm, args: Args) -> Option<Value> {
    let (all, part) = (this(args).data(), data(vm, args.get(1))?);
    vm.new_bytes(all.strip_suffix(part).unwrap_or(all))
}

fn replace(vm: &mut Vm, args: Args) -> Option<Value> {
    let (old, new) = (data(vm, args.get(1))?, data(vm, args.get(2))?);
    let count = match args.optional(3) {
        Some(count) => vm.index_i64(count)?,
        None => -1,
    };
    let mut left = if count < 0 { usize::MAX } else { count as usize };
    let all = this(args).data();
    let (mut out, mut from, mut at) = (Vec::with_capacity(all.len()), 0, 0);
    while left > 0
        && at <= all.len()
        && let Some(found) = memchr::memmem::find(&all[at..], old)
    {
        let found = at + found;
        out.extend(&all[from..found]);
        out.extend(new);
        from = found + old.len();
        // An empty one is found before each byte once.
        at = found + old.len().max(1);
        left -= 1;
    }
    out.extend(&all[from..]);
    vm.new_bytes(&out)
}

fn split(vm: &mut Vm, args: Args) -> Option<Value> {
    let [_, sep, most] = bind(vm, args, "split", ["self", "sep", "maxsplit"])?;
    let most = if most.is_null() { -1 } else { vm.index_i64(most)? };
    let mut left = if most < 0 { usize::MAX } else { most as usize };
    let list = vm.new_list_for(0)?;
    let mut rest = this(args).data();
    if sep.is_null() || sep == vm.none() {
        let trimmed = |rest: &'static [u8]| {
            let blanks = rest.iter().take_while(|byte| is_blank(**byte)).count();
            &rest[blanks..]
        };
        rest = trimmed(rest);
        while left > 0
            && let Some(at) = rest.iter().position(|byte| is_blank(*byte))
        {
            push(vm, list, &rest[..at])?;
            rest = trimmed(&rest[at..]);
            left -= 1;
        }
        if !rest.is_empty() {
            push(vm, list, rest)?;
        }
        return Some(list.0);
    }
    let sep = data(vm, sep)?;
    if sep.is_empty() {
        return vm.raise(Type::ValueError, "empty separator");
    }
    while left > 0
        && let Some(at) = memchr::memmem::find(rest, sep)
    {
        push(vm, list, &rest[..at])?;
        rest = &rest[at + sep.len()..];
        left -= 1;
    }
    push(vm, list, rest)?;
    Some(list.0)
}

fn push(vm: &mut Vm, list: List, part: &[u8]) -> Option<()> {
    let part = vm.new_bytes(part)?;
    list.push(vm, part)
}

fn join(vm: &mut Vm, args: Args) -> Option<Value> {
    let items = match vm.is_iterable(args.get(1)) {
        true => vm.to_list(args.get(1))?,
        false => return vm.raise(Type::TypeError, "can only join an iterable"),
    };
    let mut parts = Vec::new();
    for (at, item) in items.items().iter().enumerate() {
        let Some(part) = Bytes::of(payload(*item)) else {
            let class = vm.type_name(*item);
            let text = format!("sequence item {at}: expected a bytes-like object, {class} found");
            return vm.raise(Type::TypeError, text);
        };
        parts.push(part.data());
    }
    vm.new_bytes(&parts.join(this(args).data()))
}

fn all(vm: &mut Vm, args: Args, test: impl Fn(&u8) -> bool) -> Option<Value> {
    let data = this(args).data();
    Some(vm.bool(!data.is_empty() && data.iter().all(test)))
}

fn is_digit(vm: &mut Vm, args: Args) -> Option<Value> {
    all(vm, args, u8::is_ascii_digit)
}

fn is_alpha(vm: &mut Vm, args: Args) -> Option<Value> {
    all(vm, args, u8::is_ascii_alphabetic)
}

fn is_alnum(vm: &mut Vm, args: Args) -> Option<Value> {
    all(vm, args, u8::is_ascii_alphanumeric)
}

fn is_space(vm: &mut Vm, args: Args) -> Option<Value> {
    all(vm, args, |byte| is_blank(*byte))
}

fn is_upper(vm: &mut Vm, args: Args) -> Option<Value> {
    let data = this(args).data();
    let answer =
        data.iter().any(u8::is_ascii_uppercase) && !data.iter().any(u8::is_ascii_lowercase);
    Some(vm.bool(answer))
}

fn is_lower(vm: &mut Vm, args: Args) -> Option<Value> {
    let data = this(args).data();
    let answer =
        data.iter().any(u8::is_ascii_lowercase) && !data.iter().any(u8::is_ascii_uppercase);
    Some(vm.bool(answer))
}

fn is_ascii(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(vm.bool(this(args).data().is_ascii()))
}

/// Whether the lowest byte comes first; the default is the other order.
fn is_little(vm: &mut Vm, order: Value, function: &str) -> Option<bool> {
    if order.is_null() {
        return Some(false);
    }
    match Str::of(payload(order)).map(Str::text) {
        Some("little") => Some(true),
        Some("big") => Some(false),
        Some(_) => vm.raise(Type::ValueError, "byteorder must be either 'little' or 'big'"),
        None => {
            let class = vm.type_name(order);
            let text = format!("{function}() argument 'byteorder' must be str, not {class}");
            vm.raise(Type::TypeError, text)
        }
    }
}

/// `int.to_bytes`
pub(super) fn int_to_bytes(vm: &mut Vm, args: Args) -> Option<Value> {
    let [number, length, order, signed] =
        bind(vm, args, "to_bytes", ["self", "length", "byteorder", "signed"])?;
    let length = if length.is_null() { 1 } else { vm.index_i64(length)? };
    let is_little = is_little(vm, order, "to_bytes")?;
    let signed = !signed.is_null() && vm.truth(signed)?;
    if length < 0 {
        return vm.raise(Type::ValueError, "length argument must be non-negative");
    }
    let number = Int::of(payload(number)).unwrap_or(Int::Small(0));
    if number.is_negative() && !signed {
        return vm.raise(Type::OverflowError, "can't convert negative int to unsigned");
    }
    let length = length as usize;
    let number = number.to_ibig();
    let modulus = IBig::ONE << (8 * length);
    let limit = if signed { &modulus >> 1 } else { modulus.clone() };
    if number >= limit || number < -limit {
        return vm.raise(Type::OverflowError, "int too big to convert");
    }
    let number = if number < IBig::ZERO { number + modulus } else { number };
    let (_, magnitude) = number.into_parts();
    let mut bytes = magnitude.to_le_bytes().to_vec();
    bytes.resize(length, 0);
    if !is_little {
        bytes.reverse();
    }
    vm.new_bytes(&bytes)
}

/// `int.from_bytes`; the first argument is the class.
pub(super) fn int_from_bytes(vm: &mut Vm, args: Args) -> Option<Value> {
    let [_, source, order, signed] =
        bind(vm, args, "from_bytes", ["self", "bytes", "byteorder", "signed"])?;
    if source.is_null() {
        return super::bind::missing(vm, "from_bytes", "bytes", 1);
    }
    let is_little = is_little(vm, order, "from_bytes")?;
    let signed = !signed.is_null() && vm.truth(signed)?;
    let mut bytes = match Bytes::of(payload(source)) {
        Some(bytes) => bytes.data().to_vec(),
        None if source.is(Kind::Str) || !vm.is_iterable(source) => {
            let text = format!("cannot convert '{}' object to bytes", vm.type_name(source));
            return vm.raise(Type::TypeError, text);
        }
        None => {
            let mut bytes = Vec::new();
            vm.for_each(source, |vm, item| {
                bytes.push(byte(vm, item, "bytes")?);
                Some(true)
            })?;
            bytes
        }
    };
    if is_little {
        bytes.reverse();
    }
    let is_negative = signed && bytes.first().is_some_and(|byte| byte & 0x80 != 0);
    let mut number = IBig::from(UBig::from_be_bytes(&bytes));
    if is_negative {
        number -= IBig::ONE << (8 * bytes.len());
    }
    vm.new_ibig(&number)
}
