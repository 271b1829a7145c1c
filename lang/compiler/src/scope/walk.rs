//! The walk that finds the scopes of a file and the names in them, and the step that finds for every name its variable.

use std::borrow::Cow;

use rustc_hash::FxHashMap;

use super::fold;
use super::{
    FIRST_ITERATOR, SHOW, Scope, ScopeId, ScopeKind, Scopes, Symbol, TRACE, WANT_LOCALS, key,
    mangle,
};
use sidewinder_syntax::ast::{self, Expr, ExprContext, Stmt};
use sidewinder_syntax::source::{Diagnostic, Span};
use sidewinder_syntax::visitor::{self, Visitor};
use sidewinder_syntax::{binding, has_annotations, span};

/// The walk over a file.
pub(super) struct Walk<'a, 'e> {
    scopes: Scopes<'a>,
    current: ScopeId,
    /// Every name declared `nonlocal`, to be looked for at the end.
    nonlocals: Vec<(ScopeId, &'a str, Span)>,
    /// Every name declared `global` or `nonlocal`.
    declared: Vec<(ScopeId, &'a str, Span)>,
    /// Every use of a name in [`WANT_LOCALS`] or [`SHOW`], and whether it is called on the spot.
    looks: Vec<(ScopeId, &'a str, bool)>,
    /// The expression that is being called, by its key.
    callee: usize,
    /// The comprehension iterable being walked.
    iterable: Option<ScopeId>,
    /// Whether names stored now are targets of a comprehension's `for`.
    in_target: bool,
    errors: &'e mut Vec<Diagnostic>,
}

impl<'a, 'e> Walk<'a, 'e> {
    /// Before the first step; all errors about names go to `errors`.
    pub fn new(scopes: Scopes<'a>, errors: &'e mut Vec<Diagnostic>) -> Walk<'a, 'e> {
        Walk {
            scopes,
            current: ScopeId(0),
            nonlocals: Vec::new(),
            declared: Vec::new(),
            looks: Vec::new(),
            callee: 0,
            iterable: None,
            in_target: false,
            errors,
        }
    }
    /// Finds all scopes of a file.
    pub fn file(mut self, tree: &'a ast::ModModule, has_locals: bool) -> Scopes<'a> {
        self.enter(key(tree), ScopeKind::Module, None);
        if has_locals {
            self.enter(key(&tree.body), ScopeKind::Class, None);
        }
        if has_annotations(&tree.body) {
            self.bind("__annotations__", span(tree));
        }
        self.visit_body(&tree.body);
        self.resolve();
        self.scopes
    }
    fn scope(&mut self) -> &mut Scope<'a> {
        &mut self.scopes.scopes[self.current.0 as usize]
    }
    /// The scope whose frame the code at hand runs in.
    fn unit(&mut self) -> &mut Scope<'a> {
        self.unit_of(self.current)
    }
    /// The scope whose frame the code of a scope runs in.
    fn unit_of(&mut self, mut id: ScopeId) -> &mut Scope<'a> {
        while !self.scopes.get(id).is_unit() {
            id = self.scopes.get(id).parent.expect("a comprehension is in something");
        }
        &mut self.scopes.scopes[id.0 as usize]
    }
    fn error(&mut self, span: Span, message: impl Into<String>) {
        self.errors.push(Diagnostic::syntax(span, message));
    }
    /// Starts a scope and returns the one around it.
    fn enter(&mut self, node: usize, kind: ScopeKind, class: Option<&'a str>) -> ScopeId {
        let outer = self.current;
        let id = ScopeId(self.scopes.scopes.len() as u32);
        let parent = (id.0 > 0).then_some(outer);
        let class = class.or(parent.and_then(|parent| self.scopes.get(parent).class));
        self.scopes.scopes.push(Scope {
            kind,
            parent,
            class,
            symbols: Vec::new(),
            indices: FxHashMap::default(),
            free: Vec::new(),
            has_walrus: false,
            wants_locals: false,
            wants_class_cell: false,
            is_async: false,
            yields: false,
            awaits: false,
            has_frame: false,
            is_prepared: false,
        });
        self.scopes.by_node.insert(node, id);
        self.current = id;
        outer
    }
    fn symbol(&mut self, name: &'a str) -> &mut Symbol {
        let scope = self.scope();
        let name = mangle(scope.class, name);
        scope.entry(name)
    }
    fn use_name(&mut self, name: &'a str) {
        self.symbol(name).used = true;
        let is_function = self.scopes.get(self.current).is_function();
        if name == "super" && is_function {
            self.symbol("__class__").used = true;
        }
    }
    /// The code at hand awaits: a comprehension that has a frame is a coroutine then, and what is around awaits that.
    fn awaits(&mut self) {
        let mut id = self.current;
        loop {
            let scope = &mut self.scopes.scopes[id.0 as usize];
            scope.awaits = true;
            match scope.parent {
                Some(parent) if scope.kind == ScopeKind::Comprehension => id = parent,
                _ => return,
            }
        }
    }
    /// A name in [`SHOW`] or [`TRACE`], or not.
    fn show(&mut self, name: &str) {
        self.scopes.names_tracing |= TRACE.contains(&name);
        self.scopes.names_frames |= SHOW.contains(&name);
    }
    /// As [`Walk::show`], of what is imported.
    fn show_import(&mut self, name: &str) {
        name.split('.').for_each(|part| self.show(part));
    }
    /// A comprehension that looks at what a function has, its class: it is one.
    fn needs_frame(&mut self) {
        let scope = self.scope();
        scope.has_frame |= scope.kind == ScopeKind::Comprehension;
    }
    /// A name in [`WANT_LOCALS`] or [`SHOW`], or not.
    fn look(&mut self, name: &'a str, expr: &'a Expr) {
        if WANT_LOCALS.contains(&name) || SHOW.contains(&name) || TRACE.contains(&name) {
            self.looks.push((self.current, name, self.callee == key(expr)));
        }
    }
    /// Which of the names in [`WANT_LOCALS`] may be the builtins, and which comprehensions have frames.
    fn resolve_looks(&mut self) {
        for (scope, name, is_called) in std::mem::take(&mut self.looks) {
            if self.scopes.find(scope, name).is_some() {
                continue;
            }
            if SHOW.contains(&name) || TRACE.contains(&name) {
                self.scopes.names_frames |= SHOW.contains(&name);
                self.scopes.names_tracing |= TRACE.contains(&name);
                continue;
            }
            self.scopes.hands_out_locals |= !is_called && !self.scopes.binds(name);
            let scope = &mut self.scopes.scopes[scope.0 as usize];
            scope.has_frame |= scope.kind == ScopeKind::Comprehension;
            scope.wants_locals = true;
        }
        // Who traces a program looks at its frames, and sees those of comprehensions.
        self.scopes.names_frames |= self.scopes.names_tracing;
        if self.scopes.shows_variables() {
            for scope in &mut self.scopes.scopes {
                scope.has_frame |= scope.kind == ScopeKind::Comprehension;
            }
        }
    }
    fn bind(&mut self, name: &'a str, at: Span) {
        if name == "__debug__" {
            self.error(at, "cannot assign to __debug__");
        }
        let iteration = self.in_target;
        let symbol = self.symbol(name);
        if iteration && symbol.walrus {
            let message = format!(
                "comprehension inner loop cannot rebind assignment expression target '{name}'"
            );
            return self.error(at, message);
        }
        symbol.bound = true;
        symbol.iteration |= iteration;
    }
    fn parameter(&mut self, parameter: &'a ast::Parameter) {
        let name = parameter.name.as_str();
        if self.symbol(name).parameter {
            let message = format!("duplicate argument '{name}' in function definition");
            self.error(span(&parameter.name), message);
        }
        self.bind(name, span(&parameter.name));
        self.symbol(name).parameter = true;
    }
    fn parameters(&mut self, parameters: &'a ast::Parameters) {
        let positional = parameters.posonlyargs.iter().chain(&parameters.args);
        for parameter in positional.chain(&parameters.kwonlyargs) {
            self.parameter(&parameter.parameter);
        }
        for parameter in [&parameters.vararg, &parameters.kwarg].into_iter().flatten() {
            self.parameter(parameter);
        }
    }
    fn defaults(&mut self, parameters: &'a ast::Parameters) {
        let all =
            parameters.posonlyargs.iter().chain(&parameters.args).chain(&parameters.kwonlyargs);
        for default in all.filter_map(|parameter| parameter.default.as_deref()) {
            self.visit_expr(default);
        }
    }

    fn comprehension<T>(
        &mut self,
        node: &'a T,
        kind: ScopeKind,
        parts: &[&'a Expr],
        generators: &'a [ast::Comprehension],
    ) {
        let Some(first) = generators.first() else { return };
        self.iterable_of(&first.iter);
        let outer = self.enter(key(node), kind, None);
        let iterator = self.symbol(FIRST_ITERATOR);
        (iterator.bound, iterator.parameter) = (true, true);
        if generators.iter().any(|generator| generator.is_async) {
            self.awaits();
        }
        for (i, generator) in generators.iter().enumerate() {
            if i > 0 {
                self.iterable_of(&generator.iter);
            }
            self.in_target = true;
            self.visit_expr(&generator.target);
            self.in_target = false;
            generator.ifs.iter().for_each(|condition| self.visit_expr(condition));
        }
        parts.iter().for_each(|part| self.visit_expr(part));
        self.current = outer;
    }
    fn iterable_of(&mut self, iter: &'a Expr) {
        let outer = self.iterable.replace(self.current);
        self.visit_expr(iter);
        self.iterable = outer;
    }

    /// A `:=` binds in the innermost scope that is no comprehension.
    fn walrus(&mut self, named: &'a ast::ExprNamed) {
        let Expr::Name(target) = &*named.target else { return };
        if self.iterable.is_some() {
            let message =
                "assignment expression cannot be used in a comprehension iterable expression";
            return self.error(span(named), message);
        }
        let inner = self.current;
        while matches!(self.scope().kind, ScopeKind::Comprehension | ScopeKind::Generator) {
            if self.symbol(&target.id).iteration {
                let message = format!(
                    "assignment expression cannot rebind comprehension iteration variable '{}'",
                    target.id
                );
                self.error(span(target), message);
            }
            self.symbol(&target.id).used = true;
            self.symbol(&target.id).walrus = true;
            let parent = self.scope().parent;
            self.current = parent.expect("a comprehension is in something");
        }
        let is_class =
            self.scope().kind == ScopeKind::Class && !self.scopes.is_namespaced(self.current);
        if self.current != inner && is_class {
            let message =
                "assignment expression within a comprehension cannot be used in a class body";
            self.error(span(target), message);
        }
        self.bind(&target.id, span(target));
        if self.current != inner && self.current == self.scopes.top {
            // From a comprehension it binds a global, also where the text has locals of its own.
            self.make_global(&target.id);
        }
        self.scope().has_walrus = true;
        self.current = inner;
    }

    /// Some scope binds a name as a global.
    fn make_global(&mut self, name: &'a str) {
        let name = mangle(self.scope().class, name);
        let top = self.scopes.top.0 as usize;
        if top > 0 {
            // Where a text has locals of its own, the name is a global there as well.
            self.scopes.scopes[top].entry(name.clone()).global = true;
        }
        self.scopes.scopes[0].entry(name).bound = true;
    }

    fn declare(&mut self, names: &'a [ast::Identifier], at: Span, global: bool) {
        let word = if global { "global" } else { "nonlocal" };
        for name in names {
            let before = *self.symbol(name);
            let mut at = at;
            if if global { before.nonlocal } else { before.global } {
                // CPython names the first of the declarations.
                let first = self
                    .declared
                    .iter()
                    .find(|(scope, known, _)| *scope == self.current && *known == name.as_str());
                at = first.map_or(at, |(_, _, first)| *first);
                let current = self.current;
                self.nonlocals
                    .retain(|(scope, known, _)| *scope != current || *known != name.as_str());
            }
            self.declared.push((self.current, name, at));
            // A declaration inside a function binds the name of the module.
            let is_known = (before.global || before.nonlocal) && self.current == self.scopes.top;
            let message = if before.parameter {
                Some(format!("name '{name}' is parameter and {word}"))
            } else if if global { before.nonlocal } else { before.global } {
                let name = mangle(self.scope().class, name);
                Some(format!("name '{name}' is nonlocal and global"))
            } else if before.annotated {
                Some(format!("annotated name '{name}' can't be {word}"))
            } else if before.bound && !is_known {
                Some(format!("name '{name}' is assigned to before {word} declaration"))
            } else if before.used && !is_known {
                Some(format!("name '{name}' is used prior to {word} declaration"))
            } else {
                None
            };
            if let Some(message) = message {
                self.error(at, message);
            }
            let symbol = self.symbol(name);
            if global {
                symbol.global = true;
                self.make_global(name);
            } else {
                let is_global = symbol.global;
                symbol.nonlocal = true;
                if !is_global {
                    self.nonlocals.push((self.current, name, at));
                }
            }
        }
    }

    /// Finds for every name the variable it means.
    fn resolve(&mut self) {
        self.resolve_looks();
        for &(scope, name, at) in &self.nonlocals {
            let scopes = &self.scopes;
            let name = scopes.mangle(scope, name);
            if scopes.get(scope).kind == ScopeKind::Module {
                let message = "nonlocal declaration not allowed at module level";
                self.errors.push(Diagnostic::syntax(at, message));
            } else if scopes.find(scope, &name).is_none() {
                self.errors.push(Diagnostic::syntax(
                    at,
                    format!("no binding for nonlocal '{name}' found"),
                ));
            }
        }
        for index in 0..self.scopes.scopes.len() {
            let scope = &self.scopes.scopes[index];
            if scope.kind == ScopeKind::Module {
                continue;
            }
            let outside = scope.symbols.iter().filter(|(_, symbol)| {
                symbol.nonlocal
                    || (symbol.used || symbol.deleted) && !symbol.bound && !symbol.global
            });
            let names: Vec<Cow<'a, str>> = outside.map(|(name, _)| name.clone()).collect();
            for name in names {
                self.capture(ScopeId(index as u32), name);
            }
        }
        // In alphabetical order, as CPython shows them.
        self.scopes.scopes.iter_mut().for_each(|scope| scope.free.sort());
    }

    /// Marks the way from a use of a name to its variable.
    fn capture(&mut self, from: ScopeId, name: Cow<'a, str>) {
        let Some((home, true)) = self.scopes.find(from, &name) else { return };
        let scopes = &mut self.scopes.scopes;
        if scopes[home.0 as usize].kind == ScopeKind::Class {
            scopes[home.0 as usize].wants_class_cell = true;
        } else {
            scopes[home.0 as usize].entry(name.clone()).captured = true;
        }
        // Every unit between hands the cell on; the unit of `home` has it.
        let mut home_unit = home;
        while !scopes[home_unit.0 as usize].is_unit() {
            home_unit =
                scopes[home_unit.0 as usize].parent.expect("a comprehension is in something");
        }
        let mut id = from;
        while id != home_unit {
            let scope = &mut scopes[id.0 as usize];
            if scope.is_unit() && !scope.free.contains(&name) {
                scope.free.push(name.clone());
            }
            id = scope.parent.expect("the variable's scope is around");
        }
    }
}

impl<'a> Visitor<'a> for Walk<'a, '_> {
    fn visit_annotation(&mut self, annotation: &'a Expr) {
        if !self.scopes.text_annotations {
            self.visit_expr(annotation);
        }
    }

    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        match stmt {
            Stmt::FunctionDef(def) => {
                def.decorator_list.iter().for_each(|decorator| self.visit_decorator(decorator));
                self.defaults(&def.parameters);
                let parameters = def.parameters.iter().map(|parameter| parameter.annotation());
                for annotation in parameters.chain([def.returns.as_deref()]).flatten() {
                    self.visit_annotation(annotation);
                }
                self.bind(&def.name, span(&def.name));
                let outer = self.enter(key(def), ScopeKind::Function, None);
                self.scope().is_async = def.is_async;
                self.parameters(&def.parameters);
                self.visit_body(&def.body);
                self.current = outer;
            }
            Stmt::ClassDef(def) => {
                def.decorator_list.iter().for_each(|decorator| self.visit_decorator(decorator));
                if let Some(arguments) = &def.arguments {
                    self.visit_arguments(arguments);
                }
                self.bind(&def.name, span(&def.name));
                let outer = self.enter(key(def), ScopeKind::Class, Some(&def.name));
                self.scope().is_prepared = def.arguments.is_some();
                for name in ["__module__", "__qualname__"] {
                    self.bind(name, span(&def.name));
                }
                if has_annotations(&def.body) {
                    self.bind("__annotations__", span(&def.name));
                }
                self.visit_body(&def.body);
                // Somebody may put names into the namespace by hand.
                let by_hand = ["locals", "vars", "exec", "eval"];
                if by_hand.iter().any(|name| self.scope().get(name).is_some()) {
                    self.scope().is_prepared = true;
                }
                self.current = outer;
            }
            Stmt::Global(global) => self.declare(&global.names, span(global), true),
            Stmt::Nonlocal(nonlocal) => self.declare(&nonlocal.names, span(nonlocal), false),
            Stmt::Import(import) => {
                for alias in &import.names {
                    self.show_import(&alias.name);
                    let name = alias.asname.as_ref().unwrap_or(&alias.name);
                    self.bind(name.split('.').next().unwrap_or(name), span(alias));
                }
            }
            Stmt::ImportFrom(import) => {
                import.module.iter().for_each(|module| self.show_import(module));
                for alias in &import.names {
                    self.show_import(&alias.name);
                    if alias.name.as_str() != "*" {
                        self.bind(alias.asname.as_ref().unwrap_or(&alias.name), span(alias));
                    } else if self.current != self.scopes.top {
                        self.error(span(alias), "import * only allowed at module level");
                    }
                }
            }
            Stmt::AnnAssign(assign) => {
                if let Some(value) = &assign.value {
                    self.visit_expr(value);
                }
                match &*assign.target {
                    Expr::Name(name) => {
                        let before = *self.symbol(&name.id);
                        if (before.global || before.nonlocal) && self.current != self.scopes.top {
                            let word = if before.global { "global" } else { "nonlocal" };
                            self.error(
                                span(stmt),
                                format!("annotated name '{}' can't be {word}", name.id),
                            );
                        }
                        if assign.simple || assign.value.is_some() {
                            self.bind(&name.id, span(name));
                        }
                        self.symbol(&name.id).annotated |= assign.simple;
                    }
                    target => self.visit_expr(target),
                }
                // Those of a function's variables are not evaluated, and yet use names.
                self.visit_annotation(&assign.annotation);
            }
            _ => visitor::walk_stmt(self, stmt),
        }
    }

    fn visit_pattern(&mut self, pattern: &'a ast::Pattern) {
        visitor::walk_pattern(self, pattern);
        if let Some(name) = binding(pattern) {
            self.bind(name, span(name));
        }
    }

    fn visit_except_handler(&mut self, handler: &'a ast::ExceptHandler) {
        let ast::ExceptHandler::ExceptHandler(inner) = handler;
        if let Some(name) = &inner.name {
            self.bind(name, span(name));
            self.symbol(name).deleted = true;
        }
        visitor::walk_except_handler(self, handler);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Name(name) => match name.ctx {
                ExprContext::Store => self.bind(&name.id, span(name)),
                ExprContext::Del if name.id == "__debug__" => {
                    self.error(span(name), "cannot delete __debug__");
                }
                ExprContext::Del => {
                    self.bind(&name.id, span(name));
                    self.symbol(&name.id).deleted = true;
                }
                _ => {
                    self.look(&name.id, expr);
                    if name.id == "__class__" {
                        self.needs_frame();
                    }
                    self.use_name(&name.id);
                }
            },
            Expr::Call(call) => {
                let is_super = call.func.as_name_expr().is_some_and(|name| name.id == "super");
                for keyword in &call.arguments.keywords {
                    keyword.arg.iter().for_each(|name| self.show(name));
                }
                if is_super && call.arguments.is_empty() {
                    self.needs_frame();
                }
                self.callee = key(&*call.func);
                visitor::walk_expr(self, expr);
            }
            Expr::StringLiteral(literal) => self.show(literal.value.to_str()),
            Expr::Attribute(attribute) => {
                self.show(&attribute.attr);
                // `builtins.eval`
                if attribute.value.as_name_expr().is_some_and(|module| module.id == "builtins") {
                    self.look(attribute.attr.as_str(), expr);
                }
                visitor::walk_expr(self, expr);
            }
            Expr::Named(named) => {
                self.visit_expr(&named.value);
                self.walrus(named);
            }
            Expr::Lambda(lambda) => {
                if let Some(parameters) = &lambda.parameters {
                    self.defaults(parameters);
                }
                // What a lambda in an iterable does is its own business, except that names may not be bound there either.
                let outer = self.enter(key(lambda), ScopeKind::Lambda, None);
                if let Some(parameters) = &lambda.parameters {
                    self.parameters(parameters);
                }
                self.visit_expr(&lambda.body);
                self.current = outer;
            }
            Expr::ListComp(comp) => {
                self.comprehension(comp, ScopeKind::Comprehension, &[&comp.elt], &comp.generators)
            }
            Expr::SetComp(comp) => {
                self.comprehension(comp, ScopeKind::Comprehension, &[&comp.elt], &comp.generators)
            }
            Expr::Generator(comp) => {
                self.comprehension(comp, ScopeKind::Generator, &[&comp.elt], &comp.generators)
            }
            Expr::DictComp(comp) => {
                let parts: Vec<&Expr> =
                    comp.key.as_deref().into_iter().chain([&*comp.value]).collect();
                self.comprehension(comp, ScopeKind::Comprehension, &parts, &comp.generators);
            }
            Expr::Yield(_) | Expr::YieldFrom(_) => {
                self.unit().yields = true;
                visitor::walk_expr(self, expr);
            }
            Expr::Await(_) => {
                self.awaits();
                visitor::walk_expr(self, expr);
            }
            _ => {
                visitor::walk_expr(self, expr);
                if let Some(constant) = fold::fold(expr, &self.scopes) {
                    self.scopes.folded.insert(key(expr), constant);
                }
            }
        }
    }
}
