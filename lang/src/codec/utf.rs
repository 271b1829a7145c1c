//! The encodings of all of Unicode.

use super::errors::{Decoding, Encoding};
use super::text::is_surrogate;
use super::{Codec, Order};
use crate::object::Raised;
use crate::vm::Vm;
use sidewinder_syntax::text::has_surrogates;

/// Whether surrogates can be passed through.
pub(super) fn is_utf(codec: Codec) -> bool {
    matches!(codec, Codec::Utf8 | Codec::Utf8Signed | Codec::Utf16(_) | Codec::Utf32(_))
}

/// Appends a character that can be encoded.
pub(super) fn put(encoding: &mut Encoding, code: u32) {
    let out = &mut encoding.out;
    match encoding.codec {
        Codec::Utf16(order) => {
            let c = char::from_u32(code).unwrap_or('?');
            for unit in c.encode_utf16(&mut [0; 2]) {
                out.extend(if order == Order::Big {
                    unit.to_be_bytes()
                } else {
                    unit.to_le_bytes()
                });
            }
        }
        Codec::Utf32(Order::Big) => out.extend(code.to_be_bytes()),
        Codec::Utf32(_) => out.extend(code.to_le_bytes()),
        _ => {
            let c = char::from_u32(code).unwrap_or('?');
            out.extend(c.encode_utf8(&mut [0; 4]).bytes());
        }
    }
}

/// Appends a surrogate as if it were a character.
pub(super) fn pass(encoding: &mut Encoding, code: u32) {
    let out = &mut encoding.out;
    match encoding.codec {
        Codec::Utf16(Order::Big) => out.extend((code as u16).to_be_bytes()),
        Codec::Utf16(_) => out.extend((code as u16).to_le_bytes()),
        Codec::Utf32(Order::Big) => out.extend(code.to_be_bytes()),
        Codec::Utf32(_) => out.extend(code.to_le_bytes()),
        _ => {
            let low = |shift: u32| 0x80 | (code >> shift & 0x3f) as u8;
            out.extend([0xe0 | (code >> 12) as u8, low(6), low(0)]);
        }
    }
}

pub(super) fn encode_8(encoding: &mut Encoding, vm: &mut Vm) -> Result<(), Raised> {
    let mut at = 0;
    while at < encoding.codes.len() {
        let rest = &encoding.codes[at..];
        let run = rest.iter().take_while(|code| is_surrogate(**code)).count();
        if run > 0 {
            at = encoding.wrong(vm, at, at + run, "surrogates not allowed")?;
        } else {
            put(encoding, rest[0]);
            at += 1;
        }
    }
    Ok(())
}

/// UTF-16 and UTF-32.
pub(super) fn encode_wide(encoding: &mut Encoding, vm: &mut Vm) -> Result<(), Raised> {
    let mut at = 0;
    while at < encoding.codes.len() {
        let code = encoding.codes[at];
        if is_surrogate(code) {
            at = encoding.wrong(vm, at, at + 1, "surrogates not allowed")?;
        } else {
            put(encoding, code);
            at += 1;
        }
    }
    Ok(())
}

pub(super) fn decode_8(decoding: &mut Decoding, vm: &mut Vm, start: usize) -> Result<(), Raised> {
    let data = decoding.data;
    let mut at = start;
    while at < data.len() {
        let (good, bad) = match std::str::from_utf8(&data[at..]) {
            Ok(text) => {
                push(decoding, vm, text)?;
                break;
            }
            Err(error) => (error.valid_up_to(), error.error_len()),
        };
        if let Ok(text) = std::str::from_utf8(&data[at..at + good]) {
            push(decoding, vm, text)?;
        }
        at += good;
        if bad.is_none() && decoding.leaves(at) {
            break;
        }
        let end = bad.map_or(data.len(), |bad| at + bad);
        let reason = match data[at] {
            _ if bad.is_none() => "unexpected end of data",
            0x80..0xc2 | 0xf5.. => "invalid start byte",
            _ => "invalid continuation byte",
        };
        at = decoding.wrong(vm, at, end, reason)?;
    }
    Ok(())
}

/// Appends text that was encoded as it should be.
fn push(decoding: &mut Decoding, vm: &mut Vm, text: &str) -> Result<(), Raised> {
    if has_surrogates(text) {
        return vm.raise_reserved();
    }
    decoding.out.push_str(text);
    Ok(())
}

/// The surrogate that is written at a place, and how many bytes it has.
pub(super) fn passed(decoding: &Decoding, at: usize) -> Option<(u32, usize)> {
    let rest = &decoding.data[at..];
    let (code, length) = match decoding.codec {
        Codec::Utf16(order) => {
            let unit = [*rest.first()?, *rest.get(1)?];
            let code = if order == Order::Big {
                u16::from_be_bytes(unit)
            } else {
                u16::from_le_bytes(unit)
            };
            (code as u32, 2)
        }
        Codec::Utf32(order) => {
            let unit = [*rest.first()?, *rest.get(1)?, *rest.get(2)?, *rest.get(3)?];
            let code = if order == Order::Big {
                u32::from_be_bytes(unit)
            } else {
                u32::from_le_bytes(unit)
            };
            (code, 4)
        }
        Codec::Utf8 | Codec::Utf8Signed => match rest {
            [0xed, a @ 0xa0..=0xbf, b @ 0x80..=0xbf, ..] => {
                (0xd000 | (*a as u32 & 0x3f) << 6 | *b as u32 & 0x3f, 3)
            }
            _ => return None,
        },
        _ => return None,
    };
    is_surrogate(code).then_some((code, length))
}

pub(super) fn decode_16(decoding: &mut Decoding, vm: &mut Vm, order: Order) -> Result<(), Raised> {
    let data = decoding.data;
    let (mut at, order) = match (order, data) {
        (Order::Marked, [] | [_]) if decoding.leaves(0) => return Ok(()),
        (Order::Marked, [0xff, 0xfe, ..]) => (2, Order::Little),
        (Order::Marked, [0xfe, 0xff, ..]) => (2, Order::Big),
        (Order::Marked, _) => (0, Order::Little),
        _ => (0, order),
    };
    decoding.codec = Codec::Utf16(order);
    let unit = |at: usize| {
        let pair = [data[at], data[at + 1]];
        u32::from(if order == Order::Big {
            u16::from_be_bytes(pair)
        } else {
            u16::from_le_bytes(pair)
        })
    };
    while at < data.len() {
        if at + 1 == data.len() {
            if decoding.leaves(at) {
                break;
            }
            at = decoding.wrong(vm, at, at + 1, "truncated data")?;
            continue;
        }
        let high = unit(at);
        match high {
            0xdc00..0xe000 => at = decoding.wrong(vm, at, at + 2, "illegal encoding")?,
            0xd800..0xdc00 if at + 3 >= data.len() => {
                if decoding.leaves(at) {
                    break;
                }
                at = decoding.wrong(vm, at, data.len(), "unexpected end of data")?;
            }
            0xd800..0xdc00 => {
                let low = unit(at + 2);
                if (0xdc00..0xe000).contains(&low) {
                    decoding.out.push(0x10000 + ((high & 0x3ff) << 10 | low & 0x3ff));
                    at += 4;
                } else {
                    at = decoding.wrong(vm, at, at + 2, "illegal UTF-16 surrogate")?;
                }
            }
            code => {
                decoding.out.push(code);
                at += 2;
            }
        }
    }
    Ok(())
}

pub(super) fn decode_32(decoding: &mut Decoding, vm: &mut Vm, order: Order) -> Result<(), Raised> {
    let data = decoding.data;
    let (mut at, order) = match (order, data) {
        (Order::Marked, [] | [_] | [_, _] | [_, _, _]) if decoding.leaves(0) => return Ok(()),
        (Order::Marked, [0xff, 0xfe, 0, 0, ..]) => (4, Order::Little),
        (Order::Marked, [0, 0, 0xfe, 0xff, ..]) => (4, Order::Big),
        (Order::Marked, _) => (0, Order::Little),
        _ => (0, order),
    };
    decoding.codec = Codec::Utf32(order);
    while at < data.len() {
        let Some(four) = data.get(at..at + 4) else {
            if decoding.leaves(at) {
                break;
            }
            at = decoding.wrong(vm, at, data.len(), "truncated data")?;
            continue;
        };
        let four = [four[0], four[1], four[2], four[3]];
        let code =
            if order == Order::Big { u32::from_be_bytes(four) } else { u32::from_le_bytes(four) };
        let reason = if is_surrogate(code) {
            "code point in surrogate code point range(0xd800, 0xe000)"
        } else if code > 0x10ffff {
            "code point not in range(0x110000)"
        } else {
            decoding.out.push(code);
            at += 4;
            continue;
        };
        at = decoding.wrong(vm, at, at + 4, reason)?;
    }
    Ok(())
}
