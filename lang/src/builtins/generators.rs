//! Methods and attributes of generators, coroutines and asynchronous generators.

use super::objects::{Computed, computed, text_to_store};
use super::{ANY, FRESH};
use crate::object::generator::word;
use crate::object::{Generator, Name, Raised, Type, Value};
use crate::operation::awaiting::BUSY;
use crate::vm::{Args, Vm};

crate::builtins! {
    /// Methods of generators.
    GENERATOR of Generator;
    "__iter__" itself (0, 0) "()" FRESH;
    known GeneratorNext "__next__" next (0, 0) "()" ANY;
    known GeneratorSend "send" send (1, 1) "(arg)" ANY;
    "throw" throw (1, 3) "(type[, value[, traceback]])" ANY;
    "close" close (0, 0) "()" ANY;
}

crate::builtins! {
    /// Methods of coroutines.
    COROUTINE of Coroutine;
    "__await__" wrapper (0, 0) "()" FRESH;
    known GeneratorSend "send" send (1, 1) "(arg)" ANY;
    "throw" throw (1, 3) "(type[, value[, traceback]])" ANY;
    "close" close (0, 0) "()" ANY;
}

crate::builtins! {
    /// Methods of asynchronous generators.
    ASYNC_GENERATOR of AsyncGenerator;
    "__aiter__" itself (0, 0) "()" FRESH;
    "__anext__" anext_of (0, 0) "()" FRESH;
    "asend" asend (1, 1) "(value)" FRESH;
    "athrow" athrow (1, 3) "(type[, value[, traceback]])" FRESH;
    "aclose" aclose (0, 0) "()" FRESH;
}

macro_rules! awaiters {
    ($($table:ident $owner:ident;)*) => { $(
        crate::builtins! {
            /// Methods of what the runtime gives to be awaited.
            $table of $owner;
            "__await__" itself (0, 0) "()" FRESH;
            "__iter__" itself (0, 0) "()" FRESH;
            "__next__" awaiter_next (0, 0) "()" ANY;
            "send" awaiter_send (1, 1) "(arg)" ANY;
            "throw" awaiter_throw (1, 3) "(type[, value[, traceback]])" ANY;
            "close" awaiter_close (0, 0) "()" ANY;
        }
    )* };
}

awaiters! {
    WRAPPER CoroutineWrapper;
    ASEND AsyncSend;
    ATHROW AsyncThrow;
    ANEXT AnextAwaitable;
}

crate::builtins! {
    /// Functions that every program has.
    FUNCTIONS;
    "aiter" aiter (1, 1) "(async_iterable)" ANY;
    "anext" anext (1, 2) "(async_iterator, default=...)" ANY;
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
    computed(Type::Coroutine, "__name__", name, Some(set_name)),
    computed(Type::Coroutine, "__qualname__", qualname, Some(set_qualname)),
    computed(Type::Coroutine, "cr_running", running, None),
    computed(Type::Coroutine, "cr_suspended", suspended, None),
    computed(Type::Coroutine, "cr_code", code, None),
    computed(Type::Coroutine, "cr_frame", frame, None),
    computed(Type::Coroutine, "cr_await", awaited, None),
    computed(Type::Coroutine, "cr_origin", nothing, None),
    computed(Type::AsyncGenerator, "__name__", name, Some(set_name)),
    computed(Type::AsyncGenerator, "__qualname__", qualname, Some(set_qualname)),
    computed(Type::AsyncGenerator, "ag_running", busy, None),
    computed(Type::AsyncGenerator, "ag_code", code, None),
    computed(Type::AsyncGenerator, "ag_frame", frame, None),
    computed(Type::AsyncGenerator, "ag_await", awaited, None),
];

fn this(args: Args) -> Generator {
    Generator(args.get(0))
}

fn itself(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0))
}

fn next(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = vm.send_to_generator(this(args), vm.none())?;
    vm.or_stop(answer)
}

pub(super) fn send(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = vm.send_to_generator(this(args), args.get(1))?;
    vm.or_stop(answer)
}

pub(super) fn throw(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = vm.throw_to_generator(this(args), &args.values()[1..])?;
    vm.or_stop(answer)
}

pub(super) fn close(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.close_generator(this(args))?;
    Ok(vm.none())
}

pub(super) fn name(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(word::NAME))
}

pub(super) fn qualname(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(word::QUALNAME))
}

pub(super) fn set_name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = text_to_store(vm, args, "__name__")?;
    vm.heap.set(args.get(0), word::NAME, name);
    Ok(vm.none())
}

pub(super) fn set_qualname(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = text_to_store(vm, args, "__qualname__")?;
    vm.heap.set(args.get(0), word::QUALNAME, name);
    Ok(vm.none())
}

pub(super) fn running(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(this(args).is_running()))
}

pub(super) fn suspended(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let g = this(args);
    let is_suspended = g.suspended().is_some_and(|at| !g.is_new(at));
    Ok(vm.bool(is_suspended))
}

pub(super) fn code(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(this(args).code().object.get())
}

/// The frame, with what its variables are as long as it is suspended.
pub(super) fn frame(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let g = this(args);
    if g.is_finished() {
        return Ok(vm.none());
    }
    let (code, none) = (g.code(), vm.none());
    let Some(at) = g.suspended() else {
        let active = vm.active_frames(usize::MAX);
        let now = active.iter().find(|one| std::ptr::eq(one.code, code)).copied();
        return match now {
            Some(now) => vm.new_frame(code, now.pc, vm.where_shown(&now), none),
            None => vm.new_frame(code, code.start, 0, none),
        };
    };
    let frame = vm.new_frame(code, at, vm.where_suspended(code), none)?;
    let locals = crate::object::Dict::new(vm)?;
    let live = code.live_across(code.instruction_at(at));
    for (index, name) in code.unit.local_names.iter().enumerate() {
        if live.contains(index as u8) {
            let value = g.0.field(crate::object::generator::word::REGISTERS + index);
            match name {
                "" => vm.set_spilled(locals, &code.unit, value)?,
                name => vm.set_local(locals, name, value)?,
            }
        }
    }
    vm.heap.set(frame, 2, locals.0);
    Ok(frame)
}

pub(super) fn awaited(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let g = this(args);
    Ok(g.suspended().and_then(|at| g.delegate(at)).unwrap_or(vm.none()))
}

fn nothing(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(vm.none())
}

fn busy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(this(args).state() & BUSY != 0))
}

fn wrapper(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_awaiter(Type::CoroutineWrapper, [args.get(0), Value::NULL])
}

fn anext_of(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_awaiter(Type::AsyncSend, [args.get(0), vm.none()])
}

fn asend(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_awaiter(Type::AsyncSend, [args.get(0), args.get(1)])
}

fn athrow(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let thrown = vm.new_tuple(&args.values()[1..])?;
    vm.new_awaiter(Type::AsyncThrow, [args.get(0), thrown])
}

fn aclose(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_awaiter(Type::AsyncThrow, [args.get(0), Value::NULL])
}

fn awaiter_next(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = vm.send_to_awaiter(args.get(0), vm.none())?;
    vm.or_stop(answer)
}

fn awaiter_send(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = vm.send_to_awaiter(args.get(0), args.get(1))?;
    vm.or_stop(answer)
}

fn awaiter_throw(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = vm.throw_to_awaiter(args.get(0), &args.values()[1..])?;
    vm.or_stop(answer)
}

fn awaiter_close(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.close_awaiter(args.get(0))?;
    Ok(vm.none())
}

fn aiter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(method) = vm.special(args.get(0), Name::AIter) else {
        let text = format!("'{}' object is not an async iterable", vm.type_name(args.get(0)));
        return vm.raise(Type::TypeError, text);
    };
    let iterator = vm.call_special(method, args.get(0), &[])?;
    if vm.special(iterator, Name::ANext).is_none() {
        let class = vm.type_name(iterator);
        let text = format!("aiter() returned not an async iterator of type '{class}'");
        return vm.raise(Type::TypeError, text);
    }
    Ok(iterator)
}

fn anext(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(method) = vm.special(args.get(0), Name::ANext) else {
        let text = format!("'{}' object is not an async iterator", vm.type_name(args.get(0)));
        return vm.raise(Type::TypeError, text);
    };
    let awaitable = vm.call_special(method, args.get(0), &[])?;
    match args.optional(1) {
        Some(default) => vm.new_awaiter(Type::AnextAwaitable, [awaitable, default]),
        None => Ok(awaitable),
    }
}
