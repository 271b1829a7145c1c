//! Look a key up with a default instead of catching KeyError.
//!
//! ```text
//! try:
//!     price = prices[word]
//! except KeyError:           ──▶    price = prices.get(word, 1)
//!     price = 1
//! ```

use sidewinder_syntax::ast::{ExceptHandler, Expr, Stmt};
use sidewinder_syntax::visitor::{self, Visitor};

use crate::Edit;
use crate::scope::{Place, bytes};

/// For the `try` around the place, if it is of that form and the default is a constant.
pub fn fixes(place: &Place<'_>) -> Vec<(String, Vec<Edit>)> {
    struct Tries<'b, 'a> {
        place: &'b Place<'a>,
        found: Vec<(String, Vec<Edit>)>,
    }
    impl<'b> Visitor<'b> for Tries<'b, '_> {
        fn visit_stmt(&mut self, stmt: &'b Stmt) {
            if self.place.is_in(stmt) {
                self.found.extend(fix(self.place, stmt));
                visitor::walk_stmt(self, stmt);
            }
        }
    }
    let mut tries = Tries { place, found: Vec::new() };
    tries.visit_body(&place.tree.body);
    tries.found
}

fn fix(place: &Place<'_>, stmt: &Stmt) -> Option<(String, Vec<Edit>)> {
    let Stmt::Try(one) = stmt else { return None };
    let ([body], [ExceptHandler::ExceptHandler(handler)]) = (&one.body[..], &one.handlers[..])
    else {
        return None;
    };
    let ([otherwise], true) =
        (&handler.body[..], one.orelse.is_empty() && one.finalbody.is_empty())
    else {
        return None;
    };
    let is_key_error = matches!(handler.type_.as_deref(), Some(Expr::Name(name)) if name.id.as_str() == "KeyError");
    let (Stmt::Assign(found), Stmt::Assign(default)) = (body, otherwise) else { return None };
    let Expr::Subscript(look_up) = &*found.value else { return None };
    let ([target], [other]) = (&found.targets[..], &default.targets[..]) else { return None };
    let is_constant = matches!(
        &*default.value,
        Expr::NumberLiteral(_)
            | Expr::StringLiteral(_)
            | Expr::NoneLiteral(_)
            | Expr::BooleanLiteral(_)
    );
    if !is_key_error || !is_constant || place.of(target) != place.of(other) {
        return None;
    }
    let (dict, key) = (place.of(&*look_up.value), place.of(&*look_up.slice));
    let value = place.of(&*default.value);
    let new = format!("{} = {dict}.get({key}, {value})", place.of(target));
    let title = format!("Look the key up with `{dict}.get` instead of catching KeyError");
    Some((title, vec![Edit { range: bytes(stmt), new }]))
}
