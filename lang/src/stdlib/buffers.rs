//! `_buffers`: the bytes of whatever has some, for modules in Python.

use crate::builtins::ANY;
use crate::object::{Raised, Str, Type, Value, instance::payload};
use crate::vm::{Args, Vm};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_buffers";
    "octets" octets (1, 1) "(data)" ANY;
    "writable" writable (2, 2) "(data, what)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("_buffers", FUNCTIONS)?;
    let lock = vm.class(Type::RLock).object.get();
    vm.set_in_module(module, "RLock", lock)?;
    Ok(module)
}

/// The bytes of something like bytes, as `bytes`.
fn octets(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if vm.is_exactly(args.get(0), Type::Bytes) {
        return Ok(args.get(0));
    }
    let data = vm.required_bytes(args.get(0))?;
    vm.new_bytes(&data)
}

/// A view of the bytes of something that may be written to. It has to be released.
fn writable(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let what = Str::of(payload(args.get(1))).map_or("argument", Str::text);
    Ok(vm.writable_bytes(args.get(0), what)?.0)
}
