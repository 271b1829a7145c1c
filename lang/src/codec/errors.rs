//! What is done about what cannot be encoded or decoded.

use super::text::{Codes, is_surrogate};
use super::{Codec, Order, escape, seven, utf};
use crate::object::{Bytes, Kind, Raised, Str, Tuple, Type, Value};
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
    /// One that the program has registered. That there is none of this name is only an error when there is something to handle.
    Registered(String),
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

/// Has the handler that the program has registered under a name say what takes the place of what is wrong, and where to go on.
pub(super) fn ask(
    vm: &mut Vm,
    name: &str,
    error: Value,
    size: usize,
) -> Result<(Value, usize), Raised> {
    let module = vm.import_whole("_codecs")?;
    let function = vm.intern("_handled")?;
    let function = vm.get_attribute(module, function)?;
    let name = vm.new_str(name)?;
    let answer = vm.call(function, &[error, name, Value::small(size as i64)])?;
    // The function has looked at what the handler gave.
    match Tuple::of(answer) {
        Some(pair) if pair.len() == 2 && pair.get(1).is_small() => {
            Ok((pair.get(0), pair.get(1).as_small().max(0) as usize))
        }
        _ => vm.raise_value(error),
    }
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
            Codec::Utf7 => {
                self.out = seven::encode(&self.codes);
                Ok(())
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
            at = self.wrong(vm, at, at + run, reason)?;
        }
        Ok(())
    }

    /// The characters `from..to` cannot be encoded; where to go on.
    pub(super) fn wrong(
        &mut self,
        vm: &mut Vm,
        from: usize,
        to: usize,
        reason: &str,
    ) -> Result<usize, Raised> {
        if let Handler::Registered(name) = &self.handler {
            let name = name.clone();
            return self.ask(vm, &name, from, to, reason);
        }
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
                _ => {
                    // What was escaped before is not wrong.
                    let escapes = self.handler == Handler::SurrogateEscape;
                    let error = self.error(vm, if escapes { at } else { from }, to, reason)?;
                    return vm.raise_fresh(error);
                }
            };
        }
        for code in text.chars().map(|c| c as u32) {
            utf::put(self, code);
        }
        Ok(to)
    }

    fn error(&self, vm: &mut Vm, from: usize, to: usize, reason: &str) -> Result<Value, Raised> {
        let encoding = vm.new_str(self.codec.name())?;
        let reason = vm.new_str(reason)?;
        let (from, to) = (Value::small(from as i64), Value::small(to as i64));
        let class = vm.class(Type::UnicodeEncodeError);
        vm.new_exception(class, &[encoding, self.string.0, from, to, reason])
    }

    /// Bytes that a handler gives stand as they are; text is encoded, if it can be without help.
    fn ask(
        &mut self,
        vm: &mut Vm,
        name: &str,
        from: usize,
        to: usize,
        reason: &str,
    ) -> Result<usize, Raised> {
        let error = self.error(vm, from, to, reason)?;
        let (given, at) = ask(vm, name, error, self.codes.len())?;
        let limit = if self.codec == Codec::Latin1 { 0x100 } else { 0x80 };
        let unit = match self.codec {
            Codec::Utf16(_) => 2,
            Codec::Utf32(_) => 4,
            _ => 1,
        };
        match Str::of(given) {
            Some(text) if text.codes().all(|code| code < limit) => {
                for code in text.codes() {
                    match self.codec {
                        Codec::Latin1 => self.out.push(code as u8),
                        _ => utf::put(self, code),
                    }
                }
            }
            None if Bytes(given).data().len().is_multiple_of(unit) => {
                self.out.extend_from_slice(Bytes(given).data());
            }
            _ => return vm.raise_value(error),
        }
        Ok(at)
    }
}

/// Bytes on their way to a string.
pub(super) struct Decoding<'a> {
    object: Value,
    pub(super) data: &'a [u8],
    pub(super) codec: Codec,
    handler: Handler,
    pub(super) out: Codes,
    /// Whether no more bytes will come. Without it, a character that is not yet whole is left at the end.
    is_final: bool,
    /// Where that starts.
    left: Option<usize>,
}

impl<'a> Decoding<'a> {
    pub(super) fn new(
        object: Value,
        data: &'a [u8],
        codec: Codec,
        handler: Handler,
        is_final: bool,
    ) -> Decoding<'a> {
        Decoding { object, data, codec, handler, out: Codes::default(), is_final, left: None }
    }

    /// How many bytes were decoded.
    pub(super) fn used(&self) -> usize {
        self.left.unwrap_or(self.data.len())
    }

    /// Whether more bytes may complete what starts at a place. Then it is left, and nothing after it is looked at.
    pub(super) fn leaves(&mut self, at: usize) -> bool {
        if !self.is_final {
            self.left = Some(at);
        }
        !self.is_final
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
            Codec::Utf7 => seven::decode(self, vm),
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
            Handler::Registered(name) => {
                let name = name.clone();
                let error = self.error(vm, from, to, reason)?;
                let (given, at) = ask(vm, &name, error, self.data.len())?;
                for code in Str::of(given).into_iter().flat_map(|text| text.codes()) {
                    self.out.push(code);
                }
                let name = vm.intern("object")?;
                let object = vm.get_attribute(error, name)?;
                if !object.is(Kind::Bytes) {
                    return vm.raise(Type::TypeError, "object attribute must be bytes");
                }
                if Bytes(object).data() != self.data {
                    return self.go_on_in(vm, object, at);
                }
                return Ok(at);
            }
            _ => {
                let error = self.error(vm, from, to, reason)?;
                return vm.raise_fresh(error);
            }
        }
        Ok(to)
    }

    /// The handler has put other bytes into the exception: the rest is decoded of these.
    fn go_on_in(&mut self, vm: &mut Vm, object: Value, at: usize) -> Result<usize, Raised> {
        let data = Bytes(object).data().to_vec();
        let rest = data.get(at..).unwrap_or_default();
        let mut other = Decoding::new(object, rest, self.codec, self.handler.clone(), true);
        other.run(vm)?;
        self.out.append(&other.out);
        Ok(self.data.len())
    }

    fn error(&self, vm: &mut Vm, from: usize, to: usize, reason: &str) -> Result<Value, Raised> {
        let encoding = vm.new_str(self.codec.name())?;
        let object =
            if self.object.is(Kind::Bytes) { self.object } else { vm.new_bytes(self.data)? };
        let reason = vm.new_str(reason)?;
        let (from, to) = (Value::small(from as i64), Value::small(to as i64));
        let class = vm.class(Type::UnicodeDecodeError);
        vm.new_exception(class, &[encoding, object, from, to, reason])
    }
}
