//! `_posixshmem`: memory that processes share, by name.

// The system is asked through the C library.
#![allow(unsafe_code)]

use super::c_int;
use crate::builtins::ANY;
use crate::builtins::bind::bind_least;
use crate::object::{Raised, Str, Type, Value, instance::payload};
use crate::vm::{Args, Vm};
use std::ffi::CString;
use std::io::{Error, ErrorKind};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_posixshmem";
    keywords "shm_open" open (0, 3) "(path, flags, mode=511)" ANY;
    keywords "shm_unlink" unlink (0, 1) "(path)" ANY;
}

pub(in crate::stdlib) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_posixshmem", FUNCTIONS)
}

fn path_of(vm: &mut Vm, function: &str, value: Value) -> Result<CString, Raised> {
    let Some(text) = Str::of(payload(value)) else {
        let class = vm.type_name_or_none(value);
        let text = format!("{function}() argument 'path' must be str, not {class}");
        return vm.raise(Type::TypeError, text);
    };
    let bytes = vm.outside_bytes(text)?;
    match CString::new(bytes) {
        Ok(path) => Ok(path),
        Err(_) => vm.raise(Type::ValueError, "embedded null character"),
    }
}

/// Asks until no signal has interrupted it.
fn ask(vm: &mut Vm, path: Value, call: impl Fn() -> i32) -> Result<i32, Raised> {
    loop {
        let result = vm.blocking(&call);
        let error = Error::last_os_error();
        match result {
            done if done >= 0 => return Ok(done),
            _ if error.kind() == ErrorKind::Interrupted => vm.attend_to_outside()?,
            _ => return vm.raise_os_error_about(&error, Some(path)),
        }
    }
}

fn open(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [path, flags, mode] = bind_least(vm, args, "shm_open", ["path", "flags", "mode"], 2)?;
    let name = path_of(vm, "shm_open", path)?;
    let flags = c_int(vm, flags)?;
    let mode = if mode.is_null() { 0o777 } else { c_int(vm, mode)? };
    // SAFETY: the name is a text of C.
    let fd = ask(vm, path, || unsafe { libc::shm_open(name.as_ptr(), flags, mode as _) })?;
    vm.new_int(fd.into())
}

fn unlink(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [path] = bind_least(vm, args, "shm_unlink", ["path"], 1)?;
    let name = path_of(vm, "shm_unlink", path)?;
    // SAFETY: the name is a text of C.
    ask(vm, path, || unsafe { libc::shm_unlink(name.as_ptr()) })?;
    Ok(vm.none())
}
