//! What must not be answered with a panic, a signal or silence: bad files, bad text, bad options,
//! programs without end, and disks that are full.
//!
//! Every test asserts the exit status (0; `sys.exit(n)`; 1 for an exception or a syntax error; 2 for
//! usage; 130 after Ctrl-C; 70 for a fault of ours) and the words that a person needs.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use sidewinder_tests::{Finished, Limits, run, subject};

/// A folder for the files of one test, gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("sidewinder-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary folder can be made");
        Folder(path)
    }

    fn file(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, content).expect("a temporary file can be written");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn limits() -> Limits {
    Limits { time: Duration::from_secs(120), ..Limits::default() }
}

fn finish(command: &mut Command) -> Finished {
    let done = run(command, b"", limits()).expect("sidewinder can be started");
    assert_eq!(done.signal, None, "ended by a signal\n{}", done.err());
    assert!(!done.timed_out, "no end\n{}", done.err());
    assert_ne!(done.code, Some(70), "an internal error\n{}", done.err());
    assert!(!done.err().contains("panicked"), "a panic\n{}", done.err());
    done
}

fn sidewinder(arguments: &[&str]) -> Finished {
    finish(subject::command().args(arguments))
}

fn run_file(path: &Path) -> Finished {
    finish(subject::command().arg(path))
}

fn run_text(name: &str, text: impl AsRef<[u8]>) -> Finished {
    let folder = Folder::new(name);
    run_file(&folder.file("program.py", text))
}

/// The status, and every one of the words on stderr.
fn expect(done: &Finished, status: i32, words: &[&str]) {
    let err = done.err();
    assert_eq!(done.code, Some(status), "{}\n{err}", done.ending());
    for word in words {
        assert!(err.contains(word), "no «{word}» in:\n{err}");
    }
}

#[test]
fn a_file_that_is_not_there() {
    let done = sidewinder(&["no/such/file.py"]);
    expect(&done, 2, &["no/such/file.py", "No such file"]);
    assert_eq!(done.out(), "");
}

#[test]
fn a_folder_for_a_file() {
    let folder = Folder::new("folder");
    let done = finish(subject::command().arg(&folder.0));
    assert!(matches!(done.code, Some(1 | 2)), "{}", done.ending());
    assert!(!done.err().is_empty());
}

#[test]
fn bytes_that_are_no_text() {
    let done = run_text("utf8", b"x = 1\nprint('\xff\xfe')\n");
    expect(&done, 1, &["program.py", "line 2"]);
    assert_eq!(done.out(), "");
}

#[test]
fn a_zero_byte_in_the_text() {
    let done = run_text("zero", b"x = 1\nprint(x)\0\n");
    expect(&done, 1, &["line 2", "source code cannot contain null bytes"]);
}

#[test]
fn an_empty_program() {
    let done = run_text("empty", "");
    expect(&done, 0, &[]);
    assert_eq!((done.out(), done.err()), (String::new(), String::new()));
}

#[test]
fn every_syntax_error_is_told_with_its_place() {
    let text = "def f(:\n    pass\n\nx = = 3\n\nprint(1 +)\n\nfor in y:\n    pass\n";
    let done = run_text("errors", text);
    expect(&done, 1, &["program.py"]);
    let err = done.err();
    for line in [1, 4, 6, 8] {
        let told = [format!("line {line}"), format!(":{line}:")].iter().any(|w| err.contains(w));
        assert!(told, "line {line} is not told:\n{err}");
    }
    assert_eq!(done.out(), "", "a program with syntax errors does not run");
}

#[test]
fn what_is_not_there_yet_is_refused_before_anything_runs() {
    let items: Vec<String> = (0..300).map(|n| format!("p{n}")).collect();
    let many = format!("match []:\n    case [{}]:\n        pass\n", items.join(", "));
    let done = run_text("refused", format!("print('ran')\n{many}"));
    expect(&done, 1, &["program.py", "not supported yet"]);
    assert_eq!(done.out(), "");
}

#[test]
fn a_hundred_thousand_parentheses() {
    let deep = format!("print({}1{})\n", "(".repeat(100_000), ")".repeat(100_000));
    let done = run_text("deep", deep);
    expect(&done, 1, &["program.py"]);
}

#[test]
fn other_things_nested_without_end() {
    let n = 100_000;
    for (name, text) in [
        ("lists", format!("x = {}{}\n", "[".repeat(n), "]".repeat(n))),
        ("unary", format!("x = {}1\n", "-".repeat(n))),
        ("nots", format!("x = {}1\n", "not ".repeat(n))),
        ("attributes", format!("x = a{}\n", ".b".repeat(n))),
        ("sums", format!("x = 1{}\n", " + 1".repeat(n))),
        ("lambdas", format!("x = {}1\n", "lambda: ".repeat(n))),
        ("braces", format!("x = {}{}\n", "{".repeat(n), "}".repeat(n))),
        ("subscripts", format!("x = a{}\n", "[0]".repeat(n))),
        ("calls", format!("x = a{}\n", "()".repeat(n))),
        ("powers", format!("x = 1{}\n", " ** 1".repeat(n))),
        ("comparisons", format!("x = 1{}\n", " < 1".repeat(n))),
        ("ors", format!("x = 1{}\n", " or 1".repeat(n))),
        ("choices", format!("x = {}1\n", "1 if 1 else ".repeat(n))),
        ("targets", format!("{}1\n", "x = ".repeat(n))),
        ("arguments", format!("print({})\n", "1, ".repeat(n))),
        ("a long line", format!("x = [{}]\n", "12345678, ".repeat(n))),
        ("a long text", format!("x = '{}'\n", "x".repeat(10 * n))),
        ("many mistakes", "x = = 1\n".repeat(n / 10)),
        ("mistakes in brackets", format!("x = [\n{}]\n", "1 1,\n".repeat(n / 10))),
        ("arms", format!("x = 3\nif x == 0: pass\n{}", "elif x == 1: x = 2\n".repeat(n / 10))),
        ("statements", "x = 1; ".repeat(n) + "\n"),
        ("a long tuple", format!("x = 1\ny = ({})\n", "x, ".repeat(n))),
        ("a long dict", format!("x = {{{}}}\n", "1: 2, ".repeat(n))),
        ("functions", "def f(): pass\n".repeat(n / 10)),
    ] {
        let done = run_text(name, text);
        assert!(matches!(done.code, Some(0 | 1)), "{name}: {}", done.ending());
    }
}

#[test]
fn blocks_nested_without_end() {
    let mut text = String::new();
    for depth in 0..2000 {
        text += &format!("{}if 1:\n", " ".repeat(depth));
    }
    text += &format!("{}pass\n", " ".repeat(2000));
    let done = run_text("blocks", text);
    assert!(matches!(done.code, Some(0 | 1)), "{}", done.ending());
}

#[test]
fn recursion_without_end() {
    let shapes = [
        ("function", "def f(n):\n    return f(n + 1)\nf(0)\n"),
        ("method", "class A:\n    def m(self):\n        return self.m()\nA().m()\n"),
        ("add", "class A:\n    def __add__(self, o):\n        return self + o\nA() + 1\n"),
        ("repr", "class A:\n    def __repr__(self):\n        return repr(self)\nprint(A())\n"),
        ("getattr", "class A:\n    def __getattr__(self, n):\n        return self.x\nA().y\n"),
        ("eq", "class A:\n    def __eq__(self, o):\n        return [self] == [o]\nA() == A()\n"),
        ("str", "class A:\n    def __str__(self):\n        return f'{self}'\nprint(A())\n"),
        ("hash", "class A:\n    def __hash__(self):\n        return hash((self,))\nhash(A())\n"),
        ("index", "class A:\n    def __getitem__(self, i):\n        return self[i]\nA()[0]\n"),
        ("bool", "class A:\n    def __bool__(self):\n        return not self\nbool(A())\n"),
        ("init", "class A:\n    def __init__(self):\n        A()\nA()\n"),
        ("map", "def f(x):\n    return list(map(f, [x]))\nf(1)\n"),
        ("nested repr", "x = []\nfor i in range(100000):\n    x = [x]\nrepr(x)\n"),
        ("nested equal", "x, y = [], []\nfor i in range(100000):\n    x, y = [x], [y]\nx == y\n"),
        ("key", "def k(x):\n    return sorted([1], key=k)\nk(1)\n"),
    ];
    for (name, text) in shapes {
        for jit in ["off", "threshold=3,function_threshold=3"] {
            let folder = Folder::new(&format!("recursion-{name}"));
            let file = folder.file("program.py", text);
            let done = finish(subject::command().args(["--jit", jit]).arg(file));
            expect(&done, 1, &["RecursionError", "maximum recursion depth exceeded"]);
        }
    }
}

/// As in CPython, which counts no depth there, the hash of a tuple of tuples goes as deep as the stack: ours may be extended.
#[test]
fn a_hash_of_what_is_nested_deep() {
    let text = "x = ()\nfor i in range(100000):\n    x = (x,)\nprint(hash(x) == hash(x))\n";
    let done = run_text("hash", text);
    expect(&done, 0, &[]);
    assert_eq!(done.out(), "True\n");
}

#[test]
fn recursion_can_be_caught_and_life_goes_on() {
    let text = "def f(n):\n    return f(n + 1)\nfor i in range(50):\n    try:\n        f(0)\n    \
                except RecursionError:\n        pass\nprint('alive')\n";
    let done = run_text("caught", text);
    expect(&done, 0, &[]);
    assert_eq!(done.out(), "alive\n");
}

/// A handler that is not left by a jump keeps a frame for each bytecode: millions of them are more than the stack has.
#[test]
fn loops_need_no_native_stack() {
    let text = "\
class Count:
    def __init__(self, n):
        self.n = n
    def __iter__(self):
        return self
    def __next__(self):
        if not self.n:
            raise StopIteration
        self.n -= 1
        return self.n
def g(n):
    for i in range(n):
        yield i
n = 4000000
total = 0
for over in (g(n), enumerate(range(n)), zip(range(n), range(n)), map(abs, range(n)), iter([0] * n), Count(n)):
    for x in over:
        total += 1
d, s, it = {'a': 1}, 'text', iter(range(n))
for i in range(n):
    next(it)
    s[1:3]
    d['a'] = d.get('a') + len(s)
print(total == 6 * n)
";
    let folder = Folder::new("tails");
    let program = folder.file("program.py", text);
    let done = finish(subject::command().args(["--jit", "off"]).arg(program));
    expect(&done, 0, &[]);
    assert_eq!(done.out(), "True\n");
}

#[test]
fn memory_without_end_under_a_limit() {
    let shapes = [
        ("list", "x = []\nwhile True:\n    x.append([0] * 100)\n"),
        ("text", "x = 'a'\nwhile True:\n    x = x + x\n"),
        ("number", "x = 3 ** 100000\nwhile True:\n    x = x << 9999999\n"),
        (
            "objects",
            "class A:\n    pass\nx = None\nwhile True:\n    a = A()\n    a.next = x\n    x = a\n",
        ),
        ("table", "x = {}\ni = 0\nwhile True:\n    x[i] = str(i)\n    i += 1\n"),
        ("at once", "x = [0] * (10**12)\n"),
        ("power", "x = 3 ** (10**10)\n"),
        ("shift", "x = 1 << 10**12\n"),
        ("lists", "x = [[i] for i in range(10**9)]\n"),
        ("floats", "x = []\nwhile True:\n    x.append(len(x) * 0.5)\n"),
        (
            "tree",
            "class T:\n    def __init__(self, l, r):\n        self.l, self.r = l, r\n\
             def grow(n):\n    return T(grow(n - 1), grow(n - 1)) if n else None\ngrow(40)\n",
        ),
    ];
    for (name, text) in shapes {
        for jit in ["off", "threshold=3"] {
            let folder = Folder::new(&format!("memory-{}", name.replace(' ', "-")));
            let file = folder.file("program.py", text);
            let mut command = subject::command();
            command.env("SIDEWINDER_GC_LIMIT", "64MB").args(["--jit", jit]).arg(file);
            let done = finish(&mut command);
            expect(&done, 1, &["MemoryError"]);
        }
    }
}

#[test]
fn memory_can_run_out_and_be_given_back() {
    let text = "class A:\n    pass\ndef fill():\n    x = None\n    while True:\n        a = A()\n        \
                a.next, x = x, a\n\
                for i in range(3):\n    try:\n        fill()\n    except MemoryError:\n        \
                print('full')\nprint(len([0] * 1000))\n";
    for jit in ["off", "evaluate", "threshold=3"] {
        let folder = Folder::new("given-back");
        let file = folder.file("program.py", text);
        let mut command = subject::command();
        command.env("SIDEWINDER_GC_LIMIT", "64MB").args(["--jit", jit]).arg(file);
        let done = finish(&mut command);
        expect(&done, 0, &[]);
        assert_eq!(done.out(), "full\nfull\nfull\n1000\n", "{jit}");
    }
}

#[test]
fn a_full_disk_for_the_report() {
    let folder = Folder::new("disk");
    let file = folder.file("program.py", "print(sum(range(10)))\n");
    let done = finish(subject::command().args(["run", "--report=/dev/full"]).arg(file));
    expect(&done, 1, &["/dev/full", "No space left"]);
    assert_eq!(done.out(), "45\n", "the program itself ran");
}

#[test]
fn a_report_that_cannot_be_begun() {
    let folder = Folder::new("begun");
    let file = folder.file("program.py", "print(1)\n");
    let done =
        finish(subject::command().args(["run", "--report=/no/such/folder/r.jsonl"]).arg(file));
    expect(&done, 2, &["/no/such/folder/r.jsonl"]);
}

#[test]
fn a_full_disk_for_the_output() {
    let folder = Folder::new("output");
    let file = folder.file("program.py", "for i in range(100000):\n    print(i)\n");
    let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has /dev/full");
    let child = subject::command().arg(file).stdout(full).stderr(Stdio::piped()).spawn();
    let done = child.and_then(|child| child.wait_with_output()).expect("sidewinder can be started");
    let err = String::from_utf8_lossy(&done.stderr);
    assert!(matches!(done.status.code(), Some(1 | 120)), "{:?}\n{err}", done.status);
    assert!(err.contains("No space left on device"), "{err}");
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    let folder = Folder::new("pipe");
    let file = folder.file("program.py", "i = 0\nwhile True:\n    print(i)\n    i += 1\n");
    let mut shell = Command::new("sh");
    shell.arg("-c").arg("\"$0\" \"$1\" | head -n 2").arg(subject::binary()).arg(file);
    let done = run(&mut shell, b"", limits()).expect("sh can be started");
    assert_eq!(done.out(), "0\n1\n");
    assert!(!done.timed_out, "goes on writing to nobody");
    assert!(!done.err().contains("panicked"), "{}", done.err());
}

#[test]
fn unknown_options_are_refused_with_a_hint() {
    for arguments in [
        &["--no-such-option", "x.py"][..],
        &["--jit", "nonsense", "x.py"],
        &["--jit", "treshold=5", "x.py"],
        &["--jit", "threshold=many", "x.py"],
        &["--jit", "passes=-nothing", "x.py"],
    ] {
        let done = sidewinder(arguments);
        assert_eq!(done.code, Some(2), "{arguments:?}: {}\n{}", done.ending(), done.err());
        let wrong = arguments.iter().rev().nth(1).expect("there are two words");
        let wrong = wrong.split('=').next().unwrap_or(wrong).trim_start_matches('-');
        assert!(done.err().contains(wrong), "{arguments:?}: {}", done.err());
        assert_eq!(done.out(), "");
    }
}

#[test]
fn a_status_asked_for_is_given() {
    for (text, status) in [
        ("import sys\nsys.exit(0)\n", 0),
        ("import sys\nsys.exit(7)\n", 7),
        ("import sys\nsys.exit(None)\n", 0),
        ("import sys\nsys.exit('why')\n", 1),
        ("raise SystemExit(4)\n", 4),
        ("raise ValueError\n", 1),
        ("import sys\ntry:\n    sys.exit(3)\nfinally:\n    sys.exit(5)\n", 5),
    ] {
        let done = run_text("status", text);
        assert_eq!(done.code, Some(status), "{text}{}", done.err());
    }
}

#[test]
fn a_program_from_a_string_and_from_standard_input() {
    let done = sidewinder(&["-c", "import sys; print(sys.argv, 6 * 7)", "a", "b"]);
    expect(&done, 0, &[]);
    assert_eq!(done.out(), "['-c', 'a', 'b'] 42\n");
    let mut command = subject::command();
    command.args(["-", "x"]);
    let done = run(&mut command, b"import sys\nprint(sys.argv)\n", limits()).expect("it starts");
    assert_eq!((done.code, done.out()), (Some(0), "['-', 'x']\n".to_string()), "{}", done.err());
}

/// Ctrl-C in a loop: told as CPython tells it, and dead by the signal that asked for it.
#[test]
fn an_interrupt_ends_a_loop() {
    use std::os::unix::process::ExitStatusExt;
    for (name, jit, text) in [
        ("interpreted", "off", "print('on', flush=True)\nwhile True:\n    pass\n"),
        (
            "compiled",
            "threshold=3",
            "print('on', flush=True)\ni = 0\nwhile True:\n    i = i + 1 & 1023\n",
        ),
        (
            "called",
            "threshold=3",
            "def f(x):\n    return x\nprint('on', flush=True)\nwhile True:\n    f(1)\n",
        ),
    ] {
        let folder = Folder::new(&format!("interrupt-{name}"));
        let file = folder.file("program.py", text);
        let mut command = subject::command();
        command.args(["--jit", jit]).arg(file).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("sidewinder can be started");
        let mut first = [0; 3];
        let mut out = child.stdout.take().expect("it is piped");
        std::io::Read::read_exact(&mut out, &mut first).expect("the program prints");
        thread::sleep(Duration::from_millis(300));
        let asked = Instant::now();
        let killed = Command::new("kill").arg("-INT").arg(child.id().to_string()).status();
        assert!(killed.is_ok_and(|status| status.success()));
        // Whoever ignores the signal is not to hang the tests.
        let late = loop {
            match child.try_wait() {
                Ok(Some(_)) => break false,
                Ok(None) if asked.elapsed() > Duration::from_secs(10) => break true,
                _ => thread::sleep(Duration::from_millis(2)),
            }
        };
        if late {
            let _ = child.kill();
        }
        let done = child.wait_with_output().expect("it can be waited for");
        assert!(!late, "{name}: does not hear Ctrl-C");
        let err = String::from_utf8_lossy(&done.stderr);
        assert!(err.contains("KeyboardInterrupt"), "{name}: {err}");
        let by = (done.status.signal(), done.status.code());
        assert!(matches!(by, (Some(2), None) | (None, Some(130))), "{name}: {by:?}");
    }
}
