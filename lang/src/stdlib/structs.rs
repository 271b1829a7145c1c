//! `_struct`: numbers as bytes.
//!
//! What is wrong with a format or a value comes back as a string, which the half in Python raises as `struct.error`.

use crate::builtins::ANY;
use crate::format::packed::{Field, Format, format_of};
use crate::object::memoryview::octets;
use crate::object::{
    ByteArray, Bytes, Int, Kind, Raised, Str, Tuple, Type, Value, instance::payload,
};
use crate::vm::{Args, Vm};
use dashu_int::{IBig, UBig};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_struct";
    "calcsize" size (1, 1) "(format)" ANY;
    "pack" pack (2, 2) "(format, values)" ANY;
    known StructUnpack "unpack" unpack (2, 3) "(format, buffer, offset=None)" ANY;
    "pack_into" pack_into (4, 4) "(format, buffer, offset, values)" ANY;
    "length" length (1, 1) "(buffer)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_struct", FUNCTIONS)
}

/// Fewer bytes or values than this are put together without an allocation.
const FEW: usize = 256;

/// The text of a format, as bytes.
fn text_of<'a>(vm: &mut Vm, value: Value) -> Result<&'a [u8], Raised> {
    let plain = payload(value);
    match (Str::of(plain), Bytes::of(plain)) {
        (Some(text), _) => Ok(text.text().as_bytes()),
        (_, Some(bytes)) => Ok(bytes.data()),
        _ => {
            let text = format!(
                "Struct() argument 1 must be a str or bytes object, not {}",
                vm.class_of(value).short_name()
            );
            vm.raise(Type::TypeError, text)
        }
    }
}

fn size(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = text_of(vm, args.get(0))?;
    match format_of(vm, text) {
        Ok(format) => vm.new_int(format.size as i64),
        Err(wrong) => vm.new_str(wrong),
    }
}

/// What is wrong with a value: an exception is pending, or a text for `struct.error`.
enum Wrong {
    Raised,
    Text(String),
}

type Packed = Result<(), Wrong>;

fn wrong<T>(text: impl Into<String>) -> Result<T, Wrong> {
    Err(Wrong::Text(text.into()))
}

/// The integer that a value is, also by `__index__`.
fn integer(vm: &mut Vm, value: Value) -> Result<IBig, Wrong> {
    match vm.try_index(value) {
        Ok(Some(index)) => Ok(Int::of(index).map_or(IBig::ZERO, |n| n.to_ibig())),
        Ok(None) => wrong("required argument is not an integer"),
        Err(Raised) => Err(Wrong::Raised),
    }
}

fn pack_integer(vm: &mut Vm, is_big: bool, field: &Field, value: Value, out: &mut [u8]) -> Packed {
    // Most are small, and in range.
    if value.is_small() {
        let n = value.as_small();
        let unused = 64 - 8 * field.size as u32;
        let is_in_range = if field.letter.is_ascii_uppercase() {
            n >= 0 && (n as u64) << unused >> unused == n as u64
        } else {
            n << unused >> unused == n
        };
        if is_in_range {
            out.copy_from_slice(&n.to_le_bytes()[..field.size]);
            return Ok(());
        }
    }
    let n = integer(vm, value)?;
    let (bits, letter) = (8 * field.size, field.letter as char);
    let is_unsigned = letter.is_ascii_uppercase();
    let out_of_range = || wrong("argument out of range");
    let wide = i128::try_from(&n);
    let wide = match wide {
        Ok(wide) => wide,
        Err(_) if letter == 'P' => return wrong("int too large to convert"),
        Err(_) => return out_of_range(),
    };
    let (low, high) = if is_unsigned && letter != 'P' {
        (0, (1i128 << bits) - 1)
    } else if letter == 'P' {
        (-(1i128 << 63), (1i128 << 64) - 1)
    } else {
        (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1)
    };
    if wide < low || wide > high {
        let is_long = (-(1i128 << 63)..1i128 << 63).contains(&wide);
        return match letter {
            'P' => wrong("int too large to convert"),
            'b' if is_long => wrong(format!("byte format requires {low} <= number <= {high}")),
            'B' if is_long => wrong(format!("ubyte format requires {low} <= number <= {high}")),
            'H' if is_big && wide < 0 => out_of_range(),
            'h' | 'H' if is_big && is_long => {
                wrong(format!("'{letter}' format requires {low} <= number <= {high}"))
            }
            'q' | 'Q' if is_big => wrong("int too large to convert"),
            'h' if is_long => wrong(format!("short format requires {low} <= number <= {high}")),
            'H' if is_long => wrong(format!("ushort format requires {low} <= number <= {high}")),
            'i' | 'l' if is_long && bits == 32 => {
                wrong(format!("'{letter}' format requires {low} <= number <= {high}"))
            }
            'I' | 'L' if wide > 0 && wide < 1i128 << 64 && bits == 32 => {
                wrong(format!("'{letter}' format requires {low} <= number <= {high}"))
            }
            _ => out_of_range(),
        };
    }
    out.copy_from_slice(&(wide as u128).to_le_bytes()[..field.size]);
    Ok(())
}

/// A float in half precision, ties to even; `None` if it is too large.
fn to_half(x: f64) -> Option<u16> {
    let sign = ((x.to_bits() >> 48) & 0x8000) as u16;
    let x = x.abs();
    if x.is_nan() {
        return Some(sign | 0x7e00);
    }
    if x.is_infinite() {
        return Some(sign | 0x7c00);
    }
    // In units of the last place that a half has at this size.
    let exponent = if x == 0.0 { -14 } else { (((x.to_bits() >> 52) as i32) - 1023).max(-14) };
    let units = (x * 2f64.powi(10 - exponent)).round_ties_even() as u32;
    let bits = ((exponent + 14) as u32 * 1024) + units;
    (bits < 0x7c00).then_some(sign | bits as u16)
}

fn from_half(bits: u16) -> f64 {
    let (exponent, fraction) = ((bits >> 10 & 31) as i32, (bits & 1023) as f64);
    let x = match exponent {
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        0 => fraction * 2f64.powi(-24),
        _ => (1024.0 + fraction) * 2f64.powi(exponent - 25),
    };
    if bits & 0x8000 != 0 { -x } else { x }
}

fn pack_float(vm: &mut Vm, format: &Format, field: &Field, value: Value, out: &mut [u8]) -> Packed {
    let x = match vm.to_double(value) {
        Ok(x) => x,
        Err(Raised) if vm.catch(Type::TypeError) => {
            return wrong("required argument is not a float");
        }
        Err(Raised) => return Err(Wrong::Raised),
    };
    match field.letter {
        b'd' => out.copy_from_slice(&x.to_le_bytes()),
        b'f' => {
            let single = x as f32;
            if single.is_infinite() && x.is_finite() && !format.is_native {
                let _: Result<(), _> =
                    vm.raise(Type::OverflowError, "float too large to pack with f format");
                return Err(Wrong::Raised);
            }
            out.copy_from_slice(&single.to_le_bytes());
        }
        _ => match to_half(x) {
            Some(half) => out.copy_from_slice(&half.to_le_bytes()),
            None => {
                let _: Result<(), _> =
                    vm.raise(Type::OverflowError, "float too large to pack with e format");
                return Err(Wrong::Raised);
            }
        },
    }
    Ok(())
}

fn pack_one(vm: &mut Vm, format: &Format, field: &Field, value: Value, out: &mut [u8]) -> Packed {
    match field.letter {
        b'?' => match vm.truth(value) {
            Ok(truth) => out[0] = truth as u8,
            Err(Raised) => return Err(Wrong::Raised),
        },
        b'c' => match Bytes::of(payload(value)) {
            Some(bytes) if bytes.len() == 1 => out[0] = bytes.data()[0],
            _ => return wrong("char format requires a bytes object of length 1"),
        },
        b'e' | b'f' | b'd' => pack_float(vm, format, field, value, out)?,
        _ => pack_integer(vm, format.is_big, field, value, out)?,
    }
    if format.is_big {
        out.reverse();
    }
    Ok(())
}

fn pack_all(vm: &mut Vm, format: &Format, values: Tuple, out: &mut [u8]) -> Packed {
    let mut next = 0;
    for field in &format.fields {
        match field.letter {
            b'x' => {}
            letter @ (b's' | b'p') => {
                let value = payload(values.get(next));
                next += 1;
                let data = Bytes::of(value)
                    .map(|bytes| bytes.data())
                    .or(ByteArray::of(value).map(|bytes| bytes.data(vm)));
                let Some(data) = data else {
                    let letter = letter as char;
                    return wrong(format!("argument for '{letter}' must be a bytes object"));
                };
                let out = &mut out[field.at..field.at + field.count];
                if letter == b's' {
                    let count = data.len().min(out.len());
                    out[..count].copy_from_slice(&data[..count]);
                } else if !out.is_empty() {
                    let count = data.len().min(out.len() - 1);
                    out[0] = count.min(255) as u8;
                    out[1..=count].copy_from_slice(&data[..count]);
                }
            }
            _ => {
                for number in 0..field.count {
                    let at = field.at + number * field.size;
                    let value = values.get(next);
                    next += 1;
                    pack_one(vm, format, field, value, &mut out[at..at + field.size])?;
                }
            }
        }
    }
    Ok(())
}

fn pack(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = text_of(vm, args.get(0))?;
    let format = match format_of(vm, text) {
        Ok(format) => format,
        Err(wrong) => return vm.new_str(wrong),
    };
    let Some(values) = Tuple::of(args.get(1)) else { return vm.raise_not_iterable(args.get(1)) };
    let expected = format.values;
    if expected != values.len() {
        let got = values.len();
        return vm.new_str(&format!("pack expected {expected} items for packing (got {got})"));
    }
    let (mut few, mut many) = ([0; FEW], Vec::new());
    let out = match few.get_mut(..format.size) {
        Some(few) => few,
        None => {
            vm.room_for(format.size.saturating_mul(2))?;
            many.resize(format.size, 0);
            &mut many
        }
    };
    match pack_all(vm, &format, values, out) {
        Ok(()) => vm.new_bytes(out),
        Err(Wrong::Text(text)) => vm.new_str(&text),
        Err(Wrong::Raised) => Err(Raised),
    }
}

/// `pack_into(format, buffer, offset, values)`: None if the values are in the buffer now, and a text if they are wrong. True if this is not the common case, in
/// which a bytearray is written to and no code of the program runs.
fn pack_into(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = text_of(vm, args.get(0))?;
    let rest = Ok(vm.bool(true));
    let Ok(format) = format_of(vm, text) else { return rest };
    let (Some(to), Some(values)) = (ByteArray::of(args.get(1)), Tuple::of(args.get(3))) else {
        return rest;
    };
    let Some(offset) = Some(args.get(2)).filter(|offset| offset.is_small()) else { return rest };
    let Ok(from) = usize::try_from(offset.as_small()) else { return rest };
    let place = from..from.saturating_add(format.size);
    let is_plain = |value: &Value| value.is_small() || !value.is(Kind::Instance);
    if to.data(vm).get(place.clone()).is_none()
        || format.size > FEW
        || format.values != values.len()
        || !values.items().iter().all(is_plain)
    {
        return rest;
    }
    let mut few = [0; FEW];
    let out = &mut few[..format.size];
    let done = pack_all(vm, &format, values, out);
    if done.is_err() {
        out.fill(0);
    }
    to.data_mut(vm)[place].copy_from_slice(out);
    match done {
        Ok(()) => Ok(vm.none()),
        Err(Wrong::Text(text)) => vm.new_str(&text),
        Err(Wrong::Raised) => Err(Raised),
    }
}

fn unpack_one(vm: &mut Vm, format: &Format, field: &Field, data: &[u8]) -> Result<Value, Raised> {
    let mut wide = [0u8; 8];
    wide[..data.len()].copy_from_slice(data);
    if format.is_big {
        wide[..data.len()].reverse();
    }
    let bits = u64::from_le_bytes(wide);
    match field.letter {
        b'?' => Ok(vm.bool(bits != 0)),
        b'c' => vm.new_bytes(&data[..1]),
        b'e' => vm.new_float(from_half(bits as u16)),
        b'f' => vm.new_float(f32::from_bits(bits as u32) as f64),
        b'd' => vm.new_float(f64::from_bits(bits)),
        letter if letter.is_ascii_uppercase() => match i64::try_from(bits) {
            Ok(n) => vm.new_int(n),
            Err(_) => vm.new_ibig(&IBig::from(UBig::from(bits))),
        },
        _ => {
            let shift = 64 - 8 * field.size as u32;
            vm.new_int((bits << shift) as i64 >> shift)
        }
    }
}

/// What reads the integers of a letter, if all of them are small ones.
fn small_integer(letter: u8, size: usize, is_big: bool) -> Option<fn(&[u8]) -> i64> {
    macro_rules! read {
        ($type:ty) => {
            Some(match is_big {
                true => |raw| raw.try_into().map_or(0, <$type>::from_be_bytes).into(),
                false => |raw| raw.try_into().map_or(0, <$type>::from_le_bytes).into(),
            })
        };
    }
    match (letter, size) {
        (b'b', _) => read!(i8),
        (b'B', _) => read!(u8),
        (b'h', _) => read!(i16),
        (b'H', _) => read!(u16),
        (b'i' | b'l', 4) => read!(i32),
        (b'I' | b'L', 4) => read!(u32),
        _ => None,
    }
}

/// TypeError if something has no bytes.
fn has_bytes(vm: &mut Vm, value: Value) -> Result<(), Raised> {
    if octets(vm, value).is_some() {
        return Ok(());
    }
    vm.required_bytes(value).map(drop)
}

fn unpack(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = text_of(vm, args.get(0))?;
    let format = match format_of(vm, text) {
        Ok(format) => format,
        Err(wrong) => return vm.new_str(wrong),
    };
    has_bytes(vm, args.get(1))?;
    let from = args.optional(2).map_or(Ok(None), |from| vm.index_i64(from).map(Some))?;
    // Asking may have released a view.
    has_bytes(vm, args.get(1))?;
    match read(vm, &format, args.get(1), from)? {
        Some(values) => Ok(values),
        None => vm.new_str(&format!("unpack requires a buffer of {} bytes", format.size)),
    }
}

/// The values in some bytes; without a place all bytes are taken. `None` if they do not fit.
fn read(
    vm: &mut Vm,
    format: &Format,
    buffer: Value,
    from: Option<i64>,
) -> Result<Option<Value>, Raised> {
    let Some(length) = octets(vm, buffer).map(|octets| octets.len()) else { return Ok(None) };
    let from = match from {
        Some(from) => from as usize,
        None if length == format.size => 0,
        None => return Ok(None),
    };
    let place = from..from.saturating_add(format.size);
    // A bytes object never changes. Of anything else the bytes are copied.
    let copied;
    let data = match Bytes::of(payload(buffer)) {
        Some(bytes) => bytes.data().get(place),
        None => {
            copied = octets(vm, buffer).and_then(|octets| Some(octets.get(place)?.to_vec()));
            copied.as_deref()
        }
    };
    let Some(data) = data else { return Ok(None) };
    // Nothing below runs code of the program, and no object moves.
    let (tuple, mut many) = match format.values {
        0 => return Ok(Some(vm.known.empty_tuple)),
        count @ ..=FEW => (Some(vm.blank_tuple(count)?), Vec::new()),
        count => (None, vec![vm.none(); count]),
    };
    let values = match tuple {
        Some(tuple) => tuple.words_mut(2, format.values),
        None => &mut many,
    };
    let mut next = values.iter_mut();
    for field in &format.fields {
        let text = match field.letter {
            b'x' => continue,
            b's' => &data[field.at..field.at + field.count],
            b'p' => {
                let bytes = &data[field.at..field.at + field.count];
                let count = bytes.first().map_or(0, |n| (*n as usize).min(bytes.len() - 1));
                bytes.get(1..=count).unwrap_or(&[])
            }
            letter => {
                let room = field.at..field.at + field.count * field.size;
                if let Some(integer) = small_integer(letter, field.size, format.is_big) {
                    let raw = data[room].chunks_exact(field.size);
                    raw.zip(next.by_ref()).for_each(|(raw, to)| *to = Value::small(integer(raw)));
                    continue;
                }
                for (number, to) in next.by_ref().take(field.count).enumerate() {
                    let at = field.at + number * field.size;
                    *to = unpack_one(vm, format, field, &data[at..at + field.size])?;
                }
                continue;
            }
        };
        if let Some(to) = next.next() {
            *to = vm.new_bytes(text)?;
        }
    }
    match tuple {
        Some(tuple) => Ok(Some(tuple)),
        None => vm.new_tuple(&many).map(Some),
    }
}

/// `length(buffer)`: how many bytes there are.
fn length(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    has_bytes(vm, args.get(0))?;
    let length = octets(vm, args.get(0)).map_or(0, |octets| octets.len());
    vm.new_int(length as i64)
}
