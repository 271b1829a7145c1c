//! `resource`: what the process has used, and what it may use.

// The system writes into structures.
#![allow(unsafe_code)]

use super::{c_int, checked, raise_last};
use crate::builtins::ANY;
use crate::object::{Int, Raised, Type, Value, instance::payload};
use crate::vm::{Args, Vm};
use std::io::Error;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "resource";
    "_usage" usage (1, 1) "(who)" ANY;
    "getrlimit" limit (1, 1) "(resource, /)" ANY;
    "setrlimit" set_limit (2, 2) "(resource, limits, /)" ANY;
    "prlimit" limit_of (2, 3) "(pid, resource, limits, /)" ANY;
    "getpagesize" page_size (0, 0) "()" ANY;
}

pub(in crate::stdlib) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("resource", FUNCTIONS)
}

/// Which limits there are.
const LIMITS: std::ops::Range<i32> = 0..16;

/// `_usage(who)`: two times in seconds and 14 numbers.
fn usage(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let who = c_int(vm, args.get(0))?;
    // SAFETY: the structure is a local.
    let (result, usage) = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        (libc::getrusage(who, &mut usage), usage)
    };
    if result < 0 {
        if Error::last_os_error().raw_os_error() == Some(libc::EINVAL) {
            return vm.raise(Type::ValueError, "invalid who parameter");
        }
        return raise_last(vm);
    }
    shown_usage(vm, &usage)
}

/// Two times in seconds and 14 numbers.
pub(super) fn shown_usage(vm: &mut Vm, usage: &libc::rusage) -> Result<Value, Raised> {
    let seconds = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 * 1e-6;
    let mut parts =
        vec![vm.new_float(seconds(usage.ru_utime))?, vm.new_float(seconds(usage.ru_stime))?];
    let numbers = [
        usage.ru_maxrss,
        usage.ru_ixrss,
        usage.ru_idrss,
        usage.ru_isrss,
        usage.ru_minflt,
        usage.ru_majflt,
        usage.ru_nswap,
        usage.ru_inblock,
        usage.ru_oublock,
        usage.ru_msgsnd,
        usage.ru_msgrcv,
        usage.ru_nsignals,
        usage.ru_nvcsw,
        usage.ru_nivcsw,
    ];
    for number in numbers {
        parts.push(vm.new_int(number)?);
    }
    vm.new_tuple(&parts)
}

fn known(vm: &mut Vm, value: Value) -> Result<i32, Raised> {
    let number = c_int(vm, value)?;
    if !LIMITS.contains(&number) {
        return vm.raise(Type::ValueError, "invalid resource specified");
    }
    Ok(number)
}

/// A pair of limits, soft and hard, of a value; -1 is none.
fn pair(vm: &mut Vm, value: Value) -> Result<libc::rlimit, Raised> {
    let parts = vm.to_tuple(value)?;
    let parts = crate::object::Tuple(payload(parts));
    if parts.len() != 2 {
        return vm.raise(Type::ValueError, "expected a tuple of 2 integers");
    }
    let mut numbers = [0u64; 2];
    for (at, number) in numbers.iter_mut().enumerate() {
        let index = vm.index(parts.get(at))?;
        let whole = Int::of(index).map(|n| n.to_ibig()).unwrap_or_default();
        *number = match (u64::try_from(&whole), i64::try_from(&whole)) {
            (Ok(number), _) => number,
            (_, Ok(number)) => number as u64,
            _ => {
                let text = "Python int too large to convert to C long";
                return vm.raise(Type::OverflowError, text);
            }
        };
    }
    Ok(libc::rlimit { rlim_cur: numbers[0], rlim_max: numbers[1] })
}

fn shown(vm: &mut Vm, limit: libc::rlimit) -> Result<Value, Raised> {
    let soft = vm.new_int(limit.rlim_cur as i64)?;
    let hard = vm.new_int(limit.rlim_max as i64)?;
    vm.new_tuple(&[soft, hard])
}

fn limit(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let which = known(vm, args.get(0))?;
    let mut found = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: the structure is a local.
    let result = unsafe { libc::getrlimit(which as _, &mut found) };
    checked(vm, result as i64)?;
    shown(vm, found)
}

/// What is wrong with limits that the system does not take.
fn refused<T>(vm: &mut Vm, only_too_large: bool) -> Result<T, Raised> {
    let error = Error::last_os_error();
    match error.raw_os_error() {
        Some(libc::EINVAL) => vm.raise(Type::ValueError, "current limit exceeds maximum limit"),
        Some(libc::EPERM) if !only_too_large => {
            vm.raise(Type::ValueError, "not allowed to raise maximum limit")
        }
        _ => vm.raise_os_error(&error, None),
    }
}

fn set_limit(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (which, wanted) = (known(vm, args.get(0))?, pair(vm, args.get(1))?);
    // SAFETY: the structure is a local.
    if unsafe { libc::setrlimit(which as _, &wanted) } < 0 {
        return refused(vm, false);
    }
    Ok(vm.none())
}

fn limit_of(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (pid, which) = (c_int(vm, args.get(0))?, known(vm, args.get(1))?);
    let wanted = match args.optional(2) {
        Some(limits) => Some(pair(vm, limits)?),
        None => None,
    };
    let new = wanted.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
    let mut old = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: the structures are locals.
    if unsafe { libc::prlimit(pid, which as _, new, &mut old) } < 0 {
        return refused(vm, true);
    }
    shown(vm, old)
}

fn page_size(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: asking touches no memory.
    let size = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    vm.new_int(size)
}
