//! Residual functions that look for keys in tables.
//!
//! They run no code of the program: traces call them for keys that the runtime hashes and compares, and for the parts of those that hash themselves
//! (see `interp/handlers/own_hash.rs`).

use super::descrs::{ENTRY_WORDS, SET_WORDS};
use super::effect;
use super::groups::*;
use crate::object::{Dict, Set, Value, hash};
use crate::vm::Vm;
use sidewinder_jit::ir::{CallDescr, CallFn, Effect, Groups, Type};

/// What looks into a table.
const SEARCH: Effect = effect::plain(Groups::of(&[DICT]), Groups::NONE);

macro_rules! functions {
    ($($(#[$doc:meta])* $name:ident $text:literal ($($arg:ident),*) $effect:expr, |$vm:ident| $body:expr;)*) => {$(
        $(#[$doc])*
        pub static $name: CallDescr = CallDescr {
            name: $text,
            function: CallFn::Plain(|| {
                extern "C" fn entry($vm: &mut Vm, $($arg: Value),*) -> i64 {
                    let number: i64 = $body;
                    number << 1
                }
                entry as *const () as usize
            }),
            args: &[$(functions!(@type $arg)),*],
            result: Type::Int,
            effect: $effect,
        };
    )*};
    (@type $arg:ident) => { Type::Ref };
}

functions! {
    /// The word in the storage of a dict where the value of a key is, or whether a set has it: see [`Vm::find_key`].
    FIND_KEY "find_key" (table, key) SEARCH, |vm| vm.find_key(table, key);
    /// As [`FIND_KEY`], for a tuple of these two.
    FIND_PAIR "find_pair" (table, a, b) SEARCH, |vm| vm.find_pair(table, [a, b]);
    /// The place of a key of a table with that hash that comes after so many others.
    FIND_HASH "find_hash" (table, hash, passed) SEARCH, |_vm|
        find_hash(table, hash, passed.as_small());
    /// The hash, as tables keep it, of a value that runs no code of the program.
    HASH_OF_VALUE "hash_of_value" (value) effect::PURE, |vm| hash_of(vm, value);
    /// As [`HASH_OF_VALUE`], of a tuple of such a value.
    HASH_OF_ONE "hash_of_one" (a) effect::PURE, |vm| hash_of_items(vm, [a]);
    /// As [`HASH_OF_ONE`], of two.
    HASH_OF_TWO "hash_of_two" (a, b) effect::PURE, |vm| hash_of_items(vm, [a, b]);
    /// As [`HASH_OF_ONE`], of three.
    HASH_OF_THREE "hash_of_three" (a, b, c) effect::PURE, |vm| hash_of_items(vm, [a, b, c]);
    /// As [`HASH_OF_ONE`], of four.
    HASH_OF_FOUR "hash_of_four" (a, b, c, d) effect::PURE, |vm| hash_of_items(vm, [a, b, c, d]);
}

/// The hash of a tuple of values that have one.
fn hash_of_items<const N: usize>(vm: &mut Vm, items: [Value; N]) -> i64 {
    hash::of_items(items.into_iter().map(|item| hash_of(vm, item)))
}

/// The hash of a value that has one, whatever it is.
fn hash_of(vm: &mut Vm, value: Value) -> i64 {
    vm.hash(value).unwrap_or_default()
}

/// The place, a word of its storage, of a key of a table with that hash that a search meets after so many others; -1: there is none. A search may meet a key
/// more than once.
pub fn find_hash(table: Value, hash: Value, passed: i64) -> i64 {
    match Dict::of(table) {
        Some(dict) => dict.nth_with_hash(hash, passed).map_or(-1, |at| at as i64 * ENTRY_WORDS),
        None => {
            let place = Set(table).nth_with_hash(hash.as_small(), passed);
            place.map_or(-1, |at| at as i64 * SET_WORDS)
        }
    }
}

/// The entry whose value is in that word.
pub(crate) fn entry_at(place: i64) -> usize {
    (place / ENTRY_WORDS) as usize
}
