//! Encodings: text to bytes and back.
//!
//! **In:** a string or bytes, the name of an encoding, the name of what to do about errors. **Out:** bytes or a string, or a UnicodeError that
//! says where and why, as CPython's does.
//!
//! ```text
//! errors.rs   strict, ignore, replace, backslashreplace, surrogateescape ..
//! utf.rs      utf-8, utf-16, utf-32
//! seven.rs    utf-7
//! escape.rs   unicode_escape, raw_unicode_escape
//! multibyte/  encodings of Chinese, Japanese and Korean
//! outside.rs  strings for the system and from it
//! text.rs     text that may have lone surrogates, being written
//! ```
//!
//! **Absent:** encodings that are a table of 256 characters, and codecs of the program's own (the module `_codecs`).

mod errors;
mod escape;
pub(crate) mod multibyte;
mod outside;
mod seven;
mod text;
mod utf;

pub use escape::write_escape;

use crate::object::memoryview::bytes_like;
use crate::object::{Exception, Kind, Raised, Str, Type, Value, instance::payload};
use crate::vm::Vm;
use errors::{Decoding, Encoding, Handler};
use sidewinder_syntax::text::has_surrogates;

/// An encoding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Codec {
    Utf8,
    Utf8Signed,
    Ascii,
    Latin1,
    Utf7,
    Utf16(Order),
    Utf32(Order),
    UnicodeEscape,
    RawUnicodeEscape,
}

/// The order of the bytes of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// Said by a mark at the start.
    Marked,
    Little,
    Big,
}

/// Names in their plain form: small letters, words joined by underscores.
const NAMES: &[(Codec, &[&str])] = &[
    (Codec::Utf8, &["utf_8", "utf8", "u8", "utf", "utf8_ucs2", "utf8_ucs4", "cp65001"]),
    (Codec::Utf8Signed, &["utf_8_sig", "utf8_sig"]),
    (
        Codec::Ascii,
        &["ascii", "us_ascii", "646", "iso646_us", "us", "cp367", "ibm367", "ansi_x3.4_1968"],
    ),
    (
        Codec::Latin1,
        &[
            "latin_1",
            "latin1",
            "latin",
            "l1",
            "iso_8859_1",
            "iso8859_1",
            "iso8859",
            "8859",
            "cp819",
            "ibm819",
        ],
    ),
    (Codec::Utf7, &["utf_7", "utf7", "u7", "unicode_1_1_utf_7"]),
    (Codec::Utf16(Order::Marked), &["utf_16", "utf16", "u16"]),
    (Codec::Utf16(Order::Little), &["utf_16_le", "utf_16le", "utf16_le", "unicodelittleunmarked"]),
    (Codec::Utf16(Order::Big), &["utf_16_be", "utf_16be", "utf16_be", "unicodebigunmarked"]),
    (Codec::Utf32(Order::Marked), &["utf_32", "utf32", "u32"]),
    (Codec::Utf32(Order::Little), &["utf_32_le", "utf_32le", "utf32_le"]),
    (Codec::Utf32(Order::Big), &["utf_32_be", "utf_32be", "utf32_be"]),
    (Codec::UnicodeEscape, &["unicode_escape", "unicodeescape"]),
    (Codec::RawUnicodeEscape, &["raw_unicode_escape", "rawunicodeescape"]),
];

impl Codec {
    pub(crate) fn by_name(name: &str) -> Option<Codec> {
        // What most write.
        match name {
            "utf-8" | "utf8" | "UTF-8" => return Some(Codec::Utf8),
            "ascii" => return Some(Codec::Ascii),
            "latin-1" => return Some(Codec::Latin1),
            _ => {}
        }
        let mut plain = String::new();
        for c in name.chars() {
            if c.is_ascii_alphanumeric() || c == '.' {
                plain.push(c.to_ascii_lowercase());
            } else if !plain.ends_with('_') && !plain.is_empty() {
                plain.push('_');
            }
        }
        let plain = plain.trim_end_matches('_');
        NAMES.iter().find(|(_, names)| names.contains(&plain)).map(|(codec, _)| *codec)
    }

    /// As errors name it.
    fn name(self) -> &'static str {
        match self {
            Codec::Utf8 | Codec::Utf8Signed => "utf-8",
            Codec::Ascii => "ascii",
            Codec::Latin1 => "latin-1",
            Codec::Utf7 => "utf7",
            Codec::Utf16(Order::Marked) => "utf-16",
            Codec::Utf16(Order::Little) => "utf-16-le",
            Codec::Utf16(Order::Big) => "utf-16-be",
            Codec::Utf32(Order::Marked) => "utf-32",
            Codec::Utf32(Order::Little) => "utf-32-le",
            Codec::Utf32(Order::Big) => "utf-32-be",
            Codec::UnicodeEscape => "unicodeescape",
            Codec::RawUnicodeEscape => "rawunicodeescape",
        }
    }
}

impl Vm {
    /// The encoding of that name, or UTF-8 for null; `None`: a search function or a file may know it.
    fn codec(&mut self, name: Value, function: &str) -> Result<Option<Codec>, Raised> {
        if name.is_null() {
            return Ok(Some(Codec::Utf8));
        }
        let Some(given) = Str::of(payload(name)).map(Str::text) else {
            let class = self.type_name_or_none(name);
            let text = format!("{function}() argument 'encoding' must be str, not {class}");
            return self.raise(Type::TypeError, text);
        };
        Ok(Codec::by_name(given))
    }

    /// Has a function of the module `_codecs` encode or decode in an encoding that is not among [`NAMES`].
    #[cold]
    fn by_registry(
        &mut self,
        name: &str,
        of: Value,
        encoding: Value,
        errors: Value,
    ) -> Result<Value, Raised> {
        let module = self.import_whole("_codecs")?;
        let name = self.intern(name)?;
        let function = self.get_attribute(module, name)?;
        let errors = if errors.is_null() { self.new_str("strict")? } else { errors };
        self.call(function, &[of, encoding, errors])
    }

    fn handler(&mut self, errors: Value, function: &str) -> Result<Handler, Raised> {
        if errors.is_null() {
            return Ok(Handler::Strict);
        }
        let Some(given) = Str::of(payload(errors)).map(Str::text) else {
            let class = self.type_name_or_none(errors);
            let text = format!("{function}() argument 'errors' must be str, not {class}");
            return self.raise(Type::TypeError, text);
        };
        Ok(Handler::by_name(given).unwrap_or_else(|| Handler::Registered(given.to_string())))
    }

    /// `text.encode(encoding, errors)`; both may be null.
    pub fn encode(&mut self, text: Str, encoding: Value, errors: Value) -> Result<Value, Raised> {
        let codec = self.codec(encoding, "encode")?;
        let handler = self.handler(errors, "encode")?;
        match codec {
            Some(codec) => self.encode_in(text, codec, encoding, handler),
            None => self.by_registry("_encode_text", text.0, encoding, errors),
        }
    }

    fn encode_in(
        &mut self,
        text: Str,
        codec: Codec,
        encoding: Value,
        handler: Handler,
    ) -> Result<Value, Raised> {
        if text.is_ascii() && matches!(codec, Codec::Utf8 | Codec::Ascii | Codec::Latin1) {
            return self.new_bytes(text.text().as_bytes());
        }
        if codec == Codec::Utf8 && !text.has_surrogates() {
            return self.new_bytes(text.text().as_bytes());
        }
        // Two bytes for each of ASCII, four for many others, and the object.
        self.room_for(text.text().len().saturating_mul(6))?;
        let mut work = Encoding::new(text, codec, handler);
        if work.run(self).is_err() {
            return self.wrap_failure(codec, encoding, "encoding");
        }
        self.new_bytes(&work.out)
    }

    /// `value.decode(encoding, errors)` of what has bytes; encoding and errors may be null.
    pub fn decode(
        &mut self,
        value: Value,
        encoding: Value,
        errors: Value,
    ) -> Result<Value, Raised> {
        let is_text = |value: Value| value.is_null() || payload(value).is(Kind::Str);
        if is_text(encoding)
            && is_text(errors)
            && bytes_like(self, value).is_some_and(|data| data.is_empty())
        {
            return Ok(self.known.empty_str);
        }
        let codec = self.codec(encoding, "decode")?;
        let handler = self.handler(errors, "decode")?;
        let Some(codec) = codec else {
            return self.by_registry("_decode_text", value, encoding, errors);
        };
        let data = self.required_bytes(value)?;
        let is_quick = codec == Codec::Utf8
            || matches!(codec, Codec::Ascii | Codec::Latin1) && data.is_ascii();
        if is_quick && let Ok(text) = std::str::from_utf8(&data) {
            // These characters stand for surrogates, which UTF-8 does not have.
            if !text.is_ascii() && has_surrogates(text) {
                return self.raise_reserved();
            }
            return self.new_str(text);
        }
        self.room_for(data.len().saturating_mul(4))?;
        let mut decoding = Decoding::new(value, &data, codec, handler, true);
        if decoding.run(self).is_err() {
            return self.wrap_failure(codec, encoding, "decoding");
        }
        match decoding.out.text() {
            Some(text) => self.new_str(text),
            None => self.raise_reserved(),
        }
    }

    /// A string in an encoding that there is, for `_codecs`. The handler may be None.
    pub(crate) fn encode_as(
        &mut self,
        text: Str,
        name: Str,
        errors: Value,
    ) -> Result<Value, Raised> {
        let handler = self.handler_or_none(errors)?;
        match Codec::by_name(name.text()) {
            Some(codec) => self.encode_in(text, codec, name.0, handler),
            None => self.raise(Type::LookupError, format!("unknown encoding: {}", name.text())),
        }
    }

    /// The string that bytes are in an encoding that there is, how many of them it is, and the order that was found: -1 for the smallest
    /// first, 1 for the largest, 0 for none. Unless the bytes are final, a character that is not yet whole is left.
    pub(crate) fn decode_as(
        &mut self,
        value: Value,
        name: Str,
        errors: Value,
        is_final: bool,
    ) -> Result<(Value, usize, i64), Raised> {
        let handler = self.handler_or_none(errors)?;
        let data = self.required_bytes(value)?;
        let Some(codec) = Codec::by_name(name.text()) else {
            return self.raise(Type::LookupError, format!("unknown encoding: {}", name.text()));
        };
        self.room_for(data.len().saturating_mul(4))?;
        let mut decoding = Decoding::new(value, &data, codec, handler, is_final);
        decoding.run(self)?;
        let order = match (codec, &*data) {
            (Codec::Utf16(Order::Marked), [0xff, 0xfe, ..])
            | (Codec::Utf32(Order::Marked), [0xff, 0xfe, 0, 0, ..]) => -1,
            (Codec::Utf16(Order::Marked), [0xfe, 0xff, ..])
            | (Codec::Utf32(Order::Marked), [0, 0, 0xfe, 0xff, ..]) => 1,
            _ => 0,
        };
        let used = decoding.used();
        match decoding.out.text() {
            Some(text) => Ok((self.new_str(text)?, used, order)),
            None => self.raise_reserved(),
        }
    }

    fn handler_or_none(&mut self, errors: Value) -> Result<Handler, Raised> {
        if errors == self.known.none {
            return Ok(Handler::Strict);
        }
        self.handler(errors, "encode")
    }

    /// The ValueError of a character that stands for another one here.
    #[cold]
    pub fn raise_reserved<T>(&mut self) -> Result<T, Raised> {
        let text = "characters U+10F000 to U+10F7FF are not supported by Sidewinder";
        self.raise(Type::ValueError, text)
    }

    /// Encodings that are not CPython's own shortcuts tell what failed in them.
    fn wrap_failure(&mut self, codec: Codec, name: Value, what: &str) -> Result<Value, Raised> {
        use Codec::*;
        let short =
            matches!(codec, Utf8 | Ascii | Latin1 | Utf16(Order::Marked) | Utf32(Order::Marked));
        if short || !(self.is_pending(Type::TypeError) || self.is_pending(Type::LookupError)) {
            return Err(Raised);
        }
        let cause = self.take_pending();
        let ty = if self.is_instance(cause, Type::TypeError) {
            Type::TypeError
        } else {
            Type::LookupError
        };
        let text = self.str_text(cause)?;
        let name = Str(payload(name)).text();
        let text = format!("{what} with '{name}' codec failed ({}: {text})", ty.row().name);
        let text = self.new_str(&text)?;
        let class = self.class(ty);
        let outer = self.new_exception(class, &[text])?;
        Exception(outer).set_cause(self, cause);
        Exception(outer).set_context(self, cause);
        self.raise_value(outer)
    }

    /// Whether a value has bytes, for `str(value, encoding)`.
    pub fn has_bytes(&self, value: Value) -> bool {
        matches!(
            payload(value).kind(),
            Kind::Bytes | Kind::ByteArray | Kind::MemoryView | Kind::Numbers
        )
    }
}
