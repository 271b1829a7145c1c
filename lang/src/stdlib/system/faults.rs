//! `faulthandler`: its natives. What they do is in `interp/observe/faults.rs`.

// Crashes are made on purpose, to see them shown.
#![allow(unsafe_code)]

use super::{c_int, c_long};
use crate::builtins::ANY;
use crate::interp::core::signals::END;
use crate::object::{Raised, Str, Type, Value, instance::payload};
use crate::vm::{Args, Vm};
use std::hint::black_box;
use std::time::Duration;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "faulthandler";
    "_enable" enable (2, 2) "(fd, all_threads)" ANY;
    "disable" disable (0, 0) "()" ANY;
    "is_enabled" is_enabled (0, 0) "()" ANY;
    "_dump" dump (2, 2) "(fd, all_threads)" ANY;
    "_later" later (5, 5) "(microseconds, repeat, fd, exit, head)" ANY;
    "cancel_dump_traceback_later" cancel (0, 0) "()" ANY;
    "_register" register (4, 4) "(signum, fd, all_threads, chain)" ANY;
    "unregister" unregister (1, 1) "(signum)" ANY;
    "_read_null" read_null (0, 0) "()" ANY;
    "_sigsegv" segfault (0, 1) "(release_gil=False)" ANY;
    "_sigabrt" abort (0, 0) "()" ANY;
    "_sigfpe" float_error (0, 0) "()" ANY;
    "_stack_overflow" overflow (0, 0) "()" ANY;
}

pub(in crate::stdlib) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("faulthandler", FUNCTIONS)
}

fn enable(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, all) = (c_int(vm, args.get(0))?, vm.truth(args.get(1))?);
    vm.show_crashes(fd, all);
    Ok(vm.none())
}

fn disable(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let did = vm.hide_crashes();
    Ok(vm.bool(did))
}

fn is_enabled(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(vm.bool(Vm::shows_crashes()))
}

fn dump(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, all) = (c_int(vm, args.get(0))?, vm.truth(args.get(1))?);
    vm.dump_frames(fd, all);
    Ok(vm.none())
}

fn later(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let time = Duration::from_micros(c_long(vm, args.get(0))?.max(0) as u64);
    let (repeats, fd) = (vm.truth(args.get(1))?, c_int(vm, args.get(2))?);
    let exits = vm.truth(args.get(3))?;
    let head = Str::of(payload(args.get(4))).map_or("", Str::text).to_string();
    match vm.show_later(time, repeats, fd, exits, head) {
        Ok(()) => Ok(vm.none()),
        Err(error) => vm.raise_os_error(&error, None),
    }
}

fn cancel(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Vm::show_no_later();
    Ok(vm.none())
}

fn signal(vm: &mut Vm, value: Value) -> Result<i32, Raised> {
    let number = c_int(vm, value)?;
    let fatal = [libc::SIGBUS, libc::SIGILL, libc::SIGFPE, libc::SIGABRT, libc::SIGSEGV];
    if fatal.contains(&number) {
        let text = format!("signal {number} cannot be registered, use enable() instead");
        return vm.raise(Type::RuntimeError, text);
    }
    if !(1..END).contains(&number) {
        return vm.raise(Type::ValueError, "signal number out of range");
    }
    Ok(number)
}

fn register(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (number, fd) = (signal(vm, args.get(0))?, c_int(vm, args.get(1))?);
    let (all, chains) = (vm.truth(args.get(2))?, vm.truth(args.get(3))?);
    match vm.show_at_signal(number, fd, all, chains) {
        Ok(()) => Ok(vm.none()),
        Err(error) => vm.raise_os_error(&error, None),
    }
}

fn unregister(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = signal(vm, args.get(0))?;
    match vm.hide_at_signal(number) {
        Ok(did) => Ok(vm.bool(did)),
        Err(error) => vm.raise_os_error(&error, None),
    }
}

fn read_null(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let nothing = black_box(0usize) as *const libc::c_void;
    // SAFETY: it is not: the process is to crash, and the compiler does not know how.
    let found = unsafe { libc::memchr(nothing, 1, 16) };
    vm.new_int(found as i64)
}

fn raise(vm: &mut Vm, number: i32) -> Result<Value, Raised> {
    // SAFETY: the process is to end. A handler that looks for the end of the stack lets the first signal pass.
    unsafe {
        libc::raise(number);
        libc::raise(number);
    }
    Ok(vm.none())
}

fn segfault(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    raise(vm, libc::SIGSEGV)
}

fn abort(_: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: the process is to end.
    unsafe { libc::abort() }
}

fn float_error(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    raise(vm, libc::SIGFPE)
}

// It is to overflow the stack.
#[allow(unconditional_recursion)]
fn deeper(depth: usize) -> usize {
    let room = black_box([depth as u8; 4096]);
    deeper(depth + 1) + black_box(room)[depth % 4096] as usize
}

fn overflow(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let depth = deeper(0);
    vm.new_int(depth as i64)
}
