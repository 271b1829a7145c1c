//! `codecs`: what strings know themselves; the rest is in Python.

use crate::builtins::ANY;
use crate::codec::Codec;
use crate::object::{Raised, Str, Value};
use crate::vm::{Args, Vm};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "codecs";
    "_is_known_to_strings" is_known (1, 1) "(encoding)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("codecs", FUNCTIONS)
}

fn is_known(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let known = Str::of(args.get(0)).is_some_and(|name| Codec::by_name(name.text()).is_some());
    Ok(vm.bool(known))
}
