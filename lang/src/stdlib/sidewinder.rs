//! `sidewinder`: what a program tells the JIT. None of it changes what the program does.
//!
//! `JitDriver` itself is in `python/sidewinder.py`; its methods are rows of this file, which handlers know (`interp/guest/driver.rs`).

use crate::builtins::ANY;
use crate::interp::core::frame::code_of;
use crate::object::Hints;
use crate::object::{Kind, Raised, Type, Value};
use crate::vm::{Args, Vm};
use sidewinder_compiler::bytecode::Flavor;
use sidewinder_jit::driver::Params;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "sidewinder";
    known Promote "promote" promote (1, 1) "(value)" ANY;
    "elidable" elidable (1, 1) "(function)" ANY;
    "unroll_safe" unroll_safe (1, 1) "(function)" ANY;
    "dont_look_inside" dont_look_inside (1, 1) "(function)" ANY;
    known WeAreJitted "we_are_jitted" in_no_trace (0, 0) "()" ANY;
    known IsConstant "isconstant" in_no_trace (1, 1) "(value)" ANY;
    known IsVirtual "isvirtual" in_no_trace (1, 1) "(value)" ANY;
    "_set_param" set_param (2, 2) "(name, value)" ANY;
    "_checks_hints" checks_hints (0, 0) "()" ANY;
    "_wrong_hint" wrong_hint (2, 2) "(function, text)" ANY;
    "_driver" driver (5, 5) "(driver, greens, reds, virtualizables, location)" ANY;
}

crate::builtins! {
    /// The methods of a `JitDriver`, called in any other way than as a statement of their own.
    METHODS in "sidewinder";
    keywords known MergePoint "jit_merge_point" misplaced_merge_point (0, 255) "(**variables)" ANY;
    keywords known CanEnter "can_enter_jit" misplaced_can_enter (0, 255) "(**variables)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("sidewinder", FUNCTIONS)
}

fn checks_hints(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let checked = vm.part::<crate::interp::guest::hints::Hinted>().checked;
    Ok(vm.bool(checked))
}

/// An elidable function is none.
fn wrong_hint(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = vm.str_text(args.get(1))?;
    vm.tell_wrong_hint(args.get(0), &text);
    Ok(vm.none())
}

fn in_no_trace(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(vm.bool(false))
}

/// The methods of a new driver.
fn driver(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut methods = [Value::NULL; 2];
    for (row, method) in METHODS.iter().zip(&mut methods) {
        *method = vm.new_builtin(row, false)?;
        vm.heap.set(*method, 2, args.get(0));
    }
    vm.new_driver(methods, [args.get(1), args.get(2), args.get(3)], args.get(4));
    vm.new_tuple(&methods)
}

fn misplaced(vm: &mut Vm, name: &str) -> Result<Value, Raised> {
    let text = format!(
        "{name}() must be called as a statement of its own, by that name, with keyword arguments only: \
         driver.{name}(pc=pc, ...)"
    );
    vm.raise(Type::TypeError, text)
}

fn misplaced_merge_point(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    misplaced(vm, "jit_merge_point")
}

fn misplaced_can_enter(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    misplaced(vm, "can_enter_jit")
}

/// Sets a parameter of the JIT, if there is one; what is wrong is wrong without it, too.
fn set_param(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (name, value) = (vm.str_text(args.get(0))?, vm.str_text(args.get(1))?);
    let done = match vm.jit.clone() {
        Some(jit) => jit.set_param(&name, &value),
        None => Params::default().set(&name, &value),
    };
    match done {
        Ok(()) => Ok(vm.none()),
        Err(wrong) => vm.raise(Type::ValueError, wrong),
    }
}

fn promote(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0))
}

fn mark(vm: &mut Vm, args: Args, name: &str, hint: Hints) -> Result<Value, Raised> {
    let function = args.get(0);
    if !function.is(Kind::Function) {
        let given = vm.type_name(function);
        let is_wrapped = ["staticmethod", "classmethod", "property"].contains(&&*given);
        let advice = if is_wrapped { ": it goes below that decorator" } else { "" };
        let text = format!("{name}() expects a function, not '{given}'{advice}");
        return vm.raise(Type::TypeError, text);
    }
    let hints = &code_of(function).hints;
    hints.set(hints.get().with(hint));
    Ok(function)
}

fn elidable(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let function = args.get(0);
    if function.is(Kind::Function) && code_of(function).unit.flavor != Flavor::Plain {
        let text = "elidable() expects a function with a result: a generator or coroutine is another one each time";
        return vm.raise(Type::TypeError, text);
    }
    mark(vm, args, "elidable", Hints::ELIDABLE)
}

fn unroll_safe(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    mark(vm, args, "unroll_safe", Hints::UNROLL_SAFE)
}

fn dont_look_inside(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    mark(vm, args, "dont_look_inside", Hints::DONT_LOOK_INSIDE)
}
