//! Wrong use of a `JitDriver`, as far as a text alone tells: what the interpreter would raise at its merge point, and what only costs time.
//!
//! Only what is certain is told: a driver that a name is assigned once in the file, with names written out.

use super::ast::{self, Expr, Stmt};
use super::visitor::{Visitor, walk_stmt};
use super::{ModModule, span};
use crate::source::Span;

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// `jit_merge_point` or `can_enter_jit` name other variables than the driver.
    Names,
    /// Code stands between `can_enter_jit` and `jit_merge_point`.
    Between,
    /// The names of the driver itself do not fit together.
    Driver,
}

/// A wrong use of a driver.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misuse {
    /// What is wrong.
    pub wrong: Wrong,
    /// Where.
    pub span: Span,
    /// It in a sentence.
    pub message: String,
}

const MERGE: &str = "jit_merge_point";
const ENTER: &str = "can_enter_jit";

/// What is wrong with the drivers of a module.
pub fn misuses(tree: &ModModule) -> Vec<Misuse> {
    let mut finder = Finder { drivers: Vec::new() };
    finder.visit_body(&tree.body);
    let Finder { mut drivers } = finder;
    let names: Vec<String> = drivers.iter().map(|driver| driver.name.clone()).collect();
    drivers.retain(|driver| names.iter().filter(|name| **name == driver.name).count() == 1);
    let mut check = Check { drivers: &drivers, found: Vec::new() };
    drivers.iter().for_each(|driver| check.driver(driver));
    check.visit_body(&tree.body);
    check.found.sort_by_key(|misuse| misuse.span);
    check.found.dedup();
    check.found
}

/// A driver, with its names where they are written out.
struct Driver {
    name: String,
    span: Span,
    greens: Vec<String>,
    reds: Vec<String>,
    virtualizables: Vec<String>,
}

struct Finder {
    drivers: Vec<Driver>,
}

impl<'a> Visitor<'a> for Finder {
    fn visit_stmt(&mut self, statement: &'a Stmt) {
        if let Stmt::Assign(assign) = statement
            && let ([Expr::Name(name)], Expr::Call(call)) = (&assign.targets[..], &*assign.value)
            && matches!(&*call.func, Expr::Name(callee) if callee.id == "JitDriver")
            && call.arguments.args.is_empty()
        {
            let given = |word| match call.arguments.find_keyword(word) {
                Some(keyword) => strings(&keyword.value),
                None => Some(Vec::new()),
            };
            if let (Some(greens), Some(reds), Some(virtualizables)) =
                (given("greens"), given("reds"), given("virtualizables"))
            {
                let (name, span) = (name.id.to_string(), span(call));
                self.drivers.push(Driver { name, span, greens, reds, virtualizables });
            }
        }
        walk_stmt(self, statement);
    }
}

fn strings(list: &Expr) -> Option<Vec<String>> {
    let items = match list {
        Expr::List(list) => &list.elts,
        Expr::Tuple(tuple) => &tuple.elts,
        _ => return None,
    };
    let text = |item: &Expr| match item {
        Expr::StringLiteral(text) => Some(text.value.to_str().to_owned()),
        _ => None,
    };
    items.iter().map(text).collect()
}

struct Check<'d> {
    drivers: &'d [Driver],
    found: Vec<Misuse>,
}

impl<'a> Visitor<'a> for Check<'_> {
    fn visit_stmt(&mut self, statement: &'a Stmt) {
        if let Some((driver, method, call)) = self.call_of(statement) {
            self.names(driver, method, call);
        }
        let (Stmt::While(ast::StmtWhile { body, .. }) | Stmt::For(ast::StmtFor { body, .. })) =
            statement
        else {
            return walk_stmt(self, statement);
        };
        if let Some(driver) = body.iter().find_map(|one| self.merges(one)) {
            let is_first = body.first().and_then(|one| self.merges(one)).is_some();
            self.between(driver, body, is_first);
        }
        walk_stmt(self, statement);
    }
}

impl<'d> Check<'d> {
    fn tell(&mut self, wrong: Wrong, span: Span, message: String) {
        self.found.push(Misuse { wrong, span, message });
    }

    /// The driver whose method a statement calls, which method, and the call.
    fn call_of<'a>(
        &self,
        statement: &'a Stmt,
    ) -> Option<(&'d Driver, &'static str, &'a ast::ExprCall)> {
        let Stmt::Expr(expr) = statement else { return None };
        let Expr::Call(call) = &*expr.value else { return None };
        let Expr::Attribute(method) = &*call.func else { return None };
        let Expr::Name(object) = &*method.value else { return None };
        let driver = self.drivers.iter().find(|driver| driver.name == object.id.as_str())?;
        let name = [MERGE, ENTER].into_iter().find(|name| *name == method.attr.as_str())?;
        Some((driver, name, call))
    }

    /// The driver that a statement is the merge point of.
    fn merges(&self, statement: &Stmt) -> Option<&'d Driver> {
        let (driver, method, _) = self.call_of(statement)?;
        (method == MERGE).then_some(driver)
    }

    fn driver(&mut self, driver: &Driver) {
        let both = driver.greens.iter().filter(|name| driver.reds.contains(name));
        let both: Vec<String> = both.cloned().collect();
        if !both.is_empty() {
            let text = format!("A variable is green or red, not both: {}.", list(&both));
            self.tell(Wrong::Driver, driver.span, text);
        }
        for name in driver.virtualizables.iter().filter(|name| !driver.reds.contains(name)) {
            let text = format!("The virtualizable `{name}` must be one of the reds.");
            self.tell(Wrong::Driver, driver.span, text);
        }
    }

    fn names(&mut self, driver: &Driver, method: &str, call: &ast::ExprCall) {
        let given = &call.arguments;
        if !given.args.is_empty() || given.keywords.iter().any(|keyword| keyword.arg.is_none()) {
            let text = format!("`{method}` takes the variables by name: `{method}(pc=pc, …)`.");
            return self.tell(Wrong::Names, span(call), text);
        }
        let names: Vec<String> =
            given.keywords.iter().filter_map(|k| Some(k.arg.as_ref()?.to_string())).collect();
        let reds = driver.reds.iter().filter(|_| method == MERGE);
        let missing: Vec<String> = driver
            .greens
            .iter()
            .chain(reds)
            .filter(|name| !names.contains(name))
            .cloned()
            .collect();
        let known = |name: &&String| driver.greens.contains(name) || driver.reds.contains(name);
        let unknown: Vec<String> = names.iter().filter(|name| !known(name)).cloned().collect();
        let all = if method == MERGE { "the greens and reds" } else { "the greens" };
        let mut faults = Vec::new();
        if !missing.is_empty() {
            faults.push(format!("missing: {}", list(&missing)));
        }
        if !unknown.is_empty() {
            faults.push(format!("not of the driver: {}", list(&unknown)));
        }
        if !faults.is_empty() {
            let text =
                format!("`{method}` must name exactly {all} of the driver; {}.", faults.join("; "));
            self.tell(Wrong::Names, span(call), text);
        }
    }

    /// Looks for `can_enter_jit` in a block; `is_last`: behind the block the loop comes straight to its merge point.
    fn between(&mut self, driver: &'d Driver, block: &[Stmt], is_last: bool) {
        for (n, statement) in block.iter().enumerate() {
            let goes_on = match block.get(n + 1) {
                None => is_last,
                Some(Stmt::Continue(_)) => true,
                Some(next) => self.merges(next).is_some(),
            };
            match statement {
                Stmt::If(test) => {
                    self.between(driver, &test.body, goes_on);
                    let others = test.elif_else_clauses.iter();
                    others.for_each(|other| self.between(driver, &other.body, goes_on));
                }
                Stmt::Match(choice) => {
                    choice.cases.iter().for_each(|case| self.between(driver, &case.body, goes_on));
                }
                _ => {
                    let enters = self.call_of(statement).filter(|&(found, method, _)| {
                        method == ENTER && std::ptr::eq(found, driver)
                    });
                    if let Some((.., call)) = enters.filter(|_| !goes_on) {
                        let text = format!(
                            "No code may stand between `{ENTER}` and `{MERGE}`: what runs there belongs to no iteration of the guest."
                        );
                        self.tell(Wrong::Between, span(call), text);
                    }
                }
            }
        }
    }
}

fn list(names: &[String]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> Vec<(Wrong, String)> {
        let head = "driver = JitDriver(greens=['pc', 'code'], reds=['stack'])\n";
        let text = format!("{head}{text}");
        let parsed = crate::parse(&text);
        assert!(parsed.errors.is_empty(), "{:?}", parsed.errors);
        let told = misuses(&parsed.tree).into_iter();
        told.map(|one| (one.wrong, text[one.span.start as usize..one.span.end as usize].into()))
            .collect()
    }

    #[test]
    fn a_merge_point_names_what_its_driver_names() {
        let calls = [
            ("driver.jit_merge_point(pc=pc, code=code, stack=stack)", false),
            ("driver.can_enter_jit(pc=pc, code=code)", false),
            ("driver.jit_merge_point(pc=pc, code=code)", true),
            ("driver.jit_merge_point(pc=pc, code=code, stack=stack, more=1)", true),
            ("driver.jit_merge_point(pc, code, stack)", true),
            ("driver.can_enter_jit(pc=pc)", true),
            ("other.jit_merge_point(pc=pc)", false),
        ];
        for (call, is_wrong) in calls {
            let found = told(call);
            assert_eq!(found.len(), usize::from(is_wrong), "{call}: {found:?}");
            assert!(found.iter().all(|one| *one == (Wrong::Names, call.to_owned())), "{found:?}");
        }
    }

    #[test]
    fn nothing_stands_between_the_two() {
        let run = |rest: &str| {
            told(&format!(
                "while 1:\n    driver.jit_merge_point(pc=pc, code=code, stack=stack)\n    {rest}"
            ))
        };
        let enter = "driver.can_enter_jit(pc=pc, code=code)";
        assert_eq!(run(&format!("if x:\n        {enter}\n")), []);
        assert_eq!(run(&format!("if x:\n        {enter}\n        continue\n    pc += 1\n")), []);
        let wrong = [(Wrong::Between, enter.to_owned())];
        assert_eq!(run(&format!("if x:\n        {enter}\n    pc += 1\n")), wrong);
        assert_eq!(run(&format!("{enter}\n    print()\n")), wrong);
    }

    #[test]
    fn virtualizables_are_reds() {
        let text = "d = JitDriver(greens=['pc'], reds=['stack'], virtualizables=['frame'])";
        let found = misuses(&crate::parse(text).tree);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].wrong, Wrong::Driver);
        assert!(found[0].message.contains("`frame`"), "{}", found[0].message);
    }
}
