//! Methods and attributes of generators, coroutines and asynchronous generators.

use super::objects::{Computed, computed, text_to_store};
use super::{ANY, FRESH};
use crate::interp::{Args, Vm, delegate};
use crate::object::generator::word;
use crate::object::{Generator, Type, Value};

crate::builtins! {
    /// Methods of generators.
    GENERATOR of Generator;
    "__iter__" itself (0, 0) "()" FRESH;
    known GeneratorNext "__next__" next (0, 0) "()" ANY;
    known GeneratorSend "send" send (1, 1) "(arg)" ANY;
    "throw" throw (1, 3) "(type[, value[, traceback]])" ANY;
    "close" close (0, 0) "()" ANY;
}

/// The attributes that are computed.
pub(super) static COMPUTED: &[Computed] = &[
    computed(Type::Generator, "__name__", name, Some(set_name)),
    computed(Type::Generator, "__qualname__", qualname, Some(set_qualname)),
    computed(Type::Generator, "gi_running", running, None),
    computed(Type::Generator, "gi_suspended", suspended, None),
    computed(Type::Generator, "gi_code", code, None),
    computed(Type::Generator, "gi_frame", frame, None),
    computed(Type::Generator, "gi_yieldfrom", awaited, None),
];

fn this(args: Args) -> Generator {
    Generator(args.get(0))
}

fn itself(_: &mut Vm, args: Args) -> Option<Value> {
    Some(args.get(0))
}

fn next(vm: &mut Vm, args: Args) -> Option<Value> {
    let answer = vm.send_to_generator(this(args), vm.none())?;
    vm.or_stop(answer)
}

pub(super) fn send(vm: &mut Vm, args: Args) -> Option<Value> {
    let answer = vm.send_to_generator(this(args), args.get(1))?;
    vm.or_stop(answer)
}

pub(super) fn throw(vm: &mut Vm, args: Args) -> Option<Value> {
    let answer = vm.throw_to_generator(this(args), &args.values()[1..])?;
    vm.or_stop(answer)
}

pub(super) fn close(vm: &mut Vm, args: Args) -> Option<Value> {
    vm.close_generator(this(args))?;
    Some(vm.none())
}

pub(super) fn name(_: &mut Vm, args: Args) -> Option<Value> {
    Some(args.get(0).field(word::NAME))
}

pub(super) fn qualname(_: &mut Vm, args: Args) -> Option<Value> {
    Some(args.get(0).field(word::QUALNAME))
}

pub(super) fn set_name(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = text_to_store(vm, args, "__name__")?;
    vm.heap.set(args.get(0), word::NAME, name);
    Some(vm.none())
}

pub(super) fn set_qualname(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = text_to_store(vm, args, "__qualname__")?;
    vm.heap.set(args.get(0), word::QUALNAME, name);
    Some(vm.none())
}

pub(super) fn running(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(vm.bool(this(args).is_running()))
}

pub(super) fn suspended(vm: &mut Vm, args: Args) -> Option<Value> {
    let g = this(args);
    let is_suspended = g.suspended().is_some_and(|at| !g.is_new(at));
    Some(vm.bool(is_suspended))
}

pub(super) fn code(vm: &mut Vm, args: Args) -> Option<Value> {
    vm.code_object(this(args).code())
}

/// The frame, with what its variables are as long as it is suspended.
pub(super) fn frame(vm: &mut Vm, args: Args) -> Option<Value> {
    let g = this(args);
    if g.is_finished() {
        return Some(vm.none());
    }
    let (code, none) = (g.code(), vm.none());
    let Some(at) = g.suspended() else {
        let active = vm.active_frames(usize::MAX);
        let now = active.iter().find(|one| std::ptr::eq(one.code, code)).copied();
        return match now {
            Some(now) => vm.new_frame(code, now.pc, now.base, none),
            None => vm.new_frame(code, code.start, 0, none),
        };
    };
    let frame = vm.new_frame(code, at, 0, none)?;
    let locals = crate::object::Dict::new(vm)?;
    let live = code.live_across(code.instruction_at(at));
    for (index, name) in code.unit.local_names.iter().enumerate() {
        if live.contains(index as u8) {
            let value = g.0.field(crate::object::generator::word::REGISTERS + index);
            vm.set_local(locals, name, value)?;
        }
    }
    vm.heap.set(frame, 2, locals.0);
    Some(frame)
}

pub(super) fn awaited(vm: &mut Vm, args: Args) -> Option<Value> {
    let g = this(args);
    Some(g.suspended().and_then(|at| delegate(g, at)).unwrap_or(vm.none()))
}
