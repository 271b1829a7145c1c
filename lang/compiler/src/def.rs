//! Modules, functions, lambdas and classes: code that becomes a unit of its own.

use std::sync::Arc;

use super::Context;
use super::assembler::Reg;
use super::body::Body;
use super::scope::{ScopeId, ScopeKind, Scopes};
use crate::bytecode::{Constant, Opcode, Unit};
use sidewinder_syntax::Mode;
use sidewinder_syntax::ast::{self, Expr, ParameterWithDefault, Parameters, Stmt};
use sidewinder_syntax::source::Span;
use sidewinder_syntax::{has_annotations, span};

/// The unit of a file, or of a text.
pub fn module<'a>(context: &'a Context<'a>, tree: &'a ast::ModModule, mode: Mode) -> Unit {
    let mut body = Body::new(context, context.scopes.module(), "<module>".to_string(), span(tree));
    if mode == Mode::Eval
        && let [Stmt::Expr(statement)] = &tree.body[..]
    {
        let value = body.operand(&statement.value);
        body.asm.emit(Opcode::Return, value, 0, 0);
        return body.finish("<module>", span(tree));
    }
    body.shows_values = mode == Mode::Single;
    body.start_annotations(&tree.body);
    if let (Some(text), Mode::Exec) = (docstring(&tree.body, context.scopes), mode) {
        let mark = body.mark();
        let before = body.at(span(&tree.body[0]));
        let doc = body.push_const(Constant::Str(text.into()));
        body.store_name("__doc__", doc);
        body.at(before);
        body.release(mark);
        body.docstring = Some(text.into());
    }
    body.statements(undocumented(&body, &tree.body));
    body.return_none();
    body.finish("<module>", span(tree))
}

/// The statements of a body without its docstring, where lines are marked: that one is no line.
fn undocumented<'a>(body: &Body<'a>, statements: &'a [Stmt]) -> &'a [Stmt] {
    let has_docstring = body.docstring.is_some() && body.marks_lines();
    &statements[has_docstring as usize..]
}

/// The docstring of a body, unless they are left out.
fn docstring<'t>(body: &'t [Stmt], scopes: &Scopes<'_>) -> Option<&'t str> {
    if scopes.optimize() >= 2 {
        return None;
    }
    match body.first()? {
        Stmt::Expr(statement) => {
            statement.value.as_string_literal_expr().map(|literal| literal.value.to_str())
        }
        _ => None,
    }
}

impl<'a> Body<'a> {
    /// Leaves the unit with None.
    pub fn return_none(&mut self) {
        let none = self.alloc();
        self.stay_on_line();
        self.load_const(Constant::None, none);
        self.give_back(none);
    }

    /// The statement without its decorators.
    fn headed(&self, whole: Span, name: Span, keyword: &str) -> Span {
        let before = self.context.file.slice(Span::new(whole.start, name.start));
        Span::new(whole.start + before.rfind(keyword).unwrap_or(0) as u32, whole.end)
    }

    /// `def`.
    pub fn function_statement(&mut self, def: &'a ast::StmtFunctionDef) {
        let place = self.headed(span(def), span(&def.name), "def");
        let scope = self.scopes().of(def);
        self.decorated(&def.decorator_list, &def.name, |body, dst| {
            body.at(place);
            let mut parts = body.function_parts(Some(&def.parameters));
            parts.1 |= body.annotations(def, parts.0 + 3);
            let mut child =
                body.function(scope, &def.name, Some(&def.parameters), place, |inner| {
                    inner.docstring = docstring(&def.body, inner.scopes()).map(Into::into);
                    inner.statements(undocumented(inner, &def.body));
                    inner.return_none();
                });
            child.start = start_of(&def.decorator_list, place);
            body.make_function(child, parts, dst);
        });
    }

    /// `lambda`.
    pub fn lambda(&mut self, lambda: &'a ast::ExprLambda, dst: Reg) {
        let scope = self.scopes().of(lambda);
        let parameters = lambda.parameters.as_deref();
        let flags = self.function_parts(parameters);
        let child = self.function(scope, "<lambda>", parameters, span(lambda), |inner| {
            let value = inner.operand(&lambda.body);
            inner.at(span(&*lambda.body));
            inner.give_back(value);
        });
        self.make_function(child, flags, dst);
    }

    /// Decorates what `make` puts into the register it is given, and stores it under the name.
    fn decorated(
        &mut self,
        decorators: &'a [ast::Decorator],
        name: &'a str,
        make: impl FnOnce(&mut Body<'a>, Reg),
    ) {
        let windows: Vec<(Reg, Span)> = decorators
            .iter()
            .map(|decorator| {
                let window = self.window();
                self.expr_to(&decorator.expression, window);
                (window, span(&decorator.expression))
            })
            .collect();
        // Undecorated, it may go straight into its variable.
        let (register, _) =
            if windows.is_empty() { self.register_for(name) } else { (self.alloc(), false) };
        let mark = self.mark();
        make(self, register);
        self.release(mark);
        let own = self.asm.span;
        for &(window, place) in windows.iter().rev() {
            // The argument is in `window + 2`; the result becomes the argument of the window below.
            self.at(place);
            self.asm.emit(Opcode::Call, window, window, 1);
        }
        let result = windows.first().map_or(register, |&(window, _)| window);
        self.at(own);
        self.store_name(name, result);
    }

    /// Computes the defaults into the next registers; returns those and the flags of `MakeFunction`.
    pub fn function_parts(&mut self, parameters: Option<&'a Parameters>) -> (Reg, u8) {
        let window = self.next_register();
        for _ in 0..4 {
            self.alloc();
        }
        let mut flags = 0;
        let Some(parameters) = parameters else { return (window, flags) };
        let defaults: Vec<&Expr> =
            positional(parameters).filter_map(|parameter| parameter.default.as_deref()).collect();
        if !defaults.is_empty() {
            flags |= 1;
            let constants =
                defaults.iter().map(|expr| self.constant(expr)).collect::<Option<Vec<_>>>();
            match constants {
                Some(items) => self.load_const(Constant::Tuple(items.into()), window),
                None => self.tuple_of(window, defaults.len(), |body, index, register| {
                    body.expr_to(defaults[index], register);
                }),
            }
        }
        if parameters.kwonlyargs.iter().any(|parameter| parameter.default.is_some()) {
            flags |= 2;
            let dict = window + 1;
            self.asm.emit(Opcode::BuildDict, dict, 0, 0);
            for parameter in &parameters.kwonlyargs {
                let Some(default) = &parameter.default else { continue };
                let mark = self.mark();
                let name = self.scopes().mangle(self.scope, &parameter.parameter.name);
                let key = self.push_const(Constant::Str(name.as_ref().into()));
                let value = self.operand(default);
                self.asm.emit(Opcode::DictSet, dict, key, value);
                self.release(mark);
            }
        }
        (window, flags)
    }

    /// Computes the annotations of a function into a dict in `dst`; returns the flag of `MakeFunction`.
    fn annotations(&mut self, def: &'a ast::StmtFunctionDef, dst: Reg) -> u8 {
        let parameters = &def.parameters;
        let named = |parameter: &'a ast::Parameter| {
            parameter.annotation.as_deref().map(|expr| (parameter.name.as_str(), expr))
        };
        let plain = |list: &'a [ParameterWithDefault]| {
            list.iter().filter_map(move |parameter| named(&parameter.parameter))
        };
        let all: Vec<(&str, &Expr)> = plain(&parameters.args)
            .chain(plain(&parameters.posonlyargs))
            .chain(parameters.vararg.as_deref().and_then(named))
            .chain(plain(&parameters.kwonlyargs))
            .chain(parameters.kwarg.as_deref().and_then(named))
            .chain(def.returns.as_deref().map(|expr| ("return", expr)))
            .collect();
        if all.is_empty() {
            return 0;
        }
        self.asm.emit(Opcode::BuildDict, dst, 0, 0);
        for (name, annotation) in all {
            let mark = self.mark();
            let name = self.scopes().mangle(self.scope, name);
            let key = self.push_const(Constant::Str(name.as_ref().into()));
            let value = self.annotation(annotation);
            self.asm.emit(Opcode::DictSet, dst, key, value);
            self.release(mark);
        }
        8
    }

    /// The value of an annotation: its text where `from __future__ import annotations` says so.
    pub fn annotation(&mut self, expr: &'a Expr) -> Reg {
        if self.scopes().has_text_annotations() {
            let text = self.context.file.slice(span(expr)).into();
            return self.push_const(Constant::Str(text));
        }
        // `*args: *items` is the only item.
        if let Expr::Starred(starred) = expr {
            let item = self.alloc();
            let items = self.operand(&starred.value);
            self.asm.emit(Opcode::Unpack, item, items, 1);
            return item;
        }
        self.operand(expr)
    }

    /// A module or class body with annotated names starts with an empty `__annotations__`, if there is none.
    fn start_annotations(&mut self, body: &[Stmt]) {
        if has_annotations(body) {
            let is_class = self.kind == ScopeKind::Class;
            self.asm.emit(Opcode::StartAnnotations, 0, is_class as u8, 0);
        }
    }

    /// `dst` = a function of a unit, with the parts from [`Body::function_parts`].
    pub fn make_function(&mut self, child: Unit, (window, mut flags): (Reg, u8), dst: Reg) {
        if !child.free_names.is_empty() {
            flags |= 4;
            self.tuple_of(window + 2, child.free_names.len(), |body, index, cell| {
                body.load_cell_itself(&child.free_names[index], cell);
            });
        }
        let index = self.children.len() as u32;
        self.children.push(Arc::new(child.into()));
        self.asm.emit_extra(Opcode::MakeFunction, dst, window, flags, &[index]);
    }

    /// The unit of a function.
    pub fn function(
        &mut self,
        scope: ScopeId,
        name: &str,
        parameters: Option<&'a Parameters>,
        place: Span,
        write: impl FnOnce(&mut Body<'a>),
    ) -> Unit {
        let mut inner = Body::new(self.context, scope, self.qualified(name), place);
        inner.asm.emit(Opcode::Enter, 0, 0, 0);
        inner.make_cells();
        inner.start_generator();
        write(&mut inner);
        let is_expression = matches!(inner.kind, ScopeKind::Generator | ScopeKind::Comprehension);
        let mut unit = inner.finish(name, place);
        unit.positional = is_expression as u32;
        if let Some(parameters) = parameters {
            let count = |n: usize| n as u32;
            unit.positional_only = count(parameters.posonlyargs.len());
            unit.positional = count(parameters.posonlyargs.len() + parameters.args.len());
            unit.keyword_only = count(parameters.kwonlyargs.len());
            unit.var_positional = parameters.vararg.is_some();
            unit.var_keyword = parameters.kwarg.is_some();
        }
        unit
    }

    /// `class`.
    pub fn class_statement(&mut self, def: &'a ast::StmtClassDef) {
        let place = self.headed(span(def), span(&def.name), "class");
        let scope = self.scopes().of(def);
        self.decorated(&def.decorator_list, &def.name, |outer, dst| {
            outer.at(place);
            let window = outer.next_register();
            let function = outer.alloc();
            outer.push_const(Constant::Str(def.name.as_str().into()));
            let mut child = outer.class_body(scope, def, place);
            child.start = start_of(&def.decorator_list, place);
            let mark = outer.mark();
            let parts = (outer.next_register(), 0);
            for _ in 0..4 {
                outer.alloc();
            }
            outer.make_function(child, parts, function);
            outer.release(mark);
            let bases = def.bases();
            let plain = def.keywords().is_empty() && !bases.iter().any(Expr::is_starred_expr);
            if plain && bases.len() <= 100 {
                for base in bases {
                    outer.push(base);
                }
                return outer.asm.emit(Opcode::BuildClass, dst, window, bases.len() as u8);
            }
            let tuple = outer.alloc();
            outer.grow_list(bases, tuple);
            outer.asm.emit(Opcode::ListToTuple, tuple, tuple, 0);
            let dict = outer.alloc();
            let name = def.name.as_str();
            outer.keywords_dict(def.keywords(), dict, |outer| {
                outer.push_const(Constant::Str(name.into()))
            });
            outer.asm.emit(Opcode::BuildClass, dst, window, 255);
        });
    }

    fn class_body(&mut self, scope: ScopeId, def: &'a ast::StmtClassDef, place: Span) -> Unit {
        let mut body = Body::new(self.context, scope, self.qualified(&def.name), place);
        let wants_cell = self.scopes().get(scope).wants_class_cell;
        if wants_cell {
            body.asm.emit(Opcode::LoadNull, 1, 0, 0);
            body.asm.emit(Opcode::MakeCell, 1, 1, 0);
        }
        let mark = body.mark();
        let value = body.alloc();
        // The whole place is no line to who traces the program; this is one.
        body.at(Span::new(place.start, place.start));
        body.load_name("__name__", value);
        body.store_name("__module__", value);
        let qualname = body.qualname.as_str().into();
        body.load_const(Constant::Str(qualname), value);
        body.store_name("__qualname__", value);
        body.start_annotations(&def.body);
        if let Some(text) = docstring(&def.body, body.scopes()) {
            body.at(span(&def.body[0]));
            body.load_const(Constant::Str(text.into()), value);
            body.asm.emit_name(Opcode::StoreName, value, 0, 0, "__doc__");
            body.docstring = Some(text.into());
        }
        body.at(place);
        body.release(mark);
        body.statements(undocumented(&body, &def.body));
        body.stay_on_line();
        if wants_cell {
            body.asm.emit_name(Opcode::StoreName, 1, 0, 0, "__classcell__");
            body.asm.emit(Opcode::Return, 1, 0, 0);
        } else {
            body.return_none();
        }
        body.finish(&def.name, place)
    }
}

/// Where a definition starts: at its first decorator.
fn start_of(decorators: &[ast::Decorator], place: Span) -> u32 {
    decorators.first().map_or(place.start, |first| span(&first.expression).start)
}

fn positional(parameters: &Parameters) -> impl Iterator<Item = &ParameterWithDefault> {
    parameters.posonlyargs.iter().chain(&parameters.args)
}
