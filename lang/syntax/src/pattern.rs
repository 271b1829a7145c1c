//! What is wrong with patterns that the grammar allows, and which names they bind.

use super::ast::{self, Expr, Pattern};
use super::span;
use super::visitor::{self, Visitor};
use crate::source::{Diagnostic, Span};

/// The names that a pattern binds, each once, in the order in which they first occur.
pub fn captured_names(pattern: &Pattern) -> Vec<&str> {
    let mut names: Vec<&str> = Vec::new();
    for name in bindings(pattern) {
        if !names.contains(&name.as_str()) {
            names.push(name.as_str());
        }
    }
    names
}

/// Every place of a pattern that binds a name.
pub fn bindings(pattern: &Pattern) -> Vec<&ast::Identifier> {
    struct Finder<'a>(Vec<&'a ast::Identifier>);
    impl<'a> Visitor<'a> for Finder<'a> {
        fn visit_pattern(&mut self, pattern: &'a Pattern) {
            visitor::walk_pattern(self, pattern);
            self.0.extend(binding(pattern));
        }
        fn visit_expr(&mut self, _: &'a Expr) {}
    }
    let mut finder = Finder(Vec::new());
    finder.visit_pattern(pattern);
    finder.0
}

/// The name that a pattern itself binds.
pub fn binding(pattern: &Pattern) -> Option<&ast::Identifier> {
    match pattern {
        Pattern::MatchAs(named) => named.name.as_ref(),
        Pattern::MatchStar(star) => star.name.as_ref(),
        Pattern::MatchMapping(mapping) => mapping.rest.as_ref(),
        _ => None,
    }
}

/// Everything wrong with the cases of a `match`.
pub fn check_cases(cases: &[ast::MatchCase]) -> Vec<Diagnostic> {
    let mut errors = Vec::new();
    for (index, case) in cases.iter().enumerate() {
        let is_last = index + 1 == cases.len();
        let mut names = Vec::new();
        check(&case.pattern, is_last || case.guard.is_some(), &mut names, &mut errors);
    }
    errors
}

fn error(errors: &mut Vec<Diagnostic>, at: Span, message: impl Into<String>) {
    errors.push(Diagnostic::syntax(at, message));
}

/// Checks a pattern that comes after those that have bound `names`; `may_match_all`: nothing is tried after it.
fn check<'a>(
    pattern: &'a Pattern,
    may_match_all: bool,
    names: &mut Vec<&'a str>,
    errors: &mut Vec<Diagnostic>,
) {
    let at = span(pattern);
    match pattern {
        Pattern::MatchAs(named) => match (&named.pattern, &named.name) {
            (None, None) if !may_match_all => {
                error(errors, at, "wildcard makes remaining patterns unreachable");
            }
            (None, Some(name)) if !may_match_all => {
                let text = format!("name capture '{name}' makes remaining patterns unreachable");
                error(errors, at, text);
            }
            (Some(inner), _) => check(inner, may_match_all, names, errors),
            _ => {}
        },
        Pattern::MatchSequence(sequence) => {
            if sequence.patterns.iter().filter(|pattern| pattern.is_match_star()).count() > 1 {
                error(errors, at, "multiple starred names in sequence pattern");
            }
            sequence.patterns.iter().for_each(|pattern| check(pattern, true, names, errors));
        }
        Pattern::MatchMapping(mapping) => {
            for (index, key) in mapping.keys.iter().enumerate() {
                let text = literal(key);
                let same = |old: &Expr| same_key(literal(old), &text);
                if text.is_some() && mapping.keys[..index].iter().any(same) {
                    let text = text.as_deref().unwrap_or_default();
                    error(errors, at, format!("mapping pattern checks duplicate key ({text})"));
                }
            }
            mapping.patterns.iter().for_each(|pattern| check(pattern, true, names, errors));
        }
        Pattern::MatchClass(class) => {
            let keywords = &class.arguments.keywords;
            for (index, keyword) in keywords.iter().enumerate() {
                if keywords[..index].iter().any(|old| old.attr.id == keyword.attr.id) {
                    let name = &keyword.attr;
                    let text = format!("attribute name repeated in class pattern: {name}");
                    error(errors, span(&keyword.pattern), text);
                }
            }
            class.arguments.patterns.iter().for_each(|p| check(p, true, names, errors));
            keywords.iter().for_each(|keyword| check(&keyword.pattern, true, names, errors));
        }
        Pattern::MatchOr(either) => {
            let before = names.len();
            let mut first: Option<Vec<&str>> = None;
            for (index, alternative) in either.patterns.iter().enumerate() {
                names.truncate(before);
                let is_last = index + 1 == either.patterns.len();
                check(alternative, may_match_all && is_last, names, errors);
                let mut bound = names[before..].to_vec();
                bound.sort_unstable();
                if *first.get_or_insert_with(|| bound.clone()) != bound {
                    let at = last_visited(alternative);
                    error(errors, at, "alternative patterns bind different names");
                    break;
                }
            }
        }
        Pattern::MatchValue(value) if value.value.is_f_string_expr() => {
            error(errors, at, "patterns may only match literals and attribute lookups");
        }
        Pattern::MatchValue(_) | Pattern::MatchSingleton(_) | Pattern::MatchStar(_) => {}
    }
    if let Some(name) = binding(pattern) {
        if names.contains(&name.as_str()) {
            let text = format!("multiple assignments to name '{name}' in pattern");
            error(errors, last_visited(pattern), text);
        }
        names.push(name.as_str());
    }
}

/// The place of the last pattern inside, which CPython names.
fn last_visited(pattern: &Pattern) -> Span {
    struct Finder(Span);
    impl<'a> Visitor<'a> for Finder {
        fn visit_pattern(&mut self, pattern: &'a Pattern) {
            self.0 = span(pattern);
            visitor::walk_pattern(self, pattern);
        }
        fn visit_expr(&mut self, _: &'a Expr) {}
    }
    let mut finder = Finder(span(pattern));
    finder.visit_pattern(pattern);
    finder.0
}

/// A literal key as `repr` shows it.
fn literal(key: &Expr) -> Option<String> {
    match key {
        Expr::StringLiteral(text) => {
            let mut quoted = String::new();
            crate::text::quote(text.value.to_str(), &mut quoted);
            Some(quoted)
        }
        Expr::NumberLiteral(number) => match &number.value {
            ast::Number::Int(value) => Some(value.to_string()),
            ast::Number::Float(value) => Some(format!("{value:?}")),
            ast::Number::Complex { imag, .. } => {
                Some(format!("{imag:?}").trim_end_matches(".0").to_string() + "j")
            }
        },
        Expr::BooleanLiteral(value) => Some(if value.value { "True" } else { "False" }.into()),
        Expr::NoneLiteral(_) => Some("None".into()),
        Expr::UnaryOp(unary) => literal(&unary.operand).map(|text| match text.as_str() {
            "0" => text,
            _ => format!("-{text}"),
        }),
        _ => None,
    }
}

/// Whether two literal keys are equal: `True` is `1`, and all zeros are one.
fn same_key(old: Option<String>, new: &Option<String>) -> bool {
    let number = |text: &str| match text {
        "True" => "1".to_string(),
        "False" | "-0.0" | "0j" | "-0j" => "0".to_string(),
        other => other.strip_suffix(".0").unwrap_or(other).to_string(),
    };
    old.as_deref().map(number) == new.as_deref().map(number)
}
