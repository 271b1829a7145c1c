//! `sidewinder`: what a program tells the JIT. None of it changes what the program does.

use crate::builtins::ANY;
use crate::bytecode::Hints;
use crate::interp::frame::code_of;
use crate::interp::{Args, Vm};
use crate::object::{Kind, Type, Value};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "sidewinder";
    known Promote "promote" promote (1, 1) "(value)" ANY;
    "elidable" elidable (1, 1) "(function)" ANY;
    "unroll_safe" unroll_safe (1, 1) "(function)" ANY;
    "dont_look_inside" dont_look_inside (1, 1) "(function)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Option<Value> {
    vm.module_of("sidewinder", FUNCTIONS)
}

fn promote(_: &mut Vm, args: Args) -> Option<Value> {
    Some(args.get(0))
}

fn mark(vm: &mut Vm, args: Args, name: &str, hint: Hints) -> Option<Value> {
    let function = args.get(0);
    if !function.is(Kind::Function) {
        let text = format!("{name}() expects a function, not '{}'", vm.type_name(function));
        return vm.raise(Type::TypeError, text);
    }
    let hints = &code_of(function).hints;
    hints.set(hints.get().with(hint));
    Some(function)
}

fn elidable(vm: &mut Vm, args: Args) -> Option<Value> {
    mark(vm, args, "elidable", Hints::ELIDABLE)
}

fn unroll_safe(vm: &mut Vm, args: Args) -> Option<Value> {
    mark(vm, args, "unroll_safe", Hints::UNROLL_SAFE)
}

fn dont_look_inside(vm: &mut Vm, args: Args) -> Option<Value> {
    mark(vm, args, "dont_look_inside", Hints::DONT_LOOK_INSIDE)
}
