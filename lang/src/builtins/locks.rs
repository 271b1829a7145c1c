//! `_thread.lock` and `_thread.RLock`: locks that threads of the program take.
//!
//! A lock is looked at and changed only by who runs. So a word that is 1 while it is taken is all there is to it; who has to wait for it waits for that
//! word while others run.
//!
//! **Absent:** which thread gets it: whoever comes first after it was released.

use crate::builtins::{ANY, bind};
use crate::object::{Kind, Raised, Tuple, Type, Value};
use crate::vm::threads::own_ident;
use crate::vm::wait::Woken;
use crate::vm::{Args, Vm};
use std::time::{Duration, Instant};

/// Words of a lock, none of them values.
mod word {
    /// Whether it is taken: half a word, which threads wait for.
    pub const TAKEN: usize = 1;
    /// The thread that has an `RLock`.
    pub const OWNER: usize = 2;
    /// How often that has taken it.
    pub const COUNT: usize = 3;
    /// How many threads wait.
    pub const WAITING: usize = 4;
}

crate::builtins! {
    /// Methods of locks.
    LOCK of Lock;
    keywords "acquire" acquire (0, 2) "(blocking=True, timeout=-1)" ANY;
    keywords "acquire_lock" acquire (0, 2) "(blocking=True, timeout=-1)" ANY;
    "release" release (0, 0) "()" ANY;
    "release_lock" release (0, 0) "()" ANY;
    "locked" is_locked (0, 0) "()" ANY;
    "locked_lock" is_locked (0, 0) "()" ANY;
    "_at_fork_reinit" renew (0, 0) "()" ANY;
    "__enter__" enter (0, 0) "()" ANY;
    "__exit__" exit (0, 255) "(*exc_info)" ANY;
    "__repr__" repr (0, 0) "()" ANY;
}

crate::builtins! {
    /// Methods of locks that their owner may take again.
    RLOCK of RLock;
    keywords "acquire" acquire_again (0, 2) "(blocking=True, timeout=-1)" ANY;
    "release" release_once (0, 0) "()" ANY;
    "_is_owned" is_owned (0, 0) "()" ANY;
    "_recursion_count" recursion (0, 0) "()" ANY;
    "_acquire_restore" restore (1, 1) "(state, /)" ANY;
    "_release_save" save (0, 0) "()" ANY;
    "_at_fork_reinit" renew (0, 0) "()" ANY;
    "__enter__" enter_again (0, 0) "()" ANY;
    "__exit__" exit_once (0, 255) "(*exc_info)" ANY;
    "__repr__" repr_again (0, 0) "()" ANY;
}

/// How long a thread waits before it looks whether what it waits for is dead.
const PAUSE: Duration = Duration::from_millis(100);

/// Until when a lock is waited for.
#[derive(Clone, Copy)]
enum Until {
    Now,
    Forever,
    At(Instant),
}

impl Vm {
    /// A lock that nobody has.
    pub(crate) fn new_lock(&mut self, ty: Type) -> Result<Value, Raised> {
        self.allocate_as(ty, 40)
    }
}

/// `RLock(...)`
pub(super) fn make_again(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_lock(Type::RLock)
}

/// Takes a lock that nobody has.
pub(crate) fn take(lock: Value) {
    lock.set_raw(word::TAKEN, 1);
}

fn is_taken(lock: Value) -> bool {
    lock.raw(word::TAKEN) != 0
}

/// Lets others have a lock.
pub(crate) fn give(lock: Value) {
    crate::vm::wait::change(lock, word::TAKEN, 0, lock.raw(word::WAITING) != 0);
}

/// Takes a lock; whether it could. What a signal's handler raises ends the wait.
fn get(vm: &mut Vm, args: &Args, until: Until) -> Result<bool, Raised> {
    let lock = args.get(0);
    let time = match until {
        _ if !is_taken(lock) => {
            take(lock);
            return Ok(true);
        }
        Until::Now => return Ok(false),
        Until::Forever => None,
        Until::At(time) => Some(time),
    };
    // One that waits for ever looks now and then, less and less often, whether that is for something that is dead, which nobody has been told of.
    let is_endless = time.is_none() && vm.threads.current().is_main;
    let mut rest = PAUSE;
    let mut pause = is_endless.then(|| Instant::now() + rest);
    loop {
        lock.set_raw(word::WAITING, lock.raw(word::WAITING) + 1);
        let woken = vm.wait_for_change(lock, word::TAKEN, 1, pause.or(time));
        lock.set_raw(word::WAITING, lock.raw(word::WAITING).saturating_sub(1));
        if !is_taken(lock) {
            take(lock);
            return Ok(true);
        }
        match woken {
            Woken::Late if pause.is_none() => return Ok(false),
            Woken::Late => {
                rest = rest.saturating_mul(2);
                let too_soon = vm.collect_while_waiting(args);
                pause = too_soon.or_else(|| Instant::now().checked_add(rest));
            }
            // What a thread asks of this one, by `interrupt_main`, waits until the lock is there, as in CPython.
            Woken::Told => {}
            Woken::Interrupted => vm.attend_to_outside()?,
        }
    }
}

/// What is said to `acquire`.
fn until(vm: &mut Vm, args: Args) -> Result<Until, Raised> {
    let [_, blocking, timeout] = bind::bind(vm, args, "acquire", ["self", "blocking", "timeout"])?;
    let blocks = blocking.is_null() || vm.index_c_int(blocking)? != 0;
    let seconds = match timeout {
        null if null.is_null() => -1.0,
        given => match vm.number(given)? {
            Some(seconds) => seconds,
            None => return vm.raise_not_integer(given),
        },
    };
    if !blocks && seconds != -1.0 {
        let text = "can't specify a timeout for a non-blocking call";
        return vm.raise(Type::ValueError, text);
    }
    if seconds < 0.0 && seconds != -1.0 {
        return vm.raise(Type::ValueError, "timeout value must be positive");
    }
    // A nanosecond more than `TIMEOUT_MAX` is too much, and a 64-bit number of them is where the clock's own numbers end.
    if seconds >= 9_223_372_036.854_775 {
        let text = "timestamp out of range for platform time_t";
        return vm.raise(Type::OverflowError, text);
    }
    Ok(match () {
        () if !blocks || seconds == 0.0 => Until::Now,
        () if seconds < 0.0 => Until::Forever,
        () => Duration::try_from_secs_f64(seconds)
            .ok()
            .and_then(|time| Instant::now().checked_add(time))
            .map_or(Until::Forever, Until::At),
    })
}

/// What others have asked of the main thread while it waited is seen to at once, as after any call: it has the lock then, and a `finally` gives it back.
fn acquire(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let until = until(vm, args)?;
    let waits = is_taken(args.get(0));
    let got = get(vm, &args, until)?;
    if waits {
        vm.attend_to_outside()?;
    }
    Ok(vm.bool(got))
}

fn enter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let got = get(vm, &args, Until::Forever)?;
    Ok(vm.bool(got))
}

fn release(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if !is_taken(args.get(0)) {
        return vm.raise(Type::RuntimeError, "release unlocked lock");
    }
    give(args.get(0));
    Ok(vm.none())
}

fn exit(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    release(vm, args)
}

fn is_locked(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(is_taken(args.get(0))))
}

/// A fork: who had it, or waited for it, is not there.
fn renew(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    for word in [word::TAKEN, word::OWNER, word::COUNT, word::WAITING] {
        args.get(0).set_raw(word, 0);
    }
    Ok(vm.none())
}

fn state(lock: Value) -> &'static str {
    if is_taken(lock) { "locked" } else { "unlocked" }
}

fn repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (state, at) = (state(args.get(0)), vm.place(args.get(0)));
    vm.new_str(&format!("<{state} _thread.lock object at {at}>"))
}

// ---- taken again

fn is_own(lock: Value) -> bool {
    lock.raw(word::COUNT) != 0 && lock.raw(word::OWNER) == own_ident()
}

fn get_again(vm: &mut Vm, args: &Args, until: Until) -> Result<bool, Raised> {
    let lock = args.get(0);
    if is_own(lock) {
        lock.set_raw(word::COUNT, lock.raw(word::COUNT) + 1);
        return Ok(true);
    }
    let got = get(vm, args, until)?;
    if got {
        lock.set_raw(word::OWNER, own_ident());
        lock.set_raw(word::COUNT, 1);
    }
    Ok(got)
}

fn acquire_again(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let until = until(vm, args)?;
    let waits = is_taken(args.get(0)) && !is_own(args.get(0));
    let got = get_again(vm, &args, until)?;
    if waits {
        vm.attend_to_outside()?;
    }
    Ok(vm.bool(got))
}

fn enter_again(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let got = get_again(vm, &args, Until::Forever)?;
    Ok(vm.bool(got))
}

fn release_once(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let lock = args.get(0);
    if !is_own(lock) {
        return vm.raise(Type::RuntimeError, "cannot release un-acquired lock");
    }
    let count = lock.raw(word::COUNT) - 1;
    lock.set_raw(word::COUNT, count);
    if count == 0 {
        lock.set_raw(word::OWNER, 0);
        give(lock);
    }
    Ok(vm.none())
}

fn exit_once(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    release_once(vm, args)
}

fn is_owned(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(is_own(args.get(0))))
}

fn recursion(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let count = if is_own(args.get(0)) { args.get(0).raw(word::COUNT) } else { 0 };
    vm.new_uint(count)
}

/// For conditions: takes it as often as it had been taken.
fn restore(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(state) = Tuple::of(args.get(1)).filter(|state| state.len() == 2) else {
        return vm.raise(Type::TypeError, "argument 1 must be 2-item tuple");
    };
    let count = vm.index_i64(state.get(0))?;
    let owner = vm.index_i64(Tuple(args.get(1)).get(1))?;
    let lock = args.get(0);
    // Who waits again is not to be kept from it.
    while get(vm, &args, Until::Forever).is_err() {
        vm.take_pending();
    }
    lock.set_raw(word::OWNER, owner as u64);
    lock.set_raw(word::COUNT, count as u64);
    Ok(vm.none())
}

/// For conditions: gives it back altogether.
fn save(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let lock = args.get(0);
    if lock.raw(word::COUNT) == 0 {
        return vm.raise(Type::RuntimeError, "cannot release un-acquired lock");
    }
    let (count, owner) = (lock.raw(word::COUNT), lock.raw(word::OWNER));
    let state = [vm.new_uint(count)?, vm.new_uint(owner)?];
    let state = vm.new_tuple(&state)?;
    lock.set_raw(word::COUNT, 0);
    lock.set_raw(word::OWNER, 0);
    give(lock);
    Ok(state)
}

fn repr_again(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let lock = args.get(0);
    let (state, at, class) = (state(lock), vm.place(lock), vm.type_name(lock));
    let (owner, count) = (lock.raw(word::OWNER), lock.raw(word::COUNT));
    vm.new_str(&format!("<{state} {class} object owner={owner} count={count} at {at}>"))
}

/// Whether a value is a lock of the first kind.
pub(crate) fn is_lock(value: Value) -> bool {
    value.is(Kind::Lock)
}
