//! The tools of the command: `explain`, `check`, `compare`, and the formats of `report`.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::Value;
use sidewinder_tests::{Finished, Limits, root, run, subject};

/// A folder for the files of one test, in which its commands run; gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("sidewinder-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a temporary folder can be made");
        Folder(path)
    }

    fn file(&self, name: &str, content: &str) -> &Folder {
        fs::write(self.0.join(name), content).expect("a temporary file can be written");
        self
    }

    /// Runs the command here.
    fn run(&self, words: &[&str]) -> Finished {
        let mut command: Command = subject::command();
        command.args(words).current_dir(&self.0);
        let limits = Limits { time: Duration::from_secs(120), ..Limits::default() };
        run(&mut command, &[], limits).expect("sidewinder starts")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A loop whose object stays virtual, and its rules.
const KEPT: &str = "class Point:
    def __init__(self, x):
        self.x = x

def step(n, out):
    for i in range(n):  # sidewinder: allocs=0 calls=0 guards<=9
        p = Point(i)
        out.at += p.x
    return out

class Out:
    at = 0

print(step(50000, Out()).at > 0)
";

/// The same after an edit that makes the object escape.
fn broken() -> String {
    KEPT.replace("out.at += p.x", "out.last = p\n        out.at += p.x")
}

#[test]
fn each_page_has_an_example_that_is_so() {
    let folder = Folder::new("pages");
    let mut pages: Vec<PathBuf> = fs::read_dir(root().join("docs/codes"))
        .unwrap()
        .flatten()
        .map(|entry| entry.path())
        .collect();
    pages.sort();
    assert!(pages.len() >= 29, "{pages:?}");
    for path in pages {
        let page = fs::read_to_string(&path).unwrap();
        let code = path.file_stem().unwrap().to_str().unwrap().to_owned();
        for part in
            ["\n## Cause\n", "\n## Before\n", "\n## How to fix it\n", "\n## When to ignore it\n"]
        {
            assert!(page.contains(part), "{code} has no part {part:?}");
        }
        let blocks: Vec<&str> =
            page.split("```python\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
        let [before, after] = blocks[..] else { panic!("{code}: {} programs", blocks.len()) };
        let mark = format!("# {code}");
        let marked =
            before.lines().zip(1..).filter(|(line, _)| line.contains(&mark)).map(|(_, n)| n);
        let marked: BTreeSet<u64> = marked.collect();
        assert!(!marked.is_empty(), "{code}: no line is marked");
        let said = codes(&folder, before, &code);
        assert!(
            said.is_superset(&marked),
            "{code} before: said of lines {said:?}, marked {marked:?}"
        );
        let said = codes(&folder, after, &code);
        assert_eq!(said, BTreeSet::new(), "{code} after");
        let shown = folder.run(&["explain", &code.to_lowercase()]);
        assert_eq!((shown.out(), shown.code), (page, Some(0)), "{}", shown.err());
    }
}

/// The lines of which a run says a code, in its report or on stderr.
fn codes(folder: &Folder, program: &str, code: &str) -> BTreeSet<u64> {
    let options = program.lines().find_map(|line| line.strip_prefix("# Run with "));
    let _ = fs::remove_file(folder.0.join("r.jsonl"));
    folder.file("page.py", program);
    let mut words: Vec<&str> = options.unwrap_or_default().split_whitespace().collect();
    words.extend(["--report=r.jsonl", "page.py"]);
    let done = folder.run(&words);
    let mut lines = BTreeSet::new();
    let report = fs::read_to_string(folder.0.join("r.jsonl")).unwrap_or_default();
    let last = report.lines().last().unwrap_or("{}");
    let summary: Value = serde_json::from_str(last).expect("JSON");
    let loops = summary["loops"].as_array().into_iter().flatten();
    let facts = loops.flat_map(|one| one["facts"].as_array().unwrap());
    let remarks = ["interpreted", "not_run", "hints"]
        .into_iter()
        .flat_map(|list| summary[list].as_array().into_iter().flatten());
    for said in facts.chain(remarks).filter(|said| said["code"] == code) {
        lines.extend(said["at"]["line"].as_u64());
    }
    for abort in summary["aborts"].as_array().into_iter().flatten() {
        let reason = if abort["reason"] == "trace-too-long" { "SW401" } else { "SW402" };
        lines.extend(abort["at"]["line"].as_u64().filter(|_| reason == code));
    }
    // The editor says these before the program runs; the run refuses them there.
    if ["SW503", "SW506"].contains(&code) {
        let places = done.err();
        let last = places.lines().rfind(|line| line.trim_start().starts_with("File "));
        lines.extend(
            last.and_then(|line| {
                line.split("line ").nth(1)?.split(',').next()?.parse::<u64>().ok()
            }),
        );
        return lines;
    }
    // A hint that is wrong is told with its place when it is seen.
    for line in done.err().lines().filter(|line| line.contains(code)) {
        lines.extend(line.split(':').nth(1).and_then(|n| n.trim().parse::<u64>().ok()));
    }
    lines
}

#[test]
fn explain_finds_lines_and_refuses_what_is_none() {
    let folder = Folder::new("explain");
    folder.file("a.py", &broken());
    let done = folder.run(&["explain", "a.py:7"]);
    let text = done.out();
    assert!(text.contains("a.py:7: p = Point(i)\n"), "{text}");
    assert!(text.contains("SW201 allocation kept: `Point` is allocated in every iteration: stored into an object by `out.last`."), "{text}");
    assert!(text.contains("More: sidewinder explain SW201"), "{text}");
    let done = folder.run(&["explain", "a.py:6"]);
    assert!(
        done.out().contains("The loop: ")
            && done.out().contains("1 object allocated, 0 calls left"),
        "{}",
        done.out()
    );
    // From a report, without a run.
    folder.run(&["--report=r.jsonl", "a.py"]);
    let done = folder.run(&["explain", "--from=r.jsonl", "a.py:7"]);
    assert!(done.out().starts_with("a.py:7: ") && done.out().contains("SW201"), "{}", done.out());
    for (words, told) in [
        (["explain", "SW999"], "`SW999` is no code; did you mean `SW"),
        (["explain", "a.py:999"], "`a.py` has 15 lines"),
        (["explain", "--from=r.jsonl"], "Name a code, such as SW201, or a place as FILE:LINE"),
    ] {
        let done = folder.run(&words);
        assert!(done.err().contains(told) && done.code == Some(2), "{words:?}: {}", done.err());
    }
    let done = folder.run(&["explain", "--from=r.jsonl", "b.py:1"]);
    assert!(
        done.err().contains("no code of `b.py` is in this report; it has a.py"),
        "{}",
        done.err()
    );
}

#[test]
fn check_fails_on_the_edit_that_makes_an_object_escape() {
    let folder = Folder::new("check");
    folder.file("a.py", KEPT).file("b.py", &broken());
    let done = folder.run(&["check", "--", "a.py"]);
    assert_eq!(
        (done.out().as_str(), done.code),
        ("True\ncheck: 1 rule kept\n", Some(0)),
        "{}",
        done.err()
    );
    let done = folder.run(&["check", "b.py"]);
    let line = "b.py:6: allocs is 1, allowed 0 — line 7 `Point` is allocated in every iteration: stored into an object by `out.last` [SW201]\n";
    assert!(done.out().contains(line), "{}", done.out());
    assert_eq!(done.code, Some(1));
    let done = folder.run(&["check", "--format", "github", "b.py"]);
    assert!(done.out().contains("::error file=b.py,line=6,"), "{}", done.out());
    let done = folder.run(&["check", "--format", "json", "-o", "v.json", "b.py"]);
    assert_eq!((done.out().as_str(), done.code), ("True\n", Some(1)));
    let json: Value =
        serde_json::from_str(&fs::read_to_string(folder.0.join("v.json")).unwrap()).unwrap();
    assert_eq!(
        (&json["violations"][0]["value"], &json["violations"][0]["at"]["line"]),
        (&1.0.into(), &7.into())
    );
}

#[test]
fn rules_come_from_files_and_silence_keeps_none() {
    let folder = Folder::new("rules");
    folder.file("a.py", KEPT.replace("  # sidewinder: allocs=0 calls=0 guards<=9", "").as_str());
    let done = folder.run(&["check", "a.py"]);
    assert!(done.err().contains("there is no rule") && done.code == Some(2), "{}", done.err());
    folder.file(
        "r.toml",
        "[[rule]]\nfunction = 'a.step'\nhot = true\nallocations-kept = 0\nmax-guards = 1\n",
    );
    let done = folder.run(&["check", "--rules", "r.toml", "a.py"]);
    assert!(
        done.out().contains("a.py:5: a.step: guards is ")
            && done.out().contains(", allowed 1 — line "),
        "{}",
        done.out()
    );
    assert_eq!(done.out().matches("a.step").count(), 1, "{}", done.out());
    // Never run, run too little, given up: none keeps a rule.
    folder.file(
        "cold.py",
        "def never():  # sidewinder: allocs=0\n    pass\n\nfor i in range(5):  # sidewinder: hot\n    pass\n",
    );
    let done = folder.run(&["check", "cold.py"]);
    assert!(
        done.out().contains(
            "cold.py:1: not hot — it did not run often enough to be compiled, or not at all [SW901]"
        ),
        "{}",
        done.out()
    );
    assert!(
        done.out().contains("cold.py:4: not hot — it ran 6 times, and gets hot at 1,039 [SW403]"),
        "{}",
        done.out()
    );
    // A file of rules that is named and not there is refused, whatever it is called.
    for name in ["none.toml", "none/pyproject.toml", "pyproject.toml"] {
        let done = folder.run(&["check", "--rules", name, "a.py"]);
        assert!(done.err().contains("can't read rules") && done.code == Some(2), "{}", done.err());
    }
    // What is wrong is told with its place.
    folder.file(
        "pyproject.toml",
        "[[tool.sidewinder.check.rule]]\nfunction = 'nobody'\nhot = true\n",
    );
    let done = folder.run(&["check", "a.py"]);
    assert!(
        done.err().contains("pyproject.toml:1: there is no function `nobody` in a.py"),
        "{}",
        done.err()
    );
    assert_eq!(done.code, Some(2));
    folder.file("wrong.py", "for i in range(9):  # sidewinder: alocs=0\n    pass\n");
    let done = folder.run(&["check", "wrong.py"]);
    assert!(
        done.err().contains("wrong.py:1: `alocs` cannot be checked; did you mean `allocs`?"),
        "{}",
        done.err()
    );
    // A program that fails fails the check.
    fs::remove_file(folder.0.join("pyproject.toml")).unwrap();
    folder.file("fails.py", &format!("{KEPT}raise SystemExit(3)\n"));
    assert_eq!(folder.run(&["check", "fails.py"]).code, Some(3));
}

#[test]
fn a_rule_about_another_file_that_stays_cold_is_broken_not_wrong() {
    let folder = Folder::new("cold-file");
    folder.file("cold.py", "def f(x):\n    return x\n").file("a.py", "import cold\ncold.f(1)\n");
    folder.file("r.toml", "[[rule]]\nfunction = 'cold.f'\nhot = true\n");
    let done = folder.run(&["check", "--rules", "r.toml", "a.py"]);
    assert!(done.out().contains("cold.py:1: cold.f: not hot — "), "{}{}", done.out(), done.err());
    assert_eq!(done.code, Some(1));
}

#[test]
fn completions_know_all_tools_and_their_options() {
    let folder = Folder::new("completions");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let done = folder.run(&["completions", shell]);
        let script = done.out();
        for word in [
            "report",
            "check",
            "compare",
            "explain",
            "trace",
            "completions",
            "rules",
            "jit-summary",
        ] {
            assert!(script.contains(word), "{shell} has no {word}");
        }
        assert_eq!(done.code, Some(0), "{shell}");
    }
    // The script, asked by a real shell as it does at a press of Tab.
    folder.file("bash.sh", &folder.run(&["completions", "bash"]).out());
    let ask = "source ./bash.sh; COMP_WORDS=(sidewinder check --ru) COMP_CWORD=2; _sidewinder sidewinder --ru check; echo ${COMPREPLY[@]}";
    let done = Command::new("bash")
        .args(["-c", ask])
        .current_dir(&folder.0)
        .output()
        .expect("bash starts");
    assert_eq!(
        String::from_utf8_lossy(&done.stdout),
        "--rules\n",
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    let done = folder.run(&["completions", "csh"]);
    assert!(
        done.err().contains("there is no script for `csh`; there is one for bash"),
        "{}",
        done.err()
    );
    assert_eq!(done.code, Some(2));
    assert_eq!(folder.run(&["completions"]).code, Some(2));
}

#[test]
fn compare_names_what_has_changed() {
    let folder = Folder::new("compare");
    folder.file("a.py", KEPT).file("b.py", &broken());
    let done = folder.run(&["compare", "a.py", "b.py"]);
    let text = done.out();
    assert!(
        text.starts_with("a.py → b.py\n") && text.contains("; the output is the same\n"),
        "{text}"
    );
    assert!(text.contains("\nstep, loop 1 (line 6): allocs 0 → 1"), "{text}");
    assert!(text.contains("  + line 7 SW201: `Point` is allocated in every iteration"), "{text}");
    folder.run(&["--report=a.jsonl", "a.py"]);
    folder.run(&["--report=b.jsonl", "b.py"]);
    let done = folder.run(&["compare", "--format", "json", "b.jsonl", "a.jsonl"]);
    let json: Value = serde_json::from_str(&done.out()).expect("JSON");
    assert_eq!(json["changed"][0]["gone"][0]["code"], "SW201", "{json}");
    let done = folder.run(&["compare", "a.jsonl", "a.jsonl"]);
    assert!(done.out().contains("Nothing has changed"), "{}", done.out());
    let done = folder.run(&["compare", "--format", "md", "a.py", "b.py"]);
    assert!(done.out().contains("| step, loop 1 (line 6) | allocs 0 → 1"), "{}", done.out());
    let done = folder.run(&["compare", "a.py"]);
    assert!(
        done.err().contains("Name two reports or programs") && done.code == Some(2),
        "{}",
        done.err()
    );
}

#[test]
fn reports_are_written_as_markdown_and_json() {
    let folder = Folder::new("formats");
    folder.file("b.py", &broken());
    let done = folder.run(&["report", "--format", "md", "b.py"]);
    assert!(done.out().contains("| `b.py:7` | SW201 allocation kept: "), "{}", done.out());
    folder.run(&["report", "--format", "json", "-o", "r.json", "--", "b.py"]);
    let text = fs::read_to_string(folder.0.join("r.json")).expect("it is written");
    let json: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(json["advice"][0]["code"], "SW201", "{json}");
    let done = folder.run(&["report", "-o", "no/such/folder/r.txt", "b.py"]);
    assert!(done.err().contains("can't write 'no/such/folder/r.txt': [Errno 2]"), "{}", done.err());
    // A module, and a text.
    let done = folder.run(&["report", "-c", "for i in range(5000): pass"]);
    assert!(done.out().contains("hot"), "{}", done.out());
    fs::create_dir(folder.0.join("pack")).unwrap();
    folder.file("pack/__init__.py", "").file("pack/__main__.py", KEPT);
    let done = folder.run(&["report", "-m", "pack"]);
    assert!(done.out().contains("for i in range(n):"), "{}", done.out());
    assert!(Path::new(&folder.0).exists());
}

#[test]
fn a_report_follows_no_link_that_nobody_named() {
    let folder = Folder::new("link");
    folder.file("a.py", "print(1)\n").file("precious", "mine");
    std::os::unix::fs::symlink("precious", folder.0.join("a.sidewinder.jsonl")).unwrap();
    let done = folder.run(&["--report", "a.py"]);
    assert_eq!((done.out().as_str(), done.code), ("", Some(2)));
    assert!(done.err().contains("'a.sidewinder.jsonl' is a link; name the file"), "{}", done.err());
    assert_eq!(fs::read_to_string(folder.0.join("precious")).unwrap(), "mine");
    // Who names a link means where it leads.
    assert_eq!(folder.run(&["--report=a.sidewinder.jsonl", "a.py"]).code, Some(0));
    assert!(fs::read_to_string(folder.0.join("precious")).unwrap().contains("summary"));
}

/// A program whose names are made to do harm in a terminal: of classes, attributes, a file, in its text.
const HOSTILE: &str = "E = chr(27)
C = type(f'Po{E}[31mint`]\\n**x', (), {'__init__': lambda self, x: setattr(self, 'x', x)})

class D:
    pass

D.__name__ = D.__qualname__ = f'D{E}]0;title\\a\\u202e'

def f(n, out):
    for i in range(n):  # sidewinder: allocs=0
        out.d = D()
        out.c = C(i)
    return out

text = '''def g(n):
    s = 0
    for i in range(n):
        s += i
    return s
'''
names = {}
exec(compile(text, f'fi{E}[31mle`x\\n.py', 'exec'), names)
names['g'](20000)
f(20000, D())
# \x1b[2J in a comment
";

#[test]
fn no_name_of_a_program_reaches_a_terminal_as_an_escape_code() {
    let folder = Folder::new("hostile");
    folder.file("h.py", HOSTILE).file("k.py", &HOSTILE.replace("out.d = D()", "out.d = 1"));
    folder.run(&["--report=h.jsonl", "h.py"]);
    let surfaces: [&[&str]; 12] = [
        &["report", "h.py"],
        &["report", "--format", "md", "h.py"],
        &["report", "--format", "json", "h.py"],
        &["report", "h.jsonl"],
        &["--jit-summary", "h.py"],
        &["trace", "--stage", "recorded", "--stage", "optimized", "--stage", "asm", "h.py"],
        &["explain", "h.py:11"],
        &["explain", "h.py:24"],
        &["explain", "--from=h.jsonl", "h.py:11"],
        &["check", "h.py"],
        &["check", "--format", "github", "h.py"],
        &["compare", "h.py", "k.py"],
    ];
    let mut seen = 0;
    for words in surfaces {
        let done = folder.run(words);
        let told = done.out() + &done.err();
        let bad = |c: &char| (c.is_control() && !matches!(c, '\n' | '\t')) || *c == '\u{202e}';
        assert_eq!(told.chars().find(bad), None, "{words:?}: {told:?}");
        seen += usize::from(told.contains("D\\x1b]0;title\\x07\\u202e"));
    }
    // Names are shown all the same, so that the others are not silent.
    assert!(seen >= 7, "{seen}");
}

/// The server holds no engine; what builtin modules have it takes from a table, which is what the engine prints.
#[test]
fn the_servers_table_of_builtins_is_the_engines() {
    let folder = root().join("lsp-server/src/python");
    let done = subject::command().arg(folder.join("library.py")).output().expect("it runs");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let table = folder.join("library.tsv");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&table, &done.stdout).expect("the table can be written");
    }
    let known = fs::read(&table).expect("the table is there");
    let printed = String::from_utf8_lossy(&done.stdout).into_owned();
    let known = String::from_utf8_lossy(&known).into_owned();
    let differs = printed.lines().zip(known.lines()).find(|(new, old)| new != old);
    assert!(printed == known, "BLESS=1 writes it anew; the first difference: {differs:?}");
}

#[test]
fn code_of_modules_is_kept_on_disk_and_never_trusted() {
    let folder = Folder::new("kept");
    let (place, cache) = (&folder.0, folder.0.join("cache"));
    let go = |words: &[&str], variables: &[(&str, &str)]| {
        let mut command = subject::command();
        command.args(words).current_dir(place).env_remove("PYTHONDONTWRITEBYTECODE");
        command.env("XDG_CACHE_HOME", &cache).env_remove("PYTHONPYCACHEPREFIX");
        command.envs(variables.iter().copied());
        let limits = Limits { time: Duration::from_secs(120), ..Limits::default() };
        let done = run(&mut command, &[], limits).expect("sidewinder starts");
        assert_eq!((done.err(), done.code), (String::new(), Some(0)));
        done.out()
    };
    let files = |below: &Path| -> Vec<PathBuf> {
        let parts = fs::read_dir(below).into_iter().flatten().flatten();
        let inside = |part: fs::DirEntry| fs::read_dir(part.path()).into_iter().flatten().flatten();
        let mut files: Vec<_> = parts.flat_map(inside).map(|file| file.path()).collect();
        files.sort();
        files
    };
    let code = cache.join("sidewinder/code");
    folder.file(
        "other.py",
        "def f(x, *rest):\n    return [x * 2 for _ in rest]\nassert f(1, 2) == [2], 'no'\n",
    );
    folder
        .file("main.py", "import other\nprint(other.f(21, 0), other.f.__code__.co_firstlineno)\n");

    // Nobody keeps code who is told not to.
    assert_eq!(go(&["-B", "main.py"], &[]), "[42] 1\n");
    assert_eq!(go(&["main.py"], &[("PYTHONDONTWRITEBYTECODE", "1")]), "[42] 1\n");
    assert_eq!(files(&code), Vec::<PathBuf>::new());

    assert_eq!(go(&["main.py"], &[]), "[42] 1\n");
    let kept = files(&code);
    assert!(!kept.is_empty());
    let read = || kept.iter().map(|file| fs::read(file).unwrap()).collect::<Vec<_>>();
    let before = read();
    // A file that is written again is a new one. Its time says less: some file systems set it once more behind the write.
    let numbers = || kept.iter().map(|file| fs::metadata(file).unwrap().ino()).collect::<Vec<_>>();
    let written = numbers();
    assert_eq!(go(&["main.py"], &[]), "[42] 1\n");
    // Files that are read are not written again.
    assert_eq!((numbers(), files(&code)), (written, kept.clone()));
    // Code without assertions is other code.
    assert_eq!(go(&["-O", "main.py"], &[]), "[42] 1\n");
    assert!(files(&code).len() > kept.len());

    // A text that has changed is compiled again, even one as long and as old.
    let path = place.join("other.py");
    let old = fs::metadata(&path).unwrap().modified().unwrap();
    folder.file(
        "other.py",
        &fs::read_to_string(&path)
            .unwrap()
            .replace("x * 2 for", "x * 3 for")
            .replace("[2], 'no'", "[3], 'no'"),
    );
    let set_time = |time| {
        fs::File::options().write(true).open(&path).unwrap().set_modified(time).unwrap();
        // A file that has just changed may change again within a tick of its clock, and is read each time.
        std::thread::sleep(Duration::from_millis(100));
    };
    set_time(old);
    assert_eq!(go(&["main.py"], &[]), "[63] 1\n");
    // It is known without being read, until anything about it changes.
    let (before_touch, written) = (read(), numbers());
    assert_eq!((go(&["main.py"], &[]), numbers()), ("[63] 1\n".into(), written));
    set_time(old + Duration::from_secs(1));
    assert_eq!(go(&["main.py"], &[]), "[63] 1\n");
    let differ = read().iter().zip(&before_touch).filter(|(new, old)| new != old).count();
    assert_eq!(differ, 1);

    // What is damaged, empty, cut, or another module's is as good as nothing, and is mended.
    let whole = read();
    assert_ne!(before, whole);
    type Damage = fn(&[u8]) -> Vec<u8>;
    let damages: [Damage; 4] = [
        |_| Vec::new(),
        |bytes| bytes[..bytes.len() / 2].to_vec(),
        |bytes| bytes.iter().map(|byte| byte ^ 0x55).collect(),
        |bytes| [&bytes[..16], b"\xff\xff\xff\xff\xff\xff\xff\xff", &bytes[16..]].concat(),
    ];
    for damage in damages {
        for (file, bytes) in kept.iter().zip(&whole) {
            fs::write(file, damage(bytes)).unwrap();
        }
        assert_eq!(go(&["main.py"], &[]), "[63] 1\n");
        assert_eq!(read(), whole);
    }
    for (file, bytes) in kept.iter().zip(whole.iter().rev()) {
        fs::write(file, bytes).unwrap();
    }
    assert_eq!(go(&["main.py"], &[]), "[63] 1\n");

    // The command line may name another folder; one that cannot be written is no error.
    let other = place.join("elsewhere");
    assert_eq!(go(&["-X", "pycache_prefix=elsewhere", "main.py"], &[]), "[63] 1\n");
    assert!(!files(&other.join("sidewinder")).is_empty());
    assert_eq!(go(&["main.py"], &[("XDG_CACHE_HOME", "/dev/null/no")]), "[63] 1\n");
}

#[test]
fn a_folder_with_a_main_file_runs() {
    let folder = Folder::new("folder");
    fs::create_dir(folder.0.join("app")).unwrap();
    fs::create_dir(folder.0.join("bare")).unwrap();
    folder.file("app/other.py", "x = 7\n");
    folder.file(
        "app/__main__.py",
        "import sys, other\nprint(__name__, sys.argv, sys.path[0] == __file__[:-12], other.x)\n",
    );
    let done = folder.run(&["app", "a"]);
    assert_eq!(
        (done.out().as_str(), done.code),
        ("__main__ ['app', 'a'] True 7\n", Some(0)),
        "{}",
        done.err()
    );
    let done = folder.run(&["bare"]);
    let path = folder.0.join("bare");
    let said = format!("sidewinder: can't find '__main__' module in '{}'\n", path.display());
    assert_eq!((done.err(), done.code), (said, Some(1)));
}

#[test]
fn archives_are_programs_and_places_of_modules() {
    let folder = Folder::new("archive");
    folder.file(
        "make.py",
        "import zipfile
with zipfile.ZipFile('app.pyz', 'w', zipfile.ZIP_DEFLATED) as archive:
    archive.writestr('__main__.py', 'import sys, other, inner.part\\nprint(__name__, sys.argv, other.x, inner.part.y)\\nother.f()\\n')
    archive.writestr('other.py', 'x = 7\\ndef f():\\n    raise ValueError(x)  # here\\n')
    archive.writestr('inner/__init__.py', '')
    archive.writestr('inner/part.py', 'y = 8\\n')
    archive.writestr('inner/__main__.py', 'print(\"run\", __package__)\\n')
    archive.mkdir('bare')
    archive.writestr('bare/leaf.py', 'z = 9\\n')
",
    );
    let done = folder.run(&["make.py"]);
    assert_eq!((done.err(), done.code), (String::new(), Some(0)));
    let path = folder.0.join("app.pyz");
    let done = folder.run(&["app.pyz", "a"]);
    assert_eq!(done.out(), "__main__ ['app.pyz', 'a'] 7 8\n", "{}", done.err());
    let place = format!("{}/other.py\", line 3, in f\nValueError: 7\n", path.display());
    assert!(done.err().contains(&place) && done.code == Some(1), "{}", done.err());
    folder.file(
        "uses.py",
        "import sys, pkgutil
sys.path.insert(0, 'app.pyz')
import other, bare.leaf
from inner import part
print(other.x, part.y, bare.leaf.z, type(other.__loader__).__name__, other.__spec__.name)
print(pkgutil.get_data('inner', 'part.py'), sorted(m.name for m in pkgutil.iter_modules(['app.pyz'])))
try:
    import nowhere
except ModuleNotFoundError as error:
    print(error)

class Finder:
    def find_spec(self, name, target=None):
        if name == 'made':
            from importlib.util import spec_from_loader
            return spec_from_loader(name, self)
    def create_module(self, spec):
        return None
    def exec_module(self, module):
        module.w = 10

def hook(entry):
    if entry != 'made:':
        raise ImportError
    return Finder()

sys.path_hooks.append(hook)
sys.path.append('made:')
import made
print(made.w, sys.path_importer_cache['made:'].__class__.__name__)
",
    );
    let done = folder.run(&["uses.py"]);
    let said = "7 8 9 zipimporter other\nb'y = 8\\n' ['__main__', 'inner', 'other']\nNo module named 'nowhere'\n10 Finder\n";
    assert_eq!((done.out().as_str(), done.code), (said, Some(0)), "{}", done.err());
}

#[test]
fn virtual_environments_are_made_and_found() {
    let folder = Folder::new("environment");
    let done = folder.run(&["-m", "venv", "--without-pip", "env"]);
    assert_eq!((done.err(), done.code), (String::new(), Some(0)));
    let packages = "env/lib/python3.11/site-packages";
    fs::create_dir_all(folder.0.join("more")).unwrap();
    folder.file(&format!("{packages}/installed.py"), "x = 1\n");
    folder.file(&format!("{packages}/json.py"), "raise SystemError('the library goes first')\n");
    folder.file(&format!("{packages}/a.pth"), "../../../../more\nimport sys; sys.told = 3\n");
    folder.file("more/beside.py", "y = 2\n");
    let text = "import sys, os, json, installed, beside
print(installed.x, beside.y, sys.told, os.path.basename(sys.prefix), sys.prefix != sys.base_prefix, os.path.basename(sys.executable))";
    let run = |command: &mut std::process::Command| {
        let done = command.current_dir(&folder.0).args(["-c", text]).output().unwrap();
        String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned()
    };
    // The command in it, and the command beside it where it is active.
    let mut inside = std::process::Command::new(folder.0.join("env/bin/python"));
    assert_eq!(run(inside.env_remove("VIRTUAL_ENV")), "1 2 3 env True python\n");
    let mut active =
        std::process::Command::new(folder.0.join("env/bin/sidewinder").canonicalize().unwrap());
    assert_eq!(run(active.env("VIRTUAL_ENV", folder.0.join("env"))), "1 2 3 env True sidewinder\n");
}
