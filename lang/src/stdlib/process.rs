//! `_process`: other processes, and waiting for them. `os` and `_posixsubprocess` are made of it.

// Processes are made and waited for through the C library.
#![allow(unsafe_code)]

use super::descriptor::descriptor;
use super::select::patient;
use crate::builtins::{ANY, bind};
use crate::object::{Bytes, List, Raised, Str, Type, Value};
use crate::vm::{Args, Part, Place, Reserved, Vm};
use sidewinder_memory::heap::RootVec;
use std::ffi::CString;
use std::io::Error;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "posix";
    "fork" fork (0, 0) "()" ANY;
    "_fork" fork_plainly (0, 0) "()" ANY;
    keywords "register_at_fork" register (0, 0) "(*, before=None, after_in_child=None, after_in_parent=None)" ANY;
    "waitpid" wait (2, 2) "(pid, options)" ANY;
    "_execve" execute (3, 3) "(path, argv, env)" ANY;
    "dup2" dup2 (2, 3) "(fd, fd2, inheritable=True)" ANY;
    "_restore_signals" restore_signals (0, 0) "()" ANY;
    "setsid" set_session (0, 0) "()" ANY;
    "get_inheritable" inheritable (1, 1) "(fd)" ANY;
    "get_blocking" blocks (1, 1) "(fd, /)" ANY;
    "set_blocking" set_blocking (2, 2) "(fd, blocking, /)" ANY;
    "set_inheritable" set_inheritable (2, 2) "(fd, inheritable)" ANY;
    "closerange" close_range (2, 2) "(fd_low, fd_high)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_process", FUNCTIONS)
}

fn number(vm: &mut Vm, value: Value) -> Result<i32, Raised> {
    let number = vm.index_i64(value)?;
    match i32::try_from(number) {
        Ok(number) => Ok(number),
        Err(_) => vm.raise(Type::OverflowError, "Python int too large to convert to C int"),
    }
}

/// The result of a call of the system, or OSError.
fn checked(vm: &mut Vm, result: i32) -> Result<i32, Raised> {
    if result < 0 {
        return vm.raise_os_error(&Error::last_os_error(), None);
    }
    Ok(result)
}

fn none(vm: &mut Vm, result: i32) -> Result<Value, Raised> {
    checked(vm, result)?;
    Ok(vm.none())
}

/// What the program has asked to be called around a fork, in three lists.
#[derive(Default)]
struct Hooks(Option<RootVec>);

impl Part for Hooks {
    const PLACE: Place = Place::Forks;
}

/// Which of the lists.
#[derive(Clone, Copy)]
enum When {
    Before,
    InParent,
    InChild,
}

/// `register_at_fork(*, before, after_in_parent, after_in_child)`
fn register(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["before", "after_in_parent", "after_in_child"];
    let given = bind::keywords(vm, args, "register_at_fork", names)?;
    if given.iter().all(|given| given.is_null()) {
        return vm.raise(Type::TypeError, "At least one argument is required.");
    }
    for (given, name) in given.iter().zip(names) {
        if !given.is_null() && !vm.is_callable(*given) {
            let class = vm.type_name(*given);
            return vm.raise(Type::TypeError, format!("'{name}' must be callable, not {class}"));
        }
    }
    if vm.part::<Hooks>().0.is_none() {
        let lists = [vm.new_list(&[])?, vm.new_list(&[])?, vm.new_list(&[])?];
        vm.part_mut::<Hooks>().0 = Some(vm.heap.rooted(lists));
    }
    for (at, given) in given.iter().enumerate().filter(|(_, given)| !given.is_null()) {
        let lists = vm.part::<Hooks>().0.as_ref();
        let list = lists.map(|lists| List(lists.get(at)));
        if let Some(list) = list {
            list.push(vm, *given)?;
        }
    }
    Ok(vm.none())
}

/// Calls what was registered. What it raises is told, and forgotten.
fn call_hooks(vm: &mut Vm, when: When) {
    let list = |vm: &Vm| vm.part::<Hooks>().0.as_ref().map(|lists| List(lists.get(when as usize)));
    let count = list(vm).map_or(0, |list| list.len());
    for at in 0..count {
        let at = if let When::Before = when { count - 1 - at } else { at };
        let Some(hook) = list(vm).filter(|list| at < list.len()).map(|list| list.get(at)) else {
            continue;
        };
        if vm.call(hook, &[]).is_err() {
            vm.ignore_exception(hook);
        }
    }
}

fn fork(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    call_hooks(vm, When::Before);
    let forked = fork_now(vm);
    call_hooks(vm, if matches!(forked, Ok(0)) { When::InChild } else { When::InParent });
    // Only now: hooks run with no exception pending.
    number_of(vm, forked)
}

/// Without the hooks: for a child that becomes another program at once.
fn fork_plainly(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let forked = fork_now(vm);
    number_of(vm, forked)
}

fn number_of(vm: &mut Vm, forked: Result<i32, Error>) -> Result<Value, Raised> {
    match forked {
        Ok(pid) => vm.new_int(pid as i64),
        Err(why) => vm.raise_os_error(&why, None),
    }
}

/// Forks the process. Its number in the parent, 0 in the child.
fn fork_now(vm: &mut Vm) -> Result<i32, Error> {
    let mut forked = Ok(0);
    let mut fork = || {
        // SAFETY: no other thread of this process holds anything that the child needs.
        let pid = unsafe { libc::fork() };
        forked = if pid < 0 { Err(Error::last_os_error()) } else { Ok(pid) };
        pid == 0
    };
    let jit = vm.jit.clone();
    let ready = match &jit {
        Some(jit) => jit.backend().fork(&mut fork).is_ok(),
        None => {
            fork();
            true
        }
    };
    if !ready {
        // Its code is its parent's: nothing of the program may run.
        eprintln!("sidewinder: no memory for the compiled code of a forked process");
        // SAFETY: ends the child and nothing else.
        unsafe { libc::_exit(1) }
    }
    if let Ok(0) = forked {
        vm.is_forked = true;
        vm.forget_other_threads();
        vm.listen_here();
        vm.report_no_more();
        for descriptor in vm.part_mut::<Reserved>().take() {
            // SAFETY: what wrote to it is forgotten, and never closes it.
            unsafe { libc::close(descriptor) };
        }
    }
    forked
}

fn wait(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (pid, options) = (number(vm, args.get(0))?, number(vm, args.get(1))?);
    let mut status = 0;
    let found = patient(vm, || {
        // SAFETY: there is room for the status.
        unsafe { libc::waitpid(pid, &mut status, options) as i64 }
    })?;
    vm.new_tuple(&[Value::small(found), Value::small(status as i64)])
}

fn c_string(vm: &mut Vm, value: Value) -> Result<CString, Raised> {
    let bytes = match (Str::of(value), Bytes::of(value)) {
        (Some(text), _) => vm.outside_bytes(text)?,
        (_, Some(bytes)) => bytes.data().to_vec(),
        _ => return vm.raise(Type::TypeError, "expected str or bytes"),
    };
    match CString::new(bytes) {
        Ok(text) => Ok(text),
        Err(_) => vm.raise(Type::ValueError, "embedded null byte"),
    }
}

fn c_strings(vm: &mut Vm, value: Value) -> Result<Vec<CString>, Raised> {
    let list: List = vm.to_list(value)?;
    (0..list.len()).map(|at| c_string(vm, list.get(at))).collect()
}

fn execute(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let path = c_string(vm, args.get(0))?;
    let (argv, env) = (c_strings(vm, args.get(1))?, c_strings(vm, args.get(2))?);
    let pointers = |all: &[CString]| {
        let ends = [std::ptr::null()];
        all.iter().map(|text| text.as_ptr()).chain(ends).collect::<Vec<_>>()
    };
    let (argv_pointers, env_pointers) = (pointers(&argv), pointers(&env));
    // SAFETY: both arrays end with null, and the strings outlive the call.
    let result =
        unsafe { libc::execve(path.as_ptr(), argv_pointers.as_ptr(), env_pointers.as_ptr()) };
    none(vm, result)
}

fn dup2(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (from, to) = (descriptor(vm, args.get(0))?, descriptor(vm, args.get(1))?);
    let inherits = match args.optional(2) {
        Some(flag) => vm.truth(flag)?,
        None => true,
    };
    let flags = if inherits { 0 } else { libc::O_CLOEXEC };
    // SAFETY: descriptors are numbers to the system.
    let result =
        unsafe { if inherits { libc::dup2(from, to) } else { libc::dup3(from, to, flags) } };
    let result = checked(vm, result)?;
    vm.new_int(result as i64)
}

/// What the run ignores does in a new program what it does by default.
fn restore_signals(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    for number in [libc::SIGPIPE, libc::SIGXFSZ] {
        // SAFETY: no handler of ours goes.
        unsafe { libc::signal(number, libc::SIG_DFL) };
    }
    Ok(vm.none())
}

fn set_session(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: no memory is touched.
    let result = unsafe { libc::setsid() };
    none(vm, result)
}

fn inheritable(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    // SAFETY: asking for flags touches no memory.
    let flags = unsafe { libc::fcntl(fd, libc::F_GETFD) };
    let flags = checked(vm, flags)?;
    Ok(vm.bool(flags & libc::FD_CLOEXEC == 0))
}

fn set_inheritable(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    let flags = if vm.truth(args.get(1))? { 0 } else { libc::FD_CLOEXEC };
    // SAFETY: setting flags touches no memory.
    let result = unsafe { libc::fcntl(fd, libc::F_SETFD, flags) };
    none(vm, result)
}

fn flags_of(vm: &mut Vm, descriptor: i32) -> Result<i32, Raised> {
    // SAFETY: asking for flags touches no memory.
    let flags = unsafe { libc::fcntl(descriptor, libc::F_GETFL) };
    checked(vm, flags)
}

fn blocks(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    let flags = flags_of(vm, fd)?;
    Ok(vm.bool(flags & libc::O_NONBLOCK == 0))
}

fn set_blocking(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, blocks) = (descriptor(vm, args.get(0))?, vm.truth(args.get(1))?);
    let flags = flags_of(vm, fd)?;
    let flags = if blocks { flags & !libc::O_NONBLOCK } else { flags | libc::O_NONBLOCK };
    // SAFETY: setting flags touches no memory.
    let result = unsafe { libc::fcntl(fd, libc::F_SETFL, flags) };
    none(vm, result)
}

fn close_range(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (low, high) = (number(vm, args.get(0))?, number(vm, args.get(1))?);
    // SAFETY: asking for a limit needs room for it; descriptors are numbers to the system.
    unsafe {
        let most = libc::sysconf(libc::_SC_OPEN_MAX).clamp(0, 65536) as i32;
        for fd in low.max(0)..high.min(most) {
            if !vm.part::<Reserved>().has(fd) {
                libc::close(fd);
            }
        }
    }
    Ok(vm.none())
}
