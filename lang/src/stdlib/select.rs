//! `select`: waiting until something can be done with descriptors, or for some time. A call that a signal ends is made again once the program
//! has heard of it.

// The system is asked through the C library.
#![allow(unsafe_code)]

use crate::builtins::ANY;
use crate::object::{List, Raised, Type, Value};
use crate::vm::{Args, Vm};
use std::io::Error;
use std::time::{Duration, Instant};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "select";
    "_poll" poll (2, 2) "(entries, timeout)" ANY;
    "_epoll_create" epoll_create (0, 0) "()" ANY;
    "_epoll_ctl" epoll_control (4, 4) "(epoll, operation, fd, events)" ANY;
    "_epoll_wait" epoll_wait (3, 3) "(epoll, timeout, most)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("select", FUNCTIONS)
}

/// The result of a call of the system, which is made again if a signal came in between: OSError, or what the signal raises.
pub(super) fn patient(vm: &mut Vm, mut call: impl FnMut() -> i64) -> Result<i64, Raised> {
    // One that came before the call would not end it.
    vm.attend_to_signals()?;
    loop {
        let result = vm.blocking(&mut call);
        if result >= 0 {
            return Ok(result);
        }
        let error = Error::last_os_error();
        if error.raw_os_error() != Some(libc::EINTR) {
            return vm.raise_os_error(&error, None);
        }
        vm.attend_to_outside()?;
    }
}

/// Until when something is waited for; `None` is for ever.
pub(super) type Until = Option<Instant>;

/// What is so many seconds from now: for ever, if they are below zero.
pub(super) fn until(seconds: f64) -> Until {
    let time = Duration::try_from_secs_f64(seconds).ok()?;
    Instant::now().checked_add(time)
}

/// Milliseconds that are left; -1 is for ever. A part of one is a whole one: who waits does not wake up early.
fn left(until: Until) -> i32 {
    let Some(until) = until else { return -1 };
    let left = until.saturating_duration_since(Instant::now());
    i32::try_from(left.as_nanos().div_ceil(1_000_000)).unwrap_or(i32::MAX)
}

/// Waits for descriptors; how many something can be done with, none if the time is over.
pub(super) fn wait(vm: &mut Vm, all: &mut [libc::pollfd], until: Until) -> Result<i64, Raised> {
    loop {
        let count = patient(vm, || {
            let (entries, count) = (all.as_mut_ptr(), all.len() as libc::nfds_t);
            // SAFETY: the entries are there for the length of the call.
            unsafe { libc::poll(entries, count, left(until)) as i64 }
        })?;
        if count > 0 || until.is_some_and(|until| until <= Instant::now()) {
            return Ok(count);
        }
    }
}

/// Waits for some time.
pub(super) fn pause(vm: &mut Vm, time: Duration) -> Result<(), Raised> {
    let until = Instant::now().checked_add(time);
    // What is shorter than the clock of `poll` is waited for exactly.
    if time < Duration::from_millis(2) {
        vm.blocking(|| std::thread::sleep(time));
        return vm.attend_to_signals();
    }
    let whole = Duration::from_millis(1);
    wait(vm, &mut [], until.and_then(|until| until.checked_sub(whole)))?;
    if let Some(until) = until {
        vm.blocking(|| std::thread::sleep(until.saturating_duration_since(Instant::now())));
    }
    vm.attend_to_signals()
}

fn number(vm: &mut Vm, value: Value) -> Result<i32, Raised> {
    Ok(vm.index_c_int(value)? as i32)
}

/// Seconds that a value is; below zero is for ever.
pub(super) fn seconds(vm: &mut Vm, value: Value) -> Result<f64, Raised> {
    vm.to_double(value)
}

/// `_poll(entries, timeout)`: waits for pairs of descriptors and what can be done. The timeout is in seconds.
fn poll(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let entries: List = vm.to_list(args.get(0))?;
    let until = until(seconds(vm, args.get(1))?);
    let mut all = Vec::with_capacity(entries.len());
    for at in 0..entries.len() {
        let pair: List = vm.to_list(entries.get(at))?;
        if pair.len() != 2 {
            return vm.raise(Type::ValueError, "pairs of descriptors and events");
        }
        let (fd, events) = (number(vm, pair.get(0))?, number(vm, pair.get(1))?);
        all.push(libc::pollfd { fd, events: events as i16, revents: 0 });
    }
    wait(vm, &mut all, until)?;
    let found = all.iter().filter(|entry| entry.revents != 0);
    // What comes back are 16 bits without a sign.
    pairs(vm, found.map(|entry| (entry.fd as i64, entry.revents as u16 as i64)))
}

fn pairs(vm: &mut Vm, all: impl Iterator<Item = (i64, i64)>) -> Result<Value, Raised> {
    let list = vm.new_list_for(0)?;
    for (one, other) in all {
        let pair = vm.new_tuple(&[Value::small(one), Value::small(other)])?;
        list.push(vm, pair)?;
    }
    Ok(list.0)
}

fn epoll_create(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: no memory is touched.
    let fd = patient(vm, || unsafe { libc::epoll_create1(libc::EPOLL_CLOEXEC) as i64 })?;
    vm.new_int(fd)
}

fn epoll_control(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (epoll, operation) = (number(vm, args.get(0))?, number(vm, args.get(1))?);
    let (fd, events) = (number(vm, args.get(2))?, vm.index_i64(args.get(3))?);
    let mut event = libc::epoll_event { events: events as u32, u64: fd as u64 };
    // SAFETY: the event is a local.
    patient(vm, || unsafe { libc::epoll_ctl(epoll, operation, fd, &mut event) as i64 })?;
    Ok(vm.none())
}

/// `_epoll_wait(epoll, timeout, most)`: pairs of descriptors and what can be done. The timeout is in seconds.
fn epoll_wait(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let epoll = number(vm, args.get(0))?;
    let until = until(seconds(vm, args.get(1))?);
    let most = number(vm, args.get(2))?.clamp(1, 4096);
    let mut all = vec![libc::epoll_event { events: 0, u64: 0 }; most as usize];
    let count = loop {
        let count = patient(vm, || {
            // SAFETY: there is room for as many events as is said.
            unsafe { libc::epoll_wait(epoll, all.as_mut_ptr(), most, left(until)) as i64 }
        })?;
        if count > 0 || until.is_some_and(|until| until <= Instant::now()) {
            break count;
        }
    };
    pairs(vm, all[..count as usize].iter().map(|event| (event.u64 as i64, event.events as i64)))
}
