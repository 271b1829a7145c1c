//! `_queue`: a queue of which every operation is whole, whoever is interrupted in it.
//!
//! The items are a deque, which nobody else has. Who waits for one waits for a number that is another one after each `put`.

use crate::builtins::ANY;
use crate::builtins::bind::bind;
use crate::builtins::make::finish;
use crate::object::deque::End;
use crate::object::kept::{native, nothing};
use crate::object::{Deque, Raised, Type, Value, instance::payload};
use crate::vm::wait::{Woken, change_word};
use crate::vm::{Args, Builtin, Role, Vm};
use std::cell::Cell;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

static NEW: Builtin =
    Builtin::new("SimpleQueue", new, (0, 255), "()", ANY).of_class(Role::New).with_keywords();

static CLASS_ITEM: Builtin =
    Builtin::new("__class_getitem__", crate::builtins::aliases::class_item, (1, 1), "(item)", ANY)
        .of_class(Role::ClassMethod);

crate::builtins! {
    /// Methods of queues.
    METHODS of SimpleQueue;
    keywords "get" get (0, 2) "(block=True, timeout=None)" ANY;
    "get_nowait" get_now (0, 0) "()" ANY;
    keywords "put" put (0, 3) "(item, block=True, timeout=None)" ANY;
    keywords "put_nowait" put_now (0, 1) "(item)" ANY;
    "empty" is_empty (0, 0) "()" ANY;
    "qsize" size (0, 0) "()" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("_queue", &[])?;
    let class = vm.complete_class(Type::SimpleQueue, Some(&NEW), METHODS, &[])?;
    vm.set_in_module(module, "SimpleQueue", class)?;
    let empty = vm.class(Type::QueueEmpty).object.get();
    vm.set_in_module(module, "Empty", empty)?;
    let method = vm.new_builtin(&CLASS_ITEM, true)?;
    let method = vm.new_wrapper(Type::ClassBuiltin, method)?;
    vm.set_in_builtin(Type::SimpleQueue, "__class_getitem__", method)?;
    Ok(module)
}

/// The word of a queue that holds its items.
const ITEMS: usize = 2;

/// Who waits for an item.
#[derive(Default)]
struct Waiting {
    /// How many items have been put.
    puts: AtomicU32,
    /// How many threads wait.
    count: Cell<u32>,
}

fn new(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.get(0) == vm.class(Type::SimpleQueue).object.get() {
        let given = [(args.len() > 1, "positional"), (args.keywords() > 0, "keyword")];
        if let Some((_, sort)) = given.iter().find(|(is_given, _)| *is_given) {
            let text = format!("SimpleQueue() takes no {sort} arguments");
            return vm.raise(Type::TypeError, text);
        }
    }
    let items = vm.new_deque()?;
    let queue = vm.new_native(Type::SimpleQueue, Waiting::default(), 0, nothing)?;
    vm.heap.set(queue, ITEMS, items.0);
    finish(vm, args, Type::SimpleQueue, queue)
}

fn items(args: Args) -> Deque {
    Deque(payload(args.get(0)).field(ITEMS))
}

fn waiting(args: Args) -> &'static Waiting {
    native(args.get(0)).expect("__new__ makes no other")
}

fn put(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, item, _, _] = bind(vm, args, "put", ["self", "item", "block", "timeout"])?;
    add(vm, args, "put", item)
}

fn put_now(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, item] = bind(vm, args, "put_nowait", ["self", "item"])?;
    add(vm, args, "put_nowait", item)
}

fn add(vm: &mut Vm, args: Args, function: &str, item: Value) -> Result<Value, Raised> {
    if item.is_null() {
        let text = format!("{function}() missing required argument 'item' (pos 1)");
        return vm.raise(Type::TypeError, text);
    }
    items(args).push(vm, End::Right, item)?;
    let waiting = waiting(args);
    let puts = waiting.puts.load(Ordering::Relaxed).wrapping_add(1);
    change_word(&waiting.puts, puts, waiting.count.get() > 0);
    Ok(vm.none())
}

fn get_now(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match items(args).pop(End::Left) {
        Some(item) => Ok(item),
        None => raise_empty(vm),
    }
}

fn get(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, block, timeout] = bind(vm, args, "get", ["self", "block", "timeout"])?;
    let waits = block.is_null() || vm.truth(block)?;
    let mut until = None;
    if waits && !timeout.is_null() && timeout != vm.none() {
        let Some(seconds) = vm.number(timeout)? else { return vm.raise_not_integer(timeout) };
        if seconds < 0.0 {
            let text = "'timeout' must be a non-negative number";
            return vm.raise(Type::ValueError, text);
        }
        let time = Duration::try_from_secs_f64(seconds).ok();
        let Some(time) = time.filter(|time| time.as_nanos() <= i64::MAX as u128) else {
            return vm.raise(Type::OverflowError, "timeout value is too large");
        };
        until = Instant::now().checked_add(time);
    }
    let waiting = waiting(args);
    let mut woken = Woken::Told;
    loop {
        if let Some(item) = items(args).pop(End::Left) {
            return Ok(item);
        }
        if !waits || woken == Woken::Late {
            return raise_empty(vm);
        }
        if woken == Woken::Interrupted {
            vm.attend_to_outside()?;
        }
        let puts = waiting.puts.load(Ordering::Relaxed);
        waiting.count.set(waiting.count.get() + 1);
        woken = vm.wait_for_word(&waiting.puts, puts, until);
        waiting.count.set(waiting.count.get() - 1);
    }
}

fn raise_empty<T>(vm: &mut Vm) -> Result<T, Raised> {
    vm.raise_with(Type::QueueEmpty, &[])
}

fn is_empty(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(items(args).is_empty()))
}

fn size(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_int(items(args).len() as i64)
}
