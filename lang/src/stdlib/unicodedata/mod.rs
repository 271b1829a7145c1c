//! `unicodedata`: names in Rust, and tables for the half in Python.
//!
//! The tables are those of Unicode 14, as CPython 3.11 has them.

use crate::builtins::ANY;
use crate::object::{Raised, Str, Type, Value};
use crate::vm::{Args, Vm};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "unicodedata";
    "_name" name (1, 1) "(chr)" ANY;
    "_lookup" lookup (1, 1) "(name)" ANY;
    "_properties" properties (0, 0) "()" ANY;
    "_decompositions" decompositions (0, 0) "()" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("unicodedata", FUNCTIONS)
}

fn text(vm: &mut Vm, args: Args) -> Result<&'static str, Raised> {
    match Str::of(args.get(0)) {
        Some(text) => Ok(text.text()),
        None => vm.raise(Type::TypeError, "argument must be a string"),
    }
}

/// The name of a character, or `None`.
fn name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let character = text(vm, args)?.chars().next();
    match character.and_then(unicode_names2::name) {
        Some(name) => vm.new_str(&name.to_string()),
        None => Ok(vm.none()),
    }
}

/// The character of a name, or `None`.
fn lookup(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match unicode_names2::character(text(vm, args)?) {
        Some(character) => vm.new_str(character.encode_utf8(&mut [0; 4])),
        None => Ok(vm.none()),
    }
}

fn properties(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_str(include_str!("properties.txt"))
}

fn decompositions(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_str(include_str!("decompositions.txt"))
}
