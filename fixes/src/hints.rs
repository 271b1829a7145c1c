//! Add a hint for the JIT, or remove one.

use sidewinder_syntax::ast::{self, Expr, Stmt};
use sidewinder_syntax::visitor::{self, Visitor};

use crate::Edit;
use crate::scope::{Place, Uses, bytes};

/// `promote(x)` becomes `x`, where the place has it or is in it; else in the loop around.
pub fn without_promote(place: &Place<'_>) -> Vec<(String, Vec<Edit>)> {
    let is_promote = |one: &&Expr| match one {
        Expr::Call(call) => {
            call.arguments.args.len() == 1
                && matches!(&*call.func, Expr::Name(name) if name.id.as_str() == "promote")
        }
        _ => false,
    };
    let uses = match place.loops().last().copied().or_else(|| place.statement()) {
        Some(around) => Uses::of(around),
        None => return Vec::new(),
    };
    let here = place.expressions().into_iter().filter(is_promote).collect::<Vec<_>>();
    let all = uses.expressions.into_iter().filter(is_promote).collect::<Vec<_>>();
    let all = if here.is_empty() { all } else { here };
    let fixes = all.into_iter().filter_map(|one| {
        let Expr::Call(call) = one else { return None };
        let inner = place.of(call.arguments.args.first()?);
        let title = format!("Remove `promote` from `{}`", place.of(one));
        // The argument may be of several operators.
        let is_simple = matches!(
            call.arguments.args.first()?,
            Expr::Name(_) | Expr::Attribute(_) | Expr::Call(_) | Expr::Subscript(_)
        );
        let new = if is_simple { inner.to_owned() } else { format!("({inner})") };
        Some((title, vec![Edit { range: bytes(one), new }]))
    });
    fixes.collect()
}

/// The function that is called at the place, or is there, without a decorator.
pub fn without(place: &Place<'_>, decorator: &str) -> Vec<(String, Vec<Edit>)> {
    let fixes = functions(place).into_iter().filter_map(|function| {
        let hint = function.decorator_list.iter().find(|one| match &one.expression {
            Expr::Name(name) => name.id.as_str() == decorator,
            Expr::Attribute(one) => one.attr.as_str() == decorator,
            _ => false,
        })?;
        let start = place.text[..bytes(hint).start].rfind('\n').map_or(0, |end| end + 1);
        let end = bytes(hint).end;
        let end = end + place.text[end..].find('\n')? + 1;
        let title = format!("Remove `@{decorator}` from `{}`", function.name);
        Some((title, vec![Edit { range: start..end, new: String::new() }]))
    });
    fixes.collect()
}

/// The function that is called at the place, with `@unroll_safe`.
pub fn unrolled(place: &Place<'_>) -> Vec<(String, Vec<Edit>)> {
    const HINT: &str = "unroll_safe";
    let has_loop = |one: &&ast::StmtFunctionDef| {
        one.body.iter().any(|stmt| matches!(stmt, Stmt::For(_) | Stmt::While(_)))
    };
    let fixes = called(place).into_iter().filter(has_loop).map(|function| {
        let at =
            function.decorator_list.first().map_or(bytes(function).start, |one| bytes(one).start);
        let start = place.text[..at].rfind('\n').map_or(0, |end| end + 1);
        let indent = &place.text[start..at];
        // Where both are at one place, the import comes first.
        let mut edits = Vec::new();
        let is_imported = place.tree.body.iter().any(|stmt| match stmt {
            Stmt::ImportFrom(one) => one.names.iter().any(|name| name.name.as_str() == HINT),
            _ => false,
        });
        if !is_imported {
            edits.push(import(place, HINT));
        }
        edits.push(Edit { range: start..start, new: format!("{indent}@{HINT}\n") });
        let title = format!("Unroll the loop of `{}` with `@{HINT}`", function.name);
        (title, edits)
    });
    fixes.collect()
}

/// An import behind those that are there, or behind the first comment and text of the file.
fn import(place: &Place<'_>, name: &str) -> Edit {
    let is_first = |stmt: &&Stmt| match stmt {
        Stmt::Import(_) | Stmt::ImportFrom(_) => true,
        Stmt::Expr(one) => matches!(&*one.value, Expr::StringLiteral(_)),
        _ => false,
    };
    let line = format!("from sidewinder import {name}\n");
    match place.tree.body.iter().take_while(is_first).last() {
        Some(last) => {
            let end = bytes(last).end;
            let at = end + place.text[end..].find('\n').map_or(0, |length| length + 1);
            Edit { range: at..at, new: line }
        }
        None => {
            let first = place.tree.body.first();
            let at = first.and_then(|stmt| match stmt {
                Stmt::FunctionDef(one) => one.decorator_list.first().map(|one| bytes(one).start),
                _ => None,
            });
            let at = at.or(first.map(|stmt| bytes(stmt).start)).unwrap_or(0);
            let at = place.text[..at].rfind('\n').map_or(0, |end| end + 1);
            Edit { range: at..at, new: format!("{line}\n\n") }
        }
    }
}

/// The functions of the file with a name that is called at the place, and the function around it.
fn functions<'p>(place: &'p Place<'_>) -> Vec<&'p ast::StmtFunctionDef> {
    let mut all = called(place);
    all.extend(place.function().1);
    all
}

/// The functions of the file with a name that is called at the place.
fn called<'p>(place: &'p Place<'_>) -> Vec<&'p ast::StmtFunctionDef> {
    struct Named<'b> {
        names: Vec<&'b str>,
        found: Vec<&'b ast::StmtFunctionDef>,
    }
    impl<'b> Visitor<'b> for Named<'b> {
        fn visit_stmt(&mut self, stmt: &'b Stmt) {
            if let Stmt::FunctionDef(function) = stmt
                && self.names.contains(&function.name.as_str())
            {
                self.found.push(function);
            }
            visitor::walk_stmt(self, stmt);
        }
    }
    let around = place.expressions();
    let names = around.iter().filter_map(|one| match one {
        Expr::Call(call) => match &*call.func {
            Expr::Name(name) => Some(name.id.as_str()),
            Expr::Attribute(one) => Some(one.attr.as_str()),
            _ => None,
        },
        _ => None,
    });
    let mut named = Named { names: names.collect(), found: Vec::new() };
    named.visit_body(&place.tree.body);
    named.found
}
