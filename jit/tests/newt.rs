//! The second language of the examples: its programs answer alike however they are run, and it shares every optimization.

#[path = "../examples/newt/main.rs"]
mod newt;

use newt::{RUNTIME, load};
use sidewinder_jit::backend::{Backend, eval::Eval, native};
use sidewinder_jit::driver::{Jit, Params};
use sidewinder_jit::ir::print::print;
use sidewinder_jit::machine::Abort;
use sidewinder_jit::opt::PassSet;
use sidewinder_jit::report::CodeKind;
use std::path::PathBuf;
use std::rc::Rc;

const HEAP: usize = 16 << 20;

/// How a program runs: off, on the reference backend, or as machine code.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Mode {
    Off,
    Evaluate,
    On,
}

/// Everything that can be seen of a run: what it printed, and the error that ended it.
fn run_in(text: &str, heap: usize, mode: Mode, params: Params) -> String {
    let text = text.to_string();
    let run = move || {
        let backend: Box<dyn Backend> =
            if mode == Mode::Evaluate { Box::new(Eval::new()) } else { native(RUNTIME) };
        let jit = (mode != Mode::Off).then(|| Rc::new(Jit::new(params, backend, false)));
        let mut world = match load(&text, heap) {
            Ok(world) => world,
            Err(fault) => return fault.to_string(),
        };
        let end = world.run(jit).map_or_else(|fault| fault.to_string(), |()| String::new());
        String::from_utf8_lossy(&world.output).into_owned() + &end
    };
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(run);
    thread.expect("a thread can be started").join().expect("a program never panics")
}

fn run(text: &str, mode: Mode, params: Params) -> String {
    run_in(text, HEAP, mode, params)
}

fn off(text: &str) -> String {
    run(text, Mode::Off, Params::default())
}

fn soon(threshold: u32, trace_eagerness: u32) -> Params {
    Params { threshold, function_threshold: threshold, trace_eagerness, ..Params::default() }
}

/// Runs the program in many ways; all must show `expected`.
fn agrees(text: &str, expected: &str) {
    for mode in [Mode::Evaluate, Mode::On] {
        for (threshold, eagerness) in [(1, 1), (2, 1), (3, 2), (7, 3), (20, 1000)] {
            let params = soon(threshold, eagerness);
            let found = run(text, mode, params);
            assert_eq!(found, expected, "{mode:?}, {threshold}, {eagerness}\n{text}");
        }
    }
}

fn programs() -> Vec<(PathBuf, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("examples/newt/programs");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("there are programs")
        .map(|entry| entry.expect("they can be read").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "newt"))
        .collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a program is text");
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

/// The program with fewer rounds: the number behind `let rounds = ` without its last digits.
fn shorter(text: &str) -> String {
    let (before, rest) = text.split_once("let rounds = ").expect("programs say how long they run");
    let (rounds, after) = rest.split_once(';').expect("it is a statement");
    let rounds: u32 = rounds.parse().expect("it is a number");
    let rounds = if rounds < 100 { rounds / 2 } else { rounds.ilog2().pow(2) };
    format!("{before}let rounds = {rounds};{after}")
}

#[test]
fn programs_print_what_they_should() {
    for (path, text) in programs() {
        let expected = std::fs::read_to_string(path.with_extension("out")).unwrap_or_default();
        let found = run(&text, Mode::On, Params::default());
        assert_eq!(found, expected, "{}", path.display());
    }
}

#[test]
fn programs_answer_alike_wherever_recording_starts() {
    for (_, text) in programs() {
        let text = shorter(&text);
        agrees(&text, &off(&text));
    }
}

#[test]
fn every_pass_is_optional() {
    for (_, text) in programs() {
        let text = shorter(&text);
        let expected = off(&text);
        let sets = (0..PassSet::names().count()).map(|pass| PassSet::ALL.without(pass));
        for passes in sets.chain([PassSet::NONE]) {
            for mode in [Mode::Evaluate, Mode::On] {
                let params = Params { passes, ..soon(5, 3) };
                assert_eq!(run(&text, mode, params), expected, "{mode:?} without some of {passes}");
            }
        }
    }
}

/// What ran a program on the reference backend and keeps its traces, and the program's objects after it.
fn traced(text: &str, params: Params) -> (Rc<Jit>, Box<newt::World>) {
    let jit = Rc::new(Jit::new(params, Box::new(Eval::new()), false));
    jit.keep_traces();
    let mut world = load(text, HEAP).expect("it is a program");
    world.run(Some(jit.clone())).expect("it runs");
    (jit, world)
}

/// What was compiled of a program: kind, and the operations of the steady state, one to a line.
fn compiled(text: &str, params: Params) -> Vec<(CodeKind, String)> {
    let (jit, world) = traced(text, params);
    let store = jit.store();
    let describe = |code: &sidewinder_jit::store::Code| {
        let trace = &code.traces.as_ref().expect("traces are kept").1.trace;
        let text = print(trace, &*world);
        let body = match text.split_once("label=1)\n") {
            Some((_, body)) => body.to_string(),
            None => text,
        };
        (code.compiled.kind, body)
    };
    store.codes().iter().map(describe).collect()
}

/// The values of a trace, numbered from 0 in the order in which they come up.
fn renumbered(text: &str) -> String {
    let mut numbers = Vec::new();
    let (mut result, mut rest) = (String::new(), text);
    let is_value = |word: &str| {
        let digits = word.strip_prefix(['b', 'f', 'i', 'p']).unwrap_or("");
        !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
    };
    while !rest.is_empty() {
        let in_word = |c: char| c.is_alphanumeric() || c == '_';
        let end = rest.find(|c| !in_word(c)).unwrap_or(rest.len());
        let word = &rest[..end];
        if is_value(word) {
            let known = numbers.iter().position(|known| *known == word);
            let number = known.unwrap_or(numbers.len());
            if known.is_none() {
                numbers.push(word);
            }
            result += &format!("{}{number}", &word[..1]);
        } else {
            result += word;
        }
        let next = rest[end..].chars().next().map_or(0, char::len_utf8);
        result += &rest[end..end + next];
        rest = &rest[end + next..];
    }
    result
}

/// The body of the only loop of a program, its values numbered from 0.
fn body(text: &str) -> String {
    let codes = compiled(text, Params::default());
    let mut loops = codes.iter().filter(|(kind, _)| *kind == CodeKind::Loop);
    let (_, body) = loops.next().expect("a loop is compiled");
    assert!(loops.next().is_none(), "one loop is compiled");
    renumbered(body)
}

const POINT: &str = "
class Point(x, y) {
    fn plus(other) = Point(self.x + other.x, self.y + other.y);
    fn lift(n) { self.z = n; return self; }
}
fn twice(n) = n + n;
fn quadruple(n) = twice(twice(n));
let n = 0;
";

/// The one loop of `program`, behind the declarations above, leaves these operations.
fn leaves(program: &str, expected: &str) {
    let program = POINT.to_string() + program;
    let found = body(&program);
    let trimmed: Vec<&str> = expected.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
    assert_eq!(found.trim_end(), trimmed.join("\n"), "{program}");
}

#[test]
fn objects_that_do_not_escape_are_never_allocated() {
    // Four points an iteration, two numbers from one iteration to the next.
    leaves(
        "let p = Point(0, 0);
         while p.x < 30000 { p = p.plus(Point(1, 2)).plus(Point(0, 1)); }",
        "guard_not_interrupted()
         b0 = int_lt(i1, 30000)
         guard_true(b0)
         i2 = int_add(i1, 1)
         i3 = int_add_ovf(i4, 2)
         guard_no_overflow()
         i5 = int_add_ovf(i3, 1)
         guard_no_overflow()
         jump(p6, i2, i5, label=1)",
    );
}

#[test]
fn the_readmes_trace_is_what_is_compiled() {
    let readme = include_str!("../README.md");
    let mut blocks = readme.split("```text\n").skip(1).filter_map(|rest| rest.split("```").next());
    let (program, trace) = (blocks.next(), blocks.next());
    let program = format!("let p = Point(0, 0); {}", program.expect("the README has a loop"));
    leaves(&program, trace.expect("the README has its trace"));
}

#[test]
fn maps_and_fields_are_looked_at_once() {
    leaves(
        "let p = Point(1, 2); while n < 30000 { n = n + p.x + p.y; }",
        "guard_not_interrupted()
         b0 = int_lt(i1, 30000)
         guard_true(b0)
         i2 = int_add_ovf(i1, i3)
         guard_no_overflow()
         i4 = int_add_ovf(i2, i5)
         guard_no_overflow()
         jump(i4, p6, p7, p8, i3, i5, label=1)",
    );
}

#[test]
fn what_a_loop_writes_is_not_read_again() {
    leaves(
        "let p = Point(0, 2); while n < 30000 { p.x = p.x + 1; n = n + p.y; }",
        "guard_not_interrupted()
         b0 = int_lt(i1, 30000)
         guard_true(b0)
         i2 = untag(p3)
         i4 = int_add_ovf(i2, 1)
         guard_no_overflow()
         i5 = int_add_ovf(i1, i6)
         guard_no_overflow()
         p7 = tag(i4)
         setfield(p8, x, p7)
         jump(i5, p8, p7, p9, i6, label=1)",
    );
}

#[test]
fn calls_are_followed() {
    leaves(
        "while n < 30000 { n = quadruple(n) - 3 * n + 1; }",
        "guard_not_interrupted()
         b0 = int_lt(i1, 30000)
         guard_true(b0)
         i2 = int_add_ovf(i1, i1)
         guard_no_overflow()
         i3 = int_add_ovf(i2, i2)
         guard_no_overflow()
         i4 = int_mul_ovf(3, i1)
         guard_no_overflow()
         i5 = int_sub_ovf(i3, i4)
         guard_no_overflow()
         i6 = int_add_ovf(i5, 1)
         guard_no_overflow()
         jump(i6, label=1)",
    );
}

#[test]
fn an_object_that_grows_changes_its_map_for_nothing() {
    leaves(
        "while n < 30000 { n = n + Point(n, 1).lift(2).z; }",
        "guard_not_interrupted()
         b0 = int_lt(i1, 30000)
         guard_true(b0)
         i2 = int_add(i1, 2)
         jump(i2, label=1)",
    );
}

#[test]
fn pure_functions_of_constants_are_folded() {
    leaves(
        "while n < 900000 { n = n + len(\"ab\" + \"cd\" + str(12)) + code(\"abc\"[1]); }",
        "guard_not_interrupted()
         b0 = int_lt(i1, 900000)
         guard_true(b0)
         i2 = int_add(i1, 6)
         i3 = int_add(i2, 98)
         jump(i3, label=1)",
    );
}

#[test]
fn pure_functions_of_what_does_not_change_are_called_once() {
    leaves(
        "let a = str(1); let b = str(2);
         while n < 30000 { if a == b { n = n + 1; } n = n + 1; }",
        "guard_not_interrupted()
         b0 = int_lt(i1, 30000)
         guard_true(b0)
         i2 = int_add(i1, 1)
         jump(i2, p3, p4, label=1)",
    );
}

#[test]
fn a_letter_of_a_string_is_two_reads() {
    leaves(
        "let text = str(1234567890);
         while n < 30000 { if text[n % 10] == \"x\" { n = n + 1; } n = n + 1; }",
        "guard_not_interrupted()
         b0 = int_lt(i1, 30000)
         guard_true(b0)
         i2 = int_mod(i1, 10)
         b3 = uint_lt(i2, i4)
         guard_true(b3)
         i5 = getitem(p6, i2, bytes)
         p7 = getitem(ConstPtr(letters), i5, letters)
         guard_class(p7, string)
         i8 = call(compare, p7, ConstPtr(\"x\"))
         b9 = int_eq(i8, 0)
         guard_false(b9)
         i10 = int_add(i1, 1)
         jump(i10, p6, i4, label=1)",
    );
}

#[test]
fn a_function_with_a_loop_is_called_through_its_own_code() {
    let program = "
        fn count(n) { let i = 0; while i < n { i = i + 1; } return i; }
        let n = 0;
        while n < 30000 { n = n + count(7); }";
    let codes = compiled(program, Params::default());
    let outer = codes.iter().find(|(_, body)| body.contains("call(run"));
    let (kind, body) = outer.expect("the outer loop calls");
    assert_eq!(*kind, CodeKind::Loop);
    assert_eq!(body.matches("call(").count(), 1, "{body}");
    assert!(codes.iter().any(|(kind, _)| *kind == CodeKind::Function));
}

#[test]
fn each_case_of_a_call_gets_its_bridge() {
    let program = "
        class Square(side) { fn area() = self.side * self.side; }
        class Strip(length) : Square { fn area() = self.length; }
        fn pick(n) { if n % 2 == 0 { return Square(n); } return Strip(n, 1); }
        let n = 0;
        let sum = 0;
        while n < 30000 { sum = sum + pick(n).area(); n = n + 1; }
        print(sum);";
    let program = program.replace("Strip(length) : Square", "Strip(length, n) : Square");
    let program = program.replace("Strip(n, 1)", "Strip(n, 1, 2)");
    let codes = compiled(&program, Params::default());
    let kinds: Vec<CodeKind> = codes.iter().map(|(kind, _)| *kind).collect();
    assert!(matches!(kinds[..], [CodeKind::Loop, CodeKind::Bridge(_)]), "{kinds:?}");
    assert!(codes.iter().all(|(_, body)| !body.contains("new(")), "nothing is allocated");
    agrees(&program, &off(&program));
}

#[test]
fn a_list_that_ends_again_and_again_gets_one_bridge() {
    // Where the list ends, what is left of it does not fit the loop's body: the loop is entered from its start, and not
    // from a bridge of a bridge of a bridge.
    let program = "
        class Node(value, next) {}
        let list = nil;
        let n = 0;
        while n < 5 { list = Node(n, list); n = n + 1; }
        let sum = 0;
        let round = 0;
        while round < 20000 {
            let node = list;
            while node != nil { sum = sum + node.value; node = node.next; }
            round = round + 1;
        }
        print(sum);";
    let codes = compiled(program, Params::default());
    assert!(codes.len() <= 4, "{} pieces of code", codes.len());
    agrees(program, &off(program));
}

#[test]
fn a_bridge_follows_recursion_no_farther_than_what_it_hangs_on() {
    // Where each call makes four, and what they do depends on what others gave, bridges start ten deep.
    let program = "
        fn tak(x, y, z) {
            if y < x { return tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y)); }
            return z;
        }
        let round = 0;
        let sum = 0;
        while round < 4 { sum = sum + tak(12, 8, round); round = round + 1; }
        print(sum);";
    let params = Params { trace_limit: 1000, branch_recursion_limit: 10, ..soon(3, 2) };
    let (jit, _) = traced(program, params);
    let store = jit.store();
    let too_long = store.aborts.iter().filter(|(_, reason)| *reason == Abort::TraceTooLong);
    assert_eq!(too_long.count(), 1);
    agrees(program, &off(program));
}

#[test]
fn recursion_is_as_deep_as_the_stack_on_every_machine() {
    let deep = |n: u32| {
        format!(
            "fn down(n) {{ if n == 0 {{ return 0; }} return down(n - 1) + 1; }} print(down({n}));"
        )
    };
    assert_eq!(off(&deep(10_000)), "10000\n");
    agrees(&deep(10_000), "10000\n");
    let too_deep = off(&deep(1_000_000));
    assert_eq!(too_deep, "1:4: there are too many calls within calls");
    agrees(&deep(1_000_000), &too_deep);
}

#[test]
fn recursion_that_is_too_long_ten_deep_is_followed_less_deep() {
    // Each call makes two: ten deep there are a thousand.
    let program = "
        fn tree(n, k) {
            if n == 0 { return k; }
            return tree(n - 1, k * 3 % 7) + tree(n - 1, k * 5 % 11) + k % 13;
        }
        let round = 0;
        let sum = 0;
        while round < 40 { sum = sum + tree(9, round); round = round + 1; }
        print(sum);";
    let params = Params { trace_limit: 400, branch_recursion_limit: 10, ..soon(3, 2) };
    let (jit, _) = traced(program, params);
    let store = jit.store();
    let depth = |code: &sidewinder_jit::store::Code| {
        let trace = &code.traces.as_ref().expect("traces are kept").0;
        let starts: Vec<u64> = trace.frames.iter().map(|frame| frame.start_pc).collect();
        starts.iter().map(|&start| trace.depth_of(start, &starts)).max()
    };
    let depths: Vec<u32> = store.codes().iter().filter_map(depth).collect();
    let too_long = store.aborts.iter().filter(|(_, reason)| *reason == Abort::TraceTooLong);
    // Bridges count the frames that they start in, too: none of them is too long.
    assert_eq!((depths.iter().max(), too_long.count()), (Some(&2), 1), "{depths:?}");
    agrees(program, &off(program));
}

#[test]
fn memory_is_collected_and_can_run_out() {
    let program = "
        class Pair(first, second) {}
        fn chain(n) { let list = nil; while n > 0 { list = Pair(n, list); n = n - 1; } return list; }
        let n = 0;
        while n < 60 { let list = chain(10000); n = n + 1; }
        let sum = 0;
        let list = chain(20000);
        while list != nil { sum = sum + list.first; list = list.second; }
        print(sum);";
    for mode in [Mode::Off, Mode::Evaluate, Mode::On] {
        assert_eq!(run_in(program, 1 << 21, mode, soon(3, 2)), "200010000\n", "{mode:?}");
        let full = run_in(program, 1 << 18, mode, soon(3, 2));
        assert!(full.ends_with("the heap is full"), "{mode:?}: {full}");
    }
    let large = format!("print(\"{}\");", "x".repeat(1 << 18));
    assert_eq!(run_in(&large, 1 << 17, Mode::Off, soon(3, 2)), "1:1: the heap is full");
    let doubling = "let s = \"ab\"; let n = 0; while n < 50 { s = s + s; n = n + 1; }";
    for mode in [Mode::Off, Mode::Evaluate, Mode::On] {
        let end = run_in(doubling, 1 << 20, mode, soon(3, 2));
        assert_eq!(end, "1:47: the heap is full", "{mode:?}");
    }
}

#[test]
fn errors_have_a_place_and_a_sentence() {
    let programs = [
        ("let x = 1 + ;", "1:13: here should be an expression, not `;`"),
        ("print(\"abc);", "1:7: the string does not end on its line"),
        ("let x = 3\nprint(x);", "2:1: here should be `;`, not `print`"),
        ("print(y);", "1:7: there is no variable `y`"),
        ("f(1);", "1:1: there is no function or class `f`"),
        ("fn f(a) = a;\nf(1, 2);", "2:1: f takes 1 argument, not 2"),
        ("class A() : B {}", "1:13: there is no class `B` before this one"),
        ("break;", "1:1: there is no loop to break out of"),
        ("f() = 3;", "1:5: only variables and fields are assigned to"),
        (
            "let x = 99999999999999999999;",
            "1:9: 99999999999999999999 is no whole number below 2 to the power of 62",
        ),
        ("let é = 1;", "1:5: `é` means nothing here"),
        ("print(1 + nil);", "1:9: there is no arithmetic of a number and nil"),
        ("print(\"a\" - \"b\");", "1:11: there is no arithmetic of a string and a string"),
        ("print(1 < true);", "1:9: neither of a number and a truth value is the lesser one"),
        ("if 1 { }", "1:4: here should be true or false, not a number"),
        ("print(1 / 0);", "1:9: nothing can be divided by zero"),
        ("print(4611686018427387903 + 1);", "1:27: the result is too large: numbers have 63 bits"),
        ("print(\"abc\"[3]);", "1:12: 3 is no index of a string of length 3"),
        ("print(\"abc\"[-1]);", "1:12: -1 is no index of a string of length 3"),
        ("print(len(3));", "1:7: a number has no length"),
        ("class A(x) {}\nprint(A(1).y);", "2:11: an A has no field `y`"),
        ("class A(x) {}\nA(1).y();", "2:5: an A has no method `y`"),
        (
            "class A() { fn f(x) = x; }\nA().f();",
            "2:4: an A takes other arguments for its method `f`",
        ),
        ("nil.f();", "1:4: nil has no method `f`"),
        ("class A(x) {}\nlet a = A(1);\na.y = 1;", "3:2: an A has no field `y`"),
        ("class A() { fn f() { self.x = 1; } }\nprint(A().x);", "2:10: an A has no field `x`"),
    ];
    for (program, expected) in programs {
        assert_eq!(off(program), expected, "{program}");
    }
}

#[test]
fn errors_are_the_same_in_compiled_code() {
    for wrong in
        ["n / (40 - n)", "n + at(41 - n)", "n < at(41 - n)", "len(at(41 - n))", "\"abcde\"[n - 38]"]
    {
        let program = format!(
            "fn at(n) {{ if n > 0 {{ return n; }} return nil; }}
             fn try(n) {{ return {wrong}; }}
             let n = 0;
             while n < 50 {{ if n > 38 or n / 2 * 2 != n {{ try(n); }} n = n + 1; }}"
        );
        agrees(&program, &off(&program));
    }
}

#[test]
fn the_crate_has_never_heard_of_it() {
    let mut folders = vec![PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the crate's source") {
            let path = entry.expect("can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = std::fs::read_to_string(&path).expect("source is text").to_lowercase();
                assert!(!text.contains("newt"), "{} knows the language", path.display());
            }
        }
    }
}
