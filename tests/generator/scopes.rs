//! Programs about names: scopes in scopes, what binds a name in each, and what looks at the variables there.
//!
//! ```text
//! def f0(a):
//!     nonlocal b                                       declarations, allowed or not
//!     class C1:
//!         [tell(1, locals()) for a in (1, 2)]          what looks: locals, vars, dir, eval, exec, frames, tracebacks
//!         with held(3) as b: pass                      what binds: 14 kinds
//!     tell(4, (lambda c=a: [b := c for _ in [5]])())   scopes that are expressions
//! ```
//!
//! Each program is a few texts, which are run with globals of their own, some with locals besides; a text that is none says so. Every third program
//! looks at the variables of frames: it is compiled otherwise.
//!
//! What is deliberately absent: what differs by design (`f_locals` of a frame from before anything looked; `co_varnames` of code in line; a variable of a
//! function that is annotated and nothing else), and `:=` with a private name in a comprehension, which CPython 3.11 looks for as it is spelled.

use super::random::Random;
use super::writer::Writer;

/// What the texts use.
const PRELUDE: &str = r#"
import sys


def shown(v, deep=0):
    if isinstance(v, (int, str, type(None))):
        return repr(v)
    if isinstance(v, (list, tuple, set)):
        return type(v).__name__ + repr([shown(x, deep + 1) for x in list(v)[:5]])
    if type(v) is dict:
        return table(v) if deep < 2 else "{}"
    return f"<{type(v).__name__} {getattr(v, '__qualname__', '')}>"


def table(d):
    return {k: shown(d[k], 2) for k in sorted(d, key=str) if k not in hidden}


def tell(n, *values):
    print(n, *[shown(v) for v in values])


def failed(n, e):
    at, rows = e.__traceback__, []
    while at:
        rows.append((at.tb_frame.f_code.co_qualname, at.tb_lineno))
        at = at.tb_next
    print(n, type(e).__name__, e, rows)


def chain():
    at, rows = sys._getframe(1), []
    while at.f_code.co_filename == "<text>":
        rows.append((at.f_code.co_qualname, at.f_lineno))
        at = at.f_back
    return rows


class held:
    def __init__(self, v):
        self.v = v

    def __enter__(self):
        return self.v

    def __exit__(self, *_):
        return False


class Space(dict):
    def __missing__(self, k):
        if k in ("c", "d"):
            return "missing " + k
        raise KeyError(k)


class Meta(type):
    @classmethod
    def __prepare__(m, name, bases, **k):
        return Space(b="prepared")

    def __new__(m, name, bases, space, **k):
        return super().__new__(m, name, bases, dict(space))


def run(text, inside):
    g = dict(tools)
    try:
        code = compile(text, "<text>", "exec")
    except SyntaxError as e:
        print("SyntaxError", e.msg, e.lineno)
        return
    spaces = [g, Space(a="inside")] if inside else [g]
    for _ in range(2):
        try:
            exec(code, *spaces)
        except Exception as e:
            failed("text", e)
    print(table(g), table(spaces[-1]))


tools = dict(tell=tell, failed=failed, chain=chain, held=held, Meta=Meta, shown=shown, sys=sys)
hidden = {*tools, "__builtins__", "__module__", "__qualname__", "__classcell__", "__dict__", "__weakref__"}
"#;

/// What shows the variables of frames: only for programs that do.
const FRAMES: &str = r#"

def looked(n=1):
    return [(f.f_code.co_name, table(f.f_locals)) for f in [sys._getframe(n)]]


def left(n, e):
    at, rows = e.__traceback__, []
    while at:
        frame = at.tb_frame
        if frame.f_code.co_filename == "<text>":
            rows.append((frame.f_code.co_name, table(frame.f_locals)))
        at = at.tb_next
    print(n, type(e).__name__, e, rows[1:])


tools.update(looked=looked, failed=left)
hidden.update(["looked"])
"#;

const NAMES: &[&str] = &["a", "b", "c", "d", "__m"];

/// The program of a seed.
pub fn program(seed: u64) -> String {
    let mut text = String::from("# Names in scopes in scopes.\n");
    text.push_str(PRELUDE);
    let frames = seed % 3 == 2;
    if frames {
        text.push_str(FRAMES);
    }
    for part in 0..4 {
        let mut maker = Maker {
            random: Random::new(seed * 4 + part),
            out: Writer::default(),
            count: 0,
            frames,
            budget: 22,
        };
        let inside = maker.random.chance(30);
        maker.block(Kind::Module, 0);
        let body = maker.out.finish();
        let inside = if inside { "True" } else { "False" };
        text.push_str(&format!("\nrun(r'''\n{body}''', {inside})\n"));
    }
    text
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Module,
    Class,
    Function,
}

struct Maker {
    random: Random,
    out: Writer,
    /// How many numbers were given.
    count: usize,
    /// Whether frames are looked at.
    frames: bool,
    /// How many statements may follow.
    budget: usize,
}

impl Maker {
    fn number(&mut self) -> usize {
        self.count += 1;
        self.count
    }
    fn name(&mut self) -> &'static str {
        self.random.pick::<&'static str>(NAMES)
    }

    /// The statements of a scope.
    fn block(&mut self, kind: Kind, depth: usize) {
        if kind != Kind::Module || self.random.chance(10) {
            for word in ["global", "nonlocal"] {
                let percent = match (word, kind) {
                    ("global", _) => 20,
                    (_, Kind::Module) => 0,
                    _ => 12,
                };
                if self.random.chance(percent) {
                    let name = self.name();
                    self.out.line(&format!("{word} {name}"));
                }
            }
        }
        for _ in 0..self.random.between(2, 5) {
            if self.budget == 0 {
                break;
            }
            self.budget -= 1;
            self.statement(kind, depth);
        }
        self.out.line("pass");
    }

    fn statement(&mut self, kind: Kind, depth: usize) {
        let n = self.number();
        let name = self.name();
        match self.random.below(if depth < 3 { 20 } else { 14 }) {
            0..=2 => {
                let value = self.expression(2);
                self.guarded(n, &format!("{name} = {value}"));
            }
            3 => self.guarded(n, &format!("del {name}")),
            4 => self.guarded(n, &format!("{name} += {n}")),
            5 => self.binding(n, name),
            6 => {
                let value = self.expression(1);
                let annotation = self.random.pick(&["int", "a", "[x for x in 'z']"]);
                let line = match kind == Kind::Function || self.random.chance(50) {
                    true => format!("{name}: {annotation} = {value}"),
                    false => format!("{name}: {annotation}"),
                };
                self.guarded(n, &line);
            }
            7..=11 => {
                let value = self.expression(3);
                self.guarded(n, &format!("tell({n}, {value})"));
            }
            12 | 13 => {
                let line = self.random.pick(&[
                    "exec('d = 5')",
                    "exec('c = [a for _ in [1]]; tell(0, c)')",
                    "locals()['a'] = 'put'",
                    "tell(0, locals())",
                    "vars().setdefault('d', 'default')",
                    "exec('class E: b = b\\ntell(0, E.b)')",
                ]);
                self.guarded(n, line);
            }
            14..=16 => self.function(n, name, depth),
            _ => self.class(n, name, depth),
        }
    }

    /// A statement whose exception is told.
    fn guarded(&mut self, n: usize, line: &str) {
        self.out.open("try:");
        self.out.line(line);
        self.out.close();
        self.out.open("except Exception as e:");
        self.out.line(&format!("failed({n}, e)"));
        self.out.close();
    }

    /// What binds a name otherwise than by an assignment.
    fn binding(&mut self, n: usize, name: &str) {
        let line = match self.random.below(9) {
            0 => format!("import math as {name}"),
            1 => format!("from sys import maxsize as {name}"),
            2 => format!("for {name} in ({n}, {n}): pass"),
            3 => format!("with held({n}) as {name}: pass"),
            4 => format!("[{name}, *_] = {n}, 2, 3"),
            5 => format!("tell({n}, ({name} := {n}))"),
            6 => format!("import os.path as {name}, sys"),
            7 => {
                self.out.open("try:");
                self.out.line(&format!("raise ValueError({n})"));
                self.out.close();
                self.out.open(&format!("except ValueError as {name}:"));
                self.out.line(&format!("tell({n}, {name})"));
                return self.out.close();
            }
            _ => {
                self.out.open(&format!("match [{n}, 2]:"));
                self.out.open(&format!("case [{name}, *_]:"));
                self.out.line(&format!("tell({n}, {name})"));
                self.out.close();
                return self.out.close();
            }
        };
        self.guarded(n, &line);
    }

    fn function(&mut self, n: usize, name: &str, depth: usize) {
        let parameter = self.name();
        let other = if parameter == "a" { "b" } else { "a" };
        let head = match self.random.below(4) {
            0 => format!("def {name}():"),
            1 => format!("def {name}({parameter}, *{other}):"),
            2 => format!("def {name}({parameter}={n}, **{other}):"),
            _ => format!("def {name}({parameter}: int = {n}, *{other}: str):"),
        };
        let given = if head.contains("()") || head.contains('=') { "" } else { "1" };
        self.out.open("try:");
        self.out.open(&head);
        self.block(Kind::Function, depth + 1);
        if self.random.chance(60) {
            let value = self.expression(2);
            self.out.line(&format!("return {value}"));
        }
        self.out.close();
        self.out.line(&format!("tell({n}, {name})"));
        self.out.open(&format!("for _ in range({}):", self.random.pick(&[1, 2, 6])));
        self.out.line(&format!("tell({n}, {name}({given}))"));
        self.out.close();
        self.out.close();
        self.out.open("except Exception as e:");
        self.out.line(&format!("failed({n}, e)"));
        self.out.close();
    }

    fn class(&mut self, n: usize, name: &str, depth: usize) {
        let head = match self.random.below(5) {
            0 => format!("class {name}(metaclass=Meta):"),
            1 => format!("class {name}(object):"),
            _ => format!("class {name}:"),
        };
        self.out.open("try:");
        self.out.open(&head);
        if self.random.chance(15) {
            self.out.line(&format!("__qualname__ = 'named{n}'"));
        }
        self.block(Kind::Class, depth + 1);
        if self.random.chance(40) {
            self.out.open("def m(self):");
            let value = self.random.pick(&[
                "__class__",
                "super().__init__.__name__",
                "[__class__ for _ in [1]]",
                "a",
                "b",
            ]);
            self.out.line(&format!("return {value}"));
            self.out.close();
        }
        self.out.close();
        self.out.line(&format!("tell({n}, {name}, dict(vars({name})))"));
        self.out.open(&format!("if hasattr({name}, 'm'):"));
        self.out.line(&format!("tell({n}, {name}().m())"));
        self.out.close();
        self.out.close();
        self.out.open("except Exception as e:");
        self.out.line(&format!("failed({n}, e)"));
        self.out.close();
    }

    /// An expression, which may be a scope.
    fn expression(&mut self, depth: usize) -> String {
        let n = self.number();
        let name = self.name();
        if depth == 0 {
            return match self.random.below(4) {
                0 => n.to_string(),
                1 => self.look(),
                _ => name.to_string(),
            };
        }
        let other = *self.random.pick(&["a", "b", "x", "y"]);
        let inner = self.expression(depth - 1);
        match self.random.below(16) {
            0 => format!("({name}, {inner})"),
            1 => format!("(lambda: {inner})()"),
            2 => format!("(lambda {other}={name}: {inner})()"),
            3 | 4 => format!("[{inner} for {other} in ({n}, 2)]"),
            5 => format!("[{inner} for {other} in [{name}]]"),
            6 => {
                let first = match self.expression(depth - 1) {
                    // Not allowed there, and which error comes first is another question.
                    binds if binds.contains(":=") => name.to_string(),
                    first => first,
                };
                format!("[{inner} for {other} in [{first}]]")
            }
            7 => format!("{{{n}: {inner} for {other} in [1]}}"),
            8 => format!("list({inner} for {other} in [{name}, 1])"),
            9 => format!("[{inner} for {other} in [1] for y in [{name}] if {other}]"),
            10 => {
                let name = if name == "__m" { "c" } else { name };
                format!("[({name} := {inner}) for {other} in [1]]")
            }
            11 => format!("[lambda: {inner} for {other} in [1]][0]()"),
            12 => format!("[(lambda x: {inner}) for {other} in [1]][0]"),
            13 => format!("[[{inner} for x in [{other}]] for {other} in [1]]"),
            14 => format!("len({{shown({inner}) for {other} in [{name}]}})"),
            _ => self.look(),
        }
    }

    /// What looks at variables.
    fn look(&mut self) -> String {
        let name = self.name();
        match self.random.below(if self.frames { 12 } else { 10 }) {
            0 => "locals()".into(),
            1 => "dict(vars())".into(),
            2 => "[n for n in dir() if len(n) < 4]".into(),
            3 => format!("eval('{name}')"),
            4 => format!("eval('[{name} for _ in [1]]')"),
            5 => format!("exec('b = 1; tell(0, {name})')"),
            6 | 7 => "chain()".into(),
            8 => "__class__".into(),
            9 => "sorted(k for k in locals() if len(k) < 4)".into(),
            _ => "looked()".into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::program;

    #[test]
    fn a_seed_is_a_program() {
        assert_eq!(program(1), program(1));
        assert_ne!(program(1), program(2));
    }
}
