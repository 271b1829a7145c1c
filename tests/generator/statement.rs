//! Statements: ordinary ones, and the events that break an assumption.

use super::expression::{FIELDS, METHODS, Scope};
use super::random::Random;
use super::writer::Writer;

/// Where statements are written, and what they may do there.
pub struct Body<'a> {
    /// The source of chance.
    pub random: &'a mut Random,
    /// The text so far.
    pub out: &'a mut Writer,
    /// How many more loops may be put into one another here.
    pub loops: usize,
    /// Statements that may still be written: programs stay small.
    pub budget: usize,
    next: usize,
}

impl<'a> Body<'a> {
    /// A place for statements.
    pub fn new(
        random: &'a mut Random,
        out: &'a mut Writer,
        loops: usize,
        budget: usize,
    ) -> Body<'a> {
        Body { random, out, loops, budget, next: 0 }
    }

    /// A name that nobody else has here.
    pub fn fresh(&mut self, prefix: &str) -> String {
        self.next += 1;
        format!("{prefix}{}", self.next)
    }

    /// Some statements; at least one.
    pub fn block(&mut self, scope: &Scope, in_loop: bool) {
        let count = 1 + self.random.below(3);
        for _ in 0..count {
            self.statement(scope, in_loop);
        }
    }

    /// One statement.
    pub fn statement(&mut self, scope: &Scope, in_loop: bool) {
        if self.budget == 0 {
            self.assign(scope);
            return;
        }
        self.budget -= 1;
        match self.random.below(32) {
            0..=7 => self.assign(scope),
            8..=10 => self.branch(scope, in_loop),
            11 => self.inner_loop(scope),
            12 | 13 => self.guarded(scope, in_loop),
            14 | 15 => self.field(scope),
            16 | 17 => self.list(scope),
            18 | 19 => self.table(scope),
            20 | 21 => self.virtual_object(scope),
            22 | 23 => self.thing(scope),
            24 => self.swap(scope),
            25 if in_loop && self.random.chance(40) => {
                let test = scope.test(self.random, 0);
                let word = *self.random.pick(&["continue", "continue", "break"]);
                let rare = self.random.between(11, 60);
                self.out.open(&format!("if i % {rare} == 5 and {test}:"));
                self.out.line(word);
                self.out.close();
            }
            26 => {
                let e = scope.thing(self.random);
                let swallow = u8::from(self.random.chance(30));
                self.out.open(&format!("with Manager(log, {swallow}) as w:"));
                self.out.line("log.append(w)");
                self.out.line(&format!("log[-1] = lim({e})"));
                self.out.close();
            }
            27..=29 => self.feature(scope),
            _ => self.assign(scope),
        }
    }

    /// An assignment to a number.
    pub fn assign(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else {
            self.out.line("pass");
            return;
        };
        let value = scope.number(self.random, 2);
        match self.random.below(5) {
            0 => {
                let operator = self.random.pick(&["+=", "-=", "+=", "*="]);
                self.out.line(&format!("{target} {operator} {value}"));
                self.out.line(&format!("{target} = lim({target})"));
            }
            _ => self.out.line(&format!("{target} = lim({value})")),
        }
    }

    /// A number that may be assigned to, if there is one.
    pub fn number_target(&mut self, scope: &Scope) -> Option<String> {
        (!scope.numbers.is_empty()).then(|| self.random.pick(&scope.numbers).clone())
    }

    fn branch(&mut self, scope: &Scope, in_loop: bool) {
        let test = scope.test(self.random, 1);
        self.out.open(&format!("if {test}:"));
        self.block(scope, in_loop);
        self.out.close();
        if self.random.chance(30) {
            let test = scope.test(self.random, 0);
            self.out.open(&format!("elif {test}:"));
            self.block(scope, in_loop);
            self.out.close();
        }
        if self.random.chance(50) {
            self.out.open("else:");
            self.block(scope, in_loop);
            self.out.close();
        }
    }

    fn inner_loop(&mut self, scope: &Scope) {
        if self.loops == 0 {
            return self.assign(scope);
        }
        self.loops -= 1;
        let counter = self.fresh("j");
        let mut inner = scope.clone();
        inner.fixed.push(counter.clone());
        let bound = self.random.between(2, 12);
        match self.random.below(4) {
            0 => {
                self.out.line(&format!("{counter} = 0"));
                self.out.open(&format!("while {counter} < {bound}:"));
                self.out.line(&format!("{counter} += 1"));
            }
            1 if !scope.lists.is_empty() => {
                let list = self.random.pick(&scope.lists);
                self.out.open(&format!("for {counter} in {list}[:{bound}]:"));
            }
            2 => {
                let start = self.random.between(-4, 9);
                self.out.open(&format!("for {counter} in range({start}, {start} + {bound}, 2):"));
            }
            _ => self.out.open(&format!("for {counter} in range({bound}):")),
        }
        self.block(&inner, true);
        self.out.close();
        if self.random.chance(20) {
            self.out.open("else:");
            self.assign(scope);
            self.out.close();
        }
        self.loops += 1;
    }

    fn guarded(&mut self, scope: &Scope, in_loop: bool) {
        self.out.open("try:");
        self.block(scope, in_loop);
        if self.random.chance(60) {
            let test = scope.test(self.random, 0);
            let error = *self.random.pick(&["ValueError", "KeyError", "Own", "IndexError"]);
            self.out.line(&format!("if {test}: raise {error}({})", scope.number(self.random, 0)));
        }
        self.out.close();
        let caught = *self.random.pick(&[
            "except ValueError as e:",
            "except (KeyError, Own) as e:",
            "except LookupError as e:",
            "except Exception as e:",
        ]);
        self.out.open(caught);
        self.out.line("note(errors, e)");
        if scope.looks {
            self.caught();
        }
        self.assign(scope);
        self.out.close();
        if self.random.chance(30) {
            self.out.open("else:");
            self.assign(scope);
            self.out.close();
        }
        if self.random.chance(30) {
            self.out.open("finally:");
            self.assign(scope);
            self.out.close();
        }
    }

    fn field(&mut self, scope: &Scope) {
        if scope.objects.is_empty() {
            return self.assign(scope);
        }
        let object = self.random.pick(&scope.objects).clone();
        let field = *self.random.pick(&FIELDS[..2]);
        let value = scope.number(self.random, 2);
        if self.random.chance(20) {
            self.out.line(&format!("{object} = ({object} + {value})"));
        } else {
            self.out.line(&format!("{object}.{field} = lim({value})"));
        }
    }

    fn list(&mut self, scope: &Scope) {
        if scope.lists.is_empty() {
            return self.assign(scope);
        }
        let list = self.random.pick(&scope.lists).clone();
        let value = scope.number(self.random, 1);
        match self.random.below(5) {
            0 | 1 => {
                let at = scope.number(self.random, 1);
                self.out.line(&format!("{list}[int({at}) % len({list})] = lim({value})"));
            }
            2 => {
                self.out.line(&format!("{list}.append(lim({value}))"));
                self.out.line(&format!("if len({list}) > 12: del {list}[:6]"));
            }
            3 => self.out.line(&format!("if len({list}) > 3: {list}.pop()")),
            _ => self.out.line(&format!("{list}[1:2] = [lim({value}), {list}[0]][:len({list})]")),
        }
    }

    fn table(&mut self, scope: &Scope) {
        if scope.tables.is_empty() {
            return self.assign(scope);
        }
        let table = self.random.pick(&scope.tables).clone();
        let key = self.random.pick(&scope.fixed).clone();
        match self.random.below(4) {
            0 | 1 => {
                let value = scope.number(self.random, 1);
                self.out.line(&format!("{table}[{key} % 7] = lim({value})"));
            }
            2 => self.out.line(&format!("{table}[{key} % 5] = {table}.get({key} % 5, 0) + 1")),
            _ => self.out.line(&format!("if {key} % 7 in {table}: del {table}[{key} % 7]")),
        }
    }

    /// An object that is made, used, and seen by nobody else, unless a rare thing happens.
    fn virtual_object(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        let name = self.fresh("t");
        let mut inner = scope.clone();
        if scope.classes > 0 && self.random.chance(60) {
            self.out.line(&format!("{name} = {}", scope.instance(self.random)));
            if self.random.chance(40) {
                let other = self.fresh("t");
                self.out.line(&format!("{other} = {}", scope.instance(self.random)));
                self.out.line(&format!("{name}.c = {other}.b"));
                if self.random.chance(50) {
                    // Two objects that know each other.
                    self.out.line(&format!("{name}.link = {other}"));
                    self.out.line(&format!("{other}.link = {name}"));
                }
            }
            inner.objects = vec![name.clone()];
        } else {
            let (a, b) = (scope.number(self.random, 1), scope.number(self.random, 1));
            let (open, close) = *self.random.pick(&[("[", "]"), ("(", ")")]);
            self.out.line(&format!("{name} = {open}{a}, {b}{close}"));
            inner.lists = vec![name.clone()];
        }
        let value = inner.number(self.random, 2);
        self.out.line(&format!("{target} = lim({value})"));
        let when = self.random.between(20, 120);
        let rare = match self.random.below(3) {
            0 => format!("i == {when}"),
            1 => format!("i > {when} and i % 3 == 0"),
            _ => format!("{target} % {} == 3", self.random.between(17, 60)),
        };
        self.out.line(&format!("if {rare}: keep(kept, {name})"));
    }

    fn thing(&mut self, scope: &Scope) {
        if scope.things.is_empty() {
            return self.assign(scope);
        }
        let target = self.random.pick(&scope.things).clone();
        let value = scope.thing(self.random);
        self.out.line(&format!("{target} = lim({value})"));
    }

    fn swap(&mut self, scope: &Scope) {
        if scope.numbers.len() < 2 {
            return self.assign(scope);
        }
        let a = self.random.pick(&scope.numbers).clone();
        let b = self.random.pick(&scope.numbers).clone();
        if a == b {
            // CPython before 3.11.4 stores the wrong one.
            return self.assign(scope);
        }
        self.out.line(&format!("{a}, {b} = {b}, lim({a} + {})", scope.number(self.random, 1)));
    }

    /// Something happens at iteration `when` that compiled code did not expect.
    pub fn event(&mut self, scope: &Scope, when: i64) {
        self.out.open(&format!("if i == {when}:"));
        for _ in 0..1 + self.random.below(2) {
            self.surprise(scope);
        }
        self.out.close();
    }

    fn surprise(&mut self, scope: &Scope) {
        let number = scope.number(self.random, 0);
        let class = self.random.below(scope.classes.max(1));
        let method = *self.random.pick(&METHODS);
        let field = *self.random.pick(&FIELDS);
        let unlike = *self
            .random
            .pick(&["1.5", "2**62", "2**70", "-2**63", "'text'", "None", "True", "[1]"]);
        let of_number = *self.random.pick(&["0.25", "2**62 + 1", "2**66", "-(2**64)", "True", "7"]);
        let object = scope.objects.first().map(|_| self.random.pick(&scope.objects).clone());
        let known = scope.known.first().map(|_| self.random.pick(&scope.known).clone());
        if let Some(known) = known.filter(|_| self.random.chance(25)) {
            return self.replaced(&known, class, field, unlike);
        }
        match (self.random.below(15), object) {
            (0, _) if !scope.things.is_empty() => {
                let target = self.random.pick(&scope.things).clone();
                self.out.line(&format!("{target} = {unlike}"));
            }
            (1, _) if scope.classes > 0 => self.out.line(&format!("C{class}.k = {of_number}")),
            (2, _) if scope.classes > 0 => {
                self.out.line(&format!("C{class}.{method} = lambda self, x: x + {number}"));
            }
            (3, Some(object)) => self.out.line(&format!("{object}.{field} = {unlike}")),
            (4, Some(object)) => self.out.line(&format!("{object}.extra{class} = {number}")),
            (5, Some(object)) if scope.classes > 0 => {
                self.out.line(&format!("{object} = {}", scope.instance(self.random)));
            }
            (6, Some(object)) if scope.classes > 0 => {
                self.out.line(&format!("{object}.__class__ = C{class}"));
            }
            (7, Some(object)) => {
                self.out.line(&format!("{object}.{method} = lambda x: {number}"));
            }
            (8, _) => self.out.line(&format!("shared[0] = {of_number}")),
            (9, _) => {
                self.out.line(&format!("swap_globals({})", self.random.below(3)));
            }
            (10, _) if !scope.lists.is_empty() => {
                let list = self.random.pick(&scope.lists).clone();
                self.out.line(&format!("{list}[0] = {unlike}"));
            }
            (11, _) if !scope.tables.is_empty() => {
                let table = self.random.pick(&scope.tables).clone();
                let key = self.random.pick(&["'key'", "None", "2.0", "(1, 2)", "True"]);
                self.out.line(&format!("{table}[{key}] = {number}"));
            }
            (12, _) if scope.classes > 0 => {
                self.out.line(&format!("Base.late = lambda self: {number}"));
                self.out.line(&format!("kept.append(C{class}(1, 2).late())"));
            }
            (13, _) if self.random.chance(30) => {
                let error = self.random.pick(&["Own", "ValueError", "KeyError"]);
                self.out.line(&format!("raise {error}({number})"));
            }
            _ => {
                let Some(target) = self.number_target(scope) else { return };
                self.out.line(&format!("{target} = {of_number}"));
            }
        }
    }

    /// An object that traces take for a constant is no longer what it was.
    fn replaced(&mut self, known: &str, class: usize, field: &str, value: &str) {
        let line = match self.random.below(6) {
            0 => format!("setattr({known}, '{field}', {value})"),
            1 => format!("del {known}.{field}; {known}.{field} = {value}"),
            2 => format!("{known}.__class__ = C{class}"),
            3 => format!("{known}.__dict__['{field}'] = {value}"),
            4 => format!("{known}.extra{class} = {value}"),
            _ => format!("{known}.{field} = {value}"),
        };
        self.out.line(&line);
    }
}
