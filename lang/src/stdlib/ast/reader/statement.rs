//! Statements.

use super::Reader;
use crate::object::{Raised, Value};
use sidewinder_syntax::ast::{
    self, Alias, Decorator, ElifElseClause, ExceptHandlerExceptHandler, MatchCase, Stmt, WithItem,
};

impl Reader<'_> {
    pub(super) fn statement(&mut self, node: Value) -> Result<Stmt, Raised> {
        self.deeper(|this| this.read_statement(node))
    }

    pub(super) fn read_statement(&mut self, node: Value) -> Result<Stmt, Raised> {
        let (class, range) = (self.class(node), self.place(node)?);
        let node_index = Default::default();
        Ok(match &*class {
            "FunctionDef" | "AsyncFunctionDef" => {
                let decorators = self.decorators(node)?;
                let args = self.field(node, "args")?;
                Stmt::FunctionDef(ast::StmtFunctionDef {
                    node_index,
                    range,
                    is_async: class == "AsyncFunctionDef",
                    decorator_list: decorators.into_iter().collect(),
                    name: self.named(node, "name", range)?,
                    type_params: None,
                    parameters: Box::new(self.parameters(args, range)?),
                    returns: self.maybe(node, "returns")?,
                    body: self.body(node, "body")?.into_iter().collect(),
                })
            }
            "ClassDef" => {
                let decorators = self.decorators(node)?;
                let arguments = self.arguments(node, "bases", range)?;
                Stmt::ClassDef(ast::StmtClassDef {
                    node_index,
                    range,
                    decorator_list: decorators.into_iter().collect(),
                    name: self.named(node, "name", range)?,
                    type_params: None,
                    arguments: Some(Box::new(arguments)),
                    body: self.body(node, "body")?.into_iter().collect(),
                })
            }
            "Return" => Stmt::Return(ast::StmtReturn {
                node_index,
                range,
                value: self.maybe(node, "value")?,
            }),
            "Delete" => Stmt::Delete(ast::StmtDelete {
                node_index,
                range,
                targets: self.exprs(node, "targets")?,
            }),
            "Assign" => Stmt::Assign(ast::StmtAssign {
                node_index,
                range,
                targets: self.exprs(node, "targets")?,
                value: self.boxed(node, "value")?,
            }),
            "AugAssign" => Stmt::AugAssign(ast::StmtAugAssign {
                node_index,
                range,
                target: self.boxed(node, "target")?,
                op: self.operator(node)?,
                value: self.boxed(node, "value")?,
            }),
            "AnnAssign" => Stmt::AnnAssign(ast::StmtAnnAssign {
                node_index,
                range,
                target: self.boxed(node, "target")?,
                annotation: self.boxed(node, "annotation")?,
                value: self.maybe(node, "value")?,
                simple: self.number(node, "simple")? != 0,
            }),
            "For" | "AsyncFor" => Stmt::For(ast::StmtFor {
                node_index,
                range,
                is_async: class == "AsyncFor",
                target: self.boxed(node, "target")?,
                iter: self.boxed(node, "iter")?,
                body: self.body(node, "body")?.into_iter().collect(),
                orelse: self.body(node, "orelse")?.into_iter().collect(),
            }),
            "While" => Stmt::While(ast::StmtWhile {
                node_index,
                range,
                test: self.boxed(node, "test")?,
                body: self.body(node, "body")?.into_iter().collect(),
                orelse: self.body(node, "orelse")?.into_iter().collect(),
            }),
            "If" => {
                let test = self.boxed(node, "test")?;
                let body = self.body(node, "body")?.into_iter().collect();
                let otherwise = self.body(node, "orelse")?;
                let place = otherwise.first().map_or(range, sidewinder_syntax::Ranged::range);
                let clause = (!otherwise.is_empty()).then(|| ElifElseClause {
                    node_index: Default::default(),
                    range: place,
                    test: None,
                    body: otherwise.into_iter().collect(),
                });
                let elif_else_clauses = clause.into_iter().collect();
                Stmt::If(ast::StmtIf { node_index, range, test, body, elif_else_clauses })
            }
            "With" | "AsyncWith" => {
                let items = self.list(node, "items")?.into_iter().map(|item| {
                    Ok(WithItem {
                        range,
                        node_index: Default::default(),
                        context_expr: *self.boxed(item, "context_expr")?,
                        optional_vars: self.maybe(item, "optional_vars")?,
                    })
                });
                let items = items.collect::<Result<Vec<_>, Raised>>()?;
                let body = self.body(node, "body")?.into_iter().collect();
                let is_async = class == "AsyncWith";
                Stmt::With(ast::StmtWith { node_index, range, is_async, items, body })
            }
            "Match" => Stmt::Match(ast::StmtMatch {
                node_index,
                range,
                subject: self.boxed(node, "subject")?,
                cases: self.cases(node)?,
            }),
            "Raise" => Stmt::Raise(ast::StmtRaise {
                node_index,
                range,
                exc: self.maybe(node, "exc")?,
                cause: self.maybe(node, "cause")?,
            }),
            "Try" | "TryStar" => Stmt::Try(ast::StmtTry {
                node_index,
                range,
                body: self.body(node, "body")?.into_iter().collect(),
                handlers: self.handlers(node)?,
                orelse: self.body(node, "orelse")?.into_iter().collect(),
                finalbody: self.body(node, "finalbody")?.into_iter().collect(),
                is_star: class == "TryStar",
            }),
            "Assert" => Stmt::Assert(ast::StmtAssert {
                node_index,
                range,
                test: self.boxed(node, "test")?,
                msg: self.maybe(node, "msg")?,
            }),
            "Import" => {
                let names = self.aliases(node)?;
                Stmt::Import(ast::StmtImport { node_index, range, names, is_lazy: false })
            }
            "ImportFrom" => Stmt::ImportFrom(ast::StmtImportFrom {
                node_index,
                range,
                module: self.optional_name(node, "module", range)?,
                names: self.aliases(node)?,
                level: match self.optional(node, "level")? {
                    Some(level) => self.vm.index_i64(level)?.max(0) as u32,
                    None => 0,
                },
                is_lazy: false,
            }),
            "Global" => {
                let names = self.names(node, range)?;
                Stmt::Global(ast::StmtGlobal { node_index, range, names })
            }
            "Nonlocal" => {
                let names = self.names(node, range)?;
                Stmt::Nonlocal(ast::StmtNonlocal { node_index, range, names })
            }
            "Expr" => {
                Stmt::Expr(ast::StmtExpr { node_index, range, value: self.boxed(node, "value")? })
            }
            "Break" => Stmt::Break(ast::StmtBreak { node_index, range }),
            "Continue" => Stmt::Continue(ast::StmtContinue { node_index, range }),
            _ => Stmt::Pass(ast::StmtPass { node_index, range }),
        })
    }

    pub(super) fn decorators(&mut self, node: Value) -> Result<Vec<Decorator>, Raised> {
        let decorators = self.exprs(node, "decorator_list")?.into_iter().map(|expression| {
            let range = sidewinder_syntax::Ranged::range(&expression);
            Decorator { range, node_index: Default::default(), expression }
        });
        Ok(decorators.collect())
    }

    pub(super) fn aliases(&mut self, node: Value) -> Result<Vec<Alias>, Raised> {
        let aliases = self.list(node, "names")?.into_iter().map(|alias| {
            let range = self.place(alias)?;
            Ok(Alias {
                range,
                node_index: Default::default(),
                name: self.named(alias, "name", range)?,
                asname: self.optional_name(alias, "asname", range)?,
            })
        });
        aliases.collect()
    }

    pub(super) fn handlers(&mut self, node: Value) -> Result<Vec<ast::ExceptHandler>, Raised> {
        let handlers = self.list(node, "handlers")?.into_iter().map(|handler| {
            let range = self.place(handler)?;
            Ok(ast::ExceptHandler::ExceptHandler(ExceptHandlerExceptHandler {
                range,
                node_index: Default::default(),
                type_: self.maybe(handler, "type")?,
                name: self.optional_name(handler, "name", range)?,
                body: self.body(handler, "body")?.into_iter().collect(),
            }))
        });
        handlers.collect()
    }

    pub(super) fn cases(&mut self, node: Value) -> Result<Vec<MatchCase>, Raised> {
        let cases = self.list(node, "cases")?.into_iter().map(|case| {
            let pattern = self.field(case, "pattern")?;
            let pattern = self.pattern(pattern)?;
            Ok(MatchCase {
                range: sidewinder_syntax::Ranged::range(&pattern),
                node_index: Default::default(),
                pattern,
                guard: self.maybe(case, "guard")?,
                body: self.body(case, "body")?.into_iter().collect(),
            })
        });
        cases.collect()
    }
}
