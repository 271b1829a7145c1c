//! Statements.

use super::maker::{Maker, Node};
use crate::object::{Raised, Value};
use sidewinder_syntax::Mode;
use sidewinder_syntax::ast::{
    Alias, Decorator, ElifElseClause, ExceptHandler, Identifier, ModModule, Stmt, WithItem,
};
use sidewinder_syntax::source::Span;
use sidewinder_syntax::span;

impl Maker<'_> {
    /// The whole of a text.
    pub fn module(&mut self, tree: &ModModule, mode: Mode) -> Result<Value, Raised> {
        let node = match (mode, &tree.body[..]) {
            (Mode::Eval, [Stmt::Expr(statement)]) => {
                let node = self.bare("Expression")?;
                self.set_expr(node, "body", &statement.value)?;
                node
            }
            (Mode::Single, _) => {
                let node = self.bare("Interactive")?;
                self.set_body(node, "body", &tree.body)?;
                node
            }
            _ => {
                let node = self.bare("Module")?;
                self.set_body(node, "body", &tree.body)?;
                self.set_list(node, "type_ignores", [].iter(), |_, none| Ok(*none))?;
                node
            }
        };
        Ok(node.0)
    }

    fn set_body(&mut self, node: Node, field: &str, body: &[Stmt]) -> Result<(), Raised> {
        self.set_list(node, field, body.iter(), |this, statement| this.statement(statement))
    }

    fn statement(&mut self, statement: &Stmt) -> Result<Value, Raised> {
        let node = match statement {
            Stmt::FunctionDef(it) => {
                let class = if it.is_async { "AsyncFunctionDef" } else { "FunctionDef" };
                let node = self.bare(class)?;
                self.set_text(node, "name", it.name.as_str())?;
                let parameters = self.parameters(Some(&it.parameters))?;
                self.set(node, "args", parameters)?;
                self.set_body(node, "body", &it.body)?;
                self.set_decorators(node, &it.decorator_list)?;
                self.set_optional(node, "returns", it.returns.as_deref())?;
                self.set_none(node, "type_comment")?;
                self.put(node, self.behind_decorators(span(it), &it.decorator_list))?;
                node
            }
            Stmt::ClassDef(it) => {
                let node = self.bare("ClassDef")?;
                self.set_text(node, "name", it.name.as_str())?;
                self.set_arguments(node, "bases", it.arguments.as_deref())?;
                self.set_body(node, "body", &it.body)?;
                self.set_decorators(node, &it.decorator_list)?;
                self.put(node, self.behind_decorators(span(it), &it.decorator_list))?;
                node
            }
            Stmt::Return(it) => {
                let node = self.node("Return", it)?;
                self.set_optional(node, "value", it.value.as_deref())?;
                node
            }
            Stmt::Delete(it) => {
                let node = self.node("Delete", it)?;
                self.set_exprs(node, "targets", &it.targets)?;
                node
            }
            Stmt::Assign(it) => {
                let node = self.node("Assign", it)?;
                self.set_exprs(node, "targets", &it.targets)?;
                self.set_expr(node, "value", &it.value)?;
                self.set_none(node, "type_comment")?;
                node
            }
            Stmt::AugAssign(it) => {
                let node = self.node("AugAssign", it)?;
                self.set_expr(node, "target", &it.target)?;
                self.set_mark(node, "op", &format!("{:?}", it.op))?;
                self.set_expr(node, "value", &it.value)?;
                node
            }
            Stmt::AnnAssign(it) => {
                let node = self.node("AnnAssign", it)?;
                self.set_expr(node, "target", &it.target)?;
                self.set_expr(node, "annotation", &it.annotation)?;
                self.set_optional(node, "value", it.value.as_deref())?;
                self.set(node, "simple", Value::small(it.simple as i64))?;
                node
            }
            Stmt::For(it) => {
                let node = self.node(if it.is_async { "AsyncFor" } else { "For" }, it)?;
                self.set_expr(node, "target", &it.target)?;
                self.set_expr(node, "iter", &it.iter)?;
                self.set_body(node, "body", &it.body)?;
                self.set_body(node, "orelse", &it.orelse)?;
                self.set_none(node, "type_comment")?;
                node
            }
            Stmt::While(it) => {
                let node = self.node("While", it)?;
                self.set_expr(node, "test", &it.test)?;
                self.set_body(node, "body", &it.body)?;
                self.set_body(node, "orelse", &it.orelse)?;
                node
            }
            Stmt::If(it) => {
                let node = self.node("If", it)?;
                self.set_expr(node, "test", &it.test)?;
                self.set_body(node, "body", &it.body)?;
                self.set_clauses(node, &it.elif_else_clauses, span(it).end)?;
                node
            }
            Stmt::With(it) => {
                let node = self.node(if it.is_async { "AsyncWith" } else { "With" }, it)?;
                self.set_list(node, "items", it.items.iter(), |this, item: &WithItem| {
                    let node = this.bare("withitem")?;
                    this.set_expr(node, "context_expr", &item.context_expr)?;
                    this.set_optional(node, "optional_vars", item.optional_vars.as_deref())?;
                    Ok(node.0)
                })?;
                self.set_body(node, "body", &it.body)?;
                self.set_none(node, "type_comment")?;
                node
            }
            Stmt::Match(it) => {
                let node = self.node("Match", it)?;
                self.set_expr(node, "subject", &it.subject)?;
                self.set_list(node, "cases", it.cases.iter(), |this, case| {
                    let node = this.bare("match_case")?;
                    let pattern = this.pattern(&case.pattern)?;
                    this.set(node, "pattern", pattern)?;
                    this.set_optional(node, "guard", case.guard.as_deref())?;
                    this.set_body(node, "body", &case.body)?;
                    Ok(node.0)
                })?;
                node
            }
            Stmt::Raise(it) => {
                let node = self.node("Raise", it)?;
                self.set_optional(node, "exc", it.exc.as_deref())?;
                self.set_optional(node, "cause", it.cause.as_deref())?;
                node
            }
            Stmt::Try(it) => {
                let node = self.node(if it.is_star { "TryStar" } else { "Try" }, it)?;
                self.set_body(node, "body", &it.body)?;
                self.set_list(node, "handlers", it.handlers.iter(), |this, handler| {
                    let ExceptHandler::ExceptHandler(handler) = handler;
                    let node = this.node("ExceptHandler", handler)?;
                    this.set_optional(node, "type", handler.type_.as_deref())?;
                    this.set_name(node, "name", handler.name.as_ref())?;
                    this.set_body(node, "body", &handler.body)?;
                    Ok(node.0)
                })?;
                self.set_body(node, "orelse", &it.orelse)?;
                self.set_body(node, "finalbody", &it.finalbody)?;
                node
            }
            Stmt::Assert(it) => {
                let node = self.node("Assert", it)?;
                self.set_expr(node, "test", &it.test)?;
                self.set_optional(node, "msg", it.msg.as_deref())?;
                node
            }
            Stmt::Import(it) => {
                let node = self.node("Import", it)?;
                self.set_aliases(node, &it.names)?;
                node
            }
            Stmt::ImportFrom(it) => {
                let node = self.node("ImportFrom", it)?;
                self.set_name(node, "module", it.module.as_ref())?;
                self.set_aliases(node, &it.names)?;
                self.set(node, "level", Value::small(it.level as i64))?;
                node
            }
            Stmt::Global(it) => {
                let node = self.node("Global", it)?;
                self.set_names(node, &it.names)?;
                node
            }
            Stmt::Nonlocal(it) => {
                let node = self.node("Nonlocal", it)?;
                self.set_names(node, &it.names)?;
                node
            }
            Stmt::Expr(it) => {
                let node = self.node("Expr", it)?;
                self.set_expr(node, "value", &it.value)?;
                node
            }
            Stmt::Break(it) => self.node("Break", it)?,
            Stmt::Continue(it) => self.node("Continue", it)?,
            // The grammar of 3.11 has no others.
            Stmt::Pass(_) | Stmt::TypeAlias(_) | Stmt::IpyEscapeCommand(_) => {
                self.node("Pass", statement)?
            }
        };
        Ok(node.0)
    }

    /// `elif` is an `If` in the `orelse` of the one before.
    fn set_clauses(
        &mut self,
        node: Node,
        clauses: &[ElifElseClause],
        end: u32,
    ) -> Result<(), Raised> {
        let Some((first, rest)) = clauses.split_first() else {
            return self.set_body(node, "orelse", &[]);
        };
        let Some(test) = &first.test else { return self.set_body(node, "orelse", &first.body) };
        self.set_list(node, "orelse", [()].into_iter(), |this, ()| {
            let inner = this.bare("If")?;
            this.put(inner, Span::new(span(first).start, end))?;
            this.set_expr(inner, "test", test)?;
            this.set_body(inner, "body", &first.body)?;
            this.set_clauses(inner, rest, end)?;
            Ok(inner.0)
        })
    }

    fn set_decorators(&mut self, node: Node, decorators: &[Decorator]) -> Result<(), Raised> {
        self.set_list(node, "decorator_list", decorators.iter(), |this, decorator| {
            this.expr(&decorator.expression)
        })
    }

    /// A definition starts at its keyword.
    fn behind_decorators(&self, whole: Span, decorators: &[Decorator]) -> Span {
        let Some(last) = decorators.last() else { return whole };
        let (text, mut at) = (self.file.text().as_bytes(), span(last).end as usize);
        while at < whole.end as usize && !text[at].is_ascii_alphabetic() {
            if text[at] == b'#' {
                while at < text.len() && text[at] != b'\n' && text[at] != b'\r' {
                    at += 1;
                }
            } else {
                at += 1;
            }
        }
        Span::new(at as u32, whole.end)
    }

    fn set_aliases(&mut self, node: Node, names: &[Alias]) -> Result<(), Raised> {
        self.set_list(node, "names", names.iter(), |this, alias| {
            let node = this.node("alias", alias)?;
            this.set_text(node, "name", alias.name.as_str())?;
            this.set_name(node, "asname", alias.asname.as_ref())?;
            Ok(node.0)
        })
    }

    fn set_names(&mut self, node: Node, names: &[Identifier]) -> Result<(), Raised> {
        self.set_list(node, "names", names.iter(), |this, name| {
            this.vm.intern_weakly(name.as_str())
        })
    }
}
