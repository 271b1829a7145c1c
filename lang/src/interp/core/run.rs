//! Running: the loop around the dispatcher, and calls of anything from Rust.

// The driver is given the context and a window.
#![allow(unsafe_code)]

use super::dispatch;
use super::frame::*;
use crate::interp::handlers::bind::{Bound, bind};
use crate::interp::host::answers::Python;
use crate::object::CodeRef;
use crate::object::list::words_of;
use crate::object::words::{builtin, relay};
use crate::object::{
    Dict, Hints, Kind as Layout, Name, Raised, Str, Tuple, Type, Value, function, instance::payload,
};
use crate::vm::Vm;
use crate::vm::{Args, Builtin};
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_jit::abi::Pc;
use sidewinder_jit::driver::{Came, Jit};
use sidewinder_jit::ir::Resume;
use sidewinder_jit::machine::{Direct, Flow, window::Window};
use sidewinder_jit::resume::rebuild::Resumed;
use sidewinder_memory::heap::Collection;
use std::rc::Rc;
use std::sync::atomic::Ordering;

/// Slots above a frame's base that may belong to it.
pub const FRAME_SLOTS: usize = 256;

impl Vm {
    /// Calls anything callable: a nested run of the interpreter if it is a function of the program. The values are safe during the
    /// call; others that the caller needs afterwards must be in its locals or in objects.
    pub fn call(&mut self, callable: Value, args: &[Value]) -> Result<Value, Raised> {
        self.call_with(callable, args, Value::NULL)
    }

    /// As [`Vm::call`] with keyword arguments: `names`, a tuple or null, names the last of `args`.
    pub fn call_with(
        &mut self,
        callable: Value,
        args: &[Value],
        names: Value,
    ) -> Result<Value, Raised> {
        if callable.is(Layout::Function) {
            return self.run_function(callable, args, names);
        }
        self.call_other(callable, args, names)
    }

    /// Calls what is no function of the program.
    #[inline(never)]
    fn call_other(
        &mut self,
        callable: Value,
        args: &[Value],
        names: Value,
    ) -> Result<Value, Raised> {
        if callable.is(Layout::Builtin) {
            let object = callable.field(builtin::OBJECT);
            let first = (!object.is_null()).then_some(object);
            return self.call_row(crate::vm::builtin_row(callable), first, args, names);
        }
        // What is asked how to be called may run code of the program before it gets its arguments, or get them twice.
        self.seen(args, |vm, args| vm.call_seen(callable, args, names))
    }

    /// Gives `run` these values where the collector sees them: where they are, or on the value stack.
    pub(crate) fn seen<T>(
        &mut self,
        values: &[Value],
        run: impl FnOnce(&mut Vm, &[Value]) -> Result<T, Raised>,
    ) -> Result<T, Raised> {
        let at = values.as_ptr() as usize;
        let is_seen = values.is_empty()
            || (self.stack.start()..self.ctx.top).contains(&at)
            || self.heap.is_on_native_stack(at);
        if is_seen { run(self, values) } else { self.on_stack(None, values, run) }
    }

    fn call_seen(
        &mut self,
        callable: Value,
        args: &[Value],
        names: Value,
    ) -> Result<Value, Raised> {
        match callable.kind() {
            Layout::Relay => self.call_with(callable.field(relay::FUNCTION), args, names),
            Layout::Method => {
                let (function, object) = function::method_parts(callable);
                self.call_after(function, object, args, names)
            }
            Layout::Class => match self.own_call(callable) {
                Some(method) => {
                    let bound = self.bind(method, callable)?;
                    self.call_with(bound, args, names)
                }
                None => self.construct(callable, args, names),
            },
            _ => match self.special(callable, Name::Call) {
                Some(method) if callable.is_object() => {
                    if method.is(Layout::Function) || method.is(Layout::Builtin) {
                        self.call_after(method, callable, args, names)
                    } else {
                        let bound = self.bind(method, callable)?;
                        self.nested(|vm| vm.call_with(bound, args, names))
                    }
                }
                _ => {
                    let text = format!("'{}' object is not callable", self.type_name(callable));
                    self.raise(Type::TypeError, text)
                }
            },
        }
    }

    /// The `__call__` of the metaclass of a class, if that is not the one of `type`.
    pub(crate) fn own_call(&self, class: Value) -> Option<Value> {
        let metaclass = self.class_of(class);
        if !metaclass.is_user() {
            return None;
        }
        let method = self.lookup(metaclass, self.name(Name::Call))?;
        let plain = self.lookup(self.class(Type::Type), self.name(Name::Call));
        (Some(method) != plain).then_some(method)
    }

    /// Calls with `first` before the other arguments.
    pub fn call_after(
        &mut self,
        callable: Value,
        first: Value,
        args: &[Value],
        names: Value,
    ) -> Result<Value, Raised> {
        if callable.is(Layout::Builtin) && callable.field(builtin::OBJECT).is_null() {
            let row = crate::vm::builtin_row(callable);
            return self.call_row(row, Some(first), args, names);
        }
        self.on_stack(Some(first), args, |vm, all| vm.call_with(callable, all, names))
    }

    /// Calls with the items of a list.
    pub fn call_list(
        &mut self,
        callable: Value,
        args: crate::object::List,
    ) -> Result<Value, Raised> {
        self.on_stack(None, words_of(args.0), |vm, all| vm.call(callable, all))
    }

    /// `callable(*args, **keywords)`: anything iterable, and a dict or null.
    pub(crate) fn call_spread(
        &mut self,
        callable: Value,
        args: Value,
        keywords: Value,
    ) -> Result<Value, Raised> {
        let args = match Tuple::of(args) {
            Some(tuple) => tuple.0,
            None if self.is_iterable(args) => self.to_tuple(args)?,
            None => {
                let shown = self.shown_callable(callable)?;
                let text = format!(
                    "{shown} argument after * must be an iterable, not {}",
                    self.type_name(args)
                );
                return self.raise(Type::TypeError, text);
            }
        };
        let items = Tuple(args).items();
        if keywords.is_null() {
            return self.on_stack(None, items, |vm, all| vm.call(callable, all));
        }
        if let Some(row) = whole_row(callable, Dict(keywords)) {
            let object = callable.field(builtin::OBJECT);
            let first = (!object.is_null()).then_some(object);
            return self.on_stack(first, items, |vm, all| {
                row.call(vm, Args::new(all.as_ptr(), all.len(), 0, keywords))
            });
        }
        let mut all = items.to_vec();
        let mut names = Vec::new();
        for (name, value) in Dict(keywords).iter() {
            let Some(name) = Str::of(payload(name)) else {
                return self.raise(Type::TypeError, "keywords must be strings");
            };
            names.push(self.intern_value(name.0)?);
            all.push(value);
        }
        let names = if names.is_empty() { Value::NULL } else { self.new_tuple(&names)? };
        self.on_stack(None, &all, |vm, all| vm.call_with(callable, all, names))
    }

    /// Puts values above everything in use of the value stack for as long as `run` takes: the collector sees them there.
    pub(crate) fn on_stack<T>(
        &mut self,
        first: Option<Value>,
        values: &[Value],
        run: impl FnOnce(&mut Vm, &[Value]) -> Result<T, Raised>,
    ) -> Result<T, Raised> {
        let start = self.ctx.top;
        let count = values.len() + first.is_some() as usize;
        self.reserve_stack(start + 8 * count)?;
        let base = start as *mut u64;
        for (slot, value) in first.iter().chain(values).enumerate() {
            write(base, slot as isize, *value);
        }
        self.ctx.top = start + 8 * count;
        self.stack.above += 8 * count;
        let result = run(self, stack_values(start, count));
        self.stack.above -= 8 * count;
        self.ctx.top = start;
        result
    }

    /// Calls a builtin by its row.
    pub(crate) fn call_row(
        &mut self,
        row: &'static Builtin,
        first: Option<Value>,
        args: &[Value],
        names: Value,
    ) -> Result<Value, Raised> {
        self.on_stack(first, args, |vm, all| {
            let keywords = if names.is_null() { 0 } else { Tuple(names).len() };
            let args = Args::new(all.as_ptr(), all.len() - keywords, keywords, names);
            row.call(vm, args)
        })
    }

    /// Runs a function of the program to its end.
    fn run_function(
        &mut self,
        function: Value,
        args: &[Value],
        names: Value,
    ) -> Result<Value, Raised> {
        let code = code_of(function);
        let counts = !code.hints.get().has(Hints::UNCOUNTED) as usize;
        self.in_frame_for(function, args.len(), counts, |vm, slots| {
            write_all(slots, args);
            if code.simple != args.len() as u32 || !names.is_null() {
                vm.bind_arguments(code, slots, args.len(), names)?;
            }
            vm.ctx.top = slots as usize + 8 * FRAME_SLOTS;
            vm.run(code, slots)
        })
    }

    /// Runs a function of the program to its end; `args` are the values of its parameters, in their order.
    pub(crate) fn run_bound(&mut self, function: Value, args: &[Value]) -> Result<Value, Raised> {
        let code = code_of(function);
        debug_assert_eq!(code.bound as usize, args.len());
        let counts = !code.hints.get().has(Hints::UNCOUNTED) as usize;
        self.in_frame_for(function, args.len(), counts, |vm, slots| {
            write_all(slots, args);
            vm.ctx.top = slots as usize + 8 * FRAME_SLOTS;
            vm.run(code, slots)
        })
    }

    fn bind_arguments(
        &mut self,
        code: CodeRef,
        base: *mut u64,
        count: usize,
        names: Value,
    ) -> Result<(), Raised> {
        let machine = direct(code.start, base, self);
        match bind(&machine, code, FUNCTION, count, names) {
            Bound::Yes => {
                // What a call with very many arguments has left above the frame is cleared.
                let used = code.unit.entry_registers();
                (used..count).for_each(|slot| write(base, slot as isize, Value::small(0)));
                Ok(())
            }
            Bound::Raised => Err(Raised),
            Bound::Wrong => self.raise_wrong_arguments(read(base, FUNCTION), base, count, names),
        }
    }

    /// Runs a function from its start, in a frame whose link is [`Kind::Exit`], until that frame returns or an exception leaves it.
    #[inline(always)]
    pub(in crate::interp) fn run(
        &mut self,
        code: CodeRef,
        base: *mut u64,
    ) -> Result<Value, Raised> {
        let door = code.door.get();
        let somebody_waits = self.ctx.poll.load(Ordering::Relaxed) != 0;
        if door.is_null() || somebody_waits || self.is_near_limit(base) || self.watch.is_on {
            return self.interpret(code.start, base, false);
        }
        // Compiled code calls functions all the time that are compiled themselves: these need neither the dispatcher nor the driver's book of sites.
        let came = self.driven(|jit, vm, ctx| {
            // SAFETY: the JIT keeps its doors; the Vm starts with its context; the frame at the base is above everything else, with room above it.
            unsafe { jit.call::<Python>(&*door, vm, ctx, base) }
        });
        match came {
            // SAFETY: what compiled code returns is the word of a value.
            Came::Returned(word) => Ok(unsafe { Value::from_bits(word) }),
            Came::Resumed(resumed) => self.run_on(resumed),
        }
    }

    /// As [`Vm::run`] from somewhere else in the code; if `raising`, by raising there what is pending.
    pub(in crate::interp) fn run_from(
        &mut self,
        pc: Pc,
        base: *mut u64,
        raising: bool,
    ) -> Result<Value, Raised> {
        self.interpret(pc, base, raising)
    }

    /// Runs from a merge point that has compiled code, as [`Vm::run`].
    pub(in crate::interp) fn run_compiled(
        &mut self,
        pc: Pc,
        base: *mut u64,
    ) -> Result<Value, Raised> {
        let resumed = self.hot(pc, base);
        self.run_on(resumed)
    }

    /// Compiled code has come back: runs on from there, as [`Vm::run`].
    #[inline(never)]
    pub(in crate::interp) fn run_on(&mut self, resumed: Resumed) -> Result<Value, Raised> {
        let (pc, base) = (resumed.pc, resumed.window.base());
        let raising = resumed.resume == Resume::Raise;
        if !raising && let Some(result) = self.left(pc, base) {
            return Ok(result);
        }
        self.interpret(pc, base, raising)
    }

    /// Interprets, until the frame is left or compiled code leaves it.
    #[inline(never)]
    fn interpret(&mut self, pc: Pc, base: *mut u64, raising: bool) -> Result<Value, Raised> {
        let (mut pc, mut base, mut raising) = (pc, base, raising);
        loop {
            let (flow, at, window) = sidewinder_memory::heap::with_registers(|floor| {
                let before = std::mem::replace(&mut self.floor, floor);
                let done = match self.watch.is_on {
                    true => self.watched(pc, base, raising),
                    false => dispatch::execute(self, pc, base, raising),
                };
                self.floor = before;
                done
            });
            match flow {
                // Tracing has begun or ended.
                Flow::Next | Flow::Raise => {
                    (pc, base, raising) = (at, window, flow == Flow::Raise);
                }
                Flow::Hot if self.watch.is_on => (pc, base, raising) = (at, window, false),
                Flow::Exit if self.watch.is_on => {
                    // Who called this may not trace what goes on there yet.
                    self.ask_for_safepoint();
                    return if self.pending.is_null() { Ok(self.result) } else { Err(Raised) };
                }
                Flow::Exit if self.pending.is_null() => return Ok(self.result),
                Flow::Exit => return Err(Raised),
                _ => {
                    let resumed = self.hot(at, window);
                    (pc, base) = (resumed.pc, resumed.window.base());
                    raising = resumed.resume == Resume::Raise;
                    if !raising && let Some(result) = self.left(pc, base) {
                        return Ok(result);
                    }
                }
            }
        }
    }

    /// Runs the instruction that leaves a frame whose link is [`Kind::Exit`], if it is one: the value that the frame leaves with.
    #[inline(always)]
    fn left(&mut self, pc: Pc, base: *mut u64) -> Option<Value> {
        let (i, link) = (instruction(pc), Link::of(read(base, LINK).bits()));
        match i.opcode() {
            _ if !link.is_exit() => None,
            Opcode::Return => Some(read(base, i.a())),
            _ => self.left_otherwise(pc, base),
        }
    }

    /// The same for what is no `return`.
    #[inline(never)]
    fn left_otherwise(&mut self, pc: Pc, base: *mut u64) -> Option<Value> {
        let (i, link) = (instruction(pc), Link::of(read(base, LINK).bits()));
        match i.opcode() {
            Opcode::Yield | Opcode::Relay if !link.lowers() => self.suspended(pc, base),
            Opcode::Finish if !link.lowers() => Some(self.finished(i, base)),
            _ => None,
        }
    }

    /// A site wants the driver: where the interpreter goes on.
    fn hot(&mut self, pc: Pc, base: *mut u64) -> Resumed {
        // SAFETY: the base is that of the running frame.
        let stay = |pc| Resumed { pc, resume: Resume::Run, window: unsafe { Window::new(base) } };
        if self.is_near_limit(base) {
            return stay(pc.wrapping_add(instruction(pc).opcode().words()));
        }
        if self.jit.is_none() {
            set_word(pc, 1, super::link::NEVER);
            return stay(pc);
        }
        let outer = self.count_frames_from(base as usize);
        let resumed = self.driven(|jit, vm, ctx| {
            // SAFETY: the Vm starts with its context; the base is that of the running frame, which has room above it.
            unsafe { jit.hot::<Python>(vm, ctx, pc, base) }
        });
        self.count_frames_on(outer);
        resumed
    }

    /// Has the driver act.
    #[inline(always)]
    fn driven<T>(&mut self, act: impl FnOnce(&Jit, &mut Vm, *mut u8) -> T) -> T {
        let jit = self.jit.as_ref().map(Rc::as_ptr).expect("a JIT");
        let floor = std::mem::take(&mut self.floor);
        let ctx = (&raw mut *self).cast::<u8>();
        // SAFETY: the Vm has its JIT as long as it runs.
        let done = act(unsafe { &*jit }, self, ctx);
        self.floor = floor;
        self.ctx.inlined = 0;
        done
    }

    /// What a frame does at a safepoint when somebody has asked for it.
    pub(crate) fn safepoint(&mut self) -> Result<Value, Raised> {
        if std::mem::take(&mut self.is_out_of_memory) {
            self.heap.collect(Collection::Major);
            return self.out_of_memory();
        }
        if self.heap.verifies() {
            self.check_native_stack();
        }
        self.hear_outside();
        self.heap.poll();
        // The nursery goes on in the blocks that it has: who only survives is never refused memory.
        if self.heap.is_over() {
            return self.out_of_memory();
        }
        self.reap();
        // What dies meanwhile is told of when those who are told now have been.
        if self.is_telling {
            self.heap.hear_of_dead();
        } else {
            self.attend_to_dead();
        }
        self.give_way();
        self.attend_to_outside()?;
        Ok(self.none())
    }

    /// Handlers end in jumps (`tail.rs`), which is the compiler's to see to: where one stopped doing so, the native stack would grow as long as a loop of the
    /// program runs.
    #[cold]
    fn check_native_stack(&self) {
        const MOST: usize = 128 << 10;
        let here = 0u8;
        let run = self.ctx.innermost as usize;
        let depth = run.saturating_sub(&raw const here as usize);
        assert!(depth < MOST, "a handler keeps {depth} bytes of the native stack in one run");
    }

    fn out_of_memory(&mut self) -> Result<Value, Raised> {
        let raised = self.no_memory();
        // Where the exception is caught, what the frames held is garbage.
        self.ask_for_safepoint();
        raised
    }

    /// Tells those who want to know what has died. Whether there were any.
    pub(crate) fn attend_to_dead(&mut self) -> bool {
        if !self.heap.has_dead() {
            return false;
        }
        self.heap.hear_of_dead();
        // Who is told is no part of what is being handled.
        let (pending, handled) = (self.take_pending(), self.handled);
        let (resumed, stopped) = (self.resumed, self.stopped);
        let is_within = std::mem::replace(&mut self.is_telling, true);
        let kept = self.on_stack(None, &[pending, handled, resumed, stopped], |vm, kept| {
            vm.handled = Value::NULL;
            vm.resumed = Value::NULL;
            vm.run_finalizers();
            vm.tell_dead();
            Ok([kept[0], kept[1], kept[2], kept[3]])
        });
        if let Ok([pending, handled, resumed, stopped]) = kept {
            (self.pending, self.handled) = (pending, handled);
            (self.resumed, self.stopped) = (resumed, stopped);
        }
        self.is_telling = is_within;
        if self.heap.has_dead() {
            self.ask_for_safepoint();
        }
        true
    }

    pub(in crate::interp) fn recursion_error<T>(&mut self) -> Result<T, Raised> {
        self.raise(Type::RecursionError, "maximum recursion depth exceeded")
    }
}

/// The row of a builtin that takes all keyword arguments in the dict that they are in.
fn whole_row(callable: Value, keywords: Dict) -> Option<&'static Builtin> {
    let row = callable.is(Layout::Builtin).then(|| crate::vm::builtin_row(callable))?;
    (row.whole && keywords.has_only_strings()).then_some(row)
}

/// A machine that runs at `pc` in the window at `base`.
fn direct(pc: Pc, base: *mut u64, vm: &mut Vm) -> Direct {
    machine(pc, base, vm)
}

impl Vm {
    /// The special method for `with`, bound.
    pub(crate) fn load_special(&mut self, object: Value, name: Value) -> Result<Value, Raised> {
        match self.lookup(self.class_of(object), name) {
            Some(raw) => self.bind(raw, object),
            None => {
                let class = self.type_name(object);
                let is = |known| name == self.name(known);
                let protocol = if is(Name::AEnter) || is(Name::AExit) {
                    "asynchronous context manager"
                } else {
                    "context manager"
                };
                let missed = match () {
                    _ if is(Name::Exit) => " (missed __exit__ method)",
                    _ if is(Name::AExit) => " (missed __aexit__ method)",
                    _ => "",
                };
                let text =
                    format!("'{class}' object does not support the {protocol} protocol{missed}");
                self.raise(Type::TypeError, text)
            }
        }
    }

    /// UnboundLocalError or NameError for a variable that is not bound.
    pub(crate) fn unbound(
        &mut self,
        function: Value,
        name: Value,
        position: Value,
    ) -> Result<Value, Raised> {
        use sidewinder_compiler::bytecode::Opcode;
        let text = Str(name).text();
        let pc = position.as_small() as usize as Pc;
        let code = code_of(function).of_frame(pc);
        let ins = instruction(pc);
        // Of the code around a comprehension that is compiled in line.
        let is_outer = |register: isize| {
            let offset = code.offset(pc);
            (register as usize) < code.unit.local_names.len()
                && code.unit.inlined.iter().any(|one| (one.start..one.end).contains(&offset))
        };
        let is_handed_on = || code.unit.free_names.iter().any(|free| *free == *text);
        let is_free = match ins.opcode() {
            Opcode::LoadFree => true,
            Opcode::LoadCell => is_handed_on() || is_outer(ins.b()),
            Opcode::DeleteCell | Opcode::CheckBound => is_handed_on() || is_outer(ins.a()),
            _ => false,
        };
        if is_free {
            return self.unbound_free(name);
        }
        let text = format!(
            "cannot access local variable '{text}' where it is not associated with a value"
        );
        self.raise(Type::UnboundLocalError, text)
    }

    /// NameError for a variable of a function around.
    #[cold]
    pub(in crate::interp) fn unbound_free<T>(&mut self, name: Value) -> Result<T, Raised> {
        let text = format!(
            "cannot access free variable '{}' where it is not associated with a value in \
             enclosing scope",
            Str(name).text()
        );
        self.raise_name_error(name, text)
    }

    /// The TypeError of a call whose arguments do not fit.
    #[cold]
    fn raise_wrong_arguments<T>(
        &mut self,
        function: Value,
        base: *mut u64,
        count: usize,
        names: Value,
    ) -> Result<T, Raised> {
        let text = crate::interp::handlers::wrong::describe(self, function, base, count, names);
        self.raise(Type::TypeError, text)
    }
}
