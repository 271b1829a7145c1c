//! `_multiprocessing`: semaphores that processes share, as the C library has them by name.
//!
//! What a semaphore is to this process — how often it holds it, and which of its threads took it last — is kept here and not shared.

// The system is asked through the C library.
#![allow(unsafe_code)]

use super::{c_int, raise_last};
use crate::builtins::bind::{bind, bind_least};
use crate::builtins::make::finish;
use crate::builtins::objects::{Computed, computed};
use crate::builtins::{ANY, FRESH};
use crate::object::kept::{native, nothing};
use crate::object::{Dict, Raised, Str, Type, Value, instance::payload};
use crate::vm::threads::own_ident;
use crate::vm::{Args, Builtin, Role, Vm};
use std::cell::Cell;
use std::ffi::CString;
use std::io::Error;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

static NEW: Builtin =
    Builtin::new("SemLock", new, (0, 255), "(kind, value, maxvalue, name, unlink)", ANY)
        .of_class(Role::New)
        .with_keywords();

static REBUILD: Builtin =
    Builtin::new("_rebuild", rebuild, (4, 4), "(handle, kind, maxvalue, name, /)", ANY)
        .of_class(Role::ClassMethod);

crate::builtins! {
    /// Methods of semaphores.
    METHODS of SemLock;
    keywords "acquire" acquire (0, 2) "(block=True, timeout=None)" ANY;
    "release" release (0, 0) "()" ANY;
    "_count" count (0, 0) "()" FRESH;
    "_is_mine" is_mine (0, 0) "()" FRESH;
    "_get_value" value (0, 0) "()" ANY;
    "_is_zero" is_zero (0, 0) "()" ANY;
    "_after_fork" after_fork (0, 0) "()" ANY;
    "__enter__" enter (0, 0) "()" ANY;
    "__exit__" exit (0, 255) "(exc_type=None, exc_value=None, exc_tb=None, /)" ANY;
}

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_multiprocessing";
    "sem_unlink" unlink (1, 1) "(name, /)" ANY;
}

static COMPUTED: &[Computed] = &[
    computed(Type::SemLock, "handle", handle, None),
    computed(Type::SemLock, "kind", kind, None),
    computed(Type::SemLock, "maxvalue", most, None),
    computed(Type::SemLock, "name", name, None),
];

/// A semaphore that its owner may take again.
const RECURSIVE: i32 = 0;
/// Any other.
const SEMAPHORE: i32 = 1;

/// The largest value that the C library has for a semaphore.
const SEM_VALUE_MAX: i64 = i32::MAX as i64;

pub(in crate::stdlib) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("_multiprocessing", FUNCTIONS)?;
    let class = vm.complete_class(Type::SemLock, Some(&NEW), METHODS, COMPUTED)?;
    vm.set_in_module(module, "SemLock", class)?;
    let most = vm.new_int(SEM_VALUE_MAX)?;
    vm.set_in_builtin(Type::SemLock, "SEM_VALUE_MAX", most)?;
    let method = vm.new_builtin(&REBUILD, true)?;
    let method = vm.new_wrapper(Type::ClassBuiltin, method)?;
    vm.set_in_builtin(Type::SemLock, "_rebuild", method)?;
    let flags = Dict::new(vm)?;
    for flag in ["HAVE_SEM_OPEN", "HAVE_SEM_TIMEDWAIT"] {
        vm.set_text(flags, flag, Value::small(1))?;
    }
    vm.set_in_module(module, "flags", flags.0)?;
    Ok(module)
}

/// A semaphore, open in this process.
struct Semaphore {
    place: *mut libc::sem_t,
    kind: i32,
    most: i32,
    name: Option<String>,
    /// How often this process has it.
    count: Cell<i32>,
    /// The thread that took it last.
    owner: Cell<u64>,
}

impl Semaphore {
    fn is_mine(&self) -> bool {
        self.count.get() > 0 && self.owner.get() == own_ident()
    }
}

impl Drop for Semaphore {
    fn drop(&mut self) {
        // SAFETY: it was opened for this object alone.
        unsafe { libc::sem_close(self.place) };
    }
}

/// `self`; every object of the class has one.
fn this(args: Args) -> &'static Semaphore {
    native(args.get(0)).expect("__new__ makes no other")
}

fn c_name(vm: &mut Vm, value: Value) -> Result<CString, Raised> {
    let Some(text) = Str::of(payload(value)) else {
        let text = format!("argument must be str, not {}", vm.type_name_or_none(value));
        return vm.raise(Type::TypeError, text);
    };
    match CString::new(text.text()) {
        Ok(name) => Ok(name),
        Err(_) => vm.raise(Type::ValueError, "embedded null character"),
    }
}

fn made(vm: &mut Vm, args: Args, semaphore: Semaphore) -> Result<Value, Raised> {
    let made = vm.new_native(Type::SemLock, semaphore, 0, nothing)?;
    finish(vm, args, Type::SemLock, made)
}

fn new(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["self", "kind", "value", "maxvalue", "name", "unlink"];
    let bound = bind_least(vm, args, "SemLock", names, 5)?;
    let [kind, value, most] = [c_int(vm, bound[1])?, c_int(vm, bound[2])?, c_int(vm, bound[3])?];
    let name = c_name(vm, bound[4])?;
    let unlinks = vm.truth(bound[5])?;
    if kind != RECURSIVE && kind != SEMAPHORE {
        return vm.raise(Type::ValueError, "unrecognized kind");
    }
    let (flags, mode) = (libc::O_CREAT | libc::O_EXCL, 0o600 as libc::c_uint);
    // SAFETY: the name is a text of C.
    let place = unsafe { libc::sem_open(name.as_ptr(), flags, mode, value as libc::c_uint) };
    if place == libc::SEM_FAILED {
        return raise_last(vm);
    }
    let semaphore = Semaphore {
        place,
        kind,
        most,
        name: (!unlinks).then(|| name.to_string_lossy().into_owned()),
        count: Cell::new(0),
        owner: Cell::new(0),
    };
    // SAFETY: likewise.
    if unlinks && unsafe { libc::sem_unlink(name.as_ptr()) } < 0 {
        return raise_last(vm);
    }
    made(vm, args, semaphore)
}

/// `SemLock._rebuild(handle, kind, maxvalue, name)`: one that another process has made.
fn rebuild(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (kind, most) = (c_int(vm, args.get(2))?, c_int(vm, args.get(3))?);
    if args.get(4) == vm.none() {
        // An address of another process says nothing here.
        return vm.raise(Type::ValueError, "a semaphore without a name cannot be rebuilt");
    }
    let name = c_name(vm, args.get(4))?;
    // SAFETY: the name is a text of C.
    let place = unsafe { libc::sem_open(name.as_ptr(), 0) };
    if place == libc::SEM_FAILED {
        return raise_last(vm);
    }
    let name = Some(name.to_string_lossy().into_owned());
    let (count, owner) = (Cell::new(0), Cell::new(0));
    made(vm, args, Semaphore { place, kind, most, name, count, owner })
}

fn handle(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_uint(this(args).place as u64)
}

fn kind(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_int(this(args).kind.into())
}

fn most(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_int(this(args).most.into())
}

fn name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match &this(args).name {
        Some(name) => vm.new_str(name),
        None => Ok(vm.none()),
    }
}

/// Until when it is waited for, as the C library wants to have it.
fn deadline(seconds: f64) -> Option<libc::timespec> {
    let time = Duration::try_from_secs_f64(seconds.max(0.0)).ok()?;
    let until = SystemTime::now().checked_add(time)?.duration_since(UNIX_EPOCH).ok()?;
    let tv_sec = libc::time_t::try_from(until.as_secs()).ok()?;
    Some(libc::timespec { tv_sec, tv_nsec: until.subsec_nanos().into() })
}

fn get(vm: &mut Vm, semaphore: &Semaphore, waits: bool, time: Option<f64>) -> Result<bool, Raised> {
    if semaphore.kind == RECURSIVE && semaphore.is_mine() {
        semaphore.count.set(semaphore.count.get() + 1);
        return Ok(true);
    }
    let place = semaphore.place as usize as *mut libc::sem_t;
    let until = time.and_then(deadline);
    // SAFETY: the semaphore is open as long as its object, which the caller holds.
    let mut result = unsafe { libc::sem_trywait(place) };
    let mut error = Error::last_os_error().raw_os_error();
    while result < 0 && (error == Some(libc::EINTR) || error == Some(libc::EAGAIN) && waits) {
        if error == Some(libc::EINTR) {
            vm.attend_to_outside()?;
        }
        // SAFETY: as above; the time is a local.
        result = vm.blocking(|| unsafe {
            match &until {
                Some(until) => libc::sem_timedwait(place, until),
                None => libc::sem_wait(place),
            }
        });
        error = Error::last_os_error().raw_os_error();
    }
    if result < 0 {
        return match error {
            Some(libc::EAGAIN | libc::ETIMEDOUT) => Ok(false),
            _ => vm.raise_os_error(&Error::from_raw_os_error(error.unwrap_or(0)), None),
        };
    }
    semaphore.count.set(semaphore.count.get() + 1);
    semaphore.owner.set(own_ident());
    Ok(true)
}

fn acquire(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, block, timeout] = bind(vm, args, "acquire", ["self", "block", "timeout"])?;
    let waits = block.is_null() || vm.truth(block)?;
    let time = match timeout {
        none if none.is_null() || none == vm.none() => None,
        given => match vm.number(given)? {
            Some(seconds) => Some(seconds),
            None => {
                let text = format!("must be real number, not {}", vm.type_name(given));
                return vm.raise(Type::TypeError, text);
            }
        },
    };
    let got = get(vm, this(args), waits, time)?;
    Ok(vm.bool(got))
}

fn enter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let got = get(vm, this(args), true, None)?;
    Ok(vm.bool(got))
}

fn exit(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    release(vm, args)
}

fn release(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let semaphore = this(args);
    if semaphore.kind == RECURSIVE {
        if !semaphore.is_mine() {
            let text = "attempt to release recursive lock not owned by thread";
            return vm.raise(Type::AssertionError, text);
        }
        if semaphore.count.get() > 1 {
            semaphore.count.set(semaphore.count.get() - 1);
            return Ok(vm.none());
        }
    } else if now(vm, semaphore)? >= semaphore.most {
        return vm.raise(Type::ValueError, "semaphore or lock released too many times");
    }
    // SAFETY: the semaphore is open as long as its object.
    if unsafe { libc::sem_post(semaphore.place) } < 0 {
        return raise_last(vm);
    }
    semaphore.count.set(semaphore.count.get() - 1);
    Ok(vm.none())
}

/// Its value now.
fn now(vm: &mut Vm, semaphore: &Semaphore) -> Result<i32, Raised> {
    let mut value = 0;
    // SAFETY: the semaphore is open as long as its object; the value is a local.
    if unsafe { libc::sem_getvalue(semaphore.place, &mut value) } < 0 {
        return raise_last(vm);
    }
    Ok(value.max(0))
}

fn count(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_int(this(args).count.get().into())
}

fn is_mine(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(this(args).is_mine()))
}

fn value(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let value = now(vm, this(args))?;
    vm.new_int(value.into())
}

fn is_zero(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let value = now(vm, this(args))?;
    Ok(vm.bool(value == 0))
}

/// In a new process: the one that it comes from has it, not this one.
fn after_fork(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    this(args).count.set(0);
    Ok(vm.none())
}

fn unlink(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = c_name(vm, args.get(0))?;
    // SAFETY: the name is a text of C.
    if unsafe { libc::sem_unlink(name.as_ptr()) } < 0 {
        return raise_last(vm);
    }
    Ok(vm.none())
}
