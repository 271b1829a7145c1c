//! Characters by their numbers behind backslashes.

use super::errors::Decoding;
use crate::object::Raised;
use crate::vm::Vm;
use std::fmt::Write;

/// Appends `\xNN`, `\uNNNN` or `\UNNNNNNNN`.
pub fn write_escape(code: u32, out: &mut String) -> std::fmt::Result {
    match code {
        0..0x100 => write!(out, "\\x{code:02x}"),
        0x100..0x10000 => write!(out, "\\u{code:04x}"),
        _ => write!(out, "\\U{code:08x}"),
    }
}

pub(super) fn encode(codes: &[u32]) -> Vec<u8> {
    let mut out = String::new();
    for code in codes {
        match char::from_u32(*code) {
            Some('\t') => out.push_str("\\t"),
            Some('\n') => out.push_str("\\n"),
            Some('\r') => out.push_str("\\r"),
            Some('\\') => out.push_str("\\\\"),
            Some(c @ ' '..='~') => out.push(c),
            // Writing to a string cannot fail.
            _ => drop(write_escape(*code, &mut out)),
        }
    }
    out.into_bytes()
}

pub(super) fn encode_raw(codes: &[u32]) -> Vec<u8> {
    let mut out = Vec::new();
    for code in codes {
        match u8::try_from(*code) {
            Ok(byte) => out.push(byte),
            Err(_) => {
                let mut text = String::new();
                let _ = write_escape(*code, &mut text);
                out.extend(text.bytes());
            }
        }
    }
    out
}

/// Where a number of so many hexadecimal digits ends that should start at a place, and the number.
fn hexadecimal(data: &[u8], start: usize, digits: usize) -> (usize, u32) {
    let (mut at, mut code) = (start, 0);
    while at < data.len().min(start + digits)
        && let Some(digit) = (data[at] as char).to_digit(16)
    {
        code = code << 4 | digit;
        at += 1;
    }
    (at, code)
}

/// A number behind `\x`, `\u` or `\U`, which stands at `at`; where it ends.
fn number(decoding: &mut Decoding, vm: &mut Vm, at: usize) -> Result<usize, Raised> {
    let (digits, reason) = match decoding.data[at + 1] {
        b'x' => (2, "truncated \\xXX escape"),
        b'u' => (4, "truncated \\uXXXX escape"),
        _ => (8, "truncated \\UXXXXXXXX escape"),
    };
    let (end, code) = hexadecimal(decoding.data, at + 2, digits);
    if end < at + 2 + digits {
        if end == decoding.data.len() && decoding.leaves(at) {
            return Ok(end);
        }
        return decoding.wrong(vm, at, end, reason);
    }
    if code > 0x10ffff {
        let reason = match decoding.codec {
            super::Codec::RawUnicodeEscape => "\\Uxxxxxxxx out of range",
            _ => "illegal Unicode character",
        };
        return decoding.wrong(vm, at, end, reason);
    }
    decoding.out.push(code);
    Ok(end)
}

pub(super) fn decode(decoding: &mut Decoding, vm: &mut Vm) -> Result<(), Raised> {
    let data = decoding.data;
    let mut at = 0;
    while at < data.len() {
        if data[at] != b'\\' {
            decoding.out.push(data[at] as u32);
            at += 1;
            continue;
        }
        let Some(letter) = data.get(at + 1) else {
            if decoding.leaves(at) {
                break;
            }
            at = decoding.wrong(vm, at, at + 1, "\\ at end of string")?;
            continue;
        };
        let simple = match letter {
            b'\n' => {
                at += 2;
                continue;
            }
            b'\\' | b'\'' | b'"' => *letter,
            b'a' => 7,
            b'b' => 8,
            b'f' => 12,
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'v' => 11,
            b'0'..=b'7' => {
                let digits = data[at + 1..].iter().take(3);
                let digits: Vec<u8> =
                    digits.take_while(|byte| (b'0'..=b'7').contains(byte)).copied().collect();
                decoding.out.push(digits.iter().fold(0, |code, c| code * 8 + (c - b'0') as u32));
                at += 1 + digits.len();
                continue;
            }
            b'x' | b'u' | b'U' => {
                at = number(decoding, vm, at)?;
                continue;
            }
            b'N' => {
                at = named(decoding, vm, at)?;
                continue;
            }
            other => {
                decoding.out.push(b'\\' as u32);
                *other
            }
        };
        decoding.out.push(simple as u32);
        at += 2;
    }
    Ok(())
}

/// `\N{NAME}`
fn named(decoding: &mut Decoding, vm: &mut Vm, at: usize) -> Result<usize, Raised> {
    let rest = &decoding.data[at + 2..];
    let end = rest.iter().position(|byte| *byte == b'}');
    let (Some(b'{'), Some(end)) = (rest.first(), end.filter(|end| *end > 1)) else {
        let is_open = rest.first().is_none_or(|first| *first == b'{') && end.is_none();
        if is_open && decoding.leaves(at) {
            return Ok(decoding.data.len());
        }
        let seen = match rest.first() {
            Some(b'{') => end.map_or(decoding.data.len(), |end| at + 2 + end + 1),
            _ => at + 2,
        };
        return decoding.wrong(vm, at, seen, "malformed \\N character escape");
    };
    let name = std::str::from_utf8(&rest[1..end]).ok();
    match name.and_then(unicode_names2::character) {
        Some(c) => {
            decoding.out.push(c as u32);
            Ok(at + 2 + end + 1)
        }
        None => decoding.wrong(vm, at, at + 2 + end + 1, "unknown Unicode character name"),
    }
}

pub(super) fn decode_raw(decoding: &mut Decoding, vm: &mut Vm) -> Result<(), Raised> {
    let data = decoding.data;
    let mut at = 0;
    while at < data.len() {
        if data[at] != b'\\' {
            decoding.out.push(data[at] as u32);
            at += 1;
            continue;
        }
        // Backslashes in pairs mean nothing.
        match data.get(at + 1) {
            Some(b'u' | b'U') => at = number(decoding, vm, at)?,
            Some(next) => {
                decoding.out.push(b'\\' as u32);
                decoding.out.push(*next as u32);
                at += 2;
            }
            None if decoding.leaves(at) => break,
            None => {
                decoding.out.push(b'\\' as u32);
                at += 1;
            }
        }
    }
    Ok(())
}
