//! Collect the parts of a text in a list, and join them after the loop.

use sidewinder_syntax::ast::{Expr, Operator, Stmt};

use crate::Edit;
use crate::scope::{Place, Uses, bytes};

/// For `text += part` in a loop that does not look at the text.
pub fn fixes(place: &Place<'_>) -> Vec<(String, Vec<Edit>)> {
    fix(place).into_iter().collect()
}

fn fix(place: &Place<'_>) -> Option<(String, Vec<Edit>)> {
    let Some(stmt @ Stmt::AugAssign(add)) = place.statement() else { return None };
    if bytes(stmt) != place.range {
        return None; // The fact is about a part of it.
    }
    let Expr::Name(text) = &*add.target else { return None };
    let text = text.id.as_str();
    // The largest loop that only adds to the text, and does so only by statements like this.
    let around = place.loops().into_iter().find(|one| {
        let uses = Uses::of(one);
        !uses.leaves && !uses.read.contains(text)
    })?;
    let adds = additions(around, text);
    let stores = Uses::of(around);
    let stores = stores
        .expressions
        .iter()
        .filter(|one| matches!(one, Expr::Name(name) if name.id.as_str() == text));
    if add.op != Operator::Add || stores.count() != adds.len() {
        return None;
    }
    let parts = place.fresh(&format!("{text}_parts"));
    let mut edits = vec![
        place.before(around, &format!("{parts} = [{text}]"))?,
        place.behind(around, &format!("{text} = \"\".join({parts})"))?,
    ];
    for (stmt, value) in adds {
        let value = place.of(value);
        edits.push(Edit { range: bytes(stmt), new: format!("{parts}.append({value})") });
    }
    Some((format!("Collect the parts of `{text}` in a list and join them after the loop"), edits))
}

/// The statements that add to a name, and what they add.
fn additions<'b>(around: &'b Stmt, name: &str) -> Vec<(&'b Stmt, &'b Expr)> {
    use sidewinder_syntax::visitor::{self, Visitor};
    struct Adds<'b, 'n> {
        name: &'n str,
        found: Vec<(&'b Stmt, &'b Expr)>,
    }
    impl<'b> Visitor<'b> for Adds<'b, '_> {
        fn visit_stmt(&mut self, stmt: &'b Stmt) {
            if let Stmt::AugAssign(add) = stmt
                && add.op == Operator::Add
                && matches!(&*add.target, Expr::Name(name) if name.id.as_str() == self.name)
            {
                self.found.push((stmt, &add.value));
            }
            visitor::walk_stmt(self, stmt);
        }
    }
    let mut adds = Adds { name, found: Vec::new() };
    adds.visit_stmt(around);
    adds.found
}
