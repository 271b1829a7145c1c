//! Loops, `if`, and the jumps out of blocks.

use super::assembler::{Label, Reg};
use super::body::{Block, Body, Place};
use super::unroll::few_items;
use crate::bytecode::{Constant, Opcode};
use crate::scope::fold;
use sidewinder_syntax::ast::{self, Expr, Stmt};
use sidewinder_syntax::span;

impl<'a> Body<'a> {
    /// `if` .. `elif` .. `else`.
    pub fn if_statement(&mut self, statement: &'a ast::StmtIf) {
        let end = self.asm.label();
        let first = (span(statement), Some(&*statement.test), &statement.body[..]);
        let clauses = statement
            .elif_else_clauses
            .iter()
            .map(|clause| (span(clause), clause.test.as_ref(), &clause.body[..]));
        let mut clauses = std::iter::once(first).chain(clauses).peekable();
        while let Some((place, test, body)) = clauses.next() {
            self.at(place);
            if let Some(test) = test.filter(|test| self.constant(test).is_some()) {
                self.mark_line(span(test));
            }
            if let (Some(test), Some(target)) = (test, self.plain_leave(body))
                && !self.marks_lines()
            {
                self.jump_if(test, true, target);
                continue;
            }
            let otherwise = self.asm.label();
            if let Some(test) = test {
                self.jump_unless(test, otherwise);
            }
            self.statements(body);
            if clauses.peek().is_some() {
                self.jump(end);
            }
            self.asm.place(otherwise);
        }
        self.asm.place(end);
    }

    /// Where a body goes that only leaves the loop around it, with nothing to wind up.
    fn plain_leave(&self, body: &[Stmt]) -> Option<Label> {
        match (body, self.blocks.last()) {
            ([Stmt::Break(_)], Some(&Block::Loop { exit, .. })) => Some(exit),
            ([Stmt::Continue(_)], Some(&Block::Loop { next, .. })) => Some(next),
            _ => None,
        }
    }

    /// `while`.
    pub fn while_statement(&mut self, statement: &'a ast::StmtWhile) {
        let (exhausted, exit) = (self.asm.label(), self.asm.label());
        if self.constant(&statement.test).is_some_and(|test| !fold::truth(&test)) {
            self.statements(&statement.orelse);
            return;
        }
        if self.marks_lines() {
            return self.marked_while(statement, exhausted, exit);
        }
        let next = self.loop_header();
        self.jump_unless(&statement.test, exhausted);
        self.push_block(Block::Loop { next, exit });
        self.statements(&statement.body);
        self.jump(next);
        self.pop_block();
        self.asm.place(exhausted);
        self.statements(&statement.orelse);
        self.asm.place(exit);
    }

    /// `while` as CPython has it, for who traces lines: a test before the loop, and one at its end.
    fn marked_while(&mut self, statement: &'a ast::StmtWhile, exhausted: Label, exit: Label) {
        let test = &*statement.test;
        let is_constant = self.constant(test).is_some();
        if is_constant {
            self.mark_line(span(test));
        }
        self.jump_unless(test, exhausted);
        let (header, next) = (self.loop_header(), self.asm.label());
        self.push_block(Block::Loop { next, exit });
        self.statements(&statement.body);
        self.pop_block();
        self.asm.place(next);
        self.at(span(statement));
        if is_constant {
            self.mark_line(span(test));
        }
        self.jump_unless(test, exhausted);
        self.jump(header);
        self.asm.place(exhausted);
        self.statements(&statement.orelse);
        self.asm.place(exit);
    }

    /// `for`.
    pub fn for_statement(&mut self, statement: &'a ast::StmtFor) {
        let (exhausted, exit) = (self.asm.label(), self.asm.label());
        let iterator = self.alloc();
        if statement.is_async {
            self.async_iterator(&statement.iter, iterator);
        } else {
            self.for_iterator(&statement.iter, iterator);
        }
        let (header, had_loop) = (self.asm.offset(), self.has_loop);
        let next = self.loop_header();
        self.next_target(&statement.target, iterator, exhausted, statement.is_async);
        self.push_block(Block::Loop { next, exit });
        self.statements(&statement.body);
        self.jump(next);
        self.unroll(header, few_items(&statement.iter), had_loop);
        self.pop_block();
        self.asm.place(exhausted);
        self.statements(&statement.orelse);
        self.asm.place(exit);
    }
    /// `dst` = an iterator. A list display that nobody else can see may be a constant tuple.
    fn for_iterator(&mut self, iter: &'a Expr, dst: Reg) {
        let constants =
            |elts: &[Expr]| elts.iter().map(|elt| self.constant(elt)).collect::<Option<Vec<_>>>();
        match iter {
            Expr::List(list) if let Some(items) = constants(&list.elts) => {
                self.load_const(Constant::Tuple(items.into()), dst);
                self.asm.emit(Opcode::GetIter, dst, dst, 0);
            }
            _ => self.iterator(iter, dst),
        }
    }
    /// As [`Body::for_target`], for `async for` as well.
    pub fn next_target(&mut self, target: &'a Expr, iterator: Reg, end: Label, is_async: bool) {
        if is_async {
            self.async_target(target, iterator, end);
        } else {
            self.for_target(target, iterator, end);
        }
    }
    /// The next item into the target; at the end goes to `end`.
    pub fn for_target(&mut self, target: &'a Expr, iterator: Reg, end: Label) {
        let mark = self.mark();
        match target.as_name_expr().map(|name| self.resolve(&name.id).1) {
            Some(Place::Local(local)) => {
                self.asm.jump(Opcode::ForIter, local, iterator, end);
                self.set_bound(local);
            }
            _ => {
                let item = self.alloc();
                self.asm.jump(Opcode::ForIter, item, iterator, end);
                self.assign(target, item);
            }
        }
        self.release(mark);
    }

    /// `break` and `continue`.
    pub fn leave_loop(&mut self, is_break: bool) {
        let found = self.blocks.iter().enumerate().rev().find_map(|(depth, block)| match *block {
            Block::Loop { next, exit } => Some((depth, if is_break { exit } else { next })),
            _ => None,
        });
        // Outside of a loop it is refused in `syntax/check.rs`.
        let Some((depth, target)) = found else { return };
        let blocks = self.unwind(depth + 1);
        self.jump(target);
        self.rewind(blocks);
    }

    /// `return`.
    pub fn return_statement(&mut self, statement: &'a ast::StmtReturn) {
        // What is wound up on the way may change the variable, but not the value.
        let winds_up = self.blocks.iter().any(|block| {
            matches!(
                block,
                Block::Finally { .. } | Block::With { .. } | Block::Handler { name: Some(_), .. }
            )
        });
        let value = match statement.value.as_deref() {
            Some(value) if winds_up && self.constant(value).is_none() => Some(self.push(value)),
            Some(value) if self.constant(value).is_none() => Some(self.operand(value)),
            _ => None,
        };
        let constant = value.is_none();
        if constant && let Some(value) = statement.value.as_deref() {
            self.mark_line(span(value));
        }
        if statement.value.is_none() || !constant {
            self.touch_line(span(statement));
        }
        let wound_up = winds_up && self.marks_lines();
        self.at(span(statement));
        let blocks = self.unwind(0);
        if !wound_up {
            self.at(span(statement));
        }
        let value = value.unwrap_or_else(|| {
            let constant = statement.value.as_deref().and_then(|value| self.constant(value));
            self.push_const(constant.unwrap_or(Constant::None))
        });
        self.give_back(value);
        self.asm.stop();
        self.rewind(blocks);
    }

    /// Statements in order.
    pub fn statements(&mut self, statements: &'a [Stmt]) {
        for statement in statements {
            self.statement(statement);
        }
    }
}
