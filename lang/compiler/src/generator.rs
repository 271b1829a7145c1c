//! Generators: what suspends a frame, and generator expressions.
//!
//! ```text
//! def g(n):                Enter
//!                          MakeGenerator  r1                  # a call gives this
//!                          Enter                              # the first `next` comes here
//!     x = yield n          Yield          r2, r0, r1
//!                          Enter                              # every other one
//! ```
//!
//! The exception that a handler handles is that of whoever is asked while the frame sleeps: a `yield` in a handler is between
//! a `PopHandled` and the handler's own `PushHandled`.
//!
//! `yield from` is a loop that hands on:
//!
//! ```text
//! yield from xs            GetYieldIter   r2, r0
//!                          LoadConst      r4, None
//!                    next: Loop
//!                          Send           r3, r2, r4, -> done
//!                          Relay          r4, r3, r1, -> done # what is sent here goes to the iterator in r2
//!                          Enter
//!                          Jump           -> next
//!                    done:                                    # r3 is the value of the `yield from`
//! ```

use super::assembler::{Label, Reg};
use super::body::{Block, Body};
use super::scope::FIRST_ITERATOR;
use crate::bytecode::{Constant, Flavor, Opcode};
use sidewinder_syntax::ast::{self, Expr};
use sidewinder_syntax::source::Span;
use sidewinder_syntax::span;

/// Who awaits: the program.
pub const AWAITING: u8 = 0;
/// Who awaits: an `async with`, what `__aenter__` gave.
pub const ENTERING: u8 = 1;
/// Who awaits: an `async with`, what `__aexit__` gave.
pub const LEAVING: u8 = 2;

impl<'a> Body<'a> {
    /// The start of a generator, behind the parameters: a call gives it, and the rest runs when it is resumed.
    pub fn start_generator(&mut self) {
        if self.flavor == Flavor::Plain {
            return;
        }
        let generator = self.alloc();
        self.generator = Some(generator);
        self.keep_in_place();
        // In tracebacks this is the line of the `def`, without marks.
        let before = self.asm.span;
        self.at(Span::new(before.start, before.start));
        self.asm.emit(Opcode::MakeGenerator, generator, 0, 0);
        self.asm.emit(Opcode::Enter, 0, 0, 0);
        self.at(before);
    }

    /// Leaves the unit with a value.
    pub fn give_back(&mut self, value: Reg) {
        match self.generator {
            Some(generator) => self.asm.emit(Opcode::Finish, value, generator, 0),
            None => self.asm.emit(Opcode::Return, value, 0, 0),
        }
    }

    /// `yield`.
    pub fn yield_value(&mut self, expr: &'a ast::ExprYield, dst: Reg) {
        let value = match expr.value.as_deref() {
            Some(value) => self.operand(value),
            None => self.push_const(Constant::None),
        };
        self.suspend(value, dst);
    }

    /// `await`.
    pub fn await_expression(&mut self, expr: &'a ast::ExprAwait, dst: Reg) {
        let awaited = self.operand(&expr.value);
        self.await_value(awaited, AWAITING, dst);
    }

    /// `dst` = the result of awaiting what is in a register; `who` does so.
    pub fn await_value(&mut self, awaited: Reg, who: u8, dst: Reg) {
        let mark = self.mark();
        let iterator = self.alloc();
        self.asm.emit(Opcode::GetAwaitable, iterator, awaited, who);
        self.delegate(iterator, dst);
        self.release(mark);
    }

    /// `dst` = an asynchronous iterator.
    pub fn async_iterator(&mut self, iter: &'a Expr, dst: Reg) {
        let mark = self.mark();
        let iterable = self.operand(iter);
        self.asm.emit(Opcode::GetAsyncIter, dst, iterable, 0);
        self.release(mark);
    }

    /// The next item of an asynchronous iterator into the target; at the end, which is an exception, goes to `end`.
    pub fn async_target(&mut self, target: &'a Expr, iterator: Reg, end: Label) {
        let mark = self.mark();
        let (stopped, failed, fine) = (self.asm.label(), self.asm.label(), self.asm.label());
        let bound = self.lasting();
        let exception = self.alloc();
        let item = self.alloc();
        let region = self.open_region(stopped, exception);
        let awaited = self.alloc();
        self.asm.emit(Opcode::GetAsyncNext, awaited, iterator, 0);
        self.delegate(awaited, item);
        self.asm.pause_region(region);
        self.jump(fine);
        self.asm.place_handler(stopped, bound);
        self.asm.jump(Opcode::JumpNotAsyncStop, exception, 0, failed);
        self.jump(end);
        self.asm.place(failed);
        self.asm.emit(Opcode::Reraise, exception, 0, 0);
        self.asm.stop();
        self.asm.place(fine);
        self.assign(target, item);
        self.release(mark);
    }

    /// Gives `value` to whoever resumed the generator; `dst` = what is sent back.
    fn suspend(&mut self, value: Reg, dst: Reg) {
        let Some(generator) = self.generator else { return };
        let value = if self.flavor == Flavor::AsyncGenerator {
            let wrapped = self.alloc();
            self.asm.emit(Opcode::WrapAsync, wrapped, value, 0);
            wrapped
        } else {
            value
        };
        self.stop_handling();
        self.asm.emit(Opcode::Yield, dst, value, generator);
        self.go_on_handling();
    }

    fn stop_handling(&mut self) {
        let first = self.blocks.iter().find_map(|block| match *block {
            Block::Handler { previous, .. } => Some(previous),
            _ => None,
        });
        if let Some(previous) = first {
            self.asm.emit(Opcode::PopHandled, previous, 0, 0);
        }
    }

    fn go_on_handling(&mut self) {
        self.asm.emit(Opcode::Enter, 0, 0, 0);
        for index in 0..self.blocks.len() {
            if let Block::Handler { exception, previous, .. } = self.blocks[index] {
                self.asm.emit(Opcode::PushHandled, previous, exception, 0);
            }
        }
    }

    /// `yield from`.
    pub fn yield_from(&mut self, expr: &'a ast::ExprYieldFrom, dst: Reg) {
        let iterator = self.alloc();
        let mark = self.mark();
        let iterable = self.operand(&expr.value);
        self.asm.emit(Opcode::GetYieldIter, iterator, iterable, 0);
        self.release(mark);
        self.delegate(iterator, dst);
    }

    /// `dst` = the result of an iterator, all of whose items are given to whoever resumes the generator.
    pub fn delegate(&mut self, iterator: Reg, dst: Reg) {
        let Some(generator) = self.generator else { return };
        let (value, sent) = (self.alloc(), self.alloc());
        let done = self.asm.label();
        self.load_const(Constant::None, sent);
        let next = self.loop_header();
        self.asm.jump_extra(Opcode::Send, [value, iterator, sent], done, &[]);
        self.stop_handling();
        let extra = [0, 0, iterator as u32];
        self.asm.jump_extra(Opcode::Relay, [sent, value, generator], done, &extra);
        self.go_on_handling();
        self.jump(next);
        self.asm.place(done);
        self.copy(dst, value);
    }

    /// A generator expression: `dst` = the generator, its first iterator made at once.
    pub fn generator_expression(&mut self, comp: &'a ast::ExprGenerator, dst: Reg) {
        // As the only argument of a call it has the parentheses of the call.
        let mut place = self.asm.span;
        if !comp.parenthesized {
            let text = self.context.file.text();
            let start = text[..place.start as usize].rfind('(');
            let end = text[place.end as usize..].find(')');
            place.start = start.map_or(place.start, |start| start as u32);
            place.end += end.map_or(0, |end| end as u32 + 1);
            self.at(place);
        }
        let scope = self.scopes().of(comp);
        let window = self.window();
        let iterator = self.alloc();
        let mark = self.mark();
        let parts = self.function_parts(None);
        let child = self.function(scope, "<genexpr>", None, place, |inner| {
            let Some(first) = inner.local(FIRST_ITERATOR) else { return };
            inner.yield_items(&comp.elt, &comp.generators, first);
            inner.return_none();
        });
        self.make_function(child, parts, window);
        self.release(mark);
        if self.scopes().shows_variables() || self.scopes().get(scope).wants_locals {
            self.shown_iterator(&comp.generators[0], iterator);
        } else {
            self.first_iterator(&comp.generators[0], iterator);
        }
        self.asm.emit(Opcode::Call, dst, window, 1);
    }

    /// The loops of a generator expression, from the first iterator on.
    fn yield_items(&mut self, element: &'a Expr, generators: &'a [ast::Comprehension], first: Reg) {
        let Some((generator, inner)) = generators.split_first() else { return };
        let end = self.asm.label();
        let next = self.loop_header();
        self.next_target(&generator.target, first, end, generator.is_async);
        for condition in &generator.ifs {
            self.jump_unless(condition, next);
        }
        let mark = self.mark();
        match inner.first() {
            Some(following) => {
                let iterator = self.alloc();
                self.first_iterator(following, iterator);
                self.yield_items(element, inner, iterator);
            }
            None => {
                let before = self.at(span(element));
                let value = self.operand(element);
                let unused = self.alloc();
                self.suspend(value, unused);
                self.at(before);
            }
        }
        self.release(mark);
        self.jump(next);
        self.asm.place(end);
    }
}
