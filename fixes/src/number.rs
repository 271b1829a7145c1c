//! Start with a number of the right kind: `total = 0.0` where floats are added.
//!
//! A variable that is an int before the loop and a float in it has two classes at the loop's header: the trace checks, and the float
//! must exist as an object.

use sidewinder_report::schema::{About, Fact};
use sidewinder_syntax::ast::{self, Expr, Stmt};
use sidewinder_syntax::visitor::{self, Visitor};

use crate::Edit;
use crate::scope::{Place, Uses, bytes};

/// For each variable or attribute at the place that starts as an int: one that starts as a float or complex number.
pub fn fixes(place: &Place<'_>, fact: &Fact) -> Vec<(String, Vec<Edit>)> {
    let seen = |class: &str| match &fact.about {
        About::Guard(guard) => guard.observed.contains_key(class),
        _ => false,
    };
    let ending = if seen("complex") || fact.text.contains("`complex`") { "j" } else { ".0" };
    let Some(statement) = place.statement() else { return Vec::new() };
    let mut fixes = Vec::new();
    let uses = Uses::of(statement);
    let mut names: Vec<&str> = Vec::new();
    // What the fact names comes first, then what the statement assigns, then what it reads.
    names.extend(fact.text.split('`').skip(1).step_by(2));
    names.extend(uses.stored.iter().chain(&uses.read));
    let attributes = uses.expressions.iter().filter_map(|one| match one {
        Expr::Attribute(attribute) => Some(attribute.attr.as_str()),
        _ => None,
    });
    let attributes: Vec<&str> = attributes.collect();
    names.extend(&attributes);
    let mut done: Vec<&str> = Vec::new();
    for name in names {
        let name = name.rsplit('.').next().unwrap_or(name);
        let is_attribute = attributes.contains(&name);
        if done.contains(&name)
            || !is_attribute && !uses.stored.contains(name) && !uses.read.contains(name)
        {
            continue;
        }
        done.push(name);
        let (body, _) = place.function();
        // An attribute is set where the object is made, mostly elsewhere.
        let body = if is_attribute { &place.tree.body[..] } else { body };
        let mut starts = Starts { name, is_attribute, ending, edits: Vec::new() };
        starts.visit_body(body);
        if let Some(edit) = starts.edits.first() {
            let new = &edit.new;
            let title = format!("Start `{name}` with `{new}`");
            fixes.push((title, starts.edits));
        }
    }
    fixes
}

/// The ints that are assigned to a name as they are.
struct Starts<'n> {
    name: &'n str,
    is_attribute: bool,
    ending: &'n str,
    edits: Vec<Edit>,
}

impl<'b> Visitor<'b> for Starts<'_> {
    fn visit_stmt(&mut self, stmt: &'b Stmt) {
        if let Stmt::Assign(assign) = stmt {
            for target in &assign.targets {
                self.pair(target, &assign.value);
            }
        }
        visitor::walk_stmt(self, stmt);
    }
}

impl Starts<'_> {
    fn pair(&mut self, target: &Expr, value: &Expr) {
        match (target, value) {
            (Expr::Tuple(targets), Expr::Tuple(values))
                if targets.elts.len() == values.elts.len() =>
            {
                for (target, value) in targets.elts.iter().zip(&values.elts) {
                    self.pair(target, value);
                }
            }
            (_, Expr::NumberLiteral(number)) => {
                let is_it = match target {
                    Expr::Name(name) => !self.is_attribute && name.id.as_str() == self.name,
                    Expr::Attribute(one) => self.is_attribute && one.attr.as_str() == self.name,
                    _ => false,
                };
                if let ast::Number::Int(int) = &number.value
                    && is_it
                {
                    let range = bytes(number);
                    if !self.edits.iter().any(|edit| edit.range == range) {
                        self.edits.push(Edit { range, new: format!("{int}{}", self.ending) });
                    }
                }
            }
            _ => {}
        }
    }
}
