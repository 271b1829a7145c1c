//! Set all attributes of a class in `__init__`, in one order.

use sidewinder_syntax::ast::{self, Expr, ExprContext, Stmt};
use sidewinder_syntax::visitor::{self, Visitor};

use crate::Edit;
use crate::scope::{Place, bytes};

/// For the classes of the file that have the attribute at the place among those that the file sets.
pub fn fixes(place: &Place<'_>) -> Vec<(String, Vec<Edit>)> {
    let around = place.expressions();
    let wanted = around.iter().find_map(|one| match one {
        Expr::Attribute(one) => Some(one.attr.as_str()),
        _ => None,
    });
    let Some(wanted) = wanted else { return Vec::new() };
    let classes = place.tree.body.iter().filter_map(|stmt| match stmt {
        Stmt::ClassDef(class) => Some(class),
        _ => None,
    });
    classes.filter_map(|class| fix(place, class, wanted)).collect()
}

fn fix(place: &Place<'_>, class: &ast::StmtClassDef, wanted: &str) -> Option<(String, Vec<Edit>)> {
    let attributes = attributes(place, class);
    if !attributes.contains(&wanted) || attributes.len() < 2 {
        return None;
    }
    let title = format!("Set {} in `{}.__init__`, in one order", listed(&attributes), class.name);
    let init = class.body.iter().find_map(|stmt| match stmt {
        Stmt::FunctionDef(one) if one.name.as_str() == "__init__" => Some(one),
        _ => None,
    });
    let first = class.body.first()?;
    let (_, indent) = place.indent(first)?;
    let lines = |this: &str, indent: &str| {
        attributes.iter().map(|name| format!("{indent}{this}.{name} = None\n")).collect::<String>()
    };
    let edit = match init {
        Some(init) => {
            let this = init.parameters.args.first()?.parameter.name.as_str();
            let first = init.body.first()?;
            let (start, indent) = place.indent(first)?;
            Edit { range: start..start, new: lines(this, indent) }
        }
        None => {
            let new =
                format!("{indent}def __init__(self):\n{}", lines("self", &format!("{indent}    ")));
            // A body that was only there because one must be.
            let range = match (&class.body[..], first) {
                ([_], Stmt::Pass(_)) => {
                    let start = place.indent(first)?.0;
                    let end = bytes(first).end;
                    let length = place.text[end..].find('\n').map_or(0, |length| length + 1);
                    start..end + length
                }
                _ => {
                    let start = place.indent(first)?.0;
                    start..start
                }
            };
            let is_alone = range.end > range.start;
            Edit { range, new: if is_alone { new } else { new + "\n" } }
        }
    };
    // A class with bases may get its attributes from them.
    class.arguments.as_ref().is_none_or(|bases| bases.is_empty()).then_some((title, vec![edit]))
}

fn listed(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}

/// The attributes that are set on objects of a class, as far as the text says so: in its methods, and on what was just made.
fn attributes<'p>(place: &'p Place<'_>, class: &'p ast::StmtClassDef) -> Vec<&'p str> {
    let mut sets = Sets { objects: Vec::new(), class: class.name.as_str(), found: Vec::new() };
    for stmt in &class.body {
        if let Stmt::FunctionDef(method) = stmt
            && let Some(this) = method.parameters.args.first()
        {
            sets.objects = vec![this.parameter.name.as_str()];
            sets.visit_body(&method.body);
        }
    }
    sets.objects = Vec::new();
    sets.visit_body(&place.tree.body);
    sets.found
}

struct Sets<'b> {
    /// Names of objects of the class.
    objects: Vec<&'b str>,
    class: &'b str,
    found: Vec<&'b str>,
}

impl<'b> Visitor<'b> for Sets<'b> {
    fn visit_stmt(&mut self, stmt: &'b Stmt) {
        if let Stmt::Assign(assign) = stmt
            && let ([Expr::Name(target)], Expr::Call(call)) = (&assign.targets[..], &*assign.value)
            && matches!(&*call.func, Expr::Name(name) if name.id.as_str() == self.class)
        {
            self.objects.push(target.id.as_str());
        }
        // Names of one function are not those of another.
        let outer = self.objects.len();
        visitor::walk_stmt(self, stmt);
        if matches!(stmt, Stmt::FunctionDef(_)) {
            self.objects.truncate(outer);
        }
    }

    fn visit_expr(&mut self, expr: &'b Expr) {
        if let Expr::Attribute(one) = expr
            && one.ctx == ExprContext::Store
            && matches!(&*one.value, Expr::Name(name) if self.objects.contains(&name.id.as_str()))
            && !self.found.contains(&one.attr.as_str())
        {
            self.found.push(one.attr.as_str());
        }
        visitor::walk_expr(self, expr);
    }
}
