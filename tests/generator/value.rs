//! What is done with values of the builtin kinds: characters, numbers of two words, powers, truths as numbers, short tuples, whole numbers, sequences backwards, attributes by
//! their names.

use super::expression::{FIELDS, METHODS, Scope};
use super::statement::Body;

impl Body<'_> {
    /// The characters of a text, which is ASCII at times and at times is not.
    pub(super) fn letters(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        if scope.texts.is_empty() {
            return self.assign(scope);
        }
        let text = self.random.pick(&scope.texts).clone();
        let letter = *self.random.pick(&["'o'", "'1'", "'-'", "'é'", "'on'", "''"]);
        let (x, y) = (self.fresh("x"), self.fresh("y"));
        match self.random.below(7) {
            0 | 1 => {
                self.out.open(&format!("for {x} in {text}:"));
                let way = *self.random.pick(&["continue", "break", "mark(i)"]);
                self.out.line(&format!("if {x} == {letter}: {way}"));
                self.out.line(&format!("{target} = lim({target} + ('s' != {x}) + len({x}))"));
                self.out.close();
            }
            2 => {
                self.out.open(&format!("for {x}, {y} in enumerate({text}):"));
                self.out.line(&format!("if {y} != {letter}: {target} = lim({target} + {x})"));
                self.out.close();
            }
            3 => {
                self.out.open(&format!("for {x}, {y} in zip({text}, {text}[1:] + 'ab'):"));
                self.out
                    .line(&format!("{target} = lim({target} + ({x} == {y}) * 2 + ({x} < {y}))"));
                self.out.close();
            }
            4 => {
                self.out.line(&format!("{y} = iter({text})"));
                self.out.line(&format!("mark(next({y}, 'none'))"));
                self.out.line(&format!("for {x} in {y}: {target} = lim({target} + ord({x}) % 3)"));
            }
            5 => self.out.line(&format!("{target} = lim({target} + ({text}[-1:] == {letter}))")),
            _ => {
                self.out.open("try:");
                self.out.line(&format!(
                    "if {text}[i % (len({text}) + 1) - i % 2] == {letter}: {target} = lim({target} + 1)"
                ));
                self.out.close();
                self.out.open("except IndexError as e:");
                self.out.line("note(errors, e)");
                self.out.close();
            }
        }
    }

    /// Numbers that take two words, and powers.
    pub(super) fn wide(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        let value = scope.number(self.random, 1);
        let x = self.fresh("x");
        let shift = self.random.between(0, 70);
        let line = match self.random.below(6) {
            0 => format!("{x} = (int({value}) * 6364136223846793005 + i) % (1 << 64)"),
            1 => format!(
                "{x} = (int({value}) ^ 14695981039346656037) * 1099511628211 & (1 << 64) - 1"
            ),
            2 => format!("{x} = (int({value}) << {shift}) - (i << 63)"),
            3 => format!("{x} = (int({value}) - (1 << {})) // (i + 3)", shift + 60),
            4 => {
                self.out.line(&format!("{target} = lim(abs({value}) ** 0.5)"));
                return;
            }
            _ => {
                self.out.line(&format!("{target} = lim(({value} * 0.37) ** 2)"));
                return;
            }
        };
        self.out.line(&line);
        let with = *self.random.pick(&[
            "X >> 60",
            "X ^ X >> 31",
            "X % 1000",
            "-X // 10**9",
            "X & 0xff | 1",
            "hash(X) % 100",
            "len(hex(X))",
            "X.bit_length()",
        ]);
        self.out.line(&format!("{target} = lim({target} + ({}) % 1000)", with.replace('X', &x)));
    }

    /// The oldest entry of a dict goes; a set is popped, in the order that it has.
    pub(super) fn oldest(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        let value = scope.number(self.random, 0);
        if !scope.mixed.is_empty() && self.random.chance(50) {
            let table = self.random.pick(&scope.mixed).clone();
            self.out.line(&format!("{table}[i % 11] = lim({value})"));
            self.out
                .line(&format!("if len({table}) > 5: mark(str({table}.pop(next(iter({table})))))"));
            return self.out.line(&format!("small({table})"));
        }
        let x = self.fresh("x");
        self.out.line(&format!("{x} = {{i % 9, i % 5 + 8, 3, int({value}) % 64}}"));
        let change = *self.random.pick(&[
            "X.add(X.pop() + 24)",
            "X -= {3, 8}",
            "X |= {X.pop(), 40, 1}",
            "X ^= {i % 9, 77}",
        ]);
        self.out.line(&change.replace('X', &x));
        self.out.line(&format!("{target} = lim({target} * 3 + {x}.pop())"));
        self.out.line(&format!("for y in {x}: {target} = lim({target} * 2 + y)"));
    }

    /// Truths as the numbers that they are.
    pub(super) fn truths(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        let (a, b) = (scope.test(self.random, 1), scope.test(self.random, 1));
        let value = scope.number(self.random, 1);
        let same = *self.random.pick(&["==", "!=", "^", "&", "|", "<", ">="]);
        match self.random.below(7) {
            0 => {
                let same = if self.random.chance(15) { "is" } else { same };
                self.out.line(&format!("if ({a}) {same} ({b}): {target} = lim({target} + 1)"));
            }
            1 => self.out.line(&format!("{target} = lim({target} + ({a}) * ({value}))")),
            2 => self.out.line(&format!("{target} = lim({target} - [{value}, 3][{a}])")),
            3 => self.out.line(&format!("{target} += ({a}) - ({b})")),
            4 => self.out.line(&format!("{target} = lim({target} + (({a}) {same} ({value})))")),
            5 => self.out.line(&format!("{target} = lim({target} + bool({value}) + int({a}))")),
            _ => {
                let flag = self.fresh("x");
                self.out.line(&format!("{flag} = {a}"));
                let change = *self.random.pick(&["|=", "&=", "^=", "+=", "*=", "//="]);
                self.out.line(&format!("{flag} {change} {b}"));
                self.out.line(&format!("mark(str({flag}))"));
                self.out.line(&format!("{target} = lim({target} - (-({flag}) - ~({flag})))"));
            }
        }
    }

    /// Short tuples compared, and what is in a display.
    pub(super) fn tuples(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        let value = scope.number(self.random, 0);
        let items: Vec<String> = (0..3)
            .map(|_| match self.random.below(4) {
                0 => scope.thing(self.random),
                1 => {
                    self.random.pick(&["'x'", "None", "True", "1.0", "nan", "i", "()"]).to_string()
                }
                _ => scope.number(self.random, 0),
            })
            .collect();
        let compare = *self.random.pick(&["<", "<=", "==", "!=", ">", ">="]);
        let member = *self.random.pick(&["in", "not in"]);
        let x = self.fresh("x");
        match self.random.below(5) {
            0 => self.out.line(&format!(
                "if ({value}, {}) {compare} ({}, {}): {target} = lim({target} + 1)",
                items[0], items[1], items[2]
            )),
            1 => self.out.line(&format!(
                "if {value} {member} ({}, {}): {target} = lim({target} + 1)",
                items[0], items[1]
            )),
            2 => self.out.line(&format!(
                "if {} {member} [{}, {value}, {}]: {target} = lim({target} + 1)",
                items[0], items[1], items[2]
            )),
            3 => {
                self.out.line(&format!("{x} = (i % 4, {value})"));
                self.out.line(&format!("if {x} {compare} (2, {}): mark(i)", items[0]));
            }
            _ => {
                self.out.line(&format!("{x} = (9, 9)"));
                self.out.open(&format!("for y in range({}):", self.random.between(2, 9)));
                self.out.line(&format!("{x} = min({x}, (y % 3, {value}))"));
                self.out.line(&format!("if (y * i % 7, y) < {x}: {x} = (y * i % 7, y)"));
                self.out.close();
                self.out.line(&format!("{target} = lim({target} + {x}[0])"));
            }
        }
    }

    /// From floats to whole numbers; quotient and rest at once.
    pub(super) fn whole(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        let (value, by) = (scope.number(self.random, 1), scope.number(self.random, 0));
        let f = *self.random.pick(&["floor", "ceil", "trunc", "round", "int"]);
        let power = self.random.between(0, 4);
        let line = match self.random.below(5) {
            0 => format!("{target} = lim({target} + {f}({value}))"),
            1 => format!("{target} = lim({target} + {f}(({value}) / 4 + 0.5))"),
            2 => format!("{target} = lim({f}(({value}) * 2.0**{}))", self.random.between(40, 70)),
            3 => format!("{target} = lim(({by}) ** {power} - {target} % 9)"),
            _ => {
                let (q, r) = (self.fresh("x"), self.fresh("y"));
                self.out.line(&format!("{q}, {r} = divmod({value}, {by})"));
                format!("{target} = lim({q} * 3 + {r})")
            }
        };
        self.out.line(&line);
    }

    /// Lists and ranges backwards.
    pub(super) fn backwards(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        let value = scope.number(self.random, 0);
        let (x, y) = (self.fresh("x"), self.fresh("y"));
        let (from, to) = (self.random.between(-4, 4), self.random.between(-4, 9));
        let by = *self.random.pick(&[1, 2, 3, -1, -2]);
        if scope.lists.is_empty() || self.random.chance(30) {
            self.out.open(&format!("for {x} in reversed(range({from}, {to}, {by})):"));
            self.out.line(&format!("{target} = lim({target} * 2 + {x} + ({value}))"));
            return self.out.close();
        }
        let list = self.random.pick(&scope.lists).clone();
        match self.random.below(4) {
            0 | 1 => {
                self.out.line(&format!("{y} = {list}[:9]"));
                self.out.open(&format!("for {x} in reversed({y}):"));
                let change = *self.random.pick(&["del Y[2:]", "Y.append(i)", "Y.pop()", "mark(i)"]);
                self.out.line(&format!("if {x} == {value}: {}", change.replace('Y', &y)));
                self.out.line(&format!("{target} = lim({target} * 2 + {x})"));
                self.out.close();
            }
            2 => {
                self.out.open(&format!("for {x}, {y} in zip(reversed({list}), {list}[:5]):"));
                self.out.line(&format!("{target} = lim({target} + {x} * 2 - {y})"));
                self.out.close();
            }
            _ => {
                self.out.line(&format!("{y} = reversed({list})"));
                self.out.line(&format!("{target} = lim({target} + next({y}, 1) - next({y}, 2))"));
                self.out.line(&format!("{target} = lim({target} + sum(list({y})[:3]))"));
            }
        }
    }

    /// Attributes by their names, and what class an object has.
    pub(super) fn named(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        if scope.objects.is_empty() || scope.classes == 0 {
            return self.assign(scope);
        }
        let object = self.random.pick(&scope.objects).clone();
        let value = scope.number(self.random, 0);
        let (field, method) = (*self.random.pick(&FIELDS), *self.random.pick(&METHODS));
        let class = self.random.below(scope.classes);
        let line = match self.random.below(5) {
            0 => format!("{target} = lim({target} + getattr({object}, '{field}'))"),
            1 => format!("{target} = lim({target} + getattr({object}, 'late{class}', {value}))"),
            2 => format!("{target} = lim(getattr({object}, '{method}')({value}))"),
            3 => format!(
                "if hasattr({object}, 'late{class}') or {object}.__class__ is C{class}: {target} = lim({target} + 2)"
            ),
            _ => format!("if i % 7 == 3: {object}.late{class} = {value}"),
        };
        self.out.line(&line);
    }
}
