//! `_multibytecodec`: the encodings of Chinese, Japanese and Korean; the classes around them are in Python.

use crate::builtins::ANY;
use crate::codec::multibyte::is_known;
use crate::object::{Int, Raised, Str, Value, instance::payload};
use crate::vm::{Args, Vm};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_multibytecodec";
    "_is_known" known (1, 1) "(name)" ANY;
    "_encode" encode (5, 5) "(name, text, errors, final, state)" ANY;
    "_decode" decode (5, 5) "(name, data, errors, final, state)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_multibytecodec", FUNCTIONS)
}

fn known(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(Str::of(payload(args.get(0))).is_some_and(|name| is_known(name.text()))))
}

fn state(args: Args) -> i64 {
    Int::of(args.get(4)).and_then(Int::to_i64).unwrap_or_default()
}

fn given(vm: &mut Vm, (made, used, state): (Value, usize, i64)) -> Result<Value, Raised> {
    let (used, state) = (vm.new_int(used as i64)?, vm.new_int(state)?);
    vm.new_tuple(&[made, used, state])
}

/// The bytes of a string, how many characters were used, and the state after them.
fn encode(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = (Str(args.get(0)).text(), Str(args.get(2)).text());
    let is_final = vm.truth(args.get(3))?;
    let made = vm.encode_multibyte(names, Str(payload(args.get(1))), is_final, state(args))?;
    given(vm, made)
}

/// The string that bytes are, how many were used, and the state after them.
fn decode(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = (Str(args.get(0)).text(), Str(args.get(2)).text());
    let data = vm.required_bytes(args.get(1))?.into_owned();
    let is_final = vm.truth(args.get(3))?;
    let made = vm.decode_multibyte(names, &data, is_final, state(args))?;
    given(vm, made)
}
