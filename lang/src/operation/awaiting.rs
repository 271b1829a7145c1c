//! What `await`, `async for` and asynchronous generators do with objects.
//!
//! An *awaiter* is what the runtime itself gives to be awaited: the objects of `asend`, `athrow` and `aclose`, what `anext` with a
//! default gives, and the `__await__` of a coroutine. Its answers are those of `interp/handlers/revive.rs`: a value that goes to the loop that
//! drives everything, or the end with its result in [`Vm::stopped`].

use crate::object::{Generator, Kind, Name, Raised, Tuple, Type, Value};
use crate::vm::Vm;

/// Words of an awaiter.
mod word {
    /// The generator, the coroutine, or what is awaited.
    pub const WHAT: usize = 1;
    /// What is sent first; the arguments of a throw, or null to close; the default.
    pub const WITH: usize = 2;
    /// How far it is.
    pub const STATE: usize = 4;
}

/// States of an awaiter.
pub mod state {
    /// Nothing has been sent.
    pub const FRESH: usize = 0;
    /// Something has.
    pub const STARTED: usize = 1;
    /// It is over.
    pub const CLOSED: usize = 2;
}

/// Bits of [`Generator::state`]: one of its awaiters is at work.
pub const BUSY: u64 = 1;
/// Bits of [`Generator::state`]: it is closed, or has ended.
pub const CLOSED: u64 = 2;

impl Vm {
    /// An awaiter, or the mark of a value that an asynchronous generator yields.
    pub(crate) fn new_awaiter(
        &mut self,
        ty: Type,
        [what, with]: [Value; 2],
    ) -> Result<Value, Raised> {
        let awaiter = self.allocate_as(ty, 40)?;
        awaiter.init(word::WHAT, what);
        awaiter.init(word::WITH, with);
        Ok(awaiter)
    }

    /// What `await value` sends to; `who` awaits.
    pub(crate) fn await_iter(&mut self, value: Value, who: Value) -> Result<Value, Raised> {
        if self.is_exactly(value, Type::Coroutine) {
            let coroutine = Generator(value);
            if coroutine.suspended().is_some_and(|at| coroutine.delegate(at).is_some()) {
                return self.raise(Type::RuntimeError, "coroutine is being awaited already");
            }
            return Ok(value);
        }
        if value.is(Kind::Awaiter) {
            return Ok(value);
        }
        let Some(method) = self.special(value, Name::Await) else {
            let class = self.type_name(value);
            let text = match who.as_small() {
                0 => format!("object {class} can't be used in 'await' expression"),
                other => format!(
                    "'async with' received an object from {} that does not implement __await__: {class}",
                    if other == 1 { "__aenter__" } else { "__aexit__" }
                ),
            };
            return self.raise(Type::TypeError, text);
        };
        let iterator = self.call_special(method, value, &[])?;
        if self.is_exactly(iterator, Type::Coroutine) {
            return self.raise(Type::TypeError, "__await__() returned a coroutine");
        }
        if self.special(iterator, Name::Next).is_none() {
            let class = self.type_name(iterator);
            let text = format!("__await__() returned non-iterator of type '{class}'");
            return self.raise(Type::TypeError, text);
        }
        Ok(iterator)
    }

    /// The asynchronous iterator of an `async for`.
    pub(crate) fn async_iter(&mut self, value: Value) -> Result<Value, Raised> {
        let class = self.type_name(value);
        let Some(method) = self.special(value, Name::AIter) else {
            let text = format!("'async for' requires an object with __aiter__ method, got {class}");
            return self.raise(Type::TypeError, text);
        };
        let iterator = self.call_special(method, value, &[])?;
        if self.special(iterator, Name::ANext).is_none() {
            let text = format!(
                "'async for' received an object from __aiter__ that does not implement __anext__: {}",
                self.type_name(iterator)
            );
            return self.raise(Type::TypeError, text);
        }
        Ok(iterator)
    }

    /// What awaiting the next item of an `async for` sends to.
    pub(crate) fn async_next(&mut self, iterator: Value) -> Result<Value, Raised> {
        // What its two methods would do, which are those of a closed class.
        if self.is_exactly(iterator, Type::AsyncGenerator) {
            return self.new_awaiter(Type::AsyncSend, [iterator, self.none()]);
        }
        let Some(method) = self.special(iterator, Name::ANext) else {
            let class = self.type_name(iterator);
            let text =
                format!("'async for' requires an iterator with __anext__ method, got {class}");
            return self.raise(Type::TypeError, text);
        };
        let awaitable = self.call_special(method, iterator, &[])?;
        let found = self.await_iter(awaitable, Value::small(0));
        if found.is_ok() {
            return found;
        }
        let cause = self.take_pending();
        let class = self.type_name(awaitable);
        let text = self
            .new_str(&format!("'async for' received an invalid object from __anext__: {class}"))?;
        let error = self.new_error(Type::TypeError, &[text])?;
        crate::object::Exception(error).set_cause(self, cause);
        crate::object::Exception(error).set_context(self, cause);
        self.raise_value(error)
    }

    /// `awaiter.send(value)`
    pub(crate) fn send_to_awaiter(
        &mut self,
        awaiter: Value,
        value: Value,
    ) -> Result<Value, Raised> {
        match self.awaiter_type(awaiter) {
            Type::CoroutineWrapper => self.send(awaiter.field(word::WHAT), value),
            Type::AsyncSend => self.send_to_asend(awaiter, value),
            Type::AsyncThrow => self.send_to_athrow(awaiter, value),
            _ => {
                let answer = self
                    .await_iter(awaiter.field(word::WHAT), Value::small(0))
                    .and_then(|iterator| self.send(iterator, value));
                self.or_default(awaiter, answer)
            }
        }
    }

    /// `awaiter.throw(*args)`
    pub(crate) fn throw_to_awaiter(
        &mut self,
        awaiter: Value,
        args: &[Value],
    ) -> Result<Value, Raised> {
        let what = awaiter.field(word::WHAT);
        match self.awaiter_type(awaiter) {
            Type::CoroutineWrapper => self.throw_to_generator(Generator(what), args),
            Type::AsyncSend => {
                if awaiter.count(word::STATE) == state::CLOSED {
                    return self.reused("__anext__()/asend()");
                }
                let answer = self.throw_to_generator(Generator(what), args);
                let answer = self.unwrap(Generator(what), answer);
                self.closed_at_end(awaiter, answer)
            }
            Type::AsyncThrow => {
                if awaiter.count(word::STATE) == state::CLOSED {
                    return self.reused("aclose()/athrow()");
                }
                let generator = Generator(what);
                let answer = self.throw_to_generator(generator, args);
                if !awaiter.field(word::WITH).is_null() {
                    let answer = self.unwrap(generator, answer);
                    return self.closed_at_end(awaiter, answer);
                }
                self.answer_of_close(awaiter, generator, answer)
            }
            _ => {
                let iterator = self.await_iter(what, Value::small(0))?;
                let answer = if let Some(inner) = Generator::of(iterator) {
                    self.throw_to_generator(inner, args)
                } else if iterator.is(Kind::Awaiter) {
                    self.throw_to_awaiter(iterator, args)
                } else {
                    let name = self.intern("throw")?;
                    let method = self.get_attribute(iterator, name)?;
                    let item = self.call(method, args);
                    self.item_or_stop(item)
                };
                self.or_default(awaiter, answer)
            }
        }
    }

    /// `awaiter.close()`
    pub(crate) fn close_awaiter(&mut self, awaiter: Value) -> Result<(), Raised> {
        if self.awaiter_type(awaiter) == Type::CoroutineWrapper {
            return self.close_generator(Generator(awaiter.field(word::WHAT)));
        }
        awaiter.set_count(word::STATE, state::CLOSED);
        Ok(())
    }

    fn awaiter_type(&self, awaiter: Value) -> Type {
        self.class_of(awaiter).builtin.unwrap_or(Type::AsyncValue)
    }

    fn reused(&mut self, what: &str) -> Result<Value, Raised> {
        self.raise(Type::RuntimeError, format!("cannot reuse already awaited {what}"))
    }

    fn send_to_asend(&mut self, awaiter: Value, value: Value) -> Result<Value, Raised> {
        let generator = Generator(awaiter.field(word::WHAT));
        let mut value = value;
        match awaiter.count(word::STATE) {
            state::CLOSED => return self.reused("__anext__()/asend()"),
            state::FRESH => {
                if generator.state() & BUSY != 0 {
                    let text = "anext(): asynchronous generator is already running";
                    return self.raise(Type::RuntimeError, text);
                }
                if value == self.none() {
                    value = awaiter.field(word::WITH);
                }
                awaiter.set_count(word::STATE, state::STARTED);
            }
            _ => {}
        }
        generator.set_state(generator.state() | BUSY);
        let answer = self.send_to_generator(generator, value);
        let answer = self.unwrap(generator, answer);
        self.closed_at_end(awaiter, answer)
    }

    /// An awaiter that has a result, or has raised, is not awaited again.
    fn closed_at_end(
        &mut self,
        awaiter: Value,
        answer: Result<Value, Raised>,
    ) -> Result<Value, Raised> {
        if answer.is_err() || answer == Ok(self.known.end) {
            awaiter.set_count(word::STATE, state::CLOSED);
        }
        answer
    }

    /// What an asynchronous generator answered: a marked value is the result, its end is StopAsyncIteration.
    fn unwrap(
        &mut self,
        generator: Generator,
        answer: Result<Value, Raised>,
    ) -> Result<Value, Raised> {
        match answer {
            Ok(end) if end == self.known.end => {
                generator.set_state(CLOSED);
                self.raise_with(Type::StopAsyncIteration, &[])
            }
            Ok(value) if self.is_exactly(value, Type::AsyncValue) => {
                generator.set_state(generator.state() & !BUSY);
                self.stopped = value.field(word::WHAT);
                Ok(self.known.end)
            }
            Ok(value) => Ok(value),
            Err(Raised) => {
                let ends = self.is_pending(Type::StopAsyncIteration)
                    || self.is_pending(Type::GeneratorExit);
                let closed = if ends { CLOSED } else { 0 };
                generator.set_state(generator.state() & !BUSY | closed);
                Err(Raised)
            }
        }
    }

    fn send_to_athrow(&mut self, awaiter: Value, value: Value) -> Result<Value, Raised> {
        let generator = Generator(awaiter.field(word::WHAT));
        let args = awaiter.field(word::WITH);
        let step = awaiter.count(word::STATE);
        if step == state::CLOSED {
            return self.reused("aclose()/athrow()");
        }
        if generator.is_finished() {
            awaiter.set_count(word::STATE, state::CLOSED);
            self.stopped = self.none();
            return Ok(self.known.end);
        }
        if step == state::STARTED {
            let answer = self.send_to_generator(generator, value);
            if !args.is_null() {
                return self.unwrap(generator, answer);
            }
            return self.answer_of_close(awaiter, generator, answer);
        }
        if generator.state() & BUSY != 0 {
            awaiter.set_count(word::STATE, state::CLOSED);
            let what = if args.is_null() { "aclose" } else { "athrow" };
            let text = format!("{what}(): asynchronous generator is already running");
            return self.raise(Type::RuntimeError, text);
        }
        if generator.state() & CLOSED != 0 {
            awaiter.set_count(word::STATE, state::CLOSED);
            return self.raise_with(Type::StopAsyncIteration, &[]);
        }
        if value != self.none() {
            let text = "can't send non-None value to a just-started coroutine";
            return self.raise(Type::RuntimeError, text);
        }
        awaiter.set_count(word::STATE, state::STARTED);
        generator.set_state(generator.state() | BUSY);
        if args.is_null() {
            generator.set_state(generator.state() | CLOSED);
            let exit = self.class(Type::GeneratorExit).object.get();
            let answer = self.throw_or_close(generator, &[exit], false);
            return self.answer_of_close(awaiter, generator, answer);
        }
        let answer = self.throw_to_generator(generator, Tuple(args).items());
        let answer = self.unwrap(generator, answer);
        self.closed_at_end(awaiter, answer)
    }

    /// What an asynchronous generator answered that is being closed: its end is what is wanted.
    fn answer_of_close(
        &mut self,
        awaiter: Value,
        generator: Generator,
        answer: Result<Value, Raised>,
    ) -> Result<Value, Raised> {
        if let Ok(value) = answer
            && value != self.known.end
        {
            if !self.is_exactly(value, Type::AsyncValue) {
                return answer;
            }
            generator.set_state(generator.state() & !BUSY);
            awaiter.set_count(word::STATE, state::CLOSED);
            return self.raise(Type::RuntimeError, "async generator ignored GeneratorExit");
        }
        generator.set_state(CLOSED);
        awaiter.set_count(word::STATE, state::CLOSED);
        let is_end = answer.is_ok()
            || self.catch(Type::StopAsyncIteration)
            || self.catch(Type::GeneratorExit);
        if !is_end {
            return Err(Raised);
        }
        self.stopped = self.none();
        Ok(self.known.end)
    }

    /// The default of an `anext` in place of the end.
    fn or_default(
        &mut self,
        awaiter: Value,
        answer: Result<Value, Raised>,
    ) -> Result<Value, Raised> {
        if answer.is_err() && self.catch(Type::StopAsyncIteration) {
            self.stopped = awaiter.field(word::WITH);
            return Ok(self.known.end);
        }
        answer
    }
}
