//! Simple statements, and the way to all others.

use super::assembler::Reg;
use super::body::{Body, Place};
use super::scope::ScopeKind;
use crate::bytecode::{Constant, Opcode};
use sidewinder_syntax::ast::{self, Expr, Stmt};
use sidewinder_syntax::span;

impl<'a> Body<'a> {
    /// Any statement.
    pub fn statement(&mut self, statement: &'a Stmt) {
        let mark = self.mark();
        let kept_below = std::mem::replace(&mut self.kept_below, mark);
        let before = self.at(span(statement));
        match statement {
            Stmt::Expr(statement) if self.shows_values => {
                let value = self.operand(&statement.value);
                self.asm.emit(Opcode::Display, value, 0, 0);
            }
            Stmt::Expr(statement) => {
                if self.constant(&statement.value).is_some() {
                    self.mark_line(span(statement));
                }
                self.effect(&statement.value)
            }
            Stmt::Assign(assign) => self.assign_statement(&assign.targets, &assign.value),
            Stmt::AugAssign(assign) => self.augmented(assign),
            Stmt::AnnAssign(assign) => self.annotated(assign),
            Stmt::If(statement) => self.if_statement(statement),
            Stmt::While(statement) => self.while_statement(statement),
            Stmt::For(statement) => self.for_statement(statement),
            Stmt::Break(_) | Stmt::Continue(_) => {
                self.mark_line(span(statement));
                self.leave_loop(statement.is_break_stmt());
            }
            Stmt::Pass(_) => self.mark_line(span(statement)),
            Stmt::Return(statement) => self.return_statement(statement),
            Stmt::Match(statement) => self.match_statement(statement),
            Stmt::Try(statement) => self.try_statement(statement),
            Stmt::With(statement) => self.with_statement(
                &statement.items,
                &statement.body,
                (span(statement), statement.is_async),
            ),
            Stmt::Raise(statement) => self.raise(statement),
            Stmt::Assert(statement) => self.assert(statement),
            Stmt::Delete(statement) => {
                statement.targets.iter().for_each(|target| self.delete(target))
            }
            Stmt::FunctionDef(def) => self.function_statement(def),
            Stmt::ClassDef(def) => self.class_statement(def),
            Stmt::Import(import) => self.import(import),
            Stmt::ImportFrom(import) => self.import_from(import),
            // Declarations say what names mean, nothing else; the rest is refused in `syntax/check.rs`.
            _ => {}
        }
        self.at(before);
        self.kept_below = kept_below;
        self.release(mark);
    }

    /// `target: annotation = value`. The annotations of a function's variables are not evaluated.
    fn annotated(&mut self, assign: &'a ast::StmtAnnAssign) {
        match &assign.value {
            Some(value) => self.assign_statement(std::slice::from_ref(&assign.target), value),
            None => match &*assign.target {
                Expr::Attribute(attribute) => self.effect(&attribute.value),
                Expr::Subscript(subscript) => {
                    self.effect(&subscript.value);
                    self.effect(&subscript.slice);
                }
                _ => {}
            },
        }
        if !matches!(self.kind, ScopeKind::Module | ScopeKind::Class) {
            return;
        }
        match &*assign.target {
            Expr::Name(name) if assign.simple => {
                let value = self.annotation(&assign.annotation);
                let dict = self.alloc();
                self.load_name("__annotations__", dict);
                let name = self.scopes().mangle(self.scope, &name.id);
                let key = self.push_const(Constant::Str(name.as_ref().into()));
                self.asm.emit(Opcode::SetItem, dict, key, value);
            }
            _ if self.scopes().has_text_annotations() => {}
            _ => self.effect(&assign.annotation),
        }
    }

    fn raise(&mut self, statement: &'a ast::StmtRaise) {
        match (&statement.exc, &statement.cause) {
            (Some(exception), Some(cause)) => {
                let exception = self.operand(exception);
                let exception = self.saved(exception, &[cause]);
                let cause = self.operand(cause);
                self.asm.emit(Opcode::RaiseFrom, exception, cause, 0);
            }
            (Some(exception), None) => {
                let exception = self.operand(exception);
                self.asm.emit(Opcode::Raise, exception, 0, 0);
            }
            _ => self.asm.emit(Opcode::RaiseCurrent, 0, 0, 0),
        }
        self.asm.stop();
    }

    fn assert(&mut self, statement: &'a ast::StmtAssert) {
        if self.scopes().optimize() > 0 {
            return;
        }
        let end = self.asm.label();
        self.jump_if(&statement.test, true, end);
        let message = match &statement.msg {
            Some(message) => self.operand(message),
            None => {
                let message = self.alloc();
                self.asm.emit(Opcode::LoadNull, message, 0, 0);
                message
            }
        };
        self.asm.emit(Opcode::AssertionFailed, message, 0, 0);
        self.asm.stop();
        self.asm.place(end);
    }

    /// The register that a value for a name may be computed in, and whether it is the name's own.
    pub fn register_for(&mut self, name: &str) -> (Reg, bool) {
        match self.resolve(name).1 {
            Place::Local(local) => (local, true),
            _ => (self.alloc(), false),
        }
    }

    fn import(&mut self, import: &'a ast::StmtImport) {
        for alias in &import.names {
            let mark = self.mark();
            let (target, last_part) = match &alias.asname {
                Some(name) => (name.as_str(), true),
                None => (alias.name.split('.').next().unwrap_or(&alias.name), false),
            };
            let (module, _) = self.register_for(target);
            self.import_module(&alias.name, Constant::None, last_part as u32, module);
            self.store_name(target, module);
            self.release(mark);
        }
    }

    fn import_module(&mut self, name: &str, from: Constant, how: u32, dst: Reg) {
        if self.asm.is_reachable() {
            let name = self.scopes().mangle(self.scope, name);
            let (name, from) = (self.asm.name_index(&name), self.asm.const_index(from));
            self.asm.emit_extra(Opcode::Import, dst, 0, 0, &[name, 0, from, 0, how]);
        }
    }

    fn import_from(&mut self, import: &'a ast::StmtImportFrom) {
        let module_name = import.module.as_ref().map_or("", |name| name.as_str());
        let module = self.alloc();
        let names = import.names.iter().map(|alias| Constant::Str(alias.name.as_str().into()));
        let names = Constant::Tuple(names.collect());
        self.import_module(module_name, names, 2 * import.level + 1, module);
        for alias in &import.names {
            if alias.name.as_str() == "*" {
                self.asm.emit(Opcode::ImportStar, module, 0, 0);
                continue;
            }
            let mark = self.mark();
            let target = alias.asname.as_ref().unwrap_or(&alias.name);
            let (value, _) = self.register_for(target);
            self.asm.emit_name(Opcode::ImportFrom, value, module, 0, &alias.name);
            self.store_name(target, value);
            self.release(mark);
        }
    }
}
