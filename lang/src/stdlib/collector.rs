//! `gc`: the half that talks to the collector.

use crate::builtins::ANY;
use crate::builtins::bind::bind;
use crate::object::{Kind, List, Raised, Type, Value};
use crate::vm::{Args, Needed, Vm};
use sidewinder_memory::heap::Collection;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "gc";
    keywords "collect" collect (0, 1) "(generation=2)" ANY;
    "get_referents" referents (0, 255) "(*objects)" ANY;
    "_objects" objects (0, 0) "()" ANY;
}

/// Makes the module.
pub fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("gc", FUNCTIONS)
}

/// Collects everything that the program can see to be dead, and has it told. How much that was nobody counts: 0.
fn collect(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    /// What dies because something else was told is collected as well, but not for ever.
    const ROUNDS: usize = 8;
    let [generation] = bind(vm, args, "collect", ["generation"])?;
    let generation = if generation.is_null() { Value::small(2) } else { vm.index(generation)? };
    if !(0..3).contains(&vm.index_i64(generation)?) {
        return vm.raise(Type::ValueError, "invalid generation");
    }
    tell(vm, "start", generation)?;
    // Between the interpreter and here nobody holds anything, if it was the interpreter that called.
    let is_last = vm.is_called_by_frame(&args);
    let floor = if is_last { vm.floor } else { 0 };
    for _ in 0..ROUNDS {
        vm.forget_dead_everywhere(if is_last { Needed::Nothing } else { Needed::All });
        vm.heap.collect_above(floor);
        vm.reap();
        if !vm.attend_to_dead() {
            break;
        }
    }
    tell(vm, "stop", generation)?;
    Ok(Value::small(0))
}

/// Calls `gc.callbacks`.
fn tell(vm: &mut Vm, phase: &str, generation: Value) -> Result<(), Raised> {
    let key = vm.intern("gc")?;
    let Some(module) = crate::object::Dict(vm.modules).get_str(key) else { return Ok(()) };
    let key = vm.intern("callbacks")?;
    let callbacks = vm.find_attribute(module, key)?.and_then(List::of);
    if callbacks.is_none_or(|callbacks| callbacks.is_empty()) {
        return Ok(());
    }
    let key = vm.intern("_tell")?;
    let function = vm.get_attribute(module, key)?;
    let phase = vm.new_str(phase)?;
    vm.call(function, &[phase, generation]).map(drop)
}

/// Whether programs may get to see such objects this way.
fn is_visible(kind: Kind) -> bool {
    !matches!(
        kind,
        Kind::Hole
            | Kind::Array
            | Kind::Blob
            | Kind::Singleton
            | Kind::Bool
            | Kind::Builtin
            | Kind::Kept
    )
}

/// What an object refers to, through its own storage too.
fn referents_of(vm: &Vm, object: Value, into: &mut Vec<Value>) {
    for value in vm.heap.values_in(object) {
        match value.kind() {
            Kind::Array => referents_of(vm, value, into),
            kind if is_visible(kind) => into.push(value),
            _ => {}
        }
    }
}

fn referents(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let list = vm.new_list(&[])?;
    for at in 0..args.len() {
        if !args.get(at).is_object() {
            continue;
        }
        let mut found = Vec::new();
        referents_of(vm, args.get(at), &mut found);
        for value in found {
            List(list).push(vm, value)?;
        }
    }
    Ok(list)
}

/// All containers that the last collection has left.
fn objects(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.heap.collect(Collection::Major);
    let found = vm.heap.old_objects(|kind| {
        is_visible(kind)
            && !matches!(
                kind,
                Kind::Float | Kind::BigInt | Kind::Str | Kind::Bytes | Kind::Complex | Kind::Cell
            )
    });
    vm.new_list(&found)
}
