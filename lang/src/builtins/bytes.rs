//! Bytes and bytearrays: making them, and the methods of both that make or read them as a whole.
//!
//! Both classes have the same methods; those of a bytearray give new bytearrays. What changes one is in `bytearrays.rs`.

use super::bind::bind;
use super::{ANY, FRESH, PURE, byte_methods::*};
use crate::object::list::items_of;
use crate::object::memoryview::{all_octets, bytes_like};
use crate::object::{
    ByteArray, Bytes, Int, Kind, Name, Raised, Str, Type, Value, instance::payload,
};
use crate::operation::compare::is_user;
use crate::vm::{Args, Vm};
use std::borrow::Cow;

macro_rules! methods {
    ($($(#[$doc:meta])* $table:ident of $owner:ident;)*) => {
        $(crate::builtins! {
            $(#[$doc])*
            $table of $owner;
            keywords "decode" decode (0, 2) "(encoding='utf-8', errors='strict')" ANY;
            keywords "hex" hex (0, 2) "(sep=None, bytes_per_sep=1)" PURE;
            "upper" upper (0, 0) "()" PURE;
            "lower" lower (0, 0) "()" PURE;
            "title" title (0, 0) "()" PURE;
            "capitalize" capitalize (0, 0) "()" PURE;
            "swapcase" swap_case (0, 0) "()" PURE;
            "strip" strip (0, 1) "(bytes=None)" PURE;
            "lstrip" strip_left (0, 1) "(bytes=None)" PURE;
            "rstrip" strip_right (0, 1) "(bytes=None)" PURE;
            "find" find (1, 3) "(sub, start=0, end=len)" ANY;
            "rfind" find_last (1, 3) "(sub, start=0, end=len)" ANY;
            "index" index (1, 3) "(sub, start=0, end=len)" ANY;
            "rindex" index_last (1, 3) "(sub, start=0, end=len)" ANY;
            "count" count (1, 3) "(sub, start=0, end=len)" ANY;
            "startswith" starts_with (1, 3) "(prefix, start=0, end=len)" ANY;
            "endswith" ends_with (1, 3) "(suffix, start=0, end=len)" ANY;
            "removeprefix" remove_prefix (1, 1) "(prefix)" PURE;
            "removesuffix" remove_suffix (1, 1) "(suffix)" PURE;
            "replace" replace (2, 3) "(old, new, count=-1)" PURE;
            keywords "split" split (0, 2) "(sep=None, maxsplit=-1)" FRESH;
            keywords "rsplit" split_right (0, 2) "(sep=None, maxsplit=-1)" FRESH;
            keywords "splitlines" split_lines (0, 1) "(keepends=False)" FRESH;
            "partition" partition (1, 1) "(sep)" FRESH;
            "rpartition" partition_last (1, 1) "(sep)" FRESH;
            "join" join (1, 1) "(iterable)" ANY;
            "center" center (1, 2) "(width, fillchar=b' ')" PURE;
            "ljust" pad_right (1, 2) "(width, fillchar=b' ')" PURE;
            "rjust" pad_left (1, 2) "(width, fillchar=b' ')" PURE;
            "zfill" zero_fill (1, 1) "(width)" PURE;
            keywords "expandtabs" expand_tabs (0, 1) "(tabsize=8)" PURE;
            keywords "translate" translate (1, 2) "(table, /, delete=b'')" PURE;
            "isdigit" is_digit (0, 0) "()" PURE;
            "isalpha" is_alpha (0, 0) "()" PURE;
            "isalnum" is_alnum (0, 0) "()" PURE;
            "isspace" is_space (0, 0) "()" PURE;
            "isupper" is_upper (0, 0) "()" PURE;
            "islower" is_lower (0, 0) "()" PURE;
            "istitle" is_title (0, 0) "()" PURE;
            "isascii" is_ascii (0, 0) "()" PURE;
        })*
    };
}

methods! {
    /// Methods of bytes.
    BYTES of Bytes;
    /// Methods of bytearrays that bytes have too.
    BYTEARRAY of ByteArray;
}

crate::builtins! {
    /// Methods of bytes only.
    BYTES_ONLY of Bytes;
    "__bytes__" itself (0, 0) "()" PURE;
    "__getnewargs__" new_arguments (0, 0) "()" FRESH;
}

/// The bytes of `self` as they are now; the Vm is lent as long as they are looked at.
pub(super) fn seen(vm: &Vm, args: Args) -> &[u8] {
    let object = payload(args.get(0));
    match ByteArray::of(object) {
        Some(array) => array.data(vm),
        None => Bytes(object).data(),
    }
}

/// The bytes of `self` as they are now: a copy, if they may change.
pub(super) fn this<'a>(args: Args) -> Cow<'a, [u8]> {
    let object = payload(args.get(0));
    match ByteArray::of(object) {
        Some(array) => Cow::Owned(array.to_vec()),
        None => Cow::Borrowed(Bytes(object).data()),
    }
}

/// Bytes as an object of the class of `self`.
pub(super) fn like(vm: &mut Vm, args: Args, data: &[u8]) -> Result<Value, Raised> {
    if payload(args.get(0)).is(Kind::ByteArray) {
        return vm.new_bytearray(data);
    }
    if args.get(0).is(Kind::Bytes) && data == Bytes(args.get(0)).data() {
        return Ok(args.get(0));
    }
    vm.new_bytes(data)
}

/// The bytes that an argument has to be.
pub(super) fn data<'a>(vm: &mut Vm, value: Value) -> Result<Cow<'a, [u8]>, Raised> {
    vm.required_bytes(value)
}

/// A byte as an int: ValueError if it is none.
pub(super) fn byte(vm: &mut Vm, value: Value, what: &str) -> Result<u8, Raised> {
    let number = vm.index(value)?;
    match Int::of(number).and_then(|number| u8::try_from(number.clamped()).ok()) {
        Some(byte) => Ok(byte),
        None => vm.raise(Type::ValueError, format!("{what} must be in range(0, 256)")),
    }
}

fn itself(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(payload(args.get(0)))
}

fn new_arguments(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = vm.new_bytes(&this(args))?;
    vm.new_tuple(&[data])
}

/// `bytes(source, encoding, errors)`
pub(super) fn make(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let parts = bind(vm, args, "bytes", ["self", "source", "encoding", "errors"])?;
    let source = parts[1];
    if !source.is_null()
        && parts[2].is_null()
        && parts[3].is_null()
        && vm.is_exactly(source, Type::Bytes)
    {
        return Ok(source);
    }
    if !source.is_null()
        && parts[2].is_null()
        && parts[3].is_null()
        && let Some(method) = vm.special(source, Name::Bytes)
        && !source.is(Kind::Bytes)
    {
        let answer = vm.call_special(method, source, &[])?;
        if payload(answer).is(Kind::Bytes) {
            return Ok(payload(answer));
        }
        let text = format!("__bytes__ returned non-bytes (type {})", vm.type_name(answer));
        return vm.raise(Type::TypeError, text);
    }
    let data = collect(vm, parts, "bytes")?;
    vm.new_bytes(&data)
}

/// The bytes that the arguments of `bytes` or `bytearray` describe.
pub(super) fn collect(vm: &mut Vm, parts: [Value; 4], class: &str) -> Result<Vec<u8>, Raised> {
    let [_, source, encoding, errors] = parts;
    for (name, value) in [("encoding", encoding), ("errors", errors)] {
        if !value.is_null() && !payload(value).is(Kind::Str) {
            let what = vm.type_name_or_none(value);
            let text = format!("{class}() argument '{name}' must be str, not {what}");
            return vm.raise(Type::TypeError, text);
        }
    }
    let stray = |vm: &mut Vm| {
        let what = if encoding.is_null() { "errors" } else { "encoding" };
        vm.raise(Type::TypeError, format!("{what} without a string argument"))
    };
    if source.is_null() {
        if !encoding.is_null() || !errors.is_null() {
            return stray(vm);
        }
        return Ok(Vec::new());
    }
    if let Some(text) = Str::of(payload(source)) {
        if encoding.is_null() {
            return vm.raise(Type::TypeError, "string argument without an encoding");
        }
        let encoded = vm.encode(text, encoding, errors)?;
        return Ok(Bytes(encoded).data().to_vec());
    }
    if !encoding.is_null() || !errors.is_null() {
        return stray(vm);
    }
    if let Some(data) = all_octets(vm, source) {
        return Ok(data.into_owned());
    }
    if payload(source).is(Kind::MemoryView) {
        return data(vm, source).map(Cow::into_owned);
    }
    match vm.index_sized(source, Type::OverflowError) {
        Ok(Some(count)) => {
            if count < 0 {
                return vm.raise(Type::ValueError, "negative count");
            }
            vm.room_for((count as usize).saturating_mul(2))?;
            return Ok(vec![0; count as usize]);
        }
        Ok(None) => {}
        Err(Raised) if vm.catch(Type::TypeError) => {}
        Err(Raised) => return Err(Raised),
    }
    let what = if class == "bytes" { "bytes" } else { "byte" };
    bytes_of_items(vm, source, what, |vm| {
        format!("cannot convert '{}' object to {class}", vm.type_name(source))
    })
}

/// The items of something iterable as bytes; `text` says that it is none.
pub(super) fn bytes_of_items(
    vm: &mut Vm,
    source: Value,
    what: &str,
    text: impl FnOnce(&Vm) -> String,
) -> Result<Vec<u8>, Raised> {
    let mut bytes = Vec::new();
    let mut visit = |vm: &mut Vm, item| {
        let byte = byte(vm, item, what)?;
        vm.room_in(&mut bytes, 1)?;
        bytes.push(byte);
        Ok(true)
    };
    if matches!(source.kind(), Kind::List | Kind::Tuple) {
        let byte = |item: &Value| item.is_small().then(|| u8::try_from(item.as_small()).ok());
        let all = items_of(vm, source).iter().map(|item| byte(item).flatten());
        if let Some(bytes) = all.collect::<Option<Vec<u8>>>() {
            return Ok(bytes);
        }
        vm.for_each(source, visit)?;
        return Ok(bytes);
    }
    let iterator = vm.iter_or(source, text)?;
    if what == "bytes" && is_user(source) {
        vm.asked_length(source)?;
    }
    let mut has_more = vm.visit_first(iterator, &mut visit)?;
    while has_more {
        let (part, missing) = (vm.new_bytearray(&[])?, vm.known.end);
        let left = vm.drain("bytes_of", &[iterator, part, missing])?;
        let part = ByteArray(part);
        vm.room_in(&mut bytes, part.len() + 1)?;
        bytes.extend_from_slice(part.data(vm));
        has_more = left != missing;
        if has_more {
            let byte = byte(vm, left, what)?;
            bytes.push(byte);
        }
    }
    Ok(bytes)
}

impl Vm {
    /// `item in bytes`: a byte, or bytes.
    pub fn bytes_contain(&mut self, bytes: Value, item: Value) -> Result<bool, Raised> {
        let number = match bytes_like(self, item) {
            Some(part) => {
                return Ok(memchr::memmem::find(&self.required_bytes(bytes)?, &part).is_some());
            }
            None => match self.try_index(item) {
                // What is no number has to have bytes.
                Err(Raised) if self.catch(Type::Exception) => None,
                number => number?,
            },
        };
        match number {
            Some(number) => {
                let byte = byte(self, number, "byte")?;
                Ok(memchr::memchr(byte, &self.required_bytes(bytes)?).is_some())
            }
            None => data(self, item).map(|_| false),
        }
    }
}

/// `str.encode`
pub(super) fn encode(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [text, encoding, errors] = bind(vm, args, "encode", ["self", "encoding", "errors"])?;
    vm.encode(Str(payload(text)), encoding, errors)
}

fn decode(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [bytes, encoding, errors] = bind(vm, args, "decode", ["self", "encoding", "errors"])?;
    vm.decode(bytes, encoding, errors)
}

fn hex(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let separation = separation(vm, args)?;
    hex_of(vm, &this(args), separation)
}

/// The arguments of `hex`: what separates groups, and how large they are. They are asked before the bytes are looked at, which asking may change.
pub(super) fn separation(vm: &mut Vm, args: Args) -> Result<Option<(String, i64)>, Raised> {
    let [_, sep, group] = bind(vm, args, "hex", ["self", "sep", "bytes_per_sep"])?;
    let group = if group.is_null() { 1 } else { vm.index_c_int(group)? };
    if sep.is_null() {
        return Ok(None);
    }
    if vm.length(sep)? != 1 {
        return vm.raise(Type::ValueError, "sep must be length 1.");
    }
    let sep = payload(sep);
    let sep = match (Str::of(sep), Bytes::of(sep)) {
        (Some(sep), _) => sep.text().to_string(),
        (_, Some(sep)) => sep.data().iter().map(|byte| *byte as char).collect(),
        _ => return vm.raise(Type::TypeError, "sep must be str or bytes."),
    };
    if !sep.is_ascii() {
        return vm.raise(Type::ValueError, "sep must be ASCII.");
    }
    Ok(Some((sep, group)))
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex_digits(data: &[u8]) -> Vec<u8> {
    let mut digits = vec![0; 2 * data.len()];
    for (to, byte) in digits.chunks_exact_mut(2).zip(data) {
        to.copy_from_slice(&HEX[*byte as usize]);
    }
    digits
}

/// The two digits of each byte.
const HEX: [[u8; 2]; 256] = {
    let (digits, mut all, mut at) = (b"0123456789abcdef", [[0; 2]; 256], 0);
    while at < 256 {
        all[at] = [digits[at >> 4], digits[at & 15]];
        at += 1;
    }
    all
};

/// Bytes as hexadecimal digits, with a separator between groups.
pub(super) fn hex_of(
    vm: &mut Vm,
    data: &[u8],
    separation: Option<(String, i64)>,
) -> Result<Value, Raised> {
    let Some((sep, group)) = separation else {
        vm.room_for(data.len().saturating_mul(4))?;
        let digits = hex_digits(data);
        return vm.new_str(str::from_utf8(&digits).unwrap_or_default());
    };
    let size = group.unsigned_abs() as usize;
    // Positive groups are counted from the end.
    let first = if group > 0 { data.len() % size } else { 0 };
    // The text, and the object.
    vm.room_for(data.len().saturating_mul(6))?;
    let mut out = String::with_capacity(3 * data.len());
    for (at, byte) in data.iter().enumerate() {
        if at > 0 && size > 0 && (at + size - first).is_multiple_of(size) {
            out.push_str(&sep);
        }
        out.extend(HEX[*byte as usize].map(char::from));
    }
    vm.new_str(&out)
}

/// `bytes.fromhex`; the first argument is the class.
pub(super) fn from_hex(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = super::bind::text_argument(vm, "fromhex", 0, args.get(1))?;
    let mut bytes = Vec::new();
    let mut rest = text.chars().enumerate().peekable();
    while let Some((at, c)) = rest.next() {
        if c.is_ascii_whitespace() || c == '\x0b' {
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
    let class = vm.as_class(args.get(0));
    let made = match class.is_some_and(|class| class.is_subclass_of(Type::ByteArray)) {
        true => vm.new_bytearray(&bytes)?,
        false => vm.new_bytes(&bytes)?,
    };
    if class.is_some_and(|class| class.is_user()) {
        return vm.call(args.get(0), &[made]);
    }
    Ok(made)
}
