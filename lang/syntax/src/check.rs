//! What the grammar allows, and the language or the dialect does not.
//!
//! Names are the business of `lang/compiler/src/scope`, and whether a generator expression is consumed at once that of `lang/compiler/src/call.rs`.

use super::ast::{self, Expr, ExprContext, ModModule, Number, Stmt};
use super::span;
use super::visitor::{self, Visitor};
use super::warn::{self, Warning};
use crate::source::{Diagnostic, Span};

/// Features that `from __future__ import` knows in CPython 3.11; none changes anything any more.
const FEATURES: [&str; 10] = [
    "nested_scopes",
    "generators",
    "division",
    "absolute_import",
    "with_statement",
    "print_function",
    "unicode_literals",
    "barry_as_FLUFL",
    "generator_stop",
    "annotations",
];
const OUT_OF_STAR: &str = "'break', 'continue' and 'return' cannot appear in an except* block";
/// How many digits a decimal literal may have, as in CPython.
const MAX_DIGITS: usize = 4300;

/// Everything wrong with a tree that parses, and what is hardly meant.
pub fn check(tree: &ModModule) -> (Vec<Diagnostic>, Vec<Warning>) {
    let mut check = Check {
        errors: Vec::new(),
        warnings: Vec::new(),
        place: Place::Module,
        loops: 0,
        is_star: false,
        star_loops: 0,
        is_async: false,
        is_async_generator: false,
        comprehension: None,
        formats: 0,
        keeps_text: super::is_future(tree, "annotations"),
        depth: 0,
    };
    check.futures(tree);
    check.visit_body(&tree.body);
    (check.errors, check.warnings)
}

/// What the code is directly in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Module,
    Class,
    Function,
}

struct Check {
    errors: Vec<Diagnostic>,
    warnings: Vec<Warning>,
    place: Place,
    /// How many loops are around, in the same function.
    loops: usize,
    /// Whether an `except*` clause is around, in the same function, and how many loops are around that.
    is_star: bool,
    star_loops: usize,
    /// Whether the function is an `async def`.
    is_async: bool,
    /// Whether it is one that yields.
    is_async_generator: bool,
    /// The innermost comprehension around, in the same function.
    comprehension: Option<(&'static str, Span)>,
    /// How many fields of an f-string are around, in whose formats we are.
    formats: usize,
    /// Whether annotations are kept as text.
    keeps_text: bool,
    /// How many statements are around.
    depth: usize,
}

impl<'a> Check {
    fn error(&mut self, at: Span, message: impl Into<String>) {
        self.errors.push(Diagnostic::syntax(at, message));
    }
    fn unsupported(&mut self, at: Span, what: &str) {
        self.errors.push(Diagnostic::unsupported(at, format!("{what} not supported yet")));
    }
    fn inside(&mut self, place: Place, walk: impl FnOnce(&mut Self)) {
        let outer = (self.place, self.loops, self.is_async, self.comprehension);
        (self.place, self.loops, self.comprehension) = (place, 0, None);
        self.is_async = false;
        let is_star = std::mem::replace(&mut self.is_star, false);
        let is_async_generator = std::mem::replace(&mut self.is_async_generator, false);
        walk(self);
        self.is_star = is_star;
        self.is_async_generator = is_async_generator;
        (self.place, self.loops, self.is_async, self.comprehension) = outer;
    }
    /// Code that only a function may hold.
    fn only_in_function(&mut self, at: Span, word: &str) -> bool {
        if self.place != Place::Function {
            self.error(at, format!("'{word}' outside function"));
        }
        self.place == Place::Function
    }

    fn futures(&mut self, tree: &ModModule) {
        let mut early = true;
        // CPython says where such a statement starts, and no more.
        let start = |import: &ast::StmtImportFrom| {
            let start = span(import).start;
            Span::new(start, start)
        };
        for (index, statement) in tree.body.iter().enumerate() {
            match statement {
                Stmt::ImportFrom(import) if is_future(import) && !early => {
                    let message = "from __future__ imports must occur at the beginning of the file";
                    self.error(span(import), message);
                }
                Stmt::ImportFrom(import) if is_future(import) => {
                    for alias in &import.names {
                        match alias.name.as_str() {
                            "braces" => self.error(start(import), "not a chance"),
                            name if !FEATURES.contains(&name) => {
                                self.error(
                                    start(import),
                                    format!("future feature {name} is not defined"),
                                );
                            }
                            _ => {}
                        }
                    }
                }
                Stmt::Expr(statement) if index == 0 && statement.value.is_string_literal_expr() => {
                }
                _ => early = false,
            }
        }
    }

    fn parameters_and_body(&mut self, def: &'a ast::StmtFunctionDef) {
        self.inside(Place::Function, |check| {
            check.is_async = def.is_async;
            check.is_async_generator = def.is_async && yields(&def.body);
            check.visit_body(&def.body);
        });
    }

    /// What only an `async def` may hold.
    fn only_in_async(&mut self, at: Span, is_async: bool, what: &str) {
        if is_async && !self.is_async {
            self.error(at, format!("'{what}' outside async function"));
        }
    }

    /// `yield` and `yield from`.
    fn suspension(&mut self, expr: &Expr) {
        if let Some((comprehension, _)) = self.comprehension {
            return self.error(span(expr), format!("'yield' inside {comprehension}"));
        }
        if self.only_in_function(span(expr), "yield") && self.is_async && expr.is_yield_from_expr()
        {
            self.error(span(expr), "'yield from' inside async function");
        }
    }

    fn awaiting(&mut self, expr: &Expr) {
        match self.comprehension {
            _ if self.is_async => {}
            Some((GENERATOR, _)) => {}
            Some((_, whole)) => self.error(whole, OUTSIDE),
            None => {
                if self.only_in_function(span(expr), "await") {
                    self.error(span(expr), "'await' outside async function");
                }
            }
        }
    }

    /// A comprehension: its first iterable belongs to the code around.
    fn comprehension(
        &mut self,
        expr: &Expr,
        what: &'static str,
        generators: &'a [ast::Comprehension],
        parts: &[&'a Expr],
    ) {
        let is_async = generators.iter().any(|generator| generator.is_async);
        if is_async && what != GENERATOR && !self.is_async && self.comprehension.is_none() {
            self.error(span(expr), OUTSIDE);
        }
        let mut outer = None;
        for (index, generator) in generators.iter().enumerate() {
            self.visit_expr(&generator.iter);
            if index == 0 {
                outer = self.comprehension.replace((what, span(expr)));
            }
            self.target(&generator.target, false);
            self.visit_expr(&generator.target);
            generator.ifs.iter().for_each(|condition| self.visit_expr(condition));
        }
        parts.iter().for_each(|part| self.visit_expr(part));
        self.comprehension = outer;
    }

    fn class(&mut self, def: &'a ast::StmtClassDef) {
        if let Some(arguments) = &def.arguments {
            self.keywords(arguments, span(def));
            self.visit_arguments(arguments);
        }
        self.inside(Place::Class, |check| check.visit_body(&def.body));
    }

    fn attempt(&mut self, statement: &'a ast::StmtTry) {
        if let Some((_, before)) = statement.handlers.split_last() {
            for handler in before {
                let ast::ExceptHandler::ExceptHandler(handler) = handler;
                if handler.type_.is_none() {
                    self.error(span(handler), "default 'except:' must be last");
                }
            }
        }
    }

    /// Nothing may jump out of an `except*` clause.
    fn star_attempt(&mut self, statement: &'a ast::StmtTry) {
        self.visit_body(&statement.body);
        for handler in &statement.handlers {
            let ast::ExceptHandler::ExceptHandler(handler) = handler;
            if let Some(class) = &handler.type_ {
                self.visit_expr(class);
            }
            let outer = (self.is_star, self.star_loops);
            (self.is_star, self.star_loops) = (true, self.loops);
            self.visit_body(&handler.body);
            (self.is_star, self.star_loops) = outer;
        }
        self.visit_body(&statement.orelse);
        self.visit_body(&statement.finalbody);
    }

    /// Targets of an assignment: stars stand in lists and tuples, one in each.
    fn target(&mut self, target: &'a Expr, nested: bool) {
        match target {
            Expr::Tuple(ast::ExprTuple { elts, .. }) | Expr::List(ast::ExprList { elts, .. }) => {
                if elts.iter().filter(|elt| elt.is_starred_expr()).count() > 1 {
                    self.error(span(target), "multiple starred expressions in assignment");
                }
                elts.iter().for_each(|elt| self.target(elt, true));
            }
            Expr::Starred(_) if !nested => {
                self.error(span(target), "starred assignment target must be in a list or tuple");
            }
            Expr::Starred(starred) => self.target(&starred.value, false),
            _ => {}
        }
    }
    /// An expression that is no item of a display, so that it may not have a star.
    fn no_star(&mut self, expr: &Expr) {
        if expr.is_starred_expr() {
            self.error(span(expr), "can't use starred expression here");
        }
    }

    fn keywords(&mut self, arguments: &'a ast::Arguments, call: Span) {
        for (index, keyword) in arguments.keywords.iter().enumerate() {
            let Some(name) = &keyword.arg else { continue };
            if name.as_str() == "__debug__" {
                self.error(call, "cannot assign to __debug__");
            }
            let same =
                |other: &ast::Keyword| other.arg.as_ref().is_some_and(|other| other.id == name.id);
            if arguments.keywords[..index].iter().any(same) {
                self.error(span(keyword), format!("keyword argument repeated: {name}"));
            }
        }
    }

    fn number(&mut self, literal: &ast::ExprNumberLiteral) {
        match &literal.value {
            Number::Int(value) if value.as_i64().is_none() => {
                let digits = value.to_string().replace('_', "");
                let is_decimal = digits.bytes().all(|digit| digit.is_ascii_digit());
                if is_decimal && digits.len() > MAX_DIGITS {
                    let message = format!(
                        "Exceeds the limit ({MAX_DIGITS} digits) for integer string conversion: value has {} digits; use \
                         sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer literals \
                         to avoid decimal conversion limits.",
                        digits.len()
                    );
                    self.error(span(literal), message);
                }
            }
            _ => {}
        }
    }
}

/// Whether the code of a function has a `yield` of its own.
fn yields(body: &[Stmt]) -> bool {
    struct Finder(bool);
    impl<'a> Visitor<'a> for Finder {
        fn visit_stmt(&mut self, statement: &'a Stmt) {
            if !matches!(statement, Stmt::FunctionDef(_) | Stmt::ClassDef(_)) {
                visitor::walk_stmt(self, statement);
            }
        }
        fn visit_expr(&mut self, expr: &'a Expr) {
            match expr {
                Expr::Yield(_) => self.0 = true,
                Expr::Lambda(_) => {}
                _ => visitor::walk_expr(self, expr),
            }
        }
    }
    let mut finder = Finder(false);
    finder.visit_body(body);
    finder.0
}

/// What an annotation that is kept as text cannot hold.
fn kept(annotation: &Expr) -> Option<Diagnostic> {
    struct Finder(Option<Diagnostic>);
    impl<'a> Visitor<'a> for Finder {
        fn visit_expr(&mut self, expr: &'a Expr) {
            let what = match expr {
                Expr::Named(_) => "named",
                Expr::Yield(_) | Expr::YieldFrom(_) => "yield",
                Expr::Await(_) => "await",
                _ => return visitor::walk_expr(self, expr),
            };
            let message = format!("'{what} expression' can not be used within an annotation");
            self.0.get_or_insert(Diagnostic::syntax(span(expr), message));
        }
    }
    let mut finder = Finder(None);
    finder.visit_expr(annotation);
    finder.0
}

/// What messages call a generator expression.
const GENERATOR: &str = "generator expression";
const OUTSIDE: &str = "asynchronous comprehension outside of an asynchronous function";

fn is_future(import: &ast::StmtImportFrom) -> bool {
    import.level == 0
        && import.module.as_ref().is_some_and(|module| module.as_str() == "__future__")
}

impl<'a> Visitor<'a> for Check {
    fn visit_annotation(&mut self, annotation: &'a Expr) {
        if self.keeps_text {
            // It is text; only what would have to happen when it is read cannot stand there.
            return self.errors.extend(kept(annotation));
        }
        self.visit_expr(annotation);
    }

    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        warn::statement(stmt, &mut self.warnings);
        match stmt {
            Stmt::FunctionDef(def) => {
                def.decorator_list.iter().for_each(|decorator| self.visit_decorator(decorator));
                self.visit_parameters(&def.parameters);
                if let Some(returns) = &def.returns {
                    self.visit_annotation(returns);
                }
                return self.parameters_and_body(def);
            }
            Stmt::ClassDef(def) => {
                def.decorator_list.iter().for_each(|decorator| self.visit_decorator(decorator));
                return self.class(def);
            }
            Stmt::For(statement) => {
                self.only_in_async(span(statement), statement.is_async, "async for");
                self.target(&statement.target, false);
                self.no_star(&statement.iter);
                self.visit_expr(&statement.iter);
                self.visit_expr(&statement.target);
                self.loops += 1;
                self.visit_body(&statement.body);
                self.loops -= 1;
                return self.visit_body(&statement.orelse);
            }
            Stmt::While(statement) => {
                self.visit_expr(&statement.test);
                self.loops += 1;
                self.visit_body(&statement.body);
                self.loops -= 1;
                return self.visit_body(&statement.orelse);
            }
            Stmt::Break(_) | Stmt::Continue(_) if self.is_star && self.loops == self.star_loops => {
                self.error(span(stmt), OUT_OF_STAR);
            }
            Stmt::Return(_) if self.is_star => self.error(span(stmt), OUT_OF_STAR),
            Stmt::Break(_) if self.loops == 0 => self.error(span(stmt), "'break' outside loop"),
            Stmt::Continue(_) if self.loops == 0 => {
                self.error(span(stmt), "'continue' not properly in loop")
            }
            Stmt::Return(statement) => {
                let is_allowed = self.only_in_function(span(stmt), "return");
                statement.value.iter().for_each(|value| self.no_star(value));
                if is_allowed
                    && self.is_async_generator
                    && self.is_async
                    && statement.value.is_some()
                {
                    self.error(span(stmt), "'return' with value in async generator");
                }
            }
            Stmt::Assign(assign) => {
                assign.targets.iter().for_each(|target| self.target(target, false));
                self.no_star(&assign.value);
            }
            Stmt::Expr(statement) => self.no_star(&statement.value),
            Stmt::AugAssign(assign) => self.no_star(&assign.value),
            Stmt::AnnAssign(assign) => {
                assign.value.iter().for_each(|value| self.no_star(value));
            }
            Stmt::With(statement) => {
                self.only_in_async(span(statement), statement.is_async, "async with");
                for target in
                    statement.items.iter().filter_map(|item| item.optional_vars.as_deref())
                {
                    self.target(target, false);
                }
            }
            Stmt::Try(statement) => {
                self.attempt(statement);
                if statement.is_star {
                    return self.star_attempt(statement);
                }
            }
            Stmt::Match(statement) => {
                self.errors.extend(super::pattern::check_cases(&statement.cases))
            }
            Stmt::ImportFrom(import)
                if is_future(import) && (self.place != Place::Module || self.depth > 0) =>
            {
                self.error(
                    span(stmt),
                    "from __future__ imports must occur at the beginning of the file",
                );
            }
            _ => {}
        }
        self.depth += 1;
        visitor::walk_stmt(self, stmt);
        self.depth -= 1;
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        warn::expression(expr, &mut self.warnings);
        match expr {
            Expr::Lambda(lambda) => {
                if let Some(parameters) = &lambda.parameters {
                    self.visit_parameters(parameters);
                }
                return self.inside(Place::Function, |check| check.visit_expr(&lambda.body));
            }
            Expr::Yield(_) | Expr::YieldFrom(_) => {
                if let Expr::Yield(ast::ExprYield { value: Some(value), .. }) = expr {
                    self.no_star(value);
                }
                self.suspension(expr);
            }
            Expr::FString(_) => {
                let outer = std::mem::replace(&mut self.formats, 0);
                visitor::walk_expr(self, expr);
                self.formats = outer;
                return;
            }
            Expr::Await(_) => self.awaiting(expr),
            Expr::ListComp(comp) => {
                let what = "list comprehension";
                return self.comprehension(expr, what, &comp.generators, &[&comp.elt]);
            }
            Expr::SetComp(comp) => {
                let what = "set comprehension";
                return self.comprehension(expr, what, &comp.generators, &[&comp.elt]);
            }
            Expr::Generator(comp) => {
                return self.comprehension(expr, GENERATOR, &comp.generators, &[&comp.elt]);
            }
            Expr::DictComp(comp) => {
                let parts: Vec<&Expr> =
                    comp.key.as_deref().into_iter().chain([&*comp.value]).collect();
                return self.comprehension(expr, "dict comprehension", &comp.generators, &parts);
            }
            Expr::Call(call) => self.keywords(&call.arguments, span(call)),
            Expr::NumberLiteral(literal) => self.number(literal),
            Expr::TString(_) => self.unsupported(span(expr), "template strings are"),
            Expr::Attribute(attribute)
                if attribute.attr.as_str() == "__debug__"
                    && matches!(attribute.ctx, ExprContext::Store | ExprContext::Del) =>
            {
                let is_stored = attribute.ctx == ExprContext::Store;
                let verb = if is_stored { "assign to" } else { "delete" };
                self.error(span(expr), format!("cannot {verb} __debug__"));
            }
            _ => {}
        }
        visitor::walk_expr(self, expr);
    }

    fn visit_interpolated_string_element(&mut self, element: &'a ast::InterpolatedStringElement) {
        let Some(field) = element.as_interpolation() else { return };
        self.no_star(&field.expression);
        if self.formats > 1 {
            self.error(span(field), "f-string: expressions nested too deeply");
        }
        self.formats += 1;
        visitor::walk_interpolated_string_element(self, element);
        self.formats -= 1;
    }
}
