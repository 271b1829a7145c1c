//! `fcntl`: what is asked of a descriptor, and locks of files.

// The system reads and writes memory that calls name.
#![allow(unsafe_code)]

use super::{c_int, c_long, c_mask, checked, fileno};
use crate::builtins::ANY;
use crate::object::{Kind, Raised, Str, Type, Value, View, instance::payload};
use crate::stdlib::select::patient;
use crate::vm::{Args, Vm};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "fcntl";
    "fcntl" control (2, 3) "(fd, cmd, arg=0, /)" ANY;
    "ioctl" device (2, 4) "(fd, request, arg=0, mutate_flag=True, /)" ANY;
    "flock" lock_whole (2, 2) "(fd, operation, /)" ANY;
    "lockf" lock_part (2, 5) "(fd, cmd, len=0, start=0, whence=0, /)" ANY;
}

pub(in crate::stdlib) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("fcntl", FUNCTIONS)
}

/// How many bytes a call may have.
const MOST: usize = 1024;

/// Bytes that an argument is, also a text's.
fn octets(vm: &mut Vm, value: Value) -> Result<Option<Vec<u8>>, Raised> {
    let plain = payload(value);
    if let Some(text) = Str::of(plain) {
        return Ok(Some(text.text().as_bytes().to_vec()));
    }
    if plain.is_small() || matches!(plain.kind(), Kind::BigInt | Kind::Bool) {
        return Ok(None);
    }
    Ok(crate::object::memoryview::octets(vm, value).map(|data| data.into_owned()))
}

fn control(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, command) = (fileno(vm, args.get(0))?, c_int(vm, args.get(1))?);
    let argument = args.optional(2).unwrap_or(Value::small(0));
    if let Some(data) = octets(vm, argument)? {
        if data.len() > MOST {
            return vm.raise(Type::ValueError, "fcntl string arg too long");
        }
        let mut room = [0u8; MOST];
        room[..data.len()].copy_from_slice(&data);
        // SAFETY: there is room for what the system writes.
        patient(vm, || unsafe { libc::fcntl(fd, command, room.as_mut_ptr()) as i64 })?;
        return vm.new_bytes(&room[..data.len()]);
    }
    let number = c_mask(vm, argument)?;
    // SAFETY: the argument is a number.
    let result = patient(vm, || unsafe { libc::fcntl(fd, command, number as libc::c_int) as i64 })?;
    vm.new_int(result)
}

fn device(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = fileno(vm, args.get(0))?;
    let request = c_mask(vm, args.get(1))? as libc::Ioctl;
    let argument = args.optional(2).unwrap_or(Value::small(0));
    let changes = args.optional(3).map_or(Ok(true), |flag| vm.truth(flag))?;
    let plain = payload(argument);
    let is_writable = match View::of(plain) {
        Some(view) => !view.is_read_only() && view.is_contiguous() && !view.object().is_null(),
        None => {
            crate::object::memoryview::writable(plain, vm).is_some()
                || !plain.is_small() && plain.is(Kind::Instance)
        }
    };
    let data = octets(vm, argument)?;
    if let Some(data) = data {
        let mut room = vec![0u8; data.len().max(MOST) + 1];
        room[..data.len()].copy_from_slice(&data);
        let changes = changes && is_writable;
        if data.len() > MOST && !changes {
            return vm.raise(Type::ValueError, "ioctl string arg too long");
        }
        // SAFETY: there is as much room as the program says, and more.
        let result = patient(vm, || unsafe { libc::ioctl(fd, request, room.as_mut_ptr()) as i64 })?;
        if !changes {
            return vm.new_bytes(&room[..data.len()]);
        }
        let view = vm.writable_bytes(argument, "argument")?;
        let start = view.start();
        if let Some(to) = view.whole_mut(vm).get_mut(start..start + data.len()) {
            to.copy_from_slice(&room[..data.len()]);
        }
        view.release();
        return vm.new_int(result);
    }
    let number = c_long(vm, argument)?;
    // SAFETY: the argument is a number.
    let result = patient(vm, || unsafe { libc::ioctl(fd, request, number as libc::c_int) as i64 })?;
    vm.new_int(result)
}

fn lock_whole(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, operation) = (fileno(vm, args.get(0))?, c_int(vm, args.get(1))?);
    // SAFETY: a descriptor and a number.
    patient(vm, || unsafe { libc::flock(fd, operation) as i64 })?;
    Ok(vm.none())
}

fn lock_part(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, code) = (fileno(vm, args.get(0))?, c_int(vm, args.get(1))?);
    let mut numbers = [0; 2];
    for (at, number) in numbers.iter_mut().enumerate() {
        *number = args.optional(at + 2).map_or(Ok(0), |value| c_long(vm, value))?;
    }
    let whence = args.optional(4).map_or(Ok(0), |value| c_int(vm, value))?;
    let kind = match code {
        libc::LOCK_UN => libc::F_UNLCK,
        _ if code & libc::LOCK_SH != 0 => libc::F_RDLCK,
        _ if code & libc::LOCK_EX != 0 => libc::F_WRLCK,
        _ => return vm.raise(Type::ValueError, "unrecognized lockf argument"),
    };
    // SAFETY: a structure of numbers.
    let mut lock: libc::flock = unsafe { std::mem::zeroed() };
    lock.l_type = kind as libc::c_short;
    lock.l_whence = whence as libc::c_short;
    (lock.l_len, lock.l_start) = (numbers[0], numbers[1]);
    let command = if code & libc::LOCK_NB != 0 { libc::F_SETLK } else { libc::F_SETLKW };
    // SAFETY: the structure is a local.
    let result = patient(vm, || unsafe { libc::fcntl(fd, command, &lock) as i64 })?;
    checked(vm, result)?;
    Ok(vm.none())
}
