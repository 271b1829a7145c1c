//! Do once before the loop what is the same in each iteration; look things up in a set.

use sidewinder_syntax::ast::{CmpOp, Expr, ExprContext, Stmt};

use crate::Edit;
use crate::scope::{Place, Uses, bytes};

/// For the calls around the place that read only what the loop leaves alone, the largest first.
pub fn fixes(place: &Place<'_>) -> Vec<(String, Vec<Edit>)> {
    let mut fixes = Vec::new();
    let around = place.expressions();
    let is_work = |one: &&&Expr| {
        matches!(one, Expr::Call(_) | Expr::Subscript(_))
            || matches!(one, Expr::Dict(_) | Expr::List(_) | Expr::Set(_) | Expr::Tuple(_))
    };
    // What the place is in or is, from the outside; then what is in it: the fact may be about the whole statement.
    let within = match (around.first(), place.statement()) {
        (Some(whole), _) => Uses::of_expr(whole),
        (None, Some(whole)) => Uses::of(whole),
        (None, None) => Uses::default(),
    };
    let all = around.iter().rev().chain(within.expressions.iter());
    for one in all.filter(is_work) {
        let fix = hoisted(place, one);
        fixes.extend(fix.filter(|fix| !fixes.contains(fix)));
    }
    fixes.extend(around.iter().filter_map(|one| in_a_set(place, one)));
    fixes
}

fn hoisted(place: &Place<'_>, work: &Expr) -> Option<(String, Vec<Edit>)> {
    let needs = Uses::of_expr(work);
    let around =
        region(place, |uses| needs.read.is_disjoint(&uses.stored) && needs.stored.is_empty())?;
    let shown = place.of(work);
    let Expr::Call(made) = work else {
        // What is assigned to has a place that it cannot leave, and constants are made once.
        let is_target = match work {
            Expr::Tuple(one) => {
                one.ctx != ExprContext::Load || one.elts.iter().all(Expr::is_literal_expr)
            }
            Expr::List(one) => one.ctx != ExprContext::Load,
            Expr::Subscript(one) => one.ctx != ExprContext::Load,
            _ => false,
        };
        let name = match place.statement() {
            Some(Stmt::Assign(assign)) => match &assign.targets[..] {
                [Expr::Name(name)] => format!("{}_once", name.id),
                _ => "made_once".to_owned(),
            },
            _ => "made_once".to_owned(),
        };
        let (name, short) = (place.fresh(&name), shortened(shown));
        let title = format!("Make `{short}` once before the loop");
        return (!is_target).then(|| replaced(place, around, shown, &name, shown, title)).flatten();
    };
    let callee = match &*made.func {
        Expr::Name(name) => name.id.as_str(),
        Expr::Attribute(one) => one.attr.as_str(),
        _ => return None,
    };
    let of = match (&*made.func, made.arguments.args.first()) {
        (Expr::Attribute(one), _) => match &*one.value {
            Expr::Name(name) => name.id.as_str(),
            _ => "",
        },
        (_, Some(Expr::Name(name))) => name.id.as_str(),
        _ => "",
    };
    let name = place.fresh(&if of.is_empty() {
        format!("{callee}_once")
    } else {
        format!("{of}_{callee}")
    });
    replaced(
        place,
        around,
        shown,
        &name,
        shown,
        format!("Do `{}` once before the loop", shortened(shown)),
    )
}

/// A text that fits into a menu.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 40;
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

fn in_a_set(place: &Place<'_>, test: &Expr) -> Option<(String, Vec<Edit>)> {
    let Expr::Compare(compare) = test else { return None };
    let ([CmpOp::In | CmpOp::NotIn], [container]) = (&*compare.ops, &*compare.comparators) else {
        return None;
    };
    let Expr::Name(name) = container else { return None };
    let around = region(place, |uses| {
        // With a method it may grow meanwhile.
        !uses.stored.contains(name.id.as_str()) && !uses.objects.contains(name.id.as_str())
    })?;
    let known = place.fresh(&format!("{}_set", name.id));
    let title = format!("Look `{}` up in a set that is made before the loop", name.id);
    let edits = vec![
        place.before(around, &format!("{known} = set({})", name.id))?,
        Edit { range: bytes(container), new: known },
    ];
    Some((title, edits))
}

/// The largest loop around the place of which this is so; else the statement of a comprehension.
fn region<'p>(place: &'p Place<'_>, fits: impl Fn(&Uses<'_>) -> bool) -> Option<&'p Stmt> {
    let loops = place.loops();
    if loops.is_empty() {
        let is_repeated = |one: &&Expr| {
            matches!(
                one,
                Expr::ListComp(_) | Expr::SetComp(_) | Expr::DictComp(_) | Expr::Generator(_)
            )
        };
        let around = place.expressions();
        let repeated = around.iter().find(|one| is_repeated(one))?;
        return place.statement().filter(|_| fits(&Uses::of_expr(repeated)));
    }
    loops.into_iter().find(|one| fits(&Uses::of(one)))
}

fn replaced(
    place: &Place<'_>,
    around: &Stmt,
    shown: &str,
    name: &str,
    value: &str,
    title: String,
) -> Option<(String, Vec<Edit>)> {
    let uses = Uses::of(around);
    let mut edits = vec![place.before(around, &format!("{name} = {value}"))?];
    let same = uses.expressions.iter().filter(|one| place.of(**one) == shown);
    edits.extend(same.map(|one| Edit { range: bytes(*one), new: name.to_owned() }));
    Some((title, edits))
}
