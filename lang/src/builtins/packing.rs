//! Values as the items of an array: what fits which letter, and what is said of what does not.

use crate::object::array::size_of_item;
use crate::object::{Int, Raised, Str, Type, Value, instance::payload};
use crate::vm::Vm;

/// What is wrong with a number that is no item.
fn out_of_range(letter: u8, n: i128) -> String {
    let is_long = i64::try_from(n).is_ok();
    let what = match letter {
        b'I' | b'L' if n < 0 => return "can't convert negative value to unsigned int".into(),
        b'Q' if n < 0 => return "can't convert negative int to unsigned".into(),
        b'q' | b'Q' => return "int too big to convert".into(),
        b'I' if n <= u64::MAX as i128 => return "unsigned int is greater than maximum".into(),
        b'I' | b'L' => return "Python int too large to convert to C unsigned long".into(),
        _ if !is_long => return "Python int too large to convert to C long".into(),
        b'b' if i16::try_from(n).is_ok() => "signed char",
        b'b' | b'h' => "signed short integer",
        b'B' => "unsigned byte integer",
        b'H' if i32::try_from(n).is_ok() => "unsigned short",
        _ => "signed integer",
    };
    let side = if n < 0 { "less than minimum" } else { "greater than maximum" };
    format!("{what} is {side}")
}

impl Vm {
    /// A value as an item, with CPython's errors, which differ from letter to letter.
    pub(super) fn packed(&mut self, letter: u8, value: Value) -> Result<[u8; 8], Raised> {
        let mut raw = [0; 8];
        if letter == b'u' {
            let text = Str::of(payload(value)).filter(|text| text.len() == 1);
            let Some(code) = text.and_then(|text| text.codes().next()) else {
                return self.raise(Type::TypeError, "array item must be unicode character");
            };
            raw[..4].copy_from_slice(&code.to_ne_bytes());
            return Ok(raw);
        }
        if matches!(letter, b'f' | b'd') {
            let x = self.to_double(value)?;
            match letter {
                b'f' => raw[..4].copy_from_slice(&(x as f32).to_ne_bytes()),
                _ => raw = x.to_ne_bytes(),
            }
            return Ok(raw);
        }
        let number = self.index(value)?;
        let n = match Int::of(number) {
            Some(Int::Small(n)) => n as i128,
            Some(n) => i128::try_from(&n.to_ibig()).unwrap_or(if n.is_negative() {
                i128::MIN
            } else {
                i128::MAX
            }),
            None => return self.raise_not_integer(number),
        };
        let bits = 8 * size_of_item(letter) as u32;
        let (least, most) = match letter.is_ascii_lowercase() {
            true => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
            false => (0, (1i128 << bits) - 1),
        };
        if n < least || n > most {
            let text = out_of_range(letter, n);
            return self.raise(Type::OverflowError, text);
        }
        raw.copy_from_slice(&(n as i64).to_le_bytes());
        Ok(raw)
    }
}
