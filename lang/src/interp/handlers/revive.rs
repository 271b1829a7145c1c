//! Generators that the runtime resumes: nested runs of the interpreter, and what is thrown into a generator.
//!
//! An answer is the value yielded, or [`Known::end`](crate::object::Known) if the generator has ended: then its result is in
//! [`Vm::stopped`].

use super::generator::{MANY, mask_word, saved};
use super::relay::passes_on;
use crate::interp::core::frame::*;
use crate::interp::core::unwind;
use crate::object::CodeRef;
use crate::object::generator::{FINISHED, RUNNING, word};
use crate::object::{Exception, Generator, Kind, Name, Raised, Tuple, Type, Value};
use crate::operation::Next;
use crate::vm::Vm;
use sidewinder_compiler::bytecode::{Flavor, Opcode};
use sidewinder_jit::abi::Pc;

/// How a generator goes on.
#[derive(Clone, Copy)]
pub(in crate::interp) enum How {
    /// With a value for its `yield`.
    Send(Value),
    /// With an exception at its `yield`.
    Throw(Value),
    /// Behind its `yield from`, which has this result.
    Delegated(Value),
}

impl Vm {
    /// The next item of a generator.
    pub(crate) fn next_of_generator(&mut self, generator: Generator) -> Result<Next, Raised> {
        let item = self.send_to_generator(generator, self.none())?;
        Ok(if item == self.known.end { Next::End } else { Next::Item(item) })
    }

    /// `generator.send(value)`.
    pub(crate) fn send_to_generator(
        &mut self,
        g: Generator,
        value: Value,
    ) -> Result<Value, Raised> {
        let Some(at) = g.suspended() else { return self.not_suspended(g) };
        if instruction(at).opcode() == Opcode::MakeGenerator && value != self.none() {
            let text =
                format!("can't send non-None value to a just-started {}", flavor_name(g.flavor()));
            return self.raise(Type::TypeError, text);
        }
        // Who traces hears of each generator on the way.
        if !self.watch.is_on && passes_on(g, at).is_some() {
            return self.send_through(g, at, value);
        }
        self.resume_generator(g, at, How::Send(value))
    }

    /// What resuming a generator gives that runs or has ended.
    fn not_suspended(&mut self, g: Generator) -> Result<Value, Raised> {
        if g.is_running() {
            let text = format!("{} already executing", flavor_name(g.flavor()));
            return self.raise(Type::ValueError, text);
        }
        if g.flavor() == Flavor::Coroutine {
            return self.raise(Type::RuntimeError, "cannot reuse already awaited coroutine");
        }
        self.stopped = self.none();
        Ok(self.known.end)
    }

    /// `generator.throw(*args)`.
    pub(crate) fn throw_to_generator(
        &mut self,
        g: Generator,
        args: &[Value],
    ) -> Result<Value, Raised> {
        self.throw_or_close(g, args, true)
    }

    /// As [`Vm::throw_to_generator`]; whether a GeneratorExit closes what it delegates to, and is not thrown into it.
    pub(crate) fn throw_or_close(
        &mut self,
        g: Generator,
        args: &[Value],
        closes: bool,
    ) -> Result<Value, Raised> {
        let Some(at) = g.suspended() else {
            if g.is_running() || g.flavor() == Flavor::Coroutine {
                return self.not_suspended(g);
            }
            let exception = self.thrown(args)?;
            return self.raise_value(exception);
        };
        let Some(iterator) = g.delegate(at) else {
            return self.throw_here(g, at, args);
        };
        if closes && self.is_exit(args[0]) {
            if self.while_running(g, at, |vm| vm.close_iterator(iterator)).is_err() {
                return self.pass_pending(g, at);
            }
            return self.throw_here(g, at, args);
        }
        let answer = match Generator::of(iterator) {
            Some(inner) if self.is_resumable(inner) => self
                .while_running(g, at, |vm| vm.nested(|vm| vm.throw_or_close(inner, args, closes))),
            _ if iterator.is(Kind::Awaiter) => {
                self.while_running(g, at, |vm| vm.throw_to_awaiter(iterator, args))
            }
            _ => {
                let name = self.intern("throw")?;
                match self.find_attribute(iterator, name)? {
                    Some(method) => self.while_running(g, at, |vm| vm.call_for_item(method, args)),
                    None => return self.throw_here(g, at, args),
                }
            }
        };
        match answer {
            Ok(end) if end == self.known.end => {
                let result = self.stopped;
                self.resume_generator(g, at, How::Delegated(result))
            }
            Ok(item) => Ok(item),
            Err(Raised) => self.pass_pending(g, at),
        }
    }

    /// Throws what the arguments of `throw` mean at the place where the generator is suspended.
    fn throw_here(&mut self, g: Generator, at: Pc, args: &[Value]) -> Result<Value, Raised> {
        let exception = self.thrown(args)?;
        self.resume_generator(g, at, How::Throw(exception))
    }

    /// Throws what is pending at the place where the generator is suspended.
    pub(in crate::interp) fn pass_pending(
        &mut self,
        g: Generator,
        at: Pc,
    ) -> Result<Value, Raised> {
        let exception = self.take_pending();
        self.resume_generator(g, at, How::Throw(exception))
    }

    /// Whether what is thrown is a GeneratorExit, or its class.
    fn is_exit(&self, thrown: Value) -> bool {
        let class = match self.as_class(thrown) {
            Some(class) => class,
            None => self.class_of(thrown),
        };
        class.is_subclass(self.class(Type::GeneratorExit))
    }

    /// `generator.close()`.
    pub(crate) fn close_generator(&mut self, g: Generator) -> Result<(), Raised> {
        let Some(at) = g.suspended() else {
            if g.is_running() {
                self.not_suspended(g)?;
            }
            return Ok(());
        };
        if instruction(at).opcode() == Opcode::MakeGenerator {
            g.finish();
            return Ok(());
        }
        let mut exception = None;
        if let Some(iterator) = g.delegate(at)
            && self.while_running(g, at, |vm| vm.close_iterator(iterator)).is_err()
        {
            exception = Some(self.take_pending());
        }
        let exception = match exception {
            Some(exception) => exception,
            None => self.new_error(Type::GeneratorExit, &[])?,
        };
        match self.resume_generator(g, at, How::Throw(exception)) {
            Ok(end) if end == self.known.end => Ok(()),
            Ok(_) => {
                let text = format!("{} ignored GeneratorExit", flavor_name(g.flavor()));
                self.raise(Type::RuntimeError, text)
            }
            Err(Raised) if self.catch(Type::GeneratorExit) || self.catch(Type::StopIteration) => {
                Ok(())
            }
            Err(Raised) => Err(Raised),
        }
    }

    /// Closes what a generator delegates to, if it can be closed.
    fn close_iterator(&mut self, iterator: Value) -> Result<(), Raised> {
        if let Some(inner) = Generator::of(iterator)
            && self.is_resumable(inner)
        {
            return self.nested(|vm| vm.close_generator(inner));
        }
        if iterator.is(Kind::Awaiter) {
            return self.close_awaiter(iterator);
        }
        let name = self.intern("close")?;
        if let Some(method) = self.find_attribute(iterator, name)? {
            self.call(method, &[])?;
        }
        Ok(())
    }

    fn is_resumable(&self, g: Generator) -> bool {
        g.flavor() != Flavor::AsyncGenerator
    }

    /// What `yield from` iterates over, in a function of this flavor.
    pub(crate) fn yield_iter(&mut self, value: Value, flavor: Value) -> Result<Value, Raised> {
        if self.is_exactly(value, Type::Coroutine) {
            if crate::object::generator::flavor_of(flavor) == Flavor::Coroutine {
                return Ok(value);
            }
            let text = "cannot 'yield from' a coroutine object in a non-coroutine generator";
            return self.raise(Type::TypeError, text);
        }
        self.iter(value)
    }

    /// What the iterator answers that a `yield from` or `await` sends a value to.
    pub(crate) fn send(&mut self, iterator: Value, value: Value) -> Result<Value, Raised> {
        if let Some(g) = Generator::of(iterator)
            && self.is_resumable(g)
        {
            return self.send_to_generator(g, value);
        }
        if iterator.is(Kind::Awaiter) {
            return self.send_to_awaiter(iterator, value);
        }
        if value == self.none() {
            match self.builtin_next(iterator) {
                Ok(Some(next)) => {
                    self.stopped = value;
                    return Ok(match next {
                        Next::Item(item) => item,
                        Next::End => self.known.end,
                    });
                }
                Ok(None) => {}
                // What it asks may have said so, as the function of a `map`.
                Err(Raised) => return self.item_or_stop(Err(Raised)),
            }
            if let Some(method) = self.special(iterator, Name::Next) {
                let item = self.call_special(method, iterator, &[]);
                return self.item_or_stop(item);
            }
            let text = format!("'{}' object is not an iterator", self.type_name(iterator));
            return self.raise(Type::TypeError, text);
        }
        let name = self.intern("send")?;
        let method = self.get_attribute(iterator, name)?;
        self.call_for_item(method, &[value])
    }

    /// Calls what may end an iteration by StopIteration.
    fn call_for_item(&mut self, callable: Value, args: &[Value]) -> Result<Value, Raised> {
        let item = self.call(callable, args);
        self.item_or_stop(item)
    }

    /// What a method gave that may end an iteration by StopIteration.
    pub(crate) fn item_or_stop(&mut self, item: Result<Value, Raised>) -> Result<Value, Raised> {
        if item.is_ok() || !self.is_pending(Type::StopIteration) {
            return item;
        }
        let stop = self.take_pending();
        self.stopped = self.stop_value(stop);
        Ok(self.known.end)
    }

    /// What a StopIteration says was returned.
    pub(crate) fn stop_value(&self, stop: Value) -> Value {
        Exception(stop).args().items().first().copied().unwrap_or(self.none())
    }

    /// An item, or the StopIteration with [`Vm::stopped`] as its value.
    pub(crate) fn or_stop(&mut self, answer: Value) -> Result<Value, Raised> {
        if answer != self.known.end {
            return Ok(answer);
        }
        let value = self.stopped;
        self.raise_stop_with(value)
    }

    /// The StopIteration of a generator that has returned `value`.
    pub(crate) fn raise_stop_with<T>(&mut self, value: Value) -> Result<T, Raised> {
        let is_none = value == self.none();
        let args: &[Value] = if is_none { &[] } else { &[value] };
        self.raise_with(Type::StopIteration, args)
    }

    /// While the generator asks another one, it counts as running.
    fn while_running<T>(
        &mut self,
        g: Generator,
        at: Pc,
        run: impl FnOnce(&mut Vm) -> Result<T, Raised>,
    ) -> Result<T, Raised> {
        g.0.init(word::WHERE, RUNNING);
        let result = run(self);
        g.0.init(word::WHERE, Value::even(at as u64));
        result
    }

    /// Runs a generator suspended at `at` up to its next `yield`, or to its end.
    pub(in crate::interp) fn resume_generator(
        &mut self,
        g: Generator,
        at: Pc,
        how: How,
    ) -> Result<Value, Raised> {
        let code = g.code();
        let is_new = instruction(at).opcode() == Opcode::MakeGenerator;
        let answer = self.in_frame(g.function(), |vm, base| vm.resume_at(g, code, at, base, how));
        match answer {
            Ok(end) if end == self.known.end => {
                self.stopped = g.0.field(word::RESULT);
                g.finish();
            }
            Ok(_) => {}
            Err(Raised) => {
                // Thrown into what is new it does not come across the code that sees to this.
                if is_new && matches!(how, How::Throw(_)) {
                    g.finish();
                    if self.is_pending(Type::StopIteration)
                        || code.unit.flavor == Flavor::AsyncGenerator
                            && self.is_pending(Type::StopAsyncIteration)
                    {
                        let exception = self.pending;
                        return self.generator_raised(exception, code.unit.flavor);
                    }
                }
                if g.is_finished() {
                    g.finish();
                }
            }
        }
        answer
    }

    /// The frame at `base` is suspended by the `yield` at `pc`: what it yields. `None`, and nothing has happened: not so easily.
    pub(in crate::interp) fn suspended(&mut self, pc: Pc, base: *mut u64) -> Option<Value> {
        let i = instruction(pc);
        let mut mask = wide(pc, mask_word(i.opcode()));
        if mask == MANY {
            return None;
        }
        let g = read(base, i.c());
        while mask != 0 {
            let register = mask.trailing_zeros() as usize;
            self.heap.set(g, word::REGISTERS + register, read(base, register as isize));
            mask &= mask - 1;
        }
        g.init(word::WHERE, Value::even(pc as u64));
        Some(read(base, i.b()))
    }

    /// The frame at `base` is left by the `Finish` `i`: the end of its iteration.
    pub(in crate::interp) fn finished(&mut self, i: Ins, base: *mut u64) -> Value {
        let (v, g) = (read(base, i.a()), read(base, i.b()));
        self.heap.set(g, word::RESULT, v);
        g.init(word::WHERE, FINISHED);
        self.known.end
    }

    fn resume_at(
        &mut self,
        g: Generator,
        code: CodeRef,
        at: Pc,
        base: *mut u64,
        how: How,
    ) -> Result<Value, Raised> {
        let i = instruction(at);
        let is_new = i.opcode() == Opcode::MakeGenerator;
        for register in saved(code, at).iter() {
            write(base, register as isize, g.register(register));
        }
        write(base, if is_new { i.a() } else { i.c() }, g.0);
        g.0.init(word::WHERE, RUNNING);
        let start = behind(at);
        match how {
            How::Send(value) => {
                if !is_new {
                    write(base, i.a(), value);
                }
                self.run_from(start, base, false)
            }
            How::Throw(exception) => {
                if self.handle_again(start, base) {
                    self.link_context(exception);
                }
                self.pending = exception;
                self.run_from(at, base, true)
            }
            How::Delegated(value) => {
                self.handle_again(start, base);
                write(base, i.b(), value);
                let target = at.wrapping_offset(word_of_jump(at));
                self.run_from(target, base, false)
            }
        }
    }

    /// Runs the `PushHandled` behind a `yield`: whether there were any.
    fn handle_again(&mut self, start: Pc, base: *mut u64) -> bool {
        let mut pc = behind(start);
        while instruction(pc).opcode() == Opcode::PushHandled {
            let m = machine(pc, base, self);
            let _ = unwind::push_handled(&m, instruction(pc));
            pc = behind(pc);
        }
        pc != behind(start)
    }

    /// A StopIteration must not leave a generator: RuntimeError instead.
    pub(crate) fn generator_raised<T>(
        &mut self,
        exception: Value,
        flavor: Flavor,
    ) -> Result<T, Raised> {
        let what = match flavor {
            Flavor::Coroutine => "coroutine",
            Flavor::AsyncGenerator => "async generator",
            _ => "generator",
        };
        let class = self.type_name_of_stop(exception);
        let text = self.new_str(&format!("{what} raised {class}"))?;
        let class = self.class(Type::RuntimeError);
        let error = self.new_exception(class, &[text])?;
        Exception(error).set_cause(self, exception);
        Exception(error).set_context(self, exception);
        self.raise_value(error)
    }

    fn type_name_of_stop(&self, exception: Value) -> &'static str {
        if self.is_instance(exception, Type::StopIteration) {
            "StopIteration"
        } else {
            "StopAsyncIteration"
        }
    }

    /// The exception that the arguments of `throw` mean.
    pub(crate) fn thrown(&mut self, args: &[Value]) -> Result<Value, Raised> {
        let none = self.none();
        let given = |at: usize| args.get(at).copied().filter(|arg| *arg != none);
        let (kind, value, traceback) = (args[0], given(1), given(2));
        if let Some(traceback) = traceback
            && !traceback.is(Kind::Traceback)
        {
            return self
                .raise(Type::TypeError, "throw() third argument must be a traceback object");
        }
        let exception = if Exception::of(kind).is_some() {
            if value.is_some() {
                let text = "instance exception may not have a separate value";
                return self.raise(Type::TypeError, text);
            }
            kind
        } else if self.as_class(kind).is_some_and(|class| class.is_exception()) {
            let made = match value {
                Some(value) if self.is_kind_of(value, kind) => Ok(value),
                Some(value) => match Tuple::of(value) {
                    Some(args) => self.call(kind, args.items()),
                    None => self.call(kind, &[value]),
                },
                None => self.call(kind, &[]),
            };
            match made {
                Ok(made) if Exception::of(made).is_some() => made,
                Ok(made) => {
                    let text = format!(
                        "calling {} should have returned an instance of BaseException, not {}",
                        self.str_text(kind)?,
                        self.type_name(made)
                    );
                    let _: Result<(), _> = self.raise(Type::TypeError, text);
                    self.take_pending()
                }
                // What goes wrong in making it is thrown in its place.
                Err(Raised) => self.take_pending(),
            }
        } else {
            let text = format!(
                "exceptions must be classes or instances deriving from BaseException, not {}",
                self.type_name(kind)
            );
            return self.raise(Type::TypeError, text);
        };
        if let Some(traceback) = traceback {
            Exception(exception).set_traceback(self, traceback);
        }
        Ok(exception)
    }

    fn is_kind_of(&self, value: Value, class: Value) -> bool {
        self.as_class(class).is_some_and(|class| self.class_of(value).is_subclass(class))
    }
}

fn word_of_jump(at: Pc) -> isize {
    crate::interp::core::frame::word(at, 1) as i32 as isize
}

/// The name of a flavor, in messages.
fn flavor_name(flavor: Flavor) -> &'static str {
    match flavor {
        Flavor::Coroutine => "coroutine",
        Flavor::AsyncGenerator => "async generator",
        _ => "generator",
    }
}

impl Generator {
    /// What it delegates to, where it is suspended at `at`.
    pub(crate) fn delegate(self, at: Pc) -> Option<Value> {
        (instruction(at).opcode() == Opcode::Relay)
            .then(|| self.register(crate::interp::core::frame::word(at, 4) as u8))
    }
}
