//! `_signal`: signals, and timers that send them. The other half is `_signal.py`.

// The system is asked through the C library.
#![allow(unsafe_code)]

use super::select::patient;
use crate::builtins::ANY;
use crate::interp::core::signals::Heard;
use crate::interp::core::signals::{self, Action, END};
use crate::object::{Int, List, Raised, Type, Value};
use crate::vm::{Args, Vm};
use std::ffi::CStr;
use std::io::Error;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "signal";
    "default_int_handler" interrupt (2, 2) "(signalnum, frame, /)" ANY;
    "_set_action" set_action (2, 2) "(signalnum, action)" ANY;
    "_action" action (1, 1) "(signalnum)" ANY;
    "raise_signal" raise (1, 1) "(signalnum, /)" ANY;
    "pthread_kill" kill (2, 2) "(thread_id, signalnum, /)" ANY;
    "alarm" alarm (1, 1) "(seconds, /)" ANY;
    "_set_timer" set_timer (3, 3) "(which, seconds, interval)" ANY;
    "_timer" timer (1, 1) "(which)" ANY;
    "pause" pause (0, 0) "()" ANY;
    "_wake" wake (1, 1) "(fd)" ANY;
    "siginterrupt" interrupts (2, 2) "(signalnum, flag, /)" ANY;
    "_mask" mask (2, 2) "(how, mask)" ANY;
    "_pending" pending (0, 0) "()" ANY;
    "_wait" wait (1, 1) "(sigset)" ANY;
    "_wait_info" wait_info (2, 2) "(sigset, seconds)" ANY;
    "strsignal" text (1, 1) "(signalnum, /)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("_signal", FUNCTIONS)?;
    vm.known.signal = module;
    vm.keep(module);
    Ok(module)
}

/// The number of a signal.
fn number(vm: &mut Vm, value: Value) -> Result<i32, Raised> {
    match vm.index_c_int(value)? as i32 {
        number if (1..END).contains(&number) => Ok(number),
        _ => vm.raise(Type::ValueError, "signal number out of range"),
    }
}

fn done(vm: &mut Vm, result: i32) -> Result<Value, Raised> {
    if result < 0 {
        return vm.raise_os_error(&Error::last_os_error(), None);
    }
    Ok(vm.none())
}

fn interrupt(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.raise_with(Type::KeyboardInterrupt, &[])
}

/// `_set_action(signalnum, action)`: 0 is the system's, 1 is nothing, anything else tells the program.
fn set_action(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = number(vm, args.get(0))?;
    if vm.part::<Heard>().0.is_none() {
        let text = "signal only works in main thread of the main interpreter";
        return vm.raise(Type::ValueError, text);
    }
    let action = match vm.index_i64(args.get(1))? {
        0 => Action::Default,
        1 => Action::Ignored,
        _ => Action::Told,
    };
    match signals::set_action(number, action) {
        Ok(()) => Ok(vm.none()),
        Err(error) => vm.raise_os_error(&error, None),
    }
}

/// `_action(signalnum)`: as numbers of [`set_action`]; None is what others have asked for.
fn action(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = number(vm, args.get(0))?;
    Ok(match signals::action(number) {
        Ok(Some(action)) => Value::small(action as i64),
        _ => vm.none(),
    })
}

fn raise(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_c_int(args.get(0))? as i32;
    // SAFETY: what the signal does is the program's wish.
    let result = unsafe { libc::raise(number) };
    vm.attend_to_outside()?;
    done(vm, result)
}

fn kill(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.index_i64(args.get(0))?;
    let number = vm.index_c_int(args.get(1))? as i32;
    // SAFETY: the thread is this one. The program has no other.
    let error = unsafe { libc::pthread_kill(libc::pthread_self(), number) };
    if error != 0 {
        return vm.raise_os_error(&Error::from_raw_os_error(error), None);
    }
    vm.attend_to_outside()?;
    Ok(vm.none())
}

fn alarm(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let seconds = vm.index_c_int(args.get(0))? as i32;
    // SAFETY: no memory is touched. CPython hands negative numbers on as well.
    let left = unsafe { libc::alarm(seconds as u32) };
    vm.new_int(left.into())
}

fn seconds_of(time: libc::timeval) -> f64 {
    time.tv_sec as f64 + time.tv_usec as f64 / 1e6
}

/// Seconds as the system has them: a part of a microsecond is a whole one, as none at all would be no time.
fn time_of(vm: &mut Vm, value: Value) -> Result<libc::timeval, Raised> {
    let seconds = vm.to_double(value)?;
    if seconds.is_nan() {
        return vm.raise(Type::ValueError, "Invalid value NaN (not a number)");
    }
    let micros = (seconds * 1e6).ceil();
    if micros.abs() >= 9e18 {
        return vm.raise(Type::OverflowError, "timestamp too large to convert to C _PyTime_t");
    }
    let micros = micros as i64;
    Ok(libc::timeval {
        tv_sec: micros.div_euclid(1_000_000),
        tv_usec: micros.rem_euclid(1_000_000),
    })
}

fn pair(vm: &mut Vm, timer: libc::itimerval) -> Result<Value, Raised> {
    let left = vm.new_float(seconds_of(timer.it_value))?;
    let interval = vm.new_float(seconds_of(timer.it_interval))?;
    vm.new_tuple(&[left, interval])
}

/// `_set_timer(which, seconds, interval)`: what was left and the interval before.
fn set_timer(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let which = vm.index_c_int(args.get(0))? as i32;
    let wanted = libc::itimerval {
        it_value: time_of(vm, args.get(1))?,
        it_interval: time_of(vm, args.get(2))?,
    };
    // SAFETY: both structures are locals.
    let (result, old) = unsafe {
        let mut old: libc::itimerval = std::mem::zeroed();
        (libc::setitimer(which as _, &wanted, &mut old), old)
    };
    done(vm, result)?;
    // One microsecond is over soon.
    vm.attend_to_signals()?;
    pair(vm, old)
}

fn timer(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let which = vm.index_c_int(args.get(0))? as i32;
    // SAFETY: the structure is a local.
    let (result, now) = unsafe {
        let mut now: libc::itimerval = std::mem::zeroed();
        (libc::getitimer(which as _, &mut now), now)
    };
    done(vm, result)?;
    pair(vm, now)
}

fn pause(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: no memory is touched. It always ends by a signal.
    vm.blocking(|| unsafe { libc::pause() });
    vm.attend_to_outside()?;
    Ok(vm.none())
}

/// `_wake(fd)`: the descriptor before.
fn wake(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let descriptor = vm.index_c_int(args.get(0))? as i32;
    match vm.part::<Heard>().0 {
        Some(signals) => Ok(Value::small(signals.wake(descriptor.max(-1)).into())),
        None => {
            let text = "set_wakeup_fd only works in main thread of the main interpreter";
            vm.raise(Type::ValueError, text)
        }
    }
}

fn interrupts(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (number, wakes) = (number(vm, args.get(0))?, vm.truth(args.get(1))?);
    // SAFETY: the structure is a local, and its handler stays what it is.
    let result = unsafe {
        let mut now: libc::sigaction = std::mem::zeroed();
        libc::sigaction(number, std::ptr::null(), &mut now);
        match wakes {
            true => now.sa_flags &= !libc::SA_RESTART,
            false => now.sa_flags |= libc::SA_RESTART,
        }
        libc::sigaction(number, &now, std::ptr::null_mut())
    };
    done(vm, result)
}

fn empty() -> libc::sigset_t {
    // SAFETY: a set of signals is a plain number, and this is a local.
    unsafe {
        let mut set = std::mem::zeroed();
        libc::sigemptyset(&mut set);
        set
    }
}

/// The set that an iterable of numbers stands for.
fn set(vm: &mut Vm, value: Value) -> Result<libc::sigset_t, Raised> {
    let (numbers, mut set): (List, _) = (vm.to_list(value)?, empty());
    for at in 0..numbers.len() {
        let number = vm.index(numbers.get(at))?;
        match Int::of(number).map_or(0, |number| number.clamped()) {
            // SAFETY: the set is a local.
            number if (1..END as i64).contains(&number) => unsafe {
                libc::sigaddset(&mut set, number as i32);
            },
            number => {
                let text = format!("signal number {number} out of range [1; {}]", END - 1);
                return vm.raise(Type::ValueError, text);
            }
        }
    }
    Ok(set)
}

/// The numbers in a set, in a tuple.
fn numbers(vm: &mut Vm, set: &libc::sigset_t) -> Result<Value, Raised> {
    // SAFETY: the set is there.
    let is_in = |number: &i32| unsafe { libc::sigismember(set, *number) == 1 };
    let all = (1..END).filter(is_in).map(|number| Value::small(number.into()));
    vm.new_tuple(&all.collect::<Vec<_>>())
}

/// `_mask(how, mask)`: what was blocked before.
fn mask(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (how, wanted) = (vm.index_c_int(args.get(0))? as i32, set(vm, args.get(1))?);
    let mut old = empty();
    // SAFETY: both sets are locals.
    let error = unsafe { libc::pthread_sigmask(how, &wanted, &mut old) };
    if error != 0 {
        return vm.raise_os_error(&Error::from_raw_os_error(error), None);
    }
    // What was blocked and is not any more comes now.
    vm.attend_to_outside()?;
    numbers(vm, &old)
}

fn pending(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let mut set = empty();
    // SAFETY: the set is a local.
    let result = unsafe { libc::sigpending(&mut set) };
    done(vm, result)?;
    numbers(vm, &set)
}

fn wait(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let set = set(vm, args.get(0))?;
    let number = patient(vm, || {
        let mut number = 0;
        // SAFETY: the set and the number are locals.
        match unsafe { libc::sigwait(&set, &mut number) } {
            0 => number.into(),
            _ => -1,
        }
    })?;
    Ok(Value::small(number))
}

/// `_wait_info(sigset, seconds)`: what is known of the signal that came, or None at the end of that time; it may be None.
fn wait_info(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let set = set(vm, args.get(0))?;
    let end = match vm.number(args.get(1))? {
        Some(seconds) => super::select::until(seconds),
        None => None,
    };
    // SAFETY: all zeroes is a description of a signal.
    let mut info: libc::siginfo_t = unsafe { std::mem::zeroed() };
    let number = patient(vm, || {
        let left = end.map(|end| end.saturating_duration_since(std::time::Instant::now()));
        // SAFETY: the set, the description and the time are locals.
        let number = unsafe {
            match left {
                None => libc::sigwaitinfo(&set, &mut info),
                Some(left) => {
                    let time = libc::timespec {
                        tv_sec: left.as_secs() as i64,
                        tv_nsec: left.subsec_nanos().into(),
                    };
                    libc::sigtimedwait(&set, &mut info, &time)
                }
            }
        };
        match number {
            // No signal is the number 0.
            -1 if Error::last_os_error().raw_os_error() == Some(libc::EAGAIN) => 0,
            number => number.into(),
        }
    })?;
    if number == 0 {
        return Ok(vm.none());
    }
    // SAFETY: each of the readings is of the same plain words, whatever the signal was; the first after the numbers is the band.
    let (pid, uid, status, band) = unsafe {
        let words = (&raw const info).cast::<libc::c_long>();
        (info.si_pid(), info.si_uid(), info.si_status(), *words.add(2))
    };
    let numbers = [
        info.si_signo.into(),
        info.si_code.into(),
        info.si_errno.into(),
        i64::from(pid),
        i64::from(uid),
        i64::from(status),
        band,
    ];
    let mut items = Vec::with_capacity(numbers.len());
    for number in numbers {
        items.push(vm.new_int(number)?);
    }
    vm.new_tuple(&items)
}

fn text(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = number(vm, args.get(0))?;
    // SAFETY: the text is not written again before it is copied.
    let text = unsafe { CStr::from_ptr(libc::strsignal(number)) }.to_string_lossy().into_owned();
    match text.starts_with("Unknown") {
        true => Ok(vm.none()),
        false => vm.new_str(&text),
    }
}
