//! The command as its user meets it: exit statuses, messages, and what goes where.

mod folder;

use folder::{Folder, ends, err, out};
use std::io::Write;
use std::process::Stdio;

#[test]
fn a_program_has_its_own_words() {
    let folder = Folder::new("argv");
    folder.write("show.py", "import sys\nprint(sys.argv)\n");
    let done = folder.run(&["show.py", "--jit", "off", "-c", "--"]);
    assert_eq!(out(&done), "['show.py', '--jit', 'off', '-c', '--']\n");
    let done = folder.run(&["--jit", "off", "-c", "import sys; print(sys.argv)", "-x"]);
    assert_eq!(out(&done), "['-c', '-x']\n");
    let mut command = folder.command(&["-", "a"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"import sys\nprint(sys.argv)\n").unwrap();
    assert_eq!(out(&child.wait_with_output().unwrap()), "['-', 'a']\n");
}

#[test]
fn a_program_says_how_it_ends() {
    let folder = Folder::new("status");
    for (code, status, message) in [
        ("pass", 0, ""),
        ("import sys; sys.exit(7)", 7, ""),
        ("import sys; sys.exit()", 0, ""),
        ("import sys; sys.exit('no way')", 1, "no way\n"),
        ("raise SystemExit(True)", 1, ""),
        ("raise ValueError('bad')", 1, "ValueError: bad\n"),
        ("x = 1 +", 1, "SyntaxError: "),
        ("def f(): f()\nf()", 1, "RecursionError: maximum recursion depth exceeded"),
    ] {
        ends(&folder.run(&["-c", code]), status, message);
    }
}

#[test]
fn what_cannot_be_read_is_told() {
    let folder = Folder::new("unreadable");
    let place = folder.path("nowhere.py");
    let place = place.display();
    let why = "[Errno 2] No such file or directory";
    let message = format!("sidewinder: can't open file '{place}': {why}\n");
    ends(&folder.run(&["nowhere.py"]), 2, &message);
    ends(&folder.run(&["."]), 1, "sidewinder: can't find '__main__' module in '");
    folder.write("latin.py", b"x = 1\ny = '\xe9'\n");
    let done = folder.run(&["latin.py"]);
    ends(&done, 1, "SyntaxError: Non-UTF-8 code starting with '\\xe9' in file ");
    assert!(err(&done).contains(" on line 2, "));
    folder.write("mark.py", b"\xef\xbb\xbfprint('\xc3\xa9')\n");
    assert_eq!(out(&folder.run(&["mark.py"])), "é\n");
    folder.write("null.py", b"x = 1\0\n");
    ends(&folder.run(&["null.py"]), 1, "source code cannot contain null bytes");
}

#[test]
fn every_syntax_error_is_told() {
    let folder = Folder::new("syntax");
    folder.write("bad.py", "def f(a b):\n    pass\nx = 1 +\n");
    let done = folder.run(&["bad.py"]);
    ends(&done, 1, "bad.py\", line 1\n");
    assert!(err(&done).contains("bad.py\", line 3\n"), "{}", err(&done));
    folder.write("deep.py", "(".repeat(100_000) + &")".repeat(100_000));
    ends(&folder.run(&["deep.py"]), 1, "SyntaxError: too many nested parentheses");
}

#[test]
fn wrong_options_are_told_with_the_usage() {
    let folder = Folder::new("options");
    folder.write("a.py", "print(1)\n");
    let colour = ["--color", "blue", "a.py"];
    for args in [&["--bogus", "a.py"][..], &["--jit"], &["-c"], &colour, &["report"]] {
        let done = folder.run(args);
        ends(&done, 2, "--help");
        assert_eq!(out(&done), "", "{args:?}");
    }
    ends(&folder.run(&["--bogus"]), 2, "Usage: sidewinder [OPTIONS] FILE");
    ends(&folder.run(&["--jit", "treshold=3", "a.py"]), 2, "did you mean `threshold`?");
    ends(&folder.run(&["--jit", "passes=-speed", "a.py"]), 2, "no pass speed");
    assert!(out(&folder.run(&["--jit", "help"])).contains("trace_limit=N"));
    assert!(out(&folder.run(&["--help"])).starts_with("Runs Python programs"));
    assert!(out(&folder.run(&["-V"])).starts_with("sidewinder "));
}

#[test]
fn options_of_python_are_accepted() {
    let folder = Folder::new("python");
    let done = folder.run(&["-u", "-O", "-B", "-q", "-W", "ignore", "-Xdev", "-c", "print(1)"]);
    assert_eq!((out(&done).as_str(), done.status.code()), ("1\n", Some(0)));
}

#[test]
fn the_environment_is_heard_unless_told_not_to() {
    let folder = Folder::new("environment");
    let run = |name: &str, value: &str, args: &[&str]| {
        folder.command(args).env(name, value).output().unwrap()
    };
    let print = ["-c", "print(1)"];
    ends(&run("SIDEWINDER_JIT", "treshold=3", &print), 2, "SIDEWINDER_JIT: ");
    ends(&run("SIDEWINDER_JIT", "treshold=3", &["--jit", "off", "-c", "pass"]), 0, "");
    ends(&run("SIDEWINDER_JIT", "treshold=3", &["-E", "-c", "pass"]), 0, "");
    ends(&run("SIDEWINDER_GC", "stress=x", &print), 2, "SIDEWINDER_GC: not a number: x");
    ends(&run("SIDEWINDER_GC_NURSERY", "4x", &print), 2, "SIDEWINDER_GC_NURSERY: ");
    let done = run("SIDEWINDER_GC", "stress=7,verify", &["-c", "print(sum(range(99)))"]);
    assert_eq!(out(&done), "4851\n", "{}", err(&done));
}

#[test]
fn memory_has_a_limit() {
    let folder = Folder::new("memory");
    let endless = "x = []\nwhile True: x.append([0] * 1000)\n";
    let mut command = folder.command(&["-c", endless]);
    ends(&command.env("SIDEWINDER_GC_LIMIT", "32M").output().unwrap(), 1, "MemoryError");
}

#[test]
fn a_program_runs_with_other_texts_for_its_files() {
    let folder = Folder::new("overlay");
    folder.write("main.py", "import part\nprint('saved', part.x)\n");
    folder.write("part.py", "x = 1\n");
    let path = |name: &str| folder.path(name).display().to_string();
    let texts = format!(
        r#"{{"{}": "import part\nprint('unsaved', part.x, __file__)\n", "{}": "x = 2\n"}}"#,
        path("main.py"),
        path("part.py")
    );
    folder.write("texts.json", texts);
    let done = folder.run(&["run", "--overlay=texts.json", "main.py"]);
    assert_eq!(out(&done), format!("unsaved 2 {}\n", path("main.py")));
    assert_eq!(out(&folder.run(&["main.py"])), "saved 1\n");
    folder.write("texts.json", r#"{"main.py": ""}"#);
    ends(&folder.run(&["run", "--overlay=texts.json", "main.py"]), 2, "'main.py' is no whole path");
    folder.write("texts.json", "[]");
    ends(&folder.run(&["run", "--overlay=texts.json", "main.py"]), 2, "is no JSON object of paths");
    ends(&folder.run(&["run", "--overlay=none.json", "main.py"]), 2, "can't read 'none.json'");
}

#[test]
fn what_was_written_is_in_the_file_though_nothing_closed_it() {
    let folder = Folder::new("open");
    let code = "\
kept = open('text', 'w')
kept.write('a line\\n' * 3)
bytes = open('bytes', 'wb')
bytes.write(b'xyz')
class Node: pass
node = Node()
node.self = node
node.file = open('cycle', 'w')
node.file.write('in a cycle')
del node
";
    ends(&folder.run(&["-c", code]), 0, "");
    assert_eq!(folder.read("text"), "a line\n".repeat(3));
    assert_eq!(folder.read("bytes"), "xyz");
    assert_eq!(folder.read("cycle"), "in a cycle");
}
