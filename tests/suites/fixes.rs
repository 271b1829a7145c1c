//! Fixes that prove themselves: programs with a known slowness in `tests/slow`.
//!
//! The head of each says which advice is the right one, and which fix follows it; a comment marks the line. Here it is checked that this is the
//! first advice, that the fix is made, and that the program prints the same with it. How much faster that is, `bench -- --fixes` measures.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;
use sidewinder_tests::slow::{Slow, programs};
use sidewinder_tests::subject;

/// What a command printed, and its status.
fn run(arguments: &[&str]) -> (String, String, Option<i32>) {
    let done = Command::new(subject::binary()).args(arguments).output().expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (text(done.stdout), text(done.stderr), done.status.code())
}

fn tried(program: &Slow) -> Vec<Value> {
    let file = program.file.to_str().expect("a path");
    let (out, err, _) = run(&["fix", "--format", "json", file]);
    serde_json::from_str(&out).unwrap_or_else(|why| panic!("{file}: {why}: {out}{err}"))
}

#[test]
fn the_first_advice_about_a_slow_program_is_the_right_one() {
    let all = programs();
    assert!(all.len() >= 20, "{}", all.len());
    assert!(all.iter().filter(|one| one.report.is_some()).count() >= 10);
    let mut wrong = Vec::new();
    let mut different = Vec::new();
    for one in &all {
        let tried = tried(one);
        let is_right = tried.first().is_some_and(|first| {
            first["code"] == one.code.as_str() && first["at"]["line"] == one.line
        });
        let fix = tried.iter().find(|fix| fix["title"] == one.fix.as_str());
        if !is_right || fix.is_none() {
            wrong.push((one.name.clone(), tried.first().cloned()));
        }
        let words = fix.and_then(|fix| fix["words"].as_str()).unwrap_or_default().to_owned();
        if words.starts_with("not ") {
            different.push((one.name.clone(), words));
        }
    }
    assert!(different.is_empty(), "a fix changes what a program prints: {different:?}");
    assert!(all.len() - wrong.len() >= 16, "the first advice is not the right one: {wrong:#?}");
}

/// A folder with one program.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, text: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("sidewinder-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("it.py"), text).expect("a file");
        Folder(folder)
    }

    fn fix(&self, options: &[&str], what: &str) -> (String, String, Option<i32>) {
        let file = self.0.join(what);
        run(&[&["fix"], options, &[file.to_str().expect("a path")]].concat())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const SORTS: &str = "\
def ranks(scores, queries):
    total = 0
    for query in queries:
        total += sorted(scores)[query]
    return total


print(ranks([(i * 7919) % 1000 for i in range(300)], [i % 300 for i in range(30000)]))
";

#[test]
fn a_proven_fix_is_written_only_on_demand() {
    let folder = Folder::new("applied", SORTS);
    let (out, err, status) = folder.fix(&[], "it.py");
    assert_eq!((status, &*err), (Some(0), ""), "{out}");
    assert!(out.contains("✓ Do `sorted(scores)` once before the loop: "), "{out}");
    assert!(out.contains("+    scores_sorted = sorted(scores)\n"), "{out}");
    let text = || fs::read_to_string(folder.0.join("it.py")).expect("it is there");
    assert_eq!(text(), SORTS);
    let (out, _, _) = folder.fix(&["--apply"], "it.py:4");
    assert!(out.ends_with("it.py was changed.\n"), "{out}");
    assert!(text().contains("total += scores_sorted[query]"), "{}", text());
    assert_eq!(fs::read_dir(&folder.0).expect("it is there").count(), 1, "nothing else is written");
}

/// What is kept in a local variable is looked at meanwhile: the fix changes what is printed.
const LOOKED_AT: &str = "\
balance = 0.0


def seen():
    return int(balance) & 1


def book(n):
    global balance
    odd = 0
    for i in range(n):
        balance += 0.37
        odd += seen()
    return odd


print(book(20000000))
";

#[test]
fn a_fix_that_changes_the_output_is_not_offered() {
    let folder = Folder::new("different", LOOKED_AT);
    let (out, _, status) = folder.fix(&["--apply"], "it.py");
    assert!(out.contains("✗ Keep `balance` in a local variable"), "{out}");
    assert!(out.contains("not the same: the program prints something else in line 1."), "{out}");
    assert_eq!(status, Some(1));
    assert_eq!(fs::read_to_string(folder.0.join("it.py")).expect("it is there"), LOOKED_AT);
}

#[test]
fn a_program_without_an_answer_says_why() {
    let clock = "import time\nxs = list(range(500))\nt = 0\nfor i in range(30000):\n    t += max(xs)\nprint(time.time(), t)\n";
    let folder = Folder::new("clock", clock);
    let (out, _, _) = folder.fix(&[], "it.py");
    assert!(
        out.contains("not known: the program prints something else each time")
            || out.contains("not the same"),
        "{out}"
    );
    let folder = Folder::new("quick", "print(1)\n");
    let (out, _, status) = folder.fix(&[], "it.py");
    assert!(out.contains("No advice has a fix that can be tried."), "{out}");
    assert_eq!(status, Some(1));
    let (_, err, status) = folder.fix(&[], "none.py");
    assert!(err.contains("can't open file"), "{err}");
    assert_eq!(status, Some(2));
}
