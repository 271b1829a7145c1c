//! Where a place is: its function, the loops around it, and what they do with names.

use std::collections::BTreeSet;
use std::ops::Range;

use sidewinder_report::schema;
use sidewinder_syntax::ast::{self, Expr, ExprContext, ModModule, Stmt};
use sidewinder_syntax::visitor::{self, Visitor};
use sidewinder_syntax::{Ranged, parse};

use crate::Edit;

/// A range of a text, with what is around it.
pub struct Place<'a> {
    /// The whole text.
    pub text: &'a str,
    /// Its tree.
    pub tree: ModModule,
    /// The range of bytes that is meant.
    pub range: Range<usize>,
}

/// The bytes of a node.
pub fn bytes(node: &impl Ranged) -> Range<usize> {
    let range = node.range();
    range.start().to_usize()..range.end().to_usize()
}

impl<'a> Place<'a> {
    /// The place that a report names. `None` where the text has no such line or is no Python.
    pub fn find(text: &'a str, at: &schema::Place) -> Option<Place<'a>> {
        let parsed = parse(text);
        if !parsed.errors.is_empty() {
            return None;
        }
        let line = |number: u32| -> Option<usize> {
            let before = text.split_inclusive('\n').take(number.checked_sub(1)? as usize);
            let start = before.map(str::len).sum::<usize>();
            (start <= text.len()).then_some(start)
        };
        let start = line(at.line)? + at.column as usize;
        let end = line(at.end_line)? + at.end_column as usize;
        text.get(start..end)?;
        Some(Place { text, tree: parsed.tree, range: start..end })
    }

    /// The text of a node.
    pub fn of(&self, node: &impl Ranged) -> &'a str {
        &self.text[bytes(node)]
    }

    /// Whether a node has the place in it.
    pub fn is_in(&self, node: &impl Ranged) -> bool {
        let range = bytes(node);
        range.start <= self.range.start && self.range.end <= range.end
    }

    /// The statements of the function around the place, or of the module, and the function.
    pub fn function(&self) -> (&[Stmt], Option<&ast::StmtFunctionDef>) {
        let mut innermost: (&[Stmt], Option<&ast::StmtFunctionDef>) = (&self.tree.body, None);
        let mut finder = Functions { place: self, found: Vec::new() };
        finder.visit_body(&self.tree.body);
        if let Some(function) = finder.found.last() {
            innermost = (&function.body, Some(*function));
        }
        innermost
    }

    /// The loops around the place within its function, the outermost first.
    pub fn loops(&self) -> Vec<&Stmt> {
        let mut found = Vec::new();
        let (body, _) = self.function();
        self.loops_in(body, &mut found);
        found
    }

    fn loops_in<'b>(&'b self, body: &'b [Stmt], found: &mut Vec<&'b Stmt>) {
        struct Inner<'b, 'a> {
            place: &'b Place<'a>,
            found: Vec<&'b Stmt>,
        }
        impl<'b> Visitor<'b> for Inner<'b, '_> {
            fn visit_stmt(&mut self, stmt: &'b Stmt) {
                if !self.place.is_in(stmt) {
                    return;
                }
                let body = match stmt {
                    Stmt::For(one) => Some(&one.body),
                    Stmt::While(one) => Some(&one.body),
                    _ => None,
                };
                // What is in the head of a `for` runs once.
                if body.is_some_and(|body| body.iter().any(|one| self.place.is_in(one)))
                    || matches!(stmt, Stmt::While(one) if self.place.is_in(&*one.test))
                {
                    self.found.push(stmt);
                }
                visitor::walk_stmt(self, stmt);
            }
        }
        let mut inner = Inner { place: self, found: Vec::new() };
        inner.visit_body(body);
        found.extend(inner.found);
    }

    /// The innermost expressions that the place has or is within, from the inside out.
    pub fn expressions(&self) -> Vec<&Expr> {
        struct Around<'b, 'a> {
            place: &'b Place<'a>,
            found: Vec<&'b Expr>,
        }
        impl<'b> Visitor<'b> for Around<'b, '_> {
            fn visit_expr(&mut self, expr: &'b Expr) {
                if self.place.is_in(expr) {
                    self.found.push(expr);
                }
                visitor::walk_expr(self, expr);
            }
        }
        let mut around = Around { place: self, found: Vec::new() };
        around.visit_body(&self.tree.body);
        around.found.reverse();
        around.found
    }

    /// The smallest statement with the place in it.
    pub fn statement(&self) -> Option<&Stmt> {
        struct Smallest<'b, 'a> {
            place: &'b Place<'a>,
            found: Option<&'b Stmt>,
        }
        impl<'b> Visitor<'b> for Smallest<'b, '_> {
            fn visit_stmt(&mut self, stmt: &'b Stmt) {
                if self.place.is_in(stmt) {
                    self.found = Some(stmt);
                    visitor::walk_stmt(self, stmt);
                }
            }
        }
        let mut smallest = Smallest { place: self, found: None };
        smallest.visit_body(&self.tree.body);
        smallest.found
    }

    /// A name that the text does not have yet, like this one.
    pub fn fresh(&self, like: &str) -> String {
        let uses = Uses::of_body(&self.tree.body);
        let is_known = |name: &str| uses.stored.contains(name) || uses.read.contains(name);
        let mut name: String =
            like.chars().map(|c| if c.is_alphanumeric() || c == '_' { c } else { '_' }).collect();
        while is_known(&name) || is_keyword(&name) || name.is_empty() {
            name.push('_');
        }
        name
    }

    /// A line of its own in front of a statement. `None` if something else is in front of it in its line.
    pub fn before(&self, stmt: &Stmt, line: &str) -> Option<Edit> {
        let (start, indent) = self.indent(stmt)?;
        Some(Edit { range: start..start, new: format!("{indent}{line}\n") })
    }

    /// A line of its own behind a statement.
    pub fn behind(&self, stmt: &Stmt, line: &str) -> Option<Edit> {
        let (_, indent) = self.indent(stmt)?;
        let end = bytes(stmt).end;
        Some(match self.text[end..].find('\n') {
            Some(length) => {
                let at = end + length + 1;
                Edit { range: at..at, new: format!("{indent}{line}\n") }
            }
            None => {
                Edit { range: self.text.len()..self.text.len(), new: format!("\n{indent}{line}\n") }
            }
        })
    }

    /// Where the line of a statement starts, and the white space there.
    pub fn indent(&self, stmt: &Stmt) -> Option<(usize, &'a str)> {
        let at = bytes(stmt).start;
        let start = self.text[..at].rfind('\n').map_or(0, |end| end + 1);
        let indent = &self.text[start..at];
        indent.chars().all(|c| c == ' ' || c == '\t').then_some((start, indent))
    }
}

/// Attributes may have names that variables may not.
fn is_keyword(name: &str) -> bool {
    !parse(&format!("{name} = 0\n")).errors.is_empty()
}

struct Functions<'b, 'a> {
    place: &'b Place<'a>,
    found: Vec<&'b ast::StmtFunctionDef>,
}

impl<'b> Visitor<'b> for Functions<'b, '_> {
    fn visit_stmt(&mut self, stmt: &'b Stmt) {
        if self.place.is_in(stmt) {
            if let Stmt::FunctionDef(function) = stmt {
                self.found.push(function);
            }
            visitor::walk_stmt(self, stmt);
        }
    }
}

/// What a part of the tree does with names, attributes and control.
#[derive(Default)]
pub struct Uses<'b> {
    /// Names that are assigned, deleted or bound.
    pub stored: BTreeSet<&'b str>,
    /// Names that are read.
    pub read: BTreeSet<&'b str>,
    /// Names with a method or an attribute in use: `a` of `a.append`.
    pub objects: BTreeSet<&'b str>,
    /// All expressions, in order.
    pub expressions: Vec<&'b Expr>,
    /// Whether it may be left other than at its end, or wait in the middle: `return`, `yield`, `await`.
    pub leaves: bool,
}

impl<'b> Uses<'b> {
    /// Of a statement.
    pub fn of(stmt: &'b Stmt) -> Uses<'b> {
        let mut uses = Uses::default();
        uses.visit_stmt(stmt);
        uses
    }

    /// Of an expression.
    pub fn of_expr(expr: &'b Expr) -> Uses<'b> {
        let mut uses = Uses::default();
        uses.visit_expr(expr);
        uses
    }

    /// Of many statements.
    pub fn of_body(body: &'b [Stmt]) -> Uses<'b> {
        let mut uses = Uses::default();
        uses.visit_body(body);
        uses
    }
}

impl<'b> Visitor<'b> for Uses<'b> {
    fn visit_stmt(&mut self, stmt: &'b Stmt) {
        match stmt {
            Stmt::Return(_) => self.leaves = true,
            Stmt::FunctionDef(one) => drop(self.stored.insert(one.name.as_str())),
            Stmt::ClassDef(one) => drop(self.stored.insert(one.name.as_str())),
            Stmt::Import(one) => {
                self.stored.extend(one.names.iter().map(|name| name.name.as_str()))
            }
            Stmt::Global(one) => self.stored.extend(one.names.iter().map(|name| name.as_str())),
            Stmt::Nonlocal(one) => self.stored.extend(one.names.iter().map(|name| name.as_str())),
            _ => {}
        }
        visitor::walk_stmt(self, stmt);
    }

    fn visit_parameter(&mut self, parameter: &'b ast::Parameter) {
        self.stored.insert(parameter.name.as_str());
        visitor::walk_parameter(self, parameter);
    }

    fn visit_expr(&mut self, expr: &'b Expr) {
        self.expressions.push(expr);
        match expr {
            Expr::Name(name) if name.ctx == ExprContext::Load => {
                self.read.insert(name.id.as_str());
            }
            Expr::Name(name) => drop(self.stored.insert(name.id.as_str())),
            Expr::Attribute(one) => {
                if let Expr::Name(name) = &*one.value {
                    self.objects.insert(name.id.as_str());
                }
            }
            Expr::Subscript(one) if one.ctx != ExprContext::Load => {
                if let Expr::Name(name) = &*one.value {
                    self.objects.insert(name.id.as_str());
                }
            }
            Expr::Yield(_) | Expr::YieldFrom(_) | Expr::Await(_) => self.leaves = true,
            _ => {}
        }
        visitor::walk_expr(self, expr);
    }
}
