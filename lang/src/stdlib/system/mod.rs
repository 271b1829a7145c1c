//! Modules that hand the calls of the system on to programs: descriptors, terminals, limits, accounts, memory, and
//! what processes share.
//!
//! **In:** arguments as programs give them. **Out:** what the system says, or OSError. Classes of results and what CPython has beside are in the
//! Python half of each module.
//!
//! **Absent:** files and the process (`posix.rs`, `process.rs`), waiting (`select.rs`).

mod accounts;
mod calls;
mod clock;
mod control;
mod faults;
mod foreign;
mod locale;
mod log;
mod mmap;
mod paths;
mod resource;
mod semaphores;
mod shared;
mod streams;
mod terminal;

pub(super) use accounts::{load_groups, load_shadow, load_users};
pub(super) use control::load as load_control;
pub(super) use faults::load as load_faults;
pub(super) use foreign::load as load_foreign;
pub(super) use locale::load as load_locale;
pub(super) use log::load as load_log;
pub(super) use mmap::load as load_mmap;
pub(super) use resource::load as load_resource;
pub(super) use semaphores::load as load_semaphores;
pub(super) use shared::load as load_shared;
pub(super) use terminal::load as load_terminal;

/// Adds to `posix` what this folder has of it.
pub(super) fn add_to_posix(vm: &mut Vm, module: Value) -> Result<(), Raised> {
    for row in [calls::FUNCTIONS, paths::FUNCTIONS, streams::FUNCTIONS].into_iter().flatten() {
        let function = vm.new_builtin(row, false)?;
        vm.set_in_module(module, row.name, function)?;
    }
    Ok(())
}

/// Adds to `time` what this folder has of it.
pub(super) fn add_to_time(vm: &mut Vm, module: Value) -> Result<(), Raised> {
    for row in clock::FUNCTIONS {
        let function = vm.new_builtin(row, false)?;
        vm.set_in_module(module, row.name, function)?;
    }
    Ok(())
}

use crate::object::instance::payload;
use crate::object::{Kind, Raised, Type, Value};
use crate::vm::{Reserved, Vm};
use std::io::Error;

/// The result of a call of the C library: OSError if it is below zero.
fn checked(vm: &mut Vm, result: i64) -> Result<i64, Raised> {
    if result < 0 { raise_last(vm) } else { Ok(result) }
}

fn raise_last<T>(vm: &mut Vm) -> Result<T, Raised> {
    vm.raise_os_error(&Error::last_os_error(), None)
}

/// An argument that is an `int` of C.
fn c_int(vm: &mut Vm, value: Value) -> Result<i32, Raised> {
    let number = c_long(vm, value)?;
    match i32::try_from(number) {
        Ok(number) => Ok(number),
        Err(_) if number > 0 => {
            vm.raise(Type::OverflowError, "signed integer is greater than maximum")
        }
        Err(_) => vm.raise(Type::OverflowError, "signed integer is less than minimum"),
    }
}

/// An argument that is a `long` of C.
fn c_long(vm: &mut Vm, value: Value) -> Result<i64, Raised> {
    let index = vm.index(value)?;
    match crate::object::Int::of(index).and_then(crate::object::Int::to_i64) {
        Some(number) => Ok(number),
        None => vm.raise(Type::OverflowError, "Python int too large to convert to C long"),
    }
}

/// An argument that is an `unsigned int` of C, whose higher bits are dropped.
fn c_mask(vm: &mut Vm, value: Value) -> Result<u32, Raised> {
    let index = vm.index(value)?;
    let whole = crate::object::Int::of(index).map(|n| n.to_ibig()).unwrap_or_default();
    let low = whole & dashu_int::IBig::from(u32::MAX);
    Ok(u32::try_from(&low).unwrap_or_default())
}

/// The descriptor that a number is, or that an object with `fileno` has.
pub(super) fn fileno(vm: &mut Vm, value: Value) -> Result<i32, Raised> {
    let plain = payload(value);
    let number = if plain.is_small() || matches!(plain.kind(), Kind::BigInt | Kind::Bool) {
        value
    } else {
        let name = vm.intern("fileno")?;
        let Ok(method) = vm.get_attribute(value, name) else {
            if !vm.catch(Type::AttributeError) {
                return Err(Raised);
            }
            let text = "argument must be an int, or have a fileno() method.";
            return vm.raise(Type::TypeError, text);
        };
        let number = vm.call(method, &[])?;
        if !payload(number).is_small() {
            return vm.raise(Type::TypeError, "fileno() returned a non-integer");
        }
        number
    };
    let Ok(fd) = i32::try_from(c_long(vm, number)?) else {
        return vm.raise(Type::OverflowError, "Python int too large to convert to C int");
    };
    if fd < 0 {
        let text = format!("file descriptor cannot be a negative integer ({fd})");
        return vm.raise(Type::ValueError, text);
    }
    if vm.part::<Reserved>().has(fd) {
        return vm.raise_os_error(&Error::from_raw_os_error(libc::EBADF), None);
    }
    Ok(fd)
}
