//! Ints from and to bytes.

use super::bind::{bind, bind_least};
use crate::object::memoryview::{all_octets, bytes_like};
use crate::object::{Int, Kind, Name, Raised, Str, Type, Value, instance::payload};
use crate::vm::{Args, Vm};
use dashu_int::{IBig, UBig};

/// Whether the lowest byte comes first; the default is the other order.
fn is_little(vm: &mut Vm, order: Value, function: &str) -> Result<bool, Raised> {
    if order.is_null() {
        return Ok(false);
    }
    match Str::of(payload(order)).map(Str::text) {
        Some("little") => Ok(true),
        Some("big") => Ok(false),
        Some(_) => vm.raise(Type::ValueError, "byteorder must be either 'little' or 'big'"),
        None => {
            let class = vm.type_name_or_none(order);
            let text = format!("{function}() argument 'byteorder' must be str, not {class}");
            vm.raise(Type::TypeError, text)
        }
    }
}

/// `int.to_bytes`
pub(super) fn int_to_bytes(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [number, length, order, signed] =
        bind(vm, args, "to_bytes", ["self", "length", "byteorder", "signed"])?;
    let length = if length.is_null() { 1 } else { vm.index_i64(length)? };
    let is_little = is_little(vm, order, "to_bytes")?;
    let signed = !signed.is_null() && vm.truth(signed)?;
    if length < 0 {
        return vm.raise(Type::ValueError, "length argument must be non-negative");
    }
    let number = Int::of(payload(number)).unwrap_or(Int::Small(0));
    if number.is_negative() && !signed {
        return vm.raise(Type::OverflowError, "can't convert negative int to unsigned");
    }
    let length = length as usize;
    if length < 16
        && let Some(n) = number.two_words()
    {
        let limit = 1i128 << (8 * length);
        // No bytes at all hold 0, and signed ones -1, too: only the sign is left of it.
        let (least, most) =
            if signed { (-((limit + 1) / 2), (limit - 1) / 2) } else { (0, limit - 1) };
        if !(least..=most).contains(&n) {
            return vm.raise(Type::OverflowError, "int too big to convert");
        }
        let (little, big) = (n.to_le_bytes(), n.to_be_bytes());
        return vm.new_bytes(if is_little { &little[..length] } else { &big[16 - length..] });
    }
    let bits = number.bits();
    let magnitude = number.to_magnitude();
    // Of all numbers with as many bits as there are, signed ones have only that below zero with no other bit.
    let most = length.saturating_mul(8).saturating_sub(usize::from(signed));
    let is_least = || number.is_negative() && magnitude.count_ones() == 1;
    if bits > most && !(bits == most + 1 && is_least()) {
        return vm.raise(Type::OverflowError, "int too big to convert");
    }
    vm.room_for(length.saturating_mul(4))?;
    let mut bytes = magnitude.to_le_bytes().to_vec();
    bytes.resize(length, 0);
    if number.is_negative() {
        // The complement, and one more.
        let mut carry = true;
        for byte in &mut bytes {
            (*byte, carry) = (!*byte).overflowing_add(u8::from(carry));
        }
    }
    if !is_little {
        bytes.reverse();
    }
    vm.new_bytes(&bytes)
}

/// `int.from_bytes`; the first argument is the class.
pub(super) fn int_from_bytes(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, source, order, signed] =
        bind_least(vm, args, "from_bytes", ["self", "bytes", "byteorder", "signed"], 1)?;
    let is_little = is_little(vm, order, "from_bytes")?;
    let signed = !signed.is_null() && vm.truth(signed)?;
    let says = vm.special(source, Name::Bytes).is_some_and(|method| !method.is(Kind::Builtin));
    let mut bytes = match all_octets(vm, source).filter(|_| !says) {
        Some(data) => data.into_owned(),
        None if payload(source).is(Kind::MemoryView) => vm.required_bytes(source)?.into_owned(),
        None => {
            if let Some(method) = vm.special(source, Name::Bytes) {
                let answer = vm.call_special(method, source, &[])?;
                match bytes_like(vm, answer) {
                    Some(data) => data.into_owned(),
                    None => {
                        let class = vm.type_name(answer);
                        let text = format!("__bytes__ returned non-bytes (type {class})");
                        return vm.raise(Type::TypeError, text);
                    }
                }
            } else {
                let text =
                    |vm: &Vm| format!("cannot convert '{}' object to bytes", vm.type_name(source));
                if payload(source).is(Kind::Str) {
                    let text = text(vm);
                    return vm.raise(Type::TypeError, text);
                }
                super::bytes::bytes_of_items(vm, source, "bytes", text)?
            }
        }
    };
    if is_little {
        bytes.reverse();
    }
    let is_negative = signed && bytes.first().is_some_and(|byte| byte & 0x80 != 0);
    let mut number = IBig::from(UBig::from_be_bytes(&bytes));
    if is_negative {
        number -= IBig::ONE << (8 * bytes.len());
    }
    let number = vm.new_ibig(&number)?;
    if args.get(0) == vm.class(Type::Int).object.get() {
        return Ok(number);
    }
    vm.call(args.get(0), &[number])
}
