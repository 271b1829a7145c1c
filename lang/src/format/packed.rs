//! Formats of the module `struct`, such as `<IHB`: which numbers lie where in some bytes.

use crate::vm::{Part, Place, Vm};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// One part of a format.
pub struct Field {
    pub letter: u8,
    /// Bytes of one value.
    pub size: usize,
    /// How many there are; for strings, how many bytes.
    pub count: usize,
    /// Where the first one is.
    pub at: usize,
}

impl Field {
    /// How many values it takes.
    pub fn values(&self) -> usize {
        match self.letter {
            b'x' => 0,
            b's' | b'p' => 1,
            _ => self.count,
        }
    }
}

/// A format: its fields, whether the big end comes first, whether it is native, how many bytes it takes and how many values.
pub struct Format {
    pub fields: Vec<Field>,
    pub is_big: bool,
    pub is_native: bool,
    pub size: usize,
    pub values: usize,
}

/// Formats that were read before, by their texts.
#[derive(Default)]
struct Formats(FxHashMap<Box<[u8]>, Rc<Format>>);

impl Part for Formats {
    const PLACE: Place = Place::Formats;
}

/// So many formats are kept; behind that all are forgotten.
const MOST_FORMATS: usize = 100;

/// The format that a text is.
pub fn format_of(vm: &mut Vm, text: &[u8]) -> Result<Rc<Format>, &'static str> {
    let formats = &mut vm.part_mut::<Formats>().0;
    if let Some(format) = formats.get(text) {
        return Ok(Rc::clone(format));
    }
    let format = Rc::new(parse(text)?);
    if formats.len() >= MOST_FORMATS {
        formats.clear();
    }
    formats.insert(text.into(), Rc::clone(&format));
    Ok(format)
}

fn size_of(letter: u8, is_native: bool) -> Option<usize> {
    Some(match letter {
        b'x' | b'c' | b'b' | b'B' | b'?' | b's' | b'p' => 1,
        b'h' | b'H' | b'e' => 2,
        b'i' | b'I' | b'f' => 4,
        b'l' | b'L' => 4 + 4 * is_native as usize,
        b'q' | b'Q' | b'd' => 8,
        b'n' | b'N' | b'P' if is_native => 8,
        _ => return None,
    })
}

fn parse(text: &[u8]) -> Result<Format, &'static str> {
    let (mut at, mut is_big, mut is_aligned) = (0, cfg!(target_endian = "big"), true);
    if let Some(order) = text.first() {
        at = 1;
        match order {
            b'@' => {}
            b'=' => is_aligned = false,
            b'<' => (is_big, is_aligned) = (false, false),
            b'>' | b'!' => (is_big, is_aligned) = (true, false),
            _ => at = 0,
        }
    }
    let too_long = "total struct size too long";
    let (mut fields, mut size) = (Vec::new(), 0usize);
    while at < text.len() {
        if matches!(text[at], b' ' | b'\t' | b'\n' | b'\r' | b'\x0b' | b'\x0c') {
            at += 1;
            continue;
        }
        let (mut count, from) = (1usize, at);
        if text[at].is_ascii_digit() {
            count = 0;
            while at < text.len() && text[at].is_ascii_digit() {
                let digit = (text[at] - b'0') as usize;
                count = count.checked_mul(10).and_then(|n| n.checked_add(digit)).ok_or(too_long)?;
                at += 1;
            }
            if at == text.len() {
                return Err("repeat count given without format specifier");
            }
        }
        let letter = text[at];
        let each = size_of(letter, is_aligned).ok_or("bad char in struct format")?;
        if is_aligned && !(from != at && matches!(letter, b's' | b'p' | b'x')) {
            size = size.div_ceil(each) * each;
        }
        fields.push(Field { letter, size: each, count, at: size });
        let bytes = count.checked_mul(each).filter(|bytes| *bytes < 1 << 62);
        size = size.checked_add(bytes.ok_or(too_long)?).filter(|n| *n < 1 << 62).ok_or(too_long)?;
        at += 1;
    }
    let values = fields.iter().map(Field::values).sum();
    Ok(Format { fields, is_big, is_native: is_aligned, size, values })
}
