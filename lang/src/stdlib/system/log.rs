//! `syslog`: messages to the system's log.

// The C library keeps the name that it is given.
#![allow(unsafe_code)]

use super::c_int;
use crate::builtins::ANY;
use crate::object::{Raised, Str, Type, Value, instance::payload};
use crate::vm::{Args, Vm};
use std::ffi::CString;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "syslog";
    "_open" open (3, 3) "(ident, logoption, facility)" ANY;
    "_write" write (2, 2) "(priority, message)" ANY;
    "closelog" close (0, 0) "()" ANY;
    "setlogmask" mask (1, 1) "(maskpri, /)" ANY;
}

pub(in crate::stdlib) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("syslog", FUNCTIONS)
}

fn text(vm: &mut Vm, value: Value) -> Result<CString, Raised> {
    let Some(text) = Str::of(payload(value)) else {
        let text = format!("argument must be str, not {}", vm.type_name_or_none(value));
        return vm.raise(Type::TypeError, text);
    };
    let bytes = vm.outside_bytes(text)?;
    match CString::new(bytes) {
        Ok(text) => Ok(text),
        Err(_) => vm.raise(Type::ValueError, "embedded null character"),
    }
}

fn open(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = match args.get(0) {
        none if none == vm.none() => std::ptr::null(),
        // The library has the name as long as the process lives.
        name => text(vm, name)?.into_raw(),
    };
    let (option, facility) = (c_int(vm, args.get(1))?, c_int(vm, args.get(2))?);
    // SAFETY: the name is never freed.
    unsafe { libc::openlog(name, option, facility) };
    Ok(vm.none())
}

fn write(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (priority, message) = (c_int(vm, args.get(0))?, text(vm, args.get(1))?);
    // SAFETY: the message is an argument of a format that takes one text.
    unsafe { libc::syslog(priority, c"%s".as_ptr(), message.as_ptr()) };
    Ok(vm.none())
}

fn close(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: no memory of ours is touched.
    unsafe { libc::closelog() };
    Ok(vm.none())
}

fn mask(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let wanted = c_int(vm, args.get(0))?;
    // SAFETY: a number of the process.
    let old = unsafe { libc::setlogmask(wanted) };
    vm.new_int(old as i64)
}
