//! The half in Rust of `binascii`: bytes as text of several kinds, and back.
//!
//! What is wrong with a text is raised as the class that is passed, which the half in Python makes. Crates that know base 64 refuse what CPython
//! reads over: characters that are none of it, and padding that is missing or too much.

use crate::builtins::ANY;
use crate::builtins::bytes::hex_digits;
use crate::object::{Int, Kind, Raised, Str, Type, Value, instance::payload};
use crate::vm::{Args, Vm};
use std::borrow::Cow;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "binascii";
    "_a2b_base64" from_base64 (3, 3) "(data, strict_mode, error)" ANY;
    "_b2a_base64" to_base64 (2, 2) "(data, newline)" ANY;
    "_b2a_hex" to_hex (1, 1) "(data)" ANY;
    "_a2b_hex" from_hex (2, 2) "(data, error)" ANY;
    "_a2b_uu" from_uu (2, 2) "(data, error)" ANY;
    "_b2a_uu" to_uu (3, 3) "(data, backtick, error)" ANY;
    "_a2b_qp" from_quoted (2, 2) "(data, header)" ANY;
    "_b2a_qp" to_quoted (4, 4) "(data, quotetabs, istext, header)" ANY;
    "_crc_hqx" crc_hqx (2, 2) "(data, crc)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("binascii", FUNCTIONS)
}

/// The bytes of something like bytes, or of a string of ASCII.
fn ascii<'a>(vm: &mut Vm, value: Value) -> Result<Cow<'a, [u8]>, Raised> {
    if let Some(text) = Str::of(payload(value)) {
        if !text.is_ascii() {
            let text = "string argument should contain only ASCII characters";
            return vm.raise(Type::ValueError, text);
        }
        return Ok(Cow::Borrowed(text.text().as_bytes()));
    }
    match crate::object::memoryview::bytes_like(vm, value) {
        Some(data) => Ok(data),
        None if payload(value).is(Kind::MemoryView) => vm.required_bytes(value),
        None => {
            let class = vm.type_name(value);
            let text = format!("argument should be bytes, buffer or ASCII string, not '{class}'");
            vm.raise(Type::TypeError, text)
        }
    }
}

/// Raises an instance of a class of the half in Python.
fn raise_as<T>(vm: &mut Vm, error: Value, text: &str) -> Result<T, Raised> {
    let text = vm.new_str(text)?;
    let error = vm.call(error, &[text])?;
    vm.raise_fresh(error)
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The value of each character, or 64.
const VALUES: [u8; 256] = {
    let mut values = [64; 256];
    let mut value = 0;
    while value < 64 {
        values[LETTERS[value] as usize] = value as u8;
        value += 1;
    }
    values
};

fn from_base64(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let strict = vm.truth(args.get(1))?;
    let text = ascii(vm, args.get(0))?;
    match base64_of(&text, strict) {
        Ok(data) => vm.new_bytes(&data),
        Err(wrong) => raise_as(vm, args.get(2), &wrong),
    }
}

fn base64_of(text: &[u8], strict: bool) -> Result<Vec<u8>, String> {
    let mut out = Vec::with_capacity(text.len() / 4 * 3 + 3);
    // Whole groups come first.
    let whole = text.chunks_exact(4).take_while(|group| {
        let values = [0, 1, 2, 3].map(|at| VALUES[group[at] as usize]);
        let is_whole = values.iter().all(|value| *value < 64);
        if is_whole {
            let bits = values.iter().fold(0u32, |bits, value| bits << 6 | u32::from(*value));
            out.extend_from_slice(&bits.to_be_bytes()[1..]);
        }
        is_whole
    });
    let done = 4 * whole.count();
    if strict && text.first() == Some(&b'=') {
        return Err("Leading padding not allowed".into());
    }
    let (mut at, mut bits, mut pads, mut has_padding) = (0, 0u8, 0, false);
    for (place, byte) in text.iter().enumerate().skip(done) {
        if *byte == b'=' {
            has_padding = true;
            if at >= 2 {
                pads += 1;
                if at + pads >= 4 {
                    if strict && place + 1 < text.len() {
                        return Err("Excess data after padding".into());
                    }
                    return Ok(out);
                }
            }
            continue;
        }
        let value = VALUES[*byte as usize];
        if value >= 64 {
            if strict {
                return Err("Only base64 data is allowed".into());
            }
            continue;
        }
        if strict && has_padding {
            return Err("Discontinuous padding not allowed".into());
        }
        pads = 0;
        match at {
            0 => bits = value,
            1 => {
                out.push(bits << 2 | value >> 4);
                bits = value & 15;
            }
            2 => {
                out.push(bits << 4 | value >> 2);
                bits = value & 3;
            }
            _ => out.push(bits << 6 | value),
        }
        at = (at + 1) & 3;
    }
    match at {
        0 => Ok(out),
        1 => Err(format!(
            "Invalid base64-encoded string: number of data characters ({}) cannot be 1 more than a \
             multiple of 4",
            out.len() / 3 * 4 + 1
        )),
        _ => Err("Incorrect padding".into()),
    }
}

fn to_base64(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let newline = vm.truth(args.get(1))?;
    let data = vm.required_bytes(args.get(0))?;
    let mut out = Vec::with_capacity(data.len() / 3 * 4 + 5);
    let letter = |bits: u32, shift: u32| LETTERS[(bits >> shift & 63) as usize];
    let (groups, rest) = data.as_chunks();
    out.resize(groups.len() * 4, 0);
    for (to, [a, b, c]) in out.as_chunks_mut().0.iter_mut().zip(groups) {
        let bits = u32::from_be_bytes([0, *a, *b, *c]);
        *to = [18, 12, 6, 0].map(|shift| letter(bits, shift));
    }
    match rest {
        [one] => {
            let bits = u32::from(*one) << 16;
            out.extend([letter(bits, 18), letter(bits, 12), b'=', b'=']);
        }
        [one, two] => {
            let bits = u32::from(*one) << 16 | u32::from(*two) << 8;
            out.extend([letter(bits, 18), letter(bits, 12), letter(bits, 6), b'=']);
        }
        _ => {}
    }
    if newline {
        out.push(b'\n');
    }
    vm.new_bytes(&out)
}

/// What each byte is as a hexadecimal digit; `NO_DIGIT` for all else.
const DIGITS: [u8; 256] = {
    let mut digits = [NO_DIGIT; 256];
    let mut n = 0;
    while n < 16 {
        digits[b"0123456789abcdef"[n] as usize] = n as u8;
        digits[b"0123456789ABCDEF"[n] as usize] = n as u8;
        n += 1;
    }
    digits
};
const NO_DIGIT: u8 = 0xff;

fn digit(byte: u8) -> Option<u8> {
    Some(DIGITS[byte as usize]).filter(|digit| *digit != NO_DIGIT)
}

/// Hexadecimal digits, with nothing between them.
fn to_hex(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = vm.required_bytes(args.get(0))?;
    vm.room_for(data.len().saturating_mul(4))?;
    vm.new_bytes(&hex_digits(&data))
}

fn from_hex(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = ascii(vm, args.get(0))?;
    if !text.len().is_multiple_of(2) {
        return raise_as(vm, args.get(1), "Odd-length string");
    }
    // Few need memory of their own before they are bytes.
    let (mut short, mut long) = ([0; 256], Vec::new());
    let data = match short.get_mut(..text.len() / 2) {
        Some(data) => data,
        None => {
            long.resize(text.len() / 2, 0);
            &mut long[..]
        }
    };
    let mut bits = 0;
    for (to, pair) in data.iter_mut().zip(text.chunks_exact(2)) {
        let (high, low) = (DIGITS[pair[0] as usize], DIGITS[pair[1] as usize]);
        *to = high << 4 | low;
        bits |= high | low;
    }
    if bits == NO_DIGIT {
        return raise_as(vm, args.get(1), "Non-hexadecimal digit found");
    }
    vm.new_bytes(data)
}

fn from_uu(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = ascii(vm, args.get(0))?;
    // A text without a first character counts as one that begins with a zero.
    let length = text.first().map_or(32, |first| first.wrapping_sub(b' ') & 63) as usize;
    let mut out = Vec::with_capacity(length);
    let (mut at, mut bits, mut count) = (1, 0u32, 0);
    while out.len() < length {
        let value = match text.get(at) {
            // Blanks at the end of a line may have been lost.
            None | Some(b'\n' | b'\r') => 0,
            Some(byte @ b' '..=b'`') => u32::from(byte - b' ') & 63,
            Some(_) => return raise_as(vm, args.get(1), "Illegal char"),
        };
        at += 1;
        bits = bits << 6 | value;
        count += 6;
        if count >= 8 {
            count -= 8;
            out.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    let rest = text.get(at..).unwrap_or(&[]);
    if rest.iter().any(|byte| !matches!(byte, b' ' | b'`' | b'\n' | b'\r')) {
        return raise_as(vm, args.get(1), "Trailing garbage");
    }
    vm.new_bytes(&out)
}

fn to_uu(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let backtick = vm.truth(args.get(1))?;
    let data = vm.required_bytes(args.get(0))?;
    if data.len() > 45 {
        return raise_as(vm, args.get(2), "At most 45 bytes at once");
    }
    let letter = |value: u8| if backtick && value == 0 { b'`' } else { b' ' + value };
    let mut out = vec![letter(data.len() as u8)];
    for group in data.chunks(3) {
        let byte = |at: usize| u32::from(group.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        out.extend([18, 12, 6, 0].map(|shift| letter((bits >> shift & 63) as u8)));
    }
    out.push(b'\n');
    vm.new_bytes(&out)
}

fn from_quoted(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let header = vm.truth(args.get(1))?;
    let text = ascii(vm, args.get(0))?;
    let mut out = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some(byte) = text.get(at).copied() {
        at += 1;
        if byte != b'=' {
            out.push(if header && byte == b'_' { b' ' } else { byte });
            continue;
        }
        match text.get(at).copied() {
            None => break,
            // A line goes on in the next one.
            Some(b'\n' | b'\r') => {
                while text.get(at).is_some_and(|byte| *byte != b'\n') {
                    at += 1;
                }
                at += 1;
            }
            Some(b'=') => {
                out.push(b'=');
                at += 1;
            }
            Some(high) => {
                let low = text.get(at + 1).copied().and_then(digit);
                match (digit(high), low) {
                    (Some(high), Some(low)) => {
                        out.push(high << 4 | low);
                        at += 2;
                    }
                    _ => out.push(b'='),
                }
            }
        }
    }
    vm.new_bytes(&out)
}

/// A line has no more characters.
const LINE: usize = 76;

fn to_quoted(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut flags = [false; 3];
    for (at, flag) in flags.iter_mut().enumerate() {
        *flag = vm.truth(args.get(at + 1))?;
    }
    let [quote_tabs, is_text, header] = flags;
    let data = vm.required_bytes(args.get(0))?;
    let first_end = data.iter().position(|byte| *byte == b'\n');
    let line_end: &[u8] = match first_end {
        Some(at) if at > 0 && data[at - 1] == b'\r' => b"\r\n",
        _ => b"\n",
    };
    let quoted = |byte: u8, out: &mut Vec<u8>| {
        let digit = |n: u8| b"0123456789ABCDEF"[n as usize];
        out.extend([b'=', digit(byte >> 4), digit(byte & 15)]);
    };
    let mut out = Vec::with_capacity(data.len() + data.len() / 8);
    let (mut at, mut length) = (0, 0);
    while let Some(byte) = data.get(at).copied() {
        let next = data.get(at + 1).copied();
        let is_blank = matches!(byte, b'\t' | b' ');
        let is_quoted = byte > 126
            || byte == b'='
            || header && byte == b'_'
            || byte == b'.' && length == 0 && matches!(next, None | Some(b'\n' | b'\r' | 0))
            || !is_text && matches!(byte, b'\r' | b'\n')
            || is_blank && next.is_none()
            || byte < 33 && !matches!(byte, b'\r' | b'\n') && (quote_tabs || !is_blank);
        if is_quoted {
            if length + 3 >= LINE {
                out.push(b'=');
                out.extend(line_end);
                length = 0;
            }
            quoted(byte, &mut out);
            at += 1;
            length += 3;
        } else if is_text && (byte == b'\n' || byte == b'\r' && next == Some(b'\n')) {
            length = 0;
            // A blank at the end of a line would be lost.
            if let Some(blank @ (b' ' | b'\t')) = out.last().copied() {
                out.pop();
                quoted(blank, &mut out);
            }
            out.extend(line_end);
            at += if byte == b'\r' { 2 } else { 1 };
        } else {
            if next.is_some_and(|next| next != b'\n') && length + 1 >= LINE {
                out.push(b'=');
                out.extend(line_end);
                length = 0;
            }
            length += 1;
            out.push(if header && byte == b' ' { b'_' } else { byte });
            at += 1;
        }
    }
    vm.new_bytes(&out)
}

fn crc_hqx(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let start = vm.index(args.get(1))?;
    let mut crc = match Int::of(start) {
        Some(Int::Small(n)) => n as u16,
        Some(n) => (n.to_ibig() & dashu_int::IBig::from(0xffff)).try_into().unwrap_or(0),
        None => 0,
    };
    let data = vm.required_bytes(args.get(0))?;
    for byte in data.iter() {
        crc ^= u16::from(*byte) << 8;
        for _ in 0..8 {
            crc = if crc & 0x8000 != 0 { crc << 1 ^ 0x1021 } else { crc << 1 };
        }
    }
    Ok(Value::small(crc.into()))
}
