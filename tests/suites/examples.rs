//! The interpreters in `examples`: each runs its programs as under CPython, and as compiled code of theirs; and what a `JitDriver` says to wrong use.
//!
//! `examples/NAME/NAME.py` is an interpreter, `examples/NAME/programs/*` are programs for it, with what they print beside them (`BLESS=1` has
//! CPython write it) and what they read in `*.in`.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::Value;
use sidewinder_tests::report::loops;
use sidewinder_tests::{Finished, Limits, bless, oracle, root, run, subject};

/// What a hot loop of a guest program costs at most: interpreter, program, part of the name of the place, operations and allocations in
/// the loop's body. More than that is not the guest's work.
const COSTS: &[(&str, &str, &str, u64, u64)] = &[
    ("brainfuck", "count.bf", "•>+<-]", 25, 0),
    ("objects", "attributes.obj", "main@5", 14, 0),
    ("objects", "recursion.obj", "Math.fib@0", 65, 0),
    ("registers", "sieve.asm", "3: set 2 0 0", 8, 0),
    ("registers", "sieve.asm", "15: set 4 1 0", 9, 0),
    ("scheme", "loops.scm", "(if (= ..) ..)", 31, 0),
    ("tlc", "sum.tlc", "tlc@2 pick 1", 8, 0),
    ("tlc", "things.tlc", "tlc@8 pick 1", 13, 1),
];

fn limits() -> Limits {
    Limits { time: Duration::from_secs(60), ..Limits::default() }
}

/// All programs of all interpreters, with their interpreter.
fn programs() -> Vec<(String, PathBuf)> {
    let mut found = Vec::new();
    let folders = fs::read_dir(root().join("examples")).expect("there are examples");
    for folder in folders.map(|folder| folder.expect("it can be read").path()) {
        let name =
            folder.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_string();
        let Ok(programs) = fs::read_dir(folder.join("programs")) else { continue };
        for program in programs.map(|program| program.expect("it can be read").path()) {
            let ending = program.extension().and_then(|ending| ending.to_str());
            if !matches!(ending, Some("out" | "in")) {
                found.push((format!("examples/{name}/{name}.py"), program));
            }
        }
    }
    found.sort();
    found
}

fn input(program: &Path) -> Vec<u8> {
    fs::read(program.with_extension("in")).unwrap_or_default()
}

fn interpret(options: &[&str], interpreter: &str, program: &Path) -> Finished {
    let mut command = subject::command();
    command.arg("run").args(options).arg(interpreter).arg(program);
    run(&mut command, &input(program), limits()).expect("sidewinder can be started")
}

#[test]
fn guest_programs_do_what_they_do_under_cpython() {
    let programs = programs();
    assert!(programs.len() >= 4, "{programs:?}");
    for (interpreter, program) in programs {
        let answer = program.with_extension("out");
        if bless::asked() {
            let mut command = oracle::command().expect("there is a CPython 3.11");
            command.arg(&interpreter).arg(&program);
            let done = run(&mut command, &input(&program), limits()).expect("CPython runs it");
            assert_eq!(done.code, Some(0), "{}: {}", program.display(), done.err());
            fs::write(&answer, &done.stdout).expect("the answer can be written");
        }
        let expected = fs::read(&answer).expect("CPython's answer is beside the program");
        let low = "threshold=20,trace_eagerness=5";
        for jit in ["off", "on", low, &format!("evaluate,{low}"), "threshold=2,trace_eagerness=2"] {
            let done = interpret(&["--jit", jit], &interpreter, &program);
            let place = format!("{} --jit {jit}", program.display());
            assert_eq!(done.code, Some(0), "{place}: {}", done.err());
            assert_eq!(String::from_utf8_lossy(&expected), done.out(), "{place}");
        }
    }
}

#[test]
fn of_guest_loops_only_their_work_is_left() {
    let file = std::env::temp_dir().join(format!("sidewinder-guest-{}.jsonl", std::process::id()));
    for &(interpreter, program, place, operations, allocations) in COSTS {
        let path = root().join(format!("examples/{interpreter}/programs/{program}"));
        let script = format!("examples/{interpreter}/{interpreter}.py");
        let done = interpret(&[&format!("--report={}", file.display())], &script, &path);
        assert_eq!(done.code, Some(0), "{program}: {}", done.err());
        let text = fs::read_to_string(&file).expect("there is a report");
        let events: Vec<Value> =
            text.lines().map(serde_json::from_str).collect::<Result<_, _>>().expect("it is JSON");
        let named = |one: &&Value| one["greens"].as_str().is_some_and(|at| at.contains(place));
        let found = loops(&events).into_iter().find(named);
        let one = found.unwrap_or_else(|| panic!("{program}: no loop at {place}: {text}"));
        let body = &one["body"];
        assert!(body["operations"].as_u64() <= Some(operations), "{program} at {place}: {body}");
        assert_eq!(body["residual_calls"].as_u64(), Some(0), "{program} at {place}: {body}");
        assert_eq!(body["allocations"].as_u64(), Some(allocations), "{program} at {place}: {body}");
    }
    fs::remove_file(&file).expect("the report can be removed");
}

/// An interpreter that calls itself for a call of its guest is compiled from its start: what it makes there does not exist, and calls go from trace to trace.
#[test]
fn guests_that_recur_run_from_trace_to_trace() {
    let file = std::env::temp_dir().join(format!("sidewinder-recur-{}.jsonl", std::process::id()));
    let program = root().join("examples/functions/programs/fib.fun");
    let report = format!("--report={}", file.display());
    let done = interpret(&[&report], "examples/functions/functions.py", &program);
    assert_eq!(done.code, Some(0), "{}", done.err());
    let text = fs::read_to_string(&file).expect("there is a report");
    fs::remove_file(&file).expect("the report can be removed");
    let events: Vec<Value> =
        text.lines().map(serde_json::from_str).collect::<Result<_, _>>().expect("it is JSON");
    let loops = loops(&events);
    let is_start = |one: &&Value| {
        one["kind"] == "function"
            && one["at"]["line"] == 41
            && one["greens"].as_str().is_some_and(|at| at.starts_with("fib@0"))
    };
    let start = loops.iter().find(|one| is_start(one)).expect("`interpret` is compiled");
    assert_eq!(start["body"]["allocations"].as_u64(), Some(0), "{}", start["body"]);
    let is_call = |fact: &&Value| fact["kind"] == "residual_call" && fact["reason"] == "recursion";
    let facts = loops.iter().filter_map(|one| one["facts"].as_array()).flatten();
    let calls: Vec<_> = facts.filter(is_call).collect();
    assert!(!calls.is_empty(), "what is too deep is called");
    for call in calls {
        assert_eq!(call["callee"], "interpret", "{call}");
        assert!(call["guest"].as_str().is_some_and(|at| at.contains("call fib")), "{call}");
    }
}

/// Of everything that compiled code still makes or calls, the report says where, why, and what to do; in a loop of the guest also where the guest is.
#[test]
fn whatever_is_left_has_a_reason_and_an_advice() {
    let file = std::env::temp_dir().join(format!("sidewinder-left-{}.jsonl", std::process::id()));
    let mut left = 0;
    for (interpreter, program) in programs() {
        let done = interpret(&[&format!("--report={}", file.display())], &interpreter, &program);
        assert_eq!(done.code, Some(0), "{}: {}", program.display(), done.err());
        let text = fs::read_to_string(&file).expect("there is a report");
        let events: Vec<Value> =
            text.lines().map(serde_json::from_str).collect::<Result<_, _>>().expect("it is JSON");
        for one in loops(&events) {
            let facts = one["facts"].as_array().expect("a loop has facts");
            let count = |kind: &str| -> u64 {
                let of_kind = facts.iter().filter(|fact| fact["kind"] == kind);
                let kept = of_kind.filter(|fact| fact["removed"] != true);
                kept.map(|fact| fact["count"].as_u64().unwrap_or(0)).sum()
            };
            let place = format!("{} at {}", program.display(), one["at"]["line"]);
            assert!(one["body"]["allocations"].as_u64() <= Some(count("allocation")), "{place}");
            assert_eq!(
                one["body"]["residual_calls"].as_u64(),
                Some(count("residual_call")),
                "{place}"
            );
            for fact in facts {
                let is_kept = fact["kind"] == "allocation" && fact["removed"] == false;
                if !is_kept && fact["kind"] != "residual_call" {
                    continue;
                }
                left += 1;
                let says = |name: &str| fact[name].as_str().is_some_and(|text| !text.is_empty());
                // What a container keeps for the program needs no advice.
                let keeps = |words: &str| fact["reason"].as_str().unwrap_or("").contains(words);
                let is_needed = is_kept && (keeps("stored by") || keeps("put into a container by"));
                let is_advised = says("advice") && says("code");
                assert!(says("text") && (is_advised || is_needed), "{place}: {fact}");
                assert!(fact["at"]["line"].as_u64() > Some(0), "{place}: {fact}");
                // A guest's call beyond what one trace follows has no other name, but its own sentence.
                let is_deep = fact["text"]
                    .as_str()
                    .is_some_and(|text| text.contains("too long for one trace"));
                let is_named = says("reason") && (fact["reason"] != "other" || is_deep);
                assert!(is_named, "{place}: {fact}");
                assert!(!one["greens"].is_string() || says("guest"), "{place}: {fact}");
                let path = fact["path"].as_array();
                assert!(!is_kept || path.is_some_and(|path| path.len() >= 2), "{place}: {fact}");
            }
        }
    }
    fs::remove_file(&file).expect("the report can be removed");
    assert!(left >= 10, "the examples leave more than {left}");
}

#[test]
fn wrong_use_of_a_driver_is_told() {
    let program = "tests/cases/misuse/drivers.py";
    let expected =
        fs::read_to_string(root().join(program).with_extension("out")).expect("it is there");
    for jit in ["off", "on", "threshold=2"] {
        let mut command = subject::command();
        command.args(["run", "--jit", jit, program]);
        let done = run(&mut command, b"", limits()).expect("sidewinder can be started");
        assert_eq!((done.code, done.out()), (Some(0), expected.clone()), "{jit}: {}", done.err());
    }
    // Only a report asks for the names of places; one that cannot be told is told of, and no more.
    let mut command = subject::command();
    command.args(["run", "--jit-summary", program]);
    let done = run(&mut command, b"", limits()).expect("sidewinder can be started");
    assert_eq!(done.out(), expected);
    assert!(done.err().contains("Exception ignored in: <function noisy"), "{}", done.err());
}

/// `--check-hints` finds functions that are elidable in name only, tells of each once, with its place and both results, and ends with status 1.
#[test]
fn elidable_functions_are_held_to_their_word() {
    let program = "tests/cases/misuse/elidable.py";
    let expected =
        fs::read_to_string(root().join(program).with_extension("out")).expect("it is there");
    let file = std::env::temp_dir().join(format!("sidewinder-hints-{}.jsonl", std::process::id()));
    let wrong = [
        (16, "`lookup('a')` gave 3, then 4."),
        (21, "`count()` gave 1, then 2."),
        (28, "`fresh(1)` gave [1], then another [1]."),
    ];
    for jit in ["off", "on", "threshold=2", "evaluate,threshold=20"] {
        let mut command = subject::command();
        command.args(["run", "--check-hints", "--jit", jit, program]);
        let done = run(&mut command, b"", limits()).expect("sidewinder can be started");
        assert_eq!((done.code, done.out()), (Some(1), expected.clone()), "{jit}: {}", done.err());
        for (line, words) in wrong {
            let place = format!("elidable.py:{line}: SW501: {words}");
            assert_eq!(done.err().matches(&place).count(), 1, "{jit}: {place}: {}", done.err());
        }
        assert_eq!(done.err().matches("SW501").count(), wrong.len(), "{jit}: {}", done.err());
        let mut command = subject::command();
        command.args(["run", "--jit", jit, program]);
        let done = run(&mut command, b"", limits()).expect("sidewinder can be started");
        assert_eq!((done.code, done.err()), (Some(0), String::new()), "unasked nothing is told");
    }
    let report = format!("--report={}", file.display());
    let mut command = subject::command();
    command.args(["run", "--check-hints", &report, program]);
    run(&mut command, b"", limits()).expect("sidewinder can be started");
    let text = fs::read_to_string(&file).expect("there is a report");
    fs::remove_file(&file).expect("the report can be removed");
    let last: Value = serde_json::from_str(text.lines().last().unwrap_or("")).expect("it is JSON");
    let hints = last["hints"].as_array().expect("the summary has them");
    assert_eq!(hints.len(), wrong.len(), "{hints:?}");
    assert_eq!((&hints[0]["code"], &hints[0]["at"]["line"]), (&"SW501".into(), &16.into()));
    // One that breaks its word in a hot loop.
    for jit in ["off", "on", "threshold=2", "evaluate,threshold=20"] {
        let mut command = subject::command();
        command.args(["run", "--check-hints", "--jit", jit]);
        command.arg("tests/cases/misuse/elidable_turns.py");
        let done = run(&mut command, b"", limits()).expect("sidewinder can be started");
        let told = "elidable_turns.py:9: SW501: `scaled(7)` gave 21, then 28.";
        assert_eq!(
            (done.code, done.err().matches(told).count()),
            (Some(1), 1),
            "{jit}: {}",
            done.err()
        );
    }
    // Elidable functions that are, are told of nowhere.
    for example in ["tlc/programs/things.tlc", "objects/programs/attributes.obj"] {
        let (name, _) = example.split_once('/').expect("it is in a folder");
        let path = root().join("examples").join(example);
        let done = interpret(&["--check-hints"], &format!("examples/{name}/{name}.py"), &path);
        assert_eq!((done.code, done.err()), (Some(0), String::new()), "{example}");
    }
}
