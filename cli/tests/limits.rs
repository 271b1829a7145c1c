//! `--limit`, `--memory`, `--stdin` and `--seed`: what a run may use, and what it starts with.

mod folder;

use folder::{Folder, ends, err, out};

#[test]
fn a_run_ends_when_its_time_is_up() {
    let folder = Folder::new("limit");
    for code in [
        "while True: pass",
        "import time\ntime.sleep(1000)",
        "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True:\n  try:\n    while True: pass\n  except BaseException: pass",
        "input()",
    ] {
        let mut command = folder.command(&["--limit", "300ms", "-c", code]);
        let (reader, _writer) = std::io::pipe().unwrap();
        let done = command.stdin(reader).output().unwrap();
        ends(&done, 124, "the run was ended, as its limit of 300ms was reached (--limit)");
    }
    ends(&folder.run(&["run", "--limit=100", "-c", "print(1)"]), 0, "");
    for text in ["soon", "0", "-3s"] {
        let done = folder.run(&[&format!("--limit={text}"), "-c", "print(1)"]);
        ends(&done, 2, "write it as in 10s, 500ms or 2m");
        assert_eq!(out(&done), "");
    }
}

#[test]
fn a_run_has_the_memory_that_it_may_have() {
    let folder = Folder::new("size");
    let code = "x = [0] * 20_000_000\nprint(len(x))";
    ends(&folder.run(&["--memory", "64M", "-c", code]), 1, "MemoryError");
    assert_eq!(out(&folder.run(&["--memory", "1G", "-c", code])), "20000000\n");
    ends(
        &folder.run(&["--memory", "much", "-c", code]),
        2,
        "--memory: not a size: much; write it as in 512M",
    );
}

#[test]
fn standard_input_comes_from_a_file() {
    let folder = Folder::new("stdin");
    folder.write("in.txt", "one\ntwo\n");
    let code = "import sys, os\nprint(input(), sys.stdin.read(), os.read(0, 1))";
    assert_eq!(out(&folder.run(&["--stdin", "in.txt", "-c", code])), "one two\n b''\n");
    ends(
        &folder.run(&["--stdin", "no.txt", "-c", code]),
        2,
        "--stdin: can't open 'no.txt': [Errno 2]",
    );
}

#[test]
fn a_seed_makes_two_runs_the_same() {
    let folder = Folder::new("seed");
    let code = "import random\nprint(random.random(), random.randrange(10**30), random.Random().random(), random.Random().random())";
    let run = |seed: &str| {
        let done = folder.run(&["--seed", seed, "-c", code]);
        assert_eq!(done.status.code(), Some(0), "{}", err(&done));
        out(&done)
    };
    assert_eq!(run("42"), run("42"));
    assert_ne!(run("42"), run("43"));
    let numbers = run("42");
    let numbers: Vec<&str> = numbers.split_whitespace().collect();
    // The first generator starts as `random.seed(42)` of CPython does; others do not repeat it.
    assert_eq!(numbers[0], "0.6394267984578837");
    assert_eq!(numbers.iter().collect::<std::collections::BTreeSet<_>>().len(), 4, "{numbers:?}");
    let free = || out(&folder.run(&["-c", code]));
    assert_ne!(free(), free());
    folder.run(&["--report=run.jsonl", "--seed", "42", "-c", code]);
    assert!(folder.read("run.jsonl").lines().next().unwrap().contains("\"seed\":42"));
    ends(&folder.run(&["--seed", "x", "-c", code]), 2, "--seed");
}
