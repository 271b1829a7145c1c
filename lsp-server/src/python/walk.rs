//! Fills the tables of [`names`](super::names) from a tree.
//!
//! Bodies of functions wait until all around them is known, as `nonlocal` needs it; what a name stands for is decided at the end, when every binding is
//! known: a name is its scope's own even before the line that binds it.

use std::collections::VecDeque;
use std::ops::Range;

use rustc_hash::FxHashMap;
use sidewinder_syntax::ast::name::Name;
use sidewinder_syntax::ast::{
    self, Comprehension, ExceptHandler, Expr, ExprContext, Identifier, Parameters, Pattern, Stmt,
};
use sidewinder_syntax::visitor::{self, Visitor};
use sidewinder_syntax::{Ranged, TextRange, Tree};

use super::names::{
    Call, Class, Definition, Function, FunctionKind, Import, ImportId, Mention, Mentioned, Names,
    Parameter, Passed, Scope, ScopeId, ScopeKind, SymbolId, Value, ValueId, What, Written,
};

/// The names of a text.
pub fn names(text: &str, tree: &Tree) -> Names {
    let walked = tree.read(|module, _| {
        let mut walk = Walk {
            text,
            names: Names { doc: docstring(&module.body), ..Names::default() },
            scope: 0,
            class: None,
            waiting: VecDeque::new(),
            known: FxHashMap::default(),
            statement: 0..0,
        };
        walk.open(ScopeKind::Module, 0..text.len(), 0..text.len(), None);
        walk.visit_body(&module.body);
        while let Some(body) = walk.waiting.pop_front() {
            (walk.scope, walk.class) = (body.scope, body.class);
            walk.visit_body(body.statements);
        }
        walk.finish()
    });
    walked.unwrap_or_else(|| {
        let mut names = Names::default();
        names.scopes.push(scope(ScopeKind::Module, 0..text.len(), 0..text.len(), None));
        names
    })
}

/// The body of a function that was not walked yet.
struct Body<'a> {
    scope: ScopeId,
    class: Option<ScopeId>,
    statements: &'a [Stmt],
}

struct Walk<'a> {
    text: &'a str,
    names: Names,
    scope: ScopeId,
    /// The class that the code belongs to.
    class: Option<ScopeId>,
    waiting: VecDeque<Body<'a>>,
    /// Values by the bytes of their expressions.
    known: FxHashMap<(usize, usize), ValueId>,
    /// The statement that is walked.
    statement: Range<usize>,
}

fn scope(
    kind: ScopeKind,
    range: Range<usize>,
    inner: Range<usize>,
    parent: Option<ScopeId>,
) -> Scope {
    Scope {
        kind,
        range,
        inner,
        parent,
        symbol: None,
        own: FxHashMap::default(),
        elsewhere: FxHashMap::default(),
        stars: Vec::new(),
    }
}

fn bytes(range: TextRange) -> Range<usize> {
    range.start().to_usize()..range.end().to_usize()
}

fn at(node: &impl Ranged) -> Range<usize> {
    bytes(node.range())
}

impl<'a> Walk<'a> {
    fn open(
        &mut self,
        kind: ScopeKind,
        range: Range<usize>,
        inner: Range<usize>,
        parent: Option<ScopeId>,
    ) -> ScopeId {
        self.names.scopes.push(scope(kind, range, inner, parent));
        self.names.scopes.len() - 1
    }

    fn symbol(&mut self, scope: ScopeId, name: &Name, is_bare: bool) -> SymbolId {
        let symbols = &mut self.names.symbols;
        let id = *self.names.scopes[scope].own.entry(name.clone()).or_insert_with(|| {
            let definitions = Vec::new();
            symbols.push(super::names::Symbol { name: name.clone(), scope, definitions, is_bare });
            symbols.len() - 1
        });
        self.names.symbols[id].is_bare |= is_bare;
        id
    }

    fn mention(&mut self, name: &Name, range: Range<usize>, what: Mentioned, is_write: bool) {
        let scope = self.scope;
        self.names.mentions.push(Mention { range, name: name.clone(), scope, what, is_write });
    }

    /// Binds a name in the scope that the present one says.
    fn bind(&mut self, name: &Name, range: Range<usize>, what: What) -> Option<SymbolId> {
        if name.is_empty() {
            return None;
        }
        let here = self.scope;
        let scope = self.names.scopes[here].elsewhere.get(name).copied().unwrap_or(here);
        let symbol = self.symbol(scope, name, true);
        self.mention(name, range.clone(), Mentioned::Symbol(Some(symbol)), true);
        let whole = if self.statement.contains(&range.start) {
            self.statement.clone()
        } else {
            range.clone()
        };
        let definitions = &mut self.names.symbols[symbol].definitions;
        definitions.push(Definition { name: range, whole, what });
        Some(symbol)
    }

    fn bind_identifier(&mut self, name: &Identifier, what: What) -> Option<SymbolId> {
        self.bind(&name.id, at(name), what)
    }

    fn put(&mut self, value: Value) -> ValueId {
        self.names.values.push(value);
        self.names.values.len() - 1
    }

    /// What an expression is, as far as that can be seen.
    fn value(&mut self, expr: &Expr) -> ValueId {
        // What holds others is looked at again from each of those around it.
        let is_chain = matches!(expr, Expr::Attribute(_) | Expr::Call(_) | Expr::Subscript(_));
        let range = at(expr);
        let key = (range.start, range.end);
        if is_chain && let Some(&known) = self.known.get(&key) {
            return known;
        }
        let value = match expr {
            Expr::Name(name) => Value::Name(name.id.clone(), self.scope),
            Expr::Attribute(attribute) => {
                Value::Attribute(self.value(&attribute.value), attribute.attr.id.clone())
            }
            Expr::Call(call) => match (&*call.func, self.class) {
                (Expr::Name(name), Some(class)) if name.id == "super" => Value::Super(class),
                _ => Value::Call(self.value(&call.func)),
            },
            Expr::Subscript(subscript) => Value::Item(self.value(&subscript.value)),
            Expr::Named(named) => return self.value(&named.value),
            Expr::Await(awaited) => return self.value(&awaited.value),
            Expr::If(choice) => {
                Value::Either(vec![self.value(&choice.body), self.value(&choice.orelse)])
            }
            Expr::BoolOp(choice) => {
                Value::Either(choice.values.iter().map(|value| self.value(value)).collect())
            }
            Expr::BinOp(choice) if choice.op == ast::Operator::BitOr => {
                Value::Either(vec![self.value(&choice.left), self.value(&choice.right)])
            }
            Expr::StringLiteral(_) | Expr::FString(_) => Value::Literal("str"),
            Expr::BytesLiteral(_) => Value::Literal("bytes"),
            Expr::BooleanLiteral(_) | Expr::Compare(_) => Value::Literal("bool"),
            Expr::NumberLiteral(number) => Value::Literal(match number.value {
                ast::Number::Int(_) => "int",
                ast::Number::Float(_) => "float",
                ast::Number::Complex { .. } => "complex",
            }),
            Expr::List(_) | Expr::ListComp(_) => Value::Literal("list"),
            Expr::Dict(_) | Expr::DictComp(_) => Value::Literal("dict"),
            Expr::Set(_) | Expr::SetComp(_) => Value::Literal("set"),
            Expr::Tuple(_) => Value::Literal("tuple"),
            _ => Value::Unknown,
        };
        let id = self.put(value);
        if is_chain {
            self.known.insert(key, id);
        }
        id
    }

    /// What an annotation names; a string in it counts as what it says, if that is a name.
    fn annotation(&mut self, expr: &Expr) -> ValueId {
        if let Expr::StringLiteral(literal) = expr
            && sidewinder_syntax::is_name(literal.value.to_str())
        {
            return self.put(Value::Name(Name::new(literal.value.to_str()), self.scope));
        }
        self.value(expr)
    }

    /// Walks what something is assigned to.
    fn target(&mut self, target: &'a Expr, annotation: Option<ValueId>, value: Option<ValueId>) {
        match target {
            Expr::Name(name) => {
                self.bind(&name.id, at(name), What::Variable { annotation, value });
            }
            Expr::Attribute(attribute) => {
                self.visit_expr(target);
                self.bind_through_self(attribute, annotation, value);
            }
            Expr::Starred(starred) => self.target(&starred.value, None, None),
            Expr::Tuple(ast::ExprTuple { elts, .. }) | Expr::List(ast::ExprList { elts, .. }) => {
                for element in elts {
                    self.target(element, None, None);
                }
            }
            _ => self.visit_expr(target),
        }
    }

    /// `self.name = …` in a method binds a name of the class's objects.
    fn bind_through_self(
        &mut self,
        attribute: &ast::ExprAttribute,
        annotation: Option<ValueId>,
        value: Option<ValueId>,
    ) {
        let Expr::Name(base) = &*attribute.value else { return };
        let Some(class) = self.class else { return };
        let is_own = |definition: &Definition| match &definition.what {
            What::Parameter(parameter) => {
                parameter.is_first && self.names.class_of(parameter.function) == Some(class)
            }
            _ => false,
        };
        let first = self.names.lookup(self.scope, &base.id);
        let is_self = first.is_some_and(|it| self.names.symbols[it].definitions.iter().any(is_own));
        if is_self && !attribute.attr.id.is_empty() {
            let symbol = self.symbol(class, &attribute.attr.id, false);
            let (name, whole) = (at(&attribute.attr), self.statement.clone());
            let what = What::Variable { annotation, value };
            self.names.symbols[symbol].definitions.push(Definition { name, whole, what });
        }
    }

    /// Names in texts: `__slots__` and `__match_args__` name what the class's objects have, `__all__` what the module has.
    fn listed(&mut self, target: &Expr, value: &Expr) {
        let Expr::Name(target) = target else { return };
        let is_class = match (target.id.as_str(), self.names.scopes[self.scope].kind) {
            ("__slots__" | "__match_args__", ScopeKind::Class) => true,
            ("__all__", ScopeKind::Module) => false,
            _ => return,
        };
        let elements = match value {
            Expr::Tuple(tuple) => &tuple.elts[..],
            Expr::List(list) => &list.elts[..],
            one => std::slice::from_ref(one),
        };
        for element in elements {
            let Expr::StringLiteral(literal) = element else { continue };
            let (name, range) = (literal.value.to_str(), at(literal));
            // Without escapes the name stands there as it is.
            let start = self.text.get(range.clone()).and_then(|text| text.find(name));
            let Some(start) = start.filter(|_| sidewinder_syntax::is_name(name)) else { continue };
            let range = range.start + start..range.start + start + name.len();
            let name = Name::new(name);
            let symbol = is_class.then(|| self.symbol(self.scope, &name, false));
            self.mention(&name, range, Mentioned::Symbol(symbol), false);
        }
    }

    fn function(&mut self, def: &'a ast::StmtFunctionDef) {
        for decorator in &def.decorator_list {
            self.visit_expr(&decorator.expression);
        }
        self.visit_defaults(&def.parameters);
        let returns = def.returns.as_ref().map(|returns| {
            self.visit_expr(returns);
            (self.annotation(returns), at(&**returns))
        });
        let parent = self.scope;
        let class = (self.names.scopes[parent].kind == ScopeKind::Class).then_some(parent);
        let whole = at(&def.name).start.min(at(def).start)..at(def).end;
        let inner = at(&*def.parameters).start..whole.end;
        let scope = self.open(ScopeKind::Function, whole, inner, Some(parent));
        let function = Function {
            scope,
            kind: function_kind(def, class.is_some()),
            is_async: def.is_async,
            parameters: self.written(&def.parameters),
            returns,
            values: Vec::new(),
            doc: docstring(&def.body),
        };
        let symbol = self.bind_identifier(&def.name, What::Function(Box::new(function)));
        self.names.scopes[scope].symbol = symbol;
        self.scope = scope;
        self.visit_parameters_of(&def.parameters);
        self.scope = parent;
        let class = class.or(self.class);
        self.waiting.push_back(Body { scope, class, statements: &def.body });
    }

    fn class(&mut self, def: &'a ast::StmtClassDef) {
        for decorator in &def.decorator_list {
            self.visit_expr(&decorator.expression);
        }
        let mut bases = Vec::new();
        if let Some(arguments) = &def.arguments {
            for base in &arguments.args {
                self.visit_expr(base);
                bases.push(self.value(base));
            }
            for keyword in &arguments.keywords {
                self.visit_expr(&keyword.value);
            }
        }
        let (parent, outer) = (self.scope, self.class);
        let body = def.body.first().map_or(at(def).end, |first| at(first).start);
        let scope = self.open(ScopeKind::Class, at(def), body..at(def).end, Some(parent));
        let class = Class { scope, bases, doc: docstring(&def.body) };
        self.names.scopes[scope].symbol =
            self.bind_identifier(&def.name, What::Class(Box::new(class)));
        (self.scope, self.class) = (scope, Some(scope));
        self.visit_body(&def.body);
        (self.scope, self.class) = (parent, outer);
    }

    fn visit_defaults(&mut self, parameters: &'a Parameters) {
        for parameter in parameters.iter_non_variadic_params() {
            if let Some(default) = &parameter.default {
                self.visit_expr(default);
            }
        }
        for parameter in parameters {
            if let Some(annotation) = parameter.annotation() {
                self.visit_expr(annotation);
            }
        }
    }

    /// Binds the parameters in the function's scope. Their annotations and defaults belong to the scope around it.
    fn visit_parameters_of(&mut self, parameters: &'a Parameters) {
        let function = self.scope;
        let around = self.names.scopes[function].parent.unwrap_or(0);
        for (number, parameter) in parameters.iter_source_order().enumerate() {
            let single = parameter.as_parameter();
            self.scope = around;
            let annotation = match parameter.is_variadic() {
                true => None,
                false => parameter.annotation().map(|annotation| self.annotation(annotation)),
            };
            let default = parameter.default().map(|default| self.value(default));
            self.scope = function;
            let is_first = number == 0 && !parameter.is_variadic();
            let what = Parameter { function, is_first, annotation, default };
            let statement = std::mem::replace(&mut self.statement, at(single));
            self.bind_identifier(&single.name, What::Parameter(what));
            self.statement = statement;
        }
    }

    fn written(&self, parameters: &Parameters) -> Vec<Written> {
        let text = |range: Range<usize>| self.text.get(range).unwrap_or_default().to_owned();
        let mark = |text: &str| Written {
            name: Name::empty(),
            text: text.to_owned(),
            passed: Passed::Mark,
        };
        let one = |parameter: &ast::ParameterWithDefault, passed| Written {
            name: parameter.parameter.name.id.clone(),
            text: text(at(parameter)),
            passed,
        };
        let rest = |stars: &str, parameter: &ast::Parameter, passed| {
            let written = text(at(parameter));
            let text = format!("{stars}{}", written.trim_start_matches('*'));
            Written { name: parameter.name.id.clone(), text, passed }
        };
        let mut written: Vec<Written> =
            parameters.posonlyargs.iter().map(|p| one(p, Passed::Place)).collect();
        if !written.is_empty() {
            written.push(mark("/"));
        }
        written.extend(parameters.args.iter().map(|p| one(p, Passed::Both)));
        match &parameters.vararg {
            Some(vararg) => written.push(rest("*", vararg, Passed::Rest)),
            None if !parameters.kwonlyargs.is_empty() => written.push(mark("*")),
            None => {}
        }
        written.extend(parameters.kwonlyargs.iter().map(|p| one(p, Passed::Name)));
        written
            .extend(parameters.kwarg.as_ref().map(|kwarg| rest("**", kwarg, Passed::RestByName)));
        written
    }

    fn import(&mut self, import: Import) -> ImportId {
        self.names.imports.push(import);
        self.names.imports.len() - 1
    }

    /// The parts of a dotted name with their bytes.
    fn parts(&self, name: &Identifier) -> Vec<(Name, Range<usize>)> {
        let range = at(name);
        let mut parts = Vec::new();
        let mut start = range.start;
        for part in self.text.get(range).unwrap_or_default().split('.') {
            let trimmed = part.trim_start();
            let from = start + part.len() - trimmed.len();
            let trimmed = trimmed.trim_end();
            parts.push((Name::new(trimmed), from..from + trimmed.len()));
            start += part.len() + 1;
        }
        parts
    }

    fn import_module(&mut self, alias: &'a ast::Alias) {
        let module = self.parts(&alias.name);
        let is_renamed = alias.asname.is_some();
        let (first, length) = (module[0].clone(), module.len());
        let rest = module.clone();
        let id = self.import(Import { level: 0, module, member: None, is_star: false, is_renamed });
        match &alias.asname {
            Some(name) => {
                for (part, (name, range)) in rest.into_iter().enumerate() {
                    self.mention(&name, range, Mentioned::Module(id, part), false);
                }
                self.bind_identifier(name, What::Import(id));
            }
            None => {
                self.bind(&first.0, first.1, What::Import(id));
                for (part, (name, range)) in rest.into_iter().enumerate().take(length).skip(1) {
                    self.mention(&name, range, Mentioned::Module(id, part), false);
                }
            }
        }
    }

    fn import_from(&mut self, import: &'a ast::StmtImportFrom) {
        let module = import.module.as_ref().map_or_else(Vec::new, |name| self.parts(name));
        for (at, alias) in import.names.iter().enumerate() {
            let (level, module) = (import.level, module.clone());
            let is_star = alias.name.as_str() == "*";
            let id = self.import(Import {
                level,
                module: module.clone(),
                member: (!is_star).then(|| alias.name.id.clone()),
                is_star,
                is_renamed: alias.asname.is_some(),
            });
            if at == 0 {
                for (part, (name, range)) in module.into_iter().enumerate() {
                    self.mention(&name, range, Mentioned::Module(id, part), false);
                }
            }
            match &alias.asname {
                _ if is_star => {
                    let here = self.scope;
                    self.names.scopes[here].stars.push(id);
                }
                Some(name) => {
                    let range = self::at(&alias.name);
                    self.mention(&alias.name.id, range, Mentioned::Member(id), false);
                    self.bind_identifier(name, What::Import(id));
                }
                None => {
                    self.bind_identifier(&alias.name, What::Import(id));
                }
            }
        }
    }

    /// The elements of a comprehension, and its loops. The first iterable belongs to the scope around it.
    fn comprehension(&mut self, expr: &'a Expr, elements: &[&'a Expr], loops: &'a [Comprehension]) {
        if let Some(first) = loops.first() {
            self.visit_expr(&first.iter);
        }
        let parent = self.scope;
        self.scope = self.open(ScopeKind::Comprehension, at(expr), at(expr), Some(parent));
        for (number, one) in loops.iter().enumerate() {
            if number > 0 {
                self.visit_expr(&one.iter);
            }
            self.target(&one.target, None, None);
            for condition in &one.ifs {
                self.visit_expr(condition);
            }
        }
        for element in elements {
            self.visit_expr(element);
        }
        self.scope = parent;
    }

    /// Says what each name stands for, now that every binding is known.
    fn finish(mut self) -> Names {
        let mut mentions = std::mem::take(&mut self.names.mentions);
        for mention in &mut mentions {
            if mention.what == Mentioned::Symbol(None) {
                mention.what = Mentioned::Symbol(self.names.lookup(mention.scope, &mention.name));
            }
        }
        mentions.sort_by_key(|mention| (mention.range.start, mention.range.end));
        self.names.mentions = mentions;
        for symbol in &mut self.names.symbols {
            symbol.definitions.sort_by_key(|definition| definition.name.start);
        }
        self.names
    }
}

impl<'a> Visitor<'a> for Walk<'a> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        self.statement = at(stmt);
        match stmt {
            Stmt::FunctionDef(def) => self.function(def),
            Stmt::ClassDef(def) => self.class(def),
            Stmt::Import(import) => {
                for alias in &import.names {
                    self.import_module(alias);
                }
            }
            Stmt::ImportFrom(import) => self.import_from(import),
            Stmt::Assign(assign) => {
                self.visit_expr(&assign.value);
                let value = self.value(&assign.value);
                for target in &assign.targets {
                    self.target(target, None, Some(value));
                    self.listed(target, &assign.value);
                }
            }
            Stmt::AnnAssign(assign) => {
                self.visit_expr(&assign.annotation);
                let annotation = self.annotation(&assign.annotation);
                let value = assign.value.as_ref().map(|value| {
                    self.visit_expr(value);
                    self.value(value)
                });
                self.target(&assign.target, Some(annotation), value);
            }
            Stmt::AugAssign(assign) => {
                self.visit_expr(&assign.value);
                self.listed(&assign.target, &assign.value);
                match &*assign.target {
                    // It binds, but there was a value before, which is where the name comes from.
                    Expr::Name(name) if !name.id.is_empty() => {
                        let here = self.scope;
                        let scope = self.names.scopes[here].elsewhere.get(&name.id).copied();
                        let symbol = self.symbol(scope.unwrap_or(here), &name.id, true);
                        self.mention(&name.id, at(name), Mentioned::Symbol(Some(symbol)), true);
                    }
                    other => self.visit_expr(other),
                }
            }
            Stmt::For(each) => {
                self.visit_expr(&each.iter);
                self.target(&each.target, None, None);
                self.visit_body(&each.body);
                self.visit_body(&each.orelse);
            }
            Stmt::With(with) => {
                for item in &with.items {
                    self.visit_expr(&item.context_expr);
                    if let Some(target) = &item.optional_vars {
                        let value = self.value(&item.context_expr);
                        self.target(target, None, Some(value));
                    }
                }
                self.visit_body(&with.body);
            }
            Stmt::Global(global) => {
                for name in &global.names {
                    self.elsewhere(name, Some(0));
                }
            }
            Stmt::Nonlocal(nonlocal) => {
                for name in &nonlocal.names {
                    let around = self.names.outwards(self.scope).skip(1).find(|&scope| {
                        let scope = &self.names.scopes[scope];
                        scope.kind == ScopeKind::Function && scope.own.contains_key(&name.id)
                    });
                    self.elsewhere(name, around);
                }
            }
            Stmt::Return(ast::StmtReturn { value: Some(value), .. }) => {
                self.visit_expr(value);
                let value = self.value(value);
                let function = self.names.function_around(self.scope);
                let symbol = function.and_then(|function| self.names.scopes[function].symbol);
                if let (Some(scope), Some(symbol)) = (function, symbol) {
                    for definition in &mut self.names.symbols[symbol].definitions {
                        if let What::Function(function) = &mut definition.what
                            && function.scope == scope
                        {
                            function.values.push(value);
                        }
                    }
                }
            }
            _ => visitor::walk_stmt(self, stmt),
        }
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Name(name) if !name.id.is_empty() => {
                let what = Mentioned::Symbol(None);
                self.mention(&name.id, at(name), what, name.ctx != ExprContext::Load);
            }
            Expr::Attribute(attribute) => {
                self.visit_expr(&attribute.value);
                let base = self.value(&attribute.value);
                let is_write = attribute.ctx != ExprContext::Load;
                let name = &attribute.attr;
                self.mention(&name.id, at(name), Mentioned::Attribute(base), is_write);
            }
            Expr::Call(call) => {
                self.visit_expr(&call.func);
                let callee = self.value(&call.func);
                let name = match &*call.func {
                    Expr::Attribute(attribute) => at(&attribute.attr),
                    other => at(other),
                };
                let (range, opens) = (at(call), at(&call.arguments).start);
                let scope = self.scope;
                self.names.calls.push(Call { callee, name, range, opens, scope });
                for argument in &call.arguments.args {
                    self.visit_expr(argument);
                }
                for keyword in &call.arguments.keywords {
                    if let Some(name) = &keyword.arg {
                        self.mention(&name.id, at(name), Mentioned::Keyword(callee), false);
                    }
                    self.visit_expr(&keyword.value);
                }
            }
            Expr::Named(named) => {
                self.visit_expr(&named.value);
                let value = self.value(&named.value);
                let here = self.scope;
                let is_inner = |scope: &Scope| scope.kind == ScopeKind::Comprehension;
                while is_inner(&self.names.scopes[self.scope])
                    && let Some(parent) = self.names.scopes[self.scope].parent
                {
                    self.scope = parent;
                }
                self.target(&named.target, None, Some(value));
                self.scope = here;
            }
            Expr::Lambda(lambda) => {
                let parent = self.scope;
                if let Some(parameters) = &lambda.parameters {
                    self.visit_defaults(parameters);
                }
                self.scope = self.open(ScopeKind::Lambda, at(lambda), at(lambda), Some(parent));
                if let Some(parameters) = &lambda.parameters {
                    self.visit_parameters_of(parameters);
                }
                self.visit_expr(&lambda.body);
                self.scope = parent;
            }
            Expr::ListComp(it) => self.comprehension(expr, &[&it.elt], &it.generators),
            Expr::SetComp(it) => self.comprehension(expr, &[&it.elt], &it.generators),
            Expr::Generator(it) => self.comprehension(expr, &[&it.elt], &it.generators),
            Expr::DictComp(it) => {
                let mut elements = Vec::from_iter(it.key.as_deref());
                elements.push(&it.value);
                self.comprehension(expr, &elements, &it.generators);
            }
            _ => visitor::walk_expr(self, expr),
        }
    }

    fn visit_except_handler(&mut self, handler: &'a ExceptHandler) {
        let ExceptHandler::ExceptHandler(handler) = handler;
        let class = handler.type_.as_ref().map(|class| {
            self.visit_expr(class);
            self.value(class)
        });
        if let Some(name) = &handler.name {
            let value = class.map(|class| self.put(Value::Call(class)));
            self.bind_identifier(name, What::Variable { annotation: None, value });
        }
        self.visit_body(&handler.body);
    }

    fn visit_pattern(&mut self, pattern: &'a Pattern) {
        visitor::walk_pattern(self, pattern);
        let name = match pattern {
            Pattern::MatchAs(it) => it.name.as_ref(),
            Pattern::MatchStar(it) => it.name.as_ref(),
            Pattern::MatchMapping(it) => it.rest.as_ref(),
            _ => None,
        };
        if let Some(name) = name {
            self.bind_identifier(name, What::Variable { annotation: None, value: None });
        }
    }
}

impl Walk<'_> {
    /// `global` and `nonlocal`.
    fn elsewhere(&mut self, name: &Identifier, scope: Option<ScopeId>) {
        let Some(scope) = scope else { return };
        let symbol = self.symbol(scope, &name.id, true);
        let here = self.scope;
        if here != scope {
            self.names.scopes[here].elsewhere.insert(name.id.clone(), scope);
        }
        self.mention(&name.id, at(name), Mentioned::Symbol(Some(symbol)), false);
    }
}

fn function_kind(def: &ast::StmtFunctionDef, is_in_class: bool) -> FunctionKind {
    let name = |decorator: &ast::Decorator| match &decorator.expression {
        Expr::Name(name) => Some(name.id.clone()),
        Expr::Attribute(attribute) => Some(attribute.attr.id.clone()),
        _ => None,
    };
    let decorators: Vec<Name> = def.decorator_list.iter().filter_map(name).collect();
    let has = |names: &[&str]| decorators.iter().any(|name| names.contains(&name.as_str()));
    match is_in_class {
        false => FunctionKind::Plain,
        true if has(&["staticmethod"]) => FunctionKind::StaticMethod,
        true if has(&["classmethod"]) => FunctionKind::ClassMethod,
        true if has(&["property", "cached_property", "setter", "deleter"]) => {
            FunctionKind::Property
        }
        true if def.name.as_str() == "__new__" => FunctionKind::ClassMethod,
        true => FunctionKind::Method,
    }
}

/// The docstring of a body, its indentation taken away as `inspect.cleandoc` does.
fn docstring(body: &[Stmt]) -> Option<String> {
    let Stmt::Expr(first) = body.first()? else { return None };
    let Expr::StringLiteral(literal) = &*first.value else { return None };
    let text = literal.value.to_str().replace('\t', "        ");
    let mut lines = text.lines();
    let mut clean = vec![lines.next().unwrap_or_default().trim().to_owned()];
    let rest: Vec<&str> = lines.collect();
    let width = |line: &&str| line.len() - line.trim_start_matches(' ').len();
    let margin = rest.iter().filter(|line| !line.trim().is_empty()).map(width).min().unwrap_or(0);
    clean.extend(rest.iter().map(|line| line.get(margin..).unwrap_or_default().trim_end().into()));
    let text = clean.join("\n").trim().to_owned();
    (!text.is_empty()).then_some(text)
}
