//! What a run says of itself: as JSON lines, as its source with notes, as traces, as one line for each thing.

mod folder;

use folder::{Folder, ends, err, out};
use std::path::Path;

const HOT: &str = "\
def f(n):
    total = 0
    i = 0
    while i < n:
        total += i
        i += 1
    return total
print(f(30000))
";

#[test]
fn a_report_is_written_beside_the_run() {
    let folder = Folder::new("report");
    folder.write("hot.py", HOT);
    let plain = folder.run(&["hot.py"]);
    let done = folder.run(&["run", "--report=run.jsonl", "hot.py"]);
    assert_eq!((out(&done), err(&done)), (out(&plain), err(&plain)));
    let lines = folder.read("run.jsonl");
    assert!(lines.starts_with("{\"event\":\"start\",\"schema\":1,"));
    assert!(lines.lines().last().unwrap().starts_with("{\"event\":\"summary\""));
    let text = out(&folder.run(&["report", "run.jsonl"]));
    assert!(text.contains("hot loop: ") && text.contains("    while i < n:"), "{text}");
    folder.run(&["run", "--report", "hot.py"]);
    assert!(folder.path("hot.sidewinder.jsonl").exists());
}

#[test]
fn a_report_takes_the_place_of_an_older_one() {
    let folder = Folder::new("older");
    folder.write("run.jsonl", "old\n".repeat(10_000));
    folder.write("linked.jsonl", "old\n");
    std::os::unix::fs::symlink("linked.jsonl", folder.path("link.jsonl")).unwrap();
    for (name, written) in [("run.jsonl", "run.jsonl"), ("link.jsonl", "linked.jsonl")] {
        folder.run(&["run", &format!("--report={name}"), "-c", "print(1)"]);
        let lines = folder.read(written);
        assert!(lines.starts_with("{\"event\":\"start\"") && !lines.contains("old\n"), "{lines}");
    }
    assert!(folder.path("link.jsonl").is_symlink());
}

#[test]
fn a_guard_tells_what_there_was_instead() {
    let folder = Folder::new("seen");
    folder.write(
        "seen.py",
        "\
class A:
    def get(self):
        return 1
class B(A):
    pass
def f(values, keys):
    total = 0
    for i in range(len(values)):
        total += len(str(values[i] * 2))
        total += keys[i].get()
    return total
n = 5000
values = [1] * n
keys = [A()] * n
for i in range(3000, 3040):
    values[i] = 1.5
    keys[i + 100] = B()
print(f(values, keys))
",
    );
    let text = out(&folder.run(&["report", "--", "seen.py"]));
    for seen in ["float once", "B once"] {
        assert!(text.contains(&format!("then: {seen})")), "{seen}:\n{text}");
    }
}

#[test]
fn recursion_is_not_followed_from_segment_to_segment() {
    let folder = Folder::new("recursion");
    folder.write(
        "fib.py",
        "\
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(20))
",
    );
    let limits =
        "--jit=function_threshold=50,trace_eagerness=10,trace_limit=400,branch_recursion_limit=10";
    let text = out(&folder.run(&["report", limits, "--", "fib.py"]));
    assert!(text.contains("recording aborted"), "{text}");
    assert!(!text.contains("segments"), "{text}");
}

#[test]
fn two_runs_write_the_same_report() {
    let folder = Folder::new("same");
    folder.write("hot.py", HOT);
    let run = || {
        folder.run(&["run", "--report=run.jsonl", "hot.py"]);
        without_times(&folder.read("run.jsonl"))
    };
    let (first, second) = (run(), run());
    assert!(first.contains("\"event\":\"summary\""), "{first}");
    assert_eq!(first, second);
}

/// Times are the only fields whose names end in `_s`.
fn without_times(lines: &str) -> String {
    let is_number = |c: char| c.is_ascii_digit() || ".e-".contains(c);
    // Where the time went, seconds, and shares of the time.
    let (before, spent) = lines.split_once("\"spent\":{").unwrap_or((lines, "}"));
    let lines = format!("{before}{}", spent.split_once('}').map_or("", |(_, rest)| rest));
    ["_s\":", "share\":"].iter().fold(lines, |lines, name| {
        let mut pieces = lines.split(name);
        let first = pieces.next().unwrap_or_default().to_owned();
        pieces.fold(first, |all, piece| all + name + piece.trim_start_matches(is_number))
    })
}

#[test]
fn a_report_ends_well_whatever_the_program_does() {
    let folder = Folder::new("endings");
    let bad = "\"exception\":{\"class\":\"ValueError\",\"message\":\"bad\"";
    for (code, status, says) in [
        ("raise ValueError('bad')", 1, bad),
        ("import sys; sys.exit(3)", 3, "\"exit\":{\"status\":3,\"exception\":null}"),
        ("x = 1 +", 1, "\"class\":\"SyntaxError\""),
    ] {
        ends(&folder.run(&["run", "--report=run.jsonl", "-c", code]), status, "");
        let lines = folder.read("run.jsonl");
        assert!(lines.lines().last().unwrap().contains(says), "{lines}");
    }
}

#[test]
fn a_report_that_cannot_be_written_is_told() {
    let folder = Folder::new("full");
    let done = folder.run(&["run", "--report=no/where.jsonl", "-c", "print(1)"]);
    let why = "[Errno 2] No such file or directory";
    ends(&done, 2, &format!("sidewinder: can't write 'no/where.jsonl': {why}\n"));
    assert_eq!(out(&done), "");
    if Path::new("/dev/full").exists() {
        let done = folder.run(&["run", "--report=/dev/full", "-c", "print(1)"]);
        let why = "[Errno 28] No space left on device";
        ends(&done, 1, &format!("the report '/dev/full' is not complete: {why}"));
        assert_eq!(out(&done), "1\n");
    }
}

#[test]
fn a_report_that_is_none_is_told() {
    let folder = Folder::new("none");
    ends(&folder.run(&["report", "x.jsonl"]), 2, "can't read report 'x.jsonl': [Errno 2]");
    for (text, message) in [
        ("hello\n", "not a line of a report"),
        ("{\"event\":\"start\",\"schema\":99}\n", "the report has schema 99"),
        ("\n", "x.jsonl is no report"),
    ] {
        folder.write("x.jsonl", text);
        ends(&folder.run(&["report", "x.jsonl"]), 2, message);
    }
}

#[test]
fn a_run_is_reported_at_once() {
    let folder = Folder::new("at-once");
    folder.write("hot.py", HOT);
    let text = out(&folder.run(&["report", "--", "hot.py"]));
    assert!(text.starts_with("449985000\n\nhot.py: "), "{text}");
    assert!(text.contains("hot loop: ") && text.contains("no residual call"), "{text}");
    let coloured = out(&folder.run(&["report", "--color", "always", "--", "hot.py"]));
    assert!(!text.contains('\x1b') && coloured.contains('\x1b'));
}

#[test]
fn traces_are_listed() {
    let folder = Folder::new("trace");
    folder.write("hot.py", HOT);
    let text = out(&folder.run(&["trace", "hot.py"]));
    for piece in ["loop 1: hot.py:4 f", "recorded: ", "optimized: ", "hot.py:5  total += i"] {
        assert!(text.contains(piece), "{piece}: {text}");
    }
    let args = ["trace", "--stage", "asm", "--loop", "1", "hot.py"];
    let asm = out(&folder.run(&args));
    assert!(asm.contains("asm:") && !asm.contains("recorded: "), "{asm}");
    assert!(out(&folder.run(&["trace", "-c", "pass"])).contains("Nothing was compiled."));
}

#[test]
fn a_summary_tells_each_thing_in_a_line() {
    let folder = Folder::new("summary");
    folder.write("hot.py", HOT);
    let done = folder.run(&["--jit-summary", "hot.py"]);
    assert_eq!(out(&done), "449985000\n");
    assert!(err(&done).starts_with("[loop 1      hot.py:4 f: "), "{}", err(&done));
    assert!(err(&done).lines().all(|line| line.starts_with('[')), "{}", err(&done));
}
