//! Residual functions that look for keys in tables.
//!
//! They run no code of the program: traces call them for keys that the runtime hashes and compares, and for the parts of those that hash themselves
//! (see `interp/own_hash.rs`).

use super::effect;
use super::groups::*;
use crate::interp::Vm;
use crate::object::{Value, hash};
use sidewinder_jit::ir::{CallDescr, CallFn, Groups, Type};

/// The word in the storage of a dict where the value of a key is, or whether a set has it: see [`Vm::find_key`].
pub static FIND_KEY: CallDescr = CallDescr {
    name: "find_key",
    function: CallFn::Plain(|| {
        extern "C" fn entry(vm: &mut Vm, table: Value, key: Value) -> i64 {
            vm.find_key(table, key) << 1
        }
        entry as *const () as usize
    }),
    args: &[Type::Ref, Type::Ref],
    result: Type::Int,
    effect: effect::plain(Groups::of(&[DICT]), Groups::NONE),
};

/// As [`FIND_KEY`], for a tuple of these two.
pub static FIND_PAIR: CallDescr = CallDescr {
    name: "find_pair",
    function: CallFn::Plain(|| {
        extern "C" fn entry(vm: &mut Vm, table: Value, a: Value, b: Value) -> i64 {
            vm.find_pair(table, [a, b]) << 1
        }
        entry as *const () as usize
    }),
    args: &[Type::Ref, Type::Ref, Type::Ref],
    result: Type::Int,
    effect: effect::plain(Groups::of(&[DICT]), Groups::NONE),
};

/// The place of a key of a table with that hash that comes after so many others.
pub static FIND_HASH: CallDescr = CallDescr {
    name: "find_hash",
    function: CallFn::Plain(|| {
        extern "C" fn entry(_: &mut Vm, table: Value, hash: Value, passed: Value) -> i64 {
            crate::interp::find_hash(table, hash, passed.as_small()) << 1
        }
        entry as *const () as usize
    }),
    args: &[Type::Ref, Type::Ref, Type::Ref],
    result: Type::Int,
    effect: effect::plain(Groups::of(&[DICT]), Groups::NONE),
};

macro_rules! hashes {
    ($($name:ident $text:literal ($($arg:ident),*) => |$vm:ident| $body:expr;)*) => {$(
        #[doc = concat!("`", $text, "`: as tables keep it; of values that run no code of the program.")]
        pub static $name: CallDescr = CallDescr {
            name: $text,
            function: CallFn::Plain(|| {
                extern "C" fn entry($vm: &mut Vm, $($arg: Value),*) -> i64 {
                    let hash: i64 = $body;
                    hash << 1
                }
                entry as *const () as usize
            }),
            args: &[$(hashes!(@ty $arg)),*],
            result: Type::Int,
            effect: effect::PURE,
        };
    )*};
    (@ty $arg:ident) => { Type::Ref };
}

hashes! {
    HASH_OF_VALUE "hash_of_value" (value) => |vm| hash_of(vm, value);
    HASH_OF_ONE "hash_of_one" (a) => |vm| hash::of_items([a].into_iter().map(|item| hash_of(vm, item)));
    HASH_OF_TWO "hash_of_two" (a, b) => |vm| hash::of_items([a, b].into_iter().map(|item| hash_of(vm, item)));
    HASH_OF_THREE "hash_of_three" (a, b, c) => |vm|
        hash::of_items([a, b, c].into_iter().map(|item| hash_of(vm, item)));
    HASH_OF_FOUR "hash_of_four" (a, b, c, d) => |vm|
        hash::of_items([a, b, c, d].into_iter().map(|item| hash_of(vm, item)));
}

/// The hash of a value that has one, whatever it is.
fn hash_of(vm: &mut Vm, value: Value) -> i64 {
    vm.hash(value).unwrap_or_default()
}
