//! What the programs are about: classes, what stands in them, functions, a module, and how results are noted.

use super::super::random::Random;
use super::super::writer::Writer;

/// How results are shown and noted. Nothing here looks at an object other than by its type: it may answer anything by now.
const PRELUDE: &str = r#"
import builtins
import collections.abc
import sys
import types

name_of = type.__dict__["__name__"].__get__
plain = (int, float, bool, str, type(None), bytes)


def show(x, depth=3):
    t = type(x)
    if t in plain:
        return repr(x)
    if t in (list, tuple):
        return name_of(t) + "(" + ", ".join([show(y, depth - 1) for y in x]) + ")" if depth else "..."
    if t is dict:
        return "{" + ", ".join([show(k, depth - 1) + ": " + show(x[k], depth - 1) for k in x]) + "}" if depth else "..."
    if issubclass(t, type):
        return "class " + name_of(x)
    return name_of(t)


seen = []
texts = builtins.str


def text(e):
    return texts(e)[:120].split(" at 0x")[0]


def put(text):
    if seen and seen[-1][0] == text:
        seen[-1][1] += 1
    else:
        seen.append([text, 1])


def note(reader, o, i):
    try:
        put(show(reader(o, i)))
    except Exception as e:
        put(name_of(type(e)) + ": " + text(e))


def do(act, o):
    try:
        act(o)
    except Exception as e:
        put("act: " + name_of(type(e)) + ": " + text(e))


def tell():
    for text, times in seen:
        print(times, text)


def gets(self, o, owner=None):
    return ("got", o is None)


def gets_again(self, o, owner=None):
    return ("again", show(o))


def sets(self, o, v):
    put("set " + show(v))


def deletes(self, o):
    put("deleted")


def refuses(self, o, owner=None):
    raise AttributeError("refused")


def method(self, *args):
    return ("method", len(args))


def other(self, *args):
    return ("other", len(args))


def answers(self, name):
    return ("answers", name)


def answers_all(self, name):
    if name[:2] == "__":
        return object.__getattribute__(self, name)
    return ("all", name)


def tells(self, name, *value):
    put("tells " + name + show(value))


def f(x=1, y=2, *, k=3):
    return ("f", x, y, k)


def f2(x=5, y=6, *, k=7):
    return ("f2", y, x, k)


def h(x):
    return x


g = 10
module = types.ModuleType("module")
module.x = 1
module.f = f


class Kind(types.ModuleType):
    y = 4

    @property
    def z(self):
        return "z"


class Key:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return 1

    def __eq__(self, other):
        return type(other) is Key and self.n == other.n


table = {1: "one", "a": "letter", (1, 2): "pair"}
"#;

/// The names that templates leave open.
pub struct Names {
    classes: Vec<&'static str>,
    values: Vec<&'static str>,
    metas: Vec<&'static str>,
    /// How many objects the loop has.
    pub objects: usize,
}

/// Special methods with what they answer, and a name of another function of the same shape.
const SPECIALS: &[(&str, &str, &str)] = &[
    ("__len__", "self", "3"),
    ("__bool__", "self", "False"),
    ("__add__", "self, other", "(\"add\", show(other))"),
    ("__radd__", "self, other", "(\"radd\", show(other))"),
    ("__iadd__", "self, other", "self"),
    ("__eq__", "self, other", "other == 1"),
    ("__lt__", "self, other", "True"),
    ("__hash__", "self", "5"),
    ("__iter__", "self", "iter([1, 2])"),
    ("__next__", "self", "8"),
    ("__contains__", "self, item", "item == 1"),
    ("__getitem__", "self, item", "(\"item\", item) if item < 3 else [][item]"),
    ("__setitem__", "self, item, value", "None"),
    ("__delitem__", "self, item", "None"),
    ("__call__", "self, *args", "(\"called\", len(args))"),
    ("__enter__", "self", "4"),
    ("__exit__", "self, *args", "True"),
    ("__repr__", "self", "\"repr\""),
    ("__str__", "self", "\"str\""),
    ("__format__", "self, spec", "\"format\" + spec"),
    ("__neg__", "self", "-1"),
    ("__abs__", "self", "6"),
    ("__int__", "self", "2"),
    ("__index__", "self", "1"),
    ("__float__", "self", "0.5"),
    ("__round__", "self, n=0", "9"),
    ("__reversed__", "self", "[7]"),
    ("__getattr__", "self, name", "(\"missing\", name)"),
    ("__matmul__", "self, other", "\"matmul\""),
    ("__divmod__", "self, other", "(1, 2)"),
];

/// Writes the world of a program.
pub fn write(random: &mut Random, out: &mut Writer) -> Names {
    out.verbatim(PRELUDE);
    metas(random, out);
    values(random, out);
    let mut names = classes(random, out);
    out.verbatim(INSTANCES);
    let objects = ["o1", "o1, o1", "o1, o2", "o1, o2, o3", "o1, o1, o1, o3"];
    let objects = *random.pick(&objects);
    out.line(&format!("objects = [{objects}]"));
    names.objects = objects.split(',').count();
    names
}

const INSTANCES: &str = r#"
class Other(Base):
    k = "other k"
    part = D(4)

    def m(self, x=1):
        return ("Other.m", x)


class Wider(C):
    pass


class Thing(metaclass=Meta):
    def __init__(self, n):
        self.n = n


def made(cls):
    o = cls()
    try:
        o.a = 1
        o.b = D(5)
        o.s = 2
    except Exception as e:
        put("made: " + name_of(type(e)))
    return o


o1 = made(C)
o2 = made(B)
o3 = made(A)
fixed = made(C)
holder = [fixed]
"#;

fn metas(random: &mut Random, out: &mut Writer) {
    out.line("");
    out.open("class Meta0(type):");
    if random.chance(30) {
        out.line("of_meta = 3");
    }
    out.line("pass");
    out.close();
    for name in ["Meta", "Meta2"] {
        out.line("");
        out.open(&format!("class {name}(Meta0):"));
        if random.chance(20) {
            out.open("def __call__(cls, *args):");
            out.line("return super().__call__(*args)");
            out.close();
        }
        if random.chance(20) {
            out.line("k2 = 5");
        }
        if random.chance(15) || name == "Meta2" && random.chance(40) {
            let methods = ["__get__ = gets", "__set__ = sets", "__getattr__ = answers"];
            out.line(methods[random.below(3)]);
        }
        if random.chance(15) {
            out.open("def mro(cls):");
            out.line("order = type.mro(cls)");
            out.line("return order[:1] + mixed + order[1:] if cls.__name__ != \"A\" else order");
            out.close();
        }
        out.line("pass");
        out.close();
    }
    out.line("");
    // With a `__dict__` of its own, CPython looks for that in objects of the classes it is mixed into, where slots are.
    out.open("class Mixed:");
    out.line("__slots__ = ()");
    out.line("mixed_k = 1");
    out.line("def mixed_m(self): return \"mixed\"");
    out.close();
    out.line("mixed = [Mixed]");
}

/// The classes of what stands in classes.
fn values(random: &mut Random, out: &mut Writer) {
    out.line("");
    out.open("class D0:");
    if random.chance(30) {
        out.line("__slots__ = (\"n\",)");
    }
    protocol(random, out, 10);
    out.line("def __init__(self, n=0): self.n = n");
    out.close();
    for name in ["D", "E"] {
        out.line("");
        out.open(&format!("class {name}(D0):"));
        if random.chance(30) {
            out.line("__slots__ = ()");
        }
        protocol(random, out, if name == "E" { 60 } else { 20 });
        if random.chance(30) {
            out.line("def __call__(self, *args): return (\"D called\", len(args))");
        }
        out.line("pass");
        out.close();
    }
    out.line("");
    out.open("class Fault(Exception):");
    protocol(random, out, 10);
    out.line("pass");
    out.close();
    out.line("");
    out.open("class Text(str):");
    protocol(random, out, 10);
    out.line("pass");
    out.close();
}

/// Some methods of descriptors, each by chance.
fn protocol(random: &mut Random, out: &mut Writer, percent: usize) {
    for line in ["__get__ = gets", "__set__ = sets", "__delete__ = deletes"] {
        if random.chance(percent) {
            out.line(line);
        }
    }
}

fn classes(random: &mut Random, out: &mut Writer) -> Names {
    let meta = if random.chance(50) { ", metaclass=Meta" } else { "" };
    let root = *random.pick(&["", "", "", "list", "Exception", "int", "dict"]);
    let depth = random.below(3);
    out.line("");
    out.open(&format!(
        "class Base({root}{}):",
        if root.is_empty() { meta.trim_start_matches(", ") } else { meta }
    ));
    if root.is_empty() && random.chance(30) {
        out.line("__slots__ = (\"s\", \"t\", \"a\", \"b\")");
    }
    out.line("k0 = 1");
    out.close();
    for (number, name) in ["A", "B", "C"].into_iter().enumerate() {
        let base = match name {
            "A" => "Base",
            "B" => "A",
            _ if depth == 0 => "A",
            _ => "B",
        };
        out.line("");
        out.open(&format!("class {name}({base}):"));
        if root != "int" && random.chance(25) {
            let slots = ["(\"s\",)", "(\"s\", \"t\")", "(\"u\",)", "()"];
            out.line(&format!("__slots__ = {}", random.pick(&slots)));
        }
        for (name, values) in ATTRIBUTES {
            if random.chance(if number == 0 { 75 } else { 20 }) {
                out.line(&format!("{name} = {}", random.pick(values)));
            }
        }
        methods(random, out, name, number);
        for (special, parameters, answer) in SPECIALS {
            if random.chance(if number == 0 { 35 } else { 8 }) {
                out.line(&format!("def {special}({parameters}): return {answer}"));
            }
        }
        out.line("pass");
        out.close();
    }
    open_cells(random, out);
    Names {
        classes: vec!["A", "B", "C", "C", "Base"],
        values: vec!["D", "D0", "D", "E"],
        metas: vec!["Meta", "Meta0"],
        objects: 0,
    }
}

/// Some attributes are set so often that their class has them in open cells, each by chance.
fn open_cells(random: &mut Random, out: &mut Writer) {
    if random.chance(60) {
        return;
    }
    for class in ["A", "B", "Meta"] {
        let some = ["k", "m", "part", "err", "nested", "mod", "call"];
        let some: Vec<_> = some.iter().filter(|_| random.chance(40)).collect();
        out.open(&format!("for name in {some:?}:"));
        out.open(&format!("if name in {class}.__dict__:"));
        out.line(&format!(
            "for _ in range(6): type.__setattr__({class}, name, {class}.__dict__[name])"
        ));
        out.close();
        out.close();
    }
}

/// Attributes of classes, and what they may be.
const ATTRIBUTES: &[(&str, &[&str])] = &[
    ("k", &["7", "\"seven\"", "2.5", "None", "(1, 2)"]),
    ("part", &["D(1)", "E(1)", "D0(1)", "Text(\"x\")", "Fault(1)", "3"]),
    ("err", &["Fault(2)", "ValueError(3)"]),
    ("nested", &["Meta(\"Nested\", (), {})", "Meta2(\"Nested\", (), {})", "D", "int"]),
    ("mod", &["module", "Kind(\"kind\")"]),
    ("call", &["D(2)", "h", "staticmethod(h)", "classmethod(method)", "len", "D"]),
    ("sm", &["staticmethod(h)", "staticmethod(D(3))", "classmethod(method)", "method"]),
    (
        "p",
        &[
            "property(lambda self: \"p\")",
            "property(lambda self: \"p\", lambda self, v: put(\"p set\"))",
        ],
    ),
];

fn methods(random: &mut Random, out: &mut Writer, class: &str, number: usize) {
    let likely = if number == 0 { 80 } else { 25 };
    if random.chance(likely) {
        out.line(&format!("def m(self, x=1): return (\"{class}.m\", x)"));
    }
    if number > 0 && random.chance(30) {
        out.line(&format!("def m(self, x=1): return (\"{class}.m\", super().m(x))"));
    }
    if random.chance(likely) {
        out.line("def sup(self): return super().k0");
    }
    if number > 0 {
        out.line("def above(self): return super().part");
        out.line("def above_m(self): return super().m(4)");
        out.line("def above_k(self): return super().k");
    }
    if random.chance(30) {
        out.line("def __init__(self, *args): self.t = len(args)");
    }
    if random.chance(10) {
        out.open("def __new__(cls, *args):");
        out.line("return super().__new__(cls)");
        out.close();
    }
}

impl Names {
    /// A template with what it leaves open: `{X}` a class, `{D}` a class of values, `{M}` a metaclass, `{V}` a value.
    pub fn fill(&mut self, random: &mut Random, template: &str) -> String {
        let mut text = template.to_string();
        let values = ["1", "\"v\"", "2.5", "None", "D(6)", "E(6)", "2**70", "[1]", "f", "Key(1)"];
        for (hole, choices) in [
            ("{X}", &self.classes[..]),
            ("{D}", &self.values[..]),
            ("{M}", &self.metas[..]),
            ("{V}", &values[..]),
            ("{G}", &["gets", "gets_again", "refuses", "D(8)", "h", "None"][..]),
            ("{F}", &["method", "other", "lambda self, *a: 1", "D(7)", "None"][..]),
            ("{S}", &SPECIAL_NAMES[..]),
        ] {
            while text.contains(hole) {
                text = text.replacen(hole, choices[random.below(choices.len())], 1);
            }
        }
        text
    }
}

const SPECIAL_NAMES: [&str; 30] = {
    let mut names = [""; 30];
    let mut at = 0;
    while at < names.len() {
        names[at] = SPECIALS[at].0;
        at += 1;
    }
    names
};
