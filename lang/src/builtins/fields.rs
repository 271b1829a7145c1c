//! Methods of strings that fill a text up to a width.

use super::strings::this;
use crate::object::{Raised, Str, Type, Value, instance::payload, str::push_many};
use crate::vm::{Args, Vm};

/// How many characters go on each side, for a field of a width; and the filling.
fn padding(vm: &mut Vm, args: Args) -> Result<(usize, char), Raised> {
    let width = vm.index_i64(args.get(1))?;
    let fill = match args.optional(2) {
        None => ' ',
        Some(fill) => {
            let mut chars = match Str::of(payload(fill)) {
                Some(fill) => fill.text().chars(),
                None => {
                    let class = vm.type_name(fill);
                    let text =
                        format!("The fill character must be a unicode character, not {class}");
                    return vm.raise(Type::TypeError, text);
                }
            };
            match (chars.next(), chars.next()) {
                (Some(fill), None) => fill,
                _ => {
                    let text = "The fill character must be exactly one character long";
                    return vm.raise(Type::TypeError, text);
                }
            }
        }
    };
    let missing = (width.max(0) as usize).saturating_sub(this(args).len());
    // A text, and the object.
    let bytes = missing.saturating_mul(fill.len_utf8()).saturating_add(this(args).text().len());
    vm.room_for(bytes.saturating_mul(3))?;
    Ok((missing, fill))
}

fn pad(vm: &mut Vm, args: Args, left: usize, right: usize, fill: char) -> Result<Value, Raised> {
    if left + right == 0 {
        return Ok(this(args).0);
    }
    let whole = this(args).text();
    let mut text = String::with_capacity((left + right) * fill.len_utf8() + whole.len());
    push_many(&mut text, fill, left);
    text.push_str(whole);
    push_many(&mut text, fill, right);
    vm.new_str(&text)
}

pub(super) fn center(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (missing, fill) = padding(vm, args)?;
    let width = missing + this(args).len();
    // Where both sides cannot be the same, the odd width decides.
    let left = missing / 2 + (missing & width & 1);
    pad(vm, args, left, missing - left, fill)
}

pub(super) fn pad_right(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (missing, fill) = padding(vm, args)?;
    pad(vm, args, 0, missing, fill)
}

pub(super) fn pad_left(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (missing, fill) = padding(vm, args)?;
    pad(vm, args, missing, 0, fill)
}

pub(super) fn zero_fill(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (missing, _) = padding(vm, args)?;
    let whole = this(args).text();
    let (sign, digits) = whole.split_at(whole.starts_with(['+', '-']) as usize);
    let mut text = String::from(sign);
    push_many(&mut text, '0', missing);
    vm.new_str(&(text + digits))
}
