//! The way back: from the nodes that a program has made to the tree that the compiler reads. What is wrong with them, `python/_ast.py` has said before.
//!
//! Each node gets a number, and its place stands in a table under that: see [`SourceFile::of_tree`].

use crate::object::{Bytes, Int, Kind, List, Raised, Str, Tuple, Type, Value};
use crate::vm::Vm;
use sidewinder_syntax::ast::{self, BoolOp, CmpOp, Comprehension, ConversionFlag, Operator};
use sidewinder_syntax::ast::{
    Alias, Arguments, BytesLiteral, BytesLiteralFlags, Decorator, DictItem, ElifElseClause,
    ExceptHandlerExceptHandler, Expr, ExprContext, FString, FStringFlags, Identifier,
    InterpolatedElement, InterpolatedStringElement, InterpolatedStringFormatSpec,
    InterpolatedStringLiteralElement, Keyword, MatchCase, ModModule, Number, Parameter,
    ParameterWithDefault, Parameters, Pattern, PatternArguments, PatternKeyword, Singleton, Stmt,
    StringLiteral, StringLiteralFlags, UnaryOp, WithItem,
};
use sidewinder_syntax::source::{Place, SourceFile};
use sidewinder_syntax::{Mode, TextRange, TextSize};

/// Reads the nodes of one tree.
pub struct Reader<'a> {
    vm: &'a mut Vm,
    places: Vec<Place>,
    depth: usize,
    deepest: usize,
}

/// Nodes within each other, at most.
const MOST: usize = 2000;

impl<'a> Reader<'a> {
    /// The tree of a root, as a file of that name.
    pub fn file(vm: &'a mut Vm, name: &str, root: Value, mode: Mode) -> Result<SourceFile, Raised> {
        let nowhere = Place { line: 1, column: 0, end_line: 1, end_column: 0 };
        let mut reader = Reader { vm, places: vec![nowhere], depth: 0, deepest: 0 };
        let range = reader.range(0);
        let body = match mode {
            Mode::Eval => {
                let node = reader.field(root, "body")?;
                let value = Box::new(reader.expr(node)?);
                let range = sidewinder_syntax::Ranged::range(&*value);
                let statement = ast::StmtExpr { node_index: Default::default(), range, value };
                std::iter::once(Stmt::Expr(statement)).collect()
            }
            _ => reader.body(root, "body")?.into_iter().collect(),
        };
        let tree = ModModule { node_index: Default::default(), range, body };
        Ok(SourceFile::of_tree(name, tree, reader.places, reader.deepest))
    }

    fn field(&mut self, node: Value, name: &str) -> Result<Value, Raised> {
        let key = self.vm.intern(name)?;
        self.vm.get_attribute(node, key)
    }

    /// A field that may be missing or None.
    fn optional(&mut self, node: Value, name: &str) -> Result<Option<Value>, Raised> {
        let value = self.field(node, name)?;
        Ok((value != self.vm.none()).then_some(value))
    }

    fn list(&mut self, node: Value, name: &str) -> Result<Vec<Value>, Raised> {
        let value = self.field(node, name)?;
        Ok(List::of(value).map(|list| list.to_vec()).unwrap_or_default())
    }

    fn text(&mut self, node: Value, name: &str) -> Result<String, Raised> {
        let value = self.field(node, name)?;
        Ok(Str::of(value).map(|text| text.text().to_string()).unwrap_or_default())
    }

    fn number(&mut self, node: Value, name: &str) -> Result<i64, Raised> {
        let value = self.field(node, name)?;
        self.vm.index_i64(value)
    }

    /// The name of the class of a node: of the class of the grammar that it inherits from.
    fn class(&self, node: Value) -> String {
        let class = self.vm.class_of(node);
        let of_grammar = class.mro().iter().find(|class| {
            class.name().chars().next().is_some_and(char::is_uppercase)
                && class.mro().len() >= 3
                && class.mro()[class.mro().len() - 2].name() == "AST"
                && class.mro().len() <= 4
        });
        of_grammar.map_or_else(|| class.name(), |class| class.name())
    }

    fn range(&self, number: usize) -> TextRange {
        let at = TextSize::new(number as u32);
        TextRange::new(at, at)
    }

    fn at(&mut self, place: Place) -> TextRange {
        self.places.push(place);
        self.range(self.places.len() - 1)
    }

    /// Where a node is.
    fn place(&mut self, node: Value) -> Result<TextRange, Raised> {
        let line = self.number(node, "lineno")?;
        let column = self.number(node, "col_offset")?;
        let end_line = match self.optional(node, "end_lineno") {
            Ok(Some(end)) => self.vm.index_i64(end)?,
            _ => line,
        };
        let end_column = match self.optional(node, "end_col_offset") {
            Ok(Some(end)) => self.vm.index_i64(end)?,
            _ => column,
        };
        let place = Place {
            line: line.max(0) as u32,
            column: column.max(0) as u32,
            end_line: end_line.max(0) as u32,
            end_column: end_column.max(0) as u32,
        };
        Ok(self.at(place))
    }

    /// Goes one node deeper.
    fn deeper<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, Raised>,
    ) -> Result<T, Raised> {
        self.depth += 1;
        self.deepest = self.deepest.max(self.depth);
        if self.depth > MOST {
            let text = "maximum recursion depth exceeded during compilation";
            return self.vm.raise(Type::RecursionError, text);
        }
        let result = stacker::maybe_grow(256 << 10, 4 << 20, || read(self));
        self.depth -= 1;
        result
    }

    fn name(&mut self, text: &str, range: TextRange) -> Identifier {
        Identifier::new(text, range)
    }

    fn named(&mut self, node: Value, field: &str, range: TextRange) -> Result<Identifier, Raised> {
        let text = self.text(node, field)?;
        Ok(self.name(&text, range))
    }

    fn optional_name(
        &mut self,
        node: Value,
        field: &str,
        range: TextRange,
    ) -> Result<Option<Identifier>, Raised> {
        Ok(match self.optional(node, field)? {
            Some(_) => Some(self.named(node, field, range)?),
            None => None,
        })
    }

    fn names(&mut self, node: Value, range: TextRange) -> Result<Vec<Identifier>, Raised> {
        let names = self.list(node, "names")?;
        let text = |value: &Value| Str::of(*value).map(|text| text.text().to_string());
        Ok(names.iter().filter_map(text).map(|text| Identifier::new(text, range)).collect())
    }

    fn body(&mut self, node: Value, field: &str) -> Result<Vec<Stmt>, Raised> {
        self.list(node, field)?.into_iter().map(|item| self.statement(item)).collect()
    }

    fn exprs(&mut self, node: Value, field: &str) -> Result<Vec<Expr>, Raised> {
        self.list(node, field)?.into_iter().map(|item| self.expr(item)).collect()
    }

    fn boxed(&mut self, node: Value, field: &str) -> Result<Box<Expr>, Raised> {
        let value = self.field(node, field)?;
        self.expr(value).map(Box::new)
    }

    fn maybe(&mut self, node: Value, field: &str) -> Result<Option<Box<Expr>>, Raised> {
        Ok(match self.optional(node, field)? {
            Some(value) => Some(Box::new(self.expr(value)?)),
            None => None,
        })
    }

    fn context(&mut self, node: Value) -> Result<ExprContext, Raised> {
        let context = self.field(node, "ctx")?;
        Ok(match &*self.class(context) {
            "Store" => ExprContext::Store,
            "Del" => ExprContext::Del,
            _ => ExprContext::Load,
        })
    }

    fn operator(&mut self, node: Value) -> Result<Operator, Raised> {
        let op = self.field(node, "op")?;
        Ok(match &*self.class(op) {
            "Sub" => Operator::Sub,
            "Mult" => Operator::Mult,
            "MatMult" => Operator::MatMult,
            "Div" => Operator::Div,
            "Mod" => Operator::Mod,
            "Pow" => Operator::Pow,
            "LShift" => Operator::LShift,
            "RShift" => Operator::RShift,
            "BitOr" => Operator::BitOr,
            "BitXor" => Operator::BitXor,
            "BitAnd" => Operator::BitAnd,
            "FloorDiv" => Operator::FloorDiv,
            _ => Operator::Add,
        })
    }

    fn comparison(&self, op: Value) -> CmpOp {
        match &*self.class(op) {
            "NotEq" => CmpOp::NotEq,
            "Lt" => CmpOp::Lt,
            "LtE" => CmpOp::LtE,
            "Gt" => CmpOp::Gt,
            "GtE" => CmpOp::GtE,
            "Is" => CmpOp::Is,
            "IsNot" => CmpOp::IsNot,
            "In" => CmpOp::In,
            "NotIn" => CmpOp::NotIn,
            _ => CmpOp::Eq,
        }
    }

    fn statement(&mut self, node: Value) -> Result<Stmt, Raised> {
        self.deeper(|this| this.read_statement(node))
    }

    fn read_statement(&mut self, node: Value) -> Result<Stmt, Raised> {
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

    fn decorators(&mut self, node: Value) -> Result<Vec<Decorator>, Raised> {
        let decorators = self.exprs(node, "decorator_list")?.into_iter().map(|expression| {
            let range = sidewinder_syntax::Ranged::range(&expression);
            Decorator { range, node_index: Default::default(), expression }
        });
        Ok(decorators.collect())
    }

    fn aliases(&mut self, node: Value) -> Result<Vec<Alias>, Raised> {
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

    fn handlers(&mut self, node: Value) -> Result<Vec<ast::ExceptHandler>, Raised> {
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

    fn cases(&mut self, node: Value) -> Result<Vec<MatchCase>, Raised> {
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

    fn expr(&mut self, node: Value) -> Result<Expr, Raised> {
        self.deeper(|this| this.read_expr(node))
    }

    fn read_expr(&mut self, node: Value) -> Result<Expr, Raised> {
        let (class, range) = (self.class(node), self.place(node)?);
        let node_index = Default::default();
        Ok(match &*class {
            "BoolOp" => {
                let op = self.field(node, "op")?;
                let op = if self.class(op) == "Or" { BoolOp::Or } else { BoolOp::And };
                Expr::BoolOp(ast::ExprBoolOp {
                    node_index,
                    range,
                    op,
                    values: self.exprs(node, "values")?,
                })
            }
            "NamedExpr" => Expr::Named(ast::ExprNamed {
                node_index,
                range,
                target: self.boxed(node, "target")?,
                value: self.boxed(node, "value")?,
            }),
            "BinOp" => Expr::BinOp(ast::ExprBinOp {
                node_index,
                range,
                left: self.boxed(node, "left")?,
                op: self.operator(node)?,
                right: self.boxed(node, "right")?,
            }),
            "UnaryOp" => {
                let op = self.field(node, "op")?;
                let op = match &*self.class(op) {
                    "Invert" => UnaryOp::Invert,
                    "Not" => UnaryOp::Not,
                    "UAdd" => UnaryOp::UAdd,
                    _ => UnaryOp::USub,
                };
                let operand = self.boxed(node, "operand")?;
                Expr::UnaryOp(ast::ExprUnaryOp { node_index, range, op, operand })
            }
            "Lambda" => {
                let args = self.field(node, "args")?;
                Expr::Lambda(ast::ExprLambda {
                    node_index,
                    range,
                    parameters: Some(Box::new(self.parameters(args, range)?)),
                    body: self.boxed(node, "body")?,
                })
            }
            "IfExp" => Expr::If(ast::ExprIf {
                node_index,
                range,
                test: self.boxed(node, "test")?,
                body: self.boxed(node, "body")?,
                orelse: self.boxed(node, "orelse")?,
            }),
            "Dict" => {
                let none = self.vm.none();
                let (keys, values) = (self.list(node, "keys")?, self.list(node, "values")?);
                let items = keys.into_iter().zip(values).map(|(key, value)| {
                    let key = if key == none { None } else { Some(self.expr(key)?) };
                    Ok(DictItem { key, value: self.expr(value)? })
                });
                let items = items.collect::<Result<Vec<_>, Raised>>()?;
                Expr::Dict(ast::ExprDict { node_index, range, items })
            }
            "Set" => Expr::Set(ast::ExprSet { node_index, range, elts: self.exprs(node, "elts")? }),
            "ListComp" => Expr::ListComp(ast::ExprListComp {
                node_index,
                range,
                elt: self.boxed(node, "elt")?,
                generators: self.generators(node, range)?,
            }),
            "SetComp" => Expr::SetComp(ast::ExprSetComp {
                node_index,
                range,
                elt: self.boxed(node, "elt")?,
                generators: self.generators(node, range)?,
            }),
            "DictComp" => Expr::DictComp(ast::ExprDictComp {
                node_index,
                range,
                key: Some(self.boxed(node, "key")?),
                value: self.boxed(node, "value")?,
                generators: self.generators(node, range)?,
            }),
            "GeneratorExp" => Expr::Generator(ast::ExprGenerator {
                node_index,
                range,
                elt: self.boxed(node, "elt")?,
                generators: self.generators(node, range)?,
                parenthesized: true,
            }),
            "Await" => {
                Expr::Await(ast::ExprAwait { node_index, range, value: self.boxed(node, "value")? })
            }
            "Yield" => {
                Expr::Yield(ast::ExprYield { node_index, range, value: self.maybe(node, "value")? })
            }
            "YieldFrom" => Expr::YieldFrom(ast::ExprYieldFrom {
                node_index,
                range,
                value: self.boxed(node, "value")?,
            }),
            "Compare" => {
                let ops = self.list(node, "ops")?;
                Expr::Compare(ast::ExprCompare {
                    node_index,
                    range,
                    left: self.boxed(node, "left")?,
                    ops: ops.into_iter().map(|op| self.comparison(op)).collect(),
                    comparators: self.exprs(node, "comparators")?.into(),
                })
            }
            "Call" => Expr::Call(ast::ExprCall {
                node_index,
                range_start: range.start(),
                func: self.boxed(node, "func")?,
                arguments: self.arguments(node, "args", range)?,
            }),
            "JoinedStr" => {
                let parts = self.parts(node)?;
                self.f_string(parts, range)
            }
            "FormattedValue" => {
                let part = self.formatted(node, range)?;
                self.f_string(vec![part], range)
            }
            "Constant" => {
                let value = self.field(node, "value")?;
                self.constant(value, range)?
            }
            "Attribute" => {
                let value = self.boxed(node, "value")?;
                let attr = self.text(node, "attr")?;
                // The name is at the end of it.
                let whole = self.places[range.start().to_usize()];
                let length = attr.len() as u32;
                let column = whole.end_column.saturating_sub(length);
                let name = Place { line: whole.end_line, column, ..whole };
                let place = self.at(name);
                let attr = self.name(&attr, place);
                let ctx = self.context(node)?;
                Expr::Attribute(ast::ExprAttribute { node_index, range, value, attr, ctx })
            }
            "Subscript" => Expr::Subscript(ast::ExprSubscript {
                node_index,
                range,
                value: self.boxed(node, "value")?,
                slice: self.boxed(node, "slice")?,
                ctx: self.context(node)?,
            }),
            "Starred" => Expr::Starred(ast::ExprStarred {
                node_index,
                range,
                value: self.boxed(node, "value")?,
                ctx: self.context(node)?,
            }),
            "Name" => Expr::Name(ast::ExprName {
                node_index,
                range,
                id: self.text(node, "id")?.into(),
                ctx: self.context(node)?,
            }),
            "List" => Expr::List(ast::ExprList {
                node_index,
                range,
                elts: self.exprs(node, "elts")?,
                ctx: self.context(node)?,
            }),
            "Tuple" => Expr::Tuple(ast::ExprTuple {
                node_index,
                range,
                elts: self.exprs(node, "elts")?,
                ctx: self.context(node)?,
                parenthesized: true,
            }),
            _ => Expr::Slice(ast::ExprSlice {
                node_index,
                range,
                lower: self.maybe(node, "lower")?,
                upper: self.maybe(node, "upper")?,
                step: self.maybe(node, "step")?,
            }),
        })
    }

    fn generators(&mut self, node: Value, range: TextRange) -> Result<Vec<Comprehension>, Raised> {
        let generators = self.list(node, "generators")?.into_iter().map(|generator| {
            Ok(Comprehension {
                range,
                node_index: Default::default(),
                target: *self.boxed(generator, "target")?,
                iter: *self.boxed(generator, "iter")?,
                ifs: self.exprs(generator, "ifs")?,
                is_async: self.number(generator, "is_async")? != 0,
            })
        });
        generators.collect()
    }

    /// The arguments of a call, or the bases of a class.
    fn arguments(
        &mut self,
        node: Value,
        field: &str,
        range: TextRange,
    ) -> Result<Arguments, Raised> {
        let args = self.exprs(node, field)?.into();
        let keywords = self.list(node, "keywords")?.into_iter().map(|keyword| {
            let range = self.place(keyword)?;
            Ok(Keyword {
                range,
                node_index: Default::default(),
                arg: self.optional_name(keyword, "arg", range)?,
                value: *self.boxed(keyword, "value")?,
            })
        });
        let keywords = keywords.collect::<Result<_, Raised>>()?;
        Ok(Arguments { range, node_index: Default::default(), args, keywords })
    }

    fn parameter(&mut self, node: Value) -> Result<Parameter, Raised> {
        let range = self.place(node)?;
        Ok(Parameter {
            range,
            node_index: Default::default(),
            name: self.named(node, "arg", range)?,
            annotation: self.maybe(node, "annotation")?,
        })
    }

    /// Parameters; their defaults are those of the last ones.
    fn with_defaults(
        &mut self,
        nodes: Vec<Value>,
        defaults: &mut Vec<Option<Expr>>,
    ) -> Result<Vec<ParameterWithDefault>, Raised> {
        let parameters = nodes.into_iter().map(|node| {
            let parameter = self.parameter(node)?;
            let default = if defaults.is_empty() { None } else { defaults.remove(0) };
            Ok(ParameterWithDefault {
                range: parameter.range,
                node_index: Default::default(),
                parameter,
                default: default.map(Box::new),
            })
        });
        parameters.collect()
    }

    fn parameters(&mut self, node: Value, range: TextRange) -> Result<Parameters, Raised> {
        let (only, args) = (self.list(node, "posonlyargs")?, self.list(node, "args")?);
        let given = self.exprs(node, "defaults")?;
        let without = (only.len() + args.len()).saturating_sub(given.len());
        let mut defaults: Vec<Option<Expr>> =
            std::iter::repeat_with(|| None).take(without).collect();
        defaults.extend(given.into_iter().map(Some));
        let posonlyargs = self.with_defaults(only, &mut defaults)?.into_iter().collect();
        let args = self.with_defaults(args, &mut defaults)?.into_iter().collect();
        let none = self.vm.none();
        let mut keyword_defaults = Vec::new();
        for default in self.list(node, "kw_defaults")? {
            keyword_defaults.push(if default == none { None } else { Some(self.expr(default)?) });
        }
        let only = self.list(node, "kwonlyargs")?;
        let kwonlyargs = self.with_defaults(only, &mut keyword_defaults)?.into_iter().collect();
        let vararg = match self.optional(node, "vararg")? {
            Some(parameter) => Some(Box::new(self.parameter(parameter)?)),
            None => None,
        };
        let kwarg = match self.optional(node, "kwarg")? {
            Some(parameter) => Some(Box::new(self.parameter(parameter)?)),
            None => None,
        };
        let node_index = Default::default();
        Ok(Parameters { range, node_index, posonlyargs, args, vararg, kwonlyargs, kwarg })
    }

    fn f_string(&mut self, parts: Vec<InterpolatedStringElement>, range: TextRange) -> Expr {
        let string = FString {
            range,
            node_index: Default::default(),
            elements: parts.into(),
            flags: FStringFlags::empty(),
        };
        string.into()
    }

    fn parts(&mut self, node: Value) -> Result<Vec<InterpolatedStringElement>, Raised> {
        let parts = self.list(node, "values")?.into_iter().map(|part| {
            let range = self.place(part)?;
            match &*self.class(part) {
                "Constant" => {
                    let value = self.text(part, "value")?.into();
                    let node_index = Default::default();
                    let literal = InterpolatedStringLiteralElement { range, node_index, value };
                    Ok(InterpolatedStringElement::Literal(literal))
                }
                "FormattedValue" => self.formatted(part, range),
                _ => {
                    let expression = Box::new(self.expr(part)?);
                    Ok(interpolation(range, expression, ConversionFlag::None, None))
                }
            }
        });
        parts.collect()
    }

    fn formatted(
        &mut self,
        node: Value,
        range: TextRange,
    ) -> Result<InterpolatedStringElement, Raised> {
        let expression = self.boxed(node, "value")?;
        let conversion = match self.number(node, "conversion")? {
            115 => ConversionFlag::Str,
            114 => ConversionFlag::Repr,
            97 => ConversionFlag::Ascii,
            _ => ConversionFlag::None,
        };
        let spec = match self.optional(node, "format_spec")? {
            Some(spec) if self.class(spec) == "JoinedStr" => Some(self.parts(spec)?),
            Some(spec) => {
                let range = self.place(spec)?;
                let value = Box::new(self.expr(spec)?);
                Some(vec![interpolation(range, value, ConversionFlag::None, None)])
            }
            None => None,
        };
        Ok(interpolation(range, expression, conversion, spec))
    }

    fn constant(&mut self, value: Value, range: TextRange) -> Result<Expr, Raised> {
        let node_index = Default::default();
        let number = |value| {
            Expr::NumberLiteral(ast::ExprNumberLiteral {
                node_index: Default::default(),
                range,
                value,
            })
        };
        if value == self.vm.none() {
            return Ok(Expr::NoneLiteral(ast::ExprNoneLiteral { node_index, range }));
        }
        if value == self.vm.known.ellipsis {
            return Ok(Expr::EllipsisLiteral(ast::ExprEllipsisLiteral { node_index, range }));
        }
        for truth in [false, true] {
            if value == self.vm.bool(truth) {
                let literal = ast::ExprBooleanLiteral { node_index, range, value: truth };
                return Ok(Expr::BooleanLiteral(literal));
            }
        }
        if let Some(int) = Int::of(value) {
            let digits = int.digits(10);
            let parsed = digits.parse().unwrap_or(ast::Int::ZERO);
            let positive = number(Number::Int(parsed));
            if !int.is_negative() {
                return Ok(positive);
            }
            let operand = Box::new(positive);
            return Ok(Expr::UnaryOp(ast::ExprUnaryOp {
                node_index,
                range,
                op: UnaryOp::USub,
                operand,
            }));
        }
        if let Some(text) = Str::of(value) {
            let literal = StringLiteral {
                range,
                node_index: Default::default(),
                value: text.text().into(),
                flags: StringLiteralFlags::empty(),
            };
            let value = ast::StringLiteralValue::single(literal);
            return Ok(Expr::StringLiteral(ast::ExprStringLiteral { node_index, range, value }));
        }
        if let Some(bytes) = Bytes::of(value) {
            let literal = BytesLiteral {
                range,
                node_index: Default::default(),
                value: bytes.data().into(),
                flags: BytesLiteralFlags::empty(),
            };
            let value = ast::BytesLiteralValue::single(literal);
            return Ok(Expr::BytesLiteral(ast::ExprBytesLiteral { node_index, range, value }));
        }
        if let Some(tuple) = Tuple::of(value) {
            let items = tuple.items().to_vec();
            let elts = items
                .into_iter()
                .map(|item| self.deeper(|this| this.constant(item, range)))
                .collect::<Result<_, _>>()?;
            let ctx = ExprContext::Load;
            let tuple = ast::ExprTuple { node_index, range, elts, ctx, parenthesized: true };
            return Ok(Expr::Tuple(tuple));
        }
        match value.kind() {
            Kind::Float => {
                let x = self.vm.number(value)?.unwrap_or(0.0);
                Ok(number(Number::Float(x)))
            }
            Kind::Complex => {
                let z = self.vm.complex_number(value)?;
                let (real, imag) = z.map_or((0.0, 0.0), |z| (z.re, z.im));
                Ok(number(Number::Complex { real, imag }))
            }
            Kind::Set => {
                let items = self.vm.to_tuple(value)?;
                let items = self.constant(items, range)?;
                let name = ast::ExprName {
                    node_index: Default::default(),
                    range,
                    id: "frozenset".into(),
                    ctx: ExprContext::Load,
                };
                Ok(Expr::Call(ast::ExprCall {
                    node_index,
                    range_start: range.start(),
                    func: Box::new(Expr::Name(name)),
                    arguments: Arguments {
                        range,
                        node_index: Default::default(),
                        args: Box::new([items]),
                        keywords: Default::default(),
                    },
                }))
            }
            _ => {
                let class = self.vm.type_name(value);
                let text = format!("got an invalid type in Constant: {class}");
                self.vm.raise(Type::TypeError, text)
            }
        }
    }

    fn pattern(&mut self, node: Value) -> Result<Pattern, Raised> {
        self.deeper(|this| this.read_pattern(node))
    }

    fn patterns(&mut self, node: Value, field: &str) -> Result<Vec<Pattern>, Raised> {
        self.list(node, field)?.into_iter().map(|item| self.pattern(item)).collect()
    }

    fn read_pattern(&mut self, node: Value) -> Result<Pattern, Raised> {
        let (class, range) = (self.class(node), self.place(node)?);
        let node_index = Default::default();
        Ok(match &*class {
            "MatchValue" => Pattern::MatchValue(ast::PatternMatchValue {
                node_index,
                range,
                value: self.boxed(node, "value")?,
            }),
            "MatchSingleton" => {
                let given = self.field(node, "value")?;
                let value = match () {
                    _ if given == self.vm.bool(true) => Singleton::True,
                    _ if given == self.vm.bool(false) => Singleton::False,
                    _ => Singleton::None,
                };
                Pattern::MatchSingleton(ast::PatternMatchSingleton { node_index, range, value })
            }
            "MatchSequence" => Pattern::MatchSequence(ast::PatternMatchSequence {
                node_index,
                range,
                patterns: self.patterns(node, "patterns")?,
            }),
            "MatchMapping" => Pattern::MatchMapping(ast::PatternMatchMapping {
                node_index,
                range,
                keys: self.exprs(node, "keys")?.into_iter().collect(),
                patterns: self.patterns(node, "patterns")?.into_iter().collect(),
                rest: self.optional_name(node, "rest", range)?,
            }),
            "MatchClass" => {
                let cls = self.boxed(node, "cls")?;
                let patterns = self.patterns(node, "patterns")?.into_iter().collect();
                let attributes = self.list(node, "kwd_attrs")?;
                let values = self.patterns(node, "kwd_patterns")?;
                let keywords = attributes.iter().zip(values).map(|(attribute, pattern)| {
                    let attribute = Str::of(*attribute).map(|text| text.text().to_string());
                    PatternKeyword {
                        range,
                        node_index: Default::default(),
                        attr: Identifier::new(attribute.unwrap_or_default(), range),
                        pattern,
                    }
                });
                let keywords = keywords.collect();
                let arguments =
                    PatternArguments { range, node_index: Default::default(), patterns, keywords };
                Pattern::MatchClass(ast::PatternMatchClass { node_index, range, cls, arguments })
            }
            "MatchStar" => Pattern::MatchStar(ast::PatternMatchStar {
                node_index,
                range,
                name: self.optional_name(node, "name", range)?,
            }),
            "MatchOr" => Pattern::MatchOr(ast::PatternMatchOr {
                node_index,
                range,
                patterns: self.patterns(node, "patterns")?,
            }),
            _ => Pattern::MatchAs(ast::PatternMatchAs {
                node_index,
                range,
                pattern: match self.optional(node, "pattern")? {
                    Some(pattern) => Some(Box::new(self.pattern(pattern)?)),
                    None => None,
                },
                name: self.optional_name(node, "name", range)?,
            }),
        })
    }
}

fn interpolation(
    range: TextRange,
    expression: Box<Expr>,
    conversion: ConversionFlag,
    spec: Option<Vec<InterpolatedStringElement>>,
) -> InterpolatedStringElement {
    let spec = spec.map(|elements| {
        Box::new(InterpolatedStringFormatSpec {
            range,
            node_index: Default::default(),
            elements: elements.into(),
        })
    });
    InterpolatedStringElement::Interpolation(InterpolatedElement {
        range,
        node_index: Default::default(),
        expression,
        debug_text: None,
        conversion,
        format_spec: spec,
    })
}
