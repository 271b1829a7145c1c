//! `_codecs`: the encodings that strings know; the registry of codecs, and encodings that are a table, are in Python.

use crate::builtins::ANY;
use crate::object::{Raised, Str, Type, Value, instance::payload};
use crate::vm::{Args, Vm};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_codecs";
    "_encode" encode (3, 3) "(name, text, errors)" ANY;
    "_decode" decode (4, 4) "(name, data, errors, final)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_codecs", FUNCTIONS)
}

/// The bytes of a string, and how many characters it has.
fn encode(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = Str(args.get(0));
    let Some(text) = Str::of(payload(args.get(1))) else {
        let class = vm.type_name_or_none(args.get(1));
        let function = name.text().replace('-', "_");
        let text = format!("{function}_encode() argument 1 must be str, not {class}");
        return vm.raise(Type::TypeError, text);
    };
    let data = vm.encode_as(text, name, args.get(2))?;
    let length = vm.new_int(text.len() as i64)?;
    vm.new_tuple(&[data, length])
}

/// The string that bytes are, how many of them, and the order of bytes that a mark says.
fn decode(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let is_final = vm.truth(args.get(3))?;
    let (text, used, order) = vm.decode_as(args.get(1), Str(args.get(0)), args.get(2), is_final)?;
    let used = vm.new_int(used as i64)?;
    vm.new_tuple(&[text, used, Value::small(order)])
}
