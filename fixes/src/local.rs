//! Keep an attribute or a global in a local variable during the loop.
//!
//! ```text
//! for x in xs:                  total = sum.total
//!     sum.total += x            for x in xs:
//!                        ──▶        total += x
//!                               sum.total = total
//! ```
//!
//! Who looks at the attribute while the loop runs sees the old value. That is why it is tried before it is offered.
//!
//! A global that a loop only reads, and that is assigned between its runs, is read once before the loop: the loop's code does not
//! depend on the global then.

use sidewinder_syntax::ast::{Expr, Stmt};

use crate::Edit;
use crate::scope::{Place, Uses, bytes};

/// For what the statement at the place assigns, if that is an attribute of a name or a global.
pub fn fixes(place: &Place<'_>) -> Vec<(String, Vec<Edit>)> {
    let targets: Vec<&Expr> = match place.statement() {
        Some(Stmt::AugAssign(one)) => vec![&one.target],
        Some(Stmt::Assign(one)) => one.targets.iter().collect(),
        _ => Vec::new(),
    };
    targets.into_iter().filter_map(|target| fix(place, target)).collect()
}

/// For the globals that the loop at the place reads and its fact names.
pub fn read_once(place: &Place<'_>, says: &str) -> Vec<(String, Vec<Edit>)> {
    let around = match place.statement() {
        Some(one @ (Stmt::For(_) | Stmt::While(_))) => Some(one),
        _ => place.loops().last().copied(),
    };
    let Some(around) = around else { return Vec::new() };
    let uses = Uses::of(around);
    let names = says.split('`').skip(1).step_by(2);
    let names = names.filter(|name| uses.read.contains(name) && !uses.stored.contains(name));
    let fixes = names.filter_map(|global| {
        let name = place.fresh(&format!("{global}_now"));
        let mut edits = vec![place.before(around, &format!("{name} = {global}"))?];
        let same = uses.expressions.iter().filter(|one| place.of(**one) == global);
        edits.extend(same.map(|one| Edit { range: bytes(*one), new: name.clone() }));
        Some((format!("Read the global `{global}` once before the loop"), edits))
    });
    fixes.collect()
}

fn fix(place: &Place<'_>, target: &Expr) -> Option<(String, Vec<Edit>)> {
    let (body, _) = place.function();
    let (base, like) = match target {
        Expr::Attribute(one) => match &*one.value {
            Expr::Name(name) => (Some(name.id.as_str()), one.attr.as_str()),
            _ => return None,
        },
        // Only what is declared global; else it is a local variable already.
        Expr::Name(name) if is_global(body, name.id.as_str()) => (None, name.id.as_str()),
        _ => return None,
    };
    let shown = place.of(target);
    // The largest loop in which the object stays the same and that is only left at its end.
    let around = place.loops().into_iter().find(|one| {
        let uses = Uses::of(one);
        !uses.leaves && base.is_none_or(|base| !uses.stored.contains(base))
    })?;
    let name = place.fresh(like);
    let uses = Uses::of(around);
    let mut edits = vec![
        place.before(around, &format!("{name} = {shown}"))?,
        place.behind(around, &format!("{shown} = {name}"))?,
    ];
    let same = uses.expressions.iter().filter(|one| place.of(**one) == shown);
    edits.extend(same.map(|one| Edit { range: bytes(*one), new: name.clone() }));
    Some((format!("Keep `{shown}` in a local variable during the loop"), edits))
}

fn is_global(body: &[Stmt], name: &str) -> bool {
    body.iter().any(|stmt| match stmt {
        Stmt::Global(one) => one.names.iter().any(|global| global.as_str() == name),
        _ => false,
    })
}
