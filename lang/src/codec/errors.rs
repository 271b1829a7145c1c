//! What is done about what cannot be encoded or decoded.

use super::text::{Codes, is_surrogate};
use super::{Codec, Order, escape, utf};
use crate::object::{Raised, Str, Type, Value};
use crate::vm::Vm;
use std::fmt::Write;

/// The handlers that there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Handler {
    Strict,
    Ignore,
    Replace,
    Backslash,
    XmlReference,
    Name,
    SurrogateEscape,
    SurrogatePass,
    /// Only an error when there is something to handle.
    Unknown(String),
}

impl Handler {
    pub(super) fn by_name(name: &str) -> Option<Handler> {
        Some(match name {
            "strict" => Handler::Strict,
            "ignore" => Handler::Ignore,
            "replace" => Handler::Replace,
            "backslashreplace" => Handler::Backslash,
            "xmlcharrefreplace" => Handler::XmlReference,
            "namereplace" => Handler::Name,
            "surrogateescape" => Handler::SurrogateEscape,
            "surrogatepass" => Handler::SurrogatePass,
            _ => return None,
        })
    }
}

fn unknown<T>(vm: &mut Vm, name: &str) -> Result<T, Raised> {
    vm.raise(Type::LookupError, format!("unknown error handler name '{name}'"))
}

/// A string on its way to bytes.
pub(super) struct Encoding {
    string: Str,
    pub(super) codes: Vec<u32>,
    pub(super) codec: Codec,
    handler: Handler,
    pub(super) out: Vec<u8>,
}

impl Encoding {
    pub(super) fn new(string: Str, codec: Codec, handler: Handler) -> Encoding {
        let codes = string.codes().collect();
        Encoding { string, codes, codec, handler, out: Vec::new() }
    }

    pub(super) fn run(&mut self, vm: &mut Vm) -> Result<(), Raised> {
        match self.codec {
            Codec::Utf8 => utf::encode_8(self, vm),
            Codec::Utf8Signed => {
                self.out.extend([0xef, 0xbb, 0xbf]);
                utf::encode_8(self, vm)
            }
            Codec::Ascii => self.single(vm, 0x80, "ordinal not in range(128)"),
            Codec::Latin1 => self.single(vm, 0x100, "ordinal not in range(256)"),
            Codec::Utf16(order) => {
                if order == Order::Marked {
                    self.out.extend([0xff, 0xfe]);
                }
                utf::encode_wide(self, vm)
            }
            Codec::Utf32(order) => {
                if order == Order::Marked {
                    self.out.extend([0xff, 0xfe, 0, 0]);
                }
                utf::encode_wide(self, vm)
            }
            Codec::UnicodeEscape => {
                self.out = escape::encode(&self.codes);
                Ok(())
            }
            Codec::RawUnicodeEscape => {
                self.out = escape::encode_raw(&self.codes);
                Ok(())
            }
        }
    }

    /// One byte for each character below a limit.
    fn single(&mut self, vm: &mut Vm, limit: u32, reason: &str) -> Result<(), Raised> {
        let mut at = 0;
        while at < self.codes.len() {
            let code = self.codes[at];
            if code < limit {
                self.out.push(code as u8);
                at += 1;
                continue;
            }
            let run = self.codes[at..].iter().take_while(|code| **code >= limit).count();
            self.wrong(vm, at, at + run, reason)?;
            at += run;
        }
        Ok(())
    }

    /// The characters `from..to` cannot be encoded.
    pub(super) fn wrong(
        &mut self,
        vm: &mut Vm,
        from: usize,
        to: usize,
        reason: &str,
    ) -> Result<(), Raised> {
        let mut text = String::new();
        for at in from..to {
            let code = self.codes[at];
            // Writing to a string cannot fail.
            let _ = match &self.handler {
                Handler::Ignore => Ok(()),
                Handler::Replace => write!(text, "?"),
                Handler::Backslash => escape::write_escape(code, &mut text),
                Handler::XmlReference => write!(text, "&#{code};"),
                Handler::Name => match char::from_u32(code).and_then(unicode_names2::name) {
                    Some(name) => write!(text, "\\N{{{name}}}"),
                    None => escape::write_escape(code, &mut text),
                },
                Handler::SurrogateEscape if (0xdc80..0xdd00).contains(&code) => {
                    self.out.push((code - 0xdc00) as u8);
                    Ok(())
                }
                Handler::SurrogatePass if is_surrogate(code) && utf::is_utf(self.codec) => {
                    utf::pass(self, code);
                    Ok(())
                }
                Handler::Unknown(name) => return unknown(vm, &name.clone()),
                _ => return self.raise(vm, from, to, reason),
            };
        }
        for code in text.chars().map(|c| c as u32) {
            utf::put(self, code);
        }
        Ok(())
    }

    fn raise(&self, vm: &mut Vm, from: usize, to: usize, reason: &str) -> Result<(), Raised> {
        let encoding = vm.new_str(self.codec.name())?;
        let reason = vm.new_str(reason)?;
        let (from, to) = (Value::small(from as i64), Value::small(to as i64));
        vm.raise_with(Type::UnicodeEncodeError, &[encoding, self.string.0, from, to, reason])
    }
}

/// Bytes on their way to a string.
pub(super) struct Decoding<'a> {
    object: Value,
    pub(super) data: &'a [u8],
    pub(super) codec: Codec,
    handler: Handler,
    pub(super) out: Codes,
}

impl<'a> Decoding<'a> {
    pub(super) fn new(
        object: Value,
        data: &'a [u8],
        codec: Codec,
        handler: Handler,
    ) -> Decoding<'a> {
        Decoding { object, data, codec, handler, out: Codes::default() }
    }

    pub(super) fn run(&mut self, vm: &mut Vm) -> Result<(), Raised> {
        match self.codec {
            Codec::Utf8 => utf::decode_8(self, vm, 0),
            Codec::Utf8Signed => {
                let is_signed = self.data.starts_with(&[0xef, 0xbb, 0xbf]);
                utf::decode_8(self, vm, if is_signed { 3 } else { 0 })
            }
            Codec::Latin1 => {
                self.data.iter().for_each(|byte| self.out.push(*byte as u32));
                Ok(())
            }
            Codec::Ascii => {
                let mut at = 0;
                while at < self.data.len() {
                    if self.data[at].is_ascii() {
                        self.out.push(self.data[at] as u32);
                        at += 1;
                    } else {
                        at = self.wrong(vm, at, at + 1, "ordinal not in range(128)")?;
                    }
                }
                Ok(())
            }
            Codec::Utf16(order) => utf::decode_16(self, vm, order),
            Codec::Utf32(order) => utf::decode_32(self, vm, order),
            Codec::UnicodeEscape => escape::decode(self, vm),
            Codec::RawUnicodeEscape => escape::decode_raw(self, vm),
        }
    }

    /// The bytes `from..to` mean nothing; where to go on.
    pub(super) fn wrong(
        &mut self,
        vm: &mut Vm,
        from: usize,
        to: usize,
        reason: &str,
    ) -> Result<usize, Raised> {
        let bad = &self.data[from..to];
        match &self.handler {
            Handler::Ignore => {}
            Handler::Replace => self.out.push(0xfffd),
            Handler::Backslash => {
                for byte in bad {
                    self.out.push_str(&format!("\\x{byte:02x}"));
                }
            }
            Handler::SurrogateEscape if !bad[0].is_ascii() => {
                let high = bad.iter().take(4).take_while(|byte| !byte.is_ascii()).count();
                bad[..high].iter().for_each(|byte| self.out.push(0xdc00 + *byte as u32));
                return Ok(from + high);
            }
            Handler::SurrogatePass if let Some((code, length)) = utf::passed(self, from) => {
                self.out.push(code);
                return Ok(from + length);
            }
            Handler::XmlReference | Handler::Name => {
                let text = "don't know how to handle UnicodeDecodeError in error callback";
                return vm.raise(Type::TypeError, text);
            }
            Handler::Unknown(name) => return unknown(vm, &name.clone()),
            _ => {
                let encoding = vm.new_str(self.codec.name())?;
                let object = vm.new_bytes(self.data)?;
                let object =
                    if self.object.is(crate::object::Kind::Bytes) { self.object } else { object };
                let reason = vm.new_str(reason)?;
                let (from, to) = (Value::small(from as i64), Value::small(to as i64));
                return vm
                    .raise_with(Type::UnicodeDecodeError, &[encoding, object, from, to, reason]);
            }
        }
        Ok(to)
    }
}
