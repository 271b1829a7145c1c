//! What is run, and how: configurations of `pyproject.toml`, comments, tests, lenses, and texts that were not saved.

use std::fs;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;

use crate::{BOXED, Editor, PATIENCE};

/// Writes down what it was started with.
const SAYS_HOW: &str = "printf '%s\\n' \"$@\" > args; echo \"$MODE/$PYTHONPATH/$SIDEWINDER_GC_LIMIT\" > env; cat > input; echo >> input
    for word; do case $word in --overlay=*) cat \"${word#--overlay=}\" > overlay; echo >> overlay;; esac; done
    cat report.jsonl > $report; echo x > done";

const PROJECT: &str = r#"
[[tool.sidewinder.run]]
name = "bench"
file = "boxed.py"
args = ["--n", "10 0"]
stdin = "in.txt"
env = { MODE = "fast" }
limit = { time = "20s", memory = "64MiB" }
jit = "threshold=7"

[[tool.sidewinder.run]]
name = "talk"
module = "pkg.talk"
stdin-text = "hello"
"#;

async fn editor() -> Editor {
    let mut editor = Editor::with_runs(SAYS_HOW).await;
    editor.folder.write("pyproject.toml", PROJECT);
    editor.folder.write("in.txt", "one\ntwo\n");
    editor.open_boxed().await;
    editor
}

/// Runs something, and gives the words of the command behind those that every run has.
async fn words(editor: &mut Editor, argument: Value) -> Vec<String> {
    let started = editor.command("sidewinder.analyse", json!([argument])).await;
    let run = started["run"].as_u64().unwrap_or_else(|| panic!("no run: {started}"));
    editor.end_of(run).await;
    let args = editor.file("args").await;
    let args = args.lines().skip(2).map(str::to_owned);
    args.skip_while(|word| word == "--sandbox").collect()
}

async fn refused(editor: &mut Editor, argument: Value) -> String {
    let error = editor.command("sidewinder.analyse", json!([argument])).await;
    error["message"].as_str().unwrap_or_else(|| panic!("it was run: {error}")).to_owned()
}

async fn told(editor: &mut Editor, part: &str) -> String {
    let right = |said: &Value| said["message"].as_str().unwrap().contains(part);
    let said = timeout(PATIENCE, editor.hear("window/showMessage", right)).await.unwrap();
    said["message"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_configuration_is_run_by_its_name() {
    let mut editor = editor().await;
    let file = editor.folder.0.join("boxed.py");
    let ran = words(&mut editor, json!("bench")).await;
    assert_eq!(ran, ["--jit", "threshold=7", file.to_str().unwrap(), "--n", "10 0"]);
    assert_eq!(editor.file("env").await, format!("fast//{}\n", 64 << 20));
    assert_eq!(editor.file("input").await, "one\ntwo\n\n");
    let status = editor.status(|status| status["running"] == false).await;
    assert!(status["message"].as_str().unwrap().starts_with("Run #1 (bench) ended"), "{status}");
    let story = editor.hover("boxed.py", "while y").await;
    assert!(story.ends_with("*run #1 · bench · just now*"), "{story}");
    assert_eq!(words(&mut editor, json!("talk")).await, ["-m", "pkg.talk"]);
    assert_eq!(editor.file("input").await, "hello\n");
    // Once more what was run last.
    assert_eq!(words(&mut editor, Value::Null).await, ["-m", "pkg.talk"]);
}

#[tokio::test]
async fn all_that_can_be_run_is_listed_with_its_faults() {
    let mut editor = editor().await;
    let text = "def f(x):  # sidewinder: run f([1])\n    return x\n\ndef g(x):  # sidewinder: run g(\n    return x\n";
    editor.folder.write("test_x.py", &format!("{text}\ndef test_a():\n    pass\n"));
    editor.open("test_x.py", &format!("{text}\ndef test_a():\n    pass\n")).await;
    let wrong = format!("{PROJECT}\n[[tool.sidewinder.run]]\nname = 'bad'\n");
    editor.folder.write("pyproject.toml", &wrong);
    let uri = editor.uri("test_x.py");
    let choices = editor.command("sidewinder.configurations", json!([uri])).await;
    let rows: Vec<[&str; 3]> = choices["configurations"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| ["name", "detail", "place"].map(|key| one[key].as_str().unwrap()))
        .collect();
    let expected = [
        ["f([1])", "f([1])", "test_x.py:1"],
        ["test_x.py::test_a", "test_x.py::test_a", "test_x.py:7"],
        ["bench", "boxed.py --n '10 0'", "pyproject.toml:2"],
        ["talk", "-m pkg.talk", "pyproject.toml:11"],
    ];
    assert_eq!(rows, expected);
    let faults = choices["faults"].as_array().unwrap();
    assert_eq!(faults[0], "test_x.py:4: `g(` is no expression: '(' was never closed.");
    assert_eq!(
        faults[1],
        "pyproject.toml:16: run configuration `bad`: say what to run: file, module, call or test."
    );
    // A comment that is wrong is a problem of its file.
    let found =
        editor.diagnostics("test_x.py", |all| all.iter().any(|one| one["severity"] == 2)).await;
    let wrong = found.iter().find(|one| one["severity"] == 2).unwrap();
    assert_eq!(wrong["range"]["start"], json!({"line": 3, "character": 11}));
    assert!(wrong["message"].as_str().unwrap().contains("`g(` is no expression"), "{wrong}");
    // What the list gives runs it.
    let argument = choices["configurations"][0]["argument"].clone();
    let ran = words(&mut editor, argument).await;
    assert_eq!(ran[0], "-c");
    assert!(ran.join("\n").contains("import_module(\"test_x\")"), "{ran:?}");
    assert!(ran.join("\n").contains("compile(\"f([1])\""), "{ran:?}");
}

#[tokio::test]
async fn what_is_meant_is_found_in_one_order() {
    let mut editor = editor().await;
    let text = "def f(x):  # sidewinder: run f(1)\n    return x\n\nf(2)\n";
    editor.folder.write("a.py", text);
    editor.open("a.py", text).await;
    let uri = editor.uri("a.py");
    let at = |line: u64| json!({"uri": uri, "line": line});
    assert_eq!(words(&mut editor, at(1)).await[0], "-c", "the comment of the function");
    let file = editor.folder.0.join("a.py").to_str().unwrap().to_owned();
    assert_eq!(words(&mut editor, at(3)).await, [file], "the file");
    words(&mut editor, json!("talk")).await;
    assert_eq!(words(&mut editor, at(3)).await, ["-m", "pkg.talk"], "what was chosen last");
    assert_eq!(words(&mut editor, at(1)).await[0], "-c", "a comment is nearer");
    // A file need not be open.
    editor.folder.write("closed.py", text);
    let closed = editor.uri("closed.py");
    let ran = words(&mut editor, json!({"uri": closed, "line": 1})).await;
    assert!(ran.join("\n").contains("import_module(\"closed\")"), "{ran:?}");
    // A file of tests alone: nothing says which.
    editor.folder.write("test_b.py", "def test_a():\n    pass\n\n\n");
    editor.open("test_b.py", "def test_a():\n    pass\n\n\n").await;
    let mut other = Editor::with_runs(SAYS_HOW).await;
    other.folder.write("test_b.py", "def test_a():\n    pass\n\n\n");
    other.open("test_b.py", "def test_a():\n    pass\n\n\n").await;
    let uri = other.uri("test_b.py");
    let answer = other.command("sidewinder.analyse", json!([{"uri": uri, "line": 3}])).await;
    assert_eq!(answer["configurations"][0]["name"], "test_b.py::test_a", "{answer}");
}

#[tokio::test]
async fn what_cannot_be_run_is_refused_with_its_place() {
    let mut editor = editor().await;
    let why = refused(&mut editor, json!("bunch")).await;
    assert_eq!(why, "There is no run configuration bunch: there are bench, talk.");
    assert!(refused(&mut editor, json!("t/x.py::test_a")).await.contains("is in no folder"));
    assert!(refused(&mut editor, Value::Null).await.contains("Nothing was run yet"));
    assert!(refused(&mut editor, json!(3)).await.contains("3 is not the name"));
    assert!(refused(&mut editor, json!({"line": 3})).await.contains("names no file"));
    fs::remove_file(editor.folder.0.join("in.txt")).unwrap();
    editor.command("sidewinder.analyse", json!(["bench"])).await;
    let said = told(&mut editor, "cannot be run").await;
    assert!(said.starts_with("bench cannot be run: its standard input, "), "{said}");
    assert!(said.ends_with("in.txt, is not there (pyproject.toml:2)."), "{said}");
}

#[tokio::test]
async fn tests_are_run_by_pytest_and_unittest() {
    let mut editor = editor().await;
    fs::create_dir_all(editor.folder.0.join("t")).unwrap();
    fs::create_dir_all(editor.folder.0.join(".venv/lib/python3.11/site-packages/pytest")).unwrap();
    editor.folder.write("t/test_p.py", "def test_a():\n    pass\n");
    editor.folder.write(
        "t/test_u.py",
        "import unittest\nclass A(unittest.TestCase):\n    def test_b(self): pass\n",
    );
    let ran = words(&mut editor, json!("t/test_p.py::test_a")).await;
    let pytest =
        ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:faulthandler", "--assert=plain"];
    assert_eq!(ran[..8], pytest);
    assert_eq!(ran[8], "t/test_p.py::test_a");
    let packages = editor.folder.0.join(".venv/lib/python3.11/site-packages");
    assert!(editor.file("env").await.contains(packages.to_str().unwrap()));
    let ran = words(&mut editor, json!("t/test_u.py::A::test_b")).await;
    assert_eq!(ran, ["-m", "unittest", "test_u.A.test_b"]);
}

#[tokio::test]
async fn entry_points_have_lenses_and_nothing_else_has() {
    let mut editor = editor().await;
    let text = "def f(x):  # sidewinder: run f(1)\n    return x\n\ndef g(): pass\n\nif __name__ == '__main__':\n    f(2)\n";
    editor.folder.write("a.py", text);
    editor.open("a.py", text).await;
    let uri = editor.uri("a.py");
    let ask = json!({"textDocument": {"uri": uri}});
    let lenses = editor.ask("textDocument/codeLens", ask.clone()).await;
    let found: Vec<(u64, &str, &str)> = lenses
        .as_array()
        .unwrap()
        .iter()
        .map(|lens| {
            let command = &lens["command"];
            let line = lens["range"]["start"]["line"].as_u64().unwrap() + 1;
            (line, command["title"].as_str().unwrap(), command["command"].as_str().unwrap())
        })
        .collect();
    let expected =
        [(1, "▶ Analyse", "sidewinder.analyse"), (6, "▶ Analyse", "sidewinder.analyseFile")];
    assert_eq!(found, expected);
    assert_eq!(lenses[0]["command"]["arguments"], json!([{"uri": uri, "line": 0}]));
    // After a run the file says what it came to.
    editor.folder.write("boxed.py", &format!("{BOXED}if __name__ == '__main__': pass\n"));
    editor
        .replace(
            "boxed.py",
            "gather(50_000, [])\n",
            "gather(50_000, [])\nif __name__ == '__main__': pass\n",
        )
        .await;
    editor.analyse("boxed.py").await;
    let uri = editor.uri("boxed.py");
    let lenses = editor.ask("textDocument/codeLens", json!({"textDocument": {"uri": uri}})).await;
    let title = lenses[1]["command"]["title"].as_str().unwrap();
    assert!(title.ends_with(" s · 2 hot loops · 3 tips"), "{title}");
    let script = editor.folder.0.join("sidewinder.sh");
    let settings = json!({"sidewinder": {"path": script, "codeLens": {"entryPoints": false}}});
    editor.tell("workspace/didChangeConfiguration", json!({"settings": settings})).await;
    assert_eq!(editor.ask("textDocument/codeLens", ask).await, Value::Null);
}

#[tokio::test]
async fn unsaved_texts_of_all_documents_are_run() {
    let mut editor = editor().await;
    editor.folder.write("shapes.py", "a = 1\n");
    editor.folder.write("same.py", "b = 1\n");
    editor.open("shapes.py", "a = 2\n").await;
    editor.open("same.py", "b = 1\n").await;
    editor.replace("boxed.py", "class BoxedInteger:", "# new\nclass BoxedInteger:").await;
    let run = editor.start("boxed.py").await;
    let words = editor.end_of(run).await;
    assert!(words.contains("It was analysed with unsaved changes in 2 files."), "{words}");
    let overlay: Value = serde_json::from_str(&editor.file("overlay").await).unwrap();
    let of = |name: &str| overlay[editor.folder.0.join(name).to_str().unwrap()].as_str();
    assert!(of("boxed.py").unwrap().starts_with("# new\nclass"), "by their real names: {overlay}");
    assert_eq!((of("shapes.py"), of("same.py")), (Some("a = 2\n"), None));
    // The folder of the overlay goes with the run.
    let args = editor.file("args").await;
    let path = args.lines().find_map(|word| word.strip_prefix("--overlay=")).unwrap().to_owned();
    let gone = async {
        while fs::exists(&path).unwrap() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, gone).await.expect("the folder is gone");
    assert_eq!(fs::read_to_string(editor.folder.0.join("boxed.py")).unwrap(), BOXED, "not saved");
}
