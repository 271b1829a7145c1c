//! `pwd`, `grp` and `spwd`: who has an account.

// The system is asked through the C library, which gives structures that are its own.
#![allow(unsafe_code)]

use crate::builtins::ANY;
use crate::object::{Int, List, Raised, Str, Type, Value, instance::payload};
use crate::vm::{Args, Vm};
use std::ffi::{CStr, CString, OsStr};
use std::os::unix::ffi::OsStrExt;

crate::builtins! {
    /// The functions of `pwd`: entries as tuples, None where there is none.
    USERS in "pwd";
    "_by_id" user_by_id (1, 1) "(uid)" ANY;
    "_by_name" user_by_name (1, 1) "(name)" ANY;
    "_all" users (0, 0) "()" ANY;
}

crate::builtins! {
    /// The same of `grp`.
    GROUPS in "grp";
    "_by_id" group_by_id (1, 1) "(gid)" ANY;
    "_by_name" group_by_name (1, 1) "(name)" ANY;
    "_all" groups (0, 0) "()" ANY;
}

crate::builtins! {
    /// The same of `spwd`.
    SHADOW in "spwd";
    "_by_name" shadow_by_name (1, 1) "(name)" ANY;
    "_all" shadows (0, 0) "()" ANY;
}

pub(in crate::stdlib) fn load_users(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("pwd", USERS)
}

pub(in crate::stdlib) fn load_groups(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("grp", GROUPS)
}

pub(in crate::stdlib) fn load_shadow(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("spwd", SHADOW)
}

/// The text at an address of the C library; None if there is none.
fn text(vm: &mut Vm, at: *const libc::c_char) -> Result<Value, Raised> {
    if at.is_null() {
        return Ok(vm.none());
    }
    // SAFETY: entries hold null, or texts that end with zero and stay until the next call.
    let bytes = unsafe { CStr::from_ptr(at) }.to_bytes().to_vec();
    vm.new_outside_str(OsStr::from_bytes(&bytes))
}

fn name_of(vm: &mut Vm, value: Value) -> Result<CString, Raised> {
    let Some(name) = Str::of(payload(value)) else {
        let text = format!("argument must be str, not {}", vm.type_name_or_none(value));
        return vm.raise(Type::TypeError, text);
    };
    let bytes = vm.outside_bytes(name)?;
    match CString::new(bytes) {
        Ok(name) => Ok(name),
        Err(_) => vm.raise(Type::ValueError, "embedded null character"),
    }
}

/// The number of an account; `None` if no account can have it.
fn id_of(vm: &mut Vm, value: Value) -> Result<Option<u32>, Raised> {
    let index = vm.index(value)?;
    let number = Int::of(index).and_then(Int::to_i64);
    Ok(match number {
        Some(-1) => Some(u32::MAX),
        Some(number) => u32::try_from(number).ok(),
        None => None,
    })
}

fn user(vm: &mut Vm, entry: *const libc::passwd) -> Result<Value, Raised> {
    if entry.is_null() {
        return Ok(vm.none());
    }
    // SAFETY: the entry stays until the next call.
    let entry = unsafe { *entry };
    let parts = [
        text(vm, entry.pw_name)?,
        text(vm, entry.pw_passwd)?,
        Value::small(entry.pw_uid as i64),
        Value::small(entry.pw_gid as i64),
        text(vm, entry.pw_gecos)?,
        text(vm, entry.pw_dir)?,
        text(vm, entry.pw_shell)?,
    ];
    vm.new_tuple(&parts)
}

fn user_by_id(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(id) = id_of(vm, args.get(0))? else { return Ok(vm.none()) };
    // SAFETY: a plain call; what it gives is copied at once.
    let entry = unsafe { libc::getpwuid(id) };
    user(vm, entry)
}

fn user_by_name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = name_of(vm, args.get(0))?;
    // SAFETY: as above.
    let entry = unsafe { libc::getpwnam(name.as_ptr()) };
    user(vm, entry)
}

fn users(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: as above.
    all(vm, || unsafe { libc::setpwent() }, || unsafe { libc::getpwent() }, user)
}

/// All entries of a kind.
fn all<T>(
    vm: &mut Vm,
    start: impl Fn(),
    next: impl Fn() -> *mut T,
    entry: impl Fn(&mut Vm, *const T) -> Result<Value, Raised>,
) -> Result<Value, Raised> {
    let list: List = vm.new_list_for(0)?;
    start();
    loop {
        let found = next();
        if found.is_null() {
            break;
        }
        let found = entry(vm, found)?;
        list.push(vm, found)?;
    }
    Ok(list.0)
}

fn group(vm: &mut Vm, entry: *const libc::group) -> Result<Value, Raised> {
    if entry.is_null() {
        return Ok(vm.none());
    }
    // SAFETY: as above; the members end with null.
    let entry = unsafe { *entry };
    let (name, word) = (text(vm, entry.gr_name)?, text(vm, entry.gr_passwd)?);
    let members: List = vm.new_list_for(0)?;
    let mut at = entry.gr_mem;
    // SAFETY: as above.
    while !at.is_null() && unsafe { !(*at).is_null() } {
        // SAFETY: as above.
        let member = text(vm, unsafe { *at })?;
        members.push(vm, member)?;
        at = at.wrapping_add(1);
    }
    vm.new_tuple(&[name, word, Value::small(entry.gr_gid as i64), members.0])
}

fn group_by_id(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(id) = id_of(vm, args.get(0))? else { return Ok(vm.none()) };
    // SAFETY: a plain call; what it gives is copied at once.
    let entry = unsafe { libc::getgrgid(id) };
    group(vm, entry)
}

fn group_by_name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = name_of(vm, args.get(0))?;
    // SAFETY: as above.
    let entry = unsafe { libc::getgrnam(name.as_ptr()) };
    group(vm, entry)
}

fn groups(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: as above.
    all(vm, || unsafe { libc::setgrent() }, || unsafe { libc::getgrent() }, group)
}

fn shadow(vm: &mut Vm, entry: *const libc::spwd) -> Result<Value, Raised> {
    // SAFETY: as above.
    let entry = unsafe { *entry };
    let (name, word) = (text(vm, entry.sp_namp)?, text(vm, entry.sp_pwdp)?);
    let numbers = [
        entry.sp_lstchg,
        entry.sp_min,
        entry.sp_max,
        entry.sp_warn,
        entry.sp_inact,
        entry.sp_expire,
        entry.sp_flag as i64,
    ];
    let mut parts = vec![name, word];
    for number in numbers {
        parts.push(vm.new_int(number)?);
    }
    vm.new_tuple(&parts)
}

fn shadow_by_name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = name_of(vm, args.get(0))?;
    // SAFETY: the place of the error is always there; the rest as above.
    let (entry, error) = unsafe {
        *libc::__errno_location() = 0;
        (libc::getspnam(name.as_ptr()), *libc::__errno_location())
    };
    if entry.is_null() {
        if error != 0 {
            return vm.raise_os_error(&std::io::Error::from_raw_os_error(error), None);
        }
        return Ok(vm.none());
    }
    shadow(vm, entry)
}

fn shadows(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: as above.
    all(vm, || unsafe { libc::setspent() }, || unsafe { libc::getspent() }, shadow)
}
