//! UTF-7: what ASCII has no letter for stands in base 64, between `+` and `-` (RFC 2152).

use super::errors::Decoding;
use crate::object::Raised;
use crate::vm::Vm;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// What a letter of base 64 stands for.
fn sextet(byte: u8) -> Option<u32> {
    LETTERS.iter().position(|letter| *letter == byte).map(|at| at as u32)
}

/// Whether the encoder writes a character as it is.
fn is_direct(code: u32) -> bool {
    let plain = b"'(),-./:?!\"#$%&*;<=>@[]^_`{|} \t\n\r";
    u8::try_from(code).is_ok_and(|byte| byte.is_ascii_alphanumeric() || plain.contains(&byte))
}

pub(super) fn encode(codes: &[u32]) -> Vec<u8> {
    let mut out = Vec::new();
    // Bits that are not written yet; `None` outside of base 64.
    let mut open: Option<(u64, u32)> = None;
    let close = |out: &mut Vec<u8>, (buffer, bits): (u64, u32)| {
        if bits > 0 {
            out.push(LETTERS[(buffer << (6 - bits) & 63) as usize]);
        }
    };
    for code in codes.iter().copied() {
        if is_direct(code) {
            if let Some(rest) = open.take() {
                close(&mut out, rest);
                if sextet(code as u8).is_some() || code == u32::from(b'-') {
                    out.push(b'-');
                }
            }
            out.push(code as u8);
            continue;
        }
        if open.is_none() {
            out.push(b'+');
            if code == u32::from(b'+') {
                out.push(b'-');
                continue;
            }
        }
        let (mut buffer, mut bits) = open.unwrap_or_default();
        let high = code.checked_sub(0x10000);
        let units = match high {
            Some(rest) => [Some(0xd800 + (rest >> 10)), Some(0xdc00 + (rest & 0x3ff))],
            None => [Some(code), None],
        };
        for unit in units.into_iter().flatten() {
            buffer = (buffer << 16 | u64::from(unit)) & 0xff_ffff;
            bits += 16;
            while bits >= 6 {
                bits -= 6;
                out.push(LETTERS[(buffer >> bits & 63) as usize]);
            }
        }
        open = Some((buffer, bits));
    }
    if let Some(rest) = open {
        close(&mut out, rest);
        out.push(b'-');
    }
    out
}

/// What was read between `+` and where the decoder is.
struct Shift {
    /// Where the `+` is, and how long the text before it was.
    start: usize,
    mark: usize,
    buffer: u32,
    bits: u32,
    /// The first half of a pair.
    high: Option<u32>,
}

impl Shift {
    /// Takes six bits; a character may be complete with them.
    fn take(&mut self, six: u32, decoding: &mut Decoding) {
        self.buffer = self.buffer << 6 | six;
        self.bits += 6;
        if self.bits < 16 {
            return;
        }
        self.bits -= 16;
        let unit = self.buffer >> self.bits;
        self.buffer &= (1 << self.bits) - 1;
        match (self.high.take(), unit) {
            (Some(high), 0xdc00..0xe000) => {
                decoding.out.push(0x10000 + ((high & 0x3ff) << 10 | unit & 0x3ff));
                return;
            }
            (Some(high), _) => decoding.out.push(high),
            (None, _) => {}
        }
        match unit {
            0xd800..0xdc00 => self.high = Some(unit),
            _ => decoding.out.push(unit),
        }
    }
}

pub(super) fn decode(decoding: &mut Decoding, vm: &mut Vm) -> Result<(), Raised> {
    let data = decoding.data;
    let (mut at, mut open) = (0, None::<Shift>);
    loop {
        while let Some(byte) = data.get(at).copied() {
            if let Some(shift) = &mut open {
                if let Some(six) = sextet(byte) {
                    shift.take(six, decoding);
                    at += 1;
                    continue;
                }
                let (start, high) = (shift.start, shift.high);
                let reason = match shift {
                    Shift { bits: 6.., .. } => Some("partial character in shift sequence"),
                    Shift { buffer: 1.., .. } => Some("non-zero padding bits in shift sequence"),
                    _ => None,
                };
                open = None;
                if let Some(reason) = reason {
                    at = decoding.wrong(vm, start, at + 1, reason)?;
                    continue;
                }
                if let Some(high) = high.filter(|_| byte.is_ascii() && byte != b'+') {
                    decoding.out.push(high);
                }
                at += usize::from(byte == b'-');
            } else if byte == b'+' {
                match data.get(at + 1) {
                    Some(b'-') => {
                        decoding.out.push(u32::from(b'+'));
                        at += 2;
                    }
                    Some(next) if sextet(*next).is_none() => {
                        at = decoding.wrong(vm, at, at + 2, "ill-formed sequence")?;
                    }
                    _ => {
                        let mark = decoding.out.mark();
                        open = Some(Shift { start: at, mark, buffer: 0, bits: 0, high: None });
                        at += 1;
                    }
                }
            } else if byte.is_ascii() {
                decoding.out.push(u32::from(byte));
                at += 1;
            } else {
                at = decoding.wrong(vm, at, at + 1, "unexpected special character")?;
            }
        }
        let Some(shift) = open.take() else { return Ok(()) };
        if decoding.leaves(shift.start) {
            decoding.out.cut(shift.mark);
            return Ok(());
        }
        if shift.high.is_none() && shift.bits < 6 && shift.buffer == 0 {
            return Ok(());
        }
        at = decoding.wrong(vm, shift.start, data.len(), "unterminated shift sequence")?;
    }
}
