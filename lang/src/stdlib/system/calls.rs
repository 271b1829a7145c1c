//! Calls of `posix` that take and give numbers, one line each.

// The C library is called.
#![allow(unsafe_code)]

use super::{c_int, c_long, c_mask, checked};
use crate::builtins::ANY;
use crate::object::{Int, Raised, Type, Value};
use crate::stdlib::descriptor::descriptor;
use crate::stdlib::select::patient;
use crate::vm::{Args, Vm};

/// The number of a user or group; -1 stands for none.
pub(super) fn id(vm: &mut Vm, value: Value, what: &str) -> Result<u32, Raised> {
    let Some(index) = vm.try_index(value)? else {
        let text = format!("{what} should be integer, not {}", vm.type_name(value));
        return vm.raise(Type::TypeError, text);
    };
    let whole = Int::of(index).map(|n| n.to_ibig()).unwrap_or_default();
    match (u32::try_from(&whole), i64::try_from(&whole)) {
        (Ok(number), _) => Ok(number),
        (_, Ok(-1)) => Ok(u32::MAX),
        _ if whole < dashu_int::IBig::ZERO => {
            vm.raise(Type::OverflowError, format!("{what} is less than minimum"))
        }
        _ => vm.raise(Type::OverflowError, format!("{what} is greater than maximum")),
    }
}

fn uid(vm: &mut Vm, value: Value) -> Result<u32, Raised> {
    id(vm, value, "uid")
}

fn gid(vm: &mut Vm, value: Value) -> Result<u32, Raised> {
    id(vm, value, "gid")
}

fn none(vm: &mut Vm, _: i64) -> Result<Value, Raised> {
    Ok(vm.none())
}

fn number(vm: &mut Vm, result: i64) -> Result<Value, Raised> {
    vm.new_int(result)
}

macro_rules! calls {
    ($($name:ident $call:ident ($($argument:ident: $kind:ident),*) $answer:ident;)*) => {
        $(fn $name(vm: &mut Vm, _args: Args) -> Result<Value, Raised> {
            let mut _at = 0..;
            $(let $argument = $kind(vm, _args.get(_at.next().unwrap_or(0)))?;)*
            // SAFETY: the call takes numbers, and touches no memory of ours.
            let result = patient(vm, || unsafe { libc::$call($($argument as _),*) as i64 })?;
            $answer(vm, result)
        })*
    };
}

calls! {
    set_uid setuid (to: uid) none;
    set_gid setgid (to: gid) none;
    set_effective_uid seteuid (to: uid) none;
    set_effective_gid setegid (to: gid) none;
    set_both_uids setreuid (real: uid, effective: uid) none;
    set_both_gids setregid (real: gid, effective: gid) none;
    set_all_uids setresuid (real: uid, effective: uid, saved: uid) none;
    set_all_gids setresgid (real: gid, effective: gid, saved: gid) none;
    process_group getpgid (pid: c_int) number;
    own_process_group getpgrp () number;
    set_process_group setpgid (pid: c_int, group: c_int) none;
    set_own_process_group setsid_none () none;
    session getsid (pid: c_int) number;
    kill_group killpg (group: c_int, signal: c_int) none;
    change_folder fchdir (fd: descriptor) none;
    change_mode fchmod (fd: descriptor, mode: c_int) none;
    change_owner fchown (fd: descriptor, user: uid, group: gid) none;
    sync_data fdatasync (fd: descriptor) none;
    allocate posix_fallocate_errno (fd: descriptor, offset: c_long, length: c_long) none;
    advise posix_fadvise_errno (fd: descriptor, offset: c_long, length: c_long, advice: c_int) none;
    lock lockf (fd: descriptor, command: c_int, length: c_long) none;
    foreground tcgetpgrp (fd: descriptor) number;
    set_foreground tcsetpgrp (fd: descriptor, group: c_int) none;
    login login_tty (fd: descriptor) none;
    event eventfd (value: c_mask, flags: c_int) number;
    pass sched_yield () none;
    least_priority sched_get_priority_min (policy: c_int) number;
    most_priority sched_get_priority_max (policy: c_int) number;
    policy sched_getscheduler (pid: c_int) number;
    set_priority setpriority (which: c_int, who: c_int, priority: c_int) none;
}

crate::builtins! {
    /// The functions of this file.
    FUNCTIONS in "posix";
    "setuid" set_uid (1, 1) "(uid, /)" ANY;
    "setgid" set_gid (1, 1) "(gid, /)" ANY;
    "seteuid" set_effective_uid (1, 1) "(euid, /)" ANY;
    "setegid" set_effective_gid (1, 1) "(egid, /)" ANY;
    "setreuid" set_both_uids (2, 2) "(ruid, euid, /)" ANY;
    "setregid" set_both_gids (2, 2) "(rgid, egid, /)" ANY;
    "setresuid" set_all_uids (3, 3) "(ruid, euid, suid, /)" ANY;
    "setresgid" set_all_gids (3, 3) "(rgid, egid, sgid, /)" ANY;
    "getpgid" process_group (1, 1) "(pid)" ANY;
    "getpgrp" own_process_group (0, 0) "()" ANY;
    "setpgid" set_process_group (2, 2) "(pid, pgrp, /)" ANY;
    "setpgrp" set_own_process_group (0, 0) "()" ANY;
    "getsid" session (1, 1) "(pid, /)" ANY;
    "killpg" kill_group (2, 2) "(pgid, signal, /)" ANY;
    "fchdir" change_folder (1, 1) "(fd)" ANY;
    "fchmod" change_mode (2, 2) "(fd, mode)" ANY;
    "fchown" change_owner (3, 3) "(fd, uid, gid)" ANY;
    "fdatasync" sync_data (1, 1) "(fd)" ANY;
    "posix_fallocate" allocate (3, 3) "(fd, offset, length, /)" ANY;
    "posix_fadvise" advise (4, 4) "(fd, offset, length, advice, /)" ANY;
    "lockf" lock (3, 3) "(fd, command, length, /)" ANY;
    "tcgetpgrp" foreground (1, 1) "(fd, /)" ANY;
    "tcsetpgrp" set_foreground (2, 2) "(fd, pgid, /)" ANY;
    "login_tty" login (1, 1) "(fd, /)" ANY;
    "_eventfd" event (2, 2) "(initval, flags)" ANY;
    "sched_yield" pass (0, 0) "()" ANY;
    "sched_get_priority_min" least_priority (1, 1) "(policy)" ANY;
    "sched_get_priority_max" most_priority (1, 1) "(policy)" ANY;
    "sched_getscheduler" policy (1, 1) "(pid, /)" ANY;
    "setpriority" set_priority (3, 3) "(which, who, priority)" ANY;
    "_ids" ids (0, 0) "()" ANY;
    "geteuid" effective_user (0, 0) "()" ANY;
    "getegid" effective_group (0, 0) "()" ANY;
    "getpriority" priority (2, 2) "(which, who)" ANY;
    "nice" nice (1, 1) "(increment, /)" ANY;
    "getgroups" groups (0, 0) "()" ANY;
    "setgroups" set_groups (1, 1) "(groups, /)" ANY;
    "getgrouplist" groups_of (2, 2) "(user, group, /)" ANY;
    "initgroups" start_groups (2, 2) "(username, gid, /)" ANY;
    "getloadavg" load_average (0, 0) "()" ANY;
    "_sysconf" system_limit (1, 1) "(name)" ANY;
    "_confstr" system_text (1, 1) "(name)" ANY;
    "sched_getaffinity" affinity (1, 1) "(pid, /)" ANY;
    "sched_setaffinity" set_affinity (2, 2) "(pid, mask, /)" ANY;
    "_getparam" parameter (1, 1) "(pid)" ANY;
    "_setparam" set_parameter (2, 2) "(pid, priority)" ANY;
    "_setscheduler" set_policy (3, 3) "(pid, policy, priority)" ANY;
    "sched_rr_get_interval" interval (1, 1) "(pid, /)" ANY;
    "_wait4" wait (2, 2) "(pid, options)" ANY;
    "_waitid" wait_for (3, 3) "(idtype, id, options)" ANY;
    "pidfd_open" process_descriptor (1, 2) "(pid, flags=0)" ANY;
    "sync" sync (0, 0) "()" ANY;
    "major" major (1, 1) "(device, /)" ANY;
    "minor" minor (1, 1) "(device, /)" ANY;
    "makedev" make_device (2, 2) "(major, minor, /)" ANY;
    "getlogin" login_name (0, 0) "()" ANY;
}

/// Functions whose results are not those of the others.
#[allow(non_snake_case)]
mod libc {
    pub(super) use ::libc::*;

    pub(super) unsafe fn setsid_none() -> c_int {
        // SAFETY: the numbers are right.
        unsafe { setpgid(0, 0) }
    }

    unsafe extern "C" {
        pub(super) fn getlogin_r(name: *mut c_char, size: size_t) -> c_int;
    }

    fn told(error: c_int) -> c_int {
        if error == 0 {
            return 0;
        }
        // SAFETY: the place of the thread's error is always there.
        unsafe { *__errno_location() = error };
        -1
    }

    pub(super) unsafe fn posix_fallocate_errno(fd: c_int, offset: i64, length: i64) -> c_int {
        // SAFETY: numbers only.
        told(unsafe { posix_fallocate(fd, offset, length) })
    }

    pub(super) unsafe fn posix_fadvise_errno(
        fd: c_int,
        offset: i64,
        length: i64,
        advice: c_int,
    ) -> c_int {
        // SAFETY: numbers only.
        told(unsafe { posix_fadvise(fd, offset, length, advice) })
    }
}

fn numbers(vm: &mut Vm, all: &[i64]) -> Result<Value, Raised> {
    let mut values = Vec::with_capacity(all.len());
    for number in all {
        values.push(vm.new_int(*number)?);
    }
    vm.new_tuple(&values)
}

/// Real, effective and saved user, then the same of the group.
fn ids(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let mut all = [0u32; 6];
    let [a, b, c, d, e, f] = &mut all;
    // SAFETY: all are locals.
    let result = unsafe { libc::getresuid(a, b, c) | libc::getresgid(d, e, f) };
    checked(vm, result as i64)?;
    numbers(vm, &all.map(i64::from))
}

fn effective_user(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: a number of the process.
    vm.new_int(unsafe { libc::geteuid() } as i64)
}

fn effective_group(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: a number of the process.
    vm.new_int(unsafe { libc::getegid() } as i64)
}

/// A call whose result may be -1 and no error.
fn or_error(vm: &mut Vm, call: impl FnOnce() -> i32) -> Result<Value, Raised> {
    // SAFETY: the place of the thread's error is always there.
    let (result, error) = unsafe {
        *libc::__errno_location() = 0;
        (call(), *libc::__errno_location())
    };
    if result == -1 && error != 0 {
        return vm.raise_os_error(&std::io::Error::from_raw_os_error(error), None);
    }
    vm.new_int(result as i64)
}

fn priority(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (which, who) = (c_int(vm, args.get(0))?, c_int(vm, args.get(1))?);
    // SAFETY: numbers only.
    or_error(vm, || unsafe { libc::getpriority(which as _, who as _) })
}

fn nice(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let by = c_int(vm, args.get(0))?;
    // SAFETY: numbers only.
    or_error(vm, || unsafe { libc::nice(by) })
}

fn list_of(vm: &mut Vm, all: &[u32]) -> Result<Value, Raised> {
    let values: Vec<Value> = all.iter().map(|number| Value::small(*number as i64)).collect();
    vm.new_list(&values)
}

fn groups(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let mut all = vec![0u32; 65536];
    // SAFETY: there is as much room as is said.
    let count = unsafe { libc::getgroups(all.len() as i32, all.as_mut_ptr()) };
    let count = checked(vm, count as i64)?;
    list_of(vm, &all[..count as usize])
}

fn set_groups(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let list = vm.to_list(args.get(0))?;
    let mut all = Vec::new();
    for at in 0..list.len() {
        all.push(gid(vm, list.get(at))?);
    }
    // SAFETY: there are as many as is said.
    let result = unsafe { libc::setgroups(all.len(), all.as_ptr()) };
    checked(vm, result as i64)?;
    Ok(vm.none())
}

fn groups_of(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = super::paths::c_text(vm, args.get(0))?;
    let group = gid(vm, args.get(1))?;
    let mut all = vec![0u32; 65536];
    let mut count = all.len() as i32;
    // SAFETY: there is as much room as is said.
    unsafe { libc::getgrouplist(name.as_ptr(), group, all.as_mut_ptr(), &mut count) };
    list_of(vm, &all[..count.clamp(0, 65536) as usize])
}

fn start_groups(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = super::paths::c_text(vm, args.get(0))?;
    let group = gid(vm, args.get(1))?;
    // SAFETY: the name ends in a zero byte.
    let result = unsafe { libc::initgroups(name.as_ptr(), group) };
    checked(vm, result as i64)?;
    Ok(vm.none())
}

fn load_average(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let mut loads = [0f64; 3];
    // SAFETY: there is room for three.
    if unsafe { libc::getloadavg(loads.as_mut_ptr(), 3) } != 3 {
        return vm.raise(Type::OSError, "Load averages are unobtainable");
    }
    let mut values = Vec::new();
    for load in loads {
        values.push(vm.new_float(load)?);
    }
    vm.new_tuple(&values)
}

fn system_limit(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = c_int(vm, args.get(0))?;
    // SAFETY: asking touches no memory; the place of the thread's error is always there.
    let (result, error) = unsafe {
        *libc::__errno_location() = 0;
        (libc::sysconf(name), *libc::__errno_location())
    };
    if result == -1 && error != 0 {
        return vm.raise_os_error(&std::io::Error::from_raw_os_error(error), None);
    }
    vm.new_int(result)
}

fn system_text(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = c_int(vm, args.get(0))?;
    let mut room = vec![0u8; 4096];
    // SAFETY: there is as much room as is said; the place of the thread's error is always there.
    let (length, error) = unsafe {
        *libc::__errno_location() = 0;
        let length = libc::confstr(name, room.as_mut_ptr().cast(), room.len());
        (length, *libc::__errno_location())
    };
    if length == 0 {
        return match error {
            0 => Ok(vm.none()),
            _ => vm.raise_os_error(&std::io::Error::from_raw_os_error(error), None),
        };
    }
    let text = String::from_utf8_lossy(&room[..(length - 1).min(room.len())]).into_owned();
    vm.new_str(&text)
}

fn affinity(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let pid = c_int(vm, args.get(0))?;
    // SAFETY: the set is a local.
    let (result, set) = unsafe {
        let mut set: libc::cpu_set_t = std::mem::zeroed();
        (libc::sched_getaffinity(pid, size_of::<libc::cpu_set_t>(), &mut set), set)
    };
    checked(vm, result as i64)?;
    let found = crate::object::Set::new(vm, Type::Set)?;
    for cpu in 0..libc::CPU_SETSIZE as usize {
        // SAFETY: the number is within the set.
        if unsafe { libc::CPU_ISSET(cpu, &set) } {
            found.add(vm, Value::small(cpu as i64))?;
        }
    }
    Ok(found.0)
}

fn set_affinity(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let pid = c_int(vm, args.get(0))?;
    let wanted = vm.to_list(args.get(1))?;
    // SAFETY: a set of bits.
    let mut set: libc::cpu_set_t = unsafe { std::mem::zeroed() };
    for at in 0..wanted.len() {
        let cpu = c_long(vm, wanted.get(at))?;
        if cpu < 0 {
            return vm.raise(Type::ValueError, "negative CPU number");
        }
        if cpu >= libc::CPU_SETSIZE as i64 {
            return vm.raise(Type::OverflowError, "CPU number too large");
        }
        // SAFETY: the number is within the set.
        unsafe { libc::CPU_SET(cpu as usize, &mut set) };
    }
    // SAFETY: the set is a local.
    let result = unsafe { libc::sched_setaffinity(pid, size_of::<libc::cpu_set_t>(), &set) };
    checked(vm, result as i64)?;
    Ok(vm.none())
}

fn parameter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let pid = c_int(vm, args.get(0))?;
    let mut found = libc::sched_param { sched_priority: 0 };
    // SAFETY: the structure is a local.
    let result = unsafe { libc::sched_getparam(pid, &mut found) };
    checked(vm, result as i64)?;
    Ok(Value::small(found.sched_priority as i64))
}

fn set_parameter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (pid, sched_priority) = (c_int(vm, args.get(0))?, c_int(vm, args.get(1))?);
    // SAFETY: the structure is a local.
    let result = unsafe { libc::sched_setparam(pid, &libc::sched_param { sched_priority }) };
    checked(vm, result as i64)?;
    Ok(vm.none())
}

fn set_policy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (pid, policy) = (c_int(vm, args.get(0))?, c_int(vm, args.get(1))?);
    let sched_priority = c_int(vm, args.get(2))?;
    // SAFETY: the structure is a local.
    let result =
        unsafe { libc::sched_setscheduler(pid, policy, &libc::sched_param { sched_priority }) };
    checked(vm, result as i64)?;
    Ok(vm.none())
}

fn interval(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let pid = c_int(vm, args.get(0))?;
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the structure is a local.
    let result = unsafe { libc::sched_rr_get_interval(pid, &mut time) };
    checked(vm, result as i64)?;
    vm.new_float(time.tv_sec as f64 + 1e-9 * time.tv_nsec as f64)
}

/// `_wait4(pid, options)`: the process, its status, and what it has used.
fn wait(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (pid, options) = (c_int(vm, args.get(0))?, c_int(vm, args.get(1))?);
    let mut status = 0;
    // SAFETY: a structure of numbers.
    let mut used: libc::rusage = unsafe { std::mem::zeroed() };
    let found = patient(vm, || {
        // SAFETY: both are locals.
        unsafe { libc::wait4(pid, &mut status, options, &mut used) as i64 }
    })?;
    let usage = super::resource::shown_usage(vm, &used)?;
    vm.new_tuple(&[Value::small(found), Value::small(status as i64), usage])
}

/// `_waitid(idtype, id, options)`: five numbers, or None.
fn wait_for(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (kind, which) = (c_int(vm, args.get(0))?, c_long(vm, args.get(1))?);
    let options = c_int(vm, args.get(2))?;
    // SAFETY: a structure of numbers.
    let mut found: libc::siginfo_t = unsafe { std::mem::zeroed() };
    patient(vm, || {
        // SAFETY: the structure is a local.
        unsafe { libc::waitid(kind as _, which as _, &mut found, options) as i64 }
    })?;
    // SAFETY: the call has filled in what is about a child.
    let (pid, uid, status) = unsafe { (found.si_pid(), found.si_uid(), found.si_status()) };
    if pid == 0 {
        return Ok(vm.none());
    }
    let all = [pid as i64, uid as i64, found.si_signo as i64, status as i64, found.si_code as i64];
    numbers(vm, &all)
}

fn process_descriptor(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let pid = c_int(vm, args.get(0))?;
    let flags = args.optional(1).map_or(Ok(0), |flags| c_mask(vm, flags))?;
    // SAFETY: numbers only.
    let fd = unsafe { libc::syscall(libc::SYS_pidfd_open, pid, flags) };
    let fd = checked(vm, fd)?;
    vm.new_int(fd)
}

fn sync(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: no memory is touched.
    unsafe { libc::sync() };
    Ok(vm.none())
}

fn device(vm: &mut Vm, value: Value) -> Result<u64, Raised> {
    let index = vm.index(value)?;
    let whole = Int::of(index).map(|n| n.to_ibig()).unwrap_or_default();
    match u64::try_from(&whole) {
        Ok(device) => Ok(device),
        Err(_) if whole < dashu_int::IBig::ZERO => {
            vm.raise(Type::OverflowError, "can't convert negative int to unsigned")
        }
        Err(_) => vm.raise(Type::OverflowError, "int too big to convert"),
    }
}

fn major(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let device = device(vm, args.get(0))?;
    vm.new_int(libc::major(device) as i64)
}

fn minor(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let device = device(vm, args.get(0))?;
    vm.new_int(libc::minor(device) as i64)
}

fn make_device(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (major, minor) = (c_int(vm, args.get(0))?, c_int(vm, args.get(1))?);
    vm.new_uint(libc::makedev(major as _, minor as _))
}

fn login_name(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let mut room = [0u8; 256];
    // SAFETY: there is as much room as is said.
    let error = unsafe { libc::getlogin_r(room.as_mut_ptr().cast(), room.len()) };
    if error != 0 {
        return vm.raise_os_error(&std::io::Error::from_raw_os_error(error), None);
    }
    let length = room.iter().position(|byte| *byte == 0).unwrap_or(room.len());
    let text = String::from_utf8_lossy(&room[..length]).into_owned();
    vm.new_str(&text)
}
