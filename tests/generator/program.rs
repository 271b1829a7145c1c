//! A whole program from a seed.

use super::crowd;
use super::doubles;
use super::expression::{METHODS, Scope};
use super::feature;
use super::inherits;
use super::random::Random;
use super::statement::Body;
use super::writer::Writer;
use super::{keys, looks};

/// What every program begins with: a bound on the size of values, a way to show any value, and the
/// things that events change.
const PRELUDE: &str = r#"
class Own(Exception):
    pass


class Manager:
    def __init__(self, log, swallow):
        self.log = log
        self.swallow = swallow

    def __enter__(self):
        return len(self.log)

    def __exit__(self, kind, value, traceback):
        if len(self.log) > 8:
            del self.log[:5]
        return bool(self.swallow) and kind is not None


def lim(x):
    if isinstance(x, int):
        if -(2**140) < x < 2**140:
            return x
        return x % 1000003
    if isinstance(x, (str, list, tuple)) and len(x) > 30:
        return x[:5]
    if isinstance(x, (list, tuple, dict)):
        return 7 if nested(x) > 3 else x
    return x


def nested(x):
    if isinstance(x, dict):
        x = list(x.values())
    if isinstance(x, (list, tuple)) and x:
        return 1 + max([nested(y) for y in x])
    return 0


def note(errors, e):
    text = type(e).__name__ + ": " + str(e)[:80]
    if text in errors or len(errors) < 20:
        errors[text] = errors.get(text, 0) + 1


def keep(kept, x):
    if len(kept) < 12:
        kept.append(x)


def show(x, depth=3):
    if isinstance(x, Base):
        if depth == 0:
            return type(x).__name__
        fields = x.__dict__
        return type(x).__name__ + "(" + ", ".join([k + "=" + show(fields[k], depth - 1) for k in sorted(fields)]) + ")"
    if isinstance(x, (list, tuple)):
        return type(x).__name__ + "(" + (", ".join([show(y, depth - 1) for y in x]) if depth else "...") + ")"
    if isinstance(x, dict):
        return "{" + (", ".join([show(k) + ": " + show(x[k], depth - 1) for k in x]) if depth else "...") + "}"
    if callable(x):
        return "callable"
    return repr(x)


shared = [1]
g0 = 3
g1 = 0.5


def gf(x, p1=1):
    return x + p1


def gf_other(x, p1=2):
    if x == 40:
        raise Own("gf_other")
    return x - p1


def swap_globals(which):
    global g0, g1, gf
    if which == 0:
        g0 = g0 * 2**40 if isinstance(g0, int) and g0 < 2**80 else 5
    elif which == 1:
        g1 = g1 + 1
    else:
        gf = gf_other


class Base:
    k = 1

    def __init__(self, a, b):
        self.a = a
        self.b = b
        self.c = 1

    def m0(self, x):
        return x + self.a

    def m1(self, x):
        return self.k

    def m2(self, x):
        return self.m0(self.b)

    def __add__(self, other):
        return type(self)(self.b, lim(other))

    def __repr__(self):
        return type(self).__name__ + "!"

"#;

/// The text of the program of a seed.
pub fn program(seed: u64) -> String {
    let mut random = Random::new(seed);
    let mut out = Writer::default();
    out.line(&format!("# Made by the program generator from seed {seed}."));
    out.verbatim(PRELUDE);
    out.verbatim(feature::PRELUDE);
    out.verbatim(inherits::PRELUDE);
    out.verbatim(keys::PRELUDE);
    out.verbatim(crowd::PRELUDE);
    out.verbatim(doubles::PRELUDE);
    let mut scope = Scope {
        fixed: vec!["g0".into(), "g1".into(), "shared[0]".into()],
        functions: vec![("gf".into(), 2)],
        ..Scope::default()
    };
    scope.looks = random.chance(20);
    if scope.looks {
        out.verbatim(looks::PRELUDE);
    }
    let classes = 1 + random.below(3);
    for number in 0..classes {
        class(&mut random, &mut out, number);
    }
    scope.classes = classes;
    if random.chance(60) {
        for k in 0..1 + random.below(2) {
            let (class, a) = (random.below(classes), random.between(-3, 9));
            let b = *random.pick(&["2", "0.5", "2**61", "known0.a"][..3 + k]);
            out.line(&format!("known{k} = C{class}({a}, {b})"));
            scope.known.push(format!("known{k}"));
            scope.fixed.extend(["a", "b"].map(|field| format!("known{k}.{field}")));
        }
    }
    for number in 0..1 + random.below(3) {
        function(&mut random, &mut out, &mut scope, number);
    }
    for number in 0..random.below(3) {
        feature::generator(&mut random, &mut out, &mut scope, number);
    }
    if random.chance(30) {
        feature::leaving(&mut random, &mut out, &mut scope);
    }
    main(&mut random, &mut out, &scope);
    if scope.looks {
        out.line("print(seen)");
    }
    out.finish()
}

fn class(random: &mut Random, out: &mut Writer, number: usize) {
    let base = if number > 0 && random.chance(50) {
        format!("C{}", random.below(number))
    } else {
        "Base".to_string()
    };
    out.line("");
    out.open(&format!("class C{number}({base}):"));
    if random.chance(60) {
        out.line(&format!("k = {}", random.between(-3, 9)));
    }
    if random.chance(25) {
        out.open("def __init__(self, a, b):");
        out.line("super().__init__(b, a)");
        out.line(&format!("self.d{number} = b"));
        out.close();
    }
    let has_new = random.chance(15);
    if has_new {
        let (takes, given) =
            *random.pick(&[("*args", "len(args)"), ("a=2, b=3", "b"), ("a=1, *rest", "a")]);
        let new = *random.pick(&["object.__new__(cls)", "super().__new__(cls)"]);
        out.open(&format!("def __new__(cls, {takes}):"));
        out.line(&format!("self = {new}"));
        out.line(&format!("self.made = {given}"));
        out.line("return self");
        out.close();
    }
    if random.chance(20) {
        out.line("@property");
        out.open("def b(self):");
        out.line("return self.hidden");
        out.close();
        out.line("@b.setter");
        out.open("def b(self, value):");
        out.line("self.hidden = value");
        out.close();
    }
    let mut scope = Scope {
        fixed: ["x", "self.a", "self.b", "self.k"].map(String::from).to_vec(),
        ..Scope::default()
    };
    if has_new {
        scope.fixed.push("self.made".to_string());
    }
    for method in METHODS {
        if random.chance(50) {
            continue;
        }
        out.open(&format!("def {method}(self, x):"));
        match random.below(6) {
            0 => out.line(&format!("self.a = lim({})", scope.number(random, 1))),
            1 => {
                let test = scope.test(random, 0);
                out.line(&format!("if x == {} and {test}: raise Own(x)", random.between(20, 90)));
            }
            2 => out.line(&format!("x = {}", scope.number(random, 1))),
            _ => {}
        }
        let value = scope.number(random, 2);
        match random.below(4) {
            0 => out.line(&format!("return {value} + super().{method}(1)")),
            _ => out.line(&format!("return {value}")),
        }
        out.close();
    }
    if random.chance(20) {
        out.open("def __bool__(self):");
        out.line(&format!("return {}", scope_bool(&scope, random)));
        out.close();
    }
    out.line("pass");
    out.close();
}

fn scope_bool(scope: &Scope, random: &mut Random) -> String {
    let mut own = scope.clone();
    own.fixed.retain(|name| name != "x");
    format!("bool({})", own.test(random, 0))
}

fn function(random: &mut Random, out: &mut Writer, scope: &mut Scope, number: usize) {
    let name = format!("f{number}");
    let count = 1 + random.below(3);
    let names: Vec<String> = (0..count).map(|k| format!("p{k}")).collect();
    let mut parameters = names.clone();
    if count > 1 && random.chance(40) {
        parameters[count - 1] = format!("p{}={}", count - 1, random.between(0, 9));
    }
    out.line("");
    let mut inner = scope.clone();
    inner.numbers = names.clone();
    // A function with a loop calls no other, so that calls cannot multiply.
    let recursive = random.chance(20);
    out.open(&format!("def {name}({}):", parameters.join(", ")));
    if recursive {
        out.line("if not isinstance(p0, int): return p0");
        out.line(&format!(
            "if p0 <= 0 or p0 > {}: return {}",
            random.between(6, 40),
            random.between(0, 9)
        ));
        let others = names[1..].iter().map(|p| format!(", {p}")).collect::<String>();
        let step = inner.number(random, 1);
        out.line(&format!("return lim({step} + {name}(p0 - 1{others}))"));
    } else if random.chance(35) {
        inner.functions.clear();
        inner.fixed.push("q".into());
        out.line("total = 0");
        inner.numbers.push("total".into());
        out.open(&format!("for q in range({}):", random.between(2, 9)));
        let value = inner.number(random, 1);
        out.line(&format!("total = lim(total + {value})"));
        if random.chance(40) {
            out.line(&format!("if total == {}: break", random.between(0, 60)));
        }
        out.close();
        out.line(&format!("return {}", inner.number(random, 1)));
    } else {
        if scope.looks && random.chance(50) {
            out.line("look(1, 0)");
        }
        if random.chance(40) {
            let test = inner.test(random, 0);
            let unlikely = random.between(13, 80);
            out.line(&format!("if p0 == {unlikely} and {test}: raise ValueError(p0)"));
        }
        if random.chance(40) {
            out.line(&format!("p0 = {}", inner.number(random, 1)));
        }
        out.line(&format!("return {}", inner.number(random, 2)));
    }
    out.close();
    scope.functions.push((name, count));
}

fn main(random: &mut Random, out: &mut Writer, globals: &Scope) {
    let mut scope = globals.clone();
    out.line("");
    out.open("def main(n):");
    out.line("errors = {}");
    out.line("kept = []");
    out.line("log = [0]");
    for k in 0..2 + random.below(3) {
        let start = *random.pick(&["0", "1", "3", "0.5", "2**61", "-7", "2**62 - 30"]);
        out.line(&format!("v{k} = {start}"));
        scope.numbers.push(format!("v{k}"));
    }
    for k in 0..random.below(3) {
        let start = *random.pick(&["'s'", "0", "[1]", "None", "1.5", "(1, 2)"]);
        out.line(&format!("x{k} = {start}"));
        scope.things.push(format!("x{k}"));
    }
    for k in 0..random.below(3) {
        let start = *random.pick(&["[1, 2, 3]", "[0.5, 1.5]", "[1, 2.5, True, 4]", "[0] * 5"]);
        out.line(&format!("l{k} = {start}"));
        scope.lists.push(format!("l{k}"));
    }
    if random.chance(50) {
        out.line("d0 = {}");
        scope.tables.push("d0".into());
    }
    if random.chance(40) {
        out.line("s0 = 'start'");
        scope.texts.push("s0".into());
    }
    if random.chance(40) {
        out.line("e0 = {}");
        scope.mixed.push("e0".into());
    }
    if random.chance(40) {
        out.line("b0 = bytearray(range(250, 256))");
        scope.octets.push("b0".into());
    }
    if !scope.generators.is_empty() && random.chance(60) {
        out.line(&format!("it0 = {}(1)", random.pick(&scope.generators)));
        scope.live.push("it0".into());
    }
    for k in 0..1 + random.below(2) {
        out.line(&format!("o{k} = {}", globals.instance(random)));
        scope.objects.push(format!("o{k}"));
    }
    if random.chance(35) {
        closure(random, out, &mut scope);
    }
    let results: Vec<String> = [
        &scope.numbers,
        &scope.things,
        &scope.lists,
        &scope.tables,
        &scope.texts,
        &scope.mixed,
        &scope.octets,
        &scope.objects,
    ]
    .into_iter()
    .flatten()
    .cloned()
    .collect();
    scope.fixed.push("i".into());
    let rounds = 1 + random.below(2);
    for _ in 0..rounds {
        main_loop(random, out, &scope);
    }
    for name in &results {
        out.line(&format!("print('{name}', show({name}))"));
    }
    let known = globals.known.iter().map(String::as_str);
    for name in
        ["kept", "log", "errors", "shared", "g0", "g1", "trail", "doubles"].into_iter().chain(known)
    {
        out.line(&format!("print('{name}', show({name}))"));
    }
    out.close();
    out.line("");
    out.open("try:");
    out.line(&format!("main({})", random.between(60, 200)));
    out.close();
    out.open("except Exception as e:");
    out.line("print('ended by', type(e).__name__, e)");
    out.close();
}

fn closure(random: &mut Random, out: &mut Writer, scope: &mut Scope) {
    let captured = random.pick(&scope.numbers).clone();
    out.line("ticks = 0");
    out.open("def tick():");
    out.line(&format!("nonlocal ticks, {captured}"));
    out.line("ticks += 1");
    if random.chance(50) {
        out.line(&format!(
            "if ticks % 50 == 49: {captured} = {}",
            random.pick(&["0.5", "2**63", "1"])
        ));
    }
    out.line(&format!("return ticks + {captured}"));
    out.close();
    scope.closures.push("tick".into());
    scope.fixed.push("ticks".into());
}

fn main_loop(random: &mut Random, out: &mut Writer, scope: &Scope) {
    if random.chance(60) {
        out.open("for i in range(n):");
    } else {
        out.line("i = -1");
        out.open("while i < n:");
        out.line("i += 1");
    }
    let safe = random.chance(80);
    if safe {
        out.open("try:");
    }
    let events = 1 + random.below(3);
    let times: Vec<i64> = (0..events).map(|_| random.between(8, 150)).collect();
    let budget = 4 + random.below(9);
    let mut body = Body::new(random, out, 1, budget);
    for when in times {
        body.statement(scope, true);
        body.event(scope, when);
    }
    body.block(scope, true);
    if safe {
        out.close();
        out.open("except Exception as e:");
        out.line("note(errors, e)");
        out.close();
    }
    out.close();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_program() {
        assert_eq!(program(1), program(1));
        assert_ne!(program(1), program(2));
    }
}
