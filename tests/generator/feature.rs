//! What programs of people have besides numbers and objects: generators, closures over loops, ways out through `finally`, comprehensions in
//! scopes of their own, classes that change, dictionaries of mixed keys, text that grows. What is done with values of the
//! builtin kinds is in `value`.
//!
//! A generator that is given up in the middle has no `finally`: when that runs is CPython's own business (the last reference goes), not the
//! language's.

use super::expression::Scope;
use super::random::Random;
use super::statement::Body;
use super::writer::Writer;

/// What the features need at module level.
pub const PRELUDE: &str = r#"
import struct
from math import ceil, floor, trunc

nan = float("nan")
trail = []


def mark(x):
    if len(trail) < 40:
        trail.append(x)
    return x


def counter(start, step=1):
    count = start

    def up(by=step):
        nonlocal count
        count = lim(count + by)
        return count

    def peek():
        return count

    return up, peek


def given(x, y=1, *rest, z=2):
    return lim(x * 2 + y + z + len(rest))


def shorter(s):
    return s if len(s) < 60 else s[-20:]


def small(d):
    while len(d) > 9:
        d.popitem()
    return d


class Turns:
    def __init__(self, left, end=StopIteration):
        self.left, self.end = left, end

    def __iter__(self):
        return self

    def __next__(self):
        if self.left <= 0:
            raise self.end
        self.left -= 1
        return self.left


class Grade(int):
    def __str__(self):
        return f"<{int(self)}>"


class Doubled:
    def __get__(self, holder, owner):
        return lim(holder.kept * 2)

    def __set__(self, holder, value):
        holder.kept = value


class Shown:
    kept = 0
    doubled = Doubled()

    def __init__(self, text):
        self.text = text

    def __repr__(self):
        return f"Shown({self.text!r})"


class Spaced(Shown):
    def __format__(self, spec):
        return f"{spec}|{self.text}"


shown = [Shown(3), Spaced("four"), Shown(None)]
grades = [Grade(2), 1, Grade(5)]



class Pause:
    def __await__(self):
        yield


async def counted(n, pause, wrong):
    for j in range(n):
        if j == pause:
            await Pause()
        if j == wrong:
            raise ValueError(j)
        yield j + pause


async def gathered(n, pause, wrong, most):
    total = 0
    async for j in counted(n, pause, wrong):
        total += j
        if total > most:
            break
    return total


def drive(coroutine):
    try:
        while True:
            coroutine.send(None)
    except StopIteration as stop:
        return stop.value
"#;

/// Keys that dictionaries mix: some are equal though they look different.
const KEYS: [&str; 12] = [
    "1",
    "1.0",
    "True",
    "'1'",
    "(1, 2)",
    "None",
    "0.5",
    "'key'",
    "2**70",
    "-1",
    "('a', 1.5)",
    "b'k'",
];

/// A generator function: how many numbers it gives is bounded.
pub fn generator(random: &mut Random, out: &mut Writer, scope: &mut Scope, number: usize) {
    let name = format!("gen{number}");
    let mut inner = scope.clone();
    inner.numbers = vec!["p0".into(), "p1".into()];
    inner.fixed.push("q".into());
    // What a generator calls is called for each of its numbers.
    inner.functions.truncate(1);
    out.line("");
    out.open(&format!("def {name}(p0, p1={}):", random.between(0, 5)));
    match random.below(3) {
        0 => out.open(&format!("for q in range({}):", random.between(1, 7))),
        1 => {
            out.line("q = 0");
            out.open(&format!("while q < {}:", random.between(2, 7)));
            out.line("q += 1");
        }
        _ => out.open(&format!(
            "for q in [{}, p1, 2.5, {}]:",
            random.between(0, 9),
            random.between(0, 3)
        )),
    }
    match random.below(6) {
        0 => out.line(&format!("if {}: return {}", inner.test(random, 0), inner.number(random, 0))),
        1 => out.line(&format!(
            "if q == {} and {}: raise Own(q)",
            random.between(2, 5),
            inner.test(random, 0)
        )),
        2 => out.line(&format!("if {}: continue", inner.test(random, 0))),
        _ => {}
    }
    let value = inner.number(random, 2);
    match random.below(4) {
        0 => {
            out.line(&format!("got = yield lim({value})"));
            out.line("if got is not None: p0 = lim(got)");
        }
        1 => {
            out.open("try:");
            out.line(&format!("yield lim({value})"));
            out.close();
            out.open("except Own as e:");
            out.line("mark(str(e))");
            out.line("yield -1");
            out.close();
        }
        2 => {
            out.line(&format!("p1 = lim({value})"));
            out.line("yield p1");
        }
        _ => out.line(&format!("yield lim({value})")),
    }
    out.close();
    if !scope.generators.is_empty() && random.chance(40) {
        let other = random.pick(&scope.generators).clone();
        let wrapped = *random.pick(&["p1 = lim(", "yield ("]);
        out.line(&format!("rest = yield from {other}(p0)"));
        out.line("if rest is not None:");
        out.line(&format!("    {wrapped}rest)"));
    }
    if random.chance(40) {
        out.line(&format!("return {}", inner.number(random, 0)));
    }
    out.close();
    scope.generators.push(name);
}

/// A function whose loop is left in every way, always through a `finally`.
pub fn leaving(random: &mut Random, out: &mut Writer, scope: &mut Scope) {
    let mut inner = scope.clone();
    inner.numbers = vec!["p0".into()];
    inner.fixed.push("q".into());
    inner.functions.clear();
    out.line("");
    out.open("def leaving(p0):");
    out.line("total = 0");
    out.open(&format!("for q in range({}):", random.between(2, 6)));
    out.open("try:");
    for _ in 0..1 + random.below(2) {
        let way = *random.pick(&[
            "continue",
            "break",
            "return total",
            "raise Own(q)",
            "total = lim(total + q)",
        ]);
        out.line(&format!("if {}: {way}", inner.test(random, 0)));
    }
    out.line(&format!("total = lim(total + {})", inner.number(random, 1)));
    out.close();
    if random.chance(40) {
        out.open("except Own as e:");
        out.line("total = lim(total - 1)");
        if random.chance(50) {
            out.line("if total < -50: raise ValueError('low') from e");
        }
        out.close();
    }
    out.open("finally:");
    out.line("total = lim(total + 1)");
    if random.chance(30) {
        out.line(&format!(
            "if q == 3 and {}: {}",
            inner.test(random, 0),
            random.pick(&["break", "return -total", "continue"])
        ));
    }
    out.close();
    out.close();
    out.line("return total");
    out.close();
    scope.functions.push(("leaving".into(), 1));
}

impl Body<'_> {
    /// A statement with one of the features.
    pub fn feature(&mut self, scope: &Scope) {
        if scope.looks && self.random.chance(25) {
            return self.looks();
        }
        match self.random.below(47) {
            12 => self.octets(scope),
            13 => self.letters(scope),
            14 => self.wide(scope),
            15 => self.oldest(scope),
            16 => self.truths(scope),
            17 => self.tuples(scope),
            18 => self.whole(scope),
            19 => self.backwards(scope),
            20 => self.named(scope),
            21 => self.asked(scope),
            22 | 32..=39 => self.gathered(scope),
            40..=42 => self.crowded(scope),
            43..=46 => self.doubled(scope),
            23..=26 => self.keyed(scope),
            27 | 28 => self.falls(scope),
            29..=31 => self.inherits(scope),
            9 => self.through(scope),
            10 => self.reshape(scope),
            11 => self.forward(scope),
            0 | 1 => self.consume(scope),
            2 => self.advance(scope),
            3 | 4 => self.text(scope),
            5 => self.mixed(scope),
            6 => self.closures(scope),
            7 => self.comprehension(scope),
            _ => self.mutate(scope),
        }
    }

    /// A generator to its end, or until something happens.
    fn consume(&mut self, scope: &Scope) {
        let (Some(target), false) = (self.number_target(scope), scope.generators.is_empty()) else {
            return self.text(scope);
        };
        let generator = self.random.pick(&scope.generators).clone();
        let (a, b) = (scope.number(self.random, 1), scope.number(self.random, 0));
        let call = format!("{generator}({a}, {b})");
        match self.random.below(7) {
            0 | 1 => {
                let name = self.fresh("y");
                let mut inner = scope.clone();
                inner.fixed.push(name.clone());
                self.out.open(&format!("for {name} in {call}:"));
                if self.random.chance(30) {
                    let test = inner.test(self.random, 0);
                    let way = *self.random.pick(&["break", "continue"]);
                    self.out.line(&format!("if {test}: {way}"));
                }
                let value = inner.number(self.random, 1);
                self.out.line(&format!("{target} = lim({target} + {value})"));
                self.out.close();
            }
            2 => self.out.line(&format!("{target} = lim(sum({call}))")),
            3 => self.out.line(&format!("{target} = len([y for y in {call} if y != {b}])")),
            4 => self.out.line(&format!("{target} = max({call}, default=0)")),
            5 => {
                let (x, y) = (self.fresh("y"), self.fresh("y"));
                self.out.line(&format!("{x}, *{y} = {call}"));
                self.out.line(&format!("{target} = lim({x} + len({y}))"));
            }
            _ => self.out.line(&format!("{target} = lim(sum(y * 2 for y in {call} if y))")),
        }
    }

    /// Iterators, texts, descriptors and numbers of classes of the program.
    fn asked(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.text(scope) };
        let (a, b) = (scope.number(self.random, 0), self.random.between(0, 6));
        let holder = *self.random.pick(&["shown[i % 3]", "shown[0]", "shown[1]"]);
        let grade = *self.random.pick(&["grades[i % 3]", "grades[0]"]);
        let name = self.fresh("y");
        match self.random.below(7) {
            0 => {
                self.out.open(&format!("for {name} in Turns({b}):"));
                self.out.line(&format!("{target} = lim({target} + {name})"));
                self.out.close();
            }
            1 => {
                self.out.open("try:");
                self.out.open(&format!(
                    "for {name} in Turns({a}, ValueError if i % 5 == {b} else StopIteration):"
                ));
                self.out.line(&format!("{target} = lim({target} + {name})"));
                // What is no number compares as false.
                self.out.line(&format!("if not {name} <= 40: break"));
                self.out.close();
                self.out.close();
                self.out.open("except ValueError:");
                self.out.line(&format!("{target} = lim({target} - 1)"));
                self.out.close();
            }
            2 => self.out.line(&format!(
                "{target} = len(f'{{{holder}}}{{{a}}}') + len(str({holder})) + len(f'{{{grade}}}')"
            )),
            3 => {
                self.out.line(&format!("{holder}.doubled = {a}"));
                self.out.line(&format!("{target} = lim({target} + {holder}.doubled)"));
            }
            4 => {
                self.out.line(&format!(
                    "if {grade} < {b} or {grade} == {a}: {target} = lim({target} + {grade})"
                ));
                self.out.line(&format!("else: {target} = lim({grade} * {b} - {target})"));
            }
            5 => {
                self.out.line(&format!("setattr({holder}, 'late', {a})"));
                self.out
                    .line(&format!("{target} = lim({target} + getattr(shown[0], 'late', {b}))"));
            }
            _ => self.out.line(&format!("{target} = lim(sum(Turns({b})) + {target})")),
        }
    }

    /// A generator that a loop goes over through iterators of iterators.
    fn through(&mut self, scope: &Scope) {
        let (Some(target), false) = (self.number_target(scope), scope.generators.is_empty()) else {
            return self.text(scope);
        };
        let mut inner = scope.clone();
        inner.functions.clear();
        inner.fixed = vec!["z".into(), "i".into()];
        let mut source = self.source(scope);
        let mut items = 1;
        for _ in 0..1 + self.random.below(2) {
            let value = format!("lim({})", inner.number(self.random, 1));
            let test = inner.test(self.random, 0);
            match self.random.below(6) {
                0 if items == 1 => source = format!("map(lambda z: {value}, {source})"),
                1 if items == 1 => source = format!("filter(lambda z: {test}, {source})"),
                2 if items == 1 => source = format!("filter(None, {source})"),
                3 if items == 1 => {
                    source =
                        format!("map(lambda z, w: lim(z - w), {source}, {})", self.source(scope));
                }
                4 if items == 1 => {
                    source = format!("enumerate({source}, {})", self.random.between(0, 3));
                    items = 2;
                }
                _ => {
                    let strict = if self.random.chance(20) { ", strict=True" } else { "" };
                    source = format!("zip({source}, {}{strict})", self.source(scope));
                    items += 1;
                }
            }
        }
        let name = self.fresh("y");
        let shown = if items == 1 { name.clone() } else { format!("len({name})") };
        self.out.open(&format!("for {name} in {source}:"));
        self.out.line(&format!("{target} = lim({target} + {shown})"));
        if items > 1 {
            self.out.line(&format!("mark(str({name}))"));
        }
        if self.random.chance(20) {
            self.out.line(&format!("if {target} > {}: break", self.random.between(0, 90)));
        }
        self.out.close();
    }

    /// Something with a few items.
    fn source(&mut self, scope: &Scope) -> String {
        match self.random.below(5) {
            0 => format!("range({})", self.random.between(0, 5)),
            1 => format!("[i, {}, 2.5]", self.random.between(0, 9)),
            _ => {
                let generator = self.random.pick(&scope.generators).clone();
                format!(
                    "{generator}({}, {})",
                    scope.number(self.random, 0),
                    self.random.between(0, 4)
                )
            }
        }
    }

    /// An object gets an attribute and loses it again, or is of another class for a while.
    fn reshape(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        if scope.classes == 0 || scope.objects.is_empty() {
            return self.closures(scope);
        }
        let object = self.random.pick(&scope.objects).clone();
        let other = self.random.pick(&scope.objects).clone();
        let value = scope.number(self.random, 0);
        match self.random.below(7) {
            0 | 1 => {
                self.out.line(&format!("{object}.late = {value}"));
                self.out.line(&format!("{target} = lim({target} + {object}.late)"));
                self.out.line(&format!("del {object}.late"));
            }
            2 | 3 => {
                self.out.line(&format!("{object}.late, {object}.last = {value}, i"));
                self.out.line(&format!("del {object}.late"));
                self.out.line(&format!(
                    "{target} = lim({object}.last + getattr({other}, 'last', 2) + getattr({other}, 'late', 3))"
                ));
                self.out.line(&format!("if i % 5 and hasattr({other}, 'last'): del {other}.last"));
            }
            4 | 5 => {
                let (kept, class) = (self.fresh("t"), self.random.below(scope.classes));
                self.out.line(&format!("{kept} = type({object})"));
                self.out.line(&format!("{object}.__class__ = C{class}"));
                self.out.line(&format!("{target} = lim({target} + {other}.m1({value}))"));
                self.out.line(&format!("{object}.__class__ = {kept}"));
            }
            _ => {
                self.out.line(&format!("vars({object})['late'] = {value}"));
                self.out.line(&format!("{target} = lim({object}.late + len(vars({other})))"));
                self.out.line(&format!("{object}.late += 1"));
                self.out.line(&format!("del {object}.late"));
            }
        }
    }

    /// Arguments passed on by who knows nothing of them.
    fn forward(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        let name = self.fresh("h");
        let (a, b) = (scope.number(self.random, 0), scope.number(self.random, 0));
        self.out.open(&format!("def {name}(*rest, **more):"));
        let passed =
            *self.random.pick(&["*rest, **more", "*rest", "i, *rest, **more", "*rest, *rest"]);
        self.out.line(&format!("return given({passed})"));
        self.out.close();
        let call = *self.random.pick(&[
            "A, B",
            "*[A] * (i % 4)",
            "A, *range(i % 5)",
            "A, z=B",
            "**{'y': A, 'z': B}",
        ]);
        let call = call.replace('A', &a).replace('B', &b);
        self.out.line(&format!("try: {target} = {name}({call})"));
        self.out.line("except TypeError as e: mark(str(e))");
    }

    /// A generator that lives longer than one iteration: one more step.
    fn advance(&mut self, scope: &Scope) {
        let (Some(target), false) = (self.number_target(scope), scope.live.is_empty()) else {
            return self.consume(scope);
        };
        let live = self.random.pick(&scope.live).clone();
        let fresh =
            format!("{}({})", self.random.pick(&scope.generators), scope.number(self.random, 0));
        match self.random.below(6) {
            0 => {
                self.out.open("try:");
                self.out.line(&format!("{target} = lim({live}.send({target}))"));
                self.out.close();
                // Just started, or over.
                self.out.open("except (TypeError, StopIteration) as e:");
                self.out.line(&format!("{live} = {fresh}"));
                self.out.close();
            }
            1 => {
                self.out.open("try:");
                self.out.line(&format!("{target} = lim({live}.throw(Own(i)))"));
                self.out.close();
                self.out.open("except (Own, StopIteration) as e:");
                self.out.line(&format!("mark(str(e)); {live} = {fresh}"));
                self.out.close();
            }
            2 => {
                let rare = self.random.between(5, 30);
                self.out.line(&format!("if i % {rare} == 1: {live}.close(); {live} = {fresh}"));
            }
            _ => {
                self.out.line(&format!("{target} = next({live}, None)"));
                self.out.line(&format!("if {target} is None: {target} = 0; {live} = {fresh}"));
            }
        }
    }

    pub(super) fn text(&mut self, scope: &Scope) {
        let Some(text) = scope.texts.first().map(|_| self.random.pick(&scope.texts).clone()) else {
            return self.assign(scope);
        };
        let value = scope.number(self.random, 1);
        let line = match self.random.below(10) {
            0 | 1 => format!("{text} += str({value})"),
            2 => format!("{text} = '-'.join([{text}, str({value}), 'é'])"),
            3 => format!("{text} += f'{{{value}!r:>4}}|'"),
            4 => format!("{text} = {text}[1:] + {text}[:1] + chr(97 + i % 26)"),
            5 => format!("{text} = {text}.replace('1', 'one', 2)"),
            6 => format!("{text} += '%s/%d' % ({value}, i)"),
            7 => format!("{text} += '{{0}}:{{1:03d}}'.format(i % 3, i)"),
            8 => format!(
                "{text} = ''.join([c for c in {text} if c != '{}'])",
                self.random.between(0, 9)
            ),
            _ => format!("{text} = {text}.upper() if i % 2 else {text}.strip('-').title()"),
        };
        self.out.line(&line);
        self.out.line(&format!("{text} = shorter({text})"));
    }

    fn octets(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        if scope.octets.is_empty() {
            return self.text(scope);
        }
        let octets = self.random.pick(&scope.octets).clone();
        let value = scope.number(self.random, 1);
        match self.random.below(7) {
            0 | 1 => self.out.line(&format!("{octets}[i % len({octets})] = int({value}) & 255")),
            2 => self.out.line(&format!("{octets}[-1] ^= int({value}) & 127")),
            3 => {
                self.out.line(&format!("{octets}.append(int({value}) & 255)"));
                self.out.line(&format!("if len({octets}) > 12: del {octets}[:6]"));
            }
            4 => {
                let (x, y) = (self.fresh("x"), self.fresh("y"));
                self.out.open(&format!("for {x}, {y} in zip({octets}, bytes({octets}[1:])):"));
                self.out.line(&format!("{target} = lim({target} + ({x} ^ {y}))"));
                self.out.close();
            }
            5 => {
                let x = self.fresh("x");
                self.out.open(&format!("for {x} in {octets}:"));
                self.out.line(&format!("{target} = lim({target} + {x})"));
                self.out.line(&format!("if {x} == i & 255: {octets}[0] = 7"));
                self.out.close();
            }
            _ => {
                // Often no byte, or no int at all.
                self.out.open("try:");
                self.out.line(&format!("{octets}[i % (len({octets}) + 1)] = {value}"));
                self.out.close();
                self.out.open("except (IndexError, TypeError, ValueError) as e:");
                self.out.line("note(errors, e)");
                self.out.close();
            }
        }
    }

    fn mixed(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        if scope.mixed.is_empty() {
            return self.text(scope);
        }
        let table = self.random.pick(&scope.mixed).clone();
        let value = scope.number(self.random, 1);
        let fixed = self.random.pick(&scope.fixed).clone();
        let key = match self.random.below(4) {
            0 => format!("{fixed} % 5"),
            1 => "str(i % 4)".to_string(),
            2 => format!("(i % 3, {})", self.random.between(0, 2)),
            _ => (*self.random.pick(&KEYS)).to_string(),
        };
        let line = match self.random.below(8) {
            0..=2 => format!("{table}[{key}] = lim({value})"),
            3 => format!("{target} = {table}.setdefault({key}, {})", self.random.between(0, 9)),
            4 => format!("{target} = {table}.pop({key}, {})", self.random.between(0, 9)),
            5 => format!("{target} = len([k for k, x in {table}.items() if isinstance(k, str)])"),
            6 => format!("{target} = int({key} in {table}) + len({table})"),
            _ => format!("{table} = {{**{table}, {key}: lim({value})}}"),
        };
        self.out.line(&line);
        self.out.line(&format!("small({table})"));
    }

    fn closures(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        let value = scope.number(self.random, 1);
        match self.random.below(4) {
            0 => {
                let (up, peek) = (self.fresh("up"), self.fresh("peek"));
                self.out.line(&format!("{up}, {peek} = counter(i)"));
                self.out.line(&format!("{up}({value}); {up}()"));
                self.out.line(&format!("{target} = {peek}()"));
                let when = self.random.between(20, 120);
                self.out.line(&format!("if i == {when}: keep(kept, {up})"));
            }
            1 => {
                let list = self.fresh("fs");
                self.out.line(&format!("{list} = [lambda y, k=k: lim(y + k) for k in range(3)]"));
                self.out.line(&format!("{target} = {list}[i % 3]({value})"));
            }
            2 => {
                // All of them see the last one.
                let list = self.fresh("fs");
                self.out.line(&format!("{list} = [lambda: k * 2 for k in range(i % 4 + 1)]"));
                self.out.line(&format!("{target} = {list}[0]() + {list}[-1]()"));
            }
            _ => {
                let name = self.fresh("h");
                self.out.open(&format!(
                    "def {name}(y, *rest, z={}, **more):",
                    self.random.between(0, 9)
                ));
                self.out.line(&format!("return lim(y + z + len(rest) + len(more) + {target})"));
                self.out.close();
                let call = *self.random.pick(&[
                    "i",
                    "i, 1, 2",
                    "i, z=3",
                    "*[i, 5], w=1",
                    "i, **{'z': 4, 'q': 0}",
                ]);
                self.out.line(&format!("{target} = {name}({call})"));
            }
        }
    }

    fn comprehension(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        let mut inner = scope.clone();
        inner.fixed = vec!["x".into(), "y".into(), "i".into()];
        let (value, test) = (inner.number(self.random, 1), inner.test(self.random, 0));
        let n = self.random.between(1, 4);
        let line = match self.random.below(6) {
            0 => format!(
                "{target} = lim(sum([{value} for x in range({n}) for y in range(x + 1) if {test}]))"
            ),
            1 => format!("{target} = len({{x % 3: {value} for x in range({n}) for y in [x]}})"),
            2 => {
                format!("{target} = len({{(x, y) for x in range({n}) for y in (1, x) if {test}}})")
            }
            3 => format!("{target} = int(any({test} for x in range({n}) for y in [i]))"),
            4 => format!("{target} = int(all({test} for x in [1, 2.5, i] for y in range({n})))"),
            _ => format!("{target} = lim([[{value} for y in (x, 2)] for x in range({n})][-1][0])"),
        };
        self.out.line(&line);
    }

    /// A class changes, every few iterations.
    fn mutate(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        if scope.classes == 0 {
            return self.closures(scope);
        }
        let class = format!("C{}", self.random.below(scope.classes));
        let every = self.random.between(3, 40);
        let value = scope.number(self.random, 0);
        self.out.open(&format!("if i % {every} == 2:"));
        match self.random.below(6) {
            0 => self.out.line(&format!("{class}.k = lim({class}.k + 1)")),
            1 => self.out.line(&format!("setattr({class}, 'n' + str(i % 3), {value})")),
            2 => {
                self.out.line(&format!("{class}.once = {value}"));
                self.out.line(&format!("del {class}.once"));
            }
            3 => self
                .out
                .line(&format!("{class}.twice = property(lambda self: lim(self.a + self.c))")),
            4 => self
                .out
                .line(&format!("{class}.__len__ = lambda self: {}", self.random.between(0, 3))),
            _ => self.out.line(&format!("{class}.__getattr__ = lambda self, name: len(name)")),
        }
        self.out.close();
        self.out.line(&format!("{target} = lim({target} + getattr({class}, 'n1', 1))"));
        if !scope.objects.is_empty() {
            let object = self.random.pick(&scope.objects).clone();
            self.out.line(&format!("{target} = lim({target} + getattr({object}, 'twice', 2))"));
        }
    }
}
