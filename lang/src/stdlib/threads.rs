//! `_thread`: threads, and what they wait for each other with. The other half is `_thread.py`.

use crate::builtins::ANY;
use crate::builtins::locks::{give, is_lock};
use crate::interp::core::signals::Heard;
use crate::object::{Dict, List, Raised, Tuple, Type, Value};
use crate::vm::threads::{own_ident, own_number};
use crate::vm::{Args, Part, Place, Vm};
use std::os::unix::thread::JoinHandleExt;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_thread";
    "start_new_thread" start (0, 255) "(function, args, kwargs={}, /)" ANY;
    "allocate_lock" allocate_lock (0, 0) "()" ANY;
    "get_ident" ident (0, 0) "()" ANY;
    "get_native_id" native_id (0, 0) "()" ANY;
    "stack_size" stack_size (0, 1) "(size=0, /)" ANY;
    "_count" count (0, 0) "()" ANY;
    "_set_sentinel" set_sentinel (0, 0) "()" ANY;
    "_own" own (0, 0) "()" ANY;
    "_set_own" set_own (1, 1) "(value)" ANY;
    "_exchange" exchange (1, 1) "(list)" ANY;
    "_trip" trip (1, 1) "(signalnum)" ANY;
    "_is_main" is_main (0, 0) "()" ANY;
}

/// Bytes of native stack for a thread, if the program has not said how many: what is not touched costs nothing.
const STACK: usize = 16 << 20;
/// The fewest that can be said.
const LEAST: i64 = 32 << 10;
/// What the system is asked for at least: the runtime itself needs as much.
const NEEDED: usize = 1 << 20;

/// What the program has said of its threads.
#[derive(Default)]
struct Said {
    /// `stack_size`; 0: nothing.
    stack: usize,
}

impl Part for Said {
    const PLACE: Place = Place::Threads;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("_thread", FUNCTIONS)?;
    for (name, ty) in [("LockType", Type::Lock), ("RLock", Type::RLock)] {
        let class = vm.class(ty).object.get();
        vm.set_in_module(module, name, class)?;
    }
    Ok(module)
}

fn start(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.len() < 2 {
        let text = format!("start_new_thread expected at least 2 arguments, got {}", args.len());
        return vm.raise(Type::TypeError, text);
    }
    if args.len() > 3 {
        let text = format!("start_new_thread expected at most 3 arguments, got {}", args.len());
        return vm.raise(Type::TypeError, text);
    }
    if !vm.is_callable(args.get(0)) {
        return vm.raise(Type::TypeError, "first arg must be callable");
    }
    if Tuple::of(crate::object::instance::payload(args.get(1))).is_none() {
        return vm.raise(Type::TypeError, "2nd arg must be a tuple");
    }
    let keywords = args.optional(2).unwrap_or(Value::NULL);
    if !keywords.is_null() && Dict::of(crate::object::instance::payload(keywords)).is_none() {
        return vm.raise(Type::TypeError, "optional 3rd arg must be a dictionary");
    }
    let keywords = if keywords.is_null() { vm.none() } else { keywords };
    let job = vm.new_tuple(&[args.get(0), args.get(1), keywords])?;
    let said = match vm.part::<Said>().stack {
        0 => STACK,
        said => said.max(NEEDED),
    };
    let Some(thread) = vm.new_thread(job, said) else {
        return vm.raise(Type::RuntimeError, "can't start new thread");
    };
    let number = thread.number();
    let body = move || {
        let run = std::panic::AssertUnwindSafe(|| thread.run(said, work));
        if std::panic::catch_unwind(run).is_err() {
            // It has the lock, and half of what it did is not done.
            std::process::exit(134);
        }
    };
    match std::thread::Builder::new().stack_size(said).spawn(body) {
        Ok(started) => vm.new_uint(started.as_pthread_t()),
        Err(_) => {
            vm.stillborn(number);
            vm.raise(Type::RuntimeError, "can't start new thread")
        }
    }
}

/// What a thread does, from its start to its end.
fn work(vm: &mut Vm) {
    let job = Tuple(vm.own_values());
    vm.set_own_values(Value::NULL);
    let (function, args, keywords) = (job.get(0), job.get(1), job.get(2));
    let keywords = if keywords == vm.none() { Value::NULL } else { keywords };
    if vm.call_spread(function, args, keywords).is_err() {
        if vm.class_of(vm.pending).is_subclass_of(Type::SystemExit) {
            vm.take_pending();
        } else {
            vm.ignore_exception_in("in thread started by", function);
        }
    }
    let sentinel = vm.sentinel();
    if is_lock_value(sentinel) {
        give(sentinel);
    }
}

fn is_lock_value(value: Value) -> bool {
    !value.is_null() && is_lock(value)
}

fn allocate_lock(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_lock(Type::Lock)
}

fn ident(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_uint(own_ident())
}

fn native_id(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // The thread that runs the program is not the first of the process, which is what programs compare the process with.
    let number = match vm.threads.current().is_main {
        true => std::process::id(),
        false => own_number(),
    };
    vm.new_int(number.into())
}

fn stack_size(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let before = vm.part::<Said>().stack;
    if let Some(size) = args.optional(0) {
        let size = vm.index_i64(size)?;
        if size < 0 {
            return vm.raise(Type::ValueError, "size must be 0 or a positive value");
        }
        if size != 0 && size < LEAST {
            return vm.raise(Type::ValueError, format!("size not valid: {size} bytes"));
        }
        vm.part_mut::<Said>().stack = size as usize;
    }
    vm.new_uint(before as u64)
}

/// How many threads the program has started that have not ended.
fn count(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let others = vm.threads.idents().len();
    vm.new_uint(others as u64)
}

/// A lock that is given back when this thread has ended.
fn set_sentinel(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let lock = vm.new_lock(Type::Lock)?;
    vm.set_sentinel(lock);
    Ok(lock)
}

/// What `_thread.py` keeps of this thread.
fn own(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let own = vm.own_values();
    Ok(if own.is_null() { vm.none() } else { own })
}

fn set_own(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.set_own_values(args.get(0));
    Ok(vm.none())
}

/// The item of a list belongs to each thread from now on.
fn exchange(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(list) = List::of(args.get(0)).filter(|list| list.len() == 1) else {
        return vm.raise(Type::TypeError, "a list of one item");
    };
    vm.exchange(list);
    Ok(vm.none())
}

/// As if a signal had come.
fn trip(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_c_int(args.get(0))? as i32;
    if let Some(signals) = vm.part::<Heard>().0 {
        signals.trip(number);
    }
    // Where this is the main thread, that is now.
    vm.attend_to_signals()?;
    Ok(vm.none())
}

fn is_main(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let is_main = vm.threads.current().is_main;
    Ok(vm.bool(is_main))
}
