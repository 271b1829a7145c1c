//! `try` and `with`: code that is wound up however it is left.
//!
//! A `finally` clause is written once for every way out: for the end of the `try` clause, for every `return`, `break` and `continue`
//! that leaves it, and for exceptions:
//!
//! ```text
//! try:                     (covered)   body
//!     body                             cleanup
//! finally:                             Jump           -> end
//!     cleanup              handler:    PushHandled    r5, r4      # r4 holds the exception
//!                          (covered)   cleanup
//!                                      PopHandled     r5
//!                                      Reraise        r4
//!                          failed:     PopHandled     r5          # an exception in the handler is in r4
//!                                      Reraise        r4
//!                          end:
//! ```

use super::assembler::{Bound, Label, Reg, Region};
use super::body::{Block, Body, Place};
use super::generator::{ENTERING, LEAVING};
use crate::bytecode::{Constant, Opcode};
use sidewinder_syntax::ast::{self, ExceptHandler, Expr, Stmt};
use sidewinder_syntax::source::Span;
use sidewinder_syntax::span;

/// A handler that is being written.
struct Handling {
    /// The register of the exception.
    exception: Reg,
    /// The register of the exception that was being handled before.
    previous: Reg,
    /// Where an exception of the handler's own goes.
    failed: Label,
}

impl Handling {
    /// The block of the handler's own code.
    fn block<'a>(&self, region: Region, name: Option<&'a str>) -> Block<'a> {
        Block::Handler { region, exception: self.exception, previous: self.previous, name }
    }
}

impl<'a> Body<'a> {
    /// `try`.
    pub fn try_statement(&mut self, statement: &'a ast::StmtTry) {
        if statement.finalbody.is_empty() {
            return self.try_except(statement);
        }
        let (handler, end) = (self.asm.label(), self.asm.label());
        let (mark, bound) = (self.mark(), self.lasting());
        let region = self.open_region(handler, self.next_register());
        self.push_block(Block::Finally { region, body: &statement.finalbody });
        self.mark_line(span(statement));
        if statement.handlers.is_empty() {
            self.statements(&statement.body);
        } else {
            let mark = self.mark();
            self.try_except(statement);
            self.release(mark);
        }
        self.pop_block();
        self.statements(&statement.finalbody);
        self.jump(end);

        self.asm.place_handler(handler, bound);
        let handling = self.start_handling(mark);
        let region = self.open_region(handling.failed, handling.exception);
        self.push_block(handling.block(region, None));
        self.statements(&statement.finalbody);
        self.pop_block();
        self.pass_on(&handling);
        self.fail(handling.failed, &handling, None, bound);
        self.asm.place(end);
    }

    fn try_except(&mut self, statement: &'a ast::StmtTry) {
        let (handler, end) = (self.asm.label(), self.asm.label());
        let (mark, bound) = (self.mark(), self.lasting());
        let region = self.open_region(handler, self.next_register());
        self.push_block(Block::Try { region });
        self.touch_line(span(statement));
        self.statements(&statement.body);
        self.pop_block();
        self.statements(&statement.orelse);
        self.jump(end);

        self.asm.place_handler(handler, bound);
        let handling = self.start_handling(mark);
        if statement.is_star {
            return self.star_clauses(&statement.handlers, &handling, end, bound);
        }
        for clause in &statement.handlers {
            self.except_clause(clause, &handling, end, bound);
        }
        self.pass_on(&handling);
        self.fail(handling.failed, &handling, None, bound);
        self.asm.place(end);
    }

    /// `except*` clauses: each takes its part of the group, and what they raise is put together with what nobody took.
    fn star_clauses(
        &mut self,
        clauses: &'a [ExceptHandler],
        handling: &Handling,
        end: Label,
        bound: Option<Bound>,
    ) {
        let (raised, rest) = (self.alloc(), self.alloc());
        self.asm.emit(Opcode::BuildList, raised, 0, 0);
        self.copy(rest, handling.exception);
        let region = self.open_region(handling.failed, handling.exception);
        self.push_block(handling.block(region, None));
        for clause in clauses {
            let ExceptHandler::ExceptHandler(clause) = clause;
            let mark = self.mark();
            let (next, failed) = (self.asm.label(), self.asm.label());
            self.at(span(clause));
            let (part, other) = (self.alloc(), self.alloc());
            let previous = self.alloc();
            let caught = self.alloc();
            if let Some(class) = &clause.type_ {
                let class = self.operand(class);
                self.asm.emit(Opcode::SplitGroup, part, rest, class);
            }
            self.copy(rest, other);
            self.asm.jump(Opcode::JumpNone, part, 0, next);
            let name = clause.name.as_ref().map(|name| name.as_str());
            self.asm.emit(Opcode::PushHandled, previous, part, 0);
            if let Some(name) = name {
                self.store_name(name, part);
            }
            let bound_inside = self.lasting();
            let region = self.open_region(failed, caught);
            self.push_block(Block::Handler { region, exception: part, previous, name });
            self.statements(&clause.body);
            self.pop_block();
            self.at(span(clause));
            self.stay_on_line();
            self.leave_handler(previous, name);
            self.jump(next);
            self.asm.place_handler(failed, bound_inside);
            self.leave_lines();
            self.leave_handler(previous, name);
            self.asm.emit(Opcode::ListAppend, raised, caught, 0);
            self.asm.place(next);
            self.release(mark);
        }
        self.asm.emit(Opcode::ListAppend, raised, rest, 0);
        let left = self.alloc();
        self.asm.emit(Opcode::JoinGroup, left, handling.exception, raised);
        self.pop_block();
        self.asm.emit(Opcode::PopHandled, handling.previous, 0, 0);
        self.asm.jump(Opcode::JumpNone, left, 0, end);
        self.asm.emit(Opcode::Reraise, left, 0, 0);
        self.asm.stop();
        self.fail(handling.failed, handling, None, bound);
        self.asm.place(end);
    }

    fn except_clause(
        &mut self,
        clause: &'a ExceptHandler,
        handling: &Handling,
        end: Label,
        bound: Option<Bound>,
    ) {
        let ExceptHandler::ExceptHandler(clause) = clause;
        let mark = self.mark();
        let next = self.asm.label();
        self.at(span(clause));
        if clause.type_.is_none() {
            self.mark_line(span(clause));
        }
        if let Some(class) = &clause.type_ {
            // Whatever evaluating the class raises leaves the handler.
            let region = self.open_region(handling.failed, handling.exception);
            let class = self.operand(class);
            self.asm.jump(Opcode::JumpNoMatch, handling.exception, class, next);
            self.asm.pause_region(region);
        }
        self.release(mark);
        let name = clause.name.as_ref().map(|name| name.as_str());
        let failed = if name.is_some() { self.asm.label() } else { handling.failed };
        if let Some(name) = name {
            self.store_name(name, handling.exception);
        }
        let region = self.open_region(failed, handling.exception);
        self.push_block(handling.block(region, name));
        self.statements(&clause.body);
        self.pop_block();
        self.at(span(clause));
        self.stay_on_line();
        self.leave_handler(handling.previous, name);
        self.jump(end);
        if name.is_some() {
            self.fail(failed, handling, name, bound);
        }
        self.asm.place(next);
    }

    /// The start of a handler: the exception is in the first register that was free before the body.
    fn start_handling(&mut self, mark: usize) -> Handling {
        self.release(mark);
        let exception = self.alloc();
        let previous = self.alloc();
        let failed = self.asm.label();
        let before = self.asm.span;
        self.leave_lines();
        self.asm.emit(Opcode::PushHandled, previous, exception, 0);
        self.at(before);
        Handling { exception, previous, failed }
    }
    /// The end of a handler that handles nothing: on with the exception.
    fn pass_on(&mut self, handling: &Handling) {
        self.leave_lines();
        self.asm.emit(Opcode::PopHandled, handling.previous, 0, 0);
        self.asm.emit(Opcode::Reraise, handling.exception, 0, 0);
        self.asm.stop();
    }
    /// Where an exception raised in a handler goes: out of it.
    fn fail(
        &mut self,
        failed: Label,
        handling: &Handling,
        name: Option<&'a str>,
        bound: Option<Bound>,
    ) {
        self.asm.place_handler(failed, bound);
        self.leave_lines();
        self.leave_handler(handling.previous, name);
        self.asm.emit(Opcode::Reraise, handling.exception, 0, 0);
        self.asm.stop();
    }
    /// Leaves a handler: what was handled before is handled again, and the name is deleted.
    pub fn leave_handler(&mut self, previous: Reg, name: Option<&'a str>) {
        self.asm.emit(Opcode::PopHandled, previous, 0, 0);
        if let Some(name) = name {
            // The body may have deleted it already.
            let mark = self.mark();
            if !self.unbind_local(name) {
                let none = self.push_const(Constant::None);
                self.store_name(name, none);
                self.delete_name(name);
            }
            self.release(mark);
        }
    }

    /// `with`; several items are nested.
    pub fn with_statement(
        &mut self,
        items: &'a [ast::WithItem],
        body: &'a [Stmt],
        (place, is_async): (Span, bool),
    ) {
        let (enter_name, exit_name) =
            if is_async { ("__aenter__", "__aexit__") } else { ("__enter__", "__exit__") };
        let Some((item, rest)) = items.split_first() else { return self.statements(body) };
        let (handler, end) = (self.asm.label(), self.asm.label());
        let exit = self.alloc();
        let mark = self.mark();
        self.at(place);
        let manager = self.push(&item.context_expr);
        let window = self.window();
        self.asm.emit_name(Opcode::LoadSpecial, window, manager, 0, enter_name);
        self.asm.emit_name(Opcode::LoadSpecial, exit, manager, 0, exit_name);
        // A plain local can be given its value at once.
        let target = item.optional_vars.as_deref();
        let local =
            target.and_then(Expr::as_name_expr).and_then(|name| match self.resolve(&name.id).1 {
                Place::Local(local) => Some(local),
                _ => None,
            });
        let value = local.unwrap_or_else(|| self.alloc());
        if is_async {
            self.asm.emit(Opcode::Call, window, window, 0);
            self.await_value(window, ENTERING, value);
        } else {
            self.asm.emit(Opcode::Call, value, window, 0);
        }
        if local.is_some() {
            self.set_bound(value);
        }
        // The target is assigned under the protection of the `with`.
        let bound = self.lasting();
        let region = self.open_region(handler, mark as Reg);
        self.push_block(Block::With { region, exit, span: place, is_async });
        if let (Some(target), None) = (target, local) {
            self.assign(target, value);
        }
        self.release(mark);
        self.with_statement(rest, body, (place, is_async));
        self.release(mark);
        self.pop_block();
        self.leave_with(exit, place, is_async);
        self.jump(end);

        self.asm.place_handler(handler, bound);
        self.at(place);
        let handling = self.start_handling(mark);
        let region = self.open_region(handling.failed, handling.exception);
        self.push_block(handling.block(region, None));
        let suppressed = self.exit_with_exception(exit, handling.exception);
        if is_async {
            self.await_value(suppressed, LEAVING, suppressed);
        }
        let passed = self.asm.label();
        self.asm.jump(Opcode::JumpFalse, suppressed, 0, passed);
        self.pop_block();
        self.asm.emit(Opcode::PopHandled, handling.previous, 0, 0);
        self.jump(end);
        self.asm.place(passed);
        self.pass_on(&handling);
        self.fail(handling.failed, &handling, None, bound);
        self.asm.place(end);
    }
    /// `exit(type(exception), exception, exception.__traceback__)`, and the register of its result.
    fn exit_with_exception(&mut self, exit: Reg, exception: Reg) -> Reg {
        let window = self.window();
        self.copy(window, exit);
        let class = self.alloc();
        self.asm.emit_name(Opcode::GetAttr, class, exception, 0, "__class__");
        let argument = self.alloc();
        self.copy(argument, exception);
        let traceback = self.alloc();
        self.asm.emit_name(Opcode::GetAttr, traceback, exception, 0, "__traceback__");
        self.asm.emit(Opcode::Call, window, window, 3);
        window
    }
    /// Leaves a `with` without exception: `exit(None, None, None)`.
    pub fn leave_with(&mut self, exit: Reg, place: Span, is_async: bool) {
        let mark = self.mark();
        let before = self.at(place);
        let window = self.window();
        self.copy(window, exit);
        for _ in 0..3 {
            self.push_const(Constant::None);
        }
        self.asm.emit(Opcode::Call, window, window, 3);
        if is_async {
            self.await_value(window, LEAVING, window);
        }
        self.at(before);
        self.release(mark);
    }
}
