//! Random programs of the second language of the examples do the same without a JIT and with one, however soon it starts.
//!
//! A list of numbers makes a program: each choice takes the next one, and where there are none left the simplest is chosen. Programs are typed, so
//! that most run to their end.

#[path = "../examples/newt/main.rs"]
mod newt;

use newt::{RUNTIME, load};
use proptest::prelude::*;
use sidewinder_jit::backend::{Backend, eval::Eval, native};
use sidewinder_jit::driver::{Jit, Params};
use std::fmt::Write;
use std::rc::Rc;

/// What every program starts with: objects that grow, a class and its subclass, strings that stay short.
const START: &str = r#"
class Point(x, y) {
    fn plus(other) = Point(self.x + other.x, self.y - other.x);
    fn lift(n) { if n > 2 { self.z = n; } else { self.w = self; self.z = self.y; } return self; }
    fn size() = self.x % 1000 + self.y % 10;
}
class Cell(z) : Point {
    fn plus(other) { if other.x % 2 == 0 { return self; } return Cell(other.x, self.y, self.z); }
    fn size() = self.z % 100;
}
fn clip(s) { if len(s) > 12 { return s[3] + s[1] + str(len(s)); } return s; }
fn at(s, i) { if len(s) == 0 { return "e"; } return s[i % len(s)]; }
fn down(n, x) { if n < 1 { return x; } return down(n - 1, (x * 3 + n) % 65537) + 1; }
fn small(n) = n % 65537;
"#;

struct Maker<'a> {
    choices: std::slice::Iter<'a, u8>,
    text: String,
    depth: usize,
    loops: usize,
    /// Whether the statements are of a function: `a`, `b` and `p` are its variables.
    inside: bool,
}

impl Maker<'_> {
    fn choose(&mut self, among: u8) -> u8 {
        self.choices.next().map_or(0, |choice| choice % among)
    }

    fn one_of(&mut self, texts: &[&str]) -> String {
        texts[usize::from(self.choose(texts.len() as u8))].to_string()
    }

    /// Goes deeper for a part, unless it is deep already.
    fn deeper(&mut self, make: fn(&mut Self) -> String, simple: &str) -> String {
        if self.depth > 3 {
            return simple.into();
        }
        self.depth += 1;
        let text = make(self);
        self.depth -= 1;
        text
    }

    fn number(&mut self) -> String {
        let part = |maker: &mut Self| maker.deeper(Maker::number, "a");
        match self.choose(15) {
            0 => self.one_of(&["a", "b"]),
            1 => self.one_of(&["0", "1", "2", "7", "100", "65536", "4611686018427387903"]),
            2 | 3 => {
                format!("small({} {} {})", part(self), self.one_of(&["+", "-", "*"]), part(self))
            }
            4 => format!("{} + {}", part(self), part(self)),
            5 => format!(
                "({}) {} {}",
                part(self),
                self.one_of(&["%", "/"]),
                self.one_of(&["3", "8", "-5", "a"])
            ),
            6 => format!("{}.{}", self.point(), self.one_of(&["x", "y"])),
            7 => format!("{}.size()", self.point()),
            8 => format!("{}.lift({}).z", self.point(), part(self)),
            9 => format!("len({})", self.string()),
            10 => format!("code(at({}, {}))", self.string(), part(self)),
            11 => format!("down({}, {})", self.one_of(&["3", "5", "9"]), part(self)),
            12 if !self.inside => format!("f({}, {}, {})", part(self), part(self), self.point()),
            13 => format!("-{}", self.one_of(&["a", "b", "(a - b)"])),
            _ => "(a * b)".into(),
        }
    }

    fn point(&mut self) -> String {
        let part = |maker: &mut Self| maker.deeper(Maker::point, "p");
        match self.choose(6) {
            0 | 1 => self.one_of(&["p", if self.inside { "p" } else { "q" }]),
            2 => format!(
                "Point({}, {})",
                self.deeper(Maker::number, "1"),
                self.one_of(&["a", "b", "3"])
            ),
            3 => format!(
                "Cell({}, {}, b)",
                self.one_of(&["a", "1"]),
                self.deeper(Maker::number, "1")
            ),
            4 => format!("{}.plus({})", part(self), part(self)),
            _ => format!("{}.lift({})", part(self), self.deeper(Maker::number, "1")),
        }
    }

    fn string(&mut self) -> String {
        let part = |maker: &mut Self| maker.deeper(Maker::string, "\"ab\"");
        match self.choose(6) {
            0 => self.one_of(&[
                "\"\"",
                "\"x\"",
                "\"hello\"",
                if self.inside { "\"y\"" } else { "s" },
            ]),
            1 => format!("str({})", self.deeper(Maker::number, "b")),
            2 => format!("clip({} + {})", part(self), part(self)),
            3 => format!("at({}, {})", part(self), self.one_of(&["a", "b", "1"])),
            4 => format!("str({})", self.deeper(Maker::truth, "true")),
            _ => {
                if self.inside {
                    "\"inside\"".into()
                } else {
                    "s".into()
                }
            }
        }
    }

    fn truth(&mut self) -> String {
        let part = |maker: &mut Self| maker.deeper(Maker::truth, "a < b");
        let compare = &["<", "<=", ">", ">=", "==", "!="];
        match self.choose(6) {
            0 => format!(
                "{} {} {}",
                self.number(),
                self.one_of(compare),
                self.deeper(Maker::number, "b")
            ),
            1 => format!("{} {} {}", self.string(), self.one_of(compare), self.string()),
            2 => format!(
                "{} {} {}",
                self.point(),
                self.one_of(&["==", "!="]),
                self.one_of(&["p", "nil", "a"])
            ),
            3 => format!("not ({})", part(self)),
            4 => format!("({} {} {})", part(self), self.one_of(&["and", "or"]), part(self)),
            _ => self.one_of(&["true", "false", "a % 2 == 0", "b < 50"]),
        }
    }

    fn statement(&mut self) {
        let indent = "    ".repeat(self.depth + 1);
        let text = match self.choose(12) {
            0..=2 => format!("{} = {};", self.one_of(&["a", "b"]), self.number()),
            3 => format!("p = {};", self.point()),
            4 if !self.inside => format!("{} = {};", self.one_of(&["p", "q"]), self.point()),
            5 if !self.inside => format!("s = {};", self.string()),
            6 => format!("{}.{} = {};", self.point(), self.one_of(&["x", "y", "z"]), self.number()),
            7 if self.depth < 2 => {
                let condition = self.truth();
                let _ = writeln!(self.text, "{indent}if {condition} {{");
                self.block();
                if self.choose(2) == 1 {
                    let _ = writeln!(self.text, "{indent}}} else {{");
                    self.block();
                }
                "}".into()
            }
            8 | 9 if self.depth < 2 => {
                self.loops += 1;
                let (k, times) = (format!("k{}", self.loops), 3 + self.choose(40));
                let _ = writeln!(self.text, "{indent}let {k} = 0;");
                let _ = writeln!(self.text, "{indent}while {k} < {times} {{ {k} = {k} + 1;");
                self.block();
                "}".into()
            }
            10 if self.inside => format!("if {} {{ return {}; }}", self.truth(), self.number()),
            _ => format!("a = small({});", self.number()),
        };
        let _ = writeln!(self.text, "{indent}{text}");
    }

    fn block(&mut self) {
        self.depth += 1;
        for _ in 0..1 + self.choose(4) {
            self.statement();
        }
        self.depth -= 1;
    }
}

fn program(choices: &[u8]) -> String {
    let text = START.to_string() + "fn f(a, b, p) {\n";
    let mut maker = Maker { choices: choices.iter(), text, depth: 0, loops: 0, inside: true };
    maker.block();
    maker.text += "    return a + b % 7;\n}\nlet a = 3; let b = 10; let s = \"start\";\n";
    maker.text +=
        "let p = Point(1, 2); let q = Cell(3, 4, 5);\nlet k = 0;\nwhile k < 30 {\n    k = k + 1;\n";
    maker.inside = false;
    maker.block();
    maker.block();
    let shown = ["a", "b", "s", "p.x", "p.y", "p.size()", "q.x", "q.y", "q.size()", "p == q"];
    maker.text += "    if k % 9 == 0 { print(a); }\n}\n";
    maker.text += &shown.map(|value| format!("print({value});\n")).concat();
    maker.text
}

fn run(text: &str, jit: Option<(Box<dyn Backend>, u32, u32)>) -> String {
    let jit = jit.map(|(backend, threshold, trace_eagerness)| {
        let function_threshold = threshold;
        let params = Params { threshold, function_threshold, trace_eagerness, ..Params::default() };
        Rc::new(Jit::new(params, backend, false))
    });
    let mut world = load(text, 1 << 16).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    let end = world.run(jit).map_or_else(|fault| fault.to_string(), |()| String::new());
    String::from_utf8_lossy(&world.output).into_owned() + &end
}

fn agree(text: String) {
    // Calls that are not followed into are calls on the native stack.
    let run_all = move || {
        let expected = run(&text, None);
        for (threshold, eagerness) in [(1, 1), (2, 1), (3, 2), (5, 1000)] {
            let backends: [Box<dyn Backend>; 2] = [Box::new(Eval::new()), native(RUNTIME)];
            for (name, backend) in ["evaluate", "on"].into_iter().zip(backends) {
                let found = run(&text, Some((backend, threshold, eagerness)));
                assert_eq!(found, expected, "{name}, {threshold}, {eagerness}\n{text}");
            }
        }
    };
    let thread = std::thread::Builder::new().stack_size(256 << 20).spawn(run_all);
    if let Err(panic) = thread.expect("a thread can be started").join() {
        std::panic::resume_unwind(panic);
    }
}

fn cases(most: u32) -> ProptestConfig {
    let cases = std::env::var("CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(most);
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases) }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn random_programs_answer_alike(choices in prop::collection::vec(any::<u8>(), 20..400)) {
        agree(program(&choices));
    }
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn no_text_makes_it_panic(text in "([a-z0-9 .,;:=<>(){}+*/%\"\\\\\\-\\[\\]\n#é]|if |while |let |fn |class |return |self|nil|not ){0,60}") {
        if let Ok(mut world) = load(&text, 1 << 16) {
            // What parses may run for ever; most of it ends with an error at once.
            if !text.contains("while") && !text.contains("fn") {
                let _ = world.run(None);
            }
        }
    }
}
